// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredrunner.h"

#include <QtConcurrent>

namespace ui {

namespace {

constexpr int wholeProgress = 100;

void predict(QPromise<MeasuredRunner::Answer> &promise, const model::Catalogue &catalogue,
             const QList<model::OwnMeasurements> &own)
{
    promise.setProgressRange(0, wholeProgress);
    auto data = model::predictMeasured(catalogue, own, [&promise](double share) {
        promise.setProgressValue(int(share * wholeProgress));
        return !promise.isCanceled();
    });
    if (data)
        promise.addResult(std::make_shared<const model::MeasuredData>(std::move(*data)));
}

} // namespace

MeasuredRunner::MeasuredRunner(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Answer>::progressValueChanged, this, &MeasuredRunner::progressed);
    connect(&m_watcher, &QFutureWatcher<Answer>::finished, this, &MeasuredRunner::take);
}

MeasuredRunner::~MeasuredRunner()
{
    m_watcher.cancel();
    m_watcher.waitForFinished();
}

void MeasuredRunner::start(const model::Catalogue &catalogue, const QList<model::OwnMeasurements> &own)
{
    m_watcher.cancel();
    m_isRunning = true;
    m_watcher.setFuture(QtConcurrent::run(predict, catalogue, own)); // both are copied
}

void MeasuredRunner::cancel()
{
    m_watcher.cancel();
}

void MeasuredRunner::wait()
{
    m_watcher.waitForFinished();
    take();
}

void MeasuredRunner::take()
{
    if (!std::exchange(m_isRunning, false))
        return;
    const QFuture<Answer> future = m_watcher.future();
    emit answered(future.isCanceled() || future.resultCount() == 0 ? nullptr : future.result());
}

} // namespace ui
