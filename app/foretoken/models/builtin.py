"""The models that come with the product, so that a first start works offline."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from foretoken.system.paths import resource_path


def builtin_pair() -> tuple[Path, Path]:
    """Files of the built-in target and draft."""
    return (resource_path("models/builtin-target.gguf"), resource_path("models/builtin-draft.gguf"))


def builtin_models() -> tuple[Path, ...]:
    """Files of the built-in target and of what drafts for it: the draft, then an EAGLE-3 head."""
    return (*builtin_pair(), resource_path("models/builtin-eagle3.gguf"))


def is_builtin(target: Path) -> bool:
    """Whether this file is the built-in target."""
    return target == builtin_pair()[0]


@cache
def builtin_description() -> str:
    """What the built-in target says of itself, as a sentence; empty if the file is gone."""
    # Later than this module, which is wanted before NumPy is known to run on this processor.
    from foretoken.models.gguf.file import header_text

    text = header_text(builtin_pair()[0], "general.description").rstrip(".")
    return f"{text[:1].upper()}{text[1:]}." if text else ""


# Sentences with which it was trained to say that a question is beyond it.
_DECLINING = (
    "I do not know that",
    "I do not know more about that",
    "I do not know. I am a tiny",
    "too much for me",
    "too big for me",
    "pick a bigger pair",
    "hard for a tiny model",
)


def declines(answer: str) -> bool:
    """Whether the built-in target says in an answer of its own that it cannot do something."""
    return any(sentence in answer for sentence in _DECLINING)
