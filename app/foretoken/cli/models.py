"""``foretoken models``: the models on this computer, drafts for one of them, and where to look.

Only headers are read: neither llama.cpp nor any weights are loaded, except by ``models test``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretoken.cli import get
from foretoken.cli.model_names import (
    WRITES,
    add_folders,
    kind_words,
    searched_folders,
    writing_model,
)
from foretoken.cli.options import add_json, one_of
from foretoken.cli.terminal import DONE, FAILED, WRONG_USAGE, Refusal, table, write, write_json
from foretoken.models.amounts import count_text, size_text
from foretoken.models.library.folders import (
    ModelFolder,
    add_user_folder,
    model_folders,
    remove_user_folder,
)
from foretoken.models.library.library import Library, LibraryModel, ModelKind, read_library
from foretoken.system.paths import shown_path

if TYPE_CHECKING:
    from foretoken.models.pairs.pairing import DraftChoice

DESCRIPTION = (
    "List the GGUF models on this computer: those of LM Studio, the Hugging Face cache, llama.cpp, "
    "GPT4All, Jan, Ollama, Foretoken, and in folders of your own."
)
_HEADS = ("name", "parameters", "size", "quantisation", "context", "source", "")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare what ``models`` takes, and its own commands."""
    add_folders(parser)
    add_json(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, meaning: str, more: str, run: object) -> argparse.ArgumentParser:
        words = f"{meaning[0].upper()}{meaning[1:]}{more}"
        command: argparse.ArgumentParser = commands.add_parser(
            name, help=meaning, description=words
        )
        command.set_defaults(run=run)
        return command

    meant = "a file, or (part of) a model's name"
    pair = add(
        "pair", "tell which models can draft for a target", ", best first, and why not.", _pair
    )
    pair.add_argument("target", metavar="TARGET", help=meant)
    add_folders(pair, argparse.SUPPRESS)
    add_json(pair, argparse.SUPPRESS)
    test = add(
        "test",
        "measure what drafting gains with a pair",
        ": short texts of several kinds are written with and without it, for about 20 seconds. "
        "The result is remembered for this computer. Without DRAFT the target drafts by its own "
        "head, if it brings one, or from its own text.",
        _test,
    )
    test.add_argument("target", metavar="TARGET", help=meant)
    test.add_argument("draft", nargs="?", metavar="DRAFT", help="likewise")
    add_folders(test, argparse.SUPPRESS)
    add_json(test, argparse.SUPPRESS)
    got = add(
        "get",
        "download a pair of models",
        " into Foretoken's own folder; without PRESET, list the pairs. A download that was "
        "interrupted goes on where it stopped.",
        get.run,
    )
    get.add_options(got)
    folders = add(
        "folders",
        "show, add and remove the folders that are searched",
        ". The folder and the files in it stay as they are.",
        _folders,
    )
    folders.add_argument("change", nargs="?", type=one_of(("add", "remove")), metavar="add|remove")
    folders.add_argument("folder", nargs="?", type=Path, metavar="FOLDER")


# --- list ------------------------------------------------------------------------------------


def run(options: argparse.Namespace) -> int:
    """List the models; return the exit code."""
    folders = searched_folders(options)
    library = read_library(folders)
    if options.json:
        searched = [
            {"folder": str(problem.folder), "reason": problem.reason}
            for problem in library.problems
        ]
        found = [_model_report(model) for model in library.models]
        write_json({"models": found, "not_searched": searched})
    else:
        write(_for_people(library, folders))
    return DONE


def _for_people(library: Library, folders: list[ModelFolder]) -> str:
    models = sorted(library.models, key=lambda model: (model.name.lower(), str(model.path)))
    writing = [model for model in models if model.kind in WRITES]
    broken = [model for model in models if model.kind is ModelKind.BROKEN]
    apart = [model for model in models if model.kind not in (*WRITES, ModelKind.BROKEN)]
    rows = [_columns(model) for model in _chat_first(writing)]
    lines = _section("Models", table([_HEADS, *rows] if rows else []))
    lines += _section(
        "Set apart",
        table(
            (model.name, size_text(model.size_bytes), model.source, kind_words(model))
            for model in apart
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
    return sorted(models, key=lambda model: WRITES.index(model.kind))


def _columns(model: LibraryModel) -> tuple[str, ...]:
    context = f"{model.context_length:,}" if model.context_length else ""
    kind = "" if model.kind is ModelKind.CHAT else kind_words(model)
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


def _section(title: str, lines: list[str]) -> list[str]:
    return [title, *[f"  {line}" for line in lines], ""] if lines else []


def _model_report(model: LibraryModel) -> dict[str, Any]:
    return {**asdict(model), "path": str(model.path), "parts": [str(part) for part in model.parts]}


# --- pair ------------------------------------------------------------------------------------


def _pair(options: argparse.Namespace) -> int:
    from foretoken.models.pairs.pairing import ranked_drafts

    library = read_library(searched_folders(options))
    target = writing_model(options.target, library.models)
    drafts = ranked_drafts(target, library.models)
    if options.json:
        found = [
            {
                "model": None if choice.model is None else _model_report(choice.model),
                **asdict(choice.verdict),
            }
            for choice in drafts
        ]
        write_json({"target": _model_report(target), "drafts": found})
    else:
        write(_pair_text(target, drafts))
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


# --- test and folders ------------------------------------------------------------------------


def _test(options: argparse.Namespace) -> int:
    from foretoken.cli.pair_test import run as run_test  # it brings llama.cpp

    return run_test(options)


def _folders(options: argparse.Namespace) -> int:
    if options.change is None:
        write(_folder_list(model_folders()))
        return DONE
    if options.folder is None:
        words = "a folder is missing. See foretoken models folders --help."
        raise Refusal(WRONG_USAGE, words)
    shown = shown_path(options.folder)
    try:
        if options.change == "add":
            added = add_user_folder(options.folder)
            write(f"{shown} {'is searched from now on' if added else 'was there before'}.\n")
        elif remove_user_folder(options.folder):
            write(f"{shown} is no longer searched.\n")
        else:
            words = f"{shown} is no folder of your own. foretoken models folders shows them."
            raise Refusal(WRONG_USAGE, words)
    except ValueError as error:
        raise Refusal(WRONG_USAGE, str(error)) from None
    except OSError as error:
        words = f"The list of folders cannot be written: {error.strerror}."
        raise Refusal(FAILED, words) from None
    return DONE


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
