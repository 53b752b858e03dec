// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serversystem.h"

#include "model/text/translate.h"

namespace model {

QString systemKindId(SystemKind kind)
{
    switch (kind) {
    case SystemKind::ArticleList: return QStringLiteral("article-list");
    case SystemKind::ArticleTable: return QStringLiteral("article-table");
    case SystemKind::Reference: return QStringLiteral("reference");
    }
    Q_UNREACHABLE();
}

QString systemKindName(SystemKind kind)
{
    switch (kind) {
    case SystemKind::ArticleList: return Text::tr("list of an article");
    case SystemKind::ArticleTable: return Text::tr("table of an article");
    case SystemKind::Reference: return Text::tr("reference system");
    }
    Q_UNREACHABLE();
}

std::optional<SystemKind> systemKindFromId(const QString &id)
{
    for (const SystemKind kind : {SystemKind::ArticleList, SystemKind::ArticleTable, SystemKind::Reference}) {
        if (systemKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

} // namespace model
