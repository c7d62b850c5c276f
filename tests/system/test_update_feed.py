"""The feed's format, which of its packages is for whom, and how a package comes."""

import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from feed_server import PACKAGE, FeedServer, feed, feed_server
from foretoken.system import update_feed
from foretoken.system.fetching import Cancel, FetchError
from foretoken.system.update_feed import (
    ReleaseFile,
    feed_address,
    fetch_package,
    fetch_release,
    parse,
    this_platform,
)

URL = "https://example.org/Foretoken-9.0.tar.gz"


def read(**changes: Any) -> update_feed.Release:
    return parse(json.dumps(feed(URL, **changes)))


def test_a_feed_is_read() -> None:
    release = read()
    assert str(release.version) == "9.0"
    assert release.date.isoformat() == "2027-01-31"
    assert release.notes == "https://example.org/notes"
    assert {file.platform for file in release.files} == {"linux", "macos", "windows"}
    assert release.files[0].name == "Foretoken-9.0.tar.gz"


def test_versions_are_compared_as_versions() -> None:
    for theirs, ours in (("0.10.0", "0.9.1"), ("1.0", "1.0rc1"), ("0.2.0", "0.1.0+local")):
        assert read(version=theirs).is_newer_than(ours)
        assert not read(version=theirs).is_newer_than(theirs)
    assert not read(version="0.1").is_newer_than("0.1.0")


@pytest.mark.parametrize(
    "changes",
    [
        {"version": "newest"},
        {"notes": "javascript:alert(1)"},
        {"files": None},
        {"file_url": "http://example.org/x.tar.gz"},
        {"file_url": "https://example.org/..%2f..%2f.bashrc"},
        {"file_size": 0},
        {"file_size": 10**18},
        {"file_sha256": "abc"},
    ],
    ids=str,
)
def test_a_damaged_feed_is_refused_whole(changes: dict[str, Any]) -> None:
    with pytest.raises(FetchError, match="damaged"):
        read(**changes)


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(FetchError):
        parse(text)
    with pytest.raises(FetchError, match="of a kind"):
        read(format=2)


def test_the_package_of_the_same_kind_is_taken() -> None:
    def file(system: str, machine: str, kind: str) -> dict[str, Any]:
        entry = feed(URL)["files"][0]
        return entry | {"platform": system, "machine": machine, "kind": kind}

    kinds = (("x86_64", "deb"), ("x86_64", "appimage"), ("arm64", "appimage"))
    linux = [file("linux", *each) for each in kinds]
    release = read(files=[*linux, file("macos", "any", "dmg")])

    def kind(*wanted: str) -> tuple[str, str] | None:
        found = release.file_for(*wanted)
        return (found.machine, found.kind) if isinstance(found, ReleaseFile) else None

    assert kind("linux", "x86_64", "appimage") == ("x86_64", "appimage")
    assert kind("linux", "x86_64", "tar.gz") == ("x86_64", "deb")
    assert kind("linux", "arm64", "deb") == ("arm64", "appimage")
    assert kind("macos", "arm64", "dmg") == ("any", "dmg")
    assert kind("windows", "x86_64", "installer") is None


def test_this_computer_is_named_in_the_feeds_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert this_platform()[0] in ("linux", "macos", "windows")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platform, "machine", lambda: "AMD64")
    assert this_platform() == ("windows", "x86_64", "installer")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    monkeypatch.setenv("APPIMAGE", "/x.AppImage")
    assert this_platform() == ("linux", "arm64", "appimage")


def test_packagers_can_name_a_feed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(update_feed.ADDRESS_VARIABLE, raising=False)
    assert feed_address() is None
    (tmp_path / update_feed.ADDRESS_FILE).write_text("https://example.org/feed.json\n")
    monkeypatch.setattr(update_feed, "resource_path", tmp_path.joinpath)
    assert feed_address() == "https://example.org/feed.json"
    monkeypatch.setenv(update_feed.ADDRESS_VARIABLE, "https://other.example.org/f.json")
    assert feed_address() == "https://other.example.org/f.json"


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with feed_server() as running:
        yield running


def package(server: FeedServer, size: int = len(PACKAGE)) -> ReleaseFile:
    digest = hashlib.sha256(PACKAGE).hexdigest()
    return ReleaseFile("linux", "x86_64", "deb", server.url("/p.deb"), size, digest)


def test_a_feed_comes_from_its_address(server: FeedServer) -> None:
    server.send("/feed.json", json.dumps(feed(URL)).encode())
    assert fetch_release(server.url("/feed.json"), Cancel()).version == "9.0"
    for path, body, status in (("/no", b"", 404), ("/busy", b"", 503), ("/b", b"\xff\xfe", 200)):
        server.send(path, body, status=status)
        with pytest.raises(FetchError, match="damaged" if status == 200 else f"HTTP {status}"):
            fetch_release(server.url(path), Cancel())


def test_a_package_comes_whole(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p.deb", PACKAGE)
    heard: list[int] = []
    fetch_package(package(server), tmp_path / "p", Cancel(), heard.append)
    assert (tmp_path / "p").read_bytes() == PACKAGE
    assert heard[-1] == len(PACKAGE)
    assert [path.name for path in tmp_path.iterdir()] == ["p"]
    with pytest.raises(FetchError, match="cannot be written"):
        fetch_package(package(server), tmp_path / "none" / "p", Cancel(), heard.append)


@pytest.mark.parametrize(
    ("body", "length", "size", "words"),
    [
        (PACKAGE[:-1] + b"!", None, len(PACKAGE), "checksum differs"),
        (PACKAGE[:1000], None, len(PACKAGE), "checksum differs"),
        (PACKAGE, None, len(PACKAGE) - 1, "more than the"),
        (PACKAGE[:100_000], len(PACKAGE), len(PACKAGE), "broke off"),
    ],
    ids=["other bytes", "short", "long", "cut"],
)
def test_another_package_than_announced_keeps_nothing(
    server: FeedServer, tmp_path: Path, body: bytes, length: int | None, size: int, words: str
) -> None:
    server.send("/p.deb", body, length=length)
    with pytest.raises(FetchError, match=words):
        fetch_package(package(server, size), tmp_path / "p", Cancel(), lambda _: None)
    assert list(tmp_path.iterdir()) == []
