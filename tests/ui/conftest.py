"""Windows look for models, and remember folders and pairs: nothing of the real home is touched."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from foretoken.control.models import library_feed
from foretoken.control.models.model_services import ModelServices

_MODEL_PLACES = (
    "HF_HOME",
    "HF_HUB_CACHE",
    "HUGGINGFACE_HUB_CACHE",
    "JAN_DATA_FOLDER",
    "LLAMA_CACHE",
    "OLLAMA_MODELS",
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home. The cache is shared: there are the trials of the models of other tests."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    for name in _MODEL_PLACES:
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture(autouse=True)
def _application_as_it_was() -> Iterator[None]:
    """What a window does to the application is not seen by the next test."""
    yield
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    system_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if application.font() != system_font:
        application.setFont(system_font)
    if application.styleSheet():
        application.setStyleSheet("")
        application.setPalette(QPalette())
    # The offscreen platform frees what was copied after Python has ended, which crashes.
    application.clipboard().clear()


@pytest.fixture
def services(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServices]:
    """What the picker asks, looking for changes of the library all the time."""
    monkeypatch.setattr(library_feed, "POLL_INTERVAL_MS", 50)
    result = ModelServices()
    result.feed.begin()
    yield result
    result.shut_down()
