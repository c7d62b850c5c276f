"""Rows of the ready-made pairs: description, requirements and download button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from foretoken.control.downloads import DownloadJob, DownloadQueue, JobState, ModelPlace, page_of
from foretoken.models.amounts import size_text
from foretoken.models.presets.suggested import (
    Preset,
    PresetModel,
    Readiness,
    builtin_presets,
    readiness,
    recommended,
)
from foretoken.system.language import tr
from foretoken.system.machine import processor_cores
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, link, marked
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Edge, Surface, Tone, Type, styled
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import column, note, paragraph, push_button, row
from foretoken.ui.parts.preference_row import FormPage

_SCROLL_MARGIN = 60
"""Pixels to keep in view around a pair that is scrolled to."""


class PresetRows(FormPage):
    """The pair that suits this computer best, then others that can run here, then the rest."""

    use_requested = Signal(object)
    """A Preset whose files are downloaded."""

    def __init__(self, queue: DownloadQueue, parent: QWidget) -> None:
        content = QWidget()
        super().__init__(content, parent)
        self.setAccessibleName(tr("Ready-made pairs"))
        self._queue = queue
        self.rows: dict[str, PresetRow] = {}
        """Rows by the id of their pair."""
        self._good_title = styled(Label(tr("Ready-made pairs"), content), Type.SECTION)
        self._memory, self._bad_title = note("", content), styled(Label(content), Type.SECTION)
        self._bad_title.setText(tr("Cannot run here at the moment"))
        self._order: list[QWidget] = []
        edges = Space.WIDER, 0, Space.WIDER, Space.LARGE
        self._layout = column(content, None, margins=edges, spacing=Space.TINY)
        self._presets = builtin_presets()
        for preset in self._presets:
            made = self.rows[preset.id] = PresetRow(preset, queue, content)
            made.use_requested.connect(self.use_requested)
        for signal in (queue.added, queue.changed, queue.removed):
            signal.connect(self._on_job_changed)
        queue.memory.told.connect(self.look_again)
        self.look_again()

    @Slot()
    def look_again(self) -> None:
        """Update which pairs are downloaded and which fit the memory now."""
        room = self._queue.memory.room
        good, bad = list[PresetRow](), list[PresetRow]()
        for each in self.rows.values():
            each.refresh()
            (good if each.ready.can_run or each.is_there else bad).append(each)
        best = recommended(self._presets, room, processor_cores())
        first = None if best is None else self.rows[best.preset.id]
        good.sort(key=lambda each: each is not first)
        size = size_text(room.free)
        if first in good:
            text = tr(
                "{size} of memory is free now. The first pair suits this computer best.", size=size
            )
        else:
            text = tr("{size} of memory is free now", size=size)
        self._memory.setText(text)
        self._bad_title.setVisible(bool(bad))
        order: list[QWidget] = [self._good_title, self._memory, *good, self._bad_title, *bad]
        if order != self._order:  # reinserting the rows would make the scroll bar jump
            self._order = order
            for place, part in enumerate(order):
                self._layout.insertWidget(place, part)

    def show_row(self, preset_id: str) -> None:
        """Scroll to a pair and focus its button."""
        for each in self.rows.values():
            styled(each.button, Button.PRIMARY if each.preset.id == preset_id else Button.NORMAL)
        wanted = self.rows.get(preset_id)
        if wanted is not None:
            wanted.button.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(wanted, 0, _SCROLL_MARGIN))

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        shown = None if job.preset is None else self.rows.get(job.preset.id)
        if shown is not None and not shown.state is job.state is JobState.RUNNING:
            shown.refresh()  # the download tray shows its progress


class PresetRow(QFrame):
    """A ready-made pair: what it is, whether it can run here, and a button to get or use it."""

    use_requested = Signal(object)
    """The Preset, whose files are downloaded."""

    def __init__(self, preset: Preset, queue: DownloadQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self.preset, self._queue = preset, queue
        self.ready: Readiness
        """Whether the pair can run here."""
        self.is_there = False
        self.state: JobState | None = None
        """State of its download, if any."""
        styled(self, Surface.BARE, Edge.TOP)
        why = tr("Draft: {model}. {reason}", model=preset.draft_title, reason=tr(preset.reason))
        reason, self._why_not, self._size = paragraph(why, self), note("", self), note("", self)
        self._size.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.facts = styled(MarkedLabel(self), Type.SMALL, Tone.MUTED)
        """Sizes, memory, licences."""
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.facts.linkActivated.connect(open_address)
        self.facts.setWordWrap(True)
        self.button = push_button("", self)
        """Downloads or uses the pair."""
        self.button.clicked.connect(self._on_clicked)
        self.button.setMinimumWidth(self.fontMetrics().averageCharWidth() * 16)
        title = styled(Label(tr(preset.title), self), Type.HEADING)
        texts = column(None, title, reason, self.facts, self._why_not, spacing=Space.TINY)
        side = column(None, self.button, self._size, None, spacing=Space.TINY)
        whole = row((texts, 1), side)
        whole.setSpacing(Space.WIDER)
        column(self, whole, margins=(0, Space.LOOSE, 0, Space.MEDIUM))
        QWidget.setTabOrder(self.button, self.facts)  # the facts hold four links

    def refresh(self) -> None:
        """Show whether the pair can run, is here or is downloading."""
        preset, room = self.preset, self._queue.memory.room
        places, job = self._queue.places_of(preset), self._queue.job_of(preset)
        self.state = state = None if job is None else job.state
        self.ready = ready = readiness(preset, room.free)
        self.is_there = None not in places
        why_not = ready.reason
        if room.free < room.total < preset.memory_bytes:
            why_not = tr(
                "Needs about {size} of memory; this computer has {total}.",
                size=size_text(preset.memory_bytes),
                total=size_text(room.total),
            )
        self._why_not.setText(why_not)
        self._why_not.setVisible(not ready.can_run)
        self.facts.setToolTip(ready.reason)
        self.facts.setText(_facts(preset, ready, places))
        missing = [m for m, place in zip(preset.models, places, strict=True) if place is None]
        size = _size_text(missing or preset.models)
        self._size.setText(size)
        enabled = True
        if self.is_there:
            text, tip = tr("Use", about="verb"), tr("Choose this pair")
            if any(place is not None and place.source for place in places):
                tip = tr(
                    "Files of other programs were matched by name and size; their checksums were "
                    "not computed"
                )
        elif state not in (None, JobState.DONE):
            text, tip = tr("Download", about="verb"), tr("See the downloads below")
            enabled = False
        else:
            text = tr("Download", about="verb") if ready.can_run else tr("Download anyway")
            tip = tr("Download {size}; the details are checked with the hub first", size=size)
        if not enabled and self.button.hasFocus():
            self.setFocus()  # otherwise the next row's button gets the focus and the next key press
        self.button.setText(text)
        self.button.setToolTip(tip)
        self.button.setEnabled(enabled)
        name = tr(preset.title)
        self.button.setAccessibleName(tr("{button}: {pair}", button=text, pair=name))

    @Slot()
    def _on_clicked(self) -> None:
        if self.is_there:
            self.use_requested.emit(self.preset)
        else:
            self._queue.get_preset(self.preset)


def _facts(preset: Preset, ready: Readiness, places: Sequence[ModelPlace | None]) -> Marked:
    """Return sizes, memory and licences, with links."""
    parts = [joined(" + ", [_model_text(model) for model in preset.models])]
    for model, place in zip(preset.models, places, strict=True):
        if place is not None and place.source:
            here = tr("{model} is already here: {program}, same name and size")
            parts.append(marked(here, model=model.title, program=place.source))
    if ready.can_run:
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
    size = size_text(model.size_bytes or model.estimated_bytes)
    form = "{model} {size}" if model.size_bytes is not None else tr("{model} about {size}")
    return marked(form, model=link(page_of(model.repository), model.title), size=size)


def _size_text(models: Sequence[PresetModel]) -> str:
    size = size_text(sum(model.size_bytes or model.estimated_bytes for model in models))
    if all(model.size_bytes is not None for model in models):
        return size
    return tr("about {size}", size=size)
