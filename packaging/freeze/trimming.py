"""What stays out of the frozen application, and why."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

EXCLUDED_MODULES = (
    "tkinter",
    "readline",  # GPL, and nothing reads a terminal
    "curses",
    "PySide6.QtTest",
    "scipy",
    "matplotlib",
    "IPython",
    "setuptools",
    "pip",
    "numpy.f2py",
    "llama_cpp.server",
)

_LANGUAGES = Path(__file__).parents[2] / "resources" / "languages"
LANGUAGES = {file.stem.removeprefix("foretoken_") for file in _LANGUAGES.glob("*.qm")}
_QT_TRANSLATIONS = ("PySide6/Qt/translations/", "PySide6/translations/")
_QT = "PySide6/Qt/plugins"
UNWANTED = (
    # Screens without a window system, and a theme that would bring GTK along.
    f"{_QT}/platforms/*eglfs*",
    f"{_QT}/platforms/*linuxfb*",
    f"{_QT}/platforms/*minimal*",
    f"{_QT}/platforms/*vnc*",
    f"{_QT}/platforms/*vkkhrdisplay*",
    f"{_QT}/platformthemes/*gtk3*",
    f"{_QT}/egldeviceintegrations/*",
    f"{_QT}/generic/*",
    f"{_QT}/networkinformation/*",
    # Of a compositor, or for sharing buffers with one of Qt's own.
    f"{_QT}/wayland-graphics-integration-server/*",
    f"{_QT}/wayland-graphics-integration-client/*-server.so",
    f"{_QT}/*/*virtualkeyboard*",
    "PySide6/Qt/qml/*",
    # The same folders where PySide6 lies flat, on Windows.
    "PySide6/plugins/platforms/*minimal*",
    "PySide6/plugins/generic/*",
    "PySide6/plugins/networkinformation/*",
    "PySide6/plugins/*/*virtualkeyboard*",
    # A software OpenGL of 20 MB that widgets do not use.
    "PySide6/opengl32sw.dll",
    # Compiled with instructions that GCC 12 gets wrong.
    "*ggml-cpu-sapphirerapids*",
    # Of Pillow, which writes animations and nothing else: letters, another format, other toolkits.
    "PIL/_avif*",
    "PIL/_imagingcms*",
    "PIL/_imagingft*",
    "PIL/_imagingtk*",
    # Only for compiling against a package, or for its own tests.
    "numpy/_core/include/*",
    "numpy/_core/lib/*",
    "*/tests/*",
    "llama_cpp/lib/cmake/*",
    "llama_cpp/lib/pkgconfig/*",
    "*.pyi",
)

# By the system's drivers, or by other libraries that come from the system: a second, older copy in
# one process breaks them (pyinstaller#5573, #6993).
HOST_LIBRARIES = (
    "libstdc++.so*",
    "libgcc_s.so*",
    "libvulkan.so*",
    "libcups.so*",  # speaks with the system's printing service; without it files are printed to
    "libGL*.so*",
    "libEGL*.so*",
    "libdrm*.so*",
    "libX11.so*",
    "libX11-xcb.so*",
    "libxcb.so*",
    "libwayland-*.so*",
    "libfontconfig.so*",
    "libfreetype.so*",
    "libexpat.so*",
    "libdbus-1.so*",
    "libglib-2.0.so*",
    "libgthread-2.0.so*",
    "libsystemd.so*",
    "libz.so*",
)


def is_wanted(path: str, platform: str) -> bool:
    """Whether a file, by its path inside the bundle, travels along."""
    path = path.replace("\\", "/")
    if any(fnmatchcase(path, pattern) for pattern in UNWANTED):
        return False
    name = PurePosixPath(path).name
    if path.startswith(_QT_TRANSLATIONS):  # of Qt's dialogs, in languages that the window speaks
        return name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    from_host = any(fnmatchcase(name, pattern) for pattern in HOST_LIBRARIES)
    return not (platform.startswith("linux") and from_host)


def orphans(
    libraries: Collection[str], roots: Iterable[str], needs: Mapping[str, Collection[str]]
) -> set[str]:
    """Of ``libraries``, by file name, those that nothing needs.

    ``needs`` tells for every name, roots included, which names it is linked with. What is left
    over are companions of files that stayed out.
    """
    found = set()
    to_visit = [name for root in roots for name in needs.get(root, ())]
    while to_visit:
        name = to_visit.pop()
        if name in libraries and name not in found:
            found.add(name)
            to_visit.extend(needs.get(name, ()))
    return set(libraries) - found


Entry = tuple[str, str, str]
"""Path in the bundle, source, kind: what PyInstaller's lists are made of."""
_COMPANIONS = (".", "PySide6/Qt/lib", "pillow.libs")
"""Folders of libraries that others are linked with."""


def without_orphans(entries: list[Entry], needed: Callable[[str], Collection[str]]) -> list[Entry]:
    """Leave out shared libraries that nothing in the bundle needs any more.

    ``needed`` returns the names that the file at a source is linked with. Only libraries in the
    folders where companions are put can be orphans: all else is opened by name.
    """

    def is_companion(entry: Entry) -> bool:
        path = PurePosixPath(entry[0])
        return ".so" in path.name and str(path.parent) in _COMPANIONS

    files = [entry for entry in entries if entry[2] != "SYMLINK"]
    needs = {PurePosixPath(dest).name: needed(source) for dest, source, _ in files}
    companions = {PurePosixPath(e[0]).name for e in files if is_companion(e)}
    # Python's library is opened by the start-up code, OpenSSL's by Qt when it first meets TLS.
    opened = {name for name in companions if name.startswith(("libpython", "libssl", "libcrypto"))}
    roots = (set(needs) - companions) | opened
    lost = orphans(companions - opened, roots, needs)
    return [e for e in entries if not (is_companion(e) and PurePosixPath(e[0]).name in lost)]


def without_dangling(entries: list[Entry], present: Collection[str]) -> list[Entry]:
    """Leave out symbolic links to what is not ``present``, paths in the bundle."""

    def is_whole(entry: Entry) -> bool:
        dest, target, kind = entry
        return (
            kind != "SYMLINK"
            or posixpath.normpath(posixpath.join(posixpath.dirname(dest), target)) in present
        )

    return [entry for entry in entries if is_whole(entry)]
