// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Switching the language while the window is open: every text follows, none is left behind, none is glued together.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/estimate/requestfields.h"
#include "model/llm/presets.h"
#include "model/text/language.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTranslator>

namespace {

/// Marks every translated text, so that one which is not asked for again shows itself.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
    {
        return QStringLiteral("⟦") + QString::fromUtf8(text) + QStringLiteral("⟧");
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

struct ShownText
{
    QString where;
    QString text;
};

/// Every text a person or a screen reader gets from the window.
QList<ShownText> textsOf(const tests::Window &window)
{
    QList<ShownText> texts;
    const auto add = [&](const QObject *object, const char *what, const QString &text) {
        if (!text.isEmpty())
            texts << ShownText{
                QStringLiteral("%1 of %2").arg(QLatin1String(what), QLatin1String(object->metaObject()->className())),
                text};
    };
    add(&*window, "title", window->windowTitle());
    for (const QWidget *widget : window->findChildren<QWidget *>()) {
        // Qt asks for the texts of its own buttons once, when it makes them.
        if (widget->inherits("QDockWidgetTitleButton") || widget->inherits("QLineEditIconButton")
            || qobject_cast<const QTabBar *>(widget->parentWidget()))
            continue;
        add(widget, "accessible name", widget->accessibleName());
        add(widget, "accessible description", widget->accessibleDescription());
        add(widget, "tool tip", widget->toolTip());
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->isVisible())
            add(label, "text", label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            add(button, "text", button->text());
        if (const auto *field = qobject_cast<const QLineEdit *>(widget))
            add(field, "placeholder", field->placeholderText());
        if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                add(box, "item", box->itemText(i));
        }
        if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                add(bar, "tab", bar->tabText(i));
        }
        if (const auto *dock = qobject_cast<const QDockWidget *>(widget))
            add(dock, "title", dock->windowTitle());
        if (const auto *menu = qobject_cast<const QMenu *>(widget);
            menu && !menu->title().isEmpty()) { // not what a narrow menu bar has put aside
            for (const QAction *action : menu->actions())
                add(menu, "action", action->text());
        }
        if (const auto *chart = qobject_cast<const ui::ChartView *>(widget)) {
            add(chart, "title", chart->spec().title);
            add(chart, "axis title", chart->spec().valueTitle);
            add(chart, "summary", chart->spec().summary);
            for (const QString &note : chart->spec().notes)
                add(chart, "note", note);
            for (const ui::ChartMark &mark : chart->spec().marks) {
                add(chart, "status", mark.status);
                add(chart, "tip", mark.tip.value(0));
                add(chart, "missing text", mark.missingText);
            }
            for (const QAction *action : chart->actions())
                add(chart, "action", action->text());
        }
    }
    for (const QAction *action : window->actions())
        add(action, "status tip", action->statusTip());
    const auto *list = window->findChild<QTreeView *>()->model();
    for (int column = 0; column < list->columnCount(); ++column)
        add(list, "head", list->headerData(column, Qt::Horizontal).toString());
    add(list, "tool tip", list->index(0, 0).data(Qt::ToolTipRole).toString());
    return texts;
}

/// Names of models and what is chosen for keys of a request: the same words as on the command line.
bool isWordOfARequest(const QString &text)
{
    return std::ranges::any_of(model::PresetCatalogue::builtIn()->presets(),
                               [&](const model::ModelPreset &preset) { return preset.shape.name == text; })
           || std::ranges::any_of(model::requestFields(),
                                  [&](const model::RequestField &field) { return field.choices.contains(text); });
}

/// Names, units and signs that are the same in every language.
bool isSameInEveryLanguage(const QString &text)
{
    static const QRegularExpression same(
        QStringLiteral("^(✕|＋|USD|CNY|EUR|GB|\\d+ GB|GB/s|English|简体中文|Ridgepoint|([GMT]?FLOPS|TOPS)(/"
                       "(USD|CNY|EUR|W))?|×|(FP|BF|TF|INT)\\d+( Tensor)?|qt_.*)$"));
    if (same.match(text).hasMatch())
        return true;
    static const QRegularExpression term(QStringLiteral("^(…|↺|PUE|TTFT|MFU|Flash attention|LoRA|QLoRA|llama-.*)$"));
    if (term.match(text).hasMatch() || isWordOfARequest(text))
        return true;
    return std::ranges::any_of(tests::builtIn().devices(),
                               [&](const model::Device &device) { return device.name == text; });
}

bool hasHan(const QString &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return han.match(text).hasMatch();
}

const QString markBeginning = QStringLiteral("⟦");

} // namespace

class tst_Languages : public tests::TestCase
{
    Q_OBJECT

private slots:
    void everyTextIsTranslatedAnew();
    void menuSwitchesToChineseAndBack();
    void numbersFollowTheLanguage();
    void switchingKeepsTheState();
    void dialogsAreTranslated();
};

void tst_Languages::everyTextIsTranslatedAnew()
{
    const tests::Window window(
        ui::MainWindow::Memory::Forgetful,
        {{model::ErrorCode::Syntax, QStringLiteral("mine.json"), 3, {}, QStringLiteral("not JSON")}});
    window.workspace().setBaselineId(QStringLiteral("nvidia-rtx-4090"));
    window.workspace().setCompared(QStringLiteral("amd-mi308x-192gb"), true);
    std::ignore = window->estimatePage(); // made when it is asked for
    QStringList left;
    {
        MarkingTranslator translator;
        QCoreApplication::installTranslator(&translator);
        QCoreApplication::processEvents();
        for (const ShownText &shown : textsOf(window)) {
            if (!shown.text.contains(markBeginning) && !isSameInEveryLanguage(shown.text))
                left << shown.where + QStringLiteral(": ") + shown.text;
        }
        QCoreApplication::removeTranslator(&translator);
    }
    QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("not translated:\n") + left.join(QLatin1Char('\n'))));
    QCoreApplication::processEvents();
    for (const ShownText &shown : textsOf(window))
        QVERIFY2(!shown.text.contains(markBeginning),
                 qPrintable(shown.where + QStringLiteral(" is left behind: ") + shown.text));
}

void tst_Languages::menuSwitchesToChineseAndBack()
{
    const tests::Window window;
    std::ignore = window->estimatePage(); // made when it is asked for
    QStringList english;
    for (const ShownText &shown : textsOf(window))
        english << shown.text;
    window.action("简体中文")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(model::currentLanguage(), QStringLiteral("zh_CN"));
    QVERIFY(!window->grab().isNull());
    if (QFile::exists(QStringLiteral(":/i18n/ridgepoint_zh_CN.qm"))) {
        QStringList left;
        for (const ShownText &shown : textsOf(window)) {
            if (!hasHan(shown.text) && !isSameInEveryLanguage(shown.text))
                left << shown.where + QStringLiteral(": ") + shown.text;
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
    }
    window.action("English")->trigger();
    QCoreApplication::processEvents();
    QStringList again;
    QStringList other;
    for (const ShownText &shown : textsOf(window)) {
        again << shown.text;
        if (!english.contains(shown.text))
            other << shown.where + QStringLiteral(": ") + shown.text;
    }
    QVERIFY2(other.isEmpty(), qPrintable(other.join(QLatin1Char('\n'))));
    QCOMPARE(again, english);
    if (!QFile::exists(QStringLiteral(":/i18n/ridgepoint_zh_CN.qm")))
        QSKIP("the program has no Chinese translation yet");
}

void tst_Languages::numbersFollowTheLanguage()
{
    const tests::Window window;
    window.action("简体中文")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(window.chart(0).spec().marks.first().valueText, QStringLiteral("3,350"));
    QCOMPARE(QLocale().language(), QLocale::Chinese);
    window.action("English")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(QLocale().language(), QLocale::English);
}

void tst_Languages::switchingKeepsTheState()
{
    const tests::Window window;
    window.workspace().setComparedIds(tests::someDevices(40));
    window.workspace().setBaselineId(tests::someDevices(40).at(3));
    window.workspace().setSelectedIds(tests::someDevices(2));
    window.search(QStringLiteral("rtx"));
    const int found = window.deviceList()->model()->rowCount();
    window.workspace().setPlot(0, {.metric = model::MetricId::Power});
    window.chart(1).setTableShown(true);
    for (int i = 0; i < 3; ++i) {
        for (const char *language : {"简体中文", "English"}) {
            window.action(language)->trigger();
            QCoreApplication::processEvents();
            QVERIFY(!window->grab().isNull());
            QCOMPARE(window.workspace().comparedIds().size(), 40);
            QCOMPARE(window.workspace().baselineId(), tests::someDevices(40).at(3));
            QCOMPARE(window.chart(0).selectedIds(), tests::someDevices(2));
            QCOMPARE(window.workspace().plots().first().metric, model::MetricId::Power);
            QCOMPARE(window->findChild<QTreeView *>()->model()->rowCount(), found);
            QVERIFY(window.chart(1).isTableShown());
        }
    }
    QCOMPARE(window.find<QComboBox>("Baseline")->currentData().toString(), tests::someDevices(40).at(3));
}

void tst_Languages::dialogsAreTranslated()
{
    const tests::Window window;
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCoreApplication::processEvents();
    for (const char *name : {"⟦Keyboard⟧", "⟦About Ridgepoint⟧"}) {
        window.action(name)->trigger();
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(markBeginning));
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            QVERIFY2(label->text().isEmpty() || label->text().contains(markBeginning), qPrintable(label->text()));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }
    QCoreApplication::removeTranslator(&translator);
}

RIDGEPOINT_TEST(tst_Languages)

#include "tst_languages.moc"
