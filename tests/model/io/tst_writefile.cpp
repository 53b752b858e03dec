// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/writefile.h"
#include "tests/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace model;

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

} // namespace

class WriteFileTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void fileIsWrittenAndReplaced()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("图表 %1.csv"));
        QVERIFY(writeFile(path, QByteArray("one")));
        QCOMPARE(contentsOf(path), QByteArray("one"));
        QVERIFY(writeFile(path, QByteArray("two")));
        QCOMPARE(contentsOf(path), QByteArray("two"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void whatFailsHalfwayLeavesTheOldFileAndNoOther()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.csv"));
        QVERIFY(writeFile(path, QByteArray("old")));
        const auto written = writeFile(path, [](QIODevice &device) {
            device.write("half of the n");
            return false;
        });
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::CannotWrite);
        QCOMPARE(written.error().file, path);
        QCOMPARE(contentsOf(path), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QVERIFY(!writeFile(folder.filePath(QStringLiteral("new.csv")), [](QIODevice &) { return false; }));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("new.csv"))));
    }

    void missingFolderIsNamed()
    {
        const auto written = writeFile(QStringLiteral("/nowhere/at/all.csv"), QByteArray("x"));
        QVERIFY(!written);
        QCOMPARE(written.error().toText(),
                 QStringLiteral("/nowhere/at/all.csv: cannot be written: there is no folder /nowhere/at"));
    }

    void folderInPlaceOfAFileIsNamed()
    {
        QTemporaryDir folder;
        const auto written = writeFile(folder.path(), QByteArray("x"));
        QVERIFY(!written);
        QVERIFY(written.error().message.contains(QStringLiteral("it is a folder")));
    }

    void folderWithoutRightsIsNamed()
    {
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        QTemporaryDir folder;
        QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        const auto written = writeFile(folder.filePath(QStringLiteral("x.csv")), QByteArray("x"));
        QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    }

    /// A file put in the place of a pipe would take the pipe away: `--out /dev/stdout` as root replaces the device.
    void pipeIsWrittenAndStaysAPipe()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        QFile reader(path);
        QVERIFY(reader.open(QIODevice::ReadWrite | QIODevice::Unbuffered)); // keeps the pipe open on both ends
        QVERIFY(writeFile(path, QByteArray("through the pipe")));
        QCOMPARE(reader.read(16), QByteArray("through the pipe"));
        struct stat status = {};
        QCOMPARE(stat(path.toLocal8Bit().constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
    }
};

RIDGEPOINT_TEST(WriteFileTest)
#include "tst_writefile.moc"
