// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreading.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

void ConfigReading::readStoredType()
{
    const ConfigValue *quantisation = m_keys.find({"quantization_config"});
    if (!quantisation)
        quantisation = m_top.findValue("quantization_config");
    if (quantisation && quantisation->asObject()) {
        readQuantisation(*quantisation);
        return;
    }
    std::optional<std::string> type = m_keys.text({"torch_dtype", "dtype"});
    if (!type) {
        if (const ConfigValue *outer = m_top.findValue("torch_dtype"); outer && outer->asText())
            type = *outer->asText();
    }
    if (type) {
        if (const Result<WeightType> parsed = parseWeightType(fromStd(*type)))
            m_shape.storedType = *parsed;
    }
}

void ConfigReading::readQuantisation(const ConfigValue &object)
{
    ConfigKeys keys(object, QStringLiteral("quantization_config."));
    const std::string method = keys.text({"quant_method", "quant_algo"}).value_or(std::string());
    const int group = std::max(0, keys.count({"group_size", "q_group_size"}, -1, maximumWidth).value_or(128));
    WeightType type{.scheme = WeightScheme::LinearOnly, .bits = 16};
    if (method == "awq") {
        const int bits = keys.count({"bits", "w_bit"}, 1, 8).value_or(4);
        type.bits = groupedBits(bits, group, 16, keys.flag({"zero_point"}).value_or(true) ? bits : 0);
        type.isFloat = false;
    } else if (method == "gptq") {
        const int bits = keys.count({"bits"}, 1, 8).value_or(4);
        type.bits = groupedBits(bits, group, 16, bits);
        type.isFloat = false;
    } else if (method == "fp8" || method == "fbgemm_fp8" || method == "FP8") {
        type.bits = 8;
        if (const ConfigValue::List *block = keys.list({"weight_block_size"}); block && block->size() == 2)
            type.bits += blockScaleBits(*block);
    } else if (method == "mxfp4") {
        type = {.scheme = WeightScheme::ExpertsOnly, .bits = 4.25};
    } else if (method == "NVFP4" || method == "nvfp4") {
        type.bits = 4.5;
    } else if (method == "bitsandbytes") {
        if (keys.flag({"load_in_4bit", "_load_in_4bit"}).value_or(false))
            type.bits = keys.flag({"bnb_4bit_use_double_quant"}).value_or(false) ? 4 + 8.0 / 64 + 32.0 / (64 * 256)
                                                                                 : 4.5;
        else
            type.bits = 8;
        type.isFloat = false;
    } else if (method == "compressed-tensors" || method == "modelopt") {
        readGroups(object, type, method);
    } else {
        m_keys.addFault(ErrorCode::Unsupported, QStringLiteral("quantization_config.quant_method"),
                        Text::tr("quantization_config.quant_method: \"%1\" is not a format that this program "
                                 "knows; expected awq, gptq, fp8, mxfp4, "
                                 "nvfp4, bitsandbytes or compressed-tensors")
                            .arg(fromStd(method)));
        return;
    }
    if (keys.hasFaults()) {
        const Error error = keys.error();
        m_keys.addFault(error.code, error.place, error.message);
        return;
    }
    m_shape.storedType = type;
    m_shape.preQuantised = true;
}

double ConfigReading::blockScaleBits(const ConfigValue::List &block)
{
    const std::int64_t *rows = block[0].asInteger();
    const std::int64_t *columns = block[1].asInteger();
    return rows && columns && *rows > 0 && *columns > 0 ? 32.0 / (double(*rows) * double(*columns)) : 0;
}

void ConfigReading::readGroups(const ConfigValue &object, WeightType &type, const std::string &method)
{
    double bits = 8;
    int group = 0;
    bool isFloat = true;
    if (const ConfigValue *groups = object.findValue("config_groups");
        groups && groups->asObject() && !groups->asObject()->empty()) {
        if (const ConfigValue *weights = groups->asObject()->front().second.findValue("weights")) {
            ConfigKeys keys(*weights, QStringLiteral("quantization_config.config_groups.weights."));
            bits = keys.count({"num_bits"}, 1, 16).value_or(8);
            group = std::max(0, keys.count({"group_size"}, -1, maximumWidth).value_or(0));
            isFloat = keys.text({"type"}).value_or("int") == "float";
        }
    } else if (const ConfigValue *algorithm = object.findValue("quant_algo");
               algorithm && algorithm->asText() && *algorithm->asText() == "NVFP4") {
        bits = 4;
        group = 16;
    } else if (method == "compressed-tensors") {
        m_warnings << Text::tr("quantization_config does not state the number of bits; 8 are assumed");
    }
    type.bits = groupedBits(bits, group, isFloat && bits == 4 ? 8 : 16, 0);
    type.isFloat = isFloat;
}

} // namespace model
