// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Several test classes in one executable. A file tst_x.cpp holds one class, derived from tests::TestCase, and ends
/// with RIDGEPOINT_TEST(Class) and #include "tst_x.moc". The executable runs all of them, or the one that its first
/// argument names: `test_ui tst_chartview`, with the usual arguments of Qt Test behind.
#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace tests {

/// A warning that nobody expects fails the test, save the lines that the offscreen platform prints.
class TestCase : public QObject
{
    Q_OBJECT

private slots:
    void init();
};

using Maker = std::unique_ptr<TestCase> (*)();

/// Adds a class under the name of its file; the value is only there to initialise a variable.
bool registerTest(const char *file, Maker make);

} // namespace tests

#define RIDGEPOINT_TEST(Class)                                                                                         \
    static const bool isRegistered##Class = tests::registerTest(                                                       \
        __FILE__, [] { return std::unique_ptr<tests::TestCase>(std::make_unique<Class>()); });
