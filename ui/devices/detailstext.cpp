// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "detailstext.h"

#include "model/catalogue/devicedetails.h"
#include "model/compare/comparison.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

class DetailsText
{
    Q_DECLARE_TR_FUNCTIONS(ui::DetailsText)

public:
    DetailsText(const model::Device &device, const ChartTheme &theme) : m_device(device), m_theme(theme) {}

    [[nodiscard]] QString html()
    {
        QString html =
            QStringLiteral("<h3>%1</h3><p>%2</p>").arg(m_device.fullName().toHtmlEscaped(), facts().toHtmlEscaped());
        if (model::isYours(m_device))
            html += QStringLiteral("<p><b>%1</b></p>").arg(tr("✎ With figures or prices of your own.").toHtmlEscaped());
        html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">");
        for (const model::FigureRow &row : model::deviceDetails(m_device))
            html += rowHtml(row);
        html += QStringLiteral("</table>");
        if (!m_device.note.isEmpty())
            html += QStringLiteral("<p>%1</p>").arg(m_device.note.toHtmlEscaped());
        if (!m_sources.empty())
            html += QStringLiteral("<p><b>%1</b></p>").arg(tr("Sources").toHtmlEscaped());
        for (std::size_t i = 0; i < m_sources.size(); ++i)
            html += QStringLiteral("<p style=\"margin:2px 0px\">[%1] %2</p>").arg(i + 1).arg(sourceHtml(m_sources[i]));
        html += QStringLiteral("<p style=\"%1\">%2</p>").arg(mutedStyle(), m_device.id.toHtmlEscaped());
        return html;
    }

private:
    [[nodiscard]] QString mutedStyle() const
    {
        return QStringLiteral("color:%1; font-size:small").arg(m_theme.muted.name());
    }

    [[nodiscard]] QString facts() const
    {
        QStringList facts = {model::deviceKindName(m_device.kind)};
        if (!m_device.family.isEmpty())
            facts << m_device.family;
        if (!m_device.formFactor.isEmpty())
            facts << m_device.formFactor;
        if (m_device.unifiedMemory)
            facts << tr("unified memory");
        facts << m_device.software;
        return facts.join(tr(", ", "between facts of a device"));
    }

    /// Label with its remarks, and the value beside it; what others state below, over the whole width.
    [[nodiscard]] QString rowHtml(const model::FigureRow &row)
    {
        const QString line = QStringLiteral("border-top:1px solid %1").arg(m_theme.grid.name());
        const bool isClaim = row.key == QLatin1String("claim");
        QStringList remarks;
        if (row.known && !isClaim && row.kind != model::FigureKind::Published)
            remarks << (row.kind == model::FigureKind::Yours ? QStringLiteral("✎ ") : QString())
                           + model::figureKindName(row.kind).toHtmlEscaped();
        if (!row.date.isEmpty())
            remarks << model::dateForPeople(row.date).toHtmlEscaped();
        if (!row.sources.empty())
            remarks << sourceNumbers(row.sources);
        else if (row.known && !isClaim && row.kind != model::FigureKind::Yours)
            remarks << tr("source not recorded").toHtmlEscaped();
        const QString value = row.text.toHtmlEscaped();
        QString html = QStringLiteral("<tr><td style=\"%1\">%2 <span style=\"%3\">%4</span></td><td align=\"right\" "
                                      "style=\"%1\">%5</td></tr>")
                           .arg(line, row.label.toHtmlEscaped(), mutedStyle(), remarks.join(QStringLiteral(" · ")),
                                row.known ? QStringLiteral("<b>%1</b>").arg(value)
                                          : QStringLiteral("<i>%1</i>").arg(value));
        for (const model::Dissent &dissent : row.dissents) {
            html += QStringLiteral("<tr><td colspan=\"2\"><span style=\"color:%1\">⚠ %2</span></td></tr>")
                        .arg(m_theme.warning.name(),
                             tr("<b>%1</b> stated in: %2")
                                 .arg(dissent.statedValue.toHtmlEscaped(),
                                      dissent.statedIn.join(QStringLiteral("; ")).toHtmlEscaped()));
        }
        return html;
    }

    /// "[1] [3]", each a link to the source that the list at the end names.
    [[nodiscard]] QString sourceNumbers(const std::vector<model::Source> &sources)
    {
        QStringList numbers;
        for (const model::Source &source : sources) {
            const auto known = std::ranges::find(m_sources, source);
            const auto number = known - m_sources.begin() + 1;
            if (known == m_sources.end())
                m_sources.push_back(source);
            numbers << (source.url.isEmpty()
                            ? QStringLiteral("[%1]").arg(number)
                            : QStringLiteral("<a href=\"%1\">[%2]</a>").arg(source.url.toHtmlEscaped()).arg(number));
        }
        return numbers.join(QLatin1Char(' '));
    }

    [[nodiscard]] static QString sourceHtml(const model::Source &source)
    {
        QString text = source.title.toHtmlEscaped();
        if (!source.url.isEmpty())
            text = QStringLiteral("<a href=\"%1\">%2</a>").arg(source.url.toHtmlEscaped(), text);
        if (!source.date.isEmpty())
            text += QStringLiteral(", ") + model::dateForPeople(source.date).toHtmlEscaped();
        return text;
    }

    const model::Device &m_device;
    const ChartTheme &m_theme;
    std::vector<model::Source> m_sources; ///< in the order of their numbers
};

} // namespace

QString detailsHtml(const model::Device &device, const ChartTheme &theme)
{
    return DetailsText(device, theme).html();
}

} // namespace ui
