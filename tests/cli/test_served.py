"""``foretoken generate --server``: the answer of a server, its key, and what goes wrong."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.cli.command_line import main
from foretoken.cli.served import KEY_VARIABLE
from model_server import ANSWER, MODELS, ModelServer, delta, model_server, raw, refusal, reply

RECORDED = Path(__file__).parents[1] / "servers" / "llama_server"
KEY = "key-that-nobody-may-see"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    with model_server() as running:
        for path, name in ((MODELS, "v1-models"), ("/props", "props"), ("/slots", "slots")):
            running.on(path, raw((RECORDED / f"{name}.http").read_bytes()))
        running.on(ANSWER, raw((RECORDED / "speculative.http").read_bytes()))
        yield running


def generate(server: ModelServer, *arguments: str) -> int:
    return main(
        ["generate", "--server", server.address, "--prompt", "Tell me a story.", *arguments]
    )


def test_a_server_answers_without_a_model_here(
    server: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate(server, "--temperature", "0", "--template-option", "thinking=false") == 0
    assert capsys.readouterr().out.startswith("Once upon a time, a young knight")
    (question,) = server.questions()
    assert (question["model"], question["temperature"]) == ("builtin", 0.0)
    assert question["chat_template_kwargs"] == {"thinking": False}


def test_its_figures_are_told_as_json(
    server: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate(server, "--json", "--max-tokens", "24") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["server_kind"], report["finish_reason"]) == ("llama-server", "length")
    assert report["error"] is None
    told = report["told"]
    assert told["drafted"] == sum(step["drafted"] for step in report["steps"])
    assert told["accepted"] == sum(token["origin"] == "draft" for token in report["tokens"])


def test_the_key_comes_from_a_file_or_the_environment(
    server: ModelServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG)
    file = tmp_path / "key"
    file.write_text(f"{KEY}\n")
    assert generate(server, "--key-file", str(file)) == 0
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    assert generate(server) == 0
    assert {asked.headers["authorization"] for asked in server.asked} == {f"Bearer {KEY}"}
    server.on(ANSWER, refusal(401, f"bad key {KEY}"))
    assert generate(server) == 1
    assert "does not take the key" in capsys.readouterr().err
    assert KEY not in caplog.text
    assert generate(server, "--key-file", str(tmp_path / "none")) == 2


def test_what_arrived_before_a_fault_was_written(
    server: ModelServer, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    whole = (RECORDED / "speculative.http").read_bytes()
    server.on(ANSWER, raw(whole[: len(whole) // 2]))
    assert generate(server) == 1
    out, err = capsys.readouterr()
    assert out.startswith("Once upon a time")
    assert "broke off" in err
    assert generate(server, "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert report["text"].startswith("Once upon a time")
    assert report["finish_reason"] == "error"
    assert "broke off" in report["error"]
    server.on(MODELS, refusal(503))
    assert generate(server, "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["text"], report["finish_reason"]) == ("", "error")
    assert "busy" in report["error"]
    server.on(MODELS, reply({"data": [{"id": "builtin"}]}))
    server.on(ANSWER, refusal(500, "I read: Tell me a story."))
    assert generate(server) == 1
    assert "Tell me a story" not in caplog.text


def test_a_server_that_is_not_there_is_told_as_json_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with model_server() as gone:
        address = gone.address
    assert main(["generate", "--server", address, "--prompt", "x", "--json"]) == 1
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert (report["text"], report["tokens"], report["told"]) == ("", [], None)
    assert report["error"].startswith("Nothing listens at")
    assert report["error"] in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--target", "x.gguf"],
        ["--raw"],
        ["--no-calibration"],
        ["--template-option", "x"],
    ],
)
def test_what_is_about_a_local_model_is_refused(
    server: ModelServer, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate(server, *arguments) == 2
    assert arguments[0] in capsys.readouterr().err
    assert server.asked == []


def test_of_several_models_one_is_named(
    server: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    server.on(MODELS, reply({"data": [{"id": "one"}, {"id": "two\x1b[2J"}]}))
    server.on(ANSWER, reply({"choices": [{"message": delta("x")["choices"][0]["delta"]}]}))
    assert generate(server) == 2
    err = capsys.readouterr().err
    assert "one, two" in err
    assert "\x1b" not in err


def test_another_computer_is_not_asked_in_the_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--server", "http://192.0.2.1", "--prompt", "x"]) == 2
    assert "--plain-http" in capsys.readouterr().err
    assert main(["generate", "--plain-http", "--prompt", "x"]) == 2
    assert main(["generate", "--server", "://", "--prompt", "x"]) == 2
