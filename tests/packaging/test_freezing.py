"""Contents of the frozen application, its notices and its bill of materials."""

import json
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import bom
import components
import elf
import gates
import notices
import pytest
import trimming
from packaging.requirements import Requirement

PACKAGING = Path(__file__).parents[2] / "packaging"

PLUGINS = "PySide6/Qt/plugins"
WHEN = datetime(2026, 3, 14, tzinfo=UTC)


NEEDED = [
    *(f"{PLUGINS}/platforms/lib{name}.so" for name in ("qxcb", "qwayland", "qoffscreen")),
    f"{PLUGINS}/iconengines/libqsvgicon.so", f"{PLUGINS}/tls/libqopensslbackend.so",
    f"{PLUGINS}/platformthemes/libqxdgdesktopportal.so", "foretoken/_resources/fonts/OFL.txt",
    "foretoken/_resources/languages/foretoken_de.qm", "PySide6/Qt/translations/qtbase_de.qm",
    "llama_cpp/lib/libggml-cpu-haswell.so", "libxcb-cursor.so.0", "libssl.so.3",
]  # fmt: skip
LEFT_OUT = [
    f"{PLUGINS}/platforms/libqeglfs.so", f"{PLUGINS}/platformthemes/libqgtk3.so",
    "PySide6/Qt/translations/qtbase_sv.qm", "llama_cpp/lib/libggml-cpu-sapphirerapids.so",
    "libstdc++.so.6", "libX11-xcb.so.1", "libvulkan.so.1", "libz.so.1",
]  # fmt: skip


def test_what_is_needed_travels_along_and_what_harms_or_only_weighs_stays_out() -> None:
    assert [path for path in NEEDED if not trimming.is_wanted(path, "linux")] == []
    assert [path for path in LEFT_OUT if trimming.is_wanted(path, "linux")] == []


def test_companions_of_what_stayed_out_are_left_out() -> None:
    needs = {
        "libqxcb.so": ["libxcb-cursor.so.0", "libQt6Core.so.6", "libc.so.6"],
        "libxcb-cursor.so.0": ["libxcb-util.so.1"],
        "libgtk-3.so.0": ["libcairo.so.2"],
    }
    wanted = ["plugins/libqxcb.so", "libxcb-cursor.so.0", "libxcb-util.so.1", "libQt6Core.so.6"]
    orphans = ["libgtk-3.so.0", "libcairo.so.2"]
    entries = [(name, Path(name).name, "BINARY") for name in (*wanted, *orphans)]
    kept = trimming.without_orphans(entries, lambda source: needs.get(source, []))
    assert [dest for dest, _, _ in kept] == wanted


@pytest.fixture(scope="module")
def found() -> list[components.Component]:
    """Components of the test environment, as if these files were frozen."""
    chosen = []
    for name in ("numpy", "PySide6_Essentials", "shiboken6", "pyqtgraph", "llama_cpp_python"):
        dist = distribution(name)
        file = next(f for f in dist.files or () if str(f).endswith("__init__.py"))
        chosen.append(str(dist.locate_file(file)))
    chosen.append(json.__file__)
    return components.find_components({}, {str(n): path for n, path in enumerate(chosen)})


def test_every_frozen_package_has_a_licence_text() -> None:
    """This is found here rather than on the day of a release."""
    pinned = (PACKAGING / "freeze" / "requirements.txt").read_text(encoding="utf-8")
    pins = [Requirement(line) for line in pinned.splitlines() if "==" in line]
    names = [pin.name for pin in pins if pin.marker is None or pin.marker.evaluate()]
    looked_at = 0
    for name in names:
        try:
            dist = distribution(name)
        except PackageNotFoundError:  # what freezes is not installed for the tests
            continue
        part = components._of_distribution(dist)
        assert part.license, name
        assert all(len(text) > 100 for text in part.texts), name
        looked_at += 1
    assert looked_at > len(names) / 2


def test_notices_hold_every_text_once(found: list[components.Component]) -> None:
    text = notices.notices(found, notices.own_texts(PACKAGING.parent / "resources"))
    names = {part.name.lower().replace("_", "-") for part in found}
    assert names >= {"numpy", "pyside6-essentials", "shiboken6", "pyqtgraph", "python", "llama.cpp"}
    for part in found:
        assert part.version
        assert part.purl.startswith("pkg:")
        assert f"{part.name} {part.version}: {part.license}\n" in text
        for words in part.texts:
            assert text.count(words) >= 1
    assert text.count("GNU LESSER GENERAL PUBLIC LICENSE\n") == 1
    assert "The ggml authors" in text
    assert "SIL OPEN FONT LICENSE" in text.upper()


def test_a_file_of_unknown_origin_is_refused(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only there every file has a package")
    strange = tmp_path / "strange.so"
    strange.write_bytes(b"\x7fELF")
    with pytest.raises(components.UnknownOrigin, match=r"strange\.so"):
        components.find_components({"strange.so": str(strange)}, {})


def test_bill_of_materials(found: list[components.Component]) -> None:
    parts = [{k: getattr(p, k) for k in ("name", "version", "license", "purl")} for p in found]
    parts.append({"name": "loose", "version": "1", "license": "BSD", "purl": "x"})
    made = bom.document("1.2.3", parts, WHEN)
    assert made["metadata"]["component"]["version"] == "1.2.3"
    assert made["metadata"]["timestamp"] == "2026-03-14T00:00:00Z"
    refs = [component["bom-ref"] for component in made["components"]]
    assert made["dependencies"][0]["dependsOn"] == refs
    assert len(set(refs)) == len(parts)
    # SPDX where the part declares it, its own words elsewhere.
    licences = {c["name"]: c["licenses"][0] for c in made["components"]}
    assert licences["llama.cpp"] == {"expression": "MIT"}
    assert licences["loose"] == {"license": {"name": "BSD"}}
    # The same parts are the same document.
    assert bom.document("1.2.3", parts, WHEN)["serialNumber"] == made["serialNumber"]


@pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")
def test_gate_looks_into_libraries(tmp_path: Path) -> None:
    program = Path(sys.executable).resolve()
    copied = tmp_path / "program"
    copied.write_bytes(program.read_bytes())
    assert elf.is_elf(copied)
    assert "libc.so.6" in elf.needed(copied)
    assert elf.highest_glibc(copied) >= (2, 2)
    with pytest.raises(gates.GateFailed, match="needs glibc"):
        gates.check(tmp_path, most_bytes=10**9, newest_glibc=(2, 0))
    (tmp_path / "libstdc++.so.6").write_bytes(b"")
    with pytest.raises(gates.GateFailed, match=r"libstdc\+\+"):
        gates.check(tmp_path, most_bytes=10**9, newest_glibc=(2, 99))


@pytest.mark.skipif(sys.platform != "linux", reason="a script as a program")
def test_gate_of_the_self_test(tmp_path: Path) -> None:
    program = tmp_path / "bundle" / "program"
    program.parent.mkdir()

    def outcome(script: str) -> str:
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        return gates.self_test(program, program.parent)

    assert outcome('echo "$1 $(ls -A "$HOME" | wc -l) ${DISPLAY-none}"') == "--self-test 0 none\n"
    with pytest.raises(gates.GateFailed, match="code 3:\nno model"):
        outcome("echo no model; exit 3")
    touch = f'touch "{program.parent}/new" 2>/dev/null && echo yes || echo no'
    if gates._confined(program.parent):  # this system lets a process give up rights
        assert "no" in outcome(touch)
    else:
        with pytest.raises(gates.GateFailed, match="changed files"):
            outcome(touch)
