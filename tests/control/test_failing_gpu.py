"""A GPU that is full, or fails in the middle of an answer: the text stays, with a way to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
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


class Listener:
    """Has answers written, and hears all that is told of them."""

    def __init__(self, engine: Any) -> None:
        from foretoken.control.engine.records import GenerateRequest

        self.engine, self.busy = engine, False
        self.tokens: list[int] = []
        self.ends: list[Any] = []
        self.emptied = 0
        self._request = GenerateRequest
        engine.cache_emptied.connect(self.note_emptied)

    def answer(self, tokens: int) -> None:
        """Ask for so many."""
        from foretoken.chat.conversations.conversation import PromptMessage, Role
        from foretoken.engine.config import (
            ContextPolicy,
            GenerationLimits,
            Method,
            SamplingParams,
            SpeculativeConfig,
        )

        self.busy, self.tokens = True, []
        self.engine.submit(
            self._request(
                (PromptMessage(Role.USER, "one"),),
                start=0,
                context_policy=ContextPolicy.STOP,
                sampling=SamplingParams(temperature=0),
                speculative=SpeculativeConfig(
                    Method.DRAFT if self.engine.pair.files.draft else Method.PLAIN
                ),
                limits=GenerationLimits(max_tokens=tokens),
                take=self.take,
            )
        )

    def take(self, record: Any) -> None:
        """Note it."""
        from foretoken.control.engine.records import Failed
        from foretoken.engine.events import GenerationFinished, TokenEmitted

        if isinstance(record, TokenEmitted):
            self.tokens.append(record.id)
        elif isinstance(record, (GenerationFinished, Failed)):
            self.ends.append(record)
            self.busy = False

    def note_emptied(self) -> None:
        """Count it."""
        self.emptied += 1


def opened(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Listener, Any]:
    """An engine in this process, in which memory is measured too; and what waits for it."""
    from PySide6.QtCore import QCoreApplication

    from foretoken.control.engine.engine_control import EngineControl
    from foretoken.models.memory import fit, measure
    from foretoken.models.pairs import preparation
    from foretoken.models.probe.probing import PairProbe

    # Child processes have no such GPU.
    monkeypatch.setattr(
        fit,
        "measure_needs",
        lambda path, plans, *, repack, keep_on: measure._measure(path, plans, repack),
    )
    monkeypatch.setattr(preparation, "probe_pair", lambda *_, **__: PairProbe())
    app = QCoreApplication.instance() or QCoreApplication([])
    engine = EngineControl()

    def until(holds: Callable[[], bool]) -> None:
        for _ in range(2000):
            if holds():
                return
            app.processEvents()
            QThread.msleep(5)
        raise TimeoutError

    from PySide6.QtCore import QThread

    return engine, Listener(engine), until


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
    from foretoken.control.engine.records import PairFiles

    found = []
    with pytest.MonkeyPatch.context() as patch:
        engine, listener, until = opened(patch)

        def answer() -> list[int]:
            listener.answer(60)
            until(lambda: not listener.busy)
            return listener.tokens

        for failure in KINDS:
            engine.load_pair(PairFiles(*pair))
            until(lambda: engine.state.value == "ready")
            whole, expected = engine.pair.placement.text, answer()
            gpu.fails, gpu.fails_behind = failure, AFTER
            kept = answer()
            until(lambda: engine.failure is not None)
            failed, state = engine.failure, engine.state.value
            engine.go_on(failed.options[-1])
            until(lambda: engine.state.value == "ready")
            gpu.fails = None
            told = listener.ends[-1].error
            found.append(
                {
                    "whole": whole,
                    "state": state,
                    "kind": failed.kind.name,
                    "error": failed.error,
                    "told": told,
                    "ways": [way.text for way in failed.options],
                    "kept": len(kept) if kept == expected[: len(kept)] else None,
                    "placed": engine.pair.placement,
                    "after": answer() == expected,
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
        assert found["state"] == ("empty" if ended else "ready")
        assert ("the card fell out" in found["error"]) is (failure is Failure.ABORT)


def exchange(gpu: PretendedGpu, pair: tuple[Path, Path]) -> list[Any]:
    """Load one after the other what fits only alone, then what is broken, and ask it all."""
    from foretoken.control.engine.records import LoadSettings, PairFiles
    from foretoken.engine.config import ModelSettings

    with pytest.MonkeyPatch.context() as patch:
        engine, listener, until = opened(patch)
        errors: list[object] = []
        engine.load_ended.connect(errors.append)

        def load(target: Path, settings: LoadSettings | None = None) -> str:
            before = len(errors)
            engine.load_pair(PairFiles(target, None), settings)
            until(lambda: len(errors) > before)
            return str(engine.pair.placement.text)

        found = [load(pair[0])]
        # llama.cpp's margin, and what is in use with a little more.
        gpu.total = GB + gpu.used + 500_000
        found.append(load(pair[1]))
        found.append(load(pair[0]))
        emptied = listener.emptied
        gpu.refusals = 1
        found += [load(pair[1]), listener.emptied - emptied, engine.pair.files.target == pair[0]]
        listener.answer(10)
        until(lambda: not listener.busy)
        found.append(len(listener.tokens))
        load(pair[0], LoadSettings(target=ModelSettings(devices="Abacus0")))
        found += [engine.failure.kind.name, [way.text for way in engine.failure.options]]
        return found


def test_a_pair_makes_room_for_another_and_comes_back(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(exchange, pair, memory_bytes=2 * GB)
    on_gpu = f"Target: on A card ({NAME})."
    assert found[:3] == [on_gpu] * 3
    assert found[3:6] == [on_gpu, 1, True]  # the one of before, with an empty cache
    assert found[6] == 10
    assert found[7:] == ["NO_DEVICE", ["Use what fits here", "Use the processor"]]


def overfill(gpu: PretendedGpu, pair: tuple[Path, Path]) -> dict[str, Any]:
    """Load where the GPU refuses what it said was free; then in the ways that are proposed."""
    from foretoken.control.engine.records import PairFiles

    with pytest.MonkeyPatch.context() as patch:
        engine, _, until = opened(patch)
        gpu.refusals = 1
        errors: list[object] = []
        engine.load_ended.connect(errors.append)
        engine.load_pair(PairFiles(*pair))
        until(lambda: len(errors) == 1)
        failed = engine.failure
        engine.go_on(failed.options[0])
        until(lambda: len(errors) == 2)
        return {
            "errors": errors,
            "kind": failed.kind.name,
            "ways": [way.text for way in failed.options],
            "placed": engine.pair.placement.text,
        }


def test_a_gpu_that_is_full_gets_fewer_layers(pair: tuple[Path, Path]) -> None:
    found = with_pretended_gpu(overfill, pair, memory_bytes=2 * GB)
    assert f"failed to allocate {NAME} buffer" in found["errors"][0]
    assert found["errors"][1] is None
    assert found["kind"] == "OUT_OF_MEMORY"
    assert found["ways"] == ["Use 3 of 5 layers on the GPU", "Use the processor"]
    assert found["placed"] == (
        f"Target: 3 of 5 layers on A card ({NAME}) and the rest on the processor. "
        f"Draft: on A card ({NAME})."
    )
