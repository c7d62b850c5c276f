"""The texts of the window and their translations.

    python packaging/translations.py unmarked [PATH ...]   words that no translation will reach
    python packaging/translations.py update                take the texts of the code into the .ts
    python packaging/translations.py missing LANGUAGE      what has no translation, as JSON
    python packaging/translations.py fill LANGUAGE FILE    take translations from such a JSON
    python packaging/translations.py release               make the .qm that travel with the product

The texts are found in the source code by ``tr``, ``tr_n`` and ``tr_noop`` (``system/language.py``),
and in what is declared (``DECLARED``, and why a preset is suggested). The ``.ts`` files are Qt's
and open in Qt Linguist; a new language is one more name in ``LANGUAGES``.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
CODE = ROOT / "app" / "foretoken"
SOURCES = ROOT / "packaging" / "languages"
RELEASED = ROOT / "resources" / "languages"
PRESETS = ROOT / "resources" / "presets.toml"
LANGUAGES = {"ar": 6, "de": 2, "es": 2, "fr": 2, "zh_CN": 1}
"""Each with its number of plural forms, as Qt counts them."""
CONTEXT = "Foretoken"
DECLARED = {"declare": ("title", "menu_title", "help"), "Preference": ("title", "help")}
"""Calls whose arguments are texts that are translated where they are shown."""
_POSITIONS = {
    "declare": ("id", "title", "does", "keys", "help"),
    "Preference": ("key", "default", "kind", "title", "help"),
}
_MARKS = {"tr": 1, "tr_noop": 1, "tr_n": 2, "tr_noop_n": 2}
_PLACE = re.compile(r"\{(\w*)[^{}]*\}")

# Rooms whose words are no sentences of the window: for models, for other programs, or for a shell.
_NOT_SHOWN = (
    *("cli/", "__main__.py", "chat/helper/", "chat/markdown/", "chat/reasoning/marks.py"),
    *("chat/store/answer_codec.py", "ui/live/drawing_check.py", "ui/look/style.py"),
    *("engine/llama/cpu_", "engine/llama/gpu_modules.py", "engine/llama/native_check.py"),
    *("engine/llama/processor.py", "models/builtin.py"),
    *("reports/diagnostics.py", "models/pairs/prompt_files.py", "models/probe/native_choice.py"),
    *("system/language.py", "system/logs.py", "system/machine.py"),
    "ui/look/plain_text.py",
)
# Calls that take words which nobody reads in the window.
_UNREAD_CALLS = {
    "debug", "info", "warning", "error", "exception", "critical", "log", "getLogger", "compile",
    "setObjectName", "setProperty", "property", "TypeVar", "Thread", "getattr", "setattr",
    "hasattr", "attrgetter", "startswith", "endswith", "removeprefix", "removesuffix",
    "AssertionError", "NotImplementedError", "TypeError", "KeyError", "execute",
    "executescript", "add_argument", "fullmatch", "match", "search", "sub", "split", "encode",
    "decode", "get", "environ", "QKeySequence", "keys", "NewType", "namedtuple", "Literal",
    "cast", "QSettings", "invokeMethod", "rpartition", "partition", "Background", "SLOT",
}  # fmt: skip
_SQL = re.compile(
    r"[\s(]*(ALTER|CREATE|DELETE|DROP|INSERT|ORDER BY|PRAGMA|SELECT|UPDATE|VACUUM|WITH)\b"
    r"|.*(=|<|IS) \(?\?"
)
# Of an element, or the attributes of one, only what is read aloud is a text.
_ELEMENT = re.compile(r'</?[a-zA-Z!][^<>]*>|^(?: [a-z-]+="[^"]*")+$')
_READ_ALOUD = re.compile(r' (?:aria-label|alt|title)="([^"]*)"')
_WORDS = re.compile(r"[A-Za-z][a-z]+(?:[ …]|[,.:](?![\w{/*]))|[ “][A-Za-z][a-z]+|^[A-Z][a-z]+(…|$)")


class Source(NamedTuple):
    """One text to translate."""

    text: str
    about: str
    one: str
    """The English text for 1, where words follow a number; else empty."""


class Found(NamedTuple):
    """A text in the code."""

    source: Source
    path: Path
    line: int


def texts(folder: Path = CODE) -> list[Found]:
    """All texts that are marked, in the order of files and lines, and those of the presets."""
    presets = tomllib.loads(PRESETS.read_text(encoding="utf-8"))["presets"]
    found = [Found(Source(preset["reason"], "", ""), PRESETS, 1) for preset in presets]
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            found += [Found(source, path, call.lineno) for source in _of_call(call)]
    return found


def distinct() -> dict[tuple[str, str], Found]:
    """Each text once, with where it is found first, by its words and what it is about."""
    found: dict[tuple[str, str], Found] = {}
    for each in texts():
        found.setdefault((each.source.text, each.source.about), each)
    return found


def _of_call(call: ast.Call) -> Iterator[Source]:
    name = _name(call.func)
    if name in _MARKS:
        literals = [_literal(each) for each in call.args[: _MARKS[name]]]
        about = next((_literal(each.value) for each in call.keywords if each.arg == "about"), "")
        match literals:
            case [str(text)]:
                yield Source(text, about or "", "")
            case [str(one), str(many)]:
                yield Source(many, about or "", one)
    elif name in DECLARED:
        given = dict(zip(_POSITIONS.get(name, ()), call.args, strict=False))
        given |= {each.arg: each.value for each in call.keywords if each.arg}
        for field in DECLARED[name]:
            text = _literal(given[field]) if field in given else None
            if text:
                yield Source(text, "", "")


def _name(called: ast.expr) -> str:
    match called:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def unmarked(path: Path) -> list[tuple[int, str]]:
    """Words in a module that look as if a person would read them and that nothing marks.

    ``# not translated: REASON`` behind the first line of a statement or an expression leaves all
    of it out.
    """
    if str(path.relative_to(CODE)).startswith(_NOT_SHOWN):
        return []
    written = path.read_text(encoding="utf-8")
    lines = written.splitlines()
    tree = ast.parse(written)
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and _literal(node.value) is not None:
            left_out.add(node.value)  # a docstring
        elif isinstance(node, ast.Call):
            name = _name(node.func)
            if name in _UNREAD_CALLS or name in DECLARED:
                left_out.update(node.args, (each.value for each in node.keywords))
            elif name in _MARKS:
                left_out.update(each for each in node.args if _literal(each) is not None)
                left_out.update(each.value for each in node.keywords if each.arg == "about")
        elif isinstance(node, ast.Assign) and _name(node.targets[0]) == "__all__":
            left_out.add(node.value)
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            left_out.add(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            left_out.add(node.returns)
        if isinstance(node, ast.stmt | ast.expr) and "# not translated" in lines[node.lineno - 1]:
            left_out.add(node)
    found: list[tuple[int, str]] = []
    _collect(tree, left_out, found)
    return sorted(set(found))


def _collect(node: ast.AST, left_out: set[ast.AST], found: list[tuple[int, str]]) -> None:
    if node in left_out:
        return
    if isinstance(node, ast.JoinedStr):
        text = "".join(_literal(each) or "{}" for each in node.values)
        if _has_words(text):
            found.append((node.lineno, text))
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                _collect(each.value, left_out, found)
        return
    text = _literal(node) if isinstance(node, ast.expr) else None
    if text is not None and _has_words(text):
        found.append((node.lineno, text))
    for child in ast.iter_child_nodes(node):
        _collect(child, left_out, found)


def _has_words(text: str) -> bool:
    if _SQL.match(text):
        return False
    read = _ELEMENT.sub(lambda found: "; ".join(_READ_ALOUD.findall(found[0])), text)
    return _WORDS.search(read) is not None


def update() -> None:
    """Write the ``.ts`` of every language: its translations are kept, gone texts left out."""
    for language in LANGUAGES:
        write(language, translations(language))


def translations(language: str) -> dict[tuple[str, str], list[str]]:
    """From text and what it is about to its translations, one per plural form."""
    path = SOURCES / f"foretoken_{language}.ts"
    if not path.is_file():
        return {}
    kept = {}
    for message in ElementTree.parse(path).getroot().iter("message"):
        translated = message.find("translation")
        assert translated is not None
        forms = [form.text or "" for form in translated.iter("numerusform")]
        forms = forms or [translated.text or ""]
        if all(forms):
            kept[message.findtext("source", ""), message.findtext("comment", "")] = forms
    return kept


def write(
    language: str, kept: Mapping[tuple[str, str], Sequence[str]], folder: Path = SOURCES
) -> None:
    """Write the ``.ts`` of a language with these translations; what has none is unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    place = ""
    for key, found in distinct().items():
        one = found.source.one
        message = ElementTree.SubElement(context, "message", {"numerus": "yes"} if one else {})
        before, place = place, found.path.relative_to(ROOT).as_posix()
        if place != before:  # the next ones are of the same file
            ElementTree.SubElement(message, "location", filename=place)
        ElementTree.SubElement(message, "source").text = key[0]
        if key[1]:
            ElementTree.SubElement(message, "comment").text = key[1]
        if one:
            ElementTree.SubElement(message, "extracomment").text = f"for 1: {one}"
        forms = kept.get(key, [])
        translated = ElementTree.SubElement(message, "translation")
        if not forms:
            translated.set("type", "unfinished")
        if one:
            for form in forms or [""] * LANGUAGES[language]:
                ElementTree.SubElement(translated, "numerusform").text = form
        elif forms:
            translated.text = forms[0]
    ElementTree.indent(root, " ")
    folder.mkdir(exist_ok=True)
    text = ElementTree.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<!-- machine-made -->\n'
    (folder / f"foretoken_{language}.ts").write_text(f"{head}{text}\n", encoding="utf-8")


def missing(language: str) -> list[dict[str, object]]:
    """What has no translation; ``translation`` is to be filled, a list where there is a plural."""
    done = translations(language)
    left: list[dict[str, object]] = []
    for key, found in distinct().items():
        source = found.source
        if key in done:
            continue
        entry: dict[str, object] = {"text": source.text}
        entry |= {"about": source.about} if source.about else {}
        entry |= {"one": source.one} if source.one else {}
        entry["translation"] = [""] * LANGUAGES[language] if source.one else ""
        left.append(entry)
    return left


def fill(language: str, path: Path) -> list[str]:
    """Take over what was translated; return what is wrong with the rest, in words."""
    wanted, done, wrong = distinct(), translations(language), []
    for entry in json.loads(path.read_text(encoding="utf-8")):
        key = (entry["text"], entry.get("about", ""))
        given = entry["translation"]
        forms = given if isinstance(given, list) else [given]
        if not all(forms):
            continue
        if key not in wanted:
            wrong.append(f"not in the code: {key[0]!r}")
            continue
        why = why_unfit(wanted[key].source, forms, LANGUAGES[language])
        if why:
            wrong.append(f"{key[0]!r}: {why}")
        else:
            done[key] = forms
    write(language, done)
    return wrong


def why_unfit(source: Source, forms: Sequence[str], plurals: int) -> str:
    """Why these cannot be the translations of a text; empty if they can."""
    if len(forms) != (plurals if source.one else 1):
        return f"{len(forms)} forms"
    places = set(_PLACE.findall(source.text))
    for form in forms:
        others = set(_PLACE.findall(form))
        if others - places or (places - others) - ({"count"} if source.one else set()):
            return f"the places are {sorted(others)}, not {sorted(places)}"
        ends = [re.match(r"\s*", text[::-1]) for text in (source.text, form)]
        if source.text[:1].isspace() != form[:1].isspace() or len({e and e[0] for e in ends}) > 1:
            return "other blanks at the ends"
    return ""


def release(
    folder: Path = RELEASED, sources: Path = SOURCES, languages: Iterable[str] = LANGUAGES
) -> None:
    """Make a ``.qm`` of each language with Qt's own tool."""
    folder.mkdir(parents=True, exist_ok=True)
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    for language in languages:
        name = f"foretoken_{language}"
        subprocess.run(
            [tool, "-silent", sources / f"{name}.ts", "-qm", folder / f"{name}.qm"], check=True
        )


def main(arguments: Sequence[str]) -> int:
    """Do one of the things above."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    doing = parser.add_subparsers(dest="what", required=True)
    doing.add_parser("unmarked").add_argument("paths", nargs="*", type=Path, default=[CODE])
    doing.add_parser("update")
    doing.add_parser("release")
    doing.add_parser("missing").add_argument("language", choices=LANGUAGES)
    filling = doing.add_parser("fill")
    filling.add_argument("language", choices=LANGUAGES)
    filling.add_argument("file", type=Path)
    options = parser.parse_args(arguments)
    match options.what:
        case "unmarked":
            files = [f for p in options.paths for f in ([p] if p.is_file() else p.rglob("*.py"))]
            found = [(f, *each) for f in sorted(files) for each in unmarked(f.resolve())]
            for path, line, text in found:
                print(f"{path}:{line}: {text!r}")
            return bool(found)
        case "update":
            update()
        case "release":
            release()
        case "missing":
            print(json.dumps(missing(options.language), ensure_ascii=False, indent=1))
        case "fill":
            wrong = fill(options.language, options.file)
            print("\n".join(wrong))
            return bool(wrong)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
