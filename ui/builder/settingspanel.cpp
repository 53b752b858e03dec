// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingspanel.h"

#include "model/server/parttext.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {

namespace {

const QString capKey = QStringLiteral("gpuPowerCapWatts");
constexpr double largestCap = 1e5; // as in files

/// What the visitor of settings knows of one key.
struct Setting
{
    bool isFlag = false;
    bool mayBeUnknown = false;
    std::optional<double> value;
    double least = 0;
    double most = 0;
};

struct SettingFinder
{
    const QString &key;
    Setting &found;

    void operator()(const char *name, double value, double least, double most) const
    {
        if (key == QLatin1String(name))
            found = {.value = value, .least = least, .most = most};
    }
    void operator()(const char *name, const std::optional<double> &value, double least, double most) const
    {
        if (key == QLatin1String(name))
            found = {.mayBeUnknown = true, .value = value, .least = least, .most = most};
    }
    void operator()(const char *name, bool flag) const
    {
        if (key == QLatin1String(name))
            found = {.isFlag = true, .value = flag ? 1 : 0, .most = 1};
    }
};

struct SettingChanger
{
    const QString &key;
    std::optional<double> value;

    void operator()(const char *name, double &number, double, double) const
    {
        if (key == QLatin1String(name) && value)
            number = *value;
    }
    void operator()(const char *name, std::optional<double> &number, double, double) const
    {
        if (key == QLatin1String(name))
            number = value;
    }
    void operator()(const char *name, bool &flag) const
    {
        if (key == QLatin1String(name))
            flag = value.value_or(0) != 0;
    }
};

Setting settingOf(const model::ServerBuild &build, const QString &key)
{
    if (key == capKey)
        return {.mayBeUnknown = true, .value = build.gpuPowerCapWatts, .least = 1, .most = largestCap};
    Setting found;
    model::visitSettings(build.settings, SettingFinder{key, found});
    return found;
}

} // namespace

SettingsPanel::SettingsPanel(const QStringList &keys, QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(4, 4, 8, 4);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(3, 1);
    setWidget(content);
    for (const QString &key : keys)
        addRow(key);
    grid->setRowStretch(static_cast<int>(keys.size()), 1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    retranslate();
}

void SettingsPanel::addRow(const QString &key)
{
    auto *grid = static_cast<QGridLayout *>(widget()->layout());
    const Setting setting = settingOf({}, key);
    Row row{.key = key, .label = new QLabel, .number = nullptr, .flag = nullptr, .reset = new QToolButton};
    QWidget *editor = nullptr;
    if (setting.isFlag) {
        row.flag = new QCheckBox;
        editor = row.flag;
        connect(row.flag, &QCheckBox::toggled, this, [this, key](bool isOn) { set(key, isOn ? 1 : 0); });
    } else {
        row.number = new QDoubleSpinBox;
        // One step below the least stands for "not known".
        row.number->setRange(setting.mayBeUnknown ? setting.least - 1 : setting.least, setting.most);
        constexpr double fine = 5; // shares and factors count in hundredths
        row.number->setDecimals(setting.most <= fine && key != QLatin1String("phases") ? 2 : 0);
        row.number->setSingleStep(setting.most <= fine && key != QLatin1String("phases") ? 0.05 : 1);
        if (key == QLatin1String("phases"))
            row.number->setSingleStep(2); // there are no two
        row.number->setKeyboardTracking(false);
        row.number->setFocusPolicy(Qt::StrongFocus);
        row.number->installEventFilter(this);
        row.number->setMinimumWidth(110);
        editor = row.number;
        connect(row.number, &QDoubleSpinBox::valueChanged, this, [this, key](double value) {
            const Setting now = settingOf(m_build, key);
            set(key, now.mayBeUnknown && value < now.least ? std::nullopt : std::optional(value));
        });
    }
    row.label->setBuddy(editor);
    row.reset->setAutoRaise(true);
    row.reset->setText(QStringLiteral("↺"));
    row.reset->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keepsPlace = row.reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    row.reset->setSizePolicy(keepsPlace);
    connect(row.reset, &QToolButton::clicked, this, [this, key] { set(key, settingOf({}, key).value); });
    const int line = static_cast<int>(m_rows.size());
    grid->addWidget(row.label, line, 0);
    grid->addWidget(editor, line, 1);
    grid->addWidget(row.reset, line, 2);
    m_rows << row;
}

void SettingsPanel::set(const QString &key, std::optional<double> value)
{
    model::ServerBuild build = m_build;
    if (key == capKey)
        build.gpuPowerCapWatts = value;
    else
        model::visitSettings(build.settings, SettingChanger{key, value});
    if (build != m_build)
        emit edited(build);
}

void SettingsPanel::showBuild(const model::ServerBuild &build)
{
    m_build = build;
    for (const Row &row : m_rows) {
        const Setting setting = settingOf(build, row.key);
        if (row.flag) {
            const QSignalBlocker blocker(row.flag);
            row.flag->setChecked(setting.value.value_or(0) != 0);
        } else {
            const QSignalBlocker blocker(row.number);
            row.number->setValue(setting.value.value_or(row.number->minimum()));
        }
        row.reset->setVisible(setting.value != settingOf({}, row.key).value);
    }
}

void SettingsPanel::retranslate()
{
    for (const Row &row : m_rows) {
        const model::SettingText text = model::settingText(row.key);
        row.label->setText(text.label);
        QWidget *editor = row.flag ? static_cast<QWidget *>(row.flag) : row.number;
        editor->setAccessibleName(text.label);
        for (QWidget *widget : {static_cast<QWidget *>(row.label), editor})
            widget->setToolTip(text.help);
        if (row.number) {
            row.number->setSuffix(text.unit.isEmpty() ? QString() : QLatin1Char(' ') + text.unit);
            if (settingOf({}, row.key).mayBeUnknown)
                row.number->setSpecialValueText(row.key == capKey ? tr("none: TDP") : tr("not known"));
        }
        row.reset->setToolTip(tr("Back to the default"));
        row.reset->setAccessibleName(tr("Reset %1").arg(text.label));
    }
}

/// The wheel scrolls the panel; it must not change the numbers that pass under it.
bool SettingsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace ui
