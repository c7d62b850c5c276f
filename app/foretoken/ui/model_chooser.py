"""The choice itself: a target, a draft for it, how they are loaded, and whether they fit."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from foretoken.control.draft_ranking import Tested
from foretoken.control.model_services import ModelServices
from foretoken.control.records import LoadSettings, PairFiles, PairLoaded
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.builtin import builtin_pair
from foretoken.models.library import LibraryModel
from foretoken.models.memory_fit import PairWish
from foretoken.models.pairing import DraftChoice
from foretoken.ui.draft_pane import DraftPane
from foretoken.ui.fit_panel import FitPanel
from foretoken.ui.model_rows import (
    BUILT_IN_KEY,
    LOOKUP_KEY,
    BuiltInPair,
    can_write,
    draft_key,
    verdict_words,
    why_not,
)
from foretoken.ui.target_pane import TargetItem, TargetPane
from foretoken.ui.theme import Palette

# While a scan goes on, the drafts are ordered anew so often.
_RANK_INTERVAL_MS = 1_500


class ModelChooser(QWidget):
    """Shows what the services tell of the choice; the dialog around it loads."""

    changed = Signal()
    """``refusal`` may be another one."""
    picked = Signal()
    """A person went to another row."""
    taken = Signal()
    """A row was double-clicked."""
    menu_requested = Signal(object, QPoint)
    """A LibraryModel, and where its menu belongs on the screen."""
    failed = Signal(str)
    """Why something cannot be shown."""

    def __init__(self, services: ModelServices, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self._target: TargetItem | None = None
        self._wished: object = BUILT_IN_KEY
        self._drafts_wished: dict[object, object] = {BUILT_IN_KEY: builtin_pair()[1]}
        """What a person chose for a target, by the targets' keys."""
        self._loaded: PairLoaded | None = None
        self.targets = TargetPane(self)
        self.drafts = DraftPane(self)
        self.fit = FitPanel(self)
        self._rank_timer = QTimer(self, singleShot=True, interval=_RANK_INTERVAL_MS)
        self._rank_timer.timeout.connect(self.compare)
        lists = QHBoxLayout()
        lists.setSpacing(24)
        lists.addWidget(self.targets, 1)
        lists.addWidget(self.drafts, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addLayout(lists, 1)
        layout.addWidget(self.fit)
        QWidget.setTabOrder(self.targets.search, self.targets.list)
        QWidget.setTabOrder(self.targets.list, self.drafts.list)
        self._connect()
        self._show_library()

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
    def target_path(self) -> Path | None:
        """The file of the chosen target."""
        item = self._target
        if isinstance(item, BuiltInPair):
            return builtin_pair()[0]
        return None if item is None else item.path

    @property
    def refusal(self) -> str:
        """Why the choice cannot be loaded; empty if it can."""
        model, choice = self._target_model(), self.drafts.choice
        if self._target is None:
            return "Choose a model first"
        if model is not None and not can_write(model):
            return f"{model.name} cannot answer. {why_not(model)}"
        if choice is not None and choice.model is not None and not choice.verdict.compatible:
            return f"{choice.model.name} {verdict_words(choice)[1]}"
        return ""

    def show_choice(self, files: PairFiles | None, settings: LoadSettings) -> None:
        """Mark a pair as the present choice, wherever its files lie."""
        self.fit.set_settings(settings)
        if files is None:
            self.show_target(builtin_pair()[0])
            return
        self._drafts_wished[_key(files.target)] = files.draft or LOOKUP_KEY
        if files.draft is not None:
            self._services.feed.describe([files.draft])
        self.show_target(files.target)

    def show_target(self, path: Path) -> None:
        """Choose this model as the target, wherever it lies."""
        self._wished = _key(path)
        self.targets.search.clear()
        if self.targets.item_of(self._wished) is None:
            self._services.feed.describe([path])
        self.targets.choose(self._wished)
        self._take_wished()
        self.targets.list.setFocus()

    def show_draft(self, key: object) -> None:
        """Choose a draft for the present target."""
        self._drafts_wished[self._wished] = key
        self.drafts.choose(key)
        self._update()

    def show_loaded(self, pair: PairLoaded | None) -> None:
        """Mark what is loaded now."""
        self._loaded = pair
        self.targets.show_in_use(None if pair is None else _key(pair.files.target))
        self._show_draft_in_use()

    def set_choosing(self, choosing: bool) -> None:
        """Let people choose, or not while a load runs that needs memory and processor."""
        for part in (self.targets, self.drafts, self.fit):
            part.setEnabled(choosing)
        if choosing:
            self.targets.list.setFocus()
            self.measure()
        else:
            self._services.fit.cancel()

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        for part in (self.targets, self.drafts, self.fit):
            part.apply_palette(palette)

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
            self.fit.show_nothing(refusal if files is not None else "")
            return
        self.fit.show_measuring()
        pair = self._loaded
        loaded = None if pair is None else _wish(pair.files, pair.settings)
        self._services.fit.ask(_wish(files, self.load_settings), loaded)

    def _connect(self) -> None:
        self.targets.chosen.connect(self._on_target_chosen)
        self.drafts.chosen.connect(self._on_draft_chosen)
        for pane in (self.targets, self.drafts):
            pane.taken.connect(self.taken)
            pane.menu_requested.connect(self._on_menu)
        self.fit.changed.connect(self.measure)
        self.fit.draft_given_up.connect(self._on_draft_given_up)
        services = self._services
        services.feed.changed.connect(self._show_library)
        services.feed.not_described.connect(self._on_not_described)
        services.ranking.ranked.connect(self._on_ranked)
        services.ranking.failed.connect(self.drafts.show_waiting)
        services.fit.measured.connect(self.fit.show_report)
        services.fit.failed.connect(self.fit.show_failed)

    # --- what people do ----------------------------------------------------------------------

    @Slot(object)
    def _on_target_chosen(self, item: TargetItem) -> None:
        self.picked.emit()
        self._wished = BUILT_IN_KEY if isinstance(item, BuiltInPair) else item.path
        self._take_wished()

    @Slot(object)
    def _on_draft_chosen(self, choice: DraftChoice) -> None:
        self.picked.emit()
        self._drafts_wished[self._wished] = draft_key(choice)
        self._update()

    @Slot()
    def _on_draft_given_up(self) -> None:
        self.show_draft(LOOKUP_KEY)

    @Slot(object, QPoint)
    def _on_menu(self, item: object, place: QPoint) -> None:
        model = item.model if isinstance(item, DraftChoice) else item
        if isinstance(model, LibraryModel):
            self.menu_requested.emit(model, place)

    # --- what the services tell --------------------------------------------------------------

    @Slot()
    def _show_library(self) -> None:
        feed = self._services.feed
        built_in = feed.built_in[0] if feed.built_in else None
        self.targets.show_library(feed.models, built_in, feed.problems, scanning=feed.scanning)
        if self.targets.item_of(self._wished) != self._target:
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
        wished = self._drafts_wished.get(self._wished)
        if wished is None or not self.drafts.has(wished):
            wished = self.drafts.best()
        before = self.drafts.draft, self.refusal
        self.drafts.choose(wished)
        self._show_draft_in_use()
        if (self.drafts.draft, self.refusal) != before:
            self._update()

    # --- the choice --------------------------------------------------------------------------

    def _take_wished(self) -> None:
        """Make the wished target the present one, as far as it is known."""
        self._target = self.targets.item_of(self._wished)
        target = self._target_model()
        self.fit.set_longest_context(target.context_length if target is not None else 0)
        if target is None or not can_write(target):
            self._services.ranking.cancel()
            self.drafts.show_nothing()
        else:
            self.drafts.show_waiting("Comparing it with the other models…")
            self.compare()
        self.drafts.choose(self._drafts_wished.get(self._wished, LOOKUP_KEY))
        self._show_draft_in_use()
        self._update()

    def _target_model(self) -> LibraryModel | None:
        item = self._target
        return item.target if isinstance(item, BuiltInPair) else item

    def _update(self) -> None:
        self.changed.emit()
        self.measure()

    def _show_draft_in_use(self) -> None:
        pair = self._loaded
        key: object = None
        if pair is not None and pair.files.target == self.target_path:
            key = pair.files.draft or LOOKUP_KEY
        self.drafts.show_in_use(key)


def _key(target: Path) -> object:
    return BUILT_IN_KEY if target == builtin_pair()[0] else target


def _wish(files: PairFiles, settings: LoadSettings) -> PairWish:
    return PairWish(
        files.target,
        files.draft,
        settings.context_length or DEFAULT_CONTEXT_LENGTH,
        settings.model_settings(),
    )
