// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Runs the built program as a person at a terminal does, and what the tests of its commands share.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

namespace tests {

struct Outcome
{
    int exitStatus = -1; ///< -1: it crashed, or did not end in time
    QByteArray out;
    QByteArray err;

    /// All of it, for the message of a failed test.
    [[nodiscard]] QByteArray told() const;
    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// A folder of its own for each use, with a home, settings and working directory for the program. There is no display
/// and the locale is C.UTF-8, unless the test says otherwise.
class Terminal
{
public:
    Terminal();

    [[nodiscard]] Outcome run(const QStringList &arguments) const;
    void setVariable(const QString &name, const QString &value) { m_environment.insert(name, value); }
    void unsetVariable(const QString &name) { m_environment.remove(name); }

    /// Writes a file into the working directory; returns its name.
    QString write(const QString &name, const QByteArray &contents) const;
    [[nodiscard]] QByteArray read(const QString &name) const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(QStringLiteral("work/") + name); }
    /// Names of what is in the working directory, folders too.
    [[nodiscard]] QStringList files() const;

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

/// "compare --sparse" as a list of words; with "|" as separator, pieces that hold spaces.
[[nodiscard]] inline QStringList words(const char *text, char separator = ' ')
{
    return QString::fromUtf8(text).split(QLatin1Char(separator), Qt::SkipEmptyParts);
}

/// A catalogue file with these devices, as JSON text.
[[nodiscard]] QByteArray catalogueOf(const QByteArray &devices);

/// Rows of a CSV text (RFC 4180), the head first.
[[nodiscard]] QList<QStringList> parseCsv(const QByteArray &text);

/// Is it a refusal as cli.md wants it: status 2, nothing on standard output, and one line on standard error that begins
/// "ridgepoint: " and has all these words? Returns what is wrong, or an empty text.
[[nodiscard]] QByteArray notRefusedWith(const Outcome &outcome, const QStringList &words);

} // namespace tests

/// Both run what they are given once.
#define VERIFY_DONE(run) \
    do { \
        const tests::Outcome verified = (run); \
        QVERIFY2(verified.exitStatus == 0 && verified.err.isEmpty(), verified.told().constData()); \
    } while (false)
#define VERIFY_REFUSED(run, words) \
    do { \
        const QByteArray complaint = tests::notRefusedWith((run), words); \
        QVERIFY2(complaint.isEmpty(), complaint.constData()); \
    } while (false)
