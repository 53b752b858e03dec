// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportdialog.h"

#include "ui/shell/mnemonics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

/// The picture as large as there is room, on a chequered ground where it is transparent.
class PicturePreview final : public QWidget
{
public:
    explicit PicturePreview(QWidget *parent) : QWidget(parent)
    {
        setMinimumSize(360, 260);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    void setPicture(const QImage &picture)
    {
        m_picture = picture;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {640, 440}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_picture.isNull())
            return;
        QRect place(QPoint(), m_picture.size().scaled(size() - QSize(2, 2), Qt::KeepAspectRatio));
        place.moveCenter(rect().center());
        if (m_picture.hasAlphaChannel()) {
            painter.fillRect(place, QColor(0xff, 0xff, 0xff));
            painter.fillRect(place, QBrush(QColor(0xd0, 0xd0, 0xd0), Qt::Dense4Pattern));
        }
        const qreal ratio = devicePixelRatioF();
        QImage shown = m_picture.scaled(place.size() * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        shown.setDevicePixelRatio(ratio);
        painter.drawImage(place.topLeft(), shown);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }

private:
    QImage m_picture;
};

ExportDialog::ExportDialog(const QList<ChartSpec> &specs, const ExportChoice &choice, QWidget *parent)
    : QDialog(parent),
      m_specs(specs),
      m_choice(choice.normalised()),
      m_format(new QComboBox(this)),
      m_width(new QDoubleSpinBox(this)),
      m_height(new QDoubleSpinBox(this)),
      m_unit(new QComboBox(this)),
      m_dpi(new QSpinBox(this)),
      m_theme(new QComboBox(this)),
      m_transparent(new QCheckBox(this)),
      m_pictureControls(new QWidget(this)),
      m_size(new QLabel(this)),
      m_preview(new PicturePreview(this))
{
    setWindowTitle(specs.size() > 1 ? tr("Export all charts") : tr("Export chart"));
    if (specs.size() > 1 && !m_choice.isPicture())
        m_choice.format = ExportChoice().format;
    createControls();
    const int letter = fontMetrics().averageCharWidth();
    resize(160 * letter, 90 * letter); // room for the preview
    showChoice();
    constexpr int pause = 120; // milliseconds
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ExportDialog::updatePreview);
    updatePreview();
}

void ExportDialog::createControls()
{
    m_format->addItem(tr("PNG picture"), QStringLiteral("png"));
    m_format->addItem(tr("SVG drawing"), QStringLiteral("svg"));
    m_format->addItem(tr("PDF document"), QStringLiteral("pdf"));
    if (m_specs.size() == 1) {
        m_format->addItem(tr("CSV table"), QStringLiteral("csv"));
        m_format->addItem(tr("JSON data"), QStringLiteral("json"));
    }
    m_unit->addItem(tr("pixels"), int(SizeUnit::Pixel));
    m_unit->addItem(tr("cm"), int(SizeUnit::Centimetre));
    m_unit->addItem(tr("inches"), int(SizeUnit::Inch));
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast})
        m_theme->addItem(withoutMnemonic(themeName(theme)), int(theme));
    m_dpi->setRange(ExportChoice::leastDpi, ExportChoice::mostDpi);
    m_transparent->setText(tr("&Transparent background"));
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_unit->setAccessibleName(tr("Unit of width and height"));
    m_dpi->setToolTip(tr("Dots per inch: text and lines grow with it"));
    m_preview->setAccessibleName(tr("Preview"));

    auto *pictureForm = new QFormLayout(m_pictureControls);
    pictureForm->setContentsMargins(0, 0, 0, 0);
    auto *size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addWidget(m_unit);
    pictureForm->addRow(tr("Size"), size);
    pictureForm->addRow(tr("&Resolution (dpi)"), m_dpi);
    pictureForm->addRow(tr("&Colours"), m_theme);
    pictureForm->addRow(QString(), m_transparent);
    auto *parts = new QVBoxLayout;
    const auto addPart = [&](ChartPart part, const QString &text) {
        auto *box = new QCheckBox(text, this);
        m_parts.emplace_back(part, box);
        parts->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::readControls);
    };
    addPart(ChartPart::Title, tr("T&itle"));
    addPart(ChartPart::Key, tr("&Legend"));
    addPart(ChartPart::Notes, tr("&Notes"));
    addPart(ChartPart::Sources, tr("So&urces"));
    pictureForm->addRow(tr("Include"), parts);

    auto *form = new QFormLayout;
    form->addRow(tr("&Format"), m_format);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *save = buttons->addButton(tr("&Save As…"), QDialogButtonBox::AcceptRole);
    auto *copy = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    copy->setToolTip(tr("Copy this picture and its data"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this,
            [this] { ChartExporter(m_specs, m_choice.pictureOptions()).copyToClipboard(); });

    auto *controls = new QVBoxLayout;
    controls->addLayout(form);
    controls->addWidget(m_pictureControls);
    m_size->setWordWrap(true);
    m_size->setForegroundRole(QPalette::PlaceholderText);
    controls->addWidget(m_size);
    controls->addStretch(1);
    auto *top = new QHBoxLayout;
    top->addLayout(controls);
    top->addWidget(m_preview, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top, 1);
    layout->addWidget(buttons);

    for (QDoubleSpinBox *box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::readControls);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::readControls);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::readControls);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &ExportDialog::readControls);
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::readControls);
    connect(m_unit, &QComboBox::activated, this, &ExportDialog::changeUnit);
}

/// Shows the choice in all controls, without a word from them.
void ExportDialog::showChoice()
{
    const ExportChoice choice = m_choice;
    const QSignalBlocker format(m_format);
    const QSignalBlocker width(m_width);
    const QSignalBlocker height(m_height);
    const QSignalBlocker dpi(m_dpi);
    const QSignalBlocker theme(m_theme);
    const QSignalBlocker transparent(m_transparent);
    m_format->setCurrentIndex(m_format->findData(choice.format));
    m_unit->setCurrentIndex(m_unit->findData(int(choice.unit)));
    m_dpi->setValue(choice.dpi);
    const double factor = pixelsPer(choice.unit, choice.dpi);
    for (QDoubleSpinBox *box : {m_width, m_height}) {
        box->setDecimals(choice.unit == SizeUnit::Pixel ? 0 : 2);
        box->setSingleStep(choice.unit == SizeUnit::Pixel ? 100 : 1);
        box->setRange(ExportChoice::leastPixels / factor, ExportChoice::mostPixels / factor);
    }
    m_width->setValue(choice.width);
    m_height->setValue(choice.height);
    m_theme->setCurrentIndex(m_theme->findData(int(choice.theme)));
    m_transparent->setChecked(choice.isTransparent);
    for (const auto &[part, box] : m_parts) {
        const QSignalBlocker blocker(box);
        box->setChecked(choice.parts.testFlag(part));
    }
    m_pictureControls->setEnabled(choice.isPicture());
    const QSize pixels = choice.pixels();
    m_size->setText(choice.isPicture() ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                                       : tr("The numbers of the chart, without a picture"));
}

void ExportDialog::readControls()
{
    const bool isOtherResolution = m_choice.dpi != m_dpi->value();
    m_choice.format = m_format->currentData().toString();
    m_choice.width = m_width->value();
    m_choice.height = m_height->value();
    m_choice.dpi = m_dpi->value();
    m_choice.theme = Theme(m_theme->currentData().toInt());
    m_choice.isTransparent = m_transparent->isChecked();
    m_choice.parts = {};
    for (const auto &[part, box] : m_parts)
        m_choice.parts.setFlag(part, box->isChecked());
    if (isOtherResolution && m_choice.unit != SizeUnit::Pixel)
        showChoice(); // the range of centimetres and inches depends on it
    m_pictureControls->setEnabled(m_choice.isPicture());
    const QSize pixels = m_choice.pixels();
    m_size->setText(m_choice.isPicture() ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                                         : tr("The numbers of the chart, without a picture"));
    m_pause.start();
}

void ExportDialog::changeUnit()
{
    m_choice = m_choice.inUnit(SizeUnit(m_unit->currentData().toInt()));
    showChoice();
}

/// Drawn as it will be, at most as large as a screen: size and resolution shrink together, so the layout is the same.
void ExportDialog::updatePreview()
{
    PictureOptions options = m_choice.pictureOptions();
    constexpr double mostPixels = 4e6;
    const double area = double(options.size.width()) * options.size.height();
    if (area > mostPixels) {
        const double factor = std::sqrt(mostPixels / area);
        options.size = (QSizeF(options.size) * factor).toSize();
        options.dpi = std::max(1, int(std::lround(options.dpi * factor)));
    }
    m_preview->setPicture(ChartExporter(m_specs, options).toImage());
}

} // namespace ui
