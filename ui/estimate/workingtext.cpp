// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workingtext.h"

#include "model/estimate/answertext.h"
#include "model/estimate/requestfields.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

class WorkingText
{
    Q_DECLARE_TR_FUNCTIONS(ui::WorkingText)

public:
    explicit WorkingText(const model::MatrixRow &row) : m_row(row), m_answer(*row.answer) {}

    QString html() const { return notes() + sums() + figures() + assumptions(); }

private:
    static QString heading(const QString &text) { return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }

    QString value(model::QuantityId quantity) const
    {
        return model::quantityText(m_answer, quantity, *m_answer.at(quantity)).toHtmlEscaped();
    }

    bool has(std::initializer_list<model::QuantityId> quantities) const
    {
        return std::ranges::all_of(quantities,
                                   [this](model::QuantityId quantity) { return m_answer.at(quantity).has_value(); });
    }

    /// The sums a reader can follow by hand.
    QString sums() const
    {
        using enum model::QuantityId;
        QStringList lines;
        QStringList parts;
        for (const model::QuantityId part :
             {WeightsBytesPerDevice, KvCacheBytesPerDevice, ActivationsBytesPerDevice, GradientsBytesPerDevice,
              OptimizerBytesPerDevice, OverheadBytesPerDevice}) {
            if (m_answer.at(part) && *m_answer.at(part) > 0)
                parts << QStringLiteral("%1 %2").arg(model::quantityTitle(part).toHtmlEscaped(), value(part));
        }
        if (has({MemoryBytesPerDevice}) && !parts.isEmpty())
            lines << tr("Memory per device = %1 = <b>%2</b>")
                         .arg(parts.join(QStringLiteral(" + ")), value(MemoryBytesPerDevice));
        if (has({MemoryBytesPerDevice, UsableBytesPerDevice})) {
            const double rest = *m_answer.at(UsableBytesPerDevice) - *m_answer.at(MemoryBytesPerDevice);
            const QString amount = model::quantityText(UsableBytesPerDevice, std::abs(rest)).toHtmlEscaped();
            lines << (rest >= 0 ? tr("Usable %1 less that leaves <b>%2</b>").arg(value(UsableBytesPerDevice), amount)
                                : tr("Usable %1: <b>%2</b> too little").arg(value(UsableBytesPerDevice), amount));
        }
        if (has({TpotS, DecodeTokensPerS}))
            lines << tr("Time per output token %1; over the batch %2").arg(value(TpotS), value(DecodeTokensPerS));
        if (has({TrainFlops, TrainFlopsPerToken}))
            lines << tr("FLOPs of the run = FLOPs per token %1 × tokens = <b>%2</b>")
                         .arg(value(TrainFlopsPerToken), value(TrainFlops));
        if (lines.isEmpty())
            return {};
        return heading(tr("Sums")) + QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br>")));
    }

    QString figures() const
    {
        QString rows =
            QStringLiteral(
                "<tr><th align=left>%1</th><th align=right>%2</th><th align=left>%3</th><th align=left>%4</th></tr>")
                .arg(tr("Figure"), tr("Value"), tr("80 % range"), tr("Rests on"));
        for (std::size_t i = 0; i < model::quantityCount; ++i) {
            const auto quantity = model::QuantityId(i);
            if (!m_answer.quantities[i])
                continue;
            const model::AnswerRange *range = m_row.range(quantity);
            rows += QStringLiteral("<tr><td>%1</td><td align=right>%2%3</td><td>%4</td><td>%5</td></tr>")
                        .arg(model::quantityTitle(quantity).toHtmlEscaped(), range ? QStringLiteral("≈ ") : QString(),
                             value(quantity),
                             range ? tr("%1 to %2")
                                         .arg(model::quantityText(m_answer, quantity, range->low),
                                              model::quantityText(m_answer, quantity, range->high))
                                         .toHtmlEscaped()
                                   : QString(),
                             range ? range->basis.toHtmlEscaped() : QString());
        }
        return heading(tr("All figures")) + QStringLiteral("<table cellspacing=0 cellpadding=3>%1</table>").arg(rows);
    }

    QString assumptions() const
    {
        QString rows;
        for (const auto &[key, value] : m_answer.assumed) {
            const auto &fields = model::requestFields();
            const auto field = std::ranges::find(fields, key, &model::RequestField::key);
            rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                        .arg((field == fields.end() ? key : model::fieldLabel(*field)).toHtmlEscaped(),
                             model::assumedText(value).toHtmlEscaped());
        }
        return rows.isEmpty() ? QString()
                              : heading(tr("Assumed; state it on the left to change it"))
                                    + QStringLiteral("<table cellspacing=0 cellpadding=3>%1</table>").arg(rows);
    }

    QString notes() const
    {
        QString items;
        for (const QString &note : m_answer.notes)
            items += QStringLiteral("<li>%1</li>").arg(inWords(note).toHtmlEscaped());
        return items.isEmpty() ? QString() : heading(tr("To know")) + QStringLiteral("<ul>%1</ul>").arg(items);
    }

    const model::MatrixRow &m_row;
    const model::EstimateAnswer &m_answer;
};

} // namespace

QString inWords(const QString &note)
{
    static const QRegularExpression name(QStringLiteral("\\b[a-z0-9]+(_[a-z0-9]+)+\\b"));
    QString text;
    qsizetype end = 0;
    for (auto matches = name.globalMatch(note); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString word = match.captured();
        QString title = word;
        for (std::size_t i = 0; i < model::quantityCount; ++i) {
            if (word.toStdString() == model::quantityName(model::QuantityId(i)))
                title = model::quantityTitle(model::QuantityId(i));
        }
        const auto &fields = model::requestFields();
        if (const auto field = std::ranges::find(fields, word, &model::RequestField::key); field != fields.end())
            title = model::fieldLabel(*field);
        text += note.mid(end, match.capturedStart() - end)
                + (title == word ? word : WorkingText::tr("“%1”", "a name").arg(title));
        end = match.capturedEnd();
    }
    return text + note.mid(end);
}

QString workingHtml(const model::MatrixRow &row)
{
    return WorkingText(row).html();
}

} // namespace ui
