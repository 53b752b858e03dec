// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qtmessages.h"

#include "commandline.h"

#include <QStringList>

#include <cstdio>
#include <cstdlib>

namespace app {

namespace {

bool hasStarted = false;
QStringList *heldBack = nullptr; // warnings of the start, told together if it fails

/// The offscreen platform tells at each window what it cannot do; Qt tells that it has put a missing locale or runtime
/// folder right.
bool isRemark(const QString &message)
{
    for (const char *beginning : {"This plugin does not support ", "Detected locale ", "Qt depends on a UTF-8 locale",
                                  "QStandardPaths: XDG_RUNTIME_DIR not set"}) {
        if (message.startsWith(QLatin1String(beginning)))
            return true;
    }
    return false;
}

[[noreturn]] void refusePlatform(const QString &message)
{
    const QString reason = heldBack && !heldBack->isEmpty() ? heldBack->first() : message.section(QLatin1Char('\n'), 0, 0);
    static const QString available = QStringLiteral("Available platform plugins are: ");
    const qsizetype list = message.indexOf(available);
    const QString expected = list < 0 ? QString()
        : QStringLiteral("; expected one of %1").arg(message.mid(list + available.size()).section(QLatin1Char('\n'), 0, 0));
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        complain(QStringLiteral("QT_QPA_PLATFORM: found \"%1\": %2%3").arg(qEnvironmentVariable("QT_QPA_PLATFORM"), reason, expected));
    else
        complain(QStringLiteral("the window needs a display: %1; see \"ridgepoint --help\" for what can be done without one").arg(reason));
    std::_Exit(ExitUsage);
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (isRemark(message))
        return;
    if (!hasStarted && type == QtFatalMsg)
        refusePlatform(message);
    if (!hasStarted && heldBack) {
        *heldBack << message;
        return;
    }
    std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, message)));
}

} // namespace

void installMessageHandler()
{
    static QStringList warnings;
    heldBack = &warnings;
    qInstallMessageHandler(handle);
}

void applicationHasStarted()
{
    hasStarted = true;
    if (!heldBack)
        return;
    for (const QString &warning : std::as_const(*heldBack))
        std::fprintf(stderr, "%s\n", qUtf8Printable(warning));
    heldBack->clear();
}

} // namespace app
