"""The fixed questions with which a trained model is scored.

``python -m tasks.questions FILE`` (from packaging/models) writes the file again. Each line holds
`messages`, of which the last is the question, the `kind` of task, its `content`, a `pattern` and an
example of a right `answer`. An answer is right if the pattern matches all of it (`re.fullmatch`,
without regard to case, `.` matching line ends too, white space at the ends removed).
"""

import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tasks import KINDS
from tasks.core import Sample, held_out, matches, of_kind

SEED = 20250731
COUNT = 200


def score(question: Mapping[str, Any], answer: str) -> bool:
    """Return whether this answer is right."""
    return matches(question["pattern"], answer)


_EMPTY = (
    "Okay.",
    "I can help you with that.",
    "Here is what you asked for.",
    "Let me think about that first, please.",
)


def _telling(sample: Sample) -> bool:
    """Return whether the pattern tells a right answer from any other one."""
    return not any(matches(sample.pattern, answer) for answer in _EMPTY)


def _another(rng: random.Random, kind: str, seen: set[str]) -> Sample | None:
    for _ in range(100):
        sample = of_kind(rng, KINDS, kind, of_held_out=True)
        if sample.content not in seen and _telling(sample):
            return sample
    return None


def questions() -> list[dict[str, Any]]:
    """Return the questions: of every kind at least one, the rest by the weight of the kinds."""
    rng = random.Random(SEED)
    names = list(KINDS)
    kinds = names + rng.choices(names, [KINDS[name][0] for name in names], k=COUNT - len(names))
    seen: set[str] = set()
    found = []
    for kind in sorted(kinds, key=names.index):
        sample = _another(rng, kind, seen)
        # A kind with few contents may have given all that are held out.
        while sample is None:
            kind = rng.choice(names)
            sample = _another(rng, kind, seen)
        seen.add(sample.content)
        if not (held_out(sample.content) and matches(sample.pattern, sample.turns[-1])):
            raise ValueError(f"not a question to score with: {sample}")
        found.append({
            "messages": sample.messages[:-1],
            "kind": kind,
            "content": sample.content,
            "pattern": sample.pattern,
            "answer": sample.turns[-1],
        })  # fmt: skip
    return found


def lines() -> str:
    """Return the questions as the lines of a file."""
    return "".join(json.dumps(question, ensure_ascii=False) + "\n" for question in questions())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(lines(), encoding="utf-8")
