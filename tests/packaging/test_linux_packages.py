"""Desktop files of the Linux packages agree with each other and with the product."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from pathlib import Path

import appimage
import host_libraries
import product
import pytest
import stage
import vulkan_module

from foretoken import __version__
from foretoken.cli import command_line

PACKAGING = Path(__file__).parents[2] / "packaging"

WHEN = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)
MIME_TYPE = "application/x-gguf"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    stage.write_share(folder, product.version(), WHEN)
    return folder


def test_what_desktops_read_agrees_with_the_product(share: Path, builtin_target: Path) -> None:
    entry = (share / "applications" / "foretoken.desktop").read_text(encoding="utf-8")
    for line in ("Exec=foretoken %f", f"MimeType={MIME_TYPE};", f"Comment={product.SUMMARY}"):
        assert f"\n{line}\n" in entry
    root = ET.parse(share / "metainfo" / f"{product.IDENTIFIER}.metainfo.xml").getroot()
    assert root.findtext("id") == product.IDENTIFIER
    assert root.findtext("launchable") == "foretoken.desktop"
    assert root.findtext("provides/mediatype") == MIME_TYPE
    (release,) = root.findall("releases/release")
    assert release.attrib == {"version": __version__, "date": "2026-03-14"}
    kinds = (share / "mime" / "packages" / "foretoken.xml").read_text(encoding="utf-8")
    assert f'type="{MIME_TYPE}"' in kinds
    assert 'pattern="*.gguf"' in kinds
    assert f'value="{builtin_target.read_bytes()[:4].decode()}"' in kinds


def test_the_flatpak_renames_these_files_and_asks_for_no_more_than_it_needs(share: Path) -> None:
    yaml = pytest.importorskip("yaml")
    path = PACKAGING / "flatpak" / f"{product.IDENTIFIER}.yml"
    manifest = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert (share / "applications" / manifest["rename-desktop-file"]).is_file()
    assert (share / "mime" / "packages" / manifest["rename-mime-file"]).is_file()
    rights = manifest["finish-args"]
    assert [r for r in rights if "name=" in r] == ["--talk-name=org.freedesktop.secrets"]
    assert [r for r in rights if r.startswith("--filesystem")] == ["--filesystem=host:ro"]


def test_manual_page_tells_of_every_command(share: Path) -> None:
    page = (share / "man" / "man1" / "foretoken.1").read_text(encoding="utf-8")
    assert f"Foretoken {__version__}" in page
    for command in command_line.COMMANDS:
        assert f".B {command}\n" in page, command
    options = re.findall(r"--[a-z-]+", command_line.window_parser().format_help())
    plain = page.replace("\\-", "-")
    assert [option for option in set(options) if option not in plain] == []


def test_debian_documents(share: Path, tmp_path: Path) -> None:
    copied = tmp_path / "share"
    shutil.copytree(share, copied)
    stage.write_debian_documents(copied, __version__, WHEN)
    changes = gzip.decompress((copied / "doc/foretoken/changelog.Debian.gz").read_bytes())
    assert changes.decode().startswith(f"foretoken ({__version__}-1) ")
    assert changes.decode().endswith("  Sat, 14 Mar 2026 15:09:26 +0000\n")
    licence = (PACKAGING.parent / "LICENSE").read_text(encoding="utf-8")
    text = (copied / "doc/foretoken/copyright").read_text(encoding="utf-8")
    assert licence.split("\n\n", 2)[2].strip() in re.sub(r"\n \.?", "\n", text)


def test_packages_ask_for_what_the_bundle_is_linked_with() -> None:
    names = ["libc.so.6", "libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"]
    depends = host_libraries.debian_depends(names, (2, 35))
    assert depends == ["libc6 (>= 2.35)", "libegl1", "libglib2.0-0t64 | libglib2.0-0"]
    assert host_libraries.rpm_requires(names, (2, 35))[0] == "libc.so.6(GLIBC_2.35)(64bit)"
    assert host_libraries.unknown([*names, "libstrange.so.9"]) == {"libstrange.so.9"}


def test_appimage_keeps_the_place_of_its_image() -> None:
    launcher = b"\x7fELF" + bytes(5000)
    whole = appimage.joined(launcher, b"image")
    assert whole[8:11] == b"AI\x02"  # where other tools look for the mark
    trailer = whole[-48:]
    offset = int.from_bytes(trailer[8:16], "little")
    assert trailer[:8] == b"FTKIMG1\0"
    assert whole[offset : offset + 5] == b"image"
    assert offset % 4096 == 0
    assert re.fullmatch(rb"[0-9a-f]{32}", trailer[16:])
    assert appimage.joined(launcher, b"other")[-32:] != trailer[16:]


@pytest.mark.skipif(sys.platform != "linux", reason="menus of Linux")
def test_portable_entry_names_its_own_folder_and_goes_again(share: Path, tmp_path: Path) -> None:
    folder = tmp_path / 'a "strange" $place with 100%'
    (folder / "share/icons/hicolor/scalable/apps").mkdir(parents=True)
    shutil.copy(product.ICON, folder / "share/icons/hicolor/scalable/apps/foretoken.svg")
    for part in ("applications", "mime"):
        shutil.copytree(share / part, folder / "share" / part)
    shutil.copy(PACKAGING / "linux/portable/install-desktop-entry.sh", folder)
    command = ["sh", str(folder / "install-desktop-entry.sh")]
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    subprocess.run(command, env=environment, check=True, capture_output=True)
    data = tmp_path / ".local/share"
    entry = data / "applications/foretoken.desktop"
    (line,) = re.findall(r"^Exec=(.*)$", entry.read_text(encoding="utf-8"), re.MULTILINE)
    # Undo, in the order of the specification: the string's escapes, the argument's, field codes.
    argument = line.removesuffix(" %f").replace("\\\\", "\\")
    assert argument[0] == argument[-1] == '"'
    unquoted = re.sub(r"\\(.)", r"\1", argument[1:-1]).replace("%%", "%")
    assert unquoted == str(folder / "foretoken")
    assert (data / "icons/hicolor/scalable/apps/foretoken.svg").is_file()
    assert (data / "mime/packages/foretoken.xml").is_file()

    subprocess.run([*command, "--remove"], env=environment, check=True, capture_output=True)
    assert {path.name for path in data.rglob("foretoken*")} == set()


def test_the_module_for_gpus_is_a_package_of_just_this_version(share: Path, tmp_path: Path) -> None:
    library = tmp_path / "bundle" / "_internal" / "llama_cpp" / "lib" / "libggml-base.so"
    library.parent.mkdir(parents=True)
    library.touch()
    (tmp_path / "bundle" / "_internal" / library.name).symlink_to(library)  # as PyInstaller does
    main = stage.nfpm_configuration(library, share, __version__, "amd64", ["libc6"], [])
    (tmp_path / "libggml-vulkan.so").write_bytes(b"\x7fELF")
    module = vulkan_module.VulkanModule(tmp_path / "libggml-vulkan.so", (2, 34))
    installed = "/opt/foretoken/_internal/llama_cpp/lib/libggml-vulkan.so"
    made = vulkan_module.nfpm_configuration(main, module, installed, tmp_path / "share")
    assert json.loads(json.dumps(made)) == made
    assert (made["name"], made["version"]) == ("foretoken-vulkan", __version__)
    assert [content["dst"] for content in made["contents"]] == [installed, "/usr/share"]
    assert made["overrides"]["deb"]["depends"][:2] == [
        f"foretoken (= {__version__}-1)",
        "libc6 (>= 2.34)",
    ]
    assert f"foretoken = {__version__}-1" in made["overrides"]["rpm"]["depends"]
    vulkan_module.add(module, tmp_path / "bundle")
    assert library.with_name("libggml-vulkan.so").read_bytes() == b"\x7fELF"
    assert "Khronos" in (tmp_path / "bundle" / "VULKAN_NOTICES.txt").read_text(encoding="utf-8")
