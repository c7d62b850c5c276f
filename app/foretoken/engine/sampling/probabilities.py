"""Sampling distributions from logits, with one function for both models.

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
from foretoken.engine.model_pass import Logits

# Top-p needs tokens in order of probability; sorting this many first is nearly always enough.
_LIKELY_TOKENS = 512
# Group size of maxima, which take one fast pass over a long row and show where its highest logits
# are.
_GROUP = 32
_MIN_GROUPS = 64
# Group size of the maxima of these maxima. If there are several times more of them than a top-k cut
# keeps, they give a threshold that is hardly lower, much faster.
_PEAK_GROUP = 16
_PEAKS_PER_TOKEN = 4
# Rows up to this length are computed together.
_SHORT_ROW = 8192
# Here any difference of logits already means certainty, and nothing overflows yet.
_MIN_TEMPERATURE = 1e-250
# Far more than the rounding errors of float32.
_ROUNDING = 1e-5


class InvalidLogits(ForetokenError):
    """A row of logits is not finite, so nothing can be sampled from it."""


@dataclass(frozen=True, slots=True, eq=False)
class Distribution:
    """Probabilities of token ids, either dense or on their support only."""

    probs: NDArray[np.float64]
    """Shape (vocabulary size,) when dense, else (support size,); sums to 1."""
    ids: NDArray[np.int64] | None
    """Ascending token ids of ``probs``; None when dense, or when ``token`` is set."""
    token: int | None = None
    """The only possible token, if there is just one: avoids arrays at temperature 0."""

    def prob(self, token: int) -> float:
        """Return the probability of ``token``; 0 outside the support."""
        if self.token is not None:
            return 1.0 if self.token == token else 0.0
        index: int = token
        if self.ids is not None:
            index = int(self.ids.searchsorted(token))
            if index == len(self.ids) or self.ids[index] != token:
                return 0.0
        return float(self.probs[index]) if 0 <= index < len(self.probs) else 0.0

    def probs_of(self, tokens: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the probabilities of several ids, shape (len(tokens),); 0 outside the support."""
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
        """Return the most likely token and its probability."""
        if self.token is not None:
            return self.token, 1.0
        index = int(self.probs.argmax())
        token = index if self.ids is None else int(self.ids[index])
        return token, float(self.probs[index])

    def sample(self, rng: np.random.Generator) -> int:
        """Draw a token; a distribution of one token uses no random number."""
        if self.token is not None:
            return self.token
        index = 0
        if len(self.probs) > 1:
            cumulative = self.probs.cumsum()
            threshold = rng.random() * cumulative[-1]
            index = int(cumulative.searchsorted(threshold, side="right"))
            # Rounding can put the threshold at the very end of the table.
            index = min(index, len(self.probs) - 1)
        return int(self.ids[index]) if self.ids is not None else index


_CERTAIN = np.ones(1, dtype=np.float64)


def certain(token: int) -> Distribution:
    """Return the distribution of a single possible token."""
    return Distribution(_CERTAIN, None, token)


def penalised_tokens(tokens: Sequence[int], params: SamplingParams) -> list[int]:
    """Return the last of ``tokens`` to which penalties apply: none if they are off.

    The list belongs to the caller, who may append drafted tokens.
    """
    if not params.penalises:
        return []
    return list(tokens[-params.repeat_last_n :])


def likeliest_token(row: Logits, params: SamplingParams, recent: Sequence[int]) -> int:
    """Return the only token that can follow at temperature 0; see ``distribution``."""
    logits = penalised(row, params, recent) if recent else row
    likeliest = int(logits.argmax())  # NaN counts as highest
    _require_finite(logits[likeliest])
    return likeliest


def distribution(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Distribution:
    """Return the distribution of the next token.

    ``row`` has shape (vocabulary size,) and is not modified. ``recent`` are the tokens before the
    one to draw, drafted ones included, for the penalties. Raises ``InvalidLogits``.
    """
    if params.greedy:
        return certain(likeliest_token(row, params, recent))
    logits = penalised(row, params, recent)
    highest = _maxima(logits, _GROUP)
    peaks = _maxima(highest, _PEAK_GROUP)
    top = _require_finite(np.maximum.reduce(peaks))  # detects NaN and infinity
    if params.min_p > 0.0:
        only = _only_candidate(logits, highest, peaks, _min_p_threshold(top, params.min_p))
        if only is not None:
            return certain(only)
    if 0 < params.top_k < len(logits):
        return _top_k_distribution(logits, highest, peaks, top, params)
    ids: NDArray[np.int64] | None = None
    if params.top_p < 1.0:
        ids = _nucleus(logits, highest, top, params.top_p)
        logits = logits[ids]
    if params.min_p > 0.0:
        kept = np.flatnonzero(logits >= top + math.log(params.min_p))
        ids = kept if ids is None else ids[kept]
        logits = logits[kept]
    below_top = logits - np.float64(top)
    weights = np.exp(below_top / max(_MIN_TEMPERATURE, params.temperature))
    probs = weights / weights.sum()
    if ids is None:
        return Distribution(probs, None)
    order = np.argsort(ids)
    return Distribution(probs[order], ids[order])


def _min_p_threshold(top: float, min_p: float) -> float:
    """Return a logit below which min-p cuts despite rounding; ``top`` is the highest logit."""
    least = top + math.log(min_p)
    return least - _ROUNDING * max(1.0, abs(least))


def _only_candidate(logits: Logits, highest: Logits, peaks: Logits, least: float) -> int | None:
    """Return the only token whose logit is at least ``least``; None if there are several.

    If min-p leaves no other token, the other cuts change nothing. That holds at most places of a
    text that is easy to draft, and avoids all sorting.
    """
    for maxima in (peaks, highest):
        groups = (maxima >= least).nonzero()[0]
        if len(groups) > 1:
            return None
    group = int(groups[0])
    in_group = logits[group :: len(highest)]
    if len((in_group >= least).nonzero()[0]) > 1:
        return None
    return group + len(highest) * int(in_group.argmax())


def _top_k_distribution(
    logits: Logits, highest: Logits, peaks: Logits, top: float, params: SamplingParams
) -> Distribution:
    """Return the distribution after a top-k cut, working on few tokens, most likely first.

    After a model's pass even NumPy's code has left the processor's caches, so what counts is few
    calls of few functions.
    """
    sifted = peaks if len(peaks) >= _PEAKS_PER_TOKEN * params.top_k else highest
    ids, values = _likeliest(logits, highest, sifted, params.top_k)
    below_top = values - np.float64(top)
    count = len(ids)
    if params.top_p < 1.0:
        reached = np.exp(below_top).cumsum()
        # The token that crosses the threshold is kept, as in llama.cpp.
        count = min(count, int(reached.searchsorted(params.top_p * reached[-1])) + 1)
    if params.min_p > 0.0:
        count = min(count, int(np.count_nonzero(below_top >= math.log(params.min_p))))
    if count < len(ids):
        ids, below_top = ids[:count], below_top[:count]
    weights = np.exp(below_top / max(_MIN_TEMPERATURE, params.temperature))
    weights /= np.add.reduce(weights)
    order = ids.argsort(kind="stable")
    return Distribution(weights.take(order), ids.take(order))


def greedy_guess(row: Logits, params: SamplingParams, recent: Sequence[int]) -> tuple[int, float]:
    """Return the most likely token and its confidence, for a draft at temperature 0.

    The confidence is the softmax probability, but with a long vocabulary only the highest logit of
    each group of 32 tokens counts against it: an upper bound, close if one token stands out, for
    the price of a search for the maximum. Raises ``InvalidLogits``.
    """
    logits = penalised(row, params, recent)
    highest = _maxima(logits, _GROUP)
    groups = len(highest)
    group = int(highest.argmax())
    top = _require_finite(highest[group])
    token = group + groups * int(logits[group::groups].argmax())
    if highest is logits:
        return token, highest_prob(logits, token)
    return token, 1.0 / max(1.0, float(np.exp(highest - top).sum()))


def softmax_prob(row: Logits, token: int) -> float:
    """Return the probability of ``token`` in the softmax of the raw logits ``row``.

    1 / sum(exp(row - row[token])): relative to the token itself, a sum that overflows gives the
    probability 0 of a hopeless token, and the most likely token needs no search for a maximum.
    """
    with np.errstate(over="ignore"):
        return highest_prob(row, token)


def highest_prob(row: Logits, token: int) -> float:
    """Return the same for the most likely token, for which nothing overflows."""
    weights = _scratch(len(row))
    np.subtract(row, row[token], out=weights)
    np.exp(weights, out=weights)
    if len(row) >= _MIN_GROUPS * _GROUP:  # a table is summed faster than a long row
        whole = len(row) // _GROUP * _GROUP
        sums = np.add.reduce(weights[:whole].reshape(_GROUP, -1))
        weights = np.concatenate((sums, weights[whole:]))
    return 1.0 / float(np.add.reduce(weights))


def softmax_probs(rows: Logits, places: Sequence[int], tokens: Sequence[int]) -> list[float]:
    """Return ``softmax_prob`` of each token in the row at its place; few calls for short rows."""
    if rows.shape[1] > _SHORT_ROW:
        return [
            softmax_prob(rows[place], token) for place, token in zip(places, tokens, strict=True)
        ]
    with np.errstate(over="ignore"):
        weights = np.exp(rows[places] - rows[places, tokens][:, np.newaxis])
        probs: list[float] = (1.0 / np.add.reduce(weights, axis=1)).tolist()
    return probs


def _require_finite(logit: np.floating[Any]) -> float:
    value = float(logit)
    if not math.isfinite(value):
        raise InvalidLogits("logits-not-finite")
    return value


class _Scratch(threading.local):
    array: NDArray[np.float32] = np.empty(0, dtype=np.float32)


_local = _Scratch()


def _scratch(length: int) -> NDArray[np.float32]:
    """Return a scratch array of this thread: a new one per row costs page faults."""
    if len(_local.array) < length:
        _local.array = np.empty(length, dtype=np.float32)
    return _local.array[:length]


def penalised(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Logits:
    """Apply llama.cpp's sampler "penalties" to the logits of recent tokens, in 32 bits."""
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


def _maxima(values: Logits, size: int) -> Logits:
    """Return the highest value of each group of ``size`` or one more; NaN if one is in it.

    With n groups, group i has the values i, i + n, i + 2n ..., because NumPy compares whole rows of
    a table at once. If there are few values, each is a group.
    """
    groups = len(values) // size
    if groups < _MIN_GROUPS:
        return values
    whole = size * groups
    highest: Logits = np.maximum.reduce(values[:whole].reshape(size, groups))
    rest = values[whole:]
    if len(rest):
        np.maximum(highest[: len(rest)], rest, out=highest[: len(rest)])
    return highest


def _likeliest(
    logits: Logits, highest: Logits, sifted: Logits, count: int
) -> tuple[NDArray[np.int64], Logits]:
    """Return the ids of the ``count`` highest logits and their values, highest first; no NaN.

    ``sifted`` are maxima of groups of all tokens: each of the highest logits is at least the
    count-th highest of them.
    """
    if len(sifted) < count:
        sifted = logits
    least = len(sifted) - count
    ascending = sifted.copy()
    ascending.partition(least)  # np.partition is a Python wrapper of this
    threshold = ascending[least]
    ids, values = _reaching(logits, highest, threshold)
    order = (-values).argsort(kind="stable")[:count]
    return ids.take(order), values.take(order)


def _reaching(
    logits: Logits, highest: Logits, threshold: np.floating[Any]
) -> tuple[NDArray[np.int64], Logits]:
    """Return ascending ids of logits of at least ``threshold``, and their values; no NaN."""
    groups = (highest >= threshold).nonzero()[0]
    if highest is logits:
        return groups, logits.take(groups)
    ids = (groups + _table_rows(len(logits), len(highest))).ravel()
    if ids[-1] >= len(logits):
        ids = ids[: ids.searchsorted(len(logits))]
    values = logits.take(ids)
    found = (values >= threshold).nonzero()[0]
    return ids.take(found), values.take(found)


@lru_cache(maxsize=4)
def _table_rows(length: int, groups: int) -> NDArray[np.int64]:
    """Return the first id of each row in a table with a column per group."""
    return np.arange(0, length, groups)[:, np.newaxis]


def _nucleus(logits: Logits, highest: Logits, top: float, top_p: float) -> NDArray[np.int64]:
    """Return the ids of the fewest most likely tokens whose probabilities reach ``top_p``."""
    weights = np.exp(logits.astype(np.float64) - top)
    total = weights.sum()
    if len(weights) > _LIKELY_TOKENS:
        likely, _ = _likeliest(logits, highest, highest, _LIKELY_TOKENS)
        if weights[likely].sum() >= top_p * total:
            return _until_mass(likely, weights, top_p * total)
    return _until_mass(np.argsort(-weights, kind="stable"), weights, top_p * total)


def _until_mass(
    order: NDArray[np.int64], weights: NDArray[np.float64], mass: float
) -> NDArray[np.int64]:
    # The token that crosses the threshold is kept, as in llama.cpp.
    needed = int(np.searchsorted(np.cumsum(weights[order]), mass)) + 1
    return order[:needed]
