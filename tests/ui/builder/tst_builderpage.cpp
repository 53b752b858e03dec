// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Build page, driven as a person does: by the names that a screen reader says, by keys and clicks.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/server/serverfile.h"
#include "ui/builder/builderpage.h"
#include "ui/builder/findingspanel.h"
#include "ui/builder/ownpartdialog.h"
#include "ui/builder/partchooser.h"
#include "ui/builder/partspanel.h"
#include "ui/shell/workspacedocument.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

namespace {

/// A window on the Build page with a server of the catalogue.
class Build
{
public:
    explicit Build(const char *systemId = nullptr)
    {
        window->showPage(QStringLiteral("builder"));
        if (systemId)
            add(systemId);
    }

    void add(const char *systemId) const
    {
        const model::PartCatalogue &parts = window.workspace().parts();
        page().showServer(window.workspace().addServer(
            model::buildFromSystem(**parts.getSystem(QString::fromLatin1(systemId)), parts)));
        settle();
    }

    [[nodiscard]] ui::BuilderPage &page() const { return window->builderPage(); }
    [[nodiscard]] const model::ServerBuild &build() const { return *window.workspace().server(page().currentId()); }
    void settle() const
    {
        std::ignore = page().answer(); // the question is asked in a while, else
        QCoreApplication::processEvents();
    }

    void showTab(int index) const
    {
        window.find<QTabWidget>("About the server")->setCurrentIndex(index);
        settle();
    }

    void click(const char *name) const
    {
        QTest::mouseClick(window.find<QToolButton>(name), Qt::LeftButton);
        settle();
    }

    /// Chooses from a chooser by words, and takes it.
    static void choose(QWidget &dialog, const QString &words)
    {
        auto *search = dialog.findChild<QLineEdit *>();
        QTest::keyClicks(search, words);
        auto *view = dialog.findChild<QTableView *>();
        QVERIFY(view->model()->rowCount() > 0);
        view->selectRow(0);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }

    /// The texts of all findings of a rule that are shown, in the order of the page.
    [[nodiscard]] QStringList findingsOf(const QString &rule) const
    {
        QStringList texts;
        for (const QFrame *card : page().findChildren<QFrame *>(QStringLiteral("finding"))) {
            if (card->property("rule").toString() == rule && card->isVisibleTo(&page()))
                texts << card->accessibleName();
        }
        return texts;
    }

    tests::Window window;
};

/// Does something that opens a window-modal dialog and answers it at once.
void withOpenDialog(const std::function<void()> &open, const std::function<void(QWidget &)> &answer)
{
    open();
    QWidget *dialog = nullptr;
    QVERIFY(QTest::qWaitFor([&] { return (dialog = QApplication::activeModalWidget()) != nullptr; }));
    answer(*dialog);
    QCoreApplication::processEvents();
}

} // namespace

class tst_BuilderPage : public tests::TestCase
{
    Q_OBJECT

private slots:
    void saysHowToBegin();
    void beginsFromATemplate();
    void h800ServerIsPutRight();
    void everyCardHasItsHeight();
    void priceNeverHidesWhatIsNotPriced();
    void quantityIsEditedAndUndone();
    void chooserShowsWhatDoesNotFit();
    void partIsAddedAndExchanged();
    void unknownFactIsFilledIn();
    void ownPriceCounts();
    void ownPartJoins();
    void assumptionIsEditedAndReset();
    void clusterGrowsWithNodes();
    void topologyIsAlsoText();
    void serversStandSideBySide();
    void renameDuplicateRemove();
    void fileIsOpenedAndSaved();
    void restOfAFaultyFileStays();
    void keyboardReachesEveryControl();
    void speaksChinese();
};

void tst_BuilderPage::saysHowToBegin()
{
    const Build build;
    QVERIFY(build.page().currentId().isEmpty());
    QVERIFY(!build.page().answer());
    bool says = false;
    for (const QLabel *label : build.page().findChildren<QLabel *>())
        says = says || (label->isVisibleTo(&build.page()) && label->text().startsWith(QLatin1String("No server yet")));
    QVERIFY(says);
}

void tst_BuilderPage::beginsFromATemplate()
{
    const Build build;
    QMenu *menu = build.window.find<QToolButton>("New server")->menu();
    emit menu->aboutToShow();
    QAction *chosen = nullptr;
    for (QAction *action : menu->actions().first()->menu()->actions()) {
        if (action->text().startsWith(QLatin1String("H800 server")))
            chosen = action;
    }
    QVERIFY(chosen);
    chosen->trigger();
    build.settle();
    QCOMPARE(build.build().templateId, QStringLiteral("seed-h800-8"));
    QCOMPARE(build.page().answer()->facts.gpuCount(), 8);
    build.window.action("Undo: Add the server H800 server of the articles (8 × H800)")->trigger();
    build.settle();
    QVERIFY(build.window.workspace().servers().isEmpty());
}

/// From the template over a remedy and another supply to the file, and all the way back.
void tst_BuilderPage::h800ServerIsPutRight()
{
    const Build build("seed-h800-8");
    const QStringList generation = build.findingsOf(QStringLiteral("M1"));
    QCOMPARE(generation.size(), 1);
    QVERIFY2(generation.first().startsWith(QLatin1String("stop: DDR4 modules do not fit")),
             qPrintable(generation.first()));
    const auto *card = build.page().findChild<QFrame *>(QStringLiteral("finding"));
    QCOMPARE(card->property("rule").toString(), QStringLiteral("M1")); // the worst stands first
    QTest::mouseClick(card->findChild<QPushButton *>(), Qt::LeftButton);
    build.settle();
    QVERIFY(build.findingsOf(QStringLiteral("M1")).isEmpty());
    QCOMPARE(build.build().quantityOf(QStringLiteral("ram-64-ddr4-3200")), 0);

    withOpenDialog([&] { build.click("Add: Power supply"); },
                   [](QWidget &dialog) { Build::choose(dialog, QStringLiteral("psu-2000-2p2-seed")); });
    QCOMPARE(build.findingsOf(QStringLiteral("W3")).size(), 1);
    withOpenDialog([&] { build.click("Exchange 2000 W x 4 as 2+2 (the articles' H100 server)"); },
                   [](QWidget &dialog) { Build::choose(dialog, QStringLiteral("psu-3200-dell")); });
    QVERIFY(build.findingsOf(QStringLiteral("W3")).isEmpty());

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("h800.md"));
    QVERIFY(build.window->saveServer(build.build(), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(file.readAll()).contains(QStringLiteral("3200")));

    while (build.window->document().undoStack().canUndo())
        build.window->document().undoStack().undo();
    build.settle();
    QVERIFY(build.window.workspace().servers().isEmpty());
}

/// A scroll area squeezes cards whose texts wrap, if it is not told their height.
void tst_BuilderPage::everyCardHasItsHeight()
{
    const Build build("seed-h800-8");
    const auto cards = build.page().findChildren<QFrame *>(QStringLiteral("finding"));
    QVERIFY(cards.size() > 10);
    for (const QFrame *card : cards)
        QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->accessibleName()));
}

void tst_BuilderPage::priceNeverHidesWhatIsNotPriced()
{
    const Build build("seed-h100-pcie8");
    QStringList totals;
    for (const QLabel *label : build.page().findChildren<QLabel *>())
        totals << label->accessibleName();
    const QStringList prices = totals.filter(QStringLiteral("Price: "));
    QCOMPARE(prices.size(), 1);
    QVERIFY2(prices.first().contains(QStringLiteral("not priced: ")), qPrintable(prices.first()));
}

void tst_BuilderPage::quantityIsEditedAndUndone()
{
    const Build build("seed-h100-pcie8");
    auto *number = build.window.find<QSpinBox>("Number of NVIDIA H100 PCIe 80 GB");
    QCOMPARE(number->value(), 8);
    QTest::keyClick(number, Qt::Key_Down);
    QTest::keyClick(number, Qt::Key_Down);
    build.settle();
    QCOMPARE(build.page().answer()->facts.gpuCount(), 6);
    QVERIFY(number->isVisible());                                      // rows stay, and the focus with them
    build.window.action("Undo: Number of H100 PCIe 80 GB")->trigger(); // two steps of one box are one
    build.settle();
    QCOMPARE(build.page().answer()->facts.gpuCount(), 8);
    build.click("Remove NVIDIA H100 PCIe 80 GB");
    QCOMPARE(build.page().answer()->facts.gpuCount(), 0);
}

void tst_BuilderPage::chooserShowsWhatDoesNotFit()
{
    const Build build("seed-h800-8");
    withOpenDialog([&] { build.click("Add: Processor"); },
                   [&](QWidget &dialog) {
                       const auto *view = dialog.findChild<QTableView *>();
                       const QAbstractItemModel &model = *view->model();
                       int misfits = 0;
                       for (int row = 0; row < model.rowCount(); ++row) {
                           const bool fits = model.index(row, 0).data(model::PartChoices::FitsRole).toBool();
                           const QString reason = model.index(row, model::PartChoices::Fit).data().toString();
                           QVERIFY(!reason.isEmpty());
                           QVERIFY(fits || reason != QLatin1String("fits"));
                           misfits += fits ? 0 : 1;
                       }
                       QCOMPARE(
                           model.rowCount(),
                           static_cast<int>(build.window.workspace().parts().partsOf(model::PartCategory::Cpu).size()));
                       QTest::keyClick(&dialog, Qt::Key_Escape);
                   });
}

void tst_BuilderPage::partIsAddedAndExchanged()
{
    const Build build("seed-h100-pcie8");
    withOpenDialog([&] { build.click("Add: Drive"); },
                   [](QWidget &dialog) {
                       dialog.findChild<QSpinBox *>()->setValue(2);
                       Build::choose(dialog, QStringLiteral("ssd-m2-1.92"));
                   });
    QCOMPARE(build.build().quantityOf(QStringLiteral("ssd-m2-1.92")), 2);
    // A set of four supplies becomes four single ones.
    withOpenDialog([&] { build.click("Exchange 2000 W x 4 as 2+2 (the articles' H100 server)"); },
                   [](QWidget &dialog) { Build::choose(dialog, QStringLiteral("psu-3200-dell")); });
    QCOMPARE(build.build().quantityOf(QStringLiteral("psu-2000-2p2-seed")), 0);
    QCOMPARE(build.build().quantityOf(QStringLiteral("psu-3200-dell")), 4);
}

void tst_BuilderPage::unknownFactIsFilledIn()
{
    const Build build("seed-h100-pcie8");
    QVERIFY(!build.page().answer()->facts.platform()->cpuSockets.isKnown());
    withOpenDialog([&] { build.click("Facts of 蓝海大脑 (LiquidHPC) HD210 platform"); },
                   [](QWidget &dialog) {
                       QLineEdit *sockets = nullptr;
                       for (QLineEdit *edit : dialog.findChildren<QLineEdit *>()) {
                           if (edit->accessibleName() == QLatin1String("Processor sockets"))
                               sockets = edit;
                       }
                       QVERIFY(sockets);
                       QCOMPARE(sockets->placeholderText(), QStringLiteral("not known"));
                       auto *accept = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
                       QTest::keyClicks(sockets, QStringLiteral("two"));
                       QVERIFY(!accept->isEnabled());
                       sockets->clear();
                       QTest::keyClicks(sockets, QStringLiteral("2"));
                       QTest::mouseClick(accept, Qt::LeftButton);
                   });
    QCOMPARE(build.page().answer()->facts.platform()->cpuSockets.value, std::optional(2));
    QCOMPARE(build.page().answer()->facts.platform()->cpuSockets.provenance.kind, model::FigureKind::Yours);
}

void tst_BuilderPage::ownPriceCounts()
{
    const Build build("seed-h100-pcie8");
    const double before = build.page().answer()->totals.price.amount;
    const int unpriced = build.page().answer()->totals.price.unpriced;
    auto *price = build.window.find<QToolButton>("Price of Intel Xeon Platinum 8468: not priced");
    withOpenDialog([&] { QTest::mouseClick(price, Qt::LeftButton); },
                   [](QWidget &dialog) {
                       QTest::keyClicks(dialog.findChild<QLineEdit *>(), QStringLiteral("7000"));
                       QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                                         Qt::LeftButton);
                   });
    QCOMPARE(build.page().answer()->totals.price.amount, before + 14000);
    QCOMPARE(build.page().answer()->totals.price.unpriced, unpriced - 2);
}

void tst_BuilderPage::ownPartJoins()
{
    const Build build("seed-h100-pcie8");
    withOpenDialog([&] { build.click("Add: Cooling"); },
                   [](QWidget &chooser) {
                       QPushButton *own = nullptr;
                       for (QPushButton *button : chooser.findChildren<QPushButton *>()) {
                           if (button->text().contains(QLatin1String("own")))
                               own = button;
                       }
                       QVERIFY(own);
                       QTest::mouseClick(own, Qt::LeftButton);
                       auto *dialog = chooser.findChild<ui::OwnPartDialog *>();
                       QVERIFY(dialog);
                       QTest::keyClicks(dialog->findChild<QLineEdit *>(), QStringLiteral("Big fan"));
                       QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                                         Qt::LeftButton);
                       QTest::mouseClick(chooser.findChild<QDialogButtonBox *>(QString(), Qt::FindDirectChildrenOnly)
                                             ->button(QDialogButtonBox::Ok),
                                         Qt::LeftButton);
                   });
    QCOMPARE(build.build().quantityOf(QStringLiteral("my-big-fan")), 1);
    QVERIFY(build.page().answer()->facts.unknownPartIds().isEmpty());
}

void tst_BuilderPage::assumptionIsEditedAndReset()
{
    const Build build("seed-h100-pcie8");
    build.showTab(2);
    const auto load = build.page().answer()->totals.load;
    QVERIFY(load);
    auto *fans = build.window.find<QDoubleSpinBox>("Fans, share of the load");
    fans->setValue(0.2);
    build.settle();
    QVERIFY(*build.page().answer()->totals.load > *load);
    build.click("Reset Fans, share of the load");
    QCOMPARE(build.page().answer()->totals.load->inWatts(), load->inWatts());
    auto *weight = build.window.find<QDoubleSpinBox>("Load that the rack carries");
    QCOMPARE(weight->text(), QStringLiteral("not known"));
}

void tst_BuilderPage::clusterGrowsWithNodes()
{
    const Build build("ref-dgx-h100");
    build.showTab(3);
    build.window.find<QDoubleSpinBox>("Servers of the cluster")->setValue(16);
    build.settle();
    QCOMPARE(build.page().answer()->cluster.gpus, 128);
    QCOMPARE(build.build().settings.nodes, 16.0);
}

void tst_BuilderPage::topologyIsAlsoText()
{
    const Build build("seed-h100-pcie8");
    build.showTab(1);
    const QString text = build.window.find<QPlainTextEdit>("The topology in words")->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("Xeon Platinum 8468")), qPrintable(text));
    QCOMPARE(build.window.find<QWidget>("Picture of the topology")->accessibleDescription(), text);
}

void tst_BuilderPage::serversStandSideBySide()
{
    const Build build("seed-h100-pcie8");
    build.click("Duplicate the server");
    build.click("Remove NVIDIA H100 PCIe 80 GB");
    build.showTab(4);
    auto *table = build.window.find<QTableWidget>("Servers side by side; differing lines begin with ≠");
    QCOMPARE(table->columnCount(), 3);
    const auto lineOf = [&](const QString &label) {
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text().endsWith(label))
                return row;
        }
        return -1;
    };
    const int gpus = lineOf(QStringLiteral("GPU: NVIDIA H100 PCIe 80 GB"));
    QVERIFY(gpus >= 0);
    QVERIFY(table->item(gpus, 0)->text().startsWith(QStringLiteral("≠")));
    QCOMPARE(table->item(gpus, 1)->text(), QStringLiteral("8"));
    QCOMPARE(table->item(gpus, 2)->text(), QStringLiteral("–"));
    const int cpus = lineOf(QStringLiteral("Processor: Intel Xeon Platinum 8468"));
    QVERIFY(!table->item(cpus, 0)->text().startsWith(QStringLiteral("≠")));
    const int all = table->rowCount();
    build.window.find<QCheckBox>("Show differing lines only")->click();
    QVERIFY(table->rowCount() < all && table->rowCount() > 0);
}

void tst_BuilderPage::renameDuplicateRemove()
{
    const Build build("seed-a100-sxm8");
    withOpenDialog([&] { build.click("Rename the server"); },
                   [](QWidget &dialog) {
                       auto *edit = dialog.findChild<QLineEdit *>();
                       edit->setText(QStringLiteral("Node"));
                       QTest::keyClick(edit, Qt::Key_Return);
                   });
    QCOMPARE(build.build().name, QStringLiteral("Node"));
    build.click("Duplicate the server");
    QCOMPARE(build.build().name, QStringLiteral("Node (2)"));
    build.click("Remove the server");
    QCOMPARE(build.build().name, QStringLiteral("Node"));
}

void tst_BuilderPage::fileIsOpenedAndSaved()
{
    const Build build("seed-h100-pcie8");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("server.json"));
    QVERIFY(build.window->saveServer(build.build(), path));
    build.window->openFile(path);
    build.settle();
    QCOMPARE(build.window.workspace().servers().size(), 2);
    QCOMPARE(build.build().lines, build.window.workspace().servers().first().lines);
    for (const char *ending : {"csv", "xlsx", "md", "txt"})
        QVERIFY(build.window->saveServer(build.build(),
                                         folder.filePath(QStringLiteral("bom.") + QString::fromLatin1(ending))));
}

void tst_BuilderPage::restOfAFaultyFileStays()
{
    const Build build;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("faulty.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "ridgepoint-server", "version": 1, "parts": [
        {"part": "gpu-h100-pcie-81", "quantity": 8}, {"part": "cpu-xeon-8468", "quantity": 0},
        {"part": "ram-64-ddr5-4800", "quantity": 1.5}, {"part": "nic-cx7-400-osfp", "quantity": 4}]})");
    file.close();
    build.window->openFile(path);
    build.settle();
    QCOMPARE(build.build().lines.size(), std::size_t(1));
    QCOMPARE(build.build().name, QStringLiteral("faulty"));
    QVERIFY2(build.window.message().contains(QStringLiteral("3 fault")), qPrintable(build.window.message()));
}

void tst_BuilderPage::keyboardReachesEveryControl()
{
    const Build build("seed-h100-pcie8");
    for (const QWidget *widget : build.page().findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget)
                               || qobject_cast<const QAbstractSpinBox *>(widget);
        if (!isControl || !widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const QString name = widget->accessibleName() + widget->property("text").toString();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus || widget->parentWidget()->inherits("QTabBar"), qPrintable(name));
    }
}

void tst_BuilderPage::speaksChinese()
{
    // What the page says follows the language; that all is translated is tested with the translations.
    const Build build("seed-h100-pcie8");
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&build.page(), &event);
    build.settle();
    QVERIFY(build.page().answer());
    QCOMPARE(build.window.find<QTabWidget>("About the server")->count(), 5);
}

RIDGEPOINT_TEST(tst_BuilderPage)

#include "tst_builderpage.moc"
