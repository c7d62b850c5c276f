"""The application's style sheet, font and Qt palette, made from one of the two themes."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from foretoken.settings.resources import resource_path
from foretoken.ui.theme import DARK, LIGHT, Palette

_FONT_SIZE_PX = 14


def system_palette() -> Palette:
    """The theme that the system asks for; light where it has no wish."""
    dark = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def apply_style(app: QApplication, palette: Palette) -> None:
    """Style every standard control of the application."""
    app.setPalette(_qt_palette(palette))
    app.setStyleSheet(_style_sheet(palette))


def install_font(app: QApplication) -> None:
    """Use one good font where the system may have none; macOS and Windows keep their own."""
    font = QFont(app.font())
    if sys.platform not in ("darwin", "win32"):
        for file in sorted(resource_path("fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(file))
        font = QFont("Inter")
    font.setPixelSize(_FONT_SIZE_PX)
    app.setFont(font)


def _qt_palette(palette: Palette) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.window,
        role.WindowText: palette.text,
        role.Base: palette.raised,
        role.AlternateBase: palette.panel,
        role.Text: palette.text,
        role.Button: palette.panel,
        role.ButtonText: palette.text,
        role.PlaceholderText: palette.muted,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.on_accent,
        role.ToolTipBase: palette.text,
        role.ToolTipText: palette.window,
        role.Link: palette.accent,
    }
    result = QPalette()
    for name, colour in colours.items():
        result.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(palette.muted))
    return result


def _style_sheet(p: Palette) -> str:
    return f"""
    QToolTip {{
        background: {p.text}; color: {p.window}; border: none; padding: 6px 8px;
    }}
    QMenu {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border}; padding: 4px;
    }}
    QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {p.bubble}; }}
    QMenu::separator {{ background: {p.border}; height: 1px; margin: 4px 8px; }}
    QLineEdit {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: 6px; padding: 7px 10px; selection-background-color: {p.accent};
    }}
    QLineEdit:focus {{ border-color: {p.accent}; }}
    QPushButton {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: 6px; padding: 7px 14px; outline: none;
    }}
    QPushButton:hover {{ border-color: {p.muted}; }}
    QPushButton:focus {{ border-color: {p.accent}; }}
    QPushButton:disabled {{ color: {p.muted}; }}
    QPushButton[primary="true"] {{
        background: {p.accent}; color: {p.on_accent}; border-color: {p.accent}; font-weight: 600;
    }}
    QPushButton[primary="true"]:focus {{ border-color: {p.text}; }}
    QPushButton[primary="true"]:disabled {{
        background: {p.border}; color: {p.muted}; border-color: {p.border};
    }}
    QPushButton[pill="true"] {{
        border-radius: 15px; padding: 0 14px; min-height: 28px; max-height: 28px;
    }}
    QPushButton[pill="true"]:checked {{ background: {p.bubble}; }}
    QPushButton[quiet="true"] {{
        background: transparent; border: 1px solid transparent; text-align: left;
        padding: 7px 10px;
    }}
    QPushButton[quiet="true"]:hover {{ background: {p.border}; }}
    QPushButton[quiet="true"]:focus {{ border-color: {p.accent}; }}
    QProgressBar {{
        background: {p.border}; border: none; border-radius: 3px;
        min-height: 6px; max-height: 6px;
    }}
    QProgressBar::chunk {{ background: {p.accent}; border-radius: 3px; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{
        background: {p.border}; border-radius: 4px; min-height: 32px; margin: 1px;
    }}
    QScrollBar::handle:vertical:hover {{ background: {p.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; width: 0;
    }}
    QDialog {{ background: {p.window}; border: 1px solid {p.border}; }}
    QRadioButton {{ color: {p.text}; spacing: 10px; font-weight: 600; }}
    QRadioButton::indicator {{
        width: 14px; height: 14px; border-radius: 8px; border: 1px solid {p.muted};
        background: {p.raised};
    }}
    QRadioButton::indicator:checked {{ border: 5px solid {p.accent}; width: 6px; height: 6px; }}
    QRadioButton::indicator:focus {{ border-color: {p.accent}; }}
    QLabel:disabled {{ color: {p.muted}; }}
    """
