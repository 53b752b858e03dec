// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The parts of a build, by category. Rows stay while their part does, so that the keyboard's focus stays as well.
#pragma once

#include "model/server/serveranswer.h"

#include <QScrollArea>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ui {

class PartRow;

class PartsPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit PartsPanel(QWidget *parent = nullptr);

    void showAnswer(const model::ServerAnswer &answer);
    void retranslate();

signals:
    void addRequested(model::PartCategory category);
    void exchangeRequested(const QString &partId);
    void factsRequested(const QString &partId);
    void priceRequested(const QString &partId);
    void quantityChanged(const QString &partId, int quantity);

private:
    struct Section
    {
        model::PartCategory category;
        QLabel *title;
        QToolButton *add;
        QVBoxLayout *body;
        QList<PartRow *> rows;
    };

    void addSection(QVBoxLayout *layout, model::PartCategory category);
    PartRow *makeRow();
    void fill(Section &section, const model::ServerAnswer &answer);

    QList<Section> m_sections;
};

} // namespace ui
