// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partreader.h"

#include "partfacts.h"

#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

template<class Value>
QStringList idsOf(const QList<Value> &values, QString (*id)(Value))
{
    QStringList ids;
    for (const Value value : values)
        ids << id(value);
    return ids;
}

/// What parts and systems have in common: sources, prices, facts.
class EntryReader : protected RecordReader
{
public:
    using RecordReader::RecordReader;

protected:
    /// The entry's own sources, which every fact without a source of its own was read from.
    void readSources(const JsonValue &value, const Place &place, std::vector<Source> &sources)
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

    void readPartPrices(const JsonValue &value, const Place &place, std::vector<PartPrice> &prices)
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

    void readFigureKind(const JsonValue &value, const Place &place, FigureKind &kind)
    {
        if (const auto read = figureKindFromId(value.toString()))
            kind = *read;
        else
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected published, derived, estimated or yours").arg(shown(value)));
    }

    void readCount(const JsonValue &value, const Place &place, int &count)
    {
        constexpr double most = 1e6;
        if (!value.isNumber())
            wrongType(value, place, Text::tr("a whole number of 1 or more"));
        else if (!(value.toDouble() >= 1) || value.toDouble() > most
                 || value.toDouble() != std::floor(value.toDouble()))
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected a whole number of 1 or more").arg(shown(value)));
        else
            count = static_cast<int>(value.toDouble());
    }

    /// Calls set(value, provenance) for each fact: a bare value, or an object with value, kind, source and dissents.
    template<class Set, class Forget>
    void readFacts(const JsonValue &value, const Place &place, std::vector<Source> &sources, Set set, Forget forget)
    {
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object of facts by name"));
            return;
        }
        for (const auto &[key, json, line] : value.members()) {
            const Place factPlace(place, key);
            if (json.isNull()) {
                forget(QString::fromStdString(key));
                continue;
            }
            Provenance provenance;
            provenance.kind = defaultKind();
            bool ownSource = false;
            if (json.isObject())
                ownSource = readProvenance(json, factPlace, sources, provenance);
            if (!ownSource) {
                for (std::size_t i = 0; i < m_sourceCount; ++i)
                    provenance.sources.push_back(static_cast<quint16>(m_firstSource + i));
            }
            const JsonValue &bare = json.isObject() ? json["value"] : json;
            set(QString::fromStdString(key), bare, provenance, line > 0 ? line : json.line(),
                json.isObject() ? Place(factPlace, "value") : factPlace);
        }
    }

    /// What setFact() says, with file, line and place.
    void told(Error error, int line, const Place &place) { fault(error.code, line, place, error.message); }

    static std::optional<FactValue> factValueOf(const JsonValue &json)
    {
        if (json.isBoolean())
            return json.toBoolean();
        if (json.isNumber())
            return json.toDouble();
        if (json.isString())
            return json.toString();
        return std::nullopt;
    }

private:
    /// True when the fact names a source of its own.
    bool readProvenance(const JsonValue &json, const Place &place, std::vector<Source> &sources, Provenance &provenance)
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

    std::size_t m_firstSource = 0;
    std::size_t m_sourceCount = 0;
};

class SinglePartReader : private EntryReader
{
public:
    SinglePartReader(Part &part, QString fileName, RecordOrigin origin, Errors &faults)
        : EntryReader(std::move(fileName), origin, faults), m_part(part)
    {
    }

    /// True when nothing was wrong.
    bool read(const JsonValue &json, const Place &path)
    {
        const std::size_t faultsBefore = m_faults.size();
        m_enclosingLine = json.line();
        readSources(json["sources"], Place(path, "sources"), m_part.sources);
        for (const auto &[key, value, line] : json.members()) {
            const Place place(path, key);
            if (key == "id" || key == "sources" || key == "category")
                continue;
            if (key == "vendor")
                readText(value, place, m_part.vendor);
            else if (key == "name")
                readText(value, place, m_part.name);
            else if (key == "device")
                readText(value, place, m_part.deviceId);
            else if (key == "note")
                readText(value, place, m_part.note);
            else if (key == "prices")
                readPartPrices(value, place, m_part.prices);
            else if (key == "facts")
                readPartFacts(value, place);
            else if (auto *platform = std::get_if<PlatformFacts>(&m_part.facts); platform && key == "kind")
                readKind(value, place, platform->kind);
            else if (platform && key == "closedSystem")
                readBoolean(value, place, platform->isClosed);
            else if (platform && key == "includes")
                readIncluded(value, place, *platform);
            else
                unknownKey(place, line, key,
                           {"id", "category", "vendor", "name", "device", "sources", "facts", "prices", "note", "kind",
                            "closedSystem", "includes"});
        }
        return m_faults.size() == faultsBefore;
    }

private:
    void readKind(const JsonValue &value, const Place &place, PlatformKind &kind)
    {
        if (const auto read = platformKindFromId(value.toString()))
            kind = *read;
        else
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected one of %2")
                      .arg(shown(value), idsOf(allPlatformKinds(), platformKindId).join(QStringLiteral(", "))));
    }

    void readIncluded(const JsonValue &value, const Place &place, PlatformFacts &platform)
    {
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object with device and quantity"));
            return;
        }
        m_enclosingLine = value.line();
        readText(value["device"], Place(place, "device"), platform.includedDeviceId);
        readCount(value["quantity"], Place(place, "quantity"), platform.includedDeviceCount);
    }

    void readPartFacts(const JsonValue &value, const Place &place)
    {
        readFacts(
            value, place, m_part.sources,
            [&](const QString &key, const JsonValue &json, const Provenance &provenance, int line, const Place &at) {
                if (key == QLatin1String("pcieSlots") && json.isArray()
                    && std::holds_alternative<PlatformFacts>(m_part.facts)) {
                    std::get<PlatformFacts>(m_part.facts).pcieSlots = {readSlots(json, at), provenance};
                    return;
                }
                const auto factValue = factValueOf(json);
                if (!factValue) {
                    wrongType(json, at, Text::tr("a number, text, true or false"));
                    return;
                }
                if (const auto done = setFact(m_part, key, *factValue, provenance.kind); !done) {
                    told(done.error(), line, at);
                    return;
                }
                visitPartFacts(m_part, [&](const FactName &name, auto &figure) {
                    if (key == QLatin1String(name.key))
                        figure.provenance = provenance;
                });
            },
            [&](const QString &key) {
                visitPartFacts(m_part, [&](const FactName &name, auto &figure) {
                    if (key == QLatin1String(name.key))
                        figure = {};
                });
            });
    }

    std::vector<PcieSlots> readSlots(const JsonValue &list, const Place &place)
    {
        std::vector<PcieSlots> groups;
        for (std::size_t i = 0; i < list.elements().size(); ++i) {
            const JsonValue &json = list.elements()[i];
            const Place groupPlace(place, static_cast<qsizetype>(i));
            if (!json.isObject()) {
                wrongType(json, groupPlace, Text::tr("an object with count, lanes, generation and form"));
                continue;
            }
            PcieSlots group;
            m_enclosingLine = json.line();
            readCount(json["count"], Place(groupPlace, "count"), group.count);
            readCount(json["lanes"], Place(groupPlace, "lanes"), group.lanes);
            if (const JsonValue *generation = json.find("generation"))
                readCount(*generation, Place(groupPlace, "generation"), group.generation.emplace());
            if (const JsonValue *form = json.find("form"))
                readText(*form, Place(groupPlace, "form"), group.form);
            for (const auto &[key, value, line] : json.members()) {
                if (key != "count" && key != "lanes" && key != "generation" && key != "form")
                    unknownKey(Place(groupPlace, key), line, key, {"count", "lanes", "generation", "form"});
            }
            groups.push_back(std::move(group));
        }
        return groups;
    }

    Part &m_part;
};

class SystemReader : private EntryReader
{
public:
    SystemReader(ServerSystem &system, const std::vector<Part> &parts, QString fileName, RecordOrigin origin,
                 Errors &faults)
        : EntryReader(std::move(fileName), origin, faults), m_system(system), m_parts(parts)
    {
    }

    bool read(const JsonValue &json, const Place &path)
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

private:
    void readKind(const JsonValue &value, const Place &place)
    {
        if (const auto kind = systemKindFromId(value.toString()))
            m_system.kind = *kind;
        else
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected one of %2")
                      .arg(shown(value), QStringLiteral("article-list, article-table, reference")));
    }

    void readLines(const JsonValue &value, const Place &place)
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

    void checkPart(const QString &id, int line, const Place &place)
    {
        if (id.isEmpty() || std::ranges::find(m_parts, id, &Part::id) != m_parts.end())
            return;
        QStringList ids;
        for (const Part &part : m_parts)
            ids << part.id;
        fault(ErrorCode::UnknownId, line, place, Text::tr("unknown part \"%1\"%2").arg(id, didYouMean(id, ids)));
    }

    void readGpus(const JsonValue &value, const Place &place)
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

    void readStated(const JsonValue &value, const Place &place)
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

    void readOddities(const JsonValue &value, const Place &place)
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

    ServerSystem &m_system;
    const std::vector<Part> &m_parts;
};

/// Calls read(entry, path, id) for each entry of a list that has an id which is not used twice in it.
template<class Read>
void readEntries(const JsonValue &list, const char *listName, const QString &fileName, Errors &faults, Read read)
{
    const QString listPath = QLatin1Char('/') + QString::fromLatin1(listName);
    if (!list.isArray()) {
        faults.push_back({ErrorCode::WrongType, fileName, list.line(), listPath,
                          Text::tr("found %1, expected %2").arg(list.typeName(), Text::tr("a list"))});
        return;
    }
    QHash<QString, int> linesInThisFile;
    for (std::size_t i = 0; i < list.elements().size(); ++i) {
        const JsonValue &json = list.elements()[i];
        const QString path = jsonPath(listPath, static_cast<qsizetype>(i));
        const QString id = json["id"].toString();
        if (!isPartId(id)) {
            const JsonValue *given = json.find("id");
            faults.push_back({given ? ErrorCode::OutOfRange : ErrorCode::MissingKey, fileName,
                              given ? given->line() : json.line(), jsonPath(path, "id"),
                              Text::tr("found %1, expected an id of lower-case letters, digits, hyphens and points")
                                  .arg(given ? shown(*given) : Text::tr("nothing"))});
            continue;
        }
        if (linesInThisFile.contains(id)) {
            faults.push_back({ErrorCode::DuplicateId, fileName, json["id"].line(), jsonPath(path, "id"),
                              Text::tr("the id \"%1\" is already used in line %2").arg(id).arg(linesInThisFile[id])});
            continue;
        }
        linesInThisFile.insert(id, json["id"].line());
        read(json, path, id);
    }
}

} // namespace

bool isPartId(const QString &text)
{
    return isId(QString(text).replace(QLatin1Char('.'), QLatin1Char('-')));
}

PartReader::PartReader(std::vector<Part> parts, std::vector<ServerSystem> systems)
    : m_parts(std::move(parts)), m_systems(std::move(systems))
{
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_partPositions.insert(m_parts[i].id, i);
    for (std::size_t i = 0; i < m_systems.size(); ++i)
        m_systemPositions.insert(m_systems[i].id, i);
}

void PartReader::read(const JsonDocument &document, const QString &fileName, RecordOrigin origin)
{
    if (const JsonValue *parts = document.root.find("parts"))
        readParts(*parts, fileName, origin);
    if (const JsonValue *systems = document.root.find("systems"))
        readSystems(*systems, fileName, origin);
}

void PartReader::readParts(const JsonValue &list, const QString &fileName, RecordOrigin origin)
{
    readEntries(list, "parts", fileName, m_faults, [&](const JsonValue &json, const QString &path, const QString &id) {
        const auto refuse = [&](ErrorCode code, int line, const char *key, const QString &message) {
            m_faults.push_back({code, fileName, line, jsonPath(path, key), message});
        };
        const auto known = m_partPositions.constFind(id);
        const JsonValue *named = json.find("category");
        const auto category = named ? partCategoryFromId(named->toString()) : std::nullopt;
        if (named && !category)
            return refuse(
                ErrorCode::OutOfRange, named->line(), "category",
                Text::tr("found %1, expected one of %2")
                    .arg(shown(*named), idsOf(allPartCategories(), partCategoryId).join(QStringLiteral(", "))));
        Part part;
        if (known != m_partPositions.constEnd()) {
            part = m_parts[known.value()];
            if (category && *category != part.category())
                return refuse(ErrorCode::OutOfRange, named->line(), "category",
                              Text::tr("found %1, expected %2, which \"%3\" is")
                                  .arg(shown(*named), partCategoryId(part.category()), id));
        } else {
            for (const char *needed : {"category", "name", "vendor"}) {
                if (!json.find(needed))
                    return refuse(ErrorCode::MissingKey, json.line(), needed,
                                  Text::tr("a new part needs category, name and vendor"));
            }
            part.id = id;
            part.facts = emptyFacts(*category);
        }
        if (!SinglePartReader(part, fileName, origin, m_faults).read(json, Place(path)))
            return;
        if (known != m_partPositions.constEnd()) {
            m_parts[known.value()] = std::move(part);
        } else {
            m_partPositions.insert(id, m_parts.size());
            m_parts.push_back(std::move(part));
        }
    });
}

void PartReader::readSystems(const JsonValue &list, const QString &fileName, RecordOrigin origin)
{
    readEntries(
        list, "systems", fileName, m_faults, [&](const JsonValue &json, const QString &path, const QString &id) {
            const auto known = m_systemPositions.constFind(id);
            ServerSystem system = known != m_systemPositions.constEnd() ? m_systems[known.value()] : ServerSystem();
            system.id = id;
            if (known == m_systemPositions.constEnd()) {
                for (const char *needed : {"name", "parts"}) {
                    if (!json.find(needed)) {
                        m_faults.push_back({ErrorCode::MissingKey, fileName, json.line(), jsonPath(path, needed),
                                            Text::tr("a new system needs name and parts")});
                        return;
                    }
                }
            }
            if (!SystemReader(system, m_parts, fileName, origin, m_faults).read(json, Place(path)))
                return;
            if (known != m_systemPositions.constEnd()) {
                m_systems[known.value()] = std::move(system);
            } else {
                m_systemPositions.insert(id, m_systems.size());
                m_systems.push_back(std::move(system));
            }
        });
}

} // namespace model
