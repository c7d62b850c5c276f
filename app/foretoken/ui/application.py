"""Starts the window: one application, one controller, one worker."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QIcon

from foretoken import __version__
from foretoken.control.controller import ChatController
from foretoken.control.garbage import GarbageCollector
from foretoken.control.qt_messages import leave_qt_messages, log_qt_messages
from foretoken.control.records import PairFiles
from foretoken.settings.paths import config_path
from foretoken.settings.resources import resource_path
from foretoken.ui.file_open import Application
from foretoken.ui.main_window import MainWindow
from foretoken.ui.style import install_font

# With small models the window's own Python competes with the engine for the GIL; the default of
# 5 ms makes each pass wait for it much longer than the pass itself takes.
_SWITCH_INTERVAL_S = 0.0002


def run(model: Path | None) -> int:
    """Open the window with ``model`` as the target, or the pair of the last time; return a code."""
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    log_qt_messages()
    app = Application(sys.argv[:1])
    app.setApplicationName("Foretoken")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("foretoken")
    app.setWindowIcon(QIcon(str(resource_path("icons/foretoken.svg"))))
    app.setStyle("Fusion")
    install_font(app)
    # Python handles signals only between bytecodes, and Qt's event loop runs none.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    settings = QSettings(str(config_path("window.ini")), QSettings.Format.IniFormat)
    controller = ChatController()
    window = MainWindow(controller, settings)
    collector = GarbageCollector(app)
    window.show()
    window.activateWindow()  # a bare X server has no window manager that would do it
    window.model_desk.begin(model)
    window.help_desk.begin()
    app.open_files_with(lambda path: controller.load_pair(PairFiles(path, None)))
    code = app.exec()
    controller.shut_down()
    collector.stop()
    leave_qt_messages()
    return code
