// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The translation files: complete, and in the language they say they are.
#include "tests/testmain.h"

#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString source;
    QString type;             ///< "", "unfinished", "vanished", "obsolete"
    QStringList translations; ///< one, or one a plural form
    qint64 line = 0;
};

struct TranslationFile
{
    QString language;
    QList<Message> messages;
    QString fault;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.line = xml.lineNumber();
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == QLatin1String("translation"))
                   && !xml.atEnd()) {
                if (xml.isCharacters())
                    text += xml.text();
                else if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
                    message.translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
            }
            if (message.translations.isEmpty())
                message.translations << text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

TranslationFile readTranslations(const QString &path)
{
    TranslationFile result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        result.fault = file.errorString();
        return result;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("TS"))
            result.language = xml.attributes().value(QLatin1String("language")).toString();
        else if (xml.isStartElement() && xml.name() == QLatin1String("message"))
            result.messages << readMessage(xml);
    }
    if (xml.hasError())
        result.fault = QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return result;
}

bool isDropped(const Message &message)
{
    return message.type == QLatin1String("vanished") || message.type == QLatin1String("obsolete");
}

QDir folder()
{
    return QDir(QStringLiteral(RIDGEPOINT_RESOURCES "/translations"));
}

QStringList files()
{
    return folder().entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name);
}

/// What may stand in a Chinese text without a Han character: names of products, companies, formats and programs, units,
/// currencies, places for figures, and signs.
bool needsNoHan(QString text)
{
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;"));
    static const QRegularExpression words(QStringLiteral(
        "\\b(Ridgepoint|NVIDIA|AMD|Apple|Intel|Google|AWS|Huawei|Cerebras|Groq|CUDA|ROCm|NVLink|PCIe|OAM|SXM|GPU|CPU|"
        "TPU|NPU|SoC|RAM|HBM|"
        "LoRA|QLoRA|MoE|KV|PUE|TTFT|TPOT|MFU|HFU|RoCE|GGUF|FP\\d+|BF\\d+|TF\\d+|INT\\d+|Tensor|FLOPS|FLOP|[GTP]?FLOPS?|"
        "TOPS|"
        "GB|GiB|MB|MiB|KiB|TB|[GT]B/s|kW|kWh|W|U|USD|CNY|EUR|GHz|MHz|bit|"
        "PNG|SVG|PDF|CSV|JSON|XLSX|Markdown|English|GNU|GPL|Esc|Enter|Home|End|Ctrl|Alt|Shift|T|n|L?\\d+)\\b"));
    static const QRegularExpression signs(QStringLiteral("%[Ln\\d]+|[\\s\\d\\p{P}\\p{S}]"));
    return text.remove(tags).remove(QLatin1Char('&')).remove(words).remove(signs).isEmpty();
}

bool hasHan(const QString &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return han.match(text).hasMatch();
}

QStringList placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d+|n)"));
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places << match.next().captured();
    places.removeDuplicates();
    places.sort();
    return places;
}

} // namespace

class tst_Translations : public tests::TestCase
{
    Q_OBJECT

private slots:
    void chineseIsThere();
    void parses_data() { addFiles(); }
    void parses();
    void nothingIsUnfinished_data() { addFiles(); }
    void nothingIsUnfinished();
    void placesForFiguresAreKept_data() { addFiles(); }
    void placesForFiguresAreKept();
    void chineseIsChinese_data() { addFiles(); }
    void chineseIsChinese();

private:
    static void addFiles();
};

void tst_Translations::addFiles()
{
    QTest::addColumn<QString>("file");
    if (files().isEmpty())
        QSKIP("there are no translations yet");
    for (const QString &file : files())
        QTest::newRow(qPrintable(file)) << file;
}

void tst_Translations::chineseIsThere()
{
    if (files().isEmpty())
        QSKIP("there are no translations yet");
    QVERIFY2(files().contains(QStringLiteral("ridgepoint_zh_CN.ts")), qPrintable(files().join(QLatin1Char(' '))));
}

void tst_Translations::parses()
{
    QFETCH(const QString, file);
    const TranslationFile translations = readTranslations(folder().filePath(file));
    QVERIFY2(translations.fault.isEmpty(), qPrintable(translations.fault));
    QVERIFY2(translations.language.startsWith(file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0)),
             qPrintable(translations.language));
    QVERIFY(!translations.messages.isEmpty());
}

void tst_Translations::nothingIsUnfinished()
{
    QFETCH(const QString, file);
    const TranslationFile translations = readTranslations(folder().filePath(file));
    QStringList unfinished;
    for (const Message &message : translations.messages) {
        const bool isEmpty = std::ranges::any_of(message.translations,
                                                 [](const QString &text) { return text.trimmed().isEmpty(); });
        // Of English only the plural forms are written; the rest is the source text itself.
        const bool isSource = translations.language.startsWith(QLatin1String("en")) && message.translations.size() == 1;
        if (!isDropped(message) && (message.type == QLatin1String("unfinished") || (isEmpty && !isSource)))
            unfinished << QStringLiteral("%1:%2: %3").arg(file).arg(message.line).arg(message.source);
    }
    QVERIFY2(unfinished.isEmpty(), qPrintable(unfinished.join(QLatin1Char('\n'))));
}

void tst_Translations::placesForFiguresAreKept()
{
    QFETCH(const QString, file);
    QStringList wrong;
    for (const Message &message : readTranslations(folder().filePath(file)).messages) {
        for (const QString &text : message.translations) {
            QStringList expected = placesOf(message.source);
            QStringList found = placesOf(text);
            // A singular may leave the number out.
            if (message.translations.size() > 1) {
                expected.removeAll(QStringLiteral("%n"));
                found.removeAll(QStringLiteral("%n"));
            }
            if (!isDropped(message) && !text.isEmpty() && found != expected)
                wrong << QStringLiteral("%1:%2: %3").arg(file).arg(message.line).arg(text);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void tst_Translations::chineseIsChinese()
{
    QFETCH(const QString, file);
    const TranslationFile translations = readTranslations(folder().filePath(file));
    if (!translations.language.startsWith(QLatin1String("zh")))
        return;
    QStringList foreign;
    for (const Message &message : translations.messages) {
        for (const QString &text : message.translations) {
            if (!isDropped(message) && !hasHan(text) && !needsNoHan(text))
                foreign << QStringLiteral("%1:%2: %3").arg(file).arg(message.line).arg(text);
        }
    }
    QVERIFY2(foreign.isEmpty(), qPrintable(foreign.join(QLatin1Char('\n'))));
}

RIDGEPOINT_TEST(tst_Translations)

#include "tst_translations.moc"
