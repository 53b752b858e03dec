// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace.h"

namespace model {

Workspace::Workspace(Catalogue catalogue, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue))
{
}

void Workspace::setComparedIds(const QStringList &ids)
{
    QStringList accepted;
    for (const QString &id : ids) {
        if (accepted.size() < maximumCompared && m_catalogue.find(id) && !accepted.contains(id))
            accepted << id;
    }
    if (accepted == m_comparedIds)
        return;
    m_comparedIds = accepted;
    dropWhatIsNotCompared();
    emit comparedChanged();
}

bool Workspace::setCompared(const QString &id, bool compared)
{
    if (compared == isCompared(id))
        return true;
    if (compared && m_comparedIds.size() >= maximumCompared)
        return false;
    QStringList ids = m_comparedIds;
    if (compared)
        ids << id;
    else
        ids.removeOne(id);
    setComparedIds(ids);
    return true;
}

void Workspace::moveCompared(int from, int to)
{
    if (from < 0 || from >= m_comparedIds.size() || to < 0 || to >= m_comparedIds.size() || from == to)
        return;
    m_comparedIds.move(from, to);
    emit comparedChanged();
}

void Workspace::setBaselineId(const QString &id)
{
    const QString accepted = isCompared(id) ? id : QString();
    if (accepted == m_baselineId)
        return;
    m_baselineId = accepted;
    emit settingsChanged();
}

void Workspace::setQuery(const MetricQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    emit settingsChanged();
}

void Workspace::setOrder(RowOrder order)
{
    if (order == m_order)
        return;
    m_order = order;
    emit settingsChanged();
}

void Workspace::setSelectedIds(const QStringList &ids)
{
    if (ids == m_selectedIds)
        return;
    m_selectedIds = ids;
    emit selectionChanged();
}

ComparisonRequest Workspace::request(MetricId metric) const
{
    MetricQuery query = m_query;
    query.metric = metric;
    return {m_comparedIds, query, m_baselineId, m_order};
}

Comparison Workspace::comparison(MetricId metric) const
{
    auto comparison = compare(m_catalogue, request(metric));
    Q_ASSERT(comparison); // only known devices are compared, each once, and the baseline is one of them
    return std::move(comparison).value();
}

void Workspace::dropWhatIsNotCompared()
{
    if (!isCompared(m_baselineId))
        m_baselineId.clear();
    QStringList stillThere;
    for (const QString &id : m_selectedIds) {
        if (isCompared(id))
            stillThere << id;
    }
    m_selectedIds = stillThere;
}

} // namespace model
