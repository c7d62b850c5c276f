"""An answer on stdout, whoever writes it: its text as it comes, or a report of it at its end."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from foretoken.cli.terminal import Code, refusing, write
from foretoken.engine.events import Event, GenerationFinished, StepFinished, TokenEmitted
from foretoken.models.pairs.prompt_files import read_prompt


def prompt_of(options: argparse.Namespace) -> str:
    """The prompt, as it was given. Raises ``Refusal``."""
    if options.prompt is not None:
        return str(options.prompt)
    with refusing(Code.WRONG_USAGE, ValueError):
        return read_prompt(options.prompt_file)


@dataclass(slots=True)
class Said:
    """What an answer has said so far."""

    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    finished: GenerationFinished | None = None
    error: Exception | None = None
    """What ended it in its middle."""

    def report(self) -> dict[str, Any]:
        """What every report of an answer begins with."""
        finished = self.finished
        return {
            "text": "".join(token.text for token in self.tokens),
            "finish_reason": "error" if finished is None else finished.reason.value,
            "error": None if self.error is None else str(self.error),
            "seed": None if finished is None else finished.seed,
        }


def take(events: Generator[Event], errors: type[Exception], *, as_json: bool) -> Said:
    """Take an answer in, and write its text as it comes unless it will be JSON."""
    said = Said()
    try:
        with closing(events):
            for event in events:
                if isinstance(event, TokenEmitted):
                    said.tokens.append(event)
                    if not as_json:
                        write(event.text)
                elif isinstance(event, StepFinished):
                    said.steps.append(event)
                elif isinstance(event, GenerationFinished):
                    said.finished = event
    except errors as error:
        said.error = error
    if not as_json and (said.tokens or said.error is None):
        write("\n")
    return said


@contextmanager
def stopped_by(stop: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl+C stop an answer, so that what was said so far is kept."""
    previous = signal.signal(signal.SIGINT, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
