"""Where models lie: the folders of other programs, and those that the user added."""

import json
import os
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from foretoken.models.library import folders
from foretoken.models.library.folders import (
    USER_FOLDERS_FILE,
    add_user_folder,
    program_folders,
    remove_user_folder,
    user_folders,
)
from foretoken.system.paths import config_path, data_path

VARIABLES = [
    *("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME", "LLAMA_CACHE", "OLLAMA_MODELS"),
    *("JAN_DATA_FOLDER", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"),
    *("LOCALAPPDATA", "APPDATA"),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


def of(source: str) -> list[Path]:
    return [folder.path for folder in program_folders() if folder.source == source]


@pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's folders")
@pytest.mark.parametrize(
    ("source", "below_home"),
    [
        ("LM Studio", [".lmstudio/models", ".cache/lm-studio/models"]),
        ("Hugging Face cache", [".cache/huggingface/hub"]),
        ("llama.cpp cache", [".cache/llama.cpp"]),
        ("GPT4All", [".local/share/nomic.ai/GPT4All", ".cache/gpt4all"]),
        ("Jan", [".local/share/Jan/data/llamacpp/models"]),
        ("Ollama", [".ollama/models", "/usr/share/ollama/.ollama/models"]),
    ],
)
def test_the_usual_folders(home: Path, source: str, below_home: list[str]) -> None:
    assert of(source)[: len(below_home)] == [home / path for path in below_home]
    assert of("Foretoken") == [data_path("models")]


@pytest.mark.parametrize(
    ("variable", "source", "below"),
    [
        ("HF_HUB_CACHE", "Hugging Face cache", "."),
        ("HF_HOME", "Hugging Face cache", "hub"),
        ("XDG_CACHE_HOME", "Hugging Face cache", "huggingface/hub"),
        ("LLAMA_CACHE", "llama.cpp cache", "."),
        ("JAN_DATA_FOLDER", "Jan", "llamacpp/models"),
        ("OLLAMA_MODELS", "Ollama", "."),
    ],
)
def test_a_variable_names_another_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, variable: str, source: str, below: str
) -> None:
    if variable == "HF_HUB_CACHE":
        monkeypatch.setenv("HF_HOME", "/wide")  # the narrower one counts
    monkeypatch.setenv(variable, "~/elsewhere")
    assert of(source)[0] == home / "elsewhere" / below
    monkeypatch.setenv(variable, "  ")
    assert of(source)[0] != Path("  ")


def test_settings_of_programs_tell_of_other_folders(home: Path, tmp_path: Path) -> None:
    moved, chosen, nomic = tmp_path / "moved", tmp_path / "chosen", home / ".config/nomic.ai"
    moved.mkdir()
    nomic.mkdir(parents=True)
    (home / ".lmstudio-home-pointer").write_text(f"{moved}\n")
    (moved / "settings.json").write_text(json.dumps({"downloadsFolder": str(chosen)}))
    assert of("LM Studio")[:2] == [chosen, moved / "models"]
    for damaged in ("", "[]", '{"downloadsFolder": 3}', '{"downloadsFolder": "~?"}', "[" * 9999):
        (moved / "settings.json").write_text(damaged)
        assert of("LM Studio")[0] == moved / "models"
    (nomic / "GPT4All.ini").write_text(f"[General]\nmodelPath={tmp_path}/100% mine/\n")
    assert of("GPT4All")[0] == tmp_path / "100% mine"
    (nomic / "GPT4All.ini").write_text("modelPath without a section")
    assert of("GPT4All")[0] == home / ".local/share/nomic.ai/GPT4All"


def test_own_folders_are_always_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "one", tmp_path / "two with a space ü"
    for folder in (one, two):
        folder.mkdir()
        assert add_user_folder(folder)
    assert not add_user_folder(one / ".." / "one")
    assert user_folders() == [one, two]
    # Ollama's files have no names: another folder's count before them.
    sources = [folder.source for folder in folders.model_folders()]
    assert sources[-4:] == [str(one), str(two), "Ollama", "Ollama"]
    with pytest.raises(ValueError, match="is a file"):
        add_user_folder(Path(__file__))

    full_disk = OSError(28, "No space left on device")
    with monkeypatch.context() as patch, pytest.raises(OSError, match="No space"):
        patch.setattr(os, "replace", Mock(side_effect=full_disk))
        remove_user_folder(two)
    assert user_folders() == [one, two]
    settings = config_path(USER_FOLDERS_FILE)
    left = {path.name for path in settings.parent.iterdir() if not path.name.endswith(".lock")}
    assert left == {USER_FOLDERS_FILE}, "nothing half done is left"
    assert remove_user_folder(one)
    assert not remove_user_folder(one)
    assert user_folders() == [two]
    for damaged in ("", "{", "[]", '{"paths": 3}', '{"paths": [3, ""]}'):
        settings.write_text(damaged)
        assert user_folders() == []
