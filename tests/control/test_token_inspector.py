"""Details of the tokens of stored answers, and answers continued from another token."""

from pathlib import Path

import pytest

from asked_engine import App
from foretoken.chat.conversations.conversation import Message
from foretoken.chat.store.answer_codec import pack_records, unpack_records
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import SamplingParams
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.inspection import Alternative, Continuability, InspectedToken
from foretoken.models.pair_setup import LoadSettings

SAMPLING = SamplingParams(temperature=0.8, top_k=40, seed=11)
STORY = "Tell me a story about a fox."


@pytest.fixture(autouse=True)
def _as_wanted(app: App) -> None:
    app.engine.answering.sampling = SAMPLING


@pytest.fixture
def inspector(app: App) -> TokenInspector:
    return TokenInspector(app.engine, app.controller.answers, app.controller)


def known(inspector: TokenInspector, app: App, answer: Message, index: int) -> InspectedToken:
    inspector.look_at(app.chat, answer, index)
    assert (inspector.why_not, inspector.remark) == ("", "")
    if inspector.found is None:
        if not inspector.running:
            inspector.compute()
        app.until(lambda: not inspector.running)
    assert inspector.found is not None, inspector.why_not
    return inspector.found


def check_against_records(found: InspectedToken, answer: Message) -> None:
    token = answer.tokens[found.index]
    assert found.of(token.id).target.after == pytest.approx(token.target_prob, abs=2e-3)
    if token.draft_prob is not None:
        assert found.of(token.id).draft.after == pytest.approx(token.draft_prob, abs=2e-3)


def test_the_prompt_of_each_answer_is_rebuilt(builtin: App, inspector: TokenInspector) -> None:
    builtin.controller.set_system_prompt("You tell stories.")
    first, second = builtin.ask(STORY, 40), builtin.ask("And then?", 40)
    for answer, index in ((second, 0), (second, len(second.tokens) - 1), (first, 7)):
        check_against_records(known(inspector, builtin, answer, index), answer)
    assert builtin.controller.answers.conversation is None
    assert builtin.engine.state is EngineState.READY
    # Another prompt is told, and nothing is made up.
    third = builtin.ask(STORY, 10)
    builtin.controller.set_system_prompt("You are somebody else.")
    inspector.look_at(builtin.chat, third, 5)
    inspector.compute()
    builtin.until(lambda: not inspector.running)
    assert inspector.found is None
    assert "cannot be rebuilt" in inspector.why_not
    assert not inspector.can_compute


def test_dropped_turns_are_kept(app: App, inspector: TokenInspector, endless_target: Path) -> None:
    app.load(endless_target, settings=LoadSettings(256))
    for _ in range(6):
        answer = app.ask("x" * 40, 20)
    assert app.chat.context_start > 0
    check_against_records(known(inspector, app, answer, 10), answer)
    check_against_records(known(inspector, app, app.chat.messages[1], 10), app.chat.messages[1])


def test_without_its_pair_only_the_records_are_shown(
    builtin: App, inspector: TokenInspector, builtin_target: Path
) -> None:
    answer = builtin.ask(STORY, 20)
    source = answer.source
    assert source.draft is not None
    known(inspector, builtin, answer, 5)
    for draft in (None, builtin_target):
        builtin.load(builtin_target, draft)
        inspector.look_at(builtin.chat, answer, 5)
        assert inspector.found is None  # it was another draft's opinion as well
        assert source.draft in inspector.remark
        inspector.compute()
        builtin.until(lambda: not inspector.running)
        assert inspector.found.any_draft is None


def test_inspection_yields(app: App, inspector: TokenInspector, endless_target: Path) -> None:
    app.load(endless_target, endless_target)
    answer = app.ask("x" * 3000, 200)
    inspector.look_at(app.chat, answer, 199)
    assert 3200 < inspector.tokens_to_read < 3300  # the question's and the answer's
    inspector.compute()
    assert inspector.running
    inspector.clear_inspection()
    app.settle()
    assert not inspector.running
    inspector.look_at(app.chat, answer, 199)
    inspector.compute()
    assert app.controller.shut_down()


def alternative(found: InspectedToken, other_than: int) -> Alternative:
    return next(
        each
        for each in found.alternatives
        if each.id != other_than and each.goes_on is Continuability.YES and each.target.after > 0.0
    )


def chosen(one: Alternative) -> TokenEmitted:
    return TokenEmitted(one.id, one.text, TokenOrigin.CHOSEN, 0, None, one.target.after, None, None)


@pytest.mark.parametrize("at", [0, 13])
def test_another_token_is_chosen(builtin: App, inspector: TokenInspector, at: int) -> None:
    answer = builtin.ask(STORY, 20)
    before = list(answer.tokens), list(answer.steps), answer.text
    one = alternative(known(inspector, builtin, answer, at), answer.tokens[at].id)
    version = builtin.ended(builtin.controller.continue_from(answer, at, chosen(one)))
    assert (answer.tokens, answer.steps, answer.text) == before
    assert builtin.chat.siblings(answer) == [answer, version]
    assert builtin.chat.leaf is version
    assert version.tokens[:at] == answer.tokens[:at]
    put = version.tokens[at]
    assert (put.id, put.text, put.origin) == (one.id, one.text, TokenOrigin.CHOSEN)
    assert put.target_prob == one.target.after
    assert version.text == "".join(token.text for token in version.tokens)
    # What the target wrote then is what it says of itself behind this token, exactly.
    for index in (at + 1, at + 6, at):
        check_against_records(known(inspector, builtin, version, index), version)


def test_the_figures_count_what_models_wrote(builtin: App, inspector: TokenInspector) -> None:
    answer = builtin.ask(STORY, 60)
    steps_of = [token.step for token in answer.tokens]
    inside = next(i for i in range(1, 59) if len(set(steps_of[i - 1 : i + 2])) == 1)
    one = alternative(known(inspector, builtin, answer, inside), answer.tokens[inside].id)
    version = builtin.ended(builtin.controller.continue_from(answer, inside, chosen(one)))
    counted, steps = version.statistics, {step.index: step for step in version.steps}
    assert counted.tokens == len(version.tokens) - 1
    assert [token.step for token in version.tokens] == sorted(t.step for t in version.tokens)
    assert version.tokens[inside].step not in steps
    cut = steps[steps_of[inside]]
    assert cut.tokens == sum(token.step == cut.index for token in version.tokens)
    assert counted.generated == sum(step.tokens for step in version.steps)
    # All of it is kept, and the choice with it.
    packed = pack_records(version.tokens, version.steps, version.text)
    assert packed is not None
    tokens, _ = unpack_records(packed, version.text)
    kept = [(token.id, token.text, token.origin, token.step) for token in tokens]
    assert kept == [(t.id, t.text, t.origin, t.step) for t in version.tokens]
