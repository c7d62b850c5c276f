"""Verification token by token against block verification: ``python .../verification_rules.py``.

At places of texts that the target writes, the draft drafts 16 tokens. How many of the first 4, 8
and 16 of them either rule accepts in expectation follows from both models' distributions, without
any coin, so the two are compared at the same places with the same drafts. Told are the means of
tokens per target pass (accepted ones and the one that the target adds), their ratio with twice its
standard error, and how many microseconds either rule takes to judge 8 tokens. The built-in pair by
default; ``--target F --draft F`` takes another one.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
from draft_traces import chat_prompts, read_prompt
from numpy.typing import NDArray

from foretoken.engine.config import SamplingParams
from foretoken.engine.sampling.probabilities import Distribution, distribution
from foretoken.engine.sampling.verification import block_chance, verify, verify_block
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair

_MESSAGES = Path(__file__).with_name("messages.jsonl")
_SAMPLINGS = {
    "0.7, usual cuts": SamplingParams(temperature=0.7, top_k=40, top_p=0.95, min_p=0.05),
    "0.7": SamplingParams(temperature=0.7),
    "1.0, usual cuts": SamplingParams(temperature=1.0, top_k=40, top_p=0.95, min_p=0.05),
    "1.0": SamplingParams(temperature=1.0),
    "1.4": SamplingParams(temperature=1.4),
}
_LENGTHS = (4, 8, 16)
_JUDGED = 8
_SEED = 3


def main() -> None:
    """Print the table."""
    builtin = builtin_pair()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path, default=builtin[0])
    parser.add_argument("--draft", type=Path, default=builtin[1])
    parser.add_argument("--tokens", type=int, default=120, help="of each text")
    parser.add_argument("--every", type=int, default=3, help="tokens from a place to the next")
    options = parser.parse_args()
    print(
        f"{'temperature':<17}{'drafted':>8}{'token':>8}{'block':>8}{'block / token':>20}{'us':>14}"
    )
    with Session.load(options.target, options.draft) as session:
        prompts = chat_prompts(session, _MESSAGES)
        for name, sampling in _SAMPLINGS.items():
            places = [
                place for prompt in prompts for place in _places(session, prompt, sampling, options)
            ]
            spent = _microseconds(places)
            for length in _LENGTHS:
                token = np.array([1.0 + by_token(place, length) for place in places])
                block = np.array([1.0 + by_block(place, length) for place in places])
                ratio, spread = _ratio(token, block)
                print(
                    f"{name:<17}{length:>8}{token.mean():>8.3f}{block.mean():>8.3f}"
                    f"{ratio:>12.4f} ± {spread:.4f}"
                    + (f"{spent[0]:>8.0f},{spent[1]:>5.0f}" if length == _JUDGED else ""),
                    flush=True,
                )


@dataclass
class _Place:
    """A draft, and what both models think of each of its tokens."""

    drafted: list[int]
    drafts: list[Distribution]
    targets: list[Distribution]


def by_token(place: _Place, length: int) -> float:
    """Accepted tokens in expectation: the sum of the chances to come so far."""
    expected, chance = 0.0, 1.0
    for token, draft, target in zip(
        place.drafted[:length], place.drafts, place.targets, strict=False
    ):
        chance *= min(1.0, target.prob(token) / draft.prob(token))
        expected += chance
    return expected


def by_block(place: _Place, length: int) -> float:
    """Likewise: the longest part that is accepted, from the whole draft on downwards."""
    weights, chances = [1.0], []
    drafted = place.drafted[:length]
    for token, draft, target in zip(drafted, place.drafts, place.targets, strict=False):
        chances.append(block_chance(target, draft, weights[-1]))
        weights.append(min(1.0, weights[-1] * target.prob(token) / draft.prob(token)))
    chances.append(weights[-1])
    expected, none_longer = 0.0, 1.0
    for count in range(len(drafted), 0, -1):
        expected += none_longer * chances[count] * count
        none_longer *= 1.0 - chances[count]
    return expected


def _places(
    session: Session, prompt: list[int], sampling: SamplingParams, options: argparse.Namespace
) -> list[_Place]:
    target, drafter = read_prompt(session, prompt)
    rng = np.random.default_rng(_SEED)
    tokens, found = list(prompt), []
    for number in range(options.tokens):
        here = number % options.every == 0
        draft = drafter.draft(tokens, max(_LENGTHS) if here else 0, sampling, rng)
        rows = target.feed([tokens[-1], *draft.tokens], rows=len(draft.tokens) + 1)
        targets = [distribution(row, sampling, []) for row in rows]
        written = targets[0].sample(rng)
        target.roll_back_to(len(tokens))
        drafter.commit([written], None)
        tokens.append(written)
        if here:
            found.append(_Place(draft.tokens, draft.probs, targets))
        if session.vocabulary.is_end(written):
            break
    return found


def _ratio(token: NDArray[np.float64], block: NDArray[np.float64]) -> tuple[float, float]:
    """Ratio of the means, and twice its standard error (by the delta method)."""
    ratio = block.mean() / token.mean()
    errors = block - ratio * token
    return float(ratio), float(2.0 * errors.std() / token.mean() / np.sqrt(len(token)))


def _microseconds(places: Sequence[_Place]) -> tuple[float, float]:
    """Medians of judging up to 8 tokens, the target's distributions being known."""
    rng = np.random.default_rng(_SEED)
    spent: list[list[float]] = [[], []]
    for place in places:
        drafted = place.drafted[:_JUDGED]
        for judge, times in zip((verify, verify_block), spent, strict=True):
            begun = time.perf_counter()
            judge(drafted, place.drafts, place.targets.__getitem__, rng)
            times.append((time.perf_counter() - begun) * 1e6)
    return statistics.median(spent[0]), statistics.median(spent[1])


if __name__ == "__main__":
    main()
