"""Windows look for models, and remember folders and pairs: nothing of the real home is touched."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QCursor, QFontDatabase
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from chat_pieces import settle, wear
from foretoken.control.background import shut_down_below
from foretoken.control.models import model_services
from foretoken.control.models.model_services import ModelServices
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits
from foretoken.models.library.folders import add_user_folder
from foretoken.servers.server import ServerKeys
from foretoken.ui.chat import chat_view
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.commands.command import use_keys
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.look.style import keep_widgets_alive
from foretoken.ui.look.theme import LIGHT
from open_window import OpenWindow, light_preferences
from picker_hands import PickerHands
from soak.hostile.canary import Canary

_MODEL_PLACES = (
    *("HF_HOME", "HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"),
    *("JAN_DATA_FOLDER", "LLAMA_CACHE", "OLLAMA_MODELS"),
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
def _application_as_it_was(qapp: QApplication) -> Iterator[None]:
    """Light; and what a window does to the application is not seen by the next test.

    Nor are its widgets: another font or theme, which most windows bring, goes through all of them.
    """
    before = qapp.topLevelWidgets()
    wear(LIGHT)
    use_keys({})
    yield
    # No event loop runs between tests, and only one would delete what is to be deleted later.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [widget for widget in qapp.topLevelWidgets() if widget not in before]
    assert not left, f"windows still there: {left}"
    with keep_widgets_alive():
        system_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        if qapp.font() != system_font:
            qapp.setFont(system_font)
    QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())  # nothing is under the mouse
    # The offscreen platform frees what was copied after Python has ended, which crashes.
    qapp.clipboard().clear()


@pytest.fixture
def chat(qtbot: QtBot) -> ChatView:
    view = ChatView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    with qtbot.waitActive(view):
        pass
    settle()
    return view


@pytest.fixture
def panel(qtbot: QtBot) -> LivePanel:
    """A live panel that shows its details."""
    widget = LivePanel()
    qtbot.addWidget(widget)
    widget.resize(300, 1300)
    widget.show()
    widget.details.click()
    settle()
    return widget


@pytest.fixture
def preferences(qtbot: QtBot, tmp_path: Path) -> Iterator[KeptPreferences]:
    result = light_preferences(tmp_path)
    yield result
    result.shut_down()


@pytest.fixture
def desk(qtbot: QtBot, preferences: KeptPreferences) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, preferences)
    settle()
    yield result
    result.close()


@pytest.fixture
def ready(desk: OpenWindow, builtin_target: Path, builtin_draft: Path) -> OpenWindow:
    """A window with the built-in pair."""
    desk.load(builtin_target, builtin_draft)
    # Whether drafting pays off depends on the machine.
    desk.controller.engine.set_lookahead(4)
    return desk


@pytest.fixture
def endless(desk: OpenWindow, endless_target: Path, unprobed: None) -> OpenWindow:
    """A window with a pair whose answers do not end before a test stops them."""
    desk.load(endless_target, endless_target)
    desk.controller.engine.set_lookahead(4)
    desk.controller.answers.limits = GenerationLimits(8_000)  # a thousand are finished too soon
    return desk


@pytest.fixture
def all_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """All messages of a chat are built, however far from the view."""
    monkeypatch.setattr(chat_view, "_AHEAD", 1000)
    monkeypatch.setattr(chat_view, "_KEPT", 2000)


@pytest.fixture
def quick_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is checked for changes all the time."""
    monkeypatch.setattr(model_services, "POLL_INTERVAL_MS", 50)


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A big and a small one of a family, one of another vocabulary, one for no chat, a broken."""
    folder, tokens = tmp_path_factory.mktemp("picker-samples"), tiny.chat_tokens()
    other_words = [*tiny.foreign_tokens(len(tokens) - 2), *tokens[-2:]]
    models = ("Tales-Big", tokens, 12), ("Tales-Small", tokens, 1), ("Foreign", other_words, 1)
    for name, words, layers in models:
        tiny.write_random_model(
            folder / f"{name}.gguf",
            seed=1,
            vocab_size=len(words),
            layers=layers,
            tokens=words,
            chat_template=tiny.CHATML_TEMPLATE,
            context_length=16_384,
        )
    tiny.write_random_model(folder / "Base.gguf", seed=1, vocab_size=260)
    tiny.write_broken_file(folder / "Broken.gguf", "truncated")
    return folder


@pytest.fixture
def folder(samples: Path, tmp_path: Path) -> Path:
    """The library of a person, in a folder that was added."""
    folder = tmp_path / "models"
    shutil.copytree(samples, folder)
    add_user_folder(folder)
    return folder


@pytest.fixture
def hands(qtbot: QtBot, folder: Path, tmp_path: Path, quick_library: None) -> Iterator[PickerHands]:
    result = PickerHands(qtbot, tmp_path)
    yield result
    result.close()


@pytest.fixture
def services(qtbot: QtBot, quick_library: None) -> Iterator[ModelServices]:
    result = ModelServices(ServerKeys())
    result.feed.begin()
    yield result
    shut_down_below(result)


@pytest.fixture
def canary(tmp_path: Path) -> Iterator[Canary]:
    with closing(Canary(tmp_path)) as made:
        yield made


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        pytest.skip("there is no D-Bus here")
    with subprocess.Popen(
        [daemon, "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        address = running.stdout.readline().strip()
        mine = QDBusConnection.connectToBus(address, "mine")
        monkeypatch.setattr(QDBusConnection, "sessionBus", lambda: mine)
        yield address
        QDBusConnection.disconnectFromBus("mine")
        running.terminate()
