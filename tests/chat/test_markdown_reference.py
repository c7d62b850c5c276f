"""What is shown of a Markdown text is what another renderer shows."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import html5lib
from markdown_it import MarkdownIt

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style, TextRun
from foretoken.chat.markdown.stream import parse

EXAMPLES = json.loads(
    (Path(__file__).parent / "commonmark" / "examples.json").read_text(encoding="utf-8")
)
REFERENCE = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
STYLES = {
    "em": Style.EMPHASIS,
    "strong": Style.STRONG,
    "s": Style.STRUCK,
    "code": Style.CODE,
}
KINDS = {"pre": BlockKind.CODE, "hr": BlockKind.RULE, "table": BlockKind.TABLE}
CONTAINERS = {"li": ContainerKind.ITEM, "blockquote": ContainerKind.QUOTE}


def all_runs(block: Block) -> Iterator[TextRun]:
    yield from block.runs
    yield from (run for row in block.rows for cell in row for run in cell)


def bare(text: str) -> str:
    return "".join(text.split())


def text_in(element: Element) -> str:
    inner = "".join(text_in(one) + (one.tail or "") for one in element)
    return (element.text or "") + inner + element.get("alt", "")


def shown_here(markdown: str) -> dict[str, object]:
    blocks = parse(markdown)
    runs = [run for block in blocks for run in all_runs(block)]
    found: dict[str, object] = {"text": bare("".join(run.text for run in runs))}
    for tag, style in STYLES.items():
        found[tag] = bare("".join(run.text for run in runs if style in run.style))
    for tag, kind in KINDS.items():
        found[tag] = sum(block.kind is kind for block in blocks)
    for tag, inside in CONTAINERS.items():
        every = {one.start for block in blocks for one in block.containers if one.kind is inside}
        found[tag] = len(every)
    found["headings"] = [block.level for block in blocks if block.level]
    found["links"] = bare("".join(run.text for run in runs if is_marked_link(run, markdown)))
    return found


def is_marked_link(run: TextRun, markdown: str) -> bool:
    """Addresses that only stand there are links here alone."""
    return bool(run.target) and (run.text != run.target or f"<{run.text}>" in markdown)


def shown_there(markdown: str) -> dict[str, object]:
    page = html5lib.parseFragment(REFERENCE.render(markdown), namespaceHTMLElements=False)
    count = Counter(one.tag for one in page.iter())
    found: dict[str, object] = {"text": bare(text_in(page))}
    for tag in STYLES:
        outer = {id(one) for top in page.iter(tag) for one in top.iter(tag) if one is not top}
        found[tag] = bare("".join(text_in(one) for one in page.iter(tag) if id(one) not in outer))
    found |= {tag: count[tag] for tag in (*KINDS, *CONTAINERS)}
    headings = (one.tag for one in page.iter() if str(one.tag)[0] == "h" and len(one.tag) == 2)
    found["headings"] = [int(tag[1]) for tag in headings if tag[1].isdigit()]
    allowed = ("http://", "https://", "mailto:")
    links = (a for a in page.iter("a") if a.get("href", "").lower().startswith(allowed))
    found["links"] = bare("".join(map(text_in, links)))
    return found


# Behind a quote in a quote the other renderer takes an indented line for code, against the
# specification, so that none is here.
LINES = """
text|more *text* **of** it|~~gone~~ and `code`|[link](http://example.com)|- item|  - inner|
1. one|1. two|> quote|> > deep|# Head|---|===|```|```py|   text|| a \\| b |c|
  1. tab|&amp; &copy;|\\* no|<b>no</b>|[ref]|[ref]: http://a.b|***|
"""
TABLES = [
    "| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 |\n| 4 | 5 | 6 |\n\nend",
    "a | b\n--|--:\n1 | `x \\| y`\n# Head",
    "| a | b |\n|---|\n| c | d |",
    "|a|b|\n|-|-|\n| [x](http://y.z) | ~~s~~ |\n- item",
    "- | a |\n  |---|\n  | b |\n  text",
    "> | a |\n> |---|\n> | b |\ntext",
    "| \\| | b\\\\|\n|---|---|\n|  | x |",
]


def test_texts_look_like_those_of_another_renderer() -> None:
    chance = random.Random(0)
    lines = [*LINES.replace("\n", "").split("|"), "", "", "", ""]
    texts = ("\n".join(chance.choices(lines, k=chance.randint(1, 7))) for _ in range(600))
    # Of an alternative text HTML has no styles.
    examples = (one["markdown"] for one in EXAMPLES if "![" not in one["markdown"])
    for markdown in (*examples, *TABLES, *texts):
        assert shown_here(markdown) == shown_there(markdown), markdown
