"""A small llama in a bigger shape must stay the same function: through the real backend."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from benchmarks.padded_models import Shape, SmallModel, write_draft, write_padded
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import TokenEmitted
from foretoken.engine.language_model import Logits
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.session import Session

VOCABULARY = 260
PROMPT = [int(token) for token in np.random.default_rng(3).integers(80, size=60)]
ROWS = 30
BIGGER = Shape(width=128, layers=4, heads=15, kv_heads=5, head_size=24, feed_forward=192)
"""Against 64, 2, 4, 4, 16, 128: every number differs, and the heads come in groups."""


@pytest.fixture(scope="module")
def small(models: Path) -> SmallModel:
    path = models / "small.gguf"
    return SmallModel(tiny.write_random_model(path, seed=5, vocab_size=VOCABULARY))


def _logits(path: Path) -> Logits:
    cancel = CancelFlag()
    with LlamaModel.load(path) as model:
        context = LlamaContext(model, 256, cancel=cancel, settings=ModelSettings(threads=1))
        try:
            return context.decode(PROMPT, ROWS).copy()
        finally:
            context.close()


def _greedy(path: Path) -> list[int]:
    with Session.load(path, settings=ModelSettings(threads=1)) as session:
        events = session.generate(
            PROMPT,
            SamplingParams(temperature=0.0),
            SpeculativeConfig(method=Method.PLAIN),
            GenerationLimits(40),
        )
        return [event.id for event in events if isinstance(event, TokenEmitted)]


def test_a_bigger_shape_computes_the_same_function(small: SmallModel, tmp_path: Path) -> None:
    assert small.shape == Shape(64, 2, 4, 4, 16, 128)
    path = tmp_path / "big.gguf"
    assert write_padded(small, path, BIGGER, "F32")
    expected = _logits(small.path)
    # The KV cache is F16, so keys and values of another scale are rounded otherwise.
    np.testing.assert_allclose(_logits(path), expected, atol=0.02)
    assert expected.std() > 1.0
    assert _greedy(path) == _greedy(small.path)
    # Too small a number to show in these logits.
    epsilon = SmallModel(path).value("llama.attention.layer_norm_rms_epsilon")
    assert epsilon == pytest.approx(tiny.RMS_EPSILON * 64 / 128)


def test_a_padded_model_can_be_padded_again(small: SmallModel, tmp_path: Path) -> None:
    """The source then has grouped heads and frequency factors of its own."""
    write_padded(small, tmp_path / "big.gguf", BIGGER, "F32")
    middle = SmallModel(tmp_path / "big.gguf")
    bigger = Shape(width=160, layers=5, heads=36, kv_heads=6, head_size=32, feed_forward=224)
    write_padded(middle, tmp_path / "bigger.gguf", bigger, "F32")
    expected = _logits(small.path)
    np.testing.assert_allclose(_logits(tmp_path / "bigger.gguf"), expected, atol=0.02)


@pytest.mark.parametrize(("weight_type", "tolerance"), [("F16", 0.1), ("Q8_0", 0.6)])
def test_smaller_weight_types_stay_close(
    small: SmallModel, tmp_path: Path, weight_type: str, tolerance: float
) -> None:
    path = tmp_path / "big.gguf"
    write_padded(small, path, replace(BIGGER, head_size=32), weight_type)  # type: ignore[arg-type]
    assert np.abs(_logits(path) - _logits(small.path)).mean() < tolerance


@pytest.mark.parametrize("kind", ["good", "middling", "hopeless"])
def test_drafts_load_and_decode(small: SmallModel, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "draft.gguf"
    assert write_draft(small, path, kind, good=small.path)  # type: ignore[arg-type]
    assert not write_draft(small, path, kind, good=small.path)  # type: ignore[arg-type]
    logits = _logits(path)
    assert np.isfinite(logits).all()
    assert np.allclose(logits, _logits(small.path), atol=0.02) == (kind == "good")


def test_without_layers_only_the_last_token_counts(small: SmallModel, tmp_path: Path) -> None:
    path = tmp_path / "draft.gguf"
    write_draft(small, path, "hopeless", good=small.path)
    logits, places = _logits(path), dict[int, int]()
    for place, token in enumerate(PROMPT[-ROWS:]):
        first = places.setdefault(token, place)
        np.testing.assert_allclose(logits[place], logits[first], atol=1e-4)
    assert len(places) < ROWS, "the prompt must repeat a token"


def test_a_file_is_written_anew_only_where_something_differs(
    small: SmallModel, tmp_path: Path
) -> None:
    path = tmp_path / "big.gguf"
    assert write_padded(small, path, BIGGER, "F32")
    assert not write_padded(small, path, BIGGER, "F32")
    assert write_padded(small, path, replace(BIGGER, layers=5), "F32")


def test_a_shape_that_is_too_small_is_refused(small: SmallModel, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="layers does not fit"):
        write_padded(small, tmp_path / "no.gguf", replace(small.shape, layers=1))
    assert not (tmp_path / "no.gguf").exists()
