"""A few rounds of the crash test; ``tests/soak/crash_test.py`` does a hundred."""

import sys
from pathlib import Path

import pytest

from soak.crash_test import CrashTest

# Of a machine that runs other tests at the same time; by hand it is LIMIT_MS.
_LIMIT_MS = 3_000


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_what_was_shown_is_there_after_kill_9(tmp_path: Path) -> None:
    summary = CrashTest(tmp_path, seed=5, limit_ms=_LIMIT_MS, longest_s=1.0).run(4)
    assert not summary.problems, summary.text()
    assert summary.kills == 4
    assert summary.answers >= 4
