"""A real HTTP server on the loopback interface, well-behaved or not."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[BaseHTTPRequestHandler], None]
PACKAGE = bytes(range(256)) * 1200  # 300 kB, several chunks


class FeedServer:
    def __init__(self, port: int, ending: threading.Event) -> None:
        self.ending = ending
        self.port = port
        self.answers: dict[str, Answer] = {}
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.connects: list[tuple[str, dict[str, str]]] = []

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def send(self, path: str, body: bytes, status: int = 200, length: int | None = None) -> None:
        def answer(request: BaseHTTPRequestHandler) -> None:
            _begin(request, status, Content_Length=len(body) if length is None else length)
            request.wfile.write(body)

        self.answers[path] = answer

    def redirect(self, path: str, target: str) -> None:
        self.answers[path] = lambda request: _begin(request, 302, Location=target, Content_Length=0)

    def drip(self, path: str, body: bytes, pause_s: float) -> None:
        def answer(request: BaseHTTPRequestHandler) -> None:
            _begin(request, Content_Length=len(body))
            for index in range(len(body)):
                if self.ending.wait(pause_s):
                    return
                request.wfile.write(body[index : index + 1])
                request.wfile.flush()

        self.answers[path] = answer

    def endless(self, path: str) -> None:
        def answer(request: BaseHTTPRequestHandler) -> None:
            _begin(request)
            while not self.ending.is_set():
                request.wfile.write(b"[" * 65536)

        self.answers[path] = answer

    def feed(self, path: str = "/feed.json", **changes: Any) -> str:
        """Serve a feed whose one package fits every computer; return its address."""
        self.send(path, json.dumps(feed(self.url("/Foretoken-9.0.tar.gz"), **changes)).encode())
        self.send("/Foretoken-9.0.tar.gz", PACKAGE)
        return self.url(path)


def _begin(request: BaseHTTPRequestHandler, status: int = 200, **headers: object) -> None:
    request.send_response(status)
    for name, value in headers.items():
        request.send_header(name.replace("_", "-"), str(value))
    request.end_headers()


def feed(package_url: str, **changes: Any) -> dict[str, Any]:
    """A feed of version 9.0; ``changes`` replace fields of it or, by ``file_``, of its package."""
    files = [
        {
            "platform": platform,
            "machine": "any",
            "kind": "tar.gz",
            "url": package_url,
            "size": len(PACKAGE),
            "sha256": hashlib.sha256(PACKAGE).hexdigest(),
        }
        | {name[5:]: value for name, value in changes.items() if name.startswith("file_")}
        for platform in ("linux", "macos", "windows")
    ]
    return {
        "format": 1,
        "version": "9.0",
        "date": "2027-01-31",
        "notes": "https://example.org/notes",
        "files": files,
    } | {name: value for name, value in changes.items() if not name.startswith("file_")}


@contextmanager
def feed_server() -> Iterator[FeedServer]:
    ending = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            served.asked.append((self.path, dict(self.headers)))
            answer = served.answers.get(self.path)
            try:
                if answer is None:
                    self.send_error(404)
                else:
                    answer(self)
            except OSError:  # the client went away
                pass

        def do_CONNECT(self) -> None:
            served.connects.append((self.path, dict(self.headers)))
            self.send_error(502)

        def log_message(self, *arguments: Any) -> None:
            pass

    with serving(ending, Handler) as (port,):
        served = FeedServer(port, ending)
        yield served


class _Server(ThreadingHTTPServer):
    daemon_threads = False  # closing waits for them

    def service_actions(self) -> None:
        """Let go of threads that have ended: each holds the hooks of a window, and so all of it."""
        if isinstance(threads := vars(self).get("_threads"), list):
            threads[:] = [thread for thread in threads if thread.is_alive()]


@contextmanager
def serving(
    ending: threading.Event, *handlers: type[BaseHTTPRequestHandler]
) -> Iterator[list[int]]:
    """Run a server for each; yields their ports. ``ending`` is set before they end."""
    servers = [_Server(("127.0.0.1", 0), handler) for handler in handlers]
    threads = []
    for server in servers:
        how = {"poll_interval": 0.02}
        threads.append(threading.Thread(target=server.serve_forever, kwargs=how))
        threads[-1].start()
    try:
        yield [server.server_port for server in servers]
    finally:
        ending.set()
        for server, thread in zip(servers, threads, strict=True):
            server.shutdown()
            thread.join()
            server.server_close()
