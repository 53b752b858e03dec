// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Estimate page, driven as a person does: fields, files, faults, undo, language; and that its numbers are those of the
/// command line.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/estimate/answertext.h"
#include "model/estimate/estimate.h"
#include "model/io/writefile.h"
#include "model/text/language.h"
#include "ui/estimate/estimatepage.h"
#include "ui/estimate/estimatetabs.h"
#include "ui/shell/workspacedocument.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>

class tst_EstimatePage : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QSettings().clear();
        model::setLanguage(QStringLiteral("en"));
    }

    void answersForEveryComparedDevice();
    void numbersAreThoseOfTheCommand();
    void editsAreAnsweredAndUndone();
    void changesAreMarked();
    void resetTakesTheDefault();
    void taskShowsItsFields();
    void modelByName();
    void chartAndTableShowOneNumber();
    void assumedFollowsTheChosenDevice();
    void leavingTheModelChangesNothing();
    void modelByPartOfItsName_data();
    void modelByPartOfItsName();
    void noPriceOfWhatDoesNotFit();
    void trainingTakesItsOwnWeightFormat();
    void modelBySize();
    void modelFromFile();
    void fileThatIsNoModel();
    void faultsAreToldInPlace_data();
    void faultsAreToldInPlace();
    void warningsStandBesideTheAnswer();
    void notesNameThingsAsThePageDoes();
    void nothingCompared();
    void deviceWithoutFigures();
    void speaksChinese();
    void everyFieldHasAName();

private:
    static ui::EstimatePage &page(const tests::Window &window)
    {
        window->showPage(QStringLiteral("estimate"));
        QCoreApplication::processEvents();
        return window->estimatePage();
    }
    static QString sentence(const tests::Window &window) { return window.find<QLabel>("The answer")->text(); }
    static void type(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text.isEmpty() ? QStringLiteral(" ") : text);
        QTest::keyClick(line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    static QString cell(const tests::Window &window, int row, int column)
    {
        return window.find<QTableView>("Answers, a row a device")->model()->index(row, column).data().toString();
    }
    static bool isChanged(const tests::Window &window, int row, int column)
    {
        return window.find<QTableView>("Answers, a row a device")->model()->index(row, column).data(model::EstimateTable::ChangedRole).toBool();
    }
};

void tst_EstimatePage::answersForEveryComparedDevice()
{
    const tests::Window window;
    const model::DeviceMatrix &matrix = page(window).matrix();
    QCOMPARE(static_cast<qsizetype>(matrix.rows.size()), window.workspace().comparedIds().size());
    for (const model::MatrixRow &row : matrix.rows)
        QVERIFY(row.answer);
    QVERIFY(sentence(window).startsWith(QStringLiteral("Llama 2 70B at Q4_K_M with a context of 4,096 tokens")));
    window->estimatePage().tabs().showTab(QStringLiteral("working"));
    QVERIFY(window.find<QTextBrowser>("What stands behind the figures")->toPlainText().contains(QStringLiteral("Weights per device")));
}

void tst_EstimatePage::numbersAreThoseOfTheCommand()
{
    const tests::Window window;
    ui::EstimatePage &shown = page(window);
    const model::MatrixRow &row = shown.matrix().rows.front();
    window.find<QToolButton>("Copy as command")->click();
    const QString command = QApplication::clipboard()->text();
    QCOMPARE(command, shown.command());
    QVERIFY(command.startsWith(QStringLiteral("ridgepoint estimate --model llama-2-70b")));
    QVERIFY(command.contains(QStringLiteral("--device ") + row.id));

    model::RequestWords words;
    const QStringList parts = command.split(QLatin1Char(' ')).mid(2);
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2)
        words.emplace_back(QString(parts[i]).remove(QStringLiteral("--")).replace(QLatin1Char('-'), QLatin1Char('_')), parts[i + 1]);
    const auto request = model::requestFromWords(words, model::catalogueContext(tests::builtIn()));
    QVERIFY(request);
    const auto answer = model::estimate(*request);
    QVERIFY(answer);
    QCOMPARE(model::answerText(*answer), model::answerText(*row.answer));
}

void tst_EstimatePage::editsAreAnsweredAndUndone()
{
    const tests::Window window;
    page(window);
    const QString before = cell(window, 0, model::EstimateTable::MemoryColumn);
    type(window.find<QLineEdit>("Context (tokens)"), QStringLiteral("131072"));
    const QString after = cell(window, 0, model::EstimateTable::MemoryColumn);
    QVERIFY(after != before);
    QCOMPARE(window->document().undoStack().undoText(), QStringLiteral("Estimate: Context (tokens)"));
    window->document().undoStack().undo();
    QCoreApplication::processEvents();
    QCOMPARE(cell(window, 0, model::EstimateTable::MemoryColumn), before);
    QCOMPARE(window.find<QLineEdit>("Context (tokens)")->text(), QStringLiteral("4096"));
    window->document().undoStack().redo();
    QCoreApplication::processEvents();
    QCOMPARE(cell(window, 0, model::EstimateTable::MemoryColumn), after);
}

void tst_EstimatePage::changesAreMarked()
{
    const tests::Window window;
    page(window);
    QVERIFY(!isChanged(window, 0, model::EstimateTable::MemoryColumn));
    type(window.find<QLineEdit>("Sequences at a time"), QStringLiteral("8"));
    QVERIFY(isChanged(window, 0, model::EstimateTable::MemoryColumn));
    QVERIFY(!isChanged(window, 0, model::EstimateTable::DeviceColumn));
    const QString tip = window.find<QTableView>("Answers, a row a device")->model()->index(0, model::EstimateTable::FirstQuantityColumn).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("before:")) && tip.contains(QStringLiteral("80 %")), qPrintable(tip));
}

void tst_EstimatePage::resetTakesTheDefault()
{
    const tests::Window window;
    page(window);
    QVERIFY(window.find<QLineEdit>("Sequences at a time")->placeholderText().contains(QStringLiteral("auto: 1")));
    auto *reset = window.find<QToolButton>("Reset Context (tokens)");
    QVERIFY(reset->isVisible());
    reset->click();
    QCoreApplication::processEvents();
    QCOMPARE(window.find<QLineEdit>("Context (tokens)")->text(), QString());
    QVERIFY(!reset->isVisible());
    QVERIFY(model::wordOf(window.workspace().estimateWords(), QStringLiteral("context")).isEmpty());
}

void tst_EstimatePage::taskShowsItsFields()
{
    const tests::Window window;
    page(window);
    QVERIFY(!window.find<QLineEdit>("Micro-batch (sequences)")->isVisible());
    tests::choose(window.find<QComboBox>("Task"), QStringLiteral("QLoRA"));
    QCoreApplication::processEvents();
    QVERIFY(window.find<QLineEdit>("Micro-batch (sequences)")->isVisible());
    QVERIFY(window.find<QLineEdit>("LoRA rank")->isVisible());
    QVERIFY(!window.find<QLineEdit>("Prompt (tokens)")->isVisible());
}

void tst_EstimatePage::modelByName()
{
    const tests::Window window;
    page(window);
    type(window.find<QComboBox>("Model")->lineEdit(), QStringLiteral("Llama 3 8B"));
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("model")), QStringLiteral("llama-3-8b"));
    QVERIFY2(sentence(window).startsWith(QStringLiteral("Llama 3 8B")), qPrintable(sentence(window)));
}

void tst_EstimatePage::chartAndTableShowOneNumber()
{
    const tests::Window window;
    page(window);
    window.workspace().setEstimateWords({{QStringLiteral("params"), QStringLiteral("1e9")},
                                         {QStringLiteral("task"), QStringLiteral("train")}}); // five digits of tokens/s
    const model::DeviceMatrix &matrix = window->estimatePage().matrix();
    const ui::ChartSpec &speed = window->estimatePage().charts().first()->spec();
    bool isLong = false;
    for (int row = 0; row < static_cast<int>(matrix.rows.size()); ++row) {
        const auto &value = matrix.rows[static_cast<std::size_t>(row)].answer->at(
            model::QuantityId::TrainTokensPerSPerDevice);
        isLong = isLong || (value && *value > 10000);
        QCOMPARE(cell(window, row, model::EstimateTable::FirstQuantityColumn),
                 QStringLiteral("≈ ") + speed.marks.at(row).valueText);
    }
    QVERIFY(isLong);
}

void tst_EstimatePage::assumedFollowsTheChosenDevice()
{
    const tests::Window window;
    window.workspace().setComparedIds({QStringLiteral("apple-m2-ultra-76c"), QStringLiteral("nvidia-rtx-4090")});
    page(window);
    const auto watts = [&] { return window.find<QLineEdit>("Average power of a device (W)")->placeholderText(); };
    QCOMPARE(watts(), QStringLiteral("not stated")); // Apple publishes no power limit
    auto *view = window.find<QTableView>("Answers, a row a device");
    view->setCurrentIndex(view->model()->index(1, 0));
    QCOMPARE(watts(), QStringLiteral("auto: 270"));
}

void tst_EstimatePage::leavingTheModelChangesNothing()
{
    const tests::Window window;
    page(window);
    window.workspace().setEstimateWords({{QStringLiteral("context"), QStringLiteral("1048576")},
                                         {QStringLiteral("model"), QStringLiteral("llama-2-7b")}});
    QCoreApplication::processEvents();
    const model::WorkspaceState before = window.workspace().state();
    QComboBox *box = window.find<QComboBox>("Model");
    box->lineEdit()->setFocus();
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QCOMPARE(window.workspace().state(), before);
    type(box->lineEdit(), QString());
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("model")), QString());
    QCOMPARE(sentence(window), QStringLiteral("Choose a model, or a size."));
    QVERIFY(!window->estimatePage().command().contains(QStringLiteral("--model")));
}

void tst_EstimatePage::modelByPartOfItsName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::newRow("with blanks") << QStringLiteral("qwen 3 8b") << QStringLiteral("qwen3-8b");
    QTest::newRow("begun") << QStringLiteral("qwen 3 8") << QStringLiteral("qwen3-8b");
    QTest::newRow("an id") << QStringLiteral("llama-2-7b") << QStringLiteral("llama-2-7b");
}

void tst_EstimatePage::modelByPartOfItsName()
{
    QFETCH(const QString, text);
    QFETCH(const QString, id);
    const tests::Window window;
    page(window);
    type(window.find<QComboBox>("Model")->lineEdit(), text);
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("model")), id);
}

void tst_EstimatePage::noPriceOfWhatDoesNotFit()
{
    const tests::Window window;
    window.workspace().setComparedIds({QStringLiteral("nvidia-rtx-4090")});
    const model::DeviceMatrix &matrix = page(window).matrix();
    QCOMPARE(matrix.rows.front().answer->fits, std::optional(false));
    const int column = model::EstimateTable::FirstQuantityColumn
                       + static_cast<int>(
                           model::matrixColumns(matrix.task).indexOf(model::QuantityId::CostPerMillionTokens));
    QCOMPARE(cell(window, 0, column), QStringLiteral("–"));
}

void tst_EstimatePage::trainingTakesItsOwnWeightFormat()
{
    const tests::Window window;
    page(window);
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("weight_type")),
             QStringLiteral("Q4_K_M"));
    tests::choose(window.find<QComboBox>("Task"), QStringLiteral("QLoRA"));
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("weight_type")), QString());
    window->document().undoStack().undo();
    while (window->document().undoStack().canUndo())
        window->document().undoStack().undo();
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("weight_type")),
             QStringLiteral("Q4_K_M"));
}

void tst_EstimatePage::modelBySize()
{
    const tests::Window window;
    page(window);
    type(window.find<QComboBox>("Model")->lineEdit(), QStringLiteral("13B"));
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("params")), QStringLiteral("13000000000"));
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("model")), QString());
    QCOMPARE(window.find<QComboBox>("Model")->currentText(), QStringLiteral("13 B"));
    QSlider *slider = window.find<QSlider>("Number of parameters");
    QTest::keyClick(slider, Qt::Key_Right);
    const double larger = model::wordOf(window.workspace().estimateWords(), QStringLiteral("params")).toDouble();
    QVERIFY(larger > 13e9 && larger < 15e9);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("params")).toDouble(), 1e8);
}

void tst_EstimatePage::modelFromFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("config.json"));
    QVERIFY(model::writeFile(path, R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 4096, "intermediate_size": 14336,
        "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 128256, "max_position_embeddings": 8192,
        "tie_word_embeddings": false})"));
    const tests::Window window;
    window->openFile(path);
    QCoreApplication::processEvents();
    QVERIFY(window->estimatePage().isVisible());
    QCOMPARE(*window->estimatePage().matrix().rows.front().answer->at(model::QuantityId::ParamsTotal), 8030261248.0);
    QVERIFY(QFile::remove(path)); // while it is shown
    window.workspace().setEstimateWord(QStringLiteral("batch"), QStringLiteral("2"));
    QCoreApplication::processEvents();
    QVERIFY2(sentence(window).contains(path), qPrintable(sentence(window)));
}

void tst_EstimatePage::fileThatIsNoModel()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("other.json"));
    QVERIFY(model::writeFile(path, R"({"hello": "world"})"));
    const tests::Window window;
    const model::WorkspaceState before = window.workspace().state();
    window->openFile(path);
    QVERIFY2(window.message().contains(path), qPrintable(window.message()));
    QCOMPARE(window.workspace().state(), before);
}

void tst_EstimatePage::faultsAreToldInPlace_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("word");
    QTest::newRow("no number") << QStringLiteral("context") << QStringLiteral("many");
    QTest::newRow("nothing") << QStringLiteral("count") << QStringLiteral("0");
    QTest::newRow("negative") << QStringLiteral("batch") << QStringLiteral("-4");
    QTest::newRow("too many") << QStringLiteral("count") << QStringLiteral("10000000");
    QTest::newRow("no such format") << QStringLiteral("weight_type") << QStringLiteral("Q9_X");
    QTest::newRow("no such model") << QStringLiteral("model") << QStringLiteral("llama-99");
}

void tst_EstimatePage::faultsAreToldInPlace()
{
    QFETCH(const QString, key);
    QFETCH(const QString, word);
    const tests::Window window;
    page(window);
    window.workspace().setEstimateWord(key, word);
    QCoreApplication::processEvents();
    QVERIFY2(sentence(window).contains(word) || sentence(window).contains(key), qPrintable(sentence(window)));
    QVERIFY(window->estimatePage().matrix().rows.empty());
    window->document().undoStack().undo();
    QCoreApplication::processEvents();
    QVERIFY(!window->estimatePage().matrix().rows.empty());
}

void tst_EstimatePage::warningsStandBesideTheAnswer()
{
    const tests::Window window;
    page(window);
    QVERIFY(!sentence(window).contains(QStringLiteral("⚠")));
    type(window.find<QLineEdit>("Context (tokens)"), QStringLiteral("131072"));
    QVERIFY2(sentence(window).contains(QStringLiteral("⚠ 131072 tokens are more than the 4096")),
             qPrintable(sentence(window)));
}

void tst_EstimatePage::notesNameThingsAsThePageDoes()
{
    const tests::Window window;
    page(window);
    window->estimatePage().tabs().showTab(QStringLiteral("working"));
    const QString working = window.find<QTextBrowser>("What stands behind the figures")->toPlainText();
    QVERIFY(working.contains(QStringLiteral("“Decode” holds in the middle of the output")));
    QVERIFY2(!working.contains(QRegularExpression(QStringLiteral("[a-z]_[a-z]+_"))), qPrintable(working));
}

void tst_EstimatePage::nothingCompared()
{
    const tests::Window window;
    page(window);
    window.workspace().setComparedIds({});
    QCoreApplication::processEvents();
    QVERIFY(!window.find<QTableView>("Answers, a row a device")->isVisible());
    bool saysWhatToDo = false;
    for (const QLabel *label : window->estimatePage().findChildren<QLabel *>())
        saysWhatToDo = saysWhatToDo || (label->isVisible() && label->text().contains(QStringLiteral("No device is compared")));
    QVERIFY(saysWhatToDo);
}

void tst_EstimatePage::deviceWithoutFigures()
{
    const tests::Window window;
    const auto own = model::parseJson(R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [
        {"id": "my-card", "name": "My card", "vendor": "Me", "kind": "gpu"}]})", QStringLiteral("own"));
    window.workspace().setOwn(own->root);
    window.workspace().setComparedIds({QStringLiteral("my-card")});
    page(window);
    QCOMPARE(cell(window, 0, model::EstimateTable::FitsColumn), QStringLiteral("not known"));
    QCOMPARE(cell(window, 0, model::EstimateTable::FirstQuantityColumn), QStringLiteral("–"));
    QVERIFY2(sentence(window).contains(QStringLiteral("not known")), qPrintable(sentence(window)));
}

void tst_EstimatePage::speaksChinese()
{
    const tests::Window window;
    page(window);
    const QLabel *answer = window.find<QLabel>("The answer");
    model::setLanguage(QStringLiteral("zh_CN"));
    QTRY_VERIFY2(answer->text().contains(QStringLiteral("上下文")), qPrintable(answer->text()));
    QVERIFY(window.find<QLineEdit>("上下文长度（词元）")->isVisible());
}

void tst_EstimatePage::everyFieldHasAName()
{
    const tests::Window window;
    for (const QWidget *widget : page(window).findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && !widget->inherits("QAbstractScrollArea") && !widget->inherits("QComboBoxPrivateContainer")
            && !(widget->inherits("QLineEdit") && widget->parentWidget()->inherits("QComboBox")) && !widget->inherits("QLabel"))
            QVERIFY2(!widget->accessibleName().isEmpty() || !widget->property("text").toString().isEmpty(), widget->metaObject()->className());
    }
}

RIDGEPOINT_TEST(tst_EstimatePage)

#include "tst_estimatepage.moc"
