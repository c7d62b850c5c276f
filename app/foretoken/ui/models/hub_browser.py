"""Ready-made pairs and search results of the hub: a tree, and details of the chosen row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTreeView, QWidget

from foretoken.control.downloads import (
    DownloadJob,
    DownloadQueue,
    HubSearch,
    JobState,
    ModelPlace,
    page_of,
)
from foretoken.models.amounts import count_text, size_text
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import FoundRepository, HubRepository
from foretoken.models.memory.free_memory import Room, RoughFit
from foretoken.models.presets.suggested import (
    Preset,
    PresetModel,
    builtin_presets,
    download_size,
    recommended,
    why_too_big,
)
from foretoken.system.language import month_text, tr, tr_n
from foretoken.system.machine import processor_cores
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Marked, MarkedLabel, joined, link, marked, wrapped
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Fit, Tone, Type, styled
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import MessageLabel, column, note, push_button, row
from foretoken.ui.parts.row_painting import Row, RowDelegate, Sign, as_row_list

_ROW, _VALUE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_FIT_SIGNS = {
    RoughFit.FITS: Sign.GOOD,
    RoughFit.TIGHT: Sign.WARNING,
    RoughFit.NOT_NOW: Sign.WARNING,
    RoughFit.TOO_BIG: Sign.REFUSED,
}


def repository_row(found: FoundRepository) -> Row:
    """Return a repository's row in the search results."""
    parts = [
        tr("requires accepting terms") if found.gated else "",
        tr("{number} parameters", number=count_text(found.parameters)) if found.parameters else "",
        found.architecture,
        found.licence,
        tr("likes: {number}", number=count_text(found.likes) or "0"),
        tr("updated {month}", month=month_text(found.modified)) if found.modified else "",
    ]
    aside = tr("downloads: {number}", number=count_text(found.downloads) or "0")
    sign = Sign.WARNING if found.gated else Sign.NONE
    return Row(found.name, " · ".join(filter(None, parts)), aside, sign)


def file_row(model: HubModel, room: Room, *, here: bool) -> Row:
    """Return the row of a repository's model, titled with its quantisation."""
    fit = room.fit_of(model.size)
    parts = [tr("downloaded") if here else tr(fit.value)]
    if model.quantisation:
        parts.append(model.name)
    if len(model.files) > 1:
        parts.append(tr_n("{count} part", "{count} parts", len(model.files)))
    title, sign = model.quantisation or model.name, Sign.GOOD if here else _FIT_SIGNS[fit]
    return Row(title, " · ".join(parts), size_text(model.size), sign)


def preset_row(preset: Preset, room: Room, places: Sequence[ModelPlace | None]) -> Row:
    """Return the row of a pair; ``places`` are those of its models on this computer."""
    here, can_run = None not in places, not why_not_here(preset, room)
    sign = Sign.GOOD if here else Sign.NONE if can_run else Sign.WARNING
    aside = tr("downloaded") if here else download_size(preset.models)
    muted = not (here or can_run)
    return Row(tr(preset.title), preset_reason(preset), aside, sign, muted=muted)


def preset_reason(preset: Preset) -> str:
    """Return the draft of a pair, and why the two go together."""
    return tr("Draft: {model}. {reason}", model=preset.draft_title, reason=tr(preset.reason))


def why_not_here(preset: Preset, room: Room) -> str:
    """Return why a pair cannot run here now; empty if it can."""
    reason = why_too_big(preset, room.free)
    if reason and room.total < preset.memory_bytes:
        return tr(
            "Needs about {size} of memory; this computer has {total}.",
            size=size_text(preset.memory_bytes),
            total=size_text(room.total),
        )
    return reason


def preset_facts(preset: Preset, places: Sequence[ModelPlace | None]) -> Marked:
    """Return sizes, memory and licences, with links."""
    parts = [joined(" + ", [_model_text(model) for model in preset.models])]
    for model, place in zip(preset.models, places, strict=True):
        if place is not None and place.source:
            here = tr("{model} is already here: {program}, same name and size")
            parts.append(marked(here, model=model.title, program=place.source))
    size = size_text(preset.memory_bytes)
    parts.append(marked("{}", tr("needs about {size} of memory", size=size)))
    licences = dict.fromkeys(model.licence for model in preset.models if model.licence)
    parts += [link(licence.source, licence.name) for licence in licences]
    unknown = tr("licence of {model}: see its page")
    parts += [marked(unknown, model=each.title) for each in preset.models if not each.licence]
    if any(model.gated for model in preset.models):
        parts.append(marked(tr("requires accepting terms")))
    return joined(" · ", parts)


def _model_text(model: PresetModel) -> Marked:
    size = size_text(model.estimated_bytes)
    form = "{model} {size}" if model.size_bytes is not None else tr("{model} about {size}")
    return marked(form, model=link(page_of(model.repository), model.title), size=size)


class HubBrowser(QWidget):
    """Ready-made pairs or search results, with details and actions for the current row."""

    preset_used = Signal(object)
    """A Preset to use, whose files are downloaded."""
    model_used = Signal(object)
    """Path of a downloaded model to use."""

    def __init__(self, search: HubSearch, queue: DownloadQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self._search, self._queue = search, queue
        self._asked: QStandardItem | None = None  # the repository whose models are being listed
        self._shown_state: JobState | None = None  # of the download of the shown pair
        self.model = QStandardItemModel(self)
        self.tree = styled(QTreeView(self), Fit.NONE)
        as_row_list(self.tree)
        self.tree.setModel(self.model)
        self.tree.setItemDelegate(RowDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self._note, self.message = note("", self), MessageLabel(self)
        self.facts = styled(MarkedLabel(self), Type.SMALL, Tone.MUTED)
        """Sizes, memory and licences of a pair."""
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.facts.linkActivated.connect(open_address)
        self.facts.setWordWrap(True)
        self._again = push_button(tr("Try again"), self)
        tip = tr("Open its page on the hub in the browser")
        self._page = push_button(tr("Model page"), self, tip)
        self._button = styled(push_button("", self), Button.PRIMARY)
        texts = column(None, self.message, self.facts, spacing=Space.TINY)
        foot = row((texts, 1000), None, self._again, self._page, self._button)
        edges = Space.WIDER, 0, Space.WIDER, Space.MEDIUM
        # The stretch at the end fills the space below a message while there is no tree.
        column(self, self._note, (self.tree, 1000), foot, None, margins=edges)
        for signal in (self.tree.clicked, self.tree.activated):
            signal.connect(self.tree.expand)
        self.tree.activated.connect(self._on_button)
        self.tree.expanded.connect(self._on_expanded)
        self.tree.selectionModel().currentChanged.connect(self._on_current_changed)
        self._button.clicked.connect(self._on_button)
        self._again.clicked.connect(self._on_again)
        self._page.clicked.connect(self._on_page)
        search.found.connect(self._on_found)
        search.listed.connect(self._on_listed)
        search.failed.connect(self._on_failed)
        for changed in (queue.added, queue.changed):
            changed.connect(self._on_job_changed)
        for changed in (queue.arrived, queue.removed, queue.found, queue.memory.told):
            changed.connect(self.look_again)
        self.search("")  # ends an earlier one

    def search(self, words: str, *, at_once: bool = False) -> None:
        """Start a search, or show the ready-made pairs if the words do not suffice for one."""
        if not self._search.search(words, at_once=at_once):
            self.show_presets()
            return
        self._clear()
        for part in (self.tree, self._note, self._page, self._button):
            part.hide()
        self.tree.setAccessibleName(tr("Search results"))
        self.tree.setRootIsDecorated(True)
        self._say(tr("Searching for “{words}”…", words=words.strip()))

    def show_presets(self, preset_id: str = "") -> None:
        """List the pairs, first the best one for this computer, last those that cannot run here.

        The one of this id is selected, or the first.
        """
        room = self._queue.memory.room
        best = recommended(builtin_presets(), room, processor_cores())
        first = None if best is None else best.preset
        presets = sorted(builtin_presets(), key=lambda p: (p != first, bool(why_not_here(p, room))))
        items = map(self.model.item, range(self.model.rowCount()))
        if [item.data(_VALUE) for item in items] != presets:
            self._clear()
            for _ in presets:
                self.model.appendRow(QStandardItem())
        for number, preset in enumerate(presets):
            shown = preset_row(preset, room, self._queue.places_of(preset))
            _fill(self.model.item(number), shown, preset)
        size = size_text(room.free)
        text = tr("{size} of memory is free now", size=size)
        if first is not None:
            text = tr(
                "{size} of memory is free now. The first pair suits this computer best.", size=size
            )
        self._note.setText(text)
        self._note.show()
        self.tree.setAccessibleName(tr("Ready-made pairs"))
        self.tree.setRootIsDecorated(False)
        self.tree.show()
        row = next((row for row, p in enumerate(presets) if p.id == preset_id), 0)
        self.tree.setCurrentIndex(self.model.index(row, 0))
        self._show_current()

    @Slot()
    def look_again(self) -> None:
        """Update which models are downloaded and which fit the memory."""
        if isinstance(self.current, Preset):
            self.show_presets(self.current.id)
            return
        for number in range(self.model.rowCount()):
            repository = self.model.item(number)
            for file in map(repository.child, range(repository.rowCount())):
                if isinstance(file.data(_VALUE), HubModel):
                    _fill(file, self._file_row(file.data(_VALUE)))
        if isinstance(self.current, HubModel):
            self._show_current()

    @property
    def current(self) -> object:
        """The Preset, FoundRepository or HubModel of the current row; None for other rows."""
        return self.tree.currentIndex().data(_VALUE)

    # --- results from the hub ------------------------------------------------------------------

    @Slot(str, object)
    def _on_found(self, words: str, found: Sequence[FoundRepository]) -> None:
        self._clear()
        for each in found:
            repository = _fill(QStandardItem(), repository_row(each), each)
            repository.appendRow(_fill(QStandardItem(), Row(tr("Loading files…"))))
            self.model.appendRow(repository)
        self.tree.setVisible(bool(found))
        self.tree.setCurrentIndex(self.model.index(0, 0))
        if not found:
            self._say(
                tr("No GGUF models found for “{words}”. Try fewer or other words.", words=words)
            )

    @Slot(object)
    def _on_listed(self, listed: HubRepository) -> None:
        repository, self._asked = self._asked, None
        if repository is None or repository.data(_VALUE).name != listed.name:
            return
        if not listed.models:
            self.tree.setCurrentIndex(repository.index())
            self.tree.collapse(repository.index())
            self._say(tr("This repository has no complete GGUF model with a checksum."), again=True)
            return
        there = self._repository(self.tree.currentIndex()) == repository.index()
        repository.appendRows(
            [_fill(QStandardItem(), self._file_row(model), model) for model in listed.models]
        )
        repository.removeRow(0)
        if there:  # the user has not selected another one in the meantime
            self.tree.setCurrentIndex(repository.child(0).index())

    @Slot(str, object)
    def _on_failed(self, why: str, reason: HubReason | None) -> None:
        repository, self._asked = self._asked, None
        if repository is not None:
            self.tree.setCurrentIndex(repository.index())  # of which "Try again" asks anew
            self.tree.collapse(repository.index())
        self._say(why, serious=reason is not HubReason.OFFLINE, again=True)

    # --- the tree ------------------------------------------------------------------------------

    def _clear(self) -> None:
        self._asked = None
        self.tree.setCurrentIndex(QModelIndex())
        self.model.clear()

    def _file_row(self, model: HubModel) -> Row:
        here = self._queue.path_of(model) is not None
        return file_row(model, self._queue.memory.room, here=here)

    @Slot(QModelIndex)
    def _on_expanded(self, index: QModelIndex) -> None:
        if not isinstance(index.data(_VALUE), FoundRepository) or self._models_listed(index):
            return
        if self._asked is not None:  # one request to the hub at a time
            if self._asked.index() == index:
                return
            self.tree.collapse(self._asked.index())
        self._asked = self.model.itemFromIndex(index)
        self._search.list_models(index.data(_VALUE).name)
        self._say("")

    @staticmethod
    def _repository(index: QModelIndex) -> QModelIndex:
        return index.parent() if index.parent().isValid() else index

    def _models_listed(self, repository: QModelIndex) -> bool:
        return self.model.index(0, 0, repository).data(_VALUE) is not None

    # --- details and actions -------------------------------------------------------------------

    def _say(
        self, text: str, *, serious: bool = False, again: bool = False, facts: Marked | None = None
    ) -> None:
        self.message.say(text, serious=serious)
        self.facts.setText(facts or Marked(""))
        self.facts.setVisible(facts is not None)
        self._again.setVisible(again)

    def _offer(self, action: str, name: str, tip: str = "", *, enabled: bool = True) -> None:
        if not enabled and self._button.hasFocus():
            self.tree.setFocus()
        self._button.setText(action)
        self._button.setToolTip(tip)
        self._button.setEnabled(enabled)
        self._button.setAccessibleName(tr("{action}: {name}", action=action, name=name))
        self._button.show()

    @Slot()
    def _on_current_changed(self) -> None:
        self._show_current()
        # Once the texts have their room.
        QTimer.singleShot(0, self, lambda: self.tree.scrollTo(self.tree.currentIndex()))

    def _show_current(self) -> None:
        """Show details and actions for the current row."""
        value, room = self.current, self._queue.memory.room
        self._page.setVisible(self.tree.currentIndex().isValid() and not isinstance(value, Preset))
        if isinstance(value, Preset):
            self._show_preset(value)
        elif isinstance(value, HubModel):
            action, text = tr("Use", about="verb"), ""
            if self._queue.path_of(value) is None:
                action = tr("Download {size}", size=size_text(value.size))
                free, total = size_text(room.free), size_text(room.total)
                text = tr("Memory: {free} of {total} free", free=free, total=total)
            self._say(text)
            self._offer(action, shown_name(value.name))
        else:
            self._say("")
            self._button.hide()

    def _show_preset(self, preset: Preset) -> None:
        places, job = self._queue.places_of(preset), self._queue.job_of(preset)
        why_not = why_not_here(preset, self._queue.memory.room)
        self._shown_state = None if job is None else job.state
        text = "\n".join(filter(None, (preset_reason(preset), why_not)))
        self._say(text, facts=preset_facts(preset, places))
        missing = [m for m, place in zip(preset.models, places, strict=True) if place is None]
        size, enabled = download_size(missing), True
        text = tr("Download anyway") if why_not else tr("Download {size}", size=size)
        tip = tr("Download {size}; the details are checked with the hub first", size=size)
        if not missing:
            text, tip = tr("Use", about="verb"), tr("Choose this pair")
            if any(place is not None and place.source for place in places):
                tip = tr(
                    "Files of other programs were matched by name and size; their checksums were "
                    "not computed"
                )
        elif job is not None and job.state is not JobState.DONE:
            tip, enabled = tr("See the downloads below"), False
        self._offer(text, tr(preset.title), tip, enabled=enabled)

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        ours = job.preset is not None and job.preset == self.current
        if ours and job.state is not self._shown_state:  # not for each report of its progress
            self._show_current()

    @Slot()
    def _on_button(self) -> None:
        value = self.current
        if isinstance(value, Preset) and self._button.isEnabled():
            if self._queue.paths_of(value) is None:
                self._queue.get_preset(value)
            else:
                self.preset_used.emit(value)
        elif isinstance(value, HubModel):
            place = self._queue.path_of(value)
            if place is None:
                self._queue.get_model(value)
            else:
                self.model_used.emit(place)

    @Slot()
    def _on_again(self) -> None:
        if self.tree.isHidden():
            self.search(self._search.words, at_once=True)
        else:
            self.tree.expand(self._repository(self.tree.currentIndex()))

    @Slot()
    def _on_page(self) -> None:
        open_address(page_of(self._repository(self.tree.currentIndex()).data(_VALUE).name))


def _fill(item: QStandardItem, shown: Row, value: object = None) -> QStandardItem:
    """Show a row in an item, and store ``value`` in it unless None."""
    item.setText(shown.title)
    item.setToolTip(wrapped(shown.details))
    item.setData(shown, _ROW)
    item.setData(shown.spoken, Qt.ItemDataRole.AccessibleTextRole)
    if value is not None:
        item.setData(value, _VALUE)
    return item
