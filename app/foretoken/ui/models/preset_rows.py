"""The pairs that the product suggests as rows: what they are, what they need, and "Get"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

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
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Edge, Shape, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.outside import open_address

_BUTTON_WIDTH = 120
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


class PresetRows(Spoken, QScrollArea):
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
        self._layout = QVBoxLayout(content)
        self._layout.setContentsMargins(Space.WIDER, 0, Space.WIDER, Space.LARGE)
        self._layout.setSpacing(0)
        self._good, self._bad = _Section(content), _Section(content)
        self._trouble = dress(Label(content), Surface.WARNED, Shape.BOX)
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        for widget in (self._trouble, self._good, self._bad):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        try:
            presets = builtin_presets()
        except (OSError, ValueError) as error:
            self._trouble.setText(tr("The list of pairs cannot be read: {why}", why=error))
            self._trouble.show()
            return
        self._architectures = presets.architectures
        for preset in presets.presets:
            row = PresetRow(preset, content)
            row.button.clicked.connect(partial(self._on_clicked, row))
            self._rows[preset.id] = row
        for signal in (queue.added, queue.changed, queue.removed):
            signal.connect(self._on_job_changed)
        queue.memory.told.connect(self._on_memory_told)
        self.look_again()

    def on_language_changed(self) -> None:
        """Say anew what each pair needs, and where its download stands."""
        if self._rows:
            self.look_again()

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
        self._good.show_rows(good)
        self._bad.show_rows(bad)
        free = size_text(room.free)
        self._good.set_heading(
            tr("Ready-made pairs"),
            tr(
                "A large model and a small one that drafts for it. {size} of memory are free now.",
                size=free,
            ),
        )
        self._bad.set_heading(
            tr("Too large for now"),
            tr(
                "They need more than the {size} of memory that are free, or a newer version.",
                size=free,
            ),
        )

    def show_row(self, preset_id: str) -> None:
        """Bring a pair into view, and the keyboard to its button."""
        for row in self._rows.values():
            row.set_wanted(row.preset.id == preset_id)
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

    @Slot()
    def _on_memory_told(self) -> None:
        self.look_again()

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        if job.preset is not None and job.preset.id in self._rows:
            row = self._rows[job.preset.id]
            if job.state is JobState.RUNNING and row.shows(job):
                return  # it is further on, which the downloads tell
            self._show_job(row)


class _Section(QWidget):
    """A heading, a sentence, and rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading = dress(Label(self), Type.SECTION)
        self._text = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._text.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, Space.SMALL, 0, Space.SMALL)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._heading)
        self._layout.addSpacing(Space.HAIR)
        self._layout.addWidget(self._text)
        self._layout.addSpacing(Space.SMALL)
        self._rows: list[PresetRow] = []

    def show_rows(self, rows: list[PresetRow]) -> None:
        if rows == self._rows:
            return  # or the scroll bar would jump
        for row in self._rows:
            self._layout.removeWidget(row)
        for row in rows:
            self._layout.addWidget(row)
        self._rows = rows

    def set_heading(self, heading: str, text: str) -> None:
        self._heading.setText(heading)
        self._text.setText(text)
        self.setVisible(bool(self._rows))


class PresetRow(Themed, QFrame):
    """One pair."""

    def __init__(self, preset: Preset, parent: QWidget) -> None:
        super().__init__(parent)
        self.preset = preset
        self.is_there = False
        self._job: DownloadJob | None = None
        self._places: tuple[ModelPlace | None, ModelPlace | None] = (None, None)
        self._shown_state: JobState | None = None
        self._ready: Readiness | None = None
        self._memory = ""
        dress(self, Surface.BARE, Edge.TOP)
        title = dress(Label(tr(preset.title), self), Type.HEADING)
        why = tr("Draft: {model}. {reason}", model=preset.draft.title, reason=tr(preset.reason))
        reason = Label(why, self)
        self._facts = dress(MarkedLabel(self), Type.SMALL, Tone.MUTED)
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._facts.linkActivated.connect(open_address)
        self._why_not = dress(Label(self), Type.SMALL, Tone.MUTED)
        for label in (reason, self._facts, self._why_not):
            label.setWordWrap(True)
        self._button = QPushButton(self)
        self._button.setAutoDefault(False)
        self._button.setMinimumWidth(scaled(_BUTTON_WIDTH))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.LOOSE, 0, Space.LOOSE)
        grid.setHorizontalSpacing(Space.WIDER)
        grid.setVerticalSpacing(Space.TINY)
        for line, part in enumerate((title, reason, self._facts, self._why_not)):
            grid.addWidget(part, line, 0)
        self._size = dress(Label(_size_text(preset.models), self), Type.SMALL, Tone.MUTED)
        side = QVBoxLayout()
        side.setSpacing(Space.TINY)
        side.addWidget(self._button)
        side.addWidget(self._size, 0, Qt.AlignmentFlag.AlignHCenter)
        side.addStretch(1)
        grid.addLayout(side, 0, 1, 4, 1)
        grid.setColumnStretch(0, 1)
        QWidget.setTabOrder(self._button, self._facts)  # which has four links

    @property
    def button(self) -> QPushButton:
        """Gets or uses the pair."""
        return self._button

    @property
    def facts(self) -> str:
        """Sizes, memory, licences, as they are shown."""
        return self._facts.text()

    def set_wanted(self, wanted: bool) -> None:
        """Stand out: somebody came here for this pair."""
        dress(self._button, Button.PRIMARY if wanted else Button.NORMAL)

    def shows(self, job: DownloadJob) -> bool:
        """Whether the row tells of this state already."""
        return self._job is job and self._shown_state is job.state

    def show_readiness(self, ready: Readiness, room: Room) -> None:
        """Say whether the pair can run here."""
        self._ready = ready
        need = size_text(ready.needed_bytes)
        self._memory = tr("needs about {size} of memory", size=need) if ready.can_run else ""
        self._facts.setToolTip(ready.reason)
        never = room.free < room.total < ready.needed_bytes
        why_never = tr(
            "The pair needs about {size} of memory (estimated). This computer has {total} in all.",
            size=need,
            total=size_text(room.total),
        )
        self._why_not.setText(why_never if never else ready.reason)
        self._why_not.setVisible(not ready.can_run)

    def show_job(
        self, job: DownloadJob | None, places: tuple[ModelPlace | None, ModelPlace | None]
    ) -> None:
        """Say whether the pair is there or under way; ``places`` of target and draft."""
        self._job, self._places, self.is_there = job, places, None not in places
        self._shown_state = None if job is None else job.state
        missing = [m for m, place in zip(self.preset.models, places, strict=True) if place is None]
        size = _size_text(missing or self.preset.models)
        self._size.setText(size)
        self._show_facts()
        name = tr(self.preset.title)
        if self.is_there:
            tip = tr("Choose {name}: both files are here", name=name)
            if any(place is not None and place.source for place in places):
                tip = tr(
                    "Choose {name}: both files are here. Those of other programs were known by "
                    "name and size; their checksum was not computed",
                    name=name,
                )
            self._set_button(tr("Use"), tip, enabled=True)
        elif job is not None and job.state in _UNDER_WAY:
            text, can_go_on = tr(_UNDER_WAY[job.state]), job.state in _CAN_GO_ON
            self._set_button(text, tr("See the downloads below"), enabled=can_go_on)
        else:
            can_run = self._ready is None or self._ready.can_run
            self._set_button(
                tr("Get", about="a download") if can_run else tr("Get anyway"),
                tr("Download {size}; the hub is asked first", size=size),
                enabled=True,
            )

    def on_look_changed(self) -> None:
        """Take over the colours of links, which no style sheet reaches."""
        self._show_facts()

    def _show_facts(self) -> None:
        links = joined(" + ", [self._model_text(model) for model in self.preset.models])
        here = [
            marked(
                tr("{model} is here already: {program}, same name and size"),
                model=model.title,
                program=place.source,
            )
            for model, place in zip(self.preset.models, self._places, strict=True)
            if place is not None and place.source
        ]
        parts = [links, *here, marked("{}", self._memory), *self._terms()]
        self._facts.setText(joined(" · ", [part for part in parts if part]))

    def _set_button(self, text: str, tip: str, *, enabled: bool) -> None:
        if not enabled and self._button.hasFocus():
            self.setFocus()  # or the next row's button had it, and would hear the next key
        self._button.setText(text)
        self._button.setToolTip(tip)
        self._button.setEnabled(enabled)
        title = tr(self.preset.title)
        self._button.setAccessibleName(tr("{button}: {pair}", button=text, pair=title))

    def _model_text(self, model: PresetModel) -> Marked:
        link = self._link(page_of(model.repository), model.title)
        if model.size_bytes is not None:
            return marked("{} {}", link, size_text(model.size_bytes))
        size = size_text(model.estimated_bytes)
        return marked(tr("{model} about {size}"), model=link, size=size)

    def _terms(self) -> list[Marked]:
        found = []
        for licence in dict.fromkeys(model.licence for model in self.preset.models):
            found.append(
                marked(tr("licence: see the model's page"))
                if licence is None
                else self._link(licence.url, licence.name)
            )
        if any(model.gated for model in self.preset.models):
            found.append(marked(tr("terms to be accepted on the model's page")))
        if any(model.size_bytes is None for model in self.preset.models):
            found.append(marked(tr("exact size is told before the download")))
        return found

    def _link(self, address: str, text: str) -> Marked:
        if not address:
            return marked("{}", text)
        form = '<a href="{}" style="color: {};">{}</a>'  # not translated: HTML
        return marked(form, address, theme().muted, text)


def _size_text(models: Sequence[PresetModel]) -> str:
    size = size_text(sum(model.size_bytes or model.estimated_bytes for model in models))
    if all(model.size_bytes is not None for model in models):
        return size
    return tr("about {size}", size=size)
