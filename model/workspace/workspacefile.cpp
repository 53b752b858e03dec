// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspacefile.h"

#include "model/io/writefile.h"
#include "model/server/serverfile.h"
#include "model/text/translate.h"

#include <QRegularExpression>
#include <QtEndian>

#include <cmath>

namespace model {

namespace {

const QString formatName = QStringLiteral("ridgepoint-workspace");
const QString sharePrefix = QStringLiteral("ridgepoint:");

constexpr qsizetype checksumSize = sizeof(quint16);

const QRegularExpression &shareLine()
{
    // The shortest packed workspace is far longer than any word that may follow the prefix by chance.
    static const QRegularExpression line(QRegularExpression::escape(sharePrefix)
                                         + QStringLiteral("([A-Za-z0-9_-]{40,})"));
    return line;
}

JsonValue listOf(const QStringList &texts)
{
    JsonValue list = JsonValue::array();
    for (const QString &text : texts)
        list.append(text);
    return list;
}

JsonValue plotToJson(const PlotSettings &plot)
{
    return JsonValue::object()
        .set(QStringLiteral("kind"), plotKindId(plot.kind))
        .set(QStringLiteral("metric"), QString::fromLatin1(metricInfo(plot.metric).id))
        .set(QStringLiteral("horizontal"), QString::fromLatin1(metricInfo(plot.horizontal).id))
        .set(QStringLiteral("table"), plot.isTable);
}

/// A list of the ids of values.
template<class Value>
JsonValue listOf(const QList<Value> &values, QString (*id)(Value))
{
    JsonValue list = JsonValue::array();
    for (const Value value : values)
        list.append(id(value));
    return list;
}

JsonValue filterToJson(const DeviceFilter &filter)
{
    const auto sizeOf = [](const std::optional<Bytes> &size) {
        return size ? JsonValue(size->inBytes()) : JsonValue();
    };
    const auto yearOf = [](const std::optional<int> &year) { return year ? JsonValue(*year) : JsonValue(); };
    return JsonValue::object()
        .set(QStringLiteral("words"), filter.words)
        .set(QStringLiteral("vendors"), listOf(filter.vendors))
        .set(QStringLiteral("kinds"), listOf(filter.kinds, deviceKindId))
        .set(QStringLiteral("markets"), listOf(filter.markets, marketId))
        .set(QStringLiteral("memory_at_least_bytes"), sizeOf(filter.memoryAtLeast))
        .set(QStringLiteral("memory_at_most_bytes"), sizeOf(filter.memoryAtMost))
        .set(QStringLiteral("number_format"), filter.numberFormat ? numberFormatId(*filter.numberFormat) : QString())
        .set(QStringLiteral("priced"), filter.isPriced)
        .set(QStringLiteral("year_from"), yearOf(filter.yearFrom))
        .set(QStringLiteral("year_to"), yearOf(filter.yearTo));
}

JsonValue estimateToJson(const RequestWords &words)
{
    JsonValue object = JsonValue::object();
    for (const auto &[key, word] : words)
        object.set(key, word);
    return object;
}

JsonValue serversToJson(const QList<ServerBuild> &servers)
{
    JsonValue list = JsonValue::array();
    for (const ServerBuild &server : servers)
        list.append(serverToJson(server));
    return list;
}

JsonValue estimateViewToJson(const EstimateView &view)
{
    const std::string_view quantity = view.quantity ? quantityName(*view.quantity) : std::string_view();
    return JsonValue::object()
        .set(QStringLiteral("quantity"), QString::fromUtf8(quantity.data(), qsizetype(quantity.size())))
        .set(QStringLiteral("sweep"), sweepAxisId(view.sweepAxis))
        .set(QStringLiteral("scale"), view.isLogarithmic ? QStringLiteral("logarithmic") : QStringLiteral("linear"));
}

JsonValue measurementsToJson(const QList<OwnMeasurements> &measurements)
{
    JsonValue list = JsonValue::array();
    for (const OwnMeasurements &file : measurements)
        list.append(JsonValue::object()
                        .set(QStringLiteral("name"), file.name)
                        .set(QStringLiteral("csv"), QString::fromUtf8(file.csv)));
    return list;
}

/// All keys that this version knows are always there: what else a file has is unknown.
JsonValue knownToJson(const WorkspaceState &state)
{
    JsonValue plots = JsonValue::array();
    for (const PlotSettings &plot : state.plots)
        plots.append(plotToJson(plot));
    return JsonValue::object()
        .set(QStringLiteral("format"), formatName)
        .set(QStringLiteral("version"), workspaceVersion)
        .set(QStringLiteral("compared"), listOf(state.comparedIds))
        .set(QStringLiteral("baseline"), state.baselineId)
        .set(QStringLiteral("number_format"), formatChoiceId(state.query.format))
        .set(QStringLiteral("sparsity"), sparsityChoiceId(state.query.sparsity))
        .set(QStringLiteral("sparse_devices"), listOf(state.query.sparseIds))
        .set(QStringLiteral("price_kind"), priceChoiceId(state.query.priceKind))
        .set(QStringLiteral("currency"), currencyCode(state.query.currency))
        .set(QStringLiteral("order"), rowOrderId(state.order))
        .set(QStringLiteral("scale"), state.logarithmic ? QStringLiteral("logarithmic") : QStringLiteral("linear"))
        .set(QStringLiteral("charts"), std::move(plots))
        .set(QStringLiteral("enlarged_chart"), state.enlargedPlot)
        .set(QStringLiteral("filter"), filterToJson(state.filter))
        .set(QStringLiteral("estimate"), estimateToJson(state.estimate))
        .set(QStringLiteral("servers"), serversToJson(state.servers))
        .set(QStringLiteral("pinned_estimate"), estimateToJson(state.pinnedEstimate))
        .set(QStringLiteral("estimate_view"), estimateViewToJson(state.estimateView))
        .set(QStringLiteral("own"), state.own)
        .set(QStringLiteral("measurements"), measurementsToJson(state.measurements));
}

/// The members of `all` that `known` does not have, in objects within objects and lists as well; null when there are none.
JsonValue unknownPart(const JsonValue &all, const JsonValue &known)
{
    if (all.isObject() && known.isObject()) {
        JsonValue rest = JsonValue::object();
        for (const auto &[key, value, line] : all.members()) {
            const JsonValue *counterpart = known.find(key);
            JsonValue part = counterpart ? unknownPart(value, *counterpart) : value;
            if (!counterpart || !part.isNull())
                rest.set(QString::fromStdString(key), std::move(part));
        }
        return rest.members().empty() ? JsonValue() : rest;
    }
    if (all.isArray() && known.isArray()) {
        JsonValue rest = JsonValue::array();
        bool any = false;
        for (std::size_t i = 0; i < std::min(all.elements().size(), known.elements().size()); ++i) {
            rest.append(unknownPart(all.elements()[i], known.elements()[i]));
            any = any || !rest.elements().back().isNull();
        }
        return any ? rest : JsonValue();
    }
    return {};
}

/// Puts back what unknownPart() took out.
JsonValue withUnknownPart(const JsonValue &known, const JsonValue &unknown)
{
    if (known.isObject() && unknown.isObject()) {
        JsonValue all = JsonValue::object();
        for (const auto &[key, value, line] : known.members()) {
            const JsonValue *more = unknown.find(key);
            all.set(QString::fromStdString(key), more ? withUnknownPart(value, *more) : value);
        }
        for (const auto &[key, value, line] : unknown.members()) {
            if (!known.find(key))
                all.set(QString::fromStdString(key), value);
        }
        return all;
    }
    if (known.isArray() && unknown.isArray()) {
        JsonValue all = JsonValue::array();
        for (std::size_t i = 0; i < known.elements().size(); ++i)
            all.append(i < unknown.elements().size() ? withUnknownPart(known.elements()[i], unknown.elements()[i])
                                                     : known.elements()[i]);
        return all;
    }
    return known;
}

/// Reads single values of an object; one that is of another type or means nothing is a fault and leaves the default.
class Reader
{
public:
    Reader(QString name, Errors &faults) : m_name(std::move(name)), m_faults(faults) {}

    void fault(ErrorCode code, const JsonValue &at, const QString &place, const QString &message)
    {
        m_faults.push_back({code, m_name, at.line(), place, message});
    }

    /// The member if it is there and `accept` takes it; `expected` says what was wanted.
    template<class Accept>
    void read(const JsonValue &object, const QString &path, const char *key, const QString &expected, Accept accept)
    {
        const JsonValue *value = object.find(key);
        if (value && !accept(*value))
            fault(ErrorCode::OutOfRange, *value, jsonPath(path, key),
                  Text::tr("found %1, expected %2")
                      .arg(value->isString() ? QStringLiteral("\"%1\"").arg(value->toString()) : value->typeName(),
                           expected));
    }

    /// A text that `parse` turns into an optional value.
    template<class Value, class Parse>
    void choice(const JsonValue &object, const QString &path, const char *key, const QStringList &ids, Value &target,
                Parse parse)
    {
        read(object, path, key, Text::tr("one of %1").arg(ids.join(QStringLiteral(", "))), [&](const JsonValue &value) {
            auto parsed = value.isString() ? parse(value.toString()) : decltype(parse(QString()))();
            if (!parsed)
                return false;
            target = *parsed;
            return true;
        });
    }

private:
    QString m_name;
    Errors &m_faults;
};

PlotSettings readPlot(Reader &reader, const JsonValue &json, const QString &path, PlotSettings plot)
{
    QStringList kinds;
    for (const PlotKind kind : allPlotKinds())
        kinds << plotKindId(kind);
    reader.choice(json, path, "kind", kinds, plot.kind, plotKindFromId);
    reader.choice(json, path, "metric", metricIds(), plot.metric, metricFromId);
    reader.choice(json, path, "horizontal", metricIds(), plot.horizontal, metricFromId);
    reader.read(json, path, "table", Text::tr("true or false"), [&](const JsonValue &value) {
        plot.isTable = value.toBoolean();
        return value.isBoolean();
    });
    return plot;
}

DeviceFilter readFilter(Reader &reader, const JsonValue &json, const QString &path)
{
    DeviceFilter filter;
    reader.read(json, path, "words", Text::tr("text"), [&](const JsonValue &value) {
        filter.words = value.toString();
        return value.isString();
    });
    // Each element that `add` does not take is a fault; the rest is read.
    const auto list = [&](const char *key, const QString &expected, auto add) {
        reader.read(json, path, key, expected, [&](const JsonValue &value) {
            bool isGood = value.isArray();
            for (const JsonValue &element : value.elements())
                isGood = element.isString() && add(element.toString()) && isGood;
            return isGood;
        });
    };
    const auto addParsed = [](const auto &parsed, auto &values) {
        if (parsed)
            values << *parsed;
        return parsed.has_value();
    };
    list("vendors", Text::tr("a list of vendors"), [&](const QString &vendor) {
        filter.vendors << vendor;
        return !vendor.isEmpty();
    });
    list("kinds", Text::tr("a list of kinds of device"),
         [&](const QString &id) { return addParsed(deviceKindFromId(id), filter.kinds); });
    list("markets", Text::tr("a list of markets"),
         [&](const QString &id) { return addParsed(marketFromId(id), filter.markets); });
    const auto size = [&](const char *key, std::optional<Bytes> &target) {
        reader.read(json, path, key, Text::tr("a number above 0 or null"), [&](const JsonValue &value) {
            if (value.isNumber() && value.toDouble() > 0)
                target = Bytes::fromBytes(value.toDouble());
            return value.isNull() || target;
        });
    };
    size("memory_at_least_bytes", filter.memoryAtLeast);
    size("memory_at_most_bytes", filter.memoryAtMost);
    reader.read(json, path, "number_format", Text::tr("a number format or nothing"), [&](const JsonValue &value) {
        filter.numberFormat = numberFormatFromId(value.toString());
        return value.isString() && (filter.numberFormat || value.toString().isEmpty());
    });
    reader.read(json, path, "priced", Text::tr("true or false"), [&](const JsonValue &value) {
        filter.isPriced = value.toBoolean();
        return value.isBoolean();
    });
    const auto year = [&](const char *key, std::optional<int> &target) {
        reader.read(json, path, key, Text::tr("a year or null"), [&](const JsonValue &value) {
            constexpr double lastYear = 9999;
            if (value.isInteger() && value.toDouble() > 0 && value.toDouble() <= lastYear)
                target = static_cast<int>(value.toDouble());
            return value.isNull() || target;
        });
    };
    year("year_from", filter.yearFrom);
    year("year_to", filter.yearTo);
    return filter;
}

void readCompared(Reader &reader, const JsonValue &root, WorkspaceState &state)
{
    reader.read(root, {}, "compared", Text::tr("a list of device ids"), [&](const JsonValue &value) {
        for (const JsonValue &id : value.elements()) {
            if (id.isString())
                state.comparedIds << id.toString();
            else
                reader.fault(ErrorCode::WrongType, id, QStringLiteral("/compared"),
                             Text::tr("found %1, expected a device id").arg(id.typeName()));
        }
        return value.isArray();
    });
    reader.read(root, {}, "baseline", Text::tr("one of the compared devices or nothing"), [&](const JsonValue &value) {
        state.baselineId = value.toString();
        return value.isString() && (state.baselineId.isEmpty() || state.comparedIds.contains(state.baselineId));
    });
}

void readSettings(Reader &reader, const JsonValue &root, WorkspaceState &state)
{
    reader.choice(root, {}, "number_format", formatChoiceIds(), state.query.format, formatChoiceFromId);
    reader.choice(root, {}, "sparsity", sparsityChoiceIds(), state.query.sparsity, sparsityChoiceFromId);
    reader.read(root, {}, "sparse_devices", Text::tr("a list of device ids"), [&](const JsonValue &value) {
        for (const JsonValue &id : value.elements())
            state.query.sparseIds << id.toString();
        return value.isArray();
    });
    reader.choice(root, {}, "price_kind", priceChoiceIds(), state.query.priceKind, priceChoiceFromId);
    reader.choice(root, {}, "currency", currencyCodes(), state.query.currency, currencyFromCode);
    reader.choice(root, {}, "order",
                  {rowOrderId(RowOrder::Value), rowOrderId(RowOrder::Name), rowOrderId(RowOrder::Given)}, state.order,
                  rowOrderFromId);
    reader.choice(root, {}, "scale", {QStringLiteral("linear"), QStringLiteral("logarithmic")}, state.logarithmic,
                  [](const QString &id) {
                      return id == QLatin1String("logarithmic") ? std::optional(true)
                             : id == QLatin1String("linear")    ? std::optional(false)
                                                                : std::nullopt;
                  });
}

void readPlots(Reader &reader, const JsonValue &root, WorkspaceState &state)
{
    reader.read(root, {}, "charts", Text::tr("a list of charts"), [&](const JsonValue &value) {
        for (qsizetype i = 0; i < std::min<qsizetype>(std::ssize(value.elements()), WorkspaceState::plotCount); ++i)
            state.plots[i] = readPlot(reader, value.elements()[static_cast<std::size_t>(i)],
                                      jsonPath(QStringLiteral("/charts"), i), state.plots[i]);
        return value.isArray();
    });
    reader.read(root, {}, "enlarged_chart", Text::tr("the number of a chart, or -1"), [&](const JsonValue &value) {
        const double number = value.toDouble();
        const bool holds = value.isInteger() && number >= -1 && number < static_cast<double>(WorkspaceState::plotCount);
        state.enlargedPlot = holds ? static_cast<int>(number) : -1;
        return holds;
    });
}

/// As much of each server as holds; what does not is told.
void readServers(Reader &reader, Errors &faults, const QString &name, const JsonValue &root, WorkspaceState &state)
{
    reader.read(root, {}, "servers", Text::tr("a list of servers"), [&](const JsonValue &value) {
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            const QString place = jsonPath(QStringLiteral("/servers"), static_cast<qsizetype>(i));
            auto read = serverFromWorkspace(value.elements()[i], name);
            Errors found = read ? std::move(read->faults) : Errors{read.error()};
            for (Error &fault : found) {
                fault.place = fault.place == QLatin1String("/") ? place : place + fault.place;
                faults.push_back(std::move(fault));
            }
            if (read)
                state.servers << std::move(read->build);
        }
        return value.isArray();
    });
}

void readEstimate(Reader &reader, const JsonValue &root, WorkspaceState &state)
{
    const auto readWords = [&](const char *key, RequestWords &words) {
        reader.read(root, {}, key, Text::tr("an object of texts: keys of a request and their words"),
                    [&](const JsonValue &value) {
                        const auto isText = [](const JsonValue::Member &member) { return member.value.isString(); };
                        if (!value.isObject() || !std::ranges::all_of(value.members(), isText))
                            return false;
                        words.clear();
                        for (const auto &[name, word, line] : value.members())
                            words.emplace_back(QString::fromStdString(name), word.toString());
                        return true;
                    });
    };
    readWords("estimate", state.estimate);
    readWords("pinned_estimate", state.pinnedEstimate);
    reader.read(root, {}, "estimate_view", Text::tr("an object"), [&](const JsonValue &value) {
        const QString path = QStringLiteral("/estimate_view");
        reader.read(value, path, "quantity", Text::tr("a quantity of an estimate, or an empty text"),
                    [&](const JsonValue &name) {
                        state.estimateView.quantity = quantityFromName(name.toString());
                        return name.isString() && (state.estimateView.quantity || name.toString().isEmpty());
                    });
        reader.read(value, path, "sweep", Text::tr("context, batch, count or format"), [&](const JsonValue &name) {
            const auto axis = sweepAxisFromId(name.toString());
            state.estimateView.sweepAxis = axis.value_or(SweepAxis::Context);
            return axis.has_value();
        });
        reader.read(value, path, "scale", Text::tr("linear or logarithmic"), [&](const JsonValue &name) {
            state.estimateView.isLogarithmic = name.toString() == QLatin1StringView("logarithmic");
            return state.estimateView.isLogarithmic || name.toString() == QLatin1StringView("linear");
        });
        return value.isObject();
    });
}

/// An entry that is none, or that makes the files too large, is a fault; the rest is read.
void readMeasurements(Reader &reader, const JsonValue &root, WorkspaceState &state)
{
    reader.read(
        root, {}, "measurements",
        Text::tr("a list of files of measurements, of %1 KiB together at most").arg(OwnMeasurements::mostBytes / 1024),
        [&](const JsonValue &value) {
            bool isGood = value.isArray();
            qsizetype bytes = 0;
            for (const JsonValue &json : value.elements()) {
                const OwnMeasurements file{json["name"].toString(), json["csv"].toString().toUtf8()};
                bytes += file.csv.size();
                const bool holds = !file.name.isEmpty() && !file.csv.isEmpty() && bytes <= OwnMeasurements::mostBytes;
                if (holds)
                    state.measurements << file;
                isGood = isGood && holds;
            }
            return isGood;
        });
}

} // namespace

JsonValue workspaceToJson(const WorkspaceState &state)
{
    return withUnknownPart(knownToJson(state), state.unknown);
}

Result<WorkspaceRead> workspaceFromJson(const JsonDocument &document, const QString &name)
{
    const JsonValue &root = document.root;
    if (!root.isObject())
        return failure(
            {ErrorCode::WrongType, name, root.line(), QStringLiteral("/"),
             Text::tr("found %1, expected a workspace: an object with format and version").arg(root.typeName())});
    if (root["format"].toString() != formatName)
        return failure({root.find("format") ? ErrorCode::OutOfRange : ErrorCode::MissingKey, name, root.line(),
                        QStringLiteral("/format"),
                        Text::tr("expected \"%1\": this does not look like a workspace").arg(formatName)});
    const JsonValue &version = root["version"];
    if (!version.isInteger() || version.toDouble() < 1 || version.toDouble() > workspaceVersion)
        return failure(
            {ErrorCode::Unsupported, name, version.line(), QStringLiteral("/version"),
             version.isInteger() && version.toDouble() > workspaceVersion
                 ? Text::tr(
                       "found version %1: the file was made by a newer Ridgepoint, this one reads up to version %2")
                       .arg(version.toDouble())
                       .arg(workspaceVersion)
                 : Text::tr("expected a version from 1 to %1").arg(workspaceVersion)});
    WorkspaceRead read;
    read.faults = document.warnings;
    Reader reader(name, read.faults);
    readCompared(reader, root, read.state);
    readSettings(reader, root, read.state);
    readPlots(reader, root, read.state);
    reader.read(root, {}, "filter", Text::tr("an object"), [&](const JsonValue &value) {
        read.state.filter = readFilter(reader, value, QStringLiteral("/filter"));
        return value.isObject();
    });
    readEstimate(reader, root, read.state);
    reader.read(root, {}, "own", Text::tr("a catalogue of your own"), [&](const JsonValue &value) {
        if (value.isObject())
            read.state.own = value;
        return value.isObject();
    });
    readMeasurements(reader, root, read.state);
    readServers(reader, read.faults, name, root, read.state);
    // Of servers nothing is kept that was not read, and told: a line that was left out moves the others.
    JsonValue others = JsonValue::object();
    for (const auto &[key, value, line] : root.members()) {
        if (key != "servers")
            others.set(QString::fromStdString(key), value);
    }
    JsonValue unknown = unknownPart(others, knownToJson(read.state));
    if (unknown.isObject())
        read.state.unknown = std::move(unknown);
    read.state = normalised(std::move(read.state));
    return read;
}

Result<WorkspaceRead> workspaceFromText(const QByteArray &text, const QString &name)
{
    return parseJson(text, name).and_then([&](const JsonDocument &document) {
        return workspaceFromJson(document, name);
    });
}

Result<WorkspaceRead> readWorkspaceFile(const QString &path)
{
    return readJsonFile(path).and_then([&](const JsonDocument &document) { return workspaceFromJson(document, path); });
}

Result<void> writeWorkspaceFile(const QString &path, const WorkspaceState &state)
{
    return writeFile(path, workspaceToJson(state).toText() + '\n');
}

QString workspaceToShareText(const WorkspaceState &state)
{
    const QByteArray compressed = qCompress(workspaceToJson(state).toText(true), 9);
    QByteArray packed(checksumSize, Qt::Uninitialized);
    qToBigEndian(qChecksum(compressed), packed.data());
    packed += compressed;
    return sharePrefix
           + QString::fromLatin1(packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

bool hasShareText(const QString &text)
{
    return shareLine().match(text).hasMatch();
}

Result<WorkspaceRead> workspaceFromShareText(const QString &text)
{
    const QString name = Text::tr("pasted text");
    const QRegularExpressionMatch match = shareLine().match(text);
    if (!match.hasMatch())
        return failure(
            {ErrorCode::Syntax, name, 0, {}, Text::tr("has no line that begins with \"%1\"").arg(sharePrefix)});
    const QByteArray packed = QByteArray::fromBase64(match.captured(1).toLatin1(), QByteArray::Base64UrlEncoding);
    const QByteArray compressed = packed.mid(checksumSize);
    const bool isWhole = qFromBigEndian<quint16>(packed.constData()) == qChecksum(compressed);
    // The first four bytes of what is compressed say how long it gets; a workspace is kilobytes.
    constexpr quint32 longest = 16 * 1024 * 1024;
    const bool isSmall = qFromBigEndian<quint32>(compressed.constData()) <= longest;
    const QByteArray json = isWhole && isSmall ? qUncompress(compressed) : QByteArray();
    if (json.isEmpty())
        return failure({ErrorCode::Syntax,
                        name,
                        0,
                        {},
                        Text::tr("the line that begins with \"%1\" is damaged or cut off").arg(sharePrefix)});
    return workspaceFromText(json, name);
}

} // namespace model
