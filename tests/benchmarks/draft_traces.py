"""What a draft would have said at every place of a text, and what the target would have made of it.

A trace is recorded once (``record_traces.py``) and replayed with any policy (``policy_replay.py``).
At temperature 0 a replay is exact: the text is the same whatever is drafted, so a step of any
policy begins at a place that was recorded. With sampling the text is one that the target wrote, and
a step goes on behind as many of its tokens as were accepted: other words, the same kind of text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.drafting.drafter import Drafter
from foretoken.engine.session import Session
from foretoken.models.pairs.prompt_files import read_prompts

TRACES = Path(__file__).with_name("traces")
LONGEST = 16
"""Drafted tokens at every place."""
NOTHING = -1
"""Stands behind the end of a draft that drafted an end-of-generation token."""


@dataclass(frozen=True, slots=True)
class TracedAnswer:
    """One answer; n is its number of tokens, the end-of-generation token included."""

    prompt: list[int]
    text: list[int]
    drafted: list[list[int]]
    """Token ids, n rows of 16: what is drafted behind the tokens before this place."""
    likeliest: list[list[int]]
    """The draft's best guess there; equal to ``drafted`` at temperature 0."""
    confidence: list[list[float]]
    """Its probability."""
    acceptance: list[list[float]]
    """That the target accepts the drafted token if it accepts those before it."""
    chance: list[list[float]]
    """That it accepts a token drawn there, whichever it is."""


@dataclass(frozen=True)
class Trace:
    """The answers of one pair to a list of prompts, in the order in which they were asked."""

    name: str
    temperature: float
    end_tokens: frozenset[int]
    answers: tuple[TracedAnswer, ...]

    @cached_property
    def tokens(self) -> int:
        """Of all answers."""
        return sum(len(answer.text) for answer in self.answers)


TABLES = ("drafted", "likeliest", "confidence", "acceptance", "chance")
_SMALL = {"confidence": np.float16, "acceptance": np.float16, "chance": np.float16}


def write_trace(trace: Trace, folder: Path = TRACES) -> Path:
    """Write NAME.npz; probabilities are rounded to 16 bits."""
    arrays: dict[str, NDArray[np.generic]] = {
        "temperature": np.array(trace.temperature),
        "end_tokens": np.array(sorted(trace.end_tokens), dtype=np.int32),
        "prompt_lengths": np.array([len(a.prompt) for a in trace.answers], dtype=np.int32),
        "text_lengths": np.array([len(a.text) for a in trace.answers], dtype=np.int32),
        "prompts": _joined([a.prompt for a in trace.answers]),
        "texts": _joined([a.text for a in trace.answers]),
    }
    for name in TABLES:
        rows = [row for answer in trace.answers for row in getattr(answer, name)]
        arrays[name] = np.array(rows, dtype=_SMALL.get(name, np.int16))
    path = folder / f"{trace.name}.npz"
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]
    return path


def read_trace(path: Path) -> Trace:
    """Read what ``write_trace`` wrote."""
    with np.load(path) as stored:
        prompts = _parts(stored["prompts"], stored["prompt_lengths"])
        lengths = stored["text_lengths"]
        texts = _parts(stored["texts"], lengths)
        tables = {name: _parts(stored[name], lengths) for name in TABLES}
        answers = tuple(
            TracedAnswer(
                prompt.tolist(),
                text.tolist(),
                **{name: tables[name][index].tolist() for name in TABLES},
            )
            for index, (prompt, text) in enumerate(zip(prompts, texts, strict=True))
        )
        ends = frozenset(int(token) for token in stored["end_tokens"])
        return Trace(path.stem, float(stored["temperature"]), ends, answers)


def all_traces(folder: Path = TRACES) -> list[Trace]:
    """All of a folder, by name."""
    return [read_trace(path) for path in sorted(folder.glob("*.npz"))]


def chat_prompts(session: Session, file: Path) -> list[list[int]]:
    """The messages of a file, each as the first of a chat."""
    metadata = session.target_metadata
    template = ChatTemplate(session.vocabulary, metadata.chat_template, session.context_length)
    texts = [text for _, text in read_prompts(file)]
    return [list(template.prompt([PromptMessage(Role.USER, text)]).tokens) for text in texts]


def read_prompt(session: Session, prompt: list[int]) -> tuple[CachedSequence, Drafter]:
    """Both models behind a prompt, the target without its last token."""
    target, drafter = session.target.sequence, session._drafter
    assert drafter is not None
    target.keep_prefix(0)
    for _ in drafter.prefill(prompt):
        pass
    start = 0
    for end in target.feed_in_chunks(prompt[:-1]):
        drafter.commit(prompt[start + 1 : end + 1], target.hidden_states(start, end))
        start = end
    return target, drafter


def _joined(lists: Sequence[Sequence[int]]) -> NDArray[np.int16]:
    return np.array([token for one in lists for token in one], dtype=np.int16)


def _parts(joined: NDArray[np.generic], lengths: NDArray[np.int32]) -> list[NDArray[np.generic]]:
    return np.split(joined, np.cumsum(lengths)[:-1])
