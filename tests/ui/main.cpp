// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testmain.h"

#include "model/text/language.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTemporaryDir>

namespace {

/// The application as main() sets it up, with a font and a style that are the same on every machine, and with settings
/// in a folder that is gone afterwards.
class TestApplication : public QApplication
{
public:
    TestApplication(int &argc, char **argv)
        : QApplication(argc, argv)
    {
        setAttribute(Qt::AA_DontUseNativeDialogs);
        setOrganizationName(QStringLiteral("ridgepoint"));
        setApplicationName(QStringLiteral("ridgepoint-test"));
        setApplicationVersion(QStringLiteral("0"));
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        setStyle(QStringLiteral("fusion"));
        setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        ui::prepareApplication();
        model::setLanguage(QStringLiteral("en"));
    }

private:
    QTemporaryDir m_settings;
};

} // namespace

int main(int argc, char **argv)
{
    return tests::run<TestApplication>(argc, argv);
}
