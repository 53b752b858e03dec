// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Fields for the facts of a part, checked as they are typed. What is left empty stays as it is known, or not known.
#pragma once

#include "model/server/ownparts.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ui {

class FactFields : public QWidget
{
    Q_OBJECT

public:
    /// A field for each fact of the category that a person can give; what is known of `part` stands in the fields as a
    /// hint. `part` may be nullptr.
    FactFields(model::PartCategory category, const model::Part *part, QWidget *parent = nullptr);

    /// What a person gave before.
    void setFacts(const std::vector<std::pair<QString, model::FactValue>> &facts);
    /// What is typed and holds.
    [[nodiscard]] std::vector<std::pair<QString, model::FactValue>> facts() const;
    /// What is wrong with the first field that does not hold; empty when all do.
    [[nodiscard]] QString fault() const;

signals:
    void edited();

private:
    struct Field
    {
        QString key;
        QString label;
        QLineEdit *edit;
    };

    model::PartCategory m_category;
    QList<Field> m_fields;
};

} // namespace ui
