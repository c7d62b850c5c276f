"""The helper for forms."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from foretoken.ui.parts import forms
from foretoken.ui.parts.file_to_save import file_to_save


def wheel_down(widget: QSpinBox) -> None:
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_a_field_is_told_with_its_name_and_turned_only_with_the_focus(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = forms.form(dialog)
    field = QSpinBox(dialog)
    field.setValue(7)
    label = forms.add_row(layout, "Threads <b>&all</b>", field, "How many compute.")
    layout.addRow(forms.button_box(dialog, "Load"))
    other = QSpinBox(dialog)
    layout.addRow(other)
    assert (field.accessibleName(), field.accessibleDescription()) == (
        "Threads <b>&all</b>",
        "How many compute.",
    )
    assert label.textFormat() is Qt.TextFormat.PlainText
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    other.setFocus()
    wheel_down(field)
    assert field.value() == 7
    field.setFocus()
    wheel_down(field)
    assert field.value() == 6


def test_enter_accepts_and_on_the_other_button_leaves(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = forms.form(dialog)
    field = QLineEdit(dialog)
    box = forms.button_box(dialog, "Save & load")
    layout.addRow(field)
    layout.addRow(box)
    assert forms.accept_button(box).text() == "Save && load"
    for focused, signal in ((field, dialog.accepted), (forms.leave_button(box), dialog.rejected)):
        dialog.show()
        with qtbot.waitActive(dialog):
            dialog.activateWindow()
        focused.setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(focused, Qt.Key.Key_Return)


def test_no_file_is_replaced_that_the_dialog_has_not_asked_about(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
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
    assert file_to_save(dialog, "Save", suggested, kinds) == there
    assert asked == [str(suggested), str(there)]  # with its whole name the dialog asks
    assert file_to_save(dialog, "Save", suggested, kinds) == tmp_path / "a.json"
    assert file_to_save(dialog, "Save", suggested, kinds) == tmp_path / "b.json"
    assert file_to_save(dialog, "Save", suggested, kinds) is None
    assert file_to_save(dialog, "Save", suggested, kinds) == tmp_path / "v1.2.csv"
