"""A GPU that is full, or fails in the middle of an answer: the text stays, with a way to go on."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import ModelSettings, SamplingParams
from foretoken.models.pair_setup import LoadSettings
from gpu_hands import Hands, write_endless_pair
from pretended_gpu import NAME, Failure, PretendedGpu, with_pretended_gpu

GB = 1 << 30
AFTER = 60
"""Passes of an answer, behind which its GPU fails."""


@pytest.fixture(scope="module")
def pair(models: Path) -> tuple[Path, Path]:
    return write_endless_pair(models)


def greedy_hands() -> Hands:
    hands = Hands(QCoreApplication([]))
    hands.engine.answering.chosen_sampling = SamplingParams(temperature=0.0)
    hands.engine.set_lookahead(4)
    return hands


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
    found, hands = [], greedy_hands()
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
    hands, emptied = greedy_hands(), []
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
