// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicecolours.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace ui {

namespace {

/// FNV-1a, 64 bit. Not qHash, which is seeded afresh in every process.
std::uint64_t stableHash(const QString &id)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : id.toUtf8()) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3U;
    }
    return hash;
}

struct Claim
{
    std::uint64_t hash;
    QString id;

    friend bool operator<(const Claim &first, const Claim &second)
    {
        return first.hash != second.hash ? first.hash < second.hash : first.id < second.id;
    }
    friend bool operator==(const Claim &, const Claim &) = default;
};

} // namespace

const QList<QColor> &deviceColours()
{
    static const QList<QColor> colours{
        QColor(0x27, 0x97, 0xf4), // sky blue
        QColor(0xe5, 0x74, 0x0b), // orange
        QColor(0x63, 0xa4, 0x53), // green
        QColor(0x7b, 0x51, 0xe1), // violet
        QColor(0xda, 0x2c, 0x1e), // red
        QColor(0x14, 0x6e, 0xa2), // deep blue
        QColor(0xbe, 0x26, 0x9d), // magenta
        QColor(0x5a, 0x75, 0x1a), // olive
        QColor(0xcc, 0x66, 0xd2), // orchid
        QColor(0x83, 0x5f, 0x65), // umber
        QColor(0x6d, 0x88, 0x71), // sage
        QColor(0x9d, 0x91, 0x9f), // stone
    };
    return colours;
}

QHash<QString, QColor> assignDeviceColours(const QStringList &ids)
{
    std::vector<Claim> claims;
    claims.reserve(std::size_t(ids.size()));
    for (const QString &id : ids)
        claims.push_back({stableHash(id), id});
    std::ranges::sort(claims, std::less<>{});
    claims.erase(std::unique(claims.begin(), claims.end()), claims.end());

    const QList<QColor> &colours = deviceColours();
    const auto count = std::uint64_t(colours.size());
    constexpr std::array<std::uint64_t, 4> strides{1, 5, 7, 11}; // each visits all twelve
    std::vector<int> uses(count, 0);

    QHash<QString, QColor> assigned;
    for (const Claim &claim : claims) {
        const int fewest = *std::ranges::min_element(uses);
        const std::uint64_t stride = strides[(claim.hash >> 40) % strides.size()];
        std::uint64_t slot = claim.hash % count;
        while (uses[slot] > fewest)
            slot = (slot + stride) % count;
        ++uses[slot];
        assigned.insert(claim.id, colours.at(qsizetype(slot)));
    }
    return assigned;
}

QHash<QString, int> assignDevicePatterns(const QStringList &ids)
{
    const QHash<QString, QColor> colours = assignDeviceColours(ids);
    QStringList sorted = ids;
    sorted.sort();
    QHash<int, int> timesUsed;
    QHash<QString, int> patterns;
    for (const QString &id : sorted) {
        const int colour = int(deviceColours().indexOf(colours.value(id)));
        constexpr int stride = 3; // shares no divisor with the numbers of shapes and of dashes
        patterns[id] = colour + stride * timesUsed[colour]++;
    }
    return patterns;
}

} // namespace ui
