"""The application's style sheet, font and Qt palette, made from one of the two themes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.paths import resource_path
from foretoken.ui.look.held import widgets_held
from foretoken.ui.look.mirrored import layout_is_mirrored
from foretoken.ui.look.plain_text import PLAIN_SHEET
from foretoken.ui.look.sizes import (
    BUBBLE_RADIUS,
    CAPTION_PIXELS,
    CARD_RADIUS,
    CONTROL_RADIUS,
    NORMAL_PIXELS,
    OVERLAY_RADIUS,
    SLIM_BAR_PIXELS,
    SMALL_PIXELS,
    TYPES,
    scaled,
)
from foretoken.ui.look.theme import DARK, LIGHT, Palette, theme, use_theme
from foretoken.ui.look.themed import tell_themed

_IMAGES = "controls"
"""What the style sheet calls the folder of ticks and arrows."""


def system_palette() -> Palette:
    """The theme that the system asks for; light where it has no wish."""
    dark = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def system_accent() -> str:
    """The accent of the system, or of Qt where the system has none."""
    return QApplication.palette().accent().color().name()  # never set here: see ``_qt_palette``


def apply_style(app: QApplication, palette: Palette) -> None:
    """Give everything that is open, or will be, the colours of a theme at the present text size."""
    QDir.setSearchPaths(_IMAGES, [str(resource_path("controls"))])
    use_theme(palette)
    sheet = _style_sheet(palette)
    if sheet != app.styleSheet():  # it polishes every widget anew
        with widgets_held():
            app.setPalette(_qt_palette(palette))
            app.setStyleSheet(sheet)
        tell_themed(app)


@contextmanager
def in_colours(palette: Palette) -> Iterator[None]:
    """Have what is made or painted meanwhile in the colours of another theme, and nothing else."""
    app = QApplication.instance()
    before = theme()
    if app is None or palette == before:
        yield
        return
    use_theme(palette)
    try:
        yield
    finally:
        use_theme(before)


def wear_colours(widget: QWidget, palette: Palette) -> None:
    """Give one widget and its parts the style of a theme, whichever the application has.

    To be called again when it has new parts: below a style sheet Qt hands no palette down.
    """
    sheet, colours = _style_sheet(palette), _qt_palette(palette)
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
    for part in (widget, *widget.findChildren(QWidget)):
        if part.palette() != colours:
            part.setPalette(colours)


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
    begin, end = ("right", "left") if layout_is_mirrored() else ("left", "right")
    passed = "add" if layout_is_mirrored() else "sub"  # of a slider, where Qt counts from the left
    return f"""
    QMenu {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border}; padding: 4px;
    }}
    QMenu::item {{ padding: {s(6)}px {s(24)}px {s(6)}px {s(12)}px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {p.bubble}; }}
    QMenu::item:disabled {{ color: {p.muted}; background: transparent; }}
    QMenu::separator {{ background: {p.border}; height: 1px; margin: 4px 8px; }}
    QLineEdit {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: {CONTROL_RADIUS}px; padding: {s(7)}px {s(10)}px;
        selection-background-color: {p.accent};
    }}
    QLineEdit:focus {{ border-color: {p.accent}; }}
    QPushButton {{
        background: {p.button}; color: {p.text}; border: 1px solid {p.border};
        border-radius: {CONTROL_RADIUS}px; padding: {s(7)}px {s(14)}px; outline: none;
    }}
    QPushButton:hover {{ border-color: {p.muted}; }}
    QPushButton:focus {{ border-color: {p.accent}; }}
    QPushButton:disabled {{ background: transparent; color: {p.muted}; }}
    QPushButton[button="primary"] {{
        background: {p.accent}; color: {p.on_accent}; border-color: {p.accent}; font-weight: 600;
    }}
    QPushButton[button="primary"]:focus {{ border-color: {p.text}; }}
    QPushButton[button="primary"]:disabled {{
        background: transparent; color: {p.muted}; border-color: {p.border};
    }}
    QPushButton[button="danger"] {{
        background: {p.error}; color: {p.window}; border-color: {p.error}; font-weight: 600;
    }}
    QPushButton[button="danger"]:focus {{ border-color: {p.text}; }}
    QPushButton[button="notice"] {{ background: {p.window}; padding: {s(5)}px {s(12)}px; }}
    QPushButton[button="chip"] {{
        background: {p.raised}; border-radius: {CARD_RADIUS}px; padding: 0;
    }}
    QPushButton[button="pill"] {{
        border-radius: {s(28) // 2 + 1}px; padding: 0 {s(14)}px;
        min-height: {s(28)}px; max-height: {s(28)}px;
    }}
    QPushButton[button="pill"]:checked {{ background: {p.bubble}; }}
    QPushButton[button="card"], QPushButton[button="leading-card"] {{
        background: {p.panel}; border-radius: {BUBBLE_RADIUS}px; padding: 0;
    }}
    QPushButton[button="card"]:hover, QPushButton[button="card"]:focus {{
        border-color: {p.accent};
    }}
    QPushButton[button="card"]:pressed {{ background: {p.bubble}; }}
    QPushButton[button="leading-card"] {{ background: {p.bubble}; border-color: {p.accent}; }}
    QPushButton[button="quiet"] {{
        background: transparent; border: 1px solid transparent; text-align: left;
        padding: {s(7)}px {s(10)}px;
    }}
    QPushButton[button="quiet"]:hover {{ background: {p.border}; }}
    QPushButton[button="quiet"]:focus {{ border-color: {p.accent}; }}
    QPushButton[fit="none"] {{ padding: 0; }}
    QPushButton[fit="low"] {{ padding: 0 {s(14)}px; }}
    QPushButton[fit="joined-left"] {{
        text-align: left; padding: {s(9)}px {s(12)}px;
        border-top-{end}-radius: 0; border-bottom-{end}-radius: 0;
    }}
    QPushButton[fit="joined-right"] {{
        padding: {s(9)}px 0; border-top-{begin}-radius: 0; border-bottom-{begin}-radius: 0;
    }}
    QLineEdit[fit="low"] {{ padding: 4px 8px; }}
    QLineEdit[fit="wide"] {{
        background: transparent; border: none;
        font-size: {s(16)}px; padding: {s(14)}px {s(12)}px;
    }}
    QLineEdit[fit="dense"] {{ padding: 2px 6px; }}
    QProgressBar {{
        background: {p.border}; border: none; border-radius: 3px;
        min-height: 6px; max-height: 6px;
    }}
    QProgressBar::chunk {{ background: {p.accent}; border-radius: 3px; }}
    QSlider {{ min-height: {s(20)}px; }}
    QSlider::groove:horizontal {{ background: {p.border}; height: 4px; border-radius: 2px; }}
    QSlider::{passed}-page:horizontal {{ background: {p.accent}; border-radius: 2px; }}
    QSlider::handle:horizontal {{
        background: {p.accent}; border: 2px solid {p.window}; border-radius: {s(14) // 2}px;
        width: {s(14) - 4}px; height: {s(14) - 4}px; margin: -{s(14) // 2 - 2}px 0;
    }}
    QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus {{
        border-color: {p.text};
    }}
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
    QScrollBar[fit="slim"]:vertical {{
        background: transparent; width: {SLIM_BAR_PIXELS}px; margin: 0;
    }}
    QScrollBar[fit="slim"]::handle:vertical {{
        border-radius: 3px; margin: 2px 1px;
    }}
    QScrollBar[fit="slim"]::handle:vertical:hover {{ background: {p.target}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; width: 0;
    }}
    QDialog {{ background: {p.window}; border: 1px solid {p.border}; }}
    QRadioButton {{ color: {p.text}; spacing: {s(8)}px; padding: {s(2)}px 0; }}
    QRadioButton::indicator {{
        width: {s(14)}px; height: {s(14)}px; border-radius: {s(14) // 2 + 1}px;
        border: 1px solid {p.muted}; background: {p.raised};
    }}
    QRadioButton::indicator:checked {{
        border: {s(5)}px solid {p.accent}; width: {s(14) - 2 * s(5) + 2}px;
        height: {s(14) - 2 * s(5) + 2}px;
    }}
    QRadioButton::indicator:focus {{ border-color: {p.accent}; }}
    QRadioButton::indicator:checked:focus {{ background: {p.bubble}; border-color: {p.text}; }}
    QProgressBar::chunk:disabled {{ background: {p.muted}; }}
    QLabel:disabled {{ color: {p.muted}; }}
    QLabel[fit="low"] {{ padding: 0 6px; }}
    QLabel[fit="wide"] {{ padding: {s(7)}px {s(14)}px; }}
    QLabel[tone="muted"], QTextEdit[tone="muted"] {{ color: {p.muted}; }}
    QLabel[tone="error"], QTextEdit[tone="error"] {{ color: {p.error}; }}
    {_type_rules()}
    QFrame[surface="window"] {{ background: {p.window}; }}
    QFrame[surface="panel"] {{ background: {p.panel}; }}
    QFrame[surface="line"] {{ background: {p.border}; }}
    QFrame[surface="popup"] {{ background: {p.panel}; border: 1px solid {p.border}; }}
    QFrame[surface="card"] {{
        background: {p.panel}; border: 1px solid {p.border}; border-radius: {CARD_RADIUS}px;
    }}
    QFrame[surface="overlay"] {{
        background: {p.raised}; border: 1px solid {p.border}; border-radius: {OVERLAY_RADIUS}px;
    }}
    QFrame[surface="field"] {{
        background: {p.panel}; border: 1px solid {p.accent}; border-radius: {BUBBLE_RADIUS}px;
    }}
    QFrame[surface="flash"] {{
        background: #1c{p.accent[1:]}; border: 1px solid {p.accent}; border-radius: 10px;
    }}
    QFrame[surface="bubble"] {{ background: {p.bubble}; border-radius: {BUBBLE_RADIUS}px; }}
    QFrame[surface="told"] {{ background: {p.bubble}; }}
    QFrame[surface="warned"] {{ background: {p.error_tint}; }}
    QLabel[surface="told"], [surface="told"] QLabel {{ color: {p.text}; }}
    QLabel[surface="warned"], [surface="warned"] QLabel {{ color: {p.error}; }}
    QFrame[shape="rounded"] {{ border-radius: {CONTROL_RADIUS}px; }}
    QFrame[shape="box"] {{ border-radius: {CONTROL_RADIUS}px; padding: 10px 12px; }}
    QFrame[edge="top"] {{ border: none; border-top: 1px solid {p.border}; }}
    QFrame[edge="left"] {{ border: none; border-{begin}: 1px solid {p.border}; }}
    QFrame[edge="right"] {{ border-{end}: 1px solid {p.border}; }}
    QFrame[edge="bottom"] {{ border-bottom: 1px solid {p.border}; }}
    QAbstractItemView[surface="bare"] {{
        background: transparent; border: none; outline: none; padding: 0;
    }}
    QAbstractItemView[fit="low"] {{ padding: {s(4)}px 0; }}
    QTableView[surface="bare"] QHeaderView {{ background: transparent; border: none; }}
    QTableView[surface="bare"] QHeaderView::section {{
        background: transparent; color: {p.muted}; border: none;
        padding: 0 6px; font-size: {s(CAPTION_PIXELS)}px;
    }}
    QScrollArea[surface="bare"] {{ background: transparent; border: none; }}
    QPlainTextEdit[surface="page"], QTextEdit[surface="page"] {{
        background: {p.panel}; color: {p.text}; border: 1px solid {p.border};
        border-radius: {CARD_RADIUS}px; padding: 8px;
    }}
    QPlainTextEdit[surface="page"]:focus, QTextEdit[surface="page"]:focus {{
        border-color: {p.accent};
    }}
    QToolTip, QLabel[surface="tip"] {{
        background: {p.text}; color: {p.window}; border: none; padding: {s(6)}px {s(8)}px;
    }}
    {_field_rules(p)}
    {_view_rules(p)}
    {PLAIN_SHEET}
    """


def _field_rules(p: Palette) -> str:
    """Rules for check boxes, and for fields to choose or to count in."""
    s = scaled
    begin, end = ("right", "left") if layout_is_mirrored() else ("left", "right")
    on_accent = "dark" if p.dark else "light"
    on_panel = "light" if p.dark else "dark"
    return f"""
    QCheckBox {{ color: {p.text}; spacing: {s(8)}px; padding: {s(2)}px 0; }}
    QCheckBox:disabled, QRadioButton:disabled {{ color: {p.muted}; }}
    QCheckBox::indicator, QGroupBox::indicator {{
        width: {s(15)}px; height: {s(15)}px; border-radius: {s(4)}px;
        border: 1px solid {p.muted}; background: {p.raised};
    }}
    QCheckBox::indicator:hover, QGroupBox::indicator:hover {{ border-color: {p.accent}; }}
    QCheckBox::indicator:checked, QGroupBox::indicator:checked {{
        background: {p.accent}; border-color: {p.accent};
        image: url({_IMAGES}:tick-{on_accent}.svg);
    }}
    QCheckBox::indicator:focus, QGroupBox::indicator:focus {{ border-color: {p.accent}; }}
    QCheckBox::indicator:checked:focus, QGroupBox::indicator:checked:focus {{
        border-color: {p.text};
    }}
    QCheckBox::indicator:disabled, QGroupBox::indicator:disabled {{
        border-color: {p.border}; background: {p.panel};
    }}
    QCheckBox::indicator:checked:disabled {{ background: {p.target}; border-color: {p.target}; }}
    QMenu::indicator {{ width: {s(14)}px; height: {s(14)}px; margin-{begin}: {s(6)}px; }}
    QMenu::indicator:checked {{ image: url({_IMAGES}:tick-{on_panel}.svg); }}
    QMenu::right-arrow {{
        image: url({_IMAGES}:{end}.svg); width: {s(14)}px; height: {s(14)}px;
        margin-{end}: {s(6)}px;
    }}
    QAbstractSpinBox, QComboBox {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: {CONTROL_RADIUS}px; padding: {s(6)}px {s(10)}px;
        selection-background-color: {p.accent}; selection-color: {p.on_accent};
    }}
    QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{
        background: transparent; border: none; padding: 0;
    }}
    QAbstractSpinBox:hover, QComboBox:hover {{ border-color: {p.muted}; }}
    QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on {{ border-color: {p.accent}; }}
    QAbstractSpinBox:disabled, QComboBox:disabled, QLineEdit:disabled {{
        background: transparent; color: {p.muted};
    }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
        subcontrol-origin: border; width: {s(22)}px; background: transparent; border: none;
        border-{begin}: 1px solid {p.border};
    }}
    QAbstractSpinBox::up-button {{
        subcontrol-position: top right; margin: 1px 1px 0 1px;
        border-top-{end}-radius: {CONTROL_RADIUS - 1}px;
    }}
    QAbstractSpinBox::down-button {{
        subcontrol-position: bottom right; margin: 0 1px 1px 1px;
        border-bottom-{end}-radius: {CONTROL_RADIUS - 1}px;
    }}
    QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{
        background: {p.bubble};
    }}
    QAbstractSpinBox::up-arrow {{ image: url({_IMAGES}:up.svg); }}
    QAbstractSpinBox::down-arrow {{ image: url({_IMAGES}:down.svg); }}
    QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{
        width: {s(12)}px; height: {s(12)}px;
    }}
    QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off,
    QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled {{ image: none; }}
    QComboBox {{ padding-{end}: {s(28)}px; combobox-popup: 0; }}
    QComboBox[fit="low"] {{ padding-top: 1px; padding-bottom: 1px; }}
    QComboBox::drop-down {{
        subcontrol-origin: border; subcontrol-position: center right; width: {s(26)}px;
        border: none;
    }}
    QComboBox::down-arrow {{
        image: url({_IMAGES}:down.svg); width: {s(14)}px; height: {s(14)}px;
    }}
    QComboBox::down-arrow:disabled {{ image: none; }}
    QComboBox QAbstractItemView {{ border-radius: 0; padding: {s(4)}px; }}
    QToolButton {{
        background: transparent; color: {p.text}; border: 1px solid transparent;
        border-radius: {CONTROL_RADIUS}px; padding: {s(5)}px {s(8)}px;
    }}
    QToolButton[fit="none"] {{ padding: 0; }}
    QToolButton[type="small"] {{ color: {p.muted}; }}
    QToolButton[type="small"]:hover {{ color: {p.text}; }}
    QToolButton:hover, QToolButton:pressed {{ background: {p.border}; }}
    QToolButton:checked {{ background: {p.bubble}; }}
    QToolButton:focus {{ border-color: {p.accent}; }}
    QToolButton:disabled {{ color: {p.muted}; background: transparent; }}
    QLineEdit QToolButton {{ padding: 0; border: none; }}
    QToolButton::menu-indicator, QPushButton::menu-indicator {{
        image: url({_IMAGES}:down.svg); width: {s(22)}px; height: {s(14)}px;
        subcontrol-origin: padding; subcontrol-position: center right;
    }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    """


def _view_rules(p: Palette) -> str:
    """Rules for lists, trees, tables, tabs, groups and what parts a window."""
    s = scaled
    begin, closed = ("right", "left") if layout_is_mirrored() else ("left", "right")
    return f"""
    QAbstractItemView {{
        background: {p.raised}; color: {p.text}; border: 1px solid {p.border};
        border-radius: {CARD_RADIUS}px; outline: none; gridline-color: {p.grid};
        selection-background-color: {p.bubble}; selection-color: {p.text};
        alternate-background-color: {p.panel};
    }}
    QTreeView, QListView {{ padding: {s(4)}px; show-decoration-selected: 0; }}
    QTreeView:focus, QListView:focus, QTableView:focus {{ border-color: {p.accent}; }}
    QTreeView::item, QListView::item {{
        color: {p.text}; border: 1px solid transparent; border-radius: {CONTROL_RADIUS}px;
        padding: {s(4)}px {s(6)}px;
    }}
    QTreeView::item:hover, QListView::item:hover {{ background: {p.panel}; }}
    QTableView::item {{ color: {p.text}; border: none; padding: {s(4)}px {s(8)}px; }}
    QTreeView::item:selected, QListView::item:selected, QTableView::item:selected {{
        background: {p.bubble};
    }}
    QTreeView::item:focus, QListView::item:focus {{ border-color: {p.accent}; }}
    QTreeView::item:disabled, QListView::item:disabled, QTableView::item:disabled {{
        color: {p.muted};
    }}
    QTreeView[fit="none"]::item {{ background: transparent; border: none; }}
    QTreeView::branch, QTreeView::branch:selected {{ background: transparent; }}
    QTreeView::branch:has-children:closed {{ image: url({_IMAGES}:{closed}.svg); }}
    QTreeView::branch:has-children:open {{ image: url({_IMAGES}:down.svg); }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{
        background: {p.panel}; color: {p.muted}; border: none; font-weight: 400;
        border-bottom: 1px solid {p.border}; padding: {s(6)}px {s(10)}px;
        font-size: {s(SMALL_PIXELS)}px; text-align: {begin};
    }}
    QHeaderView::section:hover {{ color: {p.text}; }}
    QHeaderView::up-arrow {{ image: url({_IMAGES}:up.svg); width: {s(12)}px; }}
    QHeaderView::down-arrow {{ image: url({_IMAGES}:down.svg); width: {s(12)}px; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {p.border}; top: -1px; }}
    QTabBar::tab {{
        background: transparent; color: {p.muted}; padding: {s(8)}px {s(12)}px;
        border: 1px solid transparent; border-bottom: 2px solid transparent;
        border-top-left-radius: {CONTROL_RADIUS}px; border-top-right-radius: {CONTROL_RADIUS}px;
    }}
    QTabBar::tab:hover {{ color: {p.text}; }}
    QTabBar::tab:selected {{ color: {p.text}; border-bottom-color: {p.accent}; }}
    QTabBar::tab:focus {{ background: {p.bubble}; }}
    QSplitter::handle {{ background: {p.border}; }}
    QSplitter::handle:hover {{ background: {p.accent}; }}
    QSplitter::handle:horizontal {{ width: 5px; margin: 0 2px; }}
    QSplitter::handle:vertical {{ height: 5px; margin: 2px 0; }}
    QSplitter#sides::handle {{ background: transparent; margin: 0; }}
    QGroupBox {{
        border: 1px solid {p.border}; border-radius: {CARD_RADIUS}px;
        margin-top: {s(24)}px; padding: {s(8)}px;
    }}
    QGroupBox::title {{
        subcontrol-origin: margin; subcontrol-position: top left; color: {p.text};
        padding-bottom: {s(4)}px;
    }}
    """


def _type_rules() -> str:
    """Rules for the text of labels and of what draws words."""
    return "".join(
        f'*[type="{name}"] {{ font-size: {scaled(pixels)}px; font-weight: {weight}; }}'
        for name, (pixels, weight) in TYPES.items()
    )
