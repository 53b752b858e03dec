// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the tests of the model share: the built-in catalogue, the files of tests/data, and finding a fault.
#pragma once

#include "model/catalogue/catalogue.h"

#include <QTest>

namespace tests {

inline QString dataFile(const QString &name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/") + name;
}

/// Read once an executable.
inline const model::Catalogue &builtIn()
{
    static const model::Catalogue catalogue = model::loadCatalogue().catalogue;
    return catalogue;
}

/// A device of the built-in catalogue; a test that names an unknown one has a slip of its own.
inline const model::Device &device(const char *id)
{
    const model::Device *found = builtIn().find(QString::fromLatin1(id));
    if (!found)
        qFatal("the catalogue has no %s", id);
    return *found;
}

/// All faults, one a line, without the folder of the file: what a failed test prints.
inline QString listed(const model::Errors &faults)
{
    QStringList lines;
    for (model::Error fault : faults) {
        fault.file = fault.file.section(QLatin1Char('/'), -1);
        lines << fault.toText();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace tests

#define VERIFY_NO_FAULTS(faults)                                                                                       \
    do {                                                                                                               \
        const model::Errors &found = (faults);                                                                         \
        QVERIFY2(found.empty(), qPrintable(tests::listed(found)));                                                     \
    } while (false)
