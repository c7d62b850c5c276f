"""Names and token texts that draw pictures, call hosts, command terminals, or deceive the eye.

Each text becomes: ``general.name``, the architecture's description, token texts, the name of the
file and of its folder as far as a file system takes it, an attachment's name, a preset's name and
a chat's title. ``{picture}`` is a file and ``{port}`` a port that nobody may touch.
"""

from __future__ import annotations

from soak.hostile.case import Case, Right, Surroundings

_ODD: dict[str, dict[str, str | bytes]] = {
    "rich text": {
        "img-file": "<img src={picture}>",
        "img-url": '<img src="file://{picture}">',
        "img-relative": "<img src=canary.png>",
        "img-share": "<img src=//127.0.0.1/share/a.png>",
        "img-http": "<img src=http://127.0.0.1:{port}/a.png>",
        "link-style": '<link rel=stylesheet href="http://127.0.0.1:{port}/a.css"><p>x</p>',
        "style": "<style>p { background-image: url({picture}) }</style><p>x</p>",
        "table": '<table background="{picture}"><td>x</table>',
        "link": '<a href="http://127.0.0.1:{port}">Update</a> <a href="file:///bin/sh">now</a>',
        "bold": "<b>Verified</b> by <i>Foretoken</i>",
        "huge": '<h1 style="font-size:900px">OK</h1>',
        "document": "<!DOCTYPE html><html><body>Hi</body></html>",
        "late": "Llama 3 <p><img src='{picture}'>",
        "escaped": "&lt;img src=canary.png&gt;<br>",
        "tags-long": "<b><table><tr><td>" * 25_000,
    },
    "formats": {
        "mnemonic": "&File && &Quit &",
        "percent": "%s %n %d %1 %x %%n%n%n",
        "braces": "{0} {} {0.__class__} {name!r} {{",
        "dollar": "$HOME ${IFS} `id` $(id) ;id|id&",
        "markdown": "![a](canary.png) [b](http://127.0.0.1) # c",
        "style-sheet": "} * { background: url(canary.png) } {",
    },
    "terminal": {
        "colour": "a\x1b[31mred\x1b[0m",
        "clipboard": "a\x1b]52;c;cm0gLXJmIH4=\x07b",
        "title": "a\x1b]0;you are root\x07b\x1b]2;x\x1b\\",
        "clear": "a\x1b[2J\x1b[H\x1b[3Jb\x1bc",
        "hyperlink": "\x1b]8;;file:///bin/sh\x1b\\Llama\x1b]8;;\x1b\\",
        "report": "a\x1b[6n\x1b[c\x1bP+q544e\x1b\\\x05",
        "c1": "a\x9b31mred\x9d52;c;aGk=\x9c\x90x\x9c\x85b",
        "bell": "a" + "\a" * 50 + "b",
        "backspace": "evil\x08\x08\x08\x08good",
        "return": "evil.gguf\rgood.gguf",
        "newline": "Llama\nforetoken: all is well\n\n\n",
        "tab": "a\t\t\t\tb\x0b\x0cc",
        "nul": "good\x00evil",
        "delete": "a\x7f\x01\x02\x1c\x1d\x1e\x1fb",
    },
    "the eye": {
        "bidi-override": "model-\u202efugg.exe\u202c",
        "bidi-embedding": "a\u202a\u202b\u202db" * 20,
        "bidi-isolate": "safe\u2066\u2067\u2068evil",
        "bidi-mark": "a\u200eb\u200fc\u061cd",
        "zero-width": "lla\u200bma\u200c\u200d\u2060\ufeff",
        "tags": "ok" + "".join(chr(0xE0000 + ord(c)) for c in "evil"),
        "zalgo": "L" + "\u0300\u0316\u0489" * 70 + "lama",
        "separators": "a\u2028b\u2029c\x85d",
        "spaces": "     ",
        "spaces-odd": "\u2003\u00a0\u3000\u2800\u3164\u115f",
        "soft-hyphen": "pay\u00adpal\u00ad" * 30,
    },
    "codings": {
        "private": "a\ue000\uf8ff\U000f0000\U0010fffdb",
        "nothing": "a\ufdd0\ufffe\uffff\U0001fffe\U0010ffffb",
        "surrogates": b"a\xed\xa0\x80b\xed\xbf\xbfc",
        "bytes": b"a\xff\xfe\xc0\x80\xf5\x80b",
    },
    "layout": {
        "empty": "",
        "long": "a" * 10**6,
        "long-words": "ab " * 333_333,
        "long-lines": "ab\n" * 100_000,
        "long-wide": "\ufdfd\U0001242b" * 50_000,
        "long-marks": "a" + "\u0301" * 100_000,
        "long-bidi": "a\u05d0" * 50_000,
    },
    "files": {
        "device": "CON",
        "device-suffix": "nul.gguf",
        "traversal": "../../../../etc/passwd",
        "traversal-windows": "..\\..\\windows\\win.ini",
        "absolute": "/etc/passwd",
        "share": "\\\\127.0.0.1\\share\\model",
        "stream": "model.gguf:evil.exe",
        "dash": "--help",
        "dots": "...",
        "trailing": "  .model .  . ",
        "wildcard": "*?[a-z]~\"'`;--",
    },
}
_KEPT = {
    "hebrew": "מודל שפה",
    "mixed": "Llama של מטא 3",
    "arabic": "نموذج لغوي",
    "devanagari": "हिन्दी मॉडल",
    "thai": "แบบจำลองภาษา",
    "chinese": "通义千问",
    "korean": "언어 모델",
    "accents": "Modèle français Œuvre Größe ĳ",
    "combining": "Mode\u0300le re\u0301duit",
    "emoji": "🦙 👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 👍🏽 🇩🇪",
    "angle": "a<b and c>d & e",
    "usual": "Qwen2.5-0.5B-Instruct (Q4_K_M)",
}
"""Legitimate names, shown as they are."""


def _odd(id_: str, kind: str, text: str | bytes) -> Case:
    def make(around: Surroundings) -> str | bytes:
        if isinstance(text, bytes):
            return text
        return text.replace("{picture}", str(around.canary)).replace("{port}", str(around.port))

    return Case(id_, f"{kind}: {id_}", make)


def _kept(id_: str, text: str) -> Case:
    return Case(f"kept-{id_}", "nothing: a legitimate name", lambda _: text, Right.WORKS)


CASES = (
    *(_odd(id_, kind, text) for kind, texts in _ODD.items() for id_, text in texts.items()),
    *(_kept(id_, text) for id_, text in _KEPT.items()),
)
