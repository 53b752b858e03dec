// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownmeasurements.h"

#include "measuredtable.h"

#include "model/text/translate.h"

#include <QFile>
#include <QFileInfo>

namespace model {

Result<QList<OwnMeasurements>> withMeasurements(QList<OwnMeasurements> present, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::CannotRead, path, 0, {}, file.errorString()});
    const QByteArray bytesRead = file.read(OwnMeasurements::mostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return failure({ErrorCode::CannotRead, path, 0, {}, file.errorString()});
    // As a workspace file holds it: text.
    const OwnMeasurements added{QFileInfo(path).fileName(), QString::fromUtf8(bytesRead).toUtf8()};
    present.removeIf([&](const OwnMeasurements &other) { return other.name == added.name; });
    present << added;
    qsizetype bytes = 0;
    for (const OwnMeasurements &one : present)
        bytes += one.csv.size();
    if (bytes > OwnMeasurements::mostBytes)
        return failure({ErrorCode::OutOfRange,
                        path,
                        0,
                        {},
                        Text::tr("a workspace holds at most %1 KiB of measurements; take files out or shorten this "
                                 "one, or use \"ridgepoint validate\" for it")
                            .arg(OwnMeasurements::mostBytes / 1024)});
    const Result<MeasuredTable> table = MeasuredTable::read(bytesRead, path);
    if (!table)
        return failure(table.error());
    if (std::ssize(table->rows()) > OwnMeasurements::mostRows)
        return failure(
            {ErrorCode::OutOfRange,
             path,
             0,
             {},
             Text::tr("found %1 rows, expected at most %2").arg(table->rows().size()).arg(OwnMeasurements::mostRows)});
    return present;
}

} // namespace model
