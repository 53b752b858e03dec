// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "parttext.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

/// Keys of the facts that stand in a line, in their order.
QStringList keysInShort(PartCategory category)
{
    const auto keys = [](std::initializer_list<const char *> names) {
        QStringList list;
        for (const char *name : names)
            list << QString::fromLatin1(name);
        return list;
    };
    switch (category) {
    case PartCategory::Platform:
        return keys({"gpuSlots", "gpuFormFactor", "cpuSocket", "dimmSlots", "psuBays", "rackUnits"});
    case PartCategory::Cpu: return keys({"socket", "cores", "memoryType", "pcieLanes", "tdpWatts"});
    case PartCategory::Memory: return keys({"capacityGib", "type", "formFactor", "speedMtPerS"});
    case PartCategory::Gpu: return keys({"memoryGib", "formFactor", "tdpWatts"});
    case PartCategory::Drive: return keys({"capacityTb", "interface", "formFactor"});
    case PartCategory::Nic: return keys({"ports", "portGbitPerS", "protocol", "powerWatts"});
    case PartCategory::Switch: return keys({"ports", "portGbitPerS", "protocol", "powerWatts"});
    case PartCategory::PowerSupply: return keys({"watts", "unitsPerSet", "redundancy", "efficiencyClass"});
    case PartCategory::Cooling: return keys({"kind", "capacityWatts"});
    case PartCategory::Chassis: return keys({"rackUnits", "gpuSlots", "psuBays"});
    case PartCategory::Rack: return keys({"rackUnits", "maxPowerWatts", "maxWeightKg"});
    case PartCategory::Other: return keys({"cordAmps", "powerWatts"});
    }
    Q_UNREACHABLE();
}

/// A count says nothing without its name: "cores 48", but "350 W", "LGA4677".
bool needsLabel(const FactText &fact)
{
    return fact.number && fact.text == numberForPeople(*fact.number);
}

} // namespace

QString keyFacts(const Part &part)
{
    const std::vector<FactText> known = knownFacts(part);
    QStringList texts;
    for (const QString &key : keysInShort(part.category())) {
        const auto fact = std::ranges::find(known, key, &FactText::key);
        if (fact == known.end())
            continue;
        texts << (needsLabel(*fact) ? Text::tr("%1: %2", "a fact and its value").arg(factLabel(key), fact->text)
                                    : fact->text);
    }
    return texts.join(Text::tr(", ", "between facts"));
}

QString moneyText(const Money &money)
{
    constexpr double small = 100;
    const int decimals = money.amount < small && money.amount != std::round(money.amount) ? 2 : 0;
    return QStringLiteral("%1 %2").arg(QLocale().toString(money.amount, 'f', decimals), currencyCode(money.currency));
}

QString priceBasis(const PartPrice &price)
{
    QStringList words;
    if (price.price.origin == FigureKind::Yours)
        words << Text::tr("your price");
    else
        words << priceKindName(price.price.kind);
    if (price.price.origin == FigureKind::Estimated)
        words << Text::tr("estimated");
    if (!price.price.date.isEmpty())
        words << dateForPeople(price.price.date);
    return words.join(Text::tr(", ", "between facts"));
}

SettingText settingText(const QString &key)
{
    struct Entry
    {
        const char *key;
        const char *label;
        const char *unit;
        const char *help;
    };
    static constexpr Entry entries[] = {
        {"mainsVolts", QT_TRANSLATE_NOOP("model", "Mains voltage"), "V",
         QT_TRANSLATE_NOOP("model", "220 V as in the articles. At 110 to 120 V large supplies give less.")},
        {"breakerAmps", QT_TRANSLATE_NOOP("model", "Breaker"), "A", QT_TRANSLATE_NOOP("model", "Of one circuit.")},
        {"cordAmps", QT_TRANSLATE_NOOP("model", "Power cord"), "A",
         QT_TRANSLATE_NOOP("model", "Current that one cord carries; the A800 server of the articles has 16 A cords.")},
        {"powerFactor", QT_TRANSLATE_NOOP("model", "Power factor"), "",
         QT_TRANSLATE_NOOP("model", "Watts over volt-amperes.")},
        {"phases", QT_TRANSLATE_NOOP("model", "Phases"), "", QT_TRANSLATE_NOOP("model", "1 or 3.")},
        {"limitsContinuousLoad", QT_TRANSLATE_NOOP("model", "Limit continuous load"), "",
         QT_TRANSLATE_NOOP("model", "A rule of the United States; elsewhere it can be switched off.")},
        {"continuousLoadFraction", QT_TRANSLATE_NOOP("model", "Continuous load, share of the breaker"), "",
         QT_TRANSLATE_NOOP("model", "0.8 by the NEC, for loads of three hours and more.")},
        {"hasTwoFeeds", QT_TRANSLATE_NOOP("model", "Feeds A and B"), "",
         QT_TRANSLATE_NOOP("model", "Two circuits, each able to carry the whole server.")},
        {"supplyHeadroom", QT_TRANSLATE_NOOP("model", "Load of the supplies at most"), "",
         QT_TRANSLATE_NOOP("model", "Share of what the supplies give; 0.8 is a rule of thumb.")},
        {"supplyEfficiency", QT_TRANSLATE_NOOP("model", "Efficiency of supplies"), "",
         QT_TRANSLATE_NOOP("model", "Of supplies whose own is not known.")},
        {"fanFraction", QT_TRANSLATE_NOOP("model", "Fans, share of the load"), "",
         QT_TRANSLATE_NOOP("model", "0.10 to 0.20 was measured of servers with eight GPUs (ServeTheHome).")},
        {"nicWatts", QT_TRANSLATE_NOOP("model", "Network adapter"), "W",
         QT_TRANSLATE_NOOP("model", "Of an adapter whose power is not known: 15 to 100 W (ServeTheHome).")},
        {"memoryAndDriveWatts", QT_TRANSLATE_NOOP("model", "Memory and drives together"), "W",
         QT_TRANSLATE_NOOP("model", "Where their power is not known: 250 to 300 W a server (ServeTheHome).")},
        {"rackUnits", QT_TRANSLATE_NOOP("model", "Height of the rack"), "U",
         QT_TRANSLATE_NOOP("model", "42 or 48 are usual.")},
        {"rackWatts", QT_TRANSLATE_NOOP("model", "Power of the rack"), "W",
         QT_TRANSLATE_NOOP("model", "Many halls give 10 to 15 kW.")},
        {"rackMaxKg", QT_TRANSLATE_NOOP("model", "Load that the rack carries"), "kg",
         QT_TRANSLATE_NOOP("model", "Not known until you say; the data sheet of the rack has it.")},
        {"pue", QT_TRANSLATE_NOOP("model", "PUE of the site"), "",
         QT_TRANSLATE_NOOP("model",
                           "Power of the facility over that of its machines: 1.1 to 1.2 of very large sites, 1.4 "
                           "to 1.6 on average.")},
        {"hasLiquidCooling", QT_TRANSLATE_NOOP("model", "Liquid cooling at the rack"), "",
         QT_TRANSLATE_NOOP("model", "Some systems cannot do without.")},
        {"nodes", QT_TRANSLATE_NOOP("model", "Servers of the cluster"), "",
         QT_TRANSLATE_NOOP("model", "How many of this server stand together.")},
        {"gpuPowerCapWatts", QT_TRANSLATE_NOOP("model", "Power limit of each GPU"), "W",
         QT_TRANSLATE_NOOP("model",
                           "In place of the TDP. Capping four RTX 3090 at 300 W kept about 94 % of their speed.")},
    };
    const auto *entry = std::ranges::find_if(entries,
                                             [&](const Entry &each) { return key == QLatin1String(each.key); });
    Q_ASSERT(entry != std::end(entries));
    return {QCoreApplication::translate("model", entry->label), QString::fromLatin1(entry->unit),
            QCoreApplication::translate("model", entry->help)};
}

} // namespace model
