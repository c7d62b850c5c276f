"""Names and token texts that load pictures, contact hosts, control terminals, or deceive the eye.

Each text is used as ``general.name``, architecture, token text, names of a file and its folder as
far as the file system allows, and names of an attachment and a preset. ``{picture}`` is a file and
``{port}`` a port that must not be touched.
"""

from __future__ import annotations

from soak.hostile.case import Case, Right, Surroundings

_ODD: dict[str, str | bytes] = {
    # rich text
    "img-file": "<img src={picture}>",
    "img-share": "<img src=//127.0.0.1/share/a.png>",
    "img-http": "<img src=http://127.0.0.1:{port}/a.png>",
    "link-style": '<link rel=stylesheet href="http://127.0.0.1:{port}/a.css"><p>x</p>',
    "style": "<style>p { background-image: url({picture}) }</style><p>x</p>",
    "link": '<a href="http://127.0.0.1:{port}">Update</a> <a href="file:///bin/sh">now</a>',
    "bold": "<b>Verified</b> by <i>Foretoken</i>",
    "tags-long": "<b><table><tr><td>" * 25_000,
    # formats
    "percent": "%s %n %d %1 %x %%n%n%n",
    "braces": "{0} {} {0.__class__} {name!r} {{",
    "markdown": "![a](canary.png) [b](http://127.0.0.1) # c",
    # terminal
    "colour": "a\x1b[31mred\x1b[0m",
    "clipboard": "a\x1b]52;c;cm0gLXJmIH4=\x07b",
    "hyperlink": "\x1b]8;;file:///bin/sh\x1b\\Llama\x1b]8;;\x1b\\",
    "c1": "a\x9b31mred\x9d52;c;aGk=\x9c\x90x\x9c\x85b",
    "return": "evil.gguf\rgood.gguf",
    "newline": "Llama\nforetoken: all is well\n\n\n",
    "nul": "good\x00evil",
    # the eye
    "bidi-override": "model-\u202efugg.exe\u202c",
    "bidi-isolate": "safe\u2066\u2067\u2068evil",
    "zero-width": "lla\u200bma\u200c\u200d\u2060\ufeff",
    "tags": "ok" + "".join(chr(0xE0000 + ord(c)) for c in "evil"),
    "zalgo": "L" + "\u0300\u0316\u0489" * 70 + "lama",
    "separators": "a\u2028b\u2029c\x85d",
    "spaces": "     ",
    # codings
    "nothing": "a\ufdd0\ufffe\uffff\U0001fffe\U0010ffffb",
    "surrogates": b"a\xed\xa0\x80b\xed\xbf\xbfc",
    "bytes": b"a\xff\xfe\xc0\x80\xf5\x80b",
    # layout
    "empty": "",
    "long": "a" * 10**6,
    "long-words": "ab " * 333_333,
    "long-wide": "\ufdfd\U0001242b" * 50_000,
    "long-marks": "a" + "\u0301" * 100_000,
    # files
    "device": "CON",
    "traversal": "../../../../etc/passwd",
    "traversal-windows": "..\\..\\windows\\win.ini",
    "share": "\\\\127.0.0.1\\share\\model",
    "dash": "--help",
    "dots": "...",
    "trailing": "  .model .  . ",
    "wildcard": "*?[a-z]~\"'`;--",
}
_KEPT = {
    "hebrew": "מודל שפה",
    "arabic": "نموذج لغوي",
    "devanagari": "हिन्दी मॉडल",
    "chinese": "通义千问",
    "combining": "Mode\u0300le re\u0301duit",
    "emoji": "🦙 👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 👍🏽 🇩🇪",
    "angle": "a<b and c>d & e",
    "usual": "Qwen2.5-0.5B-Instruct (Q4_K_M)",
}
"""Legitimate names, shown as they are."""


def _odd(id_: str, text: str | bytes) -> Case:
    def make(around: Surroundings) -> str | bytes:
        if isinstance(text, bytes):
            return text
        return text.replace("{picture}", str(around.canary)).replace("{port}", str(around.port))

    return Case(id_, make)


def _kept(id_: str, text: str) -> Case:
    return Case(f"kept-{id_}", lambda _: text, Right.WORKS)


CASES = (
    *(_odd(id_, text) for id_, text in _ODD.items()),
    *(_kept(id_, text) for id_, text in _KEPT.items()),
)
