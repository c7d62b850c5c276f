"""A short life of a random user; ``tests/soak/random_user.py`` lives ten thousand actions."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

_SCRIPT = Path(__file__).parents[1] / "soak" / "random_user.py"
_ACTIONS = 150


@pytest.mark.skipif(sys.platform == "win32", reason="the second start knocks at a Unix socket")
def test_whatever_a_person_does_nothing_raises_warns_or_is_lost(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    what = ["--actions", str(_ACTIONS), "--seed", "7", "--without", "long", "endless"]
    where = ["--folder", str(tmp_path / "user"), "--report", str(report)]
    lived = subprocess.run(
        [sys.executable, str(_SCRIPT), *what, *where], capture_output=True, encoding="utf-8"
    )
    assert lived.returncode in (0, 1), lived.stderr  # on a busy machine somebody waits too long
    told = json.loads(report.read_text(encoding="utf-8"))
    assert told["actions"] == _ACTIONS
    assert not told["noise"]
    assert not told["lost"]
