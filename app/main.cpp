// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"
#include "commands.h"

#include "model/text/language.h"
#include "ui/shell/settings.h"
#include "ui/shell/theme.h"

#include <QApplication>

#include <cstdio>

namespace {

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("ridgepoint"));
    QCoreApplication::setApplicationName(QStringLiteral("ridgepoint"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RIDGEPOINT_VERSION));
}

/// Pictures need fonts but no display; the window needs one.
void choosePlatform(const app::CommandLine &line)
{
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (!chosen && line.draws() && !line.opensWindow())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const auto *screenshot = std::get_if<app::ScreenshotCommand>(&line.command); screenshot && screenshot->scaleFactor != 1)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(screenshot->scaleFactor));
}

/// The offscreen platform tells at each window what it cannot do, which is of no use to anybody.
void dropOffscreenRemarks(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    static const QString remark = QStringLiteral("This plugin does not support ");
    if (!message.startsWith(remark))
        std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, message)));
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

} // namespace

int main(int argc, char **argv)
{
    nameApplication();
    const app::CommandLine line = app::parseCommandLine(argc, argv);
    if (!line.draws()) {
        QCoreApplication application(argc, argv);
        model::setLanguage(line.language.isEmpty() ? model::systemLanguage() : line.language);
        return app::runCommand(line);
    }
    choosePlatform(line);
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen")
        qInstallMessageHandler(dropOffscreenRemarks);
    if (line.opensWindow() && !hasDisplay()) {
        app::complain(QStringLiteral("there is no display to open the window on; see \"ridgepoint --help\" for what can be done without one"));
        return app::ExitUsage;
    }
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.ridgepoint.Ridgepoint"));
    ui::prepareApplication();
    model::setLanguage(!line.language.isEmpty() ? line.language : line.opensWindow() ? ui::Settings().language() : model::systemLanguage());
    return line.opensWindow() ? app::runWindow(line) : app::runCommand(line);
}
