// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded by LD_PRELOAD into a program that is measured as it is, with nothing built in for the purpose. Once a window
// has been painted and the event loop has nothing left to do, it prints a line
//
//     <monotonic clock, s> <processor time so far, s> <resident, kB> <proportional, kB> <processor time of what follows, s>
//
// and ends the process. The last number is what the program does in the half second after that moment: work that was
// only put off shows up there.

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace {

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

/// The number behind a key of a file in /proc, in kB.
long kilobytes(const char *path, const QByteArray &key)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(key + ':'))
            return line.mid(key.size() + 1).trimmed().split(' ').first().toLong();
    }
    return 0;
}

class Probe : public QObject
{
public:
    explicit Probe(QObject *application) : QObject(application)
    {
        application->installEventFilter(this);
        m_idle.setInterval(0); // fires when nothing else is waiting
        connect(&m_idle, &QTimer::timeout, this, &Probe::whenIdle);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::Paint:
            if (!m_idle.isActive())
                m_idle.start();
            [[fallthrough]];
        case QEvent::LayoutRequest:
        case QEvent::UpdateRequest:
        case QEvent::Resize:
            m_isQuiet = false;
            break;
        default:
            break;
        }
        return false;
    }

private:
    void whenIdle()
    {
        if (m_isQuiet)
            return report();
        m_isQuiet = true;
        m_time = secondsOf(CLOCK_MONOTONIC);
        m_processor = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
    }

    void report()
    {
        m_idle.stop();
        parent()->removeEventFilter(this);
        m_resident = kilobytes("/proc/self/status", "VmRSS");
        m_proportional = kilobytes("/proc/self/smaps_rollup", "Pss");
        const double after = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
        QTimer::singleShot(500, this, [this, after] {
            std::printf("%.6f %.6f %ld %ld %.6f\n", m_time, m_processor, m_resident, m_proportional,
                        secondsOf(CLOCK_PROCESS_CPUTIME_ID) - after);
            std::fflush(stdout);
            _exit(0);
        });
    }

    QTimer m_idle;
    bool m_isQuiet = false;
    double m_time = 0;
    double m_processor = 0;
    long m_resident = 0;
    long m_proportional = 0;
};

void install()
{
    new Probe(QCoreApplication::instance());
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(install)
