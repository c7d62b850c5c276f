"""What is found out of a pair before its first question, and that nothing else comes of it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.config import GenerationLimits, Method, SamplingParams
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.warm_up import warm_up
from known_costs import KnownCosts, make_drafting_pay

SAMPLING = SamplingParams(temperature=0.7, seed=1)


@pytest.fixture
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        make_drafting_pay(session)
        yield session


def test_plain_speed_and_acceptance_are_known_afterwards(session: Session) -> None:
    counted = replace(session.statistics)
    assert warm_up(session, session.prompt, SAMPLING)
    assert session.plain_speed.tokens_per_second is not None
    assert session.learned is not None
    assert session.learned.outcomes > 20
    assert list(session.cached_tokens) == []
    assert session.draft is not None
    assert len(session.draft.sequence) == 0
    assert session.statistics == counted


def test_nothing_is_found_out_twice(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up(session, session.prompt, SAMPLING)
    monkeypatch.setattr(session, "generate", None)  # would fail
    assert warm_up(session, session.prompt, SAMPLING)


def test_texts_of_it_are_forgotten(session: Session) -> None:
    """Neither copied nor recognised later."""
    warm_up(session, session.prompt, SAMPLING)
    policy = session._adaptive[Method.AUTO]
    assert not policy._acceptance._history
    assert not session._lookup._index.tokens


def test_it_ends_when_somebody_wants_something(session: Session) -> None:
    asked = 0

    def keep_on() -> bool:
        nonlocal asked
        asked += 1
        return asked < 4

    assert not warm_up(session, session.prompt, SAMPLING, keep_on=keep_on)
    assert asked < 12
    assert list(session.cached_tokens) == []
    assert warm_up(session, session.prompt, SAMPLING)
    assert session.learned is not None


def test_a_chat_in_the_cache_stays_there(session: Session) -> None:
    list(session.generate("abcdef", SAMPLING, None, GenerationLimits(4)))
    held = list(session.cached_tokens)
    assert warm_up(session, session.prompt, SAMPLING)
    assert list(session.cached_tokens) == held


def test_a_model_that_is_too_slow_for_it_is_left_alone(session: Session) -> None:
    session.target.costs = KnownCosts({1: 700.0, 16: 2000.0})
    assert warm_up(session, session.prompt, SAMPLING)
    assert session.plain_speed.tokens_per_second is None


def test_the_builtin_pair_is_known_after_some_short_answers() -> None:
    with Session.load(*builtin_pair()) as session:
        assert measure_costs(session)
        template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        asked = 0

        def keep_on() -> bool:
            nonlocal asked
            asked += 1
            return True

        def prompt(text: str) -> list[int]:
            return template.prompt([PromptMessage(Role.USER, text)]).tokens

        assert warm_up(session, prompt, SAMPLING, keep_on=keep_on)
        assert session.learned is not None
        assert session.learned.outcomes > 0
    # Three answers of at most 64 tokens, and the plain passes.
    assert asked < 600
