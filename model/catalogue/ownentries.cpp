// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownentries.h"

#include "cataloguereader.h"
#include "cataloguerules.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

JsonValue number(double value, const QString &unit)
{
    return JsonValue::object().set(QStringLiteral("value"), value).set(QStringLiteral("unit"), unit);
}

/// "fp64Tensor" in files, "fp64-tensor" elsewhere.
QString fileKeyOf(NumberFormat format)
{
    return format == NumberFormat::Fp64Tensor ? QStringLiteral("fp64Tensor") : numberFormatId(format);
}

JsonValue ratesToJson(const OwnDevice &device)
{
    JsonValue rates = JsonValue::object();
    for (const NumberFormat format : allNumberFormats()) {
        const auto index = static_cast<std::size_t>(format);
        const QString unit = isIntegerFormat(format) ? QStringLiteral("TOPS") : QStringLiteral("TFLOPS");
        JsonValue rate = JsonValue::object();
        if (const auto &dense = device.denseTera[index])
            rate.set(QStringLiteral("dense"), number(*dense, unit));
        if (const auto &sparse = device.sparseTera[index])
            rate.set(QStringLiteral("sparse"), number(*sparse, unit));
        if (!rate.members().empty())
            rates.set(fileKeyOf(format), std::move(rate));
    }
    return rates;
}

JsonValue deviceToJson(const OwnDevice &device)
{
    JsonValue figures = JsonValue::object();
    const auto add = [&](const char *key, const std::optional<double> &value, const char *unit) {
        if (value)
            figures.set(QString::fromLatin1(key), number(*value, QString::fromLatin1(unit)));
    };
    add("memoryCapacity", device.memoryGib, "GiB");
    add("memoryBandwidth", device.bandwidthGbPerS, "GB/s");
    if (JsonValue rates = ratesToJson(device); !rates.members().empty())
        figures.set(QStringLiteral("peakRates"), std::move(rates));
    add("interconnectBandwidth", device.interconnectGbPerS, "GB/s");
    add("hostLinkBandwidth", device.hostLinkGbPerS, "GB/s");
    add("tdp", device.tdpWatts, "W");
    if (device.year)
        figures.set(QStringLiteral("releaseDate"),
                    JsonValue::object().set(QStringLiteral("value"), QString::number(*device.year)));
    JsonValue json = JsonValue::object()
                         .set(QStringLiteral("id"), device.id)
                         .set(QStringLiteral("name"), device.name.simplified())
                         .set(QStringLiteral("vendor"), device.vendor.simplified())
                         .set(QStringLiteral("kind"), deviceKindId(device.kind))
                         .set(QStringLiteral("unifiedMemory"), device.unifiedMemory);
    if (!device.note.trimmed().isEmpty())
        json.set(QStringLiteral("note"), device.note.simplified());
    return json.set(QStringLiteral("figures"), std::move(figures));
}

JsonValue priceToJson(const Price &price)
{
    JsonValue json = JsonValue::object()
                         .set(QStringLiteral("amount"), price.money.amount)
                         .set(QStringLiteral("currency"), currencyCode(price.money.currency))
                         .set(QStringLiteral("kind"), priceKindId(price.kind))
                         .set(QStringLiteral("date"), price.date);
    if (!price.source.title.isEmpty()) {
        JsonValue source = JsonValue::object().set(QStringLiteral("title"), price.source.title);
        if (!price.source.url.isEmpty())
            source.set(QStringLiteral("url"), price.source.url);
        json.set(QStringLiteral("source"), std::move(source));
    }
    return json;
}

/// An object with a member that is other, new or (null) gone.
JsonValue withMember(const JsonValue &object, const char *key, JsonValue value)
{
    JsonValue all = JsonValue::object();
    for (const auto &[name, member, line] : object.members()) {
        if (name != key)
            all.set(QString::fromStdString(name), member);
    }
    if (!value.isNull())
        all.set(QString::fromLatin1(key), std::move(value));
    return all;
}

/// What a form leaves of an entry that may hold more than the form shows (sources, claims, prices, other figures): `shown`
/// is what it was filled from, `edited` what it gave back. What is equal in both stays as it was in `before`.
JsonValue merged(const JsonValue &before, const JsonValue &shown, const JsonValue &edited)
{
    if (edited == shown)
        return before;
    const bool isFigure = edited.find("value"); // with its unit and sources, one thing
    if (isFigure || !before.isObject() || !shown.isObject() || !edited.isObject())
        return edited;
    JsonValue all = JsonValue::object();
    for (const auto &[key, value, line] : before.members()) {
        const JsonValue *was = shown.find(key);
        const JsonValue *is = edited.find(key);
        if (is)
            all.set(QString::fromStdString(key), merged(value, was ? *was : JsonValue(), *is));
        else if (!was)
            all.set(QString::fromStdString(key), value);
    }
    for (const auto &[key, value, line] : edited.members()) {
        if (!before.find(key))
            all.set(QString::fromStdString(key), value);
    }
    return all;
}

const JsonValue *entryOf(const JsonValue &own, const QString &id)
{
    const auto &entries = own["devices"].elements();
    const auto found = std::ranges::find_if(entries,
                                            [&](const JsonValue &entry) { return entry["id"].toString() == id; });
    return found == entries.end() ? nullptr : &*found;
}

/// The overlay with another entry for a device; null: with none. An overlay of nothing is an empty object.
JsonValue withEntry(const JsonValue &own, const QString &id, const JsonValue &entry)
{
    JsonValue devices = JsonValue::array();
    bool isThere = false;
    for (const JsonValue &other : own["devices"].elements()) {
        const bool isIt = other["id"].toString() == id;
        isThere = isThere || isIt;
        if (!isIt)
            devices.append(other);
        else if (!entry.isNull())
            devices.append(entry);
    }
    if (!isThere && !entry.isNull())
        devices.append(entry);
    JsonValue overlay = withMember(own, "devices", {});
    if (devices.elements().empty())
        return overlay.members().size() <= 2 ? JsonValue::object() : overlay; // format and version alone
    if (!overlay.find("format"))
        overlay.set(QStringLiteral("format"), QStringLiteral("ridgepoint-catalogue"));
    if (!overlay.find("version"))
        overlay.set(QStringLiteral("version"), 1);
    return overlay.set(QStringLiteral("devices"), std::move(devices));
}

} // namespace

OwnDevice ownDeviceFrom(const Device &device)
{
    OwnDevice own{.id = {},
                  .name = device.name,
                  .vendor = device.vendor,
                  .kind = device.kind,
                  .unifiedMemory = device.unifiedMemory,
                  .memoryGib = {},
                  .bandwidthGbPerS = {},
                  .tdpWatts = {},
                  .interconnectGbPerS = {},
                  .hostLinkGbPerS = {},
                  .year = yearOfDate(device.releaseDate.value.value_or(QString())),
                  .denseTera = {},
                  .sparseTera = {},
                  .note = device.note};
    const auto take = [](std::optional<double> &target, const auto &figure, auto in) {
        if (figure.value)
            target = in(*figure.value);
    };
    const auto inGigabytes = [](BytesPerSecond rate) { return rate.inGigabytesPerSecond(); };
    const auto inTera = [](FlopPerSecond rate) { return withoutRoundingNoise(rate.inTeraflopPerSecond()); };
    take(own.memoryGib, device.memoryCapacity, [](Bytes size) { return size.inGibibytes(); });
    take(own.bandwidthGbPerS, device.memoryBandwidth, inGigabytes);
    take(own.interconnectGbPerS, device.interconnectBandwidth, inGigabytes);
    take(own.hostLinkGbPerS, device.hostLinkBandwidth, inGigabytes);
    take(own.tdpWatts, device.tdp, [](Watts power) { return power.inWatts(); });
    for (std::size_t i = 0; i < numberFormatCount; ++i) {
        take(own.denseTera[i], device.peakRates[i].dense, inTera);
        take(own.sparseTera[i], device.peakRates[i].sparse, inTera);
    }
    return own;
}

QString ownDeviceId(const QString &name, const QStringList &takenIds)
{
    QString stem;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            stem += letter;
        else if (!stem.isEmpty() && !stem.endsWith(QLatin1Char('-')) && !letter.isMark())
            stem += QLatin1Char('-');
    }
    while (stem.endsWith(QLatin1Char('-')))
        stem.chop(1);
    stem = stem.isEmpty() ? QStringLiteral("my-device") : QStringLiteral("my-") + stem; // a name may be all Chinese
    QString id = stem;
    for (int i = 2; takenIds.contains(id); ++i)
        id = QStringLiteral("%1-%2").arg(stem).arg(i);
    return id;
}

JsonValue withOwnDevice(const JsonValue &own, const OwnDevice &device)
{
    const JsonValue edited = deviceToJson(device);
    const JsonValue *before = entryOf(own, device.id);
    if (!before)
        return withEntry(own, device.id, edited);
    CatalogueReader reader;
    reader.read({own, {}}, {}, CatalogueReader::Origin::User);
    const auto read = std::ranges::find(reader.devices(), device.id, &Device::id);
    if (read == reader.devices().end())
        return withEntry(own, device.id, edited);
    OwnDevice shown = ownDeviceFrom(*read);
    shown.id = device.id;
    return withEntry(own, device.id, merged(*before, deviceToJson(shown), edited));
}

JsonValue withOwnPrice(const JsonValue &own, const Device &device, const Price &price)
{
    const JsonValue *before = entryOf(own, device.id);
    JsonValue prices = before && before->find("prices") ? (*before)["prices"] : JsonValue::array();
    prices.append(priceToJson(price));
    const JsonValue entry = before ? *before : JsonValue::object().set(QStringLiteral("id"), device.id);
    return withEntry(own, device.id, withMember(entry, "prices", std::move(prices)));
}

JsonValue withoutOwnPrices(const JsonValue &own, const QString &deviceId)
{
    const JsonValue *before = entryOf(own, deviceId);
    if (!before)
        return own;
    const JsonValue entry = withMember(*before, "prices", {});
    return withEntry(own, deviceId, entry.members().size() > 1 ? entry : JsonValue()); // more than its id
}

JsonValue withoutOwnDevice(const JsonValue &own, const QString &deviceId)
{
    return withEntry(own, deviceId, {});
}

bool isOwnDevice(const JsonValue &own, const QString &deviceId)
{
    const JsonValue *entry = entryOf(own, deviceId);
    return entry && entry->find("name");
}

bool hasOwnEntry(const JsonValue &own, const QString &deviceId)
{
    return entryOf(own, deviceId) != nullptr;
}

Errors checkOwnDevice(const OwnDevice &device)
{
    Errors faults;
    if (device.name.trimmed().isEmpty())
        faults.push_back({ErrorCode::MissingKey, {}, 0, QStringLiteral("name"), Text::tr("The device needs a name.")});
    if (device.vendor.trimmed().isEmpty())
        faults.push_back(
            {ErrorCode::MissingKey, {}, 0, QStringLiteral("vendor"), Text::tr("The device needs a vendor.")});
    if (!faults.empty())
        return faults;
    OwnDevice named = device;
    if (named.id.isEmpty())
        named.id = ownDeviceId(device.name, {});
    CatalogueReader reader;
    reader.read({withOwnDevice(JsonValue::object(), named), {}}, {}, CatalogueReader::Origin::User);
    faults = reader.faults();
    for (const Device &read : reader.devices()) {
        const Errors findings = checkPlausibility(read);
        faults.insert(faults.end(), findings.begin(), findings.end());
    }
    return faults;
}

} // namespace model
