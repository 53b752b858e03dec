// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Totals as small tiles that wrap: a label, a value, and behind it what was assumed.
#pragma once

#include "model/server/serveranswer.h"

#include <QWidget>

class QLabel;

namespace ui {

class TotalsStrip : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsStrip(QWidget *parent = nullptr);

    void showTotals(const std::vector<model::TotalText> &totals);

private:
    QList<QLabel *> m_tiles;
};

} // namespace ui
