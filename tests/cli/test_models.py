"""``foretoken models``: the list, drafts for a target, and the folders that are searched."""

import os
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from commands import Call, run_python
from foretoken.models.library import folders as model_folders
from foretoken.models.library.folders import user_folders


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
    monkeypatch.setattr(model_folders, "_ollama", lambda: iter([home / ".ollama/models"]))
    return home


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
    write("Other-Words.gguf", tokens=tiny.foreign_tokens(size), layers=1)
    tiny.write_recurrent_model(folder / "Recurrent.gguf", seed=1, vocab_size=size, tokens=tokens)
    write("Some-Search.gguf", layers=1, values={"llama.pooling_type": 1})
    tiny.write_broken_file(folder / "Some-Download.gguf", "truncated")
    return folder


def test_the_list(call: Call, library: Path) -> None:
    lines = call("models").done().splitlines()
    names = [line.split()[0] for line in lines[1 : lines.index("")]]
    chats = ["Other-Words", "Some-Chat-Large-Q8_0", "Some-Chat-Small-Q4_0"]
    assert names == ["name", *chats, "Recurrent", "Some-Base"]
    for text in ("Q8_0", "4,096", "LM Studio", "kB"):
        assert text in next(line for line in lines if "Large" in line)
    assert "Some-Search" in lines[lines.index("Not for chatting") + 1]
    broken = lines.index("Broken")
    assert "Some-Download.gguf is incomplete" in lines[broken + 2]
    assert lines[-1].startswith("7 models, ")
    found = call("models", "--json").report()["models"]
    (model,) = [model for model in found if "Large" in model["name"]]
    path = str(library / "Some-Chat-Large-Q8_0.gguf")
    expected = {
        "path": path, "parts": [path], "source": "LM Studio", "name": "Some-Chat-Large-Q8_0",
        "kind": "chat", "problem": None, "architecture": "llama", "quantisation": "Q8_0",
        "context_length": 4096, "layers": 8, "vocabulary_size": 259, "recurrent": False,
    }  # fmt: skip
    assert model | expected == model


def test_nothing_found_and_a_vanished_folder(call: Call, home: Path, tmp_path: Path) -> None:
    (home / ".lmstudio/models").mkdir(parents=True)
    shown = call("models").done()
    assert shown.startswith("No models found. Searched:\n  ~/.lmstudio/models\n")
    drive = tmp_path / "drive"
    drive.mkdir()
    assert call("models", "folders", "add", drive).code == 0
    drive.rmdir()
    assert f"Not searched\n  {drive} does not exist\n" in call("models").out
    assert call("models", "--json").report() == {
        "models": [],
        "not_searched": [{"folder": str(drive), "reason": "does not exist"}],
    }


def test_neither_llama_cpp_nor_qt_is_loaded(library: Path) -> None:
    done = run_python(
        "import sys; from foretoken.cli.command_line import main; "
        "code = main(['models', 'pair', 'large'])\n"
        "sys.exit(code or sum(name in sys.modules for name in ('llama_cpp', 'PySide6')))"
    )
    assert "Some-Chat-Small-Q4_0" in done.done()


def test_drafts_for_a_target(call: Call, library: Path) -> None:
    lines = call("models", "pair", "some-chat-large").done().splitlines()
    assert lines[0].startswith("Target: Some-Chat-Large-Q8_0  ~/.lmstudio/")
    assert lines[3].split()[0] == "Some-Chat-Small-Q4_0"
    assert lines[3].endswith("%  fits")
    misfits = lines[lines.index("Cannot draft for it") :]
    for name, reason in (
        ("Other-Words", "different vocabulary"),
        ("Recurrent", "cannot roll back"),
        ("Some-Download", "is broken"),
    ):
        assert any(name in line and reason in line for line in misfits)
    found = call("models", "pair", library / "Some-Chat-Large-Q8_0.gguf", "--json").report()
    assert found["target"]["name"] == "Some-Chat-Large-Q8_0"
    best = found["drafts"][0]
    assert (best["model"]["name"], best["compatible"]) == ("Some-Chat-Small-Q4_0", True)
    assert 0 < best["cost_ratio"] < 1
    assert len(found["drafts"]) == 8
    # An ambiguous name, and one that is unknown.
    call("models", "pair", "nobody").refused(2, "No model is named 'nobody'")
    printed = call("models", "pair", "chat")
    assert (printed.code, printed.out) == (2, "")
    assert "Some-Chat-Large-Q8_0  ~/" in printed.err


def test_folders_are_shown_added_and_removed(
    call: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = home / "my models"
    folder.mkdir()
    change = ("models", "folders")
    assert call(*change, "add", folder).done() == "~/my models will be searched.\n"
    assert call(*change, "add", folder).done() == "~/my models is already in the list.\n"
    assert user_folders() == [folder]
    lines = call(*change).done().splitlines()
    assert any(line.split("  ")[0] == "~/my models" and "your folder" in line for line in lines)
    tiny.write_random_model(folder / "mine.gguf", seed=1, vocab_size=20)
    assert call("models", "--json").report()["models"][0]["source"] == "~/my models"
    assert call(*change, "remove", folder).done() == "~/my models is no longer searched.\n"
    assert user_folders() == []
    assert (folder / "mine.gguf").is_file()
    call(*change, "add", tmp_path / "nothing").refused(2, "does not exist")
    call(*change, "remove", tmp_path).refused(2, "is not a folder that you added")
    (home / "config").write_bytes(b"")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    call(*change, "add", tmp_path).refused(1, "The list of folders cannot be written")
