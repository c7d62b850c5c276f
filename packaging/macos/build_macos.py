#!/usr/bin/env python3
"""Builds the disk image for the Mac it runs on: library, application, signatures, image.

    python3 packaging/macos/build_macos.py

Needs Python 3.11 or newer and Xcode's command line tools. Not yet run on macOS. Signing and
notarisation: see sign_macos.py. The result lies in dist/.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import freezing
import info_plist
import machine_code
import product
import sign_macos


def main() -> int:
    """Build; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--work", type=Path, default=product.ROOT / "build/macos", metavar="DIR")
    parser.add_argument("--output", type=Path, default=product.ROOT / "dist", metavar="DIR")
    options = parser.parse_args()
    work: Path = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    icon = freezing.make_icons(work) / "foretoken.icns"
    out = freezing.freeze(work, icon=icon, info_plist=info_plist.write(work))
    app = out / f"{product.NAME}.app"
    machine = platform.machine()
    oldest = product.numbers(product.OLDEST_MACOS, 2)
    if problems := machine_code.unfit(app, machine, (oldest[0], oldest[1])):
        raise SystemExit("\n".join(["The application would not run everywhere:", *problems]))

    sign_macos.sign_app(app)
    archive = work / f"{product.NAME}.zip"  # the shape in which Apple takes an application
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(app), str(archive)], check=True)
    sign_macos.notarise(archive, app)

    freezing.keep_bom(out, options.output, f"macos-{machine}")
    image = options.output.resolve() / f"Foretoken-{product.version()}-macos-{machine}.dmg"
    make_image(app, image)
    sign_macos.sign_image(image)
    sign_macos.notarise(image, image)
    product.write_sums([image], image.with_name(image.name + ".sha256"))
    print(image)
    return 0


def make_image(app: Path, image: Path) -> None:
    """Make a compressed image with the application and a link to where it belongs."""
    with tempfile.TemporaryDirectory() as folder:
        content = Path(folder, product.NAME)
        content.mkdir()
        # ditto keeps links and signatures as they are.
        subprocess.run(["ditto", str(app), str(content / app.name)], check=True)
        (content / "Applications").symlink_to("/Applications")
        shutil.copy(product.ROOT / "LICENSE", content / "License.txt")
        image.unlink(missing_ok=True)
        command = ["hdiutil", "create", "-volname", product.NAME, "-srcfolder", str(content)]
        command += ["-fs", "HFS+", "-format", "UDZO", "-imagekey", "zlib-level=9"]
        subprocess.run([*command, str(image)], check=True)


if __name__ == "__main__":
    sys.exit(main())
