"""An answer that ended before its time and goes on: what of it stands, and its numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.events import RunStatistics, TokenEmitted, TokenOrigin
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.engine.text.detokenizer import overlap

_BROKEN = "\ufffd"


def drop_open_end(answer: Message, stop_strings: Sequence[str]) -> None:
    """Take back the end of an answer that was shown only because nothing came after it.

    Half a character and what may begin a stop string are written anew, as they would have been
    without the interruption.
    """
    text = answer.text.rstrip(_BROKEN)
    begun = max((overlap(text, stop) for stop in stop_strings), default=0)
    text = text[: len(text) - begun]
    if text == answer.text:
        return
    kept = length = 0
    for token in answer.tokens:
        length += len(token.text)
        if length > len(text):
            break
        kept += 1
    # Tokens without a text are the first bytes of the character that was broken.
    while kept and not answer.tokens[kept - 1].text:
        kept -= 1
    if answer.tokens:
        text = "".join(token.text for token in answer.tokens[:kept])
    del answer.tokens[kept:]
    answer.text = text


def begun_with(answer: Message, index: int, chosen: TokenEmitted) -> Message:
    """A version of an answer up to a token, with another one in its place, that is to go on.

    What is kept of it is what its model wrote, with the steps that did. Of a step that is cut, what
    it gave behind the cut is no part of this version.
    """
    kept = answer.tokens[:index]
    own = Counter(token.step for token in kept)
    whole = Counter(token.step for token in answer.tokens)
    steps = [
        replace(step, unused=step.unused + whole[step.index] - own[step.index])
        for step in answer.steps
        if own[step.index]
    ]
    version = Message(Role.ASSISTANT, tokens=kept, steps=steps, source=answer.source)
    version.copied_texts.update(answer.copied_texts)
    version.statistics = counters(version)
    if kept:  # the prompt was read for these
        told = version.statistics
        version.plain_tokens_per_second = answer.plain_tokens_per_second
        if (before := answer.statistics) is not None:
            told.prompt_tokens, told.reused_tokens = before.prompt_tokens, before.reused_tokens
            told.prefill_ms, told.first_token_ms = before.prefill_ms, before.first_token_ms
    chosen = replace(chosen, origin=TokenOrigin.CHOSEN, step=next_step(version), position=None)
    version.tokens = [*kept, chosen]
    version.text = "".join(token.text for token in version.tokens)
    return version


def next_step(answer: Message) -> int:
    """The index of the first step that is still to come."""
    last = max((step.index for step in answer.steps), default=-1)
    return max(last, max((token.step for token in answer.tokens), default=-1)) + 1


def counters(answer: Message) -> RunStatistics:
    """The counters of what is there, also where the app died before they were told.

    Then they come from the steps; tokens of a step whose record is missing are left out, so that
    speeds stay true, and nothing is known of reading the prompt.
    """
    told = answer.statistics
    if told is None:
        told = RunStatistics()
        for step in answer.steps:
            told.count_step(step)
        if not answer.served:  # nobody has measured how fast a server is without drafts
            before = PlainReference.at_speed(answer.plain_tokens_per_second)
            compare_steps(told, answer.steps, before)
    result = RunStatistics()
    result.add(told)
    result.first_token_ms = told.first_token_ms
    known = {step.index for step in answer.steps}
    shown = [token for token in answer.tokens if token.step in known]
    result.tokens = len(shown)
    result.from_draft = sum(token.origin is TokenOrigin.DRAFT for token in shown)
    return result


def joined_counters(before: RunStatistics, after: RunStatistics) -> RunStatistics:
    """The counters of both parts of an answer; what tells of the prompt is that of the first.

    ``first_token_ms`` and reading the prompt belong together.
    """
    first = before if before.tokens else after
    result = RunStatistics()
    result.add(before)
    result.add(after)
    result.first_token_ms = first.first_token_ms
    result.prefill_ms = first.prefill_ms
    result.prompt_tokens, result.reused_tokens = first.prompt_tokens, first.reused_tokens
    return result
