// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person is working on: which devices are compared and how. All pages share it; views change it through the
/// setters and follow its signals, and know nothing of each other.
#pragma once

#include "model/compare/comparison.h"

#include <QObject>

namespace model {

class Workspace : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype maximumCompared = 40;

    explicit Workspace(Catalogue catalogue, QObject *parent = nullptr);

    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }

    /// Compared devices, in the order in which they were added.
    [[nodiscard]] const QStringList &comparedIds() const { return m_comparedIds; }
    [[nodiscard]] bool isCompared(const QString &id) const { return m_comparedIds.contains(id); }
    /// Ids the catalogue does not have and repeated ones are left out, and so is what exceeds maximumCompared.
    void setComparedIds(const QStringList &ids);
    /// False when the device cannot be added because maximumCompared are compared already.
    bool setCompared(const QString &id, bool compared);

    /// Moves a compared device to another place of the order.
    void moveCompared(int from, int to);

    /// What all shown is relative to; empty: nothing. Always one of the compared devices.
    [[nodiscard]] const QString &baselineId() const { return m_baselineId; }
    void setBaselineId(const QString &id);

    /// Number format, sparsity, price kind and currency of every chart; its metric is not used.
    [[nodiscard]] const MetricQuery &query() const { return m_query; }
    void setQuery(const MetricQuery &query);

    [[nodiscard]] RowOrder order() const { return m_order; }
    void setOrder(RowOrder order);

    /// Devices that are highlighted in every view.
    [[nodiscard]] const QStringList &selectedIds() const { return m_selectedIds; }
    void setSelectedIds(const QStringList &ids);

    /// One metric of the compared devices.
    [[nodiscard]] ComparisonRequest request(MetricId metric) const;
    [[nodiscard]] Comparison comparison(MetricId metric) const;

signals:
    void comparedChanged();  ///< which devices
    void settingsChanged();  ///< baseline, query, order
    void selectionChanged();

private:
    void dropWhatIsNotCompared();

    Catalogue m_catalogue;
    QStringList m_comparedIds;
    QString m_baselineId;
    MetricQuery m_query;
    RowOrder m_order = RowOrder::Value;
    QStringList m_selectedIds;
};

} // namespace model
