// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include "commandline.h"

#include <cstdio>

namespace app {

void print(const QByteArray &text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

void print(const QString &text)
{
    print(text.toUtf8());
}

int refuse(const model::Error &error)
{
    complain(error.toText());
    return ExitUsage;
}

} // namespace app
