"""Qt's messages in the log: without what they may quote."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QtMsgType

from foretoken.control.process.qt import _on_message


class Context:
    def __init__(self, category: str) -> None:
        self.category = category


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO, logger="foretoken"):
        yield caplog


@pytest.mark.parametrize(
    ("category", "message", "told"),
    [
        ("default", 'Cannot open file "SECRET.png", because', "default: Cannot open file …"),
        ("default", "QFile::open: SECRET: no such file", "default: QFile::open…"),
        ("qt.text.font", "unknown font 'SECRET'", "qt.text.font: unknown font …"),
        ("qt.qpa.plugin", 'Could not find "wayland"', 'qt.qpa.plugin: Could not find "wayland"'),
        ("default", "QPainter is not active", "default: QPainter is not active"),
    ],
)
def test_quotes_are_left_out(
    category: str,
    message: str,
    told: str,
    quiet: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _on_message(QtMsgType.QtWarningMsg, Context(category), message)  # type: ignore[arg-type]
    (record,) = quiet.records
    assert record.getMessage() == told
    assert record.levelno == logging.WARNING
    assert message in capsys.readouterr().err, "a terminal shows it whole"


def test_it_works_without_a_terminal(
    quiet: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    _on_message(QtMsgType.QtCriticalMsg, Context("default"), "gone")  # type: ignore[arg-type]
    assert quiet.records[0].levelno == logging.ERROR
