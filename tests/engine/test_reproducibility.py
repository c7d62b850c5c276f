"""A seed gives the same text again, unless a decision depends on measured times."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from answer_events import Answer, answer
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import FinishReason, TokenOrigin
from foretoken.engine.session import Session

TOKENS = 16  # few, so that some of what is looked up is right
SHAPE: dict[str, Any] = {
    "seed": 11,
    "vocab_size": TOKENS,
    "width": 32,
    "context_length": 512,
    **tiny.endless_tokens(TOKENS),
}
PROMPT = [3, 7, 4, 8, 2, 3, 7, 4, 8, 5, 3, 7, 4]
OTHER = [5, 3, 7, 9, 9, 1, 4, 8, 13, 3, 7]
COUNT = 40
SAMPLED = SamplingParams(temperature=0.8)

FIXED = {
    "plain": SpeculativeConfig(Method.PLAIN),
    "draft 1": SpeculativeConfig(Method.DRAFT, lookahead=1),
    "draft 4": SpeculativeConfig(Method.DRAFT, lookahead=4),
    "lookup 3": SpeculativeConfig(Method.LOOKUP, lookahead=3),
    "auto 4": SpeculativeConfig(Method.AUTO, lookahead=4),
    # These depend on acceptance alone, which the seed decides.
    "step rule": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.STEP),
    "moving average": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.EWMA),
}
WAYS = pytest.mark.parametrize("fixed", FIXED.values(), ids=FIXED)
KINDS = {"ordinary": tiny.write_random_model, "hybrid": tiny.write_hybrid_model}


@pytest.fixture(scope="module", params=KINDS)
def session(request: pytest.FixtureRequest, models: Path) -> Iterator[Session]:
    target = KINDS[request.param](models / f"seeds-{request.param}.gguf", **SHAPE)
    draft = models / "seeds-draft.gguf"
    tiny.write_random_model(draft, noise=0.1, heads=2, **SHAPE)
    with Session.load(target, draft) as session:
        yield session


def run(
    session: Session, config: SpeculativeConfig, seed: int | None, prompt: Sequence[int] = PROMPT
) -> Answer:
    session.clear_caches()
    done = answer(session, prompt, config, replace(SAMPLED, seed=seed), count=COUNT)
    assert done.reason is FinishReason.LENGTH
    return done


def counts(done: Answer) -> list[tuple[int, ...]]:
    return [(step.drafted, step.evaluated, step.accepted, step.reread) for step in done.steps]


@WAYS
@pytest.mark.parametrize("seed", [0, 2**64])
def test_a_seed_repeats_an_answer(session: Session, fixed: SpeculativeConfig, seed: int) -> None:
    """The same tokens with their origins and probabilities, and the same drafts."""
    first = run(session, fixed, seed)
    run(session, FIXED["draft 4"], 5, OTHER)  # what came in between leaves no trace
    second = run(session, fixed, seed)
    assert first.tokens == second.tokens
    assert counts(first) == counts(second)
    assert first.finished.seed == second.finished.seed == seed
    if fixed.method is Method.PLAIN:
        assert set(first.origins) == {TokenOrigin.TARGET}
    else:
        assert {TokenOrigin.DRAFT, TokenOrigin.CORRECTION} <= set(first.origins)


@WAYS
def test_without_a_seed_one_is_drawn_and_reported(
    session: Session, fixed: SpeculativeConfig
) -> None:
    drawn = [run(session, fixed, None) for _ in range(4)]
    seeds = {done.finished.seed for done in drawn}
    assert len(seeds) == 4
    assert min(seeds) >= 0
    assert run(session, fixed, drawn[0].finished.seed).tokens == drawn[0].tokens
