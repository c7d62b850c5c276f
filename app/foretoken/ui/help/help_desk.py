"""Help and care: the list of keys, diagnostics, logs, the about box, and notices of trouble."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.qt_facts import qt_facts
from foretoken.engine.llama.backend_query import backend_facts
from foretoken.engine.llama.gpu_modules import GpuWish
from foretoken.models.builtin import builtin_description
from foretoken.models.diagnostics import QtState, bug_report, collect
from foretoken.models.findings import Diagnostics
from foretoken.preferences.declared import LANGUAGE, TOLD_CRASH, TOLD_LANGUAGE, SpokenLanguage
from foretoken.system.crash_reports import last_crash
from foretoken.system.language import spoken, tr, tr_noop
from foretoken.system.paths import log_path, resource_path, shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.key_choice import KeyChoice
from foretoken.ui.help.about_dialog import AboutDialog
from foretoken.ui.help.keys_dialog import KeysDialog
from foretoken.ui.help.unhandled_errors import UnhandledErrors
from foretoken.ui.help.updates import Updates
from foretoken.ui.parts.explained import explain_focused
from foretoken.ui.parts.notice_bar import Action, NoticeBar
from foretoken.ui.parts.outside import open_folder
from foretoken.ui.parts.text_dialog import TextDialog

_COPIED = tr_noop("Diagnostics are on the clipboard; nothing of your chats is in them.")
_CLICK = tr_noop("Click on what you want explained. Esc ends it.")
_SHORT_NOTICE_MS = 8_000
_log = logging.getLogger(__name__)


class HelpDesk(QObject):
    """Owns what helps; the window shows ``notices``."""

    def __init__(
        self,
        preferences: KeptPreferences,
        loaded: Callable[[], PairFiles | None],
        keys: KeyChoice,
        window: QWidget,
    ) -> None:
        """``loaded`` tells which files were last to be loaded; ``keys`` are to be listed."""
        super().__init__(window)
        self._preferences = preferences
        self._loaded = loaded
        self.place: Callable[[], str] = str
        """Where the layers of the pair in use are, in words."""
        self._keys = keys
        self._window = window
        self.notices = NoticeBar(window)
        self.notices.closed.connect(self._on_notice_closed)
        self._short = QTimer(self, singleShot=True, interval=_SHORT_NOTICE_MS)
        self._short.timeout.connect(self._on_short_over)
        self._brief = ""
        self._errors = UnhandledErrors(self)
        self._errors.happened.connect(self._on_error)
        self._updates = Updates(preferences, window)
        self._updates.newer_found.connect(self._on_newer_found)
        self._newer = ""
        preferences.changed(LANGUAGE).connect(self._on_language_chosen)

    # --- life --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Listen for errors, tell what went wrong before, look for updates if that is due."""
        self._errors.begin()
        self._tell_language()
        self._tell_driver()
        crash = last_crash()
        when = crash.when.isoformat() if crash is not None else ""
        if crash is not None and self._preferences.get(TOLD_CRASH) != when:
            self._preferences.set(TOLD_CRASH, when)
            window = crash.command == "window"
            what = "Foretoken" if window else f"foretoken {crash.command}"  # not translated: names
            self._show_trouble(
                tr("{program} crashed the last time it ran. A report of it is kept.", program=what)
            )
        if self._preferences.trouble:
            self.tell(self._preferences.trouble, lasting=True, serious=True)
        self._updates.look_if_due()

    def _tell_language(self) -> None:
        """Say once where the words come from: a language of the system was not chosen here."""
        language = spoken().code
        if language != SpokenLanguage.ENGLISH and self._preferences.get(TOLD_LANGUAGE) != language:
            self._preferences.set(TOLD_LANGUAGE, language)
            told = tr(
                "A machine has translated these words, and nobody has corrected them yet. Another "
                "language can be chosen in the settings."
            )
            self.tell(told, lasting=True)

    @Slot()
    def _on_language_chosen(self) -> None:
        self.tell(tr("Restart Foretoken to change the language."), lasting=True)

    def _tell_driver(self) -> None:
        """Say why code for the GPU is not in use although it is there: its trial failed."""
        wish = GpuWish.from_environment()
        if reason := wish.reason:
            told = tr("The graphics card is not used: {reason}.", reason=reason)
            if wish.names:  # another one is
                told = tr("One driver of graphics cards is not used: {reason}.", reason=reason)
            self.tell(f"{told} {tr('A newer driver may help; foretoken doctor tells more.')}")

    def shut_down(self) -> None:
        """End what runs; nothing waits for a network."""
        self._errors.end()
        self._updates.shut_down()

    def tell(
        self,
        text: str,
        actions: Sequence[Action] = (),
        *,
        serious: bool = False,
        lasting: bool = False,
    ) -> None:
        """Say something above the chat; it goes by itself if it is neither serious nor lasting."""
        self.notices.show_notice(text, actions, serious=serious)
        self._short.stop()
        if not (serious or lasting):
            self._brief = text
            self._short.start()

    # --- what people ask for -----------------------------------------------------------------

    @Slot()
    def show_keys(self) -> None:
        """Open the list of keys."""
        dialog = KeysDialog(self._keys, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def explain(self) -> None:
        """Tell what the words at the keyboard focus mean, or those where a person clicks next."""
        if not explain_focused():
            self.tell(tr(_CLICK))
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once nothing is to be clicked any more, ask for no click."""
        if event.type() == QEvent.Type.LeaveWhatsThisMode:
            watched.removeEventFilter(self)
            self.notices.dismiss(tr(_CLICK))
        return False

    @Slot()
    def show_updates(self) -> None:
        """Look for a newer version, if the person wants to, and say what was found."""
        self._updates.show_dialog()

    # --- diagnostics, logs, about ------------------------------------------------------------

    def diagnostics(self) -> Diagnostics:
        """Collect what is known now."""
        facts = qt_facts(QGuiApplication.platformName())
        files = self._loaded()
        models = [] if files is None else [files.target, *([files.draft] if files.draft else [])]
        return collect(
            backend_facts(),
            QtState(facts.version, facts.platform, facts.problem),
            loaded_pair=" + ".join(shown_name(path.name) for path in models),
        )

    def copy_diagnostics(self) -> str:
        """Put them on the clipboard; return what to say about it."""
        QApplication.clipboard().setText(bug_report(self.diagnostics()))
        return tr(_COPIED)

    def open_logs(self) -> str:
        """Show the folder with the logs; return what to say where that is not possible."""
        folder = log_path("")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            return tr("There are no logs: {folder}: {why}.", folder=shown_path(folder), why=why)
        if open_folder(folder):
            return ""
        return tr("The logs are in {folder}", folder=shown_path(folder))

    @Slot()
    def show_about(self) -> None:
        """Open the about box."""
        found = self.diagnostics()
        engine = f"llama.cpp ({found.text('llama.cpp')})"  # not translated: names
        gpu, qt = found.text("GPU backends"), found.text("Qt")  # not translated: names of facts
        facts = [
            (tr("Engine"), engine),
            (tr("CPU code"), _cpu_code(found)),
            ("GPU", gpu),
            (tr("Pair in use"), self.place()),
            (tr("Window"), f"Qt {qt}"),  # not translated: a name
            (tr("Built-in pair"), builtin_description()),
            (tr("Licence"), tr("MIT, with parts under their own licences")),
        ]
        dialog = AboutDialog(
            [(name, text) for name, text in facts if text and text != "none"],
            self.copy_diagnostics,
            self.open_logs,
            self._window,
        )
        dialog.licences.clicked.connect(self._on_licences)
        dialog.open()

    @Slot()
    def _on_licences(self) -> None:
        path = _licence_file()
        try:
            text = path.read_text(encoding="utf-8") if path is not None else ""
        except (OSError, ValueError) as error:
            _log.warning("The licences cannot be read: %s", error)
            text = ""
        text = text or tr("The text of the licences did not come with this copy.")
        parent = QApplication.activeModalWidget() or self._window
        TextDialog(tr("Licences"), text, parent).open()

    @Slot()
    def tell_diagnostics(self) -> None:
        """Put the diagnostics on the clipboard, and say so."""
        self.tell(self.copy_diagnostics(), [(tr("Show"), self._on_show_diagnostics)])

    @Slot()
    def show_logs(self) -> None:
        """Show the folder with the logs, or say where it is."""
        said = self.open_logs()
        if said:
            self.tell(said)

    @Slot()
    def _on_show_diagnostics(self) -> None:
        text = bug_report(self.diagnostics())
        TextDialog(tr("Diagnostics"), text, self._window).open()

    # --- notices -----------------------------------------------------------------------------

    @Slot(str)
    def _on_error(self, kind: str) -> None:
        self._show_trouble(
            tr(
                "Something went wrong inside Foretoken ({kind}), and one thing was not done. You "
                "can go on; if it comes again, please report it.",
                kind=kind,
            )
        )

    def _show_trouble(self, text: str) -> None:
        actions = [
            (tr("Copy diagnostics"), self.tell_diagnostics),
            (tr("Open logs"), self.show_logs),
        ]
        self.tell(text, actions, serious=True)

    @Slot(str)
    def _on_newer_found(self, version: str) -> None:
        self._short.stop()
        self._newer = version
        show = (tr("Show"), self._on_show_newer)
        self.notices.show_notice(_newer_text(version), [show], stays=True)

    @Slot()
    def _on_show_newer(self) -> None:
        self.notices.dismiss()
        self._updates.show_dialog()

    @Slot(str)
    def _on_notice_closed(self, text: str) -> None:
        if self._newer and text == _newer_text(self._newer):
            self._updates.choice.dismiss(self._newer)

    @Slot()
    def _on_short_over(self) -> None:
        self.notices.dismiss(self._brief)


def _newer_text(version: str) -> str:
    return tr("Foretoken {version} is out.", version=version)


def _cpu_code(found: Diagnostics) -> str:
    variant = found.text("CPU variant")  # not translated: the name of a fact
    sets = found.text("features").split()
    best = next((name for name in ("AVX512", "AVX2", "AVX", "SVE", "NEON") if name in sets), "")
    return f"{variant}, {best}" if best else variant


def _licence_file() -> Path | None:
    """The notices of a package, or the licence of a checkout."""
    notices = resource_path("THIRD_PARTY_NOTICES.txt")
    checkout = Path(__file__).resolve().parents[4] / "LICENSE"
    candidates = (notices, checkout, Path(sys.prefix) / "LICENSE")
    return next((path for path in candidates if path.is_file()), None)
