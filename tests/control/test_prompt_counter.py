"""The background count equals the length of the prompt."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import Attachment, Message, PromptMessage, Role
from foretoken.chat.prompt.context_window import answer_reserve, fit
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.engine.prompt_counter import ContextUse, NextPrompt, PromptCounter
from foretoken.engine.config import ContextPolicy
from foretoken.engine.errors import PromptError
from foretoken.engine.session import Session

MOST = 64
SYSTEM = PromptMessage(Role.SYSTEM, "Be kind.")
FILES = (Attachment("notes.txt", "The roof leaks.\n"), Attachment("plan.md", "# Plan\n\n- mend it"))


@pytest.fixture(scope="module")
def session(builtin_target: Path) -> Iterator[Session]:
    with Session.load(builtin_target, None, context_length=512) as result:
        yield result


@pytest.fixture
def counter(session: Session) -> Iterator[PromptCounter]:
    result = PromptCounter()
    result.use(session)
    yield result
    result.use(None)


def turns(session: Session, count: int) -> tuple[PromptMessage, ...]:
    text = "Yes. " * 10
    answer = PromptMessage(Role.ASSISTANT, text, tuple(session.vocabulary.tokenize(text)))
    asked = [PromptMessage(Role.USER, f"Question {n}?") for n in range(count)]
    return tuple(message for question in asked for message in (question, answer))


def next_prompt(
    *messages: PromptMessage,
    text: str = "?",
    attachments: tuple[Attachment, ...] = (),
    start: int = 0,
) -> NextPrompt:
    return NextPrompt(messages, start, text, attachments, ContextPolicy.DROP_OLDEST, MOST)


def counted(counter: PromptCounter, prompt: NextPrompt) -> ContextUse:
    use = counter.count(prompt)
    parts = [use.system, use.conversation, *use.attachments, use.text]
    assert sum(parts) == use.total
    assert min(parts) >= 0
    return use


def sent(session: Session, prompt: NextPrompt) -> tuple[int, int]:
    template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
    question = Message(Role.USER, prompt.text, attachments=prompt.attachments)
    fitted, start = fit(
        template,
        [*prompt.messages, PromptMessage(Role.USER, question.prompt_text)],
        context_length=session.context_length,
        reserve=answer_reserve(session.context_length, prompt.max_tokens),
        start=prompt.start,
        policy=prompt.policy,
    )
    return len(fitted.tokens), start


@pytest.mark.parametrize(
    ("system", "count", "attachments"), [((), 0, ()), ((SYSTEM,), 8, ()), ((SYSTEM,), 20, FILES)]
)
def test_the_count_is_the_length_of_the_prompt(
    counter: PromptCounter,
    session: Session,
    system: tuple[PromptMessage, ...],
    count: int,
    attachments: tuple[Attachment, ...],
) -> None:
    messages = (*system, *turns(session, count))
    for text in ("What now?", " A longer text:\n\n- one\n- two 12,345 ", "Grüße 漢字 <|im_end|>"):
        prompt = next_prompt(*messages, text=text, attachments=attachments)
        length, start = sent(session, prompt)
        use = counted(counter, prompt)
        assert (use.total, use.turns) == (length, count)
        assert use.left_out == max(0, start - len(system)) // 2
        assert (use.context_length, use.reserve) == (512, MOST)


def test_how_full_it_is(counter: PromptCounter, session: Session) -> None:
    seen: list[tuple[bool, bool]] = []
    for words in range(0, 400, 10):
        use = counted(counter, next_prompt(*turns(session, 2), text="word " * words))
        seen.append((use.nearly_full, bool(use.left_out)))
    assert list(dict.fromkeys(seen))[:3] == [(False, False), (True, False), (False, True)]
    prompt = next_prompt(*turns(session, 2), text="word " * 600)
    use = counted(counter, prompt)  # what does not fit is counted all the same
    with pytest.raises(PromptError, match=f"has {use.total:,} tokens.*leaves no room"):
        sent(session, prompt)
    assert (use.fits, use.room, use.left_out) == (False, 0, 2)


def test_new_models_recount(counter: PromptCounter, session: Session, random_target: Path) -> None:
    prompt = next_prompt(SYSTEM, *turns(session, 3), attachments=FILES)
    before = counted(counter, prompt)
    with Session.load(random_target, None) as other:
        counter.use(other)
        after = counted(counter, prompt)
        assert after.total == sent(other, prompt)[0] != before.total
        assert after.attachments != before.attachments
        counter.use(None)
    assert counter.count(prompt) is None


def test_a_running_count_delays_closing_a_model(counter: PromptCounter, session: Session) -> None:
    prompt = next_prompt(attachments=(Attachment("long.txt", "A line of a long text.\n" * 20_000),))
    found: list[ContextUse | None] = []
    thread = threading.Thread(target=lambda: found.append(counter.count(prompt)))
    thread.start()
    counter.use(None)  # from here on the model may be closed
    done = not counter._lock.locked()
    thread.join()
    assert done
    assert found[0] is None or found[0].total > 20_000
