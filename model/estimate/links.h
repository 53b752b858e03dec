// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Time of collective operations over the links of a device.
#pragma once

#include "devicespeed.h"

namespace model {

/// Latency and reached share of a link.
struct LinkCost
{
    double latency = 0; ///< seconds of an empty all-reduce
    double share = 1;   ///< of the specified bandwidth
};

/// Seconds of an all-reduce of `bytes` over `ranks` devices.
///
///     T = latency + 2 · (n − 1) / n · M / (share · B)
///
/// n ranks, count; M bytes on each; B link, bytes/s each way, above zero. One rank: zero.
/// Source: Thakur et al. 2005; the factors are those of the NCCL tests' bus bandwidth.
[[nodiscard]] constexpr double allReduceSeconds(double bytes, double ranks, double link, LinkCost cost)
{
    return ranks > 1 ? cost.latency + 2 * (ranks - 1) / ranks * bytes / (cost.share * link) : 0;
}

/// Seconds of an all-gather or a reduce-scatter of `bytes` in all over `ranks` devices: (n − 1) / n · M / B.
[[nodiscard]] constexpr double allGatherSeconds(double bytes, double ranks, double link)
{
    return ranks > 1 ? (ranks - 1) / ranks * bytes / link : 0;
}

} // namespace model
