// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace ui {

QString themeId(Theme theme)
{
    switch (theme) {
    case Theme::System: return QStringLiteral("system");
    case Theme::Light: return QStringLiteral("light");
    case Theme::Dark: return QStringLiteral("dark");
    case Theme::HighContrast: return QStringLiteral("high-contrast");
    }
    Q_UNREACHABLE();
}

QList<Theme> allThemes()
{
    return {Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast};
}

QString themeName(Theme theme)
{
    switch (theme) {
    case Theme::System: return QCoreApplication::translate("ui::Theme", "As the &system");
    case Theme::Light: return QCoreApplication::translate("ui::Theme", "&Light");
    case Theme::Dark: return QCoreApplication::translate("ui::Theme", "&Dark");
    case Theme::HighContrast: return QCoreApplication::translate("ui::Theme", "&High contrast");
    }
    Q_UNREACHABLE();
}

Theme themeFromId(const QString &id)
{
    for (const Theme theme : allThemes()) {
        if (themeId(theme) == id)
            return theme;
    }
    return Theme::System;
}

void prepareApplication()
{
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/ridgepoint/icons/ridgepoint.svg")));
    // Han characters are shared by Chinese and Japanese; without this they may come in the Japanese form. The family in
    // use stands first: where the application's font is a mere alias ("Sans Serif"), substitutes replace it altogether.
    const QFont font = QApplication::font();
    QFont::insertSubstitutions(font.family(), {QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans SC"),
                                               QStringLiteral("PingFang SC"), QStringLiteral("Microsoft YaHei")});
}

namespace {

/// Fusion draws frames in a darkened window colour, which nobody sees on a dark window: those of check boxes always, all
/// others in high contrast.
class VisibleFramesStyle : public QProxyStyle
{
public:
    enum class Frames { Checks, All };

    explicit VisibleFramesStyle(Frames frames)
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_frames(frames)
    {
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck)
            drawFrame(option, painter, QRectF(option->rect).adjusted(0, 0, -1, -1));
        else if (m_frames == Frames::All
                 && (element == PE_FrameLineEdit || element == PE_Frame || element == PE_FrameMenu
                     || element == PE_PanelButtonCommand))
            drawFrame(option, painter, option->rect);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (m_frames == Frames::All && (control == CC_ComboBox || control == CC_SpinBox))
            drawFrame(option, painter, option->rect);
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (m_frames == Frames::All && element == CE_MenuItem && item
            && item->menuItemType == QStyleOptionMenuItem::Separator) {
            painter->setPen(option->palette.color(QPalette::PlaceholderText));
            painter->drawLine(option->rect.left() + 5, option->rect.center().y(), option->rect.right() - 5,
                              option->rect.center().y());
        }
    }

private:
    static void drawFrame(const QStyleOption *option, QPainter *painter, const QRectF &rect)
    {
        painter->save();
        painter->setPen(option->palette.color(QPalette::PlaceholderText));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        painter->restore();
    }

    Frames m_frames;
};

/// The colours a palette is made from.
struct Colours
{
    QColor window;
    QColor base;
    QColor alternate;
    QColor text;
    QColor muted;
    QColor button;
    QColor accent;
    QColor accentText;
    QColor link;
};

QPalette paletteFrom(const Colours &colours)
{
    QPalette palette(colours.button, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.alternate);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colours.muted);
    return palette;
}

QPalette lightPalette()
{
    return paletteFrom({.window = QColor(0xf4f5f7), .base = QColor(0xffffff), .alternate = QColor(0xeef0f3),
                        .text = QColor(0x1d232b), .muted = QColor(0x5f6b7a), .button = QColor(0xe9ebef),
                        .accent = QColor(0x1f5fbf), .accentText = Qt::white, .link = QColor(0x1f5fbf)});
}

QPalette darkPalette()
{
    return paletteFrom({.window = QColor(0x1b1e23), .base = QColor(0x22262c), .alternate = QColor(0x2a2f36),
                        .text = QColor(0xe6e9ed), .muted = QColor(0xa0a9b5), .button = QColor(0x30353d),
                        .accent = QColor(0x4c8dff), .accentText = QColor(0x0b1220), .link = QColor(0x7db0ff)});
}

QPalette highContrastPalette()
{
    return paletteFrom({.window = Qt::black, .base = Qt::black, .alternate = QColor(0x1a1a1a), .text = Qt::white,
                        .muted = QColor(0xd0d0d0), .button = QColor(0x101010), .accent = QColor(0xffff00),
                        .accentText = Qt::black, .link = QColor(0x00ffff)});
}

} // namespace

namespace {

Theme &appliedTheme()
{
    static Theme theme = Theme::System;
    return theme;
}

QPalette paletteOf(Theme theme)
{
    switch (theme) {
    case Theme::System: return {}; // an empty palette gives the platform's back
    case Theme::Light: return lightPalette();
    case Theme::Dark: return darkPalette();
    case Theme::HighContrast: return highContrastPalette();
    }
    Q_UNREACHABLE();
}

} // namespace

void applyTheme(Theme theme)
{
    static const QString systemStyle = QApplication::style()->name();
    if (theme == appliedTheme())
        return;
    appliedTheme() = theme;
    const auto frames = theme == Theme::HighContrast ? VisibleFramesStyle::Frames::All
                                                     : VisibleFramesStyle::Frames::Checks;
    QApplication::setStyle(theme == Theme::System ? QStyleFactory::create(systemStyle)
                                                  : new VisibleFramesStyle(frames));
    QApplication::setPalette(paletteOf(theme));
}

Theme currentTheme()
{
    return appliedTheme();
}

ChartTheme chartTheme(Theme theme)
{
    switch (theme) {
    case Theme::System:
    case Theme::Light: return ChartTheme::light();
    case Theme::Dark: return ChartTheme::dark();
    case Theme::HighContrast: return ChartTheme::highContrast();
    }
    Q_UNREACHABLE();
}

} // namespace ui
