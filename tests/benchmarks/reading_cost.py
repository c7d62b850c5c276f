"""What formatting costs while answers stream: ``python tests/benchmarks/reading_cost.py FOLDER``.

Opens the real window (under any Qt platform) with a target of 400M parameters, written into FOLDER
if it is not there, and lets it give the same answers in turn with formatted and with raw text.
``--text stories`` embeds the built-in target, ``--text markdown`` a table that writes headings,
lists, tables and code. Ratios are those of two answers that follow each other, formatted over raw.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from llama_embedding import SmallModel
from padded_models import SIZES, write_padded
from streaming import Streamed, StreamingWindow, in_turn, padded_pair, report

import tiny_models as tiny
from foretoken.models.pair_setup import PairFiles
from foretoken.preferences.declared import RENDERED

_SECTION = """\
## Part {n} of the *report*

The **tide {n}** at place {n} is `{n}` metres high; see [table {n}](https://example.org/{n}) for it.

- item {n} of a list
  - below item {n} is another

```python
def tide_{n}(hours):
    return {n} * hours  # of part {n}
```

| Place {n} | Range {n} |
|:--|--:|
| Fundy {n} | {n}.3 |

"""
_SECTIONS = 30
_SPARE_WIDTH = 40
"""A small model that writes a text is somewhat wider than there are tokens in it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--text", choices=("stories", "markdown"), default="markdown")
    parser.add_argument("--size", choices=tuple(SIZES), default="400M")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.text == "stories":
        pair = padded_pair(options.folder, options.size)
        questions = ["Tell me a story about a fox.", "Tell me a story about a boat."]
    else:
        pair, questions = _markdown(options), ["Write a report."]
    with StreamingWindow(pair) as window:

        def ask(way: str) -> Iterator[Streamed]:
            window.preferences.set(RENDERED, way == "formatted")
            yield from map(window.ask, questions)

        ways = ("formatted", "raw")
        report(ways, in_turn(options.rounds, ways, ask))


def _markdown(options: argparse.Namespace) -> PairFiles:
    pieces = list(_pieces(SIZES[options.size].width - _SPARE_WIDTH))
    tokens = [*pieces, tiny.control("<|go|>"), tiny.control(tiny.END_TEXT)]
    go, end = len(pieces), len(pieces) + 1
    following = [*range(1, go), end, 0, end]
    path = options.folder / f"markdown-{options.size}-Q4_0.gguf"
    with tempfile.TemporaryDirectory() as small:
        table = tiny.write_bigram_model(
            Path(small) / "markdown.gguf",
            tiny.path_table(following, certainty=0.999),
            context_length=2048,
            tokens=tokens,
            eos_id=end,
            chat_template="{{ '<|go|>' }}",
        )
        write_padded(SmallModel(table), path, SIZES[options.size], "Q4_0")
    return PairFiles(path, None)


def _pieces(most: int) -> Iterator[str]:
    """The report in pieces that differ: a piece that was there already takes more of the text."""
    text = "".join(_SECTION.format(n=number) for number in range(1, _SECTIONS + 1))
    seen: set[str] = set()
    start = 0
    for stop in range(1, len(text) + 1):
        piece = text[start:stop]
        if stop - start >= 4 and piece not in seen and len(seen) < most:
            seen.add(piece)
            yield piece
            start = stop


if __name__ == "__main__":
    main()
