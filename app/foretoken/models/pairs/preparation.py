"""Preparation of a pair before it is loaded: placement of its layers, and a trial for crashes.

Without a GPU nothing is measured for the placement, and it does not delay the start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.models.memory.fit import PairPlan, check_fit
from foretoken.models.memory.free_memory import free_memory
from foretoken.models.memory.placement import PairPlacement
from foretoken.models.probe.probing import PairProbe, probe_pair

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PreparedPair:
    """Settings and placement with which a pair is to be loaded."""

    probed: PairProbe = field(default_factory=PairProbe)
    settings: ModelSettings = field(default_factory=ModelSettings)
    draft_settings: ModelSettings = field(default_factory=ModelSettings)
    placement: PairPlacement | None = None
    """None without a GPU, or if its memory is unknown."""
    on_devices: Mapping[str, int] = field(default_factory=dict)
    """Bytes used on each GPU."""
    crowded: bool = False
    """Whether it needs more of the GPUs than is free."""


def prepare_pair(
    plan: PairPlan,
    given_back: Mapping[str, int] | None = None,
    should_continue: Callable[[], bool] = lambda: True,
) -> PreparedPair:
    """Place what the user has not placed, then try both files in child processes.

    ``given_back`` are bytes on GPUs that count as free because what occupies them is unloaded, or
    is this pair. Raises ``ModelLoadError`` and ``Cancelled`` as ``probe`` does, and
    ``UnknownDevice``.
    """
    from foretoken.engine.llama.backend import check_devices
    from foretoken.engine.llama.library import gpus

    for settings in (plan.settings, plan.settings_of_draft):
        check_devices(settings)
    on_cpu = plan.settings.device_names == plan.settings_of_draft.device_names == ()
    placement, on_devices, crowded = None, {}, False
    if gpus() and not on_cpu:
        try:
            free = free_memory().with_given_back(given_back or {})
            fit = check_fit(plan, free, should_continue)
            plan, placement, on_devices = fit.placed, fit.placement, fit.need.on_devices
            crowded = fit.overfull or (placement is not None and not placement.whole)
        except ModelLoadError as error:
            _log.warning("Nothing is placed: %s", type(error).__name__)  # the probe reports why
    probed = probe_pair(
        plan.target,
        plan.draft,
        should_continue,
        settings=plan.settings,
        draft_settings=plan.settings_of_draft,
    )
    if placement is not None:
        crashes = probed.draft is not None and probed.draft.no_gpu
        placement = placement.without_gpus(target=probed.target.no_gpu, draft=crashes)
    return PreparedPair(
        probed,
        probed.settings(plan.settings),
        probed.draft_settings(plan.settings_of_draft),
        placement,
        on_devices,
        crowded,
    )
