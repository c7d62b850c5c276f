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
        (" http://127.0.0.1:8080/ ", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:8080/v1/chat/completions", "http://127.0.0.1:8080/v1"),
        ("box.local:1234", "http://box.local:1234/v1"),
        ("models.example.org", "https://models.example.org/v1"),
        ("HTTPS://Models.Example.org:443//api//v1/", "https://models.example.org/api/v1"),
        ("https://example.org/v1beta/openai/", "https://example.org/v1beta/openai"),
        ("https://bücher.example", "https://xn--bcher-kva.example/v1"),
        ("https://anna:secret@example.org", None),
        ("https://example.org/\x1b[2J", None),
        ("https://example.org/v1?key=x", None),
        ("http://host:0", None),
        ("http://[::1", None),
        ("file:///etc/passwd", None),
        ("http://exa\u202emple.org", None),
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
    for number in range(MOST_SERVERS - 1):
        kept.keep(Server.entered(f"localhost:{number + 1}"))
    with pytest.raises(ValueError, match="Remove one"):
        kept.keep(one)


def test_a_file_that_somebody_changed_is_read_as_far_as_it_makes_sense(tmp_path: Path) -> None:
    kept = ServerList(tmp_path / "servers.json")
    good = {"id": "0" * 16, "name": " Mine ", "address": "http://h:1/v1", "plain_agreed": True}
    changes = [{}, {"name": None}, {"name": "x" * 201}, {"plain_agreed": 1}]
    changes += [{"address": "http://other:1"}, {"address": "file:///"}]
    rows = [{**good, "id": f"{n:016x}", **change} for n, change in enumerate(changes)]
    kept.file.write_text(json.dumps({"servers": [*rows, {**good, "id": "../x"}, 7, None, {}]}))
    assert [(one.name, one.address, one.plain_agreed) for one in kept.servers()] == [
        ("Mine", "http://h:1/v1", True),
        ("http://h:1/v1", "http://h:1/v1", True),
        ("x" * 200, "http://h:1/v1", True),
        ("Mine", "http://h:1/v1", False),
        ("Mine", "http://other:1/v1", False),  # it is not the address that somebody agreed to
    ]
    kept.file.write_text("{")
    new = Server.entered("localhost")
    with pytest.raises(RecordError):
        kept.servers()
    kept.keep(new)
    assert kept.servers() == (new,)
    assert (tmp_path / "servers.damaged.json").read_text() == "{"


def test_a_key_stays_with_the_address_it_is_meant_for(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    keyring = MemoryKeyring()
    keys = ServerKeys(keyring)
    server = Server.entered("https://example.org")
    assert keys.keep(server.key_name, f" {KEY}\n")
    moved = Server.entered("https://example.org/api/v1")
    assert ServerKeys(keyring).secret(moved.key_name) == KEY
    for other in ("http://example.org", "https://example.org:8443", "https://example.com"):
        assert keys.secret(Server.entered(other, id_=server.id).key_name) is None
    keys.forget(server.key_name)
    assert (keys.secret(server.key_name), keyring.kept) == (None, {})
    assert not keys.keep(server.key_name, KEY, lasting=False)
    for bad in ("", "two words", "line\nbreak", "ключ", "x" * 5000):
        with pytest.raises(ValueError, match="no key"):
            keys.keep(server.key_name, bad)
    assert (keys.secret(server.key_name), keyring.kept) == (KEY, {})
    assert KEY not in caplog.text
