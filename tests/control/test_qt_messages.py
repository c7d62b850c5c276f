"""Qt's messages in the log: without what they may quote."""

import logging

import pytest
from PySide6.QtCore import QtMsgType

from foretoken.control.process.qt import _on_message


class Context:
    def __init__(self, category: str) -> None:
        self.category = category


@pytest.mark.parametrize(
    ("category", "message", "told"),
    [
        ("default", 'Cannot open file "SECRET.png", because', "default: Cannot open file …"),
        ("default", "QFile::open: SECRET: no such file", "default: QFile::open…"),
        ("qt.qpa.plugin", 'Could not find "wayland"', 'qt.qpa.plugin: Could not find "wayland"'),
    ],
)
def test_quotes_are_left_out(
    category: str,
    message: str,
    told: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.INFO, logger="foretoken")
    _on_message(QtMsgType.QtWarningMsg, Context(category), message)  # type: ignore[arg-type]
    assert [record.getMessage() for record in caplog.records] == [told]
    assert message in capsys.readouterr().err, "a terminal shows it whole"
    monkeypatch.setattr("sys.stderr", None)  # there may be none
    _on_message(QtMsgType.QtCriticalMsg, Context(category), message)  # type: ignore[arg-type]
    levels = [record.levelno for record in caplog.records]
    assert levels == [logging.WARNING, logging.ERROR]
