"""Reading any path or JSON comes to an end, and no link is written through."""

import os
import socket
from pathlib import Path

import pytest

from foretoken.system.atomic_file import FileLock, InUse
from foretoken.system.logs import open_private
from foretoken.system.untrusted_files import (
    MOST_LEVELS,
    FileRefused,
    FileTooLarge,
    InvalidJson,
    open_own,
    open_untrusted,
    parse_json,
    read_json,
    read_rest,
    read_untrusted,
    read_untrusted_text,
)

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX file kinds")


def refusal(path: Path | str, **more: bool) -> str:
    with pytest.raises(FileRefused) as refused:
        open_untrusted(path, **more)
    assert refused.value.strerror
    return refused.value.strerror


def test_what_is_no_ordinary_file_is_refused_by_its_kind(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(os.path.relpath(tmp_path / "socket"))
        assert "a socket" in refusal(tmp_path / "socket")
    assert "a pipe" in refusal(tmp_path / "pipe")
    assert "a device" in refusal(tmp_path / "zeros")
    assert "a folder" in refusal(tmp_path)
    assert "not a valid file name" in refusal("a\0b")
    assert "not a valid file name" in refusal("\ud800")


def test_a_link_is_followed_only_where_that_is_meant(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"ab\r\n")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert read_untrusted(tmp_path / "link", 5) == b"ab\r\n"
    assert read_untrusted_text(tmp_path / "link", 5) == "ab\n"
    assert "a link" in refusal(tmp_path / "link", follow=False)


def test_the_limit_holds_for_a_file_that_grows(tmp_path: Path) -> None:
    path = tmp_path / "grows"
    path.write_bytes(b"1234")

    def grow() -> None:
        with path.open("ab") as end:
            end.write(b"5678")

    with open_untrusted(path) as file, pytest.raises(FileTooLarge, match="1,000 bytes"):
        read_rest(file, path, 1000, check=grow)
    assert read_untrusted(path, path.stat().st_size)
    with pytest.raises(FileTooLarge):
        read_untrusted(path, path.stat().st_size - 1)


def test_pipes_and_links_in_files_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"words")
    ordinary = path.stat()
    path.unlink()
    os.mkfifo(path)
    (tmp_path / "link").symlink_to("/etc/hostname")
    monkeypatch.setattr(os, "stat", lambda *_arguments, **_named: ordinary)
    with pytest.raises(FileRefused, match="a pipe"):
        open_untrusted(path)
    with pytest.raises(FileRefused, match="a link"):
        open_untrusted(tmp_path / "link", follow=False)


def test_a_lock_has_one_owner(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with FileLock(path):
        for timeout_s in (0.0, 0.02):
            with pytest.raises(InUse):
                FileLock(path, timeout_s=timeout_s).acquire()
    with FileLock(path) as again:
        assert again.held
    assert not path.exists()


def test_nothing_is_written_to_where_a_link_leads(tmp_path: Path) -> None:
    others = tmp_path / "others"
    others.write_bytes(b"words")
    others.chmod(0o644)
    (tmp_path / "link").symlink_to(others)
    with pytest.raises(FileRefused, match="it is a link, not a regular file"):
        open_own(tmp_path / "link", os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
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


def test_harmful_json_is_refused_in_words(tmp_path: Path) -> None:
    for text, words in (
        ("[" * (MOST_LEVELS + 1) + "]" * (MOST_LEVELS + 1), "nested"),
        ('{"a":' * 300 + "1" + "}" * 300, "nested"),
        ("1" * 100_000, "thousands of digits"),
        ("[NaN]", "NaN is not a valid number"),
        ("1." + "0" * 1000 + "e999", "is not a valid number"),
        (b"\xff\xfe", "not text"),
        ("", "line 1"),
    ):
        with pytest.raises(InvalidJson, match=words) as refused:
            parse_json(text)
        assert len(str(refused.value)) < 150
    with pytest.raises(InvalidJson, match="longer than 16 bytes"):
        parse_json("[0, 1, 2, 3, 4, 5]", 16)
    deepest = "[" * MOST_LEVELS + "]" * MOST_LEVELS
    (tmp_path / "file").write_text(f'{{"a": 1, "a": [2, "[[["], "b": {deepest[1:-1]}}}')
    assert read_json(tmp_path / "file", 1000)["a"] == [2, "[[["]
