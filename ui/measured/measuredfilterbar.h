// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The conditions of the Measured page: words, choices with the number of figures each has, and what to do with files of a
/// person's own.
#pragma once

#include "model/measured/measureddata.h"
#include "model/measured/measuredfilter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QTimer;
class QToolButton;

namespace ui {

class MeasuredFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit MeasuredFilterBar(QWidget *parent = nullptr);

    /// Fills the choices; what is chosen stays where it still is one.
    void setData(const model::MeasuredData &data);
    /// How many of how many figures pass.
    void setCount(std::size_t shown, std::size_t all);
    void setOwnFiles(const QStringList &names);

    /// What is asked for. The devices of the comparison are put in by the page.
    [[nodiscard]] model::MeasuredFilter filter() const;
    [[nodiscard]] bool isOnlyCompared() const;
    void reset();

signals:
    void changed();
    void addRequested();
    void removeRequested(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill(QComboBox *box, const QString &any, const std::vector<model::MeasuredChoice> &choices);
    void fillKinds(const model::MeasuredData &data);
    void fillMenu();

    QLineEdit *m_words;
    QComboBox *m_what;
    QComboBox *m_device;
    QComboBox *m_engine;
    QComboBox *m_source;
    QCheckBox *m_onlyCompared;
    QCheckBox *m_onlyArticles;
    QCheckBox *m_onlyYours;
    QToolButton *m_reset;
    QToolButton *m_own;
    QMenu *m_menu;
    QLabel *m_count;
    QTimer *m_typing;
    QStringList m_ownFiles;
};

} // namespace ui
