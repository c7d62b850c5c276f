"""Answers with records like those of large models, for tests and benchmarks of the store."""

import random
import re
import zlib
from dataclasses import replace
from functools import cache
from pathlib import Path

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.events import (
    DraftLength,
    DraftSource,
    FinishReason,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.speedup import PlainReference, compare_steps

_VOCABULARY = 150_000
_GUIDE = Path(__file__).parents[1] / "resources" / "guide"


@cache
def _pieces() -> list[str]:
    """Return the words of a text as models write them: with leading blanks, long ones in parts."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in sorted(_GUIDE.glob("*.md")))
    return re.findall(r" ?[^\W\d_]{1,7}|\d|\s+|[^\w\s]+|_", text)


def _probability(rng: random.Random) -> float:
    """Return a probability, near 1 in half of the cases, as in models."""
    return 1.0 - rng.random() ** 6 if rng.random() < 0.5 else rng.random()


def answer_records(count: int, seed: int = 0) -> tuple[list[TokenEmitted], list[StepFinished]]:
    rng = random.Random(seed)
    pieces = _pieces()
    start = rng.randrange(len(pieces))
    tokens: list[TokenEmitted] = []
    steps: list[StepFinished] = []

    def token(
        origin: TokenOrigin, position: int | None, rejected: RejectedDraft | None = None
    ) -> TokenEmitted:
        piece = pieces[(start + len(tokens)) % len(pieces)]
        if position is None and origin is TokenOrigin.DRAFT:  # another one
            piece = rng.choice(pieces)
        drafted = origin is TokenOrigin.DRAFT
        return TokenEmitted(
            zlib.crc32(piece.encode()) % _VOCABULARY,
            piece,
            origin,
            len(steps),
            position,
            _probability(rng),
            _probability(rng) if drafted else None,
            rejected,
            DraftSource.MODEL if drafted else None,
        )

    while len(tokens) < count:
        wanted = rng.randint(2, 6)
        accepted = next((n for n in range(wanted) if rng.random() > 0.75), wanted)
        for position in range(accepted):
            tokens.append(token(TokenOrigin.DRAFT, position))
        if accepted < wanted:
            other = token(TokenOrigin.DRAFT, None)
            rejected = RejectedDraft(other.id, other.text, _probability(rng), rng.random() ** 3)
            tokens.append(token(TokenOrigin.CORRECTION, accepted, rejected))
        else:
            tokens.append(token(TokenOrigin.BONUS, None))
        draft_ms, verify_ms = wanted * rng.gauss(6.0, 0.2), rng.gauss(60.0, 2.0)
        steps.append(
            StepFinished(
                index=len(steps),
                lookahead=wanted,
                drafted=wanted,
                evaluated=min(wanted, accepted + 1),
                accepted=accepted,
                draft_ms=draft_ms,
                verify_ms=verify_ms,
                total_ms=draft_ms + verify_ms + abs(rng.gauss(0.6, 0.1)),
                position=200 + len(tokens),
                policy=PolicyStatus(PolicyState.ADAPTIVE, rng.choice((3, 4, 4, 4, 5))),
                source=DraftSource.MODEL,
                reason=(
                    LookaheadReason(DraftLength.DOUBTFUL, rng.random() / 2)
                    if rng.random() < 0.6
                    else LookaheadReason(DraftLength.COSTLY)
                ),
                predicted_ms=6.0 * wanted + 61.0 + len(tokens) / 100,
            )
        )
    if len(tokens) > count:
        steps[-1] = replace(steps[-1], unused=len(tokens) - count)
    return tokens[:count], steps


def kept_answer(count: int, *, seed: int = 0, wait_ms: float = 120.0) -> Message:
    """Return an answer as loaded from the store: its counters know more than its steps."""
    tokens, steps = answer_records(count, seed)
    made = Message(Role.ASSISTANT, "".join(token.text for token in tokens), tokens, steps)
    made.statistics = RunStatistics(tokens=count, prefill_ms=wait_ms - 5)
    for step in steps:
        made.statistics.count_step(step)
    made.statistics.first_token_ms = wait_ms + steps[0].total_ms
    made.plain_tokens_per_second = 15.0
    compare_steps(made.statistics, steps, PlainReference.at_speed(15.0))
    made.finish_reason = FinishReason.LENGTH
    return made
