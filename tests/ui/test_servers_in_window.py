"""Servers: added in the picker, answering in the chat, and used again at the next start."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.server_pane import ServerDialog
from foretoken.ui.parts.dialogs import QuestionDialog
from model_server import CONTEXT, MODEL, OTHER_MODEL, PIECES, ScriptedServer
from open_window import OpenWindow
from picker_hands import shown_rows

TEXT = "".join(PIECES)


@pytest.fixture(autouse=True)
def _no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.setenv("no_proxy", "*")


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with closing(ScriptedServer()) as result:
        yield result


def open_dialog(desk: OpenWindow) -> tuple[ModelPicker, ServerDialog]:
    assert desk.window.commands.run("models.server") is None
    picker = desk.window.models.picker
    return picker, picker.findChildren(ServerDialog)[-1]


def add(desk: OpenWindow, address: str, *, key: str = "") -> ModelPicker:
    picker, dialog = open_dialog(desk)
    dialog.address.setText(address)
    dialog.name.setText("Attic")
    dialog.key.setText(key)
    dialog.agreement.setChecked(True)
    dialog.save.click()
    desk.qtbot.waitUntil(lambda: picker.choice.served_target is not None)
    return picker


def connect(desk: OpenWindow, picker: ModelPicker) -> None:
    with desk.qtbot.waitSignal(desk.controller.engine.load_ended, timeout=10_000) as ended:
        picker.load.click()
    assert ended.args == [None]
    assert desk.window.models.picker is None or not picker.isVisible()


def ask(desk: OpenWindow, text: str = "Why are there tides?") -> AnswerView:
    return desk.chat.views[desk.answered(lambda: desk.window._composer.send_requested.emit(text))]


def test_from_the_command_to_the_answer(desk: OpenWindow, server: ScriptedServer) -> None:
    window, engine = desk.window, desk.controller.engine
    picker = add(desk, server.host)
    assert [row.title for row in shown_rows(picker.served.list)] == [MODEL, OTHER_MODEL]
    assert picker.fit_panel.isHidden(), "a server uses its own memory"
    assert not picker.test.isEnabled()
    connect(desk, picker)
    assert server.told == []

    assert window._top_bar.pair.text() == f"{MODEL} · Attic"
    assert window._top_bar._chip.text() == "Server on this computer"
    for command in ("models.race", "models.benchmark", "models.prove", "models.engine_settings"):
        assert window.commands.why_not(command) == engine.why_no_pair
    view = ask(desk)
    assert view.body.offsets.text == TEXT
    said = [figure.text for figure in view.footer.figures]
    assert said[-1] == f"{MODEL} · sent to Attic ({server.host})"
    gauge = window._composer.status.gauge
    desk.qtbot.waitUntil(lambda: "26" in gauge.text())
    assert f"{CONTEXT:,}" in gauge.text()
    server.cut_behind = 3  # an error is shown, and the answer retried
    view = ask(desk)
    assert view.body.offsets.text == "Tides are caused "
    assert "was lost" in view.notice.text
    server.cut_behind = None
    assert desk.answered(view.notice.offered["Try again"].click).text == TEXT


def test_plain_http_to_another_computer_needs_consent(desk: OpenWindow) -> None:
    picker, dialog = open_dialog(desk)
    dialog.address.setText("http://nas.home:8000")
    assert "Plain HTTP" in dialog.warning.text()
    assert not dialog.save.isEnabled()
    dialog.agreement.click()
    assert dialog.save.isEnabled()
    dialog.address.setText("127.0.0.1:8080")
    assert dialog.warning.isHidden()
    dialog.reject()
    picker.reject()


@pytest.mark.skipif(sys.platform == "win32", reason="its 0.0.0.0 leads nowhere")
def test_local_chats_ask(desk: OpenWindow, server: ScriptedServer, builtin_target: Path) -> None:
    window = desk.window
    desk.load(builtin_target)
    ask(desk, "Hi!")
    connect(desk, add(desk, f"http://{server.host_as('0.0.0.0')}"))
    field = window._composer.field
    field.setPlainText("And now?")
    window._composer.send_requested.emit("And now?")
    (question,) = window.findChildren(QuestionDialog)
    question.reject()
    assert server.told == []
    assert field.toPlainText() == "And now?", "the typed text stays"
    window._composer.send_requested.emit("And now?")
    question = window.findChildren(QuestionDialog)[-1]
    desk.answered(question.answer.click)
    assert server.told[0]["messages"][-1]["content"] == "And now?"
    ask(desk, "And then?")


def test_the_next_start_uses_the_server_or_says_why_not(
    qtbot: QtBot, preferences: KeptPreferences, server: ScriptedServer
) -> None:
    first = OpenWindow(qtbot, preferences)
    host = server.host
    connect(first, add(first, host))
    first.close()
    for listening in (True, False):
        if not listening:
            server.close()
        desk = OpenWindow(qtbot, preferences)
        with qtbot.waitSignal(desk.controller.engine.load_ended, timeout=10_000):
            desk.window.models.begin(None)
        if listening:
            assert desk.controller.engine.served.target.model == MODEL
            desk.close()
    picker = desk.window.models.picker
    assert host in picker.message.text
    assert picker.choice.refusal
    picker.show_choice(PairFiles(*builtin_pair()), LoadSettings())
    assert not picker.choice.refusal, "the built-in pair is one click away"
    picker.reject()
    desk.close()
