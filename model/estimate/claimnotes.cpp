// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "claimnotes.h"

#include "model/llm/presets.h"
#include "model/text/translate.h"
#include "model/units/quantities.h"

#include <cmath>

namespace model {

namespace {

QString gigabytes(double bytes)
{
    return QStringLiteral("%1 GB").arg(std::round(bytes / giga * 10) / 10);
}

} // namespace

QStringList claimNotes(const ModelPreset &preset, Task task, const WeightType &type, double weightBytes)
{
    QStringList notes;
    if (isTraining(task) || std::abs(type.bits - 16) > 0.01)
        return notes;
    for (const ModelClaim &claim : preset.claims) {
        if (claim.what != ModelClaim::What::InferenceMemory)
            continue;
        QString titles;
        for (const QString &title : claim.statedIn)
            titles += (titles.isEmpty() ? QStringLiteral("\"%1\"") : QStringLiteral(", \"%1\"")).arg(title);
        notes << Text::tr("%1 for inference of %2 is stated in %3; its 16-bit weights alone take %4 (%5 GiB)")
                     .arg(gigabytes(claim.value), preset.shape.name, titles, gigabytes(weightBytes),
                          QString::number(weightBytes / (1024.0 * 1024 * 1024), 'f', 1));
    }
    return notes;
}

QStringList claimNotes(const EstimateRequest &request, const WeightType &type, double weightBytes)
{
    const Result<PresetCatalogue> &presets = PresetCatalogue::builtIn();
    const ModelPreset *preset = presets && !request.shape.id.isEmpty() ? presets->find(request.shape.id) : nullptr;
    return preset ? claimNotes(*preset, request.task, type, weightBytes) : QStringList();
}

} // namespace model
