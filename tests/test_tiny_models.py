"""The tiny models are as documented: their probabilities, memory and agreement."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.special import softmax

import tiny_models as tiny
from benchmarks.padded_models import Shape, SmallModel, write_padded
from foretoken.engine.config import CacheType, ModelSettings
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.model_pass import CancelFlag, Logits

Floats = NDArray[np.float64]
Write = Callable[..., Path]
LONG = 512
# Keys and values in F16 move logits by up to 4e-3 where batches differ in shape.
SETTINGS = ModelSettings(threads=1, cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
FAMILIES = pytest.mark.parametrize(
    "write",
    [
        tiny.write_random_model,
        tiny.write_recurrent_model,
        tiny.write_hybrid_model,
        tiny.write_delta_net_model,
        tiny.write_sliding_window_model,
    ],
)


class Model:
    def __init__(self, path: Path) -> None:
        self.model = LlamaModel.load(path, settings=SETTINGS)
        self.context = LlamaContext(self.model, LONG, cancel=CancelFlag(), settings=SETTINGS)

    def __enter__(self) -> "Model":
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()
        self.model.close()

    def probs(self, tokens: Sequence[int], passed: int = 30) -> Floats:
        """Return the distribution after each token, read again in passes of ``passed`` tokens."""
        self.context.clear()
        passes = [list(tokens[at : at + passed]) for at in range(0, len(tokens), passed)]
        rows = [self.context.decode(each, rows=len(each)).copy() for each in passes]
        return np.asarray(softmax(np.concatenate(rows).astype(np.float64), axis=1))

    def next_probs(self, tokens: Sequence[int]) -> Floats:
        return self.probs(tokens)[-1]


def distance(one: Floats, other: Floats) -> float:
    return float(np.abs(one - other).sum() / 2)


@pytest.mark.parametrize("size", [3, 33, 259])
def test_bigram_probabilities_are_the_table(tmp_path: Path, size: int) -> None:
    table = tiny.random_table(size, seed=size)
    table[table < 0.3 / size] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    assert (table == 0.0).any()
    path = tiny.write_bigram_model(tmp_path / "bigram.gguf", table, padded_to=size + 5)
    with Model(path) as model:
        for probs in (model.probs(range(size)), model.probs(range(size), passed=1)):
            assert np.abs(probs[:, :size] - table).max() < 1e-5
            assert (probs[:, :size][table == 0.0] == 0.0).all()
            assert (probs[:, size:] == 0.0).all()


@FAMILIES
def test_every_token_before_matters_and_batches_do_not(tmp_path: Path, write: Write) -> None:
    """Even far back where neither window nor convolution reaches, or nearby where it decays."""
    reaches = write in (tiny.write_hybrid_model, tiny.write_sliding_window_model)
    length, places = (60, (0, 10, 50)) if reaches else (6, (3, 4))
    contexts = np.random.default_rng(0).integers(0, 31, size=(20, length)).tolist()
    with Model(write(tmp_path / "random.gguf", seed=1, vocab_size=32)) as model:
        base = [model.next_probs(context) for context in contexts]
        for place in places:
            others = [[*c[:place], (c[place] + 7) % 31, *c[place + 1 :]] for c in contexts]
            assert np.median(list(map(distance, base, map(model.next_probs, others)))) > 0.02, place
        contexts[0] *= 4
        together, one_by_one = model.probs(contexts[0]), model.probs(contexts[0], passed=1)
    # ggml takes Gemma's GELU from a table of F16.
    assert np.abs(together - one_by_one).max() < 5e-3
    assert np.array_equal(together.argmax(axis=1), one_by_one.argmax(axis=1))


@FAMILIES
def test_no_padding_is_predicted_and_relatives_partly_agree(tmp_path: Path, write: Write) -> None:
    shape = {"seed": 4, "vocab_size": 32}
    others = {
        "padded": write(tmp_path / "padded.gguf", **shape, padded_to=45),
        "noisy": write(tmp_path / "noisy.gguf", **shape, noise=0.1),
        "unrelated": write(tmp_path / "unrelated.gguf", **{**shape, "seed": 5}),
    }
    if write is tiny.write_random_model:
        others["shallow"] = write(tmp_path / "shallow.gguf", **shape, layers=1)
        others["quantised"] = write(tmp_path / "quantised.gguf", **shape, quantization="Q4_0")
    contexts = np.random.default_rng(0).integers(0, 31, size=(20, 6)).tolist()
    with Model(write(tmp_path / "target.gguf", **shape)) as model:
        wanted = [model.next_probs(context) for context in contexts]
    acceptance = {"shallow": 0.5, "quantised": 0.7}
    for name, path in others.items():
        with Model(path) as model:
            offered = [model.next_probs(context) for context in contexts]
        # A padding row loses 1000 / RMS of the residual stream, which in a Mamba is above 20.
        assert max(probs[32:].max(initial=0.0) for probs in offered) < 1e-15
        # The acceptance rate of speculative sampling.
        pairs = zip(wanted, offered, strict=True)
        acceptance[name] = float(1 - np.mean([distance(one, other[:32]) for one, other in pairs]))
    assert acceptance["padded"] > 0.99999
    assert 0.35 < acceptance["noisy"] < 0.8
    assert acceptance["unrelated"] < 0.25
    assert 0.35 < acceptance["shallow"] < 0.7
    assert 0.5 < acceptance["quantised"] < 0.9


PROMPT = [int(token) for token in np.random.default_rng(3).integers(80, size=60)]
BIGGER = Shape(width=128, layers=4, heads=15, kv_heads=5, head_size=24, feed_forward=192)
"""Against 64, 2, 4, 4, 16, 128: every number differs, and the heads come in groups."""


def _logits(path: Path) -> Logits:
    with LlamaModel.load(path) as model:
        context = LlamaContext(model, 256, cancel=CancelFlag(), settings=ModelSettings(threads=1))
        try:
            return context.decode(PROMPT, rows=30).copy()
        finally:
            context.close()


def test_a_bigger_shape_computes_the_same_function(models: Path, tmp_path: Path) -> None:
    small = SmallModel(tiny.write_random_model(models / "small.gguf", seed=5, vocab_size=260))
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
    assert write_padded(small, path, replace(BIGGER, head_size=32), "Q8_0")
    assert np.abs(_logits(path) - expected).mean() < 0.6
