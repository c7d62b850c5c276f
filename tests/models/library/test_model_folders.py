"""Where models lie: the folders of other programs, and those that the user added."""

import json
import os
from pathlib import Path

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
    "HF_HUB_CACHE",
    "HUGGINGFACE_HUB_CACHE",
    "HF_HOME",
    "LLAMA_CACHE",
    "OLLAMA_MODELS",
    "JAN_DATA_FOLDER",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "LOCALAPPDATA",
    "APPDATA",
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, without any setting."""
    home = tmp_path / "home"
    home.mkdir()
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


def of(source: str, platform: str = "linux") -> list[Path]:
    return [folder.path for folder in program_folders(platform) if folder.source == source]


@pytest.mark.parametrize(
    ("platform", "source", "below_home"),
    [
        ("linux", "LM Studio", [".lmstudio/models", ".cache/lm-studio/models"]),
        ("linux", "Hugging Face cache", [".cache/huggingface/hub"]),
        ("linux", "llama.cpp cache", [".cache/llama.cpp"]),
        ("linux", "GPT4All", [".local/share/nomic.ai/GPT4All", ".cache/gpt4all"]),
        ("linux", "Ollama", [".ollama/models", "/usr/share/ollama/.ollama/models"]),
        ("linux", "Jan", [".local/share/Jan/data/llamacpp/models"]),
        ("darwin", "llama.cpp cache", ["Library/Caches/llama.cpp"]),
        ("darwin", "GPT4All", ["Library/Application Support/nomic.ai/GPT4All"]),
        ("darwin", "Jan", ["Library/Application Support/Jan/data/llamacpp/models"]),
        ("darwin", "Ollama", [".ollama/models"]),
        ("win32", "llama.cpp cache", ["AppData/Local/llama.cpp"]),
        ("win32", "GPT4All", ["AppData/Local/nomic.ai/GPT4All"]),
        ("win32", "Jan", ["AppData/Roaming/Jan/data/llamacpp/models"]),
    ],
)
def test_the_usual_folders(home: Path, platform: str, source: str, below_home: list[str]) -> None:
    found = of(source, platform)
    assert found[: len(below_home)] == [home / path for path in below_home]
    assert of("Foretoken") == [data_path("models")]


@pytest.mark.parametrize(
    ("variable", "source", "below"),
    [
        ("HF_HUB_CACHE", "Hugging Face cache", "."),
        ("HUGGINGFACE_HUB_CACHE", "Hugging Face cache", "."),
        ("HF_HOME", "Hugging Face cache", "hub"),
        ("XDG_CACHE_HOME", "Hugging Face cache", "huggingface/hub"),
        ("LLAMA_CACHE", "llama.cpp cache", "."),
        ("XDG_CACHE_HOME", "llama.cpp cache", "llama.cpp"),
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


def test_lm_studio_tells_of_another_home_and_another_folder(home: Path, tmp_path: Path) -> None:
    moved, chosen = tmp_path / "moved", tmp_path / "chosen"
    moved.mkdir()
    (home / ".lmstudio-home-pointer").write_text(f"{moved}\n")
    (moved / "settings.json").write_text(json.dumps({"downloadsFolder": str(chosen)}))
    assert of("LM Studio")[:2] == [chosen, moved / "models"]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"downloadsFolder": 3}', "[" * 100_000])
def test_settings_that_cannot_be_read_are_passed_over(home: Path, content: str) -> None:
    (home / ".lmstudio").mkdir()
    (home / ".lmstudio/settings.json").write_text(content)
    assert of("LM Studio")[0] == home / ".lmstudio/models"


def test_gpt4all_tells_of_another_folder(home: Path, tmp_path: Path) -> None:
    folder = home / ".config/nomic.ai"
    folder.mkdir(parents=True)
    (folder / "GPT4All.ini").write_text(f"[General]\nmodelPath={tmp_path}/100% mine/\n")
    assert of("GPT4All")[0] == tmp_path / "100% mine"
    (folder / "GPT4All.ini").write_text("modelPath without a section")
    assert of("GPT4All")[0] == home / ".local/share/nomic.ai/GPT4All"


def test_ollama_comes_last_because_its_files_have_no_names(tmp_path: Path) -> None:
    add_user_folder(tmp_path)
    try:
        sources = [folder.source for folder in folders.model_folders("linux")]
    finally:
        remove_user_folder(tmp_path)
    assert sources[-3:] == [str(tmp_path), "Ollama", "Ollama"]


# --- folders of the user's own ---------------------------------------------------------------


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return config_path(USER_FOLDERS_FILE)


def test_folders_are_added_in_order_and_removed(settings: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two with a space ü"
    for folder in (one, two):
        folder.mkdir()
        assert add_user_folder(folder)
    assert not add_user_folder(one / ".." / "one")
    assert user_folders() == [one, two]
    assert remove_user_folder(one)
    assert not remove_user_folder(one)
    assert user_folders() == [two]
    assert one.is_dir()


def test_only_folders_can_be_added(settings: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"does not exist\. Check the name"):
        add_user_folder(tmp_path / "nothing")
    file = tmp_path / "model.gguf"
    file.write_bytes(b"")
    with pytest.raises(ValueError, match="is a file"):
        add_user_folder(file)
    assert not settings.exists()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"paths": 3}', '{"paths": [3, ""]}'])
def test_a_damaged_list_is_empty(settings: Path, content: str) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text(content)
    assert user_folders() == []


def test_a_list_that_cannot_be_written_keeps_the_old_one(
    settings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    add_user_folder(one)

    def full_disk(*names: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(OSError, match="No space"):
        add_user_folder(two)
    assert user_folders() == [one]
    left = {path.name for path in settings.parent.iterdir() if not path.name.endswith(".lock")}
    assert left == {USER_FOLDERS_FILE}, "nothing half done is left"
