"""``foretoken doctor`` as a program, on healthy and on broken installations."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.timeout(300)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "foretoken", "doctor", *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, str]:
    kinds = ("CACHE", "CONFIG", "DATA", "STATE")
    return {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in kinds}


def test_all_is_well(folders: dict[str, str]) -> None:
    done = run(QT_QPA_PLATFORM="offscreen", **folders)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nAll is well.\n")
    lines = done.stdout.splitlines()
    assert "Engine" in lines
    assert any(line.startswith("  ✓ llama.cpp") for line in lines)
    assert "✗" not in done.stdout


def test_the_same_for_programs(folders: dict[str, str]) -> None:
    done = run("--json", QT_QPA_PLATFORM="offscreen", **folders)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["well"] is True
    assert found["window"]["platform_plugin"] == "offscreen"
    assert found["folders"]["cache"]["writable"] is True
    assert found["computer"]["memory"]["total_bytes"] > 0
    assert found["files"]["built-in_target"]["problem"] is None


def test_what_was_chosen_is_told_and_nothing_is_put_aside(folders: dict[str, str]) -> None:
    file = Path(folders["XDG_CONFIG_HOME"]) / "foretoken" / "preferences.json"
    file.parent.mkdir(parents=True)
    values = {"appearance.theme": "light", "pair.target": "/home/anna/secret.gguf"}
    file.write_text(json.dumps({"foretoken_preferences": 1, "values": values}))
    chosen = {"FORETOKEN_APPEARANCE_TEXT_SCALE": "1.5"}
    told = run("--json", QT_QPA_PLATFORM="offscreen", **folders, **chosen).stdout
    assert json.loads(told)["preferences"] == {
        "appearance.theme": "light",
        "appearance.text_scale": 1.5,
    }
    assert "secret" not in told
    file.write_text("nonsense")
    done = run(QT_QPA_PLATFORM="offscreen", **folders)
    assert done.returncode == 0
    assert "! preferences.json  " in done.stdout
    assert file.read_text() == "nonsense"


def test_an_engine_that_cannot_start_is_told_not_suffered(
    folders: dict[str, str], tmp_path: Path
) -> None:
    done = run("--json", QT_QPA_PLATFORM="offscreen", LLAMA_CPP_LIB_PATH=str(tmp_path), **folders)
    assert done.returncode == 1
    (finding,) = [f for f in json.loads(done.stdout)["findings"] if f["verdict"] == "problem"]
    assert finding["name"] == "llama.cpp"
    assert "cannot be started" in finding["text"]
    assert finding["advice"]


def test_a_window_that_cannot_open_is_told(folders: dict[str, str]) -> None:
    done = run(QT_QPA_PLATFORM="nonsense", **folders)
    assert done.returncode == 1
    assert "✗ platform plugin" in done.stdout
    assert done.stdout.endswith("\n1 problem: see the lines marked ✗.\n")


def test_folders_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    kinds = ("CACHE", "CONFIG", "DATA", "STATE")
    done = run(QT_QPA_PLATFORM="offscreen", **{f"XDG_{kind}_HOME": str(blocked) for kind in kinds})
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count("cannot be written") == 4
    assert done.stdout.endswith("\n4 problems: see the lines marked ✗.\n")


def test_a_crash_is_told_at_the_next_start(folders: dict[str, str]) -> None:
    crash = "import ctypes, sys; from foretoken.cli import command_line; "
    crash += "sys.argv = ['foretoken', 'generate']\n"
    crash += "command_line._run = lambda arguments: ctypes.string_at(0)\ncommand_line.main()"
    environment = {**os.environ, **folders}
    environment.pop("PYTHONFAULTHANDLER", None)
    ended = subprocess.run(
        [sys.executable, "-c", crash],
        capture_output=True,
        timeout=240,
        check=False,
        env=environment,
    )
    assert ended.returncode not in (0, 1, 2)
    done = run(QT_QPA_PLATFORM="offscreen", **folders)
    assert done.returncode == 0, "it is worth knowing, but all works"
    assert "! last crash" in done.stdout
    assert "in generate: Fatal Python error" in done.stdout or "in generate: Windows" in done.stdout
