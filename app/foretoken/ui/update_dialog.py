"""Looks for a newer version when a person asks for it; nothing installs itself."""

from __future__ import annotations

from urllib.parse import urlsplit

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken import __version__
from foretoken.models.amounts import size_text
from foretoken.settings.update_feed import Release, ReleaseFile
from foretoken.ui.check_box import CheckBox
from foretoken.ui.plain_text import Label
from foretoken.ui.screen_room import FittedDialog
from foretoken.ui.text_size import scaled
from foretoken.ui.theme import Palette

_WIDTH = 480
_TITLE_PIXELS = 17
_STEPS = 1000
_NO_FEED = (
    "This build has no release feed, so it cannot look for newer versions. Packages made for a "
    "release have one; look where you got this copy from."
)


class UpdateDialog(FittedDialog):
    """One dialog in several states; reports what the person wants."""

    look_requested = Signal()
    """The person allows it: ask the feed now."""
    daily_chosen = Signal(bool)
    """Whether to look by itself, once a day."""
    download_requested = Signal()
    cancel_requested = Signal()
    """The running look or download should end."""
    notes_requested = Signal()
    show_requested = Signal()
    """Show the downloaded file in its folder."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Updates")
        self._palette = palette
        self._running = False
        self._title = Label(self)
        self._title.setWordWrap(True)
        self._title.setStyleSheet(f"font-size: {scaled(_TITLE_PIXELS)}px; font-weight: 600;")
        self._text = Label(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName("Progress")
        self._daily = CheckBox("Look once a day", palette, self)
        self._daily.setToolTip("Only tells of a newer version; nothing is downloaded by itself")
        self._daily.toggled.connect(self.daily_chosen)
        self._notes = QPushButton("What is new…", self)
        self._notes.clicked.connect(self.notes_requested)
        self._close = QPushButton("Close", self)
        self._close.clicked.connect(self.reject)
        self._main = QPushButton(self)
        self._main.setProperty("primary", True)
        self._main.setDefault(True)
        self._main.clicked.connect(self._on_main)
        self._wanted = self.look_requested
        buttons = QHBoxLayout()
        buttons.addWidget(self._notes)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self._main)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        for widget in (self._title, self._text, self._progress, self._daily):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addSpacing(6)
        layout.addLayout(buttons)

    @property
    def told(self) -> tuple[str, str]:
        """The title and the text that are shown."""
        return self._title.text(), self._text.text()

    @property
    def daily(self) -> bool:
        """Whether the box for the daily look is ticked."""
        return self._daily.isChecked()

    def set_daily(self, daily: bool) -> None:
        """Show what is remembered."""
        self._daily.blockSignals(True)
        self._daily.setChecked(daily)
        self._daily.blockSignals(False)

    def show_no_feed(self) -> None:
        """There is no feed to ask."""
        self._show("No release feed", _NO_FEED, daily=False)

    def show_question(self, address: str) -> None:
        """Say what would be sent, before anything is."""
        host = urlsplit(address).netloc or address
        self._show(
            "Look for a newer version?",
            f"Foretoken would ask this address for a small file:\n{address}\n\n"
            "That is one plain HTTPS request. It carries nothing about you, your chats, your "
            f"models or this computer; like any request, it shows {host} your network address. "
            "If there is a newer version you are told. Nothing installs itself.",
            main="Look now",
        )
        self._wanted = self.look_requested

    def show_looking(self) -> None:
        """The feed is being asked."""
        self._show("Looking for a newer version…", "", running=True)

    def show_newest(self, release: Release) -> None:
        """This version is as new as the feed's."""
        older = "" if str(release.version) == __version__ else f", newer than {release.version}"
        self._show(
            "You have the newest version",
            f"This is Foretoken {__version__}{older} ({_day(release)}).",
            main="Look again",
        )
        self._wanted = self.look_requested

    def show_newer(self, release: Release, file: ReleaseFile | None) -> None:
        """There is a newer version; ``file`` is its package for this computer, if there is one."""
        what = (
            f"{file.name} ({size_text(file.size)}) fits this computer. It is downloaded to your "
            "Downloads folder and checked; you install it yourself."
            if file is not None
            else "It has no package for this computer; its notes tell what there is."
        )
        self._show(
            f"Foretoken {release.version} is out",
            f"Released on {_day(release)}; this is {__version__}.\n\n{what}",
            main="Download" if file is not None else "",
            notes=True,
        )
        self._wanted = self.download_requested

    def show_downloading(self, name: str) -> None:
        """The package is on its way."""
        self._show("Downloading…", name, running=True, daily=False)
        self._progress.setRange(0, _STEPS)
        self._progress.setValue(0)

    def show_progress(self, share: float) -> None:
        """How much has arrived, 0 to 1."""
        self._progress.setValue(round(share * _STEPS))

    def show_downloaded(self, name: str, folder: str) -> None:
        """The package is whole, and its checksum is the announced one."""
        self._show(
            "Downloaded and checked",
            f"{name} is in {folder}. Its checksum is the one announced.\n\n"
            "To install it, close Foretoken and open the file.",
            main="Show in folder",
            notes=True,
            daily=False,
        )
        self._wanted = self.show_requested

    def show_failed(self, reason: str, *, again: bool) -> None:
        """Say why there is no answer or no file; ``again`` offers to look once more."""
        self._show("That did not work", reason, main="Try again" if again else "")
        self._text.setStyleSheet(
            f"color: {self._palette.error}; background: {self._palette.error_tint};"
            "border-radius: 6px; padding: 10px 12px;"
        )
        self.fit()
        self._wanted = self.look_requested

    def reject(self) -> None:
        """Cancel what runs, or close."""
        if self._running:
            self._running = False
            self.cancel_requested.emit()
        super().reject()

    @Slot()
    def _on_main(self) -> None:
        self._wanted.emit()

    def _show(
        self,
        title: str,
        text: str,
        *,
        main: str = "",
        notes: bool = False,
        running: bool = False,
        daily: bool = True,
    ) -> None:
        self._running = running
        self._title.setText(title)
        self._text.setText(text)
        self._text.setStyleSheet("")
        self._text.setVisible(bool(text))
        self._progress.setVisible(running)
        self._progress.setRange(0, 0)
        self._daily.setVisible(daily)
        self._notes.setVisible(notes)
        self._close.setText("Cancel" if running else "Close")
        self._main.setText(main)
        self._main.setVisible(bool(main))
        (self._main if main else self._close).setFocus()
        self.fit()


def _day(release: Release) -> str:
    return release.date.isoformat()
