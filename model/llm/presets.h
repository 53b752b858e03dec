// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The built-in model shapes: published models with the source of each shape and the count it was checked against.
#pragma once

#include "configvalue.h"
#include "modelshape.h"

#include <QHash>

namespace model {

/// A figure that publications state about a model and that does not come from its shape.
struct ModelClaim
{
    enum class What : std::uint8_t { InferenceMemory };

    What what = What::InferenceMemory;
    double value = 0;     ///< bytes
    QStringList statedIn; ///< titles
};

struct ModelPreset
{
    ModelShape shape; ///< id, name and family are set
    QString organisation;
    QString releaseDate;
    QString huggingFace; ///< repository, may be empty
    QString note;
    QStringList sources;         ///< of the shape
    std::int64_t parameters = 0; ///< total that the shape must give
    std::int64_t active = 0;
    std::int64_t published = 0; ///< as published, sometimes rounded
    QString verification;       ///< exact, nominal or unverified
    QString parameterSource;
    std::optional<double> trainTokens;
    std::vector<ModelClaim> claims;
};

class PresetCatalogue
{
public:
    /// The presets compiled into the program; read once. Errors: those of add(), which would be a fault of the build.
    [[nodiscard]] static const Result<PresetCatalogue> &builtIn();

    /// Adds the models of one file. A model that is at fault is reported and skipped; the rest is added.
    [[nodiscard]] Errors add(const QByteArray &bytes, const QString &file);

    [[nodiscard]] const std::vector<ModelPreset> &presets() const { return m_presets; }
    /// The preset of that id (case does not matter), or nullptr.
    [[nodiscard]] const ModelPreset *find(const QString &id) const;
    /// The preset, or UnknownId with the ids that come nearest; `place` is the key or option at fault.
    [[nodiscard]] Result<const ModelPreset *> require(const QString &id, const QString &place) const;

private:
    std::vector<ModelPreset> m_presets;
    QHash<QString, std::size_t> m_byId;
};

/// Of the candidates, the (at most `count`) that need the fewest edits to become `text`; none that shares less than half.
[[nodiscard]] QStringList namesNear(const QString &text, const QStringList &candidates, int count);

} // namespace model
