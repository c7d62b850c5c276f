"""The window's side of races: opens the dialog, has the engine race, writes files of results."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.conversations.conversation import Role
from foretoken.control.background import Background, Running, in_words
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.pair_racing import RaceWork
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.other_drafts import DraftOffer, OtherDrafts
from foretoken.models.library.library import LibraryModel, ModelKind
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.models.pairs.race_file import StoredRace, race_json, read_race
from foretoken.models.pairs.racing import RaceResult, RaceWish
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import moment_text, tr
from foretoken.system.paths import resource_path, shown_path
from foretoken.ui.race.race_dialog import RaceDialog
from foretoken.ui.race.race_setup import RaceOffer

# By file of resources/prompts: what people ask, of several kinds, none of it too long to read.
_QUESTIONS = ("everyday", "stories", "code", "rewrite")
_OF_A_KIND = 4


class RaceDesk(QObject):
    """Owns what runs for the dialog, which comes and goes."""

    closed = Signal()
    """The dialog is gone."""

    def __init__(self, controller: ChatController, library: LibraryFeed, window: QWidget) -> None:
        """``library`` has the other models that may race."""
        super().__init__(window)
        self._controller, self._library = controller, library
        self._engine = controller.engine
        self._window = window
        self._folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        self._drafts = OtherDrafts(self)
        self._drafts.found.connect(self._on_drafts_found)
        library.changed.connect(self._on_library_changed)
        self._writing = Background("race file", self)
        self._reading = Background("stored race", self)
        self.dialog: RaceDialog | None = None
        """While it is open."""

    def why_not(self) -> str:
        """Why there cannot be a race now; empty: there can."""
        if self._engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr("The models are not ready yet")
        return self._engine.why_no_pair

    @Slot()
    def open(self) -> None:
        """Ask what is to race."""
        pair = self._engine.pair
        if pair is None or self.dialog is not None or self.why_not():
            return
        answering = self._engine.answering
        offer = RaceOffer(
            answering.drafting,
            answering.sampling,
            pair.target_name,
            pair.draft_name if pair.no_draft_reason is None else None,
            self._last_question(),
            _questions(),
        )
        dialog = self.dialog = RaceDialog(offer, self._window)
        dialog.begin_requested.connect(self._on_begin_requested)
        dialog.export_requested.connect(self._on_export_requested)
        dialog.open_file.clicked.connect(self._on_open_requested)
        dialog.finished.connect(self._on_finished)
        for side in dialog.setup.sides:
            side.target_changed.connect(self._on_targets_changed)
        self._library.begin()
        self._on_library_changed()
        dialog.open()

    def shut_down(self) -> None:
        """End what runs in the background."""
        self._drafts.shut_down()
        self._writing.shut_down()
        self._reading.shut_down()

    def _last_question(self) -> str:
        for message in reversed(self._controller.current.messages):
            if message.role is Role.USER:
                return message.text
        return ""

    @property
    def _models(self) -> list[LibraryModel]:
        return [*self._library.models, *(self._library.built_in or ())]

    @Slot()
    def _on_library_changed(self) -> None:
        """Offer what there is now; while a race runs nothing is chosen."""
        pair = self._engine.pair
        if self.dialog is None or self.dialog.running or pair is None:
            return
        writers = [
            model
            for model in self._models
            if model.kind in (ModelKind.CHAT, ModelKind.BASE) and model.path != pair.files.target
        ]
        writers.sort(key=lambda model: (model.name.lower(), model.path))
        self.dialog.setup.offer_targets(writers)
        self._on_targets_changed()

    @Slot()
    def _on_targets_changed(self) -> None:
        pair = self._engine.pair
        if self.dialog is not None and pair is not None:
            others = self.dialog.setup.other_targets
            self._drafts.look([pair.files.target, *others], self._models)

    @Slot(object)
    def _on_drafts_found(self, drafts: dict[Path, list[DraftOffer]]) -> None:
        dialog, pair = self.dialog, self._engine.pair
        if dialog is None or dialog.running or pair is None:
            return
        offers: dict[Path | None, list[DraftOffer]] = dict(drafts.items())
        mine = drafts.get(pair.files.target, [])
        offers[None] = [draft for draft in mine if draft.path != pair.files.draft]
        dialog.setup.offer_drafts(offers)

    @Slot(object)
    def _on_begin_requested(self, wish: RaceWish) -> None:
        dialog, pair = self.dialog, self._engine.pair
        if dialog is None or pair is None:
            return
        load = pair.settings
        job = self._engine.begin_work(RaceWork(wish, load.model_settings(), load.draft_settings()))
        if job is None:
            dialog.show_refused(
                tr("There can be no race while an answer is written. Stop it first.")
            )
            return
        job.progressed.connect(dialog.show_progress)
        job.ended.connect(dialog.show_ended)
        dialog.stop.clicked.connect(job.cancel)
        dialog.finished.connect(job.cancel)
        dialog.show_begun(wish)

    @Slot()
    def _on_finished(self) -> None:
        self._drafts.cancel()
        self._reading.cancel()
        self._library.end()
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
        self.closed.emit()

    @Slot(object)
    def _on_export_requested(self, result: RaceResult) -> None:
        now = datetime.now().astimezone()
        name = f"foretoken-race-{now:%Y-%m-%d-%H%M}.json"
        path, _ = QFileDialog.getSaveFileName(
            self.dialog, tr("Export the race"), str(self._folder / name), "JSON (*.json)"
        )
        if not path:
            return
        file = Path(path)
        self._folder = file.parent

        def write(_: Running) -> None:
            write_atomically(file, race_json(result, now))

        self._writing.start(
            write,
            lambda _: self._tell(tr("Written: {file}", file=shown_path(file))),
            lambda error: self._tell(
                tr("The file cannot be written: {why}", why=str(error)), failed=True
            ),
        )

    @Slot()
    def _on_open_requested(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self.dialog,
            tr("Open a race"),
            str(self._folder),
            f"JSON (*.json);;{tr('All files')} (*)",
        )
        if not path:
            return
        file = Path(path)
        self._folder = file.parent
        self._reading.start(
            lambda _: read_race(file),
            self._on_race_read,
            lambda error: self._tell(_unreadable(error), failed=True),
        )

    def _on_race_read(self, stored: StoredRace) -> None:
        if self.dialog is not None and not self.dialog.running:
            when = moment_text(stored.when.astimezone())
            said = tr("Raced {when} on {processor}.", when=when, processor=stored.processor)
            self.dialog.show_stored(stored.result, said)

    def _tell(self, said: str, *, failed: bool = False) -> None:
        if self.dialog is not None:
            self.dialog.show_exported(said, failed=failed)


def _unreadable(error: Exception) -> str:
    if isinstance(error, OSError):
        why = error.strerror or str(error)
        return tr("The file cannot be opened: {why}.", why=why)
    return in_words(error)


def _questions() -> list[tuple[str, str]]:
    """Names and texts."""
    return [
        (f"{file}/{name}", text)
        for file in _QUESTIONS
        for name, text in read_prompts(resource_path(f"prompts/{file}.jsonl"))[:_OF_A_KIND]
    ]
