"""From answer to answer the caches keep a start of the text, really that, and as much as they can.

Random sequences of all that can be done to a session, on all kinds of models; then what a person
does most, one by one.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import tiny_models as tiny
from answer_events import GREEDY, Answer, answer
from cache_witness import CacheWitness
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine import loaded_model
from foretoken.engine.config import (
    CacheType,
    GenerationLimits,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ModelLoadError, VocabularyMismatch
from foretoken.engine.events import Event, FinishReason, GenerationFinished, PrefillProgress
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.session import Session
from known_costs import CHEAP_BATCHES, KnownCosts

# Few words, so that texts repeat themselves and drafts are often right.
WORDS = [*"abcdefghijklmnopqrstuvwxyz \n", "th", "he", "in", "er", "an", "re"]
TOKENS: list[tiny.TokenLike] = [
    *WORDS,
    tiny.control(tiny.END_TEXT),
    tiny.control(tiny.IM_START),
    tiny.control(tiny.IM_END),
]
LETTERS = 26
CONTEXT = 1024
# The smallest batches, so that reading a prompt can be stopped halfway; exact numbers, so that a
# wrong token, be it far away, differs from a rounding error.
SETTINGS = ModelSettings(batch_length=64, cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
TOLERANCE, NEAR_TIE = 5e-3, 1e-2
# Tokens that a target which cannot roll back may lack at the end of an answer: see generation.
MOST_BEHIND = 8 + 5


@dataclass(frozen=True)
class Kind:
    write: Callable[..., Path]
    rolls_back: bool
    layers: int


KINDS = {
    "ordinary": Kind(tiny.write_random_model, True, 2),
    "sliding window": Kind(tiny.write_sliding_window_model, True, 2),
    "hybrid": Kind(tiny.write_hybrid_model, False, 2),
    "delta net": Kind(tiny.write_delta_net_model, False, 2),
    "recurrent": Kind(tiny.write_recurrent_model, False, 1),
}


class Files:
    """A target of some kind and its drafts, and a second set of weights for fresh contexts."""

    def __init__(self, folder: Path, name: str, opened: ExitStack) -> None:
        self.kind = KINDS[name]
        self._opened = opened
        self._witnesses: dict[Path, CacheWitness] = {}
        shape: dict[str, Any] = {
            "seed": 7,
            "vocab_size": len(TOKENS),
            "width": 32,
            "tokens": TOKENS,
            "chat_template": tiny.CHATML_TEMPLATE,
        }
        own: dict[str, Any] = {"layers": self.kind.layers, **shape}
        stem = f"reuse-{name.replace(' ', '-')}"
        target = folder / f"{stem}.gguf"
        self.target = self.kind.write(target, context_length=CONTEXT, **own)
        near, short = folder / f"{stem}-near.gguf", folder / f"{stem}-short.gguf"
        other = tiny.write_random_model(
            folder / f"{stem}-other.gguf", noise=0.3, context_length=CONTEXT, **shape
        )
        if self.kind.rolls_back:
            for path, length, noise in ((near, CONTEXT, 0.05), (short, 100, 0.1)):
                self.kind.write(path, context_length=length, noise=noise, **own)
        else:
            # A draft has to roll back, so it is of another family: what mostly follows a token.
            table = mean_table(self.witness(target))
            for path, length in ((near, CONTEXT), (short, 100)):
                tiny.write_bigram_model(path, table, context_length=length, tokens=TOKENS)
        self.drafts = [near, short, other]

    def session(self, draft: Path | None = None, *, context_length: int = CONTEXT) -> Session:
        session = Session.load(self.target, draft, context_length=context_length, settings=SETTINGS)
        know_costs(session)
        return session

    def witness(self, path: Path) -> CacheWitness:
        if path not in self._witnesses:
            model = self._opened.enter_context(LlamaModel.load(path))
            length = model.metadata.context_length
            witness = CacheWitness(model, length, settings=SETTINGS, tolerance=TOLERANCE)
            self._witnesses[path] = self._opened.enter_context(closing(witness))
        return self._witnesses[path]

    def check(self, loaded: LoadedModel, text: Sequence[int]) -> None:
        """The cache holds a start of ``text``, and really that."""
        self.witness(loaded.metadata.path).check(loaded.sequence, text)


def know_costs(session: Session) -> None:
    """Let no time that is measured decide how much is drafted; drafting pays."""
    if not isinstance(session.target.costs, KnownCosts):
        session.target.costs = KnownCosts(CHEAP_BATCHES)
    if session.draft is not None:
        session.draft.costs = KnownCosts({1: 0.1})
    session._adaptive.clear()


def mean_table(witness: CacheWitness) -> NDArray[np.float64]:
    """What follows each token, on average over a few texts before it."""
    draw = random.Random(1)
    rows = []
    for token in range(len(TOKENS)):
        logits = np.array([witness.logits([*letters(draw, 6), token]) for _ in range(12)], float)
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        rows.append((weights / weights.sum(axis=1, keepdims=True)).mean(axis=0))
    return np.array(rows) / np.sum(rows, axis=1, keepdims=True)


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


def reason(answer: Answer) -> FinishReason | None:
    """None: it was left before its end."""
    last = answer.events[-1] if answer.events else None
    return last.reason if isinstance(last, GenerationFinished) else None


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
LOOKS_UP = [AUTO, *CONFIGS[5:7]]
STOPS = [(), (), ("e",), ("qz", "xx")]


@dataclass
class Player:
    """Does what people do to a chat, and checks the caches after each action."""

    files: Files
    session: Session
    draw: random.Random
    tally: Counter[str]
    config: SpeculativeConfig = PLAIN
    chat: list[tuple[list[int], list[int]]] = field(default_factory=list)
    """Questions with their answers, of which the last one may not be there yet."""
    marks: list[int] = field(default_factory=list)
    """Where a target that cannot roll back can go back to at least."""
    text: list[int] = field(default_factory=list)
    """Of the last run: prompt and what was shown of the answer."""
    asked_draft: bool = False
    """Whether the last run asked the draft model."""
    run: Generator[Event] | None = None
    """The last one; whoever holds it may have left it open."""
    log: list[str] = field(default_factory=list)

    def play(self, count: int) -> None:
        actions = [self.ask, self.edit, self.regenerate, self.stop, self.switch_draft, self.clear]
        for action in self.draw.choices(actions, [4, 3, 2, 4, 2, 1], k=count):
            self.config = self.draw.choice(CONFIGS)
            if self.config.method is Method.DRAFT and not self.session.has_draft:
                self.config = AUTO
            self.log.append(f"{action.__name__} {self.config.method} {self.config.lookahead}")
            action()
            self.tally[action.__name__] += 1

    # What people do:

    def ask(self) -> None:
        if self.draw.random() < 0.1:
            self.chat = []  # another chat; the caches do not know
        self.chat.append((self.question(), []))
        self.answer()

    def edit(self) -> None:
        if self.chat:
            index = self.draw.randrange(len(self.chat))
            known, given = self.chat[index]
            changed = [*known[: self.draw.randrange(20)], *self.question()]
            if self.draw.random() < 0.3:
                self.chat[index] = changed, given  # and all that follows stays
            else:
                self.chat[index:] = [(changed, [])]
        self.regenerate()

    def regenerate(self) -> None:
        if not self.chat:
            self.ask()
            return
        self.chat[-1] = self.chat[-1][0], []
        self.answer()

    def stop(self) -> None:
        if not self.chat or self.chat[-1][1]:
            self.chat.append((self.question(), []))
        self.answer(stop_after=self.draw.randrange(25))

    def switch_draft(self) -> None:
        session, before = self.session, self.session.draft
        target, costs = session.target, session.target.costs
        kept = list(session.cached_tokens) if self.ended else None
        path = self.draw.choice([None, *self.files.drafts])
        session.set_draft(None if path is None else LlamaModel.load(path), SETTINGS)
        assert not session._adaptive, "what was learned is of the other draft"
        know_costs(session)
        assert before is None or closed(before)
        assert kept is None or list(session.cached_tokens) == kept
        assert (session.target, target.costs) == (target, costs)
        assert session.has_draft == (path is not None)
        assert session.no_draft_reason == (None if path else "no draft model is chosen")
        self.check()

    def clear(self) -> None:
        self.session.clear_caches()
        assert all(len(loaded.sequence) == 0 for loaded in self.session.models)
        self.marks.clear()
        self.check()
        self.ask()

    # What comes of it:

    def question(self) -> list[int]:
        words = self.draw.choices(range(7), k=self.draw.randrange(1, 12))
        return words * 8 if self.draw.random() < 0.1 else words  # more than a batch

    def prompt(self) -> list[int]:
        prompt = [token for question, given in self.chat for token in (*question, *given)]
        if len(prompt) > PLAYED_CONTEXT - 32:  # what becomes of too long ones is another matter
            del self.chat[:-1]
            return list(self.chat[0][0])
        return prompt

    def answer(self, stop_after: int | None = None) -> None:
        session, prompt = self.session, self.prompt()
        sampling = GREEDY
        if self.draw.random() < 0.2:
            sampling = SamplingParams(temperature=0.8, seed=self.draw.randrange(1000))
        limits = GenerationLimits(self.draw.choice([1, 5, 12, 20]), self.draw.choice(STOPS))
        left = self.run if not self.ended else None
        self.run = session.generate(prompt, sampling, self.config, limits)
        if left is not None:  # it has just ended
            self.check()
        before, draft_before = list(session.cached_tokens), self.draft_tokens()
        seen = Answer(self.collect(self.run, stop_after))
        self.text = [*prompt, *seen.ids]
        asking = session.has_draft and self.config.method in (Method.DRAFT, Method.AUTO)
        self.asked_draft = asking and seen.events != []
        self.chat[-1] = self.chat[-1][0], seen.ids
        if seen.events:
            self.check_reuse(before, prompt, seen)
        else:
            assert list(session.cached_tokens) == before
            self.text = before
        if sampling.greedy:
            self.check_greedy(prompt, limits, seen)
        if self.ended:
            self.check_kept(prompt, seen)
            self.check()
            if not self.asked_draft:
                assert self.draft_tokens() == draft_before

    def collect(self, events: Generator[Event], stop_after: int | None) -> list[Event]:
        """All records, or some and then a stop: by closing, cancelling, or forgetting the rest."""
        if stop_after is None:
            return list(events)
        seen = list(itertools.islice(events, stop_after))
        way = self.draw.choice(["close", "cancel", "leave"])
        self.log[-1] += f", {way} after {stop_after}"
        self.tally[way] += 1
        if way == "cancel" and seen:
            self.session.cancel()
            seen += list(events)
        elif way != "leave":
            events.close()
        return seen

    @property
    def ended(self) -> bool:
        """Whether no run was left open."""
        return self.run is None or self.run.gi_frame is None

    def draft_tokens(self) -> list[int] | None:
        draft = self.session.draft
        return None if draft is None else list(draft.sequence.tokens)

    # What must hold:

    def check(self) -> None:
        """Both caches hold a start of the text; a draft that was not asked holds another one."""
        self.files.check(self.session.target, self.text)
        if self.session.draft is not None and self.asked_draft:
            self.files.check(self.session.draft, self.text)

    def check_kept(self, prompt: Sequence[int], seen: Answer) -> None:
        """Nothing is dropped that could stay."""
        length = len(self.session.cached_tokens)
        if not seen.ids:
            return
        if self.config in LOOKS_UP:
            known = self.session._lookup._index.tokens
            assert known == self.text[: len(known)]
        assert length >= len(prompt) - 1
        ended = reason(seen) in (FinishReason.STOP, FinishReason.LENGTH)
        if ended and (self.files.kind.rolls_back or self.config.method is Method.PLAIN):
            assert length >= len(self.text) - 1
        elif ended:
            assert length >= len(self.text) - 1 - MOST_BEHIND
        self.tally["behind"] += length < len(self.text) - 1

    def check_reuse(self, before: Sequence[int], prompt: Sequence[int], seen: Answer) -> None:
        reused = seen.progress[0].reused if seen.progress else len(prompt) - 1
        assert {event.reused for event in seen.progress} <= {reused}
        if self.ended:
            assert self.session.statistics.reused_tokens == reused
        common = common_length(before, prompt[:-1])
        if self.files.kind.rolls_back or common == len(before):
            assert reused == common
        else:
            known = [mark for mark in self.marks if mark <= common]
            assert max(known, default=0) <= reused <= common
            self.tally["gone back"] += reused > 0
        self.tally["reused"] += reused
        self.tally["prompt"] += len(prompt)
        reached = bool(seen.tokens or seen.steps)
        self.marks = [mark for mark in self.marks if mark <= reused]
        self.marks += [reused, len(prompt) - 1] if reached else [reused]
        self.marks = sorted({mark for mark in self.marks if mark})[-16:]
        for step in seen.steps:
            self.tally["accepted"] += step.accepted
            self.tally["rejected"] += step.evaluated - step.accepted
            self.tally["reread"] += step.reread
            self.tally[f"by {step.source}"] += 1

    def check_greedy(self, prompt: Sequence[int], limits: GenerationLimits, seen: Answer) -> None:
        """What was shown is what plain decoding says in a fresh session."""
        with Session.load(self.files.target, settings=SETTINGS) as fresh:
            plain = Answer(list(fresh.generate(prompt, GREEDY, PLAIN, limits)))
        shown, wanted = seen.ids, plain.ids
        whole = reason(seen) not in (None, FinishReason.CANCELLED)
        if shown == (wanted if whole else wanted[: len(shown)]):
            assert not whole or reason(seen) is reason(plain)
            self.tally["greedy"] += whole
            return
        parted = common_length(shown, wanted)
        logits = self.files.witness(self.files.target).logits([*prompt, *shown[:parted]])
        second, first = np.sort(logits)[-2:]
        assert first - second < NEAR_TIE, f"parted at {parted}: {shown} against {wanted}"
        self.tally["near ties"] += 1


SEQUENCES, PLAYED_CONTEXT = 12, 512


def test_random_sequences_of_actions(files: Files, draws: float) -> None:
    """A dozen of each kind of model."""
    tally: Counter[str] = Counter()
    for seed in range(round(SEQUENCES * draws)):
        draw = random.Random(seed)
        draft = draw.choice([None, *files.drafts])
        with files.session(draft, context_length=PLAYED_CONTEXT) as session:
            player = Player(files, session, draw, tally)
            try:
                player.play(draw.randrange(9, 14))
            except Exception as error:
                error.add_note(f"sequence {seed} of {files.target.stem}: {player.log}")
                raise
    # Otherwise the sequences would test less than they seem to.
    for action in ("ask", "edit", "regenerate", "stop", "switch_draft", "clear"):
        assert tally[action] > 2, tally
    for what in ("close", "cancel", "leave"):
        assert tally[what] > 2, tally
    for what in ("accepted", "rejected", "by model", "by lookup"):
        assert tally[what] > 12, tally
    assert tally["greedy"] > 45, tally
    assert tally["near ties"] < 5 * draws, tally
    assert tally["reused"] > 0.4 * tally["prompt"], tally
    if not files.kind.rolls_back:
        assert min(tally["gone back"], tally["reread"], tally["behind"]) > 2, tally


@pytest.fixture
def session(files: Files) -> Iterator[Session]:
    with files.session(files.drafts[0]) as session:
        yield session


QUESTION = letters(random.Random(0), 30)


def answered(
    session: Session,
    prompt: Sequence[int],
    config: SpeculativeConfig = DRAFT,
    count: int = 20,
    **options: Any,
) -> Answer:
    return answer(session, prompt, config, count=count, **options)


def check_both(files: Files, session: Session, text: Sequence[int]) -> None:
    for loaded in session.models:
        files.check(loaded, text)


def plain_ids(files: Files, prompt: Sequence[int], count: int = 20) -> list[int]:
    with Session.load(files.target, settings=SETTINGS) as fresh:
        return answered(fresh, prompt, PLAIN, count).ids


def test_a_chat_reads_only_what_is_new(files: Files, session: Session) -> None:
    """Answers come back as the ids that were generated, not as those of their text."""
    template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
    messages: list[PromptMessage] = []

    def suits(events: Answer) -> bool:
        """No control tokens, which nobody can say, and at first not the ids that its text has."""
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


LONG = letters(random.Random(9), 300)


@pytest.mark.parametrize(("way", "batches"), [("close", 2), ("cancel", 4)])
def test_a_prompt_cut_halfway(files: Files, session: Session, way: str, batches: int) -> None:
    text = [*QUESTION, *answered(session, QUESTION, PLAIN).ids]
    marked = len(session.cached_tokens)
    prompt = [*text, *LONG]
    events = session.generate(prompt, GREEDY, DRAFT, GenerationLimits(20))
    for _ in range(batches):
        assert isinstance(next(events), PrefillProgress)
    if way == "close":
        events.close()
    else:
        session.cancel()
        assert Answer(list(events)).reason is FinishReason.CANCELLED
    check_both(files, session, prompt)
    cached = len(session.cached_tokens)
    # Where it cannot roll back, a stopped pass may cost what was read since the last answer.
    exact = files.kind.rolls_back or way == "close"
    assert cached == marked + 64 * batches if exact else cached >= marked
    again = answered(session, prompt)
    assert again.statistics.reused_tokens == cached
    assert again.ids == plain_ids(files, prompt)
    check_both(files, session, [*prompt, *again.ids])


def test_a_sliding_window_far_behind(all_files: Callable[[str], Files]) -> None:
    """What the window has left long ago is needed again where the text goes back to it."""
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


def closed(loaded: LoadedModel) -> bool:
    return loaded.context._handle is loaded.model._handle is None


def test_misfits_stay(ordinary: Files, all_files: Callable[[str], Files], tmp_path: Path) -> None:
    foreign = tiny.write_random_model(
        tmp_path / "foreign.gguf",
        seed=7,
        vocab_size=len(TOKENS),
        tokens=tiny.foreign_tokens(len(TOKENS)),
    )
    reasons = {
        all_files("recurrent").target: "the draft model cannot roll back: it is recurrent",
        foreign: "different vocabulary",
    }
    with ordinary.session(ordinary.drafts[0]) as session:
        text = [*QUESTION, *answered(session, QUESTION).ids]
        for path, words in reasons.items():
            cached, misfit = list(session.cached_tokens), LlamaModel.load(path)
            session.set_draft(misfit)
            assert not session.has_draft
            assert session.draft is None
            assert str(session.no_draft_reason).startswith(words)
            assert session.draft_metadata.path == path
            assert list(session.cached_tokens) == cached
            with pytest.raises(VocabularyMismatch, match=words):
                session.generate(QUESTION, GREEDY, DRAFT)
            assert [*QUESTION, *answered(session, QUESTION, AUTO).ids] == text
            session.set_draft(LlamaModel.load(ordinary.drafts[0]))
            assert misfit._handle is None
            assert session.no_draft_reason is None
            assert [*QUESTION, *answered(session, QUESTION, DRAFT).ids] == text


def test_a_broken_draft_changes_nothing(ordinary: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(*arguments: object, **options: object) -> LlamaContext:
        raise ModelLoadError("There is no memory for this context.")

    with ordinary.session(ordinary.drafts[0]) as session:
        prompt = QUESTION
        text = [*prompt, *answered(session, prompt).ids]
        known = ["verdict", "draft", "_drafter", "draft_metadata", "no_draft_reason", "_adaptive"]
        before = [getattr(session, name) for name in known]
        refused = LlamaModel.load(ordinary.drafts[2])
        with monkeypatch.context() as patched:
            patched.setattr(loaded_model, "LlamaContext", no_memory)
            with pytest.raises(ModelLoadError, match="no memory"):
                session.set_draft(refused)
        assert refused._handle is None
        assert [getattr(session, name) for name in known] == before
        check_both(ordinary, session, text)
        again = answered(session, prompt)
        assert (again.statistics.reused_tokens, [*prompt, *again.ids]) == (len(prompt) - 1, text)
