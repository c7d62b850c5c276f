"""``foretoken probe``: how a file can be used here, told by a process that survives it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.cli.command_line import main


def test_what_a_good_file_can_do(capsys: pytest.CaptureFixture[str], random_target: Path) -> None:
    assert main(["probe", str(random_target)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    first, *facts = printed.out.splitlines()
    assert first == str(random_target)
    assert "  can roll back   yes" in facts
    assert len(facts) == 7


def test_the_same_for_programs(tmp_path: Path) -> None:
    path = tiny.write_recurrent_model(tmp_path / "mamba.gguf", seed=1, vocab_size=260)
    done = subprocess.run(
        [sys.executable, "-m", "foretoken", "probe", str(path), "--json"],
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=True,
    )
    report = json.loads(done.stdout)
    assert report["path"] == str(path)
    assert report["can_roll_back"] is False
    assert report["finite"] is True
    assert report["one_thread"] is False
    assert report["seconds"] > 0
