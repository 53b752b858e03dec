// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A table of the Measured page: rows that are read, sorted by a click on a header, copied and followed to their source by
/// keys and by the context menu.
#pragma once

#include <QTableView>

class QAction;

namespace ui {

class FactTable : public QTableView
{
    Q_OBJECT

public:
    enum class Sources { Linked, None };

    explicit FactTable(Sources sources, QWidget *parent = nullptr);

    /// In the order of the data until a header is clicked.
    void setModel(QAbstractItemModel *model) override;
    /// Widths in characters: contents of thousands of rows are not measured one by one.
    void setWidths(const QList<int> &characters);
    /// The selected rows, top to bottom.
    [[nodiscard]] std::vector<int> selectedRows() const;

signals:
    void copyRequested();
    void openRequested(const QModelIndex &index); ///< the source of a row

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QAction *m_copy;
    QAction *m_open = nullptr;
};

} // namespace ui
