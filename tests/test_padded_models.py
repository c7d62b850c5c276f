"""A small llama in a bigger shape must stay the same function: through the real backend."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from benchmarks.padded_models import Shape, SmallModel, write_draft, write_padded
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import ModelSettings
from foretoken.engine.language_model import Logits
from foretoken.engine.llama.backend import LlamaContext, LlamaModel

PROMPT = [int(token) for token in np.random.default_rng(3).integers(80, size=60)]
BIGGER = Shape(width=128, layers=4, heads=15, kv_heads=5, head_size=24, feed_forward=192)
"""Against 64, 2, 4, 4, 16, 128: every number differs, and the heads come in groups."""


@pytest.fixture(scope="module")
def small(models: Path) -> SmallModel:
    return SmallModel(tiny.write_random_model(models / "small.gguf", seed=5, vocab_size=260))


def _logits(path: Path) -> Logits:
    with LlamaModel.load(path) as model:
        settings = ModelSettings(threads=1)
        context = LlamaContext(model, 256, cancel=CancelFlag(), settings=settings)
        try:
            return context.decode(PROMPT, rows=30).copy()
        finally:
            context.close()


def test_a_bigger_shape_computes_the_same_function(small: SmallModel, tmp_path: Path) -> None:
    assert small.shape == Shape(64, 2, 4, 4, 16, 128)
    path, expected = tmp_path / "big.gguf", _logits(small.path)
    assert write_padded(small, path, BIGGER, "F32")
    assert not write_padded(small, path, BIGGER, "F32"), "nothing differs"
    # The KV cache is F16, so keys and values of another scale are rounded otherwise.
    np.testing.assert_allclose(_logits(path), expected, atol=0.02)
    assert expected.std() > 1.0
    # Too small a number to show in these logits.
    epsilon = SmallModel(path).value("llama.attention.layer_norm_rms_epsilon")
    assert epsilon == pytest.approx(tiny.RMS_EPSILON * 64 / 128)
    # The source now has grouped heads and frequency factors of its own.
    again = Shape(width=160, layers=5, heads=36, kv_heads=6, head_size=32, feed_forward=224)
    write_padded(SmallModel(path), tmp_path / "bigger.gguf", again, "F32")
    np.testing.assert_allclose(_logits(tmp_path / "bigger.gguf"), expected, atol=0.02)
    assert write_padded(small, path, replace(BIGGER, head_size=32), "Q8_0")
    assert np.abs(_logits(path) - expected).mean() < 0.6
    with pytest.raises(ValueError, match="layers does not fit"):
        write_padded(small, tmp_path / "no.gguf", replace(small.shape, layers=1))
    assert not (tmp_path / "no.gguf").exists()


def test_drafts_are_as_good_as_their_name(small: SmallModel, tmp_path: Path) -> None:
    expected, found = _logits(small.path), {}
    for kind in ("good", "middling", "hopeless"):
        path = tmp_path / f"{kind}.gguf"
        assert write_draft(small, path, kind, good=small.path)
        found[kind] = _logits(path)
    np.testing.assert_allclose(found["good"], expected, atol=0.02)
    distances = {kind: np.abs(logits - expected).mean() for kind, logits in found.items()}
    assert 0.02 < distances["middling"] < distances["hopeless"]
    # Without layers only the last token counts.
    places = dict[int, int]()
    for place, token in enumerate(PROMPT[-30:]):
        first = found["hopeless"][places.setdefault(token, place)]
        np.testing.assert_allclose(found["hopeless"][place], first, atol=1e-4)
    assert len(places) < 30, "the prompt must repeat a token"
