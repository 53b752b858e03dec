// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer for one device in one sentence.
#pragma once

#include "devicematrix.h"

namespace model {

/// "Llama 2 70B at Q4_K_M with a context of 8,192 tokens fits on one M2 Ultra and decodes at about 11 to 14 tokens/s, limited by memory bandwidth."
[[nodiscard]] QString answerSentence(const DeviceMatrix &matrix, const MatrixRow &row, const RequestWords &words);

/// "memory bandwidth": EstimateAnswer::boundBy for people.
[[nodiscard]] QString boundByName(const QString &boundBy);

} // namespace model
