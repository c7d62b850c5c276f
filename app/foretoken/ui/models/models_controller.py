"""Controller for the loaded models, the picker and the engine settings."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from foretoken.chat.conversations.conversation import Role
from foretoken.control.controller import ChatController
from foretoken.control.downloads import DownloadQueue, HubSearch
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import (
    ConnectRequest,
    EngineFailure,
    LoadRequest,
    PairLoaded,
    RecoveryOption,
    ServedTarget,
)
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.remembered_pairs import (
    PairTrial,
    Recent,
    can_forget_recent,
    forget_recent,
    recent_targets,
    remember_pair,
    remember_served,
    remembered_target,
)
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.files import name_at
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles, PairSetup
from foretoken.preferences.declared import PICKER_SIZE
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog, same_load
from foretoken.ui.models.get_models import GetModelsDialog
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.model_rows import make_pair_menu
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.parts.notices import Action, NoticeBar

_TEMPLATE, _HANGING = "template", "hanging"
"""Names of notices."""


class ModelNotices(QObject):
    """Notices about the chat template, one for each loaded pair, and about a hanging model."""

    def __init__(
        self,
        controller: ChatController,
        trial: PairTrial,
        notices: NoticeBar,
        models: ModelsController,
    ) -> None:
        super().__init__(models)
        self._controller, self._engine = controller, controller.engine
        self._trial, self._notices, self._models = trial, notices, models
        self._choose = (tr("Choose models"), models.open)
        self._offered: PairLoaded | None = None
        self._answers_again = False
        self._engine.load_ended.connect(self._on_load_ended)
        self._engine.unresponsive.connect(self._on_unresponsive)

    # --- templates ---------------------------------------------------------------------------

    @Slot()
    def offer_plain_format(self) -> None:
        """Offer the plain format after the template failed; the message itself says why."""
        pair = self._engine.pair
        if pair is None or pair is self._offered or pair.chat_template is None:
            return
        self._offered = pair
        text = tr(
            "The chat template of {model} does not work. You can use a plain chat format instead; "
            "answers may be worse.",
            model=pair.target_name,
        )
        use = (tr("Use plain format"), self._on_plain_wanted)
        self._notify(text, (use, self._choose), serious=True)

    def _notify(self, text: str, actions: Sequence[Action], *, serious: bool = False) -> None:
        self._notices.tell(text, actions, serious=serious, lasting=True, name=_TEMPLATE)

    @Slot()
    def _on_plain_wanted(self) -> None:
        self._answers_again = True
        self._engine.set_prompt_override(True)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        again, self._answers_again = self._answers_again, False
        pair = self._engine.pair
        if error is not None:
            return  # the previous pair stays, with its notice
        self._notices.dismiss(_TEMPLATE)
        if pair is None or self._engine.trying:
            return
        name = pair.target_name
        if pair.chat_template is None and pair.prompt_overridden:
            text = tr("Completion mode: {model} continues what you write.", model=name)
            self._notify(
                text, [(tr("Chat instead"), lambda: self._engine.set_prompt_override(False))]
            )
        elif pair.chat_template is None:
            text = tr("{model} is a base model: it only continues text.", model=name)
            complete = (tr("Use completion mode"), lambda: self._engine.set_prompt_override(True))
            self._notify(text, (complete, self._choose))
        elif pair.prompt_overridden:
            text = tr("{model} uses the plain chat format because its template failed.", model=name)
            own = (tr("Use its own template"), lambda: self._engine.set_prompt_override(False))
            self._notify(text, [own])
            leaf = self._controller.current.leaf
            failed = leaf is not None and leaf.role is Role.ASSISTANT and leaf.error is not None
            if again and leaf is not None and failed:
                self._controller.regenerate(leaf)

    # --- a hanging model ---------------------------------------------------------------------

    @Slot(str)
    def _on_unresponsive(self, name: str) -> None:
        if not name:
            self._withdraw()
            return
        text = tr(
            "{name} does not stop. Its memory stays in use until it ends or you close Foretoken.",
            name=shown_name(name),
        )
        leave = (tr("Continue without it"), self._on_continue_without)
        self._notices.tell(text, [leave], lasting=True, name=_HANGING)
        if self._models.picker is not None:  # the picker covers the notice
            self._models.picker.say(text, [leave], name=_HANGING)

    def _withdraw(self) -> None:
        if self._models.picker is not None:
            self._models.picker.message.dismiss(_HANGING)
        self._notices.dismiss(_HANGING)

    @Slot()
    def _on_continue_without(self) -> None:
        if hanging := self._engine.hanging_pair:
            self._trial.leave_behind(hanging.files, hanging.settings)
        self._engine.abandon_hanging()
        self._withdraw()


class ModelsController(QObject):
    """Loads pairs and opens the picker; its state outlives the picker."""

    chat_requested = Signal()
    """Begin a chat, for which a model is being chosen."""
    closed = Signal()
    """The picker or the engine settings were closed."""
    test_requested = Signal(object, object)
    """A PairSetup to test, and the window in front (QWidget)."""
    tuning_requested = Signal(object, object, object, object)
    """As ``EngineSettingsDialog.tuning_requested``."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.engine = controller.engine
        self._preferences, self._notices, self._window = preferences, notices, window
        self.services = ModelServices(self.engine.server_keys, self)
        self.picker: ModelPicker | None = None
        """The picker while it is open."""
        self._trial = PairTrial(self.engine, self)
        self._remembers = False
        """Whether to remember the running load's settings for its target."""
        # Downloads continue while the picker is closed.
        self._downloads: DownloadQueue | None = None
        self._hub_search: HubSearch | None = None
        self.services.servers.kept.connect(self._on_server_kept)
        self.engine.load_ended.connect(self._on_load_ended)
        self.notices = ModelNotices(controller, self._trial, notices, self)

    def begin(self, model: Path | None, draft: Path | None = None) -> None:
        """Load the first pair: these files, or the pair loaded last."""
        if model is not None:
            self.load_file(model, draft)
            return
        last = remembered_target(self._preferences, self.services.servers.servers)
        choose = (tr("Choose models"), self.open)
        if last.served is not None:
            self.connect_to(last.served)
        elif not self._trial.is_suspect(last.files, last.settings):
            self.load(last.files, last.settings)
            if last.notice:
                self._notices.tell(last.notice, [choose], lasting=True)
        else:  # it may hang or crash the program again
            self.load(PairFiles(*builtin_pair()), LoadSettings())
            text = tr(
                "{name} was not loaded: Foretoken closed unexpectedly the last time it was used. "
                "The built-in pair is used instead.",
                name=shown_name(name_at(last.files.target)),
            )

            def load_anyway() -> None:
                self._notices.dismiss(text)
                self.load(last.files, last.settings)

            ways: list[Action] = [(tr("Load anyway"), load_anyway), choose]
            self._notices.tell(text, ways, lasting=True)

    def end_trial(self) -> None:
        """Record that the loaded pair caused no crash, as the program exits normally."""
        self._trial.end()

    def shut_down(self) -> None:
        """End downloads in a way that they are found at the next start."""
        if self._downloads is not None:
            self._downloads.shut_down()

    # --- loading -----------------------------------------------------------------------------

    def load(self, files: PairFiles, settings: LoadSettings, *, remembers: bool = False) -> None:
        """Load a pair; ``remembers`` makes these the settings of its target."""

        def load() -> None:
            self._remembers = remembers
            self._trial.begin(files, settings)
            self.engine.load_pair(files, settings)

        self._load_or_ask(load)

    def connect_to(self, target: ServedTarget) -> None:
        """Connect to a model of a server."""

        def connect() -> None:
            self._trial.end()
            self.engine.connect_to(target)

        self._load_or_ask(connect)

    def test_pair(self, setup: PairSetup, *, in_use: bool) -> None:
        """Test a pair, loading it for that unless it is in use."""

        def test() -> None:
            self.test_requested.emit(setup, self.picker or self._window)

        if in_use:
            test()
        else:
            self._load_or_ask(test)

    @Slot(object)
    def load_file(self, path: Path, draft: Path | None = None) -> None:
        """Load a file that the user opened with the program, with a draft only if given."""
        path = Path(os.path.abspath(path))  # stored for later starts
        files = PairFiles(path, None if draft is None else Path(os.path.abspath(draft)))
        for file in filter(None, (files.draft, path)):
            self.services.feed.keep(file)
        if self.picker is not None:
            self.picker.follow_load(files, LoadSettings())
        self.load(files, LoadSettings())

    def recovery_options(self, error: str) -> list[tuple[str, Callable[[], object]]]:
        """Return the recovery options for the failure with ``error``: button texts and actions."""
        failure = self.engine.failure
        if failure is None or failure.error != error:
            return []
        return [(each.text, partial(self.recover, failure, each)) for each in failure.options]

    def recover(self, failure: EngineFailure, option: RecoveryOption, *_: object) -> None:
        """Apply a recovery option to the failed load."""
        if self.engine.failure is not failure:
            return
        if self.picker is not None:
            self.picker.follow_load(failure.files, option.settings)
        self.load(failure.files, option.settings)

    def _load_or_ask(self, load: Callable[[], object]) -> None:
        """Load at once; while an answer is written, ask whether to stop it."""
        if self.engine.state is not EngineState.GENERATING:
            load()
            return
        title, text = tr("Load other models"), tr("An answer is still being written.")
        parent, answer = self.picker or self._window, tr("Stop and load")
        question = QuestionDialog(title, text, answer, parent, destroys=False)
        question.accepted.connect(load)
        question.rejected.connect(self._on_load_refused)
        question.open()

    @Slot()
    def _on_load_refused(self) -> None:
        if self.picker is not None and self.picker.busy:
            self.picker.reject()  # ends what it shows, and stays open

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        engine = self.engine
        pair, served = engine.pair, engine.served
        if served is not None and error is None:
            self.services.servers.note(served.target.server, served.facts)
            if engine.has_requested:
                remember_served(self._preferences, served.target)
        if error is None and pair is not None and not engine.trying:
            remember_pair(self._preferences, pair.files, pair.settings)
            # A preset stores its own settings.
            if engine.has_requested and self._remembers and pair.settings.answers is None:
                self.services.presets.remember(pair.files, pair.settings)
        if not engine.trying:
            self._trial.watch()
        self._remembers = False
        if error is not None and self.picker is None:
            # Shown in the picker, so that the next try is one click away.
            self.open(requested=True)
        if self.picker is not None:
            self.picker.show_ended(error)

    @Slot(object)
    def _on_server_kept(self, server: Server) -> None:
        """Reconnect if the saved server is the one in use and was changed."""
        served = self.engine.served
        target = None if served is None else served.target
        if target is not None and target.server.id == server.id and target.server != server:
            self.connect_to(ServedTarget(server, target.model))

    # --- the picker --------------------------------------------------------------------------

    @Slot()
    def open(self, *, requested: bool = False) -> ModelPicker:
        """Open the picker with the pair in use, or bring it to the front.

        ``requested``: with the last requested pair or server, even if it failed to load.
        """
        if self.picker is not None:
            self.picker.raise_()
            return self.picker
        engine = self.engine
        picker = self.picker = ModelPicker(self, self._window)
        if (size := self._preferences.get(PICKER_SIZE)) is not None:
            picker.resize(*size)
        picker.finished.connect(self._on_finished)
        self.services.servers.refresh()
        self.services.presets.refresh()
        self.services.feed.begin()
        pair, served, asked = engine.pair, engine.served, engine.requested
        target = None if served is None else served.target
        if requested or engine.state is EngineState.LOADING or engine.target is None:
            pair = None
            target = asked.target if isinstance(asked, ConnectRequest) else None
        if pair is not None:
            picker.show_choice(pair.files, self._current_settings(pair))
        elif target is not None:
            picker.show_target(("server", target.server.id), target.model)
        else:
            if not isinstance(asked, LoadRequest):
                asked = LoadRequest(PairFiles(*builtin_pair()))
            picker.show_choice(asked.files, asked.settings)
        picker.open()
        return picker

    @Slot(object)
    def open_at(self, key: Hashable) -> None:
        """Open the picker with a target chosen by its key: a file, a preset or a server.

        It is not loaded at once: the user first sees its draft and memory needs, before gigabytes
        are read and the pair in use is replaced. Enter then loads it.
        """
        self.open().show_target(key)

    @Slot()
    def open_server(self) -> None:
        """Open the picker with the dialog for a new server."""
        self.open().add_server()

    @Slot()
    def open_more(self) -> GetModelsDialog:
        """Open the hub dialog; no request is sent before the user searches there."""
        picker = self.open()
        if (dialog := GetModelsDialog.of(picker)) is not None:
            return dialog
        if self._downloads is None or self._hub_search is None:
            self._downloads = DownloadQueue(self.services.feed, parent=self)
            self._downloads.arrived.connect(self.services.feed.look_again)
            self._hub_search = HubSearch(self._downloads.hub, self)
        dialog = GetModelsDialog(self._downloads, self._hub_search, picker)
        dialog.pair_ready.connect(picker.show_choice)
        dialog.model_ready.connect(picker.show_target)
        for ready in (dialog.pair_ready, dialog.model_ready):
            ready.connect(dialog.accept)
        dialog.open()
        return dialog

    @Slot(str)
    def open_preset(self, preset_id: str) -> None:
        """Open the hub dialog at a ready-made pair."""
        self.open_more().show_preset(preset_id)

    @Slot()
    def _on_finished(self) -> None:
        self.services.rest()
        if self.picker is not None:
            self._preferences.set(PICKER_SIZE, self.picker.size().toTuple())
            self.picker = None
        self.closed.emit()

    # --- recent pairs ------------------------------------------------------------------------

    def recent(self) -> list[PairSetup]:
        """Return the recent pairs, without the one in use."""
        return [each for each in self.recent_targets() if isinstance(each, PairSetup)]

    def recent_targets(self) -> list[Recent]:
        """Return the recent pairs and servers, without the one in use."""
        pair, served = self.engine.pair, self.engine.served
        target = None if served is None else served.target
        return recent_targets(
            self._preferences,
            self.services.servers.servers,
            without=target if pair is None else pair.files,
        )

    @Slot(object)
    def use_again(self, recent: Recent) -> None:
        """Load a recent pair with its settings, or reconnect to a server."""
        if isinstance(recent, ServedTarget):
            self.connect_to(recent)
        else:
            self.load(recent.files, recent.settings, remembers=True)

    def pair_menu(self) -> QMenu:
        """Return the menu with recent pairs and the model picker, not yet shown."""
        return make_pair_menu(self.recent_targets(), self.use_again, self.open, self._window)

    def forget_recent(self) -> None:
        """Forget all recent pairs, except the one that the next start loads."""
        forget_recent(self._preferences)

    def why_no_recent(self) -> str:
        """Return why there are no recent pairs to forget; empty if there are."""
        return "" if can_forget_recent(self._preferences) else tr("No recent pairs")

    # --- engine settings ---------------------------------------------------------------------

    def why_no_engine_settings(self) -> str:
        """Return why the engine settings cannot be opened now; empty if they can."""
        if self.engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr("The models are not ready yet")
        return self.engine.why_no_pair

    @Slot()
    def open_engine_settings(self) -> None:
        """Open the engine settings of the pair in use."""
        pair = self.engine.pair
        if pair is None or self.why_no_engine_settings():
            return
        settings = self._current_settings(pair)
        settings = settings.with_drafting(self.engine.answering.settings.speculative)
        setup = PairSetup(pair.files, settings)
        dialog = self.show_engine_settings(setup, self._window, pair.longest_context, in_use=True)
        dialog.chosen.connect(self._use_engine_settings)
        dialog.finished.connect(self._on_settings_finished)

    def show_engine_settings(
        self, setup: PairSetup, parent: QWidget, longest_context: int, *, in_use: bool = False
    ) -> EngineSettingsDialog:
        """Open the engine settings of a pair; ``in_use``: it is the loaded one."""
        dialog = EngineSettingsDialog(
            setup.files,
            setup.settings,
            self.services.fit,
            parent,
            pair=self.engine.pair,
            in_use=in_use,
            longest_context=longest_context,
        )
        dialog.tuning_requested.connect(self.tuning_requested)
        dialog.open()
        return dialog

    @Slot(object)
    def use_drafting(self, drafting: SpeculativeConfig) -> None:
        """Use these drafting settings with the pair in use, now and in later loads."""
        if (pair := self.engine.pair) is not None:
            self._use_engine_settings(self._current_settings(pair).with_drafting(drafting))

    def use_answers(self, answers: AnswerSettings | None) -> None:
        """Apply the answer settings of a preset whose pair is already loaded (None: no preset)."""
        pair = self.engine.pair
        if pair is not None and (answers or pair.settings.answers):
            self.engine.set_answers(answers)
            remember_pair(self._preferences, pair.files, replace(pair.settings, answers=answers))

    @Slot(object)
    def _use_engine_settings(self, settings: LoadSettings) -> None:
        """Apply settings to the pair in use, reloading it only if necessary."""
        pair = self.engine.pair
        if pair is None:
            return
        if not same_load(settings, pair.settings):
            self.load(pair.files, settings, remembers=True)
            return
        self.engine.set_drafting(settings.speculative)
        remember_pair(self._preferences, pair.files, settings)
        if settings.answers is None:
            self.services.presets.remember(pair.files, settings)

    @Slot()
    def _on_settings_finished(self) -> None:
        self.services.fit.cancel()
        self.closed.emit()

    def _current_settings(self, pair: PairLoaded) -> LoadSettings:
        """Return the pair's load settings; a preset's answers with the user's changes."""
        if pair.settings.answers is None:
            return pair.settings
        return pair.settings.with_drafting(self.engine.answering.settings.speculative)
