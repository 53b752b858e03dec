// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One job asked of several devices: an answer a device, and the quantities that are worth a column.
#pragma once

#include "cataloguerequest.h"

namespace model {

struct MatrixRow
{
    QString id;
    QString name;
    std::optional<EstimateAnswer> answer;
    std::optional<Error> error; ///< instead of the answer: why this device cannot do the job as asked

    /// The range of a quantity, or nullptr.
    [[nodiscard]] const AnswerRange *range(QuantityId quantity) const;
};

struct DeviceMatrix
{
    Task task = Task::Inference;
    QString modelName;
    bool hasModel = false;
    std::vector<MatrixRow> rows; ///< in the order of the devices
};

/// Errors: those of requestFromWords(): what is wrong whatever the device.
[[nodiscard]] Result<DeviceMatrix> askDevices(const RequestWords &words, const QStringList &deviceIds,
                                              const RequestContext &context);

/// The quantities that a table of devices shows for a task, in the order of its columns.
[[nodiscard]] QList<QuantityId> matrixColumns(Task task);

/// The head of a quantity's column: short, "TTFT".
[[nodiscard]] QString columnTitle(QuantityId quantity);

/// The name of a quantity for people: "Decode", "KV cache per device".
[[nodiscard]] QString quantityTitle(QuantityId quantity);

} // namespace model
