"""Prompt files: the built-in task sets, and files of the user."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from foretoken.system.language import said
from foretoken.system.paths import resource_path
from foretoken.system.records import LONGEST_NAME
from foretoken.system.shown_text import shown_name

PROMPT_FILES = ("quick", "stories", "rewrite", "code", "everyday", "copy", "chat", "long")
"""Built-in files, by kind of text; the first one is a mixture of all."""
MOST_BYTES = 20_000_000
"""More than fits the context of any model."""


def read_prompt(path: Path) -> str:
    """Return the text of a file; blocks on a pipe, as intended by a user who names one.

    Raises ``ValueError`` with a message for the user.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = error.strerror or str(error)
        raise ValueError(said("path-unreadable", path=path, why=why)) from error
    if len(content) > MOST_BYTES:
        raise ValueError(said("prompts-too-large", path=path, most=MOST_BYTES))
    try:
        return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise ValueError(said("prompts-not-utf-8", path=path)) from None


def read_prompts(path: Path) -> list[tuple[str, str]]:
    """Return names and texts of a prompt file. Raises ``ValueError`` with a message to show."""
    lines = [line for line in read_prompt(path).splitlines() if line.strip()]
    if not lines:
        raise ValueError(said("prompts-missing", path=path))
    if path.suffix != ".jsonl":
        return [(f"line {number}", line) for number, line in enumerate(lines, start=1)]
    prompts = [_json_prompt(path, number, line) for number, line in enumerate(lines, start=1)]
    if len(dict(prompts)) < len(prompts):  # figures are stored by name
        raise ValueError(said("prompts-same-name", path=path))
    return prompts


@cache
def built_in_prompts(file: str) -> dict[str, str]:
    """Return the texts of a built-in file by their full names, such as "stories/fox"."""
    prompts = read_prompts(resource_path(f"prompts/{file}.jsonl"))
    return {f"{file}/{name}": text for name, text in prompts}


def _json_prompt(path: Path, number: int, line: str) -> tuple[str, str]:
    try:
        entry = json.loads(line)
        return shown_name(str(entry["name"]), LONGEST_NAME), str(entry["prompt"])
    except (ValueError, TypeError, KeyError):
        raise ValueError(said("prompts-not-json", number=number, path=path)) from None
