"""Limits of what a caller may choose."""

import dataclasses
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


@pytest.mark.parametrize("lookahead", [1, 32])
def test_lookaheads_from_1_to_32(lookahead: int) -> None:
    assert SpeculativeConfig(lookahead=lookahead).lookahead == lookahead


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


@pytest.mark.parametrize(
    "values",
    [
        {"temperature": 0.0},
        {"temperature": 100.0},
        {"top_k": 0},
        {"top_k": 10**9},
        {"top_p": 1e-9},
        {"top_p": 1.0},
        {"min_p": 0.0},
        {"min_p": 1.0},
        {"repeat_penalty": 0.5},
        {"repeat_penalty": 10.0},
        {"presence_penalty": -2.0},
        {"presence_penalty": 2.0},
        {"frequency_penalty": -2.0},
        {"frequency_penalty": 2.0},
        {"repeat_last_n": 0},
        {"seed": 0},
        {"seed": 2**64},
        {"seed": None},
    ],
    ids=str,
)
def test_sampling_at_its_limits(values: dict[str, Any]) -> None:
    assert dataclasses.asdict(SamplingParams(**values)) | values == dataclasses.asdict(
        SamplingParams(**values)
    )


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({"temperature": -0.1}, "temperature"),
        ({"temperature": 100.1}, "temperature"),
        ({"temperature": NAN}, "temperature"),
        ({"temperature": INFINITY}, "temperature"),
        ({"top_k": -1}, "top-k"),
        ({"top_p": 0.0}, "top-p"),
        ({"top_p": 1.01}, "top-p"),
        ({"top_p": NAN}, "top-p"),
        ({"min_p": -0.01}, "min-p"),
        ({"min_p": 1.01}, "min-p"),
        ({"min_p": NAN}, "min-p"),
        ({"repeat_penalty": 0.0}, "repeat-penalty"),
        ({"repeat_penalty": -1.0}, "repeat-penalty"),
        ({"repeat_penalty": 10.5}, "repeat-penalty"),
        ({"repeat_penalty": NAN}, "repeat-penalty"),
        ({"presence_penalty": -2.1}, "presence-penalty"),
        ({"presence_penalty": 2.1}, "presence-penalty"),
        ({"presence_penalty": NAN}, "presence-penalty"),
        ({"frequency_penalty": -2.1}, "frequency-penalty"),
        ({"frequency_penalty": 2.1}, "frequency-penalty"),
        ({"frequency_penalty": INFINITY}, "frequency-penalty"),
        ({"repeat_last_n": -1}, "repeat-last-n"),
        ({"seed": -1}, "seed"),
    ],
    ids=str,
)
def test_sampling_beyond_its_limits_is_refused_by_name(values: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name} must be ") as caught:
        SamplingParams(**values)
    assert repr(next(iter(values.values()))) in str(caught.value)


def test_only_temperature_zero_is_greedy() -> None:
    assert SamplingParams(temperature=0.0).greedy
    assert not SamplingParams(temperature=1e-9).greedy


@pytest.mark.parametrize("values", [{"max_tokens": 0}, {"max_tokens": -5}])
def test_at_least_one_token(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="max-tokens must be 1 or more"):
        GenerationLimits(**values)


def test_stop_strings_are_not_empty() -> None:
    assert GenerationLimits(stop_strings=("a", "\n")).stop_strings == ("a", "\n")
    with pytest.raises(ValueError, match="stop strings must not be empty"):
        GenerationLimits(stop_strings=("a", ""))


def test_at_least_one_step() -> None:
    with pytest.raises(ValueError, match="max-steps must be from 1 to"):
        SpeculativeConfig(max_steps=0)
