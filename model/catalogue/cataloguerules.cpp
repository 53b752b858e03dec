// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguerules.h"

namespace model {

Errors checkPlausibility(const Device &)
{
    return {};
}

} // namespace model
