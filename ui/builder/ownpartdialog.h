// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Forms of the builder: a part of one's own, what one knows better of a part, and what one pays for it.
#pragma once

#include "model/server/ownparts.h"
#include "model/server/serverbuild.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace ui {

class FactFields;

class OwnPartDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OwnPartDialog(model::PartCategory category, QWidget *parent = nullptr);

    [[nodiscard]] model::OwnPart part() const;

private:
    void check();

    model::PartCategory m_category;
    QLineEdit *m_name;
    QLineEdit *m_vendor;
    FactFields *m_facts;
    QLabel *m_fault;
    QDialogButtonBox *m_buttons;
};

/// Facts of a part in one build alone: what is not known can be filled in, what is known replaced.
class PartFactsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `part` as the catalogue has it.
    PartFactsDialog(const model::Part &part, const model::ServerBuild &build, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<model::FactOverride> facts() const;

private:
    QString m_partId;
    FactFields *m_facts;
};

/// What a person pays for one of a part in a build.
class PartPriceDialog : public QDialog
{
    Q_OBJECT

public:
    PartPriceDialog(const model::Part &part, const model::ServerBuild &build, model::Currency currency,
                    QWidget *parent = nullptr);

    /// nullopt: the price of the catalogue, if there is one.
    [[nodiscard]] std::optional<model::Money> price() const;

private:
    QLineEdit *m_amount;
    QComboBox *m_currency;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

} // namespace ui
