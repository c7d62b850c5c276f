"""The self-test passes here, and reports what is wrong elsewhere."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import foretoken
from foretoken import __version__
from foretoken.chat.markdown import formula
from foretoken.cli import self_test
from foretoken.cli.command_line import main
from foretoken.models import builtin
from foretoken.ui.live import drawing_check

ROOT = Path(foretoken.__file__).resolve().parents[2]


def run_copy(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["PYTHONPATH"] = str(folder / "app")
    return subprocess.run(
        [sys.executable, "-m", "foretoken", "--self-test", *options],
        cwd=folder.parent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "a copy"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in ("app", "resources"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    return folder


def test_passes_from_another_folder_without_a_display(copy: Path) -> None:
    done = run_copy(copy, "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["passed"] is True
    assert report["version"] == __version__
    checks = ["resources", "backend", "generation", "drawing", "reading", "downloads"]
    assert [check["check"] for check in report["checks"]] == checks
    assert all(check["passed"] and check["details"] for check in report["checks"])
    assert 0 < sum(check["seconds"] for check in report["checks"]) < report["seconds"]


def test_what_is_missing_or_damaged_fails_is_named_and_spares_the_rest(copy: Path) -> None:
    draft = copy / builtin.builtin_pair()[1].relative_to(ROOT)
    draft.write_bytes(b"GGUF" + bytes(100))
    (copy / "resources" / "fonts" / "OFL.txt").write_bytes(b"")
    done = run_copy(copy)
    assert done.returncode == 1
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert len(failed) == 2
    assert "OFL.txt is missing or empty" in failed[0]
    assert done.stdout.splitlines()[-1] == "Failed: resources, generation."


def test_a_child_that_dies_or_hangs_is_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    dying = tmp_path / "dying.py"
    result = {"check": "resources", "passed": True, "details": "all there", "seconds": 0.1}
    dying.write_text(
        "import os, signal, sys\n"
        f"print({json.dumps(json.dumps(result))}, flush=True)\n"
        "print('a line of some library', flush=True)\n"
        "print('Illegal kernel', file=sys.stderr, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    monkeypatch.setattr(self_test, "own_command", lambda: [sys.executable, str(dying)])
    assert main(["--self-test", "--json"]) == 1
    checks = json.loads(capsys.readouterr().out)["checks"]
    assert [check["passed"] for check in checks] == [True, *[False] * 5]
    assert "killed by SIGKILL: Illegal kernel" in checks[1]["details"]
    assert checks[2]["details"] == "not reached"
    dying.write_text("import time; time.sleep(60)")
    monkeypatch.setattr(self_test, "_TIME_LIMIT_S", 0.5)
    assert main(["--self-test"]) == 1
    assert "took longer" in capsys.readouterr().out


def test_what_is_not_drawn_fails(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setattr(drawing_check, "_ACCEPTED", (0,))  # nothing accepted, nothing green
    with pytest.raises(drawing_check.DrawingFailed, match="colour draft"):
        drawing_check.draw()
    monkeypatch.setattr(formula, "formula_svg", lambda *_, **__: None)
    with pytest.raises(self_test.CheckFailed, match="formula cannot be drawn"):
        self_test.check_reading()


def test_the_command_line_survives_missing_streams() -> None:
    """This is so in a windowed program on Windows."""
    code = (
        "import sys; sys.stdout = sys.stderr = None\n"
        "from foretoken.cli.command_line import main\n"
        "sys.exit(main(['inspect', 'no-such-file.gguf']) * 10 + main(['--version']))"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
    assert done.returncode == 30
