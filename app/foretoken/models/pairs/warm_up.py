"""Before the first question: how fast plain decoding is here, and how far the draft can be trusted.

The pair answers a question or two for a moment, in its own template and sampled as in a chat. Of
these answers only numbers stay; their texts are forgotten, caches are left empty, and nothing of
them is counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing

from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import RunStatistics, StepFinished
from foretoken.engine.session import Session

# What people ask, in three kinds; none of it is what the window suggests.
_QUESTIONS = (  # not translated: for models
    "Tell me a short story about a lighthouse.",
    "How do I clean a window?",
    "Name some animals that live in the forest.",
)
_MOST_S = 3.0
# Plain passes: enough for a steady figure, and the fewest that a slow model has time for.
_PLAIN_PASSES, _FEWEST_PLAIN_PASSES = 16, 5
_PLAIN_SHARE = 0.5
_TOKENS = 64
"""Of an answer with drafts."""
_READING_BATCH = 16


def warm_up(
    session: Session,
    prompt_tokens: Callable[[str], Sequence[int]],
    sampling: SamplingParams,
    *,
    keep_on: Callable[[], bool] = lambda: True,
    seconds: float = _MOST_S,
) -> bool:
    """Learn what is not known yet; return False where ``keep_on`` said so, asked at every step.

    ``prompt_tokens`` puts a question into the model's chat template. Nothing is done where the
    target has read something that a chat may need, and where there is no time for it: then the
    first answer measures. Raises what ``Session.generate`` and ``prompt_tokens`` raise.
    """
    wants_plain = session.plain_speed.tokens_per_second is None
    wants_drafts = session.has_draft and session.learned is None
    if session.cached_tokens or not (wants_plain or wants_drafts):
        return True
    prompts = [prompt_tokens(question) for question in _QUESTIONS]
    begun = time.perf_counter()
    costs = session.target.costs
    reading_ms = len(prompts[0]) / _READING_BATCH * costs.ms(_READING_BATCH)
    if reading_ms + _FEWEST_PLAIN_PASSES * costs.ms(1) > seconds * 1000.0:
        return True
    if max(map(len, prompts)) + _TOKENS > session.context_length:
        return True

    def spent(share: float = 1.0) -> bool:
        return time.perf_counter() - begun > share * seconds

    counted, session.statistics = session.statistics, RunStatistics()
    try:
        if wants_plain:
            plain = SpeculativeConfig(Method.PLAIN)
            limits = GenerationLimits(_PLAIN_PASSES)
            with closing(session.generate(prompts[0], sampling, plain, limits)) as events:
                passes = 0
                for event in events:
                    passes += isinstance(event, StepFinished)
                    enough = passes >= _FEWEST_PLAIN_PASSES and spent(_PLAIN_SHARE)
                    if not keep_on() or enough:
                        break
        for prompt in prompts if wants_drafts else ():
            limits = GenerationLimits(_TOKENS)
            if not keep_on() or spent():
                break
            with closing(session.generate(prompt, sampling, None, limits)) as events:
                for _ in events:
                    if not keep_on() or spent():
                        break
    finally:
        session.clear_caches()
        session.statistics = counted
        session.plain_speed.begin_answers()
    return keep_on()
