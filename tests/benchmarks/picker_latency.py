"""How long GUI events wait around the model picker: ``python tests/benchmarks/picker_latency.py``.

Makes a library of 1,000 model files (those of library_scan.py), opens the real window and the
picker on it, and goes through what a person does: the first opening, while all headers are read;
moving along the targets, each of which has its drafts compared; typing a search; opening the
picker again. A thread sends a signal to the GUI thread every 4 ms; what counts is how long each
one waits to be handled.

On a busy machine most of that is waiting for other programs. So it is also told how much processor
time this process used between sending and handling a signal: the part of the wait that is the
window's own fault, be it the GUI thread's work or another thread's that kept the interpreter. The
first line is the window at rest.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).parent)]

from library_scan import fill
from PySide6.QtCore import QEventLoop, Qt, QTimer, Signal, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_latency import Pulse, report, settle, wait_for

from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.garbage import GarbageCollector
from foretoken.models.library.folders import add_user_folder
from foretoken.ui.look.style import install_font
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.window.main_window import MainWindow

_MOVES = 40
_PERIOD_S = 0.004


class OwnPulse(Pulse):
    """Tells also what of a wait this process itself has used."""

    stamped = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.own_ms: list[float] = []
        self.stamped.connect(self._on_stamped, Qt.ConnectionType.QueuedConnection)

    def _run(self) -> None:
        while not self._end.wait(_PERIOD_S):
            self.stamped.emit(time.process_time())
            self.sent.emit(time.perf_counter())

    @Slot(float)
    def _on_stamped(self, stamp: float) -> None:
        if self.counts:
            self.own_ms.append((time.process_time() - stamp) * 1000.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ["HOME"] = folder
        for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
        models = home / "models"
        models.mkdir()
        fill(models, options.files)
        add_user_folder(models)
        run(KeptPreferences(home))


def run(preferences: KeptPreferences) -> None:
    sys.setswitchinterval(0.0002)
    app = QApplication([])
    app.setStyle("Fusion")
    install_font(app)
    controller = ChatController()
    window = MainWindow(controller, preferences)
    collector = GarbageCollector(app)
    window.show()
    wait_for(controller.engine.load_ended, lambda: window.models.begin(None))
    with OwnPulse() as pulse:
        settle()

        def measure(what: str, act: object) -> None:
            pulse.waits_ms.clear()
            pulse.counts = True
            pulse.own_ms.clear()
            act()
            pulse.counts = False
            report(what, pulse)
            own = sorted(pulse.own_ms)
            print(
                f"    processor time of this process then: median {own[len(own) // 2]:.2f} ms, "
                f"99 % below {own[int(len(own) * 0.99)]:.1f} ms, longest {own[-1]:.1f} ms",
                flush=True,
            )

        desk = window.models

        def open_and_wait() -> None:
            desk.open()
            wait_until_still(picker_of(window))

        measure("at rest", lambda: pause(3000))
        measure("opening, reading all headers", open_and_wait)
        picker = picker_of(window)
        print(f"    {len(picker.services.feed.models):,} models")

        def move() -> None:
            for _ in range(_MOVES):
                QTest.keyClick(picker.targets, Qt.Key.Key_Down)
                pause(30)
            wait_until_still(picker)

        measure(f"moving over {_MOVES} targets, comparing drafts", move)

        def search() -> None:
            for letter in "m99":
                QTest.keyClicks(picker.targets, letter)
                pause(100)
            wait_until_still(picker)

        measure("typing a search", search)
        picker.search.clear()

        def scroll() -> None:
            bar = picker.targets.verticalScrollBar()
            for step in range(60):
                bar.setValue(bar.maximum() * step // 60)
                pause(16)

        measure("scrolling from top to bottom", scroll)
        picker.reject()
        settle()
        measure("opening again, everything known", open_and_wait)
    window.close()
    controller.shut_down()
    collector.stop()


def pause(delay_ms: int) -> None:
    """Let events be handled for a while; ``QTest.qWait`` would keep the other threads waiting."""
    loop = QEventLoop()
    QTimer.singleShot(delay_ms, loop.quit)
    loop.exec()


def picker_of(window: MainWindow) -> ModelPicker:
    picker = window.models.picker
    assert picker is not None
    return picker


def wait_until_still(picker: ModelPicker) -> None:
    """Wait until the library is read and the drafts of the present target are compared."""
    services = picker.services
    pause(200)
    while (
        services.feed.scanning
        or services.ranking.busy
        or picker.choice._rank_timer.isActive()
        or picker._list_timer.isActive()
    ):
        pause(50)


if __name__ == "__main__":
    main()
