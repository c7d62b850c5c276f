"""Settings of a model: their limits, their effect in llama.cpp, and what they must not change."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import tiny_models as tiny
from answer_events import answer
from foretoken.engine.config import (
    MAX_BATCH_LENGTH,
    CacheType,
    GenerationLimits,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.library import native
from foretoken.engine.model_pass import CancelFlag
from foretoken.engine.session import Session

Floats = NDArray[np.float32]
NAN = float("nan")

PLAIN = SpeculativeConfig(Method.PLAIN)
DRAFT = SpeculativeConfig(Method.DRAFT, lookahead=4)
EXACT = ModelSettings(cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
TEXT = [int(token) for token in np.random.default_rng(1).integers(0, 250, 701)]
# In the forty tokens after it, no two are almost equally likely.
PROMPT = TEXT[180:240]
# Rounding, when the same numbers are added in another order.
TOLERANCE = 1e-3


@pytest.mark.parametrize(
    ("kind", "values", "reason"),
    [
        (SamplingParams, {"temperature": -0.1}, "temperature must be from 0 to 100, not -0.1"),
        (SamplingParams, {"min_p": NAN}, "min-p must be .*, not nan"),
        (SamplingParams, {"top_p": 0.0}, "top-p must be .*, not 0.0"),
        (SamplingParams, {"top_k": 2.5}, "top-k must be .*, not 2.5"),
        (SamplingParams, {"seed": -1}, "seed must be .*, not -1"),
        (ModelSettings, {"threads": False}, "threads must be from 1 to 512, not False"),
        (ModelSettings, {"batch_length": MAX_BATCH_LENGTH + 1}, "batch-size must be from"),
        (ModelSettings, {"micro_batch_length": 513}, r"to the batch size \(512\), not 513"),
        (
            ModelSettings,
            {"flash_attention": False, "cache_type_v": CacheType.Q8_0},
            "needs flash attention",
        ),
        (GenerationLimits, {"max_tokens": 0}, "max-tokens must be 1 or more"),
        (GenerationLimits, {"stop_strings": ("a", "")}, "stop strings must not be empty"),
        (SpeculativeConfig, {"max_steps": 0}, "max-steps must be from 1 to"),
        (SpeculativeConfig, {"lookahead": 33}, "lookahead must be .* from 1 to 32, not 33"),
        (SpeculativeConfig, {"lookahead": True}, "not True"),
    ],
    ids=str,
)
def test_values_out_of_range_are_refused(
    kind: Callable[..., object], values: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        kind(**values)


def test_the_ends_of_each_range_are_accepted() -> None:
    ModelSettings(flash_attention=False, cache_type_k=CacheType.Q8_0)
    ModelSettings(threads=512, gpu_layers=0, micro_batch_length=512)
    assert SamplingParams(temperature=0.0, top_p=1.0, min_p=1.0, seed=2**64).greedy
    rules = [
        SpeculativeConfig(),
        SpeculativeConfig(lookahead=32),
        SpeculativeConfig(Method.DRAFT),
        SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
    ]
    adaptive, fixed = LookaheadRule.ADAPTIVE, LookaheadRule.FIXED
    assert [each.effective_rule for each in rules] == [adaptive, fixed, fixed, adaptive]


@pytest.fixture(scope="module")
def path(models: Path) -> Path:
    """Quantised caches need heads of 32 or more. Its answers never end."""
    return tiny.write_random_model(models / "settings.gguf", noise=0.0, **SHAPE)


@pytest.fixture(scope="module")
def draft_path(models: Path) -> Path:
    return tiny.write_random_model(models / "settings-draft.gguf", noise=0.05, **SHAPE)


SHAPE: dict[str, Any] = {
    "seed": 3,
    "vocab_size": 260,
    "heads": 2,
    "context_length": 1024,
    "sharpness": 6.0,
    **tiny.endless_tokens(260),
}


@pytest.fixture(scope="module")
def model(path: Path) -> Iterator[LlamaModel]:
    with LlamaModel.load(path) as model:
        yield model


def last_logits(model: LlamaModel, settings: ModelSettings, text: Sequence[int] = TEXT) -> Floats:
    """Return the logits after a text read in whole batches, without the padding's."""
    context = LlamaContext(model, 1024, cancel=CancelFlag(), settings=settings)
    try:
        for start in range(0, len(text) - 1, context.batch_length):
            context.decode(text[start : min(len(text) - 1, start + context.batch_length)], rows=0)
        return context.decode(text[-1:], rows=1)[0, :260].copy()
    finally:
        context.close()


@pytest.mark.parametrize(
    "changed",
    [
        {"batch_length": 64, "micro_batch_length": 1},
        {"batch_length": 100, "micro_batch_length": 33},
        {"batch_length": 1024, "micro_batch_length": 5},
        {"threads": 3},
    ],
    ids=str,
)
def test_batches_and_threads_change_no_number(
    models: Path, model: LlamaModel, changed: dict[str, int]
) -> None:
    """Not even in models that carry a state from batch to batch."""
    kinds = tiny.write_recurrent_model, tiny.write_hybrid_model
    paths = [models / f"settings-{write.__name__}.gguf" for write in kinds]
    with ExitStack() as stack:
        loaded = [model]
        for write, path in zip(kinds, paths, strict=True):
            write(path, seed=3, vocab_size=260, context_length=1024)
            loaded.append(stack.enter_context(LlamaModel.load(path)))
        for each in loaded:
            wanted = last_logits(each, EXACT)
            found = last_logits(each, replace(EXACT, **changed))
            np.testing.assert_allclose(found, wanted, atol=TOLERANCE)


@pytest.mark.parametrize("length", [1, 63])
def test_a_batch_is_never_longer_than_the_context(model: LlamaModel, length: int) -> None:
    settings = ModelSettings(batch_length=8192, micro_batch_length=8192)
    context = LlamaContext(model, length, cancel=CancelFlag(), settings=settings)
    assert (context.batch_length, context.context_length) == (length, length)
    context.decode(TEXT[:length], rows=1)
    context.close()


@pytest.mark.parametrize(
    ("key_type", "value_type"), [*itertools.pairwise([*CacheType, CacheType.F32])]
)
def test_every_type_of_keys_and_values_answers(
    path: Path, draft_path: Path, key_type: CacheType, value_type: CacheType
) -> None:
    settings = ModelSettings(cache_type_k=key_type, cache_type_v=value_type)
    with Session.load(path, draft_path, settings=settings) as session:
        plain, drafted = (answer(session, PROMPT, way, count=12).ids for way in (PLAIN, DRAFT))
        assert len(plain) == len(drafted) == 12
        assert session.statistics.accepted > 0
        if not (key_type.quantised or value_type.quantised):
            assert drafted == plain


def test_a_type_that_does_not_fit_the_heads_is_refused_with_the_reason(models: Path) -> None:
    """A head of 16 has no room for a block of 32."""
    path = models / "settings-small-heads.gguf"
    tiny.write_random_model(path, seed=3, vocab_size=260, heads=4)
    for settings in (
        ModelSettings(cache_type_v=CacheType.Q8_0),
        ModelSettings(cache_type_k=CacheType.Q4_0, flash_attention=True),
    ):
        with pytest.raises(ModelLoadError) as caught:
            Session.load(path, settings=settings)
        assert (caught.value.kind, caught.value.facts["file"]) == ("context-refused", path)
        assert "block size 32" in str(caught.value)


Asked = list[dict[str, Any]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Parameters of every file and context that llama.cpp opens, in order."""
    found: Asked = []

    def record(name: str) -> None:
        make = getattr(native, name)

        def recorded(source: Any, parameters: Any) -> Any:
            found.append({field: getattr(parameters, field) for field, _ in parameters._fields_})
            return make(source, parameters)

        monkeypatch.setattr(native, name, recorded)

    record("llama_model_load_from_file")
    record("llama_init_from_model")
    return found


@pytest.mark.parametrize("kind", [CacheType.F16, CacheType.Q8_0])
def test_flash_attention_where_needed(asked: Asked, model: LlamaModel, kind: CacheType) -> None:
    if native.llama_supports_gpu_offload():
        pytest.skip("With a GPU llama.cpp decides.")
    on, off = native.LLAMA_FLASH_ATTN_TYPE_ENABLED, native.LLAMA_FLASH_ATTN_TYPE_DISABLED
    for values, flash, wanted in (
        ({"cache_type_v": kind}, None, kind.quantised),
        ({"cache_type_k": kind}, None, False),
        ({"cache_type_k": kind}, False, False),
        ({"cache_type_k": kind, "cache_type_v": kind}, True, True),
    ):
        settings = ModelSettings(flash_attention=flash, **values)
        LlamaContext(model, 256, cancel=CancelFlag(), settings=settings).close()
        assert asked[-1]["flash_attn_type"] == (on if wanted else off)
        # Without it, a micro-batch is short, because its scores are held in memory.
        assert asked[-1]["n_ubatch"] == (512 if wanted else 128)
        for role in ("k", "v"):
            chosen = values.get(f"cache_type_{role}", CacheType.F16)
            assert asked[-1][f"type_{role}"] == getattr(native, f"GGML_TYPE_{chosen.name}")


OWN = ModelSettings(threads=2, gpu_layers=3, cache_type_k=CacheType.Q8_0, batch_length=128)
OF_DRAFT = ModelSettings(
    threads=1, gpu_layers=0, cache_type_v=CacheType.Q4_0, micro_batch_length=32
)


def test_a_draft_has_its_own_settings(asked: Asked, path: Path, draft_path: Path) -> None:
    def layers() -> list[int]:
        return [each["n_gpu_layers"] for each in asked if "n_gpu_layers" in each]

    with Session.load(path, draft_path, settings=OWN, draft_settings=OF_DRAFT) as session:
        assert (session.target.settings, session.draft.settings) == (OWN, OF_DRAFT)
        assert session.threads == (2, 1)
        lengths = session.target.sequence.batch_length, session.draft.sequence.batch_length
        assert lengths == (128, 512)
        assert layers() == [3, 0]
        of_target, of_draft = (each for each in asked if "n_ubatch" in each)
        assert (of_target["n_threads"], of_draft["n_threads"]) == (2, 1)
        assert (of_target["n_threads_batch"], of_draft["n_threads_batch"]) == (2, 1)
        assert of_target["type_k"] == native.GGML_TYPE_Q8_0
        assert of_target["type_v"] == of_draft["type_k"] == native.GGML_TYPE_F16
        assert of_draft["type_v"] == native.GGML_TYPE_Q4_0
        assert (of_target["n_ubatch"], of_draft["n_ubatch"]) == (128, 32)
        plain, drafted = (answer(session, PROMPT, way).ids for way in (PLAIN, DRAFT))
        assert drafted == plain
        assert session.calibrate(session.target).threads == 2, "what was chosen stays"
        # Without its own it has the target's, except for its layers, which are placed by now.
        session.set_draft(LlamaModel.load(draft_path))
        assert session.draft.settings == replace(OWN, gpu_layers=None)
        assert layers()[-1] == native.llama_model_default_params().n_gpu_layers
        session.set_draft(LlamaModel.load(draft_path, settings=OF_DRAFT), OF_DRAFT)
        assert session.draft.settings == OF_DRAFT
