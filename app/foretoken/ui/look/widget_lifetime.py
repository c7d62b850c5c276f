"""Keeps all widgets alive while Qt iterates over them.

Qt reports another palette, font or style sheet to all widgets, from a list of raw pointers. It
also sends the event to a widget freed in the meantime, by the garbage collector or because another
thread drops the last reference, which crashes the process.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from foretoken.control.process.garbage import uncollected


@contextmanager
def keep_widgets_alive() -> Iterator[None]:
    """Keep every widget alive until the end, on all threads."""
    with uncollected():
        widgets = QApplication.allWidgets()
        yield
        widgets.clear()
