"""What the hub offers, what it is told, and what a person reads when it does not respond."""

import logging
from pathlib import Path
from unittest.mock import Mock

import pytest

from foretoken.models.hub import hub as hub_module
from foretoken.models.hub.errors import HubError, HubReason
from foretoken.models.hub.files import HubFile, models_of, quantisation
from foretoken.models.hub.hub import Hub, HubTokens
from foretoken.models.names import is_safe_path
from foretoken.system.errors import UserError
from foretoken.system.secret_store import SERVICE, system_keyring
from hub_server import (
    FILE,
    NAME,
    TOKEN,
    HubServer,
    answer_with,
    contents,
    hub_server,
    redirect,
    refuse,
    sha256,
    silence,
)
from keyrings import MemoryKeyring


@pytest.fixture
def keyring() -> MemoryKeyring:
    return MemoryKeyring()


@pytest.fixture
def hub(keyring: MemoryKeyring) -> Hub:
    return Hub(HubTokens(keyring))


def refused(hub: Hub, name: str = NAME, revision: str = "main") -> HubError:
    with pytest.raises(HubError) as caught:
        hub.repository(name, revision)
    return caught.value


def test_a_search_finds_repositories_with_gguf_files(
    server: HubServer, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.add("bert/other-GGUF", {"a.gguf": b"x"}, downloads=5)
    server.add("bert/Tiny-2-GGUF", {"a.gguf": b"x"}, downloads=9, gated="auto", licence="mit")
    first, second = hub.search(" tiny ")
    assert (first.name, first.downloads, first.gated) == ("bert/Tiny-2-GGUF", 9, "auto")
    assert first.licence == "mit"
    assert (second.name, second.gated) == (NAME, False)
    assert (second.architecture, second.parameters) == ("llama", 135_000_000)
    assert second.modified is not None
    monkeypatch.setattr(hub_module, "_MOST_FOUND", 2)
    assert len(hub.search("")) == 2


def test_a_repository_lists_its_models(server: HubServer, hub: Hub) -> None:
    files = {
        "README.md": b"# Tiny",
        "model-Q8_0.gguf": contents(900, 1),
        "model-Q4_K_M.gguf": contents(500, 2),
        "mmproj-model-f16.gguf": contents(100, 3),
        "BF16/model-BF16-00001-of-00002.gguf": contents(1000, 4),
        "BF16/model-BF16-00002-of-00002.gguf": contents(700, 5),
        "F32/model-F32-00001-of-00002.gguf": contents(2000, 6),  # its second part is not there
    }
    commit = server.repositories[NAME].commit(files)
    offer = hub.repository(NAME)
    assert (offer.name, offer.licence, offer.gated) == (NAME, "apache-2.0", False)
    assert [(m.name, m.quantisation, m.size, len(m.files)) for m in offer.models] == [
        ("model-Q4_K_M", "Q4_K_M", 500, 1),
        ("model-Q8_0", "Q8_0", 900, 1),
        ("model-BF16", "BF16", 1700, 2),
    ]
    for model in offer.models:
        assert model.commit == commit
        for file in model.files:
            assert file.sha256 == sha256(files[file.path])
            assert file.size == len(files[file.path])


def test_a_name_tells_the_quantisation() -> None:
    assert quantisation("qwen2.5-0.5b-instruct-q4_k_m.gguf") == "Q4_K_M"
    assert quantisation("UD-Q4_K_XL/m-UD-Q4_K_XL-00001-of-00002.gguf") == "UD-Q4_K_XL"
    assert quantisation("Q8_0/model-00001-of-00002.gguf") == "Q8_0"
    assert quantisation("model-fp16.gguf") == "F16"
    assert quantisation("phi-3-mini-4k.gguf") == ""
    bad = ("../a.gguf", "/a.gguf", "a/../../b.gguf", "a\\..\\b.gguf", "c:a.gguf", "a/nul.gguf")
    for path in bad:
        assert not is_safe_path(path), path
        assert models_of(NAME, "0" * 40, [HubFile(path, 1, "0" * 64)]) == []
    for path in ("a" * 300 + ".gguf", "ä" * 120 + ".gguf", "a/" * 600 + "b.gguf"):
        assert not is_safe_path(path), "longer than disks take"
    assert is_safe_path("a" * 200 + ".gguf")
    assert is_safe_path("Q4_0/model v1.1-Q4_0.gguf")


def test_nothing_is_told_about_who_asks(server: HubServer, hub: Hub) -> None:
    hub.search("tiny")
    hub.repository(NAME)
    assert len(server.hub_asked) == 2, "and nothing else is asked"
    for request in server.hub_asked:
        assert set(request.headers) <= {"Host", "Accept-Encoding", "Connection", "User-Agent"}
        assert request.headers["User-Agent"] == "Foretoken"
    repository = server.repositories[NAME]
    old = repository.main
    repository.commit({FILE: contents(1000, seed=9)})
    assert hub.repository(NAME, old).models[0].commit == old
    server.renamed["anna/once-GGUF"] = NAME
    assert hub.repository("anna/once-GGUF").models[0].size == 1000


def test_its_token_is_secret(server: HubServer, hub: Hub, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    hub.tokens.store(hub.host, TOKEN)
    error = refused(hub)
    assert error.reason is HubReason.ACCESS, "no account has it"
    server.tokens.add(TOKEN)
    hub.search("tiny")
    told = caplog.text + str(error) + repr(hub.tokens) + repr(hub) + repr(vars(hub))
    assert TOKEN not in told
    assert server.hub_asked[-1].headers["Authorization"] == f"Bearer {TOKEN}"
    server.hub_faults.append(redirect(f"{server.cdn_url}/elsewhere"))
    refused(hub)
    assert len(server.cdn_asked) == 1
    assert TOKEN not in str(server.cdn_asked)


def test_a_token_is_kept_in_the_keyring_by_server(
    server: HubServer, hub: Hub, keyring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text in ("", "short", "two words in it", "line\r\nX-Evil: 1", "t\xf6ken-with-umlaut"):
        with pytest.raises(UserError) as caught:
            hub.tokens.store(hub.host, text)
        assert caught.value.kind == "hub-no-token"
    assert hub.authorization() is None
    monkeypatch.setenv("HF_TOKEN", "hf_from_the_environment")
    assert hub.authorization() == "Bearer hf_from_the_environment"
    assert hub.tokens.origin(hub.host) == "HF_TOKEN"
    assert hub.tokens.store(hub.host, f" {TOKEN}\n")
    assert hub.authorization() == f"Bearer {TOKEN}", "the one that was entered counts"
    assert keyring.kept == {(SERVICE, hub.host): TOKEN}
    monkeypatch.delenv("HF_TOKEN")
    later = HubTokens(keyring)
    assert (later.token(hub.host), later.token("hub.example.org")) == (TOKEN, None)
    assert later.origin(hub.host) == "the system's keyring"
    later.forget(hub.host)
    assert keyring.kept == {}
    assert later.token(hub.host) is None


def test_a_keyring_that_fails(server: HubServer, monkeypatch: pytest.MonkeyPatch) -> None:
    locked = Mock(side_effect=RuntimeError("The person closed the dialog"))
    for method in ("set_password", "get_password"):
        monkeypatch.setattr(MemoryKeyring, method, locked)
    tokens = HubTokens(MemoryKeyring())
    assert tokens.token("hub") is None
    assert not tokens.store("hub", TOKEN), "told that it does not outlive the session"
    assert (tokens.token("hub"), tokens.origin("hub")) == (TOKEN, "this session")
    tokens.forget("hub")
    assert tokens.token("hub") is None


PLAIN_KEYRING = """
from pathlib import Path
from keyring.backend import KeyringBackend

class PlaintextKeyring(KeyringBackend):
    priority = 9
    def get_password(self, service, username):
        return None
    def set_password(self, service, username, password):
        Path(__file__).with_name("passwords.txt").write_text(password)
"""


@pytest.mark.parametrize(
    "choice", ["plain_keyring.PlaintextKeyring", "keyring.backends.null.Keyring", "no.such.Keyring"]
)
def test_plain_file_keyrings(choice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "plain_keyring.py").write_text(PLAIN_KEYRING, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", choice)
    assert system_keyring() is None
    tokens = HubTokens()
    assert not tokens.store("hub", TOKEN)
    assert tokens.token("hub") == TOKEN
    assert not (tmp_path / "passwords.txt").exists()


def test_what_is_missing_is_told(server: HubServer, hub: Hub) -> None:
    error = refused(hub, "anna/none-GGUF")
    assert error.reason is HubReason.ACCESS
    assert f"{hub.host} has no public repository anna/none-GGUF" in str(error)
    assert refused(hub, revision="0" * 40).kind == "hub-file-not-found"
    server.tokens.add(TOKEN)
    hub.tokens.store(hub.host, TOKEN)
    error = refused(hub, "anna/none-GGUF")
    assert error.reason is HubReason.OTHER
    assert error.kind == "hub-no-accessible-repository"


@pytest.mark.parametrize(
    ("status", "headers", "reason", "kind"),
    [
        (401, {"X_Error_Code": "GatedRepo"}, HubReason.ACCESS, "hub-terms-not-accepted"),
        (403, {}, HubReason.ACCESS, "hub-access-denied"),
        (429, {"Retry_After": "30"}, HubReason.OTHER, "as-told"),
        (429, {"RateLimit": '"api";r=0;t=240'}, HubReason.OTHER, "as-told"),
        (418, {}, HubReason.OTHER, "hub-refused"),
    ],
)
def test_a_refusal_is_told_at_once(
    server: HubServer, hub: Hub, status: int, headers: dict[str, str], reason: HubReason, kind: str
) -> None:
    server.hub_faults.append(refuse(status, **headers))
    error = refused(hub)
    assert (error.reason, error.kind) == (reason, kind)
    assert ("Try again in 4 min." in str(error)) == ("RateLimit" in headers)
    server.hub_faults.append(refuse(status, **headers))
    with pytest.raises(HubError):
        hub.search("tiny")
    assert len(server.hub_asked) == 2, "nothing was tried again behind the caller's back"


@pytest.mark.parametrize(
    "body",
    [
        b"<html>Sign in to this hotel</html>",
        b"[1]",
        b'{"id": 1}',
        b'{"id": "a/b", "sha": "main"}',
        b'{"id": "a/b"}',
        b"[" * 5000,
    ],
)
def test_an_answer_that_makes_no_sense_is_told(server: HubServer, hub: Hub, body: bytes) -> None:
    server.hub_faults.append(answer_with(body))
    assert refused(hub).kind == "host-invalid-response"


def test_servers_that_fail(server: HubServer, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "_WITHIN_S", 0.1)
    monkeypatch.setattr(hub_module, "_MOST_BYTES", 1000)
    server.hub_faults.extend([silence, answer_with(b"[" * 2000)])
    assert refused(hub).kind == "host-silent"
    assert refused(hub).kind == "host-sent-too-much"
    with hub_server() as gone:
        url = gone.url
    monkeypatch.setenv("HF_ENDPOINT", url)
    error = refused(hub)
    assert error.kind == "host-refuses"
    assert error.passing


def test_forbidden_questions(server: HubServer, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("tiny", "a/b/c", "../etc", "a/..", "a b/c", "a/b\n", ""):
        assert refused(hub, name).kind == "hub-no-repository-name"
    for name in ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE"):
        monkeypatch.setenv(name, "1")
        error = refused(hub)
        assert error.reason is HubReason.OFFLINE
        assert (error.kind, error.facts) == ("hub-blocked", {"name": name})
        monkeypatch.delenv(name)
    for address in ("http://hub.example.org", "hub.example.org", "ftp://x"):
        monkeypatch.setenv("HF_ENDPOINT", address)
        assert refused(hub).kind == "hub-address-not-https"
    assert server.hub_asked == []
