// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "estimatecommands.h"

#include "model/catalogue/devicedetails.h"
#include "model/io/writefile.h"
#include "model/text/nearest.h"
#include "ui/charts/chartexporter.h"
#include "ui/compare/comparisonchart.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QFileInfo>

#include <cstdio>

namespace app {

namespace {

void print(const QByteArray &text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

void print(const QString &text)
{
    print(text.toUtf8());
}

int refuse(const model::Error &error)
{
    complain(error.toText());
    return ExitUsage;
}

/// Overlays with a fault are refused as a whole here: a script must not go on with half of its data.
model::Result<model::Catalogue> catalogueFor(const CommandLine &line)
{
    model::CatalogueLoad load = model::loadCatalogue(line.overlays);
    if (!load.faults.empty()) {
        model::Error first = load.faults.front();
        const int more = static_cast<int>(load.faults.size()) - 1;
        if (more > 0)
            first.message += QCoreApplication::translate("app", " (and %n more; \"ridgepoint catalogue check\" lists all)", nullptr, more);
        return model::failure(first);
    }
    return std::move(load.catalogue);
}

int run(const DevicesCommand &command, const model::Catalogue &catalogue)
{
    const auto devices = model::filterDevices(catalogue, command.filter, command.sortBy);
    if (command.format == OutputFormat::Json) {
        print(model::deviceListToJson(devices, catalogue.rates()).toText() + '\n');
        return ExitDone;
    }
    const model::DataTable table = model::deviceListToTable(devices, catalogue.rates());
    if (command.format == OutputFormat::Csv)
        print(table.toCsv());
    else
        print(table.toPlainText());
    return ExitDone;
}

int run(const DeviceCommand &command, const model::Catalogue &catalogue)
{
    const auto device = catalogue.get(command.id);
    if (!device)
        return refuse(device.error());
    if (command.format == OutputFormat::Json)
        print(model::deviceToJson(**device).toText() + '\n');
    else
        print(model::deviceToText(**device));
    return ExitDone;
}

ui::PictureOptions pictureOptions(const PictureOptions &options)
{
    ui::PictureOptions picture;
    picture.size = options.size;
    picture.dpi = qRound(options.dpi);
    picture.theme = ui::chartTheme(ui::themeFromId(options.theme));
    picture.background = options.transparent ? ui::PictureBackground::Transparent : ui::PictureBackground::Filled;
    return picture;
}

/// The terminal's table has no room for addresses: name, value, what stands behind it.
QString comparisonForTerminal(const model::Comparison &comparison)
{
    const model::DataTable full = model::comparisonToTable(comparison);
    model::DataTable table;
    const std::size_t columns = full.columns.size() - 2; // without source and dissents
    table.columns.assign(full.columns.begin() + 1, full.columns.begin() + static_cast<std::ptrdiff_t>(columns));
    for (const auto &row : full.rows)
        table.rows.emplace_back(row.begin() + 1, row.begin() + static_cast<std::ptrdiff_t>(columns));
    return table.toPlainText() + QLatin1Char('\n') + comparison.notes.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

int run(const CompareCommand &command, const model::Catalogue &catalogue)
{
    const auto comparison = model::compare(catalogue, command.request);
    if (!comparison)
        return refuse(comparison.error());
    const QString &file = command.picture.file;
    if (file.isEmpty()) {
        if (command.format == OutputFormat::Json)
            print(model::comparisonToJson(*comparison).toText() + '\n');
        else if (command.format == OutputFormat::Csv)
            print(model::comparisonToTable(*comparison).toCsv());
        else
            print(comparisonForTerminal(*comparison));
        return ExitDone;
    }
    const QString suffix = QFileInfo(file).suffix().toLower();
    const auto save = [&]() -> model::Result<void> {
        if (suffix == QLatin1String("json"))
            return model::writeFile(file, model::comparisonToJson(*comparison).toText() + '\n');
        if (suffix == QLatin1String("csv"))
            return model::writeFile(file, model::comparisonToTable(*comparison).toCsv());
        const ui::ChartScale scale = command.picture.logarithmic ? ui::ChartScale::Logarithmic : ui::ChartScale::Linear;
        const ui::ChartSpec spec = ui::comparisonChart(*comparison, scale, command.request.deviceIds);
        return ui::ChartExporter({spec}, pictureOptions(command.picture)).save(file);
    };
    if (const auto saved = save(); !saved)
        return refuse(saved.error());
    return ExitDone;
}

int run(const CheckCommand &command)
{
    if (command.files.isEmpty()) {
        const model::Errors faults = model::checkBuiltInCatalogue();
        for (const model::Error &fault : faults)
            print(fault.toText() + QLatin1Char('\n'));
        const model::Catalogue catalogue = model::loadCatalogue().catalogue;
        const model::FigureCount count = model::countFigures(catalogue);
        print(QCoreApplication::translate("app", "Built-in catalogue: devices %1, figures %2, faults %3, figures without a recorded source %4.")
                  .arg(catalogue.devices().size()).arg(count.figures).arg(faults.size()).arg(count.withoutSource) + QLatin1Char('\n'));
        return faults.empty() ? ExitDone : ExitFaulty;
    }
    bool faulty = false;
    for (const QString &file : command.files) {
        const model::Errors faults = model::checkCatalogueFile(file);
        for (const model::Error &fault : faults)
            print(fault.toText() + QLatin1Char('\n'));
        if (faults.empty())
            print(QCoreApplication::translate("app", "%1: no faults found").arg(file) + QLatin1Char('\n'));
        faulty = faulty || !faults.empty();
    }
    return faulty ? ExitFaulty : ExitDone;
}

int run(const ScreenshotCommand &command, const model::Catalogue &catalogue)
{
    if (QFileInfo(command.picture.file).suffix().toLower() != QLatin1String("png"))
        return refuse({model::ErrorCode::Unsupported, command.picture.file, 0, {},
                       QCoreApplication::translate("app", "a screenshot is written as PNG; a name that ends in .png was expected")});
    if (const auto comparison = model::compare(catalogue, command.request); !comparison)
        return refuse(comparison.error());
    ui::applyTheme(ui::themeFromId(command.picture.theme));
    ui::MainWindow window({catalogue, {}}, ui::MainWindow::Memory::Forgetful);
    window.showComparison(command.request, command.picture.logarithmic ? ui::ChartScale::Logarithmic : ui::ChartScale::Linear);
    const QImage picture = window.picture(command.picture.size);
    const auto written = model::writeFile(command.picture.file, [&](QIODevice &device) { return picture.save(&device, "PNG"); });
    if (!written)
        return refuse(written.error());
    return ExitDone;
}

} // namespace

int runCommand(const CommandLine &line)
{
    if (const auto *finished = std::get_if<Finished>(&line.command))
        return finished->exitStatus;
    if (const auto *check = std::get_if<CheckCommand>(&line.command))
        return run(*check);
    if (const auto *shape = std::get_if<ShapeCommand>(&line.command))
        return run(*shape);
    const auto catalogue = catalogueFor(line);
    if (!catalogue)
        return refuse(catalogue.error());
    if (const auto *devices = std::get_if<DevicesCommand>(&line.command))
        return run(*devices, *catalogue);
    if (const auto *device = std::get_if<DeviceCommand>(&line.command))
        return run(*device, *catalogue);
    if (const auto *compare = std::get_if<CompareCommand>(&line.command))
        return run(*compare, *catalogue);
    if (const auto *estimate = std::get_if<EstimateCommand>(&line.command))
        return run(*estimate, *catalogue);
    if (const auto *batch = std::get_if<BatchCommand>(&line.command))
        return run(*batch, *catalogue);
    if (const auto *validate = std::get_if<ValidateCommand>(&line.command))
        return run(*validate, *catalogue);
    return run(std::get<ScreenshotCommand>(line.command), *catalogue);
}

int runWindow(const CommandLine &line)
{
    QStringList overlays = line.overlays;
    if (QFileInfo::exists(ui::userCatalogueFolder()))
        overlays.prepend(ui::userCatalogueFolder());
    ui::MainWindow window(model::loadCatalogue(overlays), ui::MainWindow::Memory::Remembering);
    window.show();
    return QApplication::exec();
}

} // namespace app
