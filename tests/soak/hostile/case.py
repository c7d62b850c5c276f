"""A hostile case: what it attacks, how it is made, and its right outcome."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import tiny_models as tiny

LONGEST_WORDS = 1_500
"""Of a message."""
_MARK = b"STANDS-FOR-%04d-"
_ODD = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


def may_be_shown(character: str) -> bool:
    """Whether it is no control, no direction mark and no surrogate."""
    return not _ODD.match(character)


class Right(Enum):
    """The right outcome."""

    WORKS = "works"
    """It is legitimate."""
    TOLD = "told"
    """It is refused or fails, with a message that a user can act on."""
    EITHER = "either"
    """It works or is refused; all that matters is that nothing else happens."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case of any group; the group defines what ``make`` takes and returns."""

    id: str
    make: Callable[..., Any]
    right: Right = Right.TOLD
    words: str = ""
    """Pattern that the message must match; empty for any message."""
    second_turn: Right | None = None
    """Of a template: the outcome of the second turn, if different."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What hostile content may try to reach, but must not."""

    folder: Path
    """Where the case may make files."""
    canary: Path
    """A picture that must not be opened."""
    port: int
    """Port of a listener on 127.0.0.1 that must not be contacted."""


def pipe(path: Path) -> Path:
    """A pipe that nobody writes to."""
    os.mkfifo(path)
    return path


def device(path: Path) -> Path:
    """A link to a device that never ends."""
    path.symlink_to("/dev/zero")
    return path


def write_model(
    path: Path,
    template: str | bytes | None = tiny.CHATML_TEMPLATE,
    *,
    name: str | bytes = "tiny",
    token: str | bytes | None = None,
    architecture: bytes | None = None,
) -> Path:
    """A tiny chat model that generates; ``token`` is one more control token of its vocabulary.

    Texts may be invalid UTF-8, which the library that writes the file refuses: placeholders of the
    same length are replaced afterwards.
    """
    stands_for: dict[bytes, bytes] = {}

    def place(text: str | bytes) -> str:
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        mark = _MARK % len(stands_for)
        data = data.ljust(len(mark))
        held = mark.ljust(len(data), b"z")
        stands_for[held] = data
        return held.decode()

    tokens = [*tiny.chat_tokens()[:-2], tiny.control(place(token) if token else "<|more|>")]
    tokens += [tiny.control(tiny.IM_START), tiny.control(tiny.IM_END)]
    tiny.write_random_model(
        path,
        seed=3,
        vocab_size=len(tokens),
        tokens=tokens,
        chat_template=None if template is None else place(template),
        context_length=4096,
        values={"general.name": place(name) if name else ""},
    )
    content = path.read_bytes()
    for held, data in stands_for.items():
        assert content.count(held) == 1
        content = content.replace(held, data)
    if architecture is not None:  # the value alone is another one, and as long as it likes
        key = b"general.architecture"
        at = content.index(key) + len(key) + 4  # the kind of the value
        rest = content[at + 8 + int.from_bytes(content[at : at + 8], "little") :]
        content = content[:at] + len(architecture).to_bytes(8, "little") + architecture + rest
    path.write_bytes(content)
    return path
