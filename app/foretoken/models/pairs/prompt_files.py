"""Files of prompts: the task sets that come with the product, and those of people."""

from __future__ import annotations

import json
from pathlib import Path


def read_prompts(path: Path) -> list[tuple[str, str]]:
    """Names and texts of a prompt file. Raises ``ValueError`` with a message for people."""
    try:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text. Save it as UTF-8.") from None
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from error
    if not lines:
        raise ValueError(f"{path} holds no prompt.")
    if path.suffix != ".jsonl":
        return [(f"line {number}", line) for number, line in enumerate(lines, start=1)]
    return [_json_prompt(path, number, line) for number, line in enumerate(lines, start=1)]


def _json_prompt(path: Path, number: int, line: str) -> tuple[str, str]:
    try:
        entry = json.loads(line)
        return str(entry["name"]), str(entry["prompt"])
    except (ValueError, TypeError, KeyError):
        raise ValueError(
            f'Line {number} of {path} is not {{"name": ..., "prompt": ...}} in JSON.'
        ) from None
