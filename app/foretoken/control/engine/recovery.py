"""Recovery options after a GPU failure: other settings to load the pair with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from foretoken.chat.runs.run_record import FaultKind
from foretoken.control.engine.records import EngineFailure, LoadRequest, RecoveryOption
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import DeviceFailed, OutOfMemory, UnknownDevice
from foretoken.engine.llama.library import gpus
from foretoken.models.memory.placement import ModelPlacement
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs.preparation import PreparedPair
from foretoken.system.language import said, tr, tr_n

# Fraction of the GPU layers to keep after running out of memory; the margin was not enough.
_KEPT, _KEPT_OF = 3, 4


def failure_of(error: Exception, load: LoadRequest, prepared: PreparedPair) -> EngineFailure | None:
    """Return an error's recovery options; None if it has nothing to do with GPUs.

    ``prepared`` is how the pair is, or was to be, loaded, as far as that is known.
    """
    kind, words = _kind_of(error), str(error)
    if kind is None or (kind is not FaultKind.LOAD and not _on_gpus(load.settings, prepared)):
        return None
    if kind is FaultKind.MEMORY:
        words = said("card-out-of-memory", reason=words)
    elif kind is FaultKind.DEVICE:
        words = said("card-failed", reason=words.removesuffix("."))
    return EngineFailure(kind, words, load.files, tuple(_options(kind, load.settings, prepared)))


def lost_engine(reason: str, load: LoadRequest, prepared: PreparedPair) -> EngineFailure:
    """Return the failure for a case in which llama.cpp would have ended the process."""
    files, settings = load.files, load.settings
    if _on_gpus(settings, prepared):
        words = said("card-failed", reason=reason)
        full = "memory" in reason.lower()  # CUDA aborts when out of memory, too
        kind = FaultKind.MEMORY if full else FaultKind.DEVICE
        return EngineFailure(kind, words, files, tuple(_options(kind, settings, prepared)))
    words = said("llama-cpp-aborted", reason=reason)
    again = RecoveryOption(tr("Load again"), settings)
    return EngineFailure(FaultKind.OTHER, words, files, (again,))


def _on_gpus(settings: LoadSettings, prepared: PreparedPair) -> bool:
    """Return whether any layer is on a GPU, as far as is known."""
    if prepared.placement is not None:
        return prepared.placement.on_gpus
    both = settings.target, settings.draft
    return bool(gpus()) and any(each.device_names != () for each in both)


def _kind_of(error: Exception) -> FaultKind | None:
    cause = error if isinstance(error, DeviceFailed) else error.__cause__
    if isinstance(error, UnknownDevice):
        return FaultKind.LOAD
    if isinstance(error, OutOfMemory) or (isinstance(cause, DeviceFailed) and cause.out_of_memory):
        return FaultKind.MEMORY
    return FaultKind.DEVICE if isinstance(cause, DeviceFailed) else None


def _options(
    kind: FaultKind, settings: LoadSettings, prepared: PreparedPair
) -> Iterator[RecoveryOption]:
    target, draft = settings.target, settings.draft
    if kind is FaultKind.LOAD:
        anywhere = replace(settings, target=_anywhere(target), draft=_anywhere(draft))
        yield RecoveryOption(tr("Choose devices automatically"), anywhere)
    if kind is FaultKind.MEMORY and prepared.placement is not None:
        fewer = _fewer(prepared.placement.target)
        if fewer.gpu_layers:
            yield RecoveryOption(
                tr_n(
                    "Use {some} of {count} layer on the GPU",
                    "Use {some} of {count} layers on the GPU",
                    fewer.layers,
                    some=str(fewer.gpu_layers),
                ),
                replace(settings, target=fewer.applied(target), draft=prepared.draft_settings),
            )
    on_cpu = replace(settings, target=target.on_cpu(), draft=draft.on_cpu())
    yield RecoveryOption(tr("Use the processor"), on_cpu)


def _anywhere(settings: ModelSettings) -> ModelSettings:
    return replace(settings, devices=None, gpu_layers=None, tensor_split=None)


def _fewer(placement: ModelPlacement) -> ModelPlacement:
    counts = [(name, count * _KEPT // _KEPT_OF) for name, count in placement.on_gpus]
    return replace(placement, on_gpus=tuple(each for each in counts if each[1]))
