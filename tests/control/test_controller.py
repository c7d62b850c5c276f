"""The controller with the real worker: answers belong to their branches, whatever the user does."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from asked_engine import App, check_numbers
from foretoken.chat.conversations.conversation import (
    Conversation,
    Message,
    PromptMessage,
    Role,
    path_to,
)
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.controller import ChatController
from foretoken.control.engine import worker
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.events import FinishReason, TokenEmitted
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings, PairFiles

LONG = "Tell me a story about a fox."


@pytest.fixture
def endless(builtin: App, endless_target: Path) -> ChatController:
    builtin.load(endless_target, endless_target)
    builtin.limit(8_000)  # a busy window may be late to stop a thousand
    return builtin


def failed_load(app: App, files: PairFiles) -> str:
    with app.qtbot.waitSignal(app.engine.load_ended, timeout=10_000) as ended:
        app.engine.load_pair(files)
    return str(ended.args[0])


def begin(app: App) -> Message:
    assert app.controller.send(LONG)
    answer = app.chat.messages[-1]
    app.until(lambda: bool(answer.text))
    return answer


def test_an_answer_streams_and_is_kept(builtin: App, greeting: str) -> None:
    arrived: list[TokenEmitted] = []
    builtin.controller.answers.tokens_arrived.connect(lambda tokens, steps: arrived.extend(tokens))
    answer = builtin.ask("Hi! How are you?")
    assert answer.text == greeting == "".join(token.text for token in arrived)
    assert answer.tokens == arrived
    assert answer.finish_reason is FinishReason.STOP
    counted, charted = answer.statistics, builtin.engine.history.statistics
    assert counted.steps == len(answer.steps) == charted.steps
    assert counted.tokens == len(arrived)
    assert charted.generated == counted.generated == len(arrived) + 1  # and the end
    assert [m.role for m in builtin.chat.messages] == [Role.USER, Role.ASSISTANT]
    assert builtin.controller.conversations == [builtin.chat]
    assert builtin.engine.state is EngineState.READY


def test_stop_keeps_the_text_and_is_quick(endless: App) -> None:
    # Of three tries the quickest counts: other programs share the machine.
    waits = []
    for _ in range(3):
        with endless.qtbot.waitSignal(endless.controller.answers.ended, timeout=10_000) as ended:
            begin(endless)
            started = time.perf_counter()
            endless.engine.stop()
        waits.append(time.perf_counter() - started)
        assert ended.args[0].text
        assert ended.args[0].finish_reason is FinishReason.CANCELLED
        endless.controller.new_conversation()
    assert min(waits) < 0.15


def test_only_other_settings_reload_the_target(
    builtin: App, builtin_target: Path, builtin_draft: Path
) -> None:
    builtin.ask(LONG, 20)
    settings = LoadSettings(256).with_cache(CacheType.Q8_0)
    for draft, wished, kept in (
        (builtin_draft, settings, False),
        (None, settings, True),
        (builtin_target, settings, True),
        (None, LoadSettings(128).with_cache(CacheType.Q8_0), False),
    ):
        before = builtin.engine._worker._session
        builtin.load(builtin_target, draft, wished)
        pair, session = builtin.engine.pair, builtin.engine._worker._session
        assert (pair.settings, pair.context_length) == (wished, wished.context_length)
        assert pair.target_kept == kept == (session is before)
        assert session.has_draft == (draft is not None)
        for loaded in session.models:
            assert loaded.settings.cache_type_k is loaded.settings.cache_type_v is CacheType.Q8_0
        assert (builtin.ask("Name three fruits.", 20).statistics.reused_tokens > 10) == kept


def test_an_unexpected_error_is_reported_and_the_thread_survives(
    builtin: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], greeting: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no such luck")

    with monkeypatch.context() as patch:
        patch.setattr(worker, "ChatTemplate", fail)
        assert "no such luck" in str(builtin.ask("Hi!").error)
    assert "RuntimeError" in capsys.readouterr().err  # for whoever looks into it
    with monkeypatch.context() as patch:
        patch.setattr(worker, "prepare_pair", fail)
        assert "no such luck" in failed_load(builtin, PairFiles(Path("any.gguf"), None))
    assert str(builtin.ask("word " * 3000).error).startswith("The prompt has 3,0")
    monkeypatch.setattr(worker, "store_learned", fail)  # once the answer has ended
    answer = builtin.ask("Hi! How are you?")
    builtin.until(lambda: not builtin.engine._worker._records)
    builtin.qtbot.wait(100)  # the window has heard of it
    assert answer.text == greeting  # it is not told of the others
    assert (answer.error, builtin.engine.state) == (None, EngineState.READY)


def test_another_chat_or_pair_stops_an_answer(endless: App, builtin_target: Path) -> None:
    answer = begin(endless)
    endless.controller.new_conversation()
    arrived: list[object] = []
    endless.controller.answers.tokens_arrived.connect(lambda *given: arrived.append(given))
    endless.settle()
    assert arrived == []  # nothing of the first conversation is shown in the second
    assert answer.finish_reason is FinishReason.CANCELLED
    assert answer.statistics is not None
    answer = begin(endless)
    endless.load(builtin_target)
    assert endless.engine.pair.no_draft_reason == "no draft model is chosen"
    assert answer.finish_reason is FinishReason.CANCELLED
    assert endless.engine.plain_speed is None


def test_a_failed_load_keeps_the_pair(builtin: App, endless_target: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.gguf"
    wrong.write_bytes(b"no model")
    before = builtin.engine.pair
    for files in (PairFiles(wrong, None), PairFiles(endless_target, wrong)):
        assert "wrong.gguf" in failed_load(builtin, files)
        assert builtin.engine.pair is before  # the old pair, draft and all
        assert builtin.ask("Hi! How are you?").text


TOKENS: list[tiny.TokenLike] = [
    *"abcdefghijklmnopqrstuvwxyz \n",
    "th",
    "he",
    "in",
    "er",
    tiny.control(tiny.END_TEXT),
    tiny.control(tiny.IM_START),
    tiny.control(tiny.IM_END),
]
CONTEXT = 384
SETTINGS = LoadSettings(CONTEXT).with_cache(CacheType.F32)
NEAR_TIE = 1e-2
MOST_ROWS = 16
WRITERS: dict[str, Callable[..., Path]] = {
    "ordinary": tiny.write_random_model,
    "sliding window": tiny.write_sliding_window_model,
    "hybrid": tiny.write_hybrid_model,
}


class Reference:
    """The target alone, with an empty context each time."""

    def __init__(self, path: Path) -> None:
        exact = ModelSettings(cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
        self.session = Session.load(path, context_length=CONTEXT, settings=exact)
        self._source = self.session.target_metadata.chat_template

    def prompt(self, messages: Sequence[PromptMessage]) -> list[int]:
        # A new template remembers nothing either.
        return ChatTemplate(self.session.vocabulary, self._source).prompt(messages).tokens

    def check(self, prompt: Sequence[int], answer: Sequence[int], *, ended: bool) -> None:
        """Each token is the most likely next one, or a near tie."""
        sequence = self.session.target.sequence
        sequence.keep_prefix(0)
        sequence.feed(prompt[:-1], 0)
        ends = self.session.vocabulary.end_ids
        read = [prompt[-1], *answer]
        wanted = [*([token] for token in answer), *([ends] if ended else [])]
        for first in range(0, len(read), MOST_ROWS):
            part = read[first : first + MOST_ROWS]
            rows = np.array(sequence.feed(part, len(part)))
            for row, tokens in zip(rows, wanted[first:], strict=False):
                assert row.max() - row[tokens].max() < NEAR_TIE


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("branching")
    found: dict[str, Any] = {}
    with ExitStack() as opened:
        for name, write in WRITERS.items():
            shape: dict[str, Any] = {
                "seed": 11,
                "vocab_size": len(TOKENS),
                "width": 32,
                "tokens": TOKENS,
                "chat_template": tiny.CHATML_TEMPLATE,
                "context_length": 1024,
                "layers": 2,
            }
            target = write(folder / f"{name}.gguf", **shape)
            draft = folder / f"{name}-draft.gguf"
            if name == "hybrid":  # a draft has to roll back
                tiny.write_random_model(draft, noise=0.3, **shape)
            else:
                write(draft, noise=0.1, **shape)
            reference = Reference(target)
            opened.callback(reference.session.close)
            found[name] = (PairFiles(target, draft), reference)
        yield found


def told(conversation: Conversation, answer: Message) -> list[PromptMessage]:
    """The prompt of an answer, computed independently."""
    messages = []
    system = conversation.system_prompt
    if system:
        messages.append(PromptMessage(Role.SYSTEM, system))
    path = path_to(answer.parent)
    for index, message in enumerate(path):
        if index < conversation.context_start:
            continue
        asked = message.role is Role.USER
        partner = path[index + 1] if asked and index + 1 < len(path) else message
        if partner is not message and partner.role is Role.USER:
            continue  # its answer was deleted
        if (asked and partner is message) or (partner.text and message.text):
            ids = tuple(token.id for token in message.tokens)
            messages.append(PromptMessage(message.role, message.text, ids))
    return messages


def check_answer(
    controller: ChatController, reference: Reference, answer: Message, before: int
) -> None:
    """``before``: number of tokens that existed before it was continued."""
    assert answer.error is None
    assert answer.statistics is not None
    ids = [token.id for token in answer.tokens]
    prompt = reference.prompt(told(controller.current, answer))
    ended = answer.finish_reason is FinishReason.STOP
    reference.check([*prompt, *ids[:before]], ids[before:], ended=ended)
    for loaded in controller.engine._worker._session.models:
        cached = list(loaded.sequence.tokens)
        assert cached == [*prompt, *ids][: len(cached)]
    check_numbers(answer)


class RandomUser:
    """A random user of a conversation."""

    def __init__(self, app: App, reference: Reference, seed: int) -> None:
        self.app, self.controller = app, app.controller
        self.reference = reference
        self.draw = random.Random(seed)
        self.deleted = 0
        """Number of deletions that can be undone."""
        self.done: set[str] = set()
        self.stopping = False
        self.controller.answers.tokens_arrived.connect(self._stop)

    def words(self) -> str:
        words = ["the hen", "in the inn", "a letter", "her other", "thin", "rain\nand wind"]
        return " ".join(self.draw.choices(words, k=self.draw.randint(1, 5)))

    def act(self) -> None:
        controller, draw = self.controller, self.draw
        everything = list(controller.current.all_messages())
        asked = [m for m in everything if m.role is Role.USER]
        answers = [m for m in everything if m.role is Role.ASSISTANT]
        action = draw.choice(ACTIONS) if asked and answers else "ask"
        before = 0
        wanted = False
        if action in ("ask", "ask and stop"):
            self.stopping = action == "ask and stop"
            wanted = controller.send(self.words())
        elif action == "edit":
            wanted = controller.edit(draw.choice(asked), self.words())
        elif action == "regenerate":
            wanted = controller.regenerate(draw.choice(everything))
        elif action == "continue":
            answer = draw.choice(answers)
            before = len(answer.tokens)
            wanted = controller.continue_answer(answer)
        elif action == "write":
            assert controller.edit(draw.choice(answers), self.words())
        elif action == "select":
            controller.select(draw.choice(everything))
        elif action == "delete":
            controller.delete(draw.choice(everything))
            self.deleted += 1
        elif action == "undo":
            controller.undo_delete()
            self.deleted -= bool(self.deleted)
        elif action == "branch":
            controller.branch(draw.choice(everything))
            self.deleted = 0
        if wanted:
            self.done.add(action)
            answer = self.app.ended(wanted)
            self.stopping = False
            assert answer is controller.current.leaf
            check_answer(controller, self.reference, answer, before)
        assert controller.engine.state is EngineState.READY
        assert bool(controller._removals) == bool(self.deleted)

    def _stop(self, tokens: list[TokenEmitted]) -> None:
        if self.stopping:
            self.controller.engine.stop()


ACTIONS = [
    *("ask", "ask", "ask and stop", "edit", "regenerate", "continue"),
    *("write", "select", "delete", "undo", "branch"),
]


@pytest.mark.parametrize("kind", WRITERS)
def test_answers_are_those_of_their_branches(app: App, pairs: dict[str, Any], kind: str) -> None:
    files, reference = pairs[kind]
    app.load(files.target, files.draft, SETTINGS)
    app.limit(14)
    done: set[str] = set()
    for seed, system in enumerate(("", "rain in the inn")):
        app.controller.new_conversation()
        app.controller.set_system_prompt(system)
        person = RandomUser(app, reference, seed)
        for _ in range(40):
            person.act()
        done |= person.done
    assert done == {"ask", "ask and stop", "edit", "regenerate", "continue"}


def test_another_branch_stops_the_running_answer(app: App, endless_target: Path) -> None:
    controller, chat = app.controller, app.chat
    app.load(endless_target)
    first = app.ask("a", 4)
    app.limit(8_000)
    assert controller.regenerate(first)
    second = chat.leaf
    assert second.parent is not None
    app.until(lambda: second.text)
    assert not controller.edit(second.parent, "b")
    assert not controller.regenerate(second)
    assert not controller.continue_answer(second)
    heard: list[object] = []
    controller.select(first)
    for signal in (controller.answers.tokens_arrived, controller.answers.ended):
        signal.connect(lambda *given: heard.append(given))
    app.settle()
    assert second.finish_reason is FinishReason.CANCELLED
    assert heard == []  # what is shown is not the answer that ended
    assert chat.leaf is first
