// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QDir>
#include <QFile>

namespace tests {

QByteArray Outcome::told() const
{
    return "status " + QByteArray::number(exitStatus) + "\n--- standard output\n" + out.left(2000) + "\n--- standard error\n" + err;
}

Terminal::Terminal()
    : m_environment(QProcessEnvironment::systemEnvironment())
{
    QDir(m_folder.path()).mkpath(QStringLiteral("work"));
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "LANG", "LANGUAGE", "LC_ALL",
                             "LC_MESSAGES", "LC_NUMERIC", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_DIRS"})
        m_environment.remove(QString::fromLatin1(name));
    m_environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    m_environment.insert(QStringLiteral("HOME"), m_folder.path());
    m_environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.filePath(QStringLiteral("config")));
}

Outcome Terminal::run(const QStringList &arguments) const
{
    QProcess process;
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_folder.filePath(QStringLiteral("work")));
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM), arguments);
    constexpr int longest = 60'000; // milliseconds: sanitizers on a busy machine
    if (!process.waitForFinished(longest)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + "\n(did not end)"};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QString Terminal::write(const QString &name, const QByteArray &contents) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return name;
}

QByteArray Terminal::read(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList Terminal::files() const
{
    return QDir(path(QString())).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray catalogueOf(const QByteArray &devices)
{
    return "{\n  \"format\": \"ridgepoint-catalogue\",\n  \"version\": 1,\n  \"devices\": [\n" + devices + "\n  ]\n}\n";
}

QList<QStringList> parseCsv(const QByteArray &text)
{
    QList<QStringList> rows;
    QStringList row;
    QString field;
    bool isQuoted = false;
    const QString characters = QString::fromUtf8(text);
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const QChar c = characters[i];
        if (isQuoted && c == u'"' && i + 1 < characters.size() && characters[i + 1] == u'"') {
            field += c;
            ++i;
        } else if (c == u'"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && c == u',') {
            row << std::exchange(field, {});
        } else if (!isQuoted && c == u'\n') {
            row << std::exchange(field, {});
            rows << std::exchange(row, {});
        } else if (isQuoted || c != u'\r') {
            field += c;
        }
    }
    return rows;
}

QByteArray notRefusedWith(const Outcome &outcome, const QStringList &words)
{
    const auto complain = [&](const QByteArray &what) { return what + "\n" + outcome.told(); };
    if (outcome.exitStatus != 2)
        return complain("the status is not 2");
    if (!outcome.out.isEmpty())
        return complain("something stands on standard output");
    if (!outcome.err.startsWith("ridgepoint: ") || outcome.err.count('\n') != 1 || !outcome.err.endsWith('\n'))
        return complain("standard error is not one line that begins \"ridgepoint: \"");
    for (const QString &word : words) {
        if (!outcome.err.contains(word.toUtf8()))
            return complain("the line does not say: " + word.toUtf8());
    }
    return {};
}

} // namespace tests
