// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Parts that a person enters in the window: like devices of their own, they are an overlay in the catalogue's format
/// (Workspace::own).
#pragma once

#include "part.h"
#include "partfacts.h"

#include "model/json/jsonvalue.h"

namespace model {

struct OwnPart
{
    PartCategory category = PartCategory::Other;
    QString name;
    QString vendor;
    std::vector<std::pair<QString, FactValue>>
        facts; ///< by key (partfacts.h), in the key's unit; what is left out is unknown
};

/// A person's word for a fact as its value: a number in the unit of the key, or text. Errors: not a number where one is
/// wanted, out of range; an unknown key.
[[nodiscard]] Result<FactValue> factFromWord(PartCategory category, const QString &key, const QString &word);

/// The overlay with one part more. `id` becomes what the part is called there; it is not among `takenIds`.
[[nodiscard]] JsonValue withOwnPart(const JsonValue &own, const OwnPart &part, const QStringList &takenIds,
                                    QString &id);

/// What speaks against a part, as the reader of catalogue files finds it. Nothing when it may be added.
[[nodiscard]] Errors checkOwnPart(const OwnPart &part);

} // namespace model
