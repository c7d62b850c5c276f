"""The benchmark on real tiny models: what is compared with what, and how it is counted."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.engine.benchmark import BenchmarkRun, Prompt, parse_mode, run_benchmark
from foretoken.engine.config import GenerationLimits, LookaheadRule, Method, SamplingParams
from foretoken.engine.session import Session

MODES = [parse_mode(name) for name in ("plain", "fixed:3", "step-rule")]
GREEDY = SamplingParams(temperature=0.0)


@pytest.fixture(scope="module")
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


@pytest.fixture(scope="module")
def runs(session: Session) -> list[BenchmarkRun]:
    prompts = [Prompt(text, session.prompt(text)) for text in ("abc", "hello there")]
    limits = GenerationLimits(max_tokens=24)
    return list(run_benchmark(session, prompts, MODES, rounds=2, sampling=GREEDY, limits=limits))


def test_modes_are_read_by_name() -> None:
    assert parse_mode("plain").config.method is Method.PLAIN
    assert parse_mode("fixed:7").config.lookahead == 7
    assert parse_mode("fixed:7").config.method is Method.DRAFT
    assert parse_mode("ewma").config.rule is LookaheadRule.EWMA
    always = parse_mode("draft-adaptive").config
    assert (always.method, always.effective_rule) == (Method.DRAFT, LookaheadRule.ADAPTIVE)


@pytest.mark.parametrize("text", ["", "fixed", "fixed:", "fixed:0", "fixed:33", "fixed:x", "fast"])
def test_other_modes_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_mode(text)


def test_every_prompt_runs_in_every_mode_and_round(runs: list[BenchmarkRun]) -> None:
    counted = Counter((run.mode, run.prompt, run.round) for run in runs)
    assert len(counted) == 3 * 2 * 2
    assert set(counted.values()) == {1}


def test_every_run_reads_its_prompt_from_the_start(runs: list[BenchmarkRun]) -> None:
    assert all(run.statistics.reused_tokens == 0 for run in runs)


def test_modes_are_what_they_say(runs: list[BenchmarkRun]) -> None:
    drafted = {run.mode: run.statistics.drafted for run in runs}
    assert drafted["plain"] == 0
    assert drafted["fixed:3"] > 0
    assert drafted["step-rule"] > 0
    for run in runs:
        if run.mode == "fixed:3":
            assert run.statistics.drafted <= 3 * run.statistics.steps


def test_a_speedup_is_the_ratio_to_plain_of_the_same_prompt_and_round(
    runs: list[BenchmarkRun],
) -> None:
    plain = {(r.prompt, r.round): r.statistics.tokens_per_second for r in runs if r.mode == "plain"}
    for run in runs:
        reference = plain[run.prompt, run.round]
        assert reference
        assert run.statistics.tokens_per_second
        assert run.speedup == pytest.approx(run.statistics.tokens_per_second / reference)


def test_without_plain_there_is_no_speedup(session: Session) -> None:
    prompts = [Prompt("abc", session.prompt("abc"))]
    done = run_benchmark(
        session, prompts, MODES[1:], rounds=1, sampling=GREEDY, limits=GenerationLimits(8)
    )
    assert {run.speedup for run in done} == {None}


def test_it_ends_when_asked_and_yields_no_half_run(session: Session) -> None:
    prompts = [Prompt("abc", session.prompt("abc"))]
    seen: list[BenchmarkRun] = []
    steps_left = 1_000_000

    def keep_on() -> bool:
        nonlocal steps_left
        steps_left -= 1
        return steps_left > 0

    for run in run_benchmark(
        session,
        prompts,
        MODES,
        rounds=9,
        sampling=GREEDY,
        limits=GenerationLimits(8),
        keep_on=keep_on,
    ):
        seen.append(run)
        if len(seen) == len(MODES):
            steps_left = 4  # the second round gets as far as its first answer
    assert [run.round for run in seen] == [0, 0, 0]
    assert steps_left == 0  # asked once more it would be -1


@pytest.mark.parametrize("late", [False, True], ids=["before", "within"])
def test_a_cancelled_pass_is_no_run(session: Session, late: bool) -> None:
    asked = 0

    def keep_on() -> bool:
        # As another thread does it: first the wish, then the flag that a pass reads.
        nonlocal asked
        asked += 1
        if asked == (3 if late else 1):
            session.cancel()
        return True

    done = run_benchmark(
        session,
        [Prompt("abc", session.prompt("abc"))],
        MODES,
        rounds=1,
        sampling=GREEDY,
        limits=GenerationLimits(8),
        keep_on=keep_on,
        warm_up_tokens=0,
    )
    # A new generation clears the flag: only the wish itself stops that one.
    assert len(list(done)) == (0 if late else 3)


def test_a_prompt_is_read_once_if_that_is_enough(session: Session) -> None:
    prompts = [Prompt(text, session.prompt(text)) for text in ("abc", "hello there")]

    def runs(read_anew: bool) -> list[BenchmarkRun]:
        return list(
            run_benchmark(
                session,
                prompts,
                MODES,
                rounds=2,
                sampling=GREEDY,
                limits=GenerationLimits(24),
                warm_up_tokens=0,
                read_anew=read_anew,
            )
        )

    session.clear_caches()
    anew, once = runs(True), runs(False)
    for prompt in prompts:
        for round_ in (0, 1):
            reused = [
                run.statistics.reused_tokens
                for run in once
                if (run.prompt, run.round) == (prompt.name, round_)
            ]
            assert sorted(reused)[1:] == [len(prompt.tokens) - 1] * 2
    # It changes nothing else: the same tokens from the same number of passes.
    for first, second in zip(anew, once, strict=True):
        assert first.statistics.tokens == second.statistics.tokens
        assert first.statistics.steps == second.statistics.steps
