"""Which libraries a Linux system must provide, and the packages that hold them."""

from __future__ import annotations

from collections.abc import Iterable

DEBIAN_PACKAGES = {
    # Its version is what the bundle asks for, so the packages name it themselves.
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libresolv.so.2": "libc6",
    "libutil.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libz.so.1": "zlib1g",
    "libexpat.so.1": "libexpat1",
}
# Opened only where they are: a module that needs them is skipped without.
OPTIONAL = {"libvulkan.so.1": "libvulkan1", "libcups.so.2": "libcups2t64 | libcups2"}


def unknown(sonames: Iterable[str]) -> set[str]:
    """Return those that no package is known for."""
    return set(sonames) - DEBIAN_PACKAGES.keys() - OPTIONAL.keys()


def debian_depends(sonames: Iterable[str], glibc: tuple[int, ...]) -> list[str]:
    """Return the packages that hold these libraries, with the version of glibc that is needed."""
    packages = {DEBIAN_PACKAGES[name] for name in sonames if name in DEBIAN_PACKAGES} - {"libc6"}
    return [f"libc6 (>= {'.'.join(map(str, glibc))})", *sorted(packages)]


def rpm_requires(sonames: Iterable[str], glibc: tuple[int, ...]) -> list[str]:
    """Return the same as the names under which RPM systems know libraries."""
    names = {n for n in sonames if n in DEBIAN_PACKAGES and DEBIAN_PACKAGES[n] != "libc6"}
    oldest = f"libc.so.6(GLIBC_{'.'.join(map(str, glibc))})(64bit)"
    return [oldest, *sorted(f"{name}()(64bit)" for name in names)]
