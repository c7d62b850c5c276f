"""``foretoken probe``: try a model file in a child process and tell how it can be used here."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from foretoken.cli.terminal import CANNOT_LOAD, DONE, complain, write
from foretoken.engine.errors import ModelLoadError
from foretoken.models.probe.probing import ProbeResult, probe


def run(options: argparse.Namespace) -> int:
    """Probe the file anew; return 0 if it can be used and 3 if not."""
    try:
        found = probe(options.model, again=True)
    except ModelLoadError as error:
        return complain(CANNOT_LOAD, str(error))
    if options.json:
        report = {"path": str(options.model), **asdict(found)}
        write(json.dumps(report, ensure_ascii=False) + "\n")
    else:
        write(f"{options.model}\n{_readable(found)}")
    return DONE


def _readable(found: ProbeResult) -> str:
    facts = {
        "loads and runs": f"yes, tried in {found.seconds:.1f} s",
        "fast kernels": "yes" if found.repack else "no, they crash with it: slower ones are used",
        "threads": "only one, more crash" if found.one_thread else "any number",
        "GPU": "not used, it crashes with it" if found.no_gpu else "used where there is one",
        "can roll back": "yes"
        if found.can_roll_back
        else "no: it cannot draft, and as a target its state is saved before each draft",
        "any text": "yes"
        if found.spells_everything
        else "no: its vocabulary has no tokens for some characters",
        "numbers": "yes" if found.finite else "no: its passes give none, so it cannot answer",
    }
    return "".join(f"  {name:<15} {text}\n" for name, text in facts.items())
