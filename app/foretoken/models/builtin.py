"""The models that ship with the product, so that a first start works offline."""

from __future__ import annotations

from pathlib import Path

from foretoken.system.paths import resource_path


def builtin_pair() -> tuple[Path, Path]:
    """Return the files of the built-in target and draft."""
    return (resource_path("models/builtin-target.gguf"), resource_path("models/builtin-draft.gguf"))


def builtin_models() -> tuple[Path, ...]:
    """Return the files of the built-in target, its draft, and its EAGLE-3 head."""
    return (*builtin_pair(), resource_path("models/builtin-eagle3.gguf"))


def is_builtin(target: Path) -> bool:
    """Whether this file is the built-in target."""
    return target == builtin_pair()[0]


# Phrases with which it was trained to decline a question.
_REFUSALS = (
    "I do not know that",
    "I do not know more about that",
    "I do not know. I am a tiny",
    "too much for me",
    "too big for me",
    "pick a bigger pair",
    "hard for a tiny model",
)


def declines(answer: str) -> bool:
    """Whether an answer of the built-in target says that the question is beyond it."""
    return any(sentence in answer for sentence in _REFUSALS)
