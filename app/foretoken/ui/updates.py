"""Updates as the window has them: the dialog, the daily look, the download."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QWidget

from foretoken import __version__
from foretoken.control.update_checker import UpdateChecker
from foretoken.control.update_choice import Look, UpdateChoice
from foretoken.settings.paths import shown_path
from foretoken.settings.update_feed import Release, ReleaseFile, feed_address, this_platform
from foretoken.ui.outside import open_address, show_in_folder
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.update_dialog import UpdateDialog


class Updates(QObject):
    """Asks the feed only where a person has allowed it."""

    newer_found = Signal(str)
    """The daily look has found this version, and nobody has waved it away."""

    def __init__(self, settings: QSettings, window: QWidget) -> None:
        super().__init__(window)
        self.choice = UpdateChoice(settings)
        self._window = window
        self._palette = LIGHT
        self._dialog: UpdateDialog | None = None
        self._release: Release | None = None
        self._file: ReleaseFile | None = None
        self._downloaded: Path | None = None
        self._checker = UpdateChecker(self)
        self._checker.release_told.connect(self._on_release_told)
        self._checker.failed.connect(self._on_failed)
        self._checker.progressed.connect(self._on_progressed)
        self._checker.downloaded.connect(self._on_downloaded)

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._palette = palette

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
        dialog = self._dialog = UpdateDialog(self._palette, self._window)
        dialog.set_daily(self.choice.look is Look.DAILY)
        dialog.look_requested.connect(self._on_look_requested)
        dialog.daily_chosen.connect(self._on_daily_chosen)
        dialog.download_requested.connect(self._on_download_requested)
        dialog.cancel_requested.connect(self._checker.cancel)
        dialog.notes_requested.connect(self._on_notes_requested)
        dialog.show_requested.connect(self._on_show_requested)
        dialog.finished.connect(self._on_dialog_finished)
        address = feed_address()
        if address is None:
            dialog.show_no_feed()
        elif self._release is not None and self._release.is_newer_than(__version__):
            self._show_release(self._release)
        elif self.choice.look is Look.NEVER:
            dialog.show_question(address)
        else:
            self._look(address)
        dialog.open()

    # --- what the dialog asks for ------------------------------------------------------------

    @Slot()
    def _on_look_requested(self) -> None:
        address = feed_address()
        if address is not None:
            if self.choice.look is Look.NEVER:
                daily = self._dialog is not None and self._dialog.daily
                self.choice.allow(Look.DAILY if daily else Look.ON_REQUEST)
            self._look(address)

    @Slot(bool)
    def _on_daily_chosen(self, daily: bool) -> None:
        # Before the first look, ticking the box allows nothing yet: the button does.
        if self.choice.look is not Look.NEVER:
            self.choice.allow(Look.DAILY if daily else Look.ON_REQUEST)

    @Slot()
    def _on_download_requested(self) -> None:
        if self._file is not None and self._dialog is not None:
            self._dialog.show_downloading(self._file.name)
            self._checker.download(self._file, _downloads_folder())

    @Slot()
    def _on_notes_requested(self) -> None:
        if self._release is not None and not open_address(self._release.notes):
            self._fail(f"No browser was found. The notes are at {self._release.notes}", again=False)

    @Slot()
    def _on_show_requested(self) -> None:
        path = self._downloaded
        if path is not None and not show_in_folder(path):
            folder = shown_path(path.parent)
            self._fail(f"No file manager was found. {path.name} is in {folder}", again=False)

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
