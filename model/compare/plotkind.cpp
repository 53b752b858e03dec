// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plotkind.h"

#include "model/text/translate.h"

namespace model {

QList<PlotKind> allPlotKinds()
{
    return {PlotKind::Bars, PlotKind::Scatter, PlotKind::TimeLine, PlotKind::Roofline, PlotKind::Formats};
}

QString plotKindId(PlotKind kind)
{
    switch (kind) {
    case PlotKind::Bars: return QStringLiteral("bars");
    case PlotKind::Scatter: return QStringLiteral("scatter");
    case PlotKind::TimeLine: return QStringLiteral("time-line");
    case PlotKind::Roofline: return QStringLiteral("roofline");
    case PlotKind::Formats: return QStringLiteral("formats");
    }
    Q_UNREACHABLE();
}

QString plotKindName(PlotKind kind)
{
    switch (kind) {
    case PlotKind::Bars: return Text::tr("Bars");
    case PlotKind::Scatter: return Text::tr("Scatter");
    case PlotKind::TimeLine: return Text::tr("Time line");
    case PlotKind::Roofline: return Text::tr("Roofline");
    case PlotKind::Formats: return Text::tr("Number formats");
    }
    Q_UNREACHABLE();
}

std::optional<PlotKind> plotKindFromId(const QString &id)
{
    for (const PlotKind kind : allPlotKinds()) {
        if (plotKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

QStringList plotKindIds()
{
    QStringList ids;
    for (const PlotKind kind : allPlotKinds())
        ids << plotKindId(kind);
    return ids;
}

bool usesMetric(PlotKind kind)
{
    return kind != PlotKind::Roofline && kind != PlotKind::Formats;
}

QString plotCommand(ComparisonRequest request, const PlotSettings &settings)
{
    request.query.metric = usesMetric(settings.kind) ? settings.metric : MetricId::Flops;
    QString command = comparisonCommand(request);
    if (settings.kind == PlotKind::Bars)
        return command;
    command += QStringLiteral(" --kind ") + plotKindId(settings.kind);
    if (settings.kind != PlotKind::Scatter)
        return command;
    // What the other metric needs to know and this one does not.
    ComparisonRequest across = request;
    across.query.metric = settings.horizontal;
    const QStringList known = command.split(QStringLiteral(" --"));
    for (const QString &word : comparisonCommand(across).split(QStringLiteral(" --"))) {
        if (!known.contains(word) && !word.startsWith(QStringLiteral("metric ")))
            command += QStringLiteral(" --") + word;
    }
    return command + QStringLiteral(" --horizontal ") + QString::fromLatin1(metricInfo(settings.horizontal).id);
}

} // namespace model
