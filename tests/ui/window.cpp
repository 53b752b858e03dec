// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window.h"

#include "model/text/language.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/theme.h"

#include <QAction>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

namespace tests {

namespace {

/// The application as main() sets it up, but with settings in a folder that is gone afterwards.
void prepareOnce()
{
    static const QTemporaryDir settings;
    static const bool isPrepared = [] {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QCoreApplication::setOrganizationName(QStringLiteral("ridgepoint"));
        QCoreApplication::setApplicationVersion(QStringLiteral("0"));
        qputenv("XDG_DATA_HOME", QFile::encodeName(settings.path())); // where the session is stored
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        ui::prepareApplication();
        model::setLanguage(QStringLiteral("en"));
        return true;
    }();
    Q_UNUSED(isPrepared);
}

} // namespace

const model::Catalogue &builtIn()
{
    static const model::Catalogue catalogue = model::loadCatalogue().catalogue;
    return catalogue;
}

QStringList someDevices(qsizetype count)
{
    return builtIn().ids().mid(0, count);
}

Window::Window(ui::MainWindow::Memory memory, model::Errors faults)
{
    prepareOnce();
    m_window = std::make_unique<ui::MainWindow>(model::CatalogueLoad{builtIn(), std::move(faults)}, memory);
    if (memory == ui::MainWindow::Memory::Forgetful) {
        m_window->showComparison({.deviceIds = model::defaultDeviceIds(), .query = {}, .baselineId = {}}, ui::ChartScale::Linear);
        QSettings().clear();
    }
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window.get()))
        qFatal("the window does not show");
    m_window->activateWindow();
    QApplication::processEvents();
}

Window::~Window()
{
    m_window.reset();
    model::setLanguage(QStringLiteral("en"));
}

bool Window::settles() const
{
    return QTest::qWaitFor([this] {
        m_window->grab();
        return std::ranges::all_of(charts(), [](const ui::ChartView *chart) { return chart->height() >= chart->heightForWidth(chart->width()); });
    });
}

void Window::search(const QString &words) const
{
    auto *field = find<QLineEdit>("Search devices");
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    for (const QChar letter : words) {
        if (letter.unicode() < 128) {
            QTest::keyClick(field, letter.toLatin1());
        } else { // comes from an input method
            QInputMethodEvent event;
            event.setCommitString(letter);
            QCoreApplication::sendEvent(field, &event);
        }
    }
    constexpr int longEnough = 300; // milliseconds: more than the pause that the panel waits for typing to end
    QTest::qWait(longEnough);
}

void Window::clickCheckBox(int row) const
{
    QTreeView *list = deviceList();
    const QModelIndex index = list->model()->index(row, 0);
    list->scrollTo(index);
    const QRect rect = list->visualRect(index);
    constexpr int insideTheBox = 9; // pixels from the left edge
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(rect.left() + insideTheBox, rect.center().y()));
}

QString Window::message() const
{
    const auto *bar = m_window->findChild<ui::MessageBar *>();
    return bar->isVisible() ? bar->text() : QString();
}

QAction *Window::action(const char *text) const
{
    for (QAction *action : m_window->findChildren<QAction *>()) {
        if (action->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return action;
    }
    for (QAction *action : m_window->actions()) {
        if (action->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return action;
    }
    qFatal("there is no action \"%s\"", text);
}

void choose(QComboBox *box, const QString &text)
{
    const int wanted = box->findText(text);
    if (wanted < 0)
        qFatal("the choice \"%s\" is not offered", qPrintable(text));
    box->setFocus();
    while (box->currentIndex() != wanted)
        QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
}

qsizetype indexOf(const ui::ChartView &chart, const QString &id)
{
    return idsOf(chart).indexOf(id);
}

QStringList idsOf(const ui::ChartView &chart)
{
    QStringList ids;
    for (const ui::ChartMark &mark : chart.spec().marks)
        ids << mark.id;
    return ids;
}

void clickBar(ui::ChartView &chart, const QString &id, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(&chart, Qt::LeftButton, modifiers, chart.markRect(indexOf(chart, id)).center());
}

void withDialog(const std::function<void()> &open, const std::function<void(QWidget &)> &answer)
{
    bool answered = false;
    QTimer timer;
    constexpr int interval = 20; // milliseconds
    timer.setInterval(interval);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog || answered)
            return;
        answered = true;
        timer.stop();
        answer(*dialog);
    });
    timer.start();
    open();
    if (!QTest::qWaitFor([&] { return answered; }))
        qFatal("no dialog has opened");
}

} // namespace tests
