// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The C++ speed model equals the one written on its own in Python (reference.py) on a grid of configurations.
#include "support.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class tst_reference : public tests::TestCase
{
    Q_OBJECT

private slots:
    void ratesEqualTheReferenceInPython()
    {
        QFile file(QStringLiteral(TEST_DATA "/speed-reference.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(cases.size() > 500);
        // The Python model leaves out norms and biases, 0.03 % of the weights of these models at most.
        constexpr double tolerance = 1e-3;
        int compared = 0;
        for (const QJsonValue &one : cases) {
            const QByteArray request =
                QJsonDocument(one[QStringLiteral("request")].toObject()).toJson(QJsonDocument::Compact);
            const QJsonObject expected = one[QStringLiteral("expect")].toObject();
            for (auto it = expected.begin(); it != expected.end(); ++it) {
                const double got = support::quantity(request, it.key().toLatin1().constData());
                const double want = it.value().toDouble();
                ++compared;
                QVERIFY2(std::abs(got / want - 1) < tolerance,
                         qPrintable(QStringLiteral("%1: %2 is %3, the reference says %4")
                                        .arg(QString::fromUtf8(request), it.key())
                                        .arg(got)
                                        .arg(want)));
            }
        }
        QVERIFY(compared > 1500);
    }
};

RIDGEPOINT_TEST(tst_reference)
#include "tst_reference.moc"
