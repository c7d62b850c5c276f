"""The application reads the feed that a release writes."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
import release_feed

from foretoken import __version__
from foretoken.system.update_feed import parse

PACKAGING = Path(__file__).parents[2] / "packaging"

BASE = "https://example.org/releases/download/v" + __version__
PACKAGES = {
    f"Foretoken-{__version__}-x86_64.AppImage": ("linux", "x86_64", "appimage"),
    f"foretoken_{__version__}_amd64.deb": ("linux", "x86_64", "deb"),
    f"foretoken-{__version__}-1.x86_64.rpm": ("linux", "x86_64", "rpm"),
    f"foretoken-{__version__}-linux-x86_64.tar.gz": ("linux", "x86_64", "tar.gz"),
    f"Foretoken-{__version__}-windows-x86_64-setup.exe": ("windows", "x86_64", "installer"),
    f"Foretoken-{__version__}-macos-arm64.dmg": ("macos", "arm64", "dmg"),
    f"Foretoken-{__version__}-macos-x86_64.dmg": ("macos", "x86_64", "dmg"),
}
ADDITIONS = (
    "SHA256SUMS",
    f"foretoken-{__version__}-linux-x86_64.cdx.json",
    f"foretoken-vulkan_{__version__}-1_amd64.deb",
)


def test_the_application_reads_the_feed_and_finds_its_package(tmp_path: Path) -> None:
    for name in PACKAGES:
        (tmp_path / name).write_bytes(name.encode())
    for name in ADDITIONS:
        (tmp_path / name).write_text("not the application", encoding="utf-8")
    command = [sys.executable, str(PACKAGING / "release_feed.py"), str(tmp_path)]
    command += ["--base", BASE, "--notes", "https://example.org/notes", "--date", "2027-01-31"]
    subprocess.run(command, check=True)
    release = parse((tmp_path / "release.json").read_text(encoding="utf-8"))
    assert (str(release.version), release.date.isoformat()) == (__version__, "2027-01-31")
    assert release.notes == "https://example.org/notes"
    assert {f.name: (f.platform, f.machine, f.kind) for f in release.files} == PACKAGES
    for file in release.files:
        assert (file.url, file.size) == (f"{BASE}/{file.name}", len(file.name))
        assert file.sha256 == hashlib.sha256(file.name.encode()).hexdigest()
        assert release.file_for(file.platform, file.machine, file.kind) == file


def test_what_is_no_release_is_refused(tmp_path: Path) -> None:
    for name, said in (
        ("notes.txt", "no package"),
        (f"Foretoken-{__version__}.dmg", "processor"),
        ("foretoken_9.9.9_amd64.deb", r"9\.9\.9"),
    ):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).write_text("x", encoding="utf-8")
        with pytest.raises(SystemExit, match=said):
            release_feed.feed(folder, __version__, base=BASE, notes=BASE, date="2027-01-31")
