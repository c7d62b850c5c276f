"""What is written never goes where a link leads."""

import os
from pathlib import Path

import pytest

from foretoken.system.atomic_file import FileLock
from foretoken.system.given_files import FileRefused, open_own
from foretoken.system.logs import open_private

pytestmark = pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links of POSIX")


@pytest.fixture
def others(tmp_path: Path) -> Path:
    file = tmp_path / "others"
    file.write_bytes(b"words")
    file.chmod(0o644)
    return file


def test_a_link_and_a_pipe_are_refused(tmp_path: Path, others: Path) -> None:
    (tmp_path / "link").symlink_to(others)
    os.mkfifo(tmp_path / "pipe")
    for name, kind in (("link", "a link"), ("pipe", "a pipe")):
        with pytest.raises(FileRefused, match=f"it is {kind}, and only ordinary files are written"):
            open_own(tmp_path / name, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    assert others.read_bytes() == b"words"


def test_locks_and_logs_take_the_place_of_links(tmp_path: Path, others: Path) -> None:
    lock, log = tmp_path / "lock", tmp_path / "log"
    for name in (lock, log):
        name.symlink_to(others)
    with FileLock(lock):
        assert lock.is_file()
        assert not lock.is_symlink()
    with open(log, "w", encoding="utf-8", opener=open_private) as file:
        file.write("mine")
    assert log.read_text() == "mine"
    assert log.stat().st_mode & 0o777 == 0o600
    assert others.read_bytes() == b"words"
    assert others.stat().st_mode & 0o777 == 0o644
