// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Wrong words on the command line and files that do not hold: one line says where, what was found and what was
/// expected, the status is 2, and nothing is written (cli.md).
#include "program.h"
#include "tests/testmain.h"

#include <QDir>

using tests::words;

namespace {

/// Two devices that any comparison may name.
const char twoDevices[] = "--device nvidia-rtx-4090 --device nvidia-a100-sxm4-80gb ";

QStringList comparison(const char *more)
{
    return QStringList(QStringLiteral("compare")) + words(twoDevices) + words(more);
}

} // namespace

class tst_Refusals : public tests::TestCase
{
    Q_OBJECT

private slots:
    void wrongWords_data();
    void wrongWords();
    void wrongOutputs_data();
    void wrongOutputs();
    void faultyOverlays_data();
    void faultyOverlays();
    void faultyOverlayStopsEveryCommand_data();
    void faultyOverlayStopsEveryCommand();
    void keepsTheFileThatWasThereBefore();
    void namesFileForOverlayThatIsNotThere();
    void underscoresMeanHyphens();
};

void tst_Refusals::wrongWords_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char *name, const QStringList &arguments, const char *said) {
        QTest::newRow(name) << arguments << words(said, '|');
    };
    row("unknown option", comparison("--metrik power"), "--metrik|unknown option|did you mean --metric");
    row("unknown option with an equals sign", comparison("--metrik=power"), "--metrik|did you mean --metric");
    row("unknown option of the program", words("--catalog mine.json devices"), "--catalog|did you mean --catalogue");
    row("unknown short option", comparison("-x"), "-x|unknown option");
    row("option of another command", words("devices --baseline nvidia-rtx-4090"), "devices|--baseline|unknown option");
    row("unknown command", words("compair"), "compair|did you mean compare");
    row("unknown command with options", words("compair --metric power"), "compair|did you mean compare");
    row("unknown subcommand", words("catalogue chek mine.json"), "catalogue|chek|did you mean check");
    row("command without its subcommand", words("catalogue"), "catalogue|expected|check");
    row("a word too many", words("device nvidia-rtx-4090 nvidia-rtx-3090"), "device|nvidia-rtx-3090");

    row("unknown metric", comparison("--metric bandwith"), "--metric|\"bandwith\"|expected|did you mean bandwidth");
    row("unknown metric to sort by", words("devices --sort flop"), "--sort|\"flop\"|did you mean flops");
    row("unknown number format", comparison("--number-format fp17"), "--number-format|\"fp17\"|expected|fp16");
    row("unknown price kind", comparison("--price-kind cheap"), "--price-kind|\"cheap\"|expected|street");
    row("unknown currency", comparison("--currency GBP"), "--currency|\"GBP\"|expected|USD");
    row("unknown order", comparison("--order random"), "--order|\"random\"|expected|value, name, given");
    row("unknown scale", comparison("--scale cubic"), "--scale|\"cubic\"|expected|linear, log");
    row("unknown format of output", comparison("--format xml"), "--format|\"xml\"|expected|csv");
    row("unknown theme", comparison("--theme sepia --out a.png"), "--theme|\"sepia\"|expected|dark");
    row("unknown language", comparison("--lang fr"), "--lang|\"fr\"|expected|zh_CN");
    row("unknown kind of device", words("devices --kind toaster"), "--kind|\"toaster\"|expected|gpu");
    row("unknown page", words("screenshot --page home --out a.png"), "--page|\"home\"|expected|compare");

    row("unknown device", words("compare --device nvidia-h100"), "--device|\"nvidia-h100\"|did you mean nvidia-h100-");
    row("unknown device, misspelt", words("compare --device nvidia-rtx-4900"), "--device|\"nvidia-rtx-4900\"|did you mean|nvidia-rtx-4090");
    row("unknown device, nothing like it", words("compare --device qqqqqqqqqqqqqqqqqqqqqq"), "--device|\"qqqqqqqqqqqqqqqqqqqqqq\"|ridgepoint devices");
    row("empty device", {QStringLiteral("compare"), QStringLiteral("--device"), QString()}, "--device|\"\"|expected");
    row("unknown device of a picture", words("compare --device nvidia-h100 --out a.png"), "--device|\"nvidia-h100\"");
    row("unknown device of a screenshot", words("screenshot --device nvidia-h100 --out a.png"), "--device|\"nvidia-h100\"");
    row("unknown device to describe", words("device nvidia-h100"), "device|\"nvidia-h100\"|did you mean nvidia-h100-");
    row("no device to describe", words("device"), "device|ID|required");
    row("a device given twice", comparison("--device nvidia-rtx-4090"), "--device|\"nvidia-rtx-4090\"|twice");
    row("baseline that is not compared", comparison("--baseline apple-m2-ultra-76c"), "--baseline|\"apple-m2-ultra-76c\"|expected one of nvidia-rtx-4090");
    row("unknown baseline", comparison("--baseline nvidia-h100"), "--baseline|\"nvidia-h100\"|did you mean");

    row("size without height", comparison("--size 1600 --out a.png"), "--size|\"1600\"|expected|1600x1000");
    row("size of nothing", comparison("--size 0x0 --out a.png"), "--size|\"0x0\"|expected");
    row("size beyond reason", comparison("--size 99999x99999 --out a.png"), "--size|\"99999x99999\"|expected|16384");
    row("size with a fraction", comparison("--size 10.5x100 --out a.png"), "--size|\"10.5x100\"|expected");
    row("negative size", comparison("--size=-160x100 --out a.png"), "--size|\"-160x100\"|expected");
    row("size in words", comparison("--size large --out a.png"), "--size|\"large\"|expected");
    row("dpi in words", comparison("--dpi high --out a.png"), "--dpi|\"high\"|expected a number from 24 to 2400");
    row("dpi of nothing", comparison("--dpi 0 --out a.png"), "--dpi|\"0\"|expected");
    row("dpi beyond reason", comparison("--dpi 1e9 --out a.png"), "--dpi|\"1e9\"|expected");
    row("dpi that is no number", comparison("--dpi nan --out a.png"), "--dpi|\"nan\"|expected");
    row("dpi with a decimal comma", comparison("--dpi 96,5 --out a.png"), "--dpi|\"96,5\"|expected");
    row("scale factor beyond reason", words("screenshot --scale-factor 99 --out a.png"), "--scale-factor|\"99\"|expected");
    row("negative memory", words("devices --min-memory=-1"), "--min-memory|\"-1\"|expected");
    row("memory in words", words("devices --min-memory much"), "--min-memory|\"much\"|expected");

    row("metric without a value", comparison("--metric"), "--metric|expected");
    row("output without a value", comparison("--out"), "--out|expected");
    row("metric followed by an option", comparison("--metric --sparse"), "--metric|expected");
    row("device without a value", words("compare --device"), "--device|expected");
    row("catalogue without a value", words("devices --catalogue"), "--catalogue|expected");
    row("a flag with a value", comparison("--sparse=maybe"), "--sparse|maybe");
    row("metric given twice", comparison("--metric power --metric year"), "--metric|once");

    row("no display for the window", {}, "display|ridgepoint --help");
    row("a workspace that is not there", words("mine.ridgepoint"), "mine.ridgepoint|no such");
}

void tst_Refusals::wrongWords()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, said);
    const tests::Terminal terminal;
    VERIFY_REFUSED(terminal.run(arguments), said);
    QCOMPARE(terminal.files(), QStringList());
}

void tst_Refusals::wrongOutputs_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char *name, const QStringList &arguments, const char *said) {
        QTest::newRow(name) << arguments << words(said, '|');
    };
    row("an ending that means nothing", comparison("--out a.bmp"), "--out|a.bmp|.png, .svg, .pdf, .csv or .json");
    row("no ending", comparison("--out chart"), "--out|chart|.png, .svg, .pdf, .csv or .json");
    row("a screenshot as SVG", words("screenshot --out a.svg"), "--out|a.svg|.png");
    row("an empty name", {QStringLiteral("compare"), QStringLiteral("--out"), QString()}, "--out|expected");
    for (const char *ending : {"png", "svg", "pdf", "csv", "json"}) {
        const QByteArray missing = "--out nowhere/a." + QByteArray(ending);
        QTest::addRow("no such folder for %s", ending) << comparison(missing.constData()) << words("--out|nowhere/a.|no folder", '|');
        const QByteArray folder = "--out folder." + QByteArray(ending);
        QTest::addRow("a folder in the place of %s", ending) << comparison(folder.constData()) << words("--out|folder.|is a folder", '|');
        // Nobody may create files there, root neither.
        const QByteArray forbidden = "--out /proc/a." + QByteArray(ending);
        QTest::addRow("a folder without rights for %s", ending) << comparison(forbidden.constData()) << words("--out|/proc/a.|cannot be written", '|');
    }
    row("a file in the place of the folder", comparison("--out file/a.png"), "--out|file/a.png|no folder");
    row("no such folder for a screenshot", words("screenshot --out nowhere/a.png"), "--out|nowhere/a.png|no folder");
    row("a picture larger than memory", comparison("--size 16384x16384 --out folder.png"), "--out|is a folder");
}

void tst_Refusals::wrongOutputs()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, said);
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("file"), "here before");
    for (const char *ending : {"png", "svg", "pdf", "csv", "json"})
        QVERIFY(QDir(terminal.path(QString())).mkdir(QStringLiteral("folder.%1").arg(QLatin1String(ending))));
    const QStringList before = terminal.files();
    VERIFY_REFUSED(terminal.run(arguments), said);
    QCOMPARE(terminal.files(), before);
}

void tst_Refusals::faultyOverlays_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char *name, const QByteArray &contents, const char *said) {
        QTest::newRow(name) << contents << words(said, '|');
    };
    const auto figure = [](const QByteArray &figures) {
        return tests::catalogueOf("    { \"id\": \"nvidia-rtx-4090\", \"figures\": {\n" + figures + "\n    } }");
    };
    const QByteArray device = "    { \"id\": \"my-card\", \"name\": \"My card\", \"vendor\": \"Me\", \"kind\": \"gpu\" }";
    row("empty file", "", "mine.json:1|empty|expected");
    row("cut in the middle", tests::catalogueOf(device).left(120), "mine.json:5|unexpected end of input");
    row("not JSON", "devices: none\n", "mine.json:1|column 1");
    row("a web page", "<!DOCTYPE html>\n<html></html>\n", "mine.json:1|HTML");
    row("UTF-16", "\xff\xfe{\0}\0", "mine.json:1|UTF-16");
    row("bytes that are no UTF-8", tests::catalogueOf("{ \"id\": \"\xff\xfe\" }"), "mine.json:5|invalid");
    row("a list in the place of the catalogue", "[]\n", "mine.json:1|found a list|expected a catalogue");
    row("another kind of file", "{ \"name\": \"something\" }\n", "mine.json:1|/format|ridgepoint-catalogue");
    row("a later version", "{ \"format\": \"ridgepoint-catalogue\", \"version\": 2, \"devices\": [] }", "mine.json:1|/version|found 2|version 1");
    row("text for a number", figure("\"memoryBandwidth\": { \"value\": \"1008\", \"unit\": \"GB/s\" }"),
        "mine.json:6|/devices/0/figures/memoryBandwidth/value|found text|expected a number");
    row("a number for a figure", figure("\"memoryBandwidth\": 1008"), "mine.json:6|/devices/0/figures/memoryBandwidth|found a number|expected an object");
    row("negative figure", figure("\"tdp\": { \"value\": -450, \"unit\": \"W\" }"), "mine.json:6|/devices/0/figures/tdp/value|found -450|expected");
    row("zero for an unknown figure", figure("\"tdp\": { \"value\": 0, \"unit\": \"W\" }"), "mine.json:6|/devices/0/figures/tdp/value|found 0|null");
    row("absurd figure", figure("\"tdp\": { \"value\": 1e300, \"unit\": \"W\" }"), "mine.json:6|/devices/0/figures/tdp/value|found 1e+300|expected");
    row("a number no double holds", figure("\"tdp\": { \"value\": 1e999, \"unit\": \"W\" }"), "mine.json:6|1e999");
    row("bandwidth in another unit", figure("\"memoryBandwidth\": { \"value\": 1008000, \"unit\": \"MB/s\" }"),
        "mine.json:6|/devices/0/figures/memoryBandwidth/unit|\"MB/s\"|expected GB/s");
    row("no unit", figure("\"memoryBandwidth\": { \"value\": 1008 }"), "mine.json:6|/devices/0/figures/memoryBandwidth/unit|expected GB/s");
    row("unknown figure", figure("\"memoryBandwith\": null"), "mine.json:6|/devices/0/figures/memoryBandwith|did you mean memoryBandwidth");
    row("id given twice", tests::catalogueOf(device + ",\n" + device), "mine.json:6|/devices/1/id|\"my-card\"|line 5");
    row("id with capitals", tests::catalogueOf("{ \"id\": \"My Card\" }"), "mine.json:5|/devices/0/id|\"My Card\"|expected");
    row("no id", tests::catalogueOf("{ \"name\": \"My card\" }"), "mine.json:5|/devices/0/id|expected");
    row("a new device without a kind", tests::catalogueOf("{ \"id\": \"a\", \"name\": \"A\", \"vendor\": \"B\" }"), "mine.json:5|/devices/0/kind|needs");
    row("a price without currency", tests::catalogueOf("{ \"id\": \"nvidia-rtx-4090\", \"prices\": [ { \"amount\": 1, \"kind\": \"list\", \"date\": \"2023\" } ] }"),
        "mine.json:5|/devices/0/prices/0/currency|needs");
    row("several faults", figure("\"tdp\": { \"value\": -1, \"unit\": \"W\" },\n\"cache\": 5"), "mine.json:6|/devices/0/figures/tdp/value|1 more|catalogue check");
    row("nested without end", QByteArray(100'000, '['), "mine.json:1|levels deep");
}

void tst_Refusals::faultyOverlays()
{
    QFETCH(const QByteArray, contents);
    QFETCH(const QStringList, said);
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), contents);
    VERIFY_REFUSED(terminal.run(comparison("--catalogue mine.json --out out.json")), said);
    QCOMPARE(terminal.files(), QStringList(QStringLiteral("mine.json")));
}

void tst_Refusals::faultyOverlayStopsEveryCommand_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *arguments : {"devices", "device nvidia-rtx-4090", "compare", "compare --out a.csv", "compare --out a.png", "screenshot --out a.png"})
        QTest::newRow(arguments) << words(arguments);
}

void tst_Refusals::faultyOverlayStopsEveryCommand()
{
    QFETCH(const QStringList, arguments);
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), "{\n");
    VERIFY_REFUSED(terminal.run(words("--catalogue mine.json") + arguments), words("mine.json:2"));
    QCOMPARE(terminal.files(), words("mine.json"));
}

void tst_Refusals::keepsTheFileThatWasThereBefore()
{
    const tests::Terminal terminal;
    for (const char *name : {"a.json", "a.csv", "a.png", "a.svg", "a.pdf"}) {
        const QString file = QString::fromLatin1(name);
        terminal.write(file, "here before");
        VERIFY_REFUSED(terminal.run({QStringLiteral("compare"), QStringLiteral("--device"), QStringLiteral("nobody"), QStringLiteral("--out"), file}),
                       words("nobody"));
        QCOMPARE(terminal.read(file), QByteArray("here before"));
    }
}

void tst_Refusals::namesFileForOverlayThatIsNotThere()
{
    const tests::Terminal terminal;
    VERIFY_REFUSED(terminal.run(words("devices --catalogue nowhere.json")), words("nowhere.json|o such file", '|'));
    VERIFY_REFUSED(terminal.run(words("catalogue check nowhere.json")), words("nowhere.json|o such file", '|'));
}

void tst_Refusals::underscoresMeanHyphens()
{
    const tests::Terminal terminal;
    const auto hyphens = terminal.run(comparison("--metric flops-per-price --price-kind street --number-format bf16 --format json"));
    VERIFY_DONE(hyphens);
    const auto underscores = terminal.run(comparison("--metric flops_per_price --price_kind street --number_format=bf16 --format json"));
    VERIFY_DONE(underscores);
    QCOMPARE(underscores.out, hyphens.out);
    VERIFY_REFUSED(terminal.run(comparison("--price_kin street")), words("--price_kin|did you mean --price-kind", '|'));
}

RIDGEPOINT_TEST(tst_Refusals)

#include "tst_refusals.moc"
