// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Measuring the product beside a floor that does the same with bare libraries. Both run in turn (A B A B …), so that
/// whatever else the machine does meets both alike; what counts is the ratio of the medians.
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace bench {

/// What the ratio should be. Nothing fails for it: a machine under load must not turn a build red.
struct Limit
{
    double aim = 0;
    double atMost = 0;
};

struct Samples
{
    std::vector<double> product;
    std::vector<double> floor;
};

/// Prints what the columns of report() are.
void reportHeader(const QString &about);

/// One line: medians with half the distance between the quartiles, their ratio, and a mark when it is above the limit.
void report(const QString &name, const QString &unit, const Samples &samples, Limit limit);

/// Wall-clock and processor time of both, in milliseconds.
struct Times
{
    Samples wall;
    Samples processor;

    void append(const Times &more);
};
[[nodiscard]] Times measureOnce(const std::function<void()> &product, const std::function<void()> &floor);
/// Over so many turns, after one that is not counted.
[[nodiscard]] Times measureInTurn(int turns, const std::function<void()> &product, const std::function<void()> &floor);
void report(const QString &name, const Times &times, Limit limit);

/// The number after "--turns" on the command line, or what is usual.
[[nodiscard]] int turnsFromArguments(int usual);

/// Seconds of the clock that all processes share.
[[nodiscard]] double monotonicSeconds();

/// Drops the remarks of the offscreen platform about what it cannot do.
void silencePlatform();

} // namespace bench
