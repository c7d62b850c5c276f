"""Interleaved answers of several modes on real tiny models."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from answer_events import GREEDY
from foretoken.engine.benchmark import Prompt, answer_in_turns, parse_mode, rotated_order
from foretoken.engine.events import RunStatistics
from foretoken.engine.session import Session

MODES = [parse_mode(name) for name in ("plain", "fixed:3", "step-rule")]


@pytest.fixture(scope="module")
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


def answers(session: Session, tokens: int = 24, **how: Any) -> dict[str, RunStatistics]:
    prompt = Prompt("abc", session.prompt("abc"))
    return answer_in_turns(session, prompt, MODES, GREEDY, tokens, **how)


def test_modes_are_what_they_say_and_a_prompt_may_be_read_once(session: Session) -> None:
    anew, once = (answers(session, read_anew=each) for each in (True, False))
    assert list(anew) == [mode.name for mode in MODES]
    assert anew["plain"].drafted == 0
    assert 0 < anew["fixed:3"].drafted <= 3 * anew["fixed:3"].steps
    assert anew["step-rule"].drafted > 0
    length = len(session.prompt("abc"))
    assert {counted.reused_tokens for counted in anew.values()} == {0}
    assert {counted.reused_tokens for counted in once.values()} == {length - 1}
    # Nothing else changes: the same tokens from the same number of passes.
    for one, other in zip(anew.values(), once.values(), strict=True):
        assert (one.tokens, one.steps) == (other.tokens, other.steps)


def test_turns_begin_with_other_modes(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    generate = session.generate

    def told(tokens: Sequence[int], sampling: Any, config: Any, *more: Any, **named: Any) -> Any:
        asked.append(config)
        return generate(tokens, sampling, config, *more, **named)

    monkeypatch.setattr(session, "generate", told)
    answers(session, 8, number=4, warm_up_tokens=2)
    plain, fixed, step = (mode.config for mode in MODES)
    assert asked == [plain, fixed, step, fixed, step, plain]
    turns = [rotated_order("abc", number) for number in (0, 2, 3)]
    assert turns == [list("abc"), list("cab"), list("abc")]
