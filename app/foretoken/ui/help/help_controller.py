"""Help menu: about, updates and their daily check; notices above the chat."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, QSize, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QCheckBox, QHBoxLayout, QWidget

from foretoken import __version__
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.records import LoadRequest
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.qt import qt_state
from foretoken.control.updates.update_checker import UpdateChecker, update_is_due
from foretoken.engine.llama.gpu_modules import GpuSetting
from foretoken.engine.llama.library import backend_facts
from foretoken.models.amounts import size_text
from foretoken.models.builtin import builtin_description
from foretoken.models.diagnostics import Diagnostics, bug_report, collect
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LANGUAGE,
    LAST_UPDATE_CHECK,
    NOTIFIED_CRASH,
    NOTIFIED_LANGUAGE,
    UPDATE_CHECK,
    LanguageChoice,
    UpdateCheck,
)
from foretoken.system.language import spoken, tr
from foretoken.system.logs import error_place, last_crash
from foretoken.system.paths import log_path, resource_path, shown_path
from foretoken.system.shown_text import shown_name
from foretoken.system.update_feed import Release, ReleaseFile, feed_address, this_platform
from foretoken.ui.help.keys_dialog import KeyChoice, KeysDialog
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.dialogs import FittedDialog, TextDialog, fill_dialog
from foretoken.ui.parts.explained import explain_focus
from foretoken.ui.parts.files import open_address, open_folder, show_in_folder, standard_folder
from foretoken.ui.parts.forms import (
    BusyBar,
    DialogButtons,
    MessageLabel,
    add_row,
    column,
    form,
    row,
)
from foretoken.ui.parts.notices import NoticeBar

_UPDATE_WIDTH = 480


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
        super().__init__(parent, tr("Updates"), width=_UPDATE_WIDTH)
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


_NOTICE_MS = 8_000
_UPDATE = "newer"
"""Name of the notice about an update."""
_MAX_ERRORS = 5
"""Unhandled errors to show; further ones are only logged."""
_WIDTH = 540
_ICON_LINES = 4
_log = logging.getLogger(__name__)


class AboutDialog(FittedDialog):
    """Dialog with a heading and a table of facts."""

    def __init__(self, found: Diagnostics, place: str, parent: QWidget) -> None:
        """``place`` describes where the layers of the loaded pair are."""
        super().__init__(parent, tr("About Foretoken"), width=_WIDTH)
        table = form()
        table.setVerticalSpacing(Space.SMALL)
        engine = f"llama.cpp ({found.text('llama.cpp')})"  # not translated: names
        gpu, qt = found.text("GPU backends"), found.text("Qt")  # not translated: names of facts
        facts = [
            (tr("Engine"), engine),
            (tr("CPU code"), found.text("CPU variant")),
            ("GPU", gpu),
            (tr("Loaded pair"), place),
            (tr("Window"), f"Qt {qt}"),  # not translated: a name
            (tr("Built-in pair"), builtin_description()),
            (tr("Licence"), tr("MIT, with parts under their own licences")),
        ]
        for name, text in facts:
            if text and text != "none":
                label = styled(add_row(table, name, _selectable(text)), Tone.MUTED)
                label.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = DialogButtons(self)
        self.licences = buttons.add(tr("Licences…"), self._on_licences)
        fill_dialog(self, "", self._heading(), table, buttons)

    def _heading(self) -> QHBoxLayout:
        icon, name = Label(), styled(Label("Foretoken"), Type.DISPLAY)  # not translated: a name
        side = _ICON_LINES * self.fontMetrics().height()
        picture = QIcon(str(resource_path("icons/foretoken.svg")))
        icon.setPixmap(picture.pixmap(QSize(side, side), self.devicePixelRatioF()))
        sentence = tr(
            "A desktop chat for local language models that shows how speculative decoding makes "
            "them faster. Your chats stay on this computer unless you connect a server."
        )
        version = styled(_selectable(tr("Version {version}", version=__version__)), Tone.MUTED)
        words = column(None, name, version, _selectable(sentence), spacing=Space.TINY)
        heading = row(column(None, icon, None), (words, 1))
        heading.setSpacing(Space.WIDE)
        return heading

    @Slot()
    def _on_licences(self) -> None:
        """Show the notices of a package, or the licence of a checkout."""
        checkout = Path(__file__).resolve().parents[4] / "LICENSE"
        places = resource_path("THIRD_PARTY_NOTICES.txt"), checkout, Path(sys.prefix) / "LICENSE"
        text = ""
        try:
            path = next((path for path in places if path.is_file()), None)
            text = "" if path is None else path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            _log.warning("The licences cannot be read: %s", error)
        TextDialog(
            tr("Licences"), text or tr("The licence texts are missing from this copy."), self
        ).open()


def _selectable(text: str) -> Label:
    label = Label(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class HelpController(QObject):
    """Owns the dialogs of the help menu; the window shows ``notices``."""

    _failed = Signal(object, str)
    """Place and type of an unhandled error; not its message, which may quote a chat."""

    def __init__(
        self, engine: EngineControl, preferences: KeptPreferences, keys: KeyChoice, window: QWidget
    ) -> None:
        super().__init__(window)
        self._engine, self._preferences = engine, preferences
        self._keys, self._window = keys, window
        self.notices = NoticeBar(window, passes_after_ms=_NOTICE_MS)
        self.notices.closed.connect(self._on_notice_closed)
        self.updates = Updates(preferences, window)
        self.updates.newer_found.connect(self._on_newer_found)
        self._newer_version = ""
        self._errors: set[object] = set()
        # Queued, so that the failed slot or paint event ends first.
        self._failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
        preferences.changed(LANGUAGE).connect(self._on_language_chosen)

    # --- start and end -----------------------------------------------------------------------

    def begin(self) -> None:
        """Handle unhandled errors, report earlier problems, and check for updates if due."""
        self._hooks = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._on_main, self._on_thread
        self._tell_language()
        self._tell_driver()
        crash = last_crash()
        when = crash.when.isoformat() if crash is not None else ""
        if crash is not None and self._preferences.get(NOTIFIED_CRASH) != when:
            self._preferences.set(NOTIFIED_CRASH, when)
            window = crash.command == "window"
            program = "Foretoken" if window else f"foretoken {crash.command}"  # not translated
            self._show_trouble(
                tr("{program} crashed the last time it ran. A report was saved.", program=program)
            )
        if self._preferences.trouble:
            self.notices.tell(self._preferences.trouble, lasting=True, serious=True)
        self.updates.check_if_due()

    def shut_down(self) -> None:
        """Restore the handlers of unhandled errors."""
        if sys.excepthook == self._on_main:
            sys.excepthook, threading.excepthook = self._hooks

    def _tell_language(self) -> None:
        """Say once that the language in use is a machine translation."""
        language = spoken().code
        if (
            language != LanguageChoice.ENGLISH
            and self._preferences.get(NOTIFIED_LANGUAGE) != language
        ):
            self._preferences.set(NOTIFIED_LANGUAGE, language)
            text = tr(
                "This translation was made by a machine and has not been reviewed. You can choose "
                "another language in the settings."
            )
            self.notices.tell(text, lasting=True)

    def _tell_driver(self) -> None:
        """Say why a supported graphics card is not used: its trial failed."""
        setting = GpuSetting.from_environment()
        if reason := setting.reason:
            text = tr("The graphics card is not used: {reason}.", reason=reason)
            if setting.names:  # another driver works
                text = tr("One graphics driver is not used: {reason}.", reason=reason)
            more = tr("A newer driver may help. Run “foretoken doctor” for details.")
            self.notices.tell(f"{text} {more}", lasting=True)

    # --- notices -----------------------------------------------------------------------------

    def _show_trouble(self, text: str) -> None:
        actions = [
            (tr("Copy diagnostics"), self.copy_diagnostics),
            (tr("Open logs"), self.open_logs),
        ]
        self.notices.tell(text, actions, serious=True)

    @Slot()
    def _on_language_chosen(self) -> None:
        self.notices.tell(tr("Restart Foretoken to change the language."), lasting=True)

    @Slot(str)
    def _on_newer_found(self, version: str) -> None:
        self._newer_version = version
        text = tr("Foretoken {version} is available.", version=version)
        self.notices.tell(text, [(tr("Show"), self._on_show_newer)], lasting=True, name=_UPDATE)

    @Slot()
    def _on_show_newer(self) -> None:
        self.notices.dismiss(_UPDATE)
        self.updates.show_dialog()

    @Slot(str)
    def _on_notice_closed(self, name: str) -> None:
        if name == _UPDATE:
            self._preferences.set(DISMISSED_UPDATE, self._newer_version)

    # --- unhandled errors ----------------------------------------------------------------------

    def _on_main(
        self, kind: type[BaseException], error: BaseException, stack: TracebackType | None
    ) -> None:
        self._hooks[0](kind, error, stack)
        self._failed.emit(error_place(error), type(error).__name__)

    def _on_thread(self, arguments: threading.ExceptHookArgs) -> None:
        self._hooks[1](arguments)
        if (error := arguments.exc_value) is not None:
            self._failed.emit(error_place(error), type(error).__name__)

    @Slot(object, str)
    def _on_failed(self, place: tuple[object, ...], kind: str) -> None:
        if place not in self._errors and len(self._errors) < _MAX_ERRORS:
            self._errors.add(place)
            self._show_trouble(
                tr(
                    "Something went wrong in Foretoken ({kind}). You can continue; if it happens "
                    "again, please report it.",
                    kind=kind,
                )
            )

    # --- the help menu -------------------------------------------------------------------------

    @Slot()
    def show_keys(self) -> None:
        KeysDialog(self._keys, self._window).open()

    @Slot()
    def explain(self) -> None:
        """Explain the focused widget, or the one that the user clicks next."""
        if not explain_focus():
            self.notices.tell(tr("Click what you want explained, or press Esc to cancel."))

    @Slot()
    def show_about(self) -> None:
        placement = self._engine.pair and self._engine.pair.placement
        AboutDialog(self.diagnostics(), placement.text if placement else "", self._window).open()

    def diagnostics(self) -> Diagnostics:
        asked = self._engine.requested
        files = asked.files if isinstance(asked, LoadRequest) else None
        models = [] if files is None else [files.target, *([files.draft] if files.draft else [])]
        return collect(
            backend_facts(),
            qt_state(QGuiApplication.platformName()),
            loaded_pair=" + ".join(shown_name(path.name) for path in models),
        )

    @Slot()
    def copy_diagnostics(self) -> None:
        text = bug_report(self.diagnostics())
        QApplication.clipboard().setText(text)
        show = (tr("Show"), lambda: TextDialog(tr("Diagnostics"), text, self._window).open())
        self.notices.tell(tr("Diagnostics copied. They contain nothing from your chats."), [show])

    @Slot()
    def open_logs(self) -> None:
        """Show the folder with the logs, or say where it is."""
        folder = log_path("")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            self.notices.tell(
                tr(
                    "The logs cannot be opened: {folder}: {why}.",
                    folder=shown_path(folder),
                    why=why,
                )
            )
            return
        if not open_folder(folder):
            self.notices.tell(tr("The logs are in {folder}", folder=shown_path(folder)))
