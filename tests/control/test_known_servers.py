"""The servers that a person chose: kept, asked, tried and removed beside the GUI thread."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.control.background import shut_down_below
from foretoken.control.models.known_servers import KnownServers
from foretoken.servers.server import Server
from foretoken.servers.server_list import ServerKeys
from scripted_server import MODEL, ScriptedServer, scripted_server


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with scripted_server() as result:
        yield result


@pytest.fixture
def keys() -> ServerKeys:
    return ServerKeys()


@pytest.fixture
def known(qtbot: QtBot, keys: ServerKeys) -> Iterator[KnownServers]:
    result = KnownServers(keys)
    yield result
    shut_down_below(result)


def keep(known: KnownServers, qtbot: QtBot, server: Server, key: str = "") -> None:
    with qtbot.waitSignal(known.kept, timeout=5_000):
        known.keep(server, key)


def ask(known: KnownServers, qtbot: QtBot, server: Server) -> str:
    known.ask(server.id)
    qtbot.waitUntil(lambda: not known.listed[0].asking)
    return known.listed[0].error


def test_a_server_is_kept(known: KnownServers, qtbot: QtBot, server: ScriptedServer) -> None:
    server.key = "secret"
    attic = Server.entered(server.host, "Attic")
    keep(known, qtbot, attic, "secret")
    assert known.servers == (attic,)
    assert server.keys == [], "to keep it asks nobody"
    known.ask_once(attic.id)
    qtbot.waitUntil(lambda: known.listed[0].facts is not None)
    facts, asked = known.listed[0].facts, len(server.keys)
    assert facts.models[0].name == MODEL
    known.ask_once(attic.id)
    assert (known.listed[0].asking, len(server.keys)) == (False, asked), "it has told"

    again = KnownServers(ServerKeys())
    assert again.servers == (attic,), "the next start knows it"
    assert "401" in ask(again, qtbot, attic), "its key was for one session, without a keyring"
    shut_down_below(again)
    # What was told is forgotten with the address.
    moved = Server.entered("http://127.0.0.1:9", "Attic", id_=attic.id)
    keep(known, qtbot, moved)
    assert known.listed[0].facts is None
    assert ask(known, qtbot, moved)


def test_a_removed_server_comes_back_with_its_key(
    known: KnownServers, qtbot: QtBot, server: ScriptedServer, keys: ServerKeys
) -> None:
    attic = Server.entered(server.host, "Attic")
    cellar = Server.entered(f"{server.host}/v2", "Cellar")
    keep(known, qtbot, attic, "secret")
    keep(known, qtbot, cellar)
    for removed, key in ((attic, "secret"), (cellar, None)):
        with qtbot.waitSignal(known.removed, timeout=5_000):
            known.remove(removed.id)
        assert removed not in known.servers
        assert keys.secret(attic.key_name) == key, "the other server needs it still"
    with qtbot.waitSignal(known.restored, timeout=5_000):
        known.restore()
    assert known.servers == (cellar,)
    assert keys.secret(cellar.key_name) == "secret"
