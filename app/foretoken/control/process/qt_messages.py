"""Writes Qt's own messages to the log, and to stderr if there is one."""

from __future__ import annotations

import logging
import re
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
# About screens, plugins and fonts; nothing of a chat comes here.
_PLAIN_CATEGORIES = ("qt.qpa.", "qt.core.", "qt.dbus", "qt.svg", "qt.styles")  # not translated
# What stands behind a colon or quotes may come from a chat: a picture's name, a link.
_QUOTED = re.compile(r"""["'\u2018\u201c].*|(?<!:):(?!:).*""", re.DOTALL)
_log = logging.getLogger(__name__)


def log_qt_messages() -> None:
    """Replace Qt's own handler."""
    qInstallMessageHandler(_on_message)


def leave_qt_messages() -> None:
    """Restore Qt's own handler, before the interpreter ends."""
    qInstallMessageHandler(None)


def _on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = str(getattr(context, "category", None) or "default")
    plain = category.startswith(_PLAIN_CATEGORIES)
    told = message if plain else _QUOTED.sub("…", message)
    _log.log(_LEVELS.get(kind, logging.WARNING), "%s: %s", category, told)
    if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
        sys.stderr.write(f"{message}\n")
