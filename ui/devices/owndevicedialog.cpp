// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "owndevicedialog.h"

#include "model/text/numbers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Formats that people state rates of; the rest can be given in a catalogue file.
const QList<model::NumberFormat> &askedFormats()
{
    using enum model::NumberFormat;
    static const QList<model::NumberFormat> formats = {Fp32, Tf32, Bf16, Fp16, Fp8, Fp4, Int8, Int4};
    return formats;
}

} // namespace

OwnDeviceDialog::OwnDeviceDialog(const model::OwnDevice &device, QStringList takenIds, QStringList takenNames,
                                 QWidget *parent)
    : QDialog(parent),
      m_given(device),
      m_takenIds(std::move(takenIds)),
      m_takenNames(std::move(takenNames)),
      m_name(new QLineEdit(this)),
      m_vendor(new QLineEdit(this)),
      m_kind(new QComboBox(this)),
      m_unified(new QCheckBox(tr("The GPU shares the memory with the CPU"), this)),
      m_year(new QLineEdit(this)),
      m_note(new QLineEdit(this)),
      m_faults(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(m_given.id.isEmpty() ? tr("New device of your own") : tr("Edit your device"));
    auto *form = new QFormLayout;
    addFields(form);
    m_faults->setWordWrap(true);
    m_faults->setTextFormat(Qt::PlainText);
    m_faults->setMinimumHeight(fontMetrics().height() * 2);
    auto *about = new QLabel(tr("What you leave empty is unknown and shown as “not published”. Your figures are marked "
                                "as yours everywhere."),
                             this);
    about->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addLayout(form);
    layout->addWidget(makeRates());
    layout->addWidget(m_faults, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill(device);
    for (QLineEdit *edit : findChildren<QLineEdit *>())
        connect(edit, &QLineEdit::textChanged, this, &OwnDeviceDialog::check);
    check();
    resize(460, sizeHint().height());
}

QLineEdit *OwnDeviceDialog::numberEdit(const QString &accessibleName)
{
    auto *edit = new QLineEdit(this);
    edit->setAccessibleName(accessibleName);
    edit->setAlignment(Qt::AlignRight);
    auto *validator = new QDoubleValidator(edit);
    validator->setNotation(QDoubleValidator::StandardNotation);
    validator->setBottom(0);
    edit->setValidator(validator);
    return edit;
}

void OwnDeviceDialog::addFields(QFormLayout *form)
{
    const auto add = [&](const QString &label, QWidget *widget) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    };
    for (const model::DeviceKind kind : model::allDeviceKinds())
        m_kind->addItem(model::deviceKindName(kind), static_cast<int>(kind));
    m_year->setValidator(new QIntValidator(1970, 2100, m_year));
    m_year->setAlignment(Qt::AlignRight);
    add(tr("Name"), m_name);
    add(tr("Vendor"), m_vendor);
    add(tr("Kind"), m_kind);
    const auto addNumber = [&](const QString &label, std::optional<double> model::OwnDevice::*member) {
        m_numbers << NumberField{numberEdit(label), member};
        add(label, m_numbers.last().edit);
    };
    addNumber(tr("Memory (GB, as labelled)"), &model::OwnDevice::memoryGib);
    form->addRow(QString(), m_unified);
    addNumber(tr("Memory bandwidth (GB/s)"), &model::OwnDevice::bandwidthGbPerS);
    addNumber(tr("Interconnect, both directions (GB/s)"), &model::OwnDevice::interconnectGbPerS);
    addNumber(tr("Host link, both directions (GB/s)"), &model::OwnDevice::hostLinkGbPerS);
    addNumber(tr("Power limit (W)"), &model::OwnDevice::tdpWatts);
    add(tr("Year of release"), m_year);
    add(tr("Note"), m_note);
}

QWidget *OwnDeviceDialog::makeRates()
{
    auto *box = new QGroupBox(tr("Peak compute (TFLOPS; TOPS of INT8 and INT4)"), this);
    auto *grid = new QGridLayout(box);
    grid->addWidget(new QLabel(tr("dense"), box), 0, 1);
    grid->addWidget(new QLabel(tr("with sparsity"), box), 0, 2);
    grid->addWidget(new QLabel(tr("dense"), box), 0, 4);
    grid->addWidget(new QLabel(tr("with sparsity"), box), 0, 5);
    const auto half = static_cast<int>((askedFormats().size() + 1) / 2);
    for (int i = 0; i < askedFormats().size(); ++i) {
        const model::NumberFormat format = askedFormats().at(i);
        const QString name = model::numberFormatName(format);
        RateField field{format, numberEdit(tr("Peak %1, dense").arg(name)),
                        numberEdit(tr("Peak %1, with sparsity").arg(name))};
        const int row = 1 + i % half;
        const int column = i < half ? 0 : 3;
        grid->addWidget(new QLabel(name, box), row, column);
        grid->addWidget(field.dense, row, column + 1);
        grid->addWidget(field.sparse, row, column + 2);
        m_rates << field;
    }
    return box;
}

void OwnDeviceDialog::fill(const model::OwnDevice &device)
{
    m_name->setText(device.name);
    m_vendor->setText(device.vendor);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(device.kind)));
    m_unified->setChecked(device.unifiedMemory);
    m_note->setText(device.note);
    m_note->setCursorPosition(0);
    const auto show = [](QLineEdit *edit, const std::optional<double> &value) {
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        edit->setText(value ? locale.toString(*value, 'g', QLocale::FloatingPointShortest) : QString());
    };
    if (device.year)
        m_year->setText(QString::number(*device.year));
    for (const NumberField &field : m_numbers)
        show(field.edit, device.*field.member);
    for (const RateField &field : m_rates) {
        show(field.dense, device.denseTera[static_cast<std::size_t>(field.format)]);
        show(field.sparse, device.sparseTera[static_cast<std::size_t>(field.format)]);
    }
}

std::optional<double> OwnDeviceDialog::numberIn(const QLineEdit *edit) const
{
    bool isNumber = false;
    const double value = QLocale().toDouble(edit->text().trimmed(), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

model::OwnDevice OwnDeviceDialog::device() const
{
    model::OwnDevice device = m_given;
    device.name = m_name->text().simplified();
    device.vendor = m_vendor->text().simplified();
    device.id = m_given.id.isEmpty() ? model::ownDeviceId(device.name, m_takenIds) : m_given.id;
    device.kind = static_cast<model::DeviceKind>(m_kind->currentData().toInt());
    device.unifiedMemory = m_unified->isChecked();
    device.note = m_note->text();
    const auto year = numberIn(m_year);
    device.year = year ? std::optional(static_cast<int>(*year)) : std::nullopt;
    for (const NumberField &field : m_numbers)
        device.*field.member = numberIn(field.edit);
    for (const RateField &field : m_rates) {
        device.denseTera[static_cast<std::size_t>(field.format)] = numberIn(field.dense);
        device.sparseTera[static_cast<std::size_t>(field.format)] = numberIn(field.sparse);
    }
    return device;
}

void OwnDeviceDialog::check()
{
    QStringList faults;
    for (const model::Error &fault : model::checkOwnDevice(device()))
        faults << fault.message;
    if (m_takenNames.contains(m_name->text().simplified(), Qt::CaseInsensitive))
        faults << tr("There is a device of this name already.");
    const auto isIncomplete = [](const QLineEdit *edit) {
        return !edit->text().isEmpty() && !edit->hasAcceptableInput();
    };
    for (const QLineEdit *edit : findChildren<QLineEdit *>()) {
        if (isIncomplete(edit))
            faults << tr("%1: not a number yet.").arg(edit->accessibleName());
    }
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(faults.isEmpty());
}

} // namespace ui
