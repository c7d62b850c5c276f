"""The left side of the model picker: a search, own pairs, servers, every model that answers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from foretoken.control.models.known_servers import ListedServer
from foretoken.control.models.preset_list import ListedPreset
from foretoken.models.library.files import FolderProblem
from foretoken.models.library.library import LibraryModel, ModelKind
from foretoken.system.language import told_anew, tr, tr_n, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.models.model_rows import (
    BuiltInPair,
    matches,
    pair_key,
    pair_matches,
    pair_row,
    target_key,
    target_row,
)
from foretoken.ui.models.server_rows import server_key, server_matches, server_row
from foretoken.ui.parts.dropped_files import TextOnlyField
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.row_list import Heading, RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.undo_line import UndoLine
from foretoken.ui.parts.words import Word

TargetItem: TypeAlias = LibraryModel | BuiltInPair
RowItem: TypeAlias = TargetItem | ListedPreset | ListedServer

# A scan tells of new models many times a second; the list follows a few times.
_REBUILD_INTERVAL_MS = 150
_MY_PAIRS, _SERVERS, _MODELS = "pairs", "servers", "models"
_OTHERS, _BROKEN = "others", "broken"
_GROUPS = {
    _MY_PAIRS: tr_noop("My pairs ({number})"),
    _SERVERS: tr_noop("Servers ({number})"),
    _MODELS: tr_noop("Models ({number})"),
    _OTHERS: tr_noop("Not for chatting ({number})"),
    _BROKEN: tr_noop("Broken ({number})", about="models"),
}
_MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class TargetPane(Spoken, QWidget):
    """Models, the built-in pair, presets, servers; ``list`` tells to which one a person goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._models: list[LibraryModel] = []
        self._by_part: dict[object, LibraryModel] = {}
        self._built_in = BuiltInPair(None)
        self._problems: Sequence[FolderProblem] = ()
        self._scanning: bool | None = None
        """None before anything was told of a library."""
        self._presets: Sequence[ListedPreset] = ()
        self._servers: Sequence[ListedServer] = ()
        self._unfolded = {_MY_PAIRS, _SERVERS, _MODELS}
        self._in_use: frozenset[object] = frozenset()
        self.search = _SearchField(self)
        self.search.textChanged.connect(self._on_search_changed)
        self.list = RowList(tr("Target models"), row_key, self._row, self)
        self.list.folded.connect(self._on_folded)
        self.list.typed.connect(self._on_typed)
        self.search.moved.connect(self.list.move_by)
        self.undo = UndoLine(self)
        self._status = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._status.setWordWrap(True)
        self._heading = dress(Label(tr("Target: the model that answers"), self), Type.HEADING)
        self._heading.setBuddy(self.list)
        explain(self, Word.TARGET)
        self._timer = QTimer(self, singleShot=True, interval=_REBUILD_INTERVAL_MS)
        self._timer.timeout.connect(self._rebuild)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self._heading)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.undo)
        layout.addWidget(self._status)
        self._rebuild()

    def show_library(
        self,
        models: list[LibraryModel],
        built_in: LibraryModel | None,
        problems: Sequence[FolderProblem],
        *,
        scanning: bool,
    ) -> None:
        """List these; called as often as anything is found."""
        self._models, self._built_in = models, BuiltInPair(built_in)
        self._by_part = {part: model for model in models for part in model.parts}
        self._problems, self._scanning = problems, scanning
        self._show_status()
        if not self._timer.isActive():
            self._timer.start()

    def on_language_changed(self) -> None:
        """Say anew what the groups are, and what was found."""
        self._rebuild()

    def show_presets(self, presets: Sequence[ListedPreset]) -> None:
        """List these above the models."""
        self._presets = presets
        self._rebuild()

    def show_servers(self, servers: Sequence[ListedServer]) -> None:
        """List these between the presets and the models."""
        self._servers = servers
        self._rebuild()

    def show_in_use(self, keys: frozenset[object]) -> None:
        """Mark what is loaded now."""
        self._in_use = keys
        self.list.refresh()

    def choose(self, key: object) -> None:
        """Mark a row by its key; it comes into view, out of a folded group too, if it is known."""
        item = self.item_of(key)
        if self.preset_of(key) is not None:
            self._unfolded.add(_MY_PAIRS)
        elif self.server_of(key) is not None:
            self._unfolded.add(_SERVERS)
        elif item is not None:
            self._unfolded.add(_group(item))
            key = target_key(item)
        self._rebuild()
        self.list.choose(key)

    def item_of(self, key: object) -> TargetItem | None:
        """The item of a key, whether the search shows it or not; any part stands for a model."""
        if key == target_key(self._built_in):
            return self._built_in
        return self._by_part.get(key)

    def preset_of(self, key: object) -> ListedPreset | None:
        """The preset of a key, whether the search shows it or not."""
        return next((listed for listed in self._presets if pair_key(listed) == key), None)

    def server_of(self, key: object) -> ListedServer | None:
        """The server of a key, whether the search shows it or not."""
        return next((listed for listed in self._servers if server_key(listed) == key), None)

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        self._rebuild()
        if not text.strip() or self.list.item is not None:
            return
        # What Enter would load has to be in view.
        first = next((item for item in self.list.items() if not isinstance(item, Heading)), None)
        if first is not None:
            self.list.choose(row_key(first))
            self.list.chosen.emit(first)

    @Slot(object)
    def _on_typed(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.search, event)

    @Slot(str)
    def _on_folded(self, key: str) -> None:
        self._unfolded ^= {key}
        self._rebuild()
        index = next(
            row
            for row, item in enumerate(self.list.items())
            if isinstance(item, Heading) and item.key == key
        )
        self.list.go_to_row(index)

    @Slot()
    def _rebuild(self) -> None:
        words = self.search.text().casefold().split()
        groups: dict[str, list[LibraryModel]] = {_MODELS: [], _OTHERS: [], _BROKEN: []}
        for model in self._models:
            if matches(model, words):
                groups[_group(model)].append(model)
        chat: list[object] = [self._built_in] if matches(self._built_in, words) else []
        chat += _sorted(groups[_MODELS])
        items: list[object] = []
        pairs = [listed for listed in self._presets if pair_matches(listed, words)]
        if pairs:
            unfolded = bool(words) or _MY_PAIRS in self._unfolded
            items.append(_heading(_MY_PAIRS, pairs, unfolded))
            items += pairs if unfolded else []
        servers = [listed for listed in self._servers if server_matches(listed, words)]
        if servers:
            unfolded = bool(words) or _SERVERS in self._unfolded
            items.append(_heading(_SERVERS, servers, unfolded))
            items += servers if unfolded else []
        if (pairs or servers) and chat:  # alone it is plain what they are
            unfolded = bool(words) or _MODELS in self._unfolded
            items.append(_heading(_MODELS, chat, unfolded))
            chat = chat if unfolded else []
        items += chat
        for key in (_OTHERS, _BROKEN):
            found = groups[key]
            if not found:
                continue
            # A search looks everywhere, so it shows what it found there.
            unfolded = bool(words) or key in self._unfolded
            items.append(_heading(key, found, unfolded))
            items += _sorted(found) if unfolded else []
        self.list.show_items(items)
        self._show_status()

    def _show_status(self) -> None:
        if self._scanning is None:
            return
        text = _status(len(self._models), len(self._problems), scanning=self._scanning)
        if self.search.text().strip() and not self.list.items():
            text = " ".join((tr("No model has these words in its name."), text))
        if text != self._status.text():
            self._status.setText(text)
        self._status.setToolTip("\n".join(map(_why_not_searched, self._problems)))

    def _row(self, item: RowItem) -> Row:
        in_use = row_key(item) in self._in_use
        if isinstance(item, ListedServer):
            return server_row(item, in_use=in_use)
        if isinstance(item, ListedPreset):
            return pair_row(item, in_use=in_use)
        return target_row(item, in_use=in_use)


def row_key(item: RowItem) -> Hashable:
    """What a row of the list is known by."""
    if isinstance(item, ListedServer):
        return server_key(item)
    return pair_key(item) if isinstance(item, ListedPreset) else target_key(item)


class _SearchField(TextOnlyField):
    """Leaves the keys that move to the list."""

    moved = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search: just type"))
        self.setAccessibleName(tr("Search the models and my pairs"))
        tip = tr("Show only models with these words; just type")
        tip_with_keys(self, "picker.search", tip)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            self.moved.emit(event)
        else:
            super().keyPressEvent(event)


def _group(model: TargetItem) -> str:
    if isinstance(model, BuiltInPair) or model.kind is ModelKind.CHAT:
        return _MODELS
    return _BROKEN if model.kind is ModelKind.BROKEN else _OTHERS


def _sorted(models: list[LibraryModel]) -> list[LibraryModel]:
    return sorted(models, key=lambda model: (model.name.casefold(), str(model.path)))


def _heading(key: str, group: Sequence[object], unfolded: bool) -> Heading:
    about = "models" if key == _BROKEN else ""
    return Heading(key, tr(_GROUPS[key], about=about, number=len(group)), unfolded)


def _status(models: int, problems: int, *, scanning: bool) -> str:
    """The line below the list."""
    if scanning:
        text = tr_n(
            "Looking for models… {count} found", "Looking for models… {count} found", models
        )
    elif models:
        text = tr_n(
            "{count} model on this computer, besides the built-in pair",
            "{count} models on this computer, besides the built-in pair",
            models,
        )
    else:
        text = tr("No other models were found on this computer. Open a file, or add a folder.")
    if not problems:
        return text
    unseen = tr_n(
        "{count} folder cannot be searched", "{count} folders cannot be searched", problems
    )
    return f"{text} · {unseen}"


def _why_not_searched(problem: FolderProblem) -> str:
    reason = told_anew(problem.reason) or problem.reason
    return tr("{folder}: {reason}", folder=shown_path(problem.folder), reason=reason)
