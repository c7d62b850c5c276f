"""Everything that the frozen application is made of, with versions and licence texts."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

_LICENSES = Path(__file__).parent / "licenses"
_IS_LICENSE = re.compile(
    r"(^|[/\\])([^/\\]*(licen[sc]e|copying|notice)|OFL[-.])[^/\\]*$", re.IGNORECASE
)
_NOT_TEXT = (".py", ".pyc", ".pyi", ".so", ".pyd", ".svg", ".json")
# The programs that start the frozen code; none of its files is copied as it is.
_ALWAYS = ("pyinstaller",)
# Of which the wheels hold no licence text.
_TEXTS = {
    "pyside6-essentials": ("qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
}


@dataclass(frozen=True, slots=True)
class Component:
    """One part made by others."""

    name: str
    version: str
    license: str
    """An SPDX expression where the part declares one, else its own words."""
    purl: str
    texts: tuple[str, ...] = field(repr=False)


class UnknownOrigin(Exception):
    """A file of the bundle of which nobody knows the licence."""


def find_components(files: Mapping[str, str], modules: Mapping[str, str]) -> list[Component]:
    """Find what the bundle is made of.

    ``files`` are paths in the bundle with the source of each, ``modules`` are Python's with theirs.
    Raises ``UnknownOrigin`` where a source belongs to nothing that is known.
    """
    owners = _owners()
    sources = {Path(source) for source in (*files.values(), *modules.values()) if source != "-"}
    used = {name for name in _ALWAYS if name in _distributions()}
    unknown = []
    for source in sources:
        owner = owners.get(source) or owners.get(source.resolve())
        if owner is not None:
            used.add(owner)
        elif not _is_pythons(source):
            unknown.append(source)
    found = [_of_distribution(_distributions()[name]) for name in used - {"foretoken"}]
    found.append(_python())
    if "llama-cpp-python" in used:
        found.extend(_llama(_distributions()["llama-cpp-python"].version))
    found.extend(_of_system(unknown))
    return sorted(found, key=lambda component: component.name.lower())


# --- Python and its packages -----------------------------------------------------------------


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def _distributions() -> dict[str, Distribution]:
    return {_key(dist.metadata["Name"]): dist for dist in distributions()}


def _owners() -> dict[Path, str]:
    return {
        Path(str(dist.locate_file(file))): name
        for name, dist in _distributions().items()
        for file in dist.files or ()
    }


def _is_pythons(source: Path) -> bool:
    """Whether the file is part of Python itself, or of what PyInstaller makes at build time."""
    bases = {Path(sys.base_prefix), Path(sys.base_exec_prefix), Path(sysconfig.get_path("stdlib"))}
    if Path("/usr") in bases:  # a system's Python shares this with everything else
        bases.remove(Path("/usr"))
        bases.add(Path(f"/usr/lib/python{sys.version_info[0]}.{sys.version_info[1]}"))
        bases.add(Path("/usr/lib/python3"))
    return any(source.is_relative_to(base) for base in bases) or source.name == "base_library.zip"


def _of_distribution(dist: Distribution) -> Component:
    name, metadata = dist.metadata["Name"], dist.metadata
    texts = [
        _read(Path(str(dist.locate_file(file))))
        for file in dist.files or ()
        if _IS_LICENSE.search(str(file)) and not str(file).endswith(_NOT_TEXT)
    ]
    texts += [_read(_LICENSES / file) for file in _TEXTS.get(_key(name), ())]
    if not texts:
        raise UnknownOrigin(f"{name} has no licence text: add one to {_LICENSES.name}/.")
    license_ = metadata.get("License-Expression") or metadata.get("License") or ""
    if not license_ or "\n" in license_:
        classified = [c.split(" :: ")[-1] for c in metadata.get_all("Classifier", [])
                      if c.startswith("License ::")]  # fmt: skip
        license_ = ", ".join(classified) or "see its text"
    purl = f"pkg:pypi/{_key(name)}@{dist.version}"
    return Component(name, dist.version, license_, purl, tuple(dict.fromkeys(texts)))


def _python() -> Component:
    version = ".".join(map(str, sys.version_info[:3]))
    candidates = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python{sys.version_info[0]}.{sys.version_info[1]}/copyright"),
    )
    text = next((_read(path) for path in candidates if path.is_file()), None)
    if text is None:
        raise UnknownOrigin(f"Python's licence is in none of {', '.join(map(str, candidates))}.")
    return Component("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", (text,))


def _llama(version: str) -> Iterator[Component]:
    """What llama-cpp-python compiles in; its own versions are those that it was released with."""
    for name, file in (("llama.cpp", "llama.cpp.txt"), ("llamafile", "llamafile.txt")):
        purl = f"pkg:generic/{name}?vcs=llama-cpp-python-{version}"
        of_wrapper = f"as in llama-cpp-python {version}"
        yield Component(name, of_wrapper, "MIT", purl, (_read(_LICENSES / file),))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip()


# --- libraries of the build machine ------------------------------------------------------------


def _of_system(sources: Iterable[Path]) -> list[Component]:
    if not sys.platform.startswith("linux"):
        # Python's installers bring what else is copied there, and their licence text covers it.
        return []
    packages: dict[str, list[Path]] = {}
    for source in sources:
        packages.setdefault(_debian_package(source), []).append(source)
    return [_of_debian_package(package) for package in packages]


def _debian_package(source: Path) -> str:
    real = source.resolve()
    # With a merged /usr the database may know a file below either root.
    spellings = {real, source, Path("/usr") / real.relative_to("/")}
    if real.is_relative_to("/usr"):
        spellings.add(Path("/") / real.relative_to("/usr"))
    for spelling in spellings:
        done = subprocess.run(["dpkg", "-S", str(spelling)], capture_output=True, text=True)
        if done.returncode == 0:
            return done.stdout.splitlines()[0].rsplit(": ", 1)[0].split(",")[0]
    raise UnknownOrigin(f"{source} belongs to no package whose licence is known.")


def _of_debian_package(package: str) -> Component:
    name = package.split(":")[0]
    shown = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", package],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    text = Path(f"/usr/share/doc/{name}/copyright")
    if not text.is_file():
        raise UnknownOrigin(f"{text} is missing.")
    version, words = shown.stdout, _read(text)
    declared = dict.fromkeys(re.findall(r"^License: *(\S.*)$", words, re.MULTILINE))
    purl = f"pkg:deb/{name}@{version.replace('+', '%2B').replace(':', '%3A')}"
    return Component(name, version, ", ".join(declared) or "see its text", purl, (words,))
