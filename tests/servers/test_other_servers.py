"""Protocols of other servers, imitated from the documentation and source code that are named."""

from collections.abc import Sequence
from typing import Any

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.reasoning.parts import parts_of
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import FinishReason, TokenOrigin
from foretoken.servers.answer import ServedAnswer, unsent_settings
from foretoken.servers.client import ServerClient, ServerTimeouts
from foretoken.servers.looking import look
from foretoken.servers.server import (
    ServedModel,
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
    Asked,
    Heard,
    Line,
    ModelServer,
    delta,
    head,
    raw,
    reply,
    stream,
)

ASKED = [PromptMessage(Role.USER, "Why?")]


def client_of(server: ModelServer) -> ServerClient:
    timeouts = ServerTimeouts(5.0, 5.0, 5.0, 5.0)
    return ServerClient(Server.entered(server.address), None, timeouts)


def facts_of(server: ModelServer) -> ServerFacts:
    return look(client_of(server), Cancel())


def heard(
    server: ModelServer,
    *said: object,
    kind: ServerKind = ServerKind.OTHER,
    sampling: SamplingParams | None = None,
    messages: Sequence[PromptMessage] = ASKED,
    **facts: Any,
) -> Heard:
    """Ask; what is said are events, where something is."""
    if said:
        server.on(ANSWER, stream(*said))
    told = ServerFacts(kind, **facts)
    sampling = sampling or SamplingParams(temperature=0.0)
    limits = GenerationLimits(max_tokens=50)
    return Heard(ServedAnswer(client_of(server), told, "m", messages, sampling, limits))


def usage(tokens: int, **more: object) -> dict[str, object]:
    """The last event of many."""
    return {"choices": [], "usage": {"prompt_tokens": 30, "completion_tokens": tokens, **more}}


def listing(server: ModelServer, owner: str, *names: str, **more: object) -> None:
    rows = [{"id": name, "object": "model", "owned_by": owner, **more} for name in names]
    server.on(MODELS, reply({"object": "list", "data": rows}))


METRICS = """# HELP vllm:spec_decode_num_drafts_total Number of spec decoding drafts.
# TYPE vllm:spec_decode_num_drafts_total counter
vllm:spec_decode_num_drafts_total{{engine="0",model_name="m"}} {0}
vllm:spec_decode_num_draft_tokens_total{{engine="0",model_name="m"}} {1}
vllm:spec_decode_num_accepted_tokens_total{{engine="0",model_name="m"}} {2}
vllm:spec_decode_num_accepted_tokens_per_pos_total{{engine="0",model_name="m",position="0"}} 5.0
vllm:generation_tokens_total{{engine="0",model_name="m"}} {3}
"""


def metrics(*values: float) -> bytes:
    return head(kind="text/plain; version=0.0.4") + METRICS.format(*values).encode()


def test_vllm_and_sglang_tell_how_they_draft(server: ModelServer) -> None:
    """``/server_info``, which was ``/get_server_info`` (sglang: http_server.py)."""
    listing(server, "sglang", "m", root="m", parent=None, max_model_len=131072)
    told = {"version": "0.5.3", "speculative_algorithm": "EAGLE3", "tp": 1}
    server.on("/get_server_info", reply(told))
    facts = facts_of(server)
    assert (facts.kind, facts.version) == (ServerKind.SGLANG, "0.5.3")
    assert (facts.speculates, facts.method) == (True, "EAGLE3")
    assert facts.models[0].context_length == 131072
    # ``max_model_len`` in the list, ``/version``, ``/metrics`` (docs/usage/metrics.md).
    listing(server, "vllm", "m", root="m", max_model_len=32768)
    server.on("/version", reply({"version": "0.11.0"}))
    server.on("/metrics", raw(metrics(1.0, 4.0, 2.0, 9.0)))
    facts = facts_of(server)
    assert (facts.kind, facts.version, facts.speculates) == (ServerKind.VLLM, "0.11.0", True)
    assert facts.speculation is SpeculationReporting.COUNTERS
    assert facts.models[0].context_length == 32768


def lengths(facts: ServerFacts) -> list[tuple[str, bool, int | None, int | None]]:
    names = "name", "loaded", "context_length", "trained_length"
    return [tuple(getattr(model, name) for name in names) for model in facts.models]


def test_lm_studio_lists_what_is_loaded_and_what_embeds(server: ModelServer) -> None:
    """``/v1/models`` has names only; lengths stand in ``/api/v0/models`` (docs: REST API v0)."""
    listing(server, "organization_owner", "qwen3-8b", "gemma-3-4b", "nomic")
    rows = [
        {"id": "qwen3-8b", "type": "llm", "state": "loaded", "max_context_length": 131072}
        | {"loaded_context_length": 8192},
        {"id": "gemma-3-4b", "type": "vlm", "state": "not-loaded", "max_context_length": 32768},
        {"id": "nomic", "type": "embeddings", "state": "not-loaded", "max_context_length": 2048},
    ]
    server.on("/api/v0/models", reply({"object": "list", "data": rows}))
    facts = facts_of(server)
    assert facts.kind is ServerKind.LM_STUDIO
    expected = [("qwen3-8b", True, 8192, 131072), ("gemma-3-4b", False, None, 32768)]
    assert lengths(facts) == expected


def test_ollama_shows_each_model_and_cuts_without_a_word(server: ModelServer) -> None:
    """``/api/show`` and ``/api/ps`` (docs/api.md); silent cutting: ollama#3839, ollama#5902."""
    listing(server, "library", "qwen3:8b", "wide:latest", "embed:latest")
    server.on("/api/version", reply({"version": "0.12.3"}))
    server.on("/api/ps", reply({"models": [{"name": "qwen3:8b", "context_length": 4096}]}))
    info = {"general.architecture": "qwen3", "qwen3.context_length": 40960}

    def show(line: Line, asked: Asked) -> None:
        name = asked.json["model"]
        abilities = ["embedding"] if name == "embed:latest" else ["completion", "thinking"]
        told = {"model_info": info, "capabilities": abilities}
        if name == "wide:latest":
            told["parameters"] = "temperature 0.6\nnum_ctx                        16384\n"
        reply(told)(line, asked)

    server.on("/api/show", show)
    facts = facts_of(server)
    assert (facts.kind, facts.version) == (ServerKind.OLLAMA, "0.12.3")
    expected = [("qwen3:8b", True, 4096, 40960), ("wide:latest", False, 16384, 40960)]
    assert lengths(facts) == expected
    assert all(model.reasons for model in facts.models)
    assert "silently" in facts.notes[0]
    # Without models the list is null: a nil slice in Go (ollama: openai/openai.go).
    server.on(MODELS, reply({"object": "list", "data": None}))
    facts = facts_of(server)
    assert (facts.kind, facts.models) == (ServerKind.OLLAMA, ())


def test_others_have_lengths_under_other_names(server: ModelServer) -> None:
    """OpenRouter: ``context_length``; Mistral: ``max_context_length``; Groq: ``context_window``."""
    rows = [
        {"id": "a/b", "context_length": 1000},
        {"id": "c", "max_context_length": 2000, "owned_by": "mistralai"},
        {"id": "d", "context_window": 3000},
        {"id": "e"},
    ]
    for found in ({"data": rows}, rows):  # Together lists them bare
        server.on(MODELS, reply(found))
        facts = facts_of(server)
        assert facts.kind is ServerKind.OTHER
        assert [model.context_length for model in facts.models] == [1000, 2000, 3000, None]
    # llama-server as a router; a context has only what is loaded (server-models.cpp).
    rows = [
        {"id": "a", "owned_by": "llamacpp", "status": {"value": "loaded"}, "meta": {"n_ctx": 512}},
        {"id": "b", "owned_by": "llamacpp", "status": {"value": "unloaded"}},
    ]
    server.on(MODELS, reply({"data": rows}))
    server.on("/props", reply({"role": "router", "default_generation_settings": {"n_ctx": 0}}))
    expected = [("a", True, 512, None), ("b", False, None, None)]
    assert lengths(facts_of(server)) == expected


def test_vllms_first_piece_has_a_role_and_its_last_one_no_choice(server: ModelServer) -> None:
    """An empty ``content`` with the role; ``usage`` in an event with ``"choices":[]``; token ids
    and a ``stop_reason`` that is null (vllm: entrypoints/openai/chat_completion/serving.py).
    """
    pieces = delta("", role="assistant"), delta("Be"), delta("cause."), delta("", "stop")
    found = heard(server, *pieces, usage(3), kind=ServerKind.VLLM)
    assert (found.text, found.reason) == ("Because.", FinishReason.STOP)
    assert (found.told.tokens, found.told.prompt_tokens, found.told.pieces) == (3, 30, 2)
    assert found.statistics.generated == 3
    assert {token.origin for token in found.tokens} == {TokenOrigin.UNKNOWN}
    assert (found.steps, found.told.coloured) == ([], False)
    assert found.told.tokens_per_second is found.statistics.tokens_per_second is None


@pytest.mark.parametrize("last", [(12, 48, 34, 106), (12, 48, 34, 107), (12, 0, 0, 106)])
def test_vllms_counters_are_told_as_differences(
    server: ModelServer, last: tuple[float, ...]
) -> None:
    """``/metrics`` before and after; they follow the answer by a moment (vllm: loggers.py)."""
    said = [metrics(10, 40, 30, 100), metrics(10, 40, 30, 100), *[metrics(*last)] * 4]
    server.on("/metrics", lambda line, _asked: line.say(said.pop(0)))
    pieces = delta("a"), delta("", "stop"), usage(6)
    counting = SpeculationReporting.COUNTERS
    found = heard(server, *pieces, kind=ServerKind.VLLM, speculation=counting)
    if last == (12, 48, 34, 106):
        assert (found.told.drafted, found.told.accepted) == (8, 4)
        assert found.statistics.draft_acceptance_rate == pytest.approx(0.5)
        assert found.statistics.steps == 2
    else:  # another answer had a token, or the server began anew
        assert (found.told.drafted, found.told.accepted) == (None, None)
        assert "other answers at the same time" in found.told.note


@pytest.mark.parametrize(
    "field",
    [
        "reasoning_content",  # DeepSeek, llama-server, SGLang, LM Studio, older vLLM
        "reasoning",  # newer vLLM, Ollama, OpenRouter, gpt-oss on LM Studio
        "thinking",  # Ollama's own interface
    ],
)
def test_reasoning_apart_becomes_reasoning_in_the_text(server: ModelServer, field: str) -> None:
    """SGLang writes null where there is nothing (entrypoints/openai/serving_chat.py)."""
    first = delta("", role="assistant", **{field: ""})
    thoughts = delta("", **{field: "It is"}), delta(None, content=None, **{field: " a test."})
    words = delta("Yes", role=None, tool_calls=None, **{field: None}), delta(".")
    found = heard(server, {**first, "usage": None}, *thoughts, *words, delta("", "stop"))
    assert found.reasoning == "It is a test."
    assert found.text == "<think>It is a test.</think>Yes."
    # The marks are nobody's tokens.
    assert found.statistics.tokens == found.told.pieces == 4
    # Begun inside of reasoning, no second mark stands before more of it.
    begun = [*ASKED, PromptMessage(Role.ASSISTANT, "<think>Hm ")]
    said = delta(None, **{field: "more"}), delta("a", "stop")
    assert heard(server, *said, kind=ServerKind.VLLM, messages=begun).text == "more</think>a"


STUDIO = {"total_draft_tokens_count": 40, "accepted_draft_tokens_count": 30}
DRAFTED = {"num_spec_steps": 9, "num_accepted_draft_tokens": 30, "num_draft_tokens": 40}
SPEED = {"tokens_per_second": 103.2}


def test_some_tell_drafts(server: ModelServer) -> None:
    for kind, told in (
        # --per-request-spec-decode-metrics and --enable-per-request-metrics (vLLM's docs)
        (ServerKind.VLLM, {"metrics": {"speculative_decoding": DRAFTED, **SPEED}}),
        # LM Studio since 0.3.10 (docs: API changelog), and newer ones in "usage"
        (ServerKind.LM_STUDIO, {"stats": {**STUDIO, **SPEED}}),
        (ServerKind.LM_STUDIO, usage(44, **STUDIO)),
    ):
        said = delta("a"), delta("", "stop"), {**usage(44), **told}
        found = heard(server, *said, kind=kind, speculation=SpeculationReporting.TOTALS)
        assert (found.told.drafted, found.told.accepted, found.told.tokens) == (40, 30, 44)
        rate = None if "usage" in told else pytest.approx(103.2)
        assert found.told.tokens_per_second == found.statistics.tokens_per_second == rate


def test_some_send_all_at_once_and_some_send_parts(server: ModelServer) -> None:
    """Proxies that do not stream answer with a ``message`` although ``stream`` was asked for.

    Mistral's ``content`` is a list of ``thinking`` and ``text`` (reasoning, streaming).
    """
    message = {"role": "assistant", "content": "All.", "reasoning_content": "Hm."}
    whole = {"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}
    server.on(ANSWER, reply({**usage(5), **whole}))
    found = heard(server)
    assert (found.text, found.told.tokens) == ("<think>Hm.</think>All.", 5)
    thinking = [{"type": "thinking", "thinking": [{"type": "text", "text": "Hm."}]}]
    text = [{"type": "text", "text": "All."}]
    found = heard(server, delta(None, content=thinking), delta(None, "stop", content=text))
    assert found.text == "<think>Hm.</think>All."


def test_each_says_in_its_way_why_an_answer_ended(server: ModelServer) -> None:
    """Some never say that they are done (Azure behind proxies, LocalAI)."""

    def ended(finish: str, context: int = 60, **more: object) -> FinishReason:
        last = delta("", finish)
        last["choices"][0] |= more
        server.on(ANSWER, stream(delta("a"), last, usage(29), done=False))
        return heard(server, models=(ServedModel("m", context),)).reason

    assert ended("stop", stop_reason="END") is FinishReason.STOP_STRING  # vllm: protocol.py
    assert ended("stop", stop_reason=151645) is FinishReason.STOP  # the id of a token
    # sglang: serving_chat.py
    assert ended("stop", matched_stop="\n\n") is FinishReason.STOP_STRING
    assert ended("length") is FinishReason.CONTEXT_FULL
    assert ended("length", context=4096) is FinishReason.LENGTH
    for fault in ("abort", "error"):  # vLLM and SGLang, whose engine was told to; OpenRouter
        with pytest.raises(ServerError) as failed:
            ended(fault)
        assert failed.value.trouble is ServerErrorKind.FAULT


def test_refusals_are_known(server: ModelServer) -> None:
    for status, body, trouble in (
        # llama-server, vLLM, SGLang, LM Studio
        (400, {"error": {"type": "exceed_context_size_error"}}, "context-full"),
        (400, {"error": {"message": "This model's maximum context length is 4"}}, "context-full"),
        (400, {"message": "The input length (5000 tokens) exceeds the limit"}, "context-full"),
        (400, {"error": "The number of tokens to keep from the initial prompt"}, "context-full"),
        (503, {"error": {"message": "Loading model", "code": 503}}, "busy"),
        # FastAPI
        (422, {"detail": [{"loc": ["body"], "msg": "field required"}]}, "rejected"),
        # Ollama
        (404, {"error": {"message": 'model "x" not found, try pulling it'}}, "unknown-model"),
    ):
        server.on(ANSWER, reply(body, status))
        with pytest.raises(ServerError) as refused:
            heard(server)
        assert refused.value.trouble == trouble


def test_each_is_told_the_sampling_that_it_knows(server: ModelServer) -> None:
    def asked(kind: ServerKind, sampling: SamplingParams) -> dict[str, Any]:
        heard(server, delta("a", "stop"), kind=kind, sampling=sampling)
        found: dict[str, Any] = server.questions()[-1]
        return found

    chosen = SamplingParams(0.5, 40, 0.9, 0.05, 1.1, seed=3)
    vllm = asked(ServerKind.VLLM, chosen)
    assert (vllm["top_k"], vllm["min_p"], vllm["repetition_penalty"]) == (40, 0.05, 1.1)
    studio = asked(ServerKind.LM_STUDIO, chosen)
    assert (studio["top_k"], studio["repeat_penalty"]) == (40, 1.1)
    for kind in (ServerKind.OLLAMA, ServerKind.OTHER):
        told = asked(kind, chosen)
        assert told["seed"] == 3
        assert not {"top_k", "min_p", "repeat_penalty", "repetition_penalty"} & set(told)
        assert unsent_settings(kind) == {"top_k", "min_p", "repeat_penalty", "repeat_last_n"}
    assert unsent_settings(ServerKind.LLAMA_SERVER) == frozenset()
    # Without a top-k older versions of vLLM want -1, and without a choice others want nothing.
    assert asked(ServerKind.VLLM, SamplingParams())["top_k"] == -1
    others = asked(ServerKind.OTHER, SamplingParams())
    assert not {"seed", "presence_penalty", "timings_per_token"} & set(others)


def test_reasoning_is_left_out_of_what_is_asked_later(server: ModelServer) -> None:
    text = "<think>Hm</think>Yes."
    messages = [
        *ASKED,
        PromptMessage(Role.ASSISTANT, text, parts=parts_of(text, (), None)),
        PromptMessage(Role.USER, "Half \ud83c of it?"),
    ]
    heard(server, delta("a", "stop"), messages=messages)
    (asked,) = server.questions()
    told = [message["content"] for message in asked["messages"]]
    assert told == ["Why?", "Yes.", "Half ? of it?"]
