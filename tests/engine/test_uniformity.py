"""Points of drawn tokens, and how likely chance makes what they look like."""

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from foretoken.engine.sampling.uniformity import (
    Floats,
    chance_of,
    distance_for,
    largest_distance,
    places,
)

PROBS = np.array([0.5, 0.2, 0.2, 0.1])
PARTS = 100_000


def counted(points: Floats) -> NDArray[np.int64]:
    return np.histogram(points, PARTS, (0.0, 1.0))[0]


@pytest.mark.parametrize("count", [10, 30, 100, 1000, 20_000])
@pytest.mark.parametrize("chance", [0.9, 0.3, 0.05, 1e-3])
def test_chance_is_that_of_kolmogorov_and_smirnov(count: int, chance: float) -> None:
    distance = float(stats.kstwo.isf(chance, count))
    assert chance_of(distance, count) == pytest.approx(chance, rel=0.05 if count > 10 else 0.25)
    assert chance_of(distance_for(chance, count), count) == pytest.approx(chance, rel=1e-6)


def test_distance_is_that_of_kolmogorov_and_smirnov() -> None:
    points = np.random.default_rng(1).random(57) ** 1.2
    exact = stats.kstest(points, "uniform").statistic
    assert exact - 1 / PARTS <= largest_distance(counted(points)) <= exact


def test_nothing_is_said_of_no_points() -> None:
    assert largest_distance(np.zeros(PARTS, np.int64)) == 0.0
    assert chance_of(0.0, 0) == 1.0
    assert distance_for(1e-3, 3) == 1.0  # three points prove nothing


def test_a_point_lies_in_the_stretch_of_its_token() -> None:
    order = np.array([3.0, 1.0, 2.0, 0.0])  # 3, 1, 2, 0 from the left
    drawn = [0, 1, 2, 3]
    rows = np.tile(PROBS, (4, 1)), np.tile(order, (4, 1))
    assert places(*rows, drawn, np.zeros(4)) == pytest.approx([0.5, 0.1, 0.3, 0.0])
    assert places(*rows, drawn, np.ones(4)) == pytest.approx([1.0, 0.3, 0.5, 0.1])


def test_points_are_uniform_just_where_the_distribution_is_right() -> None:
    rng = np.random.default_rng(3)
    count, size = 4000, 9
    probs = rng.dirichlet(np.full(size, 0.4), count)
    order, coins = rng.normal(size=(count, size)), rng.random(count)
    drawn = [int(rng.choice(size, p=row)) for row in probs]
    found = places(probs, order, drawn, coins)
    assert chance_of(largest_distance(counted(found)), count) > 0.01
    # A tenth of the tokens is drawn evenly, whatever the model says.
    leaked = [int(rng.integers(size)) if rng.random() < 0.1 else token for token in drawn]
    found = places(probs, -probs, leaked, coins)
    assert chance_of(largest_distance(counted(found)), count) < 1e-6
