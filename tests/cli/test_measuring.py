"""``foretoken bench``, ``models test`` and ``prove`` on real tiny models and the built-in pair."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest

import tiny_models as tiny
from commands import Call
from foretoken.engine.config import VerificationRule
from foretoken.engine.sampling import verification
from foretoken.models.benchmarks.record import BenchmarkFiles, read_benchmark
from foretoken.models.pairs import pair_test, proof
from foretoken.models.pairs.pair_test import PairTests
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.models.pairs.proof_results import Proofs
from foretoken.system.paths import resource_path


@pytest.fixture(autouse=True)
def _short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, few questions, and short answers."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(pair_test, "_MOST_SWEEPS", 1)
    monkeypatch.setattr(pair_test, "MOST_TOKENS", 16)
    # Passes of a tenth of a millisecond scatter widely beside other tests.
    monkeypatch.setattr(pair_test, "believable", lambda ratio, _: ratio)
    monkeypatch.setattr(proof, "PROMPT_FILES", ("quick",))


@pytest.fixture
def prompts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with one question; benchmarks that are kept lie beside it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "mine.jsonl"
    path.write_text('{"name": "hi", "prompt": "Hi! How are you?"}\n', encoding="utf-8")
    return path


def test_the_table_and_the_json_agree(call: Call, prompts: Path, tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    how = ("--repeat", 2, "--max-tokens", 12, "--modes", "plain,fixed:2,ewma", "--json", out)
    shown = call("bench", "--prompts", prompts, *how).done()
    report = json.loads(out.read_text(encoding="utf-8"))
    runs = report["record"]["runs"]
    assert [run["question"] for run in runs] == ["hi"] * 3 * 2
    for run in runs:
        counted = run["statistics"]
        speed = counted["generated"] * 1000.0 / counted["decode_ms"]
        assert counted["tokens_per_second"] == pytest.approx(speed)
    # Greedy modes write the same text, so only their speed differs.
    assert len({run["statistics"]["tokens"] for run in runs}) == 1
    modes = report["figures"]["modes"]
    assert [row["mode"] for row in modes] == ["plain", "fixed:2", "ewma"]
    assert modes[0]["speedup"]["value"] == 1.0
    assert f"{modes[1]['speedup']['value']:.2f}x" in shown


def test_it_is_kept_and_compared(call: Call, prompts: Path, tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    command = ("bench", "--prompts", prompts, "--repeat", 1, "--modes", "plain,fixed:2")
    call(*command, "--max-tokens", 12, "--save", "--json", out).done()
    (kept,) = BenchmarkFiles().read()
    assert kept.plan.kinds == ("mine",)
    assert [run.mode for run in kept.runs] == ["plain", "fixed:2"]
    assert kept == read_benchmark(out)
    shown = call(*command, "--max-tokens", 16, "--compare", out).done()
    assert "Tokens per answer: 12 → 16" in shown
    assert "≈" in shown  # of a single round nothing can be said
    assert len(BenchmarkFiles().read()) == 1
    out.write_text("{}", encoding="utf-8")
    call(*command, "--compare", out).refused(2, "is not a benchmark")
    if Path("/dev/full").exists():  # what was measured is kept all the same
        outcome = call(*command, "--max-tokens", 2, "--save", "--json", "/dev/full")
        assert outcome.code == 1
        assert "/dev/full cannot be written: No space left" in outcome.err
        assert len(BenchmarkFiles().read()) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        *("bench --modes plain,fixed", "bench --modes plain,plain", "bench --prompts no-such-file"),
        *("bench --json no-such-folder/result.json", "prove --seconds nan", "prove --seed -1"),
    ],
)
def test_wrong_usage(call: Call, wrong: str) -> None:
    call(*wrong.split()).refused(2)


def test_lookup_compared(call: Call, prompts: Path, builtin_target: Path, misfit: Path) -> None:
    out = prompts.with_suffix(".json")
    target = ("bench", "--target", builtin_target)
    command = (*target, "--prompts", prompts, "--repeat", 1, "--max-tokens", 12, "--json", out)
    assert "Prompt lookup only" in call(*command).done()
    record = json.loads(out.read_text())["record"]
    assert (record["plan"]["modes"], record["draft"]) == (["plain", "lookup"], None)
    call(*command, "--modes", "plain,fixed:3").refused(2, "fixed:3 requires a draft model")
    call(*target, "--draft", misfit).refused(4, "does not fit")


def test_prompt_files_are_read_with_clear_complaints(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("one\n\ntwo\n", encoding="utf-8")
    assert read_prompts(plain) == [("line 1", "one"), ("line 2", "two")]
    wrong = tmp_path / "wrong.jsonl"
    twice = '{"name": "a", "prompt": "b"}\n' * 2
    for text, message in (("{}", "Line 1 of"), ("", "contains no prompts"), (twice, "same name")):
        wrong.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=message):
            read_prompts(wrong)
    wrong.write_text('{"name": "a\\tb", "prompt": "c\\td"}', encoding="utf-8")
    assert read_prompts(wrong) == [("a b", "c\td")]  # names are shown
    for path in resource_path("prompts").glob("*.jsonl"):
        prompts = read_prompts(path)
        assert 4 <= len(prompts) <= 8
        assert len({title for title, _ in prompts}) == len(prompts)


def test_a_prompt_beyond_the_context_is_told(call: Call) -> None:
    long = resource_path("prompts/long.jsonl")
    outcome = call("bench", "--prompts", long, "--no-calibration")
    outcome.refused(2, "'summary' has 1,", "context holds 1,024")


@pytest.fixture
def measure(call: Call, models: Path) -> Call:
    return lambda *arguments: call("models", "test", *arguments, "--folder", models)


def test_a_pair_is_told_for_people_and_programs(measure: Call, endless_target: Path) -> None:
    told = measure(endless_target, "--json").report()
    alone = PairTests().result(endless_target, None)
    assert (told["draft"], told["speedup"]) == (None, alone.speedup)
    assert [kind["kind"] for kind in told["kinds"]] == [kind.kind for kind in alone.kinds]
    shown = measure(endless_target, endless_target).done()
    lines = shown.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("Kind of text"))
    rows = [line.split()[0] for line in lines[head + 1 : head + 6]]
    assert rows == ["Questions", "Stories", "Code", "Rewriting", "All"]
    result = PairTests().result(endless_target, endless_target)
    assert f"{result.speedup:.2f}x" in lines[head + 5]
    assert any(line.startswith("4 questions answered with each method") for line in lines)
    assert ("Test again when it is idle." in shown) is result.disturbed


def test_wrong_words_and_files(
    measure: Call, endless_target: Path, misfit: Path, tmp_path: Path
) -> None:
    measure(endless_target, "no such model").refused(2)
    measure(endless_target, tiny.write_broken_file(tmp_path / "m.gguf", "truncated")).refused(3)
    measure(endless_target, misfit).refused(4, "does not fit")


def test_too_slow_is_a_failure_and_ctrl_c_remembers_nothing(
    measure: Call, endless_target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        slow.setattr(pair_test, "answer_tokens", lambda *_: None)
        outcome = measure(endless_target)
    assert outcome.code == 1
    assert "too slow to test in 20 s" in outcome.err
    monkeypatch.setattr(pair_test.PairTest, "_remember", Mock(side_effect=KeyboardInterrupt))
    measure(endless_target).refused(130, "The results were discarded")
    assert PairTests().result(endless_target, None) is None


def test_a_proof_is_told_kept_and_written(
    call: Call, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> None:
    report = tmp_path / "proof.html"
    options = ["--target", endless_target, "--draft", hopeless_draft]
    shown = call("prove", *options, "--seconds", 2, "--report", report).done()
    result = Proofs().result(endless_target, hopeless_draft, VerificationRule.TOKEN)
    assert result is not None
    assert "Drafting is lossless" in shown
    rows = [line.rsplit("  ", 1) for line in shown.splitlines()]
    figures = {row[0].strip(): row[-1].strip() for row in rows}
    assert figures["Tokens written with drafting"] == f"{result.sampling.drafted.tokens:,}"
    texts = str(len(result.greedy.texts))
    assert figures["Texts compared"] == figures["Identical, token for token"] == texts
    page = report.read_text("utf-8")
    assert "Drafting is lossless" in page
    assert page.count("<svg") == 2
    assert "<script" not in page


def test_a_fault_is_an_exit_code(
    call: Call, monkeypatch: pytest.MonkeyPatch, endless_target: Path, hopeless_draft: Path
) -> None:
    monkeypatch.setattr(verification, "_accepts", lambda target, draft, rng: True)
    options = ["--target", endless_target, "--draft", hopeless_draft]
    code, out, _ = call("prove", *options, "--seconds", 2, "--json")
    told = json.loads(out)
    assert (code, told["verdict"], told["draft"]) == (1, "failed", str(hopeless_draft))
    chances = [test["chance"] for test in told["sampling"]["drafted"]["tests"]]
    assert min(chances) < told["sampling"]["limit"]
