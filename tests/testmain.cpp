// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringList>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
#else
#include <QCoreApplication>
#endif

namespace tests {

namespace {

QMap<QString, Maker> &registeredTests()
{
    static QMap<QString, Maker> all;
    return all;
}

} // namespace

void TestCase::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(R"(^(?!This plugin does not support ))")));
}

bool registerTest(const char *file, Maker make)
{
    registeredTests().insert(QFileInfo(QString::fromUtf8(file)).completeBaseName(), make);
    return true;
}

} // namespace tests

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
#if defined(QT_WIDGETS_LIB)
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("fusion"));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
#else
    QCoreApplication application(argc, argv);
#endif
    QCoreApplication::setApplicationName(QStringLiteral("ridgepoint-test"));

    const QMap<QString, tests::Maker> &all = tests::registeredTests();
    QStringList arguments = QCoreApplication::arguments();
    QStringList names = all.keys();
    if (arguments.size() > 1 && arguments.at(1).startsWith(QLatin1String("tst_"))) {
        names = {arguments.takeAt(1)};
        if (!all.contains(names.first())) {
            qCritical("no test of that name; there are: %s", qPrintable(all.keys().join(u' ')));
            return 2;
        }
    }
    int failed = 0;
    for (const QString &name : names)
        failed += QTest::qExec(all.value(name)().get(), arguments);
    return failed > 0 ? 1 : 0;
}
