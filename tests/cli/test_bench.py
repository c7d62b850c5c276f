"""``foretoken bench`` with the built-in pair and with wrong words."""

import json
from pathlib import Path

import pytest

import tiny_models as tiny
from commands import Call
from foretoken.models.benchmarks.record import BenchmarkFiles, read_benchmark
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.system.paths import resource_path


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
    assert len(runs) == 3 * 2
    for run in runs:
        counted = run["statistics"]
        assert run["question"] == "hi"
        speed = counted["generated"] * 1000.0 / counted["decode_ms"]
        assert counted["tokens_per_second"] == pytest.approx(speed)
    plain, fixed, ewma = report["figures"]["modes"]
    assert [row["mode"] for row in (plain, fixed, ewma)] == ["plain", "fixed:2", "ewma"]
    assert plain["speedup"]["value"] == 1.0
    assert f"{fixed['speedup']['value']:.2f}x" in shown
    # Greedy modes write the same text, so only their speed differs.
    assert len({run["statistics"]["tokens"] for run in runs}) == 1


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
    call(*command, "--compare", out).refused(2, "is no benchmark")
    if Path("/dev/full").exists():  # what was measured is kept all the same
        outcome = call(*command, "--max-tokens", 2, "--save", "--json", "/dev/full")
        assert outcome.code == 1
        assert "/dev/full cannot be written: No space left" in outcome.err
        assert len(BenchmarkFiles().read()) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        "--modes plain,fixed",
        "--modes plain,plain",
        "--prompts no-such-file.jsonl",
        "--json no-such-folder/result.json",
    ],
)
def test_wrong_usage(call: Call, wrong: str) -> None:
    call("bench", *wrong.split()).refused(2)


def test_lookup_compared(call: Call, prompts: Path, builtin_target: Path, tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    how = ("--repeat", 1, "--max-tokens", 12, "--json", out)
    command = ("bench", "--target", builtin_target, "--prompts", prompts, *how)
    assert "Prompt lookup only" in call(*command).done()
    record = json.loads(out.read_text())["record"]
    assert (record["plan"]["modes"], record["draft"]) == (["plain", "lookup"], None)
    call(*command, "--modes", "plain,fixed:3").refused(2, "fixed:3 needs a draft model")
    draft = tiny.write_random_model(tmp_path / "other.gguf", seed=1, vocab_size=300)
    call("bench", "--target", builtin_target, "--draft", draft).refused(4, "does not fit")


def test_prompt_files_are_read_with_clear_complaints(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("one\n\ntwo\n", encoding="utf-8")
    assert read_prompts(plain) == [("line 1", "one"), ("line 2", "two")]
    wrong = tmp_path / "wrong.jsonl"
    twice = '{"name": "a", "prompt": "b"}\n' * 2
    for text, message in (("{}", "Line 1 of"), ("", "holds no prompt"), (twice, "same name")):
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
