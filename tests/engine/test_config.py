"""Limits of what a caller may choose."""

from typing import Any

import pytest

from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ForetokenError, InvalidLookahead

NAN = float("nan")
INFINITY = float("inf")


@pytest.mark.parametrize("lookahead", [0, -1, 33, 10**9, True, False, 2.5, 4.0, NAN, "4"])
def test_other_lookaheads_are_refused(lookahead: Any) -> None:
    with pytest.raises(InvalidLookahead, match="from 1 to 32") as caught:
        SpeculativeConfig(lookahead=lookahead)
    assert repr(lookahead) in str(caught.value)
    assert isinstance(caught.value, ForetokenError)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("config", "rule"),
    [
        (SpeculativeConfig(), LookaheadRule.ADAPTIVE),
        (SpeculativeConfig(lookahead=3), LookaheadRule.FIXED),
        (SpeculativeConfig(Method.DRAFT), LookaheadRule.FIXED),
        (SpeculativeConfig(rule=LookaheadRule.EWMA), LookaheadRule.EWMA),
        (SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE), LookaheadRule.ADAPTIVE),
    ],
)
def test_auto_without_a_lookahead_adapts_it(config: SpeculativeConfig, rule: LookaheadRule) -> None:
    assert config.effective_rule is rule


SAMPLING_LIMITS: dict[str, tuple[list[Any], list[Any]]] = {
    "temperature": ([0.0, 100.0], [-0.1, 100.1, NAN, INFINITY]),
    "top_k": ([0, 10**9], [-1]),
    "top_p": ([1e-9, 1.0], [0.0, 1.01, NAN]),
    "min_p": ([0.0, 1.0], [-0.01, 1.01, NAN]),
    "repeat_penalty": ([0.5, 10.0], [0.0, -1.0, 10.5, NAN]),
    "presence_penalty": ([-2.0, 2.0], [-2.1, 2.1, NAN]),
    "frequency_penalty": ([-2.0, 2.0], [-2.1, 2.1, INFINITY]),
    "repeat_last_n": ([0], [-1]),
    "seed": ([0, 2**64, None], [-1]),
}


@pytest.mark.parametrize("name", SAMPLING_LIMITS)
def test_sampling_has_limits_and_is_refused_by_name_beyond_them(name: str) -> None:
    allowed, refused = SAMPLING_LIMITS[name]
    for value in allowed:
        assert getattr(SamplingParams(**{name: value}), name) == value
    for value in refused:
        title = name.replace("_", "-")
        with pytest.raises(ValueError, match=f"^{title} must be ") as caught:
            SamplingParams(**{name: value})
        assert repr(value) in str(caught.value)


def test_stop_strings_are_not_empty() -> None:
    assert GenerationLimits(stop_strings=("a", "\n")).stop_strings == ("a", "\n")
    with pytest.raises(ValueError, match="stop strings must not be empty"):
        GenerationLimits(stop_strings=("a", ""))


def test_at_least_one_step_and_one_token() -> None:
    for count in (0, -5):
        with pytest.raises(ValueError, match="max-tokens must be 1 or more"):
            GenerationLimits(max_tokens=count)
    with pytest.raises(ValueError, match="max-steps must be from 1 to"):
        SpeculativeConfig(max_steps=0)
