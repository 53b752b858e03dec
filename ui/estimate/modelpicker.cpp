// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelpicker.h"

#include "model/llm/presets.h"
#include "model/text/numbers.h"
#include "ui/shell/settings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSlider>
#include <QToolButton>

#include <cmath>
#include <limits>

namespace ui {

namespace {

// The slider goes from 0.1 billion to 10 trillion in steps of a fiftieth of a decade.
constexpr double smallestSize = 1e8;
constexpr int stepsOfDecade = 50;
constexpr int decades = 5;

double sizeAt(int step)
{
    const double size = smallestSize * std::pow(10, double(step) / stepsOfDecade);
    return QString::number(size, 'g', 2).toDouble();
}

int stepOf(double size)
{
    return static_cast<int>(std::lround(std::log10(std::max(size, smallestSize) / smallestSize) * stepsOfDecade));
}

/// "70B", "1.5 T", "350m", "7e9" as a number of parameters; 0 for anything else.
double parametersFrom(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*([0-9.]+(?:e[0-9]+)?)\\s*([MBT]?)\\s*$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return 0;
    const QString unit = match.captured(2).toUpper();
    const double factor = unit == QLatin1String("M")   ? 1e6
                          : unit == QLatin1String("B") ? 1e9
                          : unit == QLatin1String("T") ? 1e12
                                                       : 1;
    const double size = match.captured(1).toDouble() * factor;
    return size >= 1e5 ? size : 0; // a lone "7" is no size
}

/// A name without what people write differently: "Qwen3-8B" and "qwen 3 8b" are the same.
QString plain(const QString &name)
{
    static const QRegularExpression signs(QStringLiteral("[^\\p{L}\\p{N}]"));
    return name.toLower().remove(signs);
}

/// The id of the preset whose name or id is meant: it contains the text, and is the shortest that does; empty when none.
QString presetFrom(const QString &text)
{
    constexpr qsizetype shortest = 3; // a letter or two are in every name
    const QString wanted = plain(text);
    QString best;
    qsizetype length = std::numeric_limits<qsizetype>::max();
    if (wanted.size() < shortest || QFileInfo::exists(text))
        return best;
    for (const model::ModelPreset &preset : model::PresetCatalogue::builtIn()->presets()) {
        const QString name = plain(preset.shape.name);
        const bool isMeant = name.contains(wanted) || plain(preset.shape.id).contains(wanted);
        if (isMeant && name.size() < length) {
            best = preset.shape.id;
            length = name.size();
        }
    }
    return best;
}

QString sizeText(double parameters)
{
    return parameters >= 1e12  ? QStringLiteral("%1 T").arg(model::numberForPeople(parameters / 1e12))
           : parameters >= 1e9 ? QStringLiteral("%1 B").arg(model::numberForPeople(parameters / 1e9))
                               : QStringLiteral("%1 M").arg(model::numberForPeople(parameters / 1e6));
}

} // namespace

ModelPicker::ModelPicker(QWidget *parent)
    : QWidget(parent),
      m_label(new QLabel(this)),
      m_box(new QComboBox(this)),
      m_open(new QToolButton(this)),
      m_sizeLabel(new QLabel(this)),
      m_size(new QSlider(Qt::Horizontal, this))
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(18);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    m_label->setBuddy(m_box);
    m_size->setRange(0, decades * stepsOfDecade);
    m_size->setPageStep(stepsOfDecade / 5);
    m_sizeLabel->setBuddy(m_size);
    fill();

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label, 0, 0, 1, 2);
    layout->addWidget(m_box, 1, 0);
    layout->addWidget(m_open, 1, 1);
    layout->addWidget(m_sizeLabel, 2, 0, 1, 2);
    layout->addWidget(m_size, 3, 0, 1, 2);
    layout->setColumnStretch(0, 1);

    connect(m_box, &QComboBox::activated, this,
            [this](int index) { emit chosen(QStringLiteral("model"), m_box->itemData(index).toString()); });
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] { take(m_box->currentText()); });
    connect(m_open, &QToolButton::clicked, this, &ModelPicker::openFile);
    connect(m_size, &QSlider::valueChanged, this,
            [this](int step) { emit chosen(QStringLiteral("params"), QString::number(sizeAt(step), 'g', 6)); });
    retranslate();
}

void ModelPicker::fill()
{
    const auto &presets = model::PresetCatalogue::builtIn();
    Q_ASSERT(presets); // a test reads them
    for (const model::ModelPreset &preset : presets->presets())
        m_box->addItem(preset.shape.name, preset.shape.id);
    m_box->model()->sort(0);
    m_box->view()->setTextElideMode(Qt::ElideMiddle);
}

void ModelPicker::retranslate()
{
    m_label->setText(tr("&Model"));
    m_box->setAccessibleName(tr("Model"));
    m_box->setToolTip(tr("Type a part of a name (llama 70b), a size (70B), or the path of a config.json or GGUF file"));
    m_box->lineEdit()->setPlaceholderText(tr("llama 70b, 13B, path of a file"));
    m_open->setText(QStringLiteral("…"));
    m_open->setToolTip(tr("Open a config.json or GGUF file"));
    m_open->setAccessibleName(tr("Open a model file"));
    m_size->setAccessibleName(tr("Number of parameters"));
    m_size->setToolTip(tr("A model of this many parameters, of a shape that is usual for its size"));
    showSize(sizeAt(m_size->value()));
}

void ModelPicker::showSize(double parameters)
{
    m_sizeLabel->setText(tr("or any of this &size: %1 parameters").arg(sizeText(parameters)));
}

void ModelPicker::showWords(const model::RequestWords &words)
{
    const QSignalBlocker noBox(m_box);
    const QSignalBlocker noSize(m_size);
    const QString id = model::wordOf(words, QStringLiteral("model"));
    const double parameters = model::wordOf(words, QStringLiteral("params")).toDouble();
    const int index = m_box->findData(id, Qt::UserRole, Qt::MatchFixedString);
    m_box->setCurrentIndex(index);
    if (index < 0)
        m_box->setEditText(!id.isEmpty() ? id : parameters > 0 ? sizeText(parameters) : QString());
    const model::ModelPreset *preset = id.isEmpty() ? nullptr : model::PresetCatalogue::builtIn()->find(id);
    const double size = preset ? double(preset->parameters) : parameters;
    if (size > 0)
        m_size->setValue(stepOf(size));
    showSize(size > 0 ? size : sizeAt(m_size->value()));
}

void ModelPicker::take(const QString &text)
{
    if (m_box->currentIndex() >= 0 && m_box->itemText(m_box->currentIndex()) == text) {
        emit chosen(QStringLiteral("model"), m_box->currentData().toString());
        return;
    }
    if (const double parameters = parametersFrom(text); parameters > 0) {
        emit chosen(QStringLiteral("params"), QString::number(parameters, 'g', 12));
        return;
    }
    const QString id = presetFrom(text);
    emit chosen(QStringLiteral("model"), id.isEmpty() ? text.trimmed() : id);
}

void ModelPicker::openFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a model file"), Settings().documentFolder(),
                                                      tr("Models (config.json *.json *.gguf);;All files (*)"));
    if (path.isEmpty())
        return;
    Settings().setDocumentFolder(QFileInfo(path).absolutePath());
    emit chosen(QStringLiteral("model"), path);
}

} // namespace ui
