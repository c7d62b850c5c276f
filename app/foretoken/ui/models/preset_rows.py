"""Ready-made pairs in the hub dialog: a row for each, and the facts about the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.control.downloads import ModelPlace, page_of
from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import Room
from foretoken.models.presets.suggested import Preset, PresetModel, readiness
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Marked, joined, link, marked
from foretoken.ui.parts.row_painting import Row, Sign


def preset_row(preset: Preset, room: Room, places: Sequence[ModelPlace | None]) -> Row:
    """Return the row of a pair; ``places`` are those of its models on this computer."""
    here, can_run = None not in places, readiness(preset, room.free).can_run
    sign = Sign.GOOD if here else Sign.NONE if can_run else Sign.WARNING
    aside = tr("downloaded") if here else download_size(preset.models)
    muted = not (here or can_run)
    return Row(tr(preset.title), preset_reason(preset), aside, sign, muted=muted)


def preset_reason(preset: Preset) -> str:
    """Return the draft of a pair, and why the two go together."""
    return tr("Draft: {model}. {reason}", model=preset.draft_title, reason=tr(preset.reason))


def why_not_here(preset: Preset, room: Room) -> str:
    """Return why a pair cannot run here now; empty if it can."""
    ready = readiness(preset, room.free)
    if not ready.can_run and room.total < preset.memory_bytes:
        return tr(
            "Needs about {size} of memory; this computer has {total}.",
            size=size_text(preset.memory_bytes),
            total=size_text(room.total),
        )
    return "" if ready.can_run else ready.reason


def preset_facts(preset: Preset, places: Sequence[ModelPlace | None]) -> Marked:
    """Return sizes, memory and licences, with links."""
    parts = [joined(" + ", [_model_text(model) for model in preset.models])]
    for model, place in zip(preset.models, places, strict=True):
        if place is not None and place.source:
            here = tr("{model} is already here: {program}, same name and size")
            parts.append(marked(here, model=model.title, program=place.source))
    size = size_text(preset.memory_bytes)
    parts.append(marked("{}", tr("needs about {size} of memory", size=size)))
    licences = dict.fromkeys(model.licence for model in preset.models if model.licence)
    parts += [link(licence.source, licence.name) for licence in licences]
    unknown = tr("licence of {model}: see its page")
    parts += [marked(unknown, model=each.title) for each in preset.models if not each.licence]
    if any(model.gated for model in preset.models):
        parts.append(marked(tr("requires accepting terms")))
    return joined(" · ", parts)


def _model_text(model: PresetModel) -> Marked:
    size = size_text(model.size_bytes or model.estimated_bytes)
    form = "{model} {size}" if model.size_bytes is not None else tr("{model} about {size}")
    return marked(form, model=link(page_of(model.repository), model.title), size=size)


def download_size(models: Sequence[PresetModel]) -> str:
    """Return the size of models together, as far as known."""
    size = size_text(sum(model.size_bytes or model.estimated_bytes for model in models))
    if all(model.size_bytes is not None for model in models):
        return size
    return tr("about {size}", size=size)
