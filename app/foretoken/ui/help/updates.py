"""Updates as the window has them: the dialog, the daily look, the download."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken import __version__
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_checker import UpdateChecker
from foretoken.control.updates.update_choice import UpdateChoice
from foretoken.models.amounts import size_text
from foretoken.preferences.declared import UpdateLook
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.update_feed import Release, ReleaseFile, feed_address, this_platform
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Type, dress
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.outside import open_address, show_in_folder
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480
_NO_FEED = tr_noop(
    "This build has no release feed, so it cannot look for newer versions. Packages made for a "
    "release have one; look where you got this copy from."
)


class UpdateDialog(FittedDialog):
    """One dialog in several states; reports what the person wants."""

    look_requested = Signal()
    """The person allows it: ask the feed now."""
    download_requested = Signal()
    cancel_requested = Signal()
    """The running look or download should end."""
    show_requested = Signal()
    """Show the downloaded file in its folder."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Updates"))
        self._running = False
        self._title = dress(Label(self), Type.TITLE)
        self._title.setWordWrap(True)
        self._text = Label(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._progress = BusyBar(self)
        self._progress.setAccessibleName(tr("Progress"))
        self.daily_box = QCheckBox(tr("Look once a day"), self)
        tip = tr("Only tells of a newer version; nothing is downloaded by itself")
        self.daily_box.setToolTip(tip)
        self.notes = QPushButton(tr("What is new…"), self)
        self._close = QPushButton(tr("Close"), self)
        self._close.clicked.connect(self.reject)
        self._main = QPushButton(self)
        dress(self._main, Button.PRIMARY)
        self._main.setDefault(True)
        self._main.clicked.connect(self._on_main)
        self._wanted = self.look_requested
        buttons = QHBoxLayout()
        buttons.addWidget(self.notes)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self._main)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        layout.setSpacing(Space.MEDIUM)
        for widget in (self._title, self._text, self._progress, self.daily_box):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addSpacing(Space.TIGHT)
        layout.addLayout(buttons)

    @property
    def told(self) -> tuple[str, str]:
        """The title and the text that are shown."""
        return self._title.text(), self._text.text()

    @property
    def daily(self) -> bool:
        """Whether the box for the daily look is ticked."""
        return self.daily_box.isChecked()

    def set_daily(self, daily: bool) -> None:
        """Show what is remembered."""
        self.daily_box.blockSignals(True)
        self.daily_box.setChecked(daily)
        self.daily_box.blockSignals(False)

    def show_no_feed(self) -> None:
        """There is no feed to ask."""
        self._show(tr("No release feed"), tr(_NO_FEED), daily=False)

    def show_question(self, address: str) -> None:
        """Say what would be sent, before anything is."""
        host = urlsplit(address).netloc or address
        self._show(
            tr("Look for a newer version?"),
            tr(
                "Foretoken would ask this address for a small file:\n{address}\n\n"
                "That is one plain HTTPS request. It carries nothing about you, your chats, your "
                "models or this computer; like any request, it shows {host} your network address. "
                "If there is a newer version you are told. Nothing installs itself.",
                address=address,
                host=host,
            ),
            main=tr("Look now"),
        )
        self._wanted = self.look_requested

    def show_looking(self) -> None:
        """The feed is being asked."""
        self._show(tr("Looking for a newer version…"), "", running=True)

    def show_newest(self, release: Release) -> None:
        """This version is as new as the feed's."""
        told, day = str(release.version), _day(release)
        self._show(
            tr("You have the newest version"),
            tr("This is Foretoken {version} ({day}).", version=__version__, day=day)
            if told == __version__
            else tr(
                "This is Foretoken {version}, newer than {other} ({day}).",
                version=__version__,
                other=told,
                day=day,
            ),
            main=tr("Look again"),
        )
        self._wanted = self.look_requested

    def show_newer(self, release: Release, file: ReleaseFile | None) -> None:
        """There is a newer version; ``file`` is its package for this computer, if there is one."""
        what = (
            tr(
                "{file} ({size}) fits this computer. It is downloaded to your Downloads folder and "
                "checked; you install it yourself.",
                file=file.name,
                size=size_text(file.size),
            )
            if file is not None
            else tr("It has no package for this computer; its notes tell what there is.")
        )
        released = tr(
            "Released on {day}; this is {version}.", day=_day(release), version=__version__
        )
        self._show(
            tr("Foretoken {version} is out", version=str(release.version)),
            f"{released}\n\n{what}",
            main=tr("Download", about="verb") if file is not None else "",
            notes=True,
        )
        self._wanted = self.download_requested

    def show_downloading(self, name: str) -> None:
        """The package is on its way."""
        self._show(tr("Downloading…"), name, running=True, daily=False)
        self._progress.show_share(0.0)

    def show_progress(self, share: float) -> None:
        """How much has arrived, 0 to 1."""
        self._progress.show_share(share)

    def show_downloaded(self, name: str, folder: str) -> None:
        """The package is whole, and its checksum is the announced one."""
        self._show(
            tr("Downloaded and checked"),
            tr(
                "{file} is in {folder}. Its checksum is the one announced.\n\n"
                "To install it, close Foretoken and open the file.",
                file=name,
                folder=folder,
            ),
            main=tr("Show in folder"),
            notes=True,
            daily=False,
        )
        self._wanted = self.show_requested

    def show_failed(self, reason: str, *, again: bool) -> None:
        """Say why there is no answer or no file; ``again`` offers to look once more."""
        self._show(tr("That did not work"), reason, main=tr("Try again") if again else "")
        dress(self._text, Surface.WARNED, Shape.BOX)
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
        dress(self._text, Surface.NONE, Shape.NONE)
        self._text.setVisible(bool(text))
        self._progress.setVisible(running)
        self._progress.show_busy()
        self.daily_box.setVisible(daily)
        self.notes.setVisible(notes)
        self._close.setText(tr("Cancel") if running else tr("Close"))
        self._main.setText(main)
        self._main.setVisible(bool(main))
        (self._main if main else self._close).setFocus()
        self.fit()


def _day(release: Release) -> str:
    return release.date.isoformat()


class Updates(QObject):
    """Asks the feed only where a person has allowed it."""

    newer_found = Signal(str)
    """The daily look has found this version, and nobody has waved it away."""

    def __init__(self, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self.choice = UpdateChoice(preferences)
        self._window = window
        self._dialog: UpdateDialog | None = None
        self._release: Release | None = None
        self._file: ReleaseFile | None = None
        self._downloaded: Path | None = None
        self._checker = UpdateChecker(self)
        self._checker.release_told.connect(self._on_release_told)
        self._checker.failed.connect(self._on_failed)
        self._checker.progressed.connect(self._on_progressed)
        self._checker.downloaded.connect(self._on_downloaded)

    def look_if_due(self) -> None:
        """Ask the feed quietly, if that was allowed and the last time is a day ago."""
        address = feed_address()
        now = datetime.now()
        if address is not None and self.choice.is_due(now):
            self.choice.note_look(now)
            self._checker.check(address)

    def shut_down(self) -> None:
        """End what runs."""
        self._checker.shut_down()

    @Slot()
    def show_dialog(self) -> None:
        """Open the dialog; it looks at once where that was allowed before."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = self._dialog = UpdateDialog(self._window)
        dialog.set_daily(self.choice.look is UpdateLook.DAILY)
        dialog.look_requested.connect(self._on_look_requested)
        dialog.daily_box.toggled.connect(self._on_daily_chosen)
        dialog.download_requested.connect(self._on_download_requested)
        dialog.cancel_requested.connect(self._checker.cancel)
        dialog.notes.clicked.connect(self._on_notes_requested)
        dialog.show_requested.connect(self._on_show_requested)
        dialog.finished.connect(self._on_dialog_finished)
        address = feed_address()
        if address is None:
            dialog.show_no_feed()
        elif self._release is not None and self._release.is_newer_than(__version__):
            self._show_release(self._release)
        elif self.choice.look is UpdateLook.NEVER:
            dialog.show_question(address)
        else:
            self._look(address)
        dialog.open()

    # --- what the dialog asks for ------------------------------------------------------------

    @Slot()
    def _on_look_requested(self) -> None:
        address = feed_address()
        if address is not None:
            if self.choice.look is UpdateLook.NEVER:
                daily = self._dialog is not None and self._dialog.daily
                self.choice.allow(UpdateLook.DAILY if daily else UpdateLook.ON_REQUEST)
            self._look(address)

    @Slot(bool)
    def _on_daily_chosen(self, daily: bool) -> None:
        # Before the first look, ticking the box allows nothing yet: the button does.
        if self.choice.look is not UpdateLook.NEVER:
            self.choice.allow(UpdateLook.DAILY if daily else UpdateLook.ON_REQUEST)

    @Slot()
    def _on_download_requested(self) -> None:
        if self._file is not None and self._dialog is not None:
            self._dialog.show_downloading(self._file.name)
            self._checker.download(self._file, _downloads_folder())

    @Slot()
    def _on_notes_requested(self) -> None:
        if self._release is not None and not open_address(self._release.notes):
            address = self._release.notes
            told = tr("No browser was found. The notes are at {address}", address=address)
            self._fail(told, again=False)

    @Slot()
    def _on_show_requested(self) -> None:
        path = self._downloaded
        if path is not None and not show_in_folder(path):
            folder = shown_path(path.parent)
            told = tr(
                "No file manager was found. {file} is in {folder}", file=path.name, folder=folder
            )
            self._fail(told, again=False)

    @Slot()
    def _on_dialog_finished(self) -> None:
        self._dialog = None

    # --- what the checker tells --------------------------------------------------------------

    @Slot(object)
    def _on_release_told(self, release: Release) -> None:
        self._release = release
        if self._dialog is not None:
            self._show_release(release)
        elif release.is_newer_than(__version__):
            version = str(release.version)
            if not self.choice.is_dismissed(version):
                self.newer_found.emit(version)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        # A daily look that fails is nobody's trouble; the log has it.
        self._fail(reason, again=True)

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        if self._dialog is not None:
            self._dialog.show_progress(share)

    @Slot(object)
    def _on_downloaded(self, path: Path) -> None:
        self._downloaded = path
        if self._dialog is not None:
            self._dialog.show_downloaded(path.name, shown_path(path.parent))

    def _look(self, address: str) -> None:
        if self._dialog is not None:
            self._dialog.show_looking()
        self.choice.note_look(datetime.now())
        self._checker.check(address)

    def _show_release(self, release: Release) -> None:
        if self._dialog is None:
            return
        if release.is_newer_than(__version__):
            self._file = release.file_for(*this_platform())
            self._dialog.show_newer(release, self._file)
        else:
            self._dialog.show_newest(release)

    def _fail(self, reason: str, *, again: bool) -> None:
        if self._dialog is not None:
            self._dialog.show_failed(reason, again=again)


def _downloads_folder() -> Path:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
    folder = Path(place) if place else Path(tempfile.gettempdir())
    return folder if folder.is_dir() else Path(tempfile.gettempdir())
