// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverfile.h"

#include "model/catalogue/recordreader.h"
#include "model/io/writefile.h"
#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

const QString formatName = QStringLiteral("ridgepoint-server");

class BuildReader : private RecordReader
{
public:
    /// Without `parts` ids and facts of parts are taken as they are.
    BuildReader(ServerBuild &build, const PartCatalogue *parts, const QString &file, Errors &faults)
        : RecordReader(file, RecordOrigin::User, faults), m_build(build), m_parts(parts)
    {
    }

    void read(const JsonValue &root)
    {
        const QString nowhere;
        const Place top(nowhere);
        m_enclosingLine = root.line();
        for (const auto &[key, value, line] : root.members()) {
            const Place place(top, key);
            if (key == "$schema" || key == "format" || key == "version")
                continue;
            if (key == "id")
                readText(value, place, m_build.id);
            else if (key == "name")
                readText(value, place, m_build.name);
            else if (key == "template")
                readText(value, place, m_build.templateId);
            else if (key == "platform")
                readPlatform(value, place);
            else if (key == "parts")
                readList(value, place, [&](const JsonValue &json, const Place &at) { readLine(json, at); });
            else if (key == "overrides")
                readList(value, place, [&](const JsonValue &json, const Place &at) { readOverride(json, at); });
            else if (key == "prices")
                readList(value, place, [&](const JsonValue &json, const Place &at) { readOwnPrice(json, at); });
            else if (key == "gpuPowerCapWatts")
                readNumber(value, place, 1, 1e5, m_build.gpuPowerCapWatts);
            else if (key == "settings")
                readSettings(value, place);
            else
                unknownKey(place, line, key,
                           {"format", "version", "id", "name", "template", "platform", "parts", "overrides", "prices",
                            "gpuPowerCapWatts", "settings"});
        }
    }

private:
    template<class Read>
    void readList(const JsonValue &list, const Place &place, Read read)
    {
        if (!list.isArray()) {
            wrongType(list, place, Text::tr("a list"));
            return;
        }
        for (std::size_t i = 0; i < list.elements().size(); ++i) {
            const JsonValue &json = list.elements()[i];
            const Place at(place, static_cast<qsizetype>(i));
            m_enclosingLine = json.line();
            if (json.isObject())
                read(json, at);
            else
                wrongType(json, at, Text::tr("an object"));
        }
    }

    void refuseOthers(const JsonValue &json, const Place &place, const std::vector<const char *> &known)
    {
        for (const auto &[key, value, line] : json.members()) {
            if (std::ranges::find(known, key) == known.end())
                unknownKey(Place(place, key), line, key, known);
        }
    }

    /// The id of a part, and the part: nullptr with a fault, or without parts to look into.
    const Part *readPart(const JsonValue &value, const Place &place, QString &id)
    {
        readText(value, place, id);
        if (id.isEmpty() || !m_parts)
            return nullptr;
        const auto part = m_parts->get(id);
        if (part)
            return *part;
        fault(part.error().code, value.line(), place, part.error().message);
        return nullptr;
    }

    void readPlatform(const JsonValue &value, const Place &place)
    {
        const std::size_t faultsBefore = m_faults.size();
        QString id;
        const Part *part = readPart(value, place, id);
        if (part && part->category() != PartCategory::Platform)
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found \"%1\", which is of the category %2; expected a platform")
                      .arg(part->id, partCategoryId(part->category())));
        if (m_faults.size() == faultsBefore)
            m_build.platformId = id;
    }

    void readLine(const JsonValue &json, const Place &place)
    {
        const std::size_t faultsBefore = m_faults.size();
        const Place partPlace(place, "part");
        ServerLine line;
        const Part *part = readPart(json["part"], partPlace, line.partId);
        if (part && part->category() == PartCategory::Platform)
            fault(ErrorCode::OutOfRange, json["part"].line(), partPlace,
                  Text::tr("found the platform \"%1\", expected it under /platform").arg(part->id));
        readQuantity(json["quantity"], Place(place, "quantity"), line.quantity);
        if (const JsonValue *text = json.find("originalText"))
            readText(*text, Place(place, "originalText"), line.originalText);
        refuseOthers(json, place, {"part", "quantity", "originalText"});
        if (m_faults.size() == faultsBefore)
            m_build.lines.push_back(std::move(line));
    }

    void readQuantity(const JsonValue &value, const Place &place, int &quantity)
    {
        const QString expected = Text::tr("a whole number from 1 to %1").arg(mostPartsOfALine);
        const double number = value.toDouble();
        if (!value.isNumber())
            wrongType(value, place, expected);
        else if (!(number >= 1) || number > mostPartsOfALine || number != std::floor(number))
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected %2").arg(shown(value), expected));
        else
            quantity = static_cast<int>(number);
    }

    void readOverride(const JsonValue &json, const Place &place)
    {
        const std::size_t faultsBefore = m_faults.size();
        FactOverride override;
        const Part *part = readPart(json["part"], Place(place, "part"), override.partId);
        readText(json["fact"], Place(place, "fact"), override.key);
        refuseOthers(json, place, {"part", "fact", "value"});
        const JsonValue &value = json["value"];
        if (value.isBoolean())
            override.value = value.toBoolean();
        else if (value.isNumber())
            override.value = value.toDouble();
        else if (value.isString())
            override.value = value.toString();
        else
            wrongType(value, Place(place, "value"), Text::tr("a number, text, true or false"));
        if (m_faults.size() != faultsBefore)
            return;
        if (part && !isTaken(*part, override, json, place))
            return;
        m_build.overrides.push_back(std::move(override));
    }

    /// Does the part take the override? A fault says why not.
    bool isTaken(Part part, const FactOverride &override, const JsonValue &json, const Place &place)
    {
        const auto done = setFact(part, override.key, override.value, FigureKind::Yours);
        if (done)
            return true;
        const char *at = done.error().code == ErrorCode::UnknownKey ? "fact" : "value";
        fault(done.error().code, json[at].line(), Place(place, at), done.error().message);
        return false;
    }

    void readOwnPrice(const JsonValue &json, const Place &place)
    {
        const std::size_t faultsBefore = m_faults.size();
        QString partId;
        std::ignore = readPart(json["part"], Place(place, "part"), partId);
        std::optional<double> amount;
        readNumber(json["amount"], Place(place, "amount"), 0.01, 1e12, amount);
        const JsonValue &code = json["currency"];
        const auto currency = currencyFromCode(code.toString());
        const Place currencyPlace(place, "currency");
        if (!code.isString())
            wrongType(code, currencyPlace, currencyCodes().join(Text::tr(" or ")));
        else if (!currency)
            fault(ErrorCode::OutOfRange, code.line(), currencyPlace,
                  Text::tr("found %1, expected %2").arg(shown(code), currencyCodes().join(Text::tr(" or "))));
        else if (!m_build.prices.empty() && m_build.prices.front().currency != *currency)
            fault(ErrorCode::OutOfRange, code.line(), currencyPlace,
                  Text::tr("found %1, expected %2 as in the price before it: the prices of a build are in one currency")
                      .arg(currencyCode(*currency), currencyCode(m_build.prices.front().currency)));
        refuseOthers(json, place, {"part", "amount", "currency"});
        if (m_faults.size() == faultsBefore)
            m_build.prices.push_back({partId, *amount, *currency});
    }

    template<class Number>
    void readNumber(const JsonValue &value, const Place &place, double least, double most, Number &number)
    {
        const QString expected = Text::tr("a number from %1 to %2").arg(least).arg(most);
        if (!value.isNumber())
            wrongType(value, place, expected);
        else if (!(value.toDouble() >= least && value.toDouble() <= most))
            fault(ErrorCode::OutOfRange, value.line(), place,
                  Text::tr("found %1, expected %2").arg(shown(value), expected));
        else
            number = value.toDouble();
    }

    /// Takes the members of a JSON object that the visitor of settings asks for.
    struct SettingReader
    {
        BuildReader &reader;
        const JsonValue &json;
        const Place &place;
        std::vector<const char *> &keys;

        template<class Number>
        void operator()(const char *key, Number &number, double least, double most) const
        {
            keys.push_back(key);
            if (const JsonValue *value = json.find(key))
                reader.readNumber(*value, Place(place, key), least, most, number);
        }
        void operator()(const char *key, bool &flag) const
        {
            keys.push_back(key);
            if (const JsonValue *value = json.find(key))
                reader.readBoolean(*value, Place(place, key), flag);
        }
    };

    void readSettings(const JsonValue &value, const Place &place)
    {
        if (!value.isObject()) {
            wrongType(value, place, Text::tr("an object"));
            return;
        }
        std::vector<const char *> keys;
        visitSettings(m_build.settings, SettingReader{*this, value, place, keys});
        refuseOthers(value, place, keys);
    }

    ServerBuild &m_build;
    const PartCatalogue *m_parts;
};

JsonValue valueToJson(const FactValue &value)
{
    return std::visit([](const auto &held) { return JsonValue(held); }, value);
}

/// Writes what differs from the defaults, so that a better default reaches files that did not touch it.
struct SettingWriter
{
    JsonValue &json;
    const JsonValue &defaults;

    void operator()(const char *key, double number, double, double) const { put(key, number); }
    void operator()(const char *key, const std::optional<double> &number, double, double) const
    {
        if (number)
            put(key, *number);
    }
    void operator()(const char *key, bool flag) const { put(key, flag); }

private:
    void put(const char *key, JsonValue value) const
    {
        const JsonValue *usual = defaults.find(key);
        if (!usual || !(*usual == value))
            json.set(QString::fromLatin1(key), std::move(value));
    }
};

JsonValue settingsToJson(const ServerSettings &settings)
{
    const JsonValue none = JsonValue::object();
    const ServerSettings usual;
    JsonValue defaults = JsonValue::object();
    visitSettings(usual, SettingWriter{defaults, none});
    JsonValue json = JsonValue::object();
    visitSettings(settings, SettingWriter{json, defaults});
    return json;
}

/// The build of a document, or the first of its faults.
Result<ServerBuild> withoutFaults(const JsonDocument &document, const QString &file, const PartCatalogue &parts)
{
    if (!document.warnings.empty())
        return failure(document.warnings.front());
    auto read = serverFromJson(document.root, file, parts);
    if (!read)
        return failure(read.error());
    if (!read->faults.empty())
        return failure(read->faults.front());
    return std::move(read->build);
}

} // namespace

namespace {

Result<ServerRead> serverFrom(const JsonValue &json, const QString &file, const PartCatalogue *parts)
{
    if (!json.isObject())
        return failure(
            {ErrorCode::WrongType, file, json.line(), QStringLiteral("/"),
             Text::tr("found %1, expected a server: an object with format, version and parts").arg(json.typeName())});
    if (json["format"].toString() != formatName)
        return failure({json.find("format") ? ErrorCode::OutOfRange : ErrorCode::MissingKey, file,
                        json.find("format") ? json["format"].line() : json.line(), QStringLiteral("/format"),
                        Text::tr("expected \"%1\": this does not look like the file of a server").arg(formatName)});
    const JsonValue &version = json["version"];
    if (!version.isInteger() || version.toInteger() < 1 || version.toInteger() > serverFileVersion)
        return failure({ErrorCode::Unsupported, file, version.line() > 0 ? version.line() : json.line(),
                        QStringLiteral("/version"),
                        Text::tr("found %1, expected a version from 1 to %2")
                            .arg(version.isNull() ? Text::tr("nothing") : shown(version))
                            .arg(serverFileVersion)});
    ServerRead read;
    BuildReader(read.build, parts, file, read.faults).read(json);
    return read;
}

} // namespace

Result<ServerRead> serverFromJson(const JsonValue &json, const QString &file, const PartCatalogue &parts)
{
    return serverFrom(json, file, &parts);
}

Result<ServerRead> serverFromWorkspace(const JsonValue &json, const QString &file)
{
    return serverFrom(json, file, nullptr);
}

Result<ServerBuild> readServerBuild(const QByteArray &bytes, const QString &file, const PartCatalogue &parts)
{
    return parseJson(bytes, file).and_then([&](const JsonDocument &document) {
        return withoutFaults(document, file, parts);
    });
}

Result<ServerBuild> readServerFile(const QString &path, const PartCatalogue &parts)
{
    return readJsonFile(path).and_then(
        [&](const JsonDocument &document) { return withoutFaults(document, path, parts); });
}

Result<ServerBuild> findServer(const QString &word, const PartCatalogue &parts, const QString &place)
{
    if (const ServerSystem *system = parts.findSystem(word))
        return buildFromSystem(*system, parts);
    if (QFileInfo::exists(word) || word.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return readServerFile(word, parts);
    Error error = parts.getSystem(word).error();
    error.place = place;
    return failure(std::move(error));
}

JsonValue serverToJson(const ServerBuild &build)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("format"), formatName).set(QStringLiteral("version"), serverFileVersion);
    const auto setText = [&](const char *key, const QString &text) {
        if (!text.isEmpty())
            json.set(QString::fromLatin1(key), text);
    };
    setText("id", build.id);
    setText("name", build.name);
    setText("template", build.templateId);
    setText("platform", build.platformId);
    JsonValue lines = JsonValue::array();
    for (const ServerLine &line : build.lines) {
        JsonValue item = JsonValue::object();
        item.set(QStringLiteral("part"), line.partId).set(QStringLiteral("quantity"), line.quantity);
        if (!line.originalText.isEmpty())
            item.set(QStringLiteral("originalText"), line.originalText);
        lines.append(std::move(item));
    }
    json.set(QStringLiteral("parts"), std::move(lines));
    JsonValue overrides = JsonValue::array();
    for (const FactOverride &override : build.overrides)
        overrides.append(JsonValue::object()
                             .set(QStringLiteral("part"), override.partId)
                             .set(QStringLiteral("fact"), override.key)
                             .set(QStringLiteral("value"), valueToJson(override.value)));
    if (!build.overrides.empty())
        json.set(QStringLiteral("overrides"), std::move(overrides));
    JsonValue prices = JsonValue::array();
    for (const OwnPrice &price : build.prices)
        prices.append(JsonValue::object()
                          .set(QStringLiteral("part"), price.partId)
                          .set(QStringLiteral("amount"), price.amount)
                          .set(QStringLiteral("currency"), currencyCode(price.currency)));
    if (!build.prices.empty())
        json.set(QStringLiteral("prices"), std::move(prices));
    if (build.gpuPowerCapWatts)
        json.set(QStringLiteral("gpuPowerCapWatts"), *build.gpuPowerCapWatts);
    JsonValue settings = settingsToJson(build.settings);
    if (!settings.members().empty())
        json.set(QStringLiteral("settings"), std::move(settings));
    return json;
}

Result<void> writeServerFile(const QString &path, const ServerBuild &build)
{
    return writeFile(path, serverToJson(build).toText() + '\n');
}

} // namespace model
