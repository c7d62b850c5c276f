"""``foretoken models get``: download a suggested pair of models."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import psutil

from foretoken.cli.terminal import (
    Code,
    Refusal,
    StatusLine,
    errors_as_refusal,
    print_message,
    table,
    write_result,
)
from foretoken.models.amounts import size_text
from foretoken.models.hub.downloads import Phase, Progress, fetch_models
from foretoken.models.presets.suggested import Preset, PresetModel, builtin_presets, readiness
from foretoken.system.fetching import FetchError
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

_LINE_PERCENT = 10
"""Percentage of the download after which a stream that is no terminal gets another line."""


def run(options: argparse.Namespace) -> int:
    """List the pairs, or download one; return the exit code."""
    with errors_as_refusal(
        Code.FAILED, OSError, ValueError, what="The list of pairs cannot be read"
    ):
        presets = builtin_presets()
    if options.preset is None:
        listed = presets.presets
        report = {"presets": list(map(_report, listed))}
        write_result(report, _list_text(listed), as_json=options.json)
        return Code.DONE
    try:
        preset = presets.find(options.preset)
    except KeyError as error:
        raise Refusal(Code.WRONG_USAGE, str(error.args[0])) from None
    return _get(preset, as_json=options.json)


def _get(preset: Preset, *, as_json: bool) -> int:
    size = preset.download_bytes
    known = f", {size_text(size)} in total" if size is not None else ""
    sys.stderr.write(f"{preset.title}{known}\n")
    for model in preset.models:
        sys.stderr.write(f"  {model.title}, {_terms(model)}\n")
    ready = readiness(preset, psutil.virtual_memory().available)
    if not ready.can_run:
        print_message(ready.reason)
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


def _list_text(presets: Sequence[Preset]) -> str:
    rows = [("preset", "target and draft", "download", "memory")]
    for preset in presets:
        size, names = preset.download_bytes, f"{preset.target.title} + {preset.draft_title}"
        memory = f"about {size_text(preset.memory_bytes)}"
        rows.append((preset.id, names, "" if size is None else size_text(size), memory))
    lines = [*table(rows), "", "Download one with: foretoken models get PRESET"]
    return "\n".join(lines) + "\n"


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
