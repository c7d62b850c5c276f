"""What is dragged over the window shows where it would go, with real files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from open_window import OpenWindow, light_preferences

COPY, LEFT, PLAIN = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)


class Desk(OpenWindow):
    """A window, and files in the hand of a person."""

    def __init__(self, qtbot: QtBot, preferences: KeptPreferences) -> None:
        super().__init__(qtbot, preferences)
        self.overlay = self.window._drop_overlay
        self.mime = QMimeData()  # events do not own it

    def drag(self, *paths: Path, text: str = "") -> bool:
        """Come over the window; return whether it would take this."""
        self.mime = QMimeData()
        if paths:
            self.mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        else:
            self.mime.setText(text)
        event = QDragEnterEvent(QPoint(300, 300), COPY, self.mime, LEFT, PLAIN)
        event.ignore()
        QApplication.sendEvent(self.window, event)
        return event.isAccepted()

    def drop(self) -> None:
        event = QDropEvent(QPointF(300, 300), COPY, self.mime, LEFT, PLAIN)
        QApplication.sendEvent(self.overlay, event)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, light_preferences(tmp_path))
    yield result
    result.close()


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("The roof leaks.\n")
    return path


def test_texts_go_to_the_message(desk: Desk, notes: Path) -> None:
    assert desk.drag(notes)
    assert desk.overlay.isVisible()
    assert desk.overlay.size() == desk.window.size()
    assert desk.overlay.words == "Attach to the message\nnotes.txt"
    desk.drop()
    assert not desk.overlay.isVisible()
    desk.qtbot.waitUntil(lambda: bool(desk.window.composer_controller.files.attachments))


def test_the_card_says_where_each_file_goes_and_why_not(
    desk: Desk, notes: Path, tmp_path: Path, endless_target: Path
) -> None:
    photo = tmp_path / "photo.png"
    photo.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    assert desk.drag(tmp_path, notes, photo)
    desk.qtbot.waitUntil(lambda: "is a folder" in desk.overlay.words)
    assert desk.overlay.words.startswith("Attach to the message\nnotes.txt\nCannot be used here")
    assert "photo.png is an image. Models here read text only" in desk.overlay.words
    QApplication.sendEvent(desk.overlay, QDragLeaveEvent())
    assert desk.drag(endless_target)
    assert desk.overlay.words == f"Choose as a model\n{endless_target.name}"
    desk.drop()
    picker = desk.window.models.picker
    assert picker is not None
    desk.qtbot.waitUntil(lambda: picker.choice.target_path == endless_target, timeout=10_000)
    picker.reject()
