"""A server of models on this computer's loopback that says what a test wants, as OpenAI does."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

MODEL, OTHER_MODEL = "tides-7b", "tides-1b"
CONTEXT = 4096
PIECES = ("Tides ", "are ", "caused ", "by ", "the ", "Moon.")


class ScriptedServer:
    """Remembers what it was asked; its attributes say how it answers from then on."""

    def __init__(self, port: int, ending: threading.Event) -> None:
        self.port, self.ending = port, ending
        self.questions: list[dict[str, Any]] = []
        """Of answers, oldest first."""
        self.keys: list[str | None] = []
        """What came along with every question, those about the server too."""
        self.models: Sequence[str] = (MODEL, OTHER_MODEL)
        self.owner = "vllm"
        self.pieces: Sequence[str] = PIECES
        self.key = ""
        """Without it, nothing is told."""
        self.status = 200
        self.cut_behind: int | None = None
        """Break off behind so many pieces."""
        self.hold_behind: int | None = None
        """Say no more behind so many pieces, until the test ends."""

    def address(self, host: str = "127.0.0.1") -> str:
        """What a person would type."""
        return f"http://{host}:{self.port}"


@contextmanager
def scripted_server() -> Iterator[ScriptedServer]:
    """Serve until the block ends."""
    ending = threading.Event()
    script = ScriptedServer(0, ending)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_arguments: object) -> None:
            pass

        def do_GET(self) -> None:
            if not self._let_in():
                return
            if self.path != "/v1/models":
                self._send(404, {"error": {"message": "nothing here"}})
                return
            rows = [
                {"id": name, "owned_by": script.owner, "max_model_len": CONTEXT}
                for name in script.models
            ]
            self._send(200, {"object": "list", "data": rows})

        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if not self._let_in():
                return
            script.questions.append(question)
            if script.status != 200:
                self._send(script.status, {"error": {"message": "not now"}})
                return
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            for number, piece in enumerate(script.pieces):
                if number == script.cut_behind:
                    return
                if number == script.hold_behind:
                    script.ending.wait()
                    return
                self._event({"choices": [{"index": 0, "delta": {"content": piece}}]})
            self._event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
            usage = {"prompt_tokens": 20, "completion_tokens": len(script.pieces)}
            self._event({"choices": [], "usage": usage})
            self.wfile.write(b"data: [DONE]\n\n")

        def _let_in(self) -> bool:
            key = self.headers.get("Authorization")
            script.keys.append(key)
            if script.key and key != f"Bearer {script.key}":
                self._send(401, {"error": {"message": "Invalid API Key"}})
                return False
            return True

        def _event(self, event: dict[str, Any]) -> None:
            self.wfile.write(f"data: {json.dumps(event)}\n\n".encode())
            self.wfile.flush()

        def _send(self, status: int, content: dict[str, Any]) -> None:
            body = json.dumps(content).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        script.port = server.server_port
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield script
        finally:
            ending.set()
            server.shutdown()
            thread.join()
