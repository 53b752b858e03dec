// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answersentence.h"

#include "answertext.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

namespace model {

namespace {

/// The word a person gave for a key, else what was assumed.
QString takenFor(const QString &key, const EstimateAnswer &answer, const RequestWords &words)
{
    if (const QString word = wordOf(words, key); !word.isEmpty())
        return word;
    for (const auto &[assumedKey, value] : answer.assumed) {
        if (assumedKey == key)
            return assumedText(value);
    }
    return {};
}

/// Two significant digits are all that an estimate carries.
double rough(double value)
{
    return QString::number(value, 'g', 2).toDouble();
}

QString between(double low, double high)
{
    return rough(low) == rough(high)
               ? numberForPeople(rough(low))
               : Text::tr("%1 to %2").arg(numberForPeople(rough(low)), numberForPeople(rough(high)));
}

QString devices(const MatrixRow &row, const RequestWords &words)
{
    const int count = std::max(1, wordOf(words, QStringLiteral("count")).toInt())
                      * std::max(1, wordOf(words, QStringLiteral("nodes")).toInt());
    return count == 1 ? Text::tr("one %1").arg(row.name) : Text::tr("%1 × %2").arg(count).arg(row.name);
}

QString job(const DeviceMatrix &matrix, const EstimateAnswer &answer, const RequestWords &words)
{
    const QString weights = takenFor(QStringLiteral("weight_type"), answer, words);
    const QString context = takenFor(QStringLiteral("context"), answer, words);
    if (matrix.task == Task::Inference && (weights.isEmpty() || context.isEmpty()))
        return matrix.modelName;
    if (matrix.task == Task::Inference)
        return Text::tr("%1 at %2 with a context of %3 tokens")
            .arg(matrix.modelName, weights, numberForPeople(context.toDouble()));
    const QString task = matrix.task == Task::Train      ? Text::tr("Training %1")
                         : matrix.task == Task::Finetune ? Text::tr("Fine-tuning %1")
                         : matrix.task == Task::Lora     ? Text::tr("LoRA on %1")
                                                         : Text::tr("QLoRA on %1");
    return task.arg(matrix.modelName);
}

QString fitPart(const MatrixRow &row, const QString &job, const RequestWords &words)
{
    const EstimateAnswer &answer = *row.answer;
    const auto &needed = answer.at(QuantityId::MemoryBytesPerDevice);
    const auto &usable = answer.at(QuantityId::UsableBytesPerDevice);
    if (!answer.fits || !needed || !usable)
        return Text::tr("%1: whether it fits on %2 is not known").arg(job, devices(row, words));
    const QString amounts = Text::tr("%1 of %2")
                                .arg(quantityText(QuantityId::MemoryBytesPerDevice, *needed),
                                     quantityText(QuantityId::UsableBytesPerDevice, *usable));
    if (*answer.fits)
        return Text::tr("%1 fits on %2 (%3)").arg(job, devices(row, words), amounts);
    const auto &count = answer.at(QuantityId::DevicesNeeded);
    return count ? Text::tr("%1 does not fit on %2 (%3); it needs %4")
                       .arg(job, devices(row, words), amounts)
                       .arg(numberForPeople(*count))
                 : Text::tr("%1 does not fit on %2 (%3)").arg(job, devices(row, words), amounts);
}

QString speedPart(const DeviceMatrix &matrix, const MatrixRow &row)
{
    const bool isInference = matrix.task == Task::Inference;
    if (!isInference) {
        if (const AnswerRange *hours = row.range(QuantityId::TrainHours))
            return Text::tr("takes about %1 days").arg(between(hours->low / 24, hours->high / 24));
    }
    const AnswerRange *rate = row.range(isInference ? QuantityId::DecodeTokensPerS
                                                    : QuantityId::TrainTokensPerSPerDevice);
    if (!rate)
        return {};
    return isInference ? Text::tr("decodes at about %1 tokens/s").arg(between(rate->low, rate->high))
                       : Text::tr("trains at about %1 tokens/s a device").arg(between(rate->low, rate->high));
}

} // namespace

QString boundByName(const QString &boundBy)
{
    if (boundBy == QLatin1String("memory-bandwidth"))
        return Text::tr("memory bandwidth");
    if (boundBy == QLatin1String("compute"))
        return Text::tr("compute");
    if (boundBy == QLatin1String("interconnect"))
        return Text::tr("links between devices");
    if (boundBy == QLatin1String("capacity"))
        return Text::tr("memory capacity");
    if (boundBy == QLatin1String("latency"))
        return Text::tr("latency");
    return boundBy;
}

QString answerSentence(const DeviceMatrix &matrix, const MatrixRow &row, const RequestWords &words)
{
    if (row.error)
        return Text::tr("%1: %2").arg(row.name, row.error->message);
    const EstimateAnswer &answer = *row.answer;
    QString sentence = fitPart(row, job(matrix, answer, words), words);
    const QString speed = speedPart(matrix, row);
    if (!speed.isEmpty() && answer.fits.value_or(true))
        sentence += Text::tr(" and %1", "after: … fits on …").arg(speed);
    else if (!speed.isEmpty())
        sentence += Text::tr("; with enough memory it %1").arg(speed);
    if (!answer.boundBy.isEmpty() && answer.boundBy != QLatin1String("capacity"))
        sentence += Text::tr(", limited by %1").arg(boundByName(answer.boundBy));
    return Text::tr("%1.", "end of a sentence").arg(sentence);
}

} // namespace model
