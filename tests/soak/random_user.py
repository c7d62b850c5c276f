"""A random user in front of the real window, which is monitored throughout.

    python tests/soak/random_user.py --actions 10000 --seed 1

The window is opened as in the product, closed and reopened, always on the same profile in a
temporary folder. The user types, clicks and drags at random in whatever is in front, with harmless
and with hostile models and files (``habits``, ``user_files``).

Meanwhile nothing may raise or warn, the window may not freeze for ``WAIT_LIMIT_S``, memory must not
grow, what was shown must be stored, and at the end the counts of threads, handles, children and
widgets must be those at rest (``watched``, ``written``). Otherwise the exit code is 1. Windows are
only replaced in the first and last ``WARM_UP`` actions, because the C library keeps memory for each
new thread, and a process of the product has one window. In between a single window stays open,
whose memory is measured.

The actions depend on the seed and on what is in front, and so on timing.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import random
import statistics
import sys
import tempfile
import threading
import time
import traceback
from collections import deque
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from feed_server import feed_server
from foretoken.chat.store.store import default_path
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.process.memory import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.system.paths import data_path
from foretoken.system.secret_store import system_keyring
from foretoken.ui.parts import files
from foretoken.ui.start import application
from foretoken.ui.start.application import Application
from foretoken.ui.start.single_instance import SingleInstance, Start
from foretoken.ui.window.main_window import MainWindow
from foretoken.words.sentences import use_sentences
from hub_server import contents, hub_server
from soak.habits import Habits
from soak.hands import Hands, Key
from soak.user_files import UserFiles
from soak.watched import Noise, Rest, Waits, at_rest, let_go, memory_mb
from soak.written import Written

Errand: TypeAlias = Generator[int, None, None]

WARM_UP = 1_000
"""Number of actions at the start and at the end in which windows are replaced."""
SETTLED = 4_000
"""Number of actions after which nothing may grow: by then all that is loaded on first use, such as
fonts of formulas and languages of code, is loaded."""
GROWTH_LIMIT_MB = 60.0
"""Growth of memory allowed per 10,000 actions from then on."""
CLOSING_LIMIT_S = 2.0
_TURN_MS = 20
_LAST = 50
_LONG = 500
"""Windows with fewer actions are not measured at rest."""
_SAMPLED_EVERY, _LOOKED_EVERY = 50, 10
_PARTS = 7
"""Parts of the life of the long-lived window; it rests between them."""
_GIVEN_BACK_MS = 7_000
"""Time in which freed memory is returned to the system."""
_PATIENCE_S = 90.0
_HUNG_S = 180.0
_STUCK_S = 20.0
"""Time in which a click or key must have opened the dialog that it waits for."""
_FRAMES = 30
_LAST_JOIN_S = 0.5


class RandomUser(QObject):
    """Lives as long as the process, over several windows."""

    def __init__(self, app: Application, folder: Path, options: argparse.Namespace) -> None:
        super().__init__(app)
        self._app = app
        self._options = options
        self._folder = folder
        self._doing = "opening the first window"
        self._last: deque[str] = deque(maxlen=_LAST)
        self._record = (folder / "actions.txt").open("w", encoding="utf-8")
        self.noise = Noise(self._now)
        self.waits = Waits(self._now)
        self.written = Written()
        self._hands = Hands(self.waits)
        self._files = UserFiles(folder)
        self._habits = Habits(self._hands, self._files, self._quit)
        self._window: MainWindow | None = None
        self._coming: MainWindow | None = None  # visible, perhaps not painted yet
        self._number, self._busy = 0, 0
        self._modals: list[QWidget | None] = []  # those in front when the running steps began
        self._stepped = time.monotonic()
        self._errand: Errand | None = None
        self._over = False
        self._windows = 0
        self._closing_since = 0.0
        self.closed_s: list[float] = []
        self.memory: list[tuple[int, float]] = []
        self.rests: dict[int, Rest] = {}
        self._windows_at: dict[int, int] = {}
        self.problems: list[str] = []
        self._began = time.monotonic()
        self._threads = set(threading.enumerate())  # of the servers
        self.seconds = 0.0
        self._step_timer = QTimer(self, singleShot=True)
        self._step_timer.timeout.connect(self._on_step)
        self._turn_timer = QTimer(self, interval=_TURN_MS)
        self._turn_timer.timeout.connect(self._on_turn)
        app.lastWindowClosed.connect(self._on_last_window_closed)

    # --- windows -----------------------------------------------------------------------------

    def live(self) -> None:
        """Open one window after the other until all is done."""
        self.noise.listen()
        self.waits.start()
        self._turn_timer.start()
        self._step_timer.start(0)
        while not self._over:
            self._open_window()
            self.problems += [
                f"{problem}, after {self._now()}"
                for problem in self.written.problems(default_path())
            ]
        self.problems += list(self.written.problems(default_path(), all_of_it=True))
        self.waits.end()
        self._record.close()

    def _open_window(self) -> None:
        instance = SingleInstance(data_path(""))
        if instance.begin(None) is not Start.FIRST:
            raise RuntimeError("Another window is open on this profile.")
        code = application.run(None, {}, instance)
        self.closed_s.append(time.monotonic() - self._closing_since)
        if code:
            self.problems.append(f"the window ended with {code}")
        self.noise.listen_to_qt()
        self._window = self._habits.window = self._coming = None
        self._clear_away()

    def _clear_away(self) -> None:
        """Delete what ends with the process in the product, which has one window."""
        self._app.open_files_with(lambda _: None)
        collectors = self._app.findChildren(GarbageCollector)
        for left in (*QApplication.topLevelWidgets(), *collectors):
            left.deleteLater()
        del collectors
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()

    def _left_threads(self) -> list[str]:
        """Report threads of a window that do not end; replaces ending the process."""
        ends = time.monotonic() + _LAST_JOIN_S
        threads = [t for t in threading.enumerate() if type(t) is threading.Thread]
        for thread in set(threads) - self._threads:
            thread.join(max(0.0, ends - time.monotonic()))
            if thread.is_alive():
                self.problems.append(f"the thread {thread.name} does not end, {self._now()}")
                self._threads.add(thread)
        return []

    def _meet(self, window: MainWindow) -> None:
        """Take over a window that has been painted."""
        self._window = self._habits.window = window
        self._windows += 1
        self.written.follow(window)
        self.waits.go_on()

    def _quit(self) -> None:
        """Close the window by its shortcut; ``live`` opens the next one."""
        self._leave()
        self._hands.shortcut("Ctrl+Q")

    def _leave(self) -> None:
        self.written.part()
        self.waits.pause()
        self._closing_since = time.monotonic()

    @Slot()
    def _on_last_window_closed(self) -> None:
        self._window = self._habits.window = None
        self.waits.pause()

    # --- turns and steps ---------------------------------------------------------------------

    @Slot()
    def _on_turn(self) -> None:
        self.waits.turn()

    @Slot()
    def _on_step(self) -> None:
        if self._window is None:
            found = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
            visible = next((window for window in found if window.isVisible()), None)
            if visible is not None and visible is self._coming and not self._over:
                self._meet(visible)
            self._coming = visible
            self._step_timer.start(_TURN_MS)
            return
        if self._busy and not self._is_nested():
            self._step_timer.start(5)  # inside of a click: it is not over yet
            if time.monotonic() - max(self._stepped, self._hands.sent_at) > _STUCK_S:
                self._get_out()
            return
        self._stepped = time.monotonic()
        self._step_timer.start(_TURN_MS)  # also while a click waits for a dialog
        self._busy += 1
        self._modals.append(QApplication.activeModalWidget())
        try:
            delay = self._step()
        finally:
            self._busy -= 1
            self._modals.pop()
        self._step_timer.start(delay)

    def _is_nested(self) -> bool:
        """Whether the current action waits for another one, as in a dialog."""
        if self._hands.pressed_down is not None:
            return True
        modal = QApplication.activeModalWidget()
        if modal is None or modal is self._modals[-1]:
            return False
        # Asked of Qt: where another dialog has been before, Python may still know that one.
        return modal.inherits("QFileDialog") or modal.inherits("QMessageBox")

    def _get_out(self) -> None:
        """Report what an endless action waits for, and press Esc."""
        self._stepped = time.monotonic()
        windows = [
            f"{widget.metaObject().className()} {widget.windowTitle()!r}"
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible()
        ]
        modal = QApplication.activeModalWidget()
        if modal is None:  # else something stands before the dialog, such as what a start brought
            told = f"in front of {', '.join(windows)}, before {self._modals[-1]}"
            stack = "".join(traceback.format_stack(limit=_FRAMES))
            self.problems.append(f"an action does not end, {self._now()}: {told}\n{stack}")
        self._hands.press(Key.Key_Escape)

    def _step(self) -> int:
        if self._hands.pressed_down is not None:
            self._hands.pressed_down()
            return 0
        nested = self._busy > 1
        if nested and (self._errand is not None or self._due_errand):
            self._hands.press(Key.Key_Escape)
            return _TURN_MS
        if self._errand is None and self._due_errand:
            self._errand = self._come_to_rest()
        if self._errand is not None:
            delay = next(self._errand, None)
            if delay is None:
                self._errand = None
            return delay or 0
        return self._act()

    @property
    def _due_errand(self) -> bool:
        """Whether it is time to measure the process at rest."""
        ends = self._number >= self._options.actions
        return (self._number in self._looked_at_rest or ends) and self._number not in self.rests

    @property
    def _warm(self) -> int:
        """Number of the action from which on one window stays open."""
        return min(WARM_UP, self._options.actions // 2)

    @property
    def _looked_at_rest(self) -> tuple[int, ...]:
        if self._options.actions < _LONG:
            return ()
        settled = min(SETTLED, self._options.actions // 2)
        length = self._options.actions - self._warm - settled
        return (self._warm, *(settled + length * part // _PARTS for part in range(_PARTS)))

    def _act(self) -> int:
        number = self._number
        dice = random.Random(f"{self._options.seed} {number}")
        name = self._habits.choose(dice)
        if name == "quit" and self._warm <= number < self._options.actions - self._warm:
            name = "new_chat"
        self._doing = f"{number} {self._habits.group}: {name}"
        print(self._doing, file=self._record, flush=True)
        self._number += 1
        told = self._habits.do(name, dice)
        self._last.append(f"{self._doing} {told or ''}")
        if number % _SAMPLED_EVERY == 0:
            self.memory.append((number, memory_mb()))
            faulthandler.dump_traceback_later(_HUNG_S, exit=True)
        if number % _LOOKED_EVERY == 0:
            self.written.look()
        if number % 1_000 == 0:
            print(f"{number:6,} {self.memory[-1][1]:5.0f} MB", file=sys.stderr, flush=True)
        self.waits.turn(own=True)
        if name == "wait" and isinstance(told, int):
            return told
        return dice.choice((0, 0, 0, 5, 15))

    # --- rest --------------------------------------------------------------------------------

    def _come_to_rest(self) -> Errand:
        faulthandler.dump_traceback_later(3 * _PATIENCE_S, exit=True)
        number = self._number
        self._doing = f"coming to rest after {number}"
        yield from self._tidy_up()
        window = self._window
        if window is not None and self._options.actions >= _LONG:
            window._controller.engine.load_pair(PairFiles(*builtin_pair()))
            yield from self._until_ready()
            if not self._warm < number < self._options.actions:
                self._leave()
                window.close()
        del window  # must not outlive its widget
        yield _TURN_MS
        while self._window is None:
            yield _TURN_MS
        if self._options.actions >= _LONG:
            yield from self._until_ready()
            yield from self._until_steady()
            for _ in range(_GIVEN_BACK_MS // 100):
                yield 100
        let_go()
        yield 100
        self.rests[number] = at_rest()
        self._windows_at[number] = self._windows
        self.waits.turn(own=True)
        if number >= self._options.actions:
            self.seconds = time.monotonic() - self._began
            self._over = True
            self._leave()
            if self._window is not None:
                self._window.close()

    def _tidy_up(self) -> Errand:
        """Close what is in front of the window, stop, and begin a new chat."""
        for _ in range(100):
            if self._hands.front() is self._window:
                break
            self._hands.press(Key.Key_Escape)
            yield _TURN_MS
        else:
            self.problems.append(f"{self._hands.front()} cannot be closed by Esc")
        self._hands.press(Key.Key_Escape)
        self._hands.shortcut("Ctrl+N")
        yield _TURN_MS

    def _until_ready(self) -> Errand:
        """Wait until the pair is loaded and measured."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            controller = None if self._window is None else self._window._controller
            if controller is not None and _is_at_rest(controller):
                return
            yield 100
        self.problems.append(f"the engine did not come to rest, {self._now()}")

    def _until_steady(self) -> Errand:
        """Wait until threads and children are as many as a second ago, and no job is running."""
        fewest = min((rest.threads for rest in self.rests.values()), default=sys.maxsize)
        before: object = None
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            found = at_rest()
            self.waits.turn(own=True)
            now = found.threads, found.children, found.handles, found.widgets
            if now == before and found.threads <= fewest:
                return
            before = now
            for _ in range(10):
                yield 100

    # --- telling -----------------------------------------------------------------------------

    def _now(self) -> str:
        return self._doing

    def judge(self) -> list[str]:
        """Return everything that went wrong."""
        found = list(self.problems)
        found += [f"{count}x {kind}" for kind, count in self.noise.heard.items()]
        found += self.waits.long
        if self.growth_mb > GROWTH_LIMIT_MB:
            found.append(f"memory at rest grows by {self.growth_mb:.0f} MB in 10,000 actions")
        if self.closed_s and max(self.closed_s) > CLOSING_LIMIT_S:
            found.append(f"the window took {max(self.closed_s):.1f} s to close")
        if len(self.rests) > 1:
            settled = set(self._looked_at_rest[1:]) & self.rests.keys()
            first, last = min(settled or self.rests), max(self.rests)
            windows = self._windows_at[last] - self._windows_at[first]
            found += self.rests[last].problems(self.rests[first], windows)
        return found

    @property
    def growth_mb(self) -> float:
        """Growth of memory at rest, in the window that lives longest, per 10,000 actions."""
        numbers = sorted(set(self._looked_at_rest[1:]) & self.rests.keys())
        if len(numbers) < 4:
            return 0.0
        memory = [self.rests[number].memory_mb for number in numbers]
        return statistics.linear_regression(numbers, memory).slope * 10_000

    def table(self) -> str:
        """Return the report."""
        memory = [mb for _, mb in self.memory]
        lines = [
            f"seed {self._options.seed}: {self._number:,} actions in {self.seconds:.0f} s, "
            f"{self._windows} windows",
            f"memory: {memory[0]:.0f} MB first, {memory[-1]:.0f} MB last, {max(memory):.0f} MB at "
            f"most; growth at rest {self.growth_mb:+.0f} MB per 10,000 actions",
            f"longest wait {self.waits.longest_s:.2f} s; closed in {max(self.closed_s):.2f} s at "
            f"most; {self.written.checked:,} messages found in the store",
        ]
        lines += [f"at rest after {number:,}: {rest}" for number, rest in self.rests.items()]
        problems = self.judge()
        lines += [f"PROBLEM {problem}" for problem in problems]
        lines += [f"{kind}, {what}" for kind, what in self.noise.first.items()]
        if problems:
            lines += ["the last actions:", *(f"  {each}" for each in self._last)]
        return "\n".join([*lines, f"{len(problems)} problems"])


def _is_at_rest(controller: ChatController) -> bool:
    return controller.engine.state is EngineState.READY and not controller.engine.measuring


def run(folder: Path, options: argparse.Namespace) -> RandomUser:
    """Let a user live in a folder; call it once per process."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = Application(sys.argv[:1])
    with ExitStack() as stack:
        hub = stack.enter_context(hub_server())
        hub.add("anna/big-GGUF", {"big-Q4_0.gguf": contents(400_000)}, downloads=9)
        hub.add("bert/small-GGUF", {"small-Q8_0.gguf": contents(90_000, 1)}, downloads=3)
        feed = stack.enter_context(feed_server())
        os.environ.update(HF_ENDPOINT=hub.url, FORETOKEN_UPDATE_FEED=feed.feed())
        user = RandomUser(app, folder, options)
        # It keeps an error, with all that was running when it was imported: that was a window.
        system_keyring()
        # One application serves all windows, and Qt's messages come here.
        fonts = application.install_font
        fonts(app)
        application.Application = lambda _: app  # type: ignore[assignment, misc]
        application.install_font = lambda _: None
        application.log_qt_messages = user.noise.listen_to_qt
        application._hanging_threads = user._left_threads
        application.end_within = lambda *_: None
        files._OPENERS = ()  # no program outside is started
        user.live()
    app.clipboard().clear()  # or the offscreen platform frees it when Python has ended
    return user


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a user with this home folder."""
    foreign = ("XDG_", "HF_", "HUGGING", "OLLAMA", "LLAMA", "JAN", "DISPLAY", "WAYLAND", "DBUS")
    proxies = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(foreign) and name.upper() not in proxies
    }
    folders = {kind: home / kind.lower() for kind in ("CONFIG", "DATA", "STATE")}
    # What is measured once on a computer is shared, as it is between starts.
    folders["CACHE"] = home.parent / "cache"
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    tests = Path(__file__).parents[1]
    return {
        **kept,
        **{f"XDG_{kind}_HOME": str(folder) for kind, folder in folders.items()},
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        "PYTHONPATH": os.pathsep.join([str(tests), str(tests.parent / "app")]),
        "PYTHONUNBUFFERED": "1",
        "TERM": "xterm-256color",
    }


def options(arguments: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--actions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="an empty folder that is kept")
    return parser.parse_args(arguments)


def main() -> int:
    """Run, report, and return the exit code."""
    faulthandler.enable()
    use_sentences()
    chosen = options(sys.argv[1:])
    with ExitStack() as stack:
        folder = chosen.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        home = environment(folder / "home")
        os.environ.clear()
        os.environ.update(home)
        user = run(folder, chosen)
        print(user.table())
    faulthandler.cancel_dump_traceback_later()
    return 1 if user.judge() else 0


if __name__ == "__main__":
    sys.exit(main())
