"""Detection of pairs that crash or hang the program, which are then not loaded at the next start.

A file can do so by its tensors, its tokenizer or its template. So before a pair is loaded, a note
of it is written to the data folder, which one window uses at a time. It is removed once a prompt
was counted, measuring has ended and the window has responded for some seconds since; or when the
program is closed in the usual way. A kill long after that leaves no note.
"""

from __future__ import annotations

import logging
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.background import Background
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.prompt_counter import COUNT_AFTER_MS, NextPrompt
from foretoken.engine.config import ContextPolicy
from foretoken.engine.errors import PromptError
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.system.atomic_file import write_atomically
from foretoken.system.paths import data_path
from foretoken.system.records import record_json
from foretoken.system.untrusted_files import read_untrusted_text

TRIAL_FILE = "pair-on-trial.json"
_MAX_BYTES = 1 << 20
# The window responds if this many timer events arrive; a frozen one gets none.
_LOOKS, _LOOK_MS = 10, 500
_QUESTION = NextPrompt((), 0, "Hi!", (), ContextPolicy.DROP_OLDEST, 1)
_log = logging.getLogger(__name__)


class PairTrial(QObject):
    """Watcher of the loaded pair; writes the note and removes it."""

    def __init__(self, engine: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._harmless = self._hanging = ""  # notes of pairs
        self._looks = 0
        self._counted = False
        self._work = Background("pair trial", self)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    def is_suspect(self, files: PairFiles, load: LoadSettings) -> bool:
        """Return whether the last start with this pair did not end properly."""
        try:
            note = read_untrusted_text(data_path(TRIAL_FILE), _MAX_BYTES)
        except (OSError, ValueError):
            return False
        return note == _note_of(files, load) and not _is_built_in(files)

    def begin(self, files: PairFiles, load: LoadSettings) -> None:
        """Write the note: a pair is about to be loaded, possibly by the next start as well."""
        self._timer.stop()
        # Loading the built-in pair leaves an existing note: it may be loaded instead of a suspect.
        if not _is_built_in(files):
            self._write(_note_of(files, load))

    def leave_behind(self, files: PairFiles, load: LoadSettings) -> None:
        """Keep the note of a pair that hangs, unless it is loaded again and proves harmless."""
        self._hanging = _note_of(files, load)

    def watch(self) -> None:
        """Watch the pair in use after a load, successful or not: the next start will load it."""
        pair = self._engine.pair
        if pair is None or _note_of(pair.files, pair.settings) == self._harmless:
            self.take_back()
            return
        self.begin(pair.files, pair.settings)
        self._looks, self._counted = 0, False
        counter = self._engine.counter
        self._work.start(
            lambda _running: counter.count(_QUESTION),
            self._on_counted,
            self._on_failed,
            after_ms=COUNT_AFTER_MS,
        )
        self._timer.start()

    def take_back(self) -> None:
        """Remove the note: the pair is harmless, or was closed in the usual way."""
        self._timer.stop()
        if self._hanging:
            self._write(self._hanging)
            return
        try:
            data_path(TRIAL_FILE).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s stays: %s", TRIAL_FILE, error.strerror)

    def shut_down(self) -> None:
        """Stop watching; the note stays until it is removed."""
        self._timer.stop()
        self._work.shut_down()

    def _write(self, note: str) -> None:
        try:
            write_atomically(data_path(TRIAL_FILE), note, lasting=False)
        except OSError as error:
            _log.warning("%s is not kept: %s", TRIAL_FILE, error.strerror)

    def _on_counted(self, _use: object) -> None:
        self._counted = True

    def _on_failed(self, error: Exception) -> None:
        self._counted = self._counted or isinstance(error, PromptError)

    @Slot()
    def _on_look(self) -> None:
        engine = self._engine
        if not self._counted or engine.measuring or engine.state is EngineState.LOADING:
            self._looks = 0
            return
        self._looks += 1
        if self._looks >= _LOOKS and engine.pair is not None:
            self._harmless = _note_of(engine.pair.files, engine.pair.settings)
            if self._harmless == self._hanging:
                self._hanging = ""
            self.take_back()


def _is_built_in(files: PairFiles) -> bool:
    return files == PairFiles(*builtin_pair())


def _note_of(files: PairFiles, load: LoadSettings) -> str:
    """Return what affects loading a pair: not its sampling and drafting settings."""
    return record_json(PairSetup(files, replace(load.without_answers(), drafting=None)))
