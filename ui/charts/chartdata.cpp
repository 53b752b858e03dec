// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartdata.h"

#include "charttext.h"

namespace ui {

namespace {

QString kindId(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Bars: return QStringLiteral("bars");
    case ChartKind::Scatter: return QStringLiteral("scatter");
    case ChartKind::TimeLine: return QStringLiteral("time-line");
    case ChartKind::Roofline: return QStringLiteral("roofline");
    case ChartKind::Curves: return QStringLiteral("curves");
    case ChartKind::Formats: return QStringLiteral("formats");
    }
    Q_UNREACHABLE();
}

model::JsonValue figuresOf(const ChartSpec &spec, const ChartMark &mark)
{
    model::JsonValue figures = model::JsonValue::array();
    for (qsizetype i = 0; i < spec.columns.size(); ++i) {
        model::JsonValue figure = model::JsonValue::object();
        figure.set(QStringLiteral("name"), spec.columns.at(i).title);
        figure.set(QStringLiteral("unit"), spec.columns.at(i).unit);
        if (const ChartCell cell = mark.cells.value(i); cell.value)
            figure.set(QStringLiteral("value"), *cell.value);
        figures.append(std::move(figure));
    }
    return figures;
}

model::JsonValue listOf(const QStringList &texts)
{
    model::JsonValue list = model::JsonValue::array();
    for (const QString &text : texts)
        list.append(text);
    return list;
}

} // namespace

model::JsonValue chartToJson(const ChartSpec &spec)
{
    model::JsonValue json = model::JsonValue::object();
    json.set(QStringLiteral("kind"), kindId(spec.kind));
    json.set(QStringLiteral("title"), spec.title);
    json.set(QStringLiteral("unit"), spec.unit);
    model::JsonValue rows = model::JsonValue::array();
    for (const ChartMark &mark : spec.marks) {
        model::JsonValue row = model::JsonValue::object();
        row.set(QStringLiteral("id"), mark.id);
        row.set(QStringLiteral("name"), mark.name);
        if (const auto value = ChartText::figure(mark))
            row.set(QStringLiteral("value"), *value);
        row.set(QStringLiteral("status"), mark.status);
        row.set(QStringLiteral("figures"), figuresOf(spec, mark));
        if (spec.kind == ChartKind::Scatter || spec.kind == ChartKind::TimeLine)
            row.set(QStringLiteral("on_front"), mark.isOnFront);
        row.set(QStringLiteral("source"), mark.sources.join(QStringLiteral("; ")));
        rows.append(std::move(row));
    }
    json.set(QStringLiteral("rows"), std::move(rows));
    json.set(QStringLiteral("notes"), listOf(spec.warnings + spec.notes));
    json.set(QStringLiteral("summary"), spec.summary);
    return json;
}

} // namespace ui
