"""``foretoken models``: list and download models, rank drafts for a target, manage folders.

Only headers are read: neither llama.cpp nor any weights are loaded, except by ``models test``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil

from foretoken.cli.options import add_json, one_of
from foretoken.cli.terminal import (
    Code,
    Refusal,
    StatusLine,
    errors_as_refusal,
    print_message,
    table,
    write,
    write_result,
)
from foretoken.engine.heads import HEAD_FAMILIES
from foretoken.models.amounts import count_text, size_text
from foretoken.models.hub.downloads import Phase, Progress, fetch_models
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.folders import (
    ModelFolder,
    add_user_folder,
    chosen_folder,
    model_folders,
    remove_user_folder,
)
from foretoken.models.library.library import Library, LibraryModel, model_at, read_library
from foretoken.models.presets.suggested import Preset, PresetModel, builtin_presets, why_too_big
from foretoken.system.fetching import FetchError
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    from foretoken.models.pairs.pairing import DraftChoice


# --- get ------------------------------------------------------------------------------------------

_LINE_PERCENT = 10
"""Percentage of the download after which a stream that is no terminal gets another line."""


def _run_get(options: argparse.Namespace) -> int:
    """List the pairs, or download one; return the exit code."""
    what = "The list of pairs cannot be read"
    with errors_as_refusal(Code.FAILED, OSError, ValueError, what=what):
        presets = builtin_presets()
    if options.preset is None:
        report = {"presets": list(map(_report, presets))}
        write_result(report, _presets_text(presets), as_json=options.json)
        return Code.DONE
    for preset in presets:
        if preset.id == options.preset:
            return _get(preset, as_json=options.json)
    known = ", ".join(preset.id for preset in presets)
    raise Refusal(Code.WRONG_USAGE, f"There is no preset {options.preset!r}. Available: {known}.")


def _get(preset: Preset, *, as_json: bool) -> int:
    size = preset.download_bytes
    known = f", {size_text(size)} in total" if size is not None else ""
    sys.stderr.write(f"{preset.title}{known}\n")
    for model in preset.models:
        sys.stderr.write(f"  {model.title}, {_terms(model)}\n")
    if reason := why_too_big(preset, psutil.virtual_memory().available):
        print_message(reason)
    progress = _ProgressLine()
    try:
        with errors_as_refusal(Code.FAILED, FetchError):
            paths = fetch_models(preset.models, progress.show)
    except KeyboardInterrupt:
        words = "Stopped. Run the same command again to resume the download."
        raise Refusal(Code.INTERRUPTED, words) from None
    finally:
        progress.status.clear()
    target, draft = paths[0], paths[-1]
    its, option = shown_path(draft), " --draft ..."
    if preset.own_head:
        its, option = preset.draft_title, ""
    text = (
        f"Target: {shown_path(target)}\nDraft:  {its}\n"
        f"Choose them in the window, or try: foretoken bench --target ...{option}\n"
    )
    write_result({"target": target, "draft": draft}, text, as_json=as_json)
    return Code.DONE


def _terms(model: PresetModel) -> str:
    gated = "; requires accepting its terms on the hub first" if model.gated else ""
    if model.licence is None:
        return f"licence: see the page of {model.repository} on the hub{gated}"
    return f"{model.licence.name} ({model.licence.source}){gated}"


def _presets_text(presets: Sequence[Preset]) -> str:
    rows = [("preset", "target and draft", "download", "memory")]
    for preset in presets:
        size, names = preset.download_bytes, f"{preset.target.title} + {preset.draft_title}"
        memory = f"about {size_text(preset.memory_bytes)}"
        rows.append((preset.id, names, "" if size is None else size_text(size), memory))
    return "\n".join([*table(rows), "", "Download one with: foretoken models get PRESET"]) + "\n"


def _report(preset: Preset) -> dict[str, Any]:
    return {
        "id": preset.id,
        "title": preset.title,
        "reason": preset.reason,
        "target": preset.target.title,
        "draft": preset.draft_title,
        "download_bytes": preset.download_bytes,
        "memory_bytes": preset.memory_bytes,
        "context_length": preset.context_length,
        "licences": [model.licence and model.licence.name for model in preset.models],
    }


class _ProgressLine:
    """Progress on stderr: a line that is updated on a terminal, a few lines elsewhere."""

    def __init__(self) -> None:
        self.status = StatusLine()
        self._share = -1
        self._note = ""

    def show(self, progress: Progress) -> None:
        """Show the progress of the download."""
        if progress.note and progress.note != self._note:
            self.status.clear()
            sys.stderr.write(f"{progress.note}\n")
        self._note = progress.note
        if progress.phase is Phase.DONE:
            return
        line = _progress_text(progress)
        self.status.show(line)
        share = 100 * progress.received // max(1, progress.size) // _LINE_PERCENT
        changed = share != self._share and progress.phase is Phase.DOWNLOADING
        if changed and not sys.stderr.isatty():
            self._share = share
            sys.stderr.write(f"{line}\n")


def _progress_text(progress: Progress) -> str:
    name = shown_name(progress.file.rpartition("/")[2])
    text = f"{name}: {size_text(progress.received)} of {size_text(progress.size)}"
    if progress.phase is not Phase.DOWNLOADING:
        return f"{text}, {progress.phase}"
    if progress.bytes_per_s:
        text += f", {size_text(round(progress.bytes_per_s))}/s"
    if progress.seconds_left is not None:
        minutes, seconds = divmod(round(progress.seconds_left), 60)
        text += f", {minutes}:{seconds:02} left"
    return text


# --- names of models and folders ------------------------------------------------------------------

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
        words = f"{model.name} does not generate text: {kind_words(model)}."
        raise Refusal(Code.PAIR_MISFIT, words)
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
    words = f"{text!r} matches {len(found)} models. Enter more of the name, or a path:{named}{more}"
    raise Refusal(Code.WRONG_USAGE, words)


# --- command --------------------------------------------------------------------------------------

DESCRIPTION = (
    "List the GGUF models on this computer: those of LM Studio, the Hugging Face cache, llama.cpp, "
    "GPT4All, Jan, Ollama and Foretoken, and those in folders that you have added."
)
_HEADS = ("name", "parameters", "size", "quantisation", "context", "source", "")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options and subcommands of ``models``."""
    add_folders(parser)
    add_json(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(
        name: str, meaning: str, more: str, run: object, *, searches: bool = True
    ) -> argparse.ArgumentParser:
        words = f"{meaning[0].upper()}{meaning[1:]}{more}"
        command: argparse.ArgumentParser = commands.add_parser(
            name, help=meaning, description=words
        )
        command.set_defaults(run=run)
        if searches:  # these options are accepted before and after the subcommand
            add_folders(command, argparse.SUPPRESS)
            add_json(command, argparse.SUPPRESS)
        return command

    meant = "a file, or all or part of a model's name"
    pair = add(
        "pair",
        "list the models that can draft for a target",
        ", best first, and why others cannot.",
        _pair,
    )
    pair.add_argument("target", metavar="TARGET", help=meant)
    test = add(
        "test",
        "measure how much faster drafting makes a pair",
        ": short texts of several kinds are written with and without drafting, for about 20 "
        "seconds. The result is saved for this computer. Without DRAFT, the target drafts with its "
        "own head, if it has one, or from its own text.",
        _test,
    )
    test.add_argument("target", metavar="TARGET", help=meant)
    test.add_argument("draft", nargs="?", metavar="DRAFT", help="likewise")
    got = add(
        "get",
        "download a pair of models",
        " into Foretoken's own folder; without PRESET, list the pairs. An interrupted download "
        "resumes where it stopped.",
        _run_get,
        searches=False,
    )
    got.add_argument("preset", nargs="?", metavar="PRESET", help="a name from the list")
    add_json(got, argparse.SUPPRESS)
    folders = add(
        "folders",
        "show, add and remove the folders that are searched",
        ". The folders and their files are not changed.",
        _folders,
        searches=False,
    )
    folders.add_argument("change", nargs="?", type=one_of(("add", "remove")), metavar="add|remove")
    folders.add_argument("folder", nargs="?", type=Path, metavar="FOLDER")


# --- list ------------------------------------------------------------------------------------


def run(options: argparse.Namespace) -> int:
    """List the models; return the exit code."""
    folders = searched_folders(options)
    library = read_library(folders)
    report = {
        "models": list(map(asdict, library.models)),
        "not_searched": list(map(asdict, library.problems)),
    }
    write_result(report, _list_text(library, folders), as_json=options.json)
    return Code.DONE


def _list_text(library: Library, folders: list[ModelFolder]) -> str:
    models = sorted(library.models, key=lambda model: (model.name.lower(), str(model.path)))
    lines: list[str] = []
    rows: list[Sequence[str]] = [_HEADS]
    apart, broken = [], []
    for kind in WRITES:  # chat first
        rows += [_columns(model) for model in models if model.kind is kind]
    for model in models:
        if model.kind is ModelKind.BROKEN:
            broken += [f"{model.name}  {shown_path(model.path)}", f"  {model.problem}"]
        elif model.kind not in WRITES:
            size = size_text(model.size_bytes)
            apart.append((model.name, size, model.source, kind_words(model)))
    lines += _section("Models", table(rows) if rows[1:] else [])
    lines += _section("Not for chatting", table(apart))
    lines += _section("Broken", broken)
    problems = [f"{shown_path(found.folder)} {found.reason}" for found in library.problems]
    lines += _section("Not searched", problems)
    if models:
        size = size_text(sum(model.size_bytes for model in models))
        lines.append(f"{len(models):,} model{'s' if len(models) != 1 else ''}, {size}.")
    else:
        there = [f"  {shown_path(each.path)}" for each in folders if each.path.is_dir()]
        lines += [
            "No models found. Searched:" if there else "No models found.",
            *there,
            "Add the folder of your models with: foretoken models folders add FOLDER",
            "or download a pair with: foretoken models get",
        ]
    return "\n".join(lines) + "\n"


def _columns(model: LibraryModel) -> tuple[str, ...]:
    return (
        model.name,
        count_text(model.parameters),
        size_text(model.size_bytes),
        model.quantisation,
        f"{model.context_length:,}" if model.context_length else "",
        model.source,
        "" if model.kind is ModelKind.CHAT else kind_words(model),
    )


def _section(title: str, lines: list[str]) -> list[str]:
    return [title, *[f"  {line}" for line in lines], ""] if lines else []


# --- pair ------------------------------------------------------------------------------------


def _pair(options: argparse.Namespace) -> int:
    from foretoken.models.pairs.pairing import Pairing

    library = read_library(searched_folders(options))
    target = writing_model(options.target, library.models)
    drafts = Pairing().ranked_drafts(target, library.models)
    found = []
    for choice in drafts:
        model, verdict = choice.model and asdict(choice.model), choice.verdict
        found.append({"model": model, **asdict(verdict)})
    report = {"target": asdict(target), "drafts": found}
    write_result(report, _pair_text(target, drafts), as_json=options.json)
    return Code.DONE


def _pair_text(target: LibraryModel, drafts: Sequence[DraftChoice]) -> str:
    fitting, misfits = [], []
    for choice in drafts:
        verdict = choice.verdict
        if choice.model is None:
            fitting.append(("no draft model", "", "0 %", "drafts from the text so far"))
        elif verdict.compatible:
            cost = "" if verdict.cost_ratio is None else f"{100 * verdict.cost_ratio:.0f} %"
            fits = f"fits, but {verdict.reason}" if verdict.reason else "fits"
            if verdict.shared is not None:
                fits += (
                    f"; different vocabulary, {verdict.shared:.0%} of the text can be drafted, "
                    f"{verdict.most_gain:.1f}x at best"
                )
            fitting.append((choice.model.name, size_text(choice.model.size_bytes), cost, fits))
        else:
            misfits.append((choice.model.name, choice.model.source, verdict.reason or ""))
    lines = [
        f"Target: {target.name}  {shown_path(target.path)}",
        "",
        *_section(
            "Drafts, best first, with the cost of a draft pass relative to a target pass",
            table(fitting),
        ),
        *_section("Cannot draft for it", table(misfits)),
    ]
    return "\n".join(lines[:-1]) + "\n"


# --- test and folders ------------------------------------------------------------------------


def _test(options: argparse.Namespace) -> int:
    from foretoken.cli.pair_test import run as run_test  # imports llama.cpp

    models = read_library(searched_folders(options)).models
    target = writing_model(options.target, models)
    draft = target if target.head else None
    if options.draft is not None:
        draft = drafting_model(options.draft, models)
    return run_test(target, draft, as_json=options.json)


def _folders(options: argparse.Namespace) -> int:
    if options.change is None:
        rows = []
        for folder in model_folders():
            source = "your folder" if folder.chosen else folder.source
            missing = "" if folder.path.is_dir() else "missing"
            rows.append((shown_path(folder.path), source, missing))
        write("\n".join(table(rows)) + "\n")
        return Code.DONE
    if options.folder is None:
        words = "A folder is required. See foretoken models folders --help."
        raise Refusal(Code.WRONG_USAGE, words)
    shown = shown_path(options.folder)
    failed = errors_as_refusal(Code.FAILED, OSError, what="The list of folders cannot be written")
    with failed, errors_as_refusal(Code.WRONG_USAGE, ValueError):
        if options.change == "add":
            added = add_user_folder(options.folder)
            write(f"{shown} {'will be searched' if added else 'is already in the list'}.\n")
        elif remove_user_folder(options.folder):
            write(f"{shown} is no longer searched.\n")
        else:
            words = f"{shown} is not a folder that you added."
            hint = "List them with: foretoken models folders"
            raise Refusal(Code.WRONG_USAGE, f"{words} {hint}")
    return Code.DONE
