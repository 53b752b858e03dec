// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Files of measurements that a person has added: a part of the workspace, kept as text so that a workspace that travels
/// takes them along.
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QList>

namespace model {

struct OwnMeasurements
{
    /// A workspace travels in pictures and share texts: more than this is a data base and stays a file.
    static constexpr qsizetype mostBytes = 1024 * 1024; ///< of all files of a workspace
    static constexpr qsizetype mostRows = 5000;         ///< of one file

    QString name; ///< of the file, without its folder
    QByteArray csv;

    bool operator==(const OwnMeasurements &) const = default;
};

/// Reads a file and adds it to those there are; one of the same name is replaced.
/// Errors: those of MeasuredTable::readFile(); OutOfRange when it has too many rows or all files together are too large.
[[nodiscard]] Result<QList<OwnMeasurements>> withMeasurements(QList<OwnMeasurements> present, const QString &path);

} // namespace model
