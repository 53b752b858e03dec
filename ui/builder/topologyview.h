// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The topology as a picture, with the same in words under it.
#pragma once

#include "model/server/topology.h"

#include <QWidget>

class QPlainTextEdit;

namespace ui {

class TopologyPicture : public QWidget
{
    Q_OBJECT

public:
    explicit TopologyPicture(QWidget *parent = nullptr);

    void setTopology(const model::Topology &topology);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Box
    {
        QRectF place;
        int parent; ///< its box; -1: none
    };

    [[nodiscard]] std::vector<Box> boxes() const;
    [[nodiscard]] QSize boxSize() const;
    [[nodiscard]] int columns() const;

    model::Topology m_topology;
};

class TopologyView : public QWidget
{
    Q_OBJECT

public:
    explicit TopologyView(QWidget *parent = nullptr);

    void setTopology(const model::Topology &topology);
    void retranslate();

private:
    TopologyPicture *m_picture;
    QPlainTextEdit *m_text;
};

} // namespace ui
