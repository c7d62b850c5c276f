"""The macOS recipe's parts, as far as they can be checked on any system."""

import os
import plistlib
import re
import struct
from pathlib import Path

import info_plist
import machine_code
import product
import pytest
import sign_macos

from foretoken import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"
MACOS = PACKAGING / "macos"


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


def test_the_native_library_runs_on_every_macos_that_the_application_asks_for() -> None:
    recipe = (PACKAGING / "native" / "build_native.py").read_text(encoding="utf-8")
    found = re.search(r'^MACOS_TARGET = "([\d.]+)"', recipe, re.M)
    assert found is not None
    assert product.numbers(found[1], 2) <= product.numbers(product.OLDEST_MACOS, 2)


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
    framework = app / "Contents/Frameworks/Python.framework"
    files = [
        "Contents/MacOS/foretoken",
        "Contents/Frameworks/libone.dylib",
        "Contents/Frameworks/deep/er/two.so",
        "Contents/Frameworks/Python.framework/Versions/3.12/Python",
    ]
    for name in files:
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(macho(ARM))
    (app / "Contents/Resources").mkdir()
    (app / "Contents/Resources/model.gguf").write_bytes(b"GGUF and more")
    os.symlink("3.12", framework / "Versions/Current")
    os.symlink("Versions/Current/Python", framework / "Python")
    os.symlink("../Frameworks/libone.dylib", app / "Contents/Resources/libone.dylib")
    return app


def test_what_is_inside_is_signed_first_and_links_are_left_alone(app: Path) -> None:
    order = [str(path.relative_to(app)) for path in sign_macos.signing_order(app)]
    assert order == [
        "Contents/Frameworks/Python.framework/Versions/3.12/Python",
        "Contents/Frameworks/deep/er/two.so",
        "Contents/Frameworks/libone.dylib",
        "Contents/Frameworks/Python.framework/Versions/3.12",
        ".",
    ]


def test_the_hardened_runtime_goes_with_a_real_identity_only(app: Path) -> None:
    ad_hoc = sign_macos.codesign_command(app, identity="-", is_app=True)
    assert "runtime" not in ad_hoc
    assert "--entitlements" not in ad_hoc
    real = sign_macos.codesign_command(app, identity="Developer ID", is_app=True)
    assert real[real.index("--options") + 1] == "runtime"
    assert real[real.index("--entitlements") + 1] == str(sign_macos.ENTITLEMENTS)
    assert "--timestamp" in real
    library = sign_macos.codesign_command(app / "x.dylib", identity="Developer ID", is_app=False)
    assert "--entitlements" not in library


def test_with_the_secrets_the_upload_is_checked_and_the_ticket_stapled(
    app: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MACOS_SIGN_IDENTITY", raising=False)
    sign_macos.notarise(app, app)
    sign_macos.sign_image(app)
    assert "not notarised" in capsys.readouterr().out
    secrets = {"MACOS_SIGN_IDENTITY": "me", "NOTARY_KEY_FILE": "k.p8", "NOTARY_KEY_ID": "id"}
    for name, value in {**secrets, "NOTARY_ISSUER": "issuer"}.items():
        monkeypatch.setenv(name, value)
    commands: list[list[str]] = []
    monkeypatch.setattr(
        sign_macos.subprocess, "run", lambda command, check: commands.append(command)
    )
    sign_macos.notarise(Path("x.zip"), app)
    assert commands == [
        [
            *("xcrun", "notarytool", "submit", "x.zip", "--wait"),
            *("--key", "k.p8", "--key-id", "id", "--issuer", "issuer"),
        ],
        ["xcrun", "stapler", "staple", str(app)],
    ]
