// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue.h"

#include "cataloguereader.h"
#include "cataloguerules.h"
#include "overlayfiles.h"
#include "schemacheck.h"

#include "model/server/partcatalogue.h"
#include "model/server/partreader.h"
#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace model {

namespace {

QStringList builtInDeviceFiles()
{
    const QDir folder(QStringLiteral(":/ridgepoint/catalogue/devices"));
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

Result<ExchangeRates> builtInRates()
{
    const QString path = QStringLiteral(":/ridgepoint/catalogue/exchange-rates.json");
    return readJsonFile(path).and_then(
        [&](const JsonDocument &document) { return readExchangeRates(document, path); });
}

/// The line of the value a JSON pointer names, or of the nearest ancestor that exists.
int lineOfPointer(const JsonValue &root, const QString &pointer)
{
    const JsonValue *at = &root;
    for (const QString &part : pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
        const JsonValue *next = nullptr;
        if (at->isArray()) {
            bool isNumber = false;
            const auto index = part.toULongLong(&isNumber);
            if (isNumber && index < at->elements().size())
                next = &at->elements()[index];
        } else if (at->isObject()) {
            next = at->find(QString(part).replace(QStringLiteral("~1"), QStringLiteral("/"))
                                .replace(QStringLiteral("~0"), QStringLiteral("~")).toStdString());
        }
        if (!next)
            break;
        at = next;
    }
    return at->line();
}

/// Adds what the rules find in the devices just read.
void addImplausible(CatalogueReader &reader, const std::vector<CatalogueReader::Entry> &entries, const QString &fileName)
{
    for (const auto &entry : entries) {
        for (Error &finding : checkPlausibility(reader.devices()[entry.position])) {
            finding.file = fileName;
            finding.line = lineOfPointer(*entry.json, finding.place);
            finding.place = entry.path + finding.place;
            reader.addFault(std::move(finding));
        }
    }
}

/// Adds the schema's faults at places that no other fault has named yet: its words are the less helpful ones.
void addSchemaFaults(CatalogueReader &reader, const JsonDocument &document, const QByteArray &text, const QString &fileName)
{
    QStringList named;
    for (const Error &fault : reader.faults())
        named << fault.place;
    Errors faults = checkAgainstSchema(text, QStringLiteral("catalogue"));
    // A fault deep down makes every enclosing schema fail as well: keep the innermost of each chain.
    for (const Error &fault : faults) {
        const auto isWithin = [&](const QString &place) {
            return fault.place == QLatin1String("/") || place == fault.place
                || place.startsWith(fault.place + QLatin1Char('/'))
                || fault.place.startsWith(place + QLatin1Char('/'));
        };
        const bool innerFaultFollows = std::ranges::any_of(faults, [&](const Error &other) {
            return other.place.size() > fault.place.size() && isWithin(other.place);
        });
        if (innerFaultFollows || std::ranges::any_of(named, isWithin))
            continue;
        named << fault.place;
        reader.addFault({fault.code, fileName, lineOfPointer(document.root, fault.place), fault.place, fault.message});
    }
}

void readOverlay(CatalogueReader &reader, const JsonDocument &document, const QString &path)
{
    for (const Error &warning : document.warnings)
        reader.addFault(warning);
    addImplausible(reader, reader.read(document, path, CatalogueReader::Origin::User), path);
}

void readOverlay(CatalogueReader &reader, const QString &path)
{
    if (const auto document = readJsonFile(path))
        readOverlay(reader, *document, path);
    else
        reader.addFault(document.error());
}

void readBuiltIn(CatalogueReader &reader)
{
    const QDir folder(QStringLiteral(":/ridgepoint/catalogue/packed"));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        QFile file(path);
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        if (const auto document = parseCbor(file.readAll(), path))
            reader.read(*document, path, CatalogueReader::Origin::BuiltIn);
        else
            reader.addFault(document.error());
    }
}

} // namespace

Catalogue::Catalogue(std::vector<Device> devices, ExchangeRates rates, VendorAliases vendorAliases)
    : m_devices(std::move(devices)), m_rates(std::move(rates)), m_vendorAliases(std::move(vendorAliases))
{
    m_positions.reserve(static_cast<qsizetype>(m_devices.size()));
    std::size_t options = 0;
    for (std::size_t i = 0; i < m_devices.size(); ++i) {
        m_positions.insert(m_devices[i].id, i);
        options += m_devices[i].memoryOptions.size();
    }
    m_memoryVariants.reserve(options);
    for (const Device &device : m_devices) {
        for (const MemoryOption &option : device.memoryOptions) {
            m_positions.insert(memoryOptionId(device.id, *option.capacity.value),
                               m_devices.size() + m_memoryVariants.size());
            m_memoryVariants.push_back(withMemoryOption(device, option));
        }
    }
}

const Device *Catalogue::find(const QString &id) const
{
    const auto position = m_positions.constFind(id);
    if (position == m_positions.constEnd())
        return nullptr;
    return position.value() < m_devices.size() ? &m_devices[position.value()]
                                               : &m_memoryVariants[position.value() - m_devices.size()];
}

std::vector<const Device *> Catalogue::memoryVariants(const QString &id) const
{
    const Device *named = find(id);
    if (!named)
        return {};
    const Device *device = named->variantOf.isEmpty() ? named : find(named->variantOf);
    std::vector<const Device *> variants = {device};
    for (const MemoryOption &option : device->memoryOptions)
        variants.push_back(find(memoryOptionId(device->id, *option.capacity.value)));
    std::ranges::stable_sort(variants, {}, [](const Device *variant) { return variant->memoryCapacity.value; });
    return variants;
}

QStringList Catalogue::ids() const
{
    QStringList ids;
    ids.reserve(static_cast<qsizetype>(m_devices.size()));
    for (const Device &device : m_devices)
        ids << device.id;
    return ids;
}

Result<const Device *> Catalogue::get(const QString &id) const
{
    if (const Device *device = find(id))
        return device;
    QStringList candidates = ids();
    if (id.contains(QLatin1Char('@'))) {
        for (const Device &variant : m_memoryVariants)
            candidates << variant.id;
    }
    const QString nearest = didYouMean(id, candidates);
    return failure({ErrorCode::UnknownId, {}, 0, {},
                    nearest.isEmpty() ? Text::tr("unknown device \"%1\"; expected an id that \"ridgepoint devices\" lists").arg(id)
                                      : Text::tr("unknown device \"%1\"%2").arg(id, nearest)});
}

QString Catalogue::date() const
{
    QString newest;
    for (const Device &device : m_devices) {
        for (const Source &source : device.sources) {
            if (isReadDate(source.date))
                newest = std::max(newest, dateWithoutRead(source.date));
        }
    }
    return newest;
}

FigureCount countFigures(const Catalogue &catalogue)
{
    FigureCount count;
    const auto add = [&](const auto &figure) {
        if (!figure.isKnown())
            return;
        ++count.figures;
        if (figure.provenance.sources.empty())
            ++count.withoutSource;
    };
    for (const Device &device : catalogue.devices()) {
        visitFigures(device, [&](const char *, const auto &figure) { add(figure); });
        for (const PeakRate &rate : device.peakRates) {
            add(rate.dense);
            add(rate.sparse);
        }
        for (const ComputeUnit &unit : device.computeUnits)
            add(unit.count);
        for (const MemoryOption &option : device.memoryOptions)
            add(option.capacity);
    }
    return count;
}

Catalogue withDevices(const Catalogue &catalogue, const std::vector<Device> &devices)
{
    std::vector<Device> all = catalogue.devices();
    all.insert(all.end(), devices.begin(), devices.end());
    return Catalogue(std::move(all), catalogue.rates(), catalogue.vendorAliases());
}

CatalogueLoad loadCatalogue(const QStringList &overlays)
{
    CatalogueReader reader;
    readBuiltIn(reader);
    Errors faults;
    for (const QString &overlay : overlays) {
        for (const QString &path : overlayFiles(overlay, faults))
            readOverlay(reader, path);
    }
    auto rates = builtInRates();
    if (!rates)
        faults.push_back(rates.error());
    faults.insert(faults.end(), reader.faults().begin(), reader.faults().end());
    return {Catalogue(reader.takeDevices(), std::move(rates).value_or(ExchangeRates()), reader.takeVendorAliases()),
            std::move(faults)};
}

CatalogueLoad overlaid(const Catalogue &catalogue, const JsonDocument &overlay, const QString &name)
{
    CatalogueReader reader(catalogue.devices());
    readOverlay(reader, overlay, name);
    Errors faults = reader.faults();
    return {Catalogue(reader.takeDevices(), catalogue.rates(), catalogue.vendorAliases()), std::move(faults)};
}

Errors checkCatalogueFile(const QString &path)
{
    CatalogueReader reader;
    readBuiltIn(reader); // an overlay may name built-in devices
    const auto document = readJsonFile(path);
    if (!document)
        return {document.error()};
    for (const Error &warning : document->warnings)
        reader.addFault(warning);
    addImplausible(reader, reader.read(*document, path, CatalogueReader::Origin::User), path);
    PartReader parts(builtInParts().parts(), builtInParts().systems());
    parts.read(*document, path, RecordOrigin::User);
    for (const Error &fault : parts.faults())
        reader.addFault(fault);
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        addSchemaFaults(reader, *document, file.readAll(), path);
    Errors faults = reader.faults();
    std::ranges::stable_sort(faults, {}, &Error::line);
    return faults;
}

Errors checkBuiltInCatalogue()
{
    CatalogueReader reader;
    for (const QString &path : builtInDeviceFiles()) {
        const auto document = readJsonFile(path);
        if (!document) {
            reader.addFault(document.error());
            continue;
        }
        addImplausible(reader, reader.read(*document, path, CatalogueReader::Origin::BuiltIn), path);
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            addSchemaFaults(reader, *document, file.readAll(), path);
    }
    if (const auto rates = builtInRates(); !rates)
        reader.addFault(rates.error());
    return reader.faults();
}

} // namespace model
