"""What would become of files that are dragged over the window; they are looked at beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foretoken.chat.files.attachments import refusal
from foretoken.control.background import Background, Running

_MOST_LOOKED_AT = 40


@dataclass(frozen=True, slots=True)
class DropPlan:
    """Where dragged files would go if they were dropped now."""

    models: tuple[Path, ...] = ()
    """To the choice of models: one of them, or the parts of one."""
    attached: tuple[Path, ...] = ()
    """To the message, as far as their beginnings tell."""
    refused: tuple[str, ...] = ()
    """Nowhere, and why, in sentences."""


class DropLook(QObject):
    """A slow disk holds nobody up: names tell first, then what is in the files."""

    planned = Signal(object)
    """The DropPlan, twice where files have to be looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Background("dragged files", self)

    def start(self, models: Sequence[Path], others: Sequence[Path]) -> None:
        """Look at files that are new over the window; ``models`` are those by their names."""
        self._work.leave_behind()
        plan = DropPlan(tuple(models), tuple(others))
        self.planned.emit(plan)
        if others:
            self._work.start(lambda running: _looked_at(plan, running), self.planned.emit)

    def cancel(self) -> None:
        """They are gone, or dropped."""
        self._work.leave_behind()


def _looked_at(plan: DropPlan, running: Running) -> DropPlan:
    attached, refused = list(plan.attached[_MOST_LOOKED_AT:]), []
    for path in plan.attached[:_MOST_LOOKED_AT]:
        running.require()
        reason = refusal(path)
        if reason is None:
            attached.append(path)
        else:
            refused.append(reason)
    return DropPlan(plan.models, tuple(attached), tuple(refused))
