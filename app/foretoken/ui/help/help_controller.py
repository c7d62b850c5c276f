"""Help menu: about and updates; notices above the chat."""

from __future__ import annotations

import logging
import sys
import threading
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, QSize, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from foretoken import __version__
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.records import LoadRequest
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.qt import qt_state
from foretoken.control.updates.update_checker import UpdateChecker, update_is_due
from foretoken.engine.figures import format_percent
from foretoken.engine.llama.gpu_modules import GpuSetting
from foretoken.engine.llama.library import backend_facts
from foretoken.models.amounts import size_text
from foretoken.models.names import BUILT_IN_PAIR, BUILT_IN_PURPOSE
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
from foretoken.reports.diagnostics import Diagnostics, bug_report, collect
from foretoken.system.language import spoken, tr
from foretoken.system.logs import error_place, last_crash
from foretoken.system.paths import log_path, resource_path, shown_path
from foretoken.system.shown_text import shown_name
from foretoken.system.update_feed import Release, ReleaseFile, feed_address, this_platform
from foretoken.ui.help.keys_dialog import KeyChoice, KeysDialog
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.dialogs import FittedDialog, QuestionDialog, TextDialog, fill_dialog
from foretoken.ui.parts.explained import explain_focus
from foretoken.ui.parts.files import open_address, open_folder, show_in_folder, standard_folder
from foretoken.ui.parts.forms import DialogButtons, add_row, column, form, row
from foretoken.ui.parts.notices import Action, NoticeBar

_UPDATE = "newer"
"""Name of the notice about an update."""


class Updates(QObject):
    """Checks for a new version on request, or once a day if allowed; reports it in a notice."""

    def __init__(self, preferences: KeptPreferences, notices: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        self.preferences, self._notices, self._window = preferences, notices, window
        self._release: Release | None = None
        self._requested = False
        """Whether the user waits for the result."""
        self._offers = self._downloads = False
        """Whether the notice offers a release, or tells of its download."""
        self._checker = UpdateChecker(self)
        self._checker.release_found.connect(self._on_release_found)
        self._checker.failed.connect(self._on_failed)
        self._checker.progressed.connect(self._on_progressed)
        self._checker.downloaded.connect(self._on_downloaded)
        notices.closed.connect(self._on_notice_closed)

    def check_if_due(self) -> None:
        """Check in the background, if allowed and the last check was at least a day ago."""
        if update_is_due(self.preferences, datetime.now()):
            self._check(requested=False)

    @Slot()
    def check(self) -> None:
        """Check because the user wants to; ask before the first request."""
        if self._downloads:
            return
        address = feed_address()
        if address is None:
            self._tell(
                tr(
                    "This build has no release feed and cannot check for new versions. Check where "
                    "you got this copy."
                )
            )
            return
        if self.preferences.get(UPDATE_CHECK) is not UpdateCheck.NEVER:
            self._check()
            return
        text = tr(
            "Foretoken will request a small file from this address:\n{address}\n\nThe request "
            "contains nothing about you, your chats, your models or this computer; like any "
            "request, it shows {host} your IP address. You are notified if there is a newer "
            "version. Nothing is installed automatically.",
            address=address,
            host=urlsplit(address).netloc or address,
        )
        title, verb = tr("Check for updates?"), tr("Check now")
        question = QuestionDialog(title, text, verb, self._window, destroys=False)
        question.accepted.connect(self._on_allowed)
        question.open()

    @Slot()
    def _on_allowed(self) -> None:
        self.preferences.set(UPDATE_CHECK, UpdateCheck.ON_REQUEST)
        self._check()

    def _check(self, *, requested: bool = True) -> None:
        if (address := feed_address()) is not None:
            self._requested = requested
            if requested:
                self._tell(tr("Checking for updates…"))
            self.preferences.set(LAST_UPDATE_CHECK, datetime.now().replace(microsecond=0))
            self._checker.check(address)

    def _tell(self, text: str, *actions: Action, serious: bool = False) -> None:
        self._notices.tell(text, actions, lasting=True, serious=serious, name=_UPDATE)

    @Slot(object)
    def _on_release_found(self, release: Release) -> None:
        self._release = release
        version, newer = release.version, release.is_newer_than(__version__)
        dismissed = version == self.preferences.get(DISMISSED_UPDATE)
        if not self._requested and (dismissed or not newer):
            return
        versions = tr(
            "You have {present}. The newest release is {version} of {day}.",
            present=__version__,
            version=version,
            day=release.date.isoformat(),
        )
        if not newer:
            self._tell(f"{tr('Foretoken is up to date')}\n{versions}")
            return
        self._offers = True
        about = f"{tr('Foretoken {version} is available', version=version)}\n{versions}"
        notes = tr("Release notes"), self._on_notes_requested
        file = release.file_for(*this_platform())
        if file is None:
            none = tr("There is no package for this computer; see the release notes.")
            self._tell(f"{about} {none}", notes)
            return
        offered = tr(
            "{file} ({size}) will be downloaded to your Downloads folder and verified. You install "
            "it yourself.",
            file=file.name,
            size=size_text(file.size),
        )
        download = tr("Download", about="verb"), partial(self._download, file)
        self._tell(f"{about} {offered}", download, notes)

    def _download(self, file: ReleaseFile) -> None:
        self._requested = self._downloads = True
        self._offers = False
        self._tell(tr("Downloading…"), (tr("Cancel"), self._cancel))
        folder = standard_folder(QStandardPaths.StandardLocation.DownloadLocation)
        self._checker.download(file, folder)

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        self._notices.reword(_UPDATE, f"{tr('Downloading…')} {format_percent(share)}")

    @Slot(object)
    def _on_downloaded(self, path: Path) -> None:
        self._downloads = False
        text = tr(
            "{file} is in {folder}. Its checksum is correct.\n\n"
            "To install it, close Foretoken and open the file.",
            file=path.name,
            folder=shown_path(path.parent),
        )
        self._tell(text, (tr("Show in folder"), partial(show_in_folder, path)))

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        """Report that no result will come; failures of the daily check are only logged."""
        self._offers = self._downloads = False
        if self._requested:
            self._tell(reason, (tr("Try again"), self._check), serious=True)

    def _on_notes_requested(self) -> None:
        if self._release is not None and not open_address(self._release.notes):
            text = tr("No browser found. The notes are at {address}", address=self._release.notes)
            self._tell(text, serious=True)

    def _cancel(self) -> None:
        self._downloads = False
        self._checker.cancel()
        self._notices.dismiss(_UPDATE)

    @Slot(str)
    def _on_notice_closed(self, name: str) -> None:
        if name == _UPDATE:
            self._downloads = False
            self._checker.cancel()
            if self._offers and self._release is not None:
                self.preferences.set(DISMISSED_UPDATE, self._release.version)


_NOTICE_MS = 8_000
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
            (tr("CPU code"), found.text("CPU variant")),  # not translated: the name of a fact
            ("GPU", gpu),
            (tr("Loaded pair"), place),
            (tr("Window"), f"Qt {qt}"),  # not translated: a name
            (tr(BUILT_IN_PAIR), tr(BUILT_IN_PURPOSE)),
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
    label = Label()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setText(text)
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
        self.updates = Updates(preferences, self.notices, window)
        self._errors: set[object] = set()
        # Queued, so that the failed slot or paint event ends first.
        self._failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
        preferences.changed(LANGUAGE).connect(self._on_language_chosen)

    # --- start and end -----------------------------------------------------------------------

    def begin(self) -> None:
        """Handle unhandled errors, report earlier problems, and check for updates if due."""
        self._hooks = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._on_main, self._on_thread
        self._report_translation()
        self._report_driver()
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

    def _report_translation(self) -> None:
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

    def _report_driver(self) -> None:
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
