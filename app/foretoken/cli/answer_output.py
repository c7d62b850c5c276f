"""Writing an answer to stdout: its text as it arrives, or a report at the end."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from foretoken.cli.terminal import Code, errors_as_refusal, write
from foretoken.engine.events import Event, GenerationFinished, StepFinished, TokenEmitted
from foretoken.models.pairs.prompt_files import read_prompt


def prompt_of(options: argparse.Namespace) -> str:
    """Return the prompt as given. Raises ``Refusal``."""
    if options.prompt is not None:
        return str(options.prompt)
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        return read_prompt(options.prompt_file)


@dataclass(slots=True)
class Said:
    """The content of an answer so far."""

    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    finished: GenerationFinished | None = None
    error: Exception | None = None
    """Error that ended the answer early."""

    def report(self) -> dict[str, Any]:
        """Return the fields common to all reports of an answer."""
        finished = self.finished
        return {
            "text": "".join(token.text for token in self.tokens),
            "finish_reason": "error" if finished is None else finished.reason.value,
            "error": None if self.error is None else str(self.error),
            "seed": None if finished is None else finished.seed,
        }


def take(events: Generator[Event], errors: type[Exception], *, as_json: bool) -> Said:
    """Collect an answer, writing its text as it arrives unless the output is JSON."""
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
def stop_on_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl+C stop an answer, keeping its text so far."""
    previous = signal.signal(signal.SIGINT, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
