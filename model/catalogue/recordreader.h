// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the readers of devices and of server parts share: texts, sources, prices and dissents of a catalogue file, each
/// fault with file, line, JSON path, what was found and what was expected.
#pragma once

#include "figure.h"
#include "money.h"

#include "model/json/jsonvalue.h"

#include <initializer_list>

namespace model {

/// Whose a file is: figures and prices of a user's file are the user's unless they say otherwise.
enum class RecordOrigin { BuiltIn, User };

/// Where the reader is. The JSON pointer is written out when there is a fault to report, not for each of the
/// thousands of values that have none. A place refers to the one it lies in and to the key, which have to outlive it.
class Place
{
public:
    explicit Place(const QString &pointer) : m_pointer(&pointer) {}
    Place(const Place &parent, std::string_view key) : m_parent(&parent), m_key(key) {}
    Place(const Place &parent, qsizetype index) : m_parent(&parent), m_index(index) {}

    [[nodiscard]] QString toPointer() const;

private:
    const QString *m_pointer = nullptr;
    const Place *m_parent = nullptr;
    std::string_view m_key;
    qsizetype m_index = -1;
};

/// A value as a message shows it: "gift" in quotes, a number as it is, else the type in words.
[[nodiscard]] QString shown(const JsonValue &value);

[[nodiscard]] std::optional<FigureKind> figureKindFromId(const QString &id);

/// "2022", "2022-09" or "2022-09-20", with or without "read " before it.
[[nodiscard]] bool isDate(QStringView text);

/// Lower-case letters and digits in words joined by single hyphens.
[[nodiscard]] bool isId(const QString &text);

class RecordReader
{
public:
    RecordReader(QString fileName, RecordOrigin origin, Errors &faults)
        : m_fileName(std::move(fileName)), m_origin(origin), m_faults(faults)
    {
    }

    void fault(ErrorCode code, int line, const Place &place, const QString &message);
    void wrongType(const JsonValue &found, const Place &place, const QString &expected);
    void unknownKey(const Place &place, int line, const std::string &key, const std::vector<const char *> &known);

    void readText(const JsonValue &value, const Place &place, QString &text);
    void readOptionalText(const JsonValue &value, const Place &place, QString &text);
    void readTexts(const JsonValue &value, const Place &place, QStringList &texts);
    void readBoolean(const JsonValue &value, const Place &place, bool &flag);
    [[nodiscard]] QString readDate(const JsonValue &value, const Place &place);
    [[nodiscard]] Source readSource(const JsonValue &value, const Place &place);
    [[nodiscard]] Dissent readDissent(const JsonValue &value, const Place &place);
    void readDissents(const JsonValue &value, const Place &place, Provenance &provenance);
    void readPrices(const JsonValue &value, const Place &place, std::vector<Price> &prices);
    /// A price, or nothing when it has a fault. Keys of `more` are left to the caller.
    [[nodiscard]] std::optional<Price> readPrice(const JsonValue &json, const Place &place,
                                                 std::initializer_list<const char *> more = {});

    /// The kind of a figure that states none.
    [[nodiscard]] FigureKind defaultKind() const
    {
        return m_origin == RecordOrigin::User ? FigureKind::Yours : FigureKind::Published;
    }

protected:
    QString m_fileName;
    RecordOrigin m_origin;
    Errors &m_faults;
    int m_enclosingLine = 0; ///< of the object whose members are read, for a member that is missing
};

} // namespace model
