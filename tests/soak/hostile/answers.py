"""Answers that mean harm: what a model may write, or was made to write.

Each is told how long it may be where its length is the harm. ``{picture}`` is a file and ``{port}``
a port of this computer that nobody may touch.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

LONG = 100_000
SHORT = 40_000

Text = Callable[[int], str]


def _addresses() -> Iterator[tuple[str, str]]:
    """Places that nobody may fetch, and that only some may be led to."""
    places = {
        "http": "http://127.0.0.1:{port}/a.png",
        "https": "https://127.0.0.1:{port}/a.png",
        "no-scheme": "//127.0.0.1:{port}/a.png",
        "file": "file://{picture}",
        "file-one-slash": "file:{picture}",
        "path": "{picture}",
        "unc": "\\\\127.0.0.1\\share\\a.png",
        "file-host": "file://127.0.0.1/share/a.png",
        "javascript": "javascript:alert(1)",
        "javascript-tab": "java\tscript:alert(1)",
        "javascript-entity": "java&#115;cript&colon;alert(1)",
        "javascript-case": "JaVaScRiPt://127.0.0.1:{port}/%0aalert(1)",
        "vbscript": "vbscript:msgbox(1)",
        "data-html": "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
        "data-svg": "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
        "qrc": "qrc:/icons/foretoken.svg",
        "resource": ":/icons/foretoken.svg",
        "ssh": "ssh://127.0.0.1:{port}/-oProxyCommand=touch",
        "smb": "smb://127.0.0.1/share/a.png",
        "ftp": "ftp://127.0.0.1:{port}/a.png",
        "mailto": "mailto:a@b.c?attach={picture}",
        "controls": "http://127.0.0.1:{port}/\u202egnp.exe\x07",
        "user": "http://good.example@127.0.0.1:{port}/",
        "long": "http://127.0.0.1:{port}/" + "a" * 5_000,
    }
    ways = (
        '![alt]({0})\n\n![alt][x]\n\n[text]({0} "ti\'tle")\n\n<{0}>\n\n{0}\n\n'
        "[![inner]({0})]({0})\n\n[x]: {0} 'a title'\n",
        '<img src="{0}">\n<iframe src="{0}"></iframe>\n<link rel=stylesheet href="{0}">\n'
        '<object data="{0}"></object><embed src="{0}">\n<a href="{0}">text</a>\n'
        '<style>@import url({0}); * {{ background: url("{0}") }}</style>\n<base href="{0}">\n'
        '<meta http-equiv="refresh" content="0; url={0}">\n<table background="{0}">\n',
    )
    for name, place in places.items():
        for number, way in enumerate(ways):
            yield (
                f"{'html' if number else 'link'}-{name}",
                way.replace("{0}", place).replace("{{", "{").replace("}}", "}"),
            )


HTML = {
    "script": "<script>alert(1)</script>\n<script src=http://127.0.0.1:{port}/a.js></script>",
    "events": "<b onmouseover=alert(1)>over</b> <svg onload=alert(1)> <body onload=alert(1)>",
    "comment": "<!-- <img src='file://{picture}'> --> text <!-- never closed",
    "cdata": "<![CDATA[<img src='file://{picture}'>]]> <?php echo 1 ?> <!DOCTYPE html>",
    "rich": "<html><body><font size=7 color=red>red</font><br><h1>large</h1><img src={picture}>",
    "forms": "<form action=http://127.0.0.1:{port}/><input name=a><button>go</button></form>",
    "broken": "<img src=x<<img src='{picture}'>>\n<<<a b='>'>\"'>" * 50,
    "thousand-tags": "<div>" * 5_000 + "</div>" * 4_000,
    "entities": "&lt;img src='{picture}'&gt; &#60;b&#62; &amp;lt; &#x3c;script&#x3e; &nbsp;&zwj;",
    "all-entities": "&copy;&nGt;&fjlig;&bne;&#0;&#xD800;&#x110000;&#9;&#10;&#13;&#x202e;" * 300,
    "half-entities": "&am &# &#x &#x; &#; &;" * 500,
    "css": "<style>body { display: none }</style><p style='position:fixed;width:9999px'>x",
    "qt-rich": "<!DOCTYPE HTML><qt><img src='file://{picture}'/><a href='file://{picture}'>q</a>",
    "image-title": '![a](x "<img src=\'file://{picture}\'>") [b](http://a.b "<b>x</b>")',
    "link-text": "[<img src='file://{picture}'>](http://a.b) [https://good.example](http://evil)",
    "tooltip": "[" + "<b>bold</b>" * 100 + "](http://a.b/<b>bold</b>)",
}

SHAPES: dict[str, tuple[int, Text]] = {
    # Links and definitions
    "definitions": (LONG,
        lambda n: "".join(f"[{i}]: http://a.b/{i} 'x'\n" for i in range(n // 25))),
    "definitions-used": (
        LONG,
        lambda n: "".join(f"[{i}] " for i in range(n // 30))
        + "\n\n"
        + "".join(f"[{i}]: http://a.b/{i}\n\n" for i in range(n // 30)),
    ),
    "one-definition-used": (LONG, lambda n: "[a] " * (n // 4) + "\n\n[a]: http://a.b\n"),
    "uses-in-paragraphs": (LONG, lambda n: "[a]\n\n" * (n // 5) + "[a]: http://a.b\n"),
    "open-titles": (SHORT, lambda n: '[a](http://b.c "' * (n // 16)),
    "open-definition-title": (SHORT, lambda n: "[a]: http://b.c '" + "x\n" * (n // 2)),
    "many-links": (LONG, lambda n: "[text](http://a.b/c) " * (n // 21)),
    "many-addresses": (LONG, lambda n: "https://a.b/c?d=e " * (n // 18)),
    "addresses-in-lines": (LONG, lambda n: "https://a.b/c?d=e\n\n" * (n // 19)),
    "long-address": (SHORT, lambda n: "https://a.b/" + "c/" * (n // 2)),
    "many-images": (LONG, lambda n: "![a](http://127.0.0.1/a.png)\n" * (n // 29)),
    "nested-links": (SHORT, lambda n: "[" * (n // 5) + "a" + "](b)" * (n // 5)),
    "nested-images": (SHORT, lambda n: "![" * (n // 6) + "a" + "](b)" * (n // 6)),
    "mail-links": (LONG, lambda n: "<a@b.c> " * (n // 8)),
    "footnotes": (LONG, lambda n: "".join(f"[^{i}]: note\n\n" for i in range(n // 15))),
    "footnotes-used": (
        LONG,
        lambda n: "".join(f"a[^{i}] " for i in range(n // 24))
        + "\n\n"
        + "".join(f"[^{i}]: note\n" for i in range(n // 24)),
    ),
    "one-footnote-used": (LONG, lambda n: "[^a]: note\n\n" + "x[^a] " * (n // 6)),
    # Tables
    "table-rows": (LONG, lambda n: "|a|b|\n|-|-|\n" + "|1|2|\n" * (n // 6)),
    "table-long-cells": (LONG,
        lambda n: "|a|b|\n|-|-|\n" + f"|{'word ' * 400}|2|\n" * (n // 2_005)),
    "table-one-cell": (LONG, lambda n: f"|a|b|\n|-|-|\n|{'word ' * (n // 5)}|2|\n"),
    "table-one-word": (SHORT, lambda n: f"|a|b|\n|-|-|\n|{'w' * n}|2|\n"),
    "table-ragged": (
        LONG,
        lambda n: "|a|b|c|d|\n|-|-|-|-|\n"
        + "".join("|" + "x|" * (i % 9) + "\n" for i in range(n // 10)),
    ),
    "table-short-rows": (LONG, lambda n: f"|{'a|' * 100}\n|{'-|' * 100}\n" + "|\n" * (n // 2)),
    "table-128-columns": (LONG,
        lambda n: f"|{'head|' * 128}\n|{'-|' * 128}\n" + f"|{'cell|' * 128}\n" * (n // 642)),
    "table-10000-columns": (SHORT,
        lambda n: "|" + "a|" * 10_000 + "\n|" + "-|" * 10_000 + "\n|" + "b|" * 10_000),
    "table-marked-cells": (LONG,
        lambda n: "|a|b|\n|-|-|\n" + "|**b** `c`|[l](http://a.b)|\n" * (n // 30)),
    "tables": (LONG, lambda n: "|a|b|\n|-|-|\n|1|2|\n\n" * (n // 19)),
    "table-heads": (LONG, lambda n: "|a|b|\n" * (n // 6)),
    "bars": (LONG, lambda n: "|" * n),
    "escaped-bars": (SHORT, lambda n: "|a|\n|-|\n|" + "\\|" * (n // 2) + "|"),
    "table-emoji": (SHORT, lambda n: "|a|b|\n|-|-|\n" + "|👩‍👩‍👧‍👦|🏳️‍🌈|\n" * (n // 22)),
    "table-right-to-left": (SHORT,
        lambda n: "|א|ב|\n|-:|:-|\n" + "|שלום עולם|مرحبا|\n" * (n // 18)),
    # Nesting
    "quotes-deep": (SHORT, lambda n: ">" * n + " a"),
    "quotes-deeper": (SHORT,
        lambda n: "".join(f"{'>' * i} a\n" for i in range(int((2 * n) ** 0.5)))),
    "quotes-many": (LONG, lambda n: "> a\n\nb\n\n" * (n // 8)),
    "quotes-lines": (LONG, lambda n: "> word word word\n" * (n // 17)),
    "lists-deep": (SHORT, lambda n: "- " * (n // 2) + "a"),
    "lists-deeper": (SHORT, lambda n: "".join(f"{'  ' * i}- a\n" for i in range(int(n**0.5)))),
    "list-items": (LONG, lambda n: "- item\n" * (n // 7)),
    "list-numbers": (LONG, lambda n: "1. item\n" * (n // 8)),
    "list-empty": (LONG, lambda n: "-\n" * (n // 2)),
    "list-loose": (LONG, lambda n: "- item\n\n" * (n // 8)),
    "list-loose-late": (LONG, lambda n: "- item\n" * (n // 7) + "\n- last\n"),
    "list-tasks": (LONG, lambda n: "- [ ] task\n- [x] done\n" * (n // 22)),
    "list-big-numbers": (SHORT, lambda n: "999999999. item\n" * (n // 16)),
    "list-marks-change": (LONG, lambda n: "- a\n* b\n+ c\n1. d\n2) e\n" * (n // 22)),
    "lists-in-quotes": (SHORT, lambda n: "> - > - > - a\n" * (n // 14)),
    "lazy-lines": (LONG, lambda n: f"{'> ' * 20}a\n" + "b\n" * (n // 2)),
    "brackets": (LONG, lambda n: "[" * n),
    "brackets-closing": (LONG, lambda n: "]" * n),
    "brackets-pairs": (LONG, lambda n: "[]" * (n // 2)),
    "emphasis-open": (SHORT, lambda n: "*a " * (n // 3)),
    "emphasis-nested": (SHORT, lambda n: "*a **b " * (n // 14) + "c** d*" * (n // 14)),
    "emphasis-crossing": (SHORT, lambda n: "*a_ " * (n // 4)),
    "emphasis-words": (LONG, lambda n: "**a** *b* ~~c~~ `d` " * (n // 20)),
    "emphasis-short-paragraphs": (LONG, lambda n: "**a** *b*\n\n" * (n // 11)),
    "stars": (LONG, lambda n: "*" * n),
    "stars-bars": (SHORT, lambda n: "*_" * (n // 2)),
    "tildes": (LONG, lambda n: "~" * n),
    "backslashes": (LONG, lambda n: "\\" * n),
    "hashes": (LONG, lambda n: "#" * n),
    "headings": (LONG, lambda n: "# Head\n" * (n // 7)),
    "headings-long": (SHORT, lambda n: "# " + "word " * (n // 5)),
    "setext": (LONG, lambda n: "a\n" * (n // 2) + "==="),
    "setext-many": (LONG, lambda n: "a\n---\n" * (n // 6)),
    "rules": (LONG, lambda n: "---\n" * (n // 4)),
    "almost-rule": (LONG, lambda n: "* " * (n // 2) + "x"),
    # Code
    "fence-endless": (LONG, lambda n: "```\n" + "code\n" * (n // 5)),
    "fence-endless-python": (LONG, lambda n: "```python\n" + "x = [1, 'a']  # b\n" * (n // 18)),
    "fence-one-line": (LONG, lambda n: "```\n" + "code " * (n // 5)),
    "fence-one-line-json": (LONG, lambda n: "```json\n" + '{"a": [1, 2]}, ' * (n // 15)),
    "fence-one-word": (LONG, lambda n: "```\n" + "c" * n),
    "fence-empty-lines": (LONG, lambda n: "```\n" + "\n" * n),
    "fences": (LONG, lambda n: "```\ncode\n```\n\n" * (n // 14)),
    "fences-empty": (LONG, lambda n: "```\n" * (n // 4)),
    "fences-in-items": (SHORT, lambda n: "- ```\n" * (n // 6)),
    "fence-long-info": (SHORT, lambda n: "```" + "x" * n + "\ncode\n```"),
    "fence-odd-info": (100, lambda n: "```<b>\"'&lt;\u202e../../etc\n<img src='{picture}'>\n```"),
    "fence-many-marks": (SHORT, lambda n: "`" * n + "\ncode"),
    "indented": (LONG, lambda n: "    code\n" * (n // 9)),
    "indented-tabs": (SHORT, lambda n: "\t\t\t\tcode\n" * (n // 9)),
    "backticks": (LONG, lambda n: "`" * n),
    "backticks-growing": (LONG, lambda n: " ".join("`" * i for i in range(int((2 * n) ** 0.5)))),
    "code-spans": (LONG, lambda n: "`code` " * (n // 7)),
    "code-span-long": (LONG, lambda n: "`" + "code " * (n // 5) + "`"),
    # Formulas
    "formulas-inline": (SHORT, lambda n: "$x^2$ " * (n // 6)),
    "formulas-different": (SHORT, lambda n: "".join(f"$x_{{{i}}}$ " for i in range(n // 9))),
    "formulas-blocks": (SHORT, lambda n: "$$\nx^2\n$$\n\n" * (n // 11)),
    "formula-deep": (4_000, lambda n: "$" + "\\frac{1}{" * (n // 11) + "x" + "}" * (n // 11) + "$"),
    "formula-roots": (4_000, lambda n: "$$" + "\\sqrt{" * (n // 7) + "x" + "}" * (n // 7) + "$$"),
    "formula-scripts": (4_000, lambda n: "$" + "x^{" * (n // 4) + "x" + "}" * (n // 4) + "$"),
    "formula-braces": (4_000, lambda n: "$" + "{" * n + "$"),
    "formula-left": (4_000, lambda n: "$$" + "\\left(" * (n // 6) + "$$"),
    "formula-matrix": (4_000, lambda n: "$$\\begin{matrix}" + "1&" * (n // 2) + "\\end{matrix}$$"),
    "formula-rows": (4_000, lambda n: "$$\\begin{matrix}" + "1\\\\" * (n // 3) + "\\end{matrix}$$"),
    "formula-macros": (4_000,
        lambda n: "$$\\def\\a{\\b\\b}\\def\\b{\\a\\a}\\a \\newcommand{\\c}{\\c\\c}\\c$$" * 80),
    "formula-files": (
        100,
        lambda n: "$$\\input{{picture}} \\include{{picture}} \\includegraphics{{picture}} "
        "\\href{file://{picture}}{x} \\url{http://127.0.0.1:{port}} \\write18{touch x}$$",
    ),
    "formula-size": (4_000, lambda n: "$$\\rule{999999em}{999999em} \\hspace{1e9em} \\kern9e9em$$"),
    "formula-unknown": (4_000, lambda n: "$" + "\\unknown" * (n // 8) + "$"),
    "formula-unicode": (4_000, lambda n: "$" + "\u202e👩‍👩‍👧é\u0301" * (n // 8) + "$"),
    "formula-long": (SHORT, lambda n: "$$\n" + "x + " * (n // 4) + "y\n$$"),
    "formula-sums": (4_000, lambda n: "$$" + "\\sum_{i=0}^{n} " * (n // 15) + "$$"),
    "formulas-open": (SHORT, lambda n: "\\(" * (n // 2) + "\\)"),
    "formulas-none": (LONG, lambda n: "\\[a\n" * (n // 4)),
    "formulas-never-close": (LONG, lambda n: "$$\na\n" * (n // 5)),
    "dollars": (LONG, lambda n: "$a " * (n // 3)),
    "money": (LONG, lambda n: "$1 " * (n // 3)),
    # Characters
    "controls": (SHORT, lambda n: "".join(map(chr, range(32))) * (n // 32)),
    "controls-latin": (SHORT, lambda n: "".join(map(chr, range(0x7F, 0xA0))) * (n // 33)),
    "bidi-overrides": (SHORT, lambda n: "\u202eabc\u202d def\u202c " * (n // 11)),
    "bidi-never-closed": (SHORT, lambda n: "\u202e\u2067\u2066" * (n // 3)),
    "bidi-in-code": (SHORT, lambda n: "```c\n/*\u202e } \u2066if (x)\u2069 */\n" * (n // 22)),
    "hebrew": (SHORT, lambda n: "שלום עולם " * (n // 10)),
    "hebrew-one-line": (LONG, lambda n: "שלום " * (n // 5)),
    "arabic": (SHORT, lambda n: "مرحبا بالعالم\n" * (n // 14)),
    "arabic-one-word": (SHORT, lambda n: "م" * n),
    "mixed-directions": (SHORT, lambda n: "abc שלום 123 مرحبا " * (n // 19)),
    "combining": (SHORT, lambda n: "a" + "\u0301" * n),
    "combining-words": (SHORT, lambda n: ("a" + "\u0301" * 50 + " ") * (n // 52)),
    "zalgo": (SHORT,
        lambda n: "".join(c + "\u0300\u0316\u0334\u0489" * 8 for c in "he comes ") * (n // 297)),
    "zero-width": (SHORT, lambda n: "\u200b" * n),
    "zero-width-joiners": (SHORT, lambda n: "\u200d" * n),
    "joined-emoji": (SHORT, lambda n: "👩\u200d" * (n // 2)),
    "emoji": (SHORT, lambda n: "😀" * n),
    "emoji-families": (SHORT, lambda n: "👩‍👩‍👧‍👦 " * (n // 8)),
    "emoji-skins": (SHORT, lambda n: "👍🏽🏳️‍🌈🇩🇪" * (n // 9)),
    "flags-half": (SHORT, lambda n: "🇩" * n),
    "tags": (SHORT, lambda n: "🏴" + "\U000e0067" * n),
    "variation-selectors": (SHORT, lambda n: "a\ufe0f\ufe0e" * (n // 3)),
    "surrogates": (SHORT, lambda n: "\ud800a\udfff" * (n // 3)),
    "not-characters": (SHORT, lambda n: "\ufdd0\ufdd1\ufffe\uffff\ufffc\ufffd" * (n // 6)),
    "private-use": (SHORT, lambda n: "\ue000\uf8ff\U000f0000" * (n // 3)),
    "all-of-unicode": (LONG,
        lambda n: "".join(map(chr, (*range(0x20, 0xD800), *range(0xE000, 0x11000))))),
    "rare-scripts": (SHORT, lambda n: "".join(chr(0x12000 + i % 900) for i in range(n))),
    "devanagari": (SHORT, lambda n: "क्षत्रिय" * (n // 8)),
    "tibetan-stacks": (SHORT, lambda n: "ཧྐྵྨླྺྼྻྂ" * (n // 9)),
    "thai-no-spaces": (SHORT, lambda n: "ภาษาไทย" * (n // 7)),
    "chinese": (LONG, lambda n: "中文没有空格" * (n // 6)),
    "hangul-parts": (SHORT, lambda n: "\u1112\u1161\u11ab" * (n // 3)),
    "line-separators": (SHORT, lambda n: "a\u2028b\u2029c\x0b\x0c\x85" * (n // 8)),
    "carriage-returns": (SHORT, lambda n: "a\rb\r\n" * (n // 5)),
    "only-carriage-returns": (LONG, lambda n: "\r" * n),
    "nulls": (SHORT, lambda n: "\0" * n),
    "soft-hyphens": (SHORT, lambda n: "a\u00ad" * (n // 2)),
    "no-break-spaces": (LONG, lambda n: "word\u00a0" * (n // 5)),
    "spaces": (LONG, lambda n: "a" + " " * n + "b"),
    "odd-spaces": (SHORT, lambda n: "\u2003\u3000\u1680\u205f" * (n // 4)),
    "ligatures": (SHORT, lambda n: "ﬃﷺ﷽" * (n // 3)),
    "terminal": (SHORT, lambda n: "\x1b[31mred\x1b]8;;http://a.b\x07x\x1b[2J" * (n // 32)),
    # Length
    "megabyte-words": (1_000_000, lambda n: "word " * (n // 5)),
    "megabyte-word": (1_000_000, lambda n: "w" * n),
    "megabyte-digits": (1_000_000, lambda n: "0123456789" * (n // 10)),
    "megabyte-tabs": (1_000_000, lambda n: "\t" * n),
    "megabyte-line-ends": (1_000_000, lambda n: "\n" * n),
    "megabyte-in-fence": (1_000_000, lambda n: "```\n" + "w" * n),
    "megabyte-hyphens": (1_000_000, lambda n: "w-" * (n // 2)),
    "megabyte-paragraphs": (1_000_000, lambda n: ("word " * 80 + "\n\n") * (n // 402)),
    "300000-line-breaks": (300_000, lambda n: "\n" * n + "end"),
    "300000-hard-breaks": (600_000, lambda n: "a\\\n" * (n // 3)),
    "300000-lines": (600_000, lambda n: "a\n" * (n // 2)),
    "short-paragraphs": (LONG, lambda n: "a\n\n" * (n // 3)),
    "tabs-between": (LONG, lambda n: "a\t" * (n // 2)),
    "tabs-before": (SHORT, lambda n: "".join("\t" * (i % 9) + "a\n" for i in range(n // 6))),
    "prose": (LONG, lambda n: ("The **tide** rises and `falls`. " * 12 + "\n\n") * (n // 386)),
    "long-words": (LONG, lambda n: ("w" * 3_000 + " ") * (n // 3_001)),
    "paths": (SHORT, lambda n: "/usr/lib/" * (n // 9)),
    # Reasoning
    "think-nested": (SHORT, lambda n: "<think>a" * (n // 9)),
    "think-closed-only": (SHORT, lambda n: "</think>a\n" * (n // 10)),
    "think-pairs": (SHORT, lambda n: "<think>a</think>b\n" * (n // 18)),
    "think-open": (LONG, lambda n: "<think>" + "word " * (n // 5)),
    "think-long": (LONG,
        lambda n: "<think>" + "word word\n\n" * (n // 22) + "</think>" + "b\n\n" * (n // 6)),
    "think-halves": (SHORT, lambda n: "<thi<think<think>" * (n // 17)),
    "think-in-code": (SHORT, lambda n: "```\n<think>\n</think>\n" * (n // 21)),
    "channels": (SHORT, lambda n: "<|channel|>analysis<|message|>a<|end|>" * (n // 38)),
    "control-tokens": (SHORT, lambda n: "<|im_start|>user\nhi<|im_end|></s><s>[INST]" * (n // 42)),
    # All of it
    "unclosed": (SHORT, lambda n: "**a `b [c](http://d ~~e $f \\(g <h ![i](j \"k" * (n // 44)),
    "unclosed-blocks": (SHORT, lambda n: "> - 1. | a | b |\n> ```x\n>   $$\n> \\[\n" * (n // 42)),
    "noise": (SHORT, lambda n: _noise(n, "`*_~[]()<>!#&\\|-+=:$'\"\n\n\t abc19.")),
    "noise-lines": (SHORT, lambda n: _noise_lines(n)),
    "noise-unicode": (SHORT, lambda n: _noise(n, "aא\u0301\u200d👩\u202e\n*`|中 \ud800")),
}  # fmt: skip

CODE = {
    "c": "/*" * 400 + "\n" + "#define A(x) A(A(x))\n" * 200 + '"' + "\\" * 999,
    "cpp": "template<" * 900 + "R\"x(" + "a" * 3_000,
    "python": "'''" + "\\N{" * 500 + "f'{f\"{f'{" * 300,
    "javascript": "/" * 2_001 + "`${" * 600 + "<!--" * 300,
    "typescript": "a<" * 1_500 + "(" * 1_500,
    "jsx": "<a>{" * 1_000,
    "html": "<a b='" * 700 + "<script>" * 200 + "<!--" * 300,
    "xml": "<!DOCTYPE a [" + '<!ENTITY a "&a;&a;">' * 200 + "<a " * 900,
    "css": "a{" * 1_500 + "/*" + ":not(" * 600,
    "scss": "#{" * 1_500 + "@if " * 500,
    "json": "[" * 5_000 + '{"a":' * 900,
    "yaml": "- " * 2_000 + "&a *a {" * 500 + "\n? " * 500,
    "toml": "[" * 2_000 + 'a="""' + "\\" * 999,
    "sql": "SELECT " * 700 + "'" + "(" * 900 + "/*" * 500,
    "bash": "$(" * 1_000 + "<<EOF\n" * 400 + "${" * 600,
    "powershell": '@"\n' * 500 + "$(" * 900,
    "perl": "s{" * 900 + "qw<" * 700 + "<<~X;" * 300 + "m/" * 500,
    "ruby": "#{" * 900 + "%w[" * 700 + "<<~A" * 400 + "/" * 999,
    "php": "<?php " * 400 + "<<<A\n" * 400 + "?><?" * 400,
    "lua": "[" + "=" * 3_000 + "[" + "--[[" * 500,
    "haskell": "{-" * 1_500 + "'" * 900,
    "rust": "r" + "#" * 3_000 + '"' + "/*" * 900 + "<'a" * 600,
    "go": "`" + "/*" * 900 + "'\\" * 700,
    "java": "@A(" * 900 + "/**" * 700 + '"""' * 300,
    "kotlin": "${" * 900 + '"""' * 500,
    "swift": "\\(" * 900 + "/*" * 900,
    "scala": "s\"${" * 800 + "[" * 999,
    "clojure": "(" * 3_000 + "#(" * 600,
    "lisp": "#|" * 1_500 + "'(" * 900,
    "latex": "\\begin{verbatim}" * 300 + "$" * 999 + "\\verb|" * 300,
    "tex": "{" * 3_000 + "\\def\\a{" * 300,
    "make": "$(" * 1_200 + "\t\\\n" * 600,
    "cmake": "[" + "=" * 2_000 + "[${" * 500,
    "dockerfile": "RUN \\\n" * 900,
    "diff": "@@ -1 +1 @@\n" * 500 + "+" * 999,
    "markdown": "```md\n" * 300 + "> " * 900,
    "rst": ".. code::\n" * 400 + "`" * 999,
    "jinja": "{{ {% " * 900,
    "matlab": "%{\n" * 900 + "'" * 900,
    "r": "`" * 999 + "r\"---(" * 300,
    "vim": '"' * 999 + "<<EOF\n" * 300,
    "erlang": "$\\" * 900 + "<<" * 900,
    "elixir": "~S\"\"\"" * 300 + "#{" * 900,
    "asm": ";" * 999 + "%macro a 1\n" * 300,
    "fortran": "!" * 999 + "&\n" * 900,
    "http": "GET / HTTP/1.1\n" + "A: " * 900 + "\n\n{" * 300,
    "console": "$ " * 900 + ">>> " * 600,
    "pycon": ">>> '''\n... " * 500,
    "numbers": "0x" * 900 + "1e" * 900 + "." * 999,
    "no-such-language": "code " * 900,
}  # fmt: skip


def _noise(length: int, letters: str) -> str:
    chance = random.Random(7)
    return "".join(chance.choices(letters, k=length))


def _noise_lines(length: int) -> str:
    chance = random.Random(11)
    lines = (
        "> ", "- ", "1. ", "    ", "\t", "```", "~~~", "| a | b |", "|---|---|", "# ", "$$", "\\[",
        "[^1]: ", "[a]: http://b.c", "text **a", "`b", "---", "===", "", "", "[a]", "[^1]", "\\]",
    )  # fmt: skip
    made: list[str] = []
    while length > 0:
        line = "".join(chance.choices(lines, k=chance.randint(1, 3)))
        made.append(line)
        length -= len(line) + 1
    return "\n".join(made)


def hostile_answers(most: int | None = None) -> dict[str, str]:
    """All by name; no longer than ``most``."""
    made = dict(_addresses())
    made.update((f"html-{name}", text) for name, text in HTML.items())
    for name, (length, text) in SHAPES.items():
        made[name] = text(length if most is None else min(length, most))
    for language, code in CODE.items():
        made[f"code-{language}"] = f"```{language}\n{code}\n```\n\nBehind it.\n" + (
            f"```{language}\n{code}"
        )
    return made
