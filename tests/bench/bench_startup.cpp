// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// From the start of the process to a window that can be used, and the memory it has taken by then: the real program on
// its first start (no settings yet, so with its default comparison) beside a bare window with one chart.

#include "measure.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <optional>

namespace {

struct Start
{
    double milliseconds = 0;
    double processor = 0;
    double resident = 0;
    double proportional = 0;
    double afterwards = 0;
};

std::optional<Start> startOf(const QString &program, const QProcessEnvironment &platform)
{
    const QTemporaryDir home; // no settings, no catalogue of one's own
    QProcessEnvironment environment = platform;
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(STARTUP_PROBE));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const double start = bench::monotonicSeconds();
    process.start(program, QStringList());
    if (!process.waitForFinished(60000)) {
        std::fprintf(stderr, "%s did not show its window: %s\n", qPrintable(program), qPrintable(process.errorString()));
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    const QList<QByteArray> told = process.readAllStandardOutput().trimmed().split(' ');
    if (told.size() != 5) {
        std::fprintf(stderr, "%s ended before its window was shown\n", qPrintable(program));
        return std::nullopt;
    }
    return Start{(told[0].toDouble() - start) * 1000, told[1].toDouble() * 1000, told[2].toDouble() / 1024,
                 told[3].toDouble() / 1024, told[4].toDouble() * 1000};
}

bool measureOn(const QString &name, const QProcessEnvironment &platform, int turns)
{
    bench::Samples time;
    bench::Samples processor;
    bench::Samples resident;
    bench::Samples proportional;
    bench::Samples afterwards;
    for (int turn = -1; turn < turns; ++turn) { // the first only brings the files into memory
        const auto product = startOf(QStringLiteral(RIDGEPOINT_PROGRAM), platform);
        const auto floor = startOf(QStringLiteral(STARTUP_FLOOR), platform);
        if (!product || !floor)
            return false;
        if (turn < 0)
            continue;
        const auto add = [&](bench::Samples &samples, double Start::*part) {
            samples.product.push_back(*product.*part);
            samples.floor.push_back(*floor.*part);
        };
        add(time, &Start::milliseconds);
        add(processor, &Start::processor);
        add(resident, &Start::resident);
        add(proportional, &Start::proportional);
        add(afterwards, &Start::afterwards);
    }
    bench::reportHeader(QStringLiteral("Start to the usable window, %1, %2 turns").arg(name).arg(turns));
    bench::report(QStringLiteral("start-up"), QStringLiteral("ms"), time, {1.6, 2.0});
    bench::report(QStringLiteral("  processor time"), QStringLiteral("ms"), processor, {});
    bench::report(QStringLiteral("  processor time in the 0.5 s after"), QStringLiteral("ms"), afterwards, {});
    bench::report(QStringLiteral("resident memory"), QStringLiteral("MB"), resident, {1.3, 1.6});
    bench::report(QStringLiteral("  proportional share"), QStringLiteral("MB"), proportional, {});
    return true;
}

/// A display of its own, gone with the object.
class VirtualDisplay
{
public:
    VirtualDisplay()
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (program.isEmpty())
            return;
        m_server.setStandardErrorFile(QProcess::nullDevice());
        m_server.start(program, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                                 QStringLiteral("1920x1080x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        if (m_server.waitForReadyRead(20000))
            m_number = QString::fromLatin1(m_server.readLine().trimmed());
    }
    ~VirtualDisplay()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }
    VirtualDisplay(const VirtualDisplay &) = delete;
    VirtualDisplay &operator=(const VirtualDisplay &) = delete;

    /// Empty where there is no virtual server.
    [[nodiscard]] QString name() const { return m_number.isEmpty() ? QString() : QLatin1Char(':') + m_number; }

private:
    QProcess m_server;
    QString m_number;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const int turns = bench::turnsFromArguments(11);
    QProcessEnvironment offscreen = QProcessEnvironment::systemEnvironment();
    offscreen.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    offscreen.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.warning=false"));
    if (!measureOn(QStringLiteral("offscreen"), offscreen, turns))
        return 1;
    const VirtualDisplay display;
    if (display.name().isEmpty()) {
        std::puts("(no Xvfb here: not measured on X11)");
        return 0;
    }
    QProcessEnvironment x11 = offscreen;
    x11.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    x11.insert(QStringLiteral("DISPLAY"), display.name());
    return measureOn(QStringLiteral("X11 under Xvfb"), x11, turns) ? 0 : 1;
}
