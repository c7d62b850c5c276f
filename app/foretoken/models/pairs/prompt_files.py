"""Files of prompts: the task sets that come with the product, and those of people."""

from __future__ import annotations

import json
from pathlib import Path

from foretoken.system.records import LONGEST_NAME
from foretoken.system.shown_text import shown_name

MOST_BYTES = 20_000_000
"""More than any model has room for."""


def read_prompt(path: Path) -> str:
    """The text of a file; a pipe is waited for, as people who name one want it.

    Raises ``ValueError`` with a message for people.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from error
    if len(content) > MOST_BYTES:
        raise ValueError(f"{path} holds more than the {MOST_BYTES:,} bytes that are read of it.")
    try:
        return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text. Save it as UTF-8.") from None


def read_prompts(path: Path) -> list[tuple[str, str]]:
    """Names and texts of a prompt file. Raises ``ValueError`` with a message for people."""
    lines = [line for line in read_prompt(path).splitlines() if line.strip()]
    if not lines:
        raise ValueError(f"{path} holds no prompt.")
    if path.suffix != ".jsonl":
        return [(f"line {number}", line) for number, line in enumerate(lines, start=1)]
    prompts = [_json_prompt(path, number, line) for number, line in enumerate(lines, start=1)]
    if len(dict(prompts)) < len(prompts):  # figures are kept by name
        raise ValueError(f"{path} has two prompts of the same name. Give each its own.")
    return prompts


def _json_prompt(path: Path, number: int, line: str) -> tuple[str, str]:
    try:
        entry = json.loads(line)
        return shown_name(str(entry["name"]), LONGEST_NAME), str(entry["prompt"])
    except (ValueError, TypeError, KeyError):
        raise ValueError(
            f'Line {number} of {path} is not {{"name": ..., "prompt": ...}} in JSON.'
        ) from None
