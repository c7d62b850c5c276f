"""Detection of a server's kind, models and abilities, by each server's own API.

All list their models under ``/v1/models``, where ``owned_by`` tells the kind of server. Other facts
are found elsewhere:

- llama-server: a slot's context in ``meta.n_ctx`` of the list (newer versions) and in ``/props``,
  with the chat template; whether it speculates in ``/slots`` (tools/server/README.md).
- vLLM: ``max_model_len`` in the list; ``/version``; drafts in ``/metrics``.
- SGLang: ``max_model_len`` in the list; ``/server_info`` (formerly ``/get_server_info``) with the
  speculation algorithm.
- LM Studio: ``/api/v0/models`` with ``max_context_length``, and ``loaded_context_length`` of loaded
  models; embedding models are listed too (docs: REST API v0).
- Ollama: ``/api/show`` with ``model_info``, ``capabilities``, and ``num_ctx`` among ``parameters``;
  ``/api/ps`` with the context of loaded models. Longer chats are silently truncated to it, and the
  OpenAI-compatible API takes no ``num_ctx`` (ollama#3839, ollama#5902).

vLLM's draft counters (``/metrics``, docs/design/metrics.md) are server-wide, and each engine
process has its own, distinguished by labels. Their differences belong to an answer only if no other
was generated at the same time: then the increase of ``vllm:generation_tokens_total`` equals its
tokens.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from foretoken.servers.chunks import ReportedDrafting, count, mapping, string
from foretoken.servers.client import ServerClient
from foretoken.servers.server import (
    ServedModel,
    ServerError,
    ServerErrorKind,
    ServerFacts,
    ServerKind,
    SpeculationReporting,
)
from foretoken.system.fetching import Cancel
from foretoken.system.language import said

# --- vLLM's counters ------------------------------------------------------------------------------

_NAMES = {
    "vllm:spec_decode_num_drafts_total": "steps",
    "vllm:spec_decode_num_draft_tokens_total": "drafted",
    "vllm:spec_decode_num_accepted_tokens_total": "accepted",
    "vllm:generation_tokens_total": "tokens",
}
_LINE = re.compile(r"(vllm:\w+)(?:\{([^}\n]*)\})? +(\S+)")
_MODEL = re.compile(r'model_name="((?:[^"\\]|\\.)*)"')


def counters_of(text: str, model: str) -> Counter[str] | None:
    """Return a model's totals since the server started; None if it does not count drafts."""
    sums: Counter[str] = Counter()
    for line in text.splitlines():
        found = _LINE.match(line)
        if found is None or found[1] not in _NAMES:
            continue
        named = _MODEL.search(found[2] or "")
        if named is not None and re.sub(r"\\(.)", r"\1", named[1]) != model:
            continue
        with suppress(ValueError):
            value = count(float(found[3]))
            if value is not None:
                sums[_NAMES[found[1]]] += value
    return sums if "drafted" in sums and "tokens" in sums else None


def drafting_between(
    before: Counter[str], after: Counter[str], tokens: int
) -> ReportedDrafting | None:
    """Return drafted and accepted tokens of an answer of ``tokens`` tokens.

    None if the server also wrote other answers, or was restarted.
    """
    steps, drafted, accepted, written = (after[name] - before[name] for name in _NAMES.values())
    if written != tokens or not 0 <= accepted <= drafted or steps < 0:
        return None
    return ReportedDrafting(drafted, accepted, steps)


# --- detection ------------------------------------------------------------------------------------

MOST_MODELS = 2000
_MAX_NAME = 500
_MAX_TEMPLATE = 200_000
_MAX_SHOW_REQUESTS = 50
"""Limit for Ollama, where each model takes a request of its own."""
_MAX_METRICS_BYTES = 1 << 22
_OWNERS = {
    "llamacpp": ServerKind.LLAMA_SERVER,
    "vllm": ServerKind.VLLM,
    "sglang": ServerKind.SGLANG,
    "organization_owner": ServerKind.LM_STUDIO,
    "library": ServerKind.OLLAMA,
}
_NUM_CTX = re.compile(r"^num_ctx\s+(\d{1,12})\s*$", re.MULTILINE)


def look(client: ServerClient, cancel: Cancel) -> ServerFacts:
    """Ask a server for its kind, models and abilities. Raises ``ServerError``, ``Cancelled``.

    Only the list of models is required; whatever else the server does not report is unknown.
    """
    rows = _rows(client, cancel)
    owners = (_OWNERS.get(_text(row.get("owned_by"))) for row in rows)
    kind = next((owner for owner in owners if owner is not None), None)
    facts = ServerFacts(kind or ServerKind.OTHER, tuple(_model_from(row) for row in rows))
    asking = _NativeApi(client, cancel)
    with suppress(ServerError):  # all else is optional
        if kind is None:
            facts = replace(facts, kind=_probed_kind(asking))
        if facts.kind in _DETECTORS:
            return _DETECTORS[facts.kind](asking, facts)
    return facts


class _NativeApi:
    """Requests to a server's own API; what it refuses is unknown."""

    def __init__(self, client: ServerClient, cancel: Cancel) -> None:
        self.client, self.cancel = client, cancel

    def found(self, path: str, question: Mapping[str, Any] | None = None) -> Any:
        try:
            return self.client.json(f"{self.client.server.root}/{path}", self.cancel, question)
        except ServerError as error:
            if error.trouble is ServerErrorKind.TIMEOUT:  # give up on further requests
                raise
            return None

    def table(self, path: str, question: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        return mapping(self.found(path, question))


def _rows(client: ServerClient, cancel: Cancel) -> Sequence[Mapping[str, Any]]:
    found = client.json(client.server.url("models"), cancel)
    listed = found
    if isinstance(found, dict) and "data" in found:  # some send a bare list
        listed = found["data"] or []  # null from Ollama without models
    if not isinstance(listed, list):
        host = client.server.host
        raise ServerError("server-lists-no-models", ServerErrorKind.PROTOCOL, host=host)
    return list(_by_name(listed, "id").values())[:MOST_MODELS]


def _by_name(listed: object, field: str) -> dict[str, Mapping[str, Any]]:
    """Return the rows of a list by name, without invalid ones."""
    rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
    names = ((row.get(field), row) for row in rows)
    return {
        name: row for name, row in names if isinstance(name, str) and 0 < len(name) <= _MAX_NAME
    }


def _model_from(row: Mapping[str, Any]) -> ServedModel:
    meta = mapping(row.get("meta"))
    status = mapping(row.get("status")).get("value")  # from llama-server in router mode
    # OpenRouter sends context_length, Mistral max_context_length, Groq context_window.
    names = ("max_model_len", "context_length", "max_context_length", "context_window")
    return ServedModel(
        row["id"],
        context_length=_first_count(meta.get("n_ctx"), *map(row.get, names)),
        trained_length=_first_count(meta.get("n_ctx_train")),
        parameters=_first_count(meta.get("n_params")),
        bytes=_first_count(meta.get("size")),
        loaded=status == "loaded" if isinstance(status, str) else None,
    )


def _probed_kind(asking: _NativeApi) -> ServerKind:
    """Return the kind of a server whose list lacks it, such as Ollama's without models."""
    for path, field, kind in (
        ("api/version", "version", ServerKind.OLLAMA),
        ("version", "version", ServerKind.VLLM),
        ("props", "build_info", ServerKind.LLAMA_SERVER),
    ):
        if isinstance(asking.table(path).get(field), str):
            return kind
    return ServerKind.OTHER


def _of_llama_server(asking: _NativeApi, facts: ServerFacts) -> ServerFacts:
    props = asking.table("props")
    length = _first_count(mapping(props.get("default_generation_settings")).get("n_ctx"))
    template = props.get("chat_template")
    # In router mode there are several models, and these facts are not about all of them.
    if len(facts.models) == 1:
        (model,) = facts.models
        told = template[:_MAX_TEMPLATE] if isinstance(template, str) else None
        model = replace(model, context_length=length or model.context_length, template=told)
        facts = replace(facts, models=(replace(model, loaded=True),))
    version = _text(props.get("build_info"))
    facts = replace(facts, speculation=SpeculationReporting.STEPS, version=version)
    return _with_slots(facts, asking.found("slots"))


def _with_slots(facts: ServerFacts, slots: object) -> ServerFacts:
    """Add what llama-server's slots report about drafting."""
    rows = [mapping(row) for row in slots] if isinstance(slots, list) else []
    told = [row.get("speculative") for row in rows]
    known = bool(told) and all(isinstance(one, bool) for one in told)
    # Reported once a slot has answered: the sources of drafts, under llama.cpp's names.
    kinds = [_text(mapping(row.get("params")).get("speculative.types")) for row in rows]
    methods = [one for kind in kinds for one in kind.split(",") if one not in ("", "none")]
    method = ", ".join(dict.fromkeys(methods))
    return replace(facts, speculates=any(told) if known else None, method=method)


def _of_vllm(asking: _NativeApi, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, version=_text(asking.table("version").get("version")))
    text = metrics_text(asking.client, asking.cancel)
    drafts = [counters_of(text, model.name) for model in facts.models] if text else []
    if any(drafts):
        return replace(facts, speculation=SpeculationReporting.COUNTERS, speculates=True)
    return replace(facts, speculates=False if text else None)


def metrics_text(client: ServerClient, cancel: Cancel, within_s: float | None = None) -> str | None:
    """Return the text of a server's ``/metrics``; None if it is not available."""
    url = f"{client.server.root}/metrics"
    with suppress(ServerError):
        content = client.get(url, cancel, most_bytes=_MAX_METRICS_BYTES, within_s=within_s)
        return content.decode("utf-8", "replace")
    return None


def _of_sglang(asking: _NativeApi, facts: ServerFacts) -> ServerFacts:
    told = asking.table("server_info") or asking.table("get_server_info")
    if not told:
        return facts
    method = _text(told.get("speculative_algorithm"))
    version = _text(told.get("version"))
    return replace(facts, version=version, speculates=bool(method), method=method)


def _of_lm_studio(asking: _NativeApi, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, speculation=SpeculationReporting.TOTALS)
    told = _by_name(asking.table("api/v0/models").get("data"), "id")
    if not told:
        return facts
    models = []
    for model in facts.models:
        row = told.get(model.name, {})
        if row.get("type") == "embeddings":
            continue
        state, length = row.get("state"), _first_count(row.get("loaded_context_length"))
        trained = _first_count(row.get("max_context_length"))
        loaded = state == "loaded" if isinstance(state, str) else None
        models.append(replace(model, context_length=length, trained_length=trained, loaded=loaded))
    return replace(facts, models=tuple(models))


def _of_ollama(asking: _NativeApi, facts: ServerFacts) -> ServerFacts:
    facts = replace(facts, version=_text(asking.table("api/version").get("version")))
    running = asking.found("api/ps")
    loaded = None if running is None else _by_name(mapping(running).get("models"), "name")
    models: list[ServedModel] = []
    for number, model in enumerate(facts.models):
        told: Mapping[str, Any] = {}
        if number < _MAX_SHOW_REQUESTS:
            told = asking.table("api/show", {"model": model.name})
        abilities = told.get("capabilities")
        if isinstance(abilities, list) and abilities and "completion" not in abilities:
            continue  # embedding model
        shown = _with_details(model, told)
        if loaded is not None:
            here = loaded.get(model.name)
            length = _first_count(mapping(here).get("context_length")) or shown.context_length
            shown = replace(shown, loaded=here is not None, context_length=length)
        models.append(shown)
    return replace(facts, models=tuple(models), notes=(*facts.notes, said("ollama-cuts-chats")))


def _with_details(model: ServedModel, told: Mapping[str, Any]) -> ServedModel:
    """Add what Ollama reports about a model."""
    abilities = told.get("capabilities")
    info, parameters = mapping(told.get("model_info")), told.get("parameters")
    lengths = [value for name, value in info.items() if name.endswith(".context_length")]
    chosen = _NUM_CTX.search(parameters) if isinstance(parameters, str) else None
    return replace(
        model,
        context_length=_first_count(int(chosen[1])) if chosen else None,
        trained_length=_first_count(*lengths),
        reasons="thinking" in abilities if isinstance(abilities, list) else None,
        parameters=_first_count(info.get("general.parameter_count")),
    )


_DETECTORS = {
    ServerKind.LLAMA_SERVER: _of_llama_server,
    ServerKind.VLLM: _of_vllm,
    ServerKind.SGLANG: _of_sglang,
    ServerKind.LM_STUDIO: _of_lm_studio,
    ServerKind.OLLAMA: _of_ollama,
}


def _first_count(*values: object) -> int | None:
    """Return the first value that is a positive count."""
    return next((number for value in values if (number := count(value))), None)


def _text(value: object) -> str:
    return string(value)[:_MAX_NAME]
