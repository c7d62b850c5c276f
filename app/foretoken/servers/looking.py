"""What a server is and offers, asked in its own ways.

All of them list their models under ``/v1/models`` and say by ``owned_by`` whose program they are;
what else they tell stands elsewhere:

- llama-server: the context of a slot in ``meta.n_ctx`` of the list (newer ones) and in ``/props``,
  with the chat template; whether it speculates in ``/slots`` (tools/server/README.md).
- vLLM: ``max_model_len`` in the list; ``/version``; drafts in ``/metrics``.
- SGLang: ``max_model_len`` in the list; ``/server_info`` (before, ``/get_server_info``) with the
  way of speculating.
- LM Studio: ``/api/v0/models`` with ``max_context_length``, and ``loaded_context_length`` of what
  is loaded; embedding models stand in the list too (docs: REST API v0).
- Ollama: ``/api/show`` with ``model_info``, ``capabilities``, and ``num_ctx`` among ``parameters``;
  ``/api/ps`` with the context of what is loaded. What it reads of a chat is cut to that without a
  word, and its OpenAI-compatible interface takes no ``num_ctx`` (ollama#3839, ollama#5902).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from foretoken.servers.chunks import count
from foretoken.servers.client import ServerClient
from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.metrics import counters_of
from foretoken.servers.server import ServedModel, ServerFacts, ServerKind, SpeculationTold
from foretoken.system.fetching import Cancel
from foretoken.system.language import tr

MOST_MODELS = 2000
_MOST_NAME = 500
_MOST_TEMPLATE = 200_000
_MOST_ASKED = 50
"""So many of Ollama's models are asked for, each by a question of its own."""
_MOST_METRIC_BYTES = 1 << 22
_OWNERS = {
    "llamacpp": ServerKind.LLAMA_SERVER,
    "vllm": ServerKind.VLLM,
    "sglang": ServerKind.SGLANG,
    "organization_owner": ServerKind.LM_STUDIO,
    "library": ServerKind.OLLAMA,
}
_NUM_CTX = re.compile(r"^num_ctx\s+(\d{1,12})\s*$", re.MULTILINE)


def look(client: ServerClient, cancel: Cancel) -> ServerFacts:
    """Ask a server what it is. Raises ``ServerError``, ``Cancelled``.

    Only its list of models is needed; what else it does not tell is unknown.
    """
    rows = _rows(client, cancel)
    owners = (_OWNERS.get(_text(row.get("owned_by"))) for row in rows)
    kind = next((owner for owner in owners if owner is not None), None)
    facts = ServerFacts(kind or ServerKind.OTHER, tuple(_listed(row) for row in rows))
    asking = _Asking(client, cancel)
    with suppress(ServerError):  # what follows is extra
        if kind is None:
            facts = replace(facts, kind=_kind_by_asking(asking))
        if facts.kind in _ASKED:
            return _ASKED[facts.kind](asking, facts)
    return facts


class _Asking:
    """Questions in a server's own ways; what is refused is unknown."""

    def __init__(self, client: ServerClient, cancel: Cancel) -> None:
        self.client, self.cancel = client, cancel

    def found(self, path: str, question: Mapping[str, Any] | None = None) -> Any:
        try:
            return self.client.json(f"{self.client.server.root}/{path}", self.cancel, question)
        except ServerError as error:
            if error.trouble is ServerTrouble.SILENT:  # it is not asked for more
                raise
            return None

    def table(self, path: str, question: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        return _table(self.found(path, question))


def _rows(client: ServerClient, cancel: Cancel) -> Sequence[Mapping[str, Any]]:
    found = client.json(client.server.url("models"), cancel)
    listed = found
    if isinstance(found, dict) and "data" in found:  # some have a bare list
        listed = found["data"] or []  # Ollama without models has null
    if not isinstance(listed, list):
        words = tr(
            "{host} answers, but lists no models: is it a server of models?",
            host=client.server.host,
        )
        raise ServerError(ServerTrouble.PROTOCOL, words)
    return list(_by_name(listed, "id").values())[:MOST_MODELS]


def _by_name(listed: object, field: str) -> dict[str, Mapping[str, Any]]:
    """Rows of a list by what they are called; what is no row is left out."""
    rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
    names = ((row.get(field), row) for row in rows)
    return {
        name: row for name, row in names if isinstance(name, str) and 0 < len(name) <= _MOST_NAME
    }


def _listed(row: Mapping[str, Any]) -> ServedModel:
    meta = _table(row.get("meta"))
    status = _table(row.get("status")).get("value")  # of llama-server as a router of models
    # OpenRouter has context_length, Mistral max_context_length, Groq context_window.
    lengths = (meta.get("n_ctx"), row.get("max_model_len"), row.get("context_length"))
    others = (row.get("max_context_length"), row.get("context_window"))
    return ServedModel(
        row["id"],
        context_length=_first_count(*lengths, *others),
        trained_length=_first_count(meta.get("n_ctx_train")),
        parameters=_first_count(meta.get("n_params")),
        bytes=_first_count(meta.get("size")),
        loaded=status == "loaded" if isinstance(status, str) else None,
    )


def _kind_by_asking(asking: _Asking) -> ServerKind:
    """Of a server whose list does not say it, as Ollama's does not without models."""
    for path, field, kind in (
        ("api/version", "version", ServerKind.OLLAMA),
        ("version", "version", ServerKind.VLLM),
        ("props", "build_info", ServerKind.LLAMA_SERVER),
    ):
        if isinstance(asking.table(path).get(field), str):
            return kind
    return ServerKind.OTHER


def _of_llama_server(asking: _Asking, facts: ServerFacts) -> ServerFacts:
    props = asking.table("props")
    length = _first_count(_table(props.get("default_generation_settings")).get("n_ctx"))
    template = props.get("chat_template")
    # A router has several models, and what it says here is not about all of them.
    if len(facts.models) == 1:
        (model,) = facts.models
        told = template[:_MOST_TEMPLATE] if isinstance(template, str) else None
        model = replace(model, context_length=length or model.context_length, template=told)
        facts = replace(facts, models=(replace(model, loaded=True),))
    version = _text(props.get("build_info"))
    facts = replace(facts, speculation=SpeculationTold.STEPS, version=version)
    return _with_slots(facts, asking.found("slots"))


def _with_slots(facts: ServerFacts, slots: object) -> ServerFacts:
    """With what llama-server's slots tell of drafting."""
    rows = [_table(row) for row in slots] if isinstance(slots, list) else []
    told = [row.get("speculative") for row in rows]
    known = bool(told) and all(isinstance(one, bool) for one in told)
    # Told once a slot has answered: what its drafts come from, in llama.cpp's words.
    kinds = [_text(_table(row.get("params")).get("speculative.types")) for row in rows]
    methods = [one for kind in kinds for one in kind.split(",") if one not in ("", "none")]
    return replace(
        facts, speculates=any(told) if known else None, method=", ".join(dict.fromkeys(methods))
    )


def _of_vllm(asking: _Asking, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, version=_text(asking.table("version").get("version")))
    text = metrics_text(asking.client, asking.cancel)
    drafts = [counters_of(text, model.name) for model in facts.models] if text else []
    if any(drafts):
        return replace(facts, speculation=SpeculationTold.COUNTERS, speculates=True)
    return replace(facts, speculates=False if text else None)


def metrics_text(client: ServerClient, cancel: Cancel, within_s: float | None = None) -> str | None:
    """The counters of a server as it writes them; None where it has none for us."""
    url = f"{client.server.root}/metrics"
    with suppress(ServerError):
        content = client.get(url, cancel, most_bytes=_MOST_METRIC_BYTES, within_s=within_s)
        return content.decode("utf-8", "replace")
    return None


def _of_sglang(asking: _Asking, facts: ServerFacts) -> ServerFacts:
    told = asking.table("server_info") or asking.table("get_server_info")
    if not told:
        return facts
    method = _text(told.get("speculative_algorithm"))
    return replace(
        facts, version=_text(told.get("version")), speculates=bool(method), method=method
    )


def _of_lm_studio(asking: _Asking, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, speculation=SpeculationTold.TOTALS)
    told = _by_name(asking.table("api/v0/models").get("data"), "id")
    if not told:
        return facts
    models = []
    for model in facts.models:
        row = told.get(model.name, {})
        if row.get("type") == "embeddings":
            continue
        trained, loaded = row.get("max_context_length"), row.get("loaded_context_length")
        state = row.get("state")
        models.append(
            replace(
                model,
                context_length=_first_count(loaded),
                trained_length=_first_count(trained),
                loaded=state == "loaded" if isinstance(state, str) else None,
            )
        )
    return replace(facts, models=tuple(models))


def _of_ollama(asking: _Asking, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, version=_text(asking.table("api/version").get("version")))
    running = asking.found("api/ps")
    loaded = None if running is None else _by_name(_table(running).get("models"), "name")
    models: list[ServedModel] = []
    for number, model in enumerate(facts.models):
        told: Mapping[str, Any] = {}
        if number < _MOST_ASKED:
            told = asking.table("api/show", {"model": model.name})
        abilities = told.get("capabilities")
        if isinstance(abilities, list) and abilities and "completion" not in abilities:
            continue  # it only embeds texts
        shown = _shown(model, told)
        if loaded is not None:
            here = loaded.get(model.name)
            length = None if here is None else _first_count(here.get("context_length"))
            shown = replace(
                shown, loaded=here is not None, context_length=length or shown.context_length
            )
        models.append(shown)
    words = tr(
        "Ollama cuts what does not fit its context without a word. How long that is says "
        "OLLAMA_CONTEXT_LENGTH, or num_ctx of a model."
    )
    return replace(facts, models=tuple(models), notes=(*facts.notes, words))


def _shown(model: ServedModel, told: Mapping[str, Any]) -> ServedModel:
    """A model with what Ollama shows of it."""
    abilities = told.get("capabilities")
    info, parameters = _table(told.get("model_info")), told.get("parameters")
    lengths = [value for name, value in info.items() if name.endswith(".context_length")]
    chosen = _NUM_CTX.search(parameters) if isinstance(parameters, str) else None
    return replace(
        model,
        context_length=_first_count(int(chosen[1])) if chosen else None,
        trained_length=_first_count(*lengths),
        reasons="thinking" in abilities if isinstance(abilities, list) else None,
        parameters=_first_count(info.get("general.parameter_count")),
    )


_ASKED = {
    ServerKind.LLAMA_SERVER: _of_llama_server,
    ServerKind.VLLM: _of_vllm,
    ServerKind.SGLANG: _of_sglang,
    ServerKind.LM_STUDIO: _of_lm_studio,
    ServerKind.OLLAMA: _of_ollama,
}


def _table(found: object) -> Mapping[str, Any]:
    return found if isinstance(found, dict) else {}


def _first_count(*values: object) -> int | None:
    """The first that is a number of something."""
    return next((number for value in values if (number := count(value))), None)


def _text(value: object) -> str:
    return value[:_MOST_NAME] if isinstance(value, str) else ""
