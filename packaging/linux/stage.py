"""Makes /usr/share of the Linux packages, and the configuration of nfpm."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import product
import vulkan_module

DATA = Path(__file__).parent / "data"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
MAINTAINER = "The Foretoken developers <foretoken@users.noreply.github.com>"
_RENDER = """
import sys; sys.path.insert(0, sys.argv[1])
from pathlib import Path
import icons
svg, folder, *sizes = sys.argv[2:]
for size in map(int, sizes):
    target = Path(folder, f"{size}x{size}", "apps", "foretoken.png")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(icons.png(icons.render(Path(svg), size)))
"""


def filled(template: Path, version: str, when: datetime) -> str:
    """Return a file of ``data`` with the product's facts in it."""
    text = template.read_text(encoding="utf-8")
    facts = {
        "VERSION": version,
        "DATE": when.strftime("%Y-%m-%d"),
        "IDENTIFIER": product.IDENTIFIER,
        "SUMMARY": product.SUMMARY,
        "PUBLISHER": product.PUBLISHER,
    }
    for name, value in facts.items():
        text = text.replace(f"@{name}@", value)
    return text


def write_share(share: Path, version: str, when: datetime) -> None:
    """Write what every format carries: entry in the menu, metainfo, MIME type, manual page."""
    texts = {
        "applications/foretoken.desktop": DATA / "foretoken.desktop",
        f"metainfo/{product.IDENTIFIER}.metainfo.xml": DATA / "metainfo.xml",
        "mime/packages/foretoken.xml": DATA / "foretoken-mime.xml",
        "man/man1/foretoken.1": DATA / "foretoken.1",
    }
    for name, template in texts.items():
        target = share / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(template, version, when), encoding="utf-8")


def write_icons(share: Path, python: Path) -> None:
    """Render the drawing in every size of the theme, with the Qt of ``python``."""
    theme = share / "icons" / "hicolor"
    scalable = theme / "scalable" / "apps" / "foretoken.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(product.ICON.read_bytes())
    command = [str(python), "-c", _RENDER, str(product.ROOT / "packaging"), str(product.ICON)]
    subprocess.run([*command, str(theme), *map(str, ICON_SIZES)], check=True)


def write_debian_documents(share: Path, version: str, when: datetime) -> None:
    """Write what Debian wants besides: compressed manual page and changelogs, copyright."""
    manual = share / "man/man1/foretoken.1"
    _compress(manual.read_text(encoding="utf-8"), manual.with_suffix(".1.gz"))
    manual.unlink()
    documents = share / "doc" / "foretoken"
    documents.mkdir(parents=True, exist_ok=True)
    changes = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    _compress(changes, documents / "changelog.gz")
    _compress(debian_changelog(version, when), documents / "changelog.Debian.gz")
    (documents / "copyright").write_bytes((DATA / "copyright").read_bytes())
    overrides = share / "lintian" / "overrides" / "foretoken"
    overrides.parent.mkdir(parents=True, exist_ok=True)
    overrides.write_bytes((DATA / "lintian-overrides").read_bytes())


def write_module_documents(folder: Path, share: Path, version: str, when: datetime) -> None:
    """Write the same for the module's package, whose program is in the other one."""
    documents = folder / "doc" / vulkan_module.NAME
    documents.mkdir(parents=True, exist_ok=True)
    (documents / "copyright").write_text(vulkan_module.notices(), encoding="utf-8")
    (documents / "changelog.gz").write_bytes((share / "doc/foretoken/changelog.gz").read_bytes())
    name = vulkan_module.NAME
    _compress(debian_changelog(version, when, name), documents / "changelog.Debian.gz")
    overrides = folder / "lintian" / "overrides" / name
    overrides.parent.mkdir(parents=True, exist_ok=True)
    text = (DATA / "lintian-overrides").read_text(encoding="utf-8")
    overrides.write_text(text.replace("foretoken:", f"{name}:"), encoding="utf-8")


def debian_changelog(version: str, when: datetime, package: str = "foretoken") -> str:
    """Return the packaging's own changelog; what changed in the program is beside it."""
    date = when.astimezone(UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    return (
        f"{package} ({version}-1) stable; urgency=medium\n\n"
        f"  * Foretoken {version}: see changelog.gz.\n\n"
        f" -- {MAINTAINER}  {date}\n"
    )


def _compress(text: str, target: Path) -> None:
    # No time of day inside: the same input gives the same file.
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def nfpm_configuration(
    bundle: Path,
    share: Path,
    version: str,
    architecture: str,
    debian_depends: Sequence[str],
    rpm_requires: Sequence[str],
) -> dict[str, Any]:
    """Return what nfpm reads, for .deb and .rpm; JSON of it is YAML, too."""
    return {
        "name": "foretoken",
        "arch": architecture,
        "platform": "linux",
        "version": version,
        "release": "1",
        "section": "utils",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "vendor": product.PUBLISHER,
        "license": "MIT",
        "description": (
            "desktop chat with visible speculative decoding\n"
            "A chat for language models on your own machine. A small draft model\n"
            "runs ahead and the large target model verifies every token; the window\n"
            "shows which tokens came from which and how much faster that is. A\n"
            "built-in pair of tiny models works right away and offline."
        ),
        "contents": [
            {"src": f"{bundle}/", "dst": "/opt/foretoken", "type": "tree"},
            {"src": f"{share}/", "dst": "/usr/share", "type": "tree"},
            {"src": "/opt/foretoken/foretoken", "dst": "/usr/bin/foretoken", "type": "symlink"},
        ],
        "overrides": {
            "deb": {
                "depends": list(debian_depends),
                "recommends": ["libcups2t64 | libcups2", "xdg-utils"],
                "suggests": [vulkan_module.NAME],
            },
            "rpm": {"depends": list(rpm_requires), "recommends": ["xdg-utils"]},
        },
        # lintian and older releases' dpkg do not know zstd, and nfpm takes many minutes for xz.
        "deb": {"compression": "gzip"},
        "rpm": {"compression": "zstd", "group": "Applications/Productivity"},
    }
