// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// An edit on the Estimate page: twelve devices answer, and a sweep of 64 points a device is drawn. Beside it a bare line
// chart of Qt in the same place, which is given the same points by somebody else.

#include "measure.h"

#include "model/catalogue/catalogue.h"
#include "model/estimate/devicematrix.h"
#include "model/text/language.h"
#include "ui/charts/chartview.h"
#include "ui/estimate/estimatepage.h"
#include "ui/estimate/estimatetabs.h"

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>

namespace {

constexpr qsizetype deviceCount = 12;
constexpr QSize pageSize(1000, 720);

/// Runs the event loop until a widget has been painted after a change.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *widget) { widget->installEventFilter(this); }

    void waitFor(const std::function<void()> &change, const std::function<bool()> &isDone)
    {
        change();
        m_isPainted = false;
        while (!m_isPainted || !isDone()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            if (!isDone())
                m_isPainted = false;
        }
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        m_isPainted = m_isPainted || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_isPainted = false;
};

class Product
{
public:
    explicit Product(const model::Catalogue &catalogue) : m_workspace(catalogue), m_page(m_workspace)
    {
        QStringList ids;
        for (const model::Device &device : catalogue.devices()) {
            if (device.kind == model::DeviceKind::Gpu && device.memoryBandwidth.isKnown() && ids.size() < deviceCount)
                ids << device.id;
        }
        m_workspace.setComparedIds(ids);
        m_page.tabs().showTab(QStringLiteral("sweep"));
        m_page.resize(pageSize);
        m_page.show();
        settle();
    }

    void edit(const QString &batch)
    {
        PaintWatch watch(&chart());
        watch.waitFor([&] { m_workspace.setEstimateWord(QStringLiteral("batch"), batch); }, [&] { return !m_page.tabs().isWorking(); });
    }

    /// The numbers alone, as the page asks for them.
    void answer(const QString &batch) const
    {
        const auto matrix = model::askDevices(model::withWord(m_workspace.estimateWords(), QStringLiteral("batch"), batch),
                                              m_workspace.comparedIds(), m_context);
        if (!matrix)
            qFatal("no answers");
    }

    [[nodiscard]] ui::ChartView &chart() const { return *m_page.currentChart(); }

private:
    void settle()
    {
        do
            QCoreApplication::processEvents();
        while (m_page.tabs().isWorking());
    }

    model::Workspace m_workspace;
    ui::EstimatePage m_page;
    model::RequestContext m_context = model::catalogueContext(m_workspace.catalogue());
};

class Floor
{
public:
    explicit Floor(const ui::ChartView &like) : m_chart(new QChart), m_view(m_chart), m_watch(m_view.viewport())
    {
        m_view.setRenderHint(QPainter::Antialiasing);
        m_view.resize(like.size());
        m_chart->addAxis(m_x = new QValueAxis, Qt::AlignBottom);
        m_chart->addAxis(m_y = new QValueAxis, Qt::AlignLeft);
        for (const ui::ChartMark &mark : like.spec().marks) {
            auto *series = new QLineSeries;
            series->setName(mark.name);
            m_chart->addSeries(series);
            series->attachAxis(m_x);
            series->attachAxis(m_y);
            m_series << series;
        }
        m_view.show();
    }

    void show(const QList<QList<QPointF>> &curves)
    {
        m_watch.waitFor(
            [&] {
                QRectF all;
                for (qsizetype i = 0; i < m_series.size(); ++i) {
                    m_series[i]->replace(curves[i]);
                    for (const QPointF &point : curves[i])
                        all |= QRectF(point, QSizeF(1, 1));
                }
                m_x->setRange(0, all.right());
                m_y->setRange(0, all.bottom());
            },
            [] { return true; });
    }

private:
    QChart *m_chart;
    QChartView m_view;
    PaintWatch m_watch;
    QValueAxis *m_x;
    QValueAxis *m_y;
    QList<QLineSeries *> m_series;
};

QList<QList<QPointF>> curvesOf(const ui::ChartSpec &spec)
{
    QList<QList<QPointF>> curves;
    for (const ui::ChartMark &mark : spec.marks) {
        QList<QPointF> curve;
        for (const ui::ChartPoint &point : mark.points)
            curve << QPointF(point.x, std::isfinite(point.y) ? point.y : 0);
        curves << curve;
    }
    return curves;
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
    const int turns = bench::turnsFromArguments(30);

    Product product(catalogue);
    Floor floor(product.chart());
    QList<QList<QList<QPointF>>> curves;
    for (const char *batch : {"2", "3"}) {
        product.edit(QString::fromLatin1(batch));
        curves << curvesOf(product.chart().spec());
    }
    bench::Times edits;
    bench::Times numbers;
    for (int turn = -1; turn < turns; ++turn) {
        const bool isOdd = turn % 2 != 0;
        const QString batch = QString::number(isOdd ? 2 : 3);
        const auto show = [&] { floor.show(curves[isOdd ? 0 : 1]); };
        const auto answered = bench::measureOnce([&] { product.answer(batch); }, show);
        const auto edited = bench::measureOnce([&] { product.edit(batch); }, show);
        if (turn >= 0) {
            numbers.append(answered);
            edits.append(edited);
        }
    }
    bench::reportHeader(QStringLiteral("An edit of the estimate, %1 devices, a sweep of 64 points each, %2 turns").arg(deviceCount).arg(turns));
    bench::report(QStringLiteral("numbers"), QStringLiteral("ms"), numbers.wall, {0.1, 0.1});
    bench::report(QStringLiteral("numbers and charts"), QStringLiteral("ms"), edits.wall, {1.5, 1.5});
    return 0;
}
