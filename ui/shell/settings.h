// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the program remembers between two sessions; the only place that knows the keys of QSettings.
#pragma once

#include "model/compare/comparison.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

class Settings
{
public:
    [[nodiscard]] QString language() const; ///< as chosen, else the system's
    void setLanguage(const QString &id);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    /// The last comparison, or the articles' four devices.
    [[nodiscard]] model::ComparisonRequest comparison() const;
    void setComparison(const model::ComparisonRequest &request);

    [[nodiscard]] bool isLogarithmic() const;
    void setLogarithmic(bool logarithmic);

    [[nodiscard]] QStringList chartMetrics() const; ///< ids; empty: the default four
    void setChartMetrics(const QStringList &ids);

    [[nodiscard]] QString exportFolder() const; ///< the last one, else the user's pictures
    void setExportFolder(const QString &folder);
};

/// Overlay files a person keeps for good: JSON files in this folder are read at each start.
[[nodiscard]] QString userCatalogueFolder();

} // namespace ui
