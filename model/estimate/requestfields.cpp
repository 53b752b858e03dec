// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestfields.h"

#include "model/text/translate.h"

namespace model {

namespace {

const QList<Task> everyTask = {Task::Inference, Task::Train, Task::Finetune, Task::Lora, Task::Qlora};
const QList<Task> inference = {Task::Inference};
const QList<Task> training = {Task::Train, Task::Finetune, Task::Lora, Task::Qlora};
const QList<Task> adapters = {Task::Lora, Task::Qlora};

QStringList list(const char *words)
{
    return QString::fromLatin1(words).split(QLatin1Char(' '));
}

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

} // namespace

const QList<RequestField> &requestFields()
{
    using enum FieldKind;
    using enum FieldGroup;
    static const QList<RequestField> fields = {
        {key("weight_type"), OpenChoice, Weights, everyTask, QT_TRANSLATE_NOOP("model", "Weight format"),
         QT_TRANSLATE_NOOP("model",
                           "How weights are stored: fp16, fp8, int4, AWQ, GPTQ, NF4, or a GGUF type such as Q4_K_M"),
         list("bf16 fp16 fp32 fp8 int8 int4 awq gptq nf4 mxfp4 Q8_0 Q6_K Q5_K_M Q4_K_M Q4_K_S Q4_0 Q3_K_M Q2_K IQ4_XS "
              "IQ3_M IQ2_M IQ1_M")},
        {key("weights_file_bytes"), Whole, Weights, inference,
         QT_TRANSLATE_NOOP("model", "Size of the weight file (bytes)"),
         QT_TRANSLATE_NOOP("model", "Where it is known, it counts instead of what the format would give")},
        {key("kv_type"), OpenChoice, Weights, inference, QT_TRANSLATE_NOOP("model", "KV cache format"),
         QT_TRANSLATE_NOOP("model", "How keys and values of the tokens before are stored"),
         list("f16 bf16 fp8 q8_0 q5_1 q4_0 f32")},
        {key("mla_layout"), Choice, Weights, inference, QT_TRANSLATE_NOOP("model", "MLA cache"),
         QT_TRANSLATE_NOOP("model",
                           "Multi-head latent attention: keep the latent, or the keys and values made from it"),
         list("latent expanded")},
        {key("engine"), OpenChoice, Length, everyTask, QT_TRANSLATE_NOOP("model", "Engine"),
         QT_TRANSLATE_NOOP("model",
                           "The program that runs the model: overhead and efficiency are those measured with it"),
         list("llama.cpp vLLM SGLang TensorRT-LLM MLX Transformers Megatron-LM DeepSpeed torchtune Unsloth")},
        {key("context"), Whole, Length, inference, QT_TRANSLATE_NOOP("model", "Context (tokens)"),
         QT_TRANSLATE_NOOP("model", "Tokens of a sequence that the cache has room for: prompt and output together")},
        {key("batch"), Whole, Length, inference, QT_TRANSLATE_NOOP("model", "Sequences at a time"),
         QT_TRANSLATE_NOOP("model", "Batch: requests that are answered at the same time")},
        {key("prompt_tokens"), Whole, Length, inference, QT_TRANSLATE_NOOP("model", "Prompt (tokens)"),
         QT_TRANSLATE_NOOP("model", "Read in the prefill, before the first token is written")},
        {key("output_tokens"), Whole, Length, inference, QT_TRANSLATE_NOOP("model", "Output (tokens)"),
         QT_TRANSLATE_NOOP("model", "Written one after the other, in the decode")},
        {key("gpu_layers"), Whole, Length, inference, QT_TRANSLATE_NOOP("model", "Layers on the device"),
         QT_TRANSLATE_NOOP("model", "The rest stays with the CPU and is slower; for devices too small for the model")},
        {key("draft_model"), Text, Speculation, inference, QT_TRANSLATE_NOOP("model", "Draft model"),
         QT_TRANSLATE_NOOP("model", "A small model that proposes tokens which the large one checks: id of a preset")},
        {key("draft_tokens"), Whole, Speculation, inference, QT_TRANSLATE_NOOP("model", "Draft tokens"),
         QT_TRANSLATE_NOOP("model", "Proposed at a time")},
        {key("acceptance"), Number, Speculation, inference, QT_TRANSLATE_NOOP("model", "Acceptance (0 to 1)"),
         QT_TRANSLATE_NOOP("model", "Share of proposed tokens that the large model takes")},
        {key("seq_len"), Whole, Training, training, QT_TRANSLATE_NOOP("model", "Sequence length (tokens)"),
         QT_TRANSLATE_NOOP("model", "Tokens of a training example")},
        {key("micro_batch"), Whole, Training, training, QT_TRANSLATE_NOOP("model", "Micro-batch (sequences)"),
         QT_TRANSLATE_NOOP("model", "Sequences a device works on at a time")},
        {key("global_batch"), Whole, Training, training, QT_TRANSLATE_NOOP("model", "Global batch (sequences)"),
         QT_TRANSLATE_NOOP("model", "Sequences between two updates of the weights, over all devices")},
        {key("train_tokens"), Number, Training, training, QT_TRANSLATE_NOOP("model", "Tokens to train on"),
         QT_TRANSLATE_NOOP("model", "All of the run; 3e11 means 300 billion")},
        {key("precision"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "Precision"),
         QT_TRANSLATE_NOOP("model",
                           "Mixed precision keeps a 32-bit copy of the weights in the optimizer; bf16-true keeps none"),
         list("bf16 bf16-true fp16 fp32 fp8")},
        {key("optimizer"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "Optimizer"),
         QT_TRANSLATE_NOOP("model", "AdamW keeps two states a parameter, others less"),
         list("adamw adamw8bit adafactor sgd lion muon")},
        {key("gradient_type"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "Gradients"),
         QT_TRANSLATE_NOOP("model", "Format in which gradients are summed"), list("bf16 f32")},
        {key("zero_stage"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "ZeRO / FSDP stage"),
         QT_TRANSLATE_NOOP("model",
                           "What is divided among data-parallel devices: 1 optimizer, 2 and gradients, 3 and weights"),
         list("0 1 2 3")},
        {key("offload"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "Offload to the host"),
         QT_TRANSLATE_NOOP("model", "What is kept in the host's memory"), list("none optimizer optimizer+params")},
        {key("recompute"), Choice, Training, training, QT_TRANSLATE_NOOP("model", "Recompute activations"),
         QT_TRANSLATE_NOOP("model", "Memory for time: full recomputation keeps only each layer's input"),
         list("none selective full")},
        {key("flash_attention"), Flag, Training, training, QT_TRANSLATE_NOOP("model", "Flash attention"),
         QT_TRANSLATE_NOOP("model", "Attention scores are not kept")},
        {key("lora_rank"), Whole, Adapters, adapters, QT_TRANSLATE_NOOP("model", "LoRA rank"),
         QT_TRANSLATE_NOOP("model", "Width of the adapters")},
        {key("lora_targets"), Text, Adapters, adapters, QT_TRANSLATE_NOOP("model", "LoRA targets"),
         QT_TRANSLATE_NOOP("model", "Modules that get adapters, with commas: q_proj,v_proj")},
        {key("count"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Devices (of a node)"),
         QT_TRANSLATE_NOOP("model", "How many of each compared device work together")},
        {key("nodes"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Nodes"),
         QT_TRANSLATE_NOOP("model", "Servers with that many devices each, joined by a network")},
        {key("tp"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Tensor parallel"),
         QT_TRANSLATE_NOOP("model", "Devices that share each layer; needs fast links")},
        {key("pp"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Pipeline parallel"),
         QT_TRANSLATE_NOOP("model", "Stages that hold different layers")},
        {key("dp"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Data parallel"),
         QT_TRANSLATE_NOOP("model", "Copies of the model that work on different data")},
        {key("ep"), Whole, Layout, everyTask, QT_TRANSLATE_NOOP("model", "Expert parallel"),
         QT_TRANSLATE_NOOP("model", "Devices over which the experts of a layer are spread")},
        {key("cp"), Whole, Layout, training, QT_TRANSLATE_NOOP("model", "Context parallel"),
         QT_TRANSLATE_NOOP("model", "Devices that share each sequence")},
        {key("sequence_parallel"), Flag, Layout, training, QT_TRANSLATE_NOOP("model", "Sequence parallel"),
         QT_TRANSLATE_NOOP("model", "Tensor-parallel devices divide norms and dropout too")},
        {key("interleave"), Whole, Layout, training, QT_TRANSLATE_NOOP("model", "Interleaved stages"),
         QT_TRANSLATE_NOOP("model", "Chunks of the model a pipeline stage holds: more chunks, a smaller bubble")},
        {key("reserve_fraction"), Number, Memory, everyTask, QT_TRANSLATE_NOOP("model", "Reserve (share of memory)"),
         QT_TRANSLATE_NOOP("model", "Memory that stays free")},
        {key("wired_limit_bytes"), Whole, Memory, inference, QT_TRANSLATE_NOOP("model", "Wired limit of a Mac (bytes)"),
         QT_TRANSLATE_NOOP("model", "iogpu.wired_limit_mb as bytes: what the GPU may take of unified memory")},
        {key("price_kind"), Choice, Money, everyTask, QT_TRANSLATE_NOOP("model", "Price"),
         QT_TRANSLATE_NOOP("model", "Best: list, else street, else system price; cloud-hour is rent"),
         list("best list street system cloud-hour")},
        {key("price_per_device_hour"), Number, Money, everyTask, QT_TRANSLATE_NOOP("model", "Price of a device-hour"),
         QT_TRANSLATE_NOOP("model", "Your own rent for one device and hour, in the currency below")},
        {key("currency"), Choice, Money, everyTask, QT_TRANSLATE_NOOP("model", "Currency"),
         QT_TRANSLATE_NOOP("model", "Of all costs"), list("USD CNY EUR")},
        {key("electricity_per_kwh"), Number, Money, everyTask, QT_TRANSLATE_NOOP("model", "Electricity (per kWh)"),
         QT_TRANSLATE_NOOP("model", "In the currency above")},
        {key("pue"), Number, Money, everyTask, QT_TRANSLATE_NOOP("model", "PUE"),
         QT_TRANSLATE_NOOP("model", "Power usage effectiveness: power of the site for each watt of the machines")},
        {key("average_watts"), Number, Money, everyTask, QT_TRANSLATE_NOOP("model", "Average power of a device (W)"),
         QT_TRANSLATE_NOOP("model", "While it works; less than the power limit")},
    };
    return fields;
}

QList<FieldGroup> allFieldGroups()
{
    using enum FieldGroup;
    return {Weights, Length, Training, Adapters, Layout, Speculation, Memory, Money};
}

QString fieldLabel(const RequestField &field)
{
    return Text::tr(field.label);
}

QString fieldHelp(const RequestField &field)
{
    return Text::tr(field.help);
}

QString fieldGroupName(FieldGroup group)
{
    switch (group) {
    case FieldGroup::Weights: return Text::tr("Weights and cache");
    case FieldGroup::Length: return Text::tr("Workload");
    case FieldGroup::Speculation: return Text::tr("Speculative decoding");
    case FieldGroup::Training: return Text::tr("Training");
    case FieldGroup::Adapters: return Text::tr("Adapters");
    case FieldGroup::Layout: return Text::tr("Devices and layout");
    case FieldGroup::Memory: return Text::tr("Memory limits");
    case FieldGroup::Money: return Text::tr("Money and energy");
    }
    Q_UNREACHABLE();
}

QList<Task> allTasks()
{
    return everyTask;
}

QString taskId(Task task)
{
    switch (task) {
    case Task::Inference: return QStringLiteral("inference");
    case Task::Train: return QStringLiteral("train");
    case Task::Finetune: return QStringLiteral("finetune");
    case Task::Lora: return QStringLiteral("lora");
    case Task::Qlora: return QStringLiteral("qlora");
    }
    Q_UNREACHABLE();
}

QString taskName(Task task)
{
    switch (task) {
    case Task::Inference: return Text::tr("Inference");
    case Task::Train: return Text::tr("Training from scratch");
    case Task::Finetune: return Text::tr("Full fine-tuning");
    case Task::Lora: return QStringLiteral("LoRA");
    case Task::Qlora: return QStringLiteral("QLoRA");
    }
    Q_UNREACHABLE();
}

} // namespace model
