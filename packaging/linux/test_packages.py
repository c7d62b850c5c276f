#!/usr/bin/env python3
"""Installs the packages as strangers would, and uses the window.

    test_packages.py DIST [SUITE...]

For each suite of Debian (bookworm and trixie) a minimal system without Python or compiler is made
by debootstrap and kept in the cache folder; a test works on a throw-away layer above it. In it an
ordinary user starts the application from its desktop entry, types a message, waits for the answer,
and opens a model by the handler of its MIME type; then everything is removed and what stayed behind
is listed. Then the same with the portable archive, and the self-test of the AppImage. Where DIST
holds the package with the module for GPUs, models run on lavapipe, which is Vulkan in software;
then with a driver that crashes, and with none.

Needs root, debootstrap, xvfb, xdotool, and a Python with PySide6 for looking at the screen: by
default the one that froze the application. Pictures of the screen go to DIST/screens.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "freeze"))

import product
from debian_system import DebianSystem, provide_root
from freeze import cache_folder

_KINDS = ("deb", "vulkan", "tar", "appimage")
_SUITES = ("bookworm", "trixie")
_LOOK = Path(__file__).parent / "screen.py"
_SIZE = (1280, 800)
_TEXT = "#1a2330"  # of foretoken.ui.look.theme.LIGHT
# Where an answer begins: below a notice, left of a person's own short message and of a new chat.
_ANSWER = (250, 110, 145, 120)
_LEAST_PIXELS = 40
_QUESTION = "Tell me a story about a fox."  # long enough for colours
_HOME = "/home/tester"
# What a package must not take away: files of its user, who has no runtime folder here, and ours.
_OF_PEOPLE = (_HOME, "/tmp/foretoken-", "/root/foretoken")
# What any desktop has, and a minimal system has not.
_DESKTOP = ("libglib2.0-bin", "xdg-utils", "desktop-file-utils", "shared-mime-info")

# lavapipe: no GPU, so it must be named, and it says that it has what it computes wrongly.
_LAVAPIPE = (
    "VK_DRIVER_FILES=$(ls /usr/share/vulkan/icd.d/lvp_icd*.json) GGML_VK_VISIBLE_DEVICES=0 "
    "GGML_VK_DISABLE_F16=1 GGML_VK_DISABLE_COOPMAT=1"
)
_CRASHING_DRIVER = "__attribute__((constructor)) void crash(void) { __builtin_trap(); }"
_GENERATE = f"foretoken generate --prompt '{_QUESTION}' --temperature 0 --max-tokens 24 --json"
_GPU = "Vulkan0"

# Without the name of a desktop xdg-open asks programs that know no types of packages.
_OPENERS = {"gio-open": "gio open", "xdg-open": "env XDG_CURRENT_DESKTOP=GNOME xdg-open"}


class TestFailed(Exception):
    """The packages do not do what they should."""


class Screen:
    """A display of its own, with xdotool's hands and Qt's eyes."""

    def __init__(self, display: str, python: Path, pictures: Path) -> None:
        self.display, self._python, self._pictures = display, python, pictures
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}

    def tool(self, *words: str) -> str:
        """Run xdotool; return what it printed."""
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True
        )
        return done.stdout.strip()

    def dark_pixels(self, picture: str) -> int:
        """Take a picture; return how many pixels of text stand where answers stand."""
        file = self._pictures / f"{picture}.png"
        command = [self._python, _LOOK, file, _TEXT, *_ANSWER]
        done = subprocess.run(
            [str(word) for word in command],
            env=self._environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return int(done.stdout)

    def window(self) -> str:
        """Return the number of the application's window; empty while there is none."""
        found = self.tool("search", "--onlyvisible", "--name", "Foretoken$")
        return found.splitlines()[-1] if found else ""


@contextmanager
def _screen(python: Path, pictures: Path) -> Iterator[Screen]:
    reader, writer = os.pipe()
    size = f"{_SIZE[0]}x{_SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writer], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writer)
    with os.fdopen(reader) as numbers:
        number = numbers.readline().strip()
    try:
        yield Screen(f":{number}", python, pictures)
    finally:
        server.terminate()
        server.wait()


def _wait_for(what: str, condition: Callable[[], object], seconds: float = 240) -> float:
    """Return the seconds that it took. Raises ``TestFailed``."""
    begun = time.monotonic()
    while not condition():
        if time.monotonic() - begun > seconds:
            raise TestFailed(f"{what}: not within {seconds:.0f} s")
        time.sleep(0.3)
    return time.monotonic() - begun


# --- what is tried -------------------------------------------------------------------------------


def chat(system: DebianSystem, screen: Screen, name: str, launch: str) -> None:
    """Start the window by ``launch``, ask something, and wait for the answer to stand."""
    begun = time.monotonic()
    system.start(launch, display=screen.display)
    _wait_for("a window", screen.window)
    print(f"  window after {time.monotonic() - begun:.1f} s", flush=True)
    window = screen.window()
    screen.tool("windowmove", window, "0", "0")
    screen.tool("windowsize", window, *map(str, _SIZE))
    screen.tool("windowfocus", window)
    time.sleep(2)
    screen.tool("type", "--delay", "30", _QUESTION)
    time.sleep(1)

    def answered() -> bool:
        screen.tool("key", "Return")  # refused until the models are loaded
        before = screen.dark_pixels(name)
        time.sleep(2)
        return screen.dark_pixels(name) == before > _LEAST_PIXELS

    if screen.dark_pixels(name):
        raise TestFailed("something stands where answers begin")
    seconds = _wait_for("an answer", answered)
    print(f"  answer within {seconds:.1f} s, {screen.dark_pixels(name)} pixels of text", flush=True)


def open_by_mime_type(system: DebianSystem, screen: Screen, name: str, opener: str) -> None:
    """Open a model as a file manager does, and see that the window got it."""
    model = f"{_HOME}/A model.gguf"
    system.start(f"{opener} '{model}'", display=screen.display)
    _wait_for("a window", screen.window)
    arguments = [command for command in system.commands() if model in command]
    if not arguments:
        raise TestFailed(f"{opener} started {system.commands()}")
    time.sleep(4)
    screen.dark_pixels(name)
    print(f"  {opener}: {' '.join(arguments[0])}", flush=True)


def close(system: DebianSystem, screen: Screen) -> None:
    """Quit as a person does."""
    screen.tool("windowfocus", screen.window())
    screen.tool("key", "ctrl+q")
    _wait_for("the end of the program", lambda: not system.commands())


def try_debian_package(system: DebianSystem, screen: Screen, package: Path) -> None:
    """Install, use, remove."""
    before = system.files()
    system.copy(package, "/root/foretoken.deb")
    system.root("apt-get install -y -qq --no-install-recommends /root/foretoken.deb")
    # Nothing of a desktop is there yet: the package's own dependencies must do.
    print(system.user("cd / && foretoken --self-test", offline=True), end="")
    system.root(f"apt-get install -y -qq --no-install-recommends {' '.join(_DESKTOP)}")
    system.root("foretoken --version && man -w foretoken || true")
    told = system.user(f"gio info -a standard::content-type '{_HOME}/A model.gguf'")
    kind = told.split()[-1]
    handler = system.user("xdg-mime query default application/x-gguf").strip()
    print(f"  MIME type {kind}, opened by {handler}")
    if (kind, handler) != ("application/x-gguf", "foretoken.desktop"):
        raise TestFailed("the MIME type or its handler is not registered")
    entry = "/usr/share/applications/foretoken.desktop"
    chat(system, screen, f"{system.suite}-deb", f"gio launch {entry}")
    close(system, screen)
    for name, opener in _OPENERS.items():
        open_by_mime_type(system, screen, f"{system.suite}-{name}", opener)
        close(system, screen)
    system.root("apt-get purge -y -qq foretoken")
    left = [f for f in system.files() - before if "foretoken" in f.lower()]
    print(f"  left after purge: {left or 'nothing'}")
    system_left = [f for f in left if not f.startswith(_OF_PEOPLE)]
    if system_left:
        raise TestFailed(f"purge left {system_left}")


def try_module_package(system: DebianSystem, screen: Screen, package: Path, module: Path) -> None:
    """Install the module too, run models on a device of its, break the driver, remove it."""
    system.copy(package, "/root/foretoken.deb")
    system.copy(module, "/root/foretoken-vulkan.deb")
    system.root("apt-get install -y -qq --no-install-recommends /root/foretoken.deb")
    before = system.files()
    system.root("apt-get install -y -qq /root/foretoken-vulkan.deb")  # with the drivers
    system.root(f"apt-get install -y -qq --no-install-recommends {' '.join(_DESKTOP)}")

    print("  no device of Vulkan but lavapipe, which is left alone", flush=True)
    _expect_device(system, "", expected=False)
    print("  lavapipe", flush=True)
    _expect_device(system, _LAVAPIPE, expected=True)
    print(system.user(f"{_LAVAPIPE} foretoken --self-test", offline=True), end="")
    on_gpu = f"{_LAVAPIPE} {_GENERATE} --devices {_GPU} --gpu-layers 99"
    texts = [json.loads(system.user(c, offline=True))["text"] for c in (on_gpu, _GENERATE)]
    print(f"  text on {_GPU}: {texts[0]!r}\n  on the CPU:      {texts[1]!r}", flush=True)
    if texts[0] != texts[1]:
        raise TestFailed("the texts differ")
    entry = "/usr/share/applications/foretoken.desktop"
    chat(system, screen, f"{system.suite}-vulkan", f"{_LAVAPIPE} gio launch {entry}")
    close(system, screen)

    print("  a driver that crashes", flush=True)
    driver = _crashing_driver(system)
    _expect_device(system, driver, expected=False)
    print(system.user(f"{driver} foretoken --self-test", offline=True), end="")
    chat(system, screen, f"{system.suite}-broken-driver", f"{driver} gio launch {entry}")
    close(system, screen)

    print("  the module alone removed", flush=True)
    system.root("apt-get purge -y -qq foretoken-vulkan")
    _expect_device(system, _LAVAPIPE, expected=False)
    left = [f for f in system.files() - before if "vulkan" in f.lower() and "/foretoken" in f]
    left = [f for f in left if not f.startswith(_OF_PEOPLE)]
    if left:
        raise TestFailed(f"purge left {left}")
    system.root("apt-get purge -y -qq foretoken")


def _expect_device(system: DebianSystem, environment: str, *, expected: bool) -> None:
    """See whether the doctor knows the device, and is content."""
    told = system.user(f"{environment} foretoken doctor", offline=True)
    for line in told.splitlines():
        if "GPU" in line:
            print(f"    {line}", flush=True)
    if (_GPU in told) is not expected:
        raise TestFailed(f"{_GPU} should {'' if expected else 'not '}be there:\n{told}")


def _crashing_driver(system: DebianSystem) -> str:
    """Put a driver in that ends whoever loads it; return the variable that names it."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "libvulkan_broken.so")
        source = Path(folder, "broken.c")
        source.write_text(_CRASHING_DRIVER, encoding="utf-8")
        command = ["cc", "-shared", "-fPIC", "-nostdlib", "-o", str(library), str(source)]
        subprocess.run(command, check=True)
        listed = {"library_path": f"/opt/{library.name}", "api_version": "1.3.0"}
        entry = Path(folder, "broken_icd.json")
        entry.write_text(json.dumps({"file_format_version": "1.0.0", "ICD": listed}))
        system.copy(library, f"/opt/{library.name}")
        system.copy(entry, f"/opt/{entry.name}")
    return f"VK_DRIVER_FILES=/opt/{entry.name}"


def try_archive(system: DebianSystem, screen: Screen, archive: Path) -> None:
    """Unpack, run, put into the menu, use, take out again."""
    place = f"{_HOME}/Some place"
    system.copy(archive, "/root/archive.tar.gz")
    system.root(f"mkdir -p '{place}' && tar xf /root/archive.tar.gz -C '{place}'")
    system.root(f"chown -R tester: '{place}'")
    folder = f"{place}/{archive.name.removesuffix('.tar.gz')}"
    print(system.user(f"cd / && '{folder}/foretoken' --self-test", offline=True), end="")
    before = system.files()
    system.user(f"'{folder}/install-desktop-entry.sh'")
    entry = f"{_HOME}/.local/share/applications/foretoken.desktop"
    chat(system, screen, f"{system.suite}-tar", f"gio launch {entry}")
    close(system, screen)
    system.user(f"'{folder}/install-desktop-entry.sh' --remove")
    left = [f for f in system.files() - before if "foretoken" in f.lower()]
    print(f"  left after removing the entry: {left or 'nothing'}")


def try_appimage(system: DebianSystem, image: Path) -> None:
    """Run the self-test from an awkward place."""
    system.copy(image, f"{_HOME}/An app.AppImage")
    print(system.user(f"'{_HOME}/An app.AppImage' --self-test", offline=True), end="")


def try_suite(suite: str, dist: Path, screen: Screen, kinds: Sequence[str]) -> None:
    """Try packages on one release of Debian."""
    base = provide_root(suite, cache_folder() / "roots")
    with DebianSystem(suite, base) as system:
        print(f"{suite}: {system.root('. /etc/os-release; echo $PRETTY_NAME').strip()}")
        target = next((product.ROOT / "resources/models").glob("*target*.gguf"))
        system.copy(target, f"{_HOME}/A model.gguf")
        package = next(dist.glob("foretoken_*.deb"))
        if "deb" in kinds:
            print(f"{suite}: .deb", flush=True)
            try_debian_package(system, screen, package)
        else:
            # What it depends on is what any desktop has.
            system.copy(package, "/root/foretoken.deb")
            system.root("apt-get install -y -qq --no-install-recommends /root/foretoken.deb")
            system.root("apt-get purge -y -qq foretoken")
            system.root(f"apt-get install -y -qq --no-install-recommends {' '.join(_DESKTOP)}")
        module = next(dist.glob("foretoken-vulkan_*.deb"), None)
        if "vulkan" in kinds and module is not None:
            print(f"{suite}: .deb with the module for GPUs", flush=True)
            try_module_package(system, screen, package, module)
        if "tar" in kinds:
            print(f"{suite}: .tar.gz", flush=True)
            try_archive(system, screen, next(dist.glob("foretoken-*.tar.gz")))
        if "appimage" in kinds:
            print(f"{suite}: AppImage", flush=True)
            try_appimage(system, next(dist.glob("*.AppImage")))


def main() -> int:
    """Try all suites; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("dist", type=Path)
    parser.add_argument("suites", nargs="*", default=_SUITES)
    parser.add_argument("--only", nargs="+", choices=_KINDS, default=_KINDS)
    parser.add_argument("--python", type=Path, default=cache_folder() / "freeze/venv/bin/python")
    options = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("Only root can install packages.")
    if shutil.which("unshare") and not os.environ.get("FORETOKEN_UNSHARED"):
        # Mounts made from here on are seen by nobody else and end with this process.
        os.environ["FORETOKEN_UNSHARED"] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    pictures = options.dist.resolve() / "screens"
    pictures.mkdir(exist_ok=True)
    failed = []
    for suite in options.suites:
        with ExitStack() as stack:
            screen = stack.enter_context(_screen(options.python.absolute(), pictures))
            try:
                try_suite(suite, options.dist.resolve(), screen, options.only)
            except (TestFailed, subprocess.CalledProcessError) as error:
                print(f"{suite}: FAILED: {error}\n{getattr(error, 'output', '') or ''}")
                failed.append(suite)
    print(f"Failed: {', '.join(failed)}." if failed else "All packages work.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
