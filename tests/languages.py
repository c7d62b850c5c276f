"""Another language for everything that is open, as a person chooses it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from foretoken.system.language import Language, speak
from foretoken.ui.look.spoken import Spoken, tell_widget


@contextmanager
def in_brackets() -> Iterator[None]:
    """Every text that can be translated stands in «brackets» meanwhile."""
    _tell(Language("brackets", lambda text, _about, _count: f"«{text}»"))
    try:
        yield
    finally:
        _tell(None)


def _tell(language: Language | None) -> None:
    speak(language)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for widget in app.allWidgets():
        tell_widget(widget)
    for widget in app.allWidgets():
        if isinstance(widget, Spoken):
            widget.on_language_changed()
