"""What was proved of the pair that is loaded, looked up beside the GUI thread."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.background import Background
from foretoken.control.engine.engine_control import EngineControl
from foretoken.engine.config import VerificationRule
from foretoken.models.pairs.proof_results import ProofResult, Proofs

_log = logging.getLogger(__name__)


class KeptProof(Background):
    """Follows the pair in use."""

    changed = Signal()
    """``result`` is another one."""

    def __init__(self, engine: EngineControl, parent: QObject) -> None:
        super().__init__("kept proof", parent)  # not translated: a thread
        self.result: ProofResult | None = None
        """Of the pair in use; None: nothing is kept, or it is not known yet."""
        self._engine = engine
        self._proved: tuple[Path, Path | None, VerificationRule] | None = None  # what is looked for
        engine.state_changed.connect(self._on_state_changed)

    def take(self, result: ProofResult) -> None:
        """The pair in use has just been proved."""
        self.cancel()  # what was kept before is outdated
        self._set(result)

    @Slot()
    def _on_state_changed(self) -> None:
        pair = self._engine.pair
        proved = None
        if pair is not None:
            draft = pair.files.draft if pair.no_draft_reason is None else None
            proved = pair.files.target, draft, self._engine.answering.drafting.verification
        if proved == self._proved:
            return
        self._proved = proved
        self._set(None)
        self.cancel()
        if proved is not None:
            self.start(lambda _running: Proofs().result(*proved), self._set, self._on_failed)

    def _set(self, result: ProofResult | None) -> None:
        if result is not self.result:
            self.result = result
            self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        _log.warning("The kept proof is not known: %s", type(error).__name__)
