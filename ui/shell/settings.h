// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the program remembers between two sessions; the only place that knows the keys of QSettings.
#pragma once

#include "theme.h"

#include "model/metric/metric.h"
#include "model/text/numbers.h"
#include "ui/charts/exportchoice.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

class Settings
{
public:
    [[nodiscard]] QString language() const; ///< as chosen, else the system's
    void setLanguage(const QString &id);

    [[nodiscard]] model::NumberStyle numberStyle() const;
    void setNumberStyle(const model::NumberStyle &style);

    /// With which prices a new comparison begins.
    [[nodiscard]] model::Currency currency() const;
    void setCurrency(model::Currency currency);
    [[nodiscard]] std::optional<model::PriceKind> priceKind() const;
    void setPriceKind(std::optional<model::PriceKind> kind);

    /// Is a person asked before a changed file is left?
    [[nodiscard]] bool asksBeforeLeaving() const;
    void setAsksBeforeLeaving(bool asks);

    [[nodiscard]] Theme theme() const; ///< System unless chosen
    void setTheme(Theme theme);

    /// Is this the first start? True until setStarted().
    [[nodiscard]] bool isFirstStart() const;
    void setStarted();

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    /// The file of the workspace that was open last; empty: none.
    [[nodiscard]] QString documentPath() const;
    void setDocumentPath(const QString &path);
    /// The newest first, at most recentCount.
    static constexpr qsizetype recentCount = 10;
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    /// Where workspaces are opened and saved: the last folder, else the user's documents.
    [[nodiscard]] QString documentFolder() const;
    void setDocumentFolder(const QString &folder);

    [[nodiscard]] QString exportFolder() const; ///< the last one, else the user's pictures
    void setExportFolder(const QString &folder);

    [[nodiscard]] ExportChoice exportChoice() const; ///< how the last chart was exported
    void setExportChoice(const ExportChoice &choice);
};

/// Overlay files a person keeps for good: JSON files in this folder are read at each start.
[[nodiscard]] QString userCatalogueFolder();

} // namespace ui
