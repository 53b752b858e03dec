// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include "model/text/language.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace ui {

namespace {

const QString languageKey = QStringLiteral("language");
const QString startedKey = QStringLiteral("started");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString themeKey = QStringLiteral("theme");
const QString memoryUnitKey = QStringLiteral("numbers/memoryUnit");
const QString digitsKey = QStringLiteral("numbers/digits");
const QString currencyKey = QStringLiteral("prices/currency");
const QString priceKindKey = QStringLiteral("prices/kind");
const QString askKey = QStringLiteral("document/askBeforeLeaving");
const QString documentKey = QStringLiteral("document/path");
const QString recentKey = QStringLiteral("document/recent");
const QString documentFolderKey = QStringLiteral("document/folder");
const QString exportFolderKey = QStringLiteral("export/folder");
const QString exportKey = QStringLiteral("export"); // of the group with the choices of the last export

} // namespace

QString Settings::language() const
{
    const QString chosen = QSettings().value(languageKey).toString();
    return model::languageIds().contains(chosen) ? chosen : model::systemLanguage();
}

void Settings::setLanguage(const QString &id)
{
    QSettings().setValue(languageKey, id);
}

bool Settings::isFirstStart() const
{
    return !QSettings().value(startedKey).toBool();
}

void Settings::setStarted()
{
    QSettings().setValue(startedKey, true);
}

QByteArray Settings::windowGeometry() const
{
    return QSettings().value(geometryKey).toByteArray();
}

QByteArray Settings::windowState() const
{
    return QSettings().value(stateKey).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    QSettings settings;
    settings.setValue(geometryKey, geometry);
    settings.setValue(stateKey, state);
}

model::NumberStyle Settings::numberStyle() const
{
    const QSettings settings;
    model::NumberStyle style;
    if (settings.value(memoryUnitKey).toString() == QLatin1String("GiB"))
        style.memoryUnit = model::NumberStyle::MemoryUnit::Gibibytes;
    style.resultDigits = settings.value(digitsKey, style.resultDigits).toInt();
    return style;
}

void Settings::setNumberStyle(const model::NumberStyle &style)
{
    QSettings settings;
    settings.setValue(memoryUnitKey, style.memoryUnit == model::NumberStyle::MemoryUnit::Gibibytes
                                         ? QStringLiteral("GiB")
                                         : QStringLiteral("GB"));
    settings.setValue(digitsKey, style.resultDigits);
}

model::Currency Settings::currency() const
{
    return model::currencyFromCode(QSettings().value(currencyKey).toString()).value_or(model::Currency::Usd);
}

void Settings::setCurrency(model::Currency currency)
{
    QSettings().setValue(currencyKey, model::currencyCode(currency));
}

std::optional<model::PriceKind> Settings::priceKind() const
{
    return model::priceChoiceFromId(QSettings().value(priceKindKey).toString()).value_or(std::nullopt);
}

void Settings::setPriceKind(std::optional<model::PriceKind> kind)
{
    QSettings().setValue(priceKindKey, model::priceChoiceId(kind));
}

bool Settings::asksBeforeLeaving() const
{
    return QSettings().value(askKey, true).toBool();
}

void Settings::setAsksBeforeLeaving(bool asks)
{
    QSettings().setValue(askKey, asks);
}

Theme Settings::theme() const
{
    return themeFromId(QSettings().value(themeKey).toString());
}

void Settings::setTheme(Theme theme)
{
    QSettings().setValue(themeKey, themeId(theme));
}

QString Settings::documentPath() const
{
    return QSettings().value(documentKey).toString();
}

void Settings::setDocumentPath(const QString &path)
{
    QSettings().setValue(documentKey, path);
}

QStringList Settings::recentFiles() const
{
    return QSettings().value(recentKey).toStringList().mid(0, recentCount);
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(recentKey, files.mid(0, recentCount));
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    QSettings().setValue(recentKey, files);
}

void Settings::clearRecentFiles()
{
    QSettings().remove(recentKey);
}

QString Settings::documentFolder() const
{
    return QSettings()
        .value(documentFolderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

void Settings::setDocumentFolder(const QString &folder)
{
    QSettings().setValue(documentFolderKey, folder);
}

QString Settings::exportFolder() const
{
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QSettings().value(exportFolderKey, fallback).toString();
}

void Settings::setExportFolder(const QString &folder)
{
    QSettings().setValue(exportFolderKey, folder);
}

ExportChoice Settings::exportChoice() const
{
    const QSettings settings;
    const ExportChoice usual;
    ExportChoice choice;
    choice.format = settings.value(exportKey + QStringLiteral("/format"), usual.format).toString();
    choice.width = settings.value(exportKey + QStringLiteral("/width"), usual.width).toDouble();
    choice.height = settings.value(exportKey + QStringLiteral("/height"), usual.height).toDouble();
    choice.unit = SizeUnit(std::clamp(settings.value(exportKey + QStringLiteral("/unit"), int(usual.unit)).toInt(), 0,
                                      int(SizeUnit::Inch)));
    choice.dpi = settings.value(exportKey + QStringLiteral("/dpi"), usual.dpi).toInt();
    choice.theme = themeFromId(settings.value(exportKey + QStringLiteral("/theme")).toString());
    choice.isTransparent = settings.value(exportKey + QStringLiteral("/transparent"), usual.isTransparent).toBool();
    choice.parts = ChartParts(settings.value(exportKey + QStringLiteral("/parts"), int(usual.parts)).toInt())
                   & allChartParts;
    return choice.normalised();
}

void Settings::setExportChoice(const ExportChoice &choice)
{
    QSettings settings;
    settings.setValue(exportKey + QStringLiteral("/format"), choice.format);
    settings.setValue(exportKey + QStringLiteral("/width"), choice.width);
    settings.setValue(exportKey + QStringLiteral("/height"), choice.height);
    settings.setValue(exportKey + QStringLiteral("/unit"), int(choice.unit));
    settings.setValue(exportKey + QStringLiteral("/dpi"), choice.dpi);
    settings.setValue(exportKey + QStringLiteral("/theme"), themeId(choice.theme));
    settings.setValue(exportKey + QStringLiteral("/transparent"), choice.isTransparent);
    settings.setValue(exportKey + QStringLiteral("/parts"), int(choice.parts));
}

QString userCatalogueFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/catalogue");
}

} // namespace ui
