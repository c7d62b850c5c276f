"""Every widget stays while Qt goes through them all.

Qt reports another palette, font or style sheet to all widgets, from a list of plain addresses.
What is freed meanwhile, by the garbage collector or because another thread drops the last
reference, gets the event as well, and the process dies.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from foretoken.control.process.garbage import uncollected


@contextmanager
def widgets_kept() -> Iterator[None]:
    """Let no widget go before the end, on any thread."""
    with uncollected():
        widgets = QApplication.allWidgets()
        yield
        widgets.clear()
