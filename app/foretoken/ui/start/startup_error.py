"""Message box for an error that prevents the start, as a terminal may not be visible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

_TITLE = "Foretoken"  # not translated: the product
# Programs that show a text and wait, with their arguments before the text.
_OTHER_PROGRAMS = (
    ("zenity", "--error", "--no-markup", f"--title={_TITLE}", "--width=480", "--text"),
    ("kdialog", "--title", _TITLE, "--error"),
    ("xmessage", "-center", "-default", "okay"),
)


def show_startup_error(message: str, *, qt_runs: bool) -> None:
    """Show ``message`` and wait; ``qt_runs`` is False if Qt itself cannot run."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(map(os.environ.get, screens)):
        return
    if not qt_runs:
        _show_without_qt(message)
        return
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QMessageBox

    application = QApplication.instance() or QApplication(sys.argv[:1])
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle(_TITLE)
    box.setTextFormat(Qt.TextFormat.PlainText)  # set before the text, which Qt could take for HTML
    box.setText(message)
    box.exec()
    del application


def _show_without_qt(message: str) -> None:
    for program, *options in _OTHER_PROGRAMS:
        if shutil.which(program):
            subprocess.run([program, *options, message], check=False)
            return
