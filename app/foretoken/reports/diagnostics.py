"""Collects what a bug report needs and checks what the product needs; never any chat content.

Used by ``foretoken doctor``, by "Copy diagnostics" and by the about box. Imports neither Qt nor
llama.cpp by itself: the caller passes what it knows of both.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.engine.llama.backend_facts import BackendFacts, Device, DeviceMemory
from foretoken.models.amounts import size_text
from foretoken.models.builtin import builtin_models
from foretoken.models.remembered import RESULTS_FILE
from foretoken.preferences.store import FILE_NAME, PreferenceStore
from foretoken.system import machine
from foretoken.system.logs import LOG_FILE, last_crash, recent_lines
from foretoken.system.machine import QtState
from foretoken.system.paths import (
    cache_path,
    config_path,
    data_path,
    log_path,
    resource_path,
    shown_path,
)


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of a section."""

    name: str
    text: str
    """Empty: unknown, and not listed."""
    value: Any = None
    """Machine-readable, ready for JSON; None: ``text``."""
    fine: bool = False
    """Whether it was checked and is in order, unless there is a note or a problem."""
    note: str = ""
    """Advice on what is worth knowing, although everything works."""
    problem: str = ""
    """Advice on what does not work."""

    @property
    def advice(self) -> str:
        """Advice for the user; empty if none is needed."""
        return self.problem or self.note

    @property
    def mark(self) -> str:
        """Mark before its line."""
        return "✗" if self.problem else "!" if self.note else "✓" if self.fine else " "


@dataclass(frozen=True, slots=True)
class Diagnostics:
    """All findings."""

    sections: Mapping[str, Sequence[Fact]]
    """Listed facts by the title of their section."""

    @property
    def problems(self) -> list[Fact]:
        """Facts that prevent something from working."""
        return [fact for fact in self._facts() if fact.problem]

    def text(self, name: str) -> str:
        """Return the text of a fact by name; empty if there is none."""
        return next((fact.text for fact in self._facts() if fact.name == name), "")

    def as_text(self) -> str:
        """Return aligned lines for the user: a mark, the name, the text, and the advice."""
        width = max((len(fact.name) for fact in self._facts()), default=0)
        lines: list[str] = []
        for title, facts in self.sections.items():
            if facts:
                lines += ["", title] if lines else [title]
            for fact in facts:
                first, *more = fact.text.splitlines()
                lines.append(f"  {fact.mark} {fact.name:<{width}}  {first}")
                if fact.advice:
                    more.append(f"→ {fact.advice}")
                lines += [f"    {'':<{width}}  {line}" for line in more]
        return "\n".join(lines) + "\n"

    def as_json(self) -> dict[str, Any]:
        """Return values by section and name, and the problems with advice."""
        sections = {
            title.casefold().replace(" ", "_"): {
                fact.name.casefold().replace(" ", "_"): (
                    fact.text if fact.value is None else fact.value
                )
                for fact in facts
            }
            for title, facts in self.sections.items()
        }
        findings = [
            {
                "name": fact.name,
                "verdict": "problem" if fact.problem else "note",
                "text": fact.text,
                "advice": fact.advice,
            }
            for fact in self._facts()
            if fact.advice
        ]
        return {"well": not self.problems, "findings": findings, **sections}

    def _facts(self) -> Iterator[Fact]:
        return chain.from_iterable(self.sections.values())


# --- collection -----------------------------------------------------------------------------------


SUMS_FILE = "models/SHA256SUMS"
_LITTLE_SPACE_BYTES = 200_000_000
_LITTLE_MEMORY_BYTES = 500_000_000
_MOST_CRASH_CHARACTERS = 6_000
_LOG_LINES = 60
_REINSTALL = "Reinstall Foretoken."
# Needed by the fast kernels; without them a model runs several times slower.
_FAST_SETS = {"x86_64": "avx2", "AMD64": "avx2", "aarch64": "asimddp", "arm64": "asimddp"}


def collect(
    backend: BackendFacts | str, qt: QtState, *, thorough: bool = False, loaded_pair: str = ""
) -> Diagnostics:
    """Collect everything; nothing is changed.

    ``backend`` is what llama.cpp reports, or why it cannot be started. ``thorough`` reads the whole
    built-in pair and compares it with its checksums. ``loaded_pair`` are file names.
    """
    sections = {
        "Program": _program(loaded_pair),
        "Computer": _computer(),
        "Engine": _engine(backend),
        "Window": _window(qt),
        "Folders": _folders(),
        "Preferences": _preferences(),
        "Files": _files(thorough=thorough),
    }
    return Diagnostics(
        {title: [fact for fact in facts if fact.text] for title, facts in sections.items()}
    )


def bug_report(found: Diagnostics) -> str:
    """Return the findings, the last crash and the end of the log, to paste elsewhere."""
    parts = [found.as_text()]
    if (crash := last_crash()) is not None:
        report = crash.report.strip()[:_MOST_CRASH_CHARACTERS]
        parts.append(f"Last crash, {crash.when:%Y-%m-%d %H:%M} in {crash.command}\n{report}\n")
    if lines := recent_lines(_LOG_LINES):
        parts.append("Log\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def _program(loaded_pair: str) -> Iterator[Fact]:
    yield Fact("Foretoken", f"{__version__}, {machine.installation()}", value=__version__)
    frozen = bool(getattr(sys, "frozen", False))
    yield Fact("frozen", "yes" if frozen else "no", value=frozen)
    yield Fact("Python", f"{platform.python_version()} ({platform.python_implementation()})")
    yield Fact("models", loaded_pair)


def _computer() -> Iterator[Fact]:
    import psutil

    yield Fact("system", machine.system_name())
    yield Fact("C library", machine.c_library())
    yield Fact("machine", platform.machine())
    yield Fact("processor", machine.processor_name())
    sets = machine.instruction_sets()
    wanted = _FAST_SETS.get(platform.machine(), "")
    slow = bool(sets) and bool(wanted) and wanted not in sets
    advice = f"Without {wanted}, models run slowly. Use smaller ones." if slow else ""
    yield Fact("instruction sets", ", ".join(sets), value=sets, note=advice)
    cores, threads = psutil.cpu_count(logical=False), psutil.cpu_count() or 0
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads
    text = f"{cores or '?'} ({threads} threads, {usable} for this program)"
    yield Fact("cores", text, value={"cores": cores, "threads": threads, "usable": usable})
    memory = psutil.virtual_memory()
    little = memory.available < _LITTLE_MEMORY_BYTES
    text = f"{_gibibytes(memory.total)}, {_gibibytes(memory.available)} available"
    value = {"total_bytes": memory.total, "available_bytes": memory.available}
    advice = "Close other programs before loading a model." if little else ""
    yield Fact("memory", text, value=value, fine=not little, note=advice)


def _engine(backend: BackendFacts | str) -> Iterator[Fact]:
    if isinstance(backend, str):
        yield Fact("llama.cpp", f"cannot be started: {backend}", problem=_REINSTALL)
        return
    yield Fact("llama.cpp", f"llama-cpp-python {backend.bindings}", fine=True)
    yield Fact("ggml", backend.ggml)
    yield Fact("features", backend.features.replace(" = 1", "").strip(" |"))
    variants = {"in_use": backend.cpu_variant, "scores": dict(backend.variant_scores)}
    yield Fact("CPU variant", backend.cpu_variant, value=variants)
    others = (
        f"{name} {score}" if score else f"{name} not supported here"
        for name, score in backend.variant_scores
        if name != backend.cpu_variant
    )
    yield Fact("other variants", ", ".join(others))
    devices = [device for device in backend.devices if device.kind != "cpu"]
    memory = {each.name: each for each in backend.memory}
    lines = [_device_line(device, memory.get(device.name)) for device in devices]
    values = [
        asdict(device) | {"free_bytes": each and each.free, "total_bytes": each and each.total}
        for device in devices
        for each in [memory.get(device.name)]
    ]
    yield Fact("GPU backends", "\n".join(lines) or "none", value=values)
    advice = (
        "Install or update the driver of the card. FORETOKEN_GPU_BACKENDS=again retries what "
        "failed; off disables GPU code."
    )
    unused = list(backend.left_out)
    yield Fact("GPU code not in use", "\n".join(unused), value=unused, note=advice)


def _device_line(device: Device, memory: DeviceMemory | None) -> str:
    words = f"{device.name}: {device.description}"
    if memory is not None:
        words += f", {_gibibytes(memory.total)}, {_gibibytes(memory.free)} free"
    return f"{words}, shares the computer's memory" if memory and memory.is_ram else words


def _window(qt: QtState) -> Iterator[Fact]:
    if not qt.version:
        yield Fact("Qt", f"cannot be used: {qt.problem}", problem=_REINSTALL)
        return
    yield Fact("Qt", qt.version)
    headless = "The window needs a display; the command line works without one."
    display = machine.display_server() or "none"
    yield Fact("display", display, note="" if qt.platform else headless)
    plugin = f"{qt.platform}: {qt.problem}" if qt.problem else qt.platform
    yield Fact("platform plugin", plugin, fine=True, problem=_plugin_advice(qt.problem))


def _plugin_advice(problem: str) -> str:
    library = problem.partition(":")[0]
    if ".so" not in library or "/" in library:
        return _REINSTALL if problem else ""
    package = library.partition(".so")[0].replace("_", "-")
    return (
        f"Install the system's package with {library}: "
        f"on Debian and Ubuntu {package}{library.partition('.so.')[2].partition('.')[0]}."
    )


def _folders() -> Iterator[Fact]:
    for name, folder in (
        ("settings", config_path("")),
        ("cache", cache_path("")),
        ("data", data_path("")),
        ("logs", log_path("")),
    ):
        shown = shown_path(folder)
        writable, free = _is_writable(folder), _free_bytes(folder)
        text, problem = f"{shown}, {size_text(free)} free", ""
        if not writable:
            text = f"{shown} cannot be written"
            problem = "Make it writable; until then nothing can be saved there."
        elif free < _LITTLE_SPACE_BYTES:
            problem = "The disk is nearly full. Free up some space."
        value = {"path": shown, "writable": writable, "free_bytes": free}
        yield Fact(name, text, fine=True, problem=problem, value=value)


def _preferences() -> Iterator[Fact]:
    """Report what the user has chosen, but nothing that the window only remembers."""
    store = PreferenceStore(config_path(FILE_NAME), os.environ, only_look=True)
    if store.trouble:
        advice = "The window puts it aside when it opens next."
        yield Fact(FILE_NAME, store.trouble, note=advice)
    for each in store.differing():
        value, origin = each.kind.to_json(store.get(each)), store.given_by(each)
        yield Fact(each.key, f"{value} ({origin})" if origin else str(value), value=value)


def _files(*, thorough: bool) -> Iterator[Fact]:
    sums = _checksums()
    for role, path in zip(("target", "draft", "head"), builtin_models(), strict=True):
        problem = _damage(path, sums.get(path.name) if thorough else None)
        size = path.stat().st_size if path.is_file() else 0
        checked = ", as released" if thorough and path.name in sums else ""
        yield Fact(
            f"built-in {role}",
            f"{path.name} {problem}" if problem else f"{path.name}, {size_text(size)}{checked}",
            fine=True,
            problem=_REINSTALL if problem else "",
            value={"file": path.name, "bytes": size, "problem": problem or None},
        )
    results = cache_path(RESULTS_FILE)
    size = results.stat().st_size if results.is_file() else 0
    yield Fact("measured", f"{results.name}, {size_text(size)}" if size else "nothing yet")
    log = log_path(LOG_FILE)
    yield Fact("log", f"{log.name}, {size_text(log.stat().st_size)}" if log.is_file() else "none")
    crash = last_crash()
    if crash is None:
        yield Fact("last crash", "none", fine=True)
        return
    yield Fact(
        "last crash",
        f"{crash.when:%Y-%m-%d %H:%M} in {crash.command}: {crash.cause}",
        note=f"Please report it and attach {shown_path(log_path('last-crash.txt'))}.",
        value={"when": crash.when.isoformat(), "command": crash.command, "cause": crash.cause},
    )


def _damage(path: Path, checksum: str | None) -> str:
    """Return what is wrong with a file; empty if it is intact, as far as ``checksum`` tells."""
    try:
        with path.open("rb") as file:
            if file.read(4) != b"GGUF":
                return "is not a GGUF file"
            file.seek(0)
            if checksum and hashlib.file_digest(file, "sha256").hexdigest() != checksum:
                return "differs from the released file"
    except FileNotFoundError:
        return "is missing"
    except OSError as error:
        return f"cannot be read: {error.strerror or error}"
    return ""


def _checksums() -> dict[str, str]:
    """Return the checksums of the released files, in ``sha256sum`` format; empty without them."""
    try:
        lines = resource_path(SUMS_FILE).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return {}
    return {name.strip(" *"): sum_ for sum_, _, name in (line.partition(" ") for line in lines)}


def _is_writable(folder: Path) -> bool:
    """Whether a file can be created there, or the folder if it is missing."""
    existing = _existing(folder)
    try:
        with tempfile.TemporaryFile(dir=existing):
            return existing.is_dir()
    except OSError:
        return False


def _free_bytes(folder: Path) -> int:
    try:
        return shutil.disk_usage(_existing(folder)).free
    except OSError:
        return 0


def _existing(folder: Path) -> Path:
    return next((place for place in (folder, *folder.parents) if place.exists()), folder)


def _gibibytes(count: int) -> str:
    return f"{count / 2**30:.1f} GiB"
