// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of the command line, turned into plain data. Nothing is computed, drawn or loaded here.
#pragma once

#include "model/catalogue/devicefilter.h"
#include "model/compare/plotkind.h"
#include "model/estimate/requestwords.h"

#include <QSize>

#include <variant>

namespace app {

enum class OutputFormat { Table, Csv, Json };

/// Exit status of the program (cli.md).
enum ExitStatus { ExitDone = 0, ExitFaulty = 1, ExitUsage = 2 };

/// How a picture is to look.
struct PictureOptions
{
    QString file;           ///< empty: print to the terminal
    QSize size{1600, 1000}; ///< pixels
    double dpi = 96;
    QString theme = QStringLiteral("light");
    bool transparent = false;
    bool logarithmic = false;
    model::PlotSettings plot; ///< its metric is that of the comparison
    bool isEnlarged = false;  ///< of a screenshot: the plot fills the page
};

struct WindowCommand
{
    QString file;
};
struct DevicesCommand
{
    model::DeviceFilter filter;
    QString preset;           ///< id; the filter chooses among its devices
    bool withOptions = false; ///< memory options as rows of their own
    std::optional<model::MetricId> sortBy;
    OutputFormat format = OutputFormat::Table;
};
struct DeviceCommand
{
    QString id;
    OutputFormat format = OutputFormat::Table;
};
struct CompareCommand
{
    model::ComparisonRequest request;
    PictureOptions picture;
    OutputFormat format = OutputFormat::Table;
};
struct CheckCommand
{
    QStringList files;
};
struct ScreenshotCommand
{
    QString page;
    model::ComparisonRequest request;
    PictureOptions picture;
    double scaleFactor = 1;
    model::RequestWords estimate; ///< of the Estimate page, besides devices, currency and kind of price
    QString tab;                  ///< of the Estimate page; empty: the first
    QString workspace; ///< file; empty: what the request says
};
struct ShapeCommand
{
    QString model;
    OutputFormat format = OutputFormat::Table;
};
struct EstimateCommand
{
    model::RequestWords options;
    bool requireFit = false;
    OutputFormat format = OutputFormat::Table;
};
struct BatchCommand
{
    QString input;
    QString output;
};
struct ValidateCommand
{
    QString file;
    OutputFormat format = OutputFormat::Table;
};
struct ServerListCommand
{
    OutputFormat format = OutputFormat::Table;
};
struct ServerShowCommand
{
    QString server; ///< id of a system, or a file
    OutputFormat format = OutputFormat::Table;
};
struct ServerExportCommand
{
    QString server; ///< id of a system, or a file
    QString output;
    std::optional<model::Currency> currency; ///< of the sums; nullopt: that of the build's own prices
};
struct ServerCheckCommand
{
    QString server; ///< id of a system, or a file
    OutputFormat format = OutputFormat::Table;
};
/// Nothing left to do: help or version was printed, or the words were wrong.
struct Finished
{
    int exitStatus = ExitDone;
};

using Command = std::variant<Finished, WindowCommand, DevicesCommand, DeviceCommand, CompareCommand, CheckCommand,
                             ScreenshotCommand, ShapeCommand, EstimateCommand, BatchCommand, ValidateCommand,
                             ServerListCommand, ServerShowCommand, ServerExportCommand, ServerCheckCommand>;

struct CommandLine
{
    Command command;
    QStringList overlays;
    QString language; ///< empty: the system's, or the one set in the window

    [[nodiscard]] bool opensWindow() const { return std::holds_alternative<WindowCommand>(command); }
    /// Needs fonts and painting, though perhaps no display.
    [[nodiscard]] bool draws() const;
};

/// Parses the arguments. What is wrong is told in one line on standard error; help goes to standard output.
[[nodiscard]] CommandLine parseCommandLine(int argc, char **argv);

/// Prints "ridgepoint: …" on standard error, on one line.
void complain(const QString &message);

} // namespace app
