// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "entryreader.h"

#include <cmath>

namespace model {

void EntryReader::readSources(const JsonValue &value, const Place &place, std::vector<Source> &sources)
{
    m_firstSource = sources.size();
    if (value.isNull())
        return;
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of sources"));
        return;
    }
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        sources.push_back(readSource(value.elements()[i], Place(place, static_cast<qsizetype>(i))));
    m_sourceCount = sources.size() - m_firstSource;
}

void EntryReader::readPartPrices(const JsonValue &value, const Place &place, std::vector<PartPrice> &prices)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of prices"));
        return;
    }
    prices.clear();
    for (std::size_t i = 0; i < value.elements().size(); ++i) {
        const JsonValue &json = value.elements()[i];
        const Place pricePlace(place, static_cast<qsizetype>(i));
        auto price = readPrice(json, pricePlace, {"origin", "pieces", "note"});
        if (!price)
            continue;
        PartPrice read{*std::move(price), 1, {}};
        if (const JsonValue *origin = json.find("origin"))
            readFigureKind(*origin, Place(pricePlace, "origin"), read.price.origin);
        if (const JsonValue *pieces = json.find("pieces"))
            readCount(*pieces, Place(pricePlace, "pieces"), read.pieces);
        if (const JsonValue *note = json.find("note"))
            readText(*note, Place(pricePlace, "note"), read.note);
        prices.push_back(std::move(read));
    }
}

void EntryReader::readFigureKind(const JsonValue &value, const Place &place, FigureKind &kind)
{
    if (const auto read = figureKindFromId(value.toString()))
        kind = *read;
    else
        fault(ErrorCode::OutOfRange, value.line(), place,
              Text::tr("found %1, expected published, derived, estimated or yours").arg(shown(value)));
}

void EntryReader::readCount(const JsonValue &value, const Place &place, int &count)
{
    constexpr double most = 1e6;
    if (!value.isNumber())
        wrongType(value, place, Text::tr("a whole number of 1 or more"));
    else if (!(value.toDouble() >= 1) || value.toDouble() > most || value.toDouble() != std::floor(value.toDouble()))
        fault(ErrorCode::OutOfRange, value.line(), place,
              Text::tr("found %1, expected a whole number of 1 or more").arg(shown(value)));
    else
        count = static_cast<int>(value.toDouble());
}

bool EntryReader::readProvenance(const JsonValue &json, const Place &place, std::vector<Source> &sources,
                                 Provenance &provenance)
{
    bool ownSource = false;
    for (const auto &[key, value, line] : json.members()) {
        const Place memberPlace(place, key);
        if (key == "kind") {
            readFigureKind(value, memberPlace, provenance.kind);
        } else if (key == "source") {
            provenance.sources = {static_cast<quint16>(sources.size())};
            sources.push_back(readSource(value, memberPlace));
            ownSource = true;
        } else if (key == "dissents") {
            readDissents(value, memberPlace, provenance);
        } else if (key != "value") {
            unknownKey(memberPlace, line, key, {"value", "kind", "source", "dissents"});
        }
    }
    return ownSource;
}

std::optional<FactValue> EntryReader::factValueOf(const JsonValue &json)
{
    if (json.isBoolean())
        return json.toBoolean();
    if (json.isNumber())
        return json.toDouble();
    if (json.isString())
        return json.toString();
    return std::nullopt;
}

} // namespace model
