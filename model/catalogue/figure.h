// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A fact about a device: its value with its kind, where it comes from, and who states something else.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace model {

enum class FigureKind {
    Published, ///< a vendor or a data base states it
    Derived,   ///< computed from published figures
    Estimated, ///< somebody's estimate
    Yours      ///< entered by the user
};

/// Where a figure was read. The date is the source's own, or "read YYYY-MM" where it has none.
struct Source
{
    QString title;
    QString url;
    QString date;

    bool operator==(const Source &) const = default;
};

/// Another value that named publications state for the same thing, as text with its unit ("1150 GB/s").
struct Dissent
{
    QString statedValue;
    QStringList statedIn;

    bool operator==(const Dissent &) const = default;
};

/// What is known about a figure besides its value. Sources are numbers into Device::sources; an empty list means
/// "source not recorded".
struct Provenance
{
    FigureKind kind = FigureKind::Published;
    std::vector<quint16> sources;
    std::vector<Dissent> dissents;

    bool operator==(const Provenance &) const = default;
};

/// A value that may be unknown, and its provenance. T is a quantity, a number or text.
template<class T>
struct Figure
{
    std::optional<T> value;
    Provenance provenance;

    [[nodiscard]] bool isKnown() const { return value.has_value(); }
};

} // namespace model
