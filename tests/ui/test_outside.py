"""Folders and addresses are handed to the system, and nothing else is."""

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import ClassInfo, QObject, QUrl, Signal, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from foretoken.ui.parts import outside


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
def test_without_a_bus_the_folder_is_opened(
    opened: list[QUrl], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nowhere = QDBusConnection.connectToBus("unix:path=/nowhere", "nowhere")
    monkeypatch.setattr(QDBusConnection, "sessionBus", lambda: nowhere)
    assert outside.show_in_folder(tmp_path / "package")
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]


@ClassInfo({"D-Bus Interface": "org.freedesktop.FileManager1"})  # type: ignore[misc]
class FileManager(QObject):
    """As much of one as is asked."""

    asked = Signal(list)

    @Slot("QStringList", str)
    def ShowItems(self, addresses: list[str], _startup_id: str) -> None:  # noqa: N802
        self.asked.emit(addresses)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others select by themselves")
def test_the_file_manager_of_the_bus_selects_the_file(
    bus: str, opened: list[QUrl], tmp_path: Path, qtbot: QtBot
) -> None:
    theirs = QDBusConnection.connectToBus(bus, "theirs")
    manager = FileManager()
    name, path = "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
    assert theirs.registerObject(path, manager, QDBusConnection.RegisterOption.ExportAllSlots)
    assert theirs.registerService(name)
    with qtbot.waitSignal(manager.asked) as asked:
        assert outside.show_in_folder(tmp_path / "a model #1.gguf")
    assert asked.args[0] == [f"{tmp_path.as_uri()}/a%20model%20%231.gguf"]
    assert opened == []
    # One that is there, and cannot select.
    theirs.unregisterObject(path)
    assert outside.show_in_folder(tmp_path / "b.gguf")
    qtbot.waitUntil(lambda: [Path(url.toLocalFile()) for url in opened] == [tmp_path])
    QDBusConnection.disconnectFromBus("theirs")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have one")
def test_a_system_without_a_file_manager_is_told(
    opened: list[QUrl], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not outside.open_folder(tmp_path)
    assert opened == []
