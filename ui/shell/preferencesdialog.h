// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person prefers: looks, language, numbers, prices of new comparisons. A change is stored and seen at once.
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace ui {

class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showSettings();
    void storeNumbers();
    void restoreDefaults();

    QFormLayout *m_form;
    QComboBox *m_theme;
    QComboBox *m_language;
    QComboBox *m_memoryUnit;
    QSpinBox *m_digits;
    QComboBox *m_currency;
    QComboBox *m_priceKind;
    QCheckBox *m_ask;
    QPushButton *m_defaults;
};

/// Tells every window to write its texts and numbers again.
void rewriteAllTexts();

} // namespace ui
