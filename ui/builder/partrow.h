// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One part of a build in the list: how many, what it is, what it costs and draws, and what can be done with it.
#pragma once

#include "model/server/serverfacts.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QToolButton;

namespace ui {

class ElidedLabel;

class PartRow : public QWidget
{
    Q_OBJECT

public:
    explicit PartRow(QWidget *parent = nullptr);

    /// A part as it is in a build. The worst finding about it marks the row.
    void showPart(const model::FittedPart &part, const model::ServerFacts &facts, const QString &mark);
    /// A part that no catalogue has at present.
    void showUnknown(const QString &partId, int quantity);
    [[nodiscard]] const QString &partId() const { return m_partId; }

signals:
    void quantityChanged(const QString &partId, int quantity);
    void exchangeRequested(const QString &partId);
    void factsRequested(const QString &partId);
    void priceRequested(const QString &partId);
    void removeRequested(const QString &partId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setQuantity(int quantity, bool isOne);
    void nameButtons();

    QString m_partId;
    QString m_name;
    QSpinBox *m_quantity;
    ElidedLabel *m_title;
    ElidedLabel *m_details;
    QToolButton *m_price;
    QToolButton *m_facts;
    QToolButton *m_exchange;
    QToolButton *m_remove;
};

} // namespace ui
