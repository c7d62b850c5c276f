"""Text is shown as it is: nothing in a name from elsewhere is taken for HTML or for a key.

Qt guesses. A label, a tooltip or a message box takes text that looks like HTML for a page, and
reads every picture that it names, from files and from shares of other computers. A button or a
menu takes ``&`` for the mark of a key. So labels are made of the two classes below, and text of
others goes through these functions into buttons and menus; what Qt makes by itself follows
``PLAIN_SHEET``, a part of the application's style sheet.
"""

from __future__ import annotations

from html import escape
from itertools import chain
from textwrap import wrap

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.mirrored import layout_is_mirrored, led_by_layout

PLAIN_SHEET = """
    QLabel, QToolTip { qproperty-textFormat: PlainText; }
    MarkedLabel { qproperty-textFormat: RichText; }
"""
"""Is in force for a tooltip or a label of Qt's own before its first text is looked at."""


_TIP_WIDTH = 100
_LONGEST_TIP = 3000
_LONGEST_LINE = 500
_PARAGRAPH = 60


class Marked(str):
    """HTML that is ours; ``marked`` makes it."""

    __slots__ = ()


def marked(form: str, *inserted: object, **named: object) -> Marked:
    """Fill the places of a form, as ``str.format`` does; what is no ``Marked`` stays plain."""
    return Marked(
        form.format(
            *(_escaped(each) for each in inserted),
            **{name: _escaped(each) for name, each in named.items()},
        )
    )


def joined(between: str, parts: list[Marked]) -> Marked:
    """Put what is marked behind each other."""
    return Marked(between.join(parts))


def link(address: str, text: str) -> Marked:
    """A link for a ``MarkedLabel``, in the colour of links."""
    return marked('<a href="{}">{}</a>', address, text)


def _escaped(value: object) -> object:
    if isinstance(value, Marked):
        return value
    return escape(shown_message(value)) if isinstance(value, str) else value


class Label(QLabel):
    """A label that shows every character of its text."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """``text`` may be left out, as with Qt's label."""
        super().__init__(text if isinstance(text, QWidget) else parent)
        self._own_words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(text, str):
            self.setText(text)

    def setText(self, text: str) -> None:
        """Show it in a few lines, and whatever in it would be hidden or turn the words around."""
        self._own_words = shown_message(text)
        # Nobody takes along signs that he does not see; and a paragraph goes its own way.
        copied = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        alone = bool(copied) or (self.wordWrap() and len(self._own_words) > _PARAGRAPH)
        super().setText(led_by_layout(self._own_words, alone=alone))

    def text(self) -> str:
        """What it shows."""
        return self._own_words

    def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag) -> None:
        """Say what people can do with the text."""
        super().setTextInteractionFlags(flags)
        self.setText(self._own_words)


class MarkedLabel(QLabel):
    """A label for text of ours with bold words, links and tables."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own_words = Marked("")
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        """Show what was marked; anything else is an error."""
        if not isinstance(text, Marked):
            raise TypeError("only marked text goes into this label")
        self._own_words = text
        super().setText(f'<div dir="rtl">{text}</div>' if layout_is_mirrored() else text)

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colour of links, which Qt reads from the palette with the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and "<a " in self._own_words:
            text = self._own_words
            self.clear()  # or Qt would see no change
            self.setText(text)

    def text(self) -> Marked:
        """What it shows."""
        return self._own_words


def wrapped(tip: str) -> str:
    """Break the lines of a tooltip: Qt lets plain ones grow as wide as the screen."""
    shown = shown_message(tip, _LONGEST_TIP).split("\n")
    lines = (
        [line] if len(line) <= _TIP_WIDTH else wrap(line, _TIP_WIDTH, break_on_hyphens=False)
        for line in shown
    )
    return "\n".join(chain.from_iterable(lines))


def without_keys(text: str) -> str:
    """Text for a menu or a button that Qt draws: ``&`` is shown as it is."""
    return shown_name(text, _LONGEST_LINE).replace("&", "&&")


def set_drawn_text(button: QAbstractButton, text: str) -> None:
    """Give a text to a button that draws it by itself; ``&`` in it makes no key."""
    button.setText(shown_name(text, _LONGEST_LINE))
    button.setShortcut(QKeySequence())
