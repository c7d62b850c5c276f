"""Controller of the help menu with its about dialog, and of notices above the chat."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from foretoken import __version__
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.records import LoadRequest
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.qt import qt_state
from foretoken.engine.llama.ggml import backend_facts
from foretoken.engine.llama.gpu_modules import GpuSetting
from foretoken.models.builtin import builtin_description
from foretoken.models.diagnostics import Diagnostics, bug_report, collect
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LANGUAGE,
    NOTIFIED_CRASH,
    NOTIFIED_LANGUAGE,
    LanguageChoice,
)
from foretoken.system.language import spoken, tr
from foretoken.system.logs import error_place, last_crash
from foretoken.system.paths import log_path, resource_path, shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.help.keys_dialog import KeyChoice, KeysDialog
from foretoken.ui.help.updates import Updates
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.dialogs import FittedDialog, TextDialog, fill_dialog
from foretoken.ui.parts.explained import explain_focus
from foretoken.ui.parts.files import open_folder
from foretoken.ui.parts.forms import DialogButtons, add_row, column, form, row
from foretoken.ui.parts.notices import NoticeBar

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
            (tr("CPU code"), _cpu_code(found)),
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


def _cpu_code(found: Diagnostics) -> str:
    variant = found.text("CPU variant")  # not translated: the name of a fact
    sets = found.text("features").split()
    best = next((name for name in ("AVX512", "AVX2", "AVX", "SVE", "NEON") if name in sets), "")
    return f"{variant}, {best}" if best else variant


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
