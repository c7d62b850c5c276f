"""The downloads of the queue, below the page where models are got."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from foretoken.control.download_job import DownloadJob, JobState
from foretoken.control.download_queue import DownloadQueue
from foretoken.ui.download_rows import DownloadRow
from foretoken.ui.plain_text import Label

_HEADING_HEIGHT = 40


class DownloadTray(QWidget):
    """All downloads of the queue, newest last; hidden while there are none."""

    use_requested = Signal(object)
    """A DownloadJob that is done: its models shall be chosen."""
    page_requested = Signal(str)
    """The page of this repository shall be shown."""
    token_requested = Signal(str)
    """An access token is to be entered, for this repository."""

    def __init__(self, queue: DownloadQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("Downloads")
        self._queue = queue
        self._rows: dict[DownloadJob, DownloadRow] = {}
        self._most_height = 10_000
        self._tab_start: QWidget | None = None
        self._tab_chain: list[QPushButton] = []
        self._heading = Label("Downloads", self)
        self._heading.setProperty("role", "heading")
        self._content = QWidget(self)
        self._content.installEventFilter(self)
        self._list = QVBoxLayout(self._content)
        self._list.setContentsMargins(24, 0, 24, 0)
        self._list.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        above = QVBoxLayout()  # margins of a label are lost when a style sheet comes later
        above.setContentsMargins(24, 12, 24, 4)
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
        row = DownloadRow(job, self._content)
        row.go_on_requested.connect(self._queue.go_on)
        row.pause_requested.connect(self._queue.pause)
        row.discard_requested.connect(self._queue.discard)
        row.dismiss_requested.connect(self._queue.dismiss)
        row.use_requested.connect(self.use_requested)
        row.page_requested.connect(self.page_requested)
        row.token_requested.connect(self.token_requested)
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
