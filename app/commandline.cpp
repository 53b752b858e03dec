// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include "model/catalogue/devicepresets.h"
#include "model/estimate/requestreader.h"
#include "model/server/bomfiles.h"
#include "model/server/serverdevice.h"
#include "model/text/language.h"
#include "model/text/nearest.h"
#include "ui/estimate/estimatetabs.h"
#include "ui/shell/mainwindow.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QRegularExpression>

#include <cstdio>

namespace app {

namespace {

QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(text);
}

/// The words of the command line from last to first, as CLI11 takes them.
struct Arguments
{
    std::vector<std::string> typed;
    std::vector<std::string> normalised; ///< options with hyphens: "--price_kind" of batch requests is "--price-kind"
};

Arguments argumentsFrom(int argc, char **argv)
{
    Arguments arguments;
    for (int i = argc - 1; i > 0; --i) {
        std::string argument = argv[i];
        arguments.typed.push_back(argument);
        if (argument.starts_with("--")) {
            const auto end = argument.find('=');
            std::replace(argument.begin(),
                         argument.begin() + static_cast<std::ptrdiff_t>(std::min(end, argument.size())), '_', '-');
        }
        arguments.normalised.push_back(std::move(argument));
    }
    return arguments;
}

/// The choice a word means, whatever its case and whether it is written with underscores or hyphens.
QString choiceFor(const QString &word, const QStringList &choices)
{
    const auto plain = [](QString text) { return text.replace(QLatin1Char('_'), QLatin1Char('-')).toLower(); };
    const auto found = std::ranges::find_if(choices,
                                            [&](const QString &choice) { return plain(choice) == plain(word); });
    return found == choices.end() ? QString() : *found;
}

/// An option whose value is one of a list of words; any other is refused with the nearest ones.
template<class Set>
CLI::Option *addChoice(CLI::App &command, const std::string &name, const QStringList &choices, const std::string &help,
                       Set set)
{
    CLI::Option *option = command.add_option_function<std::string>(
        name, [set, choices](const std::string &value) { set(choiceFor(fromUtf8(value), choices)); }, help);
    option->check([choices](const std::string &value) {
        const QString found = fromUtf8(value);
        if (!choiceFor(found, choices).isEmpty())
            return std::string();
        return QStringLiteral("found \"%1\", expected one of %2%3")
            .arg(found, choices.join(QStringLiteral(", ")), model::didYouMean(found, choices))
            .toStdString();
    });
    option->type_name(choices.size() <= 6 ? choices.join(QLatin1Char('|')).toStdString() : "WORD");
    return option;
}

/// The ids of all values of a kind.
template<class Value>
QStringList idsOf(const QList<Value> &values, QString (*id)(Value))
{
    QStringList ids;
    for (const Value value : values)
        ids << id(value);
    return ids;
}

void addYear(CLI::App &command, const std::string &name, std::optional<int> &year, const std::string &help)
{
    CLI::Option *option = command.add_option_function<int>(
        name, [&year](int value) { year = value; }, help);
    option->type_name("YYYY")->check(CLI::Range(1970, 2100));
}

void addOutputFormat(CLI::App &command, OutputFormat &format, const QStringList &choices)
{
    addChoice(command, "--format", choices, "how to print it", [&format](const QString &word) {
        format = word == QLatin1String("json")  ? OutputFormat::Json
                 : word == QLatin1String("csv") ? OutputFormat::Csv
                                                : OutputFormat::Table;
    });
}

void addComparison(CLI::App &command, model::ComparisonRequest &request, PictureOptions &picture)
{
    command
        .add_option_function<std::vector<std::string>>(
            "--device",
            [&request](const std::vector<std::string> &ids) {
                for (const std::string &id : ids)
                    request.deviceIds << fromUtf8(id);
            },
            "id of a device to compare; may be repeated (default: the four devices of the 2023 articles)")
        ->type_name("ID");
    command
        .add_option_function<std::vector<std::string>>(
            "--server",
            [&request](const std::vector<std::string> &words) {
                for (const std::string &word : words)
                    request.deviceIds << model::serverDeviceId(fromUtf8(word));
            },
            "a server to compare beside the devices: an id of the catalogue, or a file; may be repeated")
        ->type_name("ID|FILE");
    addChoice(command, "--metric", model::metricIds(),
              "what to compare: " + model::metricIds().join(QStringLiteral(", ")).toStdString(),
              [&request](const QString &id) { request.query.metric = *model::metricFromId(id); });
    addChoice(command, "--number-format", model::formatChoiceIds(),
              "of FLOPS: " + model::formatChoiceIds().join(QStringLiteral(", ")).toStdString()
                  + " (best16: the faster of fp16 and bf16)",
              [&request](const QString &id) { request.query.format = *model::formatChoiceFromId(id); });
    command.add_flag_callback(
        "--sparse", [&request] { request.query.sparsity = model::Sparsity::Sparse; },
        "rates with structured sparsity instead of dense ones; the same as --sparsity sparse");
    addChoice(command, "--sparsity", model::sparsityChoiceIds(),
              "rates to compare (best: sparse where published, else dense; the notes say which is which)",
              [&request](const QString &id) { request.query.sparsity = *model::sparsityChoiceFromId(id); });
    command
        .add_option_function<std::vector<std::string>>(
            "--sparse-device",
            [&request](const std::vector<std::string> &ids) {
                for (const std::string &id : ids)
                    request.query.sparseIds << fromUtf8(id);
            },
            "id of a device whose sparse rate is compared with the rates of the others; may be repeated")
        ->type_name("ID");
    addChoice(command, "--price-kind", model::priceChoiceIds(), "which price (best: list, else street, else system)",
              [&request](const QString &id) { request.query.priceKind = *model::priceChoiceFromId(id); });
    addChoice(command, "--currency", model::currencyCodes(), "of prices",
              [&request](const QString &code) { request.query.currency = *model::currencyFromCode(code); });
    command
        .add_option_function<std::string>(
            "--baseline", [&request](const std::string &id) { request.baselineId = fromUtf8(id); },
            "show all relative to this device")
        ->type_name("ID");
    addChoice(command, "--order", {QStringLiteral("value"), QStringLiteral("name"), QStringLiteral("given")},
              "order of the rows", [&request](const QString &id) { request.order = *model::rowOrderFromId(id); });
    addChoice(command, "--kind", model::plotKindIds(), "kind of chart: " + model::plotKindIds().join(QStringLiteral(", ")).toStdString(),
              [&picture](const QString &id) { picture.plot.kind = *model::plotKindFromId(id); });
    addChoice(command, "--horizontal", model::metricIds(), "metric of the horizontal axis of a scatter (default: price)",
              [&picture](const QString &id) { picture.plot.horizontal = *model::metricFromId(id); });
    addChoice(command, "--scale", {QStringLiteral("linear"), QStringLiteral("log")}, "of the axis",
              [&picture](const QString &word) { picture.logarithmic = word == QLatin1String("log"); });
}

/// The ending says the format, so that a wrong one is told before anything is drawn.
void addOutput(CLI::App &command, QString &target, const QStringList &endings, const std::string &help)
{
    CLI::Option *option = command.add_option_function<std::string>(
        "--out", [&target](const std::string &file) { target = fromUtf8(file); }, help);
    option->type_name("FILE")->check([endings](const std::string &file) {
        const QString ending = QFileInfo(fromUtf8(file)).suffix().toLower();
        if (endings.contains(ending))
            return std::string();
        QStringList names;
        for (const QString &known : endings)
            names << QLatin1Char('.') + known;
        const QString last = names.takeLast();
        const QString expected = names.isEmpty() ? last
                                                 : names.join(QStringLiteral(", ")) + QStringLiteral(" or ") + last;
        return QStringLiteral("found \"%1\", expected a name that ends in %2")
            .arg(fromUtf8(file), expected)
            .toStdString();
    });
}

void addPicture(CLI::App &command, PictureOptions &picture)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{2,5})[xX](\\d{2,5})$"));
    CLI::Option *size = command.add_option_function<std::string>(
        "--size",
        [&picture](const std::string &text) {
            const auto match = pattern.match(fromUtf8(text));
            picture.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
        },
        "width and height in pixels");
    size->type_name("WxH")->check([](const std::string &text) {
        const auto match = pattern.match(fromUtf8(text));
        const bool good = match.hasMatch() && match.captured(1).toInt() >= 100 && match.captured(2).toInt() >= 100
                          && match.captured(1).toInt() <= 16384 && match.captured(2).toInt() <= 16384;
        return good ? std::string()
                    : "found \"" + text + "\", expected a size such as 1600x1000, 100 to 16384 pixels each way";
    });
    addChoice(command, "--theme", {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("high-contrast")},
              "colours", [&picture](const QString &word) { picture.theme = word; });
}

CLI::Option *addNumber(CLI::App &command, const std::string &name, double &target, double low, double high,
                       const std::string &help)
{
    return command.add_option(name, target, help)->check([low, high](const std::string &text) {
        bool isNumber = false;
        const double value = QByteArray::fromStdString(text).toDouble(&isNumber);
        if (isNumber && value >= low && value <= high)
            return std::string();
        return QStringLiteral("found \"%1\", expected a number from %2 to %3")
            .arg(fromUtf8(text))
            .arg(low)
            .arg(high)
            .toStdString();
    });
}

/// Every key of a request is an option of the same name with hyphens, but for those that the command has already.
void addRequestKeys(CLI::App &command, model::RequestWords &words)
{
    for (const QString &key : model::requestKeys()) {
        const std::string name = "--" + QString(key).replace(QLatin1Char('_'), QLatin1Char('-')).toStdString();
        if (command.get_option_no_throw(name))
            continue;
        command
            .add_option_function<std::string>(
                name, [&words, key](const std::string &word) { words.emplace_back(key, fromUtf8(word)); },
                key == QLatin1String("model")    ? "id of a preset, a config.json or a GGUF file"
                : key == QLatin1String("server") ? "id of a server or a file: its devices, links, power and price"
                                                 : "as in a request")
            ->type_name("VALUE");
    }
}

void addRequestOptions(CLI::App &command, EstimateCommand &estimate)
{
    addRequestKeys(command, estimate.options);
    command.add_flag("--require-fit", estimate.requireFit, "exit with status 1 when the job does not fit");
    addOutputFormat(command, estimate.format, {QStringLiteral("table"), QStringLiteral("json")});
}

/// All option names of a command and of the program, for "did you mean".
QStringList optionNames(const CLI::App &app)
{
    QStringList names;
    for (const CLI::App *level = &app; level; level = level->get_parent()) {
        for (const CLI::Option *option : level->get_options())
            names << fromUtf8(option->get_name());
    }
    return names;
}

const CLI::App &innermostCommand(const CLI::App &app)
{
    const CLI::App *command = &app;
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    return *command;
}

QStringList commandNames(const CLI::App &command)
{
    QStringList names;
    for (const CLI::App *sub : command.get_subcommands({}))
        names << fromUtf8(sub->get_name());
    return names;
}

/// A word or option that nothing takes. "compare: unknown option --metrik; did you mean --metric?"
QString strayMessage(const CLI::App &command, const QString &stray)
{
    const bool isProgram = command.get_parent() == nullptr;
    const QString place = isProgram ? QString() : fromUtf8(command.get_display_name()) + QStringLiteral(": ");
    if (stray.startsWith(QLatin1Char('-'))) {
        const QString name = stray.section(QLatin1Char('='), 0, 0);
        return QStringLiteral("%1unknown option %2%3").arg(place, name, model::didYouMean(name, optionNames(command)));
    }
    const QStringList commands = commandNames(command);
    if (isProgram)
        return QStringLiteral("%1: there is no such command or file%2").arg(stray, model::didYouMean(stray, commands));
    if (commands.isEmpty())
        return QStringLiteral("%1found \"%2\", expected nothing more").arg(place, stray);
    return QStringLiteral("%1found \"%2\", expected %3%4")
        .arg(place, stray, commands.join(QStringLiteral(" or ")), model::didYouMean(stray, commands));
}

/// The first of the arguments that nothing took, or empty. Words that no command takes fall through to the FILE of the
/// window, which takes one.
QString firstStray(const CLI::App &program, const QString &file, const Arguments &arguments)
{
    QStringList strays;
    for (const std::string &text : program.remaining(true))
        strays << fromUtf8(text);
    if (!file.isEmpty() && (&innermostCommand(program) != &program || !QFileInfo::exists(file)))
        strays << file;
    for (std::size_t i = arguments.typed.size(); i-- > 0;) {
        if (strays.contains(fromUtf8(arguments.normalised[i])))
            return fromUtf8(arguments.typed[i]);
    }
    return strays.value(0);
}

/// What CLI11 found, in words that name the option, what was found and what was expected.
QString usageMessage(const CLI::App &program, const CLI::ParseError &error)
{
    const CLI::App &command = innermostCommand(program);
    const QString place = &command == &program ? QString()
                                               : fromUtf8(command.get_display_name()) + QStringLiteral(": ");
    QString message = fromUtf8(error.what()).simplified();
    if (dynamic_cast<const CLI::RequiredError *>(&error)) {
        const QStringList commands = commandNames(command);
        return commands.isEmpty()
                   ? place + message
                   : QStringLiteral("%1expected a command: %2").arg(place, commands.join(QStringLiteral(" or ")));
    }
    static const QRegularExpression option(QStringLiteral("--?[A-Za-z][A-Za-z-]*"));
    const QString name = option.match(message).captured();
    if (!dynamic_cast<const CLI::ArgumentMismatch *>(&error) || name.isEmpty())
        return message.startsWith(QLatin1String("--")) ? message : place + message;
    const CLI::Option *known = command.get_option_no_throw(name.toStdString());
    if (!known)
        known = program.get_option_no_throw(name.toStdString());
    if (message.contains(QLatin1String("flag override")) || (known && known->get_expected_max() == 0))
        return QStringLiteral("%1: found a value, expected the option alone").arg(name);
    if (known && known->count() > 1)
        return QStringLiteral("%1: found %2 times, expected once").arg(name).arg(known->count());
    return QStringLiteral("%1: found no value, expected %2")
        .arg(name, known ? fromUtf8(known->get_type_name()) : QStringLiteral("one"));
}

} // namespace

void complain(const QString &message)
{
    std::fprintf(stderr, "ridgepoint: %s\n", message.simplified().toUtf8().constData());
}

bool CommandLine::draws() const
{
    if (const auto *compare = std::get_if<CompareCommand>(&command)) {
        const QString suffix = QFileInfo(compare->picture.file).suffix().toLower();
        return suffix == QLatin1String("png") || suffix == QLatin1String("svg") || suffix == QLatin1String("pdf");
    }
    return opensWindow() || std::holds_alternative<ScreenshotCommand>(command);
}

CommandLine parseCommandLine(int argc, char **argv)
{
    CommandLine line;
    CLI::App program(
        "Compare hardware for training and running large language models, with the source of every figure.",
        "ridgepoint");
    program.set_version_flag("--version", "ridgepoint " RIDGEPOINT_VERSION);
    program.fallthrough();
    program.require_subcommand(0, 1);
    program
        .add_option_function<std::vector<std::string>>(
            "--catalogue",
            [&line](const std::vector<std::string> &paths) {
                for (const std::string &path : paths)
                    line.overlays << fromUtf8(path);
            },
            "a catalogue file or folder of your own, laid over the built-in one; may be repeated")
        ->type_name("FILE|FOLDER")
        ->allow_extra_args(false);
    addChoice(program, "--lang", model::languageIds(), "language of texts",
              [&line](const QString &id) { line.language = id; });

    WindowCommand window;
    program.add_option_function<std::string>(
        "FILE", [&window](const std::string &file) { window.file = fromUtf8(file); },
        "a workspace to open in the window");

    DevicesCommand devices;
    CLI::App *devicesApp = program.add_subcommand("devices", "list the devices of the catalogue");
    devicesApp
        ->add_option_function<std::string>(
            "--match", [&](const std::string &text) { devices.filter.words = fromUtf8(text); },
            "words of name, vendor, id or alias; the best match comes first")
        ->type_name("TEXT");
    devicesApp
        ->add_option_function<std::vector<std::string>>(
            "--vendor",
            [&](const std::vector<std::string> &vendors) {
                for (const std::string &vendor : vendors)
                    devices.filter.vendors << fromUtf8(vendor);
            },
            "beginning of the vendor's name; may be repeated")
        ->type_name("V");
    addChoice(*devicesApp, "--kind", idsOf(model::allDeviceKinds(), model::deviceKindId), "kind of device",
              [&](const QString &id) { devices.filter.kinds = {*model::deviceKindFromId(id)}; });
    addChoice(*devicesApp, "--market", idsOf(model::allMarkets(), model::marketId),
              "china-export: made for China under US export rules; china: of a Chinese vendor; licence-required: to "
              "China under a US licence only",
              [&](const QString &id) { devices.filter.markets = {*model::marketFromId(id)}; });
    double memory = 0;
    addNumber(*devicesApp, "--min-memory", memory, 0, 1e9, "least memory, as labelled (1 GB is 2^30 bytes)")
        ->type_name("GB");
    addChoice(*devicesApp, "--number-format", idsOf(model::allNumberFormats(), model::numberFormatId),
              "a format that a rate is known of",
              [&](const QString &id) { devices.filter.numberFormat = model::numberFormatFromId(id); });
    devicesApp->add_flag("--priced", devices.filter.isPriced, "only devices with a known price");
    addYear(*devicesApp, "--year-from", devices.filter.yearFrom, "year of release or later");
    addYear(*devicesApp, "--year-to", devices.filter.yearTo, "year of release or earlier");
    addChoice(*devicesApp, "--preset", model::devicePresetIds(),
              "a collection: " + model::devicePresetIds().join(QStringLiteral(", ")).toStdString(),
              [&](const QString &id) { devices.preset = id; });
    devicesApp->add_flag("--options", devices.withOptions, "list memory options (\"…@64GB\") as well");
    addChoice(*devicesApp, "--sort", model::metricIds(), "metric to sort by, best first",
              [&](const QString &id) { devices.sortBy = model::metricFromId(id); });
    addOutputFormat(*devicesApp, devices.format,
                    {QStringLiteral("table"), QStringLiteral("csv"), QStringLiteral("json")});

    DeviceCommand device;
    CLI::App *deviceApp = program.add_subcommand("device",
                                                 "all that is known about one device, with sources and disagreements");
    deviceApp
        ->add_option_function<std::string>(
            "ID", [&](const std::string &id) { device.id = fromUtf8(id); }, "id of the device")
        ->required();
    addOutputFormat(*deviceApp, device.format, {QStringLiteral("table"), QStringLiteral("json")});

    CompareCommand compare;
    CLI::App *compareApp = program.add_subcommand("compare", "compare devices in one chart or table");
    addComparison(*compareApp, compare.request, compare.picture);
    addOutput(*compareApp, compare.picture.file,
              {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv"),
               QStringLiteral("json")},
              "picture (png, svg, pdf) or data (csv, json) to write; without it, a table is printed");
    addPicture(*compareApp, compare.picture);
    addNumber(*compareApp, "--dpi", compare.picture.dpi, 24, 2400, "of a PNG: dots per inch; text grows with it");
    compareApp->add_flag("--transparent", compare.picture.transparent, "no background");
    addOutputFormat(*compareApp, compare.format,
                    {QStringLiteral("table"), QStringLiteral("csv"), QStringLiteral("json")});

    CheckCommand check;
    CLI::App *catalogueApp = program.add_subcommand("catalogue", "work on catalogue files");
    catalogueApp->require_subcommand(1);
    CLI::App *checkApp = catalogueApp->add_subcommand(
        "check", "does a catalogue file hold; without FILE, the built-in catalogue");
    checkApp->add_option_function<std::vector<std::string>>(
        "FILE",
        [&](const std::vector<std::string> &files) {
            for (const std::string &file : files)
                check.files << fromUtf8(file);
        },
        "files to check");

    ScreenshotCommand screenshot;
    CLI::App *screenshotApp = program.add_subcommand("screenshot", "draw a page of the window into a PNG");
    screenshot.picture.size = QSize(1366, 768);
    addChoice(*screenshotApp, "--page", ui::MainWindow::pageIds(), "which page",
              [&](const QString &page) { screenshot.page = page; });
    addComparison(*screenshotApp, screenshot.request, screenshot.picture);
    addOutput(*screenshotApp, screenshot.picture.file, {QStringLiteral("png")}, "PNG file to write");
    addPicture(*screenshotApp, screenshot.picture);
    screenshotApp->get_option("--out")->required();
    screenshotApp->add_flag("--as-table", screenshot.picture.plot.isTable, "show the chart as a table");
    screenshotApp->add_flag("--enlarge", screenshot.picture.isEnlarged, "fill the page with the chart");
    screenshotApp
        ->add_option_function<std::string>(
            "--workspace", [&](const std::string &file) { screenshot.workspace = fromUtf8(file); },
            "workspace to show (*.ridgepoint, or an exported PNG or SVG) in place of the options of a comparison")
        ->type_name("FILE");
    addChoice(*screenshotApp, "--tab", ui::EstimateTabs::tabIds(),
              "of the Estimate page: what stands behind the answers",
              [&](const QString &tab) { screenshot.tab = tab; });
    addRequestKeys(*screenshotApp, screenshot.estimate);
    addNumber(*screenshotApp, "--scale-factor", screenshot.scaleFactor, 0.5, 4, "device pixels a pixel of the size");

    ShapeCommand shape;
    CLI::App *shapeApp = program.add_subcommand(
        "shape", "parameters, layers and cache of a model: a preset, a config.json or a GGUF file");
    shapeApp
        ->add_option_function<std::string>(
            "MODEL", [&](const std::string &text) { shape.model = fromUtf8(text); }, "id of a preset, or a file")
        ->required()
        ->type_name("ID|FILE");
    addOutputFormat(*shapeApp, shape.format, {QStringLiteral("table"), QStringLiteral("json")});

    EstimateCommand estimate;
    CLI::App *estimateApp = program.add_subcommand("estimate", "memory, speed, time and cost of one job");
    addRequestOptions(*estimateApp, estimate);

    BatchCommand batch;
    CLI::App *batchApp = program.add_subcommand("batch", "answer requests, one JSON object a line");
    batchApp
        ->add_option_function<std::string>(
            "IN.jsonl", [&](const std::string &file) { batch.input = fromUtf8(file); }, "file of requests")
        ->required();
    batchApp
        ->add_option_function<std::string>(
            "--out", [&](const std::string &file) { batch.output = fromUtf8(file); },
            "file of answers (default: standard output)")
        ->type_name("FILE");

    ValidateCommand validate;
    CLI::App *validateApp = program.add_subcommand("validate", "predicted against measured, row by row of a CSV file");
    validateApp
        ->add_option_function<std::string>(
            "FILE.csv", [&](const std::string &file) { validate.file = fromUtf8(file); },
            "measurements of inference or training")
        ->required();
    addOutputFormat(*validateApp, validate.format, {QStringLiteral("table"), QStringLiteral("json")});

    ServerListCommand serverList;
    ServerShowCommand serverShow;
    ServerExportCommand serverExport;
    CLI::App *serverApp = program.add_subcommand("server", "work on servers");
    serverApp->require_subcommand(1);
    CLI::App *serverListApp = serverApp->add_subcommand("list", "list the servers of the catalogue");
    addOutputFormat(*serverListApp, serverList.format, {QStringLiteral("table"), QStringLiteral("json")});
    CLI::App *serverShowApp = serverApp->add_subcommand(
        "show", "the parts of a server, with what is known about each, sources, prices and what is odd");
    serverShowApp
        ->add_option_function<std::string>(
            "SERVER", [&](const std::string &word) { serverShow.server = fromUtf8(word); },
            "id of a server of the catalogue, or a file")
        ->required()
        ->type_name("ID|FILE");
    addOutputFormat(*serverShowApp, serverShow.format, {QStringLiteral("table"), QStringLiteral("json")});
    CLI::App *serverExportApp = serverApp->add_subcommand(
        "export", "the bill of materials of a server; as json the server itself, as txt a mail that asks for an offer");
    serverExportApp
        ->add_option_function<std::string>(
            "SERVER", [&](const std::string &word) { serverExport.server = fromUtf8(word); },
            "id of a server of the catalogue, or a file")
        ->required()
        ->type_name("ID|FILE");
    addOutput(*serverExportApp, serverExport.output, model::bomEndings(), "file to write: csv, xlsx, md, json or txt");
    serverExportApp->get_option("--out")->required();
    addChoice(*serverExportApp, "--currency", model::currencyCodes(),
              "of the sums (default: that of the server's own prices, else USD)",
              [&](const QString &code) { serverExport.currency = model::currencyFromCode(code); });

    ServerCheckCommand serverCheck;
    CLI::App *serverCheckApp = serverApp->add_subcommand(
        "check", "whether the parts of a server go together and suffice; exit status 1 when a rule stops it");
    serverCheckApp
        ->add_option_function<std::string>(
            "SERVER", [&](const std::string &word) { serverCheck.server = fromUtf8(word); },
            "id of a server of the catalogue, or a file")
        ->required()
        ->type_name("ID|FILE");
    addOutputFormat(*serverCheckApp, serverCheck.format, {QStringLiteral("table"), QStringLiteral("json")});

    const Arguments arguments = argumentsFrom(argc, argv);
    const auto refuse = [&line](const QString &message) {
        complain(message);
        line.command = Finished{ExitUsage};
        return line;
    };
    try {
        program.parse(std::vector<std::string>(arguments.normalised));
    } catch (const CLI::CallForHelp &help) {
        program.exit(help);
        return line;
    } catch (const CLI::Success &success) { // version
        program.exit(success);
        return line;
    } catch (const CLI::ParseError &error) {
        const QString stray = firstStray(program, window.file, arguments);
        return refuse(stray.isEmpty() || dynamic_cast<const CLI::ValidationError *>(&error)
                              || dynamic_cast<const CLI::ArgumentMismatch *>(&error)
                          ? usageMessage(program, error)
                          : strayMessage(innermostCommand(program), stray));
    }
    if (const QString stray = firstStray(program, window.file, arguments); !stray.isEmpty())
        return refuse(strayMessage(innermostCommand(program), stray));
    if (memory > 0)
        devices.filter.memoryAtLeast = model::Bytes::fromGibibytes(memory);
    for (model::ComparisonRequest *request : {&compare.request, &screenshot.request}) {
        if (request->deviceIds.isEmpty())
            request->deviceIds = model::defaultDeviceIds();
    }
    if (devicesApp->parsed())
        line.command = devices;
    else if (deviceApp->parsed())
        line.command = device;
    else if (compareApp->parsed())
        line.command = compare;
    else if (checkApp->parsed())
        line.command = check;
    else if (screenshotApp->parsed())
        line.command = screenshot;
    else if (shapeApp->parsed())
        line.command = shape;
    else if (estimateApp->parsed())
        line.command = estimate;
    else if (batchApp->parsed())
        line.command = batch;
    else if (validateApp->parsed())
        line.command = validate;
    else if (serverListApp->parsed())
        line.command = serverList;
    else if (serverShowApp->parsed())
        line.command = serverShow;
    else if (serverExportApp->parsed())
        line.command = serverExport;
    else if (serverCheckApp->parsed())
        line.command = serverCheck;
    else
        line.command = window;
    return line;
}

} // namespace app
