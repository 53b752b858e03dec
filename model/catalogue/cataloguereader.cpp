// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguereader.h"

#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace model {

namespace {

/// A unit as it is written in a file, and how many base units it is.
struct FileUnit
{
    const char *name;
    double factor;
};
using FileUnits = std::initializer_list<FileUnit>;

/// The units a quantity may be given in. What is not listed is refused, so that MB/s is never taken for GB/s.
FileUnits unitsOf(const Figure<Bytes> &)
{
    static const FileUnits units = {{"GiB", gibi}, {"MiB", mebi}, {"B", 1}};
    return units;
}
FileUnits unitsOf(const Figure<BytesPerSecond> &)
{
    static const FileUnits units = {{"GB/s", giga}};
    return units;
}
FileUnits unitsOf(const Figure<FlopPerSecond> &)
{
    static const FileUnits units = {{"TFLOPS", tera}, {"TOPS", tera}};
    return units;
}
FileUnits unitsOf(const Figure<Watts> &)
{
    static const FileUnits units = {{"W", 1}};
    return units;
}

FileUnits unitsOfNumber(std::string_view key)
{
    static const FileUnits bits = {{"bit", 1}};
    static const FileUnits billions = {{"10^9", 1}};
    return key == "memoryBusWidth" ? bits : billions;
}

QStringList unitNames(FileUnits units)
{
    QStringList names;
    for (const FileUnit &unit : units)
        names << QString::fromLatin1(unit.name);
    return names;
}

/// "fp64Tensor" in files, "fp64-tensor" elsewhere.
QString fileKeyOf(NumberFormat format)
{
    return format == NumberFormat::Fp64Tensor ? QStringLiteral("fp64Tensor") : numberFormatId(format);
}

/// Reads one device object onto a Device, collecting faults.
class DeviceReader : private RecordReader
{
public:
    DeviceReader(Device &device, QString fileName, RecordOrigin origin, Errors &faults)
        : RecordReader(std::move(fileName), origin, faults), m_device(device)
    {
    }

    /// True when nothing was wrong.
    bool read(const JsonValue &json, const Place &path)
    {
        const std::size_t faultsBefore = m_faults.size();
        m_enclosingLine = json.line();
        readSources(json["sources"], Place(path, "sources"));
        for (const auto &[key, value, line] : json.members()) {
            const Place place(path, key);
            if (key == "id" || key == "sources")
                continue;
            if (key == "vendor")
                readText(value, place, m_device.vendor);
            else if (key == "name")
                readText(value, place, m_device.name);
            else if (key == "aliases")
                readTexts(value, place, m_device.aliases);
            else if (key == "family")
                readText(value, place, m_device.family);
            else if (key == "kind")
                readKind(value, place);
            else if (key == "formFactor")
                readOptionalText(value, place, m_device.formFactor);
            else if (key == "software")
                readTexts(value, place, m_device.software);
            else if (key == "unifiedMemory")
                readBoolean(value, place, m_device.unifiedMemory);
            else if (key == "note")
                readText(value, place, m_device.note);
            else if (key == "figures")
                readFigures(value, place);
            else if (key == "prices")
                readPrices(value, place, m_device.prices);
            else if (key == "memoryOptions")
                readMemoryOptions(value, place);
            else if (key == "claims")
                readClaims(value, place);
            else
                unknownKey(place, line, key,
                           {"id", "vendor", "name", "aliases", "family", "kind", "formFactor", "software",
                            "unifiedMemory", "note", "sources", "figures", "prices", "memoryOptions", "claims"});
        }
        return m_faults.size() == faultsBefore;
    }

private:
    void readKind(const JsonValue &value, const Place &place)
    {
        if (const auto kind = deviceKindFromId(value.toString())) {
            m_device.kind = *kind;
            return;
        }
        QStringList known;
        for (const DeviceKind kind : allDeviceKinds())
            known << deviceKindId(kind);
        fault(ErrorCode::OutOfRange, value.line(), place,
              Text::tr("found %1, expected one of %2").arg(shown(value), known.join(QStringLiteral(", "))));
    }

    void readSources(const JsonValue &value, const Place &place)
    {
        if (value.isNull())
            return;
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object of sources by name"));
            return;
        }
        for (const auto &[key, source, line] : value.members()) {
            m_sourceNumbers.insert(QString::fromStdString(key), static_cast<quint16>(m_device.sources.size()));
            m_device.sources.push_back(readSource(source, Place(place, key)));
        }
    }

    void readFigures(const JsonValue &value, const Place &place)
    {
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object of figures by name"));
            return;
        }
        for (const auto &[key, figure, line] : value.members()) {
            const Place figurePlace(place, key);
            if (key == "peakRates") {
                readPeakRates(figure, figurePlace);
            } else if (key == "computeUnits") {
                readComputeUnits(figure, figurePlace);
            } else {
                bool known = false;
                const std::string &memberKey = key; // Clang 14 captures no structured bindings
                const JsonValue &member = figure;
                visitFigures(m_device, [&](const char *name, auto &target) {
                    if (!known && memberKey == name) {
                        known = true;
                        readFigure(member, figurePlace, memberKey, target);
                    }
                });
                if (!known)
                    unknownFigure(figurePlace, line, key);
            }
        }
    }

    void unknownFigure(const Place &place, int line, const std::string &key)
    {
        QStringList names = {QStringLiteral("peakRates"), QStringLiteral("computeUnits")};
        visitFigures(m_device, [&](const char *name, auto &) { names << QString::fromLatin1(name); });
        fault(ErrorCode::UnknownKey, line, place,
              Text::tr("unknown figure%1").arg(didYouMean(QString::fromStdString(key), names)));
    }

    void readPeakRates(const JsonValue &value, const Place &place)
    {
        if (value.isNull())
            return;
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object of rates by number format"));
            return;
        }
        for (const auto &[key, rates, line] : value.members()) {
            const Place formatPlace(place, key);
            QStringList known;
            std::optional<NumberFormat> format;
            for (const NumberFormat candidate : allNumberFormats()) {
                known << fileKeyOf(candidate);
                if (known.last().toStdString() == key)
                    format = candidate;
            }
            if (!format) {
                fault(ErrorCode::UnknownKey, line, formatPlace,
                      Text::tr("unknown number format%1").arg(didYouMean(QString::fromStdString(key), known)));
            } else if (rates.isNull()) {
                m_device.peakRate(*format) = {};
            } else if (!rates.isObject()) {
                wrongType(rates, formatPlace, Text::tr("an object with the rates \"dense\" and \"sparse\""));
            } else {
                for (const auto &[sparsity, rate, rateLine] : rates.members()) {
                    const Place ratePlace(formatPlace, sparsity);
                    if (sparsity == "dense")
                        readFigure(rate, ratePlace, key, m_device.peakRate(*format).dense);
                    else if (sparsity == "sparse")
                        readFigure(rate, ratePlace, key, m_device.peakRate(*format).sparse);
                    else
                        unknownKey(ratePlace, rateLine, sparsity, {"dense", "sparse"});
                }
            }
        }
    }

    void readComputeUnits(const JsonValue &value, const Place &place)
    {
        if (value.isNull())
            return;
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object of counts by name"));
            return;
        }
        for (const auto &[key, count, line] : value.members()) {
            ComputeUnit unit{QString::fromStdString(key), QStringLiteral("1"), {}};
            static const FileUnits units = {{"1", 1}, {"GHz", 1}};
            readNumberFigure(count, Place(place, key), units, unit.count);
            if (count.isObject())
                unit.unit = count["unit"].toString();
            const auto same = std::ranges::find(m_device.computeUnits, unit.key, &ComputeUnit::key);
            if (same != m_device.computeUnits.end())
                *same = std::move(unit);
            else
                m_device.computeUnits.push_back(std::move(unit));
        }
    }

    template<class T>
    void readFigure(const JsonValue &json, const Place &place, std::string_view, Figure<T> &figure)
    {
        Figure<double> number;
        readNumberFigure(json, place, unitsOf(figure), number);
        figure.provenance = std::move(number.provenance);
        figure.value = number.value ? std::optional(T::fromBaseUnits(*number.value)) : std::nullopt;
    }

    void readFigure(const JsonValue &json, const Place &place, std::string_view key, Figure<double> &figure)
    {
        readNumberFigure(json, place, unitsOfNumber(key), figure);
    }

    void readFigure(const JsonValue &json, const Place &place, std::string_view key, Figure<QString> &figure)
    {
        figure = {};
        if (json.isNull())
            return;
        if (!readProvenance(json, place, figure.provenance))
            return;
        const JsonValue &value = requiredValue(json, place);
        if (value.isNull())
            return;
        QString text;
        readText(value, Place(place, "value"), text);
        if (key == "releaseDate" && !text.isEmpty() && !isDate(text))
            text = readDate(value, Place(place, "value"));
        if (!text.isEmpty())
            figure.value = text;
    }

    void readFigure(const JsonValue &json, const Place &place, std::string_view key, Figure<Market> &figure)
    {
        Figure<QString> text;
        readFigure(json, place, key, text);
        figure = {text.value ? marketFromId(*text.value) : std::nullopt, std::move(text.provenance)};
        if (!text.value || figure.value)
            return;
        QStringList known;
        for (const Market market : allMarkets())
            known << marketId(market);
        fault(ErrorCode::OutOfRange, json["value"].line(), Place(place, "value"),
              Text::tr("found %1, expected one of %2").arg(shown(json["value"]), known.join(QStringLiteral(", "))));
    }

    void readNumberFigure(const JsonValue &json, const Place &place, FileUnits units, Figure<double> &figure)
    {
        figure = {};
        if (json.isNull())
            return;
        if (!readProvenance(json, place, figure.provenance))
            return;
        const JsonValue &value = requiredValue(json, place);
        if (value.isNull())
            return;
        const Place valuePlace(place, "value");
        if (!value.isNumber()) {
            wrongType(value, valuePlace, Text::tr("a number"));
            return;
        }
        constexpr double largest = 1e15; // nothing in a data sheet, in any of the units above, comes near
        if (!(value.toDouble() > 0) || value.toDouble() > largest) {
            fault(ErrorCode::OutOfRange, value.line(), valuePlace,
                  Text::tr("found %1, expected a number above 0 and at most %2 (null for \"not published\")")
                      .arg(value.toDouble(), 0, 'g', 12).arg(largest));
            return;
        }
        const std::string &unitName = json["unit"].utf8();
        for (const FileUnit &unit : units) {
            if (unitName == unit.name) {
                figure.value = value.toDouble() * unit.factor;
                return;
            }
        }
        const JsonValue *unit = json.find("unit");
        fault(unit ? ErrorCode::OutOfRange : ErrorCode::MissingKey, unit ? unit->line() : json.line(),
              Place(place, "unit"),
              Text::tr("found the unit \"%1\", expected %2")
                  .arg(QString::fromStdString(unitName), unitNames(units).join(Text::tr(" or "))));
    }

    /// The value of a figure, which may be null but not be left out.
    const JsonValue &requiredValue(const JsonValue &json, const Place &place)
    {
        if (!json.find("value"))
            fault(ErrorCode::MissingKey, json.line(), Place(place, "value"),
                  Text::tr("the figure has no value; write null for a figure that is not published"));
        return json["value"];
    }

    /// Kind, sources and dissents; false when the figure is not an object at all.
    bool readProvenance(const JsonValue &json, const Place &place, Provenance &provenance)
    {
        if (!json.isObject()) {
            wrongType(json, place, Text::tr("an object with value, unit, kind and sources, or null"));
            return false;
        }
        provenance.kind = defaultKind();
        for (const auto &[key, value, line] : json.members()) {
            const Place memberPlace(place, key);
            if (key == "kind") {
                if (const auto kind = figureKindFromId(value.toString()))
                    provenance.kind = *kind;
                else
                    fault(ErrorCode::OutOfRange, value.line(), memberPlace,
                          Text::tr("found %1, expected published, derived, estimated or yours").arg(shown(value)));
            } else if (key == "sources") {
                readSourceNames(value, memberPlace, provenance);
            } else if (key == "dissents") {
                readDissents(value, memberPlace, provenance);
            } else if (key != "value" && key != "unit") {
                unknownKey(memberPlace, line, key, {"value", "unit", "kind", "sources", "dissents"});
            }
        }
        return true;
    }

    void readSourceNames(const JsonValue &value, const Place &place, Provenance &provenance)
    {
        if (!value.isArray()) {
            wrongType(value, place, Text::tr("a list of names of the device's sources"));
            return;
        }
        for (const JsonValue &element : value.elements()) {
            const auto number = m_sourceNumbers.constFind(element.toString());
            if (number == m_sourceNumbers.constEnd())
                fault(ErrorCode::UnknownId, element.line(), place,
                      Text::tr("no source of this device is called \"%1\"%2")
                          .arg(element.toString(), didYouMean(element.toString(), m_sourceNumbers.keys())));
            else
                provenance.sources.push_back(number.value());
        }
    }

    void readMemoryOptions(const JsonValue &value, const Place &place)
    {
        if (!value.isArray()) {
            wrongType(value, place, Text::tr("a list of memory options"));
            return;
        }
        m_device.memoryOptions.clear();
        for (std::size_t i = 0; i < value.elements().size(); ++i)
            readMemoryOption(value.elements()[i], Place(place, static_cast<qsizetype>(i)));
    }

    void readMemoryOption(const JsonValue &json, const Place &place)
    {
        if (!json.isObject()) {
            wrongType(json, place, Text::tr("an object with memoryCapacity"));
            return;
        }
        const std::size_t faultsBefore = m_faults.size();
        m_enclosingLine = json.line();
        MemoryOption option;
        for (const auto &[key, value, line] : json.members()) {
            if (key == "memoryCapacity")
                readFigure(value, Place(place, key), key, option.capacity);
            else if (key == "prices")
                readPrices(value, Place(place, key), option.prices);
            else
                unknownKey(Place(place, key), line, key, {"memoryCapacity", "prices"});
        }
        if (m_faults.size() == faultsBefore && !option.capacity.value)
            fault(ErrorCode::MissingKey, json.line(), Place(place, "memoryCapacity"),
                  Text::tr("a memory option needs a memoryCapacity"));
        const auto isSame = [&](const MemoryOption &other) { return other.capacity.value == option.capacity.value; };
        if (m_faults.size() == faultsBefore && std::ranges::any_of(m_device.memoryOptions, isSame))
            fault(ErrorCode::DuplicateId, json.line(), Place(place, "memoryCapacity"),
                  Text::tr("this memory option is there already"));
        if (m_faults.size() == faultsBefore)
            m_device.memoryOptions.push_back(std::move(option));
    }

    void readClaims(const JsonValue &value, const Place &place)
    {
        if (!value.isArray()) {
            wrongType(value, place, Text::tr("a list of claims"));
            return;
        }
        m_device.claims.clear();
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            const Place claimPlace(place, static_cast<qsizetype>(i));
            const JsonValue &json = value.elements()[i];
            Claim claim;
            m_enclosingLine = json.line();
            readText(json["about"], Place(claimPlace, "about"), claim.about);
            claim.dissent = readDissent(json, claimPlace);
            if (const JsonValue *against = json.find("against"))
                readText(*against, Place(claimPlace, "against"), claim.against);
            m_device.claims.push_back(std::move(claim));
        }
    }

    Device &m_device;
    QHash<QString, quint16> m_sourceNumbers;
};

} // namespace

CatalogueReader::CatalogueReader(std::vector<Device> devices) : m_devices(std::move(devices))
{
    for (std::size_t i = 0; i < m_devices.size(); ++i)
        m_positions.insert(m_devices[i].id, i);
}

std::vector<CatalogueReader::Entry> CatalogueReader::read(const JsonDocument &document, const QString &fileName,
                                                          Origin origin)
{
    std::vector<Entry> entries;
    const JsonValue &root = document.root;
    const auto refuse = [&](ErrorCode code, const JsonValue &at, const QString &place, const QString &message) {
        m_faults.push_back({code, fileName, at.line() > 0 ? at.line() : root.line(), place, message});
    };
    if (!root.isObject()) {
        refuse(ErrorCode::WrongType, root, QStringLiteral("/"),
               Text::tr("found %1, expected a catalogue: an object with format, version and devices").arg(root.typeName()));
        return entries;
    }
    if (root["format"].toString() != QLatin1String("ridgepoint-catalogue")) {
        refuse(root.find("format") ? ErrorCode::OutOfRange : ErrorCode::MissingKey, root, QStringLiteral("/format"),
               Text::tr("expected \"ridgepoint-catalogue\": this does not look like a catalogue file"));
        return entries;
    }
    if (!root["version"].isInteger() || root["version"].toDouble() != 1) {
        refuse(ErrorCode::Unsupported, root["version"], QStringLiteral("/version"),
               Text::tr("found %1, expected version 1 of the catalogue format")
                   .arg(root["version"].isNumber() ? QString::number(root["version"].toDouble()) : root["version"].typeName()));
        return entries;
    }
    for (const auto &[key, value, line] : root.members()) {
        if (key == "vendorAliases")
            readVendorAliases(value, fileName);
        else if (key != "$schema" && key != "format" && key != "version" && key != "devices" && key != "parts"
                 && key != "systems") // read by PartReader, when a server is asked for
            m_faults.push_back({ErrorCode::UnknownKey, fileName, line, jsonPath({}, key),
                                Text::tr("unknown key%1")
                                    .arg(didYouMean(QString::fromStdString(key),
                                                    {QStringLiteral("format"), QStringLiteral("version"),
                                                     QStringLiteral("devices"), QStringLiteral("parts"),
                                                     QStringLiteral("systems"), QStringLiteral("vendorAliases")}))});
    }
    const JsonValue &devices = root["devices"];
    if (!root.find("devices") && (root.find("parts") || root.find("systems")))
        return entries;
    if (!devices.isArray()) {
        refuse(root.find("devices") ? ErrorCode::WrongType : ErrorCode::MissingKey, devices, QStringLiteral("/devices"),
               Text::tr("found %1, expected a list of devices").arg(devices.typeName()));
        return entries;
    }
    if (const std::size_t needed = m_devices.size() + devices.elements().size(); needed > m_devices.capacity())
        m_devices.reserve(std::max(needed, 2 * m_devices.capacity())); // a device is large to move
    QHash<QString, int> linesInThisFile;
    for (std::size_t i = 0; i < devices.elements().size(); ++i) {
        const JsonValue &json = devices.elements()[i];
        const QString path = jsonPath(QStringLiteral("/devices"), static_cast<qsizetype>(i));
        if (!json.isObject()) {
            refuse(ErrorCode::WrongType, json, path, Text::tr("found %1, expected a device").arg(json.typeName()));
            continue;
        }
        const QString id = json["id"].toString();
        if (!isId(id)) {
            const JsonValue *given = json.find("id");
            refuse(given ? ErrorCode::OutOfRange : ErrorCode::MissingKey, given ? *given : json, jsonPath(path, "id"),
                   given ? Text::tr("found %1, expected an id of lower-case letters, digits and hyphens").arg(shown(*given))
                         : Text::tr("found nothing, expected an id of lower-case letters, digits and hyphens"));
            continue;
        }
        if (linesInThisFile.contains(id)) {
            refuse(ErrorCode::DuplicateId, json["id"], jsonPath(path, "id"),
                   Text::tr("the id \"%1\" is already used in line %2").arg(id).arg(linesInThisFile[id]));
            continue;
        }
        linesInThisFile.insert(id, json["id"].line());
        const auto known = m_positions.constFind(id);
        if (known != m_positions.constEnd() && origin == Origin::BuiltIn) {
            refuse(ErrorCode::DuplicateId, json["id"], jsonPath(path, "id"),
                   Text::tr("the id \"%1\" is already used in another file").arg(id));
            continue;
        }
        Device device;
        if (known != m_positions.constEnd()) {
            device = m_devices[known.value()];
        } else {
            device.id = id;
            bool complete = true;
            for (const char *needed : {"name", "vendor", "kind"}) {
                if (!json.find(needed)) {
                    refuse(ErrorCode::MissingKey, json, jsonPath(path, needed),
                           Text::tr("a new device needs name, vendor and kind"));
                    complete = false;
                }
            }
            if (!complete)
                continue;
        }
        if (!DeviceReader(device, fileName, origin, m_faults).read(json, Place(path)))
            continue;
        const std::size_t position = known != m_positions.constEnd() ? known.value() : m_devices.size();
        if (position == m_devices.size())
            m_devices.push_back(std::move(device));
        else
            m_devices[position] = std::move(device);
        m_positions.insert(id, position);
        entries.push_back({position, path, &json});
    }
    return entries;
}

void CatalogueReader::readVendorAliases(const JsonValue &value, const QString &fileName)
{
    const QString path = QStringLiteral("/vendorAliases");
    const auto refuse = [&](const JsonValue &at, const QString &place, const QString &expected) {
        m_faults.push_back({ErrorCode::WrongType, fileName, at.line(), place,
                            Text::tr("found %1, expected %2").arg(at.typeName(), expected)});
    };
    if (!value.isObject())
        return refuse(value, path, Text::tr("an object of names by vendor"));
    for (const auto &[vendor, names, line] : value.members()) {
        if (!names.isArray()) {
            refuse(names, jsonPath(path, vendor), Text::tr("a list of texts"));
            continue;
        }
        for (const JsonValue &name : names.elements()) {
            if (name.isString())
                m_vendorAliases[QString::fromStdString(vendor)] << name.toString().simplified();
            else
                refuse(name, jsonPath(path, vendor), Text::tr("a list of texts"));
        }
    }
}

Result<ExchangeRates> readExchangeRates(const JsonDocument &document, const QString &fileName)
{
    ExchangeRates rates;
    const JsonValue &source = document.root["source"];
    rates.setSource({source["title"].toString(), source["url"].toString(), source["date"].toString()});
    for (const auto &[year, perUsd, line] : document.root["perUsd"].members()) {
        bool isYear = false;
        const int number = QString::fromStdString(year).toInt(&isYear);
        for (const auto &[code, rate, rateLine] : perUsd.members()) {
            const auto currency = currencyFromCode(QString::fromStdString(code));
            if (!isYear || !currency || !rate.isNumber() || !(rate.toDouble() > 0))
                return failure({ErrorCode::OutOfRange, fileName, rateLine, jsonPath(jsonPath(QStringLiteral("/perUsd"), year), code),
                                Text::tr("expected a year, a currency and a rate above 0")});
            rates.setRate(number, *currency, rate.toDouble());
        }
    }
    if (rates.isEmpty())
        return failure({ErrorCode::MissingKey, fileName, document.root.line(), QStringLiteral("/perUsd"),
                        Text::tr("expected yearly rates")});
    return rates;
}

} // namespace model
