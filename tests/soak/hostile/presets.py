"""Files of presets and settings with absurd values, endless nesting, odd kinds; and good ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from soak.hostile.case import Case, Right, Surroundings, device, pipe

_WORDS = r"not imported|cannot be imported|cannot be read|pipe|device|folder|large"
_HUB = {"repository": "owner/model-GGUF", "file": "model-Q4_K_M.gguf"}


def preset(name: str = "Mine", **others: Any) -> dict[str, Any]:
    """One as it should be."""
    return {"name": name, "target": _HUB, **others}


def whole(*presets: object) -> str:
    """A file of these."""
    return json.dumps({"foretoken_presets": 1, "presets": list(presets)})


def _file(
    id_: str,
    attacks: str,
    content: Callable[[], str | bytes],
    right: Right = Right.TOLD,
    suffix: str = ".json",
) -> Case:
    def write(around: Surroundings) -> Path:
        path = around.folder / f"{id_}{suffix}"
        made = content()
        path.write_bytes(made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made)
        return path

    return Case(id_, attacks, write, right, _WORDS)


def _raw(id_: str, attacks: str, value: str, field: str = "temperature") -> Case:
    """A value that Python would not write as JSON."""
    text = whole(preset(settings={"sampling": {field: "@"}}))
    return _file(id_, attacks, lambda: text.replace('"@"', value))


def _with(id_: str, attacks: str, right: Right = Right.TOLD, **others: Any) -> Case:
    return _file(id_, attacks, lambda: whole({**preset(), **others}), right)


def _named(id_: str, attacks: str, name: str) -> Case:
    return _with(id_, attacks, Right.EITHER, name=name)


def _folder(around: Surroundings) -> Path:
    path = around.folder / "folder.json"
    path.mkdir(exist_ok=True)
    return path


_NUMBERS = (
    _raw("nan", "numbers: NaN", "NaN"),
    _raw("infinity", "numbers: infinity", "Infinity"),
    _raw("minus-infinity", "numbers: less than all", "-Infinity"),
    _raw("exponent", "numbers: 1e400", "1e400"),
    _raw("digits", "numbers: 100,000 digits", "9" * 100_000),
    _raw("digits-behind", "numbers: 100,000 digits behind the point", "1." + "9" * 100_000,
        "top_p"),
    _raw("negative", "numbers: below zero", "-5"),
    _raw("huge-top-k", "numbers: top_k of 10^18", "1000000000000000000", "top_k"),
    _raw("huge-seed", "numbers: a seed of 2^200", str(2**200), "seed"),
    _with("threads", "numbers: a million threads", settings={"target": {"threads": 10**6}}),
    _with("threads-zero", "numbers: threads below zero", settings={"target": {"threads": -1}}),
    _with("batch", "numbers: a batch of 10^12", settings={"target": {"batch_length": 10**12}}),
    _with("layers", "numbers: layers on a GPU", settings={"target": {"gpu_layers": 10**12}}),
    _with("context", "numbers: a context of 10^15", settings={"context_length": 10**15}),
    _with("context-small", "numbers: a context of 0", settings={"context_length": 0}),
    _with("lookahead", "numbers: 10^9 drafted tokens",
        settings={"speculative": {"lookahead": 10**9}}),
    _with("boolean", "kinds: true in the place of a number", settings={"context_length": True}),
    _with("text", "kinds: text in the place of a number", settings={"context_length": "8192"}),
)  # fmt: skip

_SHAPES = (
    _file("deep-lists", "stack: 10,000 lists", lambda: "[" * 10_000 + "]" * 10_000),
    _file("deep-tables", "stack: 10,000 tables", lambda: '{"a":' * 10_000 + "1" + "}" * 10_000),
    _file("deep-inside", "stack: 10,000 lists in a setting",
        lambda: whole(preset(settings="@")).replace('"@"', "[" * 10_000 + "]" * 10_000)),
    _file("many", "length: 8,000 presets",
        lambda: whole(*(preset(f"Preset {n}") for n in range(8_000)))),
    _file("many-alike", "time: 5,000 presets of one name",
        lambda: whole(*(preset("Same") for _ in range(5_000))), Right.EITHER),
    _file("list", "kinds: a list in the place of a table", lambda: "[1, 2, 3]"),
    _file("null", "kinds: null", lambda: "null"),
    _file("number", "kinds: a number", lambda: "7"),
    _file("presets-table", "kinds: a table of presets",
        lambda: '{"foretoken_presets":1,"presets":{}}'),
    _file("target-list", "kinds: a list as the model",
        lambda: whole({"name": "a", "target": [_HUB]})),
    _with("name-number", "kinds: a number as the name", name=5),
    _file("twice", "keys: the same one twice",
        lambda: whole(preset()).replace('"name": "Mine"', '"name": "Mine", "name": "Other"'),
        Right.EITHER),
    _with("unknown", "keys: one that nobody knows", command="rm -rf ~"),
    _file("keys", "keys: 50,000 of them",
        lambda: whole({**preset(), **{f"k{n}": n for n in range(50_000)}})),
    _file("version", "version: of the future", lambda: '{"foretoken_presets": 99, "presets": []}'),
    _file("empty", "length: nothing", lambda: ""),
    _file("none", "length: no presets", lambda: whole()),
)  # fmt: skip

_BYTES = (
    _file("nul", "codings: NUL", lambda: whole(preset()).encode() + b"\0" * 1000),
    _file("nul-inside", "codings: NUL in a path",
        lambda: whole(preset(target={"path": "/a\0b.gguf"})), Right.EITHER),
    _file("utf-8", "codings: bytes that are no UTF-8",
        lambda: b'{"foretoken_presets": 1, "\xff\xfe": 2}'),
    _file("utf-16", "codings: UTF-16", lambda: whole(preset()).encode("utf-16")),
    _file("surrogates", "codings: halves of characters", lambda: whole(preset("a\ud800b")),
        Right.EITHER),
    _file("surrogates-raw", "codings: halves of characters as bytes",
        lambda: b'{"presets": "\xed\xa0\x80"}'),
    _file("mark", "codings: a mark of the byte order",
        lambda: b"\xef\xbb\xbf" + whole(preset()).encode(), Right.EITHER),
    _file("large", "length: 100 MB", lambda: b'{"a": "' + b"x" * 100_000_000 + b'"}'),
    _file("almost-large", "length: a long name in a file that is small enough",
        lambda: whole(preset("n" * 1_000_000))),
    _file("line", "words: a long line in the message",
        lambda: whole({"name": "a", "target": "x" * 900_000})),
    Case("pipe", "files: a pipe", lambda a: pipe(a.folder / "pipe.json"), words=_WORDS),
    Case("device", "files: /dev/zero", lambda a: device(a.folder / "zeros.json"), words=_WORDS),
    Case("folder", "files: a folder", _folder, Right.TOLD, _WORDS),
)  # fmt: skip

_PLACES = (
    _with("traversal", "paths: out of the folder, of the hub",
        target={**_HUB, "file": "../../../evil.gguf"}),
    _with("absolute", "paths: an absolute one, of the hub",
        target={**_HUB, "file": "/etc/passwd.gguf"}),
    _with("relative", "paths: a relative one", target={"path": "../model.gguf"}),
    _with("share", "paths: a share", Right.EITHER, target={"path": "//127.0.0.1/share/model.gguf"}),
    _with("scheme", "addresses: file:", target={"path": "file:///etc/passwd"}),
    _with("repository-url", "addresses: in the place of a repository",
        target={**_HUB, "repository": "http://127.0.0.1/x"}),
    _with("repository-dots", "paths: a repository of dots", target={**_HUB, "repository": "../.."}),
    _with("revision-dots", "paths: a revision of dots", Right.EITHER,
        target={**_HUB, "revision": "../../../../etc/passwd"}),
    _with("revision-odd", "words: a revision with escapes", Right.EITHER,
        target={**_HUB, "revision": "a\x1b[2J\u202eb"}),
    _with("home", "paths: the home of somebody", Right.EITHER,
        target={"path": "~nobody-here/model.gguf"}),
    _with("pipe-path", "paths: a device", Right.EITHER, target={"path": "/dev/zero"}),
    _named("name-escape", "names: escapes", "a\x1b]0;x\x07b"),
    _named("name-line", "names: lines", "a\nb"),
    _named("name-bidi", "names: marks of direction", "a\u202eb\u2066c"),
    _named("name-html", "names: rich text", "<img src=canary.png><b>x"),
)  # fmt: skip

_GOOD = (
    _file("good", "nothing: a legitimate file", lambda: whole(preset("Good one")), Right.WORKS),
    _file("good-settings", "nothing: a legitimate file with settings", lambda: whole(
        preset("Good two", settings={"sampling": {"temperature": 0.7}, "context_length": 4096}) ),
        Right.WORKS),
)  # fmt: skip

STORED = (
    *("digits", "infinity", "threads", "deep-lists", "deep-tables", "deep-inside", "many"),
    *("many-alike", "list", "null", "keys", "empty", "nul", "utf-8", "utf-16", "surrogates"),
    *("large", "line", "pipe", "device", "folder", "revision-dots", "name-html", "good-settings"),
)
"""Which of them also stand in the place of the app's own file, and the window is started."""
AS_STORED = b'"foretoken_presets": 1', b'"version": 1'
CASES = (*_NUMBERS, *_SHAPES, *_BYTES, *_PLACES, *_GOOD)


def _preferences(id_: str, attacks: str, values: str) -> Case:
    text = '{"foretoken_preferences": 1, "values": {' + values + "}}"
    return Case(f"preferences-{id_}", f"preferences: {attacks}", lambda _: text, Right.WORKS)


_DEEP = "[" * 10_000 + "]" * 10_000
SETTINGS = (
    _preferences("scale", "a size of text that is no number", '"appearance.text_scale": "abc"'),
    _preferences("scale-huge", "a size of text of 1e308", '"appearance.text_scale": 1e308'),
    _preferences("scale-list", "a list as the size of text", '"appearance.text_scale": [1, 2, 3]'),
    _preferences("theme", "a number as the theme", '"appearance.theme": 7'),
    _preferences("deep", "lists inside lists", f'"pair.recent": [{{"settings": {_DEEP}}}]'),
    _preferences("digits", "a number of many digits", f'"appearance.text_scale": {"9" * 5000}'),
    _preferences("nan", "a number that is none", '"appearance.text_scale": NaN'),
    _preferences("geometry", "a geometry of noise", '"window.geometry": "AdnQywH/AQIDBAUGBwg="'),
    _preferences("pair", "a device as the last model", '"pair.recent": [{"target": "/dev/zero"}]'),
    _preferences("cut", "a file that ends in the middle", '"appearance.theme": "da'),
    _preferences("sizes", "odd sizes", '"models.picker_size": [-5, 999999999]'),
)  # fmt: skip
"""Texts of ``preferences.json``, with which the window is started."""
