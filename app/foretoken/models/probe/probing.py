"""Tries a file in a child process first, because llama.cpp can crash the process that loads it.

Malformed files trigger assertions, GPU drivers crash, and on some CPUs the fast repacked kernels
crash with any quantised model. No exception handler catches that, so a file that is new here is
loaded and run where a crash is only an exit code, first as usual, then with ever safer settings.
What worked is remembered by path, size, time, and the build of llama.cpp.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import ModelLoadError, OutOfMemory
from foretoken.models.builtin import builtin_models
from foretoken.models.library.facts import is_head_file
from foretoken.models.library.files import ShouldContinue, files_of_model
from foretoken.models.probe.child_process import ChildAnswer, run_in_child
from foretoken.models.probe.trial import NO_MEMORY, REFUSED, TRIAL_OPTION, Trial
from foretoken.models.remembered import TRIALS, ResultCache, result_key
from foretoken.system.language import said
from foretoken.system.records import record_from, record_json

# A cold start on a busy computer takes some seconds, and the slowest disks read 20 MB a second.
_PATIENCE_S = 120
_SLOW_DISK_BYTES_PER_S = 20_000_000
_KILLED = -9  # SIGKILL: only the system sends it; Windows has no negative codes
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """Result of a trial: how a file can be loaded on this computer, and its abilities."""

    repack: bool = True
    """Whether it runs with llama.cpp's fast repacked kernels."""
    one_thread: bool = False
    """Whether it runs with one thread only."""
    no_gpu: bool = False
    """Whether it runs without a GPU only."""
    can_roll_back: bool = True
    """Whether the last tokens of its cache can be dropped."""
    spells_everything: bool = True
    """Whether it has tokens for any text; without byte tokens some characters have none."""
    finite: bool = True
    """Whether its passes yield numbers; otherwise every answer fails."""
    seconds: float = 0.0
    """Duration of loading and trying."""

    def applied(self, settings: ModelSettings) -> ModelSettings:
        """Return ``settings`` as they work here; what crashes is changed, whoever chose it."""
        if self.one_thread:
            settings = replace(settings, threads=1)
        return settings.on_cpu() if self.no_gpu else settings


@dataclass(frozen=True, slots=True)
class PairProbe:
    """Probe results of both files."""

    target: ProbeResult = field(default_factory=ProbeResult)
    draft: ProbeResult | None = None

    @property
    def repack(self) -> bool:
        """Whether both run with the fast repacked kernels."""
        return self.target.repack and (self.draft is None or self.draft.repack)

    def settings(self, asked: ModelSettings | None = None) -> ModelSettings:
        """Return the target's settings as they work here."""
        return self.target.applied(asked or ModelSettings())

    def draft_settings(self, asked: ModelSettings | None = None) -> ModelSettings:
        """Return the draft's settings as they work here."""
        return (self.draft or ProbeResult()).applied(asked or ModelSettings())


def probe_pair(
    target: Path,
    draft: Path | None = None,
    should_continue: ShouldContinue = lambda: True,
    *,
    settings: ModelSettings | None = None,
    draft_settings: ModelSettings | None = None,
) -> PairProbe:
    """Probe both files; raises what ``probe`` raises."""
    return PairProbe(
        probe(target, should_continue, settings=settings),
        None
        if draft is None
        else probe(draft, should_continue, settings=draft_settings, target=target),
    )


def probe(
    path: Path,
    should_continue: ShouldContinue = lambda: True,
    *,
    settings: ModelSettings | None = None,
    target: Path | None = None,
    again: bool = False,
) -> ProbeResult:
    """Find out how a file can be loaded; known results and the built-in pair take no time.

    Of ``settings`` only the placement of layers is used. A head in a file of its own is tried
    together with its ``target``. ``again`` repeats known trials.

    Raises ``ModelLoadError`` for a file that llama.cpp refuses, that crashes its process whatever
    the settings, or that hangs; and ``Cancelled`` once ``should_continue`` returns False.
    """
    from foretoken.engine.llama.backend import check_readable
    from foretoken.engine.llama.library import gpus

    check_readable(path)
    places = ModelSettings()
    if settings is not None and settings.device_names != () and gpus():
        places = places.placed_as(settings)
    if path in builtin_models() and not again and places == ModelSettings():
        return ProbeResult()  # our own files are tested
    files = files_of_model(path)
    beside = target if is_head_file(path) else None
    for file in files:  # the other parts, which llama.cpp opens by itself
        check_readable(file.path)
    remembered = ResultCache(TRIALS)
    # The number of layers does not change which code of the GPU's driver runs.
    paths = [*(file.path for file in files), *([beside] if beside else [])]
    key = result_key(paths, "probe", places.devices)
    known = remembered.get(key, ProbeResult)
    if known is not None and not again:
        return known
    read = [*files, *(files_of_model(beside) if beside else [])]
    limit_s = _PATIENCE_S + sum(file.size_bytes for file in read) / _SLOW_DISK_BYTES_PER_S
    found = _find(path, places, beside, should_continue, limit_s)
    remembered.add(key, found)
    return found


def _find(
    path: Path,
    places: ModelSettings,
    target: Path | None,
    should_continue: ShouldContinue,
    limit_s: float,
) -> ProbeResult:
    """Try one setting after the other."""
    without_numbers: ProbeResult | None = None
    message = ""
    for way in _settings_to_try():
        trial = Trial(way.applied(places), way.repack, target)
        ended = _try(path, trial, should_continue, limit_s)
        message = ended.last_line
        if ended.code == REFUSED:
            raise ModelLoadError("as-told", text=ended.reason)
        if ended.code == NO_MEMORY:
            raise OutOfMemory("as-told", text=ended.reason)
        if ended.code == _KILLED:
            raise ModelLoadError("trial-killed", file=path.name)
        if ended.code == 0 and isinstance(ended.answer, dict):
            found = record_from(ProbeResult, {**asdict(way), **ended.answer}, path.name)
            if found.finite:
                return found
            # If other kernels do not help, the file is to blame.
            without_numbers = without_numbers or found
        _log.warning("%s failed its trial as %s (%d)", path.name, way, ended.code)
    if without_numbers is not None:
        return without_numbers
    words = said("trial-crashes", file=path)
    raise ModelLoadError("as-told", text=f"{words} {message}".rstrip())


def _settings_to_try() -> Iterator[ProbeResult]:
    """Yield settings to try, the fastest first."""
    from foretoken.engine.llama.library import native

    gpu = bool(native.llama_supports_gpu_offload())
    yield ProbeResult()
    yield ProbeResult(repack=False)
    if gpu:
        yield ProbeResult(no_gpu=True)
    yield ProbeResult(repack=False, one_thread=True, no_gpu=gpu)


def _try(path: Path, trial: Trial, should_continue: ShouldContinue, limit_s: float) -> ChildAnswer:
    options = [TRIAL_OPTION, str(path), record_json(trial)]
    ended = run_in_child(options, limit_s, should_continue)
    if ended is None:
        raise ModelLoadError("trial-endless", file=path.name, seconds=str(round(limit_s)))
    return ended
