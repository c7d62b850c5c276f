"""``foretoken generate``: the answer, the JSON, and where each goes."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from commands import Call
from foretoken.cli import bench, local_pair
from foretoken.cli.command_line import main
from foretoken.engine.config import Method, SamplingParams
from foretoken.engine.errors import PromptError
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.session import Session
from known_costs import make_drafting_pay
from pretended_gpu import Failure, PretendedGpu, with_pretended_gpu
from switched_model import write_switched_model


@pytest.fixture
def generate(call: Call, unprobed: None) -> Callable[..., dict[str, Any]]:
    return lambda *arguments: call("generate", "--json", *arguments).report()


Generate = Callable[..., dict[str, Any]]


@pytest.fixture
def pair(random_target: Path, random_draft: Path) -> list[object]:
    return ["--target", random_target, "--draft", random_draft, "--prompt", "abc", "--raw"]


def start(*arguments: object) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "foretoken", "generate", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_the_report_is_whole_and_agrees_with_itself(generate: Generate, pair: list[object]) -> None:
    report = generate(*pair, "--method", "draft", "--seed", 3, "--max-tokens", 20)
    tokens, steps, stats = report["tokens"], report["steps"], report["stats"]
    assert report["seed"] == 3
    assert report["finish_reason"] in {"stop", "length"}
    assert report["text"] == "".join(token["text"] for token in tokens)
    for token in tokens:
        assert token["origin"] in {"draft", "correction", "bonus"}
        assert 0.0 < token["target_prob"] <= 1.0
        assert (token["draft_prob"] is not None) == (token["origin"] == "draft")
        assert 0 <= token["step"] < len(steps)
    drafted, accepted = (sum(step[name] for step in steps) for name in ("drafted", "accepted"))
    assert stats["draft_acceptance_rate"] == pytest.approx(accepted / drafted)
    # The token that ends an answer is not shown, but its pass was made like any other.
    generated = stats["generated"]
    assert generated == len(tokens) + (report["finish_reason"] == "stop")
    assert generated == sum(step["accepted"] + 1 - step["unused"] for step in steps)
    assert stats["tokens_per_second"] == pytest.approx(generated * 1000 / stats["decode_ms"])
    plain = generate(*pair, "--method", "plain", "--max-tokens", 5)
    assert {token["origin"] for token in plain["tokens"]} == {"target"}
    assert plain["stats"]["draft_acceptance_rate"] is None


def test_the_options_of_an_answer_arrive(
    call: Call, pair: list[object], unprobed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def generate(_: Session, _prompt: object, *options: object, **__: object) -> None:
        asked.extend(options)
        raise PromptError("as-told", text="It was only looked at.")

    monkeypatch.setattr(Session, "generate", generate)
    options = "--temperature 0.5 --top-k 3 --top-p 0.9 --min-p 0.1 --repeat-penalty 1.2 "
    options += "--presence-penalty 0.25 --frequency-penalty -0.25 --repeat-last-n 32 --seed 7 "
    options += "--max-tokens 9 --method draft --lookahead 32"
    call("generate", *pair, *options.split()).refused(2, "only looked at")
    sampling, speculation, limits = asked[:3]
    assert sampling == SamplingParams(0.5, 3, 0.9, 0.1, 1.2, 0.25, -0.25, 32, seed=7)
    assert (speculation.method, speculation.lookahead) == (Method.DRAFT, 32)
    assert limits.max_tokens == 9


def test_raw_skips_the_template(generate: Generate, models: Path) -> None:
    path, table = models / "cli-chat.gguf", tiny.random_table(259, seed=1)
    template = tiny.CHATML_TEMPLATE
    tiny.write_bigram_model(path, table, tokens=tiny.chat_tokens(), chat_template=template)
    asked = ["--target", path, "--prompt", "abc", "--max-tokens", 2]
    assert generate(*asked, "--raw")["stats"]["prompt_tokens"] == 3
    # Two markers of one token each, and every letter of the rest.
    wrapped = len("user\nabc") + len("\n") + len("assistant\n") + 3
    assert generate(*asked)["stats"]["prompt_tokens"] == wrapped


def test_a_file_is_the_prompt(generate: Generate, pair: list[object], tmp_path: Path) -> None:
    path = tmp_path / "frage 中.txt"
    path.write_text("abc ü\n", encoding="utf-8")
    greedy = ["--temperature", 0, "--max-tokens", 5, *pair[:4], "--raw"]
    from_file = generate(*greedy, "--prompt-file", path)
    assert from_file["text"] == generate(*greedy, "--prompt", "abc ü\n")["text"]
    assert from_file["text"] != generate(*greedy, "--prompt", "abc \n")["text"]


def test_prompts_that_fail(call: Call, random_target: Path, tmp_path: Path, unprobed: None) -> None:
    asked = ("generate", "--json", "--raw", "--target", random_target, "--prompt", "a " * 400)
    outcome = call(*asked)
    assert outcome.report()["finish_reason"] == "context_full"
    assert "context" in outcome.err
    table, template = tiny.random_table(257, seed=1), "{{ raise_exception('No.') }}"
    path = tiny.write_bigram_model(tmp_path / "m.gguf", table, chat_template=template)
    call("generate", "--target", path, "--prompt", "abc").refused(2, "chat template")


def test_a_character_without_a_token_is_left_out_and_told(call: Call, tmp_path: Path) -> None:
    tokens = ["a", "b", " ", tiny.control("</s>")]
    path = tiny.write_bigram_model(
        tmp_path / "m.gguf", tiny.random_table(4, seed=1), tokens=tokens, tokenizer="spm"
    )
    asked = ("generate", "--raw", "--target", path, "--temperature", 0, "--max-tokens", 8)
    spelled = call(*asked, "--prompt", "ab").done()
    outcome = call(*asked, "--prompt", "acb")
    assert (outcome.code, outcome.out) == (0, spelled)
    assert "cannot represent it: “c”." in outcome.err


@pytest.fixture(scope="module")
def endless(models: Path) -> list[object]:
    path = tiny.write_random_model(
        models / "cli-endless.gguf",
        seed=1,
        vocab_size=90,
        context_length=200_000,
        tokens=tiny.default_tokens(91)[:-1],
        padded_to=91,
        eos_id=90,
    )
    return ["--target", path, "--prompt", "abc", "--raw", "--max-tokens", 100_000]


def test_json_is_alone_on_stdout_even_with_a_warning(models: Path, random_target: Path) -> None:
    path = models / "cli-path.gguf"
    tiny.write_path_model(path, ["a", *tiny.split_bytes("🙂"), "b"])
    asked = ["--target", path, "--prompt", "a", "--raw", "--temperature", 0]
    out, err = start(*asked, "--draft", random_target, "--json").communicate(timeout=60)
    assert json.loads(out)["text"] == "🙂b"
    assert err.decode().count("\n") == 1
    assert b"Prompt lookup is used" in err


def test_tokens_are_written_as_they_come_and_ctrl_c_ends_well(endless: list[object]) -> None:
    process = start(*endless)
    assert len(process.stdout.read(20)) == 20
    assert process.poll() is None, "it should go on for minutes"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out[-1:], err) == (0, b"\n", b"")
    with start(*endless) as process:
        process.stdout.read(5)
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


def test_ctrl_c_keeps_the_json(
    generate: Generate, endless: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted after ten records, from within."""
    original = Session.generate

    def interrupted(self: Session, *arguments: Any, **options: Any) -> Iterator[Any]:
        for count, event in enumerate(original(self, *arguments, **options)):
            if count == 10:
                signal.raise_signal(signal.SIGINT)
            yield event

    monkeypatch.setattr(Session, "generate", interrupted)
    before = signal.getsignal(signal.SIGINT)
    report = generate(*endless)
    assert report["finish_reason"] == "cancelled"
    assert 1 <= len(report["tokens"]) < 20
    assert signal.getsignal(signal.SIGINT) is before


def test_what_the_template_lets_people_choose_reaches_the_model_or_is_refused(
    generate: Generate, call: Call, tmp_path: Path
) -> None:
    path = write_switched_model(tmp_path / "switched.gguf")
    asked = ["--target", path, "--prompt", "Hi", "--temperature", 0, "--no-calibration"]
    thinking, effort = (
        ["--template-option", each] for each in ("thinking=false", "reasoning_effort=high")
    )
    assert generate(*asked)["text"] == "third"
    assert generate(*asked, *thinking)["text"] == "second"
    assert generate(*asked, *thinking, *effort)["text"] == "first"
    for wrong, said in (
        (["--template-option", "mood=kind"], "Available: reasoning_effort (low, medium or high); "),
        (["--template-option", "thinking=2"], "thinking must be true or false."),
        ([*thinking, "--raw"], "requires the model's own chat template"),
    ):
        call("generate", *asked, *wrong).refused(2, said)


def test_what_an_answer_taught_is_known_to_the_next_process(
    generate: Generate,
    call: Call,
    endless_target: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local_pair, "measure_costs", make_drafting_pay)  # whatever else runs
    monkeypatch.setattr(AdaptiveLookahead, "prompt_tokens", 0)  # a new pair learns from these
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    pair = ["--target", endless_target, "--draft", endless_target]

    def first_drafted(*options: object) -> int:
        asked = [*pair, "--prompt", "aa", "--temperature", 0, "--max-tokens", 60, *options]
        return int(generate(*asked)["steps"][0]["drafted"])

    new = first_drafted()
    assert first_drafted() > new
    assert first_drafted("--no-calibration") <= new
    begun: list[bool] = []

    def measured(session: Session, *_: object) -> None:
        begun.append(session.learned is not None)
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "_measured", measured)
    for options in ([], ["--recall"]):
        assert call("bench", *pair, *options).code != 0
    assert begun == [False, True], "a benchmark begins as with a new pair, unless it is told"


def answer_on(gpu: PretendedGpu, folder: Path) -> None:
    """Answer with the built-in pair on a GPU that aborts."""
    gpu.fails, gpu.fails_behind = Failure.ABORT, 60  # passes, prompt and draft included
    with (folder / "out").open("w") as out, (folder / "err").open("w") as err:
        sys.stdout, sys.stderr = out, err
        asked = ["--prompt", "Tell me a long story.", "--no-calibration", "--gpu-layers=99"]
        main(["generate", *asked])


def test_a_lost_gpu_leaves_the_text_and_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ended with 1$"):
        with_pretended_gpu(answer_on, tmp_path, memory_bytes=1 << 31)
    assert (tmp_path / "out").read_text(encoding="utf-8").split()
    said = (tmp_path / "err").read_text(encoding="utf-8")
    assert said.startswith("foretoken: llama.cpp failed: card.c:1: the card fell out.")
    assert said.endswith("Try --devices none to run without a GPU.\n")
