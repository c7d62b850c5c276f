"""Style sheet, font and Qt palette of the application, generated from a theme."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.paths import resource_path
from foretoken.ui.look.mirrored import layout_is_mirrored
from foretoken.ui.look.plain_text import PLAIN_SHEET
from foretoken.ui.look.theme import (
    BAR_PIXELS,
    BUBBLE_RADIUS,
    CAPTION_PIXELS,
    CARD_RADIUS,
    CONTROL_RADIUS,
    NORMAL_PIXELS,
    SMALL_PIXELS,
    TYPES,
    Palette,
    scaled,
    theme,
    use_theme,
)
from foretoken.ui.look.themed import Themed

_IMAGES = "controls"
"""Search path prefix of the images for ticks and arrows in the style sheet."""


def apply_style(app: QApplication, palette: Palette, window: QWidget | None = None) -> None:
    """Apply a theme at the current text size to everything that is or will be open.

    A ``window`` stands for itself and its dialogs, and gets the style sheet: one set on the
    application makes Qt polish each widget once for each of its ancestors.
    """
    QDir.setSearchPaths(_IMAGES, [str(resource_path("controls"))])
    sheet, owner = _style_sheet(palette), window or app
    known = palette == theme() and sheet == (owner.styleSheet() or app.styleSheet())
    use_theme(palette)
    if not known:  # repolishes every widget
        with keep_widgets_alive():
            app.setPalette(_qt_palette(palette))
            owner.setStyleSheet(sheet)
        notify_themed(app)


@contextmanager
def keep_widgets_alive() -> Iterator[None]:
    """Keep every widget alive until the end: Qt iterates over all of them.

    Cycles are only collected by ``GarbageCollector``, between events.
    """
    widgets = QApplication.allWidgets()
    yield
    widgets.clear()


def set_text_scale(scale: float) -> None:
    """Scale the text of all windows, open or opened later, relative to the default size.

    Open windows update with the style sheet, which ``apply_style`` regenerates for the size.
    """
    font = QApplication.font()
    font.setPixelSize(round(NORMAL_PIXELS * scale))
    if font != QApplication.font():
        with keep_widgets_alive():
            QApplication.setFont(font)


def notify_themed(app: QApplication) -> None:
    """Notify all themed widgets, children before parents, which depend on their children's sizes.

    (Qt's own StyleChange reaches parents first, and each widget many times.)
    """
    windows = app.topLevelWidgets()
    widgets = [each for window in windows for each in (window, *window.findChildren(QWidget))]
    for widget in dict.fromkeys(reversed(widgets)):  # a dialog is found below its parent, too
        if isinstance(widget, Themed):
            widget.on_look_changed()


def install_font(app: QApplication) -> None:
    """Install a font on systems that may lack a good one; macOS and Windows keep their own."""
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
        role.Base: palette.window,
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
    """Return all rules; ``s`` scales lengths with the text, ``begin`` is where lines start."""
    s = scaled
    mirrored = layout_is_mirrored()
    begin, end = ("right", "left") if mirrored else ("left", "right")
    passed = "add" if mirrored else "sub"  # of a slider, which Qt counts from the left
    on_accent, on_panel = ("dark", "light") if p.dark else ("light", "dark")
    edge, round_box = f"border: 1px solid {p.border}", f"border-radius: {CONTROL_RADIUS}px"
    types = "".join(
        f'*[type="{name}"] {{ font-size: {s(pixels)}px; font-weight: {weight}; }}'
        for name, (pixels, weight) in TYPES.items()
    )
    surfaces = "".join(
        f'QFrame[surface="{name}"] {{ background: {back}; {more} }}'
        for name, back, more in (
            ("window", p.window, ""),
            ("panel", p.panel, ""),
            ("line", p.border, ""),
            ("card", p.panel, f"{edge}; border-radius: {CARD_RADIUS}px"),
            ("overlay", p.window, f"{edge}; border-radius: 12px"),
            ("field", p.panel, f"{edge}; border-radius: {BUBBLE_RADIUS}px"),
            ("flash", f"#1c{p.accent[1:]}", f"border: 1px solid {p.accent}; border-radius: 10px"),
            ("bubble", p.bubble, f"border-radius: {BUBBLE_RADIUS}px"),
            ("notice", p.bubble, ""),
            ("warning", p.error_tint, ""),
        )
    )
    images = "".join(
        f"{part} {{ image: url({_IMAGES}:{image}.svg); }}"
        for part, image in (
            ("QCheckBox::indicator:checked", f"tick-{on_accent}"),
            ("QMenu::indicator:checked", f"tick-{on_panel}"),
            ("QMenu::right-arrow, QTreeView::branch:has-children:closed", end),
            ("QTreeView::branch:has-children:open", "down"),
            ("QAbstractSpinBox::up-arrow", "up"),
            ("QAbstractSpinBox::down-arrow", "down"),
            ("QComboBox::down-arrow, QHeaderView::down-arrow", "down"),
            ("QHeaderView::up-arrow", "up"),
            ("QToolButton::menu-indicator, QPushButton::menu-indicator", "down"),
        )
    )
    return f"""
    /* fields and buttons */
    QLineEdit, QAbstractSpinBox, QComboBox, QPushButton {{
        background: {p.window}; {edge}; {round_box}; padding: {s(7)}px {s(10)}px;
    }}
    QPushButton {{ background: {p.button}; padding: {s(7)}px {s(14)}px; }}
    QAbstractSpinBox, QComboBox {{ padding: {s(6)}px {s(10)}px; }}
    QAbstractSpinBox:hover, QComboBox:hover, QPushButton:hover {{ border-color: {p.muted}; }}
    QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled, QPushButton:disabled {{
        background: transparent; color: {p.muted};
    }}
    QAbstractSpinBox QLineEdit {{ background: transparent; border: none; padding: 0; }}
    QLineEdit[fit="low"] {{ padding: 4px 8px; }}
    QLineEdit[fit="dense"] {{ padding: 2px 6px; }}
    QLineEdit[fit="wide"] {{
        background: transparent; border: none;
        font-size: {s(16)}px; padding: {s(14)}px {s(12)}px;
    }}
    QPushButton[button="primary"], QPushButton[button="danger"] {{
        background: {p.accent}; color: {p.on_accent}; border-color: {p.accent}; font-weight: 600;
    }}
    QPushButton[button="danger"] {{
        background: {p.error}; color: {p.window}; border-color: {p.error};
    }}
    QPushButton[button="primary"]:disabled {{
        background: transparent; color: {p.muted}; border-color: {p.border};
    }}
    QPushButton[button="notice"] {{ background: {p.window}; padding: {s(5)}px {s(12)}px; }}
    QPushButton[button="chip"] {{
        background: {p.window}; border-radius: {CARD_RADIUS}px; padding: 0;
    }}
    QPushButton[button="pill"] {{
        border-radius: {s(28) // 2 + 1}px; padding: 0 {s(14)}px;
        min-height: {s(28)}px; max-height: {s(28)}px;
    }}
    QPushButton[button="pill"]:checked, QPushButton[button="card"]:pressed {{
        background: {p.bubble};
    }}
    QPushButton[button="card"], QPushButton[button="leading-card"] {{
        background: {p.panel}; border-radius: {BUBBLE_RADIUS}px; padding: 0;
    }}
    QPushButton[button="leading-card"] {{ background: {p.bubble}; border-color: {p.accent}; }}
    QPushButton[button="quiet"] {{
        background: transparent; border-color: transparent; text-align: left;
        padding: {s(7)}px {s(10)}px;
    }}
    QPushButton[button="quiet"]:hover {{ background: {p.border}; }}
    QPushButton[fit="none"], QToolButton[fit="none"] {{ padding: 0; }}
    QPushButton[fit="low"] {{ padding: 0 {s(14)}px; }}
    QPushButton[fit="joined-left"] {{
        text-align: left; padding: {s(9)}px {s(12)}px;
        border-top-{end}-radius: 0; border-bottom-{end}-radius: 0;
    }}
    QPushButton[fit="joined-right"] {{
        padding: {s(9)}px {s(10)}px;
        border-top-{begin}-radius: 0; border-bottom-{begin}-radius: 0;
    }}
    QToolButton {{
        background: transparent; border: 1px solid transparent; {round_box};
        padding: {s(5)}px {s(8)}px;
    }}
    QToolButton[type="small"], QToolButton:disabled {{ color: {p.muted}; }}
    QToolButton[type="small"]:hover {{ color: {p.text}; }}
    QToolButton:hover, QToolButton:pressed {{ background: {p.border}; }}
    QToolButton:checked {{ background: {p.bubble}; }}
    QToolButton[button="round"] {{
        background: {p.panel}; border-color: {p.border}; border-radius: {s(14)}px;
    }}
    QLineEdit QToolButton {{ padding: 0; border: none; }}
    QToolButton::menu-indicator, QPushButton::menu-indicator {{
        width: {s(22)}px; height: {s(14)}px;
        subcontrol-origin: padding; subcontrol-position: center right;
    }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}

    /* what is chosen, counted or set */
    QCheckBox {{ spacing: {s(8)}px; padding: {s(2)}px 0; }}
    QCheckBox::indicator {{
        width: {s(15)}px; height: {s(15)}px; border-radius: {s(4)}px;
        border: 1px solid {p.muted}; background: {p.window};
    }}
    QCheckBox::indicator:checked {{ background: {p.accent}; border-color: {p.accent}; }}
    QCheckBox::indicator:disabled {{ border-color: {p.border}; background: {p.panel}; }}
    QCheckBox::indicator:checked:disabled {{ background: {p.target}; border-color: {p.target}; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
        subcontrol-origin: border; width: {s(26)}px; border: none;
    }}
    QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
    QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
    QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{
        width: {s(12)}px; height: {s(12)}px;
    }}
    QComboBox {{ padding-{end}: {s(28)}px; combobox-popup: 0; }}
    QComboBox[fit="low"] {{ padding-top: 1px; padding-bottom: 1px; }}
    QComboBox::drop-down {{
        subcontrol-origin: border; subcontrol-position: center right; width: {s(26)}px;
        border: none;
    }}
    QComboBox::down-arrow {{ width: {s(14)}px; height: {s(14)}px; }}
    QComboBox QAbstractItemView {{ border-radius: 0; padding: {s(4)}px; }}
    QSlider {{ min-height: {s(20)}px; }}
    QSlider::groove:horizontal {{ background: {p.border}; height: 4px; border-radius: 2px; }}
    QSlider::{passed}-page:horizontal {{ background: {p.accent}; border-radius: 2px; }}
    QSlider::handle:horizontal {{
        background: {p.accent}; border: 2px solid {p.window}; border-radius: {s(14) // 2}px;
        width: {s(14) - 4}px; height: {s(14) - 4}px; margin: -{s(14) // 2 - 2}px 0;
    }}
    QProgressBar, QProgressBar::chunk {{
        background: {p.border}; border-radius: 3px; min-height: 6px; max-height: 6px;
    }}
    QProgressBar::chunk {{ background: {p.accent}; }}
    QProgressBar::chunk:disabled {{ background: {p.muted}; }}

    /* lists, trees, tables, tabs, and what parts a window */
    QAbstractItemView {{
        background: {p.window}; {edge}; border-radius: {CARD_RADIUS}px;
        outline: none; gridline-color: {p.border};
        selection-background-color: {p.bubble}; selection-color: {p.text};
    }}
    QTreeView, QListView {{ padding: {s(4)}px; show-decoration-selected: 0; }}
    QTreeView::item, QListView::item {{
        color: {p.text}; border: 1px solid transparent; {round_box}; padding: {s(4)}px {s(6)}px;
    }}
    QTableView::item {{ border: 1px solid transparent; padding: {s(3)}px {s(7)}px; }}
    QListView::item:hover {{ background: {p.panel}; }}
    QTreeView::item:selected, QListView::item:selected, QTableView::item:selected {{
        background: {p.bubble};
    }}
    QTreeView[fit="none"]::item {{ background: transparent; border: none; }}
    QTreeView::branch, QTreeView::branch:selected {{ background: transparent; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{
        background: {p.panel}; color: {p.muted}; border: none; font-weight: 400;
        border-bottom: 1px solid {p.border}; padding: {s(6)}px {s(10)}px;
        font-size: {s(SMALL_PIXELS)}px;
    }}
    QHeaderView::section:hover {{ color: {p.text}; }}
    QTableView[surface="bare"] QHeaderView::section {{
        background: transparent; border: none;
        padding: 0 11px; font-size: {s(CAPTION_PIXELS)}px;
    }}
    QHeaderView::up-arrow, QHeaderView::down-arrow {{ width: {s(12)}px; height: {s(12)}px; }}
    QAbstractItemView[surface="bare"], QScrollArea[surface="bare"] {{
        background: transparent; border: none; outline: none; padding: 0;
    }}
    QAbstractItemView[fit="low"] {{ padding: {s(4)}px 0; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {p.border}; top: -1px; }}
    QTabBar::tab {{
        color: {p.muted}; padding: {s(8)}px {s(12)}px;
        border: 1px solid transparent; border-bottom: 2px solid transparent;
        border-top-left-radius: {CONTROL_RADIUS}px; border-top-right-radius: {CONTROL_RADIUS}px;
    }}
    QTabBar::tab:hover, QTabBar::tab:selected {{ color: {p.text}; }}
    QTabBar::tab:selected {{ border-bottom-color: {p.accent}; }}
    QTabBar::tab:focus {{ background: {p.bubble}; }}
    QSplitter::handle {{ background: transparent; }}
    QScrollBar {{ background: transparent; }}
    QScrollBar:vertical {{ width: {BAR_PIXELS}px; }}
    QScrollBar:horizontal {{ height: {BAR_PIXELS}px; }}
    QScrollBar::handle {{
        background: {p.border}; border-radius: 4px; margin: 1px;
        min-height: 32px; min-width: 32px;
    }}
    QScrollBar::handle:hover {{ background: {p.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}

    /* menus, tips, dialogs, and what labels and frames are */
    QMenu {{ background: {p.window}; {edge}; padding: 4px; }}
    QMenu::item {{ padding: {s(6)}px {s(24)}px {s(6)}px {s(12)}px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {p.bubble}; }}
    QMenu::item:disabled {{ color: {p.muted}; }}
    QMenu::separator {{ background: {p.border}; height: 1px; margin: 4px 8px; }}
    QMenu::indicator, QMenu::right-arrow {{ width: {s(14)}px; height: {s(14)}px; }}
    QMenu::indicator {{ margin-{begin}: {s(6)}px; }}
    QMenu::right-arrow {{ margin-{end}: {s(6)}px; }}
    QToolTip {{
        background: {p.text}; color: {p.window}; border: none; padding: {s(6)}px {s(8)}px;
    }}
    QDialog {{ background: {p.window}; border: 1px solid {p.border}; }}
    QLabel[fit="low"] {{ padding: 0 6px; }}
    QLabel[fit="wide"] {{ padding: {s(7)}px {s(14)}px; }}
    QLabel[tone="muted"], QTextEdit[tone="muted"] {{ color: {p.muted}; }}
    QLabel[tone="error"], QTextEdit[tone="error"] {{ color: {p.error}; }}
    {types}
    {surfaces}
    QLabel[surface="notice"], [surface="notice"] QLabel {{ color: {p.text}; }}
    QLabel[surface="warning"], [surface="warning"] QLabel {{ color: {p.error}; }}
    QFrame[shape="rounded"], QFrame[shape="box"] {{ {round_box}; }}
    QFrame[shape="box"] {{ padding: 10px 12px; }}
    QFrame[edge="top"] {{ border: none; border-top: 1px solid {p.border}; }}
    QFrame[edge="left"] {{ border: none; border-{begin}: 1px solid {p.border}; }}
    QFrame[edge="right"] {{ border-{end}: 1px solid {p.border}; }}
    QFrame[edge="bottom"] {{ border-bottom: 1px solid {p.border}; }}
    QPlainTextEdit[surface="page"], QTextEdit[surface="page"] {{
        background: {p.panel}; {edge}; border-radius: {CARD_RADIUS}px; padding: 8px;
    }}

    /* what has the keyboard, and what cannot be used */
    QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on, QPushButton:focus,
    QPushButton[button="card"]:hover, QPushButton[button="card"]:focus,
    QPushButton[button="quiet"]:focus, QToolButton:focus, QToolButton[button="round"]:hover,
    QToolButton[button="round"]:focus, QCheckBox::indicator:hover, QCheckBox::indicator:focus,
    QTreeView:focus, QListView:focus, QTableView:focus, QTreeView::item:focus,
    QListView::item:focus, QTableView::item:focus, QFrame[surface="field"]:focus,
    QPlainTextEdit[surface="page"]:focus, QTextEdit[surface="page"]:focus {{
        border-color: {p.accent};
    }}
    QPushButton[button="primary"]:focus, QPushButton[button="danger"]:focus,
    QCheckBox::indicator:checked:focus, QSlider::handle:horizontal:hover,
    QSlider::handle:horizontal:focus {{ border-color: {p.text}; }}
    QCheckBox:disabled, QLabel:disabled, QTreeView::item:disabled, QListView::item:disabled {{
        color: {p.muted};
    }}
    {images}
    QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off,
    QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled,
    QComboBox::down-arrow:disabled {{ image: none; }}
    {PLAIN_SHEET}
    """
