// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/language.h"
#include "model/text/numbers.h"
#include "tests/testmain.h"

#include <QLocale>

using namespace model;

class LanguageTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void programSpeaksEnglishAndSimplifiedChinese()
    {
        QCOMPARE(languageIds(), QStringList({QStringLiteral("en"), QStringLiteral("zh_CN")}));
        QCOMPARE(languageName(QStringLiteral("en")), QStringLiteral("English"));
        QCOMPARE(languageName(QStringLiteral("zh_CN")), QStringLiteral("简体中文"));
        QVERIFY(languageIds().contains(systemLanguage()));
    }

    void languageSwitchesForthAndBack()
    {
        setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(currentLanguage(), QStringLiteral("zh_CN"));
        QCOMPARE(QLocale().language(), QLocale::Chinese);
        QCOMPARE(QLocale().territory(), QLocale::China);
        QCOMPARE(numberForPeople(1978.9), QStringLiteral("1,978.9"));
        setLanguage(QStringLiteral("en"));
        QCOMPARE(currentLanguage(), QStringLiteral("en"));
        QCOMPARE(QLocale().language(), QLocale::English);
        setLanguage(QStringLiteral("zh_CN"));
        setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(currentLanguage(), QStringLiteral("zh_CN"));
    }
};

RIDGEPOINT_TEST(LanguageTest)
#include "tst_language.moc"
