// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicesearch.h"

#include <QStringMatcher>

#include <algorithm>
#include <array>
#include <compare>
#include <numeric>

namespace model {

namespace {

constexpr QChar lineBreak = u'\n';
constexpr QChar blank = u' ';
constexpr QChar tabulator = u'\t'; ///< before an abbreviation that is less sure

bool isIdeograph(QChar character)
{
    return character.script() == QChar::Script_Han;
}

/// Lower-case words: runs of letters and digits. Chinese and Latin next to each other are two words, so that
/// "苹果M2" is found like "苹果 M2".
QStringList wordsOf(const QString &text)
{
    QStringList words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            words << word;
        word.clear();
    };
    for (const QChar character : text.normalized(QString::NormalizationForm_KC).toLower()) {
        if (!character.isLetterOrNumber()) {
            end();
            continue;
        }
        if (!word.isEmpty() && isIdeograph(word.back()) != isIdeograph(character))
            end();
        word += character;
    }
    end();
    return words;
}

/// "m2u" of "M2 Ultra": the first word and the first letters of those that follow. Of "M2 Ultra (60-core GPU)" it is
/// the same, but less sure: it ends before the first number.
struct Abbreviation
{
    QString text;
    bool isWhole = true;
};

Abbreviation abbreviationOf(const QStringList &words)
{
    if (words.size() < 2 || isIdeograph(words.first().front()))
        return {};
    Abbreviation abbreviation{words.first()};
    for (qsizetype i = 1; i < words.size() && abbreviation.isWhole; ++i) {
        abbreviation.isWhole = words[i].front().isLetter();
        if (abbreviation.isWhole)
            abbreviation.text += words[i].front();
    }
    return abbreviation.text == words.first() ? Abbreviation{} : abbreviation;
}

/// Are two words the same but for one letter that is wrong, missing, too many, or swapped with its neighbour?
bool isOneLetterOff(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    qsizetype same = 0;
    while (same < a.size() && a[same] == b[same])
        ++same;
    if (a.size() < b.size())
        return a.mid(same) == b.mid(same + 1);
    if (same == a.size())
        return true;
    if (a.mid(same + 1) == b.mid(same + 1))
        return true;
    return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same]
           && a.mid(same + 2) == b.mid(same + 2);
}

bool holdsWord(const QString &words, const QString &word)
{
    return words.contains(blank + word + blank);
}

/// Does a word occur that is one letter off? Short words have too many neighbours to be guessed at.
bool holdsMisspelt(const QString &words, const QString &typed)
{
    constexpr qsizetype shortest = 4;
    if (typed.size() < shortest)
        return false;
    for (const QStringView word : QStringView(words).split(blank, Qt::SkipEmptyParts)) {
        if (isOneLetterOff(word, typed))
            return true;
    }
    return false;
}

/// How well a device matches, best first.
enum class Match {
    Exact,        ///< all that was typed is a name, an alias, an id or the vendor, blanks and hyphens aside
    Beginning,    ///< … is the beginning of one
    Abbreviation, ///< … is short for one: "m2u" for "M2 Ultra"
    WordsBegin,   ///< each word begins a word of names, vendor or aliases
    Contained,    ///< each word occurs somewhere
    None
};

/// A match and, of a beginning, how many letters are left.
struct Hit
{
    Match match = Match::None;
    qsizetype rest = 0;

    auto operator<=>(const Hit &) const = default;
};

constexpr qsizetype longestRest = 31; ///< what is longer counts as this

/// What was typed, ready to be looked for in the texts of many devices.
class Query
{
public:
    explicit Query(const QStringList &words) : m_all(words.join(QString()))
    {
        for (const QString &word : words)
            m_matchers.emplace_back(word);
    }

    [[nodiscard]] Hit match(const QString &names, const QString &words, const QString &abbreviations) const
    {
        const Hit whole = matchWhole(names);
        if (whole.match <= Match::Beginning)
            return whole;
        const Match abbreviated = matchAbbreviation(abbreviations);
        if (abbreviated == Match::Abbreviation)
            return {abbreviated};
        return {std::min({whole.match, abbreviated, matchWords(names, words)})};
    }

private:
    [[nodiscard]] Hit matchWhole(const QString &names) const
    {
        Hit best;
        const QString &pattern = m_all.pattern();
        for (qsizetype at = m_all.indexIn(names); at >= 0; at = m_all.indexIn(names, at + 1)) {
            if (names[at - 1] != lineBreak) {
                best = std::min(best, Hit{Match::Contained});
                continue;
            }
            const qsizetype end = at + pattern.size();
            const qsizetype rest = names.indexOf(lineBreak, end) - end;
            if (rest == 0)
                return {Match::Exact};
            best = std::min(best, Hit{Match::Beginning, std::min(rest, longestRest)});
        }
        return best;
    }

    [[nodiscard]] Match matchWords(const QString &names, const QString &words) const
    {
        Match worst = Match::WordsBegin;
        for (const QStringMatcher &matcher : m_matchers) {
            Match best = Match::None;
            // A single letter or digit occurs nearly everywhere: it has to begin a word.
            const bool mayBeInside = matcher.pattern().size() > 1 || isIdeograph(matcher.pattern().front());
            for (qsizetype at = matcher.indexIn(words); at >= 0; at = matcher.indexIn(words, at + 1)) {
                if (mayBeInside)
                    best = Match::Contained;
                if (words[at - 1] == blank) {
                    best = Match::WordsBegin;
                    break;
                }
            }
            if (best == Match::None && mayBeInside && matcher.indexIn(names) >= 0)
                best = Match::Contained;
            if (best == Match::None)
                return best;
            worst = std::max(worst, best);
        }
        return worst;
    }

    [[nodiscard]] Match matchAbbreviation(const QString &abbreviations) const
    {
        Match best = Match::None;
        const QString &pattern = m_all.pattern();
        for (qsizetype at = m_all.indexIn(abbreviations); at >= 0; at = m_all.indexIn(abbreviations, at + 1)) {
            if (abbreviations[at + pattern.size()] != lineBreak)
                continue;
            if (abbreviations[at - 1] == lineBreak)
                return Match::Abbreviation;
            if (abbreviations[at - 1] == tabulator)
                best = Match::WordsBegin;
        }
        return best;
    }

    QStringMatcher m_all;
    std::vector<QStringMatcher> m_matchers;
};

} // namespace

DeviceSearch::DeviceSearch(const Catalogue &catalogue)
{
    const std::vector<Device> &devices = catalogue.devices();
    m_preferred.resize(devices.size());
    std::iota(m_preferred.begin(), m_preferred.end(), 0);
    const auto at = [&](int position) -> const Device & { return devices[static_cast<std::size_t>(position)]; };
    std::ranges::stable_sort(m_preferred, [&](int left, int right) {
        const Device &a = at(left);
        const Device &b = at(right);
        if (a.prices.size() != b.prices.size())
            return a.prices.size() > b.prices.size();
        return a.releaseDate.value.value_or(QString()) > b.releaseDate.value.value_or(QString());
    });
    m_texts.reserve(devices.size());
    for (const int position : m_preferred)
        m_texts.push_back(textsOf(at(position), catalogue.vendorAliases().value(at(position).vendor)));
}

DeviceSearch::Texts DeviceSearch::textsOf(const Device &device, const QStringList &vendorAliases)
{
    Texts texts{lineBreak, blank, lineBreak};
    const auto add = [&](const QString &name) {
        const QStringList words = wordsOf(name);
        texts.names += words.join(QString()) + lineBreak;
        for (const QString &word : words) {
            if (!holdsWord(texts.words, word))
                texts.words += word + blank;
        }
        if (const Abbreviation abbreviation = abbreviationOf(words); !abbreviation.text.isEmpty())
            texts.abbreviations += (abbreviation.isWhole ? QString() : QString(tabulator)) + abbreviation.text
                                   + lineBreak;
    };
    add(device.name);
    add(device.fullName());
    add(device.vendor);
    add(device.id);
    for (const QString &alias : device.aliases)
        add(alias);
    for (const QString &alias : vendorAliases)
        add(alias);
    return texts;
}

std::vector<int> DeviceSearch::find(const QString &typed) const
{
    const QStringList words = wordsOf(typed);
    if (words.isEmpty()) // what is typed may be all punctuation, which no name is found by
        return typed.trimmed().isEmpty() ? m_preferred : std::vector<int>();
    const Query query(words);
    std::array<std::vector<int>, static_cast<std::size_t>(Match::None) + longestRest> equals; // best first
    std::size_t found = 0;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const Hit hit = query.match(m_texts[i].names, m_texts[i].words, m_texts[i].abbreviations);
        if (hit.match == Match::None)
            continue;
        const std::size_t behindBeginnings = hit.match > Match::Beginning ? longestRest - 1 : 0;
        const auto rest = static_cast<std::size_t>(std::max<qsizetype>(hit.rest - 1, 0));
        equals[static_cast<std::size_t>(hit.match) + rest + behindBeginnings].push_back(m_preferred[i]);
        ++found;
    }
    if (found == 0)
        return findMisspelt(words);
    std::vector<int> positions;
    positions.reserve(found);
    for (const std::vector<int> &group : equals)
        positions.insert(positions.end(), group.begin(), group.end());
    return positions;
}

std::vector<int> DeviceSearch::findMisspelt(const QStringList &typed) const
{
    // A word that some device has is not misspelt: "nvidai h100" is no H200.
    QStringList known;
    QStringList unknown;
    for (const QString &word : typed) {
        const bool isKnown = std::ranges::any_of(m_texts,
                                                 [&](const Texts &texts) { return holdsWord(texts.words, word); });
        (isKnown ? known : unknown) << word;
    }
    std::vector<int> positions;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const QString &words = m_texts[i].words;
        if (std::ranges::all_of(known, [&](const QString &word) { return holdsWord(words, word); })
            && std::ranges::all_of(unknown, [&](const QString &word) { return holdsMisspelt(words, word); }))
            positions.push_back(m_preferred[i]);
    }
    return positions;
}

} // namespace model
