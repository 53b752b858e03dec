// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a program of our kind can be: a bare window with one bar chart of Qt.

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QHorizontalBarSeries>
#include <QMainWindow>
#include <QValueAxis>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    auto *set = new QBarSet(QStringLiteral("bandwidth"));
    QStringList names;
    for (int i = 1; i <= 12; ++i) {
        *set << 100 * i;
        names << QStringLiteral("Device %1").arg(i);
    }
    auto *series = new QHorizontalBarSeries;
    series->append(set);
    series->setLabelsVisible(true);
    auto *chart = new QChart;
    chart->addSeries(series);
    auto *categories = new QBarCategoryAxis;
    categories->append(names);
    chart->addAxis(categories, Qt::AlignLeft);
    series->attachAxis(categories);
    auto *values = new QValueAxis;
    chart->addAxis(values, Qt::AlignBottom);
    series->attachAxis(values);

    QMainWindow window;
    window.setCentralWidget(new QChartView(chart));
    window.resize(1366, 768);
    window.show();
    return QApplication::exec();
}
