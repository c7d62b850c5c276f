"""The output follows the target alone: known distributions on the real backend."""

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

import tiny_models as tiny
from answer_events import answer
from exactness import (
    Floats,
    endless_table,
    p_value,
    transformed,
    transition_p_value,
    write_other_draft,
)
from foretoken.engine import session as session_module
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

VOCABULARY = 12
LETTERS = VOCABULARY - 1  # the last entry is the end token, and the table never goes there
LEAST_P = 0.001
# For sixteen cases, some of which draw other numbers each time, because they follow the clock.
LEAST_TRANSITION_P = LEAST_P / 16

PLAIN = SpeculativeConfig(Method.PLAIN)
DRAFTING = {
    "fixed": SpeculativeConfig(lookahead=3),
    "adaptive, with lookup": SpeculativeConfig(),
    "lookup": SpeculativeConfig(Method.LOOKUP),
    "lookup, fixed": SpeculativeConfig(Method.LOOKUP, lookahead=3),
    "adaptive, by block": SpeculativeConfig(verification=VerificationRule.BLOCK),
    "adaptive, never paused": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
}


TARGET_TABLE = endless_table(LETTERS, 1)
NEAR_TABLE = 0.7 * TARGET_TABLE + 0.3 * endless_table(LETTERS, 2)
DRAFT_TABLES = {"near": NEAR_TABLE, "hopeless": endless_table(LETTERS, 3, spread=4.0)}
SHARED = {"other ids": LETTERS, "other tokens": 7, "hardly a token": 3}
"""Letters of the target that a near draft with another vocabulary has."""
DRAFTS = [*DRAFT_TABLES, *SHARED]


def cases() -> Iterator[tuple[str, str, float]]:
    """Ways of drafting, kinds of drafts and temperatures, combined pairwise."""
    for index, (name, config) in enumerate(sorted(DRAFTING.items())):
        drafts = ["near", "near" if config.method is Method.LOOKUP else "hopeless"]
        temperatures = (1.0, 0.7) if index % 2 else (0.7, 1.0)
        yield from zip(drafts, [name] * 2, temperatures, strict=True)
    yield "other ids", "fixed", 1.0
    yield "other tokens", "fixed", 0.7
    yield "other tokens", "adaptive, never paused", 1.0
    yield "hardly a token", "adaptive, with lookup", 1.3


@pytest.fixture(scope="module")
def bigrams(models: Path) -> Iterator[dict[str, Session]]:
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patched:
        # Tiny vocabularies have nothing of an ordinary text in common.
        patched.setattr(session_module, "LEAST_SHARE", -1.0)
        target, *drafts = (
            tiny.write_bigram_model(models / f"bigram-{name}.gguf", table, context_length=2048)
            for name, table in (("target", TARGET_TABLE), *DRAFT_TABLES.items())
        )
        drafts += [
            write_other_draft(models / f"bigram-{shared}.gguf", NEAR_TABLE, shared)
            for shared in SHARED.values()
        ]
        sessions = {}
        for name, draft in zip(DRAFTS, drafts, strict=True):
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


@pytest.mark.parametrize("draft", DRAFTS)
def test_it_would_notice_the_draft_showing_through(bigrams: dict[str, Session], draft: str) -> None:
    """A single run suffices to detect another distribution in a seventh of the draws."""
    sampling = SamplingParams(temperature=1.0, seed=5)
    drawn = answer(bigrams[draft], [0], DRAFTING["fixed"], sampling, count=1900)
    shifted = 0.85 * TARGET_TABLE + 0.15 * endless_table(LETTERS, 9)
    assert transition_p_value([drawn.ids], shifted) < LEAST_TRANSITION_P


GREEDY_CASES = [
    *itertools.product(DRAFT_TABLES, ["plain", *sorted(DRAFTING)]),
    *zip(SHARED, ("fixed", "adaptive, with lookup", "fixed"), strict=True),
]


@pytest.mark.parametrize(("draft", "name"), GREEDY_CASES)
def test_greedy_text_is_the_likeliest(bigrams: dict[str, Session], draft: str, name: str) -> None:
    """It loops over at most 11 letters; one long run exercises caches and policies."""
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


STATEFUL = {"recurrent": (tiny.write_recurrent_model, 1), "hybrid": (tiny.write_hybrid_model, 2)}
Small = Callable[[str], Session]


@pytest.fixture(scope="module")
def small(models: Path) -> Iterator[Small]:
    """Models with so few tokens that the distribution of six of them is known."""
    shape: dict[str, Any] = {"seed": 3, "sharpness": 1.2, "context_length": 64}
    # Models that cannot roll back never end.
    endless = {"vocab_size": SMALL - 1, "width": 32, **tiny.endless_tokens(SMALL - 1)}
    with ExitStack() as stack:

        @cache
        def session(kind: str) -> Session:
            paths = models / f"small-{kind}.gguf", models / f"small-{kind}-draft.gguf"
            if kind in STATEFUL:
                write, layers = STATEFUL[kind]
                write(paths[0], layers=layers, **shape, **endless)
                tiny.write_random_model(paths[1], layers=1, heads=2, scale=0.3, **shape, **endless)
            else:
                tiny.write_random_model(paths[0], vocab_size=SMALL, **shape)
                tiny.write_random_model(paths[1], vocab_size=SMALL, layers=1, noise=0.1, **shape)
            pair = stack.enter_context(Session.load(*paths))
            make_drafting_pay(pair)
            return pair

        yield session


TEXTS = [
    text for length in range(LENGTH) for text in itertools.product(range(SMALL - 1), repeat=length)
]
"""Of letters, all that an answer of LENGTH tokens can have before its last token."""


Rows = dict[tuple[int, ...], Floats]


@pytest.fixture(scope="module")
def plain_logits(small: Small) -> Callable[[str], Rows]:
    """Return the logits after each text of TEXTS."""

    @cache
    def logits(kind: str) -> Rows:
        sequence = small(kind).target.sequence
        found = {}
        for text in TEXTS:
            sequence.keep_prefix(0)
            found[text] = sequence.feed([*PROMPT, *text], rows=1)[0].astype(np.float64)
        sequence.keep_prefix(0)
        return found

    return logits


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


def exact_joint(rows: Rows, sampling: SamplingParams) -> dict[tuple[int, ...], float]:
    """Return the distribution of the last three of LENGTH tokens; a text that ended stays ended."""
    end = SMALL - 1
    conditionals = {
        text: softmax(penalised(row, [*PROMPT, *text], sampling)) for text, row in rows.items()
    }
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
    """Spread this share of the distribution evenly."""
    return {cell: (1 - by) * prob + by / len(joint) for cell, prob in joint.items()}


PENALTIES: list[dict[str, Any]] = [
    {"presence_penalty": 1.5, "repeat_last_n": 64},
    {"presence_penalty": -1.5, "repeat_last_n": 3},
    {"frequency_penalty": 0.8, "repeat_last_n": 3},
    {"frequency_penalty": -0.6, "repeat_last_n": 64},
    {"presence_penalty": -1.0, "frequency_penalty": 1.0, "repeat_penalty": 1.5},
    {"presence_penalty": 2.0, "frequency_penalty": 2.0, "repeat_last_n": 0},
]


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


def joint_cases() -> Iterator[Any]:
    """All cases, every second one nightly."""
    ways = ("fixed", "adaptive, with lookup", "lookup")
    plain = [(kind, name, {}) for kind in ("ordinary", *STATEFUL) for name in ways]
    penalised = [
        ("ordinary", name, penalties)
        for index, penalties in enumerate(PENALTIES)
        for name in sorted(("fixed", "lookup, fixed"), reverse=bool(index % 2))
    ]
    for index, case in enumerate(plain + penalised):
        yield pytest.param(*case, marks=[pytest.mark.nightly] * (index % 2), id=f"{case}")


@pytest.mark.parametrize(("kind", "name", "penalties"), [*joint_cases()])
def test_joint_of_three_tokens_follows_the_target(
    small: Small,
    plain_logits: Callable[[str], Rows],
    kind: str,
    name: str,
    penalties: dict[str, Any],
    draws: float,
) -> None:
    session, sampling = small(kind), SamplingParams(temperature=1.0, **penalties)
    joint = exact_joint(plain_logits(kind), sampling)
    seen, found = Counter[tuple[int, ...]](), Counter[str]()
    runs = round((600 if penalties else 1000) * draws)
    for seed in range(runs):
        done = answer(session, PROMPT, DRAFTING[name], replace(sampling, seed=seed), count=LENGTH)
        seen[last_three(done.ids)] += 1
        for step in done.steps:
            found["accepted"] += step.accepted
            found["rejected"] += step.evaluated - step.accepted
            found["reread"] += step.reread > 0
    assert min(found["accepted"], found["rejected"]) > runs // 20, found
    # The hybrid has copies of its state, with which it drops most rejected tokens.
    least = {"ordinary": 0, "hybrid": 10, "recurrent": 200}[kind]
    assert found["reread"] >= least, found
    assert joint_p_value(seen, joint) > LEAST_P
    unpenalised = exact_joint(plain_logits(kind), SamplingParams(temperature=1.0))
    # A difference like this would be detected.
    other = flatter(joint, 0.2) if joint == unpenalised else unpenalised
    assert joint_p_value(seen, other) < LEAST_P


PROMPTS = ["Hi! How are you?", "What is 12 + 7?", "Spell the word apple."]
NEAR_TIE = 0.02


@pytest.mark.parametrize("question", PROMPTS)
def test_the_built_in_pair_drafts_what_plain_decoding_prints(
    builtin_target: Path, builtin_draft: Path, question: str
) -> None:
    with Session.load(builtin_target, builtin_draft) as session:
        make_drafting_pay(session)
        prompt = session.prompt(f"Q: {question}\nA:")
        plain = answer(session, prompt, PLAIN).ids
        for config in DRAFTING.values():
            check_parting(session, prompt, plain, answer(session, prompt, config).ids)


def check_parting(
    session: Session, prompt: Sequence[int], plain: Sequence[int], drafted: Sequence[int]
) -> None:
    """Both are equal, or they part where two tokens are equally likely."""
    for index, (one, other) in enumerate(zip(plain, drafted, strict=False)):
        if one != other:
            session.target.sequence.keep_prefix(0)
            logits = session.target.sequence.feed([*prompt, *plain[:index]], rows=1)[0]
            gap = abs(float(logits[one] - logits[other]))
            assert gap < NEAR_TIE, f"parted at {index} with a logit gap of {gap:.4f}"
            return
    assert len(plain) == len(drafted)
