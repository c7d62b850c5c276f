"""The downloads of the queue as rows, below the page where models are got."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.downloads.download_job import DownloadJob, JobState
from foretoken.control.downloads.download_queue import TOKEN_TROUBLE, DownloadQueue
from foretoken.models.amounts import size_text
from foretoken.models.hub.download_progress import Phase
from foretoken.models.hub.errors import HubReason
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Edge, Shape, Surface, Tone, Type, dress
from foretoken.ui.models.get_commands import GetCommands
from foretoken.ui.parts.busy_bar import BusyBar

_MINUTE_S, _HOUR_S = 60, 3600


Action: TypeAlias = tuple[str, str, Callable[[], object]]
"""Text of a button, its tooltip, and what it does."""


class DownloadRow(Spoken, QFrame):
    """One download."""

    def __init__(
        self, job: DownloadJob, queue: DownloadQueue, commands: GetCommands, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._job, self._queue, self._commands = job, queue, commands
        self._shown: tuple[JobState, bool] | None = None
        dress(self, Surface.BARE, Edge.TOP)
        self._title = dress(Label(self), Type.HEADING)
        self._status = dress(Label(self), Type.SMALL, Tone.MUTED)
        for label in (self._title, self._status):
            label.setWordWrap(True)  # beside many buttons in a small window
        self._note = dress(Label(self), Type.NOTE)
        self._problem = dress(Label(self), Surface.WARNED, Shape.BOX)
        for label in (self._note, self._problem):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._bar = BusyBar(self)
        self.buttons: list[QPushButton] = []
        """From left to right."""
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(Space.SMALL)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.SMALL, 0, Space.MEDIUM)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.TIGHT)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._status, 1, 0)
        grid.addLayout(self._buttons, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._bar, 2, 0, 1, 2)
        grid.addWidget(self._note, 3, 0, 1, 2)
        grid.addWidget(self._problem, 4, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self.show_job()

    @property
    def told(self) -> tuple[str, str]:
        """What is said of the state, and of trouble."""
        return self._status.text(), self._problem.text() or self._note.text()

    def show_job(self) -> None:
        """Take over what the download tells."""
        job = self._job
        self._title.setText(job.title)
        self._status.setText(status_text(job))
        note = job.progress.note if job.state is JobState.RUNNING and job.progress else ""
        serious = job.state is JobState.FAILED and job.reason is not HubReason.OFFLINE
        self._note.setText("" if serious else job.problem or job.question or note)
        self._problem.setText(job.problem if serious else "")
        for label in (self._note, self._problem):
            label.setVisible(bool(label.text()))
        self._show_bar()
        self._show_buttons()

    def on_language_changed(self) -> None:
        """Put together anew what is composed; question and problem are a text each."""
        self._status.setText(status_text(self._job))
        self._say_name()
        for button in self.buttons:
            self._name(button)

    def _show_bar(self) -> None:
        job = self._job
        moving = job.state in (JobState.RUNNING, JobState.PAUSED, JobState.WAITING)
        self._bar.setVisible(moving or job.state is JobState.CHECKING)
        if job.state is JobState.CHECKING:
            self._bar.show_busy()
        else:
            self._bar.show_share(job.received / max(1, job.size))
        self._bar.setAccessibleName(tr("Progress of {download}", download=job.title))
        self._bar.setEnabled(job.state is JobState.RUNNING)

    def _show_buttons(self) -> None:
        job = self._job
        state = job.state, job.can_be_taken_back
        if state == self._shown:
            return
        self._shown = state
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self._say_name()
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = [
            self._button(*entry) for entry in _actions(job, self._queue, self._commands)
        ]
        for button in self.buttons:
            self._buttons.addWidget(button)
            button.show()  # at once; the layout would do so a little later
        if had_focus and self.buttons:
            self.buttons[0].setFocus()

    def _button(self, text: str, tip: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        self._name(button)
        button.clicked.connect(run)
        return button

    def _name(self, button: QPushButton) -> None:
        action = button.text().rstrip("…")
        button.setAccessibleName(tr("{action}: {name}", action=action, name=self._job.title))

    def _say_name(self) -> None:
        self.setAccessibleName(". ".join((self._job.title, *filter(None, self.told))))


def _actions(job: DownloadJob, queue: DownloadQueue, commands: GetCommands) -> list[Action]:
    """What can be done with a download now."""
    state = job.state

    def go_on() -> None:
        queue.go_on(job)

    def discard() -> None:
        queue.discard(job)

    thrown = tr("Throw away what has come; can be undone for a moment")
    off = tr("Take it off the list")
    cancel = (tr("Cancel"), off, discard)
    if state is JobState.CHECKING:
        return [cancel]
    if state is JobState.ASKING:
        return [(tr("Download", about="verb"), tr("Go on all the same"), go_on), cancel]
    if state in (JobState.RUNNING, JobState.WAITING):
        kept = tr("What has come is kept")
        pause = (tr("Pause", about="verb"), kept, lambda: queue.pause(job))
        return [pause, (tr("Cancel"), thrown, discard)]
    if state is JobState.PAUSED:
        resume = (tr("Resume"), tr("Go on where it stopped"), go_on)
        return [resume, (tr("Discard"), thrown, discard)]
    if state is JobState.DONE:
        stay = tr("Take it off this list; its files stay")
        return [
            (tr("Use", about="verb"), tr("Choose these models"), lambda: commands.use_job(job)),
            (tr("Hide"), stay, lambda: queue.dismiss(job)),
        ]
    if state is JobState.DISCARDED:
        undo = (tr("Undo"), tr("Keep what has come"), go_on)
        return [undo] if job.can_be_taken_back else []
    found: list[Action] = [(tr("Try again"), tr("Go on with what has come"), go_on)]
    if job.reason in TOKEN_TROUBLE:
        # Of a pair the problem names the repository that refuses.
        name = next((name for name in job.repositories if name in job.problem), "")
        name = name or job.repositories[0]
        found = [
            (
                tr("Open its page"),
                tr("Accept its terms there"),
                lambda: commands.open_page(name),
            ),
            (tr("Enter a token…"), tr("For gated models"), lambda: commands.enter_token(name)),
            *found,
        ]
    return [*found, (tr("Remove"), off, discard)]


def status_text(job: DownloadJob) -> str:
    """Where a download stands, in a line."""
    size = size_text(job.size) if job.models else ""
    amount = (
        tr("{received} of {size}", about="bytes", received=size_text(job.received), size=size)
        if job.models
        else ""
    )
    match job.state:
        case JobState.CHECKING:
            return tr("Asking the hub…")
        case JobState.ASKING:
            return tr("{size} to download. Before it starts:", size=size)
        case JobState.WAITING:
            return tr("Waits for its turn, {amount}", amount=amount)
        case JobState.PAUSED:
            return tr("Paused at {amount}", amount=amount) if amount else tr("Paused")
        case JobState.DONE:
            return tr("Ready, {size}, checked", size=size)
        case JobState.FAILED:
            if not job.received:
                return tr("Not downloaded")
            return tr("Stopped at {amount}; what has come is kept", amount=amount)
        case JobState.DISCARDED:
            return tr("Discarded") if job.can_be_taken_back else tr("Discarding…")
    progress = job.progress
    if progress is None or progress.phase is Phase.CHECKING:
        return tr("Checking what is there, {amount}", amount=amount)
    if progress.phase is Phase.WAITING:
        return tr("{amount}, waiting", amount=amount)
    parts = [amount]
    if progress.bytes_per_s:
        parts.append(tr("{size}/s", size=size_text(progress.bytes_per_s)))
    if progress.seconds_left is not None:
        parts.append(tr("{time} left", time=_time_text(progress.seconds_left)))
    return " · ".join(parts)


def _time_text(seconds: float) -> str:
    if seconds < _MINUTE_S:
        return tr("{seconds} s", seconds=max(1, round(seconds)))
    if seconds < _HOUR_S:
        return tr("{minutes} min", minutes=round(seconds / _MINUTE_S))
    hours, minutes = divmod(round(seconds / _MINUTE_S), 60)
    return tr("{hours} h {minutes} min", hours=hours, minutes=minutes)


_HEADING_HEIGHT = 40


class DownloadTray(QFrame):
    """All downloads of the queue, newest last; hidden while there are none."""

    def __init__(self, queue: DownloadQueue, commands: GetCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        dress(self, Surface.PANEL, Edge.TOP)
        self.setAccessibleName(tr("Downloads"))
        self._queue = queue
        self._rows: dict[DownloadJob, DownloadRow] = {}
        self._most_height = 10_000
        self._tab_start: QWidget | None = None
        self._tab_chain: list[QPushButton] = []
        self._heading = dress(Label(tr("Downloads"), self), Type.SECTION)
        self._content = QWidget(self)
        self._content.installEventFilter(self)
        self._list = QVBoxLayout(self._content)
        self._list.setContentsMargins(Space.WIDER, 0, Space.WIDER, 0)
        self._list.setSpacing(0)
        self._scroll = dress(QScrollArea(self), Surface.BARE)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        self._content.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        above = QVBoxLayout()  # margins of a label are lost when a style sheet comes later
        above.setContentsMargins(Space.WIDER, Space.MEDIUM, Space.WIDER, Space.TINY)
        above.addWidget(self._heading)
        layout.addLayout(above)
        layout.addWidget(self._scroll)
        queue.added.connect(self._on_added)
        queue.changed.connect(self._on_changed)
        queue.removed.connect(self._on_removed)
        for job in queue.jobs:
            self._on_added(job)
        self.setVisible(bool(self._rows))

    def row_of(self, job: DownloadJob) -> DownloadRow:
        """The row that shows a download."""
        return self._rows[job]

    def set_tab_start(self, before: QWidget) -> None:
        """Let Tab reach the buttons behind this control: Qt would put new ones anywhere."""
        self._tab_start, self._tab_chain = before, []
        self._order_tabs()

    def set_most_height(self, height: int) -> None:
        """Scroll what does not fit into ``height`` pixels."""
        self._most_height = height
        self._fit()

    def show_job(self, job: DownloadJob) -> None:
        """Scroll to a download."""
        self._fit()
        self._scroll.ensureWidgetVisible(self._rows[job], 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._fit)  # a row has grown or shrunk
        return super().eventFilter(watched, event)

    @Slot(object)
    def _on_added(self, job: DownloadJob) -> None:
        row = DownloadRow(job, self._queue, self._commands, self._content)
        self._rows[job] = row
        self._list.addWidget(row)
        self._order_tabs()
        self.show()
        self._show_soon(job)

    @Slot(object)
    def _on_changed(self, job: DownloadJob) -> None:
        told = self._rows[job].told[1]
        self._rows[job].show_job()
        self._order_tabs()
        if job.state in (JobState.ASKING, JobState.FAILED) and told != self._rows[job].told[1]:
            self._show_soon(job)  # it waits for the person

    @Slot(object)
    def _on_removed(self, job: DownloadJob) -> None:
        row = self._rows.pop(job)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.setVisible(bool(self._rows))
        self._fit()

    def _order_tabs(self) -> None:
        chain = [button for row in self._rows.values() for button in row.buttons]
        if chain == self._tab_chain:
            return
        self._tab_chain = chain
        before = self._tab_start
        for button in chain:
            if before is not None:
                QWidget.setTabOrder(before, button)
            before = button

    def _show_soon(self, job: DownloadJob) -> None:
        """Scroll to a download once its row has its size."""
        QTimer.singleShot(
            0, self._rows[job], lambda: self.show_job(job) if job in self._rows else None
        )

    @Slot()
    def _fit(self) -> None:
        self._list.activate()
        wanted = self._list.totalHeightForWidth(self.width())
        if not self._list.hasHeightForWidth():
            wanted = self._list.totalSizeHint().height()
        self._scroll.setFixedHeight(max(0, min(wanted, self._most_height - _HEADING_HEIGHT)))
