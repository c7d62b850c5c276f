"""Statements about the program in the guide, README and CONTRIBUTING are true."""

import argparse
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import translations

from foretoken.cli.command_line import COMMANDS, command_parser, window_parser
from foretoken.cli.terminal import Code
from foretoken.models.amounts import size_text
from foretoken.models.presets.suggested import builtin_presets
from foretoken.preferences.declared import DECLARED
from foretoken.ui.help.guide_dialog import INDEX, WORD_PLACES, anchor_of, read_pages
from foretoken.ui.parts.explained import Word

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "resources" / "guide"
PAGES = sorted(GUIDE.glob("*.md"))
DOCUMENTS = [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
MOST_OF_PICTURES = 1_500_000
_LINK = re.compile(r"(!?)\[[^]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"```\w*\n(.*?)```|`([^`]+)`", re.DOTALL)
# What stands between marks and is no text of the window.
_NOT_SHOWN = {"Desktop development with C++", "Balanced 0.7"}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def links_of(path: Path) -> Iterator[tuple[bool, str]]:
    for picture, link in _LINK.findall(path.read_text(encoding="utf-8")):
        if not link.startswith("https://"):
            yield bool(picture), link


def anchors_of(path: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return {anchor_of(title) for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


def pieces_of_code(path: Path) -> Iterator[str]:
    for block, span in _CODE.findall(path.read_text(encoding="utf-8")):
        yield from (block or " ".join(span.split())).splitlines()


@cache
def texts_of_the_window() -> frozenset[str]:
    return frozenset(text for text, _ in translations.distinct())


@cache
def options_of(name: str, *below: str) -> set[str]:
    parser: argparse.ArgumentParser = command_parser(name) if name else window_parser()
    for each in (name, *below) if name else ():
        (choices,) = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
        parser = choices.choices[each]
    return set(parser._option_string_actions)


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_links_and_pictures_lead_somewhere(path: Path) -> None:
    for _, link in links_of(path):
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


def test_every_page_is_in_the_index_and_has_a_title() -> None:
    pages = read_pages()
    assert {page.name for page in pages} == {path.name for path in PAGES} - {INDEX}
    for page in pages:
        source = (GUIDE / page.name).read_text(encoding="utf-8")
        assert source.startswith(f"# {page.sections[0].title}\n")
        anchors = [section.anchor for section in page.sections]
        assert len(set(anchors)) == len(anchors), f"{page.name}: two headings are one anchor"
        for picture, link in links_of(GUIDE / page.name):
            assert picture or link.partition("#")[0].removesuffix(".md"), f"{link}: name the page"


def test_every_hard_word_is_told_of_somewhere() -> None:
    assert set(WORD_PLACES) == set(Word)
    for place in WORD_PLACES.values():
        name, _, anchor = place.partition("#")
        assert anchor in anchors_of(GUIDE / name), place


@pytest.mark.parametrize("path", [*PAGES, ROOT / "README.md"], ids=name_of)
def test_commands_and_options_exist(path: Path) -> None:
    for code in pieces_of_code(path):
        words = re.sub(r"#.*", "", code).split()
        if not words or words[0] != "foretoken":
            continue
        name, *below = [word for word in words[1:3] if word.isalpha()] or [""]
        assert not name or name in COMMANDS, code
        known = options_of(name, *below) if name == "models" and below else options_of(name)
        given = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert given <= known | options_of(""), code


def test_the_page_of_commands_is_complete() -> None:
    text = (GUIDE / "command-line.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) == set(COMMANDS)
    known = set().union(*map(options_of, ["", *COMMANDS]))
    assert set(re.findall(r"`(--[\w-]+)", text)) <= known
    assert [int(code) for code in re.findall(r"^\| (\d+) \|", text, re.MULTILINE)] == list(Code)


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_names_of_settings_and_of_the_window_are_right(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rooms = {each.room for each in DECLARED}
    keys = {key for key in re.findall(r"`(\w+\.\w+)[`=]", text) if key.split(".")[0] in rooms}
    assert keys <= {each.key for each in DECLARED}
    prose = " ".join(re.sub(_CODE, "", text).split())
    quoted = {name.rstrip(",.") for name in re.findall(r'"([A-Z][^"]+)"', prose)}
    assert quoted - _NOT_SHOWN <= texts_of_the_window()


@pytest.mark.parametrize("path", [GUIDE / "models.md", ROOT / "README.md"], ids=name_of)
def test_pairs_are_offered_and_as_large_as_told(path: Path) -> None:
    offered = {}
    for preset in builtin_presets():
        draft, extra = preset.draft.title, size_text(preset.draft.estimated_bytes)
        if preset.draft.key == preset.target.key:
            draft, extra = "its own head (MTP)", "none"
        offered[preset.title] = [size_text(preset.target.estimated_bytes), draft, extra]
    row = re.compile(r"^\| ([^|]+) \| ([\d.]+ GB) \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
    told = row.findall(path.read_text(encoding="utf-8"))
    assert told
    for title, *facts in told:
        assert offered.get(title) == facts, title


def test_the_first_page_is_short_and_developers_find_their_commands() -> None:
    readme = (ROOT / "README.md").read_bytes()
    assert len(readme) <= 10_000
    assert b"./packaging/test" in readme
    assert b"./packaging/run" in readme
    assert len((ROOT / "CONTRIBUTING.md").read_bytes()) <= 8_000


def test_files_that_contributors_are_sent_to_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`?((?:\.?[\w-]+/)+[\w-]+\.(?:py|md|yml))", text)
    assert len(named) > 40
    for file in named:
        assert any((folder / file).exists() for folder in (ROOT, ROOT / "app" / "foretoken")), file


def test_pictures_travel_with_the_package_and_are_small() -> None:
    setuptools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
        "setuptools"
    ]
    (package,) = [name for name in setuptools["packages"] if name.endswith("guide.pictures")]
    folder = ROOT / setuptools["package-dir"][package]
    left_out = set(setuptools["exclude-package-data"][package])
    packed = {file.name: file for file in folder.glob("*.png") if file.name not in left_out}
    named = {Path(link).name for path in PAGES for picture, link in links_of(path) if picture}
    assert set(packed) == named
    assert sum(file.stat().st_size for file in packed.values()) < MOST_OF_PICTURES


def test_the_example_of_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (GUIDE / "library.md").read_text(), re.DOTALL)
    exec(compile(example, "library.md", "exec"), {})
    rate, speed = map(float, capsys.readouterr().out.splitlines()[-1].split())
    assert 0.0 <= rate <= 1.0 < speed
