"""Choice in the model picker: a target, a draft for it, and their load settings.

Everything is derived from the chosen row, the requests stored per row and the state of the
services, so no state has to be kept in sync.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.records import ServedTarget, pair_plan
from foretoken.control.models.model_services import ModelServices, Tested
from foretoken.control.models.remembered_pairs import ListedPreset
from foretoken.models.builtin import builtin_models, builtin_pair
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.library import LibraryModel
from foretoken.models.memory.fit import PairPlan
from foretoken.models.names import OWN_HEAD
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.ui.models.model_rows import (
    LOOKUP_KEY,
    TargetItem,
    can_write,
    draft_key,
    target_key,
    why_no_draft,
    why_not,
)

_LOOKUP = DraftChoice(None, PairingVerdict(True, None, 0.0))
_BUILT_IN_STUB = LibraryModel(
    path=builtin_pair()[0], parts=builtin_pair()[:1], source="", name="", kind=ModelKind.CHAT
)
"""Stand-in for the built-in target until its header is read."""


@dataclass(frozen=True, slots=True)
class _Request:
    """Draft and settings requested for a row."""

    draft: Hashable = None
    """The draft's key; None: the best one."""
    settings: LoadSettings = field(default_factory=LoadSettings)


def _id_of(row: Hashable, kind: str) -> str:
    """Return the id in the key of a preset or server; empty for other kinds of row."""
    return row[1] if isinstance(row, tuple) and row[0] == kind else ""


class ModelChoice(QObject):
    """The chosen row; requests from the services what is needed to show and load it."""

    changed = Signal()
    """The choice, or what is known about it, has changed."""
    failed = Signal(str)
    """Why something cannot be shown."""

    def __init__(self, services: ModelServices, engine: EngineControl, parent: QObject) -> None:
        super().__init__(parent)
        self.services, self.engine = services, engine
        self.row: Hashable = builtin_pair()[0]
        """Key of the chosen target."""
        self.drafts: Sequence[DraftChoice] = [_LOOKUP]
        self.tested: Tested = {}
        self.drafts_note = ""
        """Note on the list of drafts."""
        self._ranked_target: LibraryModel | None = None
        self._ranked = False  # whether the drafts are ranked for the requested target
        self._models: dict[Path, LibraryModel] = {}
        self._preset: ListedPreset | None = None  # the last chosen preset
        self._requests: dict[Hashable, _Request] = {self.row: _Request(builtin_pair()[1])}
        self._served_models: dict[str, str] = {}
        """The chosen model of each server, by the server's id."""
        services.feed.changed.connect(self._on_library_changed)
        services.feed.not_described.connect(self._on_describing_failed)
        services.ranking.ranked.connect(self._on_ranked)
        services.ranking.failed.connect(self._on_ranking_failed)
        services.servers.changed.connect(self._on_servers_changed)
        services.servers.kept.connect(self._on_server_kept)
        services.presets.changed.connect(self._on_presets_changed)
        services.presets.put.connect(self._on_preset_saved)
        self._on_library_changed()

    # --- current choice ----------------------------------------------------------------------

    @property
    def targets(self) -> tuple[Sequence[TargetItem], ...]:
        """Presets, servers, chat models, other models, broken models."""
        models = sorted(
            self.services.feed.models, key=lambda model: (model.name.casefold(), str(model.path))
        )
        chat: list[LibraryModel] = [self._built_in]
        others: list[LibraryModel] = []
        broken: list[LibraryModel] = []
        for model in models:
            kinds = {ModelKind.CHAT: chat, ModelKind.BROKEN: broken}
            kinds.get(model.kind, others).append(model)
        presets, servers = self.services.presets.presets, self.services.servers.listed
        return presets, servers, chat, others, broken

    @property
    def preset(self) -> ListedPreset | None:
        name = _id_of(self.row, "preset")
        return self.services.presets.find(name) if name else None

    @property
    def server_id(self) -> str:
        """Id of the chosen server; empty if the choice is not a server."""
        return _id_of(self.row, "server")

    @property
    def served_target(self) -> ServedTarget | None:
        """The chosen model of the server, else the one in use, else the first one."""
        listed = self.services.servers.find(self.server_id)
        if listed is None or listed.facts is None or not listed.facts.models:
            return None
        used, server = self.served_in_use, listed.server
        here = used.model if used is not None and used.server.id == server.id else ""
        model = listed.facts.model(self._served_models.get(server.id, here))
        return ServedTarget(server, (model or listed.facts.models[0]).name)

    @property
    def served_in_use(self) -> ServedTarget | None:
        """The server's model that is in use, if any."""
        return None if self.engine.served is None else self.engine.served.target

    @property
    def _path(self) -> Path | None:
        """The target's file, described or not; None for servers and missing files."""
        if isinstance(self.row, Path):
            return self.row
        preset = self.preset
        return None if preset is None or preset.files is None else preset.files.target

    @property
    def target(self) -> LibraryModel | None:
        """The target's description, once known."""
        path = self._path
        return None if path is None else self._models.get(path)

    @property
    def target_path(self) -> Path | None:
        """The target's file, once described."""
        target = self.target
        return None if target is None else target.path

    @property
    def files(self) -> PairFiles | None:
        """The files to load; None while unknown."""
        target, draft = self.target, self.draft
        if target is None:
            return None
        return PairFiles(target.path, draft if isinstance(draft, Path) else None)

    @property
    def settings(self) -> LoadSettings:
        """The settings to load it with."""
        return self._request(self.row).settings

    @property
    def plan(self) -> PairPlan | None:
        """The memory plan; None if the choice cannot be loaded."""
        files = self.files
        return None if files is None or self.refusal else pair_plan(files, self.settings)

    @property
    def draft(self) -> Hashable:
        """Key of the chosen draft."""
        wanted, keys = self._request(self.row).draft, list(map(draft_key, self.drafts))
        if not self._ranked:
            return wanted or LOOKUP_KEY
        # A preset's own draft may not have been read yet.
        if wanted is not None and (wanted in keys or self.preset is not None):
            return wanted
        gains = {path: each.speedup or 0 for path, each in self.tested.items() if each.gains}
        if gains:
            return max(gains, key=gains.__getitem__) or LOOKUP_KEY
        untested = (
            draft_key(each)
            for each in self.drafts
            if each.verdict.worthwhile and not self.is_tested(each)
        )
        return next(untested, LOOKUP_KEY)

    @property
    def draft_choice(self) -> DraftChoice | None:
        """The chosen draft with its verdict; None while unknown."""
        draft = self.draft
        return next((each for each in self.drafts if draft_key(each) == draft), None)

    @property
    def longest_context(self) -> int:
        """The context that the target was trained for; 0 if unknown."""
        target = self.target
        return 0 if target is None else target.context_length

    @property
    def refusal(self) -> str:
        """Why the choice cannot be loaded; empty if it can."""
        if self.server_id:
            return self._server_refusal
        preset, model, draft = self.preset, self.target, self.draft_choice
        if preset is not None and preset.problem:
            return tr("{name}: {problem}", name=preset.preset.name, problem=preset.problem)
        if model is None:
            return tr("Choose a model first")
        if not can_write(model):
            return tr("{name} cannot answer: {why}", name=model.name, why=why_not(model))
        if draft is not None and draft.model is not None and not draft.verdict.compatible:
            why = why_no_draft(draft.model, draft.verdict)
            name = tr(OWN_HEAD) if draft.own_head else draft.model.name
            return tr("{name} cannot draft: {why}", name=name, why=why)
        return ""

    @property
    def _server_refusal(self) -> str:
        listed = self.services.servers.find(self.server_id)
        if listed is None:
            return tr("Choose a model first")
        if listed.asking:
            return tr("Waiting for the server's list of models")
        if listed.error or listed.facts is None:
            return tr("The server did not respond. Try again, or edit its address.")
        return "" if listed.facts.models else tr("The server offers no models")

    @property
    def savable(self) -> PairSetup | None:
        """The pair and settings to save as a preset; None if the choice cannot be loaded."""
        files, settings = self.files, self.settings
        if files is None or self.refusal:
            return None
        answers = settings.answers or self.engine.answering.settings
        if settings.drafting is not None:
            answers = replace(answers, speculative=settings.drafting)
        return PairSetup(files, replace(settings, answers=answers, drafting=None))

    @property
    def in_use(self) -> bool:
        """Whether the choice is loaded with exactly these settings."""
        if self.server_id:
            return self.served_target is not None and self.served_target == self.served_in_use
        pair = self.engine.pair
        return pair is not None and (pair.files, pair.settings.without_answers()) == (
            self.files,
            self.settings.without_answers(),
        )

    @property
    def rows_in_use(self) -> set[Hashable]:
        """Keys of the targets in use, and of presets identical to the loaded pair."""
        pair, served = self.engine.pair, self.served_in_use
        if pair is None:
            return set() if served is None else {("server", served.server.id)}
        now, answers = (pair.files, pair.settings.without_answers()), self.engine.answering.settings
        return {pair.files.target} | {
            target_key(listed)
            for listed in self.services.presets.presets
            if (listed.files, listed.preset.settings.without_answers()) == now
            and listed.preset.settings.answers in (None, answers)
        }

    @property
    def draft_in_use(self) -> Hashable:
        """Key of the draft loaded with this target; None if another target is loaded."""
        pair = self.engine.pair
        if pair is None or pair.files.target != self.target_path:
            return None
        return pair.files.draft or LOOKUP_KEY

    def is_tested(self, choice: DraftChoice) -> bool:
        """Return whether this draft's gain has been tested."""
        return (None if choice.model is None else choice.model.path) in self.tested

    # --- choosing ----------------------------------------------------------------------------

    def choose(self, row: Hashable, model: str = "") -> None:
        """Choose a target, a preset, or a server and perhaps one of its models, by its key."""
        if isinstance(row, Path) and row in self._models:
            row = self._models[row].path  # any part stands for the whole split model
        self.row = row
        if server_id := self.server_id:
            if model:
                self._served_models[server_id] = model
            self.services.servers.ask_once(server_id)
        preset, paths = self.preset, [self._path]
        if preset is not None and preset.files is not None:
            paths.append(preset.files.draft)
        known = {None, *builtin_models(), *self._models}
        self.services.feed.describe(path for path in paths if path and path not in known)
        self.refresh()

    def choose_pair(self, files: PairFiles, settings: LoadSettings) -> None:
        """Choose a pair, which need not be in the library."""
        self._requests[files.target] = _Request(files.draft or LOOKUP_KEY, settings)
        if files.draft is not None:
            self.services.feed.describe([files.draft])
        self.choose(files.target)

    def choose_draft(self, key: Hashable) -> None:
        self._requests[self.row] = replace(self._request(self.row), draft=key)
        self.refresh()

    @Slot(object)
    def use_settings(self, settings: LoadSettings) -> None:
        """Set the load settings of the current choice."""
        self._requests[self.row] = replace(self._request(self.row), settings=settings)
        self.refresh()

    def forget_settings(self, path: Path) -> None:
        """Forget the draft and settings chosen for this target."""
        self.services.presets.forget(path)
        self._requests.pop(path, None)
        self.refresh()

    # --- requests to the services ------------------------------------------------------------

    @Slot()
    def compare(self) -> None:
        """Rank the drafts for the current target."""
        target, feed = self.target, self.services.feed
        if target is not None and target is not _BUILT_IN_STUB and can_write(target):
            self.services.ranking.rank(target, [*feed.built_in[1:], *feed.models])

    @Slot()
    def refresh(self) -> None:
        """Request what is missing for the current choice, and report the change."""
        self._preset = self.preset or self._preset
        target = self.target
        if target != self._ranked_target:
            self._ranked_target, self._ranked = target, False
            writes = target is not None and can_write(target)
            self.drafts, self.tested = [_LOOKUP] if writes else [], {}
            self.drafts_note = tr("Comparing it with the other models…") if writes else ""
            self.services.ranking.cancel()
            self.compare()
        self.changed.emit()

    def _request(self, row: Hashable) -> _Request:
        """Return the request made here for a row, else its preset's, else the remembered one."""
        if row in self._requests:
            return self._requests[row]
        presets = self.services.presets
        if name := _id_of(row, "preset"):
            listed = presets.find(name) or self._preset
            if listed is not None and target_key(listed) == row:
                draft = None if listed.files is None else listed.files.draft or LOOKUP_KEY
                return _Request(draft, listed.preset.settings)
        elif isinstance(row, Path) and (last := presets.remembered(row)) is not None:
            draft = LOOKUP_KEY if last.draft is None else last.draft.path
            return _Request(draft, last.settings)
        return _Request()

    # --- results of the services -------------------------------------------------------------

    @property
    def _built_in(self) -> LibraryModel:
        built_in = self.services.feed.built_in
        return built_in[0] if built_in else _BUILT_IN_STUB

    @Slot()
    def _on_library_changed(self) -> None:
        feed, before = self.services.feed, self._ranked_target
        self._models = {part: model for model in feed.models for part in model.parts}
        self._models[self._built_in.path] = self._built_in
        if isinstance(self.row, Path) and self.row in self._models:
            self.row = self._models[self.row].path
        self.refresh()
        if self._ranked_target == before and not feed.scanning:
            self.compare()

    @Slot(object, str)
    def _on_describing_failed(self, path: Path, why: str) -> None:
        if path == self._path:
            self.failed.emit(why)

    @Slot(object, object, object)
    def _on_ranked(self, target: LibraryModel, choices: list[DraftChoice], tested: Tested) -> None:
        if target != self._ranked_target:
            return
        self._ranked, self.tested = True, tested
        self.drafts = [each for each in choices if each.own_head or draft_key(each) != target.path]
        self.drafts_note = ""
        found = any(each.model is not None and each.verdict.compatible for each in self.drafts)
        if not found and not self.services.feed.scanning:
            self.drafts_note = tr("No model here can draft for it. Small models of its family can.")
        self.refresh()

    @Slot(str)
    def _on_ranking_failed(self, why: str) -> None:
        self.drafts_note = why
        self.refresh()

    @Slot()
    def _on_servers_changed(self) -> None:
        if self.server_id and self.services.servers.find(self.server_id) is None:
            self.choose(builtin_pair()[0])
        elif self.server_id:
            self.refresh()

    @Slot(object)
    def _on_server_kept(self, server: Server) -> None:
        self.choose(("server", server.id))

    @Slot()
    def _on_presets_changed(self) -> None:
        row, gone = self.row, self._preset
        if not _id_of(row, "preset") or self.preset is not None:
            self.choose(row)  # its preset or remembered settings may have just become known
        elif gone is not None:  # deleted: keep the choice itself
            target = builtin_pair()[0]
            if gone.files is not None:
                target = gone.files.target
                self._requests[target] = self._request(row)
            self._requests.pop(row, None)
            self.choose(target)

    @Slot(str, str)
    def _on_preset_saved(self, name: str, before: str) -> None:
        """Follow a preset to its new name; what was changed in a replaced one is in it now."""
        new, old = ("preset", name), ("preset", before)
        request = self._requests.pop(old, None)
        self._requests.pop(new, None)
        if before != name and request is not None:
            self._requests[new] = request
        if self.row == old:
            self.choose(new)
