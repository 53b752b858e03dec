// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A form for a price of the person's own: amount, currency, kind and date.
#pragma once

#include "model/catalogue/device.h"

#include <QDialog>

class QComboBox;
class QDateEdit;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace ui {

class OwnPriceDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OwnPriceDialog(const model::Device &device, QWidget *parent = nullptr);

    [[nodiscard]] model::Price price() const;

private:
    void check();

    QLineEdit *m_amount;
    QComboBox *m_currency;
    QComboBox *m_kind;
    QDateEdit *m_date;
    QLineEdit *m_source;
    QLabel *m_fault;
    QDialogButtonBox *m_buttons;
};

} // namespace ui
