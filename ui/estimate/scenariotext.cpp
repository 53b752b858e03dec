// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariotext.h"

#include "model/estimate/answertext.h"
#include "model/estimate/requestfields.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

class ScenarioText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ScenarioText)

public:
    static QString differences(const model::RequestWords &pinned, const model::RequestWords &asked)
    {
        QStringList keys;
        for (const model::RequestWords *words : {&pinned, &asked}) {
            for (const auto &[key, word] : *words) {
                if (!keys.contains(key))
                    keys << key;
            }
        }
        QString rows;
        for (const QString &key : std::as_const(keys)) {
            const QString a = model::wordOf(pinned, key);
            const QString b = model::wordOf(asked, key);
            if (a == b)
                continue;
            rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td></tr>")
                        .arg(label(key).toHtmlEscaped(), wordText(a), wordText(b));
        }
        if (rows.isEmpty())
            return QStringLiteral("<p>%1</p>")
                .arg(tr("A and B ask the same. Change something on the left.").toHtmlEscaped());
        return heading(tr("What differs")) + table(QStringList{QString(), tr("A"), tr("B")}, rows);
    }

    static QString figures(const model::DeviceMatrix &before, const model::DeviceMatrix &now)
    {
        QString html;
        for (const model::MatrixRow &row : now.rows) {
            const auto old = std::ranges::find(before.rows, row.id, &model::MatrixRow::id);
            if (old == before.rows.end())
                continue;
            QString rows = QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td></td></tr>")
                               .arg(tr("Fits").toHtmlEscaped(), fitText(*old), fitText(row));
            QList<model::QuantityId> quantities = {model::QuantityId::MemoryBytesPerDevice};
            for (const model::QuantityId quantity : model::matrixColumns(now.task))
                quantities << quantity;
            for (const model::QuantityId quantity : std::as_const(quantities)) {
                const auto a = old->answer ? old->answer->at(quantity) : std::nullopt;
                const auto b = row.answer ? row.answer->at(quantity) : std::nullopt;
                if (!a && !b)
                    continue;
                rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td align=right>%4</td></tr>")
                            .arg(model::quantityTitle(quantity).toHtmlEscaped(),
                                 a ? model::quantityText(*old->answer, quantity, *a).toHtmlEscaped()
                                   : QStringLiteral("–"),
                                 b ? model::quantityText(*row.answer, quantity, *b).toHtmlEscaped()
                                   : QStringLiteral("–"),
                                 a && b && *a > 0 ? tr("%1×").arg(QLocale().toString(*b / *a, 'f', 2)) : QString());
            }
            html += heading(row.name) + table({QString(), tr("A"), tr("B"), tr("B / A")}, rows);
        }
        return html;
    }

private:
    static QString heading(const QString &text) { return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }

    static QString table(const QStringList &heads, const QString &rows)
    {
        QString head;
        for (const QString &one : heads)
            head += QStringLiteral("<th align=left>%1</th>").arg(one.toHtmlEscaped());
        return QStringLiteral("<table cellspacing=0 cellpadding=3><tr>%1</tr>%2</table>").arg(head, rows);
    }

    static QString wordText(const QString &word)
    {
        return word.isEmpty() ? QStringLiteral("<i>%1</i>").arg(tr("not stated").toHtmlEscaped())
                              : word.toHtmlEscaped();
    }

    static QString fitText(const model::MatrixRow &row)
    {
        if (!row.answer || !row.answer->fits)
            return tr("not known").toHtmlEscaped();
        return (*row.answer->fits ? tr("fits") : tr("does not fit")).toHtmlEscaped();
    }

    static QString label(const QString &key)
    {
        if (key == QLatin1StringView("task"))
            return tr("Task");
        if (key == QLatin1StringView("model") || key == QLatin1StringView("params"))
            return tr("Model");
        const auto &fields = model::requestFields();
        const auto field = std::ranges::find(fields, key, &model::RequestField::key);
        return field == fields.end() ? key : model::fieldLabel(*field);
    }
};

} // namespace

QString scenarioHtml(const model::RequestWords &pinned, const model::RequestWords &asked,
                     const model::DeviceMatrix &before, const model::DeviceMatrix &now)
{
    return ScenarioText::differences(pinned, asked) + ScenarioText::figures(before, now);
}

} // namespace ui
