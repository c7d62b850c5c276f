"""``foretoken --self-test``: whether this installation works, without a display or a network.

The checks run in a child process, because llama.cpp can end the process that it runs in and a
broken library can hang it: both are then a reason among others. The child writes a line of JSON
per check.
"""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass

from foretoken import __version__
from foretoken.cli.options import CommandParser
from foretoken.cli.terminal import Code, write_result
from foretoken.engine.errors import ForetokenError
from foretoken.system.paths import own_command, resource_path

OPTION = "--self-test"
CHILD_OPTION = "--self-test-child"
NEEDED = (
    *("models/MODEL_CARD.md", "models/ATTRIBUTION.md", "presets.toml", "prompts/quick.jsonl"),
    *(f"fonts/Inter-{weight}.otf" for weight in ("Regular", "SemiBold", "Bold")),
    *("fonts/OFL.txt", "icons/foretoken.svg"),
)
"""Required files below ``resources/``, in addition to the built-in pair."""
_TOKENS = 8
_QUESTION = "Tell me a story about a fox."
_FORMULA = r"\alpha = \frac{1}{2}"
_CODE = "def f():\n    return 1\n"
# For a cold start from a slow disk on a busy computer; normally it takes about a second.
_TIME_LIMIT_S = 180
_MAX_EXIT_CODE = 255


class CheckFailed(Exception):
    """A failed check; the message describes the problem."""


@dataclass(frozen=True, slots=True)
class Result:
    """Result of one check."""

    check: str
    passed: bool
    details: str
    seconds: float = 0.0


# --- parent process --------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    """Print all results and times; return 0 only if all checks passed."""
    parser = CommandParser(prog=f"foretoken {OPTION}", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    started = time.perf_counter()
    results = _results_of_child()
    seconds = time.perf_counter() - started
    failed = [result.check for result in results if not result.passed]
    report = {
        "version": __version__,
        "platform": platform.platform(),
        "passed": not failed,
        "seconds": round(seconds, 3),
        "checks": [asdict(result) for result in results],
    }
    lines = [f"Foretoken {__version__}, {platform.platform()}"]
    for result in results:
        verdict = "ok    " if result.passed else "FAILED"
        lines.append(f"{verdict} {result.seconds:6.2f} s  {result.check:<10} {result.details}")
    lines.append(f"Failed: {', '.join(failed)}." if failed else f"All passed in {seconds:.1f} s.")
    write_result(report, "\n".join(lines) + "\n", as_json=options.json)
    return Code.FAILED if failed else Code.DONE


def _results_of_child() -> list[Result]:
    """Return the child's results, and the reason why other checks were not reached."""
    # The first keeps llama.cpp from starting a debugger on assertions; the second needs no display.
    environment = {**os.environ, "GGML_NO_BACKTRACE": "1", "QT_QPA_PLATFORM": "offscreen"}
    try:
        child = subprocess.run(
            [*own_command(), CHILD_OPTION],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=environment,
            timeout=_TIME_LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        output, reason = late.stdout or b"", f"took longer than {_TIME_LIMIT_S} s and was stopped"
    else:
        said = child.stderr.decode("utf-8", "replace").strip().splitlines()
        output, reason = child.stdout, ": ".join([_exit_reason(child.returncode), *said[-1:]])
    results = []
    for line in output.decode("utf-8", "replace").splitlines():
        with suppress(ValueError, TypeError):  # libraries may print lines of their own
            results.append(Result(**json.loads(line)))
    reached = {result.check for result in results}
    for name in [each for each in _CHECKS if each not in reached]:
        results.append(Result(name, False, reason))
        reason = "not reached"
    return results


def _exit_reason(code: int) -> str:
    if code >= 0:
        # Windows reports crashes as exit codes: 0xc000001d is an illegal instruction.
        return f"the process exited with code {hex(code) if code > _MAX_EXIT_CODE else code}"
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = f"signal {-code}"
    return f"the process was killed by {name}"


# --- child process ---------------------------------------------------------------------------


def run_child() -> int:
    """Run all checks, even after failures, and print a line for each."""
    passed = True
    for name, check in _CHECKS.items():
        begun = time.perf_counter()
        try:
            details, good = check(), True
        except Exception as error:  # any error is the result of the check
            readable = isinstance(error, CheckFailed | ForetokenError)
            details = str(error) if readable else f"{type(error).__name__}: {error}"
            good = False
        passed = passed and good
        seconds = round(time.perf_counter() - begun, 3)
        print(json.dumps(asdict(Result(name, good, details, seconds))), flush=True)
    return 0 if passed else 1


def check_resources() -> str:
    """Check that all files shipped with the product exist and are not empty."""
    from foretoken.models.builtin import builtin_pair

    pair = builtin_pair()
    # Written by the frozen build, so missing from a checkout.
    notices = ("THIRD_PARTY_NOTICES.txt",) if getattr(sys, "frozen", False) else ()
    files = [*pair, *(resource_path(name) for name in (*NEEDED, *notices))]
    for file in files:
        if not file.is_file() or file.stat().st_size == 0:
            raise CheckFailed(f"{file} is missing or empty. Reinstall Foretoken.")
    for file in pair:
        with file.open("rb") as start:
            if start.read(4) != b"GGUF":
                raise CheckFailed(f"{file} is not a GGUF file. Reinstall Foretoken.")
    size = sum(file.stat().st_size for file in files)
    return f"{len(files)} files, {size / 1e6:.1f} MB"


def check_backend() -> str:
    """Check that llama.cpp loads; report its CPU code and devices."""
    from foretoken.engine.llama.processor import too_old
    from foretoken.models.probe.native_choice import choose_native_code

    if reason := too_old():
        raise CheckFailed(reason)
    choose_native_code()
    from foretoken.engine.llama.library import backend_facts  # loads the chosen library

    facts = backend_facts()
    if not facts.devices:
        raise CheckFailed("llama.cpp found no device to compute on.")
    chosen = f"CPU code {facts.cpu_variant}" if facts.cpu_variant else "CPU code built in"
    devices = ", ".join(f"{device.name} ({device.description})" for device in facts.devices)
    return f"llama.cpp {facts.bindings}, {chosen}, devices: {devices}"


def check_generation() -> str:
    """Check that the built-in pair loads and generates a few tokens with its draft."""
    from foretoken.chat.conversations.conversation import PromptMessage, Role
    from foretoken.chat.prompt.template import ChatTemplate
    from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
    from foretoken.engine.events import TokenEmitted
    from foretoken.engine.session import Session
    from foretoken.models.builtin import builtin_pair

    with Session.load(*builtin_pair(), context_length=512) as session:
        if not session.has_draft:
            raise CheckFailed(f"The built-in draft does not fit: {session.no_draft_reason}.")
        template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        prompt = template.prompt([PromptMessage(Role.USER, _QUESTION)]).tokens
        greedy, drafting = SamplingParams(temperature=0.0), SpeculativeConfig(method=Method.DRAFT)
        events = session.generate(prompt, greedy, drafting, GenerationLimits(_TOKENS))
        text = [event.text for event in events if isinstance(event, TokenEmitted)]
        counted = session.statistics
        if len(text) != _TOKENS or not counted.drafted:
            done = f"wrote {len(text)} of {_TOKENS} tokens and drafted {counted.drafted}"
            raise CheckFailed(f"The built-in pair {done}.")
        return (
            f"{session.target_metadata.name}: {len(text)} tokens in {counted.steps} passes, "
            f"{counted.accepted} of {counted.drafted} drafted tokens accepted: "
            f"{''.join(text).strip()!r}"
        )


def check_drawing() -> str:
    """Check that Qt draws a chart with the product's font and colours."""
    from foretoken.ui.live.drawing_check import draw

    return draw()


def check_reading() -> str:
    """Check that Markdown is parsed, formulas are drawn and code is highlighted."""
    from foretoken.chat.markdown.formula import formula_svg
    from foretoken.chat.markdown.highlight import highlight
    from foretoken.chat.markdown.stream import parse

    (block,) = parse(f"A *formula*: ${_FORMULA}$")
    drawn = formula_svg(block.runs[-1].text, display=True)
    if drawn is None:
        raise CheckFailed("A formula cannot be drawn.")
    stretches = highlight(_CODE, "python")
    if not stretches:
        raise CheckFailed("Code is not highlighted: the languages are missing.")
    return f"{drawn.svg.count('<use')} letters of a formula, {len(stretches)} words of code"


def check_downloads() -> str:
    """Check that the HTTP client and the keyring load, without any request."""
    from foretoken.system.fetching import load_client
    from foretoken.system.secret_store import system_keyring

    keyring = system_keyring()
    name = "none" if keyring is None else type(keyring).__module__.rpartition(".")[2]
    return f"{load_client()}, keyring: {name}"


_CHECKS: dict[str, Callable[[], str]] = {
    "resources": check_resources,
    "backend": check_backend,
    "generation": check_generation,
    "drawing": check_drawing,
    "reading": check_reading,
    "downloads": check_downloads,
}
