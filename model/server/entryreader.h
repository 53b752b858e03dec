// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the readers of parts and of systems have in common: sources, prices, counts and facts of an entry.
#pragma once

#include "partfacts.h"

#include "model/catalogue/recordreader.h"
#include "model/text/translate.h"

namespace model {

class EntryReader : protected RecordReader
{
public:
    using RecordReader::RecordReader;

protected:
    /// The entry's own sources, which every fact without a source of its own was read from.
    void readSources(const JsonValue &value, const Place &place, std::vector<Source> &sources);
    void readPartPrices(const JsonValue &value, const Place &place, std::vector<PartPrice> &prices);
    void readFigureKind(const JsonValue &value, const Place &place, FigureKind &kind);
    /// A whole number of 1 or more.
    void readCount(const JsonValue &value, const Place &place, int &count);

    /// Calls set(key, value, provenance, line, place) for each fact, which is a bare value or an object with value, kind,
    /// source and dissents, and forget(key) for one that is null.
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

    [[nodiscard]] static std::optional<FactValue> factValueOf(const JsonValue &json);

private:
    /// True when the fact names a source of its own.
    bool readProvenance(const JsonValue &json, const Place &place, std::vector<Source> &sources,
                        Provenance &provenance);

    std::size_t m_firstSource = 0;
    std::size_t m_sourceCount = 0;
};

} // namespace model
