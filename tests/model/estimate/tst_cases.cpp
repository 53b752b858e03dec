// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Wrong answers that people reported, with the right ones (tests/data/cases.jsonl): every case that is a request is
/// answered by the batch function and compared.
#include "model/estimate/batch.h"
#include "model/estimate/devicefacts.h"

#include <QFile>
#include <QtTest>

using namespace model;

namespace {

QByteArray contentsOf(const char *name)
{
    QFile file(QStringLiteral(TEST_DATA "/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RequestContext makeContext()
{
    static const Catalogue catalogue = loadCatalogue().catalogue;
    RequestContext context;
    context.presets = &*PresetCatalogue::builtIn();
    context.device = [](const QString &id) { return findDeviceFacts(catalogue, id); };
    return context;
}

double numberOf(const ConfigValue *value)
{
    if (!value)
        return std::nan("");
    if (const std::int64_t *integer = value->asInteger())
        return double(*integer);
    return value->asReal() ? *value->asReal() : std::nan("");
}

/// The value again as JSON text.
QByteArray textOf(const ConfigValue &value)
{
    if (const std::string *text = value.asText())
        return '"' + QByteArray::fromStdString(*text).replace('\\', "\\\\").replace('"', "\\\"") + '"';
    QByteArrayList parts;
    if (const ConfigValue::List *list = value.asList()) {
        for (const ConfigValue &entry : *list)
            parts << textOf(entry);
        return '[' + parts.join(',') + ']';
    }
    if (const ConfigValue::Object *object = value.asObject()) {
        for (const auto &[key, member] : *object)
            parts << '"' + QByteArray::fromStdString(key) + "\":" + textOf(member);
        return '{' + parts.join(',') + '}';
    }
    return value.described().toUtf8();
}

/// What is wrong with the answer, or nothing.
QString judge(const ConfigValue &expect, const ConfigValue &answer)
{
    const bool ok = *answer.find("ok")->asBool();
    const ConfigValue *wantsError = expect.find("error");
    if (wantsError && *wantsError->asBool()) {
        if (ok)
            return QStringLiteral("accepted, but must be refused");
        const QString message = QString::fromStdString(*answer.find("error")->find("message")->asText());
        for (const ConfigValue &mention : *expect.find("mentions")->asList()) {
            if (!message.contains(QString::fromStdString(*mention.asText())))
                return QStringLiteral("does not mention %1: %2")
                    .arg(QString::fromStdString(*mention.asText()), message);
        }
        return {};
    }
    if (!ok)
        return QStringLiteral("refused: %1")
            .arg(QString::fromStdString(*answer.find("error")->find("message")->asText()));
    const std::string quantity = *expect.find("quantity")->asText();
    if (quantity == "fits") {
        const bool want = *expect.find("value")->asBool();
        const bool got = answer.find("fits") && *answer.find("fits")->asBool();
        const bool tight = textOf(*answer.find("notes")).contains("tight");
        const bool mayBeTight = expect.find("confidence") != nullptr;
        return got == want || (mayBeTight && tight) ? QString() : QStringLiteral("fits: got %1").arg(got);
    }
    const double got = numberOf(answer.find("quantities")->find(quantity));
    if (std::isnan(got))
        return QStringLiteral("%1 is absent").arg(QString::fromStdString(quantity));
    if (expect.find("min")) {
        const bool inside = got >= numberOf(expect.find("min")) && got <= numberOf(expect.find("max"));
        return inside ? QString() : QStringLiteral("got %1").arg(got, 0, 'g', 12);
    }
    const double value = numberOf(expect.find("value"));
    if (expect.find("relation"))
        return got <= value ? QString() : QStringLiteral("got %1, expected at most %2").arg(got).arg(value);
    const double tolerance = numberOf(expect.find("rel_tol"));
    return std::abs(got - value) <= tolerance * std::abs(value) ? QString()
                                                                : QStringLiteral("got %1, expected %2, %3 % off")
                                                                      .arg(got, 0, 'g', 12)
                                                                      .arg(value, 0, 'g', 12)
                                                                      .arg(100 * (got / value - 1), 0, 'g', 4);
}

} // namespace

class CasesTest : public QObject
{
    Q_OBJECT

private slots:
    void requestsAreAnsweredAsExpected_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const QByteArray &line : contentsOf("cases.jsonl").split('\n')) {
            if (line.isEmpty())
                continue;
            const Result<ConfigDocument> entry = readConfigTree(line);
            QVERIFY(entry);
            if (*entry->root.find("via")->asText() != "batch")
                continue;
            QTest::newRow(entry->root.find("id")->asText()->c_str()) << line;
        }
    }

    void requestsAreAnsweredAsExpected()
    {
        QFETCH(QByteArray, line);
        const Result<ConfigDocument> entry = readConfigTree(line);
        const QByteArray answer = answerRequest(textOf(*entry->root.find("input")), makeContext());
        const Result<ConfigDocument> parsed = readConfigTree(answer);
        QVERIFY(parsed);
        const QString fault = judge(*entry->root.find("expect"), parsed->root);
        ++m_run;
        m_held += fault.isEmpty() ? 1 : 0;
        if (entry->root.find("id")->asText()->compare("case-w-q4km-qwen3-32b") == 0) {
            QEXPECT_FAIL(
                "", "the measured file keeps its value projections in 16 bit; the published Q4_K_M file has 19.76 GB",
                Continue);
        }
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void cleanupTestCase() { qInfo("%d of %d cases hold", m_held, m_run); }

private:
    int m_run = 0;
    int m_held = 0;
};

QTEST_GUILESS_MAIN(CasesTest)
#include "tst_cases.moc"
