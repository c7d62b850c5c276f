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
# The maxima of groups of so many tokens are found at the speed of one pass over a long row, and
# tell where its highest logits are.
_GROUP = 32
_FEWEST_GROUPS = 64
# The same of these maxima: with several times more than a top-k cut keeps, a threshold is found
# among them that is hardly lower, and much sooner.
_GROUPS_TOGETHER = 16
_ENOUGH = 4
# Rows up to so long are computed together.
_SHORT_ROW = 8192
# Any difference of logits is a certainty here already, and nothing overflows yet.
_LEAST_TEMPERATURE = 1e-250
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
            index = int(self.ids.searchsorted(token))
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
            cumulative = self.probs.cumsum()
            threshold = rng.random() * cumulative[-1]
            index = int(cumulative.searchsorted(threshold, side="right"))
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


def likeliest_token(row: Logits, params: SamplingParams, recent: Sequence[int]) -> int:
    """The only token that can follow at temperature 0; see ``distribution``."""
    logits = penalised(row, params, recent) if recent else row
    likeliest = int(logits.argmax())  # NaN counts as highest
    _require_finite(logits[likeliest])
    return likeliest


def distribution(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Distribution:
    """Distribution of the next token.

    ``row`` has shape (vocabulary size,) and is not changed. ``recent`` are the tokens before
    the one to draw, drafted ones included; only penalties read them.
    Raises ``InvalidLogits``.
    """
    if params.greedy:
        return certain(likeliest_token(row, params, recent))
    logits = penalised(row, params, recent)
    highest = _maxima(logits, _GROUP)
    peaks = _maxima(highest, _GROUPS_TOGETHER)
    top = _require_finite(np.maximum.reduce(peaks))  # NaN and infinity show here
    if params.min_p > 0.0:
        only = _only_candidate(logits, highest, peaks, _surely_cut(top, params.min_p))
        if only is not None:
            return certain(only)
    if 0 < params.top_k < len(logits):
        return _of_likeliest(logits, highest, peaks, top, params)
    ids: NDArray[np.int64] | None = None
    if params.top_p < 1.0:
        ids = _nucleus(logits, highest, top, params.top_p)
        logits = logits[ids]
    if params.min_p > 0.0:
        kept = np.flatnonzero(logits >= top + math.log(params.min_p))
        ids = kept if ids is None else ids[kept]
        logits = logits[kept]
    below_top = logits - np.float64(top)
    weights = np.exp(below_top / max(_LEAST_TEMPERATURE, params.temperature))
    probs = weights / weights.sum()
    if ids is None:
        return Distribution(probs, None)
    order = np.argsort(ids)
    return Distribution(probs[order], ids[order])


def _surely_cut(top: float, min_p: float) -> float:
    """A logit below which min-p cuts, wherever rounding may matter; ``top`` is the highest one."""
    least = top + math.log(min_p)
    return least - _ROUNDING * max(1.0, abs(least))


def _only_candidate(logits: Logits, highest: Logits, peaks: Logits, least: float) -> int | None:
    """The only token whose logit is at least ``least``; None if there are several.

    Where min-p leaves no other token, the other cuts change nothing. That is so at most places of a
    text that a draft writes well, and spares all the sorting.
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


def _of_likeliest(
    logits: Logits, highest: Logits, peaks: Logits, top: float, params: SamplingParams
) -> Distribution:
    """The distribution after a top-k cut: what follows works on few tokens, likeliest first.

    Behind a pass of a model even NumPy's code is out of the processor's caches: what counts is to
    make few calls, and of few functions.
    """
    sifted = peaks if len(peaks) >= _ENOUGH * params.top_k else highest
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
    weights = np.exp(below_top / max(_LEAST_TEMPERATURE, params.temperature))
    weights /= np.add.reduce(weights)
    order = ids.argsort(kind="stable")
    return Distribution(weights.take(order), ids.take(order))


def greedy_guess(row: Logits, params: SamplingParams, recent: Sequence[int]) -> tuple[int, float]:
    """Return the likeliest token and its confidence, for a draft at temperature 0.

    The confidence is the softmax probability, but in a long vocabulary only the likeliest of
    every 32 tokens counts against it: an upper bound, close where one token stands out, at
    the price of the search for the maximum alone. Raises ``InvalidLogits``.
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
    """Probability of ``token`` in the softmax of the raw logits ``row``.

    1 / sum(exp(row - row[token])): taken relative to the token itself, a sum that overflows is
    the probability 0 of a hopeless token, and the likeliest token needs no search for a maximum.
    """
    with np.errstate(over="ignore"):
        return highest_prob(row, token)


def highest_prob(row: Logits, token: int) -> float:
    """The same for the likeliest token, of which nothing overflows."""
    weights = _scratch(len(row))
    np.subtract(row, row[token], out=weights)
    np.exp(weights, out=weights)
    if len(row) >= _FEWEST_GROUPS * _GROUP:  # a table is summed faster than a long row
        whole = len(row) // _GROUP * _GROUP
        sums = np.add.reduce(weights[:whole].reshape(_GROUP, -1))
        weights = np.concatenate((sums, weights[whole:]))
    return 1.0 / float(np.add.reduce(weights))


def softmax_probs(rows: Logits, places: Sequence[int], tokens: Sequence[int]) -> list[float]:
    """``softmax_prob`` of each token in the row at its place; few calls where rows are short."""
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


def _maxima(values: Logits, size: int) -> Logits:
    """Highest value of each group of ``size``, or one more: NaN if one is in it.

    Of n groups, group i has the values i, i + n, i + 2n ..., because NumPy compares whole rows of
    a table at once. Among few values each is a group.
    """
    groups = len(values) // size
    if groups < _FEWEST_GROUPS:
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
    """Ids of the ``count`` highest logits, and these, highest first; there is no NaN.

    ``sifted`` are maxima of groups of all tokens: each of the highest logits reaches the count-th
    highest of them.
    """
    if len(sifted) < count:
        sifted = logits
    least = len(sifted) - count
    ascending = sifted.copy()
    ascending.partition(least)  # np.partition is Python code of NumPy's around this
    threshold = ascending[least]
    ids, values = _reaching(logits, highest, threshold)
    order = (-values).argsort(kind="stable")[:count]
    return ids.take(order), values.take(order)


def _reaching(
    logits: Logits, highest: Logits, threshold: np.floating[Any]
) -> tuple[NDArray[np.int64], Logits]:
    """Ascending ids of the tokens whose logit is at least ``threshold``, and these; no NaN."""
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
    """First ids of the rows of a table that has a column per group."""
    return np.arange(0, length, groups)[:, np.newaxis]


def _nucleus(logits: Logits, highest: Logits, top: float, top_p: float) -> NDArray[np.int64]:
    """Ids of the fewest likely tokens whose probabilities reach ``top_p``."""
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
