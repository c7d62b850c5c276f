"""Write what drafting learns of the built-in models from messages, for their first answers.

``python packaging/models/learn.py`` answers packaging/models/messages.jsonl twice with each draft,
greedily and at temperature 0.7, and writes resources/models/builtin-learned.json: a few numbers for
each, no word of a text.
Run it on a quiet machine when the models have changed.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
from evaluate import HERE, Pair, read_lines

from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.lookahead.acceptance import LearnedPair
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_models

FILE = Path(__file__).parents[2] / "resources/models/builtin-learned.json"


def main() -> None:
    """Answer, and write the file."""
    target, *drafts = builtin_models()
    FILE.write_bytes(msgspec.json.encode({each.stem: learned(target, each) for each in drafts}))


def learned(target: Path, draft: Path) -> LearnedPair | None:
    """What answering all messages teaches of a draft."""
    with Session.load(target, draft, context_length=1024) as session:
        for loaded in session.models:
            session.calibrate(loaded)
        pair = Pair(session)
        for number, record in enumerate(2 * read_lines(HERE / "messages.jsonl")):
            prompt = pair.prompt([{"role": "user", "content": record["prompt"]}])
            session.clear_caches()
            sampling = SamplingParams(temperature=0.7 if number % 2 else 0.0, seed=number)
            limits = GenerationLimits(max_tokens=256)
            with closing(session.generate(prompt, sampling, limits=limits)) as events:
                for _ in events:
                    pass
        return session.learned


if __name__ == "__main__":
    main()
