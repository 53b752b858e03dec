// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The languages the program speaks, and switching between them while it runs.
#pragma once

#include <QString>
#include <QStringList>

namespace model {

/// "en", "zh_CN".
[[nodiscard]] QStringList languageIds();
/// The language's own name: "English", "简体中文".
[[nodiscard]] QString languageName(const QString &id);
/// The system's language as far as the program speaks it, else "en".
[[nodiscard]] QString systemLanguage();
/// Installs the translations of a language (and Qt's own) in place of those before, and makes its number format
/// the default. Widgets get QEvent::LanguageChange.
void setLanguage(const QString &id);
[[nodiscard]] QString currentLanguage();

} // namespace model
