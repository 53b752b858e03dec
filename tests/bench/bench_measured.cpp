// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Typing into the filter of the Measured page over all figures of the published rows: search in all columns, count and table,
// beside a bare QSortFilterProxyModel that looks for the same letters in one text a row, in a view of the same size.

#include "measure.h"

#include "model/text/language.h"
#include "ui/measured/measuredpage.h"

#include <QApplication>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QTableView>
#include <QTimer>

namespace {

/// What is typed, letter by letter, and taken back.
const QStringList &keystrokes()
{
    static const QStringList texts = {
        QStringLiteral("h"),   QStringLiteral("h1"), QStringLiteral("h10"),  QStringLiteral("h100"),
        QStringLiteral("h10"), QStringLiteral("h1"), QStringLiteral("h"),    QString(),
        QStringLiteral("v"),   QStringLiteral("vl"), QStringLiteral("vllm"), QString()};
    return texts;
}

class Product
{
public:
    Product(const model::Catalogue &catalogue, const QSize &size) : m_workspace(catalogue), m_page(m_workspace)
    {
        m_page.resize(size);
        m_page.show();
        m_page.waitForAnswers();
        for (QTimer *timer : m_page.findChildren<QTimer *>())
            timer->setInterval(0); // the pause is not ours to measure
        QCoreApplication::processEvents();
    }

    void type()
    {
        auto *field = m_page.findChild<QLineEdit *>();
        for (const QString &text : keystrokes()) {
            field->setText(text);
            QCoreApplication::processEvents();
        }
    }

    [[nodiscard]] const model::MeasuredData &measured() const { return m_page.measured(); }
    [[nodiscard]] QSize tableSize() const { return m_page.findChild<QTableView *>()->size(); }

private:
    model::Workspace m_workspace;
    ui::MeasuredPage m_page;
};

class Floor
{
public:
    Floor(const model::MeasuredData &data, const QSize &size)
    {
        QStringList texts;
        for (const model::MeasuredFigure &figure : data.figures)
            texts << figure.words;
        m_texts.setStringList(texts);
        m_proxy.setSourceModel(&m_texts);
        m_proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
        m_view.setModel(&m_proxy);
        m_view.resize(size);
        m_view.show();
        QCoreApplication::processEvents();
    }

    void type()
    {
        for (const QString &text : keystrokes()) {
            m_proxy.setFilterFixedString(text);
            QCoreApplication::processEvents();
        }
    }

private:
    QStringListModel m_texts;
    QSortFilterProxyModel m_proxy;
    QTableView m_view;
};

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    bench::silencePlatform();
    model::setLanguage(QStringLiteral("en"));
    Product product(model::loadCatalogue().catalogue, QSize(1030, 680));
    Floor floor(product.measured(), product.tableSize());
    const bench::Times times = bench::measureInTurn(
        bench::turnsFromArguments(15), [&] { product.type(); }, [&] { floor.type(); });
    bench::reportHeader(QStringLiteral("Filter over %1 measured figures").arg(product.measured().figures.size()));
    bench::report(QStringLiteral("%1 keystrokes").arg(keystrokes().size()), times, {4, 4});
    return 0;
}
