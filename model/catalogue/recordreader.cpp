// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recordreader.h"

#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

bool isDate(QStringView text)
{
    if (text.startsWith(QLatin1String("read ")))
        text = text.mid(5);
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isHyphen = i == 4 || i == 7;
        if (isHyphen ? text[i] != u'-' : text[i] < u'0' || text[i] > u'9')
            return false;
    }
    const auto isWithin = [&](qsizetype at, int least, int most) {
        const int number = (text[at].unicode() - u'0') * 10 + (text[at + 1].unicode() - u'0');
        return number >= least && number <= most;
    };
    return isWithin(0, 19, 20) && (text.size() < 7 || isWithin(5, 1, 12)) && (text.size() < 10 || isWithin(8, 1, 31));
}

std::optional<FigureKind> figureKindFromId(const QString &id)
{
    if (id == QLatin1String("published"))
        return FigureKind::Published;
    if (id == QLatin1String("derived"))
        return FigureKind::Derived;
    if (id == QLatin1String("estimated"))
        return FigureKind::Estimated;
    if (id == QLatin1String("yours"))
        return FigureKind::Yours;
    return std::nullopt;
}

bool isId(const QString &text)
{
    QChar before = u'-';
    for (const QChar character : text) {
        const bool isHyphen = character == u'-';
        if (isHyphen ? before == u'-'
                     : !((character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9')))
            return false;
        before = character;
    }
    return before != u'-';
}

QString shown(const JsonValue &value)
{
    if (value.isString())
        return QLatin1Char('"') + value.toString() + QLatin1Char('"');
    return value.isNumber() ? QString::number(value.toDouble(), 'g', 12) : value.typeName();
}

QString Place::toPointer() const
{
    if (!m_parent)
        return *m_pointer;
    return m_index >= 0 ? jsonPath(m_parent->toPointer(), m_index) : jsonPath(m_parent->toPointer(), m_key);
}

void RecordReader::fault(ErrorCode code, int line, const Place &place, const QString &message)
{
    m_faults.push_back({code, m_fileName, line, place.toPointer(), message});
}

void RecordReader::wrongType(const JsonValue &found, const Place &place, const QString &expected)
{
    if (found.line() > 0)
        fault(ErrorCode::WrongType, found.line(), place,
              Text::tr("found %1, expected %2").arg(found.typeName(), expected));
    else
        fault(ErrorCode::MissingKey, m_enclosingLine, place, Text::tr("found nothing, expected %1").arg(expected));
}

void RecordReader::unknownKey(const Place &place, int line, const std::string &key,
                              const std::vector<const char *> &known)
{
    QStringList names;
    for (const char *name : known)
        names << QString::fromLatin1(name);
    fault(ErrorCode::UnknownKey, line, place,
          Text::tr("unknown key%1").arg(didYouMean(QString::fromStdString(key), names)));
}

void RecordReader::readText(const JsonValue &value, const Place &place, QString &text)
{
    if (!value.isString() || value.toString().trimmed().isEmpty())
        wrongType(value, place, Text::tr("text that is not empty"));
    else
        text = value.toString().simplified();
}

void RecordReader::readOptionalText(const JsonValue &value, const Place &place, QString &text)
{
    if (value.isNull())
        text.clear();
    else
        readText(value, place, text);
}

void RecordReader::readTexts(const JsonValue &value, const Place &place, QStringList &texts)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of texts"));
        return;
    }
    texts.clear();
    for (std::size_t i = 0; i < value.elements().size(); ++i) {
        QString text;
        readText(value.elements()[i], Place(place, static_cast<qsizetype>(i)), text);
        texts << text;
    }
}

void RecordReader::readBoolean(const JsonValue &value, const Place &place, bool &flag)
{
    if (!value.isBoolean())
        wrongType(value, place, Text::tr("true or false"));
    else
        flag = value.toBoolean();
}

Source RecordReader::readSource(const JsonValue &value, const Place &place)
{
    Source source;
    if (!value.isObject()) {
        wrongType(value, place, Text::tr("an object with title, url and date"));
        return source;
    }
    m_enclosingLine = value.line();
    readText(value["title"], Place(place, "title"), source.title);
    if (const JsonValue *url = value.find("url"))
        readOptionalText(*url, Place(place, "url"), source.url);
    if (const JsonValue *date = value.find("date"))
        source.date = readDate(*date, Place(place, "date"));
    return source;
}

QString RecordReader::readDate(const JsonValue &value, const Place &place)
{
    if (value.isString() && isDate(value.toString()))
        return value.toString();
    fault(
        ErrorCode::OutOfRange, value.line(), place,
        Text::tr("found %1, expected a date such as 2022, 2022-09, 2022-09-20 or \"read 2026-11\"").arg(shown(value)));
    return {};
}

Dissent RecordReader::readDissent(const JsonValue &value, const Place &place)
{
    Dissent dissent;
    m_enclosingLine = value.line();
    const JsonValue &stated = value["value"];
    if (stated.isNumber())
        dissent.statedValue = QString::number(stated.toDouble(), 'g', 12);
    else
        readText(stated, Place(place, "value"), dissent.statedValue);
    const QString unit = value["unit"].toString();
    if (!unit.isEmpty() && unit != QLatin1String("1"))
        dissent.statedValue += QLatin1Char(' ') + unit;
    readTexts(value["statedIn"], Place(place, "statedIn"), dissent.statedIn);
    return dissent;
}

void RecordReader::readDissents(const JsonValue &value, const Place &place, Provenance &provenance)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of dissents"));
        return;
    }
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        provenance.dissents.push_back(readDissent(value.elements()[i], Place(place, static_cast<qsizetype>(i))));
}

void RecordReader::readPrices(const JsonValue &value, const Place &place, std::vector<Price> &prices)
{
    if (!value.isArray()) {
        wrongType(value, place, Text::tr("a list of prices"));
        return;
    }
    prices.clear();
    for (std::size_t i = 0; i < value.elements().size(); ++i) {
        if (auto price = readPrice(value.elements()[i], Place(place, static_cast<qsizetype>(i))))
            prices.push_back(std::move(*price));
    }
}

std::optional<Price> RecordReader::readPrice(const JsonValue &json, const Place &place,
                                             std::initializer_list<const char *> more)
{
    if (!json.isObject()) {
        wrongType(json, place, Text::tr("an object with amount, currency, kind, date and source"));
        return std::nullopt;
    }
    const std::size_t faultsBefore = m_faults.size();
    Price price;
    price.origin = defaultKind();
    for (const char *needed : {"amount", "currency", "kind", "date"}) {
        if (!json.find(needed))
            fault(ErrorCode::MissingKey, json.line(), Place(place, needed),
                  Text::tr("a price needs amount, currency, kind and date"));
    }
    if (m_faults.size() != faultsBefore)
        return std::nullopt;
    const JsonValue &amount = json["amount"];
    if (!amount.isNumber())
        wrongType(amount, Place(place, "amount"), Text::tr("a number"));
    else if (!(amount.toDouble() > 0) || amount.toDouble() > 1e12)
        fault(ErrorCode::OutOfRange, amount.line(), Place(place, "amount"),
              Text::tr("found %1, expected an amount above 0").arg(amount.toDouble(), 0, 'g', 12));
    price.money.amount = amount.toDouble();
    if (const auto currency = currencyFromCode(json["currency"].toString()))
        price.money.currency = *currency;
    else
        fault(ErrorCode::OutOfRange, json["currency"].line(), Place(place, "currency"),
              Text::tr("found %1, expected %2").arg(shown(json["currency"]), currencyCodes().join(Text::tr(" or "))));
    if (const auto kind = priceKindFromId(json["kind"].toString()))
        price.kind = *kind;
    else
        fault(ErrorCode::OutOfRange, json["kind"].line(), Place(place, "kind"),
              Text::tr("found %1, expected list, street, system or cloud-hour").arg(shown(json["kind"])));
    price.date = readDate(json["date"], Place(place, "date"));
    if (const JsonValue *source = json.find("source"))
        price.source = readSource(*source, Place(place, "source"));
    std::vector<const char *> known = {"amount", "currency", "kind", "date", "source"};
    known.insert(known.end(), more);
    for (const auto &[key, value, line] : json.members()) {
        if (std::ranges::find(known, key) == known.end())
            unknownKey(Place(place, key), line, key, known);
    }
    if (m_faults.size() != faultsBefore)
        return std::nullopt;
    return price;
}

} // namespace model
