// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A form for a device of the person's own, checked as it is typed. What is left empty stays unknown.
#pragma once

#include "model/catalogue/ownentries.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace ui {

class OwnDeviceDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with these figures. Ids and names that are taken may not be used again.
    OwnDeviceDialog(const model::OwnDevice &device, QStringList takenIds, QStringList takenNames,
                    QWidget *parent = nullptr);

    /// What was entered; the id is made from the name unless the device had one.
    [[nodiscard]] model::OwnDevice device() const;

private:
    struct NumberField
    {
        QLineEdit *edit;
        std::optional<double> model::OwnDevice::*member;
    };
    struct RateField
    {
        model::NumberFormat format;
        QLineEdit *dense;
        QLineEdit *sparse;
    };

    void addFields(QFormLayout *form);
    QWidget *makeRates();
    void fill(const model::OwnDevice &device);
    void check();
    [[nodiscard]] std::optional<double> numberIn(const QLineEdit *edit) const;
    [[nodiscard]] QLineEdit *numberEdit(const QString &accessibleName);

    model::OwnDevice m_given; ///< also what the form has no field for
    QStringList m_takenIds;
    QStringList m_takenNames;
    QLineEdit *m_name;
    QLineEdit *m_vendor;
    QComboBox *m_kind;
    QCheckBox *m_unified;
    QLineEdit *m_year;
    QLineEdit *m_note;
    QList<NumberField> m_numbers;
    QList<RateField> m_rates;
    QLabel *m_faults;
    QDialogButtonBox *m_buttons;
};

} // namespace ui
