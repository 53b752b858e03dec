// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Translation of the model's texts for people: Text::tr("…"), found by lupdate in the context "model".
#pragma once

#include <QCoreApplication>

namespace model {

class Text
{
    Q_DECLARE_TR_FUNCTIONS(model)
};

} // namespace model
