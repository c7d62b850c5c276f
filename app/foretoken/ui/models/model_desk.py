"""The window's side of choosing models: the picker, dropped files, the pair of the last time."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from foretoken.control.downloads.download_queue import DownloadQueue
from foretoken.control.downloads.hub_search import HubSearch
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.pair_tuning import TuningWork
from foretoken.control.engine.records import (
    AnswerSettings,
    EngineFailure,
    LoadSettings,
    PairFiles,
    PairLoaded,
    ServedTarget,
    WayOut,
)
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.last_pair import (
    LastPair,
    remember_pair,
    remember_served,
    remembered_target,
)
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.pair_trial import PairTrial
from foretoken.control.models.recent_pairs import (
    Recent,
    RecentPair,
    RecentServed,
    recent_pairs,
    recent_targets,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.files import name_at
from foretoken.models.pairs.pair_test_results import PairTestProgress, PairTestResult
from foretoken.models.pairs.tuning_results import RunSetup
from foretoken.preferences.declared import PICKER_SIZE, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog, same_load
from foretoken.ui.models.get_models import GetModelsPage
from foretoken.ui.models.hanging_model import HangingModel
from foretoken.ui.models.load_gate import LoadGate
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.pair_menu import make_pair_menu
from foretoken.ui.models.row_wishes import wish_of
from foretoken.ui.parts.notice_bar import NoticeBar
from foretoken.ui.parts.screen_room import room_on, screen_of


class ModelDesk(QObject):
    """Owns what the picker asks in the background; the picker itself comes and goes."""

    chat_requested = Signal()
    """A chat is to begin with the pair that is loaded now."""
    closed = Signal()
    """The picker is gone, or the engine settings."""

    def __init__(
        self,
        engine: EngineControl,
        preferences: KeptPreferences,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._engine = engine
        self._preferences = preferences
        self._notices = notices
        self._window = window
        self._services = ModelServices(engine.server_keys, self)
        self._trial = PairTrial(engine, self)
        self.gate = LoadGate(engine, notices, self)
        self.gate.waits.connect(self._on_waits)
        self._picker: ModelPicker | None = None
        self._settings_dialog: EngineSettingsDialog | None = None
        self._remembers = False
        """Whether the running load was asked for here, and is to be used for its target again."""
        self.hanging = HangingModel(engine, self._trial, notices, lambda: self._picker, self)
        # Downloads go on while the picker is closed.
        self._downloads: DownloadQueue | None = None
        self._hub_search: HubSearch | None = None
        self._more: GetModelsPage | None = None
        self._services.servers.kept.connect(self._on_server_kept)
        engine.load_progressed.connect(self._on_load_progressed)
        engine.load_ended.connect(self._on_load_ended)
        engine.test_progressed.connect(self._on_test_progressed)
        engine.test_ended.connect(self._on_test_ended)

    @property
    def picker(self) -> ModelPicker | None:
        """The picker while it is open."""
        return self._picker

    @property
    def library(self) -> LibraryFeed:
        """What is known of the models on this computer."""
        return self._services.feed

    def begin(self, model: Path | None, draft: Path | None = None) -> None:
        """Load the first pair: these files, or what was loaded last."""
        if model is not None:
            self.load_file(model, draft)
            return
        last = remembered_target(self._preferences, self._services.servers.servers)
        if last.served is not None:
            self._connect(last.served)
            return
        if self._trial.is_suspect(last.files, last.settings):
            self._do_without(last)
            return
        self._load(last.files, last.settings)
        if last.notice:
            self._notices.show_notice(last.notice, [(tr("Choose models"), self.open)], stays=True)

    def end_trial(self) -> None:
        """The program ends in the usual way: whatever is loaded did no harm."""
        self._trial.take_back()

    def _do_without(self, suspect: LastPair) -> None:
        """Load the built-in pair in the place of one that may hang or end the program again."""
        self._load(PairFiles(*builtin_pair()), LoadSettings())

        def load_anyway() -> None:
            self._notices.dismiss()
            self._load(suspect.files, suspect.settings)

        self._notices.show_notice(
            tr(
                "{name} was not loaded: the last start with it did not come to its end. The "
                "built-in pair is used instead.",
                name=shown_name(name_at(suspect.files.target)),
            ),
            [(tr("Load it anyway"), load_anyway), (tr("Choose models"), self.open)],
            stays=True,
        )

    def _load(self, files: PairFiles, settings: LoadSettings, *, remembers: bool = False) -> None:
        def load() -> None:
            self._remembers = remembers
            self._trial.begin(files, settings)
            self._engine.load_pair(files, settings)

        self._ask_before(load)

    @Slot(object)
    def _connect(self, target: ServedTarget) -> None:
        def connect() -> None:
            self._trial.take_back()
            self._engine.connect_to(target)

        self._ask_before(connect)

    def _ask_before(self, load: Callable[[], object]) -> None:
        """Load at once, or as the person says while an answer is being written."""
        self.gate.ask(load, self._on_given_up, self._picker or self._window)

    @Slot(str)
    def _on_waits(self, text: str) -> None:
        if self._picker is not None:
            self._picker.bar.show_message(text, serious=False)

    def _on_given_up(self) -> None:
        if self._picker is not None and self._picker.bar.busy:
            self._picker.reject()  # which ends what it shows, and stays open

    @Slot(object)
    def load_file(self, path: Path, draft: Path | None = None) -> None:
        """Load a file that a person opened with the program, and a draft only if one was given."""
        path = Path(os.path.abspath(path))  # it is remembered for later starts
        files = PairFiles(path, None if draft is None else Path(os.path.abspath(draft)))
        for file in filter(None, (files.draft, path)):
            self._services.feed.keep(file)
        if self._picker is not None:
            self._picker.follow_load(files, LoadSettings())
        self._load(files, LoadSettings())

    @Slot()
    def open(self) -> None:
        """Open the picker with the pair in use, or bring it to the front."""
        if self._picker is not None:
            self._picker.raise_()
            return
        engine = self._engine
        picker = self._picker = ModelPicker(self._services, self._window)
        if (size := self._preferences.get(PICKER_SIZE)) is not None:
            picker.resize(QSize(*size).boundedTo(room_on(screen_of(self._window)).size()))
        picker.load_requested.connect(self._on_load_requested)
        picker.connect_requested.connect(self._connect)
        picker.trial_requested.connect(self._on_trial_requested)
        picker.chat_requested.connect(self.chat_requested)
        picker.cancel_requested.connect(self._on_cancel_requested)
        picker.test_requested.connect(self._on_test_requested)
        picker.test_cancel_requested.connect(engine.cancel_test)
        picker.bar.get_models.clicked.connect(self._on_get_models)
        picker.finished.connect(self._on_finished)
        picker.answers_requested.connect(self._on_answers_requested)
        picker.show_answers(engine.answering.settings)
        picker.show_loaded(engine.pair, self._served)
        self._services.servers.refresh()
        self._services.presets.refresh()
        self._services.feed.begin()
        pair, served = engine.pair, self._served
        if engine.state is EngineState.LOADING or engine.target is None:
            self._show_requested()
        elif pair is None and served is not None:
            picker.show_server(served.server.id, served.model)
        elif pair is None:
            self._show_requested()
        else:
            picker.show_choice(pair.files, self._present_settings(pair))
        picker.open()

    @Slot(object)
    def open_with(self, path: Path) -> None:
        """Open the picker with this file chosen as the target.

        It is not loaded at once: here its draft is chosen, and what both need is told, before
        gigabytes are read and the pair in use is gone. Enter then loads it.
        """
        self.open()
        if self._picker is not None:
            self._picker.open_file(path)

    @Slot(object)
    def open_at(self, path: Path) -> None:
        """Open the picker with a model of the library chosen as the target, or the built-in pair.

        Enter then loads it, with the draft that suits it.
        """
        self.open()
        if self._picker is None:
            return
        if path == builtin_pair()[0]:
            self._picker.show_choice(PairFiles(*builtin_pair()), LoadSettings())
        else:
            self._picker.show_target(path)

    @Slot()
    def open_server(self) -> None:
        """Open the picker, and ask for a server that is not known yet."""
        self.open()
        if self._picker is not None:
            self._picker.add_server()

    @Slot(object)
    def open_at_server(self, server_id: str) -> None:
        """Open the picker with a server chosen, which is then asked for its models."""
        self.open()
        if self._picker is not None:
            self._picker.show_server(server_id)

    @property
    def servers(self) -> KnownServers:
        """The servers that a person chose."""
        return self._services.servers

    def recent(self) -> list[RecentPair]:
        """The pairs that were used lately, without the one in use."""
        pair = self._engine.pair
        return recent_pairs(self._preferences, without=None if pair is None else pair.files)

    def recent_targets(self) -> list[Recent]:
        """The pairs and the servers that were used lately, without what is in use."""
        pair = self._engine.pair
        return recent_targets(
            self._preferences,
            self._services.servers.servers,
            without=self._served if pair is None else pair.files,
        )

    @Slot(object)
    def use_again(self, recent: Recent) -> None:
        """Load a pair just as it was used, or let a server answer again."""
        if isinstance(recent, RecentServed):
            self._connect(recent.target)
        else:
            self._on_load_requested(recent.files, recent.settings)

    def pair_menu(self) -> QMenu:
        """What was used lately, and the choice of all models; not yet shown."""
        return make_pair_menu(self.recent_targets(), self.use_again, self.open, self._window)

    @property
    def _served(self) -> ServedTarget | None:
        """The server that answers, and its model."""
        served = self._engine.served
        return None if served is None else served.target

    def forget_recent(self) -> None:
        """Know none of them any more, but the one that the next start loads."""
        self._preferences.reset(RECENT_PAIRS)

    def why_no_recent(self) -> str:
        """Why there is nothing to forget; empty: there is."""
        known = self._preferences.get(RECENT_PAIRS)
        return "" if known else tr("No other pair was used lately")

    @Slot()
    def open_more(self) -> None:
        """Open the page of the hub; nothing is asked of the hub yet."""
        self.open()
        self._on_get_models()

    @Slot(str)
    def open_preset(self, preset_id: str) -> None:
        """Open the page of the hub at a ready-made pair."""
        self.open_more()
        if self._more is not None:
            self._more.show_preset(preset_id)

    def why_no_engine_settings(self) -> str:
        """Why the engine settings cannot be opened now; empty: they can."""
        if self._engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr("The models are not ready yet")
        return self._engine.why_no_pair

    @Slot()
    def open_engine_settings(self) -> None:
        """Show how the engine runs the pair in use, to be changed."""
        pair = self._engine.pair
        if pair is None or self.why_no_engine_settings():
            return
        drafting = self._engine.answering.settings.speculative
        why_not = pair.no_draft_reason
        self._services.fit.placed = pair.placed
        dialog = EngineSettingsDialog(
            pair.files,
            self._present_settings(pair).with_drafting(drafting),
            self._services.fit,
            self._window,
            loaded=wish_of(pair.files, pair.settings),
            in_use=True,
            no_draft=tr("It cannot draft: {why}.", why=why_not) if why_not else "",
            longest_context=pair.longest_context,
        )
        dialog.chosen.connect(self._on_engine_settings)
        dialog.tuning_requested.connect(self._on_tuning_requested)
        self._settings_dialog = dialog
        dialog.finished.connect(self._services.fit.cancel)
        dialog.finished.connect(self._on_settings_finished)
        dialog.finished.connect(self.closed)
        dialog.open()

    @Slot(object)
    def use_drafting(self, drafting: SpeculativeConfig) -> None:
        """Draft like this with the pair in use, now and whenever it is loaded again."""
        if (pair := self._engine.pair) is not None:
            self._on_engine_settings(self._present_settings(pair).with_drafting(drafting))

    def shut_down(self) -> None:
        """End what runs in the background."""
        self._trial.shut_down()
        self._services.shut_down()
        for service in (self._hub_search, self._downloads):
            if service is not None:
                service.shut_down()

    @Slot(object, object)
    def _on_load_requested(self, files: PairFiles, settings: LoadSettings) -> None:
        self._load(files, settings, remembers=True)

    @Slot(object, object)
    def _on_trial_requested(self, files: PairFiles, settings: LoadSettings) -> None:
        self._ask_before(partial(self._engine.try_pair, files, settings))

    @Slot()
    def _on_cancel_requested(self) -> None:
        self.gate.forget()
        self._engine.cancel_load()

    @Slot(object)
    def _on_engine_settings(self, settings: LoadSettings) -> None:
        """Use them for the pair in use, without loading it again where that is possible."""
        pair = self._engine.pair
        if pair is None:
            return
        if not same_load(settings, pair.settings):
            self._on_load_requested(pair.files, settings)
            return
        self._engine.set_drafting(settings.speculative)
        remember_pair(self._preferences, pair.files, settings)
        if settings.answers is None:
            self._services.presets.remember(pair.files, settings)

    @Slot(object)
    def _on_tuning_requested(self, start: RunSetup) -> None:
        dialog = self._settings_dialog
        if dialog is None:
            return
        job = self._engine.begin_work(TuningWork(start))
        if job is None:
            dialog.show_tuning_ended(
                None, tr("It cannot be measured while an answer is written. Stop it first.")
            )
            return
        job.progressed.connect(dialog.show_tuning_progress)
        job.ended.connect(dialog.show_tuning_ended)
        dialog.tuning.stop.clicked.connect(job.cancel)
        dialog.finished.connect(job.cancel)

    @Slot()
    def _on_settings_finished(self) -> None:
        self._settings_dialog = None

    @Slot(object)
    def _on_answers_requested(self, answers: AnswerSettings) -> None:
        pair = self._engine.pair
        self._engine.set_answers(answers)
        if pair is not None:
            remember_pair(self._preferences, pair.files, replace(pair.settings, answers=answers))

    def _present_settings(self, pair: PairLoaded) -> LoadSettings:
        """How the present pair was loaded; of a preset's answers, what people made of them."""
        if pair.settings.answers is None:
            return pair.settings
        return replace(pair.settings, answers=self._engine.answering.of_preset)

    def _show_requested(self) -> None:
        """Choose what was last to be loaded, with success or not."""
        wanted = self._engine.requested_server
        if self._picker is not None and wanted is not None:
            self._picker.show_server(wanted.server.id, wanted.model)
        elif self._picker is not None:
            self._picker.show_choice(self._engine.requested, self._engine.requested_settings)

    # --- more models -------------------------------------------------------------------------

    @Slot()
    def _on_get_models(self) -> None:
        """Show the page of the hub; nothing is asked of it before a person searches there."""
        if self._picker is None:
            return
        if self._downloads is None or self._hub_search is None:
            self._downloads = DownloadQueue(library=self._services.feed, parent=self)
            self._downloads.arrived.connect(self._services.feed.look_again)
            self._hub_search = HubSearch(self._downloads.hub, self)
        if self._more is None:
            self._more = page = GetModelsPage(self._downloads, self._hub_search, self._picker.pages)
            page.back.clicked.connect(self._on_back)
            page.pair_ready.connect(self._on_pair_ready)
            page.model_ready.connect(self._picker.show_target)
        self._picker.show_page(self._more)
        self._more.focus_search()

    @Slot()
    def _on_back(self) -> None:
        if self._picker is not None:
            self._picker.show_page(None)

    @Slot(object, object)
    def _on_pair_ready(self, files: PairFiles, settings: LoadSettings) -> None:
        if self._picker is not None:
            self._picker.show_choice(files, settings)

    @Slot(object)
    def _on_server_kept(self, server: Server) -> None:
        """Go on with the server in use as it is known now."""
        served = self._served
        if served is not None and served.server.id == server.id and served.server != server:
            self._connect(ServedTarget(server, served.model))

    # --- what the engine tells ---------------------------------------------------------------

    @Slot()
    def _on_test_requested(self) -> None:
        if not self._engine.test_pair() and self._picker is not None:
            self._picker.show_test_ended(
                None, tr("The pair cannot be tested while an answer is written. Stop it first.")
            )

    @Slot(object)
    def _on_test_progressed(self, progress: PairTestProgress) -> None:
        if self._picker is not None:
            self._picker.show_test_progress(progress)

    @Slot(object, object)
    def _on_test_ended(self, result: PairTestResult | None, error: str | None) -> None:
        if self._picker is not None:
            self._picker.show_test_ended(result, error)

    @Slot(float)
    def _on_load_progressed(self, share: float) -> None:
        if self._picker is not None:
            self._picker.show_progress(share)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        engine = self._engine
        pair, served = engine.pair, engine.served
        if served is not None and error is None:
            self._services.servers.note(served.target.server, served.facts)
            if served.target == engine.requested_server:
                remember_served(self._preferences, served.target)
        if error is None and pair is not None and not engine.trying:
            remember_pair(self._preferences, pair.files, pair.settings)
            asked = engine.requested, engine.requested_settings
            loaded = (pair.files, pair.settings) == asked  # else it was cancelled
            # A preset keeps its own settings.
            if loaded and self._remembers and pair.settings.answers is None:
                self._services.presets.remember(pair.files, pair.settings)
        if not engine.trying:
            self._trial.watch()
        self._remembers = False
        if self._picker is not None:
            self._picker.show_answers(engine.answering.settings)
            self._picker.show_loaded(pair, self._served)
            self._picker.show_ended(error)
        elif error is not None:
            # Shown where models are chosen, so that the next try is one click away.
            self.open()
            self._show_requested()
            if self._picker is not None:
                self._picker.show_error(error)
        if self._picker is not None and error is not None:
            self._picker.offer(self.ways_out(error))

    def ways_out(self, error: str) -> list[tuple[str, Callable[[], object]]]:
        """How to load in another way what failed with ``error``: buttons, and what they do."""
        failure = self._engine.failure
        if failure is None or failure.error != error:
            return []
        return [(way.text, partial(self.go_on, failure, way)) for way in failure.ways_out]

    def go_on(self, failure: EngineFailure, way: WayOut, *_: object) -> None:
        """Load what has failed in another way."""
        if self._engine.failure is not failure:
            return
        if self._picker is not None:
            self._picker.follow_load(failure.files, way.settings)

        def go_on() -> None:
            self._trial.begin(failure.files, way.settings)
            self._engine.go_on(way)

        self._ask_before(go_on)

    @Slot()
    def _on_finished(self) -> None:
        self._services.rest()
        if self._picker is not None:
            self._preferences.set(PICKER_SIZE, self._picker.size().toTuple())
            self._picker.deleteLater()
            self._picker = self._more = None
        self.closed.emit()
