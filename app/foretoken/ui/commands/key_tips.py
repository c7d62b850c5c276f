"""Tooltips with the shortcuts of a command, updated when the user changes them."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from foretoken.ui.commands.table import tooltip_with_keys

_TIP_PARTS = "told keys"  # not translated: a property


def set_tooltip_with_keys(
    widget: QWidget, command_id: str, said: str = "", *others: str, before: str = "", then: str = ""
) -> None:
    """Set a tooltip from ``tooltip_with_keys``, with the texts ``before`` and ``then``."""
    tip = before + tooltip_with_keys(command_id, said, *others) + then
    widget.setToolTip(tip)
    widget.setProperty(_TIP_PARTS, [widget.toolTip(), command_id, said, list(others), before, then])


def show_new_keys() -> None:
    """Update the keys in all tooltips, except those that were replaced since."""
    for widget in QApplication.allWidgets():
        told = widget.property(_TIP_PARTS)
        if told and widget.toolTip() == told[0]:
            _, command_id, said, others, before, then = told
            set_tooltip_with_keys(widget, command_id, said, *others, before=before, then=then)
        if widget.isWindow():
            widget.update()
