"""Sampling distributions, with llama.cpp's own sampler chain as the reference."""

import itertools
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from exactness import Dice, dense, p_value
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    certain,
    distribution,
    greedy_guess,
    softmax_prob,
)
from foretoken.engine.sampling.uniformity import chance_of, distance_for, largest_distance, places
from foretoken.engine.token_display import (
    ColourView,
    Shade,
    probability_of,
    scale_words,
    shade_by_probability,
    shade_by_surprise,
)
from sampler_chain import llama_cpp_probs

LEAST_P = 0.001


def random_row(rng: np.random.Generator, size: int) -> NDArray[np.float32]:
    """Return logits of both signs, with a few likely tokens as in a trained model."""
    row = rng.normal(scale=rng.choice([0.5, 2.0, 5.0]), size=size)
    row[rng.integers(size, size=5)] += rng.uniform(0.0, 10.0, size=5)
    return (row + rng.uniform(-10.0, 10.0)).astype(np.float32)


PENALTIES: list[dict[str, Any]] = [
    {},
    {"repeat_penalty": 1.3, "repeat_last_n": 0},
    {"repeat_penalty": 1.3, "repeat_last_n": 3},
    {"repeat_penalty": 5.0},
    {"presence_penalty": 1.5},
    {"presence_penalty": -2.0, "repeat_last_n": 3},
    {"frequency_penalty": 0.8},
    {"frequency_penalty": -0.8, "repeat_last_n": 1000},
    {"repeat_penalty": 1.3, "presence_penalty": 0.5, "frequency_penalty": -0.4},
]


def combinations(size: int, count: int, seed: int) -> list[SamplingParams]:
    every = [
        each
        for each in itertools.product(
            (0.05, 0.7, 1.0, 1.9),
            (0, 1, 2, 40, size - 1, size, size + 7),
            (1.0, 0.999, 0.95, 0.5, 1e-3),
            (0.0, 1e-4, 0.05, 0.6, 1.0),
            PENALTIES,
        )
        # Summed in 32 bits over a wide row, the end of this nucleus is off by hundreds of rare
        # tokens, and a high temperature makes them likely.
        if size < 10_000 or each[0] <= 1.0 or each[2] != 0.999
    ]
    chosen = np.random.default_rng(seed).choice(len(every), size=count, replace=False)
    return [
        SamplingParams(temperature=temperature, top_k=top_k, top_p=top_p, min_p=min_p, **penalties)
        for temperature, top_k, top_p, min_p, penalties in (every[i] for i in chosen)
    ]


OFF = SamplingParams(temperature=1.0)
SINGLE = [
    OFF,
    SamplingParams(temperature=0.3),
    SamplingParams(temperature=3.0),
    SamplingParams(temperature=1.0, top_k=5),
    SamplingParams(temperature=1.0, top_p=0.8),
    SamplingParams(temperature=1.0, min_p=0.1),
    SamplingParams(temperature=1.0, repeat_penalty=1.3),
    SamplingParams(temperature=1.0, presence_penalty=1.0),
    SamplingParams(temperature=1.0, frequency_penalty=-1.0),
    # The cuts see temperature 1, whatever the temperature is.
    SamplingParams(temperature=3.0, top_p=0.8),
    SamplingParams(temperature=3.0, min_p=0.1),
]


@pytest.mark.parametrize(
    ("size", "count", "largest_difference"),
    # llama.cpp sums in 32 bits: over a wide, flat row top-p keeps a few rare tokens more or less.
    [(300, 400, 1e-5), (1003, 200, 1e-4), (32_000, 60, 2e-3)],
)
def test_equals_llama_cpps_sampler_chain(size: int, count: int, largest_difference: float) -> None:
    rng = np.random.default_rng(size)
    for params in [*SINGLE, *combinations(size, count, seed=size)]:
        row = random_row(rng, size)
        before = row.copy()
        # Include likely tokens, or the penalties would hardly matter.
        likely = np.argsort(-row)[:20]
        recent = [*rng.integers(size, size=50).tolist(), *rng.choice(likely, size=30).tolist()]
        found = distribution(row, params, recent)
        expected = llama_cpp_probs(row, params, recent)
        difference = 0.5 * np.abs(dense(found, size) - expected).sum()
        assert difference < largest_difference, (params, difference)
        assert found.probs.sum() == pytest.approx(1.0, abs=1e-9)
        assert np.array_equal(row, before), "the row belongs to the model"
        if found.ids is not None:
            assert np.all(np.diff(found.ids) > 0)


@pytest.mark.parametrize("size", [2047, 2048, 3011, 152_069])
def test_a_long_row_is_sifted_without_losing_a_token(size: int) -> None:
    row = random_row(np.random.default_rng(size), size)
    highest = float(row.max())
    row[[size - 1, 17, size // 2]] = highest + np.array([5, 2, 1], dtype=np.float32)
    order = np.argsort(-row)
    for top_k in (1, 2, 40, 100, 1000):
        found = distribution(row, SamplingParams(temperature=1.0, top_k=top_k), [])
        np.testing.assert_array_equal(found.ids, np.sort(order[:top_k]))
    alone = SamplingParams(temperature=1.0, top_k=40, min_p=0.9)
    assert distribution(row, alone, []).token == greedy_guess(row, OFF, [])[0] == size - 1


def test_all_off_is_the_softmax() -> None:
    row = random_row(np.random.default_rng(1), 300)
    weights = np.exp(row.astype(np.float64) - row.max())
    found = distribution(row, OFF, recent=[1, 2, 3])
    assert found.ids is None
    np.testing.assert_allclose(found.probs, weights / weights.sum(), rtol=1e-9)
    assert softmax_prob(row, 17) == pytest.approx(found.prob(17), rel=1e-5)
    row = np.array([1.0, -np.inf, 2.0, -np.inf], dtype=np.float32)
    for params in SINGLE:
        found = distribution(row, params, recent=[1, 2])
        assert found.prob(1) == found.prob(3) == 0.0
        assert found.probs.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("size", [300, 3011])
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_rows_that_are_not_finite_raise(bad: float, size: int) -> None:
    for where in (0, 7, size - 1):
        row = random_row(np.random.default_rng(2), size)
        row[where] = bad
        for options in ({"temperature": 0.0}, {}, {"top_k": 5}, {"repeat_penalty": 1.3}):
            with pytest.raises(InvalidLogits):
                distribution(row, SamplingParams(**options), recent=[0, 7, 299])
        with pytest.raises(InvalidLogits):
            greedy_guess(row, OFF, [])
    with pytest.raises(InvalidLogits):
        distribution(np.full(8, -np.inf, dtype=np.float32), OFF, [])


def test_greedy_is_the_argmax_after_penalties_and_draws_nothing() -> None:
    rng = np.random.default_rng(3)
    for _ in range(50):
        row = random_row(rng, 300)
        params = SamplingParams(temperature=0.0, top_k=3, top_p=0.1, min_p=0.9)
        found = distribution(row, params, [])
        assert found.sample(Dice()) == int(row.argmax())
        assert found.prob(int(row.argmax())) == 1.0
        near = distribution(row, SamplingParams(temperature=1e-310), [])
        assert near.prob(int(row.argmax())) == pytest.approx(1.0)
        assert np.isfinite(near.probs).all()
    twice = np.array([0.0, 2.0, 2.0], dtype=np.float32)
    assert distribution(twice, SamplingParams(temperature=0.0), []).token == 1
    greedy = SamplingParams(temperature=0.0, repeat_penalty=1.5)
    for logits in ([3.0, 2.5, 0.0], [-2.0, -2.5, -9.0]):
        row = np.array(logits, dtype=np.float32)
        assert [distribution(row, greedy, recent).token for recent in ([], [0])] == [0, 1]


def test_recent_tokens_beyond_the_vocabulary_are_ignored() -> None:
    row = random_row(np.random.default_rng(5), 300)
    params = SamplingParams(temperature=1.0, repeat_penalty=1.5, frequency_penalty=0.5)
    with_foreign = dense(distribution(row, params, [5, 300, 4000]), 300)
    np.testing.assert_array_equal(with_foreign, dense(distribution(row, params, [5]), 300))


@pytest.mark.parametrize("penalty", ["presence_penalty", "frequency_penalty"])
def test_greedy_and_the_guess_of_a_draft_obey_what_is_taken_from_logits(penalty: str) -> None:
    row = random_row(np.random.default_rng(9), 3000)
    first, second = np.argsort(-row)[:2].tolist()
    row[first] = row[second] + np.float32(1.5)
    for value, recent, expected in [
        (1.0, [first], first),
        (1.6, [first], second),
        (1.0, [first, first], second if penalty == "frequency_penalty" else first),
        (1.6, [first, second], first),
        (-1.0, [second, second], second if penalty == "frequency_penalty" else first),
    ]:
        greedy = SamplingParams(temperature=0.0, **{penalty: value})
        assert distribution(row, greedy, recent).token == expected
        assert greedy_guess(row, greedy, recent)[0] == expected


PROBS = np.array([0.4, 0.0, 0.3, 0.05, 0.2, 0.05])


@pytest.mark.parametrize("ids", [None, np.array([2, 3, 11, 40, 41, 300])], ids=["dense", "sparse"])
def test_sampling_follows_the_probabilities(ids: NDArray[np.int64] | None) -> None:
    source = Distribution(PROBS, ids)
    names = list(range(len(PROBS))) if ids is None else ids.tolist()
    rng = np.random.default_rng(7)
    draws = [source.sample(rng) for _ in range(20_000)]
    counts = np.array([draws.count(name) for name in names])
    assert counts.sum() == len(draws)
    assert p_value(counts, PROBS) > LEAST_P
    for number, place in ((0.0, 0), (0.4, 2), (np.nextafter(1.0, 0.0), 5)):
        assert source.sample(Dice([number])) == names[place]


THREE = np.array([0.5, 0.25, 0.25])


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (Distribution(THREE, None), {0: 0.5, 1: 0.25, 2: 0.25}),
        (Distribution(THREE, np.array([3, 5, 9])), {3: 0.5, 5: 0.25, 9: 0.25}),
        (certain(0), {0: 1.0}),
    ],
    ids=["dense", "sparse", "certain"],
)
def test_outside_the_support_all_is_zero(source: Distribution, expected: dict[int, float]) -> None:
    """Padding makes one vocabulary longer than the other, so ids beyond the end are asked for."""
    tokens = np.arange(15)[::-1]
    wanted = [expected.get(int(token), 0.0) for token in tokens]
    assert [source.prob(int(token)) for token in tokens] == wanted
    assert source.probs_of(tokens).tolist() == wanted
    assert source.probs_of(np.array([], dtype=np.int64)).tolist() == []


DRAWN = np.array([0.5, 0.2, 0.2, 0.1])


@pytest.mark.parametrize("count", [10, 100, 20_000])
@pytest.mark.parametrize("chance", [0.9, 0.05, 1e-3])
def test_chance_is_that_of_kolmogorov_and_smirnov(count: int, chance: float) -> None:
    distance = float(stats.kstwo.isf(chance, count))
    assert chance_of(distance, count) == pytest.approx(chance, rel=0.05 if count > 10 else 0.25)
    assert chance_of(distance_for(chance, count), count) == pytest.approx(chance, rel=1e-6)


def test_distance_is_that_of_kolmogorov_and_smirnov() -> None:
    points = np.random.default_rng(1).random(57) ** 1.2
    exact = stats.kstest(points, "uniform").statistic
    assert largest_distance(points) == pytest.approx(exact)
    assert largest_distance(np.empty(0)) == 0.0
    assert chance_of(0.0, 0) == 1.0
    assert distance_for(1e-3, 3) == 1.0  # three points prove nothing
    # A point lies within its token's share; the order is 3, 1, 2, 0 from the left.
    rows = np.tile(DRAWN, (4, 1)), np.tile(np.array([3.0, 1.0, 2.0, 0.0]), (4, 1))
    assert places(*rows, range(4), np.zeros(4)) == pytest.approx([0.5, 0.1, 0.3, 0.0])
    assert places(*rows, range(4), np.ones(4)) == pytest.approx([1.0, 0.3, 0.5, 0.1])


def test_points_are_uniform_just_where_the_distribution_is_right() -> None:
    rng = np.random.default_rng(3)
    count, size = 4000, 9
    probs = rng.dirichlet(np.full(size, 0.4), count)
    order, coins = rng.normal(size=(count, size)), rng.random(count)
    drawn = [int(rng.choice(size, p=row)) for row in probs]
    found = places(probs, order, drawn, coins)
    assert chance_of(largest_distance(found), count) > 0.01
    # A tenth of the tokens is drawn uniformly instead.
    leaked = [int(rng.integers(size)) if rng.random() < 0.1 else token for token in drawn]
    found = places(probs, -probs, leaked, coins)
    assert chance_of(largest_distance(found), count) < 1e-6


def token(probability: float | None) -> TokenEmitted:
    return TokenEmitted(1, "a", TokenOrigin.TARGET, 0, None, probability, None, None)


@pytest.mark.parametrize(
    ("probability", "by_probability", "by_surprise"),
    [
        (0.8, Shade.EXPECTED, Shade.EXPECTED),
        (0.79, Shade.FAINT, Shade.EXPECTED),
        (0.25, Shade.MIDDLE, Shade.MIDDLE),
        (0.0625, Shade.STRONG, Shade.STRONG),
        (0.0, Shade.STRONGEST, Shade.STRONGEST),
        (None, Shade.UNKNOWN, Shade.UNKNOWN),
    ],
)
def test_shades_of_tokens(
    probability: float | None, by_probability: Shade, by_surprise: Shade
) -> None:
    one = [token(probability)]
    assert (shade_by_probability(one), shade_by_surprise(one)) == (by_probability, by_surprise)


def test_parts_of_one_character_come_together() -> None:
    assert probability_of([token(0.5), token(0.5)]) == 0.25
    assert probability_of([token(0.5), token(None)]) is None
    assert shade_by_surprise([token(0.5), token(0.5)]) is Shade.MIDDLE
    assert scale_words(ColourView.PROBABILITY) == ["≥80", "≥60", "≥40", "≥20", "≥5", "<5"]
    assert scale_words(ColourView.SURPRISE) == ["<0.5", "<1", "<2", "<4", "<6", "≥6"]
