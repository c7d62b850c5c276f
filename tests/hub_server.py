"""A hub on this computer's loopback: repositories of GGUF files, and a second server for the bytes.

It speaks as much of the protocol as the product uses: search, information about a repository with
its files, the tree, and ``/resolve/`` with its headers and its redirect to the "CDN" on another
port. Faults are ordered for one of the two servers and happen once each, in order.
"""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler
from typing import Any, NoReturn
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from feed_server import serving
from foretoken.models.presets.suggested import Preset, builtin_presets

Fault = Callable[["_Handler"], bool]
"""Answers a request in place of the server and returns True, or lets it answer."""
_API = re.compile(r"/api/models/([^/]+/[^/]+)(?:/(revision|tree)/([^/]+))?")
_RESOLVE = re.compile(r"/([^/]+/[^/]+)/resolve/([^/]+)/(.+)")


def contents(size: int, seed: int = 0) -> bytes:
    blocks = (hashlib.sha256(f"{seed} {n}".encode()).digest() for n in range(size // 32 + 1))
    return b"".join(blocks)[:size]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


NAME, FILE, DATA = "anna/tiny-GGUF", "tiny-Q4_0.gguf", contents(400_000)
TOKEN = "hf_abcdefghijklmnopqrstuvwxyz"


@dataclass
class Repository:
    name: str
    commits: dict[str, dict[str, bytes]] = field(default_factory=dict)
    main: str = ""
    gated: str | bool = False
    readers: set[str] = field(default_factory=set)
    """Tokens that may download a gated repository."""
    downloads: int = 0
    licence: str | None = "apache-2.0"

    def commit(self, files: dict[str, bytes], *, forget: bool = False) -> str:
        """Add a state; ``forget`` squashes the history, so that older ones are gone."""
        if forget:
            self.commits.clear()
        listed = "".join(f"{path} {sha256(data)}" for path, data in sorted(files.items()))
        self.main = hashlib.sha1(f"{self.name} {listed}".encode()).hexdigest()
        self.commits[self.main] = dict(files)
        return self.main

    def at(self, revision: str) -> tuple[str, dict[str, bytes]] | None:
        commit = self.main if revision == "main" else revision
        return (commit, self.commits[commit]) if commit in self.commits else None


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    headers: dict[str, str]


class HubServer:
    def __init__(self) -> None:
        self.ending = threading.Event()
        self.repositories: dict[str, Repository] = {}
        self.renamed: dict[str, str] = {}
        self.tokens: set[str] = set()
        """Tokens of accounts; any other one is refused everywhere."""
        self.hub_port = self.cdn_port = 0
        self.hub_asked: list[Request] = []
        self.cdn_asked: list[Request] = []
        self.hub_faults: deque[Fault] = deque()
        self.cdn_faults: deque[Fault] = deque()
        self.drip_pause_s: float | None = None
        """Between two bits of a file, once ``drip`` was called."""
        self.drip_bytes = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.hub_port}"

    @property
    def cdn_url(self) -> str:
        return f"http://127.0.0.1:{self.cdn_port}"

    def add(self, name: str, files: dict[str, bytes], **facts: Any) -> Repository:
        repository = self.repositories[name] = Repository(name, **facts)
        repository.commit(files)
        return repository

    def drip(self, size: int, pause_s: float) -> None:
        """Send files in small bits with pauses; ``flow`` ends it."""
        self.drip_bytes, self.drip_pause_s = size, pause_s

    def flow(self) -> None:
        self.drip_pause_s = None

    def blob(self, digest: str) -> bytes | None:
        for repository in self.repositories.values():
            for files in repository.commits.values():
                for data in files.values():
                    if sha256(data) == digest:
                        return data
        return None

    @property
    def ranges(self) -> list[str | None]:
        return [request.headers.get("Range") for request in self.cdn_asked]


def answer_with(body: bytes, status: int = 200, **headers: str) -> Fault:
    """``X_Error_Code="GatedRepo"`` is the header X-Error-Code."""

    def answer(request: _Handler) -> bool:
        request.send(body, status, {name.replace("_", "-"): v for name, v in headers.items()})
        return True

    return answer


def refuse(status: int, **headers: str) -> Fault:
    return answer_with(b"", status, **headers)


def cut_after(count: int) -> Fault:
    def answer(request: _Handler) -> bool:
        request.cut_after = count
        return False

    return answer


def _changed(change: Callable[[bytes], bytes], *, without_length: bool = False) -> Fault:
    def answer(request: _Handler) -> bool:
        request.change, request.without_length = change, without_length
        return False

    return answer


wrong_bytes = _changed(lambda data: bytes([data[0] ^ 1]) + data[1:])
too_much = _changed(lambda data: data + b"more", without_length=True)
too_little = _changed(lambda data: data[: len(data) // 2])
"""As if that were all."""


def ignore_range(request: _Handler) -> bool:
    del request.headers["Range"]
    return False


def other_range(request: _Handler) -> bool:
    begin = int(request.headers["Range"].removeprefix("bytes=").removesuffix("-"))
    request.headers.replace_header("Range", f"bytes={begin + 1}-")
    return False


def redirect(location: str) -> Fault:
    return refuse(302, Location=location)


def silence(request: _Handler) -> bool:
    request.served.ending.wait()
    return True


class _Refused(Exception):
    """The refusal has been sent."""


class _Handler(BaseHTTPRequestHandler):
    served: HubServer
    cut_after: int | None
    change: Callable[[bytes], bytes]
    without_length: bool

    def handle_one(self, asked: list[Request], faults: deque[Fault]) -> None:
        self.cut_after, self.change, self.without_length = None, bytes, False
        asked.append(Request(self.command, self.path, dict(self.headers)))
        try:
            if not (faults and faults.popleft()(self)):
                with suppress(_Refused):
                    self.answer()
        except OSError:  # the client went away
            self.close_connection = True

    def answer(self) -> None:
        raise NotImplementedError

    def send(self, body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        if not self.without_length:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "HEAD":
            return
        if self.cut_after is not None:
            self.wfile.write(body[: self.cut_after])
            self.close_connection = True
            return
        while body and (pause_s := self.served.drip_pause_s) is not None:
            self.wfile.write(body[: self.served.drip_bytes])
            body = body[self.served.drip_bytes :]
            if self.served.ending.wait(pause_s):
                return
        self.wfile.write(body)

    def send_json(self, value: Any, **headers: str) -> None:
        self.send(json.dumps(value).encode(), 200, {"Content-Type": "application/json", **headers})

    def log_message(self, *arguments: Any) -> None:
        pass


class _Hub(_Handler):
    def do_GET(self) -> None:
        self.handle_one(self.served.hub_asked, self.served.hub_faults)

    def do_HEAD(self) -> None:
        self.do_GET()

    def answer(self) -> None:
        parts = urlsplit(self.path)
        token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        if token and token not in self.served.tokens:
            self.refuse(401, "Invalid credentials in Authorization header")
        if parts.path == "/api/models":
            self.search(parse_qs(parts.query))
        elif found := _API.fullmatch(parts.path):
            self.describe(found[1], found[2], unquote(found[3] or "main"))
        elif found := _RESOLVE.fullmatch(parts.path):
            self.resolve(found[1], unquote(found[2]), unquote(found[3]), token)
        else:
            self.refuse(404, "Not found")

    def refuse(self, status: int, message: str, code: str | None = None) -> NoReturn:
        headers = {"X-Error-Message": message} | ({"X-Error-Code": code} if code else {})
        self.send(json.dumps({"error": message}).encode(), status, headers)
        raise _Refused

    def repository(self, name: str) -> Repository:
        """Return a repository; refuse like the hub, with 401, if it is hidden or missing."""
        if name in self.served.renamed:
            self.send(b"", 307, {"Location": self.path.replace(name, self.served.renamed[name], 1)})
            raise _Refused
        repository = self.served.repositories.get(name)
        if repository is None:
            status = 404 if "Authorization" in self.headers else 401
            code = "RepoNotFound" if status == 404 else None
            self.refuse(status, "Invalid username or password.", code)
        return repository

    def search(self, asked: dict[str, list[str]]) -> None:
        words = asked.get("search", [""])[0].lower().split()
        assert asked["filter"] == ["gguf"]
        found = [
            repository
            for repository in self.served.repositories.values()
            if all(word in repository.name.lower() for word in words)
        ]
        found.sort(key=lambda repository: -repository.downloads)
        self.send_json([self.entry(repository) for repository in found][: int(asked["limit"][0])])

    def entry(self, repository: Repository) -> dict[str, Any]:
        return {
            "_id": "0",
            "id": repository.name,
            "downloads": repository.downloads,
            "likes": 3,
            "gated": repository.gated,
            "lastModified": "2026-05-04T03:02:01.000Z",
            "tags": ["gguf"] + ([f"license:{repository.licence}"] if repository.licence else []),
            "gguf": {"total": 135_000_000, "architecture": "llama", "context_length": 2048},
        }

    def describe(self, name: str, what: str | None, revision: str) -> None:
        repository = self.repository(name)
        commit, files = self.state(repository, revision)
        entries = []
        for path, data in files.items():
            entry: dict[str, Any] = {"rfilename" if what != "tree" else "path": path}
            entry |= {"size": len(data), "blobId": hashlib.sha1(data).hexdigest()}
            if path.endswith(".gguf"):
                entry["lfs"] = {"sha256": sha256(data), "size": len(data), "pointerSize": 134}
            entries.append(entry)
        if what == "tree":
            self.send_json([{"type": "file", **entry} for entry in entries])
            return
        card = {"license": repository.licence} if repository.licence else {}
        self.send_json(
            {**self.entry(repository), "sha": commit, "cardData": card, "siblings": entries},
            **{"X-Repo-Commit": commit},
        )

    def state(self, repository: Repository, revision: str) -> tuple[str, dict[str, bytes]]:
        """Return the commit and files of a revision; refuse if there is none."""
        found = repository.at(revision)
        if found is None:
            self.refuse(404, "Invalid rev id", "RevisionNotFound")
        return found

    def resolve(self, name: str, revision: str, path: str, token: str) -> None:
        repository = self.repository(name)
        if repository.gated and token not in repository.readers:
            self.refuse(403 if token else 401, "Access to it is restricted.", "GatedRepo")
        commit, files = self.state(repository, revision)
        if path not in files:
            self.refuse(404, "Entry not found", "EntryNotFound")
        digest = sha256(files[path])
        headers = {
            "X-Repo-Commit": commit,
            "X-Linked-Etag": f'"{digest}"',
            "X-Linked-Size": str(len(files[path])),
            "Location": f"{self.served.cdn_url}/blobs/{digest}?Signature=secret",
        }
        self.send(b"Found. Redirecting", 302, headers)


class _Cdn(_Handler):
    def do_GET(self) -> None:
        self.handle_one(self.served.cdn_asked, self.served.cdn_faults)

    def answer(self) -> None:
        data = self.served.blob(urlsplit(self.path).path.removeprefix("/blobs/"))
        if data is None:
            self.send(b"", 404)
            return
        # Looks like a SHA-256, as the real one's, and is not the file's.
        headers = {"ETag": f'"{sha256(sha256(data).encode())}"', "Accept-Ranges": "bytes"}
        if (asked := self.headers.get("Range")) is None:
            self.send(self.change(data), 200, headers)
            return
        begin = int(asked.removeprefix("bytes=").removesuffix("-"))
        if begin >= len(data):
            self.send(b"", 416, {"Content-Range": f"bytes */{len(data)}"})
            return
        headers["Content-Range"] = f"bytes {begin}-{len(data) - 1}/{len(data)}"
        self.send(self.change(data[begin:]), 206, headers)


@contextmanager
def hub_server() -> Iterator[HubServer]:
    served = HubServer()
    handlers = [type(kind.__name__, (kind,), {"served": served}) for kind in (_Hub, _Cdn)]
    with serving(served.ending, *handlers) as (served.hub_port, served.cdn_port):
        yield served


@contextmanager
def only_hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    """Serve in place of the real hub; nothing of the person's own settings reaches it."""
    proxies = ("http_proxy", "https_proxy", "all_proxy")
    own = ("HF_TOKEN", "HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE")
    for name in (*own, *proxies, *map(str.upper, proxies)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    with hub_server() as running:
        monkeypatch.setenv("HF_ENDPOINT", running.url)
        yield running


TARGET, DRAFT = contents(400_000), contents(90_000, 1)
TARGET_NAME, DRAFT_NAME = "anna/big-GGUF", "bert/small-GGUF"


@contextmanager
def served_pair(monkeypatch: pytest.MonkeyPatch, downloads: int) -> Iterator[HubServer]:
    """Serve the pair, isolated from the user's own settings."""
    with only_hub(monkeypatch) as running:
        running.add(TARGET_NAME, {"big-Q4_0.gguf": TARGET}, downloads=downloads)
        running.add(DRAFT_NAME, {"small-Q8_0.gguf": DRAFT}, downloads=9)
        yield running


def served_preset(**changes: str) -> Preset:
    first = builtin_presets()[0]
    target = _served(first.target, TARGET_NAME, "big-Q4_0.gguf", TARGET)
    draft = _served(first.draft, DRAFT_NAME, "small-Q8_0.gguf", DRAFT)
    return replace(first, target=replace(target, sha256=sha256(TARGET)), draft=draft, **changes)


def _served(place: Any, repository: str, file: str, data: bytes) -> Any:
    size = {"size_bytes": len(data), "estimated_bytes": len(data)}
    return replace(place, repository=repository, file=file, revision=None, sha256=None, **size)
