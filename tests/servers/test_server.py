"""Servers as entered by the user, event streams, and token origins derived from counters."""

import json
import logging
from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest

from foretoken.engine.events import StepFinished, TokenEmitted, TokenOrigin
from foretoken.servers.chunks import DONE, InvalidEventStream, ReportedTimings, TooLong, events
from foretoken.servers.reported_steps import StepReader
from foretoken.servers.server import (
    MOST_SERVERS,
    Server,
    ServerError,
    ServerErrorKind,
    ServerKeys,
    ServerList,
)
from foretoken.system.errors import UserError
from foretoken.system.records import RecordError
from keyrings import MemoryKeyring

KEY = "sk-abc.123_(x)"


def test_an_address_is_understood_as_people_write_it() -> None:
    for typed, address in (
        (" http://127.0.0.1:8080/ ", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:8080/v1/chat/completions", "http://127.0.0.1:8080/v1"),
        ("box.local:1234", "http://box.local:1234/v1"),
        ("models.example.org", "https://models.example.org/v1"),
        ("HTTPS://Models.Example.org:443//api//v1/", "https://models.example.org/api/v1"),
        ("https://example.org/v1beta/openai/", "https://example.org/v1beta/openai"),
        ("https://bücher.example", "https://xn--bcher-kva.example/v1"),
    ):
        assert Server.entered(typed).address == Server.entered(address).address == address
    for typed in (
        *("https://anna:secret@example.org", "https://example.org/\x1b[2J", "http://host:0"),
        *("https://example.org/v1?key=secret", "http://[::1", "file:///etc/passwd"),
        *("http://exa\u202emple.org", "x" * 3000),
    ):
        with pytest.raises(ServerError) as refused:
            Server.entered(typed)
        assert refused.value.trouble is ServerErrorKind.ADDRESS
        assert "\u202e" not in str(refused.value)
        assert "secret" not in str(refused.value)


def test_a_server_tells_who_could_read_along() -> None:
    near, far, safe = map(Server.entered, ("localhost", "192.168.1.20", "https://example.org"))
    assert [one.is_plain for one in (near, far, safe)] == [False, True, False]
    assert [one.on_this_computer for one in (near, far, safe)] == [True, False, False]


def test_servers_are_kept_changed_and_removed(tmp_path: Path) -> None:
    kept = ServerList(tmp_path / "servers.json")
    assert kept.servers() == ()
    one = Server.entered("localhost:8080", "Mine")
    other = Server.entered("http://192.168.1.20:8000", plain_agreed=True)
    renamed = Server.entered("localhost:8081", "Ours", id_=one.id)
    for server in (one, other, renamed):
        kept.save(server)
    assert ServerList(kept.file).servers() == (renamed, other)
    kept.remove(one.id)
    assert kept.servers() == (other,)
    for number in range(MOST_SERVERS - 1):
        kept.save(Server.entered(f"localhost:{number + 1}"))
    with pytest.raises(UserError) as refused:
        kept.save(one)
    assert refused.value.kind == "server-list-full"


def test_a_file_that_somebody_changed_is_set_aside(tmp_path: Path) -> None:
    kept = ServerList(tmp_path / "servers.json")
    good = {"id": "0" * 16, "name": "Mine", "address": "http://h:1/v1", "plain_agreed": True}
    for change in (
        {"id": "../x"},
        {"name": "x" * 201},
        {"plain_agreed": 1},
        {"address": "http://other:1"},  # it is not the address that somebody agreed to
        {"address": "file:///"},
    ):
        kept.file.write_text(json.dumps({"servers": [good]}))
        assert [(one.name, one.plain_agreed) for one in kept.servers()] == [("Mine", True)]
        kept.file.write_text(wrong := json.dumps({"servers": [good | change]}))
        with pytest.raises(RecordError):
            kept.servers()
        kept.save(new := Server.entered("localhost"))
        assert kept.servers() == (new,)
        (aside,) = tmp_path.glob("servers.damaged*.json")
        assert aside.read_text() == wrong
        aside.unlink()


def test_a_key_stays_with_the_address_it_is_meant_for(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    keyring = MemoryKeyring()
    keys = ServerKeys(keyring)
    server = Server.entered("https://example.org")
    assert keys.store(server.key_name, f" {KEY}\n")
    moved = Server.entered("https://example.org/api/v1")
    assert ServerKeys(keyring).secret(moved.key_name) == KEY
    for other in ("http://example.org", "https://example.org:8443", "https://example.com"):
        assert keys.secret(Server.entered(other, id_=server.id).key_name) is None
    for bad in ("", "two words", "line\nbreak", "ключ", "x" * 5000):
        with pytest.raises(UserError) as refused:
            keys.store(server.key_name, bad)
        assert refused.value.kind == "server-no-key"
    assert keys.secret(server.key_name) == KEY
    keys.forget(server.key_name)
    assert (keys.secret(server.key_name), keyring.kept) == (None, {})
    assert KEY not in caplog.text


DRAFT, CORRECTION = TokenOrigin.DRAFT, TokenOrigin.CORRECTION
BONUS, TARGET, UNKNOWN = TokenOrigin.BONUS, TokenOrigin.TARGET, TokenOrigin.UNKNOWN


def read(chunks: Iterable[bytes]) -> list[object]:
    return list(events(chunks))


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_events_may_be_cut_anywhere(end: bytes) -> None:
    said = [b": ping", b"", 'data: {"text": "Größe 🌊 \\ud83c\\udf0a"}'.encode(), b"", b"event: x"]
    said += [b"id: 7", b'data:{"a": 1}', b"", b"data: [DONE]", b"", b""]
    data = b"\xef\xbb\xbf" + end.join(said)
    expected = [{"text": "Größe 🌊 🌊"}, {"a": 1}, DONE]
    for at in range(len(data) + 1):
        assert read([data[:at], data[at:]]) == expected
    assert read(data[at : at + 1] for at in range(len(data))) == expected


def test_events_are_found_however_they_are_written() -> None:
    # No empty line between events; a bare line of JSON (Ollama, older vLLM); an error as a field
    # of its own (older llama-server).
    data = b'data: {"b": 2}\ndata: {"c": 3}\n{"error": "boom"}\nerror: {"message": "no"}\n\n'
    errors = [{"error": "boom"}, {"error": {"message": "no"}}]
    for end in (b"", b'data: {"b": "', b'data: {"b"'):
        # Half an event at the end is left out.
        assert read([data + end]) == [{"b": 2}, {"c": 3}, *errors]


def test_what_is_no_event_is_refused() -> None:
    for data in (b"data: {'a'}\n\n", b"data: [1]\n\n", b"<html>\n", b"data: " + b"[" * 100_000):
        with pytest.raises(InvalidEventStream):
            read([data, b"\n\n"])
    came = count()
    with pytest.raises(TooLong):
        read(b"x" * (1 << 16) for _ in came)
    assert next(came) < 5 << 4


class Counting:
    """Counters as llama-server has them."""

    def __init__(self) -> None:
        self.predicted = self.drafted = self.accepted = 0
        self.ms = 0.0

    def step(self, drafted: int, accepted: int, ms: float = 2.0) -> None:
        self.drafted += drafted
        self.accepted += accepted
        self.ms += ms

    def token(self, tokens: int = 1) -> ReportedTimings:
        self.predicted += tokens
        return ReportedTimings(self.predicted, self.ms, self.drafted, self.accepted, 5.0, 100.0)


def shown(events: Iterable[object]) -> list[tuple[str, TokenOrigin]]:
    return [(event.text, event.origin) for event in events if isinstance(event, TokenEmitted)]


def told(teller: StepReader, text: str, timings: ReportedTimings | None) -> list[TokenOrigin]:
    """The origins of the tokens that can be shown then."""
    return [origin for _, origin in shown(teller.take(text, timings))]


def begun() -> tuple[StepReader, Counting]:
    teller, counting = StepReader(), Counting()
    teller.prompt_tokens = 10
    counting.ms = 0.001
    assert told(teller, "first", counting.token()) == [TARGET]
    return teller, counting


def test_a_piece_that_may_be_of_several_steps_waits_for_the_next_one() -> None:
    teller, counting = begun()
    counting.step(4, 3)
    for text, tokens in (("ab", 2), ("c", 1), ("d", 1)):
        assert told(teller, text, counting.token(tokens)) == []
    counting.step(0, 0)  # five tokens and four accepted ones would have been two steps
    found = list(teller.take("e", counting.token()))
    known = [("", DRAFT), ("ab", DRAFT), ("c", DRAFT), ("d", CORRECTION), ("e", TARGET)]
    assert shown(found) == known
    steps = [event for event in found if isinstance(event, StepFinished)]
    assert [(step.accepted, step.position) for step in steps] == [(3, 14), (0, 15)]
    assert teller.unknown == 0


def test_where_several_steps_began_nobody_knows() -> None:
    teller, counting = begun()
    counting.step(4, 1)
    counting.step(4, 1)
    assert told(teller, "xyz", counting.token(3)) == []
    assert told(teller, "!", counting.token()) == []
    counting.step(2, 1)  # it begins with one token: known again
    unknown = [("", UNKNOWN), ("", UNKNOWN), ("xyz", UNKNOWN), ("!", UNKNOWN)]
    assert shown(teller.take("a", counting.token())) == [*unknown, ("a", DRAFT)]
    assert told(teller, "b", counting.token()) == [CORRECTION]
    # A text without counters too; and what waits is shown when nothing more comes.
    assert told(teller, "?", None) == [UNKNOWN]
    counting.step(4, 3)
    assert told(teller, "ab", counting.token(2)) == []
    assert shown(teller.finish(None)) == [("", UNKNOWN), ("ab", UNKNOWN)]


def test_a_model_that_cannot_roll_back_reads_again() -> None:
    """Behind the correction comes one token more of the same message (server-context.cpp)."""
    teller, counting = begun()
    counting.step(4, 1)
    for origin in (DRAFT, CORRECTION, TARGET):
        assert told(teller, "x", counting.token()) == [origin]
    counting.step(1, 1)
    for origin in (DRAFT, BONUS):
        assert told(teller, "x", counting.token()) == [origin]
    assert told(teller, "y", counting.token()) == [UNKNOWN], "all were accepted: there is no more"


def test_counters_that_cannot_be_colour_nothing_more() -> None:
    for wrong in (
        (5, 3.0, 4, 5),  # more accepted than drafted
        (5, 3.0, 1, 0),  # less drafted than before
        (5, 1.0, 8, 2),  # the clock runs back
        (2, 3.0, 8, 2),  # fewer tokens than before
    ):
        teller, counting = begun()
        counting.step(4, 2)
        for _ in range(3):
            told(teller, "x", counting.token())
        assert set(told(teller, "y", ReportedTimings(*wrong, 0.0, None))) == {UNKNOWN}
        counting.predicted, counting.drafted, counting.accepted, counting.ms = 9, 20, 9, 50.0
        counting.step(2, 2)
        assert set(told(teller, "z", counting.token())) == {UNKNOWN}
