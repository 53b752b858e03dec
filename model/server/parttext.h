// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A part, its price and the assumptions of a build in a few words, for lists and forms.
#pragma once

#include "serverbuild.h"

namespace model {

/// What tells a part from others of its category: "48 cores, 350 W, LGA4677, DDR5". Empty when none of it is known.
[[nodiscard]] QString keyFacts(const Part &part);

/// "30,000 USD"; cents only of small amounts.
[[nodiscard]] QString moneyText(const Money &money);
/// "list price, 2023-07 (1000-unit)": what an amount alone leaves open.
[[nodiscard]] QString priceBasis(const PartPrice &price);

/// How a setting of ServerSettings is shown.
struct SettingText
{
    QString label;
    QString unit; ///< may be empty
    QString help; ///< where the default comes from, and what it does
};
[[nodiscard]] SettingText settingText(const QString &key);

} // namespace model
