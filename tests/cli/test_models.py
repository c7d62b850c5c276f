"""``foretoken models``: the list, drafts for a target, and the folders that are searched."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tiny_models as tiny
from foretoken.cli.command_line import main
from foretoken.models.library import folders as model_folders
from foretoken.models.library.folders import user_folders


class Printed(NamedTuple):
    code: int
    out: str
    err: str


Call = Callable[..., Printed]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer on which no program has put models yet."""
    home = tmp_path / "home"
    home.mkdir()
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home))
    for variable in os.environ:
        if variable.startswith(("HF_", "HUGGINGFACE_", "LLAMA_", "OLLAMA_", "JAN_", "XDG_")):
            monkeypatch.delenv(variable)
    monkeypatch.setattr(model_folders, "_ollama", lambda platform: iter([home / ".ollama/models"]))
    return home


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def caller(*arguments: object) -> Printed:
        code = main(["models", *map(str, arguments)])
        return Printed(code, *capsys.readouterr())

    return caller


@pytest.fixture
def library(home: Path) -> Path:
    """LM Studio's folder with a target, drafts of three kinds and what else lies around."""
    folder = home / ".lmstudio/models/publisher"
    folder.mkdir(parents=True)
    tokens = tiny.chat_tokens()
    size = len(tokens)

    def write(name: str, **options: Any) -> None:
        options = {"chat_template": tiny.CHATML_TEMPLATE, "tokens": tokens, **options}
        tiny.write_random_model(folder / name, seed=1, vocab_size=size, **options)

    write("Some-Chat-Large-Q8_0.gguf", layers=8, quantization="Q8_0", context_length=4096)
    write("Some-Chat-Small-Q4_0.gguf", layers=1, quantization="Q4_0")
    write("Some-Base.gguf", layers=2, chat_template=None)
    write("Other-Words.gguf", tokens=tiny.default_tokens(size), layers=1)
    tiny.write_recurrent_model(folder / "Recurrent.gguf", seed=1, vocab_size=size, tokens=tokens)
    tiny.write_broken_file(folder / "Some-Download.gguf", "truncated")
    return folder


# --- list ------------------------------------------------------------------------------------


def test_the_list_for_people(call: Call, library: Path) -> None:
    printed = call()
    assert (printed.code, printed.err) == (0, "")
    lines = printed.out.splitlines()
    assert lines[0] == "Models"
    assert [line.split()[0] for line in lines[1 : lines.index("")]] == [
        "name",
        "Other-Words",
        "Some-Chat-Large-Q8_0",
        "Some-Chat-Small-Q4_0",
        "Recurrent",
        "Some-Base",
    ]
    target = next(line for line in lines if "Large" in line)
    for text in ("Q8_0", "4,096", "LM Studio", "kB"):
        assert text in target
    assert "base model, no chat" in next(line for line in lines if "Some-Base" in line)
    broken = lines.index("Broken")
    assert lines[broken + 1] == ("  Some-Download  ~/.lmstudio/models/publisher/Some-Download.gguf")
    assert "Some-Download.gguf is incomplete" in lines[broken + 2]
    assert lines[-1].startswith("6 models, ")


def test_the_list_for_programs(call: Call, library: Path) -> None:
    printed = call("--json")
    assert (printed.code, printed.err, printed.out.count("\n")) == (0, "", 1)
    found = json.loads(printed.out)
    assert found["not_searched"] == []
    model = next(model for model in found["models"] if "Large" in model["name"])
    path = str(library / "Some-Chat-Large-Q8_0.gguf")
    expected = {
        "path": path,
        "parts": [path],
        "source": "LM Studio",
        "name": "Some-Chat-Large-Q8_0",
        "kind": "chat",
        "problem": None,
        "architecture": "llama",
        "quantisation": "Q8_0",
        "context_length": 4096,
        "layers": 8,
        "vocabulary_size": 259,
        "recurrent": False,
    }
    assert model | expected == model
    broken = next(model for model in found["models"] if model["kind"] == "broken")
    assert broken["problem"].startswith("Some-Download.gguf is incomplete")


def test_nothing_is_found(call: Call, home: Path) -> None:
    (home / ".lmstudio/models").mkdir(parents=True)
    printed = call()
    assert printed.code == 0
    assert printed.out.startswith("No models were found. Searched:\n  ~/.lmstudio/models\n")
    assert "foretoken models folders add" in printed.out
    assert json.loads(call("--json").out)["models"] == []


def test_a_folder_of_the_user_that_has_vanished_is_told(call: Call, tmp_path: Path) -> None:
    drive = tmp_path / "drive"
    drive.mkdir()
    assert call("folders", "add", drive).code == 0
    drive.rmdir()
    assert f"Not searched\n  {drive} does not exist\n" in call().out
    assert json.loads(call("--json").out)["not_searched"] == [
        {"folder": str(drive), "reason": "does not exist"}
    ]


def test_what_is_set_apart(call: Call, home: Path) -> None:
    from gguf import GGUFWriter

    folder = home / ".lmstudio/models"
    folder.mkdir(parents=True)
    writer = GGUFWriter(folder / "mmproj.gguf", "clip")
    writer.add_clip_has_vision_encoder(True)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    lines = call().out.splitlines()
    assert lines[0] == "Set apart"
    assert lines[1].split()[0] == "mmproj"
    assert lines[1].endswith("LM Studio  attachment for images or sound")
    printed = call("pair", "mmproj")
    assert (printed.code, printed.out) == (4, "")
    assert "mmproj writes no text" in printed.err


def test_neither_llama_cpp_nor_qt_is_loaded(library: Path) -> None:
    check = (
        "import sys; from foretoken.cli.command_line import main; "
        "code = main(['models', 'pair', 'large'])\n"
        "sys.exit(code or sum(name in sys.modules for name in ('llama_cpp', 'PySide6')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", check], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Some-Chat-Small-Q4_0" in done.stdout


# --- pair ------------------------------------------------------------------------------------


def test_drafts_for_people(call: Call, library: Path) -> None:
    printed = call("pair", "some-chat-large")
    assert (printed.code, printed.err) == (0, "")
    lines = printed.out.splitlines()
    assert lines[0].startswith("Target: Some-Chat-Large-Q8_0  ~/.lmstudio/")
    assert lines[2].startswith("Drafts, best first")
    assert lines[3].split()[0] == "Some-Chat-Small-Q4_0"
    assert lines[3].endswith("%  fits")
    assert "no second model" in printed.out
    misfits = lines[lines.index("Cannot draft for it") :]
    assert any("Other-Words" in line and "token 256 differs" in line for line in misfits)
    assert any("Recurrent" in line and "cannot roll back" in line for line in misfits)
    assert any("Some-Download" in line and "is broken" in line for line in misfits)


def test_drafts_for_programs(call: Call, library: Path) -> None:
    printed = call("pair", library / "Some-Chat-Large-Q8_0.gguf", "--json")
    assert (printed.code, printed.err) == (0, "")
    found = json.loads(printed.out)
    assert found["target"]["name"] == "Some-Chat-Large-Q8_0"
    best = found["drafts"][0]
    assert best["model"]["name"] == "Some-Chat-Small-Q4_0"
    assert (best["compatible"], best["reason"]) == (True, None)
    assert 0 < best["cost_ratio"] < 1
    assert [draft["compatible"] for draft in found["drafts"] if draft["model"] is None] == [True]
    reasons = {
        draft["model"]["name"]: draft["reason"] for draft in found["drafts"] if draft["model"]
    }
    assert reasons["Some-Chat-Large-Q8_0"] == "is the target itself"
    assert len(found["drafts"]) == 7


def test_options_hold_before_and_after_the_command(
    call: Call, library: Path, tmp_path: Path
) -> None:
    tiny.write_random_model(tmp_path / "Elsewhere.gguf", seed=1, vocab_size=20)
    options = ("--folder", tmp_path, "--json")
    before, after = call(*options, "pair", "elsewhere"), call("pair", "elsewhere", *options)
    assert before == after
    assert json.loads(before.out)["target"]["source"] == str(tmp_path)
    assert "presets" in json.loads(call("--json", "get").out)


def test_an_ambiguous_name_is_told(call: Call, library: Path) -> None:
    printed = call("pair", "chat")
    assert (printed.code, printed.out) == (2, "")
    assert "'chat' is part of 2 names" in printed.err
    assert "Some-Chat-Large-Q8_0  ~/" in printed.err
    assert "Some-Chat-Small-Q4_0  ~/" in printed.err
    assert "Some-Base" not in printed.err


def test_an_unknown_name_is_told(call: Call, library: Path) -> None:
    printed = call("pair", "nobody")
    assert (printed.code, printed.out) == (2, "")
    assert "No model is called 'nobody'" in printed.err


# --- folders ---------------------------------------------------------------------------------


def test_folders_are_shown_added_and_removed(call: Call, home: Path, tmp_path: Path) -> None:
    folder = home / "my models"
    folder.mkdir()
    assert call("folders", "add", folder).out == "~/my models is searched from now on.\n"
    assert call("folders", "add", folder).out == "~/my models was there before.\n"
    assert user_folders() == [folder]
    lines = call("folders").out.splitlines()
    assert any(line.split("  ")[0] == "~/my models" and "your folder" in line for line in lines)
    assert any(line.startswith("~/.ollama/models ") and "not there" in line for line in lines)
    tiny.write_random_model(folder / "mine.gguf", seed=1, vocab_size=20)
    assert json.loads(call("--json").out)["models"][0]["source"] == "~/my models"
    assert call("folders", "remove", folder).out == "~/my models is no longer searched.\n"
    assert user_folders() == []
    assert (folder / "mine.gguf").is_file()


def test_folders_that_cannot_be_added_or_removed(call: Call, tmp_path: Path) -> None:
    printed = call("folders", "add", tmp_path / "nothing")
    assert (printed.code, printed.out) == (2, "")
    assert "does not exist" in printed.err
    printed = call("folders", "remove", tmp_path)
    assert (printed.code, printed.out) == (2, "")
    assert "is no folder of your own" in printed.err


def test_a_list_of_folders_that_cannot_be_written(call: Call, home: Path, tmp_path: Path) -> None:
    (home / ".config").write_bytes(b"")
    printed = call("folders", "add", tmp_path)
    assert (printed.code, printed.out) == (1, "")
    assert "The list of folders cannot be written" in printed.err
