"""Editing, answering anew, deleting and undoing while the engine answers: every answer is the one
that its branch alone would have had.
"""

import random
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
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.events import FinishReason, TokenEmitted
from foretoken.engine.session import Session
from foretoken.models.pair_setup import LoadSettings, PairFiles

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
    """The target alone in contexts that have read nothing before."""

    def __init__(self, path: Path) -> None:
        exact = ModelSettings(cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
        self.session = Session.load(path, context_length=CONTEXT, settings=exact)
        self._source = self.session.target_metadata.chat_template

    def prompt(self, messages: Sequence[PromptMessage]) -> list[int]:
        # A new template remembers nothing either.
        return ChatTemplate(self.session.vocabulary, self._source).prompt(messages).tokens

    def check(self, prompt: Sequence[int], answer: Sequence[int], *, ended: bool) -> None:
        """Each token is the most likely one behind those before it, or so near that sums round."""
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
    """What the model should have been told for this answer, worked out another way."""
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
    """``before`` tokens were there when it was asked for, perhaps with more turns before them."""
    assert answer.error is None
    assert answer.statistics is not None
    ids = [token.id for token in answer.tokens]
    prompt = reference.prompt(told(controller.current, answer))
    ended = answer.finish_reason is FinishReason.STOP
    reference.check([*prompt, *ids[:before]], ids[before:], ended=ended)
    session = controller.engine._worker._session
    assert session is not None
    for loaded in session.models:
        cached = list(loaded.sequence.tokens)
        assert cached == [*prompt, *ids][: len(cached)]
    check_numbers(answer)


class Person:
    """Does whatever can be done to a conversation."""

    def __init__(self, app: App, reference: Reference, seed: int) -> None:
        self.app, self.controller = app, app.controller
        self.reference = reference
        self.draw = random.Random(seed)
        self.deleted = 0
        """So many deletions can be undone."""
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
        assert controller.can_undo == bool(self.deleted)

    def _stop(self, tokens: list[TokenEmitted]) -> None:
        if self.stopping:
            self.controller.engine.stop()


ACTIONS = [
    *("ask", "ask", "ask and stop", "edit", "regenerate", "continue"),
    *("write", "select", "delete", "undo", "branch"),
]


@pytest.mark.parametrize("kind", WRITERS)
def test_whatever_is_done_each_answer_is_that_of_its_branch_alone(
    app: App, pairs: dict[str, Any], kind: str
) -> None:
    files, reference = pairs[kind]
    app.load(files.target, files.draft, SETTINGS)
    app.limit(14)
    done: set[str] = set()
    for seed, system in enumerate(("", "rain in the inn")):
        app.controller.new_conversation()
        app.controller.set_system_prompt(system)
        person = Person(app, reference, seed)
        for _ in range(40):
            person.act()
        done |= person.done
    assert done == {"ask", "ask and stop", "edit", "regenerate", "continue"}


def test_another_branch_stops_the_answer_that_is_written_and_nothing_else_is_asked_meanwhile(
    app: App, endless_target: Path
) -> None:
    controller, chat = app.controller, app.chat
    app.load(endless_target)
    first = app.ask("a", 4)
    app.limit(8_000)
    assert controller.regenerate(first)
    second = chat.leaf
    assert second is not None
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
