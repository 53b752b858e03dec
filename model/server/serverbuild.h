// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A server that somebody puts together: a plain value that the workspace holds, files store and the rules judge. It refers
/// to parts by id; what they are is in the PartCatalogue.
#pragma once

#include "partcatalogue.h"
#include "partfacts.h"

namespace model {

/// A fact that a person fills in or changes in this build alone, in the unit of its key.
struct FactOverride
{
    QString partId;
    QString key;
    FactValue value;

    bool operator==(const FactOverride &) const = default;
};

/// What a person pays for one of a part.
struct OwnPrice
{
    QString partId;
    double amount = 0;
    Currency currency = Currency::Usd; ///< one currency in all prices of a build

    bool operator==(const OwnPrice &) const = default;
};

/// Assumptions of the rules that a person can edit. Where each default comes from is said beside it.
struct ServerSettings
{
    double mainsVolts = 220;             ///< V, of the articles' servers
    double breakerAmps = 16;             ///< A, of one circuit
    double cordAmps = 16;                ///< A, of one cord; the A800 list has 16 A cords
    double powerFactor = 1;              ///< W over VA
    double phases = 1;                   ///< 1 or 3
    bool limitsContinuousLoad = true;    ///< a rule of the United States: elsewhere a default that can be switched off
    double continuousLoadFraction = 0.8; ///< of the breaker, for loads of three hours and more (NEC)
    bool hasTwoFeeds = false;            ///< A and B, each able to carry the whole
    double supplyHeadroom = 0.8;         ///< most of a supply's output that the load may be (rule of thumb)
    double supplyEfficiency = 0.94;      ///< of a supply whose efficiency is unknown
    double fanFraction = 0.1;            ///< of the load, added for cooling: 0.10 to 0.20 (ServeTheHome)
    double nicWatts = 25;                ///< W, of an adapter whose power is unknown: 15 to 100 (ServeTheHome)
    double memoryAndDriveWatts =
        250;                  ///< W, of all modules and drives of a server where unknown: 250 to 300 (ServeTheHome)
    double rackUnits = 42;    ///< height of the rack
    double rackWatts = 15000; ///< W that the rack may take; many halls 10 to 15 kW
    std::optional<double> rackMaxKg; ///< load that the rack carries; unknown until a person says
    double pue = 1.2;                ///< facility power over IT power
    bool hasLiquidCooling = false;   ///< is there liquid at the rack
    double nodes = 1;                ///< how many of this server
    double checkpointBillions = 70;  ///< parameters of a model that is trained on it
    double checkpointsKept = 3;      ///< of it, on its drives

    bool operator==(const ServerSettings &) const = default;
};

/// Calls visit(key, value, least, most) for each number and visit(key, flag) for each switch: the one list of settings, of
/// the file format and of the panel.
template<class Settings, class Visitor>
void visitSettings(Settings &settings, Visitor &&visit)
{
    visit("mainsVolts", settings.mainsVolts, 90.0, 500.0);
    visit("breakerAmps", settings.breakerAmps, 1.0, 1000.0);
    visit("cordAmps", settings.cordAmps, 1.0, 1000.0);
    visit("powerFactor", settings.powerFactor, 0.5, 1.0);
    visit("phases", settings.phases, 1.0, 3.0);
    visit("limitsContinuousLoad", settings.limitsContinuousLoad);
    visit("continuousLoadFraction", settings.continuousLoadFraction, 0.1, 1.0);
    visit("hasTwoFeeds", settings.hasTwoFeeds);
    visit("supplyHeadroom", settings.supplyHeadroom, 0.1, 1.0);
    visit("supplyEfficiency", settings.supplyEfficiency, 0.5, 1.0);
    visit("fanFraction", settings.fanFraction, 0.0, 1.0);
    visit("nicWatts", settings.nicWatts, 0.0, 1000.0);
    visit("memoryAndDriveWatts", settings.memoryAndDriveWatts, 0.0, 10000.0);
    visit("rackUnits", settings.rackUnits, 1.0, 100.0);
    visit("rackWatts", settings.rackWatts, 100.0, 1e6);
    visit("rackMaxKg", settings.rackMaxKg, 1.0, 1e5);
    visit("pue", settings.pue, 1.0, 5.0);
    visit("hasLiquidCooling", settings.hasLiquidCooling);
    visit("nodes", settings.nodes, 1.0, 1e6);
    visit("checkpointBillions", settings.checkpointBillions, 0.001, 1e5);
    visit("checkpointsKept", settings.checkpointsKept, 1.0, 1000.0);
}

inline constexpr int mostPartsOfALine = 10000;

struct ServerBuild
{
    QString id; ///< within its workspace; may be empty
    QString name;
    QString templateId;            ///< the system it came from; may be empty
    QString platformId;            ///< a part of category Platform; empty: not chosen yet
    std::vector<ServerLine> lines; ///< all other parts, in the order they were added
    std::vector<FactOverride> overrides;
    std::vector<OwnPrice> prices;
    std::optional<double> gpuPowerCapWatts; ///< of each GPU, in place of its TDP
    ServerSettings settings;

    bool operator==(const ServerBuild &) const = default;

    /// How many of a part there are, in all its lines; 1 of the platform.
    [[nodiscard]] int quantityOf(const QString &partId) const;
};

/// The build that a system is, ready to be changed: the platform among its parts becomes the build's.
[[nodiscard]] ServerBuild buildFromSystem(const ServerSystem &system, const PartCatalogue &parts);

/// A part with the overrides of the build that name it; their kind is FigureKind::Yours. An override that the part cannot
/// take has no effect (readers refuse it).
[[nodiscard]] Part withOverrides(Part part, const std::vector<FactOverride> &overrides);

} // namespace model
