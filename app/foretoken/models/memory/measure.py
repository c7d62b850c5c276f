"""Memory requirements of models, measured with llama.cpp in a child process before loading.

llama.cpp loads the file without its weights and creates the same contexts as the engine would. Its
log then has the sizes of caches and compute buffers; the weights come from the file's tensor table,
the vocabulary and the rest from the growth of the child. llama.cpp may abort on any file, so this
happens in a child (``foretoken --memory-need``).

Counted as needed: everything that the process cannot give back (caches, buffers, and weights that
are copied because they are repacked for fast kernels), and weights that are used in place in the
mapped file: the system may drop those, but every pass reads all of them again. Not counted: the
mapped original of copied weights, which is never read again.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from foretoken.engine.config import MAX_LOOKAHEAD, CacheType, ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.heads import head_misfit
from foretoken.models.gguf.file import BrokenFile, GgufTensor, read_gguf
from foretoken.models.gguf.tensor_types import LOOKED_UP
from foretoken.models.library.files import ShouldContinue, files_of_model
from foretoken.models.memory.placement import LayerNeeds, ModelPlacement
from foretoken.models.probe.child_process import report_refusal, run_in_child
from foretoken.models.remembered import ResultCache, result_key
from foretoken.system.language import said
from foretoken.system.records import RecordError, read_record, record_from, record_json

CPU = "CPU"
"""llama.cpp's name of the device."""
RAM = ""
"""Name of the place that is no GPU."""
_LAYER = re.compile(r"blk\.(\d+)\.")


@dataclass(slots=True)
class WeightPlaces:
    """Bytes of weights by place."""

    copied: int
    """Repacked for the CPU's fast kernels."""
    mapped: int
    """Used in place in the mapped files."""
    on_devices: dict[str, int]
    """On each GPU, by llama.cpp's name of it."""
    layers: dict[int, str]
    """Device of each layer; the last one is the output."""
    sizes: list[int]
    """Size of each layer, wherever it is."""

    @classmethod
    def found(
        cls, files: Sequence[tuple[GgufTensor, ...]], unused: set[str], layers: dict[int, str]
    ) -> WeightPlaces:
        """Place the tensors of all files of a model, without the ``unused`` ones.

        Queries llama.cpp about repacking, so it belongs in a child process.
        """
        from foretoken.engine.llama.library import Repacking

        # With a GPU, llama.cpp prefers memory that the GPU can read to repacked weights.
        repacking = Repacking() if set(layers.values()) <= {CPU} else None
        found = cls(0, 0, defaultdict(int), layers, [0] * len(layers))
        tied = not any(tensor.name == "output.weight" for table in files for tensor in table)
        for table in files:
            for tensor in table:
                if tensor.name in unused:
                    continue
                layer = _LAYER.match(tensor.name)
                number = int(layer[1]) if layer else len(layers) - 1
                place = layers.get(number, CPU)
                looked_up = tensor.name in LOOKED_UP  # never copied for fast kernels
                if looked_up:
                    found.mapped += tensor.size_bytes
                    if not (tied and tensor.name.startswith("token_embd")):
                        continue
                    # The same matrix computes the output, in the form that suits this best.
                if number < len(layers):  # a damaged file may name more than there are
                    found.sizes[number] += tensor.size_bytes
                copy = repacking.repacked_bytes(tensor.type, tensor.shape) if repacking else None
                if place != CPU:
                    found.on_devices[place] += tensor.size_bytes
                elif copy is not None:
                    found.copied += copy
                elif not looked_up:
                    found.mapped += tensor.size_bytes
        return found


MEASURE_OPTION = "--memory-need"
NEEDS = "memory needs"  # not translated: a key
REFUSED = 3
_MOST_SECONDS = 180
_MEBIBYTE = 1 << 20
# Buffers of a head, each for a whole batch: its batch, the target's states and llama.cpp's copies
# of both; 6 to 8 were measured.
_BUFFERS_OF_STATES = 7
# Log lines of llama-model.cpp, llama-kv-cache.cpp and its relatives, and llama-context.cpp.
_LAYER_PLACE = re.compile(r"layer +(\d+) assigned to device (\S+),")
_UNUSED = re.compile(r"unused tensor (\S+) \(size = ")
_CACHE = re.compile(r"^(\w+): size = +([\d.]+) MiB \(")
_STATE_BUFFER = re.compile(r"(\S+) RS buffer size = +([\d.]+) MiB")
_COMPUTE = re.compile(r": +(\S+) compute buffer size = +([\d.]+) MiB")


@dataclass(frozen=True, slots=True)
class ContextPlan:
    """A context to measure."""

    length: int
    """In tokens; capped at what the model was trained for, as in a session."""
    settings: ModelSettings = field(default_factory=ModelSettings)
    target: Path | None = None
    """Of a head: the model that it drafts for. If that is the file itself, no weights count."""


class PlaceNeed(NamedTuple):
    """Memory requirements of one model in one place, in bytes."""

    weights: int = 0
    cache: int = 0
    compute: int = 0
    """Buffers of passes, and the logits; in ``RAM`` also vocabulary, tables and graphs."""


@dataclass(frozen=True, slots=True)
class ModelNeed:
    """Memory requirements of one model with one context, in bytes."""

    places: dict[str, PlaceNeed]
    """By llama.cpp's name of the GPU; ``RAM``: what is on none."""
    mapped: int
    """Part of the weights that is used in place in the mapped file."""
    placement: ModelPlacement
    context_length: int
    layer_bytes: tuple[int, ...]
    """Weights of each layer, wherever it is; the last one is the output."""

    @property
    def cache(self) -> int:
        """Size of the whole cache."""
        return sum(each.cache for each in self.places.values())

    def by_layer(self, devices: tuple[str, ...]) -> LayerNeeds:
        """Return the needs of each layer on ``devices``, if all layers were measured on one GPU."""
        cached = len(self.layer_bytes) - 1
        caches = [-(-self.cache // max(1, cached))] * cached
        layers = tuple(map(sum, zip(self.layer_bytes, [*caches, 0], strict=True)))
        compute = sum(each.compute for name, each in self.places.items() if name != RAM)
        return LayerNeeds(layers, compute, devices)


# --- parent process -------------------------------------------------------------------------------


def measure_need(
    path: Path, plan: ContextPlan, *, should_continue: ShouldContinue = lambda: True
) -> ModelNeed:
    """Return the needs of a model with a context; measurements are cached.

    Raises ``ModelLoadError`` if llama.cpp refuses the file or crashes on it, and ``Cancelled`` once
    ``should_continue`` returns False.
    """
    remembered, key = ResultCache(NEEDS), _key(path, plan)
    found = remembered.get(key, ModelNeed)
    if found is None:
        found = _ask(path, plan, should_continue)
        remembered.add(key, found)
    return found


def _ask(path: Path, plan: ContextPlan, should_continue: ShouldContinue) -> ModelNeed:
    options = [MEASURE_OPTION, str(path), record_json(plan)]
    ended = run_in_child(options, _MOST_SECONDS, should_continue)
    if ended is None:
        raise ModelLoadError("measuring-endless", file=path.name, seconds=_MOST_SECONDS)
    if ended.code == REFUSED:
        raise ModelLoadError("as-told", text=ended.reason)
    if ended.code == 0:
        with suppress(RecordError):
            return record_from(ModelNeed, ended.answer, path.name)
    words = said("measuring-crashes", file=path.name)
    raise ModelLoadError("as-told", text=f"{words} {ended.last_line}".rstrip())


def _key(path: Path, plan: ContextPlan) -> str:
    from foretoken.engine.llama.library import device_memory

    devices = [(device.name, device.total) for device in device_memory()]
    parts = [file.path for file in files_of_model(path)]
    return result_key(parts, "memory", plan, devices)


# --- child process --------------------------------------------------------------------------------


def run_measurement(path: Path, asked: str) -> int:
    """Print the needs as JSON; return the exit code."""
    try:
        need = _measure(path, read_record(ContextPlan, asked, MEASURE_OPTION))
    except (ModelLoadError, BrokenFile) as error:
        report_refusal(error)
        return REFUSED
    print(record_json(need))
    return 0


def _measure(path: Path, plan: ContextPlan) -> ModelNeed:
    from foretoken.engine.llama.backend import LlamaContext, LlamaModel, check_readable
    from foretoken.engine.llama.library import backend_log
    from foretoken.engine.model_pass import CancelFlag

    def context_of(model: LlamaModel, target: LlamaContext | None = None) -> LlamaContext:
        context = LlamaContext(
            model, length, cancel=CancelFlag(), settings=plan.settings, target=target
        )
        stack.callback(context.close)
        return context

    check_readable(path)
    files = [read_gguf(file.path).tensors for file in files_of_model(path)]
    backend_log.keep_everything()
    log_start, bytes_before = len(backend_log.lines), _private_bytes()
    with ExitStack() as stack:
        as_draft = plan.target is not None
        model = LlamaModel.load(path, settings=plan.settings, as_draft=as_draft, for_measuring=True)
        stack.enter_context(model)
        log_lines = list(backend_log.lines)[log_start:]
        of_model = _private_bytes() - bytes_before
        places = {int(m[1]): m[2] for line in log_lines if (m := _LAYER_PLACE.search(line))}
        unused = {m[1] for line in log_lines if (m := _UNUSED.search(line))}
        weights = WeightPlaces.found(files, unused, places)
        length = min(plan.length, model.metadata.context_length)
        own_head = plan.target == path and model.metadata.has_head
        target, target_model = None, model
        if own_head:
            target = context_of(model)
            # The head's weights are part of its model's.
            none = dict.fromkeys(weights.on_devices, 0)
            weights = replace(weights, copied=0, mapped=0, on_devices=none)
        elif model.is_head and plan.target is not None:
            target_model = LlamaModel.load(plan.target, for_measuring=True)
            stack.enter_context(target_model)
            if why := head_misfit(target_model.metadata.shape, model.metadata.shape):
                raise ModelLoadError("cannot-draft", file=path.name, why=why)
            target = context_of(target_model)
        log_start, bytes_before = len(backend_log.lines), _private_bytes()
        context = context_of(model, target)
        log_lines = list(backend_log.lines)[log_start:]
        # States of recurrent models are allocated even when measuring, and count as caches.
        made = _logged_bytes(_STATE_BUFFER, log_lines).total()
        own = _private_bytes() - bytes_before - made + (0 if own_head else of_model)
        compute = _logged_bytes(_COMPUTE, log_lines)
        compute[CPU] += _unlogged_bytes(model, context, plan.settings)
        if target is not None:
            rows = _BUFFERS_OF_STATES * context.batch_length
            layers = len(model.metadata.shape.target_layers) if model.metadata.block else 1
            compute[CPU] += 4 * rows * layers * target_model.metadata.embedding_length
        cache = _logged_bytes(_CACHE, log_lines).total()
        return _need(weights, cache, compute, max(0, own), length)


def _need(
    weights: WeightPlaces, cache: int, compute: Counter[str], own: int, length: int
) -> ModelNeed:
    """Combine the figures of one context."""
    layers = len(weights.layers)
    # The output, which is the last layer, has no cache.
    cached = Counter(place for layer, place in weights.layers.items() if layer < layers - 1)
    places = {
        gpu: PlaceNeed(size, cache * cached[gpu] // (layers - 1), compute[gpu])
        for gpu, size in weights.on_devices.items()
    }
    places[RAM] = PlaceNeed(
        weights.copied + weights.mapped,
        cache - sum(each.cache for each in places.values()),
        own + compute.total() - sum(each.compute for each in places.values()),
    )
    layers_on = Counter(place for _, place in sorted(weights.layers.items()) if place != CPU)
    placement = ModelPlacement(layers, tuple(layers_on.items()))
    return ModelNeed(places, weights.mapped, placement, length, tuple(weights.sizes))


def _logged_bytes(pattern: re.Pattern[str], log_lines: Iterable[str]) -> Counter[str]:
    """Sum up the sizes in lines of the log, by what the pattern finds first."""
    found = Counter[str]()
    for line in log_lines:
        if match := pattern.search(line):
            found[match[1]] += int(float(match[2]) * _MEBIBYTE)
    return found


def _unlogged_bytes(model: Any, context: Any, settings: ModelSettings) -> int:
    """Return what passes take without a line in the log: rows of logits, and room for conversion.

    A matrix product converts its right side to the number type of its kernel, mostly two bytes each
    (ggml/src/ggml-cpu/ggml-cpu.c, ggml_graph_plan). The biggest are the inputs of the feed-forward
    layers' last matrix and, without flash attention, the attention weights of all heads.
    """
    from foretoken.engine.llama.library import native

    metadata = model.metadata
    widths = model.metadata_value(f"{metadata.architecture}.feed_forward_length") or ""
    widest = max([metadata.embedding_length, *map(int, re.findall(r"\d+", widths))])
    if context.flash_attention is False and settings.cache_type_v is not CacheType.F32:
        widest = max(widest, native.llama_model_n_head(model.handle) * context.context_length)
    logits = 4 * model.vocabulary.size * (MAX_LOOKAHEAD + 1)
    return int(2 * widest * context.micro_batch_length + logits)


def _private_bytes() -> int:
    """Return this process's own memory, without file pages if the system can tell."""
    import psutil

    process = psutil.Process()
    memory = process.memory_info()
    if hasattr(memory, "shared"):  # Linux
        return int(memory.rss - memory.shared)
    return int(process.memory_full_info().uss)
