"""Faults of a real server on loopback: its text stays, the reason is shown, and nothing hangs."""

import gzip
import logging
import socket
import ssl
import subprocess
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import FinishReason, GenerationFinished, TokenEmitted
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.chunks import read_chunk
from foretoken.servers.client import ServerClient, ServerTimeouts
from foretoken.servers.looking import look
from foretoken.servers.server import (
    Server,
    ServerError,
    ServerErrorKind,
    ServerFacts,
    ServerKind,
    SpeculationReporting,
)
from foretoken.system.fetching import Cancel
from model_server import (
    ANSWER,
    MODELS,
    STREAM,
    Asked,
    Line,
    ModelServer,
    Saying,
    delta,
    event,
    head,
    raw,
    refusal,
    reply,
    stream,
)

KEY = "key-that-nobody-may-see"
SHOWN = "Once upon "
PATIENT, IMPATIENT = ServerTimeouts(8.0, 8.0, 8.0, 8.0), ServerTimeouts(0.4, 0.4, 0.4, 0.4)
LATER_IMPATIENT = ServerTimeouts(8.0, 8.0, 8.0, 0.4)
ENOUGH_S = 20.0
"""Nothing here may take longer, on a computer that is busy with other things."""
ASKED = [PromptMessage(Role.USER, "Tell me a story.")]
BEGUN = event(delta("Once", role="assistant")) + event(delta(" upon "))
T = ServerErrorKind


@pytest.fixture(autouse=True)
def _nobody_sees_the_key(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.DEBUG)
    yield
    assert KEY not in caplog.text


def client_of(address: str, timeouts: ServerTimeouts = PATIENT) -> ServerClient:
    return ServerClient(Server.entered(address), KEY, timeouts)


def answer_of(client: ServerClient, facts: ServerFacts | None = None) -> ServedAnswer:
    facts = facts or ServerFacts(ServerKind.OTHER)
    limits, sampling = GenerationLimits(max_tokens=50), SamplingParams()
    return ServedAnswer(client, facts, "m", ASKED, sampling, limits)


def shown_before(
    client: ServerClient, facts: ServerFacts | None = None
) -> tuple[str, ServerError | GenerationFinished, ServedAnswer]:
    """Return the text, what ended it, and the answer."""
    answer, seen, begun = answer_of(client, facts), list[Any](), time.monotonic()
    try:
        seen.extend(answer.events())
    except ServerError as error:
        seen.append(error)
    assert KEY not in str(seen[-1])
    assert time.monotonic() - begun < ENOUGH_S
    text = "".join(one.text for one in seen if isinstance(one, TokenEmitted))
    return text, seen[-1], answer


def chunked(*pieces: bytes) -> bytes:
    said = (
        b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    return said + b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)


def silent(said: bytes) -> Saying:
    def saying(line: Line, _asked: Asked) -> None:
        line.say(said)
        line.wait(30)

    return saying


def broken(said: bytes) -> Saying:
    def saying(line: Line, _asked: Asked) -> None:
        line.say(said)
        line.wait(0.05)  # or what was said is thrown away with the connection
        line.reset()

    return saying


def endless(said: bytes, more: bytes, pause_s: float = 0.0) -> Saying:
    def saying(line: Line, _asked: Asked) -> None:
        line.say(said)
        while not line.ending.wait(pause_s):
            line.say(more)

    return saying


def failing(error: object) -> Callable[[bytes], Saying]:
    """Report an error within the stream."""
    return lambda said: raw(said + event({"error": error}))


PAGE = b"<!doctype html><html><body>Welcome to nginx!</body></html>"
TLS_PAGE = PAGE.replace(b"Welcome to", b"The plain HTTP request was sent to HTTPS port")
BOMB = gzip.compress(bytes(20 << 20))
MILLION, DEEP = b"x" * (1 << 20), b"[" * 99_999

FASTAPI_ERROR = {"object": "error", "message": "dead", "code": 500}

# Before anything is shown.
FIRST: dict[str, tuple[Saying, ServerErrorKind]] = {
    "401": (refusal(401, f"Incorrect API key: {KEY}"), T.UNAUTHORISED),
    "429 with a wait": (refusal(429, Retry_After="7"), T.BUSY),
    "502 with a page": (raw(head(502, "text/html") + PAGE), T.FAULT),
    "400 with a page that wants HTTPS": (raw(head(400, "text/html") + TLS_PAGE), T.UNSAFE),
    "500 with an endless body": (endless(head(500), MILLION), T.FAULT),
    "300 kB of words": (refusal(500, "no " * 100_000), T.FAULT),
    "a page that says it is a stream": (raw(STREAM + PAGE), T.PROTOCOL),
    "garbage": (raw(STREAM + bytes(range(128, 256)) * 9), T.PROTOCOL),
    "no HTTP": (raw(b"220 mail.example.org ESMTP\r\n"), T.PROTOCOL),
    "a reset": (broken(b""), T.CUT),
    "half of the headers": (raw(STREAM[:40]), T.CUT),
    "silence within the headers": (silent(STREAM[:40]), T.TIMEOUT),
    "headers that drip": (endless(b"HTTP/1.1 200 OK\r\nX: ", b"x", 0.02), T.TIMEOUT),
    "headers without an end": (endless(b"HTTP/1.1 200 OK\r\n", b"X: y\r\n" * 1000), T.PROTOCOL),
    "a header without an end": (endless(b"HTTP/1.1 200 OK\r\nX: ", MILLION), T.PROTOCOL),
    "packed": (raw(head(kind="text/event-stream", Content_Encoding="gzip") + BOMB), T.PROTOCOL),
    "a refusal that is packed": (raw(head(500, Content_Encoding="gzip") + BOMB), T.FAULT),
    "JSON shorter than announced": (raw(head(Content_Length="999") + b"{}"), T.CUT),
    "JSON without an end": (endless(head(), MILLION), T.TOO_MUCH),
    "nested without an end": (raw(head() + DEEP), T.PROTOCOL),
    "a redirection to nowhere": (raw(head(307, Location="\x1b]8;;x")), T.ELSEWHERE),
    "only pings": (endless(STREAM, b": ping\n\n", 0.02), T.TIMEOUT),
    "busy at once": (stream({"error": {"message": "full", "code": 429}}), T.BUSY),
    "an empty stream": (raw(STREAM), T.CUT),
    "chunks that are none": (raw(chunked() + b"zz\r\nhello"), T.PROTOCOL),
}

# Behind what was shown.
LATER: dict[str, tuple[Callable[[bytes], Saying], ServerErrorKind]] = {
    "closed": (raw, T.CUT),
    "reset": (broken, T.CUT),
    "only pings": (lambda said: endless(said, b": ping\n\n", 0.02), T.TIMEOUT),
    "an event that drips": (lambda said: endless(said + b"data: ", b"x", 0.02), T.TIMEOUT),
    "half a character": (lambda said: raw(said + b'data: {"x": "\xe2\x82'), T.CUT),
    "half an event, then silence": (lambda said: silent(said + b'data: {"choi'), T.TIMEOUT),
    "a page": (lambda said: raw(said + PAGE + b"\n"), T.PROTOCOL),
    "an endless line": (lambda said: endless(said + b"data: ", MILLION), T.TOO_MUCH),
    "an endless answer": (lambda said: endless(said, event(delta("x" * 100_000))), T.TOO_MUCH),
    "nested without an end": (lambda said: raw(said + b"data: " + DEEP + b"\n\n"), T.PROTOCOL),
    "an error of FastAPI": (lambda said: raw(said + event(FASTAPI_ERROR)), T.FAULT),
    "an error": (failing({"message": "dead"}), T.FAULT),
    "the context is full": (failing({"code": 400, "message": "context size"}), T.CONTEXT_FULL),
    "the key in an error": (failing(f"x {KEY}"), T.FAULT),
    "a hostile error": (failing({"message": "\x1b[2J\u202e" * 99_999}), T.FAULT),
}


@pytest.mark.parametrize("name", FIRST)
def test_a_fault_before_the_answer_is_reported(server: ModelServer, name: str) -> None:
    saying, trouble = FIRST[name]
    server.on(ANSWER, saying)
    # Only who says nothing is to be left early.
    timeouts = IMPATIENT if trouble is T.TIMEOUT else PATIENT
    text, ended, _ = shown_before(client_of(server.address, timeouts))
    assert isinstance(ended, ServerError), ended
    assert (text, ended.trouble) == ("", trouble), ended
    words = str(ended)
    assert "localhost" in words
    assert len(words) < 1000
    assert words.isprintable()
    assert "<" not in words, "a page is no sentence"
    assert ("Try again in 7 s" in words) == (name == "429 with a wait")


@pytest.mark.parametrize(("number", "name"), [*enumerate(LATER)])
def test_a_later_fault_leaves_what_was_shown(server: ModelServer, number: int, name: str) -> None:
    said, trouble = LATER[name]
    server.on(ANSWER, said(STREAM + BEGUN))
    counting = ServerFacts(ServerKind.LLAMA_SERVER, speculation=SpeculationReporting.STEPS)
    facts = counting if number % 2 else ServerFacts(ServerKind.OTHER)
    client = client_of(server.address, LATER_IMPATIENT if trouble is T.TIMEOUT else PATIENT)
    text, ended, answer = shown_before(client, facts)
    assert isinstance(ended, ServerError), ended
    assert ended.trouble is trouble, ended
    assert text.rstrip("x") == SHOWN
    assert len(text) < 5 << 20
    assert answer.report.pieces >= 2
    assert str(ended).isprintable()
    assert len(str(ended)) < 1000


def test_each_place_of_a_stream_may_be_its_last(server: ModelServer) -> None:
    """However much arrived, that much is shown, and what is whole is no error."""
    hostile = "\x1b[2J\u202e<script>\ufdd0\ud800\udc00\udfff"  # is text, and nothing else
    whole = chunked(BEGUN, event(delta(hostile)), event(delta(None, "stop")), b"data: [DONE]\n\n")
    full = f"{SHOWN}\x1b[2J\u202e<script>\ufdd0\U00010000\ufffd"
    shown = set()
    for end in range(len(whole) - 1, 100, -17):
        server.on(ANSWER, raw(whole[:end]))
        text, ended, answer = shown_before(client_of(server.address))
        if isinstance(ended, ServerError):
            assert ended.trouble is T.CUT
        else:
            assert (text, answer.report.model) == (full, "some-model")
        shown.add(text)
    assert shown == {"", "Once", SHOWN, full}


def test_a_hostile_list_of_models_is_read_as_far_as_it_makes_sense(server: ModelServer) -> None:
    for body in ({}, {"data": 7}, {"data": {"a": 1}}, "words", None):
        server.on(MODELS, reply(body))
        assert trouble_of(client_of(server.address))[0] is T.PROTOCOL
    rows: list[object] = [None, 7, "x", {}, {"id": None}, {"id": ""}, {"id": "x" * 9999}]
    rows += [{"id": "\u202eevil\x1b", "max_model_len": -5, "meta": [1]}, {"id": "twice"}]
    rows += [{"id": "twice", "context_length": float("nan")}, {"id": "b", "owned_by": ["vllm"]}]
    rows += [{"id": f"m{n}"} for n in range(5000)]
    server.on(MODELS, reply({"data": rows}))
    facts = look(client_of(server.address), Cancel())
    assert [model.name for model in facts.models[:3]] == ["\u202eevil\x1b", "twice", "b"]
    assert {model.context_length for model in facts.models} == {None}
    assert len(facts.models) == 2000


def test_a_key_goes_nowhere_else(server: ModelServer) -> None:
    with closing(ModelServer()) as other:
        other.on(MODELS, reply({"data": []}))
        server.on(MODELS, raw(head(308, Location=f"{other.address}/models")))
        trouble, words = trouble_of(client_of(server.address))
        assert trouble is T.ELSEWHERE
        assert other.address in words
        assert other.asked == []
    assert server.asked[0].headers["authorization"] == f"Bearer {KEY}"
    # Nothing is sent in the clear before somebody agreed: nobody is there, or looked for.
    client = client_of("http://192.0.2.1:9")
    ended = shown_before(client)[1]
    assert isinstance(ended, ServerError)
    assert ended.trouble is trouble_of(client)[0] is T.PLAIN


def test_nobody_is_there_or_somebody_who_speaks_otherwise(server: ModelServer) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1]
        # The handshake ends with the timeouts for connecting.
        assert trouble_of(client_of(f"https://localhost:{port}", IMPATIENT))[0] is T.TIMEOUT
    assert trouble_of(client_of(f"http://localhost:{port}"))[0] is T.REFUSED
    assert trouble_of(client_of("https://nobody.invalid"))[0] is T.NOT_FOUND
    for said in (
        b"\x15\x03\x01\x00\x02\x02\x46",  # a TLS alert, as OpenSSL sends it
        head(400, "text/html") + b"The plain HTTP request was sent to HTTPS port",  # nginx
        head(400, "text/plain") + b"Client sent an HTTP request to an HTTPS server.",  # Go
    ):
        server.on(MODELS, raw(said))
        trouble, words = trouble_of(client_of(server.address))
        assert trouble is T.UNSAFE, words
        assert "https" in words


def test_https_to_who_answers_in_the_clear() -> None:
    def answer() -> None:
        connection, _ = listening.accept()
        with connection:
            connection.recv(100)
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=answer)
        thread.start()
        trouble, words = trouble_of(client_of(f"https://localhost:{listening.getsockname()[1]}"))
        thread.join()
    assert trouble is T.UNSAFE
    assert "http://" in words


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tls")
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,DNS:models.test"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no openssl here to make a certificate with")
    return folder


@pytest.fixture
def safe_server(certificate: Path) -> Iterator[ModelServer]:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    with closing(ModelServer(tls)) as running:
        running.on(MODELS, reply({"data": [{"id": "m"}]}))
        yield running


def trouble_of(client: ServerClient) -> tuple[ServerErrorKind, str]:
    with pytest.raises(ServerError) as refused:
        look(client, Cancel())
    return refused.value.trouble, str(refused.value)


def test_a_certificate_that_nobody_vouches_for(
    safe_server: ModelServer, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble, words = trouble_of(client_of(safe_server.address))
    assert trouble is T.UNSAFE
    assert "SSL_CERT_FILE" in words
    assert safe_server.asked == []  # and so no key
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
    assert look(client_of(safe_server.address), Cancel()).models[0].name == "m"
    # It is for another name.
    by_number = safe_server.address.replace("localhost", "127.0.0.1")
    assert trouble_of(client_of(by_number))[0] is T.UNSAFE


@pytest.mark.parametrize("place", ["shaking hands", "waiting", "within"])
def test_stopping_takes_no_time_wherever_it_waits(server: ModelServer, place: str) -> None:
    patient = ServerTimeouts(60.0, 60.0, 60.0, 60.0)
    server.on(ANSWER, silent(STREAM + (BEGUN if place == "within" else b"")))
    with socket.create_server(("127.0.0.1", 0)) as mute:
        hands = f"https://localhost:{mute.getsockname()[1]}"
        address = hands if place == "shaking hands" else server.address
        answer = answer_of(ServerClient(Server.entered(address), KEY, patient))
        timer = threading.Timer(0.3, answer.stop.set)
        timer.start()
        begun = time.monotonic()
        records = list(answer.events())
        timer.join()
    assert time.monotonic() - begun < ENOUGH_S
    assert isinstance(records[-1], GenerationFinished)
    assert records[-1].reason is FinishReason.CANCELLED
    text = "".join(one.text for one in records if isinstance(one, TokenEmitted))
    assert text == (SHOWN if place == "within" else "")


def test_who_leaves_ends_the_connection(server: ModelServer) -> None:
    """The server hears at once that nobody listens any more."""
    gone = threading.Event()

    def saying(line: Line, _asked: Asked) -> None:
        line.say(STREAM + BEGUN)
        line.connection.settimeout(ENOUGH_S)
        if not line.connection.recv(1):
            gone.set()

    server.on(ANSWER, saying)
    events = answer_of(client_of(server.address)).events()
    next(events)
    events.close()
    assert gone.wait(ENOUGH_S)


def test_memory_stays_bounded(server: ModelServer) -> None:
    """Endless and packed answers: none of them takes more than a few times what is allowed."""
    client = client_of(server.address)
    sayings = [FIRST[name][0] for name in FIRST if "end" in name or "packed" in name]
    sayings += [LATER[name][0](STREAM + BEGUN) for name in LATER if "end" in name]
    assert len(sayings) > 8
    tracemalloc.start()
    try:
        for saying in sayings:
            server.on(ANSWER, saying)
            shown_before(client)
        assert tracemalloc.get_traced_memory()[1] < 100 << 20
    finally:
        tracemalloc.stop()


HOSTILE = (None, True, -1, 1.5, float("nan"), 10**400, "", "x", [], ["x"], {}, {"a": [None]})


def changed(found: Any) -> Iterator[Any]:
    """A document with each of its values replaced by what nobody expects there."""
    if isinstance(found, (dict, list)):
        places = list(found) if isinstance(found, dict) else range(len(found))
        for place in places:
            for other in (*HOSTILE, *changed(found[place])):
                copy = found.copy()
                copy[place] = other
                yield copy


CHUNK = {
    **delta("a", "stop", reasoning_content="b", role="assistant"),
    "usage": {"prompt_tokens": 1, "prompt_tokens_details": {"cached_tokens": 1}},
    "timings": {"predicted_n": 1, "predicted_ms": 1.5, "draft_n": 2, "draft_n_accepted": 1},
    "prompt_progress": {"total": 2, "cache": 1, "processed": 2},
    "metrics": {"tokens_per_second": 1.5, "speculative_decoding": {"num_draft_tokens": 1}},
    "stats": {"total_draft_tokens_count": 1, "accepted_draft_tokens_count": 1},
    "error": {"message": "x", "code": 500, "type": "x"},
}


def test_no_value_of_an_event_is_trusted() -> None:
    client = client_of("localhost")
    for found in changed(CHUNK):
        chunk = read_chunk(found)
        assert isinstance(chunk.text + chunk.reasoning + chunk.model, str)
        figures = [chunk.answer_tokens, chunk.prompt_tokens, chunk.per_second]
        for record in (chunk.timings, chunk.drafting, chunk.progress):
            figures += [] if record is None else astuple(record)
        assert all(one is None or 0 <= one <= 2**53 for one in figures)
        if chunk.error is not None:
            assert isinstance(client.error_from(chunk.error), ServerError)


TOLD: dict[str, dict[str, Any]] = {
    "llamacpp": {
        "/props": {"default_generation_settings": {"n_ctx": 5}, "chat_template": "x"},
        "/slots": [{"speculative": True}],
    },
    "sglang": {"/server_info": {"version": "1", "speculative_algorithm": "EAGLE"}},
    "organization_owner": {
        "/api/v0/models": {"data": [{"id": "m", "type": "llm", "max_context_length": 5}]}
    },
    "library": {
        "/api/ps": {"models": [{"name": "m", "context_length": 5}]},
        "/api/show": {
            "capabilities": ["completion"],
            "parameters": "num_ctx 5",
            "model_info": {"x.context_length": 5},
        },
    },
}


@pytest.mark.parametrize("owner", TOLD)
def test_no_value_that_a_server_tells_of_itself_is_trusted(server: ModelServer, owner: str) -> None:
    client = client_of(server.address)
    models = {"data": [{"id": "m", "owned_by": owner, "meta": {"n_ctx": 5}}]}
    documents = {MODELS: models, **TOLD[owner]}
    for path, document in documents.items():
        for each, whole in documents.items():
            server.on(each, reply(whole))
        for found in changed(document):
            server.on(path, reply(found))
            with suppress(ServerError):
                for model in look(client, Cancel()).models:
                    lengths = (model.context_length, model.trained_length)
                    assert all(length is None or length > 0 for length in lengths)
