// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A device as far as speed asks: rates, bandwidths and links as plain numbers, and the properties of its generation that
/// kernels and collectives depend on.
#pragma once

#include "enginefamily.h"

namespace model {

struct DeviceFacts;

/// How devices of a node talk to each other.
enum class PeerLink : std::uint8_t {
    Switch, ///< a switch or full mesh of links: one-shot all-reduce
    Ring,   ///< a partial mesh of links: ring all-reduce
    Bridge, ///< two neighbours over a bridge
    HostBus ///< PCIe or what stands for it
};

struct DeviceSpeed
{
    double memoryBytes = 0;
    double bandwidth = 0;   ///< bytes a second
    double matrixRate = 0;  ///< FLOP/s dense of 16-bit products: the fastest of fp16, bf16 and fp32
    double vectorRate = 0;  ///< fp32
    double rate32 = 0;      ///< fp32, 0 where it is not published
    double rateTf32 = 0;    ///< tf32, or fp32 where that is faster; 0 where neither is published
    double rate8 = 0;       ///< fp8, 0 without it
    double rate4 = 0;       ///< fp4, 0 without it
    double integerRate = 0; ///< int8, 0 without it
    double watts = 0;       ///< TDP, 0 when unknown
    double link = 0;        ///< bytes a second each way to peers
    double hostLink = 0;    ///< bytes a second each way
    double network = 0;     ///< bytes a second each way of a device to other nodes, usual for its generation
    int domain = 0;         ///< devices that one switch joins, 0: those of a node
    PeerLink peers = PeerLink::HostBus;
    bool isNvidia = false;
    bool hasHbm = false;
    bool unified = false;
    bool readsCachePerQueryHead = false; ///< no attention kernel that shares cached heads (CDNA 2)
    bool needsNewAttention = false;      ///< Hopper and later: older attention kernels miss its matrix units

    /// Without bandwidth and a 16-bit rate nothing can be said.
    [[nodiscard]] bool isKnown() const { return bandwidth > 0 && matrixRate > 0; }
    /// Only what every data sheet has; links, power and generation are unknown.
    [[nodiscard]] bool knowsOnlyPeaks() const { return watts <= 0; }
};

/// From the facts of a device.
///
/// Cards whose fp16 is slower than their fp32 (Pascal) multiply 16-bit numbers in fp32, as cuBLAS and llama.cpp do.
/// Missing figures take the usual ratio: fp32 a sixteenth of the 16-bit rate; the host link PCIe 4.0 x16 (32 GB/s each way
/// counted half as 16 GB/s where nothing is known). The network of a device is that of its generation's usual
/// servers: 25 Gbit/s-class for Volta, 200 Gbit/s for A100, 400 Gbit/s for Hopper and later.
[[nodiscard]] DeviceSpeed deviceSpeed(const DeviceFacts &facts);

/// A part of a device that works as one (0.5: half of a board of two dies): memory, bandwidth, rates and power times
/// `fraction`, links as they are.
[[nodiscard]] DeviceFacts partOf(DeviceFacts facts, double fraction);

} // namespace model
