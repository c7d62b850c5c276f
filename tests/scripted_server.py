"""A model server that answers every question, or fails as a test specifies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from model_server import (
    ANSWER,
    MODELS,
    STREAM,
    Asked,
    Line,
    ModelServer,
    delta,
    event,
    refusal,
    reply,
)

MODEL, OTHER_MODEL = "tides-7b", "tides-1b"
CONTEXT = 4096
PIECES = ("Tides ", "are ", "caused ", "by ", "the ", "Moon.")


class ScriptedServer(ModelServer):
    def __init__(self) -> None:
        super().__init__()
        self.models: Sequence[str] = (MODEL, OTHER_MODEL)
        self.owner = "vllm"
        self.pieces: Sequence[str] = PIECES
        self.thoughts: Sequence[str] = ()
        """Told apart, before the pieces."""
        self.key = ""
        """Without it, nothing is told."""
        self.status = 200
        """Of answers."""
        self.cut_behind: int | None = None
        """Break off behind so many pieces."""
        self.hold_behind: int | None = None
        """Say no more behind so many pieces, until the test ends."""
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
        if self.status != 200:
            refusal(self.status)(line, asked)
            return
        line.say(STREAM)
        for thought in self.thoughts:
            line.say(event(delta(reasoning_content=thought)))
        for number, piece in enumerate(self.pieces):
            if number == self.cut_behind:
                return
            if number == self.hold_behind:
                self.ending.wait()
                return
            line.say(event(delta(piece)))
        line.say(event(delta(finish="stop")))
        usage = {"prompt_tokens": 20, "completion_tokens": len(self.pieces)}
        line.say(event({"choices": [], "usage": usage}) + b"data: [DONE]\n\n")


@contextmanager
def scripted_server() -> Iterator[ScriptedServer]:
    server = ScriptedServer()
    try:
        yield server
    finally:
        server.close()
