"""The menu of the button with the pair: what was used lately, and the choice of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from foretoken.control.models.recent_pairs import Recent, named_apart
from foretoken.system.language import tr
from foretoken.ui.commands.table import in_menu
from foretoken.ui.look.plain_text import without_keys


def make_pair_menu(
    pairs: Sequence[Recent],
    use: Callable[[Recent], object],
    choose: Callable[[], object],
    window: QWidget,
) -> QMenu:
    """Return it, not yet shown; it is gone once it is closed."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(in_menu("models.choose")).triggered.connect(lambda: choose())
    menu.addSeparator()
    for pair, name in zip(pairs, named_apart(pairs), strict=True):
        action = menu.addAction(without_keys(tr("Use again: {pair}", pair=name)))
        action.triggered.connect(partial(_take, use, pair))
    if not pairs:
        menu.addAction(tr("No other pair was used lately")).setEnabled(False)
    return menu


def _take(use: Callable[[Recent], object], pair: Recent, _checked: bool = False) -> None:
    use(pair)
