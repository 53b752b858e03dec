// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"

namespace model {

EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    EstimateNumbers numbers;
    numbers.memory = memoryOf(model, workload, device);
    numbers.work = workOf(model, workload);
    numbers.usableBytes = device.usableBytes;
    numbers.fits = numbers.memory.onDevice() <= device.usableBytes;
    return numbers;
}

EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload, const DeviceMemory &device,
                                const InferenceSetup &setup)
{
    EstimateNumbers numbers = estimateNumbers(model, workload, device);
    numbers.inference = inferenceRates(model, workload, setup);
    return numbers;
}

EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload, const DeviceMemory &device,
                                const TrainingSetup &setup)
{
    EstimateNumbers numbers = estimateNumbers(model, workload, device);
    numbers.training = trainingRates(model, workload, setup, numbers.work.trainModelPerToken,
                                     numbers.work.trainPerToken);
    return numbers;
}

} // namespace model
