"""Small parts that many rooms use: forms, names found by letters, clocks, programs outside."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import ClassInfo, QObject, QPoint, QPointF, Qt, QUrl, Signal, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QColor, QDesktopServices, QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Attachment
from foretoken.ui.look.icons import Icon, icon_pixels, icon_pixmap
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import DARK
from foretoken.ui.parts import forms, outside, paced
from foretoken.ui.parts.attachment_row import AttachmentRow
from foretoken.ui.parts.file_to_save import file_to_save
from foretoken.ui.parts.fuzzy import fit
from foretoken.ui.parts.message_editor import MessageEditor
from foretoken.ui.parts.paced import Paced
from foretoken.ui.parts.playback_clock import PlaybackClock
from looks import wear

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others have their own")


# --- forms -----------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    result = QDialog()
    qtbot.addWidget(result)
    return result


def show(qtbot: QtBot, dialog: QDialog) -> None:
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()


def test_a_field_is_told_with_its_name_and_turned_only_with_the_focus(
    qtbot: QtBot, dialog: QDialog
) -> None:
    layout, field, other = forms.form(dialog), QSpinBox(dialog), QSpinBox(dialog)
    field.setValue(7)
    label = forms.add_row(layout, "Threads <b>&all</b>", field, "How many compute.")
    layout.addRow(other)
    assert field.accessibleName() == "Threads <b>&all</b>"
    assert field.accessibleDescription() == "How many compute."
    assert label.textFormat() is Qt.TextFormat.PlainText
    show(qtbot, dialog)
    for focused, value in ((other, 7), (field, 6)):
        focused.setFocus()
        none, nowhere, down = Qt.MouseButton.NoButton, QPointF(5, 5), QPoint(0, -120)
        held, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        wheel = QWheelEvent(nowhere, nowhere, down, down, none, held, phase, False)
        QApplication.sendEvent(field, wheel)
        assert field.value() == value


def test_enter_accepts_and_on_the_other_button_leaves(qtbot: QtBot, dialog: QDialog) -> None:
    layout, field = forms.form(dialog), QLineEdit(dialog)
    box = forms.button_box(dialog, "Save & load")
    layout.addRow(field)
    layout.addRow(box)
    assert forms.accept_button(box).text() == "Save && load"
    for focused, signal in ((field, dialog.accepted), (forms.leave_button(box), dialog.rejected)):
        show(qtbot, dialog)
        focused.setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(focused, Qt.Key.Key_Return)


def test_no_file_is_replaced_that_the_dialog_has_not_asked_about(
    dialog: QDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, suggested, kinds = tmp_path / "a.csv", tmp_path / "x.csv", "CSV (*.csv);;JSON (*.json)"
    there.touch()
    asked: list[str] = []
    chosen = ["a", "a.csv", "a", "b.json", "", "v1.2"]

    def choose(_parent: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        asked.append(place)
        name = chosen.pop(0)
        kind = "JSON (*.json)" if len(asked) == 3 else "CSV (*.csv)"
        return (str(tmp_path / name) if name else ""), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    saved = [file_to_save(dialog, "Save", suggested, kinds) for _ in range(5)]
    assert asked[:2] == [str(suggested), str(there)]  # with its whole name the dialog asks
    assert saved == [there, tmp_path / "a.json", tmp_path / "b.json", None, tmp_path / "v1.2.csv"]


def test_a_message_scrolls_beyond_eight_lines_and_chips_wrap(qtbot: QtBot) -> None:
    editor, chips = MessageEditor(), AttachmentRow(at_right=True)
    qtbot.addWidget(editor)
    qtbot.addWidget(chips)
    for lines, barred in ((8, False), (9, True)):
        editor.setPlainText("\n".join("a" * lines))
        bar = editor.verticalScrollBarPolicy()
        assert (bar is Qt.ScrollBarPolicy.ScrollBarAlwaysOn) is barred
        assert editor.height() == 8 * editor.fontMetrics().lineSpacing() + 2
    chips.resize(400, 10)
    chips.show_sent([Attachment(name, "text") for name in ("a rather long name.txt", "b", "c")])
    first, second, third = (chip.geometry() for chip in chips.chips)
    assert first.top() <= second.top() <= third.top() > first.top()
    assert third.right() == max(first.right(), second.right()) == chips.rect().right()
    assert chips.height() == third.bottom() + 1
    chips.show()
    chips.resize(150, 10)
    QApplication.processEvents()
    parts = chips.chips[0].findChildren(Label)
    assert all(part.width() >= part.sizeHint().width() for part in parts)


# --- names found by letters ------------------------------------------------------------------

COMMANDS = (
    *("New chat", "Temporary chat", "New folder", "Search all chats", "Copy the last answer"),
    *("Show or hide the conversations", "Show or hide the live panel", "Larger text"),
    *("Smaller text", "Choose models", "Check for updates", "Keyboard shortcuts"),
)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("new", "New chat"),
        ("nc", "New chat"),
        ("panel show", "Show or hide the live panel"),
        ("TMP", "Temporary chat"),
        ("cla", "Copy the last answer"),
        ("keysh", "Keyboard shortcuts"),
        ("text sm", "Smaller text"),
        *((words, None) for words in ("xyz", "newx", "wen", "tahc", "c" * 40, "new q")),
    ],
)
def test_the_best_name_comes_first(words: str, first: str | None) -> None:
    fits = [(found.score, name) for name in COMMANDS if (found := fit(words, name))]
    assert (max(fits)[1] if fits else None) == first


@pytest.mark.parametrize(
    ("words", "name", "spans"),
    [
        ("cafe", "Café crème", ((0, 4),)),
        ("creme", "🙂 Café crème", ((8, 13),)),  # as Qt counts
        ("chat nc", "New chat", ((0, 1), (4, 8))),
        ("lp", "Show all the live panels", ((13, 14), (18, 19))),  # those that begin words
        ("begin", "begins " + "a" * 1_000_000, ((0, 5),)),
    ],
)
def test_the_letters_are_those_that_make_it_fit(
    words: str, name: str, spans: tuple[tuple[int, int], ...]
) -> None:
    found = fit(words, name)
    assert found is not None
    assert found.spans == spans


# --- clocks ----------------------------------------------------------------------------------


class Clock:
    """Seconds that pass when they are told to."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_changes_are_shown_at_once_then_once_in_an_interval_and_at_the_end(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, shown = Clock(), list[float]()
    monkeypatch.setattr(paced, "time", clock)
    changes = Paced(100, qapp)
    changes.due.connect(lambda: shown.append(clock.now - 100.0))
    for _ in range(50):
        changes.note()
        clock.now += 0.03125
    assert shown == [0.125 * number for number in range(13)]
    changes.drop()
    changes.finish()
    assert len(shown) == 13
    changes.note()
    changes.finish()
    changes.finish()
    assert len(shown) == 14
    changes.note()
    changes.note()  # too soon after the first: it is shown by itself
    qtbot.waitUntil(lambda: len(shown) == 15)


@pytest.fixture
def playback(qtbot: QtBot) -> Iterator[tuple[Clock, PlaybackClock]]:
    clock, owner = Clock(), QObject()
    result = PlaybackClock(owner, clock.monotonic)
    result.set_duration(1000.0)
    yield clock, result
    result.pause()


def test_it_plays_at_its_pace_pauses_jumps_and_stops_at_the_end(
    playback: tuple[Clock, PlaybackClock],
) -> None:
    clock, played = playback
    runs, places = list[bool](), list[float]()
    played.running_changed.connect(runs.append)
    played.moved.connect(places.append)

    def spend(ms: float) -> float:
        clock.now += ms / 1000.0
        played.tick()
        return played.place_ms

    assert (played.place_ms, played.running, played.at_end) == (0.0, False, False)
    played.toggle()
    assert spend(200) == pytest.approx(200)
    played.set_speed(4.0)
    assert spend(100) == pytest.approx(600)
    played.toggle()
    assert spend(1000) == pytest.approx(600)
    played.jump(700)
    assert (played.place_ms, played.running) == (700.0, False)
    played.play()
    played.jump(-5)
    assert spend(50) == pytest.approx(200)
    assert spend(5000) == places[-1] == 1000.0
    assert (played.running, played.at_end) == (False, True)
    assert runs == [True, False, True, False]
    played.play()  # once more
    assert (played.place_ms, played.running) == (0.0, True)
    played.set_duration(0.0)
    played.play()
    assert (played.running, played.at_end) == (False, True)


# --- icons -----------------------------------------------------------------------------------


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_is_drawn_in_the_colour_that_is_asked_for(icon: Icon) -> None:
    picture = icon_pixmap(icon, QColor("#ff0000"), 1.0).toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    inked = [colour for place in places if (colour := picture.pixelColor(*place)).alpha()]
    assert len(inked) > 10
    assert all((each.red(), each.green()) == (255, 0) for each in inked)


def test_an_icon_grows_with_the_text_and_with_the_density_of_the_screen() -> None:
    size = icon_pixels()
    for scale, ratio in ((1.0, 1.0), (1.0, 2.0), (1.5, 1.0)):
        wear(DARK, scale)
        pixels = icon_pixmap(Icon.DELETE, QColor("red"), ratio).width()
        assert pixels == pytest.approx(size * scale * ratio, abs=1)


# --- programs outside ------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(urls.append(url)) or True)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return urls


def test_folders_and_addresses_are_opened_and_nothing_else(
    opened: list[QUrl], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for url in ("file:///etc/passwd", "javascript:1", "-x", "", "/bin/sh"):
        assert not outside.open_address(url)
    assert outside.open_folder(tmp_path)
    assert outside.open_address("https://example.org/notes?a=b#c")
    assert opened == [QUrl.fromLocalFile(tmp_path), QUrl("https://example.org/notes?a=b#c")]
    if sys.platform.startswith("linux"):  # one without a file manager
        monkeypatch.setattr(shutil, "which", lambda name: None)
        assert not outside.open_folder(tmp_path)
        assert len(opened) == 2


@LINUX
def test_without_a_bus_the_folder_is_opened(
    opened: list[QUrl], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nowhere = QDBusConnection.connectToBus("unix:path=/nowhere", "nowhere")
    monkeypatch.setattr(QDBusConnection, "sessionBus", lambda: nowhere)
    assert outside.show_in_folder(tmp_path / "package")
    assert opened == [QUrl.fromLocalFile(tmp_path)]


@ClassInfo({"D-Bus Interface": "org.freedesktop.FileManager1"})  # type: ignore[misc]
class FileManager(QObject):
    """As much of one as is asked."""

    asked = Signal(list)

    @Slot("QStringList", str)
    def ShowItems(self, addresses: list[str], _startup_id: str) -> None:  # noqa: N802
        self.asked.emit(addresses)


@LINUX
def test_the_file_manager_of_the_bus_selects_the_file(
    bus: str, opened: list[QUrl], tmp_path: Path, qtbot: QtBot
) -> None:
    theirs = QDBusConnection.connectToBus(bus, "theirs")
    manager = FileManager()
    name, path = "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
    assert theirs.registerObject(path, manager, QDBusConnection.RegisterOption.ExportAllSlots)
    assert theirs.registerService(name)
    with qtbot.waitSignal(manager.asked) as asked:
        assert outside.show_in_folder(tmp_path / "a model #1.gguf")
    assert asked.args[0] == [f"{tmp_path.as_uri()}/a%20model%20%231.gguf"]
    assert opened == []
    # One that is there, and cannot select.
    theirs.unregisterObject(path)
    assert outside.show_in_folder(tmp_path / "b.gguf")
    qtbot.waitUntil(lambda: opened == [QUrl.fromLocalFile(tmp_path)])
    QDBusConnection.disconnectFromBus("theirs")
