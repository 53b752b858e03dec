// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the server builder asks after each change: all rules over a server of eight GPUs with their remedies, beside copying
// its parts out of the catalogue, without which there is nothing to judge; and whether each part of the catalogue fits,
// beside comparing the texts that would decide it.

#include "measure.h"

#include "model/server/findings.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

constexpr int checksATurn = 20;
constexpr double milliseconds = 1000;

model::ServerBuild buildOf(const char *id)
{
    return model::buildFromSystem(**model::builtInParts().getSystem(QString::fromLatin1(id)), model::builtInParts());
}

/// How many parts have the words of the platform in theirs.
int partsWithTheSameWords(const model::ServerBuild &build)
{
    int found = 0;
    const model::PlatformFacts &platform = model::builtInParts().find(build.platformId)->platform();
    for (const model::Part &part : model::builtInParts().parts()) {
        for (const model::FactText &fact : model::knownFacts(part)) {
            found += fact.text == platform.cpuSocket.value || fact.text == platform.gpuFormFactor.value
                     || fact.text == platform.memoryType.value;
        }
    }
    return found;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const model::Catalogue devices = model::loadCatalogue().catalogue;
    const model::PartCatalogue &parts = model::builtInParts();
    const model::ServerBuild build = buildOf("ref-xe9680-h100");
    const int turns = bench::turnsFromArguments(15);
    std::size_t seen = 0;

    bench::reportHeader(QStringLiteral("A server of eight GPUs, %1 parts in the catalogue").arg(parts.parts().size()));
    const bench::Times checks = bench::measureInTurn(
        turns,
        [&] {
            for (int i = 0; i < checksATurn; ++i)
                seen += model::checkServer(model::ServerFacts(build, parts, devices), parts, devices).size();
        },
        [&] {
            for (int i = 0; i < checksATurn; ++i)
                seen += static_cast<std::size_t>(model::ServerFacts(build, parts, devices).gpuCount());
        });
    bench::report(QStringLiteral("%1 checks").arg(checksATurn), checks, {200, 400});
    double sum = 0;
    for (const double time : checks.wall.product)
        sum += time;
    std::printf("%.0f checks per second\n",
                checksATurn * static_cast<double>(checks.wall.product.size()) / (sum / milliseconds));

    const bench::Times fits = bench::measureInTurn(
        turns,
        [&] {
            for (const model::Part &part : parts.parts())
                seen += model::fitOf(part, build, parts, devices).fits ? 1 : 0;
        },
        [&] { seen += static_cast<std::size_t>(partsWithTheSameWords(build)); });
    bench::report(QStringLiteral("which parts fit"), fits, {4, 8});
    return seen > 0 ? 0 : 1;
}
