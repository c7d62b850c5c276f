"""Downloads from a real server that behaves well, badly, or not at all."""

import hashlib
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from feed_server import PACKAGE, FeedServer, feed_server
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import (
    Cancel,
    FetchError,
    fetch_file,
    fetch_text,
    is_allowed,
    open_address,
)

SUM = hashlib.sha256(PACKAGE).hexdigest()


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with feed_server() as running:
        yield running


def text(url: str, most_bytes: int = 10_000, within_s: float = 5.0) -> str:
    return fetch_text(url, Cancel(), most_bytes=most_bytes, within_s=within_s)


def fetch(url: str, target: Path, size: int = len(PACKAGE), sha256: str = SUM) -> list[int]:
    heard: list[int] = []
    fetch_file(url, target, Cancel(), size=size, sha256=sha256, progress=heard.append)
    return heard


def test_a_text_comes_and_the_request_tells_nothing(server: FeedServer) -> None:
    server.send("/a", "grün".encode())
    assert text(server.url("/a")) == "grün"
    ((path, headers),) = server.asked
    assert path == "/a"
    assert set(headers) <= {"Host", "User-Agent", "Accept-Encoding", "Connection"}
    assert headers["User-Agent"] == "Foretoken"


def test_a_file_comes_whole(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE)
    heard = fetch(server.url("/p"), tmp_path / "p")
    assert (tmp_path / "p").read_bytes() == PACKAGE
    assert heard == sorted(heard)
    assert heard[-1] == len(PACKAGE)
    assert [path.name for path in tmp_path.iterdir()] == ["p"]


def refused(server: FeedServer, tmp_path: Path, path: str, **expected: object) -> str:
    with pytest.raises(FetchError) as caught:
        fetch(server.url(path), tmp_path / "p", **expected)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == [], "nothing is kept"
    return str(caught.value)


def test_a_wrong_checksum_keeps_nothing(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE[:-1] + b"!")
    assert "checksum differs" in refused(server, tmp_path, "/p")


def test_a_file_larger_than_announced_keeps_nothing(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE)
    assert "more than the" in refused(server, tmp_path, "/p", size=len(PACKAGE) - 1)
    server.endless("/endless")
    assert "more than the" in refused(server, tmp_path, "/endless")


def test_a_file_shorter_than_announced_keeps_nothing(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE[:1000])
    assert "Only 1,000 of the" in refused(server, tmp_path, "/p")


def test_a_connection_that_breaks_off_keeps_nothing(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE[:100_000], length=len(PACKAGE))
    assert "broke off" in refused(server, tmp_path, "/p")


def test_a_missing_page_is_told(server: FeedServer, tmp_path: Path) -> None:
    assert "HTTP 404" in refused(server, tmp_path, "/none")
    server.send("/busy", b"", status=503)
    with pytest.raises(FetchError, match="HTTP 503"):
        text(server.url("/busy"))


def test_a_folder_that_is_not_there_is_told(server: FeedServer, tmp_path: Path) -> None:
    server.send("/p", PACKAGE)
    with pytest.raises(FetchError, match="cannot be written"):
        fetch(server.url("/p"), tmp_path / "none" / "p")


def test_a_text_that_is_too_big_is_refused(server: FeedServer) -> None:
    server.endless("/endless")
    with pytest.raises(FetchError, match="more than the 10,000 bytes"):
        text(server.url("/endless"))


def test_a_text_that_comes_too_slowly_is_refused(server: FeedServer) -> None:
    server.drip("/slow", b"x" * 1000, pause_s=0.01)
    with pytest.raises(FetchError, match="does not answer"):
        text(server.url("/slow"), within_s=0.2)


def test_bytes_that_are_no_text_are_refused(server: FeedServer) -> None:
    server.send("/a", b"\xff\xfe\x00")
    with pytest.raises(FetchError, match="no text"):
        text(server.url("/a"))


def test_redirects_are_followed_on_this_computer_only(server: FeedServer) -> None:
    server.send("/a", b"there")
    server.redirect("/moved", "/a")
    assert text(server.url("/moved")) == "there"
    for target in ("http://example.org/a", "ftp://127.0.0.1/a", "file:///etc/hostname"):
        server.redirect("/away", target)
        with pytest.raises(FetchError, match="not https"):
            text(server.url("/away"))
    server.redirect("/loop", "/loop")
    with pytest.raises(FetchError, match="HTTP 302"):
        text(server.url("/loop"))


def keys_heard(server: FeedServer) -> list[str | None]:
    return [headers.get("Authorization") for _, headers in server.asked]


def test_a_key_reaches_no_other_origin(server: FeedServer) -> None:
    """Another port, another name, and the way back: what leads there gets no key itself."""
    key = "Bearer key-that-nobody-else-may-see"
    with feed_server() as other:
        server.send("/here", b"here")
        other.send("/there", b"there")
        other.redirect("/back", server.url("/here"))
        by_name = server.url("/here").replace("127.0.0.1", "localhost")
        for target, answered, heard in (
            ("/here", b"here", [key, key]),
            (other.url("/there"), b"there", [key]),
            (by_name, b"here", [key, None]),
            (other.url("/back"), b"here", [key, key]),
        ):
            server.asked.clear()
            server.redirect("/start", target)
            url = server.url("/start")
            with closing(open_address(url, Cancel(), authorization=key)) as answer:
                assert b"".join(answer.chunks()) == answered
            assert keys_heard(server) == heard
        assert keys_heard(other) == [None, None]
        server.asked.clear()
        with closing(open_address(url, Cancel(), authorization=key, follow=False)) as answer:
            assert answer.status == 302
        assert keys_heard(server) == [key]
        assert len(other.asked) == 2


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://example.org/feed.json", True),
        ("http://example.org/feed.json", False),
        ("http://127.0.0.1:8000/feed.json", True),
        ("http://[::1]:8000/feed.json", True),
        ("http://localhost/feed.json", True),
        ("http://127.0.0.1.example.org/feed.json", False),
        ("http://localhost.example.org/", False),
        ("https://user:secret@example.org/", False),
        ("file:///etc/passwd", False),
        ("ftp://example.org/", False),
        ("https://bücher.example.org/", False),
        ("http://127.0.0.1/grün", False),
        ("https://", False),
        ("example.org", False),
        ("https://[broken/", False),
        ("", False),
    ],
)
def test_only_https_is_spoken(url: str, allowed: bool) -> None:
    assert is_allowed(url) is allowed
    if not allowed:
        with pytest.raises(FetchError):
            text(url)


def test_a_server_that_is_not_there_is_told() -> None:
    with feed_server() as gone:
        url = gone.url("/a")
    with pytest.raises(FetchError, match="Nobody answers"):
        text(url)


def test_a_fetch_that_waits_ends_at_once_when_cancelled(server: FeedServer, tmp_path: Path) -> None:
    server.drip("/slow", PACKAGE, pause_s=5.0)
    cancel, ended = Cancel(), threading.Event()

    def run() -> None:
        with pytest.raises(Cancelled):
            fetch_file(
                server.url("/slow"),
                tmp_path / "p",
                cancel,
                size=len(PACKAGE),
                sha256=SUM,
                progress=lambda count: None,
            )
        ended.set()

    thread = threading.Thread(target=run)
    thread.start()
    while not server.asked:
        time.sleep(0.01)
    began = time.monotonic()
    cancel.set()
    assert ended.wait(2.0)
    assert time.monotonic() - began < 1.0
    thread.join()
    assert list(tmp_path.iterdir()) == []


def test_what_was_cancelled_before_asks_nobody(server: FeedServer) -> None:
    server.send("/a", b"x")
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        fetch_text(server.url("/a"), cancel, most_bytes=10, within_s=1.0)
    assert server.asked == []


def test_a_proxy_of_the_environment_is_used(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy hears only a host and a port: what is asked goes through TLS."""
    monkeypatch.setenv("https_proxy", server.url(""))
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    with pytest.raises(FetchError):
        text("https://feed.example.org/feed.json")
    assert server.connects == ["feed.example.org:443"]


def test_a_proxy_that_cannot_be_used_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    with feed_server() as gone:
        monkeypatch.setenv("https_proxy", gone.url(""))
    with pytest.raises(FetchError, match="The proxy does not lead to feed.example.org"):
        text("https://feed.example.org/feed.json")
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:none")
    with pytest.raises(FetchError, match="The proxy does not lead to .*none"):
        text("https://feed.example.org/feed.json")
    monkeypatch.delenv("https_proxy")
    monkeypatch.setenv("all_proxy", "socks5h://127.0.0.1:1")
    with pytest.raises(FetchError, match="SOCKS"):
        text("https://feed.example.org/feed.json")


def test_the_client_is_loaded_with_the_first_request() -> None:
    code = (
        "import sys, foretoken.system.update_feed, foretoken.servers.client, "
        "foretoken.models.hub.downloads; "
        "print(sorted({m.split('.')[0] for m in sys.modules} "
        "& {'httpcore2', 'httpx2', 'h11', 'huggingface_hub', 'keyring'}))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
