"""Labels and helpers that show text literally: names from elsewhere are never HTML or mnemonics.

Qt guesses: a label, tooltip or message box renders text that looks like HTML, and loads all its
images, from files and network shares. A button or menu takes ``&`` as a mnemonic. So labels are
the two classes below, and text from elsewhere passes these functions before it goes into buttons
and menus. ``PLAIN_SHEET``, a part of the application's style sheet, covers Qt's own labels.
"""

from __future__ import annotations

from html import escape
from itertools import chain
from textwrap import wrap

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.mirrored import aligned_to_layout, layout_is_mirrored

PLAIN_SHEET = """
    QLabel, QToolTip { qproperty-textFormat: PlainText; }
    MarkedLabel { qproperty-textFormat: RichText; }
"""
"""Takes effect on Qt's own tooltips and labels before their first text is parsed."""


_TIP_WIDTH = 100
_LONGEST_TIP = 3000
_LONGEST_LINE = 500
_PARAGRAPH_LENGTH = 60


class Marked(str):
    """Trusted HTML, built by ``marked``."""

    __slots__ = ()


def marked(form: str, *inserted: object, **named: object) -> Marked:
    """Fill a template like ``str.format``, escaping all values that are not ``Marked``."""
    return Marked(
        form.format(
            *(_escaped(each) for each in inserted),
            **{name: _escaped(each) for name, each in named.items()},
        )
    )


def joined(between: str, parts: list[Marked]) -> Marked:
    """Join marked parts."""
    return Marked(between.join(parts))


def link(address: str, text: str) -> Marked:
    """Return a link for a ``MarkedLabel``, in the colour of links."""
    return marked('<a href="{}">{}</a>', address, text)


def _escaped(value: object) -> object:
    if isinstance(value, Marked):
        return value
    return escape(shown_message(value)) if isinstance(value, str) else value


class Label(QLabel):
    """Label that shows its text literally."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """``text`` may be left out, as with Qt's label."""
        super().__init__(text if isinstance(text, QWidget) else parent)
        self._shown_text = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(text, str):
            self.setText(text)

    def setText(self, text: str) -> None:
        """Show the text with visible controls; word wrap and interaction flags are set before."""
        self._shown_text = shown_message(text)
        # Copied text should not contain invisible marks, and a paragraph keeps its own direction.
        copied = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        alone = bool(copied) or (self.wordWrap() and len(self._shown_text) > _PARAGRAPH_LENGTH)
        super().setText(aligned_to_layout(self._shown_text, alone=alone))

    def text(self) -> str:
        """Return the text without direction marks."""
        return self._shown_text


class MarkedLabel(QLabel):
    """Label for trusted rich text with bold words, links and tables."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown_text = Marked("")
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        """Show ``Marked`` text; raises ``TypeError`` for anything else."""
        if not isinstance(text, Marked):
            raise TypeError("only marked text goes into this label")
        self._shown_text = text
        super().setText(f'<div dir="rtl">{text}</div>' if layout_is_mirrored() else text)

    def changeEvent(self, event: QEvent) -> None:
        """Update the colour of links, which Qt takes from the palette when the text is set."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and "<a " in self._shown_text:
            text = self._shown_text
            self.clear()  # otherwise Qt sees no change
            self.setText(text)

    def text(self) -> Marked:
        return self._shown_text


def wrapped(tip: str) -> str:
    """Wrap the lines of a tooltip: Qt lets plain text grow as wide as the screen."""
    shown = shown_message(tip, _LONGEST_TIP).split("\n")
    lines = (
        [line] if len(line) <= _TIP_WIDTH else wrap(line, _TIP_WIDTH, break_on_hyphens=False)
        for line in shown
    )
    return "\n".join(chain.from_iterable(lines))


def escape_mnemonics(text: str) -> str:
    """Return text for a menu or button drawn by Qt, with ``&`` shown literally."""
    return shown_name(text, _LONGEST_LINE).replace("&", "&&")


def set_literal_text(button: QAbstractButton, text: str) -> None:
    """Set the text of a button that draws itself; ``&`` in it is no mnemonic."""
    button.setText(shown_name(text, _LONGEST_LINE))
    button.setShortcut(QKeySequence())
