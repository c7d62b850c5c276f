"""Updates: dialog, daily check and download."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from foretoken import __version__
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.updates.update_checker import UpdateChecker, update_is_due
from foretoken.models.amounts import size_text
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LAST_UPDATE_CHECK,
    UPDATE_CHECK,
    UpdateCheck,
)
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.update_feed import Release, ReleaseFile, feed_address, this_platform
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.files import open_address, show_in_folder, standard_folder
from foretoken.ui.parts.forms import BusyBar, DialogButtons, MessageLabel

_WIDTH = 480


class UpdateDialog(FittedDialog):
    """Dialog with a message and a button for the next action; asks before the first request."""

    def __init__(
        self,
        preferences: KeptPreferences,
        checker: UpdateChecker,
        known: Release | None,
        parent: QWidget,
    ) -> None:
        """``known`` is the newest release, if it was looked up before."""
        super().__init__(parent, tr("Updates"), width=_WIDTH)
        self._preferences, self._checker, self._release = preferences, checker, known
        self._act: Callable[[], object] = self.reject
        self.text = MessageLabel()
        self.progress = BusyBar(self)
        self.progress.setAccessibleName(tr("Progress"))
        self.daily = QCheckBox(tr("Check once a day"))
        self.daily.setToolTip(tr("You are notified about new versions; nothing is downloaded"))
        self.daily.setChecked(preferences.get(UPDATE_CHECK) is UpdateCheck.DAILY)
        buttons = DialogButtons(self, tr("Check now"))
        self._main, self._close = buttons.ok, buttons.leave
        self.notes = buttons.add(tr("Release notes"), self._on_notes_requested)
        self.notes.setAutoDefault(True)  # Enter on it must not download
        self.title = fill_dialog(self, tr("Updates"), self.text, self.progress, self.daily, buttons)
        self.daily.toggled.connect(self._on_daily_chosen)
        self.finished.connect(checker.cancel)
        checker.release_found.connect(self._show_release)
        checker.failed.connect(self._on_failed)
        checker.progressed.connect(self.progress.show_share)
        checker.downloaded.connect(self._on_downloaded)
        self._begin()

    def _begin(self) -> None:
        """Check at once if the user allowed that before."""
        address = feed_address()
        if address is None:
            text = tr(
                "This build has no release feed and cannot check for new versions. Check where "
                "you got this copy."
            )
            self.tell(tr("No release feed"), text)
        elif self._release is not None and self._release.is_newer_than(__version__):
            self._show_release(self._release)
        elif self._preferences.get(UPDATE_CHECK) is UpdateCheck.NEVER:
            text = tr(
                "Foretoken will request a small file from this address:\n{address}\n\nThe request "
                "contains nothing about you, your chats, your models or this computer; like any "
                "request, it shows {host} your IP address. You are notified if there is a newer "
                "version. Nothing is installed automatically.",
                address=address,
                host=urlsplit(address).netloc or address,
            )
            self.tell(tr("Check for updates?"), text, tr("Check now"), self._check)
        else:
            self._check()

    def tell(
        self,
        title: str,
        text: str = "",
        action: str = "",
        act: Callable[[], object] | None = None,
        *,
        serious: bool = False,
        running: bool = False,
        notes: bool = False,
    ) -> None:
        """Show a state; the button ``action`` calls ``act``."""
        self.title.setText(title)
        self.text.say(text, serious=serious)
        self.progress.setVisible(running)
        self.progress.show_busy()
        self.daily.setVisible(feed_address() is not None)
        self.notes.setVisible(notes)
        self._close.setText(tr("Cancel") if running else tr("Close"))
        self._act = act or self.reject
        self._main.setText(action)
        self._main.setVisible(bool(action))
        (self._main if action else self._close).setFocus()
        self.fit()

    def accept(self) -> None:
        """Run the action, keeping the dialog open."""
        self._act()

    # --- user actions ------------------------------------------------------------------------

    def _check(self) -> None:
        if self._preferences.get(UPDATE_CHECK) is UpdateCheck.NEVER:
            self._allow(daily=self.daily.isChecked())
        self.tell(tr("Checking for updates…"), running=True)
        _check(self._checker, self._preferences)

    def _allow(self, *, daily: bool) -> None:
        self._preferences.set(UPDATE_CHECK, UpdateCheck.DAILY if daily else UpdateCheck.ON_REQUEST)

    def _download(self, file: ReleaseFile) -> None:
        self.tell(tr("Downloading…"), file.name, running=True)
        self.progress.show_share(0.0)
        folder = standard_folder(QStandardPaths.StandardLocation.DownloadLocation)
        self._checker.download(file, folder)

    @Slot(bool)
    def _on_daily_chosen(self, daily: bool) -> None:
        # Before the first check, ticking the box is no permission yet; the button is.
        if self._preferences.get(UPDATE_CHECK) is not UpdateCheck.NEVER:
            self._allow(daily=daily)

    @Slot()
    def _on_notes_requested(self) -> None:
        if self._release is not None and not open_address(self._release.notes):
            text = tr("No browser found. The notes are at {address}", address=self._release.notes)
            self.tell(tr("Something went wrong"), text, serious=True)

    # --- signals of the checker --------------------------------------------------------------

    @Slot(object)
    def _show_release(self, release: Release) -> None:
        self._release = release
        version, day = release.version, release.date.isoformat()
        versions = tr(
            "You have {present}. The newest release is {version} of {day}.",
            present=__version__,
            version=version,
            day=day,
        )
        if not release.is_newer_than(__version__):
            self.tell(tr("Foretoken is up to date"), versions, tr("Check again"), self._check)
            return
        title = tr("Foretoken {version} is available", version=version)
        file = release.file_for(*this_platform())
        if file is None:
            none = tr("There is no package for this computer; see the release notes.")
            self.tell(title, f"{versions}\n\n{none}", notes=True)
            return
        offered = tr(
            "{file} ({size}) will be downloaded to your Downloads folder and verified. You install "
            "it yourself.",
            file=file.name,
            size=size_text(file.size),
        )
        act, verb = partial(self._download, file), tr("Download", about="verb")
        self.tell(title, f"{versions}\n\n{offered}", verb, act, notes=True)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.tell(tr("Something went wrong"), reason, tr("Try again"), self._check, serious=True)

    @Slot(object)
    def _on_downloaded(self, path: Path) -> None:
        text = tr(
            "{file} is in {folder}. Its checksum is correct.\n\n"
            "To install it, close Foretoken and open the file.",
            file=path.name,
            folder=shown_path(path.parent),
        )
        title, act = tr("Downloaded and verified"), partial(show_in_folder, path)
        self.tell(title, text, tr("Show in folder"), act, notes=True)


class Updates(QObject):
    """Opens the dialog; checks once a day if the user allowed that, and only logs failures."""

    newer_found = Signal(str)
    """The daily check found this version, which the user has not dismissed."""

    def __init__(self, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self.preferences, self._window = preferences, window
        self._release: Release | None = None
        self._checker = UpdateChecker(self)
        self._checker.release_found.connect(self._on_release_found)

    def check_if_due(self) -> None:
        """Check in the background, if allowed and the last check was at least a day ago."""
        if update_is_due(self.preferences, datetime.now()):
            _check(self._checker, self.preferences)

    @Slot()
    def show_dialog(self) -> None:
        UpdateDialog(self.preferences, self._checker, self._release, self._window).open()

    @Slot(object)
    def _on_release_found(self, release: Release) -> None:
        self._release = release
        shown = any(each.isVisible() for each in self._window.findChildren(UpdateDialog))
        dismissed = release.version == self.preferences.get(DISMISSED_UPDATE)
        if release.is_newer_than(__version__) and not shown and not dismissed:
            self.newer_found.emit(release.version)


def _check(checker: UpdateChecker, preferences: KeptPreferences) -> None:
    if (address := feed_address()) is not None:
        preferences.set(LAST_UPDATE_CHECK, datetime.now().replace(microsecond=0))
        checker.check(address)
