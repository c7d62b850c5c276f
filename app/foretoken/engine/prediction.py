"""Accuracy of predicted step times, displayed by ``figures.predicted``."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.engine.events import StepFinished


@dataclass(slots=True)
class Prediction:
    """Steps with a prediction, and their predicted and actual wall milliseconds."""

    steps: int = 0
    predicted_ms: float = 0.0
    real_ms: float = 0.0
    wrong_ms: float = 0.0
    """Sum of the steps' absolute errors: too long and too short do not cancel out."""

    @property
    def error(self) -> float | None:
        """Error relative to the actual time: 0.1 is 10 %. None without predictions."""
        return self.wrong_ms / self.real_ms if self.real_ms else None

    def add(self, step: StepFinished) -> None:
        """Count a step if it has a prediction."""
        if step.predicted_ms is not None:
            self.steps += 1
            self.predicted_ms += step.predicted_ms
            self.real_ms += step.total_ms
            self.wrong_ms += abs(step.predicted_ms - step.total_ms)
