"""Recipes for macOS and Windows, as far as they can be checked on any system."""

import base64
import os
import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path
from types import SimpleNamespace

import build_windows
import icons
import info_plist
import machine_code
import missing_dlls
import product
import pytest
import sign_macos
import sign_windows
import version_info
from PySide6.QtGui import QColor, QImage, QImageReader

from foretoken import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"
PYTHON = "Python.framework/Versions"


def test_the_plist_tells_the_version_and_opens_gguf(tmp_path: Path) -> None:
    plist = plistlib.loads(info_plist.write(tmp_path).read_bytes())
    assert re.match(re.escape(plist["CFBundleShortVersionString"]), __version__)
    assert plist["CFBundleVersion"] == plist["CFBundleShortVersionString"]
    assert plist["CFBundleIdentifier"] == product.IDENTIFIER
    assert plist["LSMinimumSystemVersion"] == product.OLDEST_MACOS
    (document,) = plist["CFBundleDocumentTypes"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Alternate"
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["gguf"]
    entitlements = plistlib.loads(sign_macos.ENTITLEMENTS.read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_the_native_library_runs_on_every_macos_that_the_application_asks_for(app: Path) -> None:
    recipe = (PACKAGING / "native" / "build_native.py").read_text(encoding="utf-8")
    found = re.search(r'^MACOS_TARGET = "([\d.]+)"', recipe, re.M)
    assert product.numbers(found[1], 2) <= product.numbers(product.OLDEST_MACOS, 2)
    order = [str(path.relative_to(app)) for path in sign_macos.signing_order(app)]
    assert order == [
        "Contents/Frameworks/Python.framework/Versions/3.12/Python",
        "Contents/Frameworks/deep/er/two.so",
        "Contents/Frameworks/libone.dylib",
        "Contents/Frameworks/Python.framework/Versions/3.12",
        ".",
    ]


ARM, INTEL = 0x0100000C, 0x01000007


def macho(processor: int, oldest: tuple[int, int] = (13, 0), *, old_way: bool = False) -> bytes:
    """A header with one load command, as the linker writes it."""
    packed = oldest[0] << 16 | oldest[1] << 8
    command = struct.pack("<IIIIII", 0x32, 24, 1, packed, 0, 0)
    if old_way:
        command = struct.pack("<IIII", 0x24, 16, packed, 0)
    return struct.pack("<IIIIIIII", 0xFEEDFACF, processor, 0, 6, 1, len(command), 0, 0) + command


def universal(*parts: tuple[int, bytes]) -> bytes:
    offset, table, body = 8 + 20 * len(parts), b"", b""
    for processor, part in parts:
        table += struct.pack(">IIIII", processor, 0, offset + len(body), len(part), 0)
        body += part
    return struct.pack(">II", 0xCAFEBABE, len(parts)) + table + body


def test_what_would_not_run_everywhere_is_named(tmp_path: Path) -> None:
    app = tmp_path / "X.app"
    app.mkdir()
    both = (INTEL, macho(INTEL, (10, 13), old_way=True)), (ARM, macho(ARM))
    (app / "fits.dylib").write_bytes(universal(*both))
    slices = machine_code.slices(app / "fits.dylib")
    assert [part.oldest_macos for part in slices] == [(10, 13), (13, 0)]
    (app / "text").write_text("text", encoding="utf-8")
    assert machine_code.unfit(app, "arm64", (13, 0)) == []
    (app / "intel.so").write_bytes(macho(INTEL))
    (app / "newer.so").write_bytes(macho(ARM, (26, 1)))
    assert machine_code.unfit(app, "arm64", (13, 0)) == [
        "intel.so has no code for arm64",
        "newer.so asks for macOS 26.1",
    ]


@pytest.fixture
def app(tmp_path: Path) -> Path:
    app = tmp_path / "Foretoken.app"
    frameworks = app / "Contents/Frameworks"
    for name in ("../MacOS/foretoken", "libone.dylib", "deep/er/two.so", f"{PYTHON}/3.12/Python"):
        (frameworks / name).parent.mkdir(parents=True, exist_ok=True)
        (frameworks / name).write_bytes(macho(ARM))
    (app / "Contents/Resources").mkdir()
    (app / "Contents/Resources/model.gguf").write_bytes(b"GGUF and more")
    os.symlink("3.12", frameworks / PYTHON / "Current")
    os.symlink("Versions/Current/Python", frameworks / "Python.framework/Python")
    os.symlink("../Frameworks/libone.dylib", app / "Contents/Resources/libone.dylib")
    return app


def test_the_hardened_runtime_goes_with_a_real_identity_only(app: Path) -> None:
    ad_hoc, real, library = (
        sign_macos.codesign_command(path, identity=identity, is_app=path == app)
        for path, identity in ((app, "-"), (app, "Developer ID"), (app / "x", "Developer ID"))
    )
    assert not {"runtime", "--entitlements"} & set(ad_hoc)
    assert real[real.index("--options") + 1] == "runtime"
    assert real[real.index("--entitlements") + 1] == str(sign_macos.ENTITLEMENTS)
    assert "--timestamp" in real
    assert "--entitlements" not in library


def test_without_the_secrets_nothing_is_uploaded(
    app: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MACOS_SIGN_IDENTITY", raising=False)
    sign_macos.notarise(app, app)
    sign_macos.sign_image(app)
    assert "not notarised" in capsys.readouterr().out


WINDOWS = PACKAGING / "windows"

SCRIPT = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")


def test_the_version_resource_tells_the_version(frozen: Path) -> None:
    released, candidate = map(version_info.version_info, ("1.2.3", "1.2rc1"))
    assert "(1, 2, 3, 0)" in released
    assert "'1.2.3'" in released
    assert "foretoken.exe" in released
    assert "(1, 2, 0, 0)" in candidate
    text = build_windows.installer_settings(frozen, Path("i.ico"), Path("s.exe"))
    assert f"!define VERSION '{__version__}'" in text
    assert r'Delete "$INSTDIR\THIRD_PARTY_NOTICES.txt"' in text
    assert "a folder with $ and spaces" in text
    assert "SIGN_COMMAND" not in text
    (frozen / "more").mkdir()
    with pytest.raises(SystemExit, match="more"):
        build_windows.installer_settings(frozen, Path("i.ico"), Path("s.exe"))
    (frozen / "more").rmdir()
    (frozen / "foretoken-cli.exe").unlink()
    with pytest.raises(SystemExit, match=r"foretoken-cli\.exe"):
        build_windows.installer_settings(frozen, Path("i.ico"), Path("s.exe"))


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder with $ and spaces"
    (folder / "_internal" / "sub").mkdir(parents=True)
    (folder / "_internal" / "sub" / "x.dll").write_bytes(b"x")
    for name in (*build_windows.PROGRAMS, "LICENSE.txt", "THIRD_PARTY_NOTICES.txt"):
        (folder / name).write_bytes(b"MZ")
    return folder


def test_the_installer_is_for_one_user_and_removes_every_key_that_it_writes() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    assert "HKCR" not in SCRIPT
    written = {key for key, _ in re.findall(r'WriteReg\w+ HKCU "([^"]+)" "([^"]*)"', SCRIPT)}
    assert r"${CLASSES}\.gguf" not in written, "the default program is left alone"
    removed = re.findall(r'DeleteRegKey HKCU "([^"]+)"', SCRIPT)
    left = [key for key in written if not any(key.startswith(prefix) for prefix in removed)]
    assert left == [r"${CLASSES}\.gguf\OpenWithProgids"]  # others have values in it
    assert r'DeleteRegValue HKCU "${CLASSES}\.gguf\OpenWithProgids" "${PROGID}"' in SCRIPT


def test_the_compiler_accepts_the_script(frozen: Path, tmp_path: Path, qapp: object) -> None:
    compiler = shutil.which("makensis")
    if compiler is None:
        pytest.skip("makensis is not installed (Debian: nsis)")
    icon, setup = tmp_path / "x.ico", tmp_path / "Foretoken-setup.exe"
    icons.write_ico(product.ICON, icon)
    settings = tmp_path / "settings.nsh"
    text = build_windows.installer_settings(frozen, icon, setup)
    settings.write_text(text, encoding="utf-8")
    run = [compiler, "-V2", "-WX", f"-DSETTINGS={settings}", str(WINDOWS / "installer.nsi")]
    subprocess.run(run, check=True, timeout=100)
    assert setup.read_bytes()[:2] == b"MZ"


def test_files_are_signed_with_the_certificate_and_it_is_removed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv(sign_windows.CERTIFICATE, raising=False)
    sign_windows.sign([tmp_path / "a.exe"])
    assert "Not signed" in capfd.readouterr().out
    seen: list[list[str]] = []

    def run(command: list[str]) -> SimpleNamespace:
        assert Path(command[command.index("/f") + 1]).read_bytes() == b"pfx"
        seen.append(command)
        return SimpleNamespace(returncode=len(seen) - 1)

    monkeypatch.setenv(sign_windows.CERTIFICATE, base64.b64encode(b"pfx").decode())
    monkeypatch.setenv(sign_windows.PASSWORD, "secret")
    monkeypatch.setattr(sign_windows, "find_signtool", lambda: "signtool")
    monkeypatch.setattr(sign_windows.subprocess, "run", run)
    sign_windows.sign([tmp_path / "a.exe", tmp_path / "b.dll"])
    (command,) = seen
    assert command[:2] == ["signtool", "sign"]
    assert command[-2:] == [str(tmp_path / "a.exe"), str(tmp_path / "b.dll")]
    assert not Path(command[command.index("/f") + 1]).exists()
    assert "/tr" in command
    with pytest.raises(SystemExit) as failure:  # whatever happens, the password is not shown
        sign_windows.sign([tmp_path / "a.exe"])
    assert "secret" not in str(failure.value)


def _library(*needed: str, delayed: str = "") -> bytes:
    """A PE file of one section that holds nothing but what it imports."""
    start, address = 0x200, 0x1000
    tables = (len(needed) + 1) * 20, 64
    text, places = b"", []
    for name in (*needed, delayed):
        places.append(address + sum(tables) + len(text))
        text += name.encode() + b"\0"
    imports = b"".join(struct.pack("<12xII", place, 0) for place in places[:-1]) + bytes(20)
    late = struct.pack("<II24x", 1, places[-1]) + bytes(32)
    section = imports + (late if delayed else bytes(64)) + text
    directories = [(0, 0)] * 16
    directories[1] = (address, tables[0])
    directories[13] = (address + tables[0], 64)
    optional = struct.pack("<H110x", 0x20B)
    optional += b"".join(struct.pack("<II", *entry) for entry in directories)
    header = b"MZ" + bytes(0x3A) + struct.pack("<I", 0x40) + b"PE\0\0"
    header += struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, len(optional), 0) + optional
    header += struct.pack("<8sIIII16x", b".idata", len(section), address, len(section), start)
    return header.ljust(start, b"\0") + section


def test_what_a_fresh_windows_lacks_is_found(tmp_path: Path) -> None:
    folder, system = tmp_path / "frozen", tmp_path / "System32"
    (folder / "_internal").mkdir(parents=True)
    system.mkdir()
    for name in ("kernel32.dll", "msvcrt.dll", "vcomp140.dll"):  # as on a build machine
        (system / name).touch()
    (folder / "foretoken.exe").write_bytes(_library("KERNEL32.dll", "msvcrt.dll", "python312.dll"))
    (folder / "_internal" / "Python312.DLL").write_bytes(
        _library("api-ms-win-crt-heap-l1-1-0.dll", "VCRUNTIME140.dll", delayed="vulkan-1.dll")
    )
    (folder / "_internal" / "VCRUNTIME140.dll").write_bytes(b"MZ")
    assert missing_dlls.missing(folder, system) == {
        "vulkan-1.dll": [str(Path("_internal", "Python312.DLL"))]
    }
    (folder / "_internal" / "ggml.dll").write_bytes(_library("vcomp140.dll"))
    assert "vcomp140.dll" in missing_dlls.missing(folder, system)


DRAWING = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <rect x="0" y="0" width="4" height="4" fill="#ff0000"/>
  <rect x="4" y="4" width="4" height="4" fill="#0000ff"/>
</svg>
"""


@pytest.fixture
def drawing(qapp: object, tmp_path: Path) -> Path:
    path = tmp_path / "drawing.svg"
    path.write_text(DRAWING, encoding="utf-8")
    return path


def _check_corners(image: QImage) -> None:
    low, high = image.width() // 4, image.width() * 3 // 4
    assert image.pixelColor(low, low) == QColor(255, 0, 0)
    assert image.pixelColor(high, high) == QColor(0, 0, 255)
    assert image.pixelColor(high, low).alpha() == 0


def test_icons_hold_every_size(drawing: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.ico"
    icons.write_ico(drawing, target)
    reader = QImageReader(str(target))
    assert (reader.format(), reader.imageCount()) == (b"ico", len(icons.ICO_SIZES))
    for index, size in enumerate(icons.ICO_SIZES):
        assert reader.jumpToImage(index)
        image = reader.read()
        assert (image.width(), image.height()) == (size, size), reader.errorString()
        _check_corners(image)

    icons.write_icns(drawing, target)  # of macOS
    data = target.read_bytes()
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    position, found = 8, {}
    while position < len(data):
        kind, length = struct.unpack_from(">4sI", data, position)
        image = QImage.fromData(data[position + 8 : position + length], "PNG")
        found[kind] = image.width()
        _check_corners(image)
        position += length
    assert found == icons.ICNS_SIZES


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_drawing_is_refused(drawing: Path) -> None:
    drawing.write_text("<svg", encoding="utf-8")
    with pytest.raises(SystemExit, match="no SVG"):
        icons.render(drawing, 16)
