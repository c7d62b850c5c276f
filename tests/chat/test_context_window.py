"""Conversations that outgrow the context: what stays, for how long, and what is said."""

from collections.abc import Sequence
from typing import Any

import pytest

import tiny_models as tiny
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.context_window import FittedPrompt, fit
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.config import ContextPolicy
from foretoken.engine.errors import PromptError
from foretoken.engine.llama.vocabulary import LlamaVocabulary

CONTEXT, RESERVE = 200, 40
ROOM = CONTEXT - RESERVE
SYSTEM = PromptMessage(Role.SYSTEM, "Be kind.")


@pytest.fixture
def template(vocabulary: LlamaVocabulary) -> ChatTemplate:
    """Of a model that takes about a token per character."""
    return ChatTemplate(vocabulary, tiny.CHATML_TEMPLATE)


def turn(template: ChatTemplate, number: int, length: int = 10) -> list[PromptMessage]:
    answer = f"Answer {number}." + "." * length
    ids = tuple(template._vocabulary.tokenize(answer))
    return [
        PromptMessage(Role.USER, f"Question {number}?"),
        PromptMessage(Role.ASSISTANT, answer, ids),
    ]


def asking(template: ChatTemplate, turns: int) -> list[PromptMessage]:
    """A conversation of so many turns, the last one without its answer."""
    return [message for number in range(turns) for message in turn(template, number)][:-1]


def fitted(
    template: ChatTemplate, messages: Sequence[PromptMessage], start: int = 0, **changed: Any
) -> FittedPrompt:
    usual = {"context_length": CONTEXT, "reserve": RESERVE, "policy": ContextPolicy.DROP_OLDEST}
    return fit(template, messages, start=start, **usual | changed)


# --- what stays -----------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", list(ContextPolicy))
def test_nothing_is_dropped_while_all_fits(template: ChatTemplate, policy: ContextPolicy) -> None:
    messages = [SYSTEM, *asking(template, 3)]
    whole = template.prompt(messages)
    room = len(whole.tokens) + RESERVE
    assert fitted(template, messages, context_length=room, policy=policy) == FittedPrompt(whole, 0)


def test_the_oldest_turns_go_in_bulk(template: ChatTemplate) -> None:
    messages = asking(template, 10)
    found = fitted(template, messages)
    assert found.prompt == template.prompt(messages[found.start :])
    assert messages[found.start].role is Role.USER
    assert len(found.prompt.tokens) <= ROOM * 2 / 3
    # Not a turn more than that.
    assert len(template.prompt(messages[found.start - 2 :]).tokens) > ROOM * 2 / 3


@pytest.mark.parametrize("systems", [0, 2])
def test_the_start_stays_until_it_must_move(template: ChatTemplate, systems: int) -> None:
    messages = [SYSTEM] * systems
    room = 3 * CONTEXT - RESERVE
    start, starts, before = 0, list[int](), list[int]()
    for number in range(30):
        question, answer = turn(template, number, length=number % 7)
        messages.append(question)
        found = fitted(template, messages, start, context_length=3 * CONTEXT)
        tokens = found.prompt.tokens
        assert len(tokens) <= room
        if found.start == start:
            assert tokens[: len(before)] == before
        else:
            kept = [*messages[:systems], *messages[max(systems, start) :]]
            assert len(template.prompt(kept).tokens) > room
            assert messages[found.start] == PromptMessage(
                Role.USER, f"Question {(found.start - systems) // 2}?"
            )
            shown = [*messages[:systems], *messages[found.start :]]
            assert found.prompt == template.prompt(shown)
        start = found.start
        starts.append(start)
        messages.append(answer)
        before = [*tokens, *answer.tokens]
    assert starts == sorted(starts)
    assert starts[0] == 0
    assert starts[-1] > 30
    # In bulk: most turns leave it alone.
    assert len(set(starts)) < len(starts) / 3


def test_the_system_prompt_stays_and_a_longer_context_keeps_the_start(
    template: ChatTemplate,
) -> None:
    messages = [SYSTEM, *asking(template, 10)]
    found = fitted(template, messages)
    assert found.start > 1
    assert found.prompt == template.prompt([SYSTEM, *messages[found.start :]])
    longer = fitted(template, messages, found.start, context_length=CONTEXT + 60)
    assert longer.start == found.start


def test_few_prompts_are_built(template: ChatTemplate, monkeypatch: pytest.MonkeyPatch) -> None:
    messages = asking(template, 60)
    build, built = template.prompt, list[int]()

    def count(messages: Sequence[PromptMessage], *others: Any, **options: Any) -> object:
        built.append(len(messages))
        return build(messages, *others, **options)

    monkeypatch.setattr(template, "prompt", count)
    start = fitted(template, messages).start
    assert len(built) <= 8  # all, and a binary search among 59 turns
    built.clear()
    fitted(template, messages, start)
    assert built == [len(messages), len(messages) - start]


# --- what does not fit ----------------------------------------------------------------------------


def test_the_last_question_may_use_up_the_reserve(template: ChatTemplate) -> None:
    messages = [*asking(template, 4)[:-1], PromptMessage(Role.USER, "x" * 150)]
    alone = template.prompt(messages[-1:])
    assert ROOM < len(alone.tokens) < CONTEXT
    assert fitted(template, messages) == FittedPrompt(alone, 6)
    assert fitted(template, messages, 6) == FittedPrompt(alone, 6)
    assert fitted(template, messages[-1:]) == FittedPrompt(alone, 0)
    assert fitted(template, messages, reserve=CONTEXT + 1) == FittedPrompt(alone, 6)


def test_a_message_that_never_fits_is_an_error(template: ChatTemplate) -> None:
    messages = [PromptMessage(Role.USER, "x" * 1000)]
    size = len(template.prompt(messages).tokens)
    for policy in ContextPolicy:
        with pytest.raises(PromptError, match=f"{size:,} tokens.*200. Shorten the message, or"):
            fitted(template, messages, policy=policy)
        with pytest.raises(PromptError, match="Shorten the message or the system prompt"):
            fitted(template, [SYSTEM, *messages], policy=policy)
    with pytest.raises(PromptError, match="200. Start a new chat, or let old turns drop"):
        fitted(template, asking(template, 10), 4, policy=ContextPolicy.STOP)


def test_one_token_of_room_is_enough(template: ChatTemplate) -> None:
    messages = asking(template, 4)
    size = len(template.prompt(messages).tokens)
    for policy in ContextPolicy:
        found = fitted(template, messages, context_length=size + 1, reserve=0, policy=policy)
        assert found.start == 0
    with pytest.raises(PromptError):
        fitted(template, messages, context_length=size, reserve=0, policy=ContextPolicy.STOP)
    assert fitted(template, messages, context_length=size, reserve=0).start > 0


def test_without_dropping_an_answer_may_be_shorter_than_the_reserve(template: ChatTemplate) -> None:
    messages = asking(template, 3)
    whole = template.prompt(messages)
    context = len(whole.tokens) + 5
    found = fitted(template, messages, context_length=context, policy=ContextPolicy.STOP)
    assert found == FittedPrompt(whole, 0)
