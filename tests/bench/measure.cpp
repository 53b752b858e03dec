// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace bench {

namespace {

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

struct Middle
{
    double median = 0;
    double spread = 0;
};

Middle middleOf(std::vector<double> values)
{
    if (values.empty())
        return {};
    std::ranges::sort(values);
    const auto quantile = [&](double share) {
        const double at = share * double(values.size() - 1);
        const auto below = std::size_t(at);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        return values[below] + (at - double(below)) * (values[above] - values[below]);
    };
    return {quantile(0.5), (quantile(0.75) - quantile(0.25)) / 2};
}

/// Three digits, whatever the size.
QString number(double value)
{
    return QString::number(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
}

void print(const QString &line)
{
    std::fputs(qPrintable(line + QLatin1Char('\n')), stdout);
    std::fflush(stdout);
}

} // namespace

void reportHeader(const QString &about)
{
    print(about);
    print(QStringLiteral("  %1 %2 %3  ratio of medians").arg(QString(), -34).arg(QStringLiteral("product"), -20).arg(QStringLiteral("floor"), -20));
}

void report(const QString &name, const QString &unit, const Samples &samples, Limit limit)
{
    const Middle product = middleOf(samples.product);
    const Middle floor = middleOf(samples.floor);
    const double ratio = floor.median > 0 ? product.median / floor.median : 0;
    const auto shown = [&unit](const Middle &middle) {
        return QStringLiteral("%1 ±%2 %3").arg(number(middle.median), number(middle.spread), unit);
    };
    QString line = QStringLiteral("  %1 %2 %3  %4").arg(name, -34).arg(shown(product), -20).arg(shown(floor), -20).arg(ratio, 0, 'f', 2);
    if (limit.atMost > 0) {
        line += QStringLiteral("  (aim %1, at most %2)").arg(limit.aim, 0, 'f', 1).arg(limit.atMost, 0, 'f', 1);
        if (ratio > limit.atMost)
            line += QStringLiteral("  <<< OVER THE LIMIT");
        else if (ratio > limit.aim)
            line += QStringLiteral("  < above the aim");
    }
    print(line);
}

void Times::append(const Times &more)
{
    const auto join = [](std::vector<double> &to, const std::vector<double> &from) { to.insert(to.end(), from.begin(), from.end()); };
    join(wall.product, more.wall.product);
    join(wall.floor, more.wall.floor);
    join(processor.product, more.processor.product);
    join(processor.floor, more.processor.floor);
}

Times measureOnce(const std::function<void()> &product, const std::function<void()> &floor)
{
    Times times;
    const auto measure = [](const std::function<void()> &work, std::vector<double> &wall, std::vector<double> &processor) {
        const double wallStart = secondsOf(CLOCK_MONOTONIC);
        const double processorStart = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
        work();
        processor.push_back((secondsOf(CLOCK_PROCESS_CPUTIME_ID) - processorStart) * 1000);
        wall.push_back((secondsOf(CLOCK_MONOTONIC) - wallStart) * 1000);
    };
    measure(product, times.wall.product, times.processor.product);
    measure(floor, times.wall.floor, times.processor.floor);
    return times;
}

Times measureInTurn(int turns, const std::function<void()> &product, const std::function<void()> &floor)
{
    Times times;
    product();
    floor();
    for (int turn = 0; turn < turns; ++turn)
        times.append(measureOnce(product, floor));
    return times;
}

void report(const QString &name, const Times &times, Limit limit)
{
    report(name, QStringLiteral("ms"), times.wall, limit);
    report(QStringLiteral("  processor time"), QStringLiteral("ms"), times.processor, {});
}

int turnsFromArguments(int usual)
{
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype at = arguments.indexOf(QLatin1String("--turns"));
    const int turns = at >= 0 ? arguments.value(at + 1).toInt() : 0;
    return turns > 0 ? turns : usual;
}

double monotonicSeconds()
{
    return secondsOf(CLOCK_MONOTONIC);
}

void silencePlatform()
{
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &message) {
        if (!message.startsWith(QLatin1String("This plugin does not support ")))
            std::fprintf(stderr, "%s\n", qPrintable(message));
    });
}

} // namespace bench
