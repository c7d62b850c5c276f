"""Each layer imports only what is below it, and a native library has one door."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import foretoken

PACKAGE = Path(foretoken.__file__).parent
LAYERS = ["engine", "settings", "models", "chat", "control", "ui"]
MODULES = sorted(PACKAGE.rglob("*.py"))
# The folders of models/; None are the modules beside them, which say what several folders need.
SUBJECTS = ["gguf", None, "library", "probe", "memory", "pairs", "presets", "hub"]


def imports(path: Path) -> Iterator[str]:
    """Every imported module, those under TYPE_CHECKING and in functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            assert node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else "top"


def top_level_imports(path: Path) -> list[str]:
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
        elif isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_module_keeps_to_its_layer(path: Path) -> None:
    layer = layer_of(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "PySide6":
            assert layer in ("control", "ui"), f"Qt in {layer}"
            assert layer == "ui" or parts[1] == "QtCore", f"{name} in control"
        if parts[0] == "pyqtgraph":
            assert layer == "ui"
        if parts[0] == "foretoken" and len(parts) > 1 and parts[1] in LAYERS and layer in LAYERS:
            assert LAYERS.index(parts[1]) <= LAYERS.index(layer), f"{layer} imports {name}"


def subject_of(parts: tuple[str, ...]) -> str | None:
    """The folder of a module of models/, told by its path below that."""
    return parts[0] if parts[0] in SUBJECTS else None


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "models").rglob("*.py")), ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_the_subjects_of_models_stand_in_one_order(path: Path) -> None:
    subject = subject_of(path.relative_to(PACKAGE / "models").parts)
    for name in imports(path):
        parts = tuple(name.split("."))
        if parts[:2] == ("foretoken", "models") and len(parts) > 2:
            below = SUBJECTS.index(subject_of(parts[2:])) <= SUBJECTS.index(subject)
            assert below, f"{subject} imports {name}"


@pytest.mark.parametrize("library", ["llama_cpp", "sqlite3", "huggingface_hub", "pypdf", "jinja2"])
def test_library_has_one_door(library: str) -> None:
    doors = [path for path in MODULES if any(n.split(".")[0] == library for n in imports(path))]
    assert len(doors) == 1, doors


def test_command_line_loads_the_window_only_when_it_opens_it() -> None:
    assert not [n for n in top_level_imports(PACKAGE / "cli.py") if n.startswith("foretoken.ui")]
