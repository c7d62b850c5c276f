"""Which models can draft for a target, and why the others cannot."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gguf import GGUFWriter

import tiny_models as tiny
from foretoken.engine.config import ModelSettings
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.llama.library import gpus
from foretoken.engine.session import check_pair
from foretoken.models.builtin import builtin_models, builtin_pair
from foretoken.models.gguf.file import read_gguf
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.folders import chosen_folder
from foretoken.models.library.library import LibraryModel, read_library
from foretoken.models.memory.fit import PairPlan
from foretoken.models.pairs.pairing import Pairing, PairingVerdict, most_gain, pass_weights
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair
from foretoken.system.language import said

ALL = tiny.default_tokens(300)


def other(tokens: list[tiny.TokenLike], **changed: tiny.TokenLike) -> list[tiny.TokenLike]:
    """Return the tokens with some replaced: ``t7`` is the one with the id 7."""
    tokens = list(tokens)
    for name, token in changed.items():
        tokens[int(name[1:])] = token
    return tokens


@pytest.fixture
def folder(own_cache: None, tmp_path: Path) -> Path:
    folder = tmp_path / "models"
    folder.mkdir()
    return folder


def library(folder: Path) -> dict[str, LibraryModel]:
    return {model.name: model for model in read_library([chosen_folder(folder)]).models}


def write(folder: Path, name: str, **options: Any) -> None:
    """Write a model of 300 tokens, by default much smaller than the target."""
    options = {"seed": 2, "vocab_size": 300, "layers": 1, "width": 32, **options}
    if "tokens" in options:
        options["vocab_size"] = len(options["tokens"])
    tiny.write_random_model(folder / f"{name}.gguf", **options)


def write_target(folder: Path, **options: Any) -> None:
    write(folder, "target", **{"layers": 4, "width": 128, **options})


def judged(folder: Path, draft: str = "draft") -> PairingVerdict:
    models = library(folder)
    return Pairing().verdict(models["target"], models[draft])


def test_the_builtin_draft_comes_before_the_head(folder: Path) -> None:
    del folder
    models = library(builtin_pair()[0].parent)
    target, *drafts = builtin_models()
    by_path = {model.path: model for model in models.values()}
    ranked = Pairing().ranked_drafts(by_path[target], models.values())
    found = [each.model and each.model.path for each in ranked if each.verdict.worthwhile]
    assert found == [*drafts, None]


def test_a_draft_of_another_vocabulary_has_to_promise_a_gain(folder: Path) -> None:
    assert most_gain(1.0, 0.0) == 17.0
    assert most_gain(0.8, 0.25) == pytest.approx(2.952 / 1.75), "three tokens"
    assert most_gain(0.6, 0.9) == 1.0
    write_target(folder)
    write(folder, "draft", tokens=other(ALL, t139=" The"), layers=4, width=128)
    found = judged(folder)
    assert not found.compatible
    assert found.reason == said("draft-gains-little", speedup="1.00")


BRIDGED = "fits, with another vocabulary"
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], str | None]] = {
    "equal": ({}, {}, None),
    "an entry": ({}, {"tokens": other(ALL, t139=" The")}, BRIDGED),
    "every entry": ({}, {"tokens": tiny.foreign_tokens(300)}, "different vocabulary, only 0 % of"),
    "padded": ({}, {"padded_to": 1000}, None),
    "other end": (
        {"tokens": ALL, "eos_id": 299, "bos_id": 0},
        {"tokens": ALL, "eos_id": 17, "bos_id": 0},
        BRIDGED,
    ),
    "other tokenizer": ({}, {"tokenizer": "spm"}, BRIDGED),
    "other kind of an entry": ({}, {"tokens": other(ALL, t7=tiny.control("h"))}, None),
}


@pytest.mark.parametrize("case", CASES)
def test_files_are_judged_like_loaded_models(case: str, folder: Path) -> None:
    target, draft, reason = CASES[case]
    write_target(folder, **target)
    write(folder, "draft", **draft)
    found = judged(folder)
    assert found.compatible == (reason in (None, BRIDGED))
    assert (found.cost_ratio is not None) == found.compatible
    assert (found.shared is not None) == (reason == BRIDGED)
    if found.compatible:
        assert found.reason is None
    else:
        assert str(found.reason).startswith(str(reason))
    paths = (folder / "target.gguf", folder / "draft.gguf")
    with LlamaModel.load(paths[0]) as one, LlamaModel.load(paths[1]) as two:
        loaded = check_pair(one, two)
    assert (loaded.compatible, loaded.reason) == (found.compatible, found.reason)
    assert found.shared == loaded.shared


@pytest.mark.parametrize("writer", [tiny.write_recurrent_model, tiny.write_hybrid_model])
def test_a_recurrent_model_can_only_be_a_target(writer: Callable[..., Path], folder: Path) -> None:
    writer(folder / "draft.gguf", seed=1, vocab_size=300)
    write_target(folder)
    assert judged(folder) == PairingVerdict(False, "cannot roll back: recurrent")
    write(folder, "small")
    models = library(folder)
    assert Pairing().verdict(models["draft"], models["small"]).compatible


def test_kinds_that_write_no_text_are_refused(folder: Path) -> None:
    write_target(folder)
    write(folder, "draft")
    models = library(folder)
    speech = replace(models["draft"], kind=ModelKind.OTHER, problem="It generates speech.")
    found = Pairing().verdict(models["target"], speech)
    assert found == PairingVerdict(False, "it does not generate text: it generates speech")


def test_a_file_that_is_broken_or_gone_says_so(folder: Path) -> None:
    write_target(folder)
    draft = folder / "draft.gguf"
    tiny.write_broken_file(draft, "truncated")
    assert str(judged(folder).reason).startswith("it is broken: draft.gguf is incomplete: ")
    write(folder, "draft", tokens=other(ALL, t3="new"))
    models = library(folder)
    draft.write_bytes(draft.read_bytes()[:5000])  # since it was looked at
    found = Pairing().verdict(models["target"], models["draft"])
    assert str(found.reason).startswith("draft.gguf is incomplete: ")
    draft.unlink()
    found = Pairing().verdict(models["target"], models["draft"])
    reason = said("draft-unreadable", reason="No such file or directory")
    assert found == PairingVerdict(False, reason)


def test_a_split_target_counts_as_a_whole(folder: Path) -> None:
    write_target(folder)
    write(folder, "draft")
    whole = judged(folder)
    parts = tiny.write_split(folder / "target.gguf", 7)
    assert len(parts) > 3
    (folder / "target.gguf").unlink()
    models = library(folder)
    (split,) = (model for model in models.values() if len(model.parts) == len(parts))
    assert Pairing().verdict(split, models["draft"]) == whole
    assert Pairing().verdict(split, split).reason == said("draft-is-target")
    if sys.platform != "win32":
        linked = folder / "linked.gguf"  # it is known by any name
        os.link(folder / "draft.gguf", linked)
        again = replace(models["draft"], path=linked, parts=(linked,))
        assert Pairing().verdict(models["draft"], again).reason == said("draft-is-target")


_ATTENTION = tuple(f"blk.{layer}.attn_q.weight" for layer in range(4))
_EXPERTS = ("blk.0.ffn_up_exps.weight", "blk.0.ffn_down_exps.weight", "blk.0.ffn_gate.3.weight")
_SHARED = ("blk.0.attn_q.weight", "blk.0.ffn_gate_inp.weight", "blk.0.ffn_up_shexp.weight")
_TABLES = ("token_embd.weight", "per_layer_token_embd.weight", "position_embd.weight")
_HEAD = ("token_embd.weight", *_ATTENTION[:2], "blk.1.nextn.eh_proj.weight")
_OWN = ("blk.1.nextn.shared_head_head.weight", "blk.1.nextn.embed_tokens.weight")
_AHEAD = {"block_count": 2, "nextn_predict_layers": 1}


@pytest.mark.parametrize(
    ("tensors", "values", "model", "head"),
    [
        # Only active experts count.
        ((*_EXPERTS, *_SHARED), {"expert_count": 8, "expert_used_count": 2}, 3 + 3 * 2 / 8, 0),
        ((*_EXPERTS, *_SHARED), {"expert_count": 8}, 6, 0),
        # Tables are looked up unless they are the output.
        ((*_TABLES, _ATTENTION[0]), {}, 2, 1),
        ((*_TABLES, "output.weight"), {}, 1, 1),
        # Layers that look further ahead are idle; a head reads its own ones and the output.
        ((*_ATTENTION, "blk.3.nextn.eh"), {"block_count": 4, "nextn_predict_layers": 1}, 3, 2),
        (_HEAD, _AHEAD, 2, 3),
        ((*_HEAD, *_OWN), _AHEAD, 2, 3),
    ],
)
def test_the_weights_that_a_pass_reads(
    tmp_path: Path, tensors: tuple[str, ...], values: dict[str, int], model: float, head: int
) -> None:
    writer = GGUFWriter(tmp_path / "headed.gguf", "moe")
    for key, number in values.items():
        writer.add_uint32(f"moe.{key}", number)
    for name in tensors:
        writer.add_tensor(name, np.ones((32, 32), dtype=np.float32))  # 4,096 bytes
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    found = pass_weights([read_gguf(tmp_path / "headed.gguf")])
    assert (found.model, found.head) == (4096 * model, 4096 * head)


def test_a_models_own_head_is_the_first_choice(folder: Path) -> None:
    options: dict[str, Any] = {"vocab_size": 40, "seed": 1, "width": 64}
    tiny.write_delta_net_model(folder / "target.gguf", head=True, **options)
    tiny.write_random_model(folder / "draft.gguf", layers=1, **{**options, "width": 32})
    models = library(folder)
    first, second, *_ = Pairing().ranked_drafts(models["target"], models.values())
    assert (first.model, first.verdict.worthwhile) == (models["target"], True)
    assert second.model == models["draft"]


@pytest.mark.parametrize(
    ("last_layer", "reason"), [(2, None), (8, "reads layer 8, but the model has 8 layers")]
)
def test_a_head_fits_the_model_that_it_was_made_for(
    folder: Path, last_layer: int, reason: str | None
) -> None:
    shape: dict[str, Any] = {"vocab_size": 40, "seed": 1}
    target = tiny.write_random_model(folder / "target.gguf", layers=8, **shape)
    tiny.write_random_model(folder / "draft.gguf", layers=1, width=32, **shape)
    tiny.write_eagle_head(folder / "head.gguf", target, target_layers=(0, 1, last_layer))
    models = library(folder)
    ranked = Pairing().ranked_drafts(models["target"], models.values())
    (found,) = (each for each in ranked if each.model == models["head"])
    assert found.verdict.reason == reason
    assert (found is ranked[0]) is (reason is None)


def test_the_best_drafts_come_first_and_the_misfits_last(folder: Path) -> None:
    def named(name: str) -> dict[str, Any]:
        return {"values": {"general.basename": name}}

    write_target(folder, layers=8, **named("Heron2.5"))
    write(folder, "family", **named("heron2.5"), width=64)
    write(folder, "stranger", **named("Egret"))
    write(folder, "stranger-bigger", width=96, **named("Egret"))
    write(folder, "hardly", layers=7, width=128, **named("Heron2.5"))
    write(folder, "larger", layers=9, width=128, **named("Heron2.5"))
    write(folder, "other-words", tokens=other(ALL, t3="new"), **named("Heron2.5"))
    write(folder, "misfit", tokens=tiny.foreign_tokens(300), **named("Heron2.5"))
    tiny.write_broken_file(folder / "a-broken.gguf", "truncated")
    models = library(folder)
    ranked = Pairing().ranked_drafts(models["target"], models.values())
    assert [each.model.name if each.model else "no draft model" for each in ranked] == [
        *("family", "stranger", "stranger-bigger"),
        *("no draft model", "other-words"),
        *("hardly", "larger", "a-broken", "misfit", "target"),
    ]
    hardly, larger = (each.verdict for each in ranked[5:7])
    assert (hardly.compatible, hardly.worthwhile) == (True, False)
    assert hardly.reason == said("draft-hardly-cheaper")
    assert (larger.compatible, larger.reason) == (False, said("draft-larger"))
    assert 0.0 < ranked[0].verdict.cost_ratio < hardly.cost_ratio < 1.0


def test_without_a_gpu_it_starts_no_process(
    builtin_target: Path, builtin_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if gpus():
        pytest.skip("This computer has a GPU.")

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a process is started")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    settings = ModelSettings(threads=2)
    found = prepare_pair(PairPlan(builtin_target, builtin_draft, settings=settings))
    assert found == PreparedPair(found.probed, settings, settings)
    assert found.placement is None
