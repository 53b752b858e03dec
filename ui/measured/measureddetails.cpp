// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measureddetails.h"

#include "model/catalogue/money.h"
#include "model/metric/metric.h"
#include "model/text/numbers.h"
#include "model/units/quantities.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::MeasuredDetails)
};

constexpr double tebi = 1024 * model::gibi;
constexpr double peta = 1e15;
constexpr double mega = 1e6;

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString linkTo(const QString &url, const QString &text)
{
    return url.isEmpty() ? escaped(text) : QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(url), escaped(text));
}

QString linkTo(const model::Source &source)
{
    const QString date = model::dateForPeople(source.date);
    return linkTo(source.url, source.title) + (date.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(escaped(date)));
}

QString linksTo(const std::vector<model::Source> &sources)
{
    QStringList links;
    for (const model::Source &source : sources)
        links << linkTo(source);
    return links.join(QStringLiteral("; "));
}

/// A table of two columns, filled row by row.
class Rows
{
public:
    void add(const QString &label, const QString &text) { addHtml(label, escaped(text)); }
    void addHtml(const QString &label, const QString &html)
    {
        if (!html.isEmpty())
            m_html += QStringLiteral("<tr><td style=\"padding-right:12px\">%1</td><td>%2</td></tr>")
                          .arg(escaped(label), html);
    }
    [[nodiscard]] QString html(const QString &title) const
    {
        return QStringLiteral("<b>%1</b><table>%2</table>").arg(escaped(title), m_html);
    }

private:
    QString m_html;
};

template<class Quantity>
QString amount(const std::optional<Quantity> &quantity, double unit, const QString &name)
{
    return quantity ? QStringLiteral("%1 %2").arg(
               model::numberForPeople(model::withoutRoundingNoise(quantity->inBaseUnits() / unit)), name)
                    : Text::tr("not published");
}

QString number(const std::optional<double> &value)
{
    return value ? model::numberForPeople(*value) : QString();
}

} // namespace

QString figureHtml(const model::MeasuredFigure &figure)
{
    Rows rows;
    QString device = figure.deviceName.isEmpty() ? Text::tr("device not stated") : figure.deviceName;
    if (figure.devices)
        device = Text::tr("%1 × %2", "number, device").arg(model::numberForPeople(*figure.devices), device);
    for (const QString &dissent : figure.dissents)
        rows.add(QStringLiteral("⚠"), dissent);
    rows.add(Text::tr("Measured"), figure.measuredText());
    if (figure.predicted) {
        const QString unit = model::measuredUnit(figure.what);
        QString text = figure.predictedText() + (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
        if (!figure.rangeText().isEmpty())
            text = Text::tr("%1, with 80 % probability %2", "estimate, range").arg(text, figure.rangeText());
        if (figure.error())
            text = Text::tr("%1; error %2", "estimate, error").arg(text, figure.errorText());
        rows.add(Text::tr("Estimate"), text);
    } else {
        rows.add(Text::tr("No estimate"), figure.reasonText());
    }
    rows.add(Text::tr("Engine"), figure.engine);
    rows.add(Text::tr("Setting"), figure.setting);
    rows.add(Text::tr("Note of the source"), figure.note);
    rows.add(Text::tr("Also in"), figure.statedIn.join(QStringLiteral("; ")));
    QString source = linkTo(figure.link(), figure.source.isEmpty() ? figure.link() : figure.source);
    if (!figure.date.isEmpty() && !source.isEmpty())
        source += QStringLiteral(" (%1)").arg(escaped(model::dateForPeople(figure.date)));
    rows.addHtml(Text::tr("Source"), source);
    rows.add(Text::tr("Row"), figure.id);
    return rows.html(QStringLiteral("%1: %2, %3").arg(model::measuredWhatName(figure.what), figure.modelName, device));
}

QString clusterHtml(const model::Cluster &cluster, const model::Catalogue &catalogue)
{
    const model::PublishedClusterTotals totals = model::clusterTotals(cluster, catalogue);
    Rows rows;
    if (cluster.disputedDevices)
        rows.add(QStringLiteral("⚠"), Text::tr("%1 devices are printed in: %2")
                                          .arg(model::numberForPeople(*cluster.disputedDevices),
                                               cluster.disputedIn.join(QStringLiteral("; "))));
    rows.add(Text::tr("Published result"), model::clusterResultText(cluster));
    QStringList runs;
    for (const double minutes : cluster.published.minutesOfRuns)
        runs << model::numberForPeople(minutes);
    if (!runs.isEmpty())
        rows.add(Text::tr("Runs"), Text::tr("%1 min, of which the median counts").arg(runs.join(QStringLiteral("; "))));
    if (cluster.published.fractionOfPeak)
        rows.add(Text::tr("Share of the peak"),
                 Text::tr("%1 %").arg(model::numberForPeople(100 * *cluster.published.fractionOfPeak)));
    rows.add(Text::tr("Memory of all devices"), amount(totals.memory, tebi, model::terabyteUnit()));
    if (totals.memoryWithSecond)
        rows.add(Text::tr("With their second memory"), amount(totals.memoryWithSecond, tebi, model::terabyteUnit()));
    rows.add(Text::tr("FP16 or BF16, dense"), amount(totals.flops16, peta, QStringLiteral("PFLOPS")));
    rows.add(Text::tr("FP8, dense"), amount(totals.flops8, peta, QStringLiteral("PFLOPS")));
    rows.add(Text::tr("FP64"), amount(totals.flops64, peta, QStringLiteral("PFLOPS")));
    if (totals.flops64Matrix)
        rows.add(Text::tr("FP64 of matrix units"), amount(totals.flops64Matrix, peta, QStringLiteral("PFLOPS")));
    rows.add(Text::tr("Links, both directions"), amount(totals.links, model::tera, QStringLiteral("TB/s")));
    rows.add(Text::tr("Power of the devices"), amount(totals.power, mega, QStringLiteral("MW")));
    rows.add(Text::tr("Nodes"), number(cluster.nodes));
    rows.add(Text::tr("Per node"), cluster.perNode);
    rows.add(Text::tr("CPUs"),
             cluster.cpus ? Text::tr("%1 × %2", "number, device").arg(number(cluster.cpus), cluster.cpu) : cluster.cpu);
    rows.add(Text::tr("Network"), cluster.interconnect);
    rows.add(Text::tr("Storage"), cluster.storage);
    rows.add(Text::tr("Note"), cluster.note);
    rows.addHtml(Text::tr("Sources"), linksTo(cluster.sources));
    return rows.html(Text::tr("%1: %2 × %3", "cluster, number, device")
                         .arg(cluster.name, model::numberForPeople(cluster.devices), totals.deviceName));
}

QString claimHtml(const model::ArticleClaim &claim)
{
    Rows rows;
    for (const model::ArticleClaim::Finding &finding : claim.findings)
        rows.add(finding.from, finding.value);
    rows.addHtml(Text::tr("Stated in"), linksTo(claim.statedIn));
    return rows.html((claim.isDisputed ? QStringLiteral("⚠ ") : QString()) + claim.statement);
}

} // namespace ui
