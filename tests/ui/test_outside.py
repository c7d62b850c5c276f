"""Folders and addresses are handed to the system, and nothing else is."""

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from foretoken.ui import outside


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(urls.append(url)) or True)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return urls


def test_folders_and_addresses_are_opened(opened: list[QUrl], tmp_path: Path) -> None:
    assert outside.open_folder(tmp_path)
    assert outside.open_address("https://example.org/notes?a=b#c")
    assert opened[0].isLocalFile()
    assert Path(opened[0].toLocalFile()) == tmp_path
    assert opened[1].toString() == "https://example.org/notes?a=b#c"


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:1", "-x", "", "/bin/sh"])
def test_other_addresses_are_not(opened: list[QUrl], url: str) -> None:
    assert not outside.open_address(url)
    assert opened == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="they select the file")
def test_a_file_is_shown_in_its_folder(opened: list[QUrl], tmp_path: Path) -> None:
    assert outside.show_in_folder(tmp_path / "package")
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have one")
def test_a_system_without_a_file_manager_is_told(
    opened: list[QUrl], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not outside.open_folder(tmp_path)
    assert opened == []
