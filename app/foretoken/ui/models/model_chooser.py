"""The choice itself: a target, a draft for it, how they are loaded, and whether they fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from foretoken.control.engine.records import (
    AnswerSettings,
    LoadSettings,
    PairFiles,
    PairLoaded,
    ServedTarget,
)
from foretoken.control.models.draft_ranking import Tested
from foretoken.control.models.engine_wish import machine_facts
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.model_trash import TrashedModel
from foretoken.control.models.pair_choice import PairChoice
from foretoken.control.models.preset_list import ListedPreset
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import LibraryModel
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.servers.server import Server
from foretoken.system.language import told_anew, tr
from foretoken.ui.look.sizes import Space
from foretoken.ui.models.device_choice import gpu_note
from foretoken.ui.models.draft_pane import DraftPane
from foretoken.ui.models.fit_panel import FitPanel
from foretoken.ui.models.model_rows import (
    BUILT_IN_KEY,
    LOOKUP_KEY,
    BuiltInPair,
    can_write,
    draft_key,
    key_of_name,
    keys_in_use,
    pair_key,
    why_no_draft,
    why_not,
)
from foretoken.ui.models.row_wishes import RowWishes, key_of_target, wish_of
from foretoken.ui.models.server_choice import ServerChoice
from foretoken.ui.models.server_rows import ServerKey
from foretoken.ui.models.target_pane import RowItem, TargetItem, TargetPane, row_key
from foretoken.ui.parts.undo_line import UndoLine


class ChooserUndo(QObject):
    """Tells of the last deletion in a line, and brings back what it was about."""

    said = Signal(str)
    """Something was moved to the trash that can be brought back only there."""

    def __init__(self, services: ModelServices, line: UndoLine) -> None:
        super().__init__(line)
        self._presets, self._trash, self._line = services.presets, services.trash, line
        self._undo: Callable[[], None] = self._presets.restore
        self._presets.deleted.connect(self._on_preset_deleted)
        self._presets.restored.connect(line.hide)
        self._servers = services.servers
        self._servers.removed.connect(self._on_server_removed)
        self._servers.restored.connect(line.hide)
        self._trash.moved.connect(self._on_trashed)
        self._trash.restored.connect(line.hide)
        line.button.clicked.connect(self._on_undone)

    @Slot(str)
    def _on_preset_deleted(self, name: str) -> None:
        self._undo = self._presets.restore
        self._line.show_deleted(name)

    @Slot(object)
    def _on_server_removed(self, server: Server) -> None:
        self._undo = self._servers.restore
        self._line.tell(tr("Removed {name}, with its key.", name=server.name))

    @Slot(object)
    def _on_trashed(self, trashed: TrashedModel) -> None:
        text = tr("Moved {name} to the trash.", name=trashed.model.name)
        if trashed.can_come_back:
            self._undo = self._trash.restore
            self._line.tell(text)
        else:
            self._line.hide()
            self.said.emit(
                tr(
                    "Moved {name} to the trash. Your system can bring it back.",
                    name=trashed.model.name,
                )
            )

    @Slot()
    def _on_undone(self) -> None:
        self._undo()


# While a scan goes on, the drafts are ordered anew so often.
_RANK_INTERVAL_MS = 1_500


class ModelChooser(QWidget):
    """Shows what the services tell of the choice; the dialog around it loads."""

    changed = Signal()
    """``refusal`` or ``fit.too_big`` may be others."""
    picked = Signal()
    """A person went to another row."""
    menu_requested = Signal(object, QPoint)
    """A LibraryModel or a ListedPreset, and where its menu belongs on the screen."""
    failed = Signal(str)
    """Why something cannot be shown."""

    def __init__(self, services: ModelServices, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self._target: TargetItem | None = None
        """What the chosen row stands for, as far as it is known; the drafts are for it."""
        self._wishes = RowWishes(services.presets)
        self._loaded: PairLoaded | None = None
        self._answers = AnswerSettings()
        self.targets = TargetPane(self)
        self.drafts = DraftPane(self)
        self.fit = FitPanel(self)
        self.fit.show_note(gpu_note(machine_facts()))
        self.served = ServerChoice(services.servers, self)
        """A server, where one is chosen, in the place of drafts and of what fits."""
        self.undo = ChooserUndo(services, self.targets.undo)
        self._rank_timer = QTimer(self, singleShot=True, interval=_RANK_INTERVAL_MS)
        self._rank_timer.timeout.connect(self.compare)
        lists = QHBoxLayout()
        lists.setSpacing(Space.WIDER)
        lists.addWidget(self.targets, 1)
        self._right = QStackedWidget(self)
        for pane in (self.drafts, self.served.pane):
            self._right.addWidget(pane)
        lists.addWidget(self._right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addLayout(lists, 1)
        layout.addWidget(self.fit)
        layout.addWidget(self.served.remark)
        QWidget.setTabOrder(self.targets.search, self.targets.list)
        QWidget.setTabOrder(self.targets.list, self.drafts.list)
        QWidget.setTabOrder(self.drafts.list, self.served.pane.list)
        self.targets.choose(BUILT_IN_KEY)
        self._connect()
        self._show_library()
        self._show_presets()
        self._show_servers()

    @property
    def files(self) -> PairFiles | None:
        """What is chosen; None while nothing is, or while the chosen file is not known."""
        target = self.target_path
        return None if target is None else PairFiles(target, self.drafts.draft)

    @property
    def load_settings(self) -> LoadSettings:
        """How it is to be loaded."""
        return self.fit.load_settings

    @property
    def longest_context(self) -> int:
        """What the chosen target was made for; 0 where that is not known."""
        target = self._target_model()
        return 0 if target is None else target.context_length

    @property
    def settling(self) -> bool:
        """Whether the draft or the memory of the choice is still being found out."""
        services = self._services
        return self._rank_timer.isActive() or services.ranking.busy or services.fit.busy

    @property
    def target_path(self) -> Path | None:
        """The file of the chosen target."""
        item = self._target
        if isinstance(item, BuiltInPair):
            return builtin_pair()[0]
        return None if item is None else item.path

    @property
    def refusal(self) -> str:
        """Why the choice cannot be loaded; empty if it can."""
        if self.served.chosen:
            return self.served.refusal
        model, choice = self._target_model(), self.drafts.choice
        if self._gone:
            return self._gone
        if self._target is None:
            return tr("Choose a model first")
        if not self.targets.list.items():
            return tr("No model has these words in its name")
        if model is not None and not can_write(model):
            return tr("{name} cannot answer. {why}", name=model.name, why=why_not(model))
        if choice is not None and choice.model is not None and not choice.verdict.compatible:
            name, why = choice.model.name, why_no_draft(choice.model, choice.verdict)
            return tr("{name} cannot draft: {why}", name=name, why=why)
        return ""

    @property
    def choice(self) -> PairChoice | None:
        """What could be kept as a preset; None while it cannot be loaded."""
        files = self.files
        if files is None or self.refusal:
            return None
        settings = self.load_settings
        answers = settings.answers or self._answers
        if settings.drafting is not None:
            answers = replace(answers, speculative=settings.drafting)
        return PairChoice(files, settings, answers)

    @property
    def _row(self) -> object:
        """The key of the chosen row, a target's or that of a preset: what is seen is loaded."""
        return self.targets.list.key

    @property
    def _wished(self) -> object:
        """The key of the target of that row; None for a preset that is gone, or whose target is."""
        row = self._row
        if not isinstance(row, tuple):
            return row
        listed = self.targets.preset_of(row)
        return None if listed is None else _target_of(listed)

    @property
    def _gone(self) -> str:
        """What is missing of the chosen preset; empty if nothing is, or none is chosen."""
        preset = self.targets.preset_of(self._row)
        if preset is None or not preset.problem:
            return ""
        problem = told_anew(preset.problem) or preset.problem
        return tr("{name}: {problem}", name=preset.preset.name, problem=problem)

    def show_choice(self, files: PairFiles | None, settings: LoadSettings) -> None:
        """Mark a pair as the present choice, wherever its files lie."""
        files = files or PairFiles(*builtin_pair())
        row = key_of_target(files.target)
        self._wishes.set_settings(row, settings)
        self._wishes.set_draft(row, files.draft or LOOKUP_KEY)
        if files.draft is not None:
            self._services.feed.describe([files.draft])
        self.show_target(files.target)

    def show_target(self, path: Path) -> None:
        """Choose this model as the target, wherever it lies."""
        key = key_of_target(path)
        self.targets.search.clear()
        if self.targets.item_of(key) is None:
            self._services.feed.describe([path])
        self.targets.choose(key)
        self._take_wished()
        self.targets.list.setFocus()

    def show_server(self, server_id: str, model: str = "") -> None:
        """Choose a server, and perhaps one of its models; it is asked where that was not done."""
        self.targets.search.clear()
        self.served.choose(server_id, model)
        self._take_row(ServerKey(server_id))
        self.targets.list.setFocus()

    def show_draft(self, key: object) -> None:
        """Choose a draft for the present target."""
        self._wishes.set_draft(self._row, key)
        self.drafts.choose(key)
        self._update()

    def show_usual(self, path: Path) -> None:
        """Forget what was chosen for this target before."""
        row = key_of_target(path)
        self._wishes.forget(row)
        if self._row == row:
            self._take_wished()

    def use_settings(self, settings: LoadSettings) -> None:
        """Load the present choice like this."""
        self.fit.set_settings(settings)
        self._on_settings_changed()

    def show_answers(self, answers: AnswerSettings) -> None:
        """Take over how answers are written now; a preset keeps it."""
        self._answers = answers
        self._show_in_use()

    def show_loaded(self, pair: PairLoaded | None, served: ServedTarget | None = None) -> None:
        """Mark what answers now."""
        self.served.show_in_use(served)
        another = self._loaded is not None and self._loaded != pair
        self._loaded = pair
        self._show_in_use()
        self._show_draft_in_use()
        if another and self.targets.isEnabled():
            self.measure()  # what is in memory needs none, and that is another now

    def set_choosing(self, choosing: bool) -> None:
        """Let people choose, or not while a load runs that needs memory and processor."""
        for part in (self.targets, self._right, self.fit):
            part.setEnabled(choosing)
        if choosing:
            self.targets.list.setFocus()
            self.measure()
        else:
            self._services.fit.cancel()

    @Slot()
    def compare(self) -> None:
        """Order the drafts for the present target."""
        target = self._target_model()
        if target is None or not can_write(target):
            return
        feed = self._services.feed
        built_in = feed.built_in[1:] if feed.built_in else ()
        self._services.ranking.rank(target, [*built_in, *feed.models])

    @Slot()
    def measure(self) -> None:
        """Find out what the present choice needs."""
        files, refusal = self.files, self.refusal
        if files is None or refusal:
            self._services.fit.cancel()
            self.fit.show_nothing("" if self._target is None and not self._gone else refusal)
            return
        self.fit.show_measuring()
        pair = self._loaded
        loaded = None if pair is None else wish_of(pair.files, pair.settings)
        self._services.fit.placed = None if pair is None else pair.placed
        self._services.fit.ask(wish_of(files, self.load_settings), loaded)

    def _connect(self) -> None:
        self.targets.list.chosen.connect(self._on_target_chosen)
        self.drafts.list.chosen.connect(self._on_draft_chosen)
        for pane in (self.targets, self.drafts):
            pane.list.menu_requested.connect(self._on_menu)
        self.fit.changed.connect(self._on_settings_changed)
        self.fit.draft_given_up.connect(self._on_draft_given_up)
        services = self._services
        services.feed.changed.connect(self._show_library)
        services.feed.not_described.connect(self._on_not_described)
        services.ranking.ranked.connect(self._on_ranked)
        services.ranking.failed.connect(self.drafts.show_waiting)
        services.fit.measured.connect(self.fit.show_report)
        services.fit.failed.connect(self.fit.show_failed)
        services.servers.changed.connect(self._show_servers)
        services.servers.kept.connect(self._on_server_kept)
        presets = services.presets
        presets.changed.connect(self._show_presets)
        presets.put.connect(self._on_preset_put)

    # --- what people do ----------------------------------------------------------------------

    @Slot(object)
    def _on_target_chosen(self, item: RowItem) -> None:
        self.picked.emit()
        self._take_row(row_key(item))

    @Slot(object)
    def _on_draft_chosen(self, choice: DraftChoice) -> None:
        self.picked.emit()
        self._wishes.set_draft(self._row, draft_key(choice))
        self._update()

    @Slot()
    def _on_settings_changed(self) -> None:
        self._wishes.set_settings(self._row, self.fit.load_settings)
        self.measure()

    @Slot()
    def _on_draft_given_up(self) -> None:
        self.show_draft(LOOKUP_KEY)

    @Slot(object, QPoint)
    def _on_menu(self, item: object, place: QPoint) -> None:
        model = item.model if isinstance(item, DraftChoice) else item
        if isinstance(model, LibraryModel | ListedPreset):
            self.menu_requested.emit(model, place)

    # --- what the services tell --------------------------------------------------------------

    @Slot()
    def _show_servers(self) -> None:
        self.targets.show_servers(self._services.servers.listed)
        if not isinstance(self._row, ServerKey):
            return
        if self.targets.server_of(self._row) is None:  # removed
            self._take_row(BUILT_IN_KEY)
        else:
            self.served.refresh()

    @Slot(object)
    def _on_server_kept(self, server: Server) -> None:
        self.show_server(server.id)

    @Slot()
    def _show_library(self) -> None:
        feed = self._services.feed
        built_in = feed.built_in[0] if feed.built_in else None
        self.targets.show_library(feed.models, built_in, feed.problems, scanning=feed.scanning)
        if self.targets.item_of(self._wished) != self._target:
            self.targets.choose(self._row)  # only now it is known where its row stands
            self._take_wished()
        elif not feed.scanning:
            self.compare()
        elif not self._rank_timer.isActive():
            self._rank_timer.start()

    @Slot(object, str)
    def _on_not_described(self, path: Path, why: str) -> None:
        if path == self._wished:
            self.failed.emit(why)

    @Slot(object, object, object)
    def _on_ranked(self, target: LibraryModel, choices: list[DraftChoice], tested: Tested) -> None:
        if target.path != self.target_path:
            return
        self.drafts.show_choices(choices, tested, target.path)
        wished = self._wishes.draft(self._row)
        # A preset's own draft may be one that was not read yet.
        if wished is None or not (self.drafts.has(wished) or isinstance(self._row, tuple)):
            wished = self.drafts.best()
        before = self.drafts.draft, self.refusal
        self.drafts.choose(wished)
        self._show_draft_in_use()
        if (self.drafts.draft, self.refusal) != before:
            self._update()

    @Slot()
    def _show_presets(self) -> None:
        wished = self._wished
        self.targets.show_presets(self._services.presets.presets)
        self._show_in_use()
        wishes, row = self._wishes, self._row
        listed = self.targets.preset_of(row)
        if isinstance(row, tuple) and listed is None:  # deleted: the choice itself stays
            if wished is not None:
                wishes.set_draft(wished, self.drafts.list.key)
                wishes.set_settings(wished, self.fit.load_settings)
            wishes.forget(row)
            self.targets.choose(wished)
            if wished is None:
                self._take_wished()
            else:
                self._update()
            return
        # What is kept of the row may be known only now, or another window has changed it.
        shown = wished, self.fit.load_settings
        if shown != (self._wished, wishes.settings(row)) or wishes.draft(row) not in (
            None,
            self.drafts.list.key,
        ):
            self._take_row(row)

    @Slot(str, str)
    def _on_preset_put(self, name: str, before: str) -> None:
        """Go to a preset that was made of the choice, or that was the chosen one."""
        listed = self._services.presets.find(name)
        if listed is None:
            return
        self._wishes.follow(before, name)
        self.targets.show_presets(self._services.presets.presets)
        made_of_it = (listed.files, listed.settings) == (self.files, self.load_settings)
        if made_of_it or self._row == key_of_name(before):
            self._take_row(pair_key(listed))

    # --- the choice --------------------------------------------------------------------------

    def _take_row(self, row: object) -> None:
        """Choose a row by its key: a target, or all that a preset says."""
        if row != self._row:
            self.targets.choose(row)
        listed = self.targets.preset_of(row)
        if listed is not None and listed.files is not None:
            feed = self._services.feed
            known_paths = {*builtin_pair(), *(model.path for model in feed.models)}
            wanted = (listed.files.target, listed.files.draft)
            feed.describe(path for path in wanted if path and path not in known_paths)
        self._take_wished()

    def _take_wished(self) -> None:
        """Show what belongs to the chosen row, as far as its target is known."""
        row = self._row
        by_server = isinstance(row, ServerKey)
        if isinstance(row, ServerKey):
            self.served.go_to(row.id)
        else:
            self.served.leave()
        self._right.setCurrentWidget(self.served.pane if by_server else self.drafts)
        self.fit.setVisible(not by_server)
        self.fit.set_settings(self._wishes.settings(self._row))
        self._target = self.targets.item_of(self._wished)
        target = self._target_model()
        self.fit.set_longest_context(self.longest_context)
        if target is None or not can_write(target):
            self._services.ranking.cancel()
            self.drafts.show_nothing()
        else:
            self.drafts.show_waiting(tr("Comparing it with the other models…"))
            self.compare()
        self.drafts.choose(self._wishes.draft(self._row) or LOOKUP_KEY)
        self._show_draft_in_use()
        self._update()

    def _target_model(self) -> LibraryModel | None:
        item = self._target
        return item.target if isinstance(item, BuiltInPair) else item

    def _update(self) -> None:
        self.changed.emit()
        self.measure()

    def _show_in_use(self) -> None:
        """Mark the target that is loaded, and presets that are just what is loaded."""
        pair, served = self._loaded, self.served.in_use
        keys: list[object] = [] if served is None else [ServerKey(served.server.id)]
        if pair is not None:
            presets = self._services.presets.presets
            keys = [key_of_target(pair.files.target), *keys_in_use(pair, self._answers, presets)]
        self.targets.show_in_use(frozenset(keys))

    def _show_draft_in_use(self) -> None:
        pair = self._loaded
        key: object = None
        if pair is not None and pair.files.target == self.target_path:
            key = pair.files.draft or LOOKUP_KEY
        self.drafts.show_in_use(key)


def _target_of(listed: ListedPreset) -> object:
    return None if listed.files is None else key_of_target(listed.files.target)
