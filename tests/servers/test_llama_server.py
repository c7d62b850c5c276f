"""Recorded responses of the real llama-server; tests/soak/llama_server.py records them."""

from pathlib import Path
from typing import Any

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import UNKNOWN_ID, FinishReason, PrefillProgress, TokenOrigin
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import look
from foretoken.servers.server import (
    Server,
    ServerError,
    ServerErrorKind,
    ServerKind,
    SpeculationReporting,
)
from foretoken.system.fetching import Cancel
from model_server import ANSWER, MODELS, Asked, Heard, Line, ModelServer, Saying, raw

RECORDED = Path(__file__).with_name("llama_server")
KEY = "secret-of-this-test"
STORY = [PromptMessage(Role.USER, "Tell me a story.")]
DRAFT, CORRECTION = TokenOrigin.DRAFT, TokenOrigin.CORRECTION
BONUS, TARGET = TokenOrigin.BONUS, TokenOrigin.TARGET


def recorded(name: str) -> bytes:
    return (RECORDED / f"{name}.http").read_bytes()


@pytest.fixture(autouse=True)
def _as_recorded(server: ModelServer) -> None:
    server.on(MODELS, raw(recorded("v1-models")))
    server.on("/props", raw(recorded("props")))
    server.on("/slots", raw(recorded("slots")))


def client_of(server: ModelServer) -> ServerClient:
    return ServerClient(Server.entered(server.address), KEY)


def answered(
    server: ModelServer,
    saying: str | Saying,
    messages: list[PromptMessage] = STORY,
    limits: GenerationLimits | None = None,
    sampling: SamplingParams | None = None,
    **switches: Any,
) -> Heard:
    """``saying``: the name of a recording, or another way to say it."""
    server.on(ANSWER, raw(recorded(saying)) if isinstance(saying, str) else saying)
    client = client_of(server)
    limits = limits or GenerationLimits(max_tokens=24)
    sampling = sampling or SamplingParams(temperature=0.0)
    facts = look(client, Cancel())
    return Heard(ServedAnswer(client, facts, "builtin", messages, sampling, limits, switches))


def test_it_tells_what_it_is(server: ModelServer) -> None:
    facts = look(client_of(server), Cancel())
    assert (facts.kind, facts.version) == (ServerKind.LLAMA_SERVER, "b1-0c1e570")
    assert (facts.speculation, facts.speculates) == (SpeculationReporting.STEPS, True)
    assert facts.method == "draft-simple"
    assert facts.passes_template_fields
    (model,) = facts.models
    assert (model.name, model.context_length, model.trained_length) == ("builtin", 1024, 1024)
    assert "<|im_start|>" in str(model.template)
    assert {asked.headers["authorization"] for asked in server.asked} == {f"Bearer {KEY}"}


def test_each_piece_is_told_by_the_counters(server: ModelServer) -> None:
    heard = answered(server, "speculative")
    tokens, steps, end, told = heard.tokens, heard.steps, heard.finished, heard.told
    assert heard.text.startswith("Once upon a time, a young knight named Robin")
    assert {token.id for token in tokens} == {UNKNOWN_ID}
    # The prompt's pass gave the first one; then come steps with a draft of four.
    assert [token.origin for token in tokens[:7]] == [TARGET, CORRECTION, *[DRAFT] * 4, BONUS]
    assert [token.position for token in tokens[:7]] == [None, 0, 0, 1, 2, 3, None]
    for step in steps:
        mine = [token for token in tokens if token.step == step.index]
        assert len(mine) == step.tokens
        assert sum(token.origin is DRAFT for token in mine) == step.accepted
        assert step.total_ms > 0
    assert (told.coloured, told.note) == (True, "")
    statistics = end.statistics
    assert (end.reason, statistics.tokens, statistics.generated) == (FinishReason.LENGTH, 24, 24)
    assert statistics.steps == len(steps) + 1
    assert statistics.tokens_per_second == pytest.approx(told.tokens_per_second)
    drafted, accepted = sum(step.drafted for step in steps), sum(step.accepted for step in steps)
    assert (statistics.drafted, statistics.accepted) == (drafted, accepted)
    assert (told.drafted, told.accepted) == (drafted, accepted)
    assert steps[-1].position == statistics.prompt_tokens + 24 - 1
    progress = [event for event in heard.events if isinstance(event, PrefillProgress)]
    assert heard.events[0] == progress[0]
    assert progress[-1].processed == progress[-1].total == told.prompt_tokens
    assert statistics.reused_tokens == progress[-1].reused
    # Without speculation every piece is the target's.
    plain = answered(server, "plain")
    assert {token.origin for token in plain.tokens} == {TARGET}
    assert (plain.told.drafted, plain.told.coloured, plain.text) == (0, True, heard.text)


def test_reasoning_and_characters_of_several_tokens_have_their_colours(server: ModelServer) -> None:
    """It sends reasoning apart, no piece for its marks, and a character once it is whole.

    The emoji's four tokens are of two steps, what follows in its second one waits for the next.
    """
    heard = answered(server, "thinking", [PromptMessage(Role.USER, "?")])
    tokens, steps, text, told = heard.tokens, heard.steps, heard.text, heard.told
    assert text == "<think>Hm so</think>Yes 🙂! and noénd"
    assert heard.reasoning == "Hm so"
    assert told.coloured
    assert (told.drafted, told.accepted, told.tokens) == (15, 12, 18)
    # Every token of both models is the same: whole drafts, but for one behind the end.
    real = [token for token in tokens if token.text not in ("<think>", "</think>")]
    assert len(real) == 17  # the marks, which have no text, are two of them
    assert [token.origin for token in real] == [TARGET, *([DRAFT] * 3 + [BONUS]) * 4]
    assert [step.index for step in steps] == sorted(step.index for step in steps)
    assert [(step.drafted, step.accepted) for step in steps] == [(3, 3)] * 4 + [(3, 0)]


def test_an_answer_goes_on(server: ModelServer) -> None:
    begun = PromptMessage(Role.ASSISTANT, "Once upon a time")
    heard = answered(server, "continued", [*STORY, begun], GenerationLimits(max_tokens=12))
    assert heard.text.startswith(", a young knight")
    (question,) = server.questions()
    assert question["messages"][-1] == {"role": "assistant", "content": "Once upon a time"}
    assert question["continue_final_message"] is True
    assert question["add_generation_prompt"] is False
    with pytest.raises(ServerError, match=r"6009 tokens.*1024 tokens") as refused:
        answered(server, "context-full")
    assert refused.value.trouble is ServerErrorKind.CONTEXT_FULL


@pytest.mark.parametrize("name", ["ended", "stop-string"])
def test_it_may_be_cut_anywhere_on_its_way(server: ModelServer, name: str) -> None:
    """The same records, whether it comes in one piece or byte by byte.

    The step with the end is told although nothing, or not all of it, is shown.
    """
    limits = GenerationLimits(24, (", a young",) if name == "stop-string" else ())
    whole = answered(server, name, limits=limits)
    last, end = whole.steps[-1], whole.finished
    if name == "ended":
        assert whole.text.endswith("Ask me something else!")
        assert end.reason is FinishReason.STOP
        assert end.statistics.generated == end.statistics.tokens + 1 == len(whole.tokens) + 1
        assert last.tokens == sum(token.step == last.index for token in whole.tokens) + 1
    else:  # three tokens are the stop string
        assert whole.text == "Once upon a time"
        assert server.questions()[0]["stop"] == [", a young"]
        assert (whole.told.tokens, last.tokens) == (7, 5)
    said = recorded(name)

    def crumbs(line: Line, _asked: Asked) -> None:
        for at in range(0, len(said), 61):
            line.say(said[at : at + 61])

    again = answered(server, crumbs, limits=limits)
    assert again.events[:-1] == whole.events[:-1]
    assert again.told.tokens == whole.told.tokens


def test_what_is_asked_is_what_was_chosen(server: ModelServer) -> None:
    sampling = SamplingParams(0.5, 3, 0.9, 0.1, 1.2, 0.25, -0.25, 32, seed=7)
    messages = [PromptMessage(Role.SYSTEM, "Be brief."), *STORY]
    limits = GenerationLimits(9)
    heard = answered(server, "plain", messages, limits, sampling, enable_thinking=False)
    (question,) = server.questions()
    assert heard.finished.seed == 7
    names = ("top_k", "top_p", "min_p", "repeat_penalty", "repeat_last_n", "presence_penalty")
    expected = {name: getattr(sampling, name) for name in (*names, "frequency_penalty", "seed")}
    expected |= dict.fromkeys(("stream", "timings_per_token", "return_progress"), True)
    expected |= {"model": "builtin", "max_tokens": 9, "temperature": 0.5, "cache_prompt": True}
    expected |= {"chat_template_kwargs": {"enable_thinking": False}}
    assert question | expected == question
    assert question.keys() - expected.keys() == {"messages", "stream_options"}
    assert question["messages"] == [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Tell me a story."},
    ]
