// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Typing into the picker over 10,000 devices: search, conditions, counts, chips and list, beside a bare
// QSortFilterProxyModel that looks for the same letters in the names alone, in a view of the same size.

#include "measure.h"

#include "model/text/language.h"
#include "ui/devices/devicepanel.h"

#include <QApplication>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QTimer>
#include <QTreeView>

namespace {

constexpr std::size_t deviceCount = 10000;

/// The built-in devices under new names, as often as it takes.
model::Catalogue manyDevices()
{
    const model::Catalogue builtIn = model::loadCatalogue().catalogue;
    std::vector<model::Device> devices;
    devices.reserve(deviceCount);
    for (std::size_t i = 0; i < deviceCount; ++i) {
        model::Device device = builtIn.devices()[i % builtIn.devices().size()];
        device.id += QStringLiteral("-copy-%1").arg(i);
        device.name += QStringLiteral(" copy %1").arg(i);
        devices.push_back(std::move(device));
    }
    return model::Catalogue(std::move(devices), builtIn.rates(), builtIn.vendorAliases());
}

/// What is typed, letter by letter, and taken back.
const QStringList &keystrokes()
{
    static const QStringList texts = {QStringLiteral("h"),
                                      QStringLiteral("h1"),
                                      QStringLiteral("h10"),
                                      QStringLiteral("h100"),
                                      QStringLiteral("h100 p"),
                                      QStringLiteral("h100"),
                                      QString(),
                                      QStringLiteral("4"),
                                      QStringLiteral("40"),
                                      QStringLiteral("409"),
                                      QStringLiteral("4090"),
                                      QString()};
    return texts;
}

class Product
{
public:
    Product(const model::Catalogue &catalogue, const QSize &size) : m_workspace(catalogue), m_panel(m_workspace)
    {
        m_panel.findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly)
            ->setInterval(0); // the pause is not ours to measure
        m_panel.resize(size);
        m_panel.show();
        QCoreApplication::processEvents();
    }

    void type()
    {
        auto *field = m_panel.findChild<QLineEdit *>();
        for (const QString &text : keystrokes()) {
            field->setText(text);
            QCoreApplication::processEvents();
        }
    }

    [[nodiscard]] QSize listSize() const { return m_panel.findChild<QTreeView *>()->size(); }

private:
    model::Workspace m_workspace;
    ui::DevicePanel m_panel;
};

class Floor
{
public:
    Floor(const model::Catalogue &catalogue, const QSize &size)
    {
        QStringList names;
        for (const model::Device &device : catalogue.devices())
            names << device.name;
        m_names.setStringList(names);
        m_proxy.setSourceModel(&m_names);
        m_proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
        m_view.setModel(&m_proxy);
        m_view.setRootIsDecorated(false);
        m_view.setUniformRowHeights(true);
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
    QStringListModel m_names;
    QSortFilterProxyModel m_proxy;
    QTreeView m_view;
};

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    bench::silencePlatform();
    model::setLanguage(QStringLiteral("en"));
    const model::Catalogue catalogue = manyDevices();
    Product product(catalogue, QSize(330, 700));
    Floor floor(catalogue, product.listSize());
    const bench::Times times = bench::measureInTurn(
        bench::turnsFromArguments(15), [&] { product.type(); }, [&] { floor.type(); });
    bench::reportHeader(QStringLiteral("The picker over %1 devices").arg(catalogue.devices().size()));
    bench::report(QStringLiteral("%1 keystrokes").arg(keystrokes().size()), times, {4, 4});
    return 0;
}
