"""Chat view: text, tokens, scrolling, the keyboard along the tokens, and long chats."""

import json
import weakref
from collections.abc import Iterator
from dataclasses import asdict, replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import (
    CORRECTION,
    TARGET,
    finished,
    long_conversation,
    settle,
    show_answer,
    stream,
    text_of,
    token,
    wait_for,
    wear,
)
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.control.answers.answer_control import RecordedSettings
from foretoken.engine.config import SamplingParams, SpeculativeConfig
from foretoken.engine.events import RunStatistics, StepFinished, TokenEmitted
from foretoken.ui.chat import chat_view, plain_text_view
from foretoken.ui.chat.answer_notice import NoticeKind
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.bubble import UserBubble
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.footer import footer_figures
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.parts.growing_text import COLUMN_PIXELS


def begin(chat: ChatView) -> AnswerView:
    """Begin an answer in a new chat."""
    answer = Message(Role.ASSISTANT)
    show_answer(chat, answer)
    return chat.begin_answer(answer)


def streaming(chat: ChatView, *batches: list[TokenEmitted]) -> AnswerView:
    answer = begin(chat)
    for batch in batches:
        chat.append_tokens(batch)
        settle()
    return answer


def write(chat: ChatView, answer: Message, tokens: list[TokenEmitted]) -> None:
    for one in tokens:
        answer.append(one)
    chat.append_tokens(tokens)
    settle()


def in_batches(tokens: list[TokenEmitted], size: int = 40) -> Iterator[list[TokenEmitted]]:
    for start in range(0, len(tokens), size):
        yield tokens[start : start + size]


def test_a_step_is_marked_and_scrolled_to(chat: ChatView) -> None:
    answer = streaming(chat, *in_batches(stream(1200, paragraph=20)))
    settle()
    assert chat.follows_end
    chat._on_look()
    chat.show_step(10)
    settle()
    assert not chat.follows_end
    area = answer.highlight_step(10)
    assert 0 <= answer.mapTo(chat.viewport(), area.topLeft()).y() < chat.viewport().height()
    (mark,) = answer.body.extraSelections()
    start, end = map(answer.body.place_of, answer.body.offsets.of_step(10))
    assert (mark.cursor.selectionStart(), mark.cursor.selectionEnd()) == (start, end)
    assert not answer.highlight_step(10_000).isValid()


def at_end(chat: ChatView) -> bool:
    return chat.verticalScrollBar().value() == chat.verticalScrollBar().maximum()


def test_the_view_follows_the_end_until_somebody_scrolls_up(qtbot: QtBot, chat: ChatView) -> None:
    bar = chat.verticalScrollBar()
    tokens = list(in_batches(stream(1600, paragraph=20)))
    begin(chat)
    for batch in tokens[:20]:
        chat.append_tokens(batch)
        settle()
        assert at_end(chat)
    assert not chat.jump.isVisible()

    bar.setValue(bar.value() - 120)
    place = bar.value()
    for batch in tokens[20:30]:
        chat.append_tokens(batch)
        settle()
        assert bar.value() == place
    wait_for(chat.jump.isVisible)  # after a pause in scrolling
    assert bar.value() == place

    qtbot.mouseClick(chat.jump, Qt.MouseButton.LeftButton)
    for batch in tokens[30:]:
        chat.append_tokens(batch)
        settle()
        assert at_end(chat)
    assert not chat.jump.isVisible()


@pytest.mark.usefixtures("all_built")
def test_the_answer_in_view_is_reported(qtbot: QtBot, chat: ChatView) -> None:
    conversation = long_conversation(10)
    chat.show_conversation(conversation)
    wait_for(lambda: len(chat.findChildren(UserBubble)) == 10)
    settle()
    with qtbot.waitSignal(chat.answer_in_view_changed, timeout=1000) as heard:
        chat.verticalScrollBar().setValue(0)
    assert heard.args == [conversation.messages[2]]
    with qtbot.waitSignal(chat.answer_in_view_changed, timeout=1000) as heard:
        chat.jump_to_end()
    assert heard.args == [conversation.messages[20]]


def test_reading_the_prompt_shows_only_when_it_takes_long(qtbot: QtBot, chat: ChatView) -> None:
    answer = begin(chat)
    answer.set_progress(812, 2030)
    assert answer.body.waiting_text == ""
    qtbot.waitUntil(
        lambda: answer.body.waiting_text == "Reading the prompt… 40\u00a0%", timeout=2000
    )
    answer.set_progress(2030, 2030)
    assert answer.body.waiting_text == "Reading the prompt… 100\u00a0%"
    chat.append_tokens([token("Hi")])
    assert answer.body.waiting_text == ""


def test_nothing_of_a_message_is_cut_in_any_width(chat: ChatView) -> None:
    answer = show_answer(chat, finished(stream(300)))
    for width in (800, 420, 1600):
        chat.resize(width, 600)
        settle()
        wait_for(lambda: answer.height() >= answer.body.height())
        assert answer.body.height() >= answer.body.document().size().height()
        assert answer.body.width() <= min(width, COLUMN_PIXELS)
    (bubble,) = chat.findChildren(UserBubble)
    assert bubble.body.height() < 30  # one line


@pytest.mark.usefixtures("all_built")
def test_a_line_stands_above_the_first_message_that_the_model_sees(chat: ChatView) -> None:
    conversation = long_conversation(3)
    chat.show_conversation(conversation)
    settle()
    assert not chat.divider.isVisible()
    chat.show_context_start(3)  # the first turn and the system prompt are left out
    settle()
    around = [conversation.messages[index] for index in (2, 3)]
    wait_for(lambda: all(chat.views.get(message) is not None for message in around))
    settle()
    above, below = (chat.views[message] for message in around)
    assert above.geometry().bottom() < chat.divider.y()
    assert chat.divider.geometry().bottom() < below.y()
    assert chat.divider.text().startswith("The model no longer sees the messages above")


def test_an_error_stands_in_its_place_and_can_be_copied(chat: ChatView) -> None:
    answer = streaming(chat, [token("Half")])
    error = f"It failed: {'x' * 20_000}.\nllama_decode: -3"
    chat.finish_answer(finished([token("Half")], error=error))
    settle()
    assert answer.body.offsets.text == "Half"
    assert answer.notice.isVisible()
    assert answer.notice.text.startswith("It failed: xx")
    assert len(answer.notice.text) < 1000
    assert answer.notice.kind is NoticeKind.ERROR
    answer.notice.findChild(QPushButton).click()
    assert QApplication.clipboard().text() == error


def test_the_footer_has_the_figures_and_ends_with_the_pair(chat: ChatView) -> None:
    counts = {"tokens": 240, "generated": 240, "steps": 70, "drafted": 200, "accepted": 142}
    times = {"decode_ms": 6283.0, "compared_ms": 6283.0, "plain_ms": 240_000 / 20.1}
    compared = {"evaluated": 168, "compared_steps": 70, "compared_tokens": 240}
    counted = RunStatistics(**counts, **times, **compared)
    message = finished([token("x")], statistics=counted)
    settings = RecordedSettings(SamplingParams(temperature=0.3, top_p=0.9), SpeculativeConfig(), {})
    long = "Qwen2.5-Coder-32B-Instruct-with-a-name-that-is-longer-than-any-line-can-be-Q4_K_M"
    message.source = AnswerSource(long, "Small", json.dumps(asdict(settings)))
    figures = footer_figures(message)
    assert [figure.text for figure in figures[:2]] == ["38.2 tok/s", "1.9x plain (20.1, measured)"]
    assert figures[-1].text == f"{long} + Small"
    assert figures[-1].explanation.endswith("Temperature 0.3 · Top-p 0.9 · Speculative")
    answer = streaming(chat, [token("x")])
    chat.finish_answer(message)
    assert figures[-1].text in answer.footer.accessibleName()
    chat.resize(420, 600)
    settle()
    drawn = answer.footer.text()  # the name is elided in the middle
    assert "…" in drawn
    assert drawn.endswith("Small\u2069</a>")
    message.source = replace(message.source, settings='{"of": "a later version"}')
    assert "\n" not in footer_figures(message)[-1].explanation


def test_what_is_created_while_an_answer_grows_is_painted(chat: ChatView) -> None:
    answer = begin(chat)
    write(chat, answer.message, [token("<think>"), token("a</think>b\n```\nc\n```\n")])
    assert answer.thought.button.isVisible()
    assert answer.body.buttons
    assert all(part.updatesEnabled() for part in answer.findChildren(QWidget))
    write(chat, answer.message, [token("word " * 2_100)])
    assert answer.plain.isVisible()
    assert all(part.updatesEnabled() for part in answer.findChildren(QWidget))


def test_slow_texts_become_plain_text(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = begin(chat)
    for number, batch in enumerate(list(in_batches(stream(120, paragraph=50), 10))):
        if number == 2:
            assert answer.plain is None
            monkeypatch.setattr("foretoken.ui.chat.answer_view._SLOW_S", -1.0)
        write(chat, answer.message, batch)
    assert number > 5
    assert answer.plain.text == answer.message.text


def test_what_is_too_long_is_plain_text(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"word " * 1_900: False, "word " * 2_100: True, "語" * 3_300: False, "語" * 3_400: True}
    for text, plain in texts.items():
        assert (show_answer(chat, finished([token(text)])).plain is not None) is plain
    monkeypatch.setattr(plain_text_view, "MOST_FORMATTED", 4_000)
    tokens = stream(1_500, paragraph=50)
    answer = begin(chat)
    for batch in in_batches(tokens):  # too long only while being written
        write(chat, answer.message, batch)
        assert (answer.plain or answer.body.offsets).text == answer.message.text
    assert answer.plain.text == answer.plain.field.toPlainText() == text_of(tokens)
    assert not answer.body.isVisible()
    assert at_end(chat)
    answer.message.statistics = RunStatistics(tokens=9, generated=9, steps=9, decode_ms=1.0)
    chat.finish_answer(answer.message)
    settle()
    assert answer.footer.isVisible()
    assert not answer.highlight_step(10).isValid()
    chat.toggle_source()
    assert answer.plain.isVisible()
    answer.message.text = "shorter"  # as in a replay
    answer.show_text()
    assert answer.plain.field.toPlainText() == "shorter"


Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier

# Three steps; the emoji in the second one consists of three tokens.
TIDES = [
    token("The", step=0),
    token(" Moon", CORRECTION, step=0),
    token(" ", step=1),
    token("", step=1),
    token("", step=1),
    token("🌍", TARGET, step=1),
    token(" pulls", step=1),
    token(".", step=2),
]


def walked(chat: ChatView, **facts: object) -> WalkedText:
    body = show_answer(chat, finished(TIDES, **facts)).body
    body.setFocus()
    return body


def heard(body: WalkedText) -> str:
    """Return what a screen reader reads for the focused text."""
    interface = QAccessible.queryAccessibleInterface(body)
    assert interface.state().focused
    return interface.text(QAccessible.Text.Description)


def told(body: WalkedText, *keys: Qt.Key) -> list[str]:
    """Press the keys; return the first line of each description."""
    lines = []
    for key in keys:
        press(body, key)
        lines.append(heard(body).partition(" target ")[0])
    return lines


def press(body: WalkedText, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QApplication.sendEvent(body, QKeyEvent(QEvent.Type.KeyPress, key, held))


def test_where_a_key_leads(chat: ChatView) -> None:
    body = walked(chat)
    offsets = body.offsets
    assert [offsets.span(piece) for piece in range(offsets.pieces)] == [
        (0, 3), (3, 8), (8, 9), (9, 11), (11, 17), (17, 18)
    ]  # fmt: skip
    for start, key, held, end in (
        (0, Key.Key_Right, NONE, 1),
        (5, Key.Key_Right, NONE, 5),
        (4, Key.Key_Left, NONE, 3),
        (0, Key.Key_Left, NONE, 0),
        (0, Key.Key_Right, CTRL, 2),
        (4, Key.Key_Left, CTRL, 2),
        (3, Key.Key_Home, NONE, 0),
        (3, Key.Key_End, CTRL, 5),
        (3, Key.Key_Enter, NONE, 3),
    ):
        body.stop_at(start)
        press(body, key, held)
        assert body.piece == end, (start, key)


def test_walking_shows_what_hovering_shows(chat: ChatView) -> None:
    body = walked(chat, steps=[StepFinished(0, 4, 4, 2, 1, 1.0, 2.0, 3.0, 9)])
    for piece, one in enumerate([TIDES[0], TIDES[1]]):
        press(body, Key.Key_Right)
        assert body.piece == piece
        settle()
        assert QToolTip.isVisible()
        tip = QToolTip.text()
        assert f'"{one.text}"' in tip
        assert "step 1, position 2 of 4" in tip
        point = body.area_of_piece(piece).center()
        assert body.tokens_at(point)[-1] is one
        where = body.viewport().mapToGlobal(point)
        QApplication.sendEvent(body.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
        assert QToolTip.text() == tip
    assert body.tokens_at(QPoint(body.width() - 1, body.height() + 50)) == ()
    press(body, Key.Key_Escape)
    assert body.piece is None
    wait_for(lambda: not QToolTip.isVisible(), seconds=2)


def test_a_screen_reader_hears_every_token(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    body = walked(chat)
    assert "move between tokens" in heard(body)
    said: list[tuple[object, str]] = []
    tell = QAccessible.updateAccessibility

    def listen(event: object) -> None:
        said.append((event.object(), event.message()))
        tell(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    assert told(body, *[Key.Key_Right] * 5) == ['"The"', '" Moon"', '" "', '"🌍"', '" pulls"']
    assert [who for who, _ in said] == [body] * 5
    assert said[1][1].startswith('" Moon" target 0.62\ndraft wanted')
    assert told(body, Key.Key_Left) == ['"🌍"']
    assert QAccessible.queryAccessibleInterface(body).textInterface().cursorPosition() == 9
    press(body, Key.Key_Escape)
    assert "move between tokens" in heard(body)


TURNS = 26


@pytest.fixture
def conversation(chat: ChatView, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    monkeypatch.setattr(chat_view, "_KEPT", 4)
    result = long_conversation(TURNS)
    chat.show_conversation(result)
    rest(chat)
    return result


def rest(chat: ChatView) -> None:
    """Wait until building is complete."""
    wait_for(lambda: chat.is_complete)
    settle()


def place_in_view(chat: ChatView, view: MessageView) -> int:
    return view.mapTo(chat.viewport(), QPoint(0, 0)).y()


def is_seen(chat: ChatView, message: Message) -> bool:
    view = chat.views.get(message)
    return view is not None and 0 <= place_in_view(chat, view) < chat.viewport().height() - 40


@pytest.mark.parametrize("up", [True, False])
def test_scrolling_builds_messages(chat: ChatView, conversation: Conversation, up: bool) -> None:
    bar, shown = chat.verticalScrollBar(), conversation.messages[1:]
    assert shown[-1] in chat.views
    if not up:
        chat.show_message(shown[0])
        rest(chat)
    seen: set[int] = set()
    for _ in range(200):
        seen |= {shown.index(message) for message in chat.views if is_seen(chat, message)}
        bar.setValue(bar.value() + (-150 if up else 150))
        first = chat.first_in_view
        assert first is not None
        place = place_in_view(chat, chat.views[first])
        rest(chat)
        assert place_in_view(chat, chat.views[first]) == place
        built, views = list(chat.views), list(chat.views.values())
        first_built = shown.index(built[0])
        assert built == shown[first_built : first_built + len(built)]
        assert views == sorted(views, key=MessageView.y)
        assert len(chat.views) < len(shown) // 2
    assert seen == set(range(len(shown)))
    assert bar.value() == (0 if up else bar.maximum())
    assert chat.follows_end is not up


def test_an_answer_grows_far_from_the_view(chat: ChatView, conversation: Conversation) -> None:
    answer = Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "more"), answer)
    chat.show_branch(conversation)
    chat.begin_answer(answer)
    first, *others = stream(200, paragraph=20)
    write(chat, answer, [first])
    chat.show_message(conversation.messages[1])
    rest(chat)
    assert chat.views.get(answer) is None
    assert len(chat.views) < TURNS
    written = chat.current_answer
    write(chat, answer, others[:90])
    assert is_seen(chat, conversation.messages[1])
    chat.jump_to_end()
    write(chat, answer, others[90:])
    rest(chat)
    view = chat.views.get(answer)
    assert view is written
    assert view.body.offsets.text == answer.text
    assert chat.verticalScrollBar().value() == chat.verticalScrollBar().maximum()


def test_what_is_edited_stays_in_its_place(chat: ChatView, conversation: Conversation) -> None:
    question = conversation.messages[-2]
    chat.edit(question)
    editor = chat.views[question].editor
    editor.field.setPlainText("middle of a character")
    chat.show_message(conversation.messages[1])
    assert is_seen(chat, conversation.messages[1])
    rest(chat)
    assert len(chat.views) < TURNS
    chat.show_message(question)
    assert chat.views[question].editor is editor
    assert editor.field.toPlainText() == "middle of a character"


def test_what_is_read_stays_in_any_text_width(chat: ChatView, conversation: Conversation) -> None:
    chat.verticalScrollBar().setValue(chat.verticalScrollBar().maximum() // 2)
    first = chat.first_in_view
    for change in (
        lambda: chat.resize(560, 600),
        lambda: wear(DARK, 1.25),
        lambda: chat.resize(800, 600),
        lambda: wear(LIGHT, 1.0),
    ):
        change()
        settle()
        assert chat.first_in_view is first


def test_views_are_freed_without_collection(chat: ChatView, conversation: Conversation) -> None:
    kept = [weakref.ref(view) for view in chat.views.values()]
    chat.show_conversation(Conversation())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [view for view in kept if view() is not None] == []
