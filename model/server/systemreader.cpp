// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "systemreader.h"

#include "model/text/nearest.h"

#include <algorithm>

namespace model {

bool SystemReader::read(const JsonValue &json, const Place &path)
{
    const std::size_t faultsBefore = m_faults.size();
    m_enclosingLine = json.line();
    readSources(json["sources"], Place(path, "sources"), m_system.sources);
    for (const auto &[key, value, line] : json.members()) {
        const Place place(path, key);
        if (key == "id" || key == "sources")
            continue;
        if (key == "name")
            readText(value, place, m_system.name);
        else if (key == "kind")
            readKind(value, place);
        else if (key == "note")
            readText(value, place, m_system.note);
        else if (key == "parts")
            readLines(value, place);
        else if (key == "gpus")
            readGpus(value, place);
        else if (key == "stated")
            readStated(value, place);
        else if (key == "prices")
            readPartPrices(value, place, m_system.prices);
        else if (key == "oddities")
            readOddities(value, place);
        else
            unknownKey(place, line, key,
                       {"id", "name", "kind", "sources", "parts", "gpus", "stated", "prices", "oddities", "note"});
    }
    return m_faults.size() == faultsBefore;
}

void SystemReader::readKind(const JsonValue &value, const Place &place)
{
    if (const auto kind = systemKindFromId(value.toString()))
        m_system.kind = *kind;
    else
        fault(ErrorCode::OutOfRange, value.line(), place,
              Text::tr("found %1, expected one of %2")
                  .arg(shown(value), QStringLiteral("article-list, article-table, reference")));
}

void SystemReader::readLines(const JsonValue &value, const Place &place)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of parts with quantities"));
        return;
    }
    m_system.lines.clear();
    for (std::size_t i = 0; i < value.elements().size(); ++i) {
        const JsonValue &json = value.elements()[i];
        const Place linePlace(place, static_cast<qsizetype>(i));
        if (!json.isObject()) {
            wrongType(json, linePlace, Text::tr("an object with part and quantity"));
            continue;
        }
        ServerLine line;
        m_enclosingLine = json.line();
        readText(json["part"], Place(linePlace, "part"), line.partId);
        readCount(json["quantity"], Place(linePlace, "quantity"), line.quantity);
        if (const JsonValue *text = json.find("originalText"))
            readText(*text, Place(linePlace, "originalText"), line.originalText);
        for (const auto &[key, member, at] : json.members()) {
            if (key != "part" && key != "quantity" && key != "originalText")
                unknownKey(Place(linePlace, key), at, key, {"part", "quantity", "originalText"});
        }
        checkPart(line.partId, json["part"].line(), Place(linePlace, "part"));
        m_system.lines.push_back(std::move(line));
    }
}

void SystemReader::checkPart(const QString &id, int line, const Place &place)
{
    if (id.isEmpty() || std::ranges::find(m_parts, id, &Part::id) != m_parts.end())
        return;
    QStringList ids;
    for (const Part &part : m_parts)
        ids << part.id;
    fault(ErrorCode::UnknownId, line, place, Text::tr("unknown part \"%1\"%2").arg(id, didYouMean(id, ids)));
}

void SystemReader::readGpus(const JsonValue &value, const Place &place)
{
    if (!value.isObject()) {
        wrongType(value, place, Text::tr("an object with count, memoryGibEach and memoryGibTotal"));
        return;
    }
    m_enclosingLine = value.line();
    readCount(value["count"], Place(place, "count"), m_system.gpuCount);
    for (const auto &[key, member, line] : value.members()) {
        const Place memberPlace(place, key);
        if (key == "count")
            continue;
        if (key != "memoryGibEach" && key != "memoryGibTotal")
            unknownKey(memberPlace, line, key, {"count", "memoryGibEach", "memoryGibTotal"});
        else if (!member.isNumber() || !(member.toDouble() > 0))
            wrongType(member, memberPlace, Text::tr("a number above 0"));
        else
            (key == "memoryGibEach" ? m_system.gpuMemoryEach
                                    : m_system.gpuMemoryTotal) = Bytes::fromGibibytes(member.toDouble());
    }
}

void SystemReader::readStated(const JsonValue &value, const Place &place)
{
    readFacts(
        value, place, m_system.sources,
        [&](const QString &key, const JsonValue &json, const Provenance &provenance, int line, const Place &at) {
            const auto factValue = factValueOf(json);
            if (!factValue) {
                wrongType(json, at, Text::tr("a number, text, true or false"));
                return;
            }
            if (const auto done = setStated(m_system.stated, key, *factValue); !done) {
                told(done.error(), line, at);
                return;
            }
            visitFacts(m_system.stated, [&](const FactName &name, auto &figure) {
                if (key == QLatin1String(name.key))
                    figure.provenance = provenance;
            });
        },
        [](const QString &) {});
}

void SystemReader::readOddities(const JsonValue &value, const Place &place)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of oddities"));
        return;
    }
    m_system.oddities.clear();
    for (std::size_t i = 0; i < value.elements().size(); ++i) {
        const JsonValue &json = value.elements()[i];
        const Place oddityPlace(place, static_cast<qsizetype>(i));
        Oddity oddity;
        m_enclosingLine = json.line();
        readText(json["code"], Place(oddityPlace, "code"), oddity.code);
        readText(json["text"], Place(oddityPlace, "text"), oddity.text);
        m_system.oddities.push_back(std::move(oddity));
    }
}

} // namespace model
