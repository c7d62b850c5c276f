"""``foretoken probe``: try a model file in a child process and report how it can be used."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from foretoken.cli.options import add_json
from foretoken.cli.terminal import Code, errors_as_refusal, write_result
from foretoken.engine.errors import ModelLoadError
from foretoken.models.probe.probing import ProbeResult, probe

DESCRIPTION = (
    "Load a GGUF file in a separate process, run a few passes, and report how it can be used on "
    "this computer. The exit code is 3 if it cannot be used."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument("model", type=Path, metavar="F", help="GGUF file")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Probe the file, ignoring earlier results; return 0 if it can be used and 3 if not."""
    with errors_as_refusal(Code.CANNOT_LOAD, ModelLoadError):
        found = probe(options.model, again=True)
    report = {"path": str(options.model), **asdict(found)}
    write_result(report, f"{options.model}\n{_readable(found)}", as_json=options.json)
    return Code.DONE


def _readable(found: ProbeResult) -> str:
    slower = "no, they crash with this file; slower ones are used"
    saved = "no; it cannot draft, and as a target its state is saved before each draft"
    unspelled = "no; its vocabulary has no tokens for some characters"
    rows = (
        ("loads and runs", True, f"yes, tried in {found.seconds:.1f} s", ""),
        ("fast kernels", found.repack, "yes", slower),
        ("threads", not found.one_thread, "any number", "only one; more crash"),
        ("GPU", not found.no_gpu, "used if available", "not used, it crashes with this file"),
        ("can roll back", found.can_roll_back, "yes", saved),
        ("any text", found.spells_everything, "yes", unspelled),
        ("numbers", found.finite, "yes", "no; its passes return none, so it cannot answer"),
    )
    return "".join(f"  {name:<15} {good if well else bad}\n" for name, well, good, bad in rows)
