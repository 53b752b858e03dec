// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testmain.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    return tests::run<QCoreApplication>(argc, argv);
}
