"""The output follows the target alone: distributions on the real backend with known answers."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import tiny_models as tiny
from answer_events import answer
from exactness import p_value, transformed, transition_p_value
from foretoken.engine.config import (
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.events import TokenOrigin
from foretoken.engine.session import Session
from known_costs import make_drafting_pay

Floats = NDArray[np.float64]

VOCABULARY = 12
LETTERS = VOCABULARY - 1  # the last entry is the end token, and the table never goes there
LEAST_P = 0.001
# Of a dozen cases that draw anew each time, as the adaptive ones follow the clock.
LEAST_TRANSITION_P = LEAST_P / 12

PLAIN = SpeculativeConfig(Method.PLAIN)
DRAFTING = {
    "fixed": SpeculativeConfig(lookahead=3),
    "adaptive, with lookup": SpeculativeConfig(),
    "lookup": SpeculativeConfig(Method.LOOKUP),
    "lookup, fixed": SpeculativeConfig(Method.LOOKUP, lookahead=3),
    "adaptive, by block": SpeculativeConfig(verification=VerificationRule.BLOCK),
    "adaptive, never paused": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
}


@pytest.fixture(params=sorted(DRAFTING))
def drafting(request: pytest.FixtureRequest) -> SpeculativeConfig:
    return DRAFTING[request.param]


def endless_table(seed: int, spread: float = 1.5) -> Floats:
    """Letters only: no row leads to the end token, so runs are as long as asked for."""
    table = np.zeros((VOCABULARY, VOCABULARY))
    table[:LETTERS, :LETTERS] = tiny.random_table(LETTERS, seed=seed, spread=spread)
    table[LETTERS, :LETTERS] = 1.0 / LETTERS
    return table


TARGET_TABLE = endless_table(1)
DRAFT_TABLES = {
    "near": 0.7 * TARGET_TABLE + 0.3 * endless_table(2),
    "hopeless": endless_table(3, spread=4.0),
}


def cases() -> Iterator[tuple[str, str, float]]:
    """Each way of drafting with each draft and at each temperature: the three by pairs."""
    for index, (name, config) in enumerate(sorted(DRAFTING.items())):
        drafts = ["near", "near" if config.method is Method.LOOKUP else "hopeless"]
        temperatures = (1.0, 0.7) if index % 2 else (0.7, 1.0)
        yield from zip(drafts, [name] * 2, temperatures, strict=True)


@pytest.fixture(scope="module")
def bigrams(models: Path) -> Iterator[dict[str, Session]]:
    target = tiny.write_bigram_model(
        models / "bigram-target.gguf", TARGET_TABLE, context_length=2048
    )
    with ExitStack() as stack:
        sessions = {}
        for name, table in DRAFT_TABLES.items():
            draft = tiny.write_bigram_model(
                models / f"bigram-{name}.gguf", table, context_length=2048
            )
            sessions[name] = stack.enter_context(Session.load(target, draft))
            make_drafting_pay(sessions[name])
        yield sessions


@pytest.mark.parametrize(("draft", "name", "temperature"), [*cases()])
def test_transitions_follow_the_target(
    bigrams: dict[str, Session], draft: str, name: str, temperature: float, draws: float
) -> None:
    top_p = 1.0 if temperature == 1.0 else 0.9
    runs, origins = [], Counter[TokenOrigin]()
    for seed in range(round(3 * draws)):
        sampling = SamplingParams(temperature=temperature, top_p=top_p, seed=seed)
        done = answer(bigrams[draft], [0], DRAFTING[name], sampling, count=1900)
        runs.append([0, *done.ids])
        origins.update(done.origins)
    assert sum(len(run) - 1 for run in runs) >= 5400
    assert min(origins[TokenOrigin.DRAFT], origins[TokenOrigin.CORRECTION]) > 130
    p = transition_p_value(runs, transformed(TARGET_TABLE, temperature, top_p))
    assert p > LEAST_TRANSITION_P


@pytest.mark.parametrize("draft", sorted(DRAFT_TABLES))
def test_it_would_notice_the_draft_showing_through(bigrams: dict[str, Session], draft: str) -> None:
    """One run of three is enough to see another distribution in a seventh of the draws."""
    sampling = SamplingParams(temperature=1.0, seed=5)
    drawn = answer(bigrams[draft], [0], DRAFTING["fixed"], sampling, count=1900)
    shifted = 0.85 * TARGET_TABLE + 0.15 * endless_table(9)
    assert transition_p_value([drawn.ids], shifted) < LEAST_TRANSITION_P


@pytest.mark.parametrize("name", ["plain", *sorted(DRAFTING)])
@pytest.mark.parametrize("draft", sorted(DRAFT_TABLES))
def test_greedy_text_is_the_likeliest(bigrams: dict[str, Session], draft: str, name: str) -> None:
    """In a circle of at most 11 letters; one long run is for caches and policies."""
    likeliest = TARGET_TABLE.argmax(axis=1)
    for start in range(LETTERS):
        path = [start]
        for _ in range(1900 if start == 0 else 100):
            path.append(int(likeliest[path[-1]]))
        done = answer(bigrams[draft], [start], DRAFTING.get(name, PLAIN), count=len(path) - 1)
        assert done.ids == path[1:]
        for before, token in itertools.pairwise([None, *done.tokens[:100]]):
            row = TARGET_TABLE[start if before is None else before.id]
            assert token.target_prob == pytest.approx(row[token.id], abs=1e-4)
            if token.rejected is not None:
                assert token.rejected.target_prob == pytest.approx(row[token.rejected.id], abs=1e-4)


SMALL = 5
PROMPT = [0, 1, 2, 0]
LENGTH = 6


@pytest.fixture(scope="module")
def attentive(models: Path) -> Iterator[Session]:
    shape = {"vocab_size": SMALL, "context_length": 64, "sharpness": 1.2}
    target = tiny.write_random_model(models / "small-target.gguf", seed=3, **shape)
    draft = tiny.write_random_model(
        models / "small-draft.gguf", seed=3, layers=1, noise=0.1, **shape
    )
    with Session.load(target, draft) as session:
        make_drafting_pay(session)
        yield session


TEXTS = [
    text for length in range(LENGTH) for text in itertools.product(range(SMALL - 1), repeat=length)
]
"""Of letters, all that an answer of LENGTH tokens can have before its last token."""


def plain_logits(session: Session) -> dict[tuple[int, ...], Floats]:
    logits = {}
    sequence = session.target.sequence
    for text in TEXTS:
        sequence.keep_prefix(0)
        logits[text] = sequence.feed([*PROMPT, *text], rows=1)[0].astype(np.float64)
    sequence.keep_prefix(0)
    return logits


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


def plain_conditionals(session: Session) -> dict[tuple[int, ...], Floats]:
    return {text: softmax(logits) for text, logits in plain_logits(session).items()}


def exact_joint(conditionals: dict[tuple[int, ...], Floats]) -> dict[tuple[int, ...], float]:
    """Distribution of the last three of LENGTH tokens; an ended text stays ended."""
    end = SMALL - 1
    joint: dict[tuple[int, ...], float] = Counter()

    def walk(text: tuple[int, ...], prob: float) -> None:
        if len(text) == LENGTH:
            joint[text[-3:]] += prob
        elif end in text:
            walk((*text, end), prob)
        else:
            for token, share in enumerate(conditionals[text]):
                walk((*text, token), prob * float(share))

    walk((), 1.0)
    return joint


def last_three(ids: Sequence[int]) -> tuple[int, ...]:
    """The last three of LENGTH tokens, as ``exact_joint`` counts them."""
    return tuple([*ids, *[SMALL - 1] * (LENGTH - len(ids))][-3:])


def joint_p_value(seen: Counter[tuple[int, ...]], joint: dict[tuple[int, ...], float]) -> float:
    return p_value(np.array([seen[cell] for cell in joint]), np.array([*joint.values()]))


def flatter(joint: dict[tuple[int, ...], float], by: float) -> dict[tuple[int, ...], float]:
    """That share of the distribution spread evenly."""
    return {cell: (1 - by) * prob + by / len(joint) for cell, prob in joint.items()}


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["fixed", "adaptive, with lookup", "lookup"])
def test_three_tokens_follow_conditionals(attentive: Session, name: str, draws: float) -> None:
    joint = exact_joint(plain_conditionals(attentive))
    seen: Counter[tuple[int, ...]] = Counter()
    runs = round(3000 * draws)
    origins = Counter[TokenOrigin]()
    for seed in range(runs):
        sampling = SamplingParams(temperature=1.0, seed=seed)
        done = answer(attentive, PROMPT, DRAFTING[name], sampling, count=LENGTH)
        origins.update(done.origins)
        seen[last_three(done.ids)] += 1
    assert min(origins[o] for o in (TokenOrigin.DRAFT, TokenOrigin.CORRECTION)) > runs // 4
    assert joint_p_value(seen, joint) > LEAST_P
    assert joint_p_value(seen, flatter(joint, 0.1)) < LEAST_P  # so much would be seen


PENALTIES: list[dict[str, Any]] = [
    {"presence_penalty": 1.5, "repeat_last_n": 64},
    {"presence_penalty": -1.5, "repeat_last_n": 3},
    {"frequency_penalty": 0.8, "repeat_last_n": 3},
    {"frequency_penalty": -0.6, "repeat_last_n": 64},
    {"presence_penalty": -1.0, "frequency_penalty": 1.0, "repeat_penalty": 1.5},
    {"presence_penalty": 2.0, "frequency_penalty": 2.0, "repeat_last_n": 0},
]


@pytest.fixture(scope="module")
def attentive_logits(attentive: Session) -> dict[tuple[int, ...], Floats]:
    return plain_logits(attentive)


def penalised(logits: Floats, text: Sequence[int], sampling: SamplingParams) -> Floats:
    """llama.cpp's penalties, written out plainly."""
    result = logits.copy()
    for token, count in Counter(text[max(0, len(text) - sampling.repeat_last_n) :]).items():
        if logits[token] <= 0:
            result[token] *= sampling.repeat_penalty
        else:
            result[token] /= sampling.repeat_penalty
        result[token] -= count * sampling.frequency_penalty + sampling.presence_penalty
    return result


@pytest.mark.parametrize(
    ("penalties", "name"),
    [
        pytest.param(penalties, name, marks=[pytest.mark.nightly] * ((row + column) % 2))
        for row, penalties in enumerate(PENALTIES)
        for column, name in enumerate(["fixed", "lookup, fixed"])
    ],
    ids=str,
)
def test_joint_of_three_tokens_follows_penalised_conditionals(
    attentive: Session,
    attentive_logits: dict[tuple[int, ...], Floats],
    penalties: dict[str, Any],
    name: str,
    draws: float,
) -> None:
    sampling = SamplingParams(temperature=1.0, **penalties)
    unpenalised = exact_joint({text: softmax(row) for text, row in attentive_logits.items()})
    joint = exact_joint(
        {
            text: softmax(penalised(row, [*PROMPT, *text], sampling))
            for text, row in attentive_logits.items()
        }
    )
    seen: Counter[tuple[int, ...]] = Counter()
    origins = Counter[TokenOrigin]()
    runs = round(600 * draws)
    for seed in range(runs):
        of_seed = replace(sampling, seed=seed)
        done = answer(attentive, PROMPT, DRAFTING[name], of_seed, count=LENGTH)
        origins.update(done.origins)
        seen[last_three(done.ids)] += 1
    assert min(origins[o] for o in (TokenOrigin.DRAFT, TokenOrigin.CORRECTION)) > runs // 20
    assert joint_p_value(seen, joint) > LEAST_P
    if sampling.repeat_last_n == 0:
        assert joint == unpenalised
    else:
        assert joint_p_value(seen, unpenalised) < LEAST_P


PROMPTS = ["Hi! How are you?", "What is 12 + 7?", "Spell the word apple."]
NEAR_TIE = 0.02
BUILTIN_LENGTH = 60


@pytest.mark.parametrize("question", PROMPTS)
def test_builtin_pair_drafts_what_plain_decoding_prints(
    builtin_session: Session,
    plain_answers: Callable[[str], list[int]],
    drafting: SpeculativeConfig,
    question: str,
) -> None:
    session = builtin_session
    prompt = session.prompt(f"Q: {question}\nA:")
    plain = plain_answers(question)
    drafted = answer(session, prompt, drafting, count=BUILTIN_LENGTH).ids
    check_parting(session, prompt, plain, drafted)


@pytest.fixture(scope="module")
def builtin_session(builtin_target: Path, builtin_draft: Path) -> Iterator[Session]:
    with Session.load(builtin_target, builtin_draft) as session:
        make_drafting_pay(session)
        yield session


@pytest.fixture(scope="module")
def plain_answers(builtin_session: Session) -> Callable[[str], list[int]]:
    @cache
    def printed(question: str) -> list[int]:
        prompt = builtin_session.prompt(f"Q: {question}\nA:")
        return answer(builtin_session, prompt, PLAIN, count=BUILTIN_LENGTH).ids

    return printed


STATEFUL = {"recurrent": (tiny.write_recurrent_model, 1), "hybrid": (tiny.write_hybrid_model, 2)}
STATEFUL_DRAFTING = {**DRAFTING, "draft, fixed": SpeculativeConfig(Method.DRAFT, lookahead=5)}


def check_parting(
    session: Session, prompt: Sequence[int], plain: Sequence[int], drafted: Sequence[int]
) -> bool:
    """Both are the same, or they part where two tokens are equally likely; whether they do."""
    for index, (one, other) in enumerate(zip(plain, drafted, strict=False)):
        if one != other:
            session.target.sequence.keep_prefix(0)
            logits = session.target.sequence.feed([*prompt, *plain[:index]], rows=1)[0]
            gap = abs(float(logits[one] - logits[other]))
            assert gap < NEAR_TIE, f"parted at {index} with a logit gap of {gap:.4f}"
            return True
    assert len(plain) == len(drafted)
    return False


@pytest.fixture(scope="module")
def small_stateful(models: Path) -> Iterator[Callable[[str], Session]]:
    """Few enough tokens that the distribution of six of them is known."""
    shape: dict[str, Any] = {"seed": 3, "sharpness": 1.2, "context_length": 64}
    shape |= {"vocab_size": SMALL - 1, "width": 32, **tiny.endless_tokens(SMALL - 1)}
    draft = models / "small-stateful-draft.gguf"
    tiny.write_random_model(draft, layers=1, heads=2, scale=0.3, **shape)
    with ExitStack() as stack:

        @cache
        def session(kind: str) -> Session:
            write, layers = STATEFUL[kind]
            target = write(models / f"small-{kind}.gguf", layers=layers, **shape)
            pair = stack.enter_context(Session.load(target, draft))
            make_drafting_pay(pair)
            return pair

        yield session


@pytest.fixture(scope="module")
def stateful_joint(
    small_stateful: Callable[[str], Session],
) -> Callable[[str], dict[tuple[int, ...], float]]:
    return cache(lambda kind: exact_joint(plain_conditionals(small_stateful(kind))))


@pytest.mark.parametrize(
    ("stateful_kind", "name"),
    [
        ("recurrent", "draft, fixed"),
        ("hybrid", "adaptive, with lookup"),
        ("recurrent", "lookup"),
        pytest.param("hybrid", "draft, fixed", marks=pytest.mark.nightly),
        pytest.param("recurrent", "adaptive, with lookup", marks=pytest.mark.nightly),
        pytest.param("hybrid", "lookup", marks=pytest.mark.nightly),
    ],
)
def test_joint_of_three_tokens_where_the_target_cannot_roll_back(
    small_stateful: Callable[[str], Session],
    stateful_joint: Callable[[str], dict[tuple[int, ...], float]],
    stateful_kind: str,
    name: str,
) -> None:
    session, joint = small_stateful(stateful_kind), stateful_joint(stateful_kind)
    seen: Counter[tuple[int, ...]] = Counter()
    found = Counter[str]()
    for seed in range(1000):
        sampling = SamplingParams(temperature=1.0, seed=seed)
        done = answer(session, PROMPT, STATEFUL_DRAFTING[name], sampling, count=LENGTH)
        seen[tuple(done.ids[-3:])] += 1
        for step in done.steps:
            found["accepted"] += step.accepted
            found["rejected"] += step.evaluated - step.accepted
            found["reread"] += step.reread > 0
    assert min(found[key] for key in ("accepted", "rejected")) > 200, found
    # Copies of its state let the hybrid drop most of what is rejected.
    assert found["reread"] > (10 if stateful_kind == "hybrid" else 200), found
    assert joint_p_value(seen, joint) > LEAST_P
    assert joint_p_value(seen, flatter(joint, 0.2)) < LEAST_P  # so much would be seen
