// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Predicts the measurements aside, so that the window stays usable. Each run has a catalogue of its own; what an earlier one
/// would have answered is never heard of again.
#pragma once

#include "model/measured/measureddata.h"

#include <QFutureWatcher>

#include <memory>

namespace ui {

class MeasuredRunner : public QObject
{
    Q_OBJECT

public:
    using Answer = std::shared_ptr<const model::MeasuredData>;

    explicit MeasuredRunner(QObject *parent = nullptr);
    ~MeasuredRunner() override;

    /// Begins, and drops what was begun before.
    void start(const model::Catalogue &catalogue, const QList<model::OwnMeasurements> &own);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Blocks until the answer is there and was told: for pictures.
    void wait();

signals:
    void progressed(int percent);
    void answered(const ui::MeasuredRunner::Answer &answer); ///< null when it was stopped

private:
    void take();

    QFutureWatcher<Answer> m_watcher;
    bool m_isRunning = false;
};

} // namespace ui
