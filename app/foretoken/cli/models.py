"""``foretoken models``: the models on this computer, drafts for one of them, and where to look.

Only headers are read: neither llama.cpp nor any weights are loaded, except by ``models test``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretoken.cli.model_names import add_options, named_model, searched_folders
from foretoken.cli.options import CommandParser, one_of
from foretoken.cli.terminal import (
    CANNOT_LOAD,
    DONE,
    FAILED,
    PAIR_MISFIT,
    WRONG_USAGE,
    complain,
    table,
    write,
)
from foretoken.models.amounts import count_text, size_text
from foretoken.models.library.folders import (
    ModelFolder,
    add_user_folder,
    model_folders,
    remove_user_folder,
)
from foretoken.models.library.library import (
    Library,
    LibraryModel,
    ModelKind,
    read_library,
)
from foretoken.system.paths import shown_path

if TYPE_CHECKING:
    from foretoken.models.pairs.pairing import DraftChoice

_WRITES = (ModelKind.CHAT, ModelKind.BASE)
_KINDS = {
    ModelKind.CHAT: "chat",
    ModelKind.BASE: "base model, no chat",
    ModelKind.PROJECTOR: "attachment for images or sound",
    ModelKind.EMBEDDING: "computes embeddings",
    ModelKind.ADAPTER: "adapter (LoRA)",
}
_HEADS = ("name", "parameters", "size", "quantisation", "context", "source", "")


def run(arguments: Sequence[str]) -> int:
    """Run ``foretoken models`` with these arguments; return its exit code."""
    commands: dict[str, Callable[[Sequence[str]], int]] = {
        "pair": _pair,
        "test": _test,
        "get": _get,
        "folders": _folders,
    }
    if arguments and arguments[0] in commands:
        return commands[arguments[0]](arguments[1:])
    return _list(arguments)


# --- list ------------------------------------------------------------------------------------


def _list(arguments: Sequence[str]) -> int:
    parser = CommandParser(
        prog="foretoken models",
        description="List the GGUF models on this computer: those of LM Studio, the Hugging Face "
        "cache, llama.cpp, GPT4All, Jan, Ollama, Foretoken, and in folders of your own.",
        epilog="foretoken models pair TARGET tells which of them can draft for a model; foretoken "
        "models test TARGET DRAFT measures what a draft gains; foretoken models get downloads a "
        "suggested pair; foretoken models folders shows where is searched, and adds or removes "
        "folders.",
    )
    add_options(parser)
    options = parser.parse_args(arguments)
    folders = searched_folders(options)
    if folders is None:
        return WRONG_USAGE
    library = read_library(folders)
    write(_as_json(library) if options.json else _for_people(library, folders))
    return DONE


def _for_people(library: Library, folders: list[ModelFolder]) -> str:
    models = sorted(library.models, key=lambda model: (model.name.lower(), str(model.path)))
    writing = [model for model in models if model.kind in _WRITES]
    broken = [model for model in models if model.kind is ModelKind.BROKEN]
    apart = [model for model in models if model.kind not in (*_WRITES, ModelKind.BROKEN)]
    rows = [_columns(model) for model in _chat_first(writing)]
    lines = _section("Models", table([_HEADS, *rows] if rows else []))
    lines += _section(
        "Set apart",
        table(
            (model.name, size_text(model.size_bytes), model.source, _kind(model)) for model in apart
        ),
    )
    for model in broken:
        lines += [] if model is not broken[0] else ["Broken"]
        lines += [f"  {model.name}  {shown_path(model.path)}", f"    {model.problem}"]
    lines += [""] if broken else []
    lines += _section(
        "Not searched",
        [f"{shown_path(found.folder)} {found.reason}" for found in library.problems],
    )
    if not models:
        return "\n".join([*lines, *_nothing_found(folders)]) + "\n"
    size = sum(model.size_bytes for model in models)
    count = f"{len(models):,} model{'s' if len(models) != 1 else ''}"
    return "\n".join([*lines, f"{count}, {size_text(size)}."]) + "\n"


def _chat_first(models: list[LibraryModel]) -> list[LibraryModel]:
    return sorted(models, key=lambda model: _WRITES.index(model.kind))


def _columns(model: LibraryModel) -> tuple[str, ...]:
    context = f"{model.context_length:,}" if model.context_length else ""
    kind = "" if model.kind is ModelKind.CHAT else _kind(model)
    return (
        model.name,
        count_text(model.parameters),
        size_text(model.size_bytes),
        model.quantisation,
        context,
        model.source,
        kind,
    )


def _nothing_found(folders: list[ModelFolder]) -> list[str]:
    there = [folder for folder in folders if folder.path.is_dir()]
    return [
        "No models were found. Searched:" if there else "No models were found.",
        *[f"  {shown_path(folder.path)}" for folder in there],
        "Add the folder that yours lie in with: foretoken models folders add FOLDER",
        "or download a pair with: foretoken models get",
    ]


def _kind(model: LibraryModel) -> str:
    return _KINDS.get(model.kind) or (model.problem or "").rstrip(".")


def _section(title: str, lines: list[str]) -> list[str]:
    return [title, *[f"  {line}" for line in lines], ""] if lines else []


def _as_json(library: Library) -> str:
    report = {
        "models": [_model_report(model) for model in library.models],
        "not_searched": [
            {"folder": str(problem.folder), "reason": problem.reason}
            for problem in library.problems
        ],
    }
    return json.dumps(report, ensure_ascii=False) + "\n"


def _model_report(model: LibraryModel) -> dict[str, Any]:
    return {**asdict(model), "path": str(model.path), "parts": [str(part) for part in model.parts]}


# --- pair ------------------------------------------------------------------------------------


def _pair(arguments: Sequence[str]) -> int:
    from foretoken.models.pairs.pairing import ranked_drafts

    parser = CommandParser(
        prog="foretoken models pair",
        description="Tell which models can draft for a target, best first, and why others cannot.",
    )
    parser.add_argument("target", metavar="TARGET", help="a file, or (part of) a model's name")
    add_options(parser)
    options = parser.parse_args(arguments)
    folders = searched_folders(options)
    if folders is None:
        return WRONG_USAGE
    library = read_library(folders)
    target = named_model(options.target, library.models)
    if target is None:
        return WRONG_USAGE
    if target.kind is ModelKind.BROKEN:
        return complain(CANNOT_LOAD, f"{target.name} is broken. {target.problem}")
    if target.kind not in _WRITES:
        return complain(PAIR_MISFIT, f"{target.name} writes no text: {_kind(target)}.")
    drafts = ranked_drafts(target, library.models)
    write(_pair_json(target, drafts) if options.json else _pair_text(target, drafts))
    return DONE


def _pair_text(target: LibraryModel, drafts: Sequence[DraftChoice]) -> str:
    fitting, misfits = [], []
    for choice in drafts:
        verdict = choice.verdict
        if choice.model is None:
            fitting.append(("no second model", "", "0 %", "drafts from the text so far"))
        elif verdict.compatible:
            cost = "" if verdict.cost_ratio is None else f"{100 * verdict.cost_ratio:.0f} %"
            fits = f"fits, but {verdict.reason}" if verdict.reason else "fits"
            fitting.append((choice.model.name, size_text(choice.model.size_bytes), cost, fits))
        else:
            misfits.append((choice.model.name, choice.model.source, verdict.reason or ""))
    lines = [
        f"Target: {target.name}  {shown_path(target.path)}",
        "",
        *_section("Drafts, best first; a pass costs about so much of a target's", table(fitting)),
        *_section("Cannot draft for it", table(misfits)),
    ]
    return "\n".join(lines[:-1]) + "\n"


def _pair_json(target: LibraryModel, drafts: Sequence[DraftChoice]) -> str:
    report = {
        "target": _model_report(target),
        "drafts": [
            {
                "model": None if choice.model is None else _model_report(choice.model),
                **asdict(choice.verdict),
            }
            for choice in drafts
        ],
    }
    return json.dumps(report, ensure_ascii=False) + "\n"


# --- test, get and folders -----------------------------------------------------------------


def _test(arguments: Sequence[str]) -> int:
    from foretoken.cli.pair_test import run as run_test

    return run_test(arguments)


def _get(arguments: Sequence[str]) -> int:
    from foretoken.cli.get import run as run_get

    return run_get(arguments)


def _folders(arguments: Sequence[str]) -> int:
    parser = CommandParser(
        prog="foretoken models folders",
        description="Show where models are searched; add or remove a folder of your own. "
        "The folder and the files in it stay as they are.",
    )
    parser.add_argument("change", nargs="?", type=one_of(("add", "remove")), metavar="add|remove")
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    if options.change is None:
        write(_folder_list(model_folders()))
        return DONE
    if options.folder is None:
        parser.error("a folder is missing")
    shown = shown_path(options.folder)
    try:
        if options.change == "add":
            added = add_user_folder(options.folder)
            write(f"{shown} {'is searched from now on' if added else 'was there before'}.\n")
            return DONE
        if remove_user_folder(options.folder):
            write(f"{shown} is no longer searched.\n")
            return DONE
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    except OSError as error:
        return complain(FAILED, f"The list of folders cannot be written: {error.strerror}.")
    return complain(
        WRONG_USAGE, f"{shown} is no folder of your own. foretoken models folders shows them."
    )


def _folder_list(folders: list[ModelFolder]) -> str:
    rows = [
        (
            shown_path(folder.path),
            "your folder" if folder.chosen else folder.source,
            "" if folder.path.is_dir() else "not there",
        )
        for folder in folders
    ]
    return "\n".join(table(rows)) + "\n"
