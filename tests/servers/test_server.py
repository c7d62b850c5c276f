"""What a person enters of a server, what is kept of it, and where its key goes."""

import json
import logging
from pathlib import Path

import pytest

from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.server import Server
from foretoken.servers.server_list import MOST_SERVERS, ServerKeys, ServerList
from foretoken.system.records import RecordError
from keyrings import MemoryKeyring

KEY = "sk-abc.123_(x)"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("localhost:8080", "http://localhost:8080/v1"),
        (" http://127.0.0.1:8080/ ", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:8080/v1/chat/completions", "http://127.0.0.1:8080/v1"),
        ("192.168.1.20:8000", "http://192.168.1.20:8000/v1"),
        ("box.local:1234", "http://box.local:1234/v1"),
        ("models.example.org", "https://models.example.org/v1"),
        ("HTTPS://Models.Example.org:443//api//v1/", "https://models.example.org/api/v1"),
        ("https://example.org/api/paas/v4", "https://example.org/api/paas/v4"),
        ("https://example.org/v1beta/openai/", "https://example.org/v1beta/openai"),
        ("https://bücher.example", "https://xn--bcher-kva.example/v1"),
        ("https://anna:secret@example.org", None),
        ("https://example.org/a b", None),
        ("https://example.org/\x1b[2J", None),
        ("https://example.org/v1?key=x", None),
        ("http://host:0", None),
        ("http://host:99999", None),
        ("http://[::1", None),
        ("file:///etc/passwd", None),
        ("http://exa\u202emple.org", None),
        ("", None),
        ("x" * 3000, None),
    ],
)
def test_an_address_is_understood_as_people_write_it(typed: str, address: str | None) -> None:
    if address is None:
        with pytest.raises(ServerError) as refused:
            Server.entered(typed)
        assert refused.value.trouble is ServerTrouble.ADDRESS
        assert "\u202e" not in str(refused.value)
        assert "secret" not in str(refused.value)
    else:
        server = Server.entered(typed)
        assert server.address == address
        assert Server.entered(server.address).address == address


def test_a_server_tells_who_could_read_along() -> None:
    near, far, safe = map(Server.entered, ("localhost", "192.168.1.20", "https://example.org"))
    assert [one.is_plain for one in (near, far, safe)] == [False, True, False]
    assert [one.on_this_computer for one in (near, far, safe)] == [True, False, False]
    assert (safe.root, safe.url("models")) == (
        "https://example.org",
        "https://example.org/v1/models",
    )


def test_servers_are_kept_changed_and_removed(tmp_path: Path) -> None:
    kept = ServerList(tmp_path / "servers.json")
    assert kept.servers() == ()
    one = Server.entered("localhost:8080", "Mine")
    other = Server.entered("http://192.168.1.20:8000", plain_agreed=True)
    kept.keep(one)
    kept.keep(other)
    renamed = Server.entered("localhost:8081", "Ours", id_=one.id)
    kept.keep(renamed)
    assert ServerList(kept.file).servers() == (renamed, other)
    kept.remove(one.id)
    assert kept.servers() == (other,)


def test_a_file_that_somebody_changed_is_read_as_far_as_it_makes_sense(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    good = {"id": "0" * 16, "name": "Mine", "address": "http://h:1/v1", "plain_agreed": True}
    moved = {**good, "id": "1" * 16, "address": "http://other:1"}
    rows = [good, moved, {**good, "id": "../x"}, {**good, "id": "2" * 16, "address": "file:///"}]
    file.write_text(json.dumps({"servers": [*rows, 7, None, {}]}))
    found = ServerList(file).servers()
    assert [(one.address, one.plain_agreed) for one in found] == [
        ("http://h:1/v1", True),
        ("http://other:1/v1", False),  # it is not the address that somebody agreed to
    ]
    names = [" ", " Mine ", "x" * 201, None]
    rows = [{**good, "id": f"{n:016x}", "name": name} for n, name in enumerate(names)]
    file.write_text(
        json.dumps({"servers": [*rows, {**rows[1], "id": "f" * 16, "plain_agreed": 1}]})
    )
    found = ServerList(file).servers()
    assert [one.name for one in found] == [
        "http://h:1/v1",
        "Mine",
        "x" * 200,
        "http://h:1/v1",
        "Mine",
    ]
    assert [one.plain_agreed for one in found] == [True] * 4 + [False]
    file.write_text("{")
    new = Server.entered("localhost")
    with pytest.raises(RecordError):
        ServerList(file).servers()
    ServerList(file).keep(new)
    assert ServerList(file).servers() == (new,)
    assert (tmp_path / "servers.damaged.json").read_text() == "{"


def test_there_is_an_end_to_servers(tmp_path: Path) -> None:
    kept = ServerList(tmp_path / "servers.json")
    rows = [{"id": f"{n:016x}", "name": "x", "address": "http://h/v1"} for n in range(MOST_SERVERS)]
    kept.file.write_text(json.dumps({"servers": rows}))
    with pytest.raises(ValueError, match="Remove one"):
        kept.keep(Server.entered("localhost"))


def test_a_key_stays_with_the_address_that_it_was_entered_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    keyring = MemoryKeyring()
    keys = ServerKeys(keyring)
    server = Server.entered("https://example.org")
    assert keys.keep(server.key_name, f" {KEY}\n")
    assert keys.secret(server.key_name) == KEY
    moved = Server.entered("https://example.org/api/v1")
    assert ServerKeys(keyring).secret(moved.key_name) == KEY
    for other in ("http://example.org", "https://example.org:8443", "https://example.com"):
        assert keys.secret(Server.entered(other, id_=server.id).key_name) is None
    keys.forget(server.key_name)
    assert keys.secret(server.key_name) is None
    assert keyring.kept == {}
    assert not keys.keep(server.key_name, KEY, lasting=False)
    assert (keys.secret(server.key_name), keyring.kept) == (KEY, {})
    for bad in ("", "two words", "line\nbreak", "ключ", "x" * 5000):
        with pytest.raises(ValueError, match="no key"):
            keys.keep(server.key_name, bad)
    assert keys.secret(server.key_name) == KEY
    assert KEY not in caplog.text
