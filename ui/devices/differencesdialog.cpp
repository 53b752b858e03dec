// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "differencesdialog.h"

#include "model/catalogue/devicedifferences.h"
#include "model/compare/comparison.h"
#include "model/text/numbers.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {

enum Column { FigureColumn, FirstColumn, SecondColumn, RatioColumn, ColumnCount };

/// "×1.5" of a ratio; what is nearly one gets more digits than what is far from it.
QString ratioText(double ratio)
{
    return QStringLiteral("×%1").arg(model::numberForPeople(std::round(ratio * 1000) / 1000));
}

QString sourcesOf(const std::optional<model::FigureRow> &row)
{
    QStringList lines;
    if (row) {
        for (const model::Source &source : row->sources)
            lines << model::sourceText(source);
        for (const model::Dissent &dissent : row->dissents)
            lines << QStringLiteral("⚠ %1: %2").arg(dissent.statedValue, dissent.statedIn.join(QStringLiteral("; ")));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

DifferencesDialog::DifferencesDialog(const model::Workspace &workspace, const QString &firstId, const QString &secondId,
                                     QWidget *parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_first(new QComboBox(this)),
      m_second(new QComboBox(this)),
      m_table(new QTableWidget(0, ColumnCount, this)),
      m_summary(new QLabel(this))
{
    setWindowTitle(tr("Differences of two devices"));
    m_first->setAccessibleName(tr("First device"));
    m_second->setAccessibleName(tr("Second device"));
    auto *swap = new QToolButton(this);
    swap->setText(QStringLiteral("⇄"));
    swap->setToolTip(tr("Exchange the devices"));
    swap->setAccessibleName(tr("Exchange the devices"));
    swap->setFocusPolicy(Qt::StrongFocus);
    m_table->setAccessibleName(tr("Figures that differ"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(FirstColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(SecondColumn, QHeaderView::Stretch);
    m_summary->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setToolTip(tr("Copy the table with its sources"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_first, 1);
    top->addWidget(swap);
    top->addWidget(m_second, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    resize(820, 560);

    fillChoices(firstId, secondId);
    for (QComboBox *box : {m_first, m_second})
        connect(box, &QComboBox::currentIndexChanged, this, &DifferencesDialog::showDifferences);
    connect(swap, &QToolButton::clicked, this, [this] {
        const int first = m_first->currentIndex();
        m_first->setCurrentIndex(m_second->currentIndex());
        m_second->setCurrentIndex(first);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copyButton, &QPushButton::clicked, this, &DifferencesDialog::copy);
    showDifferences();
}

/// The compared devices first, then all others.
void DifferencesDialog::fillChoices(const QString &firstId, const QString &secondId)
{
    for (QComboBox *box : {m_first, m_second}) {
        const auto add = [&](const model::Device &device) { box->addItem(device.fullName(), device.id); };
        for (const QString &id : m_workspace.comparedIds()) {
            if (const model::Device *device = m_workspace.catalogue().find(id))
                add(*device);
        }
        box->insertSeparator(box->count());
        for (const model::Device &device : m_workspace.catalogue().devices()) {
            if (!m_workspace.isCompared(device.id))
                add(device);
        }
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(20);
    }
    m_first->setCurrentIndex(m_first->findData(firstId));
    m_second->setCurrentIndex(m_second->findData(secondId));
}

const model::Device *DifferencesDialog::chosen(const QComboBox *box) const
{
    return m_workspace.catalogue().find(box->currentData().toString());
}

void DifferencesDialog::showDifferences()
{
    const model::Device *first = chosen(m_first);
    const model::Device *second = chosen(m_second);
    if (!first || !second)
        return;
    m_table->setHorizontalHeaderLabels(
        {tr("Figure"), first->name, second->name, tr("Ratio", "second figure to first")});
    const std::vector<model::FigureDifference> differences = model::deviceDifferences(*first, *second);
    m_table->setRowCount(static_cast<int>(differences.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const model::FigureDifference &difference = differences[static_cast<std::size_t>(row)];
        const auto set = [&](Column column, const QString &text, const QString &toolTip) {
            auto *item = new QTableWidgetItem(text);
            item->setToolTip(toolTip);
            if (column != FigureColumn)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        };
        const auto textOf = [&](const std::optional<model::FigureRow> &figure) {
            if (!figure)
                return tr("not published");
            return figure->dissents.empty() ? figure->text : QStringLiteral("⚠ %1").arg(figure->text);
        };
        set(FigureColumn, difference.label, difference.label);
        set(FirstColumn, textOf(difference.first), sourcesOf(difference.first));
        set(SecondColumn, textOf(difference.second), sourcesOf(difference.second));
        set(RatioColumn, difference.ratio ? ratioText(*difference.ratio) : QString(), tr("Second to first"));
    }
    m_summary->setText(
        tr("%n figure(s) differ.", nullptr, m_table->rowCount()) + QLatin1Char(' ')
        + tr("%n figure(s) are the same and not shown.", nullptr, model::sameFigureCount(*first, *second))
        + QLatin1Char(' ') + tr("Sources are in the tips and in the copy."));
}

void DifferencesDialog::copy()
{
    const model::Device *first = chosen(m_first);
    const model::Device *second = chosen(m_second);
    if (!first || !second)
        return;
    const model::DataTable table = model::differencesToTable(*first, *second);
    auto *copied = new QMimeData;
    copied->setText(table.toTabSeparated());
    copied->setHtml(table.toHtml());
    QGuiApplication::clipboard()->setMimeData(copied);
}

} // namespace ui
