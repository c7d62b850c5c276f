"""Shades of tokens are those of their records."""

import math

import pytest

from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.token_shade import (
    SCALE,
    ColourView,
    Shade,
    probability_of,
    scale_words,
    shade_by_probability,
    shade_by_surprise,
    surprise_bits,
)


def token(probability: float | None) -> TokenEmitted:
    return TokenEmitted(1, "a", TokenOrigin.TARGET, 0, None, probability, None, None)


@pytest.mark.parametrize(
    ("probability", "by_probability", "by_surprise"),
    [
        (1.0, 0, 0),
        (0.8, 0, 0),
        (0.79, 1, 0),
        (0.5, 2, 2),
        (0.25, 3, 3),
        (0.19, 4, 3),
        (0.0625, 4, 4),
        (0.02, 5, 4),
        (0.01, 5, 5),
        (0.0, 5, 5),
        (None, Shade.UNKNOWN, Shade.UNKNOWN),
    ],
)
def test_each_probability_has_its_shade(
    probability: float | None, by_probability: int, by_surprise: int
) -> None:
    one = [token(probability)]
    assert (shade_by_probability(one), shade_by_surprise(one)) == (by_probability, by_surprise)


def test_parts_of_one_character_come_together() -> None:
    assert probability_of([token(0.5), token(0.5)]) == 0.25
    assert probability_of([token(0.5), token(None)]) is None
    assert surprise_bits(0.25) == 2.0
    assert surprise_bits(0.0) == math.inf
    assert shade_by_surprise([token(0.5), token(0.5)]) is Shade.MIDDLE


def test_the_scale_names_every_shade() -> None:
    assert scale_words(ColourView.PROBABILITY) == ["≥80", "≥60", "≥40", "≥20", "≥5", "<5"]
    assert scale_words(ColourView.SURPRISE) == ["<0.5", "<1", "<2", "<4", "<6", "≥6"]
    assert len(SCALE) == 6
