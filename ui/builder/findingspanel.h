// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the rules say, worst first: what cannot work, what works badly, what is worth knowing, each with both figures, its
/// source and buttons that put it right. What passes and what is not known is folded away, with its number in sight.
#pragma once

#include "model/server/findings.h"

#include <QScrollArea>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ui {

class FindingsPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);

    void showFindings(std::vector<model::Finding> findings);
    void retranslate();

signals:
    /// A person wants the build with a remedy applied.
    void remedyChosen(const model::ServerBuild &after);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group
    {
        model::Verdict verdict;
        QToolButton *header;
        QWidget *body;
        bool isOpen;
    };

    void fill(Group &group);
    QWidget *makeCard(const model::Finding &finding);
    void open(Group &group, bool isOpen);
    void nameHeaders();
    void fitHeight();
    [[nodiscard]] int countOf(model::Verdict verdict) const;

    std::vector<model::Finding> m_findings;
    QLabel *m_sound; ///< in place of cards when nothing speaks against the build
    QList<Group> m_groups;
};

} // namespace ui
