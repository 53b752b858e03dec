// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredfilterbar.h"

#include "ui/shell/flowlayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>

namespace ui {

namespace {

constexpr int typingPause = 80; // milliseconds after the last key
constexpr int charactersOfAChoice = 13;
constexpr int widthOfWords = 190;

} // namespace

MeasuredFilterBar::MeasuredFilterBar(QWidget *parent)
    : QWidget(parent),
      m_words(new QLineEdit),
      m_what(new QComboBox),
      m_device(new QComboBox),
      m_engine(new QComboBox),
      m_source(new QComboBox),
      m_onlyCompared(new QCheckBox),
      m_onlyArticles(new QCheckBox),
      m_onlyYours(new QCheckBox),
      m_reset(new QToolButton),
      m_own(new QToolButton),
      m_menu(new QMenu(this)),
      m_count(new QLabel),
      m_typing(new QTimer(this))
{
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(widthOfWords);
    layout->addWidget(m_words);
    for (QComboBox *box : {m_what, m_device, m_engine, m_source}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(charactersOfAChoice);
        box->setMaxVisibleItems(24);
        layout->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &MeasuredFilterBar::changed);
    }
    for (QCheckBox *box : {m_onlyCompared, m_onlyArticles, m_onlyYours}) {
        layout->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &MeasuredFilterBar::changed);
    }
    m_reset->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_own->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_own->setPopupMode(QToolButton::InstantPopup);
    m_own->setMenu(m_menu);
    layout->addWidget(m_reset);
    layout->addWidget(m_own);
    layout->addWidget(m_count);

    m_typing->setSingleShot(true);
    m_typing->setInterval(typingPause);
    connect(m_typing, &QTimer::timeout, this, &MeasuredFilterBar::changed);
    connect(m_words, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_reset, &QToolButton::clicked, this, &MeasuredFilterBar::reset);
    connect(m_menu, &QMenu::aboutToShow, this, &MeasuredFilterBar::fillMenu);
    setOwnFiles({});
    retranslate();
}

model::MeasuredFilter MeasuredFilterBar::filter() const
{
    model::MeasuredFilter filter;
    filter.words = m_words->text();
    if (const QVariant what = m_what->currentData(); what.isValid())
        filter.what = model::MeasuredWhat(what.toInt());
    filter.device = m_device->currentData().toString();
    filter.engine = m_engine->currentData().toString();
    filter.source = m_source->currentData().toString();
    filter.onlyArticles = m_onlyArticles->isChecked();
    filter.onlyYours = m_onlyYours->isChecked();
    return filter;
}

bool MeasuredFilterBar::isOnlyCompared() const
{
    return m_onlyCompared->isChecked();
}

void MeasuredFilterBar::reset()
{
    {
        const QSignalBlocker blocker(this);
        m_words->clear();
        for (QComboBox *box : {m_what, m_device, m_engine, m_source})
            box->setCurrentIndex(0);
        for (QCheckBox *box : {m_onlyCompared, m_onlyArticles, m_onlyYours})
            box->setChecked(false);
    }
    m_typing->stop();
    emit changed();
}

void MeasuredFilterBar::setData(const model::MeasuredData &measured)
{
    const QSignalBlocker blocker(this);
    fillKinds(measured);
    using model::MeasuredFigure;
    fill(m_device, tr("Any device"), model::measuredChoices(measured.figures, &MeasuredFigure::deviceName));
    fill(m_engine, tr("Any engine"), model::measuredChoices(measured.figures, &MeasuredFigure::engine));
    fill(m_source, tr("Any source"), model::measuredChoices(measured.figures, &MeasuredFigure::source));
}

void MeasuredFilterBar::fillKinds(const model::MeasuredData &measured)
{
    std::array<int, std::size_t(model::MeasuredWhat::Count)> counts{};
    for (const model::MeasuredFigure &figure : measured.figures)
        ++counts[std::size_t(figure.what)];
    const QVariant chosen = m_what->currentData();
    m_what->clear();
    m_what->addItem(tr("Any kind"));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            m_what->addItem(tr("%1 (%2)", "choice, number of figures")
                                .arg(model::measuredWhatName(model::MeasuredWhat(i)), QLocale().toString(counts[i])),
                            int(i));
    }
    m_what->setCurrentIndex(chosen.isValid() ? std::max(0, m_what->findData(chosen)) : 0);
}

void MeasuredFilterBar::fill(QComboBox *box, const QString &any, const std::vector<model::MeasuredChoice> &choices)
{
    const QVariant chosen = box->currentData();
    box->clear();
    box->addItem(any);
    for (const model::MeasuredChoice &choice : choices)
        box->addItem(tr("%1 (%2)", "choice, number of figures").arg(choice.value, QLocale().toString(choice.figures)),
                     choice.value);
    box->setCurrentIndex(chosen.isValid() ? std::max(0, box->findData(chosen)) : 0);
}

void MeasuredFilterBar::setCount(std::size_t shown, std::size_t all)
{
    const QLocale locale;
    m_count->setText(tr("%1 of %2 figures").arg(locale.toString(qulonglong(shown)), locale.toString(qulonglong(all))));
}

void MeasuredFilterBar::setOwnFiles(const QStringList &names)
{
    m_ownFiles = names;
    m_onlyYours->setVisible(!names.isEmpty());
    if (names.isEmpty())
        m_onlyYours->setChecked(false);
}

void MeasuredFilterBar::fillMenu()
{
    m_menu->clear();
    QAction *add = m_menu->addAction(tr("&Add measurements…"));
    add->setStatusTip(tr("Put a CSV file of your own measurements beside the estimates of the same configurations"));
    connect(add, &QAction::triggered, this, &MeasuredFilterBar::addRequested);
    for (const QString &name : m_ownFiles) {
        QAction *remove = m_menu->addAction(
            tr("Take out %1").arg(QString(name).replace(QLatin1Char('&'), QLatin1String("&&"))));
        remove->setStatusTip(tr("Forget the measurements of this file; the file stays where it is"));
        connect(remove, &QAction::triggered, this, [this, name] { emit removeRequested(name); });
    }
}

void MeasuredFilterBar::retranslate()
{
    m_words->setPlaceholderText(tr("h100 gpt-3 vllm …"));
    m_words->setAccessibleName(tr("Search in the measurements"));
    m_words->setToolTip(tr("Each word has to stand in one of the columns"));
    m_what->setAccessibleName(tr("Kind of figure"));
    m_device->setAccessibleName(tr("Device of the measurement"));
    m_engine->setAccessibleName(tr("Engine"));
    m_source->setAccessibleName(tr("Source"));
    m_onlyCompared->setText(tr("Only compared devices"));
    m_onlyCompared->setToolTip(tr("Only what was measured on the devices that are compared"));
    m_onlyArticles->setText(tr("In the articles"));
    m_onlyArticles->setToolTip(tr("Only what the articles of 2023 print"));
    m_onlyYours->setText(tr("Yours"));
    m_onlyYours->setToolTip(tr("Only your own measurements"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Show all measurements"));
    m_own->setText(tr("Your measurements"));
    m_own->setToolTip(tr("Add a CSV file of your own, or take one out"));
}

void MeasuredFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
