"""Race dialog: two ways of answering one question, side by side."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.control.background import reason_of
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.experiments import RaceWork
from foretoken.control.models.draft_ranking import DraftOffer, OtherDrafts
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.models.library.library import ModelKind
from foretoken.models.pairs.race_report import race_report
from foretoken.models.pairs.racing import KIND, RaceResult, read_race
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.jobs.job_dialog import ExportedResult, JobDialog
from foretoken.ui.jobs.race_result import RaceResultPage
from foretoken.ui.jobs.race_setup import RaceOffer, RaceSetup

_SIZE = (1000, 760)


class RaceDialog(JobDialog):
    """Offers the library's models, and plays back a race just run or opened from a file."""

    def __init__(
        self,
        offer: RaceOffer,
        engine: EngineControl,
        library: LibraryFeed,
        drafts: OtherDrafts,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Race"), engine, parent)
        self.prefer_size(*_SIZE)
        self._library, self._drafts = library, drafts
        self.setup, self.page = RaceSetup(offer, self), RaceResultPage(self)
        self.first_of_result = self.page.play
        self.start.setText(tr("Start race"))
        self.again.setText(tr("New race"))
        self.open_file = self.add_button(tr("Open…"), self._on_open)
        self.open_file.setToolTip(tr("Show an exported race"))
        self.setup.changed.connect(self._on_state_changed)
        library.begin()
        self.finished.connect(library.end)
        library.changed.connect(self._on_library_changed)
        drafts.found.connect(self._on_drafts_found)
        for side in self.setup.sides:
            side.target_changed.connect(self._look_for_drafts)
        self.lay_out(self.setup, self.page)
        self._on_library_changed()

    def work(self) -> RaceWork:
        pair = self.engine.pair
        assert pair is not None
        load = pair.settings
        return RaceWork(self.setup.plan, load.target, load.draft)

    def refusal(self) -> str:
        return self.setup.refusal

    def show_result(self, result: RaceResult) -> None:
        self.page.show_result(result)

    def show_state(self) -> None:
        super().show_state()
        self.open_file.setVisible(not (self.shows_result or self.running))

    @Slot()
    def choose_again(self) -> None:
        self.page.clock.pause()
        super().choose_again()

    @Slot()
    def _on_library_changed(self) -> None:
        """Offer the library's current models; not while a race runs."""
        pair, library = self.engine.pair, self._library
        if self.running or pair is None:
            return
        writers = [
            model
            for model in (*library.models, *library.built_in)
            if model.kind in (ModelKind.CHAT, ModelKind.BASE) and model.path != pair.files.target
        ]
        writers.sort(key=lambda model: (model.name.lower(), model.path))
        for side in self.setup.sides:
            side.offer_targets(writers)
        self._look_for_drafts()

    @Slot()
    def _look_for_drafts(self) -> None:
        pair, library = self.engine.pair, self._library
        if pair is not None:
            models = [*library.models, *library.built_in]
            targets = [side.other_target or pair.files.target for side in self.setup.sides]
            self._drafts.look(list(dict.fromkeys(targets)), models)

    @Slot(object)
    def _on_drafts_found(self, found: dict[Path, list[DraftOffer]]) -> None:
        pair = self.engine.pair
        if self.running or pair is None:
            return
        for side in self.setup.sides:
            target, other = side.other_target or pair.files.target, side.other_target is not None
            if target in found:
                loaded = None if other else pair.files.draft
                side.offer_drafts([draft for draft in found[target] if draft.path != loaded])

    def exported(self) -> ExportedResult | None:
        result = self.page.result
        return (
            None
            if result is None
            else ExportedResult(KIND, result.when, race_report(result), result)
        )

    @Slot()
    def _on_open(self) -> None:
        choices = f"JSON (*.json);;{tr('All files')} (*)"
        title, folder = tr("Open race"), str(self.file_folder)
        chosen, _ = QFileDialog.getOpenFileName(self, title, folder, choices)
        if not chosen:
            return
        file = Path(chosen)
        JobDialog.last_folder = file.parent

        def on_failed(error: Exception) -> None:
            name, why = shown_path(file), reason_of(error)
            self.say(tr("Could not open {file}: {why}", file=name, why=why), serious=True)

        self.background.enqueue(lambda _: read_race(file), self._on_opened, on_failed)

    def _on_opened(self, result: RaceResult) -> None:
        if self.running:
            return
        self.show_result(result)
        self.go_to(self.result_page)
        self.page.play.setFocus()
