"""The pairs that the product suggests as rows: what they are, what they need, and "Get"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from foretoken.control.downloads.download_job import DownloadJob, JobState
from foretoken.control.downloads.download_queue import DownloadQueue, ModelPlace
from foretoken.control.downloads.hub_search import page_of
from foretoken.models.amounts import size_text
from foretoken.models.memory.rough_fit import Room
from foretoken.models.presets.suggested import (
    Preset,
    PresetModel,
    Readiness,
    builtin_presets,
    readiness,
)
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Edge, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.forms import MessageLabel, note
from foretoken.ui.parts.outside import open_address

_AROUND = 60
"""Pixels that should be in view around a pair that somebody wanted to see."""
_UNDER_WAY = {
    JobState.CHECKING: tr_noop("Asking…"),
    JobState.ASKING: tr_noop("See below"),
    JobState.WAITING: tr_noop("Waiting"),
    JobState.RUNNING: tr_noop("Downloading"),
    JobState.PAUSED: tr_noop("Resume"),
    JobState.FAILED: tr_noop("Try again"),
    JobState.DISCARDED: tr_noop("Discarded"),
}
_CAN_GO_ON = (JobState.PAUSED, JobState.FAILED)


class PresetRows(QScrollArea):
    """First the pairs that can run here, then the others with the reason."""

    use_requested = Signal(object)
    """A Preset whose files are there."""

    def __init__(self, queue: DownloadQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Ready-made pairs"))
        dress(self, Surface.BARE)
        self._queue = queue
        self._rows: dict[str, PresetRow] = {}
        content = QWidget(self)
        self._good = _Section(tr("Ready-made pairs"), content)
        self._bad = _Section(tr("Too large for now"), content)
        trouble = MessageLabel(content)
        layout = QVBoxLayout(content)
        layout.setContentsMargins(Space.WIDER, 0, Space.WIDER, Space.LARGE)
        layout.setSpacing(0)
        for part in (trouble, self._good, self._bad):
            layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        try:
            presets = builtin_presets()
        except (OSError, ValueError) as error:
            why = tr("The list of pairs cannot be read: {why}", why=error)
            trouble.say(why, serious=True)
            return
        self._architectures = presets.architectures
        for preset in presets.presets:
            row = self._rows[preset.id] = PresetRow(preset, content)
            row.button.clicked.connect(partial(self._on_clicked, row))
        for signal in (queue.added, queue.changed, queue.removed):
            signal.connect(self._on_job_changed)
        queue.memory.told.connect(self.look_again)
        self.look_again()

    @Slot()
    def look_again(self) -> None:
        """See anew what is there and what fits the memory now."""
        room = self._queue.memory.room
        good: list[PresetRow] = []
        bad: list[PresetRow] = []
        for row in self._rows.values():
            ready = readiness(row.preset, room.free, self._architectures)
            row.show_readiness(ready, room)
            self._show_job(row)
            (good if ready.can_run or row.is_there else bad).append(row)
        free = size_text(room.free)
        text = tr(
            "A large model and a small one that drafts for it. {size} of memory are free now.",
            size=free,
        )
        self._good.show_rows(good, text)
        text = tr(
            "They need more than the {size} of memory that are free, or a newer version.", size=free
        )
        self._bad.show_rows(bad, text)

    def show_row(self, preset_id: str) -> None:
        """Bring a pair into view, and the keyboard to its button."""
        for row in self._rows.values():
            dress(row.button, Button.PRIMARY if row.preset.id == preset_id else Button.NORMAL)
        wanted = self._rows.get(preset_id)
        if wanted is not None:
            wanted.button.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(wanted, 0, _AROUND))

    def row_of(self, preset_id: str) -> PresetRow:
        """The row of a preset."""
        return self._rows[preset_id]

    def _show_job(self, row: PresetRow) -> None:
        row.show_job(self._queue.job_of(row.preset), self._queue.places_of(row.preset))

    def _on_clicked(self, row: PresetRow, _checked: bool = False) -> None:
        if row.is_there:
            self.use_requested.emit(row.preset)
        else:
            self._queue.get_preset(row.preset)

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        row = None if job.preset is None else self._rows.get(job.preset.id)
        if row is not None and not (job.state is JobState.RUNNING and row.shows(job)):
            self._show_job(row)  # how far it is, the downloads tell


class _Section(QWidget):
    """A heading, a sentence, and rows."""

    def __init__(self, heading: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = note("", self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, Space.SMALL, 0, Space.SMALL)
        self._layout.setSpacing(Space.TINY)
        self._layout.addWidget(dress(Label(heading, self), Type.SECTION))
        self._layout.addWidget(self._text)
        self._rows: list[PresetRow] = []

    def show_rows(self, rows: list[PresetRow], text: str) -> None:
        self._text.setText(text)
        self.setVisible(bool(rows))
        if rows != self._rows:  # or the scroll bar would jump
            for row in self._rows:
                self._layout.removeWidget(row)
            for row in rows:
                self._layout.addWidget(row)
            self._rows = rows


class PresetRow(Themed, QFrame):
    """One pair."""

    def __init__(self, preset: Preset, parent: QWidget) -> None:
        super().__init__(parent)
        self.preset = preset
        self.is_there = False
        self._job: DownloadJob | None = None
        self._state: JobState | None = None
        self._places: tuple[ModelPlace | None, ModelPlace | None] = (None, None)
        self._ready: Readiness | None = None
        dress(self, Surface.BARE, Edge.TOP)
        why = tr("Draft: {model}. {reason}", model=preset.draft.title, reason=tr(preset.reason))
        reason = Label(why, self)
        self._facts = dress(MarkedLabel(self), Type.SMALL, Tone.MUTED)
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._facts.linkActivated.connect(open_address)
        self._why_not = note("", self)
        for label in (reason, self._facts):
            label.setWordWrap(True)
        self.button = QPushButton(self)
        """Gets or uses the pair."""
        self.button.setAutoDefault(False)
        self._size = note(_size_text(preset.models), self)
        self._size.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.LOOSE, 0, Space.LOOSE)
        grid.setHorizontalSpacing(Space.WIDER)
        grid.setVerticalSpacing(Space.TINY)
        title = dress(Label(tr(preset.title), self), Type.HEADING)
        for line, part in enumerate((title, reason, self._facts, self._why_not)):
            grid.addWidget(part, line, 0)
        side = QVBoxLayout()
        side.setSpacing(Space.TINY)
        side.addWidget(self.button)
        side.addWidget(self._size)
        side.addStretch(1)
        grid.addLayout(side, 0, 1, 4, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(1, self.fontMetrics().averageCharWidth() * 15)
        QWidget.setTabOrder(self.button, self._facts)  # which has four links

    @property
    def facts(self) -> str:
        """Sizes, memory, licences, as they are shown."""
        return self._facts.text()

    def shows(self, job: DownloadJob) -> bool:
        """Whether the row tells of this state already."""
        return self._job is job and self._state is job.state

    def show_readiness(self, ready: Readiness, room: Room) -> None:
        """Say whether the pair can run here."""
        self._ready = ready
        self._facts.setToolTip(ready.reason)
        self._why_not.setText(ready.reason)
        if room.free < room.total < ready.needed_bytes:
            text = tr(
                "The pair needs about {size} of memory (estimated). This computer has {total} in "
                "all.",
                size=size_text(ready.needed_bytes),
                total=size_text(room.total),
            )
            self._why_not.setText(text)
        self._why_not.setVisible(not ready.can_run)

    def show_job(
        self, job: DownloadJob | None, places: tuple[ModelPlace | None, ModelPlace | None]
    ) -> None:
        """Say whether the pair is there or under way; ``places`` of target and draft."""
        self._job, self._places, self.is_there = job, places, None not in places
        self._state = None if job is None else job.state
        missing = [m for m, place in zip(self.preset.models, places, strict=True) if place is None]
        size, name = _size_text(missing or self.preset.models), tr(self.preset.title)
        self._size.setText(size)
        self.on_look_changed()
        enabled = True
        if self.is_there:
            text, tip = tr("Use"), tr("Choose {name}: both files are here", name=name)
            if any(place is not None and place.source for place in places):
                tip = tr(
                    "Choose {name}: both files are here. Those of other programs were known by "
                    "name and size; their checksum was not computed",
                    name=name,
                )
        elif self._state in _UNDER_WAY:
            text, tip = tr(_UNDER_WAY[self._state]), tr("See the downloads below")
            enabled = self._state in _CAN_GO_ON
        else:
            can_run = self._ready is None or self._ready.can_run
            text = tr("Get", about="a download") if can_run else tr("Get anyway")
            tip = tr("Download {size}; the hub is asked first", size=size)
        if not enabled and self.button.hasFocus():
            self.setFocus()  # or the next row's button had it, and would hear the next key
        self.button.setText(text)
        self.button.setToolTip(tip)
        self.button.setEnabled(enabled)
        self.button.setAccessibleName(tr("{button}: {pair}", button=text, pair=name))

    def on_look_changed(self) -> None:
        """Take over the colours of links, which no style sheet reaches."""
        models = self.preset.models
        parts = [joined(" + ", [self._model_text(model) for model in models])]
        for model, place in zip(models, self._places, strict=True):
            if place is not None and place.source:
                here = tr("{model} is here already: {program}, same name and size")
                parts.append(marked(here, model=model.title, program=place.source))
        if self._ready is not None and self._ready.can_run:
            size = size_text(self._ready.needed_bytes)
            parts.append(marked("{}", tr("needs about {size} of memory", size=size)))
        for licence in dict.fromkeys(model.licence for model in models):
            if licence is None:
                parts.append(marked(tr("licence: see the model's page")))
            else:
                parts.append(_link(licence.url, licence.name))
        if any(model.gated for model in models):
            parts.append(marked(tr("terms to be accepted on the model's page")))
        if any(model.size_bytes is None for model in models):
            parts.append(marked(tr("exact size is told before the download")))
        self._facts.setText(joined(" · ", parts))

    def _model_text(self, model: PresetModel) -> Marked:
        link = _link(page_of(model.repository), model.title)
        if model.size_bytes is not None:
            return marked("{} {}", link, size_text(model.size_bytes))
        size = size_text(model.estimated_bytes)
        return marked(tr("{model} about {size}"), model=link, size=size)


def _link(address: str, text: str) -> Marked:
    if not address:
        return marked("{}", text)
    form = '<a href="{}" style="color: {};">{}</a>'  # not translated: HTML
    return marked(form, address, theme().muted, text)


def _size_text(models: Sequence[PresetModel]) -> str:
    size = size_text(sum(model.size_bytes or model.estimated_bytes for model in models))
    if all(model.size_bytes is not None for model in models):
        return size
    return tr("about {size}", size=size)
