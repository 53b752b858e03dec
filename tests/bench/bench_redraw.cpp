// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Four charts that show something else: other metrics, another order, other devices. The Compare page beside four bare
// bar charts of Qt in the same places, which are given names and values that somebody else has looked up and sorted.

#include "measure.h"

#include "model/catalogue/catalogue.h"
#include "model/text/language.h"
#include "ui/charts/chartview.h"
#include "ui/compare/comparepage.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QHorizontalBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace {

/// Counts the paint events of some widgets.
class PaintWatch : public QObject
{
public:
    void watch(QWidget *widget)
    {
        widget->installEventFilter(this);
        m_watched << widget;
    }

    /// Runs the event loop until all have been painted after the change.
    void waitForAll(const std::function<void()> &change)
    {
        m_waiting = QSet<QObject *>(m_watched.begin(), m_watched.end());
        change();
        while (!m_waiting.isEmpty())
            QCoreApplication::processEvents(QEventLoop::AllEvents);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_waiting.remove(watched);
        return false;
    }

private:
    QList<QObject *> m_watched;
    QSet<QObject *> m_waiting;
};

/// What is shown in one step: four metrics of some devices in some order.
struct Scene
{
    QList<model::MetricId> metrics;
    QStringList deviceIds;
    model::RowOrder order = model::RowOrder::Value;
};

class Product
{
public:
    explicit Product(const model::Catalogue &catalogue) : m_workspace(catalogue), m_page(m_workspace)
    {
        for (ui::ChartView *chart : m_page.charts())
            m_watch.watch(chart);
    }

    void open(const Scene &scene, const QSize &size)
    {
        set(scene);
        m_page.resize(size);
        m_page.show();
        QCoreApplication::processEvents();
    }

    void show(const Scene &scene)
    {
        m_watch.waitForAll([&] { set(scene); });
    }

    [[nodiscard]] QList<QRect> places() const
    {
        QList<QRect> places;
        for (const ui::ChartView *chart : m_page.charts())
            places << QRect(chart->mapTo(&m_page, QPoint()), chart->size());
        return places;
    }

    /// The figures that the charts show, for the floor.
    [[nodiscard]] model::Comparison comparison(const Scene &scene, model::MetricId metric)
    {
        set(scene);
        return m_workspace.comparison(metric);
    }

private:
    void set(const Scene &scene)
    {
        m_workspace.setComparedIds(scene.deviceIds);
        m_workspace.setOrder(scene.order);
        m_workspace.setPlots(model::WorkspaceState::barsOf(scene.metrics));
    }

    model::Workspace m_workspace;
    ui::ComparePage m_page;
    PaintWatch m_watch;
};

class Floor
{
public:
    struct Data
    {
        QString unit;
        QStringList names;
        QList<qreal> values;
    };

    Floor()
    {
        for (int i = 0; i < 4; ++i) {
            Chart chart{new QChart, new QHorizontalBarSeries, new QBarCategoryAxis, new QValueAxis, nullptr};
            chart.chart->addSeries(chart.series);
            chart.chart->addAxis(chart.names, Qt::AlignLeft);
            chart.chart->addAxis(chart.values, Qt::AlignTop);
            chart.chart->legend()->hide();
            chart.series->attachAxis(chart.names);
            chart.series->attachAxis(chart.values);
            chart.series->setLabelsVisible(true);
            chart.series->setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
            chart.view = new QChartView(chart.chart, &m_window);
            chart.view->setRenderHint(QPainter::Antialiasing);
            m_watch.watch(chart.view->viewport());
            m_charts << chart;
        }
    }

    void open(const QList<Data> &data, const QSize &size, const QList<QRect> &places)
    {
        m_window.resize(size);
        for (int i = 0; i < 4; ++i)
            m_charts[i].view->setGeometry(places[i]);
        set(data);
        m_window.show();
        QCoreApplication::processEvents();
    }

    void show(const QList<Data> &data)
    {
        m_watch.waitForAll([&] { set(data); });
    }

private:
    struct Chart
    {
        QChart *chart;
        QHorizontalBarSeries *series;
        QBarCategoryAxis *names;
        QValueAxis *values;
        QChartView *view;
    };

    void set(const QList<Data> &data)
    {
        for (int i = 0; i < 4; ++i) {
            const Chart &chart = m_charts[i];
            auto *bars = new QBarSet(data[i].unit);
            bars->append(data[i].values);
            bars->setLabelColor(Qt::black);
            chart.series->clear();
            chart.series->append(bars);
            chart.names->clear();
            chart.names->append(data[i].names);
            chart.values->setTitleText(data[i].unit);
            chart.values->setRange(0, *std::ranges::max_element(data[i].values) * 1.1);
        }
    }

    QWidget m_window;
    QList<Chart> m_charts;
    PaintWatch m_watch;
};

QList<Floor::Data> dataOf(Product &product, const Scene &scene)
{
    QList<Floor::Data> data;
    for (const model::MetricId metric : scene.metrics) {
        const model::Comparison comparison = product.comparison(scene, metric);
        Floor::Data of{comparison.unit, {}, {}};
        for (auto row = comparison.rows.rbegin(); row != comparison.rows.rend(); ++row) { // Qt's first is at the bottom
            of.names << row->name;
            of.values << row->reading.value.value_or(0);
        }
        data << of;
    }
    return data;
}

void measure(const model::Catalogue &catalogue, qsizetype count, int turns)
{
    // From all over the catalogue, so that most have a price.
    const QStringList all = catalogue.ids();
    const qsizetype stride = all.size() / count;
    QStringList some;
    QStringList others;
    for (qsizetype i = 0; i < count; ++i) {
        some << all.at(i * stride);
        others << all.at(i * stride + 1);
    }
    using enum model::MetricId;
    const QList<model::MetricId> metrics = {Bandwidth, Memory, Flops, FlopsPerPrice};
    const QList<model::MetricId> otherMetrics = {Memory, Flops, FlopsPerPrice, Bandwidth};
    const QList<std::pair<QString, Scene>> steps = {
        {QStringLiteral("other metrics"), {otherMetrics, some, model::RowOrder::Value}},
        {QStringLiteral("other order"), {otherMetrics, some, model::RowOrder::Name}},
        {QStringLiteral("other devices"), {otherMetrics, others, model::RowOrder::Name}},
        {QStringLiteral("back"), {metrics, some, model::RowOrder::Value}},
    };

    Product product(catalogue);
    QList<QList<Floor::Data>> data;
    for (const auto &[name, scene] : steps)
        data << dataOf(product, scene);
    const QSize size(1366, count > 20 ? 3400 : 1300); // all four in view
    product.open(steps.last().second, size);
    Floor floor;
    floor.open(data.last(), size, product.places());

    bench::Times all4;
    QList<bench::Times> times(steps.size());
    for (int turn = -1; turn < turns; ++turn) {
        for (qsizetype i = 0; i < steps.size(); ++i) {
            const auto once = bench::measureOnce([&] { product.show(steps[i].second); }, [&] { floor.show(data[i]); });
            if (turn >= 0) {
                times[i].append(once);
                all4.append(once);
            }
        }
    }
    bench::reportHeader(QStringLiteral("Redraw of four charts, %1 devices, %2 × %3, %4 turns").arg(count).arg(size.width()).arg(size.height()).arg(turns));
    for (qsizetype i = 0; i + 1 < steps.size(); ++i)
        bench::report(steps[i].first, QStringLiteral("ms"), times[i].wall, {1.5, 1.5});
    bench::report(QStringLiteral("all of them"), all4, {1.5, 1.5});
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    bench::silencePlatform();
    model::setLanguage(QStringLiteral("en"));
    const model::Catalogue catalogue = model::loadCatalogue().catalogue;
    const int turns = bench::turnsFromArguments(15);
    for (const qsizetype count : {12, 40})
        measure(catalogue, count, turns);
    return 0;
}
