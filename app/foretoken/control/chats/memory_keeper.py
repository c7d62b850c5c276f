"""Synchronisation of the memory of written texts with the archive, while the engine is idle."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from foretoken.chat.memory.memory_folder import MemoryFolder
from foretoken.chat.store.store import ChatStore
from foretoken.control.background import Background, Running
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.prompt_counter import WrittenMemory
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import DRAFTS_FROM_WRITTEN

# Changes come in groups; a question asked right after an answer should still find it.
_DEBOUNCE_MS = 300
_MOST_TEXTS = 20_000
"""Most messages to remember, the newest ones."""
_BATCH = 100
"""Messages read before checking again whether the engine is idle."""
_IDLE_STATES = (EngineState.EMPTY, EngineState.READY)
_log = logging.getLogger(__name__)


class MemoryKeeper(QObject):
    """Updater of the memory, on the GUI thread; deletes what was deleted from the archive.

    Temporary chats are not in the archive, so they are never remembered.
    """

    def __init__(
        self,
        engine: EngineControl,
        archive: ChatArchive,
        preferences: KeptPreferences,
        folder: Path,
    ) -> None:
        """``folder`` belongs to the memory alone."""
        super().__init__()
        self._engine = engine
        self._archive = archive
        self._preferences = preferences
        self._folder = MemoryFolder(folder)
        self._work = Background("memory of texts", self)  # not translated: a thread
        self._due = False
        archive.opened.connect(self._on_changed)
        archive.changed.connect(self._on_changed)
        engine.load_ended.connect(self._on_changed)
        engine.state_changed.connect(self._go_on)
        preferences.changed(DRAFTS_FROM_WRITTEN).connect(self._on_switched)
        self._on_switched()

    def shut_down(self) -> bool:
        """Remove deleted texts from the files; return whether work ended in time.

        The archive must be shut down after this.
        """
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

    @Slot()
    def _on_switched(self) -> None:
        if self._remembers:
            self._on_changed()
        else:
            self._due = False
            written = self._engine.written
            self._work.cancel()
            self._work.enqueue(lambda _: written.forget(self._folder))

    @Slot()
    def _on_changed(self) -> None:
        self._due = self._remembers
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Start once the engine is idle, pause while it is not.

        Reading texts would delay an answer and disturb a measurement.
        """
        if self._remembers and self._work.busy and not self._engine_idle:
            self._work.cancel()
            self._due = True
        elif self._due and self._engine_idle:
            self._due = False
            work = partial(self._follow, self._engine.written)
            self._work.start(work, after_ms=_DEBOUNCE_MS)

    @property
    def _engine_idle(self) -> bool:
        return self._engine.state in _IDLE_STATES and not self._engine.measuring

    def _follow(self, written: WrittenMemory, running: Running) -> None:
        revisions = self._archive.wait_for(_revisions, running)
        missing = written.follow(self._folder, revisions)
        while missing:
            running.require()
            some, missing = missing[:_BATCH], missing[_BATCH:]
            read = partial(ChatStore.written_texts, ids=some)
            written.take(self._folder, self._archive.wait_for(read, running))


def _revisions(store: ChatStore) -> dict[int, int]:
    return store.written_revisions(_MOST_TEXTS)
