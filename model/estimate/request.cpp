// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "request.h"

#include <algorithm>

namespace model {

std::string_view quantityName(QuantityId id)
{
    static constexpr std::string_view names[] = {"params_total",
                                                 "params_active",
                                                 "params_trainable",
                                                 "weights_bytes",
                                                 "weights_bytes_per_device",
                                                 "kv_cache_bytes_per_token",
                                                 "kv_cache_bytes_per_token_per_device",
                                                 "kv_cache_bytes",
                                                 "kv_cache_bytes_per_device",
                                                 "recurrent_state_bytes",
                                                 "activations_bytes_per_device",
                                                 "gradients_bytes_per_device",
                                                 "optimizer_bytes_per_device",
                                                 "model_state_bytes_per_device",
                                                 "overhead_bytes_per_device",
                                                 "memory_bytes_per_device",
                                                 "usable_bytes_per_device",
                                                 "devices_needed",
                                                 "max_batch",
                                                 "max_context",
                                                 "forward_flops_per_token",
                                                 "train_flops_per_token",
                                                 "train_flops",
                                                 "prefill_flops",
                                                 "prefill_tokens_per_s",
                                                 "ttft_s",
                                                 "decode_tokens_per_s",
                                                 "tpot_s",
                                                 "e2e_output_tokens_per_s",
                                                 "train_tokens_per_s_per_device",
                                                 "model_flops_per_s_per_device",
                                                 "mfu",
                                                 "hfu",
                                                 "step_time_s",
                                                 "train_hours",
                                                 "device_hours",
                                                 "energy_kwh",
                                                 "cost",
                                                 "cost_per_million_tokens",
                                                 "expected_distinct_experts"};
    static_assert(std::size(names) == quantityCount);
    return names[std::size_t(id)];
}

std::optional<QuantityId> quantityFromName(const QString &name)
{
    for (std::size_t i = 0; i < quantityCount; ++i) {
        if (name.toStdString() == quantityName(QuantityId(i)))
            return QuantityId(i);
    }
    return std::nullopt;
}

std::optional<double> EstimateAnswer::assumedNumber(QLatin1StringView key) const
{
    const auto found = std::ranges::find_if(assumed, [key](const auto &one) { return one.first == key; });
    if (found == assumed.end())
        return std::nullopt;
    if (const std::int64_t *whole = found->second.asInteger())
        return double(*whole);
    const double *real = found->second.asReal();
    return real ? std::optional(*real) : std::nullopt;
}

const AnswerRange *EstimateAnswer::range(QuantityId quantity) const
{
    const auto found = std::ranges::find(ranges, quantity, &AnswerRange::quantity);
    return found == ranges.end() ? nullptr : &*found;
}

} // namespace model
