"""Whole generations on real models: finish reasons, statistics, and caches afterwards."""

import itertools
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import answer_events
import tiny_models as tiny
from answer_events import GREEDY, Answer
from cache_witness import CacheWitness
from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import (
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import (
    DecodeFailed,
    DraftError,
    PromptError,
    TargetError,
    VerificationError,
)
from foretoken.engine.events import Event, FinishReason, StepFinished, TokenEmitted, TokenOrigin
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.session import Session
from foretoken.system.errors import UserError
from foretoken.system.load_watch import RecentLoad
from known_costs import make_drafting_pay, make_like_new

CONTEXT = 2048
# Small, so that a prompt has several; each has four micro-batches, as by default.
BATCH = 128
SETTINGS = ModelSettings(batch_length=BATCH, micro_batch_length=BATCH // 4)
REAL_TOKENS = 250
METHODS = [Method.PLAIN, Method.DRAFT, Method.AUTO]
LETTERS = "abcdefghij"


def begin(
    session: Session,
    prompt: Sequence[int],
    sampling: SamplingParams = GREEDY,
    method: Method = Method.DRAFT,
    *,
    lookahead: int = 4,
    max_steps: int = 100_000,
    count: int = 24,
    **options: Any,
) -> Generator[Event]:
    # The method AUTO is tested with its own, adaptive lookahead.
    fixed = None if method is Method.AUTO else lookahead
    config = SpeculativeConfig(method, fixed, max_steps)
    return answer_events.begin(session, prompt, config, sampling, count=count, **options)


def answer(session: Session, prompt: Sequence[int], *args: Any, **options: Any) -> Answer:
    return Answer(list(begin(session, prompt, *args, **options)))


class Pair:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.target, self.draft = session.target.sequence, session.draft.sequence
        self._models = self.target._model, self.draft._model
        self._witnesses = [CacheWitness(loaded.model, CONTEXT) for loaded in session.models]

    def close(self) -> None:
        for witness in self._witnesses:
            witness.close()
        self.session.close()

    def restore(self) -> None:
        self.target._model, self.draft._model = self._models
        self.session.cancel_flag.clear()

    def forget(self) -> None:
        self.restore()
        make_like_new(self.session)

    def check(self, prompt: Sequence[int], shown: Sequence[int]) -> None:
        """Both caches list a prefix of prompt and shown tokens and really contain it."""
        self.restore()
        for sequence, witness in zip((self.target, self.draft), self._witnesses, strict=True):
            witness.check(sequence, [*prompt, *shown])

    def check_like_new(self, prompt: Sequence[int], *, method: Method = Method.DRAFT) -> None:
        """The next greedy answer equals that of a fresh session."""
        self.restore()
        found = answer(self.session, prompt, method=method, count=12).ids
        self.forget()
        assert found == answer(self.session, prompt, method=Method.PLAIN, count=12).ids


@pytest.fixture(scope="module")
def shared_pair(models: Path) -> Iterator[Pair]:
    shape = {"seed": 18, "vocab_size": REAL_TOKENS, "context_length": CONTEXT}
    shape |= tiny.endless_tokens(REAL_TOKENS)
    target = tiny.write_random_model(models / "generation-target.gguf", **shape)
    draft = tiny.write_random_model(models / "generation-draft.gguf", noise=0.04, **shape)
    session = Session.load(target, draft, settings=SETTINGS)
    make_drafting_pay(session)
    pair = Pair(session)
    yield pair
    pair.close()


@pytest.fixture
def pair(shared_pair: Pair) -> Iterator[Pair]:
    shared_pair.forget()
    yield shared_pair
    running = shared_pair.session._running
    if running is not None:
        running.close()


PathSession = Callable[..., Session]


@pytest.fixture
def path_session(tmp_path: Path) -> Iterator[PathSession]:
    """Open sessions of a model that writes its pieces in order and drafts for itself."""
    with ExitStack() as stack:

        def opener(pieces: Sequence[tiny.TokenLike], **options: Any) -> Session:
            path = tiny.write_path_model(tmp_path / f"{len(pieces)}.gguf", pieces)
            session = stack.enter_context(Session.load(path, path, **options))
            make_drafting_pay(session)
            return session

        yield opener


PROMPT = [3, 50, 7, 120, 33, 9]
LONG_PROMPT = [(7 * index + 3) % 250 for index in range(2 * BATCH + 6)]
# The third pass reads the rest of the long prompt; the steps follow.
PASSES = [1, 3, 4, 7, 13]


@pytest.mark.parametrize("lookahead", [1, 8])
@pytest.mark.parametrize("method", METHODS)
def test_the_end_is_not_shown(path_session: PathSession, method: Method, lookahead: int) -> None:
    session = path_session(LETTERS)
    done = answer(session, [0], method=method, lookahead=lookahead)
    assert (done.text, done.reason) == (LETTERS[1:], FinishReason.STOP)
    assert done.ids == list(range(1, 10))
    assert (done.statistics.tokens, done.statistics.generated) == (9, 10)  # its pass was made
    assert sum(step.tokens for step in done.steps) == 10
    assert all(step.tokens >= 1 for step in done.steps)
    assert list(session.cached_tokens) == list(range(10))[: len(session.cached_tokens)]


def test_an_end_token_inside_an_accepted_draft(path_session: PathSession) -> None:
    session = path_session("abcdef")
    done = answer(session, [0], lookahead=32)
    (step,) = done.steps
    # b c d e f and the end; after an end token nothing is drafted, and no bonus is shown.
    assert (step.drafted, step.evaluated, step.accepted) == (6, 6, 6)
    assert (done.origins, done.reason) == ([TokenOrigin.DRAFT] * 5, FinishReason.STOP)
    assert done.statistics.from_draft == 5
    # The end token was in the cache while it was judged; it is not part of the answer.
    assert list(session.cached_tokens) == [0, 1, 2, 3, 4, 5]


def test_an_end_token_that_only_the_draft_wants_ends_nothing(tmp_path: Path) -> None:
    tokens = [*"abcdef", tiny.control(tiny.END_TEXT)]
    target = tiny.write_path_model(tmp_path / "target.gguf", "abcdef")
    hasty = tiny.write_bigram_model(
        tmp_path / "hasty.gguf", tiny.path_table([1, 2, 6, 4, 5, 0, 6]), tokens=tokens
    )
    with Session.load(target, hasty) as session:
        done = answer(session, [0], lookahead=8)
        assert (done.text, done.reason) == ("bcdef", FinishReason.STOP)
        corrections = [t for t in done.tokens if t.origin is TokenOrigin.CORRECTION]
        assert [(t.text, t.rejected.id) for t in corrections if t.rejected] == [("d", 6)]
        assert corrections[0].rejected.text == ""  # an end token is no text
        last = done.steps[-1]
        assert last.accepted < last.drafted, "the end that the target wants is a correction"


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("pieces", "stops", "text", "ids"),
    [
        (list(LETTERS), ("ef",), "bcd", [1, 2, 3]),
        (list(LETTERS), ("b",), "", []),
        (["a", "bc", "de", "fg", "hi"], ("zz", "gh", "ef"), "bcd", [1, 2]),
        (["a", *tiny.split_bytes("🙂"), "b", "c"], ("b",), "🙂", [1, 2, 3, 4]),
    ],
)
def test_a_stop_string_ends_before_itself(
    path_session: PathSession,
    method: Method,
    pieces: list[tiny.TokenLike],
    stops: tuple[str, ...],
    text: str,
    ids: list[int],
) -> None:
    session = path_session(pieces)
    done = answer(session, [0], method=method, stops=stops)
    assert (done.text, done.ids, done.reason) == (text, ids, FinishReason.STOP_STRING)
    assert done.statistics.tokens == len(ids)
    assert done.statistics.generated == sum(step.tokens for step in done.steps)
    assert done.statistics.generated >= len(ids) + (text != "b")  # else one was cut
    cached = list(session.cached_tokens)
    assert cached == [0, *ids][: len(cached)]


@pytest.mark.parametrize("method", METHODS)
def test_an_incomplete_stop_string_is_shown(path_session: PathSession, method: Method) -> None:
    session = path_session(["a", "b", "c", "d", "e", *tiny.split_bytes("🙂")])
    for count, text in ((4, "bcde"), (5, "bcde�")):  # and a character that is cut off
        done = answer(session, [0], method=method, stops=("ex", "cx"), count=count)
        assert (done.text, done.reason) == (text, FinishReason.LENGTH)
    done = answer(session, [0], method=method, stops=("🙂x", "cx"))
    assert (done.text, done.reason) == ("bcde🙂", FinishReason.STOP)


@pytest.mark.parametrize("method", [*METHODS, Method.LOOKUP])
@pytest.mark.parametrize("count", [1, 2, 21])
def test_the_length_is_exact(pair: Pair, method: Method, count: int) -> None:
    done = answer(pair.session, PROMPT, method=method, count=count)
    assert done.reason is FinishReason.LENGTH
    shown = 0
    for step in done.steps:
        assert step.drafted <= max(1, count - shown - 1), "no more than can be shown"
        shown += step.accepted + 1
    assert len(done.tokens) == done.statistics.tokens == count
    assert sum(step.tokens for step in done.steps) == done.statistics.generated == count
    pair.check(PROMPT, done.ids)
    assert done.ids == answer(pair.session, PROMPT, method=Method.PLAIN, count=count).ids


@pytest.mark.parametrize("method", [*METHODS, Method.LOOKUP])
@pytest.mark.parametrize(("length", "lookahead"), [(25, 4), (39, 1), (40, 32)])
def test_the_context_is_filled(tmp_path: Path, method: Method, lookahead: int, length: int) -> None:
    # A loop, so that lookup finds something; the end token is never reached.
    table = tiny.path_table([*range(1, 10), 0, 10])
    loop = tiny.write_bigram_model(tmp_path / "loop.gguf", table)
    prompt = [index % 10 for index in range(length)]
    with Session.load(loop, loop, context_length=40) as session:
        make_drafting_pay(session)
        done = answer(session, prompt, method=method, lookahead=lookahead, count=1000)
        assert done.reason is FinishReason.CONTEXT_FULL
        # The last token is shown although there is no place to feed it.
        assert done.ids == [index % 10 for index in range(length, 41)]
        assert len(session.cached_tokens) == 40
        place = length - 1
        for step in done.steps:
            assert place + step.batch <= 40
            place = step.position
        beyond = answer(session, [*range(10)] * 4 + [0], method=method)
        assert (beyond.reason, beyond.tokens, beyond.steps) == (FinishReason.CONTEXT_FULL, [], [])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("limit", [1, 5])
def test_the_step_limit(pair: Pair, method: Method, limit: int) -> None:
    done = answer(pair.session, PROMPT, method=method, max_steps=limit, count=500)
    assert done.reason is FinishReason.STEP_LIMIT
    assert len(done.steps) == done.statistics.steps == limit
    assert len(done.tokens) == sum(step.accepted + 1 for step in done.steps)
    pair.check(PROMPT, done.ids)


class Interposed:
    """Wraps a real context and acts before its n-th pass (from 1)."""

    def __init__(
        self, sequence: CachedSequence, at: int = 0, action: Callable[[], None] = lambda: None
    ) -> None:
        self._context = sequence._model
        self._at, self._action = at, action
        self.passes = 0
        sequence._model = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def decode(self, tokens: Sequence[int], rows: int, states: Any) -> Any:
        self.passes += 1
        if self.passes == self._at:
            self._action()
        return self._context.decode(tokens, rows, states)


def test_cancelling_before_the_first_record(pair: Pair) -> None:
    events = begin(pair.session, LONG_PROMPT)
    pair.session.cancel()
    done = Answer(list(events))
    assert (done.reason, done.tokens) == (FinishReason.CANCELLED, [])
    pair.check(LONG_PROMPT, [])
    assert answer(pair.session, PROMPT, count=3).reason is FinishReason.LENGTH


@pytest.mark.parametrize("role", ["target", "draft"])
@pytest.mark.parametrize("at", PASSES)
def test_cancelling_at_any_pass(pair: Pair, role: str, at: int) -> None:
    interposed = Interposed(getattr(pair, role), at, pair.session.cancel)
    done = answer(pair.session, LONG_PROMPT, count=500)
    assert done.reason is FinishReason.CANCELLED
    assert interposed.passes == at
    pair.check(LONG_PROMPT, done.ids)
    pair.check_like_new(LONG_PROMPT)


SAMPLINGS = [
    GREEDY,
    SamplingParams(temperature=0.7, seed=1),
    SamplingParams(temperature=1.0, seed=2),
    SamplingParams(temperature=1.3, top_k=30, top_p=0.9, min_p=0.01, seed=3),
    SamplingParams(temperature=0.7, repeat_penalty=1.3, seed=4),
]


@pytest.mark.parametrize(
    ("sampling", "method", "lookahead"),
    [
        (sampling, method, (1, 3, 9)[(row + column) % 3])
        for row, sampling in enumerate(SAMPLINGS)
        for column, method in enumerate(METHODS)
    ],
)
def test_every_number_agrees_with_the_tokens(
    pair: Pair, sampling: SamplingParams, method: Method, lookahead: int
) -> None:
    done = answer(pair.session, PROMPT, sampling, method, lookahead=lookahead, count=60)
    by_step = itertools.groupby(done.tokens, key=lambda token: token.step)
    tokens_of = {index: list(tokens) for index, tokens in by_step}
    assert [step.index for step in done.steps] == list(range(len(done.steps)))
    place = len(PROMPT)
    for step in done.steps:
        assert step.evaluated == step.accepted + (step.accepted < step.drafted)
        assert step.position == place + step.accepted
        check_step(step, tokens_of.get(step.index, []), last=step is done.steps[-1])
        assert step.drafted or method is not Method.DRAFT
        assert 0.0 <= step.draft_ms <= step.total_ms
        assert 0.0 < step.verify_ms <= step.total_ms
        assert (step.draft_ms > 0.0) == (step.drafted > 0)
        place += step.accepted + 1
    statistics = done.statistics
    for name in ("drafted", "evaluated", "accepted", "draft_ms", "verify_ms"):
        total = sum(getattr(step, name) for step in done.steps)
        assert getattr(statistics, name) == pytest.approx(total), name
    assert statistics.decode_ms == pytest.approx(sum(step.total_ms for step in done.steps))
    counts = len(done.steps), len(done.tokens), len(PROMPT)
    assert (statistics.steps, statistics.tokens, statistics.prompt_tokens) == counts
    assert statistics.first_token_ms >= statistics.prefill_ms
    assert [token.text for token in done.tokens] == [f"<{token}>" for token in done.ids]


def check_step(step: StepFinished, tokens: list[TokenEmitted], *, last: bool) -> None:
    """Accepted tokens in order, then one more; the last step may be cut short."""
    final = TokenOrigin.CORRECTION if step.accepted < step.drafted else TokenOrigin.BONUS
    final = final if step.drafted else TokenOrigin.TARGET
    origins = [TokenOrigin.DRAFT] * step.accepted + [final]
    found = [token.origin for token in tokens]
    assert found == (origins[: len(found)] if last else origins)
    for index, token in enumerate(tokens):
        drafted = token.origin is TokenOrigin.DRAFT
        corrected = token.origin is TokenOrigin.CORRECTION
        assert token.position == (index if drafted or corrected else None)
        assert 0.0 < token.target_prob <= 1.0
        assert (0.0 < token.draft_prob <= 1.0) if drafted else token.draft_prob is None
        assert (token.rejected is not None) == corrected
        if token.rejected is not None:
            assert token.rejected.id != token.id or token.rejected.draft_prob > token.target_prob
            assert 0.0 <= token.rejected.target_prob < 1.0
            assert 0.0 < token.rejected.draft_prob <= 1.0


def test_these_models_accept_and_reject_drafts_of_many_lengths(pair: Pair) -> None:
    """Otherwise half of this file would test nothing."""
    adaptive = answer(pair.session, PROMPT, method=Method.AUTO)
    assert len({step.drafted for step in adaptive.steps}) > 1
    origins = Counter(answer(pair.session, PROMPT, count=60).origins)
    for origin in (TokenOrigin.DRAFT, TokenOrigin.CORRECTION, TokenOrigin.BONUS):
        assert origins[origin] >= 3, origins


def test_plain_never_asks_the_draft(pair: Pair) -> None:
    interposed = Interposed(pair.draft)
    done = answer(pair.session, PROMPT, method=Method.PLAIN)
    assert (interposed.passes, set(done.origins)) == (0, {TokenOrigin.TARGET})


def test_a_full_draft_context_goes_on_plainly(tmp_path: Path) -> None:
    shape: dict[str, Any] = {"seed": 18, "vocab_size": 260}
    target = tiny.write_random_model(tmp_path / "target.gguf", context_length=256, **shape)
    draft = tiny.write_random_model(tmp_path / "draft.gguf", context_length=30, noise=0.1, **shape)
    with Session.load(target, draft) as session:
        done = answer(session, PROMPT, count=60)
        assert done.ids == answer(session, PROMPT, method=Method.PLAIN, count=60).ids
        place = len(PROMPT)
        for step in done.steps:
            # The last drafted token is not fed to the draft, so one more than fits.
            assert step.drafted == min(4, max(0, 30 - place + 1), step.drafted or 4)
            assert (step.drafted > 0) == (place <= 30)
            place += step.accepted + 1
        assert [token.origin for token in done.tokens][-20:] == [TokenOrigin.TARGET] * 20
        long = answer(session, PROMPT * 10, count=10)  # more than the draft can read at all
        assert {token.origin for token in long.tokens} == {TokenOrigin.TARGET}
        again = answer(session, PROMPT, count=10)
        assert TokenOrigin.TARGET not in {token.origin for token in again.tokens}


def test_prefill_reports_batches_and_reuses_the_cache(pair: Pair) -> None:
    first, length = answer(pair.session, LONG_PROMPT, count=1), len(LONG_PROMPT)
    assert [(p.processed, p.total, p.reused) for p in first.progress] == [
        (BATCH, length, 0),
        (2 * BATCH, length, 0),
        (length - 1, length, 0),
    ]
    second = answer(pair.session, [*LONG_PROMPT, *first.ids, 5, 6], count=1)
    assert [(p.processed, p.total) for p in second.progress] == [(length + 2, length + 3)]
    assert second.progress[0].reused == second.statistics.reused_tokens >= length


@pytest.mark.parametrize(("sampling", "method"), [*zip(SAMPLINGS, METHODS * 2, strict=False)])
def test_between_steps_the_target_lacks_one_token(
    pair: Pair, sampling: SamplingParams, method: Method
) -> None:
    shown: list[int] = []
    for event in begin(pair.session, PROMPT, sampling, method, count=30):
        if isinstance(event, TokenEmitted):
            shown.append(event.id)
        if isinstance(event, StepFinished):
            assert event.position == len(pair.target)
            if len(shown) < 30:
                assert list(pair.target.tokens) == [*PROMPT, *shown][:-1]
                pair.check(PROMPT, shown)
    pair.check(PROMPT, shown)


# Every token could begin this one, so each is held back until the next.
HOLDING = (">!",)


@pytest.mark.parametrize(
    ("prompt", "stops", "method"),
    [
        (PROMPT, (), Method.DRAFT),
        (PROMPT, HOLDING, Method.AUTO),
        (LONG_PROMPT, HOLDING, Method.DRAFT),
        (LONG_PROMPT, (), Method.AUTO),
    ],
    ids=["short", "short, holding", "long, holding", "long"],
)
def test_closing_at_any_record(
    pair: Pair, prompt: list[int], stops: tuple[str, ...], method: Method
) -> None:
    sampling = SamplingParams(temperature=0.8, seed=5)
    count = 24 if prompt is PROMPT else 5
    pair.forget()  # what it learned from other texts would change how far it drafts, and the draws
    whole = answer(pair.session, prompt, sampling, method, count=count, stops=stops)
    for length in range(1, len(whole.events) + 1):
        pair.forget()
        events = begin(pair.session, prompt, sampling, method, count=count, stops=stops)
        seen = Answer(list(itertools.islice(events, length)))
        events.close()
        assert seen.ids == whole.ids[: len(seen.ids)]
        pair.check(prompt, seen.ids)
        # Continuing from there gives the same answer as a fresh session.
        next_prompt = [*prompt, *seen.ids, 9]
        found = answer(pair.session, next_prompt, count=5).ids
        pair.forget()
        assert found == answer(pair.session, next_prompt, method=Method.PLAIN, count=5).ids


def fail() -> None:
    raise DecodeFailed("pass-made-to-fail")


def check_failure(
    pair: Pair, failure: type[UserError], kind: str, sampling: SamplingParams = GREEDY
) -> list[int]:
    """Check that the caches keep just what was shown before the error; return those tokens."""
    events: list[Event] = []
    with pytest.raises(failure, check=lambda error: error.kind == kind):
        events.extend(begin(pair.session, LONG_PROMPT, sampling, count=100))
    shown = Answer(events).ids
    pair.check(LONG_PROMPT, shown)
    pair.check_like_new(LONG_PROMPT)
    return shown


@pytest.mark.parametrize(("role", "error"), [("target", TargetError), ("draft", DraftError)])
@pytest.mark.parametrize("at", PASSES)
def test_a_pass_that_fails(pair: Pair, role: str, error: type[UserError], at: int) -> None:
    Interposed(getattr(pair, role), at, fail)
    shown = check_failure(pair, error, "pass-made-to-fail", SAMPLINGS[2] if at % 2 else GREEDY)
    assert at > 3 or not shown


class BrokenRow(Interposed):
    """From the n-th pass on, one row of logits contains a NaN."""

    row = 0

    def decode(self, tokens: Sequence[int], rows: int, states: Any) -> Any:
        self.passes += 1
        logits = self._context.decode(tokens, rows, states)
        if self.passes >= self._at and rows:
            logits = logits.copy()
            logits[min(self.row, rows - 1), 17] = np.nan
        return logits


@pytest.mark.parametrize(
    ("role", "at", "row"),
    [
        *(("target", at, row) for at, row in [(1, 0), (5, 1), (9, 4)]),
        *(("draft", at, 0) for at in (1, 5, 9)),
    ],
)
def test_logits_that_are_no_numbers(pair: Pair, role: str, at: int, row: int) -> None:
    BrokenRow(getattr(pair, role), at).row = row
    error = VerificationError if role == "target" else DraftError
    check_failure(pair, error, f"{role}-not-finite")


def test_a_token_that_the_target_does_not_have_is_an_error(pair: Pair) -> None:
    for prompt in ([1, 999, 2], [1, 2, 999], [-1, 2], [2**40]):
        with pytest.raises(PromptError, check=lambda error: error.kind == "prompt-unknown-token"):
            answer(pair.session, prompt, method=Method.PLAIN)
    pair.check_like_new(PROMPT)


@pytest.mark.parametrize(("busy", "share"), [(0.1, 1.0), (0.6, 0.001)])
def test_policies_learn_from_undisturbed_times(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, busy: float, share: float
) -> None:
    """Records have the wall time of a step; policies learn its computing time."""
    monkeypatch.setattr("foretoken.engine.generation.without_delays_ms", lambda ms, *_: ms / 1000.0)
    monkeypatch.setattr(RecentLoad, "others_busy", busy)
    heard: list[StepFinished] = []
    monkeypatch.setattr(AdaptiveLookahead, "observe", lambda _, step, __: heard.append(step))
    config = SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE)
    steps = answer_events.answer(pair.session, [40, 41, 42], config, GREEDY, count=20).steps
    assert len(steps) == len(heard) > 2
    for recorded, learned in zip(steps, heard, strict=True):
        assert learned.total_ms == pytest.approx(share * recorded.total_ms)
        assert learned.draft_ms == pytest.approx(share * recorded.draft_ms)
