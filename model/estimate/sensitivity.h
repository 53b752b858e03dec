// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which statement, assumption or figure moves a quantity the most: each is varied alone, the rest stays as asked.
#pragma once

#include "cataloguerequest.h"

namespace model {

/// What one thing does to the quantity.
struct SensitivityFactor
{
    QString key;      ///< of the request, or of the figure of the device ("bandwidth")
    QString name;     ///< translated
    QString lowText;  ///< the variation that gives the lower value: "4096"
    QString highText; ///< and the one that gives the higher
    double low = 0;   ///< least value of the quantity over the variations and as asked
    double high = 0;
    bool isFigure = false; ///< of the device, and not of the request

    /// How far apart the ends are, as a ratio.
    [[nodiscard]] double spread() const { return high / low; }
};

struct Sensitivity
{
    QuantityId quantity = QuantityId::DecodeTokensPerS;
    QString deviceName;
    QString modelName;
    QString currency;
    double asAsked = 0;
    std::vector<AnswerRange> ranges;        ///< of the answer as asked
    std::vector<SensitivityFactor> factors; ///< the widest first; what does not move the quantity is left out
};

/// Numbers are halved and doubled, shares and prices moved by a fifth, choices and flags exchanged for each other one, figures of
/// the device moved by a tenth. A variation that is refused is skipped.
/// Errors: those of requestFromWords() and estimate(); Unsupported where the quantity is not known as asked.
[[nodiscard]] Result<Sensitivity> sensitivity(const RequestWords &words, const QString &deviceId, QuantityId quantity,
                                              const RequestContext &context);

} // namespace model
