"""Acceptance probability of the draft model's next token.

It is predicted from the draft's confidence, from whether the same n-gram was accepted before, and
from recent acceptance rates by position; all three are learned from outcomes. Lookup has its own
model, based on the length of a match: ``MatchAcceptance`` in ``drafting/lookup.py``.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from foretoken.engine.config import MAX_LOOKAHEAD


@dataclass(frozen=True, slots=True)
class LearnedAcceptance:
    """State of an ``AcceptanceModel``: how far the draft's confidence can be trusted."""

    weights: tuple[float, float, float]
    """Weights of the regression: offset, confidence, history."""
    common_rate: float
    rates: tuple[float, ...]
    """Accepted / evaluated by position, for all positions ever drafted."""
    rate_weights: tuple[float, ...]
    """Number of outcomes that each rate is worth; as many as ``rates``."""

    def __post_init__(self) -> None:
        shares = (self.common_rate, *self.rates)
        _require(len(self.weights) == 3 and all(map(math.isfinite, self.weights)))
        _require(all(0.0 <= share <= 1.0 for share in shares))
        _require(len(self.rates) == len(self.rate_weights))
        _require(all(0.0 <= weight < math.inf for weight in self.rate_weights))


@dataclass(frozen=True, slots=True)
class LearnedPair:
    """State of an ``AdaptiveLookahead``, stored for the next session: a few numbers and no text.

    It only guides how far to draft, with limited weight at first: if a pair has changed, a few
    drafts correct it. No displayed speed is based on it. Raises ``ValueError`` for impossible
    values.
    """

    acceptance: LearnedAcceptance
    outcomes: int
    """Tokens of the draft model judged by the target so far, even if not proposed."""
    draft_gain: float
    """Gain of a step that ran the draft over a plain one, in tokens."""
    speedup: float
    """Tokens per time of a plain pass."""
    delay: float
    """Extra time of a plain pass after a run of the draft, in plain passes."""

    def __post_init__(self) -> None:
        _require(self.outcomes >= 0 and math.isfinite(self.draft_gain))
        _require(0.0 < self.speedup < math.inf and 0.0 <= self.delay <= 1.0)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("not learned from a pair")  # not translated: never shown


NGram: TypeAlias = tuple[int, ...]
"""The last tokens of the prefix, at most 16, and the draft's most likely next one."""

# Logits of 0.5 % and 99.9 %: confidence beyond them tells nothing more.
_MIN_LOGIT, _MAX_LOGIT = -5.3, 6.9
_MAX_SCORE = 9.0
# Distance of a lower bound, in standard deviations of the score.
_DEVIATIONS = 1.5
_MAX_NGRAMS = 8192
# Lengths of stored n-grams; the longest known one counts. Long ones are needed to tell apart the
# variations of a repetitive text.
_ORDERS = (17, 9, 5, 2)
# Step size of position rates, and the number of outcomes the common rate is worth.
_RATE_GAIN = 0.03
_COMMON_WEIGHT = 6.0
# Rates from an earlier session, or from a text that has ended, are worth at most this many
# outcomes.
_DOUBTED_WEIGHT = 8.0


@dataclass(frozen=True, slots=True)
class Evidence:
    """Features of a drafted token, known before the target sees it."""

    ngrams: tuple[NGram, ...]
    """The n-grams it ends, one of each stored length."""
    confidence_logit: float
    history: float
    """-1 (always rejected after this n-gram) to 1 (always accepted); 0 for a new n-gram."""


class AcceptanceModel:
    """Model of acceptance probabilities, learned during generation."""

    def __init__(self) -> None:
        self._regression = _Regression()
        self._history: OrderedDict[NGram, float] = OrderedDict()
        self._common_rate = 0.6
        self._rates = [0.0] * MAX_LOOKAHEAD
        self._rate_weights = [0.0] * MAX_LOOKAHEAD

    def forget_ngrams(self) -> None:
        """Drop the n-gram history; what was learned of the draft's reliability is kept."""
        self._history.clear()

    @property
    def learned(self) -> LearnedAcceptance:
        """What was learned of the pair and applies to other texts as well."""
        known = [position for position, weight in enumerate(self._rate_weights) if weight]
        count = known[-1] + 1 if known else 0
        return LearnedAcceptance(
            self._regression.weights,
            self._common_rate,
            tuple(self._rates[:count]),
            tuple(self._rate_weights[:count]),
        )

    def doubt_rates(self) -> None:
        """Limit the weight of the position rates, so that they adapt quickly again."""
        self._rate_weights = [min(weight, _DOUBTED_WEIGHT) for weight in self._rate_weights]

    def recall(self, learned: LearnedAcceptance) -> None:
        """Start from what was learned of this pair in an earlier session, with limited weight."""
        self._regression = _Regression(learned.weights)
        self._common_rate = learned.common_rate
        for position, rate in enumerate(learned.rates[:MAX_LOOKAHEAD]):
            self._rates[position] = rate
            self._rate_weights[position] = learned.rate_weights[position]
        self.doubt_rates()

    def evidence(self, ngram: NGram, confidence: float) -> Evidence:
        """Collect the features of a token to which the draft gives probability ``confidence``."""
        ngrams = tuple([ngram[-order:] for order in _ORDERS])
        known = (self._history[each] for each in ngrams if each in self._history)
        return Evidence(ngrams, _logit(confidence), next(known, 0.0))

    def probability(self, evidence: Evidence) -> float:
        """Return the probability that the target accepts such a token."""
        return self._regression.probability(evidence.confidence_logit, evidence.history)

    def lower_bound(self, evidence: Evidence) -> float:
        """Return a lower confidence bound of the acceptance probability."""
        return self._regression.lower_bound(evidence.confidence_logit, evidence.history)

    def rates(self, count: int) -> list[float]:
        """Return the recent acceptance at the first positions, of drafts accepted up to there."""
        common = self._common_rate * _COMMON_WEIGHT
        known = zip(self._rates[:count], self._rate_weights, strict=False)
        return [(rate * weight + common) / (weight + _COMMON_WEIGHT) for rate, weight in known]

    def observe(self, position: int, evidence: Evidence, accepted: float) -> None:
        """Learn from an outcome: 1 accepted, 0 rejected, or the probability of acceptance."""
        self._regression.observe(evidence.confidence_logit, evidence.history, accepted)
        for ngram in dict.fromkeys(evidence.ngrams):  # near the start, several are equal
            before = self._history.pop(ngram, 0.0)
            self._history[ngram] = before + 0.5 * (2.0 * accepted - 1.0 - before)
        while len(self._history) > _MAX_NGRAMS:
            self._history.popitem(last=False)
        self._common_rate += _RATE_GAIN * (accepted - self._common_rate)
        weight = self._rate_weights[position] * (1.0 - _RATE_GAIN) + 1.0
        self._rate_weights[position] = weight
        self._rates[position] += (accepted - self._rates[position]) / weight


class _Regression:
    """Bayesian logistic regression, one extended Kalman step per outcome.

    P(accept) = sigmoid(w0 + w1 * logit(confidence) + w2 * history). The initial weights are the
    best for first answers in tests/benchmarks/traces: most drafts are underconfident, but some are
    never right. Noise added at each step makes it forget, because texts change.
    """

    _NOISE = (0.002, 0.0005, 0.001)
    _MIN_WEIGHTS = (-8.0, 0.05, 0.0)
    _MAX_WEIGHTS = (8.0, 3.0, 5.0)

    def __init__(self, weights: Sequence[float] = (0.3, 0.8, 1.5)) -> None:
        """Start from ``weights``, always with the same prior covariance."""
        limits = zip(weights, self._MIN_WEIGHTS, self._MAX_WEIGHTS, strict=True)
        self._weights = [max(lowest, min(highest, weight)) for weight, lowest, highest in limits]
        self._covariance = [[2.0, 0.0, 0.0], [0.0, 0.1, 0.0], [0.0, 0.0, 0.5]]

    @property
    def weights(self) -> tuple[float, float, float]:
        """Offset, weight of the confidence, weight of the history."""
        offset, confidence, history = self._weights
        return offset, confidence, history

    def probability(self, confidence_logit: float, history: float) -> float:
        return _sigmoid(self._score(confidence_logit, history))

    def lower_bound(self, confidence_logit: float, history: float) -> float:
        first, second, third = self._covariances(confidence_logit, history)
        variance = first + second * confidence_logit + third * history
        deviation = math.sqrt(max(0.0, variance))
        return _sigmoid(self._score(confidence_logit, history) - _DEVIATIONS * deviation)

    def _covariances(self, confidence_logit: float, history: float) -> list[float]:
        """Return the covariance of each weight with the score."""
        return [row[0] + row[1] * confidence_logit + row[2] * history for row in self._covariance]

    def _score(self, confidence_logit: float, history: float) -> float:
        offset, of_confidence, of_history = self._weights
        return offset + of_confidence * confidence_logit + of_history * history

    def observe(self, confidence_logit: float, history: float, accepted: float) -> None:
        expected = self.probability(confidence_logit, history)
        # The floor limits the effect of one outcome that contradicts a confident prediction.
        spread = max(0.01, expected * (1.0 - expected))
        rows = self._covariance
        for i, noise in enumerate(self._NOISE):
            rows[i][i] += noise
        along = self._covariances(confidence_logit, history)
        total = 1.0 / spread + along[0] + along[1] * confidence_logit + along[2] * history
        step = max(-1.0, min(1.0, (accepted - expected) / spread / total))
        for i in range(3):
            moved = self._weights[i] + along[i] * step
            self._weights[i] = max(self._MIN_WEIGHTS[i], min(self._MAX_WEIGHTS[i], moved))
            share = along[i] / total
            rows[i] = [value - share * other for value, other in zip(rows[i], along, strict=True)]


def _sigmoid(score: float) -> float:
    score = max(-_MAX_SCORE, min(_MAX_SCORE, score))
    return 1.0 / (1.0 + math.exp(-score))


def _logit(share: float) -> float:
    if share <= 0.005:
        return _MIN_LOGIT
    if share >= 0.999:
        return _MAX_LOGIT
    return math.log(share / (1.0 - share))
