// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mnemonics.h"

#include <QRegularExpression>

namespace ui {

QString withoutMnemonic(QString text)
{
    static const QRegularExpression behind(QStringLiteral("\\(&\\w\\)"));
    return text.remove(behind).remove(QLatin1Char('&'));
}

} // namespace ui
