"""The model picker while a pair is loaded and measured."""

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from foretoken.control.records import PairFiles
from foretoken.models.builtin import builtin_pair
from foretoken.ui.pair_dialog import PairDialog
from foretoken.ui.theme import LIGHT


@pytest.fixture
def dialog(qtbot: QtBot) -> PairDialog:
    dialog = PairDialog(LIGHT, PairFiles(*builtin_pair()), None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog._load.click()
    return dialog


def test_loading_can_be_cancelled_and_tried_again(qtbot: QtBot, dialog: PairDialog) -> None:
    dialog.show_progress(0.4)
    assert dialog._cancel.text() == "Cancel loading"
    with qtbot.waitSignal(dialog.cancel_requested):
        dialog._cancel.click()
    assert dialog.isVisible()
    assert dialog._load.isEnabled()


def test_skipping_the_measurement_keeps_the_pair(qtbot: QtBot, dialog: PairDialog) -> None:
    dialog.show_progress(1.0)
    assert dialog._cancel.text() == "Skip measuring"
    with qtbot.waitSignal(dialog.cancel_requested):
        dialog._cancel.click()
    assert dialog.isVisible()
    dialog.show_ended(None)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_the_draft_row_says_what_happens_without_one(dialog: PairDialog) -> None:
    (hint,) = [label for label in dialog.findChildren(QLabel) if "prompt lookup" in label.text()]
    assert hint.isVisible()
    assert dialog._draft._field.accessibleDescription() == hint.text()
    assert dialog._draft._field.placeholderText().startswith("Optional")
