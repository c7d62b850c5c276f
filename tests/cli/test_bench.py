"""``foretoken bench`` with the built-in pair and with wrong words."""

import json
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.cli.command_line import main
from foretoken.models.benchmarks.store import BenchmarkFiles, read_benchmark
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.system.paths import resource_path


def test_the_table_and_the_json_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = tmp_path / "prompts.jsonl"
    prompts.write_text('{"name": "hi", "prompt": "Hi! How are you?"}\n', encoding="utf-8")
    out = tmp_path / "bench.json"
    arguments = ["bench", "--prompts", str(prompts), "--repeat", "2", "--max-tokens", "12"]
    code = main([*arguments, "--modes", "plain,fixed:2,ewma", "--json", str(out)])
    shown = capsys.readouterr()
    assert code == 0, shown.err
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
    assert plain["total"]["mean_acceptance_length"] == 1.0
    assert f"{fixed['speedup']['value']:.2f}x" in shown.out
    # Greedy modes write the same text, so only their speed differs.
    assert len({run["statistics"]["tokens"] for run in runs}) == 1


def test_it_is_kept_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    prompts, out = tmp_path / "mine.txt", tmp_path / "bench.json"
    prompts.write_text("Hi! How are you?\n", encoding="utf-8")
    command = ["bench", "--prompts", str(prompts), "--repeat", "1", "--modes", "plain,fixed:2"]
    assert main([*command, "--max-tokens", "12", "--save", "--json", str(out)]) == 0
    (kept,) = BenchmarkFiles().read().records
    assert kept.kinds == ("mine",)
    assert [run.mode for run in kept.runs] == ["plain", "fixed:2"]
    assert kept == read_benchmark(out)
    capsys.readouterr()
    assert main([*command, "--max-tokens", "16", "--compare", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "Tokens per answer: 12 → 16" in shown
    assert "≈" in shown  # of a single round nothing can be said
    assert len(BenchmarkFiles().read().records) == 1
    out.write_text("{}", encoding="utf-8")
    assert main([*command, "--compare", str(out)]) == 2
    assert "is no benchmark" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has it")
def test_a_file_that_cannot_be_written_costs_nothing_that_was_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = ["bench", "--repeat", "1", "--modes", "plain", "--max-tokens", "2", "--save"]
    assert main([*command, "--json", "/dev/full"]) == 1
    assert "/dev/full cannot be written: No space left" in capsys.readouterr().err
    assert len(BenchmarkFiles().read().records) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--modes", "plain,fixed"],
        ["--modes", "plain,plain"],
        ["--repeat", "0"],
        ["--prompts", "no-such-file.jsonl"],
        ["--json", "no-such-folder/result.json"],
    ],
)
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_a_draft_lookup_is_compared(
    tmp_path: Path, builtin_target: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "bench.json"
    prompts = tmp_path / "prompts.txt"
    prompts.write_text("Say one two three one two three one two three.\n", encoding="utf-8")
    arguments = ["--repeat", "1", "--max-tokens", "12", "--json", str(out)]
    command = ["bench", "--target", str(builtin_target), "--prompts", str(prompts), *arguments]
    assert main(command) == 0
    record = json.loads(out.read_text())["record"]
    assert (record["modes"], record["draft"]) == (["plain", "lookup"], None)
    assert "Prompt lookup only" in capsys.readouterr().out
    assert main([*command, "--modes", "plain,fixed:3"]) == 2
    assert "The mode fixed:3 needs a draft model" in capsys.readouterr().err


def test_a_draft_that_does_not_fit(
    tmp_path: Path, builtin_target: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = tiny.write_random_model(tmp_path / "other.gguf", seed=1, vocab_size=300)
    assert main(["bench", "--target", str(builtin_target), "--draft", str(draft)]) == 4
    assert "does not fit" in capsys.readouterr().err


def test_prompt_files_are_read_with_clear_complaints(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("one\n\ntwo\n", encoding="utf-8")
    assert read_prompts(plain) == [("line 1", "one"), ("line 2", "two")]
    wrong = tmp_path / "wrong.jsonl"
    twice = '{"name": "a", "prompt": "b"}\n' * 2
    for text, message in (
        ("{}", "Line 1 of"), ("", "holds no prompt"), ("[1]", "Line 1 of"), (twice, "same name"),
    ):  # fmt: skip
        wrong.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=message):
            read_prompts(wrong)
    wrong.write_text('{"name": "a\\tb", "prompt": "c\\td"}', encoding="utf-8")
    ((name, prompt),) = read_prompts(wrong)
    assert "\t" not in name  # names are shown
    assert prompt == "c\td"


def test_a_prompt_beyond_the_context_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    long = resource_path("prompts/long.jsonl")
    assert main(["bench", "--prompts", str(long), "--no-calibration"]) == 2
    told = capsys.readouterr().err
    assert "'summary' has 1," in told
    assert "context holds 1,024" in told


@pytest.mark.parametrize(
    "name", ["quick", "chat", "code", "rewrite", "copy", "long", "everyday", "stories"]
)
def test_the_task_sets_can_be_read(name: str) -> None:
    prompts = read_prompts(resource_path(f"prompts/{name}.jsonl"))
    assert 4 <= len(prompts) <= 8
    assert len({title for title, _ in prompts}) == len(prompts)
