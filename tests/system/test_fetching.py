"""Downloads from a real server that behaves well, badly, or not at all."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from feed_server import FeedServer, feed_server
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import Cancel, Deadline, FetchError, is_allowed, open_address

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


def test_content_comes_and_the_request_tells_nothing(server: FeedServer) -> None:
    server.send("/a", b"here")
    assert content(server.url("/a")) == b"here"
    ((path, headers),) = server.asked
    assert path == "/a"
    assert set(headers) <= {"Host", "User-Agent", "Accept-Encoding", "Connection"}
    assert headers["User-Agent"] == "Foretoken"


def test_too_much_and_too_slow_is_refused(server: FeedServer) -> None:
    server.endless("/endless")
    with pytest.raises(FetchError, match="more than the 10,000 bytes"):
        content(server.url("/endless"))
    server.drip("/slow", b"x" * 1000, pause_s=0.01)
    with pytest.raises(FetchError, match="does not answer"):
        content(server.url("/slow"), within_s=0.2)


def test_redirects_are_followed_on_this_computer_only(server: FeedServer) -> None:
    server.send("/a", b"there")
    server.redirect("/moved", "/a")
    assert content(server.url("/moved")) == b"there"
    for target in ("http://example.org/a", "ftp://127.0.0.1/a", "file:///etc/hostname"):
        server.redirect("/away", target)
        with pytest.raises(FetchError, match="not https"):
            content(server.url("/away"))
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


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://example.org/feed.json", True),
        ("http://example.org/feed.json", False),
        ("http://[::1]:8000/feed.json", True),
        ("http://localhost/feed.json", True),
        ("http://127.0.0.1.example.org/feed.json", False),
        ("https://user:secret@example.org/", False),
        ("file:///etc/passwd", False),
        ("https://bücher.example.org/", False),
        ("https://[broken/", False),
        ("", False),
    ],
)
def test_only_https_is_spoken(url: str, allowed: bool) -> None:
    assert is_allowed(url) is allowed
    if not allowed:
        with pytest.raises(FetchError):
            content(url)


def test_a_fetch_that_waits_ends_at_once_when_cancelled(server: FeedServer) -> None:
    server.drip("/slow", b"xx", pause_s=5.0)
    cancel, ended = Cancel(), threading.Event()

    def run() -> None:
        with pytest.raises(Cancelled):
            content(server.url("/slow"), cancel)
        ended.set()

    thread = threading.Thread(target=run)
    thread.start()
    while not server.asked:
        time.sleep(0.01)
    cancel.set()
    assert ended.wait(2.0)
    thread.join()


def test_the_environments_proxy_works(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proxy hears only a host and a port: what is asked goes through TLS."""
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("https_proxy", server.url(""))
    with pytest.raises(FetchError):
        content("https://feed.example.org/feed.json")
    assert server.connects == ["feed.example.org:443"]
    with feed_server() as gone:
        monkeypatch.setenv("https_proxy", gone.url(""))
    with pytest.raises(FetchError, match="The proxy does not lead to feed.example.org"):
        content("https://feed.example.org/feed.json")
    monkeypatch.delenv("https_proxy")
    with pytest.raises(FetchError, match="Nobody answers"):
        content(gone.url("/a"))
    monkeypatch.setenv("all_proxy", "socks5h://127.0.0.1:1")
    with pytest.raises(FetchError, match="SOCKS"):
        content("https://feed.example.org/feed.json")


def test_the_client_is_loaded_with_the_first_request() -> None:
    code = (
        "import sys, foretoken.system.update_feed, foretoken.servers.client, "
        "foretoken.models.hub.downloads; "
        "print(sorted({m.split('.')[0] for m in sys.modules} "
        "& {'httpcore2', 'h11', 'keyring'}))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
