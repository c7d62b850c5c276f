"""A GPU that is full, or fails in the middle of an answer: the text stays, with a way to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import GenerationLimits, ModelSettings, SamplingParams
from foretoken.models.memory import fit, measure
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.models.pairs import preparation
from foretoken.models.probe.probing import PairProbe
from pretended_gpu import NAME, Failure, PretendedGpu, with_pretended_gpu

SHAPE = {"vocab_size": 300, "layers": 4, "width": 64, "heads": 2, "context_length": 512}
GB = 1 << 30
AFTER = 60
"""Passes of an answer, behind which its GPU fails."""


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    """Its answers have no end."""
    target = tiny.write_random_model(models / "on-gpu.gguf", seed=1, **SHAPE)
    draft = tiny.write_random_model(models / "on-gpu-draft.gguf", seed=1, noise=0.05, **SHAPE)
    return target, draft


class Hands:
    """A controller in a process with such a GPU, in which memory is measured too."""

    def __init__(self) -> None:
        # Child processes have no such GPU.
        fit.measure_needs = lambda path, plans, *, repack, keep_on: measure._measure(
            path, plans, repack
        )
        preparation.probe_pair = lambda *_, **__: PairProbe()
        self.app = QCoreApplication([])
        self.controller = ChatController()
        self.engine: Any = self.controller.engine
        self.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
        self.engine.set_lookahead(4)

    def until(self, holds: Callable[[], object]) -> None:
        """Have events handled until then."""
        for _ in range(2000):
            if holds():
                return
            self.app.processEvents()
            QThread.msleep(5)
        raise TimeoutError

    def load(self, *pair: Path, settings: LoadSettings | None = None) -> str:
        """Return where it is then."""
        errors: list[object] = []
        self.engine.load_ended.connect(errors.append)
        self.engine.load_pair(PairFiles(pair[0], *pair[1:] or [None]), settings)
        self.until(lambda: errors)
        self.engine.load_ended.disconnect(errors.append)
        return str(self.engine.pair.placement.text)

    def ask(self, most: int = 60) -> Message:
        self.controller.new_conversation()
        self.controller.answers.limits = GenerationLimits(max_tokens=most)
        ended: list[Message] = []
        self.controller.answers.ended.connect(ended.append)
        assert self.controller.send("one")
        self.until(lambda: ended)
        self.controller.answers.ended.disconnect(ended.append)
        return ended[0]


FEWER = "Use 3 of 5 layers on the GPU"
PROCESSOR = "Use the processor"
# The last two would end the process; what ran there rests in it for ever.
KINDS = {
    Failure.STATUS: ("DEVICE_LOST", [PROCESSOR]),
    Failure.NO_MEMORY: ("OUT_OF_MEMORY", [FEWER, PROCESSOR]),
    Failure.ABORT: ("DEVICE_LOST", [PROCESSOR]),
    Failure.UNCAUGHT: ("DEVICE_LOST", [PROCESSOR]),
}


def lose(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[dict[str, Any]]:
    """Load on the GPU, have it fail in the middle of an answer, and go on as is proposed."""
    found, hands = [], Hands()
    engine = hands.engine
    for failure in KINDS:
        whole, expected = hands.load(*pair), hands.ask()
        gpu.fails, gpu.fails_behind = failure, AFTER
        kept = hands.ask()
        hands.until(lambda: engine.failure is not None)
        failed, state = engine.failure, engine.state
        engine.go_on(failed.options[-1])
        hands.until(lambda: engine.state is EngineState.READY)
        gpu.fails = None
        found.append(
            {
                "whole": whole,
                "state": state,
                "kind": failed.kind.name,
                "error": failed.error,
                "told": kept.error,
                "ways": [way.text for way in failed.options],
                "kept": len(kept.tokens) if expected.text.startswith(kept.text) else None,
                "placed": engine.pair.placement,
                "after": hands.ask().text == expected.text,
            }
        )
    return found


def test_a_gpu_that_fails_leaves_the_text_and_a_way_on(pair: tuple[Path, Path]) -> None:
    all_found = with_pretended_gpu(lose, pair, memory_bytes=2 * GB)
    for failure, found in zip(KINDS, all_found, strict=True):
        assert found["whole"] == f"Target and draft: on A card ({NAME})."
        assert (found["kind"], found["ways"]) == KINDS[failure]
        assert found["told"] == found["error"]
        assert 5 < found["kept"] < 60
        assert found["placed"] is None
        assert found["after"]  # the processor writes the same
        ended = failure in (Failure.ABORT, Failure.UNCAUGHT)
        assert found["state"] is (EngineState.EMPTY if ended else EngineState.READY)
        assert ("the card fell out" in found["error"]) is (failure is Failure.ABORT)


def exchange(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[Any]:
    """Load one after the other what fits only alone, then what is broken, and ask it all."""
    hands, emptied = Hands(), []
    hands.engine.cache_emptied.connect(lambda: emptied.append(None))
    found: list[Any] = [hands.load(pair[0])]
    # llama.cpp's margin, and what is in use with a little more.
    gpu.total = GB + gpu.used + 500_000
    found += [hands.load(pair[1]), hands.load(pair[0])]
    emptied.clear()
    gpu.refusals = 1
    found += [hands.load(pair[1]), len(emptied), hands.engine.pair.files.target == pair[0]]
    found.append(len(hands.ask(10).tokens))
    hands.load(pair[0], settings=LoadSettings(target=ModelSettings(devices="Abacus0")))
    failed = hands.engine.failure
    return [*found, failed.kind.name, [way.text for way in failed.options]]


def test_a_pair_makes_room_for_another_and_comes_back(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(exchange, pair, memory_bytes=2 * GB)
    on_gpu = f"Target: on A card ({NAME})."
    assert found[:3] == [on_gpu] * 3
    assert found[3:6] == [on_gpu, 1, True]  # the one of before, with an empty cache
    assert found[6] == 10
    assert found[7:] == ["NO_DEVICE", ["Use what fits here", PROCESSOR]]
