// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Any bytes as a person's catalogue file: parsed, checked against the schema, read, and written again.
#include "model/catalogue/cataloguereader.h"
#include "model/catalogue/cataloguerules.h"
#include "model/catalogue/schemacheck.h"

#include <cstdio>
#include <cstdlib>

namespace {

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

void requireUsable(const model::Error &error)
{
    require(error.line >= 0 && !error.message.isEmpty() && error.file == QLatin1String("fuzz.json"), "an error without line, message or file");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz.json");
    const auto document = model::parseJson(text, name);
    if (!document) {
        requireUsable(document.error());
        return 0;
    }
    for (const model::Error &warning : document->warnings)
        requireUsable(warning);

    model::CatalogueReader reader;
    for (const auto &entry : reader.read(*document, name, model::CatalogueReader::Origin::User)) {
        require(entry.position < reader.devices().size() && entry.json, "an entry that is nowhere");
        for (const model::Error &finding : model::checkPlausibility(reader.devices()[entry.position]))
            require(!finding.message.isEmpty(), "a finding without a message");
    }
    for (const model::Error &fault : reader.faults())
        requireUsable(fault);

    // What is written reads back: the same text again.
    const QByteArray once = document->root.toText();
    const auto again = model::parseJson(once, name);
    require(again.has_value() && again->root.toText() == once, "what was written does not read back");
    return 0;
}
