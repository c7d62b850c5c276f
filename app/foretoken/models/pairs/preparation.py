"""What is found out of a pair before it is loaded: where its layers go, and whether they crash.

Without a GPU nothing is measured for the first, and a start takes no longer for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.memory.fit import PairPlan, check_fit
from foretoken.models.memory.free_memory import FreeMemory, free_memory
from foretoken.models.memory.placement import PairPlacement
from foretoken.models.probe.probing import PairProbe, probe_pair

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PreparedPair:
    """How a pair is to be loaded here."""

    probed: PairProbe = field(default_factory=PairProbe)
    settings: ModelSettings = field(default_factory=ModelSettings)
    draft_settings: ModelSettings = field(default_factory=ModelSettings)
    placement: PairPlacement | None = None
    """Where it is computed; None where there is no GPU, or nothing is known of its memory."""
    on_devices: Mapping[str, int] = field(default_factory=dict)
    """Bytes that it takes of each GPU."""

    crowded: bool = False
    """Whether it wants more of the GPUs than is free."""

    @property
    def repack(self) -> bool:
        """Whether both models run with llama.cpp's fast repacked kernels."""
        return self.probed.repack


def prepare_pair(
    target: Path,
    draft: Path | None = None,
    *,
    context_length: int | None = None,
    settings: ModelSettings | None = None,
    draft_settings: ModelSettings | None = None,
    given_back: Mapping[str, int] | None = None,
    keep_on: Callable[[], bool] = lambda: True,
) -> PreparedPair:
    """Place what nobody has placed, then try both files in child processes.

    ``draft_settings`` are ``settings`` where they are not given. ``given_back`` are bytes on GPUs
    that count as free because what is there goes, or is what is asked for. Raises
    ``ModelLoadError`` and ``Cancelled`` as ``probe`` does, and ``UnknownDevice``.
    """
    from foretoken.engine.llama.backend import check_devices
    from foretoken.engine.llama.backend_query import gpus

    settings = settings or ModelSettings()
    plan = PairPlan(
        target,
        draft,
        context_length or DEFAULT_CONTEXT_LENGTH,
        settings,
        draft_settings or settings,
    )
    for of_model in (plan.settings, plan.settings_of_draft):
        check_devices(of_model)
    on_cpu = plan.settings.device_names == plan.settings_of_draft.device_names == ()
    placement, on_devices, crowded = None, {}, False
    if gpus() and not on_cpu:
        try:
            fit = check_fit(plan, _with(free_memory(), given_back or {}), keep_on)
            plan, placement, on_devices = fit.placed, fit.placement, fit.need.on_devices
            crowded = fit.overfull or (placement is not None and not placement.whole)
        except ModelLoadError as error:
            _log.warning("Nothing is placed: %s", type(error).__name__)  # the probe tells why
    probed = probe_pair(
        target, draft, keep_on, settings=plan.settings, draft_settings=plan.settings_of_draft
    )
    if probed.target.no_gpu or (probed.draft is not None and probed.draft.no_gpu):
        placement = placement and placement.without_gpus(
            target=probed.target.no_gpu, draft=probed.draft is not None and probed.draft.no_gpu
        )
    return PreparedPair(
        probed,
        probed.settings(plan.settings),
        probed.draft_settings(plan.settings_of_draft),
        placement,
        on_devices,
        crowded,
    )


def _with(free: FreeMemory, given_back: Mapping[str, int]) -> FreeMemory:
    devices = tuple(
        replace(device, free=min(device.total, device.free + given_back.get(device.name, 0)))
        for device in free.devices
    )
    return replace(free, devices=devices)
