// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"
#include "commands.h"
#include "qtmessages.h"

#include "model/text/language.h"
#include "ui/shell/settings.h"
#include "ui/shell/theme.h"

#include <QApplication>

namespace {

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("ridgepoint"));
    QCoreApplication::setApplicationName(QStringLiteral("ridgepoint"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RIDGEPOINT_VERSION));
}

/// Pictures need fonts but no display; the window needs one.
void choosePlatform(const app::CommandLine &line)
{
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (!chosen && line.draws() && !line.opensWindow())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const auto *screenshot = std::get_if<app::ScreenshotCommand>(&line.command)) // whatever the person's screen has
        qputenv("QT_SCALE_FACTOR", QByteArray::number(screenshot->scaleFactor));
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

} // namespace

int main(int argc, char **argv)
{
    nameApplication();
    const app::CommandLine line = app::parseCommandLine(argc, argv);
    app::installMessageHandler();
    if (!line.draws()) {
        QCoreApplication application(argc, argv);
        app::applicationHasStarted();
        model::setLanguage(line.language.isEmpty() ? model::systemLanguage() : line.language);
        return app::runCommand(line);
    }
    choosePlatform(line);
    if (line.opensWindow() && !hasDisplay()) {
        app::complain(QStringLiteral("the window needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set; see \"ridgepoint --help\" for what can be done without one"));
        return app::ExitUsage;
    }
    app::FutureCatalogue catalogue = line.opensWindow() ? app::beginReadingCatalogue(line) : app::FutureCatalogue();
    QApplication application(argc, argv);
    app::applicationHasStarted();
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.ridgepoint.Ridgepoint"));
    model::setLanguage(!line.language.isEmpty() ? line.language : line.opensWindow() ? ui::Settings().language() : model::systemLanguage());
    if (line.opensWindow())
        return app::runWindow(line, std::move(catalogue));
    ui::prepareApplication();
    return app::runCommand(line);
}
