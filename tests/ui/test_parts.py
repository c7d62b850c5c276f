"""Small parts that many rooms use: forms, names found by letters, clocks, files."""

import random
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import (
    ClassInfo,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QColor, QDesktopServices, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import MOTION, Motion
from foretoken.ui.look import appearance
from foretoken.ui.look.appearance import Appearance, motion_reduced, use_motion
from foretoken.ui.look.icons import Icon, icon_pixmap
from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.parts import files, forms, pacing
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.files import file_to_save
from foretoken.ui.parts.forms import BusyBar
from foretoken.ui.parts.fuzzy import fit
from foretoken.ui.parts.pacing import Paced, PlaybackClock
from foretoken.ui.parts.row_painting import Row


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    result = QDialog()
    qtbot.addWidget(result)
    return result


def show(qtbot: QtBot, dialog: QDialog) -> None:
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()


def test_a_field_is_named_and_turned_only_with_the_focus(qtbot: QtBot, dialog: QDialog) -> None:
    layout, field, other = forms.form(), QSpinBox(dialog), QSpinBox(dialog)
    dialog.setLayout(layout)
    field.setValue(7)
    forms.add_row(layout, "Threads <b>&all</b>", field)
    layout.addRow(other)
    assert field.accessibleName() == "Threads <b>&all</b>"
    show(qtbot, dialog)
    for focused, value in ((other, 7), (field, 6)):
        focused.setFocus()
        none, nowhere, down = Qt.MouseButton.NoButton, QPointF(5, 5), QPoint(0, -120)
        held, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        wheel = QWheelEvent(nowhere, nowhere, down, down, none, held, phase, False)
        QApplication.sendEvent(field, wheel)
        assert field.value() == value


def test_enter_accepts_and_on_the_other_button_leaves(qtbot: QtBot, dialog: QDialog) -> None:
    layout, field = forms.form(), QLineEdit(dialog)
    dialog.setLayout(layout)
    box = forms.DialogButtons(dialog, "Save & load")
    layout.addRow(field)
    layout.addRow(box)
    for focused, signal in ((field, dialog.accepted), (box.leave, dialog.rejected)):
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
    assert asked[:2] == [str(suggested), str(there)]  # given the full name, the dialog asks
    assert saved == [there, tmp_path / "a.json", tmp_path / "b.json", None, tmp_path / "v1.2.csv"]


NAMES = (
    *("New chat", "Temporary chat", "Search all chats", "Copy the last answer", "Smaller text"),
    *("Show or hide the conversations", "Show or hide the live panel", "Keyboard shortcuts"),
)


def test_the_best_name_comes_first() -> None:
    for words, first in (
        ("new", "New chat"),
        ("panel show", "Show or hide the live panel"),
        ("TMP", "Temporary chat"),
        ("cla", "Copy the last answer"),
        ("keysh", "Keyboard shortcuts"),
        *((words, None) for words in ("xyz", "newx", "wen", "c" * 40)),
    ):
        fits = [(found.score, name) for name in NAMES if (found := fit(words, name))]
        assert (max(fits)[1] if fits else None) == first
    for words, name, spans in (
        ("creme", "🙂 Café crème", ((8, 13),)),  # in UTF-16 units
        ("chat nc", "New chat", ((0, 1), (4, 8))),
        ("lp", "Show all the live panels", ((13, 14), (18, 19))),  # letters that begin words
        ("begin", "begins " + "a" * 1_000_000, ((0, 5),)),
    ):
        found = fit(words, name)
        assert found.spans == spans


class Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_changes_are_shown_at_once_then_once_in_an_interval_and_at_the_end(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, shown = Clock(), list[float]()
    monkeypatch.setattr(pacing, "time", clock)
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
    assert len(shown) == 14
    changes.note()  # too soon: shown by the timer
    qtbot.waitUntil(lambda: len(shown) == 15)


def test_it_plays_at_its_pace_pauses_jumps_and_stops_at_the_end(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(pacing, "time", clock)
    played = PlaybackClock(qapp)
    played.set_duration(1000.0)
    runs, places = list[bool](), list[float]()
    played.running_changed.connect(runs.append)
    played.moved.connect(places.append)

    def spend(ms: float) -> float:
        clock.now += ms / 1000.0
        if played.running:
            played.tick()
        return played.place_ms

    played.toggle()
    assert spend(200) == pytest.approx(200)
    played.set_speed(4.0)
    assert spend(100) == pytest.approx(600)
    played.toggle()
    assert spend(1000) == pytest.approx(600)
    played.play()
    played.jump(-5)
    assert spend(50) == pytest.approx(200)
    assert spend(5000) == places[-1] == 1000.0
    assert (played.running, played.at_end) == (False, True)
    assert runs == [True, False, True, False]


def test_every_icon_is_drawn_in_the_colour_that_is_asked_for() -> None:
    for icon in Icon:
        picture = icon_pixmap(icon, QColor("#ff0000"), 1.0).toImage()
        places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
        inked = [colour for place in places if (colour := picture.pixelColor(*place)).alpha()]
        assert len(inked) > 10, icon
        assert all((each.red(), each.green()) == (255, 0) for each in inked), icon


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(urls.append(url)) or True)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return urls


def test_only_folders_and_addresses_are_opened(opened: list[QUrl], tmp_path: Path) -> None:
    for url in ("file:///etc/passwd", "javascript:1", "-x", "", "/bin/sh"):
        assert not files.open_address(url)
    assert files.open_folder(tmp_path)
    assert files.open_address("https://example.org/notes?a=b#c")
    assert opened == [QUrl.fromLocalFile(tmp_path), QUrl("https://example.org/notes?a=b#c")]


@ClassInfo({"D-Bus Interface": "org.freedesktop.FileManager1"})  # type: ignore[misc]
class FileManager(QObject):
    """The part of a file manager's D-Bus interface that is called."""

    asked = Signal(list)

    @Slot("QStringList", str)
    def ShowItems(self, addresses: list[str], _startup_id: str) -> None:  # noqa: N802
        self.asked.emit(addresses)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others have their own")
def test_a_file_manager_selects(bus: str, opened: list[QUrl], tmp_path: Path, qtbot: QtBot) -> None:
    theirs = QDBusConnection.connectToBus(bus, "theirs")
    manager = FileManager()
    name, path = "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
    assert theirs.registerObject(path, manager, QDBusConnection.RegisterOption.ExportAllSlots)
    assert theirs.registerService(name)
    with qtbot.waitSignal(manager.asked) as asked:
        assert files.show_in_folder(tmp_path / "a model #1.gguf")
    assert asked.args[0] == [f"{tmp_path.as_uri()}/a%20model%20%231.gguf"]
    assert opened == []
    QDBusConnection.disconnectFromBus("theirs")


UI = Path(appearance.__file__).parents[1]
# Classes that animate; modules that use them must check ``motion_reduced``.
MOVING = {
    "QPropertyAnimation", "QVariantAnimation", "QTimeLine", "QSequentialAnimationGroup",
    "QParallelAnimationGroup", "QMovie", "QScroller", "QProgressDialog",
}  # fmt: skip


def test_it_is_taken_over_by_what_begins_and_given_back(
    qtbot: QtBot, qapp: QApplication, preferences: KeptPreferences
) -> None:
    bar = BusyBar(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(bar)
    blinking, effects = QApplication.cursorFlashTime(), Qt.UIEffect.UI_General
    qapp.setEffectEnabled(effects, True)
    look = Appearance(preferences)
    for chosen in (Motion.SYSTEM, Motion.REDUCED, Motion.FULL):
        reduced = chosen is Motion.REDUCED
        preferences.set(MOTION, chosen)
        bar.show_busy()
        assert (bar.maximum() > 0) is motion_reduced() is reduced
        assert "In progress" in bar.accessibleDescription()
        assert QApplication.cursorFlashTime() == (0 if reduced else blinking)
        assert QApplication.isEffectEnabled(effects) is not reduced
    bar.show_share(0.5)
    assert (bar.value(), bar.accessibleDescription()) == (bar.maximum() // 2, "")
    qapp.setEffectEnabled(effects, False)
    use_motion(reduced=False)
    look.deleteLater()


def test_what_moves_asks_whether_it_may() -> None:
    for path in UI.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "motion_reduced" in text or not any(name in text for name in MOVING), path
        if path != Path(forms.__file__):
            assert "setRange(0, 0)" not in text, "a bar that runs by itself is a BusyBar"


WORDS = [f"{first} {second}" for first in "abcdef" for second in ("one", "two", "three")]


def test_model_and_filter_are_sound_and_the_choice_stays(qtbot: QtBot) -> None:
    dice = random.Random(1)
    tree = RowTree("Things", {"Good": True, "Bad": False}, str, Row, None)
    qtbot.addWidget(tree)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning  # warnings fail the test
    tester = QAbstractItemModelTester(tree.rows, mode)
    chosen: list[str] = []
    tree.chosen.connect(chosen.append)
    tree.show()
    tree.choose("c two")
    for _ in range(40):
        things = dice.sample(WORDS, dice.randrange(len(WORDS)))
        cut = dice.randrange(len(things) + 1)
        good, bad = things[:cut], things[cut:]
        tree.show_groups(sorted(good) if dice.random() < 0.7 else good, sorted(bad))
        tree.filter(dice.choice(("", "", "two", "c", "c tw", "nothing")))
        assert tree.key == "c two"
        seen = "c two" in things and all(word in "c two" for word in tree._words)
        assert tree.item == ("c two" if seen else None)
        assert [index.data() for index in tree.selectedIndexes()] == ["c two"] * seen
    assert chosen == []
    del tester


def test_what_alt_gr_writes_is_searched(qtbot: QtBot) -> None:
    tree, search = RowTree("Things", {"All": True}, str, Row, None), QLineEdit()
    for widget in (tree, search):
        qtbot.addWidget(widget)
    tree.search = search
    tree.show_groups(WORDS)
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    for held, written in ((alt, ""), (control, ""), (control | alt, "@")):
        qtbot.keyClick(tree, "@", held)
        assert search.text() == written


def test_a_dialog_outlives_those_of_qt_in_front_of_it(qtbot: QtBot) -> None:
    """Qt's file dialogs warn in a local message box; deleting it ends the process."""
    dialog, gone = FittedDialog(None, "Models"), list[bool]()
    dialog.destroyed.connect(lambda: gone.append(True))
    dialog.show()
    chooser = QFileDialog(dialog)
    box = QMessageBox(chooser)
    box.open()
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not gone
    box.close()
    qtbot.waitUntil(lambda: bool(gone))
