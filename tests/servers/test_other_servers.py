"""How other servers speak: each habit in a protocol as they have it, with its source.

None of them runs here. What they say is made from their documentation and sources, as named.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.reasoning.parts import PartKind, parts_of, text_of_kind
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import (
    FinishReason,
    GenerationFinished,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.servers.answer import ServedAnswer, ServerTold, unsent_settings
from foretoken.servers.client import ServerClient, ServerPatience
from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.looking import look
from foretoken.servers.server import ServedModel, Server, ServerFacts, ServerKind, SpeculationTold
from foretoken.system.fetching import Cancel
from model_server import (
    ANSWER,
    MODELS,
    Asked,
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
    patience = ServerPatience(5.0, 5.0, 5.0, 5.0)
    return ServerClient(Server.entered(server.address), None, patience)


def facts_of(server: ModelServer) -> ServerFacts:
    return look(client_of(server), Cancel())


class Heard:
    """An answer and all that is known of it."""

    def __init__(self, answer: ServedAnswer) -> None:
        events = list(answer.events())
        self.tokens = [one for one in events if isinstance(one, TokenEmitted)]
        self.steps = [one for one in events if isinstance(one, StepFinished)]
        assert isinstance(events[-1], GenerationFinished)
        self.end = events[-1]
        self.told: ServerTold = answer.told

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    def of(self, kind: PartKind) -> str:
        return text_of_kind(self.text, parts_of(self.text, self.tokens, None), kind)


def heard(
    server: ModelServer,
    kind: ServerKind = ServerKind.OTHER,
    sampling: SamplingParams | None = None,
    messages: Sequence[PromptMessage] = ASKED,
    **facts: Any,
) -> Heard:
    told = ServerFacts(kind, **facts)
    sampling = sampling or SamplingParams(temperature=0.0)
    limits = GenerationLimits(max_tokens=50)
    return Heard(ServedAnswer(client_of(server), told, "m", messages, sampling, limits))


# --- what they are ---------------------------------------------------------------------------


def listed(owner: str, *names: str, **more: object) -> object:
    rows = [
        {"id": name, "object": "model", "created": 1, "owned_by": owner, **more} for name in names
    ]
    return {"object": "list", "data": rows}


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


def test_vllm_tells_its_context_and_counts_its_drafts(server: ModelServer) -> None:
    """``max_model_len`` in the list, ``/version``, ``/metrics`` (docs/usage/metrics.md)."""
    server.on(MODELS, reply(listed("vllm", "m", root="m", max_model_len=32768)))
    server.on("/version", reply({"version": "0.11.0"}))
    server.on("/metrics", raw(metrics(1.0, 4.0, 2.0, 9.0)))
    facts = facts_of(server)
    assert (facts.kind, facts.version, facts.speculates) == (ServerKind.VLLM, "0.11.0", True)
    assert facts.speculation is SpeculationTold.COUNTERS
    assert facts.models[0].context_length == 32768


def test_sglang_tells_how_it_drafts(server: ModelServer) -> None:
    """``/server_info``, which was ``/get_server_info`` (sglang: http_server.py)."""
    server.on(MODELS, reply(listed("sglang", "m", root="m", parent=None, max_model_len=131072)))
    server.on(
        "/get_server_info", reply({"version": "0.5.3", "speculative_algorithm": "EAGLE3", "tp": 1})
    )
    facts = facts_of(server)
    assert (facts.kind, facts.version) == (ServerKind.SGLANG, "0.5.3")
    assert (facts.speculates, facts.method) == (True, "EAGLE3")
    assert facts.models[0].context_length == 131072


def test_lm_studio_lists_what_is_loaded_and_what_embeds(server: ModelServer) -> None:
    """``/v1/models`` has names only; lengths stand in ``/api/v0/models`` (docs: REST API v0)."""
    server.on(MODELS, reply(listed("organization_owner", "qwen3-8b", "gemma-3-4b", "nomic")))
    rows = [
        {"id": "qwen3-8b", "type": "llm", "state": "loaded", "max_context_length": 131072}
        | {"loaded_context_length": 8192},
        {"id": "gemma-3-4b", "type": "vlm", "state": "not-loaded", "max_context_length": 32768},
        {"id": "nomic", "type": "embeddings", "state": "not-loaded", "max_context_length": 2048},
    ]
    server.on("/api/v0/models", reply({"object": "list", "data": rows}))
    facts = facts_of(server)
    assert facts.kind is ServerKind.LM_STUDIO
    assert [
        (model.name, model.loaded, model.context_length, model.trained_length)
        for model in facts.models
    ] == [("qwen3-8b", True, 8192, 131072), ("gemma-3-4b", False, None, 32768)]


def test_ollama_shows_each_model_and_cuts_without_a_word(server: ModelServer) -> None:
    """``/api/show`` and ``/api/ps`` (docs/api.md); silent cutting: ollama#3839, ollama#5902."""
    server.on(MODELS, reply(listed("library", "qwen3:8b", "wide:latest", "embed:latest")))
    server.on("/api/version", reply({"version": "0.12.3"}))
    server.on("/api/ps", reply({"models": [{"name": "qwen3:8b", "context_length": 4096}]}))
    info = {"general.architecture": "qwen3", "qwen3.context_length": 40960}

    def show(line: Line, asked: Asked) -> None:
        name = asked.json["model"]
        abilities = ["embedding"] if name == "embed:latest" else ["completion", "thinking"]
        parameters = "temperature 0.6\nnum_ctx                        16384\n"
        told = {"model_info": info, "capabilities": abilities}
        if name == "wide:latest":
            told["parameters"] = parameters
        reply(told)(line, asked)

    server.on("/api/show", show)
    facts = facts_of(server)
    assert (facts.kind, facts.version) == (ServerKind.OLLAMA, "0.12.3")
    assert [
        (model.name, model.context_length, model.trained_length, model.reasons, model.loaded)
        for model in facts.models
    ] == [("qwen3:8b", 4096, 40960, True, True), ("wide:latest", 16384, 40960, True, False)]
    assert "without a word" in facts.notes[0]
    # Without models it lists none, or null: a nil slice in Go (ollama: openai/openai.go).
    for nothing in ([], None):
        server.on(MODELS, reply({"object": "list", "data": nothing}))
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
    server.on(MODELS, reply({"data": rows}))
    facts = facts_of(server)
    assert facts.kind is ServerKind.OTHER
    assert [model.context_length for model in facts.models] == [1000, 2000, 3000, None]
    server.on(MODELS, reply(rows))  # Together lists them bare
    assert len(facts_of(server).models) == 4


# --- how they answer -------------------------------------------------------------------------


def test_vllms_first_piece_has_a_role_and_its_last_one_no_choice(server: ModelServer) -> None:
    """An empty ``content`` with the role; ``usage`` in an event with ``"choices":[]``; token ids
    and a ``stop_reason`` that is null (vllm: entrypoints/openai/chat_completion/serving.py).
    """
    usage = {"prompt_tokens": 9, "completion_tokens": 3, "total_tokens": 12}
    server.on(
        ANSWER,
        stream(
            delta("", role="assistant"),
            delta("Be"),
            delta("cause."),
            delta("", "stop"),
            {"id": "chatcmpl-1", "model": "m", "choices": [], "usage": usage},
        ),
    )
    found = heard(server, ServerKind.VLLM)
    assert (found.text, found.end.reason) == ("Because.", FinishReason.STOP)
    assert (found.told.tokens, found.told.prompt_tokens, found.told.pieces) == (3, 9, 2)
    assert found.end.statistics.generated == 3
    assert {token.origin for token in found.tokens} == {TokenOrigin.UNKNOWN}
    assert not found.steps
    assert not found.told.coloured
    assert "does not tell" in found.told.note
    assert found.told.tokens_per_second is None
    assert found.end.statistics.tokens_per_second is None


def test_vllms_counters_are_told_as_differences(server: ModelServer) -> None:
    """``/metrics`` before and after; they follow the answer by a moment (vllm: loggers.py)."""
    usage = {"prompt_tokens": 9, "completion_tokens": 6}
    server.on(ANSWER, stream(delta("a"), delta("", "stop"), {"choices": [], "usage": usage}))
    said = iter([metrics(10, 40, 30, 100), metrics(10, 40, 30, 100), metrics(12, 48, 34, 106)])
    server.on("/metrics", lambda line, _asked: line.say(next(said)))
    found = heard(server, ServerKind.VLLM, speculation=SpeculationTold.COUNTERS)
    assert (found.told.drafted, found.told.accepted) == (8, 4)
    assert found.end.statistics.draft_acceptance_rate == pytest.approx(0.5)
    assert found.end.statistics.steps == 2
    assert "not which ones" in found.told.note


def test_sglang_writes_null_where_there_is_nothing(server: ModelServer) -> None:
    """``role``, ``content``, ``reasoning_content``, ``tool_calls`` and ``usage`` are null
    (sglang: entrypoints/openai/serving_chat.py).
    """
    nothing = {"role": None, "reasoning_content": None, "tool_calls": None}
    first = delta("", reasoning_content=None, tool_calls=None, role="assistant")
    ended = delta(None, "stop", content=None, **nothing)
    server.on(ANSWER, stream({**first, "usage": None}, delta("So", **nothing), ended))
    assert heard(server, ServerKind.SGLANG).text == "So"


@pytest.mark.parametrize(
    "field",
    [
        "reasoning_content",  # DeepSeek, llama-server, SGLang, LM Studio, older vLLM
        "reasoning",  # newer vLLM, Ollama, OpenRouter, gpt-oss on LM Studio
        "thinking",  # Ollama's own interface
    ],
)
def test_reasoning_that_comes_apart_becomes_reasoning_in_the_text(
    server: ModelServer, field: str
) -> None:
    server.on(
        ANSWER,
        stream(
            delta("", role="assistant", **{field: ""}),
            delta("", **{field: "It is"}),
            delta(None, **{field: " a test."}),
            delta("Yes"),
            delta("."),
            delta("", "stop"),
        ),
    )
    found = heard(server)
    assert found.of(PartKind.REASONING) == "It is a test."
    assert found.of(PartKind.ANSWER) == "Yes."
    assert found.text == "<think>It is a test.</think>Yes."
    assert found.end.statistics.tokens == 4  # the marks are nobody's
    assert found.told.pieces == 4


def test_mistral_sends_parts(server: ModelServer) -> None:
    """``content`` is a list of ``thinking`` and ``text`` (Mistral: reasoning, streaming)."""
    thinking = [{"type": "thinking", "thinking": [{"type": "text", "text": "Hm"}]}]
    text = [{"type": "text", "text": "So."}]
    server.on(ANSWER, stream(delta(None, content=thinking), delta(None, "stop", content=text)))
    found = heard(server)
    assert (found.of(PartKind.REASONING), found.of(PartKind.ANSWER)) == ("Hm", "So.")


STUDIO = {"total_draft_tokens_count": 40, "accepted_draft_tokens_count": 30}


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        # --per-request-spec-decode-metrics and --enable-per-request-metrics (vLLM's docs)
        (
            ServerKind.VLLM,
            {
                "metrics": {
                    "tokens_per_second": 103.2,
                    "speculative_decoding": {
                        "num_spec_steps": 9,
                        "num_accepted_draft_tokens": 30,
                        "num_draft_tokens": 40,
                    },
                }
            },
        ),
        # LM Studio since 0.3.10 (docs: API changelog), and newer ones in "usage"
        (ServerKind.LM_STUDIO, {"stats": {**STUDIO, "tokens_per_second": 103.2}}),
        (ServerKind.LM_STUDIO, {"usage": {"completion_tokens": 44, **STUDIO}}),
    ],
)
def test_some_tell_of_drafts_at_the_end(
    server: ModelServer, kind: ServerKind, told: dict[str, object]
) -> None:
    last = {"choices": [], "usage": {"prompt_tokens": 1, "completion_tokens": 44}, **told}
    server.on(ANSWER, stream(delta("a"), delta("", "stop"), last))
    found = heard(server, kind, speculation=SpeculationTold.TOTALS)
    assert (found.told.drafted, found.told.accepted, found.told.tokens) == (40, 30, 44)
    rate = None if "usage" in told else pytest.approx(103.2)
    assert found.told.tokens_per_second == found.end.statistics.tokens_per_second == rate


def test_some_send_all_at_once(server: ModelServer) -> None:
    """Proxies that do not stream answer with a ``message`` although ``stream`` was asked for."""
    message = {"role": "assistant", "content": "All.", "reasoning_content": "Hm."}
    whole = {"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]}
    server.on(ANSWER, reply({**whole, "usage": {"prompt_tokens": 1, "completion_tokens": 5}}))
    found = heard(server)
    assert (found.text, found.told.tokens) == ("<think>Hm.</think>All.", 5)


@pytest.mark.parametrize(("length", "reason"), [(60, "context_full"), (4096, "length")])
def test_a_short_answer_ended_with_the_context_if_that_is_full(
    server: ModelServer, length: int, reason: str
) -> None:
    usage = {"prompt_tokens": 30, "completion_tokens": 29}
    server.on(ANSWER, stream(delta("a"), delta(None, "length"), {"choices": [], "usage": usage}))
    found = heard(server, ServerKind.VLLM, models=(ServedModel("m", length),))
    assert found.end.reason == reason


@pytest.mark.parametrize(
    ("finish", "more", "reason"),
    [
        ("stop", {"stop_reason": "END"}, FinishReason.STOP_STRING),  # vllm: protocol.py
        ("stop", {"stop_reason": 151645}, FinishReason.STOP),  # the id of a token
        ("stop", {"matched_stop": "\n\n"}, FinishReason.STOP_STRING),  # sglang: serving_chat.py
        ("abort", {}, None),  # vLLM and SGLang, whose engine was told to
        ("error", {}, None),  # OpenRouter
    ],
)
def test_each_says_in_its_way_why_an_answer_ended(
    server: ModelServer, finish: str, more: dict[str, object], reason: FinishReason | None
) -> None:
    """Some never say that they are done (Azure behind proxies, LocalAI)."""
    ended = delta("", finish)
    ended["choices"][0] |= more
    server.on(ANSWER, stream(delta("a"), ended, done=False))
    if reason is None:
        with pytest.raises(ServerError) as failed:
            heard(server)
        assert failed.value.trouble is ServerTrouble.FAULT
    else:
        assert heard(server).end.reason is reason


def test_llama_server_may_have_several_models(server: ModelServer) -> None:
    """As a router; a context has only what is loaded (tools/server/server-models.cpp)."""
    rows = [
        {"id": "a", "owned_by": "llamacpp", "status": {"value": "loaded"}, "meta": {"n_ctx": 512}},
        {"id": "b", "owned_by": "llamacpp", "status": {"value": "unloaded"}},
    ]
    server.on(MODELS, reply({"data": rows}))
    server.on("/props", reply({"role": "router", "default_generation_settings": {"n_ctx": 0}}))
    facts = facts_of(server)
    assert [(model.loaded, model.context_length) for model in facts.models] == [
        (True, 512),
        (False, None),
    ]


@pytest.mark.parametrize(
    ("status", "body", "trouble"),
    [
        # llama-server, vLLM, SGLang, LM Studio
        (400, {"error": {"type": "exceed_context_size_error"}}, "context-full"),
        (
            400,
            {"error": {"message": "This model's maximum context length is 4096"}},
            "context-full",
        ),
        (400, {"message": "The input length (5000 tokens) exceeds the limit"}, "context-full"),
        (400, {"error": "The number of tokens to keep from the initial prompt"}, "context-full"),
        (503, {"error": {"message": "Loading model", "code": 503}}, "busy"),
        # FastAPI
        (422, {"detail": [{"loc": ["body"], "msg": "field required"}]}, "rejected"),
        (401, {"detail": "Unauthorized"}, "unauthorised"),
        # Ollama
        (404, {"error": {"message": 'model "x" not found, try pulling it'}}, "unknown-model"),
        (503, {"error": "server busy, please try again. maximum pending"}, "busy"),
    ],
)
def test_refusals_are_understood_in_each_ones_words(
    server: ModelServer, status: int, body: object, trouble: str
) -> None:
    server.on(ANSWER, reply(body, status))
    with pytest.raises(ServerError) as refused:
        heard(server)
    assert refused.value.trouble == trouble


# --- what they are asked ---------------------------------------------------------------------


def asked_with(
    server: ModelServer, kind: ServerKind, sampling: SamplingParams
) -> dict[str, object]:
    server.on(ANSWER, stream(delta("a", "stop")))
    heard(server, kind, sampling=sampling)
    found: dict[str, object] = server.questions()[-1]
    return found


def test_each_is_told_the_sampling_that_it_knows(server: ModelServer) -> None:
    chosen = SamplingParams(0.5, 40, 0.9, 0.05, 1.1, seed=3)
    vllm = asked_with(server, ServerKind.VLLM, chosen)
    assert (vllm["top_k"], vllm["min_p"], vllm["repetition_penalty"]) == (40, 0.05, 1.1)
    studio = asked_with(server, ServerKind.LM_STUDIO, chosen)
    assert (studio["top_k"], studio["repeat_penalty"]) == (40, 1.1)
    for kind in (ServerKind.OLLAMA, ServerKind.OTHER):
        told = asked_with(server, kind, chosen)
        assert told["seed"] == 3
        assert not {"top_k", "min_p", "repeat_penalty", "repetition_penalty"} & set(told)
        assert unsent_settings(kind) == {"top_k", "min_p", "repeat_penalty", "repeat_last_n"}
    assert unsent_settings(ServerKind.LLAMA_SERVER) == frozenset()
    # Without a top-k older versions of vLLM want -1, and without a choice others want nothing.
    assert asked_with(server, ServerKind.VLLM, SamplingParams())["top_k"] == -1
    others = asked_with(server, ServerKind.OTHER, SamplingParams())
    assert not {"seed", "presence_penalty", "timings_per_token"} & set(others)


def test_reasoning_is_left_out_of_what_is_asked_later(server: ModelServer) -> None:
    text = "<think>Hm</think>Yes."
    messages = [
        *ASKED,
        PromptMessage(Role.ASSISTANT, text, parts=parts_of(text, (), None)),
        PromptMessage(Role.USER, "Half \ud83c of it?"),
    ]
    server.on(ANSWER, stream(delta("a", "stop")))
    heard(server, messages=messages)
    (asked,) = server.questions()
    told = [message["content"] for message in asked["messages"]]
    assert told == ["Why?", "Yes.", "Half ? of it?"]


def test_an_answer_goes_on_thinking(server: ModelServer) -> None:
    """Begun inside of reasoning: no second mark stands before more of it."""
    server.on(ANSWER, stream(delta(None, reasoning="more"), delta("a", "stop")))
    messages = [*ASKED, PromptMessage(Role.ASSISTANT, "<think>Hm ")]
    assert heard(server, ServerKind.VLLM, messages=messages).text == "more</think>a"
