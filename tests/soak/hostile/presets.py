"""Preset and settings files with absurd values, deep nesting and odd kinds, and good ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from soak.hostile.case import Case, Right, Surroundings, device, pipe

Content: TypeAlias = str | bytes | Callable[[], str | bytes]
_WORDS = r"not imported|cannot be imported|cannot be read|pipe|device|folder|large"
_HUB = {"repository": "owner/model-GGUF", "file": "model-Q4_K_M.gguf"}
_DEEP = "[" * 10_000 + "]" * 10_000


def preset(name: str = "Mine", **others: Any) -> dict[str, Any]:
    """Return a valid preset."""
    return {"name": name, "target": _HUB, **others}


def whole(*presets: object) -> str:
    """Return a file of these presets."""
    return json.dumps({"foretoken_presets": 1, "presets": list(presets)})


def _raw(value: str) -> str:
    """Return a file with a value that Python does not write as JSON."""
    return whole(preset(settings={"sampling": {"temperature": "@"}})).replace('"@"', value)


def _set(**settings: Any) -> str:
    return whole(preset(settings=settings))


def _at(**target: str) -> str:
    return whole(preset(target=target))


def _in_hub(**changed: str) -> str:
    return _at(**{**_HUB, **changed})


_BAD: dict[str, Content] = {
    # numbers
    "nan": _raw("NaN"),
    "infinity": _raw("Infinity"),
    "digits": _raw("9" * 100_000),
    "threads": _set(target={"threads": 10**6}),
    "context": _set(context_length=10**15),
    # kinds
    "boolean": _set(context_length=True),
    "list": "[1, 2, 3]",
    "presets-table": '{"foretoken_presets": 1, "presets": {}}',
    "unknown": whole(preset(command="rm -rf ~")),
    "empty": "",
    # stack
    "deep-lists": _DEEP,
    "deep-tables": '{"a":' * 10_000 + "1" + "}" * 10_000,
    "deep-inside": whole(preset(settings="@")).replace('"@"', _DEEP),
    # length
    "many": lambda: whole(*(preset(f"Preset {n}") for n in range(8_000))),
    "many-alike": lambda: whole(*[preset("Same")] * 5_000),
    "keys": lambda: whole({**preset(), **{f"k{n}": n for n in range(50_000)}}),
    "large": lambda: b'{"a": "' + b"x" * 100_000_000 + b'"}',
    # codings
    "nul": whole(preset()).encode() + b"\0" * 1000,
    "nul-inside": _at(path="/a\0b.gguf"),
    "utf-8": b'{"foretoken_presets": 1, "\xff\xfe": 2}',
    "utf-16": whole(preset()).encode("utf-16"),
    # places
    "traversal": _in_hub(file="../../../evil.gguf"),
    "absolute": _in_hub(file="/etc/passwd.gguf"),
    "repository-url": _in_hub(repository="http://127.0.0.1/x"),
    "revision-dots": _in_hub(revision="../../../../etc/passwd"),
    "revision-odd": _in_hub(revision="a\x1b[2J\u202eb"),
    "share": _at(path="//127.0.0.1/share/model.gguf"),
    "pipe-path": _at(path="/dev/zero"),
    # names
    "name-terminal": whole(preset("a\x1b]0;x\x07b\nc")),
    "name-bidi": whole(preset("a\u202eb\u2066c")),
    "name-html": whole(preset("<img src=canary.png><b>x")),
}
_EITHER = frozenset((
    "many-alike", "nul-inside", "share", "revision-dots",
    "revision-odd", "pipe-path", "name-terminal", "name-bidi", "name-html",
))  # fmt: skip
_GOOD = {
    "good": whole(preset("Good one")),
    "good-settings": _set(answers={"sampling": {"temperature": 0.7}}, context_length=4096),
}


def _file(id_: str, content: Content, right: Right = Right.TOLD) -> Case:
    def write(around: Surroundings) -> Path:
        path = around.folder / f"{id_}.json"
        made = content() if callable(content) else content
        path.write_bytes(made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made)
        return path

    return Case(id_, write, Right.EITHER if id_ in _EITHER else right, _WORDS)


def _folder(around: Surroundings) -> Path:
    path = around.folder / "folder.json"
    path.mkdir(exist_ok=True)
    return path


STORED = (
    *("digits", "infinity", "threads", "deep-lists", "deep-tables", "deep-inside", "many", "list"),
    *("many-alike", "keys", "empty", "nul", "utf-8", "utf-16", "large"),
    *("pipe", "device", "folder", "revision-dots", "name-html", "good-settings"),
)
"""Which of them also stand in the place of the app's own file, and the window is started."""
AS_STORED = b'"foretoken_presets": 1', b'"version": 1'
CASES = (
    *(_file(id_, made) for id_, made in _BAD.items()),
    Case("pipe", lambda a: pipe(a.folder / "pipe.json"), words=_WORDS),
    Case("device", lambda a: device(a.folder / "zeros.json"), words=_WORDS),
    Case("folder", _folder, words=_WORDS),
    *(_file(id_, made, Right.WORKS) for id_, made in _GOOD.items()),
)


_PREFERENCES = {
    "scale": '"appearance.text_scale": "abc"',
    "scale-huge": '"appearance.text_scale": 1e308',
    "scale-list": '"appearance.text_scale": [1, 2, 3]',
    "theme": '"appearance.theme": 7',
    "deep": f'"pair.recent": [{{"settings": {_DEEP}}}]',
    "digits": f'"appearance.text_scale": {"9" * 5000}',
    "nan": '"appearance.text_scale": NaN',
    "geometry": '"window.geometry": "AdnQywH/AQIDBAUGBwg="',
    "pair": '"pair.recent": [{"target": "/dev/zero"}]',
    "cut": '"appearance.theme": "da',
    "sizes": '"models.picker_size": [-5, 999999999]',
}


def _preferences(id_: str, values: str) -> Case:
    text = '{"foretoken_preferences": 1, "values": {' + values + "}}"
    return Case(f"preferences-{id_}", lambda _: text, Right.WORKS)


SETTINGS = tuple(_preferences(id_, values) for id_, values in _PREFERENCES.items())
"""Texts of ``preferences.json``, with which the window is started."""
