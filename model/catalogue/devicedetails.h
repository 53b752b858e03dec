// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that is known about one device, figure by figure, with kind, sources and disagreements: the window's details
/// and `ridgepoint device` show this.
#pragma once

#include "device.h"
#include "model/json/jsonvalue.h"

namespace model {

struct FigureRow
{
    QString key;                  ///< "memoryBandwidth", "peakRates.fp16.sparse", "price"
    QString label;                ///< translated
    QString text;                 ///< for people, with unit; "not published" when unknown
    std::optional<double> number; ///< in `unit`; nullopt for text figures and unknown ones
    QString unit;
    bool known = false;
    FigureKind kind = FigureKind::Published;
    QString date;                 ///< of a price
    std::vector<Source> sources;
    std::vector<Dissent> dissents;
};

/// Figures first, then compute units, prices and claims. Core figures are listed even when unknown.
[[nodiscard]] std::vector<FigureRow> deviceDetails(const Device &device);

[[nodiscard]] JsonValue deviceToJson(const Device &device);
/// For a terminal: the figures, each with its source and its dissents below it.
[[nodiscard]] QString deviceToText(const Device &device);

} // namespace model
