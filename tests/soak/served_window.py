"""Servers in front of the real window: faults that must lose nothing, and the real llama-server.

    python tests/soak/served_window.py --server PROGRAM

Every fault of tests/servers is injected into an answer in the window: what was shown stays, the
reason stands below it, and "Try again" has the whole answer written by a server that is well again.

With ``--server`` (a llama-server, as tests/soak/llama_server.py builds it) the questions of that
check are asked in the window, at temperature 0, of the built-in pair and of the server that runs
the same pair: their texts are compared, and what the footers count with what the server's log says.
A text may part at a near tie, which is told. The exit code is 1 where something does not hold.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

for _folder in ("", "servers", "soak", "benchmarks"):
    sys.path.append(str(Path(__file__).parents[1] / _folder))
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"
os.environ["no_proxy"] = "*"  # the name that every library knows
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from llama_server import KEY, QUESTIONS, SPECULATION, counted, served  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402
from test_server_faults import BEGUN, FIRST, LATER, SHOWN  # noqa: E402

from foretoken.chat.conversations.conversation import Message  # noqa: E402
from foretoken.control.controller import ChatController  # noqa: E402
from foretoken.control.engine import worker  # noqa: E402
from foretoken.control.engine.engine_control import EngineState  # noqa: E402
from foretoken.control.engine.records import PairFiles, ServedTarget  # noqa: E402
from foretoken.control.preferences.kept_preferences import KeptPreferences  # noqa: E402
from foretoken.models.builtin import builtin_pair  # noqa: E402
from foretoken.preferences.declared import TEMPERATURE  # noqa: E402
from foretoken.servers.client import ServerClient, ServerPatience  # noqa: E402
from foretoken.servers.server import Server  # noqa: E402
from foretoken.ui.chat.answer_view import AnswerView  # noqa: E402
from foretoken.ui.window.main_window import MainWindow  # noqa: E402
from model_server import ANSWER, MODELS, STREAM, Saying, delta, model_server, reply, stream  # noqa: E402

_IMPATIENT = ServerPatience(0.8, 0.8, 0.8, 0.8)
_LONGEST_S = 60.0
_WHOLE = "Once upon a time."
_WELL = stream(delta("Once upon "), delta("a time."), delta(None, "stop"))


class Desk:
    """The window, and what a person does in front of it."""

    def __init__(self, folder: Path) -> None:
        self.preferences = KeptPreferences(folder)
        self.preferences.set(TEMPERATURE, 0.0)
        self.controller = ChatController()
        self.window = MainWindow(self.controller, self.preferences)
        self.window.resize(1280, 800)
        self.window.show()

    def close(self) -> None:
        self.window.close()
        self.controller.shut_down()
        self.preferences.shut_down()

    def ready(self) -> None:
        """Wait until the engine has nothing to do."""
        self.wait(lambda: self.controller.engine.state is EngineState.READY)

    def wait(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + _LONGEST_S
        while not condition():
            QApplication.processEvents()
            time.sleep(0.002)
            if time.monotonic() > end:
                raise SystemExit("the window waits for something that does not come")
        QApplication.processEvents()

    def connect(self, address: str, model: str, key: str = "") -> None:
        server = Server.entered(address)
        if key:
            self.controller.engine.server_keys.keep(server.key_name, key, lasting=False)
        self.controller.engine.connect_to(ServedTarget(server, model))
        self.ready()

    def ask(self, text: str) -> AnswerView:
        """Ask in a new chat; return the answer as it is shown in the end."""
        self.controller.new_conversation()
        self.window._composer.send_requested.emit(text)
        return self._ended(None)

    def try_again(self, view: AnswerView) -> AnswerView:
        view.notice.offered["Try again"].click()
        return self._ended(view.message)

    def _ended(self, before: Message | None) -> AnswerView:
        def has_ended() -> bool:
            leaf = self.controller.current.leaf
            begun = leaf is not None and leaf is not before and leaf.parent is not None
            return begun and self.controller.engine.state is EngineState.READY

        self.wait(has_ended)
        leaf = self.controller.current.leaf
        view = None if leaf is None else self.window._chat.views.get(leaf)
        assert isinstance(view, AnswerView)
        return view


def faults() -> Iterator[tuple[str, Saying, str]]:
    """What it is, how a server does it, and what was shown before."""
    for name, (saying, _) in FIRST.items():
        yield name, saying, ""
    for name, (behind, _) in LATER.items():
        yield f"{name}, behind some text", behind(STREAM + BEGUN), SHOWN


def check_faults(desk: Desk) -> list[str]:
    """Return what was lost or not told."""
    wrong = []
    with model_server() as server:
        server.on(MODELS, reply({"data": [{"id": "m", "owned_by": "llamacpp"}]}))
        desk.connect(server.address, "m")
        injected = list(faults())
        for name, saying, shown in injected:
            server.on(ANSWER, saying)
            view = desk.ask("Tell me a story.")
            kept = view.text.startswith(shown) and view.text == view.message.text
            told = bool(view.notice.text) and not view.notice.isHidden()
            server.on(ANSWER, _WELL)
            again = desk.try_again(view)
            if not (kept and told and again.text == _WHOLE and again.message.error is None):
                wrong.append(f"{name}: {view.text[:80]!r} {view.notice.text!r} {again.text[:80]!r}")
        print(f"{len(injected)} faults, {len(wrong)} that lost something")
    return wrong


def check_server(desk: Desk, program: Path, folder: Path) -> list[str]:
    """Return where the footers do not say what the server's log says."""
    wrong = []
    log = folder / "server.log"
    desk.controller.engine.load_pair(PairFiles(*builtin_pair()))
    desk.ready()
    here = {text: desk.ask(text).text for text in QUESTIONS}
    with served(program, log, *SPECULATION) as address:
        desk.connect(address, "builtin", KEY)
        same = 0
        for text in QUESTIONS:
            before = len(counted(log, 0))
            view = desk.ask(text)
            statistics = view.message.statistics
            assert statistics is not None
            found = counted(log, before)
            told = (statistics.accepted, statistics.drafted)
            if statistics.drafted and found[-1:] != [told]:
                wrong.append(f"{text}: the footer says {told}, the log {found}")
            same += view.text == here[text]
            if view.text != here[text]:
                pairs = zip(view.text, here[text], strict=False)
                common = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
                print(f"{text} parts behind {here[text][:common]!r}")
        print(f"{same} of {len(QUESTIONS)} texts are those of the pair here")
    return wrong


@contextmanager
def impatient() -> Iterator[None]:
    """Have the window wait for servers that say nothing no longer than it has to."""

    class Hasty(ServerClient):
        def __init__(self, server: Server, key: str | None = None) -> None:
            super().__init__(server, key, _IMPATIENT)

    worker.ServerClient = Hasty  # type: ignore[misc]
    try:
        yield
    finally:
        worker.ServerClient = ServerClient  # type: ignore[misc]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--server", type=Path, help="a llama-server that is built already")
    arguments = parser.parse_args()
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        desk = Desk(folder)
        with impatient():
            wrong = check_faults(desk)
        if arguments.server is not None:
            wrong += check_server(desk, arguments.server, folder)
        desk.close()
    for each in wrong:
        print(each)
    del app
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
