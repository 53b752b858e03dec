// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A chart on the window. Give it a ChartSpec; hover, click, keyboard, theme, table view, accessibility and copying
/// are the same for every ChartKind.
///
/// The view paints its ChartScene itself, without a QGraphicsView: nothing is built before the first paint, and any
/// number of changes between two paints costs one layout. It asks for the height that its rows need, so put it in a
/// QScrollArea with setWidgetResizable(true).
///
/// Keys: Up, Down, Home, End move the ring; Enter or Space choose and pin the tip; Escape clears; Ctrl+C copies; T shows the table.
/// Signals are emitted as the last step of handling an event, so a slot may set another spec.
#pragma once

#include "chartlayer.h"
#include "chartspec.h"

#include <QWidget>

#include <memory>

class QAction;
class QTableView;

namespace ui {

class ChartScene;
class ChartTableModel;
class PinnedTip;

class ChartView final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setSpec(const ChartSpec &spec);
    [[nodiscard]] const ChartSpec &spec() const;

    /// Marks to emphasise; the others are dimmed. Ids that the chart does not have are kept for the next spec.
    void setSelectedIds(const QStringList &ids);
    [[nodiscard]] QStringList selectedIds() const { return m_selectedIds; }

    /// The mark with the keyboard's ring; empty when there is none.
    [[nodiscard]] QString currentId() const;
    void setCurrentId(const QString &id);

    /// Without title and with one line of sources, where the page around it says the rest. Pictures have all of it.
    void setCompact(bool compact);

    /// The mark whose tip stays; a click or Enter pins it, once more or Escape lets it go.
    [[nodiscard]] QString pinnedId() const { return m_pinnedId; }
    void setPinnedId(const QString &id);

    [[nodiscard]] bool isTableShown() const;
    void setTableShown(bool shown);

    [[nodiscard]] QAction *copyAction() const { return m_copyAction; } ///< picture and data, Ctrl+C
    [[nodiscard]] QAction *copyPictureAction() const { return m_copyPictureAction; }
    [[nodiscard]] QAction *copyDataAction() const { return m_copyDataAction; }
    [[nodiscard]] QAction *copyCommandAction() const { return m_copyCommandAction; }
    [[nodiscard]] QAction *saveAction() const { return m_saveAction; }   ///< emits exportRequested()
    [[nodiscard]] QAction *tableAction() const { return m_tableAction; } ///< checkable, T

    /// Further actions of the page, at the end of the context menu.
    void setPageActions(const QList<QAction *> &actions) { m_pageActions = actions; }

    /// Where a mark is, in widget coordinates; empty in the table and the empty state.
    [[nodiscard]] QRect markRect(qsizetype index) const;
    [[nodiscard]] qsizetype markAt(const QPoint &position) const;
    [[nodiscard]] qsizetype currentIndex() const { return m_emphasis.current; }

    /// Texts of the scene, for tests of its layout.
    [[nodiscard]] ChartScene &scene() const;

    /// As a click on the mark.
    void activateMark(qsizetype index, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void markHovered(const QString &id); ///< empty when the pointer has left
    void markClicked(const QString &id);
    void currentChanged(const QString &id);
    void selectionChanged(const QStringList &ids); ///< by the user, not by setSelectedIds()
    void tableShownChanged(bool shown);
    void exportRequested();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void createActions();
    void retranslate();
    void restyle();
    void createTable();
    void refit();
    void placePinnedTip();
    void setHovered(qsizetype index);
    void setCurrent(qsizetype index);
    void scrollTo(const QRect &rect);
    void showTip(qsizetype index, const QPoint &position);
    void copyTable();
    [[nodiscard]] qsizetype indexOf(const QString &id) const;
    [[nodiscard]] QString idAt(qsizetype index) const;
    void updateAccessibleTexts();

    std::unique_ptr<ChartScene> m_scene;
    ChartEmphasis m_emphasis;
    QStringList m_selectedIds;
    mutable bool m_isFitted = false;
    qsizetype m_pressed = -1;
    bool m_ringShown = false; ///< the ring is for the keyboard; a click moves it without showing it
    ChartTableModel *m_tableModel = nullptr;
    QTableView *m_table = nullptr;
    PinnedTip *m_pinnedTip = nullptr;
    QString m_pinnedId;
    QAction *m_copyAction = nullptr;
    QAction *m_copyPictureAction = nullptr;
    QAction *m_copyDataAction = nullptr;
    QAction *m_copyCommandAction = nullptr;
    QAction *m_saveAction = nullptr;
    QAction *m_tableAction = nullptr;
    QList<QAction *> m_pageActions;
};

} // namespace ui
