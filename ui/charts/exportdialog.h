// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Asks how charts are to be saved, and shows the picture as it will be.
#pragma once

#include "exportchoice.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace ui {

class PicturePreview;

class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Data files hold one chart, so several charts are offered as pictures alone.
    ExportDialog(const QList<ChartSpec> &specs, const ExportChoice &choice, QWidget *parent = nullptr);

    [[nodiscard]] const ExportChoice &choice() const { return m_choice; }

private:
    void createControls();
    void showChoice();
    void readControls();
    void changeUnit();
    void updatePreview();

    QList<ChartSpec> m_specs;
    ExportChoice m_choice;
    QTimer m_pause; ///< typing redraws once
    QComboBox *m_format;
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
    QComboBox *m_unit;
    QSpinBox *m_dpi;
    QComboBox *m_theme;
    QCheckBox *m_transparent;
    QList<std::pair<ChartPart, QCheckBox *>> m_parts;
    QWidget *m_pictureControls;
    QLabel *m_size;
    PicturePreview *m_preview;
};

} // namespace ui
