"""From logits to the distribution that a token is drawn from: one function for both models.

The transforms follow llama.cpp's default sampler chain: penalties, top-k, top-p, min-p,
temperature. The three cuts therefore see the distribution at temperature 1.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import ForetokenError
from foretoken.engine.language_model import Logits
from foretoken.system.language import tr

# Top-p needs tokens in order of probability; sorting this many first is nearly always enough.
_LIKELY_TOKENS = 512
# Maxima of groups of this size sift a long row at the speed of one pass over it.
_GROUP = 32
_FEWEST_GROUPS = 64
# From here on it pays to look into the best groups only instead of comparing the whole row.
_LONG_ROW = 65_536
# Far more than float32 rounds away.
_ROUNDING = 1e-5


class InvalidLogits(ForetokenError):
    """A row of logits is not finite, so nothing can be drawn from it."""


@dataclass(frozen=True, slots=True, eq=False)
class Distribution:
    """Probabilities over token ids, either dense or only where they are not zero."""

    probs: NDArray[np.float64]
    """Shape (vocabulary size,) when dense, else (support size,); sums to 1."""
    ids: NDArray[np.int64] | None
    """Ascending token ids of ``probs``; None when dense, or when ``token`` is all there is."""
    token: int | None = None
    """The only possible token, if there is but one: spares arrays at temperature 0."""

    def prob(self, token: int) -> float:
        """Probability of ``token``; 0 outside the support."""
        if self.token is not None:
            return 1.0 if self.token == token else 0.0
        index: int = token
        if self.ids is not None:
            index = int(np.searchsorted(self.ids, token))
            if index == len(self.ids) or self.ids[index] != token:
                return 0.0
        return float(self.probs[index]) if 0 <= index < len(self.probs) else 0.0

    def probs_of(self, tokens: NDArray[np.int64]) -> NDArray[np.float64]:
        """Probabilities of several ids, shape (len(tokens),); 0 outside the support."""
        if self.token is not None:
            return np.where(tokens == self.token, 1.0, 0.0)
        if self.ids is None:
            inside = tokens < len(self.probs)
            found = np.where(inside, tokens, 0)
        else:
            found = np.minimum(np.searchsorted(self.ids, tokens), len(self.ids) - 1)
            inside = self.ids[found] == tokens
        return np.where(inside, self.probs[found], 0.0)

    def likeliest(self) -> tuple[int, float]:
        """The likeliest token and its probability."""
        if self.token is not None:
            return self.token, 1.0
        index = int(self.probs.argmax())
        token = index if self.ids is None else int(self.ids[index])
        return token, float(self.probs[index])

    def sample(self, rng: np.random.Generator) -> int:
        """Draw one token; a distribution of one token takes no random number."""
        if self.token is not None:
            return self.token
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
    return Distribution(_CERTAIN, None, token)


def penalised_tokens(tokens: Sequence[int], params: SamplingParams) -> list[int]:
    """The last of ``tokens``, as far as penalties read them: none where they are off.

    A list of the caller's own, to which drafted tokens can be appended one by one.
    """
    if not params.penalises:
        return []
    return list(tokens[-params.repeat_last_n :])


def distribution(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Distribution:
    """Distribution of the next token.

    ``row`` has shape (vocabulary size,) and is not changed. ``recent`` are the tokens before
    the one to draw, drafted ones included; only penalties read them.
    Raises ``InvalidLogits``.
    """
    logits = penalised(row, params, recent)
    if params.greedy:
        likeliest = int(logits.argmax())
        _require_finite(logits[likeliest])
        return certain(likeliest)
    only = _only_candidate(logits, params.min_p)
    if only is not None:
        return certain(only)
    if 0 < params.top_k < len(logits):
        return _of_likeliest(logits, params)
    ids: NDArray[np.int64] | None = None
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


def _only_candidate(logits: Logits, min_p: float) -> int | None:
    """The likeliest token, where min-p leaves no other one; the other cuts then change nothing.

    That is so at most places of a text that a draft writes well, and spares all the sorting.
    """
    if min_p <= 0.0:
        return None
    likeliest = int(logits.argmax())
    least = _require_finite(logits[likeliest]) + math.log(min_p)
    # Where rounding could matter, the cuts decide.
    doubtful = np.float32(least - _ROUNDING * max(1.0, abs(least)))
    return likeliest if np.count_nonzero(logits >= doubtful) == 1 else None


def _of_likeliest(logits: Logits, params: SamplingParams) -> Distribution:
    """The distribution after a top-k cut: what follows works on few tokens, likeliest first."""
    ids = _likeliest(logits, params.top_k)
    ids = ids[np.argsort(-logits[ids], kind="stable")]
    chosen = logits[ids].astype(np.float64)
    top = _require_finite(chosen.max())  # NaN is sorted last
    chosen -= top
    count = len(chosen)
    if params.top_p < 1.0:
        reached = np.cumsum(np.exp(chosen))
        # The token that crosses the threshold is kept, as in llama.cpp.
        count = min(count, int(np.searchsorted(reached, params.top_p * reached[-1])) + 1)
    if params.min_p > 0.0:
        count = min(count, int(np.searchsorted(-chosen, -math.log(params.min_p), side="right")))
    with np.errstate(over="ignore"):  # at a temperature near zero the exponent may be -infinity
        weights = np.exp(chosen[:count] / params.temperature)
    order = np.argsort(ids[:count])
    return Distribution(weights[order] / weights.sum(), ids[order])


def greedy_guess(row: Logits, params: SamplingParams, recent: Sequence[int]) -> tuple[int, float]:
    """Return the likeliest token and its confidence, for a draft at temperature 0.

    The confidence is the softmax probability, but in a long vocabulary only the likeliest of
    every 32 tokens counts against it: an upper bound, close where one token stands out, at
    the price of the search for the maximum alone. Raises ``InvalidLogits``.
    """
    logits = penalised(row, params, recent)
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


def _require_finite(logit: np.floating[Any]) -> float:
    value = float(logit)
    if not math.isfinite(value):
        raise InvalidLogits(tr("The model returned logits that are not finite numbers."))
    return value


class _Scratch(threading.local):
    array: NDArray[np.float32] = np.empty(0, dtype=np.float32)


_local = _Scratch()


def _scratch(length: int) -> NDArray[np.float32]:
    """Array of this thread to compute in: a fresh one per row costs page faults."""
    if len(_local.array) < length:
        _local.array = np.empty(length, dtype=np.float32)
    return _local.array[:length]


def penalised(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Logits:
    """Change the logits of recent tokens as llama.cpp's sampler "penalties" does, in 32 bits."""
    if not params.penalises:
        return row
    window = np.asarray(recent[-params.repeat_last_n :], dtype=np.int64)
    seen, counts = np.unique(window[window < len(row)], return_counts=True)
    logits = row.copy()
    values = logits[seen]
    values = np.where(values <= 0, values * params.repeat_penalty, values / params.repeat_penalty)
    times = counts.astype(np.float32)
    logits[seen] = values - (times * params.frequency_penalty + params.presence_penalty)
    return logits


def _likeliest(logits: Logits, count: int) -> NDArray[np.int64]:
    """Ids of the ``count`` highest logits, in no particular order; NaN counts as highest."""
    groups = len(logits) // _GROUP
    if groups < count:
        return np.argpartition(logits, len(logits) - count)[len(logits) - count :]
    # Each of the ``count`` highest logits reaches the count-th highest of the groups' maxima or is
    # the one of its group. (Groups across the rows of a table, because NumPy compares whole rows
    # at once.)
    grouped = logits[: groups * _GROUP].reshape(_GROUP, groups)
    highest = grouped.max(axis=0)
    threshold = np.partition(highest, groups - count)[groups - count]
    if len(logits) < _LONG_ROW:
        candidates = np.flatnonzero(~(logits < threshold))  # NaN is found too
        values = logits[candidates]
    else:
        best = np.flatnonzero(~(highest < threshold))
        candidates = (best + _group_starts(groups)).ravel()
        values = grouped[:, best].ravel()
        rest = logits[groups * _GROUP :]
        if len(rest):
            candidates = np.concatenate((candidates, np.arange(groups * _GROUP, len(logits))))
            values = np.concatenate((values, rest))
    return candidates[np.argpartition(values, len(values) - count)[len(values) - count :]]


@lru_cache(maxsize=4)
def _group_starts(groups: int) -> NDArray[np.int64]:
    return groups * np.arange(_GROUP)[:, np.newaxis]


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
