"""How well the times of steps were foretold: counted here, shown by ``figures.predicted``."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.engine.events import StepFinished


@dataclass(slots=True)
class Prediction:
    """Steps that had an expected time, what it was, and what they took; wall milliseconds."""

    steps: int = 0
    predicted_ms: float = 0.0
    real_ms: float = 0.0
    wrong_ms: float = 0.0
    """Sum of the differences of single steps: too long and too short do not cancel out."""

    @property
    def error(self) -> float | None:
        """The typical error as a share of the time: 0.1 is 10 %. None without such steps."""
        return self.wrong_ms / self.real_ms if self.real_ms else None

    def add(self, step: StepFinished) -> None:
        """Count a step, if something was expected of it."""
        if step.predicted_ms is not None:
            self.steps += 1
            self.predicted_ms += step.predicted_ms
            self.real_ms += step.total_ms
            self.wrong_ms += abs(step.predicted_ms - step.total_ms)
