"""Continuation of an answer that ended early: the text and counters it continues from."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import accumulate

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.events import RunStatistics, TokenEmitted, TokenOrigin
from foretoken.engine.speedup import PlainReference, compare_steps
from foretoken.engine.text.detokenizer import overlap

_BROKEN = "\ufffd"


def trim_incomplete_end(answer: Message, stop_strings: Sequence[str]) -> None:
    """Remove an ending that was shown only because generation stopped there.

    An incomplete character and a possible beginning of a stop string are generated again, as they
    would have been without the interruption.
    """
    text = answer.text.rstrip(_BROKEN)
    begun = max((overlap(text, stop) for stop in stop_strings), default=0)
    text = text[: len(text) - begun]
    if text == answer.text:
        return
    ends = list(accumulate(len(token.text) for token in answer.tokens))
    kept = bisect_right(ends, len(text))
    # Tokens without a text are the first bytes of the incomplete character.
    while kept and not answer.tokens[kept - 1].text:
        kept -= 1
    if answer.tokens:
        text = "".join(token.text for token in answer.tokens[:kept])
    del answer.tokens[kept:]
    answer.text = text


def version_with_choice(answer: Message, index: int, chosen: TokenEmitted) -> Message:
    """Return a version of an answer up to a token, with ``chosen`` in its place, to be continued.

    It has the tokens before ``index`` and their steps. Tokens that a cut step produced after the
    cut count as unused.
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
    if kept:  # the prefill belongs to these
        new = version.statistics
        version.plain_tokens_per_second = answer.plain_tokens_per_second
        if (before := answer.statistics) is not None:
            new.prompt_tokens, new.reused_tokens = before.prompt_tokens, before.reused_tokens
            new.prefill_ms, new.first_token_ms = before.prefill_ms, before.first_token_ms
    chosen = replace(chosen, origin=TokenOrigin.CHOSEN, step=next_step(version), position=None)
    version.tokens = [*kept, chosen]
    version.text = "".join(token.text for token in version.tokens)
    return version


def next_step(answer: Message) -> int:
    """Return the index of the next step."""
    last = max((step.index for step in answer.steps), default=-1)
    return max(last, max((token.step for token in answer.tokens), default=-1)) + 1


def counters(answer: Message) -> RunStatistics:
    """Return an answer's counters, even if the app crashed before they were reported.

    In that case they are derived from the steps, without prefill figures. Tokens of a step without
    a record are left out, so that speeds stay correct.
    """
    result = deepcopy(answer.statistics)
    if result is None:
        result = RunStatistics()
        for step in answer.steps:
            result.count_step(step)
        if not answer.served:  # the speed of a server without drafts was not measured
            before = PlainReference.at_speed(answer.plain_tokens_per_second)
            compare_steps(result, answer.steps, before)
    known = {step.index for step in answer.steps}
    shown = [token for token in answer.tokens if token.step in known]
    result.tokens = len(shown)
    result.from_draft = sum(token.origin is TokenOrigin.DRAFT for token in shown)
    return result


def joined_counters(before: RunStatistics, after: RunStatistics) -> RunStatistics:
    """Return the counters of both parts of an answer, with the prompt figures of the first.

    ``first_token_ms`` and the prefill belong together.
    """
    first = before if before.tokens else after
    result = RunStatistics()
    result.add(before)
    result.add(after)
    result.first_token_ms = first.first_token_ms
    result.prefill_ms = first.prefill_ms
    result.prompt_tokens, result.reused_tokens = first.prompt_tokens, first.reused_tokens
    return result
