"""Muon for the matrices inside the layers, AdamW for the rest.

Muon steps by the momentum's nearest orthogonal matrix, so that all directions are learned at the
same pace. It learns more from a token than AdamW does, and tokens are what a short training lacks.
Source: Keller Jordan, "Muon: An optimizer for hidden layers in neural networks" (2024); the
coefficients of the iteration are his.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from network import Llama
from torch import Tensor

_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
_ITERATIONS = 5
_MOMENTUM = 0.95
_BETAS = (0.9, 0.95)
_EPSILON = 1e-10


@dataclass(frozen=True, slots=True)
class Rates:
    """Full learning rates, and how weights shrink."""

    matrix: float
    """Muon's; 0 leaves all weights to AdamW."""
    other: float
    weight_decay: float


@dataclass(slots=True)
class _Weight:
    parameter: Tensor
    parts: tuple[int, ...]
    """Rows of the matrices that lie in it, for Muon; empty for AdamW."""
    moments: list[Tensor]


class Optimizer:
    """Steps all weights, or those of one member of a team."""

    def __init__(self, model: Llama, rates: Rates) -> None:
        self._rates = rates
        matrices = dict(model.matrices()) if rates.matrix else {}
        self._weights = [
            _Weight(
                parameter,
                matrices.get(parameter, ()),
                [torch.zeros_like(parameter) for _ in range(1 if parameter in matrices else 2)],
            )
            for parameter in model.parameters()
        ]

    def moments(self) -> list[Tensor]:
        """Everything it remembers, for checkpoints and to be shared."""
        return [moment for weight in self._weights for moment in weight.moments]

    def use_moments(self, moments: list[Tensor]) -> None:
        """Remember in these tensors from now on."""
        left = iter(moments)
        for weight in self._weights:
            weight.moments = [next(left) for _ in weight.moments]

    @torch.no_grad()
    def step(
        self, share: float, number: int, gradients: dict[int, Tensor], scale: float = 1.0
    ) -> None:
        """Step number ``number`` (from 1) at this share of the full rates.

        ``gradients`` are those of the weights to be stepped, by their places among the model's
        parameters; they are multiplied by ``scale``.
        """
        by_size: dict[tuple[int, int], list[tuple[Tensor, Tensor]]] = {}
        for place, gradient in gradients.items():
            weight = self._weights[place]
            gradient.mul_(scale)
            if not weight.parts:
                self._adam(weight, gradient, share, number)
                continue
            moment = weight.moments[0]
            moment.lerp_(gradient, 1.0 - _MOMENTUM)
            ahead = gradient.lerp_(moment, _MOMENTUM)
            weight.parameter.mul_(1.0 - self._rates.matrix * share * self._rates.weight_decay)
            parts = zip(
                weight.parameter.split(weight.parts), ahead.split(weight.parts), strict=True
            )
            for part, update in parts:
                by_size.setdefault((part.shape[0], part.shape[1]), []).append((part, update))
        for (rows, columns), pairs in by_size.items():
            updates = orthogonal(torch.stack([update for _, update in pairs]))
            rate = self._rates.matrix * share * max(1.0, rows / columns) ** 0.5
            for (part, _), update in zip(pairs, updates, strict=True):
                part.add_(update.to(part.dtype), alpha=-rate)

    def _adam(self, weight: _Weight, gradient: Tensor, share: float, number: int) -> None:
        first, second = weight.moments
        rate = self._rates.other * share
        if weight.parameter.ndim > 1:
            weight.parameter.mul_(1.0 - rate * self._rates.weight_decay)
        first.lerp_(gradient, 1.0 - _BETAS[0])
        second.lerp_(gradient.square(), 1.0 - _BETAS[1])
        deviation = (second / (1.0 - _BETAS[1] ** number)).sqrt_().add_(_EPSILON)
        weight.parameter.addcdiv_(first, deviation, value=-rate / (1.0 - _BETAS[0] ** number))


def orthogonal(matrices: Tensor) -> Tensor:
    """Nearly orthogonal matrices (count, rows, columns), in bfloat16: singular values near 1."""
    a, b, c = _COEFFICIENTS
    found = matrices.bfloat16()
    tall = found.shape[1] > found.shape[2]
    if tall:
        found = found.mT
    found = found / (found.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(_ITERATIONS):
        square = found @ found.mT
        found = a * found + (b * square + c * square @ square) @ found
    return found.mT if tall else found
