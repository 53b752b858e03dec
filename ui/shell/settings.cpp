// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include "model/text/language.h"

#include <QSettings>
#include <QStandardPaths>

namespace ui {

namespace {

const QString languageKey = QStringLiteral("language");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString devicesKey = QStringLiteral("compare/devices");
const QString baselineKey = QStringLiteral("compare/baseline");
const QString formatKey = QStringLiteral("compare/numberFormat");
const QString sparsityKey = QStringLiteral("compare/sparsity");
const QString priceKey = QStringLiteral("compare/priceKind");
const QString currencyKey = QStringLiteral("compare/currency");
const QString orderKey = QStringLiteral("compare/order");
const QString logarithmicKey = QStringLiteral("compare/logarithmic");
const QString metricsKey = QStringLiteral("compare/metrics");
const QString exportFolderKey = QStringLiteral("export/folder");

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

model::ComparisonRequest Settings::comparison() const
{
    const QSettings settings;
    model::ComparisonRequest request;
    request.deviceIds = settings.contains(devicesKey) ? settings.value(devicesKey).toStringList() : model::defaultDeviceIds();
    request.baselineId = settings.value(baselineKey).toString();
    request.query.format = model::formatChoiceFromId(settings.value(formatKey).toString()).value_or(std::nullopt);
    request.query.sparsity =
        model::sparsityChoiceFromId(settings.value(sparsityKey).toString()).value_or(model::Sparsity::Dense);
    request.query.priceKind = model::priceChoiceFromId(settings.value(priceKey).toString()).value_or(std::nullopt);
    request.query.currency = model::currencyFromCode(settings.value(currencyKey).toString()).value_or(model::Currency::Usd);
    request.order = model::rowOrderFromId(settings.value(orderKey).toString()).value_or(model::RowOrder::Value);
    return request;
}

void Settings::setComparison(const model::ComparisonRequest &request)
{
    QSettings settings;
    settings.setValue(devicesKey, request.deviceIds);
    settings.setValue(baselineKey, request.baselineId);
    settings.setValue(formatKey, model::formatChoiceId(request.query.format));
    settings.setValue(sparsityKey, model::sparsityChoiceId(request.query.sparsity));
    settings.setValue(priceKey, model::priceChoiceId(request.query.priceKind));
    settings.setValue(currencyKey, model::currencyCode(request.query.currency));
    settings.setValue(orderKey, model::rowOrderId(request.order));
}

bool Settings::isLogarithmic() const
{
    return QSettings().value(logarithmicKey).toBool();
}

void Settings::setLogarithmic(bool logarithmic)
{
    QSettings().setValue(logarithmicKey, logarithmic);
}

QStringList Settings::chartMetrics() const
{
    return QSettings().value(metricsKey).toStringList();
}

void Settings::setChartMetrics(const QStringList &ids)
{
    QSettings().setValue(metricsKey, ids);
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

QString userCatalogueFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/catalogue");
}

} // namespace ui
