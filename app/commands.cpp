// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "comparedservers.h"
#include "estimatecommands.h"
#include "output.h"
#include "servercommands.h"

#include "model/catalogue/devicedetails.h"
#include "model/catalogue/devicepresets.h"
#include "model/io/writefile.h"
#include "model/server/serverdevice.h"
#include "model/text/nearest.h"
#include "ui/builder/builderpage.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/charttablemodel.h"
#include "ui/compare/plotchart.h"
#include "ui/estimate/estimatepage.h"
#include "ui/estimate/estimatetabs.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings.h"
#include "ui/shell/workspacedocument.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace app {

namespace {

/// The error of a request names a field of it ("device", "baseline"): here these are options.
int refuseOption(model::Error error)
{
    error.place.prepend(QLatin1String("--"));
    return refuse(error);
}

/// A fault in the file of a server names its own place.
int refuseServer(const model::Error &error)
{
    return error.file.isEmpty() ? refuseOption(error) : refuse(error);
}

int refuseOutput(const model::Error &error)
{
    complain(QStringLiteral("--out %1").arg(error.toText()));
    return ExitUsage;
}

/// Overlays with a fault are refused as a whole here: a script must not go on with half of its data.
model::Result<model::Catalogue> catalogueFor(const CommandLine &line)
{
    model::CatalogueLoad load = model::loadCatalogue(line.overlays);
    // Figures that contradict each other are the user's to judge: told, and used all the same.
    const auto doubtful = std::ranges::stable_partition(
        load.faults, [](const model::Error &fault) { return fault.code != model::ErrorCode::Implausible; });
    const auto faulty = std::ranges::subrange(load.faults.begin(), doubtful.begin());
    if (faulty.empty()) {
        for (const model::Error &doubt : doubtful)
            complain(QCoreApplication::translate("app", "doubtful: %1").arg(doubt.toText()));
    } else {
        model::Error first = faulty.front();
        const int more = static_cast<int>(faulty.size()) - 1;
        if (more > 0)
            first.message += QCoreApplication::translate(
                "app", " (and %n more; \"ridgepoint catalogue check\" lists all)", nullptr, more);
        return model::failure(first);
    }
    return std::move(load.catalogue);
}

/// Each device followed by those with its other memory sizes.
std::vector<const model::Device *> withMemoryOptions(const std::vector<const model::Device *> &devices,
                                                     const model::Catalogue &catalogue)
{
    std::vector<const model::Device *> all;
    for (const model::Device *device : devices) {
        all.push_back(device);
        for (const model::Device *variant : catalogue.memoryVariants(device->id)) {
            if (variant != device)
                all.push_back(variant);
        }
    }
    return all;
}

int run(const DevicesCommand &command, const model::Catalogue &catalogue)
{
    std::vector<const model::Device *> devices = model::filterDevices(catalogue, command.filter, command.sortBy);
    if (const auto preset = model::devicePreset(command.preset)) {
        const std::vector<const model::Device *> members = preset->devices(catalogue);
        const auto isStranger = [&](const model::Device *device) {
            return std::ranges::find(members, device) == members.end();
        };
        std::erase_if(devices, isStranger);
        if (!command.sortBy && command.filter.words.trimmed().isEmpty())
            std::ranges::sort(devices, {},
                              [&](const model::Device *device) { return std::ranges::find(members, device); });
    }
    if (command.withOptions)
        devices = withMemoryOptions(devices, catalogue);
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
    if (!device) {
        model::Error error = device.error();
        error.place = QStringLiteral("device");
        return refuse(error);
    }
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
    return table.toPlainText() + QLatin1Char('\n') + (comparison.warnings + comparison.notes).join(QLatin1Char('\n'))
           + QLatin1Char('\n');
}

/// The chart of a command, and the texts that its data files and the terminal show.
struct Plot
{
    ui::ChartSpec spec;
    model::JsonValue json;
    QByteArray csv;
    QString terminal;
};

model::Result<Plot> plotOf(const CompareCommand &command, const Compared &compared)
{
    const auto &[request, catalogue, servers] = compared;
    model::PlotSettings settings = command.picture.plot;
    settings.metric = request.query.metric;
    const ui::ChartScale scale = command.picture.logarithmic ? ui::ChartScale::Logarithmic : ui::ChartScale::Linear;
    auto spec = ui::plotChart(catalogue, request, settings, scale, request.deviceIds);
    if (!spec)
        return model::failure(std::move(spec).error());
    if (settings.kind == model::PlotKind::Bars) {
        const auto comparison = model::compare(catalogue, request);
        if (!comparison)
            return model::failure(comparison.error());
        return Plot{*spec, model::comparisonToJson(*comparison), model::comparisonToTable(*comparison).toCsv(), comparisonForTerminal(*comparison)};
    }
    model::DataTable table = ui::ChartTableModel(*spec).toDataTable();
    const QByteArray csv = table.toCsv();
    table.columns.pop_back(); // the source, which the terminal has no room for
    for (auto &row : table.rows)
        row.pop_back();
    const QString terminal = table.toPlainText() + QLatin1Char('\n') + (spec->warnings + spec->notes).join(QLatin1Char('\n')) + QLatin1Char('\n');
    return Plot{*spec, ui::chartToJson(*spec), csv, terminal};
}

model::WorkspaceState workspaceOf(const Compared &compared, const PictureOptions &picture)
{
    const model::ComparisonRequest &request = compared.request;
    model::WorkspaceState state;
    state.servers = compared.servers;
    model::setComparison(state, request, picture.plot);
    state.logarithmic = picture.logarithmic;
    if (picture.isEnlarged)
        state.enlargedPlot = static_cast<int>(model::plotOf(state, request.query.metric, picture.plot));
    return state;
}

int run(const CompareCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto compared = withServers(command.request, catalogue, overlays);
    if (!compared)
        return refuseServer(compared.error());
    const auto plot = plotOf(command, *compared);
    if (!plot)
        return refuseOption(plot.error());
    const QString &file = command.picture.file;
    if (file.isEmpty()) {
        if (command.format == OutputFormat::Json)
            print(plot->json.toText() + '\n');
        else if (command.format == OutputFormat::Csv)
            print(plot->csv);
        else
            print(plot->terminal);
        return ExitDone;
    }
    if (const auto writable = model::checkWritable(file); !writable)
        return refuseOutput(writable.error());
    const QString suffix = QFileInfo(file).suffix().toLower();
    const auto save = [&]() -> model::Result<void> {
        if (suffix == QLatin1String("json"))
            return model::writeFile(file, plot->json.toText() + '\n');
        if (suffix == QLatin1String("csv"))
            return model::writeFile(file, plot->csv);
        ui::PictureOptions options = pictureOptions(command.picture);
        options.workspace = model::workspaceToShareText(workspaceOf(*compared, command.picture));
        return ui::ChartExporter({plot->spec}, options).save(file);
    };
    if (const auto saved = save(); !saved)
        return refuseOutput(saved.error());
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
        print(QCoreApplication::translate(
                  "app", "Built-in catalogue: devices %1, figures %2, faults %3, figures without a recorded source %4.")
                  .arg(catalogue.devices().size())
                  .arg(count.figures)
                  .arg(faults.size())
                  .arg(count.withoutSource)
              + QLatin1Char('\n'));
        return faults.empty() ? ExitDone : ExitFaulty;
    }
    bool faulty = false;
    bool unreadable = false;
    for (const QString &file : command.files) {
        const model::Errors faults = model::checkCatalogueFile(file);
        if (!faults.empty() && faults.front().code == model::ErrorCode::CannotRead) {
            unreadable = true;
            complain(faults.front().toText());
            continue;
        }
        for (const model::Error &fault : faults)
            print(fault.toText() + QLatin1Char('\n'));
        if (faults.empty())
            print(QCoreApplication::translate("app", "%1: no faults found").arg(file) + QLatin1Char('\n'));
        faulty = faulty || !faults.empty();
    }
    return unreadable ? ExitUsage : faulty ? ExitFaulty : ExitDone;
}

int run(const ScreenshotCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto compared = withServers(command.request, catalogue, overlays);
    if (!compared)
        return refuseServer(compared.error());
    if (const auto comparison = model::compare(compared->catalogue, compared->request); !comparison)
        return refuseOption(comparison.error());
    if (const auto writable = model::checkWritable(command.picture.file); !writable)
        return refuseOutput(writable.error());
    ui::applyTheme(ui::themeFromId(command.picture.theme));
    ui::MainWindow window({catalogue, {}}, ui::MainWindow::Memory::Forgetful);
    if (command.workspace.isEmpty()) {
        model::WorkspaceState state = workspaceOf(*compared, command.picture);
        if (!command.estimate.empty())
            state.estimate = command.estimate;
        window.workspace().restore(std::move(state));
    } else if (const auto opened = window.document().open(command.workspace); !opened) {
        return refuse(opened.error());
    } else {
        for (const model::Error &fault : *opened)
            complain(fault.toText());
    }
    window.workspace().setPartOverlays(overlays);
    window.showPage(command.page);
    // Compared servers of files are the workspace's already; those of the catalogue become its own to be edited.
    for (const QString &id : command.page == QLatin1String("builder") ? command.request.deviceIds : QStringList()) {
        const auto serverId = model::serverIdOf(id);
        const model::PartCatalogue &parts = window.workspace().parts();
        if (const model::ServerSystem *system = serverId ? parts.findSystem(*serverId) : nullptr)
            window.builderPage().showServer(window.workspace().addServer(model::buildFromSystem(*system, parts)));
    }
    if (!command.tab.isEmpty())
        window.estimatePage().tabs().showTab(command.tab);
    const QImage picture = window.picture(command.picture.size);
    const auto written = model::writeFile(command.picture.file,
                                          [&](QIODevice &device) { return picture.save(&device, "PNG"); });
    if (!written)
        return refuseOutput(written.error());
    return ExitDone;
}

/// What the JSON trees have taken and given back would otherwise stay with the process.
void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

int answer(const CommandLine &line)
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
        return run(*compare, *catalogue, line.overlays);
    if (const auto *estimate = std::get_if<EstimateCommand>(&line.command))
        return run(*estimate, *catalogue, line.overlays);
    if (const auto *batch = std::get_if<BatchCommand>(&line.command))
        return run(*batch, *catalogue, line.overlays);
    if (const auto *validate = std::get_if<ValidateCommand>(&line.command))
        return run(*validate, *catalogue);
    if (const auto *list = std::get_if<ServerListCommand>(&line.command))
        return run(*list, *catalogue, line.overlays);
    if (const auto *show = std::get_if<ServerShowCommand>(&line.command))
        return run(*show, *catalogue, line.overlays);
    if (const auto *bill = std::get_if<ServerExportCommand>(&line.command))
        return run(*bill, *catalogue, line.overlays);
    if (const auto *rules = std::get_if<ServerCheckCommand>(&line.command))
        return run(*rules, *catalogue, line.overlays);
    return run(std::get<ScreenshotCommand>(line.command), *catalogue, line.overlays);
}

} // namespace

int runCommand(const CommandLine &line)
{
    const int exitStatus = answer(line);
    if (std::fflush(stdout) == 0 && !std::ferror(stdout))
        return exitStatus;
    complain(QCoreApplication::translate("app", "standard output: cannot be written: %1").arg(qt_error_string(errno)));
    return ExitUsage;
}

namespace {

QStringList overlaysOfWindow(const CommandLine &line)
{
    QStringList overlays = line.overlays;
    if (QFileInfo::exists(ui::userCatalogueFolder()))
        overlays.prepend(ui::userCatalogueFolder());
    return overlays;
}

} // namespace

FutureCatalogue beginReadingCatalogue(const CommandLine &line)
{
    // The faults of overlays are told in the language of the window, which is not known yet.
    if (!overlaysOfWindow(line).isEmpty())
        return {};
    QThread::currentThread(); // Qt takes the first thread that it meets for the main one
    return std::async(std::launch::async, [] {
        model::CatalogueLoad loaded = model::loadCatalogue();
        returnFreedMemory();
        return loaded;
    });
}

int runWindow(const CommandLine &line, FutureCatalogue catalogue)
{
    ui::prepareApplication();
    ui::applyTheme(ui::Settings().theme());
    model::setNumberStyle(ui::Settings().numberStyle());
    ui::MainWindow window(catalogue.valid() ? catalogue.get() : model::loadCatalogue(overlaysOfWindow(line)),
                          ui::MainWindow::Memory::Remembering);
    window.workspace().setPartOverlays(overlaysOfWindow(line));
    window.show();
    if (ui::Settings settings; settings.isFirstStart()) {
        settings.setStarted();
        constexpr int look = 700; // milliseconds to see the window before it is explained
        QTimer::singleShot(look, &window, &ui::MainWindow::startTour);
    }
    // Behind the window that is there already: it may ask about changes of the session's file.
    if (const auto *command = std::get_if<WindowCommand>(&line.command); !command->file.isEmpty())
        QMetaObject::invokeMethod(
            &window, [&window, file = command->file] { window.openFile(file); }, Qt::QueuedConnection);
    return QApplication::exec();
}

} // namespace app
