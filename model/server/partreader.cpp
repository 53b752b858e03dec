// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partreader.h"

#include "entryreader.h"
#include "systemreader.h"

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
