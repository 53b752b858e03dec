// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One executable for a folder of tests: each file tst_NAME.cpp registers its class with RIDGEPOINT_TEST, and
/// main() runs the one that is named first on the command line, or all. Arguments after it are Qt Test's own:
///
///     tst_model quantities -functions
///     tst_model                          all, one after the other
#pragma once

#include <QFileInfo>
#include <QTest>

#include <functional>
#include <iostream>
#include <map>
#include <memory>

namespace tests {

using Factory = std::function<std::unique_ptr<QObject>()>;

inline std::map<QString, Factory> &registry()
{
    static std::map<QString, Factory> classes;
    return classes;
}

template<class TestClass>
bool registerTest(const char *file)
{
    const QString name = QFileInfo(QString::fromUtf8(file)).completeBaseName().mid(4); // behind "tst_"
    return registry().emplace(name, [] { return std::make_unique<TestClass>(); }).second;
}

/// Returns the number of failed tests.
template<class Application>
int run(int argc, char **argv)
{
    Application application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    const bool isOne = arguments.size() > 1 && !arguments[1].startsWith(QLatin1Char('-'));
    const QString wanted = isOne ? arguments.takeAt(1) : QString();
    if (isOne && !registry().contains(wanted)) {
        std::cerr << "no test is called " << wanted.toStdString() << '\n';
        return 1;
    }
    int failures = 0;
    for (const auto &[name, create] : registry()) {
        if (!isOne || name == wanted)
            failures += QTest::qExec(create().get(), arguments);
    }
    return failures;
}

} // namespace tests

/// Stands in tst_NAME.cpp, before the line that includes tst_NAME.moc.
#define RIDGEPOINT_TEST(TestClass) \
    namespace { \
    [[maybe_unused]] const bool registered = tests::registerTest<TestClass>(__FILE__); \
    }
