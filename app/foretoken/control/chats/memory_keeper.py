"""Keeps the memory of what was written in step with the archive, while the engine rests."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.chat.memory.memory_folder import MemoryFolder
from foretoken.chat.store.store import ChatStore, WrittenText
from foretoken.control.background import Background, Running
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import DRAFTS_FROM_WRITTEN
from foretoken.system.paths import data_path

# Changes come in groups; who asks again right behind an answer should find it.
_PAUSE_MS = 300
_MOST_TEXTS = 20_000
"""Messages that are remembered, the newest ones."""
_AT_ONCE = 100
"""Messages that are read between two looks at whether the engine still rests."""
_RESTS = (EngineState.EMPTY, EngineState.READY)
T = TypeVar("T")
_log = logging.getLogger(__name__)


def default_folder() -> Path:
    """Where the files of the memory are."""
    return data_path("memory")


class MemoryKeeper(QObject):
    """Lives on the GUI thread. What is deleted from the archive is forgotten, in the files too.

    Temporary chats are not in the archive, so they never come here.
    """

    def __init__(
        self,
        engine: EngineControl,
        archive: ChatArchive,
        preferences: KeptPreferences,
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        """``folder`` is the memory's own."""
        super().__init__(parent)
        self._engine = engine
        self._archive = archive
        self._preferences = preferences
        self._folder = MemoryFolder(folder)
        self._work = Background("memory of texts", self)  # not translated: a thread
        self._due = self._busy = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._on_due)
        archive.opened.connect(self._on_changed)
        archive.changed.connect(self._on_changed)
        engine.load_ended.connect(self._on_changed)
        engine.state_changed.connect(self._go_on)
        preferences.changed(DRAFTS_FROM_WRITTEN).connect(self._on_switched)
        self._on_switched()

    @property
    def up_to_date(self) -> bool:
        """Whether there is nothing to do, and nothing being done."""
        return not (self._due or self._busy)

    def shut_down(self) -> bool:
        """Leave nothing in the files that was deleted; return whether work ended in time.

        The archive is to be shut down behind this.
        """
        self._timer.stop()
        ended = self._work.shut_down()
        if ended and self._remembers:
            self._archive.ask(self._forget_deleted)
        return ended

    def _forget_deleted(self, store: ChatStore) -> None:
        try:
            self._engine.written.keep_only(self._folder, _revisions(store))
        except OSError as error:
            _log.error("Deleted texts may still be remembered: %s", type(error).__name__)

    @property
    def _remembers(self) -> bool:
        return self._preferences.get(DRAFTS_FROM_WRITTEN)

    @property
    def _engine_rests(self) -> bool:
        """Whether reading texts now would neither delay an answer nor disturb a measurement."""
        return self._engine.state in _RESTS and not self._engine.measuring

    @Slot()
    def _on_switched(self) -> None:
        if self._remembers:
            self._on_changed()
        else:
            self._due = False
            self._do(lambda _: self._engine.written.forget(self._folder), lambda _: self._rest())

    @Slot()
    def _on_changed(self) -> None:
        self._due = self._remembers
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._can_begin and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _on_due(self) -> None:
        if self._can_begin:
            self._due, self._busy = False, True
            self._archive.ask(_revisions, self._follow, otherwise=self._rest)

    @property
    def _can_begin(self) -> bool:
        return self._due and not self._busy and self._engine_rests

    def _follow(self, revisions: Mapping[int, int]) -> None:
        written = self._engine.written
        if self._remembers:
            self._do(lambda _: written.follow(self._folder, revisions), self._take)
        else:
            self._rest()

    def _take(self, missing: Sequence[int]) -> None:
        """Read some of the missing texts, then the rest; start again if something has changed."""
        if not missing or not self._remembers:
            self._rest()
        elif self._due or not self._engine_rests:
            self._due = True
            self._rest()
        else:
            now, later = missing[:_AT_ONCE], missing[_AT_ONCE:]
            self._archive.ask(
                lambda store: store.written_texts(now),
                lambda texts: self._remember(texts, later),
                otherwise=self._rest,
            )

    def _remember(self, texts: Sequence[WrittenText], later: Sequence[int]) -> None:
        written = self._engine.written
        self._do(lambda _: written.take(self._folder, texts), lambda _: self._take(later))

    def _do(self, work: Callable[[Running], T], then: Callable[[T], object]) -> None:
        self._busy = True
        self._work.line_up(work, then, self._on_failed)

    def _on_failed(self, error: Exception) -> None:
        _log.warning("What was written is not remembered: %s", type(error).__name__)
        self._rest()

    def _rest(self) -> None:
        self._busy = False
        self._go_on()


def _revisions(store: ChatStore) -> dict[int, int]:
    return store.written_revisions(_MOST_TEXTS)
