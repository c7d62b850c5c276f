"""Tooltips that tell keys, and follow when a person chooses others, or another language."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from foretoken.system.language import told_anew
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import wrapped

_TOLD = "told keys"  # not translated: a property


def tip_with_keys(
    widget: QWidget, command_id: str, said: str = "", *others: str, before: str = "", then: str = ""
) -> None:
    """Give a widget the tooltip of ``keyed``, with what is said ``before`` and ``then``."""
    tip = before + keyed(command_id, said, *others) + then
    widget.setToolTip(tip)
    widget.setProperty(_TOLD, [tip, command_id, said, list(others), before, then])


def tell_keys_anew() -> None:
    """The keys, or the language, are others by now: bring it to all tooltips with keys.

    What draws keys is drawn anew. A tooltip that somebody else has given since is left alone.
    """
    for widget in QApplication.allWidgets():
        told = widget.property(_TOLD)
        # Words that were made as one are in the new language already.
        if told and widget.toolTip() in (told[0], wrapped(_anew(told[0]))):
            _, command_id, said, others, before, then = told
            before, said, then = map(_anew, (before, said, then))
            tip_with_keys(widget, command_id, said, *others, before=before, then=then)
        if widget.isWindow():
            widget.update()


def _anew(text: str) -> str:
    """The same in the language that is spoken, with the blanks around it."""
    words = text.strip()
    return text.replace(words, told_anew(words) or words) if words else text
