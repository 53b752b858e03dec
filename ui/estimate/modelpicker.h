// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Choosing the model of an estimate: one of the built-in ones by typing a part of its name, a config.json or GGUF file, or
/// a mere number of parameters by a slider or as text ("70B").
#pragma once

#include "model/estimate/requestwords.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace ui {

class ModelPicker : public QWidget
{
    Q_OBJECT

public:
    explicit ModelPicker(QWidget *parent = nullptr);

    /// Shows the model that the words name.
    void showWords(const model::RequestWords &words);
    void retranslate();

signals:
    /// A key of a request ("model", "params") and its word; the other key is to be left out.
    void chosen(const QString &key, const QString &word);

private:
    void fill();
    void take(const QString &text);
    void openFile();
    void showSize(double parameters);

    QLabel *m_label;
    QComboBox *m_box;
    QToolButton *m_open;
    QLabel *m_sizeLabel;
    QSlider *m_size;
};

} // namespace ui
