"""Figures: counters, the ratios derived from them, and speedups shown or withheld."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from answer_events import a_step
from foretoken.engine.events import (
    DraftCounts,
    DraftSource,
    PolicyState,
    PolicyStatus,
    RunStatistics,
    StepFinished,
)
from foretoken.engine.figures import (
    NO_DRAFTS,
    TOO_BUSY,
    TOO_SHORT,
    ServedFigures,
    answer_figures,
    format_percent,
    format_rate,
    format_speedup,
    policy_of,
    policy_text,
    policy_words,
    speedup,
)
from foretoken.engine.lookahead.policy import FixedLookahead, PlainProbing, PlainSpeed
from foretoken.engine.speedup import (
    PlainComparison,
    PlainReference,
    compare_steps,
    measured_speedup,
)
from foretoken.models.amounts import size_text
from foretoken.system.language import Language, set_language

PLAIN = 100.0  # tokens per second: 10 ms a pass


def drafted(tokens: int, ms: float, *, busy: float | None = None, length: int = 7) -> StepFinished:
    return a_step(length, tokens - 1, ms, draft_ms=1.0, others_busy=busy)


def plain(ms: float, *, busy: float | None = None) -> StepFinished:
    return a_step(ms=ms, others_busy=busy)


def reference_of(
    steps: Iterable[StepFinished], before: PlainReference | float | None = PLAIN
) -> RunStatistics:
    """Return an answer's statistics; ``before`` is the plain speed of earlier answers."""
    if not isinstance(before, PlainReference):
        before = PlainReference.at_speed(before)
    statistics = RunStatistics()
    numbered = [replace(step, index=index) for index, step in enumerate(steps)]
    for step in numbered:
        statistics.count_step(step)
    compare_steps(statistics, numbered, before)
    return statistics


def told(statistics: RunStatistics) -> str:
    figure = speedup(statistics)
    return figure.number or figure.unit


def test_a_ratio_is_that_of_the_sums() -> None:
    found = measured_speedup(reference_of([drafted(8, 20.0), drafted(2, 20.0)]))
    assert found.ratio == pytest.approx(100.0 / 40.0)
    assert (found.steps, found.generated) == (2, 10)
    assert (found.seconds, found.plain_seconds) == pytest.approx((0.04, 0.1))
    assert told(reference_of([plain(25.0)] * 2)) == NO_DRAFTS, "whatever the clock says"
    assert speedup(RunStatistics()) is None
    total = RunStatistics()
    total.add(reference_of([drafted(8, 40.0)] * 10))
    total.add(reference_of([drafted(8, 40.0)] * 10, 2 * PLAIN))  # of another time
    total.add(reference_of([drafted(2, 6.0)] * 1000))
    found = measured_speedup(total)
    assert found.ratio == pytest.approx(1.5)
    assert found.saved_seconds == pytest.approx(0.4)


def test_an_answers_own_plain_passes_replace_earlier_ones() -> None:
    # Plain passes of 12 ms instead of 10 earlier; the first of a run is slower and not counted.
    probe = [plain(16.0), plain(12.0), plain(12.0), plain(12.0)]
    found = measured_speedup(reference_of([*probe, *[drafted(4, 24.0)] * 20, *probe], None))
    whole_ms = 80 * 12.0 + 2 * (12.0 + 3 * 12.0)
    assert found.plain_seconds * 1000 == pytest.approx(whole_ms)
    assert found.plain_tokens_per_second == pytest.approx(1000 / 12.0)
    # Drafting has paused; then the computer becomes four times slower until the answer is stopped.
    quiet, slow = [plain(10.0, busy=0.0)] * 60, [plain(40.0, busy=0.5)] * 60
    found = measured_speedup(reference_of([drafted(1, 14.0, busy=0.0), *quiet, *slow]))
    assert found.ratio == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize(("busy", "idle"), [(0.6, 0.0), (None, None)])
def test_slow_plain_passes_flatter_no_drafts(busy: float | None, idle: float | None) -> None:
    """With load during plain passes only, a speedup of 2.2x must not become 8.9x."""
    slow = [plain(50.0, busy=busy), *[plain(40.0, busy=busy)] * 3]
    quick = [plain(12.0, busy=idle), *[plain(10.0, busy=idle)] * 3]
    drafts = [drafted(4, 18.0, busy=idle)] * 20
    for answer in ([*slow, *drafts, *quick], [*quick, *drafts, *slow]):
        found = measured_speedup(reference_of(answer, None))
        assert found is None or found.ratio < 2.3


def test_quiet_moments_count_where_there_are_enough_of_them() -> None:
    quick = [plain(12.0, busy=0.0), *[plain(10.0, busy=0.0)] * 3]
    slow = [plain(50.0, busy=0.6), *[plain(40.0, busy=0.6)] * 3]
    both = [*quick, *[drafted(4, 20.0, busy=0.0)] * 20, *slow, *[drafted(4, 80.0, busy=0.6)] * 20]
    found = measured_speedup(reference_of(both))
    assert found.ratio == pytest.approx(2.0, abs=0.15)
    assert found.steps == 24
    # Steps under load are not comparable without plain passes under load.
    assert told(reference_of([*both[:5], *both[28:]], None)) == TOO_BUSY


def test_no_pass_over_a_draft_is_faster_than_a_plain_one() -> None:
    found = measured_speedup(reference_of([drafted(1, 9.7, length=1)] * 40))
    assert found.ratio == pytest.approx(1.0)
    assert told(reference_of([drafted(1, 5.0, length=1)] * 40)) == TOO_BUSY
    assert told(reference_of([drafted(2, 6.0)] * 40)) == TOO_BUSY


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ([drafted(8, 24.0)] * 2 + [drafted(3, 20.0)], "2.8x"),  # 17 of 17, 6.3 a pass
        ([drafted(1, 30.0)] * 3, "0.3x"),  # and as bad, as soon
        ([drafted(2, 21.0), drafted(2, 19.0)] * 8, "1.0x"),
    ],
)
def test_good_and_bad_speedups_are_shown_equally_soon(steps: list[StepFinished], text: str) -> None:
    assert told(reference_of(steps)) == text
    assert not measured_speedup(reference_of(steps[:2])).conclusive, "the scatter is unknown"
    # A thousandth of a second is too short to compare, however many steps there are.
    tiny = [replace(step, total_ms=step.total_ms / 50) for step in steps[:3]]
    assert told(reference_of(tiny, 50 * PLAIN)) == TOO_SHORT


def test_an_uncertain_speedup_of_a_long_answer_is_withheld() -> None:
    # Plain passes scatter widely, and no load explains it.
    probe = [plain(12.0), plain(5.0), plain(20.0), plain(12.0)]
    assert told(reference_of([*probe, *[drafted(3, 25.0)] * 60, *probe], None)) == TOO_BUSY
    # Plain passes are steady, but differ before and after the same steps.
    quick, slow = ([plain(12.0), *[plain(ms)] * 3] for ms in (10.0, 20.0))
    turns = [step for probe in (quick, slow) * 3 for step in [*probe, *[drafted(3, 25.0)] * 20]]
    assert told(reference_of(turns, None)) == TOO_BUSY


def test_the_running_comparison_equals_the_final_one() -> None:
    steps = [plain(12.0), *[plain(10.0)] * 3, *[drafted(4, 22.0)] * 9, plain(12.0), plain(10.0)]
    growing, comparison = RunStatistics(), PlainComparison()
    for index, step in enumerate(steps):
        growing.count_step(step)
        comparison.add(replace(step, index=index))
        comparison.tell(growing)
        comparison.tell(growing)  # asking changes nothing
    assert measured_speedup(growing) == measured_speedup(reference_of(steps, None))


def test_plain_speed_ignores_the_first_step_after_a_prompt() -> None:
    speed = PlainSpeed()
    for index, ms in ((0, 9.0), (1, 2.0), (2, 2.0), (3, 2.0), (0, 9.0), (1, 2.0)):
        speed.observe(a_step(ms=ms, index=index))
    assert speed.tokens_per_second == pytest.approx(500.0)
    heard: list[int] = []
    inner = FixedLookahead(4)
    inner.observe = lambda step, _=(): heard.append(step.lookahead)
    policy = PlainProbing(inner, None)
    for _ in range(70):
        policy.observe(a_step(policy.next_lookahead(0)))
    assert heard == [4] * 62  # 4 and 4 were plain


def test_answers_replace_what_was_measured_before_them() -> None:
    speed = PlainSpeed()
    for count, ms, expected in ((6, 2.0, 500.0), (6, 4.0, 500.0), (1, 4.0, 250.0)):
        for index in range(1, count + 1):  # the first one follows something else
            speed.observe(a_step(ms=ms, index=index))
        assert speed.tokens_per_second == pytest.approx(expected)
        if ms == 2.0:
            speed.begin_answers()


KNOWN = PlainReference(10.0, 0.05, 0.08, 0.0)


def lookaheads(policy: PlainProbing, count: int) -> list[int]:
    return [policy.next_lookahead(0) for _ in range(count)]


def test_the_first_answer_begins_with_plain_passes_and_later_ones_with_a_draft() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), None), 8) == [0] * 4 + [4] * 4
    assert lookaheads(PlainProbing(FixedLookahead(4), KNOWN), 8) == [4] * 8
    assert lookaheads(PlainProbing(FixedLookahead(4), KNOWN, lambda: 0.6), 6)[:5] == [0] * 4 + [4]
    busy = replace(KNOWN, others_busy=0.6)  # and nothing is known of now
    assert lookaheads(PlainProbing(FixedLookahead(4), busy), 6)[:5] == [0] * 4 + [4]
    assert lookaheads(PlainProbing(FixedLookahead(4), busy, lambda: 0.6), 6)[:5] == [4] * 5


def test_plain_passes_come_back_rarely_and_regularly() -> None:
    chosen = lookaheads(PlainProbing(FixedLookahead(4), KNOWN), 640)
    runs = [index for begin in range(8, 640, 64) for index in range(begin, begin + 4)]
    assert [index for index, lookahead in enumerate(chosen) if lookahead == 0] == runs
    load = 0.0
    probing = PlainProbing(FixedLookahead(4), KNOWN, lambda: load)
    assert lookaheads(probing, 40).count(0) == 4  # those that come in any case
    load = 0.6
    assert lookaheads(probing, 48) == ([0] * 4 + [4] * 24) + ([4] * 4 + [0] * 4 + [4] * 12)


def step(drafted: int, accepted: int, index: int = 0, **more: Any) -> StepFinished:
    times = {"draft_ms": 1.0 if drafted else 0.0, "verify_ms": 2.0}
    return a_step(drafted, accepted, 4.0, index=index, **times, **more)


def counted(*steps: StepFinished) -> RunStatistics:
    statistics = RunStatistics()
    for each in steps:
        statistics.count_step(each)
    return statistics


def test_ratios_follow_from_the_counts() -> None:
    statistics = RunStatistics()
    assert statistics.tokens_per_second is None
    assert statistics.acceptance_rate is None
    assert statistics.draft_acceptance_rate is None
    assert statistics.mean_acceptance_length is None
    # 4 of 4, 1 of 4 (2 judged), a plain pass, 2 of 2.
    statistics = counted(step(4, 4), step(4, 1), step(0, 0), step(2, 2))
    assert (statistics.drafted, statistics.evaluated, statistics.accepted) == (10, 8, 7)
    assert statistics.steps == 4
    assert statistics.acceptance_rate == 7 / 8
    assert statistics.draft_acceptance_rate == 7 / 10
    assert statistics.mean_acceptance_length == 11 / 4
    assert (statistics.draft_ms, statistics.verify_ms, statistics.decode_ms) == (3.0, 8.0, 16.0)
    assert statistics.tokens_per_second == 11 / 0.016
    # Four of four accepted, but the second of them ended the answer.
    ended = replace(step(4, 4), unused=3)
    assert ended.tokens == 2
    statistics = counted(step(4, 4), ended)
    assert statistics.generated == 7
    assert statistics.mean_acceptance_length == 7 / 2


def test_a_model_and_lookup_are_counted_apart() -> None:
    model, lookup = DraftSource.MODEL, DraftSource.LOOKUP
    drafts = [(4, 1, model), (6, 6, lookup), (0, 0, None), (2, 2, model)]
    steps = [step(drafted, accepted, source=source) for drafted, accepted, source in drafts]
    statistics = counted(*steps)
    assert statistics.by_source == {model: DraftCounts(6, 4, 3), lookup: DraftCounts(6, 6, 6)}
    assert statistics.by_source[model].acceptance_rate == 3 / 4
    assert statistics.by_source[model].draft_acceptance_rate == 3 / 6
    total = RunStatistics()
    for part in (counted(*steps[:1]), counted(*steps[1:]), RunStatistics()):
        total.add(part)
    # The first step of each part has no gap before it.
    assert replace(total, gaps=statistics.gaps) == statistics


def test_gaps_are_from_step_to_step_and_add_up() -> None:
    # A hundred steps of three tokens: 50 ms each, every tenth 200 ms. The first one is the wait.
    times = [900.0, *(200.0 if index % 10 == 9 else 50.0 for index in range(100))]
    steps = [replace(step(4, 2, i), total_ms=ms) for i, ms in enumerate(times)]
    whole = counted(*steps)
    assert sum(whole.gaps) == 100
    assert whole.gap_median_ms == pytest.approx(50.0, rel=0.01)
    assert whole.gap_p95_ms == pytest.approx(200.0, rel=0.01)
    whole.add(counted(*(replace(each, total_ms=1000.0) for each in 2 * steps)))
    assert whole.gap_median_ms == pytest.approx(1000.0, rel=0.01)
    single = counted(step(4, 2))
    assert (single.gap_median_ms, single.gap_p95_ms) == (None, None)


OTHER = Language("xx", lambda text, _about, _count: f"«{text}»", point=",", group=".")


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    set_language(None)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    for language, expected in (
        (None, ["1,234", "12.3", "2.3x", "50\u00a0%", "5.1 GB"]),
        (OTHER, ["1.234", "12,3", "2,3x", "50\u00a0%", "«5,1 GB»"]),
    ):
        set_language(language)
        rates = [format_rate(1234.4), format_rate(12.34), format_speedup(2.34)]
        assert [*rates, format_percent(0.5), size_text(5_120_000_000)] == expected


def test_what_a_policy_does_is_stored_in_english_and_shown_in_words() -> None:
    status = PolicyStatus(PolicyState.ADAPTIVE, 4)
    assert policy_text(status) == policy_words(status) == "adaptive 4"
    set_language(OTHER)
    assert policy_words(status) == "adaptive 4"
    assert policy_of(policy_words(status)) == status
    assert policy_text(status) == "««adaptive» 4»"
    assert policy_text(PolicyStatus(PolicyState.PAUSED)) == "«drafting paused: no speedup»"


def test_figures_of_a_servers_answer_claim_only_what_it_reports() -> None:
    counted = RunStatistics(
        tokens=7, generated=9, steps=3, drafted=8, accepted=5, decode_ms=450.0, first_token_ms=20.0
    )
    by_counters = answer_figures(counted, served=ServedFigures(note="Not which ones."))
    assert [figure.text for figure in by_counters] == [
        "20.0 tok/s",
        "plain speed: unknown",
        "5 of 8 drafted accepted (62\u00a0%)",
        "first text 0.02 s",
    ]
    assert "as the server counts them" in by_counters[2].explanation
    by_pieces = answer_figures(counted, served=ServedFigures(coloured=True))
    assert "3.0 tokens per pass" in [figure.text for figure in by_pieces]
    silent = answer_figures(RunStatistics(tokens=4), served=ServedFigures(12.5, note="It is not."))
    assert [figure.text for figure in silent] == [
        "12.5 pieces/s",
        "plain speed: unknown",
        "drafts: not reported",
    ]
    assert silent[2].explanation == "It is not."
