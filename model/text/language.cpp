// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <vector>

namespace model {

namespace {

const QString english = QStringLiteral("en");
const QString chinese = QStringLiteral("zh_CN");

struct Installed
{
    QString language = english;
    std::vector<std::unique_ptr<QTranslator>> translators;
};

Installed &installed()
{
    static Installed state;
    return state;
}

void install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder)) {
        QCoreApplication::installTranslator(translator.get());
        installed().translators.push_back(std::move(translator));
    }
}

} // namespace

QStringList languageIds()
{
    return {english, chinese};
}

QString languageName(const QString &id)
{
    return id == chinese ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QString systemLanguage()
{
    // Traditional Chinese readers are served better by simplified Chinese than by English.
    return QLocale::system().language() == QLocale::Chinese ? chinese : english;
}

void setLanguage(const QString &id)
{
    for (const auto &translator : installed().translators)
        QCoreApplication::removeTranslator(translator.get());
    installed().translators.clear();
    installed().language = id;
    QLocale::setDefault(id == chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                      : QLocale(QLocale::English, QLocale::UnitedStates));
    install(QStringLiteral("ridgepoint_%1").arg(id), QStringLiteral(":/i18n")); // of English: the plural forms
    if (id == chinese)
        install(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

QString currentLanguage()
{
    return installed().language;
}

} // namespace model
