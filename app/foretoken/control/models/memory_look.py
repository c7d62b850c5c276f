"""Looks beside the GUI thread how much room for models there is: GPUs may take long to answer."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background
from foretoken.models.memory.free_memory import free_memory
from foretoken.models.memory.rough_fit import Room

_log = logging.getLogger(__name__)


class MemoryLook(Background):
    """Knows the computer's own memory at once, and that of GPUs a little later."""

    told = Signal()
    """``room`` is known better."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("free memory", parent)  # not translated: a thread
        self.room = Room.of_ram()
        """Where models would be."""

    def look(self) -> None:
        """See anew; ``told`` answers."""
        self.start(lambda _running: Room.of_best(free_memory()), self._on_seen, self._on_failed)

    def _on_seen(self, room: Room) -> None:
        self.room = room
        self.told.emit()

    def _on_failed(self, error: Exception) -> None:
        _log.warning("The memory of GPUs is unknown: %s", error)
