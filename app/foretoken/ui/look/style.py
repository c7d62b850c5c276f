"""The application's style sheet, font and Qt palette, made from one of the two themes."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from foretoken.system.paths import resource_path
from foretoken.ui.look.plain_text import PLAIN_SHEET
from foretoken.ui.look.text_size import NORMAL_PIXELS, scaled
from foretoken.ui.look.theme import DARK, LIGHT, Palette


def system_palette() -> Palette:
    """The theme that the system asks for; light where it has no wish."""
    dark = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def apply_style(app: QApplication, palette: Palette) -> None:
    """Style every standard control of the application."""
    sheet = _style_sheet(palette)
    if sheet != app.styleSheet():  # it polishes every widget anew
        app.setPalette(_qt_palette(palette))
        app.setStyleSheet(sheet)


def install_font(app: QApplication) -> None:
    """Use one good font where the system may have none; macOS and Windows keep their own."""
    font = QFont(app.font())
    if sys.platform not in ("darwin", "win32"):
        for file in sorted(resource_path("fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(file))
        font = QFont("Inter")
    font.setPixelSize(NORMAL_PIXELS)
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
    s = scaled
    return f"""
    QMenu {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border}; padding: 4px;
    }}
    QMenu::item {{ padding: {s(6)}px {s(24)}px {s(6)}px {s(12)}px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {p.bubble}; }}
    QMenu::separator {{ background: {p.border}; height: 1px; margin: 4px 8px; }}
    QLineEdit {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: 6px; padding: {s(7)}px {s(10)}px; selection-background-color: {p.accent};
    }}
    QLineEdit:focus {{ border-color: {p.accent}; }}
    QPushButton {{
        background: {p.button}; color: {p.text}; border: 1px solid {p.border};
        border-radius: 6px; padding: {s(7)}px {s(14)}px; outline: none;
    }}
    QPushButton:hover {{ border-color: {p.muted}; }}
    QPushButton:focus {{ border-color: {p.accent}; }}
    QPushButton:disabled {{ background: transparent; color: {p.muted}; }}
    QPushButton[primary="true"] {{
        background: {p.accent}; color: {p.on_accent}; border-color: {p.accent}; font-weight: 600;
    }}
    QPushButton[primary="true"]:focus {{ border-color: {p.text}; }}
    QPushButton[primary="true"]:disabled {{
        background: transparent; color: {p.muted}; border-color: {p.border};
    }}
    QPushButton[pill="true"] {{
        border-radius: {s(28) // 2 + 1}px; padding: 0 {s(14)}px;
        min-height: {s(28)}px; max-height: {s(28)}px;
    }}
    QPushButton[pill="true"]:checked {{ background: {p.bubble}; }}
    QPushButton[quiet="true"] {{
        background: transparent; border: 1px solid transparent; text-align: left;
        padding: {s(7)}px {s(10)}px;
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
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle:horizontal {{
        background: {p.border}; border-radius: 4px; min-width: 32px; margin: 1px;
    }}
    QScrollBar::handle:horizontal:hover {{ background: {p.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; width: 0;
    }}
    QDialog {{ background: {p.window}; border: 1px solid {p.border}; }}
    QRadioButton {{ color: {p.text}; spacing: {s(10)}px; font-weight: 600; }}
    QRadioButton::indicator {{
        width: 14px; height: 14px; border-radius: 8px; border: 1px solid {p.muted};
        background: {p.raised};
    }}
    QRadioButton::indicator:checked {{ border: 5px solid {p.accent}; width: 6px; height: 6px; }}
    QRadioButton::indicator:focus {{ border-color: {p.accent}; }}
    QLabel:disabled {{ color: {p.muted}; }}
    QToolTip, RichTip {{
        background: {p.text}; color: {p.window}; border: none; padding: {s(6)}px {s(8)}px;
    }}
    {PLAIN_SHEET}
    """
