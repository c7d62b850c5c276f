"""The Flatpak's manifest fits what the Linux recipe makes."""

import sys
from pathlib import Path

import pytest

yaml = pytest.importorskip("yaml")

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))

import product  # noqa: E402

PATH = PACKAGING / "flatpak" / f"{product.IDENTIFIER}.yml"
MANIFEST = yaml.safe_load(PATH.read_text(encoding="utf-8"))


def test_the_files_that_it_renames_are_made_by_the_linux_recipe() -> None:
    recipe = (PACKAGING / "linux" / "stage.py").read_text(encoding="utf-8")
    assert f"applications/{MANIFEST['rename-desktop-file']}" in recipe
    assert f"mime/packages/{MANIFEST['rename-mime-file']}" in recipe
    assert MANIFEST["rename-icon"] == "foretoken"
    assert "foretoken.svg" in recipe or "foretoken.png" in recipe


def test_it_asks_for_no_more_than_it_needs() -> None:
    names = [right for right in MANIFEST["finish-args"] if "name=" in right]
    assert names == ["--talk-name=org.freedesktop.secrets"]
    places = [right for right in MANIFEST["finish-args"] if right.startswith("--filesystem")]
    assert places == ["--filesystem=host:ro"]
