"""A real server on the loopback interface that sends what a test specifies, byte for byte."""

from __future__ import annotations

import json
import socket
import ssl
import struct
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from answer_events import Answer
from foretoken.chat.reasoning.parts import PartKind, parts_of
from foretoken.servers.answer import ServedAnswer

ANSWER = "/v1/chat/completions"
MODELS = "/v1/models"


@dataclass(frozen=True)
class Asked:
    method: str
    path: str
    headers: Mapping[str, str]
    """By their names in lower case."""
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Heard(Answer):
    """A whole answer."""

    def __init__(self, answer: ServedAnswer) -> None:
        super().__init__(list(answer.events()))
        self.told = answer.report
        parts = parts_of(self.text, self.tokens, None)
        thought = (part for part in parts if part.kind is PartKind.REASONING)
        self.reasoning = "".join(self.text[part.start : part.end] for part in thought)


Saying = Callable[["Line", Asked], None]


class Line:
    def __init__(self, connection: socket.socket, ending: threading.Event) -> None:
        self.connection = connection
        self.ending = ending

    def say(self, data: bytes) -> None:
        self.connection.sendall(data)

    def wait(self, seconds: float) -> None:
        """Send nothing until the other side or the test is gone."""
        self.ending.wait(seconds)

    def reset(self) -> None:
        """Reset the connection, as a killed process does."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class ModelServer:
    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._tls = tls
        self.ending = threading.Event()
        self.asked: list[Asked] = []
        self.sayings: dict[str, Saying] = {}
        self._threads = [threading.Thread(target=self._accept)]
        self._connections: list[socket.socket] = []
        self._threads[0].start()

    @property
    def port(self) -> int:
        found: int = self._listening.getsockname()[1]
        return found

    @property
    def address(self) -> str:
        return f"{'https' if self._tls else 'http'}://localhost:{self.port}/v1"

    def on(self, path: str, saying: Saying) -> None:
        self.sayings[path] = saying

    def questions(self, path: str = ANSWER) -> list[Any]:
        """The JSON that was sent to a path."""
        return [asked.json for asked in self.asked if asked.path == path]

    def close(self) -> None:
        self.ending.set()
        with suppress(OSError):  # wakes whoever waits for a connection
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for connection in self._connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self._connections.append(connection)
            thread = threading.Thread(target=self._serve, args=(connection,))
            self._threads.append(thread)
            thread.start()

    def _serve(self, connection: socket.socket) -> None:
        # Who asks may go at any time.
        with suppress(OSError, ValueError), connection:
            if self._tls is not None:
                connection = self._tls.wrap_socket(connection, server_side=True)
            with connection:
                asked = _read(connection)
                self.asked.append(asked)
                self.sayings.get(asked.path, refusal(404))(Line(connection, self.ending), asked)


def _read(connection: socket.socket) -> Asked:
    held = b""
    while b"\r\n\r\n" not in held:
        more = connection.recv(1 << 16)
        if not more:
            raise ValueError("no whole request")
        held += more
    head, _, body = held.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)
    }
    while len(body) < int(headers.get("content-length", 0)):
        body += connection.recv(1 << 16)
    method, path, _ = first.split(" ")
    return Asked(method, path, headers, body)


def head(status: int = 200, kind: str = "application/json", **headers: str) -> bytes:
    """The beginning of an answer that ends with its connection."""
    lines = [f"HTTP/1.1 {status} Whatever", f"Content-Type: {kind}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


STREAM = head(kind="text/event-stream")


def raw(data: bytes) -> Saying:
    return lambda line, _asked: line.say(data)


def reply(found: object, status: int = 200, **headers: str) -> Saying:
    body = json.dumps(found).encode()
    return raw(head(status, Content_Length=str(len(body)), **headers) + body)


def refusal(status: int, message: str = "no", **headers: str) -> Saying:
    return reply({"error": {"message": message, "code": status}}, status, **headers)


def event(found: object) -> bytes:
    return b"data: " + json.dumps(found).encode() + b"\n\n"


def delta(text: str | None = None, finish: str | None = None, **more: object) -> dict[str, Any]:
    """A piece as OpenAI's interface has it; ``more`` are other fields of its delta."""
    said = dict(more) if text is None else {"content": text, **more}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "model": "some-model",
        "choices": [{"index": 0, "delta": said, "finish_reason": finish}],
    }


def stream(*found: object, done: bool = True) -> Saying:
    """Events, whole."""
    said = b"".join(event(one) for one in found)
    return raw(STREAM + said + (b"data: [DONE]\n\n" if done else b""))


MODEL, OTHER_MODEL = "tides-7b", "tides-1b"
CONTEXT = 4096
PIECES = ("Tides ", "are ", "caused ", "by ", "the ", "Moon.")


class ScriptedServer(ModelServer):
    """Answers every question, or fails as a test specifies."""

    def __init__(self) -> None:
        super().__init__()
        self.models: Sequence[str] = (MODEL, OTHER_MODEL)
        self.owner = "vllm"
        self.pieces: Sequence[str] = PIECES
        self.key = ""
        """Required of every request, unless it is empty."""
        self.cut_behind: int | None = None
        """Break off after so many pieces."""
        self.on(MODELS, self._say_models)
        self.on(ANSWER, self._say_answer)

    @property
    def host(self) -> str:
        """Address as typed and displayed."""
        return self.host_as("127.0.0.1")

    def host_as(self, name: str) -> str:
        """Return the same with another name for this computer."""
        return f"{name}:{self.port}"

    @property
    def keys(self) -> list[str | None]:
        """Keys sent with each request."""
        return [asked.headers.get("authorization") for asked in self.asked]

    @property
    def told(self) -> list[Any]:
        """Messages to answer, oldest first."""
        return self.questions()

    def _lets_in(self, line: Line, asked: Asked) -> bool:
        if not self.key or asked.headers.get("authorization") == f"Bearer {self.key}":
            return True
        refusal(401, "Invalid API Key")(line, asked)
        return False

    def _say_models(self, line: Line, asked: Asked) -> None:
        if self._lets_in(line, asked):
            rows = [
                {"id": name, "owned_by": self.owner, "max_model_len": CONTEXT}
                for name in self.models
            ]
            reply({"object": "list", "data": rows})(line, asked)

    def _say_answer(self, line: Line, asked: Asked) -> None:
        if not self._lets_in(line, asked):
            return
        line.say(STREAM)
        for number, piece in enumerate(self.pieces):
            if number == self.cut_behind:
                return
            line.say(event(delta(piece)))
        line.say(event(delta(finish="stop")))
        usage = {"prompt_tokens": 20, "completion_tokens": len(self.pieces)}
        line.say(event({"choices": [], "usage": usage}) + b"data: [DONE]\n\n")
