// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/jsonvalue.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <QTemporaryDir>

#include <limits>

using namespace model;

namespace {

Result<JsonDocument> parse(const QByteArray &text)
{
    return parseJson(text, QStringLiteral("file.json"));
}

} // namespace

class JsonValueTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void valuesAreRead()
    {
        const auto document = parse(R"({"a": 1, "b": 2.5, "c": "text", "d": [true, null], "e": {"f": "Grüße 苹果"}})");
        QVERIFY(document);
        const JsonValue &root = document->root;
        QVERIFY(root.isObject());
        QVERIFY(root["a"].isInteger());
        QCOMPARE(root["a"].toDouble(), 1.0);
        QVERIFY(root["b"].isNumber() && !root["b"].isInteger());
        QCOMPARE(root["b"].toDouble(), 2.5);
        QCOMPARE(root["c"].toString(), QStringLiteral("text"));
        QCOMPARE(root["d"].elements().size(), std::size_t(2));
        QVERIFY(root["d"].elements()[0].isBoolean() && root["d"].elements()[0].toBoolean());
        QVERIFY(root["d"].elements()[1].isNull());
        QCOMPARE(root["e"]["f"].toString(), QStringLiteral("Grüße 苹果"));
        QVERIFY(!root.find("absent"));
        QVERIFY(root["absent"]["deeper"].isNull());
        QVERIFY(document->warnings.empty());
    }

    void lineIsThatOfTheValue_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");

        QTest::newRow("on one line") << QByteArray(R"({"a": 1})") << 1;
        QTest::newRow("a text on the third line") << QByteArray("{\n\n\"a\": \"x\"\n}") << 3;
        QTest::newRow("a number with the line's end right behind it") << QByteArray("{\n\"a\": 12\n}") << 2;
        QTest::newRow("a negative fraction with the line's end right behind it")
            << QByteArray("{\n\"a\": -1.5e3\n\n}") << 2;
        QTest::newRow("a number before a comma") << QByteArray("{\n\"a\": 12,\n\"b\": 1}") << 2;
        QTest::newRow("a number before Windows' line end") << QByteArray("{\r\n\"a\": 12\r\n}") << 2;
        QTest::newRow("true before a line end") << QByteArray("{\n\"a\": true\n}") << 2;
        QTest::newRow("a list begins at its bracket") << QByteArray("{\n\"a\": [\n1\n]\n}") << 2;
        QTest::newRow("the value and not the key") << QByteArray("{\n\"a\":\n\n5}") << 4;
    }
    void lineIsThatOfTheValue()
    {
        QFETCH(QByteArray, text);
        const auto document = parse(text);
        QVERIFY(document);
        QTEST(document->root["a"].line(), "line");
    }

    void badTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("part");

        const auto row = [](const char *name, const QByteArray &text, int line, const char *part) {
            QTest::newRow(name) << text << line << QString::fromUtf8(part);
        };
        row("nothing", "", 1, "empty");
        row("blanks", " \n\t\n", 1, "empty");
        row("UTF-16, little end first", QByteArray("\xff\xfe{\0}\0", 6), 1, "UTF-16");
        row("UTF-16, big end first", QByteArray("\xfe\xff\0{\0}", 6), 1, "UTF-16");
        row("a web page", "<!DOCTYPE html>\n<html>", 1, "web page");
        row("a web page behind blanks", "\n  <html>", 1, "web page");
        row("a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", 1, "Git LFS");
        row("cut off inside an object", "{\"a\": 1,\n\"b\": {", 2, "unexpected end of input");
        row("cut off inside a text", "{\n\"a\": \"x", 2, "missing closing quote");
        row("NaN", "{\"a\": NaN}", 1, "invalid literal");
        row("infinity", "[\n-Infinity]", 2, "invalid number");
        row("a number beyond a double", "[1e400]", 1, "1e400");
        row("a comma too much", "[1,\n2,\n]", 3, "unexpected ']'");
        row("single quotes", "{'a': 1}", 1, "invalid literal");
        row("a comment", "{ // no\n}", 1, "invalid literal");
        row("something behind the end", "{}\n{}", 2, "expected end of input");
        row("bytes that are not UTF-8", "[\"\xc3\x28\"]", 1, "UTF-8");
        row("an unescaped line end in a text", "[\"a\nb\"]", 2, "control character");
        row("101 levels", QByteArray(101, '[') + QByteArray(101, ']'), 1, "100 levels");
    }
    void badTextIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, part);
        const auto document = parse(text);
        QVERIFY(!document);
        QCOMPARE(document.error().code, text.contains("e400") ? ErrorCode::OutOfRange : ErrorCode::Syntax);
        QCOMPARE(document.error().file, QStringLiteral("file.json"));
        QVERIFY2(document.error().message.contains(part), qPrintable(document.error().message));
        QTEST(document.error().line, "line");
    }

    void unusualTextIsAccepted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbf{\"a\": 1}");
        QTest::newRow("100 levels") << QByteArray(100, '[') + QByteArray(100, ']');
        QTest::newRow("a lonely number") << QByteArray("5");
        QTest::newRow("blanks around") << QByteArray("\n\n {} \n");
        QTest::newRow("a surrogate pair") << QByteArray(R"(["\ud83d\ude00"])");
    }
    void unusualTextIsAccepted()
    {
        QFETCH(QByteArray, text);
        QVERIFY(parse(text));
    }

    void keyGivenTwiceIsWarnedOfWithItsPath()
    {
        const auto document = parse("{\"list\": [ {}, {\n\"a/b\": 1,\n\"c\": 2,\n\"a/b\": 3 } ] }");
        QVERIFY(document);
        QCOMPARE(document->root["list"].elements()[1]["a/b"].toDouble(), 3.0);
        QCOMPARE(document->root["list"].elements()[1].members().size(), std::size_t(2));
        QCOMPARE(tests::listed(document->warnings),
                 QStringLiteral(
                     "file.json:4: /list/1/a~1b: the key is given twice, here and in line 2; the last one counts"));
    }

    void manyKeysInOneObjectAreReadInLinearTime()
    {
        QByteArray text = "{\"first\": 0";
        constexpr int count = 20'000;
        for (int i = 0; i < count; ++i)
            text += ",\"key" + QByteArray::number(i) + "\":1";
        text += ",\"first\":1}";
        QElapsedTimer timer;
        timer.start();
        const auto document = parse(text);
        QVERIFY(document);
        QCOMPARE(document->root.members().size(), std::size_t(count + 1));
        QCOMPARE(document->warnings.size(), std::size_t(1));
        QVERIFY2(timer.elapsed() < 5000, "comparing each key with all before it takes minutes");
    }

    void textComesBackEqual_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("members in order") << QByteArray(R"({"z":1,"a":2,"m":[1,2.5,"x",null,true,false,{}]})");
        QTest::newRow("quotes, slashes and Han characters")
            << QByteArray("{\"a\\\"b\":\"x\\\\y/z\\n\",\"苹果\":\"M2 Ultra\"}"); // no raw string: moc stops at \\"
        QTest::newRow("numbers that need all digits")
            << QByteArray("[0.1,1e-07,123456.789,2.5e+20,-5,9007199254740991]");
        QTest::newRow("empty things") << QByteArray(R"([[],{},""])");
    }
    void textComesBackEqual()
    {
        QFETCH(QByteArray, text);
        const auto document = parse(text);
        QVERIFY(document);
        QCOMPARE(document->root.toText(true), text);
        const auto indented = parse(document->root.toText());
        QVERIFY(indented);
        QCOMPARE(indented->root.toText(true), text);
    }

    void wholeNumbersAreWrittenWithoutPoint()
    {
        JsonValue list = JsonValue::array();
        list.append(JsonValue(3350.0)).append(JsonValue(0.1)).append(JsonValue(-2.0)).append(JsonValue(7));
        QCOMPARE(list.toText(true), QByteArray("[3350,0.1,-2,7]"));
    }

    void numbersBeyondAnIntegerAreWritten()
    {
        const auto document = parse("[18446744073709551615, 1e300, -9223372036854775808]");
        QVERIFY(document);
        const auto again = parse(document->root.toText());
        QVERIFY(again);
        QCOMPARE(again->root.elements()[0].toDouble(), 18446744073709551615.0);
        QCOMPARE(again->root.elements()[1].toDouble(), 1e300);
        QCOMPARE(again->root.elements()[2].toDouble(), -9223372036854775808.0);
    }

    void whatIsNoNumberIsWrittenAsNull()
    {
        JsonValue list = JsonValue::array();
        list.append(JsonValue(std::numeric_limits<double>::quiet_NaN()))
            .append(JsonValue(std::numeric_limits<double>::infinity()));
        QCOMPARE(list.toText(true), QByteArray("[null,null]"));
    }

    void indentedTextHasTwoBlanksALevel()
    {
        JsonValue object = JsonValue::object();
        object.set(QStringLiteral("a"), JsonValue::array().append(JsonValue(1)));
        QCOMPARE(object.toText(), QByteArray("{\n  \"a\": [\n    1\n  ]\n}"));
    }

    void pathsEscapeWhatAPointerEscapes()
    {
        QCOMPARE(jsonPath(QStringLiteral("/devices"), qsizetype(3)), QStringLiteral("/devices/3"));
        QCOMPARE(jsonPath(QString(), "a/b"), QStringLiteral("/a~1b"));
        QCOMPARE(jsonPath(QStringLiteral("/x"), "m~n"), QStringLiteral("/x/m~0n"));
        QCOMPARE(jsonPath(QStringLiteral("/x"), "~1"), QStringLiteral("/x/~01"));
        QCOMPARE(jsonPath(QStringLiteral("/x"), "苹果"), QStringLiteral("/x/苹果"));
    }

    void filesThatCannotBeReadAreNamed()
    {
        const auto missing = readJsonFile(QStringLiteral("/nowhere/at-all.json"));
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::CannotRead);
        QCOMPARE(missing.error().file, QStringLiteral("/nowhere/at-all.json"));
        QTemporaryDir folder;
        const auto isFolder = readJsonFile(folder.path());
        QVERIFY(!isFolder);
        QCOMPARE(isFolder.error().code, ErrorCode::CannotRead);
        QVERIFY(isFolder.error().message.contains(QStringLiteral("folder")));
    }

    void fileThatIsTooLargeIsRefusedWithoutReadingIt()
    {
        const QString path = tests::dataFile(QStringLiteral("catalogue/overlay.json"));
        const auto document = readJsonFile(path, 10);
        QVERIFY(!document);
        QCOMPARE(document.error().code, ErrorCode::CannotRead);
        QVERIFY(document.error().message.contains(QStringLiteral("too large")));
        QVERIFY(readJsonFile(path));
    }

    void errorIsWrittenAsFileLinePlaceAndMessage()
    {
        const Error whole{ErrorCode::WrongType, QStringLiteral("a%2.json"), 7, QStringLiteral("/x"),
                          QStringLiteral("found 5%1")};
        QCOMPARE(whole.toText(), QStringLiteral("a%2.json:7: /x: found 5%1"));
        const Error bare{ErrorCode::UnknownId, {}, 0, {}, QStringLiteral("unknown device")};
        QCOMPARE(bare.toText(), QStringLiteral("unknown device"));
        const Error withoutLine{ErrorCode::CannotRead, QStringLiteral("a.json"), 0, {}, QStringLiteral("no such file")};
        QCOMPARE(withoutLine.toText(), QStringLiteral("a.json: no such file"));
    }

    void errorCodesHaveDistinctNames()
    {
        QStringList names;
        for (int code = 0; code <= static_cast<int>(ErrorCode::Unsupported); ++code)
            names << errorCodeName(static_cast<ErrorCode>(code));
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(names.contains(QStringLiteral("missing-key")));
    }
};

RIDGEPOINT_TEST(JsonValueTest)
#include "tst_jsonvalue.moc"
