"""The locked packages: all that the project and its builds ask for, each with its hashes."""

import re
import tomllib
from pathlib import Path

import lock
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _entries(path: Path) -> list[tuple[Requirement, list[str]]]:
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [
        (Requirement(line.split(" --hash=")[0]), re.findall(r"--hash=(\S+)", line))
        for line in lines
    ]


@pytest.fixture(scope="module")
def locked() -> dict[str, Requirement]:
    return {canonicalize_name(entry.name): entry for entry, _ in _entries(lock.WHEELS)}


def _version(requirement: Requirement) -> str:
    (specifier,) = requirement.specifier
    assert specifier.operator == "=="
    return specifier.version


def test_every_line_has_one_exact_version_and_hashes() -> None:
    names = []
    for entry, hashes in [*_entries(lock.WHEELS), *_entries(lock.SOURCES)]:
        _version(entry)
        assert entry.url is None
        assert hashes, entry
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", value) for value in hashes)
        names.append(canonicalize_name(entry.name))
    assert len(names) == len(set(names))


def test_the_lock_satisfies_the_project_and_its_builds(locked: dict[str, Requirement]) -> None:
    for line in lock.wanted():
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate():
            continue
        entry = locked.get(canonicalize_name(wanted.name))
        assert entry is not None, f"{line}: run packaging/lock.py"
        assert wanted.specifier.contains(_version(entry), prereleases=True), (
            f"{line}, but {entry} is locked: run packaging/lock.py"
        )


def test_llama_cpp_python_is_locked_as_the_project_pins_it() -> None:
    ((entry, hashes),) = _entries(lock.SOURCES)
    pinned = [name for name in PROJECT["project"]["dependencies"] if name.startswith("llama")]
    assert [str(entry)] == pinned
    assert len(hashes) == 1


def test_releases_are_built_with_the_python_that_is_locked_for() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert set(re.findall(r'python-version: "([\d.]+)"', workflow)) == set(lock.PYTHONS)
