"""The Windows installer's parts, as far as they can be checked on any system."""

import base64
import re
import shutil
import struct
import subprocess
from pathlib import Path
from types import SimpleNamespace

import build_windows
import icons
import missing_dlls
import product
import pytest
import sign_windows
import version_info

from foretoken import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"
WINDOWS = PACKAGING / "windows"

SCRIPT = (WINDOWS / "installer.nsi").read_text(encoding="utf-8")


def test_the_version_resource_tells_the_version() -> None:
    released, candidate = map(version_info.version_info, ("1.2.3", "1.2rc1"))
    assert "(1, 2, 3, 0)" in released
    assert "'1.2.3'" in released
    assert "foretoken.exe" in released
    assert "(1, 2, 0, 0)" in candidate


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder with $ and spaces"
    (folder / "_internal" / "sub").mkdir(parents=True)
    (folder / "_internal" / "sub" / "x.dll").write_bytes(b"x")
    for name in (*build_windows.PROGRAMS, "LICENSE.txt", "THIRD_PARTY_NOTICES.txt"):
        (folder / name).write_bytes(b"MZ")
    return folder


def test_the_settings_name_every_file_that_must_be_removed(frozen: Path) -> None:
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
