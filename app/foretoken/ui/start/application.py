"""Start of the window: one application, archive, controller and worker."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from foretoken import __version__
from foretoken.chat.store.store import default_path
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.memory_keeper import MemoryKeeper
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.memory import FreedMemory, GarbageCollector, keep_large_blocks_apart
from foretoken.control.process.qt import leave_qt_messages, log_qt_messages
from foretoken.system.language import tr
from foretoken.system.logs import end_within
from foretoken.system.paths import config_path, data_path, resource_path
from foretoken.ui.look.style import install_font
from foretoken.ui.start.single_instance import SingleInstance
from foretoken.ui.window.main_window import MainWindow


class Application(QApplication):
    """Overrides ``event``, which receives few events; a filter would run Python for all of them."""

    palette_changed = Signal()
    """The palette was changed, by the system or in the settings."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._open_file: Callable[[Path], object] | None = None
        self._pending_file: Path | None = None

    def open_files_with(self, open_file: Callable[[Path], object]) -> None:
        """Call ``open_file`` for the last file requested so far, and for every later one."""
        self._open_file = open_file
        if self._pending_file is not None:
            path, self._pending_file = self._pending_file, None
            open_file(path)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self.palette_changed.emit()
        if event.type() is not QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return super().event(event)
        name = event.file()  # empty for a URL
        if not name:
            return super().event(event)
        if self._open_file is None:
            self._pending_file = Path(name)
        else:
            self._open_file(Path(name))
        return True


# With small models the window's Python code competes with the engine for the GIL; with the default
# of 5 ms each pass would wait for it much longer than the pass itself takes.
_SWITCH_INTERVAL_S = 0.0002
# Each step of closing has its own limit; together they must take less than this.
_MOST_CLOSING_S = 15.0
_LAST_JOIN_S = 0.5
_BUSY = (EngineState.LOADING, EngineState.GENERATING, EngineState.TESTING)
_log = logging.getLogger(__name__)


def run(
    model: Path | None,
    given: Mapping[str, str],
    instance: SingleInstance,
    notice: str = "",
    draft: Path | None = None,
) -> int:
    """Open the window with these models, or with the last pair; return the exit code.

    ``given`` overrides preferences for this start. ``instance`` is the first one, to be found by
    later starts; otherwise ``notice`` (for ``tr``) says why there is a second window.
    """
    gc.disable()  # on another thread it could delete Qt objects; see ``GarbageCollector``
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    keep_large_blocks_apart()
    log_qt_messages()
    app = Application(sys.argv[:1])
    app.setApplicationName("Foretoken")  # not translated: the product
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("foretoken")
    app.setWindowIcon(QIcon(str(resource_path("icons/foretoken.svg"))))
    app.setStyle("Fusion")  # not translated: a name of Qt's
    install_font(app)
    # Python handles signals only between bytecodes, and Qt's event loop executes none.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    preferences = KeptPreferences(config_path(""), given)
    archive = ChatArchive(default_path())
    controller = ChatController(archive)
    memory = MemoryKeeper(controller.engine, archive, preferences, data_path("memory"))
    window = MainWindow(controller, preferences)
    app.palette_changed.connect(window.appearance.refresh)  # the system's accent may have changed
    collector = GarbageCollector(app)
    FreedMemory(lambda: controller.engine.state in _BUSY, window)
    window.show()
    window.activateWindow()  # a bare X server has no window manager to do it
    window.closing.connect(lambda: end_within(_MOST_CLOSING_S, "window"))
    window.help_controller.begin()
    # After the notices about a crash, which say what can be done about it.
    window.models.begin(model, draft)

    def on_second_start(path: Path | None, its_draft: Path | None, token: str) -> None:
        window.bring_to_front(token)
        if path is not None:
            window.models.load_file(path, its_draft)

    if notice:
        tell = partial(window.help_controller.notices.tell, tr(notice), lasting=True, serious=True)
        tell()
        archive.failed.connect(lambda _why: tell())  # more helpful than the archive's own message
    app.open_files_with(window.models.load_file)
    instance.asked.connect(on_second_start)
    instance.listen()
    code = app.exec()
    instance.stop_listening()
    controller.shut_down()
    memory.shut_down()
    archive.shut_down()
    collector.stop()
    leave_qt_messages()
    preferences.shut_down()
    hanging = _hanging_threads()
    if not hanging:
        window.models.end_trial()
    instance.close()
    if hanging:
        _log.error("The process is ended, because these threads do not end: %s", hanging)
        logging.shutdown()
        os._exit(code)  # resources in use by threads must not be freed
    return code


def _hanging_threads() -> list[str]:
    """Return the names of threads that do not end promptly."""
    ends = time.monotonic() + _LAST_JOIN_S
    others = [thread for thread in threading.enumerate() if type(thread) is threading.Thread]
    for thread in others:
        thread.join(max(0.0, ends - time.monotonic()))
    return [thread.name for thread in others if thread.is_alive()]
