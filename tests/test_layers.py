"""Each layer imports only what is below it, and each native library is imported in one module."""

import ast
import itertools
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import foretoken

PACKAGE = Path(foretoken.__file__).parent
LAYERS = [
    "system",
    "engine",
    "preferences",
    "models",
    "chat",
    "servers",
    "control",
    "reports",
    "words",
    "ui",
]
MODULES = sorted(PACKAGE.rglob("*.py"))
# What a room of the window may import beside its own modules: it is built from these.
SHARED_ROOMS = {"look", "commands", "parts", "reading"}
# Of these, they may import each other, and not only what is in "look".
_MADE_OF_OTHERS = {"parts", "reading"}
# These put rooms together: the window, its start, and what shows an answer of the chat again.
PUTTING_TOGETHER = {"window", "start", "replay", "inspect"}


class Said(NamedTuple):
    """Facts about a module, read once for all tests."""

    imports: tuple[str, ...]
    """Every imported module, those under TYPE_CHECKING and in functions too."""
    called: frozenset[str]
    """Last names of what is called."""


@cache
def said(path: Path) -> Said:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return Said(
        tuple(name for node in nodes for name in _imported(node, path)),
        frozenset(
            getattr(node.func, "attr", getattr(node.func, "id", ""))
            for node in nodes
            if isinstance(node, ast.Call)
        ),
    )


def _imported(node: ast.AST, path: Path) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"{path} has a relative import"
        assert node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else "top"


def crosses(layer: str, name: str) -> bool:
    """Whether a module of a layer may not import this."""
    first, *rest = name.split(".")
    if first == "PySide6":
        return layer != "ui" and (layer != "control" or rest[0] != "QtCore")
    if first == "pyqtgraph":
        return layer != "ui"
    if first == "foretoken" and rest and rest[0] in LAYERS and layer in LAYERS:
        return LAYERS.index(rest[0]) > LAYERS.index(layer)
    return False


def test_modules_keep_to_their_layers() -> None:
    assert [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in MODULES
        for name in said(path).imports
        if crosses(layer_of(path), name)
    ] == []


def modules_of(path: Path) -> set[str]:
    """Names of Foretoken's own modules that a module imports."""
    found = set()
    for name in said(path).imports:
        parts = name.split(".")
        while parts and parts[0] == "foretoken":
            inner = PACKAGE.joinpath(*parts[1:])
            if inner.with_suffix(".py").is_file() or (inner / "__init__.py").is_file():
                found.add(".".join(parts))
                break
            parts.pop()
    return found


def room(module: str) -> str:
    """Return layer and folder; a module outside of the folders is a room of its own."""
    return ".".join(module.split(".")[1:3])


def test_the_rooms_of_a_layer_stand_in_an_order() -> None:
    """There are no import cycles between rooms, however long."""
    below: dict[str, set[str]] = {}
    for path in MODULES:
        module = ".".join(("foretoken", *path.relative_to(PACKAGE).with_suffix("").parts))
        mine = room(module.removesuffix(".__init__"))
        others = {room(name) for name in modules_of(path)} - {mine}
        layer = mine.partition(".")[0]
        below.setdefault(mine, set()).update(o for o in others if o.partition(".")[0] == layer)
    tuple(TopologicalSorter(below).static_order())  # raises with the rooms of a circle


def test_the_rooms_of_the_window_do_not_know_each_other() -> None:
    found = []
    for path in (PACKAGE / "ui").rglob("*.py"):
        mine = path.relative_to(PACKAGE / "ui").parts[0]
        known = {room(name).removeprefix("ui.") for name in modules_of(path) if ".ui." in name}
        allowed = {mine} | (SHARED_ROOMS if mine in _MADE_OF_OTHERS else {"look"})
        if mine not in SHARED_ROOMS:
            allowed |= SHARED_ROOMS
        if mine not in PUTTING_TOGETHER and known - allowed:
            found.append(f"{path.relative_to(PACKAGE)} knows {known - allowed}")
    assert found == []


def test_every_room_says_in_a_sentence_what_belongs_there() -> None:
    for face in PACKAGE.rglob("__init__.py"):
        if face.parent != PACKAGE:
            sentence = ast.get_docstring(ast.parse(face.read_text(encoding="utf-8"))) or ""
            assert sentence.endswith("."), face
            assert "\n" not in sentence, face


LIBRARIES = [
    *("httpcore2", "jinja2", "llama_cpp", "mathra", "pygments", "pypdf", "pyromark", "sqlite3"),
    "urllib.request",
]


def test_libraries_have_one_door() -> None:
    doors: dict[str, list[str]] = {library: [] for library in LIBRARIES}
    for path, library in itertools.product(MODULES, LIBRARIES):
        if any(f"{name}.".startswith(f"{library}.") for name in said(path).imports):
            doors[library].append(str(path.relative_to(PACKAGE)))
    assert {library: found for library, found in doors.items() if len(found) != 1} == {}


def test_threads_begin_in_few_places() -> None:
    """All other work beside the GUI thread is given to ``control.background``."""
    begun = {
        path.stem for path in MODULES if any(name.endswith("Thread") for name in said(path).called)
    }
    assert begun == {"background", "chat_archive", "worker", "child_process"}


def test_every_room_is_installed() -> None:
    """A checkout has all of them, but packages contain only those that are listed."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["setuptools"]["packages"]
    listed = {name for name in packages if not name.startswith("foretoken._resources")}
    rooms = {file.parent.relative_to(PACKAGE.parent) for file in PACKAGE.rglob("*.py")}
    assert listed == {".".join(room.parts) for room in rooms}
