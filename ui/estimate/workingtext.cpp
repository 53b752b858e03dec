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
    WorkingText(const model::MatrixRow &row, const QList<model::QuantityWorking> &working)
        : m_row(row), m_answer(*row.answer), m_working(working)
    {
    }

    QString html() const { return notes() + figures() + assumptions() + formulas(); }

private:
    static QString heading(const QString &text) { return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }

    QString value(model::QuantityId quantity) const
    {
        return model::quantityText(m_answer, quantity, *m_answer.at(quantity)).toHtmlEscaped();
    }

    static QString anchor(model::QuantityId quantity)
    {
        const std::string_view name = model::quantityName(quantity);
        return QString::fromUtf8(name.data(), qsizetype(name.size()));
    }

    /// Every quantity that can be opened, with the figures put in.
    QString formulas() const
    {
        QString html;
        for (const model::QuantityWorking &opened : m_working) {
            QString rows;
            for (const auto &[symbol, figure] : opened.figures)
                rows += QStringLiteral("<tr><td>&nbsp;&nbsp;%1</td><td>%2</td></tr>")
                            .arg(symbol.toHtmlEscaped(), figure.toHtmlEscaped());
            html +=
                QStringLiteral(
                    "<p><a name=\"%1\"></a><b>%2</b> = %3 = <b>%4</b></p><table cellspacing=0 cellpadding=2>%5</table>")
                    .arg(anchor(opened.quantity), model::quantityTitle(opened.quantity).toHtmlEscaped(),
                         opened.formula.toHtmlEscaped(), opened.result.toHtmlEscaped(), rows);
            const model::AnswerRange *range = m_row.range(opened.quantity);
            if (range)
                html += QStringLiteral("<p>&nbsp;&nbsp;%1</p>")
                            .arg(tr("80 % range %1 to %2: %3")
                                     .arg(model::quantityText(m_answer, opened.quantity, range->low),
                                          model::quantityText(m_answer, opened.quantity, range->high), range->basis)
                                     .toHtmlEscaped());
            if (!opened.source.isEmpty())
                html += QStringLiteral("<p>&nbsp;&nbsp;<i>%1</i></p>")
                            .arg(tr("Source: %1").arg(opened.source).toHtmlEscaped());
        }
        return html.isEmpty() ? QString() : heading(tr("Formulas with the figures put in")) + html;
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
            const bool isOpened = std::ranges::any_of(
                m_working, [quantity](const model::QuantityWorking &opened) { return opened.quantity == quantity; });
            const QString title = model::quantityTitle(quantity).toHtmlEscaped();
            rows += QStringLiteral("<tr><td>%1</td><td align=right>%2%3</td><td>%4</td><td>%5</td></tr>")
                        .arg(isOpened ? QStringLiteral("<a href=\"#%1\">%2</a>").arg(anchor(quantity), title) : title,
                             range ? QStringLiteral("≈ ") : QString(), value(quantity),
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
            const QString text = model::assumedText(value).toHtmlEscaped();
            rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                        .arg((field == fields.end() ? key : model::fieldLabel(*field)).toHtmlEscaped(),
                             field == fields.end() ? text
                                                   : QStringLiteral("<a href=\"edit:%1\">%2</a>").arg(key, text));
        }
        return rows.isEmpty() ? QString()
                              : heading(tr("Assumed; click a value to state another"))
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
    const QList<model::QuantityWorking> &m_working;
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
        if (const auto quantity = model::quantityFromName(word))
            title = model::quantityTitle(*quantity);
        const auto &fields = model::requestFields();
        if (const auto field = std::ranges::find(fields, word, &model::RequestField::key); field != fields.end())
            title = model::fieldLabel(*field);
        text += note.mid(end, match.capturedStart() - end)
                + (title == word ? word : WorkingText::tr("“%1”", "a name").arg(title));
        end = match.capturedEnd();
    }
    return text + note.mid(end);
}

QString workingHtml(const model::MatrixRow &row, const QList<model::QuantityWorking> &working)
{
    return WorkingText(row, working).html();
}

} // namespace ui
