// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading the catalogue, from bytes to typed devices with every check of the start, beside nlohmann/json only parsing
// the same bytes to its own tree: the built-in files, and with them an overlay of 10,000 devices.

#include "measure.h"

#include "model/catalogue/catalogue.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

QStringList builtInFiles()
{
    QStringList paths = {QStringLiteral(":/ridgepoint/catalogue/exchange-rates.json")};
    const QDir folder(QStringLiteral(":/ridgepoint/catalogue/devices"));
    for (const QString &name : folder.entryList(QDir::Files))
        paths << folder.filePath(name);
    return paths;
}

void parseBare(const QStringList &paths)
{
    for (const QString &path : paths) {
        const QByteArray text = contentOf(path);
        if (!nlohmann::json::parse(text.begin(), text.end()).is_object())
            qFatal("no object in %s", qPrintable(path));
    }
}

/// The devices of the largest built-in file under new names, as often as it takes.
QByteArray manyDevices(std::size_t count)
{
    const QByteArray text = contentOf(QStringLiteral(":/ridgepoint/catalogue/devices/nvidia.json"));
    const auto original = nlohmann::ordered_json::parse(text.begin(), text.end());
    nlohmann::ordered_json many = original;
    many["devices"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < count; ++i) {
        auto device = original["devices"][i % original["devices"].size()];
        device["id"] = device["id"].get<std::string>() + "-copy-" + std::to_string(i);
        device["name"] = device["name"].get<std::string>() + " copy " + std::to_string(i);
        many["devices"].push_back(std::move(device));
    }
    return QByteArray::fromStdString(many.dump(2));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const QString overlay = folder.filePath(QStringLiteral("many.json"));
    QFile file(overlay);
    if (!file.open(QIODevice::WriteOnly) || file.write(manyDevices(10000)) < 0)
        qFatal("cannot write %s", qPrintable(overlay));
    file.close();

    std::size_t devices = 0;
    const QStringList files = builtInFiles();
    const bench::Times builtIn = bench::measureInTurn(
        bench::turnsFromArguments(25), [&] { devices = model::loadCatalogue().catalogue.devices().size(); }, [&] { parseBare(files); });
    bench::reportHeader(QStringLiteral("Reading the catalogue"));
    bench::report(QStringLiteral("built in, %1 devices").arg(devices), builtIn, {2, 3});
    const bench::Times large = bench::measureInTurn(
        bench::turnsFromArguments(5), [&] { devices = model::loadCatalogue({overlay}).catalogue.devices().size(); },
        [&] { parseBare(QStringList(files) << overlay); });
    bench::report(QStringLiteral("with an overlay, %1 devices").arg(devices), large, {2, 3});
    return 0;
}
