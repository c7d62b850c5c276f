"""Models and folders named on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from foretoken.cli.terminal import Code, Refusal
from foretoken.engine.heads import HEAD_FAMILIES
from foretoken.models.library.folders import ModelFolder, chosen_folder, model_folders
from foretoken.models.library.library import LibraryModel, ModelKind, model_at
from foretoken.system.paths import shown_path

WRITES = (ModelKind.CHAT, ModelKind.BASE)
"""Kinds of models that write text."""
KINDS = {
    ModelKind.CHAT: "chat",
    ModelKind.BASE: "base model, no chat",
    ModelKind.PROJECTOR: "add-on for images or audio",
    ModelKind.EMBEDDING: "computes embeddings",
    ModelKind.ADAPTER: "adapter (LoRA)",
}
_MAX_LISTED = 8
"""Number of candidates listed for an ambiguous name."""


def add_folders(parser: argparse.ArgumentParser, default: Any = None) -> None:
    """Declare ``--folder``; for ``default`` see ``add_json``."""
    meaning = "search this folder instead of the usual ones; may be given several times"
    add = parser.add_argument
    add("--folder", type=Path, action="append", default=default, metavar="F", help=meaning)


def searched_folders(options: argparse.Namespace) -> list[ModelFolder]:
    """Return the folders to search. Raises ``Refusal``."""
    if options.folder is None:
        return model_folders()
    folders = [path.expanduser().absolute() for path in options.folder]
    for folder in folders:
        if not folder.is_dir():
            what = "is not a folder" if folder.exists() else "does not exist. Check the name"
            raise Refusal(Code.WRONG_USAGE, f"{folder} {what}.")
    return [chosen_folder(folder) for folder in folders]


def drafting_model(text: str, models: Sequence[LibraryModel]) -> LibraryModel:
    """Like ``writing_model``, but also accepts a head, which only writes with its target."""
    model = _named_model(text, models)
    return model if model.shape.family in HEAD_FAMILIES else writing_model(text, models)


def writing_model(text: str, models: Sequence[LibraryModel]) -> LibraryModel:
    """Find a model by file or name. Raises ``Refusal``, also if it does not write text."""
    model = _named_model(text, models)
    if model.kind is ModelKind.BROKEN:
        raise Refusal(Code.CANNOT_LOAD, f"{model.name} is broken. {model.problem}")
    if model.kind not in WRITES:
        raise Refusal(
            Code.PAIR_MISFIT, f"{model.name} does not generate text: {kind_words(model)}."
        )
    return model


def kind_words(model: LibraryModel) -> str:
    """Return the purpose of a model, or why it is unusable."""
    return KINDS.get(model.kind) or (model.problem or "").rstrip(".")


def _named_model(text: str, models: Sequence[LibraryModel]) -> LibraryModel:
    path = Path(text).expanduser()
    if path.is_file():
        same = [model for model in models if path.absolute() in model.parts]
        return same[0] if same else model_at(path)
    wanted = text.casefold()
    found = [model for model in models if model.name.casefold() == wanted]
    found = found or [model for model in models if wanted in model.name.casefold()]
    # A projector's name resembles that of its model.
    found = [model for model in found if model.kind in WRITES] or found
    if len(found) == 1:
        return found[0]
    if not found:
        words = f"No model is named {text!r}. List the models with: foretoken models"
        raise Refusal(Code.WRONG_USAGE, words)
    named = "".join(f"\n  {model.name}  {shown_path(model.path)}" for model in found[:_MAX_LISTED])
    more = f"\n  and {len(found) - _MAX_LISTED} more" if len(found) > _MAX_LISTED else ""
    raise Refusal(
        Code.WRONG_USAGE,
        f"{text!r} matches {len(found)} models. Enter more of the name, or a path:{named}{more}",
    )
