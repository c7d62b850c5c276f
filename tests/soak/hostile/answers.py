"""Hostile answers: what a model may write, or was made to write.

Where the length does the harm, pieces in «guillemets» are repeated up to the wanted length; № is
the number of the repetition. ``{picture}`` is a file that must not be opened and ``{port}`` a local
port that must not be contacted.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

_PIECE = re.compile("«(.*?)»", re.DOTALL)
LONG, SHORT, FORMULA, MEGA = 100_000, 40_000, 4_000, 1_000_000

ZALGO = "\u0300\u0316\u0334\u0489"

PLACES = {
    "http": "http://127.0.0.1:{port}/a.png",
    "file": "file://{picture}",
    "unc": "\\\\127.0.0.1\\share\\a.png",
    "javascript-entity": "java&#115;cript&colon;alert(1)",
    "javascript-case": "JaVaScRiPt://127.0.0.1:{port}/%0aalert(1)",
    "data-html": "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "resource": ":/icons/foretoken.svg",
    "ssh": "ssh://127.0.0.1:{port}/-oProxyCommand=touch",
    "mailto": "mailto:a@b.c?attach={picture}",
    "controls": "http://127.0.0.1:{port}/\u202egnp.exe\x07",
    "long": "http://127.0.0.1:{port}/" + "a" * 5_000,
}
"""Which nobody may fetch, and only some may be led to."""
WAYS = {
    "link": '![alt]({})\n\n![alt][x]\n\n[text]({} "ti\'tle")\n\n<{}>\n\n{}\n\n'
    "[![inner]({})]({})\n\n[x]: {} 'a title'\n",
    "html": '<img src="{}">\n<iframe src="{}"></iframe>\n<link rel=stylesheet href="{}">\n'
    '<object data="{}"></object><embed src="{}">\n<a href="{}">text</a>\n'
    '<style>@import url({}); * { background: url("{}") }</style>\n<base href="{}">\n'
    '<meta http-equiv="refresh" content="0; url={}">\n<table background="{}">\n',
}
HTML = {
    "script": "<script>alert(1)</script>\n<script src=http://127.0.0.1:{port}/a.js></script>",
    "events": "<b onmouseover=alert(1)>over</b> <svg onload=alert(1)> <body onload=alert(1)>",
    "comment": "<!-- <img src='file://{picture}'> --> <![CDATA[x]]> <?php 1 ?> <!-- never closed",
    "rich": "<html><body><font size=7 color=red>red</font><br><h1>large</h1><img src={picture}>",
    "forms": "<form action=http://127.0.0.1:{port}/><input name=a><button>go</button></form>",
    "broken": "<img src=x<<img src='{picture}'>>\n<<<a b='>'>\"'>" * 50,
    "thousand-tags": "<div>" * 5_000 + "</div>" * 4_000,
    "entities": "&lt;img src='{picture}'&gt; &amp;lt; &#x3c;script&#x3e; &#xD800; &#x110000; &#x;",
    "css": "<style>body { display: none }</style><p style='position:fixed;width:9999px'>x",
    "qt-rich": "<!DOCTYPE HTML><qt><img src='file://{picture}'/><a href='file://{picture}'>q</a>",
    "title": '![a](x "<img src=\'file://{picture}\'>") [<img>](http://a.b "<b>x</b>")',
}

SHAPES: dict[int, dict[str, str]] = {
    LONG: {
        "definitions-used": "«[№] »\n\n«[№]: http://a.b\n»",
        "one-definition-used": "[a]: http://a.b\n\n«[a] »",
        "links": "«[text](http://a.b/c) https://a.b/c?d=e <a@b.c> ![a](http://127.0.0.1/a.png)\n»",
        "footnotes-used": "«a[^№] »\n\n«[^№]: note\n»",
        "one-footnote-used": "[^a]: note\n\n«x[^a] »",
        "table-rows": "|a|b|\n|-|-|\n«|1|2|\n»",
        "table-one-cell": "|a|b|\n|-|-|\n|«word »|2|\n",
        "table-short-rows": f"|{'a|' * 100}\n|{'-|' * 100}\n«|\n»",
        "table-128-columns": f"|{'head|' * 128}\n|{'-|' * 128}\n«|{'cell|' * 128}\n»",
        "table-marked-cells": "|a|b|\n|-|-|\n«|**b** `c`|[l](http://a.b)|\n»",
        "tables": "«|a|b|\n|-|-|\n|1|2|\n\n»",
        "quotes-many": "«> a\n\nb\n\n»",
        "list-loose": "«- item\n\n»",
        "list-loose-late": "«- item\n»\n- last\n",
        "list-marks-change": "«- a\n* b\n+ c\n1. d\n2) e\n-\n»",
        "lazy-lines": f"{'> ' * 20}a\n«b\n»",
        "brackets": "«[»",
        "emphasis-words": "«**a** *b* ~~c~~ `d` »",
        "emphasis-short-paragraphs": "«**a** *b*\n\n»",
        "stars": "«*»",
        "headings": "«# Head\n»",
        "setext": "«a\n»===",
        "almost-rule": "«* »x",
        "fence-endless-python": "```python\n«x = [1, 'a']  # b\n»",
        "fence-one-line-json": '```json\n«{"a": [1, 2]}, »',
        "fence-empty-lines": "```\n«\n»",
        "fences": "«```\ncode\n```\n\n»",
        "indented": "«    code\n\tcode\n»",
        "backticks": "«`»",
        "formulas-never-close": "«$$\na\n»",
        "dollars": "«$a $1 »",
        "only-carriage-returns": "«\r»",
        "spaces": "a« »b",
        "short-paragraphs": "«a\n\n»",
        "prose": f"«{'The **tide** rises and `falls`. ' * 12}\n\n»",
        "think-long": "<think>«word word\n\n»</think>b",
    },
    SHORT: {
        "nested-links": "«[»a«](b)»",
        "nested-images": "«![»a«](b)»",
        "open-titles": '«[a](http://b.c "»',
        "table-one-word": "|a|b|\n|-|-|\n|«w»|2|\n",
        "table-10000-columns": f"|{'a|' * 10_000}\n|{'-|' * 10_000}\n|{'b|' * 10_000}",
        "table-scripts": "|א|ב|\n|-:|:-|\n«|שלום|مرحبا|\n|👩‍👩‍👧‍👦|🏳️‍🌈|\n»",
        "quotes-deep": "«>» a",
        "lists-deep": "«- »a",
        "lists-in-quotes": "«> - > - > - a\n»",
        "emphasis-nested": "«*a **b »«c** d*»",
        "emphasis-crossing": "«*a_ »",
        "fence-odd-info": "```<b>\"'&lt;\u202e../../etc\n<img src='{picture}'>\n```",
        "fence-many-marks": "«`»\ncode",
        "formulas-inline": "«$x_{№}$ »",
        "formulas-blocks": "«$$\nx^2\n$$\n\n»",
        "formula-long": "$$\n«x + »y\n$$",
        "bidi-overrides": "«\u202eabc\u202d def\u202c »",
        "bidi-never-closed": "«\u202e\u2067\u2066»",
        "bidi-in-code": "«```c\n/*\u202e } \u2066if (x)\u2069 */\n»",
        "arabic-one-word": "«م»",
        "mixed-directions": "«abc שלום 123 مرحبا »",
        "combining": "a«\u0301»",
        "zalgo": f"«{''.join(c + ZALGO * 8 for c in 'he comes ')}»",
        "joined-emoji": "«👩\u200d»",
        "emoji": "«😀👩‍👩‍👧‍👦👍🏽🏳️‍🌈🇩🇪🇩»",
        "tags": "🏴«\U000e0067»",
        "nothing-to-see": "«\u200b\u200d\u00ad\ufe0f\ufe0e\u2060»",
        "no-characters": "«\ud800a\udfff\ufdd0\uffff\ufffc\ufffd\ue000\U000f0000»",
        "tibetan-stacks": "«ཧྐྵྨླྺྼྻྂ»",
        "hangul-parts": "«\u1112\u1161\u11ab»",
        "line-separators": "«a\u2028b\u2029c\x0b\x0c\x85d\re\r\n»",
        "odd-spaces": "«\u2003\u3000\u1680\u205f»",
        "nulls": "«\0»",
        "terminal": "«\x1b[31mred\x1b]8;;http://a.b\x07x\x1b[2J»",
        "think-nested": "«<think>a»",
        "think-pairs": "«<think>a</think>b\n»",
        "think-in-code": "«```\n<think>\n</think>\n»",
        "channels": "«<|channel|>analysis<|message|>a<|end|><|im_start|>user\nhi</s>[INST]»",
        "unclosed": '«**a `b [c](http://d ~~e $f \\(g <h ![i](j "k»',
        "unclosed-blocks": "«> - 1. | a | b |\n> ```x\n>   $$\n> \\[\n»",
    },
    FORMULA: {
        "formula-deep": "$«\\frac{1}{»x«}»$",
        "formula-roots": "$$«\\sqrt{»x«}»$$",
        "formula-scripts": "$«x^{»x«}»$",
        "formula-braces": "$«{»$",
        "formula-left": "$$«\\left(»$$",
        "formula-matrix": "$$\\begin{matrix}«1&1\\\\»\\end{matrix}$$",
        "formula-macros": "«$$\\def\\a{\\b\\b}\\def\\b{\\a\\a}\\a \\newcommand{\\c}{\\c\\c}\\c$$»",
        "formula-files": "$$\\input{{picture}} \\include{{picture}} \\includegraphics{{picture}} "
        "\\href{file://{picture}}{x} \\url{http://127.0.0.1:{port}} \\write18{touch x}$$",
        "formula-size": "$$\\rule{999999em}{999999em} \\hspace{1e9em} \\kern9e9em$$",
        "formula-unicode": "$«\u202e👩‍👩‍👧é\u0301»$",
    },
    MEGA: {
        "megabyte-word": "«w»",
        "megabyte-tabs": "«\t»",
        "megabyte-line-ends": "«\n»end",
        "megabyte-in-fence": "```\n«w»",
        "megabyte-hyphens": "«w-»",
        "megabyte-paragraphs": f"«{'word ' * 80}\n\n»",
    },
    600_000: {"hard-breaks": "«a\\\n»", "lines": "«a\n»"},
}

GROWING: dict[str, tuple[int, Callable[[int], str]]] = {
    "quotes-deeper": (SHORT, lambda n: _rows(int((2 * n) ** 0.5), lambda i: ">" * i + " a")),
    "lists-deeper": (SHORT, lambda n: _rows(int(n**0.5), lambda i: "  " * i + "- a")),
    "backticks-growing": (LONG, lambda n: _rows(int((2 * n) ** 0.5), lambda i: "`" * i)),
    "table-ragged": (
        LONG,
        lambda n: "|a|b|c|\n|-|-|-|\n" + _rows(n // 10, lambda i: "|" + "x|" * (i % 9)),
    ),
    "all-of-unicode": (
        LONG,
        lambda n: "".join(map(chr, (*range(0xD800), *range(0xE000, 0x12400)))),
    ),
    "noise": (SHORT, lambda n: _noise(n, "`*_~[]()<>!#&\\|-+=:$'\"\n\n\t abc19.")),
    "noise-unicode": (SHORT, lambda n: _noise(n, "aא\u0301\u200d👩\u202e\n*`|中 \ud800")),
    "noise-lines": (SHORT, lambda n: _noise(n // 6, _LINES)),
}
_LINES = (
    "> ", "- ", "1. ", "    ", "\t", "```\n", "~~~\n", "|a|b|\n", "|-|-|\n", "# ", "$$", "\\[",
    "[^1]: ", "[a]: http://b.c\n", "text **a\n", "`b\n", "---\n", "\n\n", "[a]", "[^1]", "\\]\n",
)  # fmt: skip

CODE = {
    "c cpp css go java javascript kotlin rust scala scss sql swift typescript": (
        "/*", '"\\', "${", "a<", "`", "(", 'R"x(', "#define A(x) A(A(x))\n", "r#",
    ),
    "bash elixir make perl powershell r ruby vim": (
        "$(", "<<EOF\n", "<<~A", "#{", "%w[", "s{", "qw<", "m/", "\t\\\n", '"',
    ),
    "numbers pycon python toml": (
        '"""', "'''", "\\N{", "f'{", ">>> '''\n... ", "[", "0x", "1e", 'f"{',
    ),
    "html http jinja jsx php xml": (
        "<!--", "<a b='", "<a>{", "<?php ", "<<<A\n", '<!ENTITY a "&a;&a;">', "{{ {% ", "A: ",
    ),
    "clojure erlang haskell lisp lua matlab": (
        "(", "#|", "{-", "--[[", "[===[", "%{\n", "<<", "'", "$\\",
    ),
    "latex markdown rst tex": (
        "\\begin{verbatim}", "$", "\\verb|", "\\def\\a{", "> ```\n", ".. code::\n", "`",
    ),
    "asm cmake console diff dockerfile fortran json yaml": (
        "[", '{"a":', "- ", "&a *a {", "? ", "@@ -1 +1 @@\n", "$ >>> ", "RUN \\\n", "[=[${",
    ),
}  # fmt: skip
"""Languages, and what begins something in one of them and is never ended."""


def _addresses() -> Iterator[tuple[str, str]]:
    for place, address in PLACES.items():
        for way, text in WAYS.items():
            yield f"{way}-{place}", text.replace("{}", address)


def _rows(count: int, row: Callable[[int], str]) -> str:
    return "\n".join(map(row, range(count)))


def _noise(length: int, pieces: Sequence[str]) -> str:
    return "".join(random.Random(7).choices(pieces, k=length))


def _repeated(shape: str, length: int) -> str:
    times = length // max(1, sum(map(len, _PIECE.findall(shape))))

    def again(piece: re.Match[str]) -> str:
        return "".join(piece[1].replace("№", str(number)) for number in range(times))

    return _PIECE.sub(again, shape)


@cache
def hostile_answers(most: int = MEGA) -> dict[str, str]:
    """Return all by name; repetitions stop at ``most`` characters."""
    made = dict(_addresses())
    made |= {f"html-{name}": text for name, text in HTML.items()}
    for length, shapes in SHAPES.items():
        made |= {name: _repeated(shape, min(length, most)) for name, shape in shapes.items()}
    made |= {name: make(min(length, most)) for name, (length, make) in GROWING.items()}
    for languages, openers in CODE.items():
        for language in languages.split():
            fences = [f"```{language}\n{opener * (1_500 // len(opener))}" for opener in openers]
            made[f"code-{language}"] = "\n```\n\nBehind it.\n".join(fences)
    return made
