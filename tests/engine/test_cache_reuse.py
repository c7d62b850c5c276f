"""Caches keep as long a prefix of the text as possible from one answer to the next."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, Answer, Turn, answer, random_chat
from cache_witness import CacheWitness
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine import loaded_model
from foretoken.engine.config import (
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ModelLoadError, VocabularyMismatch
from foretoken.engine.events import FinishReason, GenerationFinished
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.session import Session
from known_costs import make_drafting_pay

# A small vocabulary, so that texts repeat themselves and drafts are often right.
WORDS = [*"abcdefghijklmnopqrstuvwxyz \n", "th", "he", "in", "er", "an", "re"]
TOKENS: list[tiny.TokenLike] = [
    *WORDS,
    tiny.control(tiny.END_TEXT),
    tiny.control(tiny.IM_START),
    tiny.control(tiny.IM_END),
]
LETTERS = 26
CONTEXT = 1024
# Small batches, so that a prompt can be stopped halfway; exact numbers, so that even a distant
# wrong token differs from rounding.
SETTINGS = ModelSettings(batch_length=64, cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
TOLERANCE, NEAR_TIE = 5e-3, 1e-2
# Most tokens that a target without rollback may lack after an answer; see ``generation.py``.
MOST_BEHIND = 8 + 5


KINDS = {
    "ordinary": tiny.write_random_model,
    "sliding window": tiny.write_sliding_window_model,
    "hybrid": tiny.write_hybrid_model,
    "delta net": tiny.write_delta_net_model,
    "recurrent": tiny.write_recurrent_model,
}
ROLLS_BACK = ("ordinary", "sliding window")


class Files:
    """A target of one kind with its drafts, and a second copy of the weights as a reference."""

    def __init__(self, folder: Path, name: str, opened: ExitStack) -> None:
        self.rolls_back = name in ROLLS_BACK
        self._opened = opened
        self._witnesses: dict[Path, CacheWitness] = {}
        shape: dict[str, Any] = {
            "seed": 7,
            "vocab_size": len(TOKENS),
            "width": 32,
            "tokens": TOKENS,
            "chat_template": tiny.CHATML_TEMPLATE,
            "scale": 1.0 if self.rolls_back else 0.3,
        }
        stem = f"reuse-{name.replace(' ', '-')}"
        layers = 1 if name == "recurrent" else 2
        self.target = KINDS[name](
            folder / f"{stem}.gguf", context_length=CONTEXT, layers=layers, **shape
        )
        # A draft model must be able to roll back.
        write = KINDS[name] if self.rolls_back else tiny.write_random_model
        self.drafts = [
            write(folder / f"{stem}-{length}.gguf", context_length=length, noise=noise, **shape)
            for length, noise in ((CONTEXT, 0.05), (100, 0.1))
        ]

    def session(self, draft: Path | None = None, *, context_length: int = CONTEXT) -> Session:
        session = Session.load(self.target, draft, context_length=context_length, settings=SETTINGS)
        make_drafting_pay(session)
        return session

    def witness(self, path: Path) -> CacheWitness:
        if path not in self._witnesses:
            model = self._opened.enter_context(LlamaModel.load(path))
            length = model.metadata.context_length
            witness = CacheWitness(model, length, settings=SETTINGS, tolerance=TOLERANCE)
            self._witnesses[path] = self._opened.enter_context(closing(witness))
        return self._witnesses[path]

    def check(self, loaded: LoadedModel, text: Sequence[int]) -> None:
        """The cache lists a prefix of ``text`` and really contains it."""
        self.witness(loaded.metadata.path).check(loaded.sequence, text)


@pytest.fixture(scope="module")
def all_files(models: Path) -> Iterator[Callable[[str], Files]]:
    with ExitStack() as opened:
        yield cache(lambda name: Files(models, name, opened))


@pytest.fixture(params=KINDS)
def files(request: pytest.FixtureRequest, all_files: Callable[[str], Files]) -> Files:
    return all_files(request.param)


@pytest.fixture
def ordinary(all_files: Callable[[str], Files]) -> Files:
    return all_files("ordinary")


def letters(draw: random.Random, count: int) -> list[int]:
    return [draw.randrange(LETTERS) for _ in range(count)]


def common_length(one: Sequence[int], other: Sequence[int]) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))


PLAIN = SpeculativeConfig(Method.PLAIN)
DRAFT = SpeculativeConfig(Method.DRAFT, lookahead=4)
AUTO = SpeculativeConfig(Method.AUTO)
CONFIGS = [
    PLAIN,
    DRAFT,
    AUTO,
    SpeculativeConfig(Method.DRAFT, lookahead=1),
    SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
    SpeculativeConfig(Method.LOOKUP),
    SpeculativeConfig(Method.LOOKUP, lookahead=5),
    SpeculativeConfig(Method.AUTO, lookahead=3),
]


def test_caches_outlive_whatever_is_done(files: Files, draws: float) -> None:
    """Chats go on, are edited or begin anew; answers end or are stopped; drafts are switched."""
    draw, tally = random.Random(1), Counter[str]()
    with files.session(files.drafts[0], context_length=512) as session:
        before: list[int] = []
        chat = random_chat(
            session, draw, CONFIGS, range(LETTERS), rounds=round(50 * draws), edits=True
        )
        for number, turn in enumerate(chat):
            seen, cached = turn.answer, list(session.cached_tokens)
            files.check(session.target, turn.text)
            if turn.config.method in (Method.DRAFT, Method.AUTO) and seen.events:
                files.check(session.draft, turn.text)
            if seen.progress:
                common = common_length(before, turn.prompt[:-1])
                reused = seen.progress[0].reused
                assert reused == common if files.rolls_back else reused <= common
                tally["reused"] += reused
            last = seen.events[-1]
            if isinstance(last, GenerationFinished) and last.reason is not FinishReason.CANCELLED:
                behind = len(turn.text) - 1 - len(cached)
                assert behind <= (0 if files.rolls_back else MOST_BEHIND)
            if turn.sampling.greedy:
                check_greedy(files, turn)
            for step in seen.steps:
                tally["accepted"] += step.accepted
                tally["rejected"] += step.evaluated - step.accepted
                tally[f"by {step.source}"] += 1
            if number % 10 == 4:
                session.set_draft(LlamaModel.load(draw.choice(files.drafts)), SETTINGS)
                make_drafting_pay(session)
                assert list(session.cached_tokens) == cached
            elif number % 10 == 9:
                session.clear_caches()
                assert all(len(loaded.sequence) == 0 for loaded in session.models)
            before = list(session.cached_tokens)
    # Otherwise the test would cover less than it seems to.
    assert min(tally[key] for key in ("accepted", "rejected", "by model", "by lookup")) > 12, tally
    assert tally["reused"] > 500, tally


def check_greedy(files: Files, turn: Turn) -> None:
    """What was shown is what plain decoding says in a fresh session, up to near ties."""
    shown = turn.answer.ids
    wanted = plain_ids(files, turn.prompt, len(shown)) if shown else []
    if shown != wanted:
        parted = common_length(shown, wanted)
        logits = files.witness(files.target).logits([*turn.prompt, *shown[:parted]])
        second, first = np.sort(logits)[-2:]
        assert first - second < NEAR_TIE, f"parted at {parted}: {shown} against {wanted}"


@pytest.fixture
def session(files: Files) -> Iterator[Session]:
    with files.session(files.drafts[0]) as session:
        yield session


QUESTION = letters(random.Random(0), 30)


def answered(
    session: Session, prompt: Sequence[int], config: SpeculativeConfig = DRAFT, **options: Any
) -> Answer:
    return answer(session, prompt, config, **{"count": 20, **options})


def check_both(files: Files, session: Session, text: Sequence[int]) -> None:
    for loaded in session.models:
        files.check(loaded, text)


def plain_ids(files: Files, prompt: Sequence[int], count: int = 20) -> list[int]:
    with Session.load(files.target, settings=SETTINGS) as fresh:
        return answered(fresh, prompt, PLAIN, count=count).ids


def test_a_chat_reads_only_what_is_new(files: Files, session: Session) -> None:
    """Answers are read back as their generated ids, not as a new tokenization of their text."""
    template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
    messages: list[PromptMessage] = []

    def suits(events: Answer) -> bool:
        """It has no control tokens, and the first one is not tokenized to the same ids again."""
        found = events.ids
        own = bool(messages[:-1]) or session.vocabulary.tokenize(events.text) != found
        return own and max(found, default=len(WORDS)) < len(WORDS)

    for question in ("hello", "and then", "why\n", " no ", "the end"):
        messages.append(PromptMessage(Role.USER, question))
        prompt = template.prompt(messages).tokens
        before = list(session.cached_tokens)
        assert before == prompt[: len(before)]
        reusable = len(before)
        for seed in range(1000):
            sampling = SamplingParams(temperature=1.0, seed=seed)
            events = answered(session, prompt, count=6, sampling=sampling)
            assert events.statistics.reused_tokens == reusable
            if suits(events):
                break
            reusable = len(prompt) - 1
        else:
            raise AssertionError("No answer suits.")
        check_both(files, session, [*prompt, *events.ids])
        messages.append(PromptMessage(Role.ASSISTANT, events.text, tuple(events.ids)))


def test_a_prompt_that_is_cancelled_halfway(files: Files, session: Session) -> None:
    text = [*QUESTION, *answered(session, QUESTION, PLAIN).ids]
    marked = len(session.cached_tokens)
    prompt = [*text, *letters(random.Random(9), 300)]
    events = session.generate(prompt, GREEDY, DRAFT)
    for _ in range(4):
        next(events)
    session.cancel()
    assert Answer(list(events)).reason is FinishReason.CANCELLED
    check_both(files, session, prompt)
    # Without rollback, a stopped pass may lose everything read since the last answer.
    cached = len(session.cached_tokens)
    assert cached == marked + 256 if files.rolls_back else cached >= marked
    again = answered(session, prompt)
    assert again.statistics.reused_tokens == cached
    assert again.ids == plain_ids(files, prompt)


def test_a_sliding_window_far_behind(all_files: Callable[[str], Files]) -> None:
    """Tokens that left the window long ago are needed again when the text goes back to them."""
    files = all_files("sliding window")
    draw = random.Random(3)
    with files.session(files.drafts[0]) as session:
        text = letters(draw, 700)
        for length in (700, 400, 40, 10, 650, 20):
            text = [*text[:length], *letters(draw, 700 - length)]
            before = list(session.cached_tokens)
            events = answered(session, text)
            assert events.statistics.reused_tokens == common_length(before, text[:-1])
            check_both(files, session, [*text, *events.ids])
            assert events.ids == plain_ids(files, text)
            assert answered(session, text).ids == events.ids


def test_a_misfit_stays_listed(ordinary: Files, all_files: Callable[[str], Files]) -> None:
    words = "the draft model cannot roll back: it is recurrent"
    with ordinary.session(ordinary.drafts[0]) as session:
        text = [*QUESTION, *answered(session, QUESTION).ids]
        cached, misfit = list(session.cached_tokens), LlamaModel.load(all_files("recurrent").target)
        session.set_draft(misfit)
        assert (session.has_draft, session.draft) == (False, None)
        assert str(session.no_draft_reason).startswith(words)
        assert session.draft_metadata.path == misfit.metadata.path
        assert list(session.cached_tokens) == cached
        with pytest.raises(VocabularyMismatch, match=words):
            session.generate(QUESTION, GREEDY, DRAFT)
        assert [*QUESTION, *answered(session, QUESTION, AUTO).ids] == text
        session.set_draft(LlamaModel.load(ordinary.drafts[0]))
        assert misfit._handle is None
        assert session.no_draft_reason is None
        assert [*QUESTION, *answered(session, QUESTION, DRAFT).ids] == text


def test_a_broken_draft_changes_nothing(ordinary: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(*_: object, **__: object) -> LlamaContext:
        raise ModelLoadError("no-memory-here")

    with ordinary.session(ordinary.drafts[0]) as session:
        text = [*QUESTION, *answered(session, QUESTION).ids]
        draft, refused = session.draft, LlamaModel.load(ordinary.drafts[1])
        with monkeypatch.context() as patched:
            patched.setattr(loaded_model, "LlamaContext", no_memory)
            with pytest.raises(ModelLoadError, check=lambda error: error.kind == "no-memory-here"):
                session.set_draft(refused)
        assert refused._handle is None
        assert session.draft is draft
        check_both(ordinary, session, text)
        again = answered(session, QUESTION)
        assert (again.statistics.reused_tokens, again.ids) == (len(QUESTION) - 1, text[30:])
