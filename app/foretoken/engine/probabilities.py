"""From logits to the distribution that a token is drawn from: one function for both models.

The transforms follow llama.cpp's default sampler chain: repetition penalty, top-k, top-p,
min-p, temperature. The three cuts therefore see the distribution at temperature 1.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import ForetokenError
from foretoken.engine.language_model import Logits

# Top-p needs tokens in order of probability; sorting this many first is nearly always enough.
_LIKELY_TOKENS = 512
# Maxima of groups of this size sift a long row at the speed of one pass over it.
_GROUP = 32
_FEWEST_GROUPS = 64
# From here on it pays to look into the best groups only instead of comparing the whole row.
_LONG_ROW = 65_536


class InvalidLogits(ForetokenError):
    """A row of logits is not finite, so nothing can be drawn from it."""


@dataclass(frozen=True, slots=True, eq=False)
class Distribution:
    """Probabilities over token ids, either dense or only where they are not zero."""

    probs: NDArray[np.float64]
    """Shape (vocabulary size,) when dense, else (support size,); sums to 1."""
    ids: NDArray[np.int64] | None
    """Ascending token ids of ``probs``; None when dense."""

    def prob(self, token: int) -> float:
        """Probability of ``token``; 0 outside the support."""
        index: int = token
        if self.ids is not None:
            if len(self.ids) == 1:
                return 1.0 if self.ids[0] == token else 0.0
            index = int(np.searchsorted(self.ids, token))
            if index == len(self.ids) or self.ids[index] != token:
                return 0.0
        return float(self.probs[index]) if 0 <= index < len(self.probs) else 0.0

    def probs_of(self, tokens: NDArray[np.int64]) -> NDArray[np.float64]:
        """Probabilities of several ids, shape (len(tokens),); 0 outside the support."""
        if self.ids is None:
            inside = tokens < len(self.probs)
            found = np.where(inside, tokens, 0)
        else:
            found = np.minimum(np.searchsorted(self.ids, tokens), len(self.ids) - 1)
            inside = self.ids[found] == tokens
        return np.where(inside, self.probs[found], 0.0)

    def likeliest(self) -> tuple[int, float]:
        """The likeliest token and its probability."""
        index = int(self.probs.argmax())
        token = index if self.ids is None else int(self.ids[index])
        return token, float(self.probs[index])

    def sample(self, rng: np.random.Generator) -> int:
        """Draw one token; a distribution of one token takes no random number."""
        index = 0
        if len(self.probs) > 1:
            cumulative = np.cumsum(self.probs)
            threshold = rng.random() * cumulative[-1]
            index = int(np.searchsorted(cumulative, threshold, side="right"))
            # Rounding can put the threshold on the very end of the table.
            index = min(index, len(self.probs) - 1)
        return int(self.ids[index]) if self.ids is not None else index


_CERTAIN = np.ones(1, dtype=np.float64)


def certain(token: int) -> Distribution:
    """The distribution that is one token."""
    return Distribution(_CERTAIN, np.array([token], dtype=np.int64))


def distribution(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Distribution:
    """Distribution of the next token.

    ``row`` has shape (vocabulary size,) and is not changed. ``recent`` are the tokens before
    the one to draw, drafted ones included; only a repetition penalty reads them.
    Raises ``InvalidLogits``.
    """
    logits = _penalised(row, params, recent)
    if params.greedy:
        likeliest = int(logits.argmax())
        _require_finite(logits[likeliest])
        return certain(likeliest)
    ids: NDArray[np.int64] | None = None
    if 0 < params.top_k < len(logits):
        ids = _likeliest(logits, params.top_k)
        logits = logits[ids]
    top = _require_finite(logits.max())
    if params.top_p < 1.0:
        kept = _nucleus(logits, top, params.top_p)
        ids = kept if ids is None else ids[kept]
        logits = logits[kept]
    if params.min_p > 0.0:
        kept = np.flatnonzero(logits >= top + np.log(params.min_p))
        ids = kept if ids is None else ids[kept]
        logits = logits[kept]
    with np.errstate(over="ignore"):  # at a temperature near zero the exponent may be -infinity
        weights = np.exp((logits.astype(np.float64) - top) / params.temperature)
    probs = weights / weights.sum()
    if ids is None:
        return Distribution(probs, None)
    order = np.argsort(ids)
    return Distribution(probs[order], ids[order])


def greedy_guess(row: Logits, params: SamplingParams, recent: Sequence[int]) -> tuple[int, float]:
    """Return the likeliest token and its confidence, for a draft at temperature 0.

    The confidence is the softmax probability, but in a long vocabulary only the likeliest of
    every 32 tokens counts against it: an upper bound, close where one token stands out, at
    the price of the search for the maximum alone. Raises ``InvalidLogits``.
    """
    logits = _penalised(row, params, recent)
    groups = len(logits) // _GROUP
    if groups < _FEWEST_GROUPS:
        token = int(logits.argmax())
        _require_finite(logits[token])
        return token, softmax_prob(logits, token)
    grouped = logits[: groups * _GROUP].reshape(_GROUP, groups)
    highest = grouped.max(axis=0)
    group = int(highest.argmax())
    token = int(grouped[:, group].argmax()) * groups + group
    rest = logits[groups * _GROUP :]
    if len(rest) and not rest.max() <= highest[group]:
        token = groups * _GROUP + int(rest.argmax())
    top = _require_finite(logits[token])
    return token, 1.0 / max(1.0, float(np.exp(highest - top).sum()))


def softmax_prob(row: Logits, token: int) -> float:
    """Probability of ``token`` in the softmax of the raw logits ``row``.

    1 / sum(exp(row - row[token])): taken relative to the token itself, a sum that overflows is
    the probability 0 of a hopeless token, and the likeliest token needs no search for a maximum.
    """
    weights = _scratch(len(row))
    np.subtract(row, row[token], out=weights)
    with np.errstate(over="ignore"):
        np.exp(weights, out=weights)
        return 1.0 / float(np.add.reduce(weights))


def _require_finite(logit: np.float32) -> float:
    value = float(logit)
    if not math.isfinite(value):
        raise InvalidLogits("The model returned logits that are not finite numbers.")
    return value


class _Scratch(threading.local):
    array: NDArray[np.float32] = np.empty(0, dtype=np.float32)


_local = _Scratch()


def _scratch(length: int) -> NDArray[np.float32]:
    """Array of this thread to compute in: a fresh one per row costs page faults."""
    if len(_local.array) < length:
        _local.array = np.empty(length, dtype=np.float32)
    return _local.array[:length]


def _penalised(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Logits:
    if params.repeat_penalty == 1.0 or params.repeat_last_n == 0:
        return row
    seen = np.unique(np.asarray(recent[-params.repeat_last_n :], dtype=np.int64))
    seen = seen[seen < len(row)]
    logits = row.copy()
    values = logits[seen]
    logits[seen] = np.where(
        values <= 0, values * params.repeat_penalty, values / params.repeat_penalty
    )
    return logits


def _likeliest(logits: Logits, count: int) -> NDArray[np.int64]:
    """Ids of the ``count`` highest logits, in no particular order."""
    groups = len(logits) // _GROUP
    if groups >= count:
        # Each of the ``count`` highest logits reaches the count-th highest of the groups' maxima
        # or is the one of its group. (Groups across the rows of a table, because NumPy compares
        # whole rows at once.)
        highest = logits[: groups * _GROUP].reshape(_GROUP, groups).max(axis=0)
        if len(logits) < _LONG_ROW:
            threshold = np.partition(highest, groups - count)[groups - count]
            candidates = np.flatnonzero(~(logits < threshold))  # NaN is found too
        else:
            best = np.argpartition(highest, groups - count)[groups - count :]
            inside = best + groups * np.arange(_GROUP)[:, np.newaxis]
            candidates = np.append(inside, np.arange(groups * _GROUP, len(logits)))
    else:
        candidates = np.arange(len(logits))
    order = np.argpartition(logits[candidates], len(candidates) - count)
    return candidates[order[len(candidates) - count :]]


def _nucleus(logits: Logits, top: float, top_p: float) -> NDArray[np.int64]:
    """Indices of the fewest likely tokens whose probabilities reach ``top_p``."""
    weights = np.exp(logits.astype(np.float64) - top)
    total = weights.sum()
    candidates = len(weights)
    if candidates > _LIKELY_TOKENS:
        likely = _likeliest(logits, _LIKELY_TOKENS)
        if weights[likely].sum() >= top_p * total:
            order = likely[np.argsort(-weights[likely], kind="stable")]
            return _until_mass(order, weights, top_p * total)
    return _until_mass(np.argsort(-weights, kind="stable"), weights, top_p * total)


def _until_mass(
    order: NDArray[np.int64], weights: NDArray[np.float64], mass: float
) -> NDArray[np.int64]:
    # The token that crosses the threshold is kept, as in llama.cpp.
    needed = int(np.searchsorted(np.cumsum(weights[order]), mass)) + 1
    return order[:needed]
