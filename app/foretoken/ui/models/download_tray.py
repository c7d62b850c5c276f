"""Rows of the download queue, below the list of models to get."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from foretoken.control.downloads import DownloadJob, DownloadQueue, JobState
from foretoken.models.amounts import size_text
from foretoken.models.hub.downloads import Phase, Progress
from foretoken.models.hub.errors import HubReason
from foretoken.reports.report import left_text
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Edge, Surface, Type, styled
from foretoken.ui.parts.forms import (
    BusyBar,
    MessageLabel,
    column,
    note,
    paragraph,
    push_button,
    row,
)
from foretoken.ui.parts.preference_row import FormPage

_MAX_BUTTONS = 3
_WITH_BAR = (JobState.CHECKING, JobState.WAITING, JobState.RUNNING, JobState.PAUSED)

_STATES = {
    JobState.CHECKING: tr_noop("Contacting the hub…"),
    JobState.ASKING: tr_noop("Confirm the download"),
    JobState.WAITING: tr_noop("Queued"),
    JobState.PAUSED: tr_noop("Paused"),
    JobState.FAILED: tr_noop("Failed"),
    JobState.DONE: tr_noop("Downloaded and verified"),
    JobState.DISCARDED: tr_noop("Discarded"),
}

Action: TypeAlias = tuple[str, str, Callable[[], object]]
"""Button text, tooltip and action."""


class DownloadTray(FormPage):
    """All downloads of the queue, newest last; hidden while there are none."""

    use_requested = Signal(object)
    """The DownloadJob whose models shall be used."""
    token_requested = Signal(str)
    """The repository that needs an access token."""

    def __init__(self, queue: DownloadQueue, parent: QWidget) -> None:
        content = QWidget()
        super().__init__(content, parent)
        styled(self, Surface.PANEL, Edge.TOP)
        self.setAccessibleName(tr("Downloads"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._queue = queue
        self.rows: dict[DownloadJob, DownloadRow] = {}
        self._list = column(content, margins=(Space.WIDER, 0, Space.WIDER, 0), spacing=0)
        queue.added.connect(self._on_added)
        queue.changed.connect(self._on_changed)
        queue.removed.connect(self._on_removed)
        self.hide()
        for job in queue.jobs:
            self._on_added(job)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # a row has grown or shrunk
        return super().viewportEvent(event)

    def _fit(self) -> None:
        """Fit the height to the rows; the page's layout limits it."""
        wanted = max(0, self._list.totalHeightForWidth(self.viewport().width()))
        self.setMaximumHeight(wanted + 2 * self.frameWidth())
        self.setMinimumHeight(min(wanted, 8 * self.fontMetrics().height()))

    @Slot(object)
    def _on_added(self, job: DownloadJob) -> None:
        self.rows[job] = added = DownloadRow(job, self._queue, self)
        self._list.addWidget(added)
        self.show()
        self._scroll_to(added)

    @Slot(object)
    def _on_changed(self, job: DownloadJob) -> None:
        changed = self.rows[job]
        before = changed.state
        changed.show_job()
        if changed.state is not before:
            self._scroll_to(changed)

    @Slot(object)
    def _on_removed(self, job: DownloadJob) -> None:
        removed = self.rows.pop(job)
        removed.hide()
        removed.deleteLater()
        self.setVisible(bool(self.rows))

    def _scroll_to(self, shown: DownloadRow) -> None:
        """Scroll to a row once it has its size."""
        QTimer.singleShot(0, shown, partial(self.ensureWidgetVisible, shown, 0, 0))


class DownloadRow(QFrame):
    """A download with its progress and buttons."""

    def __init__(self, job: DownloadJob, queue: DownloadQueue, tray: DownloadTray) -> None:
        super().__init__(tray.widget())
        self._job, self._queue, self._tray = job, queue, tray
        self._actions: list[Action] = []
        styled(self, Surface.BARE, Edge.BOTTOM)
        self._title = paragraph(job.title, self, Type.HEADING)
        self.status, self.problem = note("", self), MessageLabel(self)
        self._bar = BusyBar(self)
        self._bar.setAccessibleName(tr("Progress of {download}", download=job.title))
        self.buttons = [push_button("", self) for _ in range(_MAX_BUTTONS)]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self._actions[number][2]())
        texts = column(None, self._title, self.status, spacing=Space.TIGHT)
        head = row((texts, 1), *self.buttons)
        edges = 0, Space.SMALL, 0, Space.MEDIUM
        column(self, head, self._bar, self.problem, margins=edges, spacing=Space.TIGHT)
        self.state = job.state
        """The displayed state."""
        self.show_job()

    def show_job(self) -> None:
        """Show the current state of the download."""
        job = self._job
        self.state = job.state
        self._title.setText(job.title)
        self.status.setText(status_text(job))
        note = job.progress.note if job.state is JobState.RUNNING and job.progress else ""
        serious = job.state is JobState.FAILED and job.reason is not HubReason.OFFLINE
        self.problem.say(job.problem or job.question or note, serious=serious)
        self._bar.setVisible(job.state in _WITH_BAR)
        self._bar.setEnabled(job.state is JobState.RUNNING)
        if job.state is JobState.CHECKING:
            self._bar.show_busy()
        else:
            self._bar.show_share(job.received / max(1, job.size))
        self._show_buttons()
        texts = (job.title, self.status.text(), self.problem.text())
        self.setAccessibleName(". ".join(filter(None, texts)))

    def _show_buttons(self) -> None:
        before, self._actions = self._actions, self._possible_actions()
        if [action[0] for action in before] == [action[0] for action in self._actions]:
            return
        had_focus = any(button.hasFocus() for button in self.buttons)
        for button, (text, tip, _run) in zip(self.buttons, self._actions, strict=False):
            button.setText(text)
            button.setToolTip(tip)
            name = text.rstrip("…")
            button.setAccessibleName(tr("{action}: {name}", action=name, name=self._job.title))
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(self._actions))
        if had_focus and self._actions:
            self.buttons[0].setFocus()

    def _possible_actions(self) -> list[Action]:
        """Return the actions available in the current state."""
        job, queue = self._job, self._queue
        resume, discard = job.resume, job.discard
        cancel = (tr("Cancel"), tr("Delete what has been downloaded; you can undo this"), discard)
        remove = (tr("Remove"), tr("Remove it from this list"), discard)
        match job.state:
            case JobState.CHECKING:
                return [cancel]
            case JobState.ASKING:
                return [(tr("Download", about="verb"), tr("Start the download"), resume), cancel]
            case JobState.RUNNING | JobState.WAITING:
                tip = tr("Keep what has been downloaded")
                return [(tr("Pause", about="verb"), tip, job.pause), cancel]
            case JobState.PAUSED:
                return [(tr("Resume"), tr("Continue where it stopped"), resume), cancel]
            case JobState.DONE:
                use = partial(self._tray.use_requested.emit, job)
                tip = tr("Remove it from this list; the files stay")
                return [
                    (tr("Use", about="verb"), tr("Choose these models"), use),
                    (tr("Hide"), tip, partial(queue.remove, job)),
                ]
            case JobState.DISCARDED:
                undo = (tr("Undo"), tr("Keep what has been downloaded"), resume)
                return [undo] if job.can_be_taken_back else []
        again = (tr("Try again"), tr("Continue where it stopped"), resume)
        if job.reason is not HubReason.ACCESS:
            return [again, remove]
        # The problem of a pair names the repository that requires a token.
        errors_as_refusal = [name for name in job.repositories if name in job.problem]
        name = (errors_as_refusal or job.repositories)[0]
        token = partial(self._tray.token_requested.emit, name)
        tip = tr("Accept the terms of the model, and enter an access token")
        return [(tr("Enter token…"), tip, token), again, remove]


def status_text(job: DownloadJob) -> str:
    """Return the state of a download, in one line."""
    received, size = size_text(job.received), size_text(job.size)
    amount = tr("{received} of {size}", about="bytes", received=received, size=size)
    if job.state is JobState.RUNNING:
        parts = _running_parts(job.progress, amount)
    else:
        partly = 0 < job.received < job.size
        parts = [tr(_STATES[job.state]), (amount if partly else size) if job.models else ""]
    return " · ".join(filter(None, parts))


def _running_parts(progress: Progress | None, amount: str) -> list[str]:
    if progress is None or progress.phase is Phase.CHECKING:
        return [tr("Checking files"), amount]
    if progress.phase is Phase.WAITING:
        return [amount, tr("waiting to retry")]
    parts = [amount]
    if progress.bytes_per_s:
        parts.append(tr("{size}/s", size=size_text(progress.bytes_per_s)))
    if progress.seconds_left is not None:
        parts.append(left_text(progress.seconds_left))
    return parts
