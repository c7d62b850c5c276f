"""Which models and folders are meant by what the command line says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from foretoken.cli.terminal import (
    WRONG_USAGE,
    complain,
)
from foretoken.models.library.folders import (
    ModelFolder,
    chosen_folder,
    model_folders,
)
from foretoken.models.library.library import (
    LibraryModel,
    ModelKind,
    model_at,
)
from foretoken.system.paths import shown_path

if TYPE_CHECKING:
    pass

_WRITES = (ModelKind.CHAT, ModelKind.BASE)
_MOST_LISTED = 8
"""Of models that a text may have meant."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare what most of these commands take."""
    parser.add_argument(
        "--folder",
        type=Path,
        action="append",
        metavar="F",
        help="search this folder instead of the usual ones; may be given several times",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def searched_folders(options: argparse.Namespace) -> list[ModelFolder] | None:
    """Return the folders to search; None after a complaint about one that was named."""
    if options.folder is None:
        return model_folders()
    folders = [path.expanduser().absolute() for path in options.folder]
    for folder in folders:
        if not folder.is_dir():
            what = "is not a folder" if folder.exists() else "does not exist. Check the name"
            complain(WRONG_USAGE, f"{folder} {what}.")
            return None
    return [chosen_folder(folder) for folder in folders]


def named_model(text: str, models: Sequence[LibraryModel]) -> LibraryModel | None:
    """Find the model that is meant, a file or a name; None after a complaint."""
    path = Path(text).expanduser()
    if path.is_file():
        same = [model for model in models if path.absolute() in model.parts]
        return same[0] if same else model_at(path)
    wanted = text.casefold()
    found = [model for model in models if model.name.casefold() == wanted]
    found = found or [model for model in models if wanted in model.name.casefold()]
    # A projector beside its model has much of its name.
    found = [model for model in found if model.kind in _WRITES] or found
    if len(found) == 1:
        return found[0]
    if not found:
        complain(
            WRONG_USAGE,
            f"No model is called {text!r}. foretoken models lists those that were found.",
        )
        return None
    named = "".join(f"\n  {model.name}  {shown_path(model.path)}" for model in found[:_MOST_LISTED])
    more = f"\n  and {len(found) - _MOST_LISTED} more" if len(found) > _MOST_LISTED else ""
    complain(
        WRONG_USAGE,
        f"{text!r} is part of {len(found)} names. Write more of one, or its path:{named}{more}",
    )
    return None
