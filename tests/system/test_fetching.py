"""Downloads from real servers, good and bad; the feed's format, and how a package comes."""

import hashlib
import json
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from feed_server import PACKAGE, FeedServer, feed, feed_server
from foretoken.system import update_feed
from foretoken.system.fetching import Cancel, Deadline, FetchError, is_allowed, open_address
from foretoken.system.update_feed import (
    ReleaseFile,
    feed_address,
    fetch_package,
    fetch_release,
    parse,
    this_platform,
)

KEY = "Bearer key-that-nobody-else-may-see"


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with feed_server() as running:
        yield running


def content(
    url: str, cancel: Cancel | None = None, within_s: float = 5.0, key: str | None = None
) -> bytes:
    cancel = cancel or Cancel()
    asked = open_address(url, cancel, deadline=Deadline(within_s), authorization=key)
    with closing(asked) as answer:
        return b"".join(answer.chunks(10_000))


def failure(act: Callable[[], object]) -> str:
    with pytest.raises(FetchError) as failed:
        act()
    return failed.value.kind


def test_content_comes_and_the_request_tells_nothing(server: FeedServer) -> None:
    server.send("/a", b"here")
    assert content(server.url("/a")) == b"here"
    ((path, headers),) = server.asked
    assert path == "/a"
    assert set(headers) <= {"Host", "User-Agent", "Accept-Encoding", "Connection"}
    assert headers["User-Agent"] == "Foretoken"
    server.endless("/endless")
    assert failure(lambda: content(server.url("/endless"))) == "host-sent-too-much"
    server.drip("/slow", b"x" * 1000, pause_s=0.01)
    assert failure(lambda: content(server.url("/slow"), within_s=0.2)) == "host-silent"


def test_redirects_are_followed_on_this_computer_only(server: FeedServer) -> None:
    server.send("/a", b"there")
    server.redirect("/moved", "/a")
    assert content(server.url("/moved")) == b"there"
    for target in ("http://example.org/a", "ftp://127.0.0.1/a", "file:///etc/hostname"):
        server.redirect("/away", target)
        assert failure(lambda: content(server.url("/away"))) == "host-redirects-to-plain"
    server.redirect("/loop", "/loop")
    with closing(open_address(server.url("/loop"), Cancel())) as answer:
        assert answer.status == 302


def test_a_key_reaches_no_other_origin(server: FeedServer) -> None:
    """Another port, another name, and the way back: what leads there gets no key itself."""
    with feed_server() as other:
        server.send("/here", b"here")
        other.send("/there", b"there")
        other.redirect("/back", server.url("/here"))
        by_name = server.url("/here").replace("127.0.0.1", "localhost")
        for target, answered, heard in (
            ("/here", b"here", [KEY, KEY]),
            (other.url("/there"), b"there", [KEY]),
            (by_name, b"here", [KEY, None]),
            (other.url("/back"), b"here", [KEY, KEY]),
        ):
            server.asked.clear()
            server.redirect("/start", target)
            assert content(server.url("/start"), key=KEY) == answered
            assert [headers.get("Authorization") for _, headers in server.asked] == heard
        assert [headers.get("Authorization") for _, headers in other.asked] == [None, None]


def test_only_https_is_spoken() -> None:
    allowed = ("https://example.org/feed.json", "http://[::1]:8000/feed.json", "http://localhost/")
    assert all(map(is_allowed, allowed))
    for url in (
        "http://example.org/feed.json",
        "http://127.0.0.1.example.org/feed.json",
        "https://user:secret@example.org/",
        "file:///etc/passwd",
        "https://bücher.example.org/",
        "https://[broken/",
        "",
    ):
        assert not is_allowed(url)
        assert failure(lambda url=url: content(url)) == "address-not-https"


def test_the_environments_proxy_works(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proxy hears only a host and a port: what is asked and the key go through TLS."""
    url = "https://feed.example.org/feed.json"
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("https_proxy", server.url(""))
    assert failure(lambda: content(url, key=KEY)) == "proxy-failed"
    ((asked, headers),) = server.connects
    assert asked == "feed.example.org:443"
    assert KEY not in headers.values()
    with feed_server() as gone:
        monkeypatch.setenv("https_proxy", gone.url(""))
    assert failure(lambda: content(url)) == "proxy-failed"
    monkeypatch.delenv("https_proxy")
    assert failure(lambda: content(gone.url("/a"))) == "host-refuses"
    monkeypatch.setenv("all_proxy", "socks5h://127.0.0.1:1")
    with pytest.raises(FetchError, match="SOCKS"):
        content(url)


def test_the_client_is_loaded_with_the_first_request() -> None:
    code = (
        "import sys, foretoken.system.update_feed, foretoken.servers.client, "
        "foretoken.models.hub.downloads; "
        "print(sorted({m.split('.')[0] for m in sys.modules} "
        "& {'httpcore2', 'h11', 'keyring'}))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


URL = "https://example.org/Foretoken-9.0.tar.gz"


def read(**changes: Any) -> update_feed.Release:
    return parse(json.dumps(feed(URL, **changes)))


def test_a_feed_is_read() -> None:
    release = read()
    assert (str(release.version), release.date.isoformat()) == ("9.0", "2027-01-31")
    assert release.notes == "https://example.org/notes"
    assert {file.platform for file in release.files} == {"linux", "macos", "windows"}
    assert release.files[0].name == "Foretoken-9.0.tar.gz"
    for theirs, ours in (("0.10.0", "0.9.1"), ("1.0", "1.0rc1"), ("0.2.0", "0.1.0+local")):
        assert read(version=theirs).is_newer_than(ours)
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
    assert failure(lambda: read(**changes)) == "update-feed-damaged"
    for text in ("", "{}", "[" * 100_000):
        assert failure(lambda text=text: parse(text)) == "update-feed-damaged"
    assert failure(lambda: read(format=2)) == "update-feed-unknown-format"


def test_the_package_of_the_same_kind_is_taken() -> None:
    def file(system: str, machine: str, kind: str) -> dict[str, Any]:
        return feed(URL)["files"][0] | {"platform": system, "machine": machine, "kind": kind}

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


def test_this_computer_is_named_in_the_feeds_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for system, machine, expected in (
        ("win32", "AMD64", ("windows", "x86_64", "installer")),
        ("linux", "aarch64", ("linux", "arm64", "appimage")),
    ):
        monkeypatch.setenv("APPIMAGE", "/x.AppImage")
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        assert this_platform() == expected
    monkeypatch.delenv(update_feed.ADDRESS_VARIABLE, raising=False)
    assert feed_address() is None
    (tmp_path / update_feed.ADDRESS_FILE).write_text("https://example.org/feed.json\n")
    monkeypatch.setattr(update_feed, "resource_path", tmp_path.joinpath)
    assert feed_address() == "https://example.org/feed.json"
    monkeypatch.setenv(update_feed.ADDRESS_VARIABLE, "https://other.example.org/f.json")
    assert feed_address() == "https://other.example.org/f.json"


def package(server: FeedServer, size: int = len(PACKAGE)) -> ReleaseFile:
    digest = hashlib.sha256(PACKAGE).hexdigest()
    return ReleaseFile("linux", "x86_64", "deb", server.url("/p.deb"), size, digest)


def test_a_feed_comes_from_its_address(server: FeedServer, tmp_path: Path) -> None:
    server.send("/feed.json", json.dumps(feed(URL)).encode())
    assert fetch_release(server.url("/feed.json"), Cancel()).version == "9.0"
    for path, body, status in (("/no", b"", 404), ("/busy", b"", 503), ("/b", b"\xff\xfe", 200)):
        server.send(path, body, status=status)
        kind = failure(lambda path=path: fetch_release(server.url(path), Cancel()))
        assert kind == ("update-feed-damaged" if status == 200 else "update-refused")
    server.send("/p.deb", PACKAGE)
    heard: list[int] = []
    fetch_package(package(server), tmp_path / "p", Cancel(), heard.append)
    assert (tmp_path / "p").read_bytes() == PACKAGE
    assert heard[-1] == len(PACKAGE)
    assert [path.name for path in tmp_path.iterdir()] == ["p"]
    none = tmp_path / "none" / "p"
    kind = failure(lambda: fetch_package(package(server), none, Cancel(), heard.append))
    assert kind == "update-unwritable"


def test_another_package_than_announced_keeps_nothing(server: FeedServer, tmp_path: Path) -> None:
    for body, length, size, kind in (
        (PACKAGE[:-1] + b"!", None, len(PACKAGE), "update-wrong-checksum"),
        (PACKAGE[:1000], None, len(PACKAGE), "update-wrong-checksum"),
        (PACKAGE, None, len(PACKAGE) - 1, "host-sent-too-much"),
        (PACKAGE[:100_000], len(PACKAGE), len(PACKAGE), "host-cut"),
    ):
        server.send("/p.deb", body, length=length)
        with pytest.raises(FetchError) as failed:
            fetch_package(package(server, size), tmp_path / "p", Cancel(), lambda _: None)
        assert failed.value.kind == kind
        assert list(tmp_path.iterdir()) == []
