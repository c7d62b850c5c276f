"""``foretoken generate --server``: the answer, the key, and failures."""

import json
import logging
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from commands import Call
from foretoken.cli.generate import KEY_VARIABLE
from model_server import ANSWER, MODELS, ModelServer, delta, raw, refusal, reply

RECORDED = Path(__file__).parents[1] / "servers" / "llama_server"
KEY = "key-that-nobody-may-see"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    with closing(ModelServer()) as running:
        for path, name in ((MODELS, "v1-models"), ("/props", "props"), ("/slots", "slots")):
            running.on(path, raw((RECORDED / f"{name}.http").read_bytes()))
        running.on(ANSWER, raw((RECORDED / "speculative.http").read_bytes()))
        yield running


@pytest.fixture
def ask(server: ModelServer, call: Call) -> Call:
    asked = ("generate", "--server", server.address, "--prompt", "Tell me a story.")
    return lambda *arguments: call(*asked, *arguments)


def test_a_server_answers_without_a_model_here(server: ModelServer, ask: Call) -> None:
    said = ask("--temperature", 0, "--template-option", "thinking=false").done()
    assert said.startswith("Once upon a time, a young knight")
    (question,) = server.questions()
    assert (question["model"], question["temperature"]) == ("builtin", 0.0)
    assert question["chat_template_kwargs"] == {"thinking": False}
    report = ask("--json", "--max-tokens", 24).report()
    assert (report["server_kind"], report["finish_reason"]) == ("llama-server", "length")
    assert report["error"] is None
    told = report["told"]
    assert told["drafted"] == sum(step["drafted"] for step in report["steps"])
    assert told["accepted"] == sum(token["origin"] == "draft" for token in report["tokens"])


def test_the_key_comes_from_a_file_or_the_environment(
    server: ModelServer,
    ask: Call,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    file = tmp_path / "key"
    file.write_text(f"{KEY}\n")
    assert ask("--key-file", file).code == 0
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    assert ask().code == 0
    assert {asked.headers["authorization"] for asked in server.asked} == {f"Bearer {KEY}"}
    server.on(ANSWER, refusal(401, f"bad key {KEY}"))
    ask().refused(1, "rejected the API key")
    assert KEY not in caplog.text
    ask("--key-file", tmp_path / "none").refused(2)


def test_what_arrived_before_a_fault_was_written(
    server: ModelServer, ask: Call, caplog: pytest.LogCaptureFixture
) -> None:
    whole = (RECORDED / "speculative.http").read_bytes()
    server.on(ANSWER, raw(whole[: len(whole) // 2]))
    code, out, err = ask()
    assert code == 1
    assert out.startswith("Once upon a time")
    assert "was lost" in err
    report = json.loads(ask("--json").out)
    assert report["text"].startswith("Once upon a time")
    assert report["finish_reason"] == "error"
    assert "was lost" in report["error"]
    server.on(ANSWER, refusal(500, "I read: Tell me a story."))
    assert ask().code == 1
    assert "Tell me a story" not in caplog.text


def test_what_no_server_is_asked(server: ModelServer, ask: Call, call: Call) -> None:
    for arguments in ("--target x.gguf", "--raw", "--template-option x"):
        ask(*arguments.split()).refused(2, arguments.split()[0])
    assert server.asked == []
    asked = ("generate", "--prompt", "x")
    call(*asked, "--server", "http://192.0.2.1").refused(2, "--plain-http")
    call(*asked, "--plain-http").refused(2)
    call(*asked, "--server", "://").refused(2)


def test_of_several_models_one_is_named(server: ModelServer, ask: Call) -> None:
    server.on(MODELS, reply({"data": [{"id": "one"}, {"id": "two\x1b[2J"}]}))
    server.on(ANSWER, reply({"choices": [{"message": delta("x")["choices"][0]["delta"]}]}))
    printed = ask()
    printed.refused(2, "one, two")
    assert "\x1b" not in printed.err
