// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "work.h"

#include <cmath>

namespace model {

namespace {

double attentionPerToken(const PreparedModel &model, double tokens)
{
    if (model.even)
        return 0; // the shape around a bare count is an assumption
    double flops = 0;
    for (const LayerNumbers &group : model.groups)
        flops += 2 * group.attentionWidth * group.attendedTokens(tokens) + 4 * group.stateElements;
    return flops;
}

} // namespace

double forwardFlopsPerToken(const PreparedModel &model, double attended)
{
    return 2 * model.matrixActive + attentionPerToken(model, attended);
}

double expectedDistinctExperts(double experts, double active, double tokens)
{
    return experts > 0 ? experts * (1 - std::pow(1 - active / experts, tokens)) : 0;
}

WorkNumbers workOf(const PreparedModel &model, const Workload &workload)
{
    WorkNumbers work;
    const bool training = isTraining(workload.task);
    const double attended = training ? workload.sequenceTokens : workload.contextTokens;
    const double scores = attentionPerToken(model, attended);
    const double matrices = 2 * model.matrixActive;
    work.forwardPerToken = matrices + scores;
    if (!training) {
        work.prefill = workload.batch * workload.promptTokens * forwardFlopsPerToken(model, workload.promptTokens);
        work.distinctExperts = expectedDistinctExperts(model.experts, model.activeExperts, workload.batch);
        return work;
    }
    const bool adapters = trainsAdapters(workload.task);
    work.trainModelPerToken = (adapters ? 2 : 3) * matrices + 3 * scores + (adapters ? 6 * model.trainable : 0);
    work.trainPerToken = work.trainModelPerToken;
    if (workload.recompute == Recompute::Full)
        work.trainPerToken += matrices - 2 * model.headMatrix + scores;
    else if (workload.recompute == Recompute::Selective)
        work.trainPerToken += scores;
    work.train = work.trainPerToken * workload.trainTokens;
    return work;
}

} // namespace model
