"""Where the weights of a model will be: copied, used in place, or on a GPU."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from foretoken.models.gguf.file import GgufTensor

CPU = "CPU"
"""llama.cpp's name for the device."""
# Looked up row by row, so never copied for fast kernels (llama.cpp src/llama-arch.cpp, GET_ROWS).
_LOOKED_UP = re.compile(r"(token_embd|position_embd|token_types|per_layer_token_embd)\.weight")
_LAYER = re.compile(r"blk\.(\d+)\.")


@dataclass(slots=True)
class WeightPlaces:
    """Bytes of weights by place."""

    copied: int
    """Rearranged for the CPU's fast kernels."""
    mapped: int
    """Used in place in the mapped files."""
    read_once: int
    """File pages between those, which stay mapped and are not read again."""
    on_devices: dict[str, int]
    """On each GPU, by llama.cpp's name for it."""
    layers: dict[int, str]
    """The device of each layer; the last one is the output."""
    sizes: tuple[int, ...] = ()
    """Of each layer, wherever it is."""

    @classmethod
    def found(
        cls,
        files: Sequence[tuple[GgufTensor, ...]],
        unused: set[str],
        layers: dict[int, str],
        *,
        repack: bool,
    ) -> WeightPlaces:
        """Place the tensors of all files of a model, without the ``unused`` ones.

        Asks llama.cpp what is rearranged, so it belongs in a child process.
        """
        from foretoken.engine.llama.repacking import Repacking

        gpus = set(layers.values()) - {CPU}
        # With a GPU, llama.cpp prefers memory that the GPU can read to rearranged weights.
        repacking = Repacking() if repack and not gpus else None
        output = layers.get(max(layers, default=0), CPU)
        found = cls(0, 0, 0, defaultdict(int), layers)
        sizes = [0] * len(layers)
        tied = not any(tensor.name == "output.weight" for table in files for tensor in table)
        for table in files:
            in_place: list[tuple[int, int]] = []
            for tensor in table:
                if tensor.name in unused:
                    continue
                looked_up = _LOOKED_UP.fullmatch(tensor.name) is not None
                layer = _LAYER.match(tensor.name)
                place = layers.get(int(layer[1]), CPU) if layer else output
                copy = _copied_bytes(tensor, repacking)
                if not looked_up or (tied and tensor.name.startswith("token_embd")):
                    number = int(layer[1]) if layer else len(layers) - 1
                    if number < len(layers):  # a damaged file may name more than there are
                        sizes[number] += tensor.size_bytes
                if looked_up:
                    in_place.append((tensor.offset, tensor.size_bytes))
                    if tied and tensor.name.startswith("token_embd"):
                        # The same matrix computes the output, in whatever form is best for that.
                        if output != CPU:
                            found.on_devices[output] += tensor.size_bytes
                        else:
                            found.copied += copy or 0
                elif place != CPU:
                    found.on_devices[place] += tensor.size_bytes
                elif copy is not None:
                    found.copied += copy
                else:
                    in_place.append((tensor.offset, tensor.size_bytes))
            used = sum(size for _, size in in_place)
            found.mapped += used
            if in_place:  # one range of the file is mapped, with what lies in between
                first, last = min(in_place), max(in_place)
                found.read_once += last[0] + last[1] - first[0] - used
        found.sizes = tuple(sizes)
        return found

    def of_a_head(self) -> WeightPlaces:
        """The same places without weights: a head has its own among those of its model."""
        none = dict.fromkeys(self.on_devices, 0)
        return replace(self, copied=0, mapped=0, read_once=0, on_devices=none)

    def layers_on(self, place: str) -> int:
        """How many layers with a cache are there; the output has none."""
        return sum(
            where == place for layer, where in self.layers.items() if layer < len(self.layers) - 1
        )


def _copied_bytes(tensor: GgufTensor, repacking: Any) -> int | None:
    found: int | None = None
    if repacking is not None:
        found = repacking.repacked_bytes(tensor.type, tensor.shape)
    return found
