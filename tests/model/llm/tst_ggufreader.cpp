// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/llm/ggufreader.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace model;

namespace {

/// Writes GGUF headers for tests.
class Writer
{
public:
    explicit Writer(quint32 version, quint64 tensors, quint64 entries)
    {
        m_bytes = "GGUF";
        put(version);
        put(tensors);
        put(entries);
    }

    template<class T>
    Writer &put(T value)
    {
        char bytes[sizeof(T)];
        qToLittleEndian(value, bytes);
        m_bytes.append(bytes, sizeof(T));
        return *this;
    }

    Writer &text(const QByteArray &value)
    {
        put(quint64(value.size()));
        m_bytes += value;
        return *this;
    }

    Writer &entry(const QByteArray &key, quint32 value) { return text(key).put(quint32(4)).put(value); }
    Writer &entry(const QByteArray &key, const QByteArray &value) { return text(key).put(quint32(8)).text(value); }

    Writer &tensor(const QByteArray &name, std::initializer_list<quint64> sizes, BlockType type, quint64 offset)
    {
        text(name).put(quint32(sizes.size()));
        for (const quint64 size : sizes)
            put(size);
        return put(quint32(type)).put(offset);
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// A Llama of one layer: hidden 256, 4 heads, 2 KV heads, FFN 512, vocabulary 1,000.
QByteArray smallLlama(quint32 version, bool withTokens = false, quint64 tensors = 12)
{
    Writer writer(version, tensors, withTokens ? 9 : 8);
    writer.entry("general.architecture", "llama")
        .entry("llama.block_count", 1)
        .entry("llama.embedding_length", 256)
        .entry("llama.attention.head_count", 4)
        .entry("llama.attention.head_count_kv", 2)
        .entry("llama.feed_forward_length", 512)
        .entry("llama.vocab_size", 1000)
        .entry("llama.context_length", 4096);
    if (withTokens) {
        writer.text("tokenizer.ggml.tokens").put(quint32(9)).put(quint32(8)).put(quint64(200000));
        for (int i = 0; i < 200000; ++i)
            writer.text("token" + QByteArray::number(i));
    }
    if (tensors == 12) {
        writer.tensor("token_embd.weight", {256, 1000}, BlockType::Q4_K, 0)
            .tensor("output.weight", {256, 1000}, BlockType::Q6_K, 144000)
            .tensor("output_norm.weight", {256}, BlockType::F32, 354000)
            .tensor("blk.0.attn_norm.weight", {256}, BlockType::F32, 355024)
            .tensor("blk.0.attn_q.weight", {256, 256}, BlockType::Q4_K, 356048)
            .tensor("blk.0.attn_k.weight", {256, 128}, BlockType::Q4_K, 392912)
            .tensor("blk.0.attn_v.weight", {256, 128}, BlockType::Q6_K, 411344)
            .tensor("blk.0.attn_output.weight", {256, 256}, BlockType::Q4_K, 438224)
            .tensor("blk.0.ffn_norm.weight", {256}, BlockType::F32, 475088)
            .tensor("blk.0.ffn_gate.weight", {256, 512}, BlockType::Q4_K, 476112)
            .tensor("blk.0.ffn_up.weight", {256, 512}, BlockType::Q4_K, 549840)
            .tensor("blk.0.ffn_down.weight", {512, 256}, BlockType::Q6_K, 623568);
    }
    return writer.bytes();
}

constexpr qint64 smallLlamaBytes = 144000 + 210000 + 3 * 1024 + 36864 + 18432 + 26880 + 36864 + 73728 + 73728 + 107520;

Result<GgufHeader> readBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readGgufHeader(buffer);
}

} // namespace

class GgufReaderTest : public QObject
{
    Q_OBJECT

private slots:
    /// A sparse file has room for any number of empty texts; none is read one by one.
    void anArrayOfTextsBeyondReasonIsRefusedAtOnce()
    {
        for (const quint64 count : {quint64(1) << 28, quint64(1) << 32, quint64(1) << 62}) {
            QTemporaryDir folder;
            QFile file(folder.filePath(QStringLiteral("sparse.gguf")));
            QVERIFY(file.open(QIODevice::ReadWrite));
            Writer writer(3, 0, 1);
            writer.text("tokenizer.ggml.tokens").put(quint32(9)).put(quint32(8)).put(count);
            file.write(writer.bytes());
            if (!file.resize(40'000'000'000))
                QSKIP("no sparse files here");
            file.seek(0);
            QElapsedTimer timer;
            timer.start();
            const Result<GgufHeader> header = readGgufHeader(file, QStringLiteral("sparse.gguf"));
            QVERIFY(!header);
            QCOMPARE(header.error().code, ErrorCode::OutOfRange);
            QVERIFY(header.error().place.contains(QStringLiteral("tokenizer.ggml.tokens")));
            QVERIFY(timer.elapsed() < 1000);
        }
    }

    void manyArraysOfTextsAreCountedTogether()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("sparse.gguf")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        Writer writer(3, 0, 2);
        writer.text("a").put(quint32(9)).put(quint32(8)).put(quint64(1));
        writer.text("x");
        writer.text("tokenizer.ggml.merges").put(quint32(9)).put(quint32(8)).put(quint64(16'000'000));
        file.write(writer.bytes());
        if (!file.resize(1'000'000'000))
            QSKIP("no sparse files here");
        file.seek(0);
        const Result<GgufHeader> header = readGgufHeader(file, QStringLiteral("sparse.gguf"));
        QVERIFY(!header);
        QCOMPARE(header.error().code, ErrorCode::OutOfRange);
    }

    void bothVersionsGiveExactBytes_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("version 2") << 2;
        QTest::newRow("version 3") << 3;
    }

    void bothVersionsGiveExactBytes()
    {
        QFETCH(int, version);
        const Result<GgufHeader> header = readBytes(smallLlama(quint32(version)));
        QVERIFY2(header, header ? "" : qPrintable(header.error().toText()));
        QCOMPARE(header->tensorCount, std::int64_t(12));
        QCOMPARE(header->tensors.bytes, double(smallLlamaBytes));
        QVERIFY(header->hasHead);
        const Result<ShapeReading> reading = shapeFromGguf(header->metadata);
        QVERIFY(reading);
        QCOMPARE(parameterCounts(reading->shape)->total, header->tensors.parameters);
    }

    void aSparseFileOf40GigabytesTakesMilliseconds()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.gguf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallLlama(3, true));
        file.resize(Q_INT64_C(40) << 30);
        file.close();
        QElapsedTimer timer;
        timer.start();
        const Result<ShapeReading> reading = readGgufFile(path);
        QVERIFY(reading);
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(reading->shape.stored->bytes, double(smallLlamaBytes));
        QCOMPARE(reading->shape.vocabulary, 1000);
    }

    void aShortFileIsReportedAsIncomplete()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("short.gguf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallLlama(3));
        file.close();
        const Result<ShapeReading> reading = readGgufFile(path);
        QVERIFY(reading && reading->warnings.join(u' ').contains(QStringLiteral("incomplete")));
    }

    void partsAreReadTogether()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::WriteOnly)) {
                file.write(bytes);
                file.resize(2000000);
            }
        };
        write(QStringLiteral("m-00001-of-00002.gguf"), smallLlama(3));
        write(QStringLiteral("m-00002-of-00002.gguf"),
              Writer(3, 1, 0).tensor("blk.1.ffn_up.weight", {256, 512}, BlockType::F16, 0).bytes());
        const Result<ShapeReading> both = readGgufFile(folder.filePath(QStringLiteral("m-00001-of-00002.gguf")));
        QVERIFY(both);
        QCOMPARE(both->shape.stored->bytes, double(smallLlamaBytes + 256 * 512 * 2));
        QFile::remove(folder.filePath(QStringLiteral("m-00002-of-00002.gguf")));
        const Result<ShapeReading> one = readGgufFile(folder.filePath(QStringLiteral("m-00001-of-00002.gguf")));
        QVERIFY(one && !one->shape.stored && one->warnings.join(u' ').contains(QStringLiteral("part 2 of 2")));
    }

    void lyingLengthsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const quint64 huge = Q_UINT64_C(1) << 60;
        QTest::newRow("2^60 tensors") << Writer(3, huge, 0).bytes();
        QTest::newRow("2^60 entries") << Writer(3, 0, huge).bytes();
        QTest::newRow("a key of 2^60 bytes") << Writer(3, 0, 1).put(huge).put(quint64(0)).bytes();
        QTest::newRow("a text of 2^60 bytes") << Writer(3, 0, 1).text("k").put(quint32(8)).put(huge).bytes();
        QTest::newRow("an array of 2^60 numbers")
            << Writer(3, 0, 1).text("k").put(quint32(9)).put(quint32(4)).put(huge).bytes();
        QTest::newRow("an array of 2^60 texts")
            << Writer(3, 0, 1).text("k").put(quint32(9)).put(quint32(8)).put(huge).bytes();
        QTest::newRow("an array of arrays")
            << Writer(3, 0, 1).text("k").put(quint32(9)).put(quint32(9)).put(quint64(1)).bytes();
        QTest::newRow("a tensor of 2^60 by 2^60")
            << Writer(3, 1, 0).tensor("t", {huge, huge}, BlockType::F16, 0).bytes();
        QTest::newRow("a tensor of 9 dimensions")
            << Writer(3, 1, 0).tensor("t", {1, 1, 1, 1, 1, 1, 1, 1, 1}, BlockType::F16, 0).bytes();
        QTest::newRow("a tensor type nobody knows") << Writer(3, 1, 0).tensor("t", {1}, BlockType(77), 0).bytes();
        QTest::newRow("a value type nobody knows")
            << Writer(3, 0, 1).text("k").put(quint32(99)).put(quint64(0)).bytes();
        QTest::newRow("version 1") << Writer(1, 0, 0).bytes();
    }

    void lyingLengthsAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const Result<GgufHeader> header = readBytes(bytes);
        QVERIFY(!header);
        QVERIFY(!header.error().message.isEmpty());
    }

    void everyCutOfAHeaderIsRefused()
    {
        const QByteArray whole = smallLlama(3);
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(!readBytes(whole.first(length)), qPrintable(QString::number(length)));
    }

    void listsOfHeadsMakeLayersOfTheirOwn()
    {
        const Result<ConfigDocument> metadata = readConfigTree(
            R"({"general.architecture":"llama","llama.block_count":3,"llama.embedding_length":256,
            "llama.attention.head_count":8,"llama.attention.head_count_kv":[2,0,4],"llama.feed_forward_length":[512,256,0],"llama.vocab_size":100})");
        const Result<ShapeReading> reading = shapeFromGguf(metadata->root);
        QVERIFY(reading);
        QCOMPARE(reading->shape.layers.size(), std::size_t(3));
        QCOMPARE(reading->shape.layers[1].layer.attention.kind, AttentionKind::None);
        QCOMPARE(reading->shape.layers[2].layer.attention.kvHeads, 4);
        QCOMPARE(reading->shape.layers[2].layer.feedForward.width, 0);
    }

    void whatIsNoModelIsRefused()
    {
        const Result<ConfigDocument> metadata = readConfigTree(
            R"({"general.architecture":"clip","clip.has_vision_encoder":true})");
        const Result<ShapeReading> reading = shapeFromGguf(metadata->root);
        QVERIFY(!reading && reading.error().message.contains(QStringLiteral("block_count")));
    }
};

QTEST_GUILESS_MAIN(GgufReaderTest)
#include "tst_ggufreader.moc"
