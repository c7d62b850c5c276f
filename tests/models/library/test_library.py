"""The models on this computer, in folders like those of real programs."""

import json
import os
import stat
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest
from gguf import GGMLQuantizationType, GGUFWriter
from gguf.quants import quantize

import tiny_models as tiny
from foreign import foreign
from foretoken.models.library import library
from foretoken.models.library.facts import ModelKind, quantisation_name
from foretoken.models.library.files import fingerprint, name_at
from foretoken.models.library.folders import ModelFolder, chosen_folder
from foretoken.models.library.library import Library, LibraryModel, model_at, read_library, scan
from foretoken.models.remembered import HEADERS, ResultCache
from foretoken.system.language import said
from foretoken.system.paths import home_as_tilde

pytestmark = pytest.mark.usefixtures("own_cache")

needs_links = pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "models"
    folder.mkdir()
    return folder


@pytest.fixture(scope="session")
def chat_model(models: Path) -> Path:
    return tiny.write_random_model(
        models / "library-chat.gguf",
        seed=1,
        vocab_size=259,
        tokens=tiny.chat_tokens(),
        chat_template=tiny.CHATML_TEMPLATE,
        quantization="Q8_0",
    )


def put(source: Path, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(source.read_bytes())
    return path


def read(*folders: Path | ModelFolder) -> Library:
    return read_library(
        folder if isinstance(folder, ModelFolder) else chosen_folder(folder) for folder in folders
    )


def by_name(*folders: Path | ModelFolder) -> dict[str, LibraryModel]:
    models = read(*folders).models
    assert len({model.name for model in models}) == len(models)
    return {model.name: model for model in models}


def only(*folders: Path | ModelFolder) -> LibraryModel:
    (model,) = read(*folders).models
    return model


def write_gguf(
    path: Path,
    architecture: str = "llama",
    *,
    tensors: dict[str, str] | None = None,
    vocabulary: int = 4,
    split_every: int = 0,
    **values: Any,
) -> None:
    """Write a file with this header; ``tensors`` are 32 x 32, by name and type."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = GGUFWriter(path, architecture, split_max_tensors=split_every)
    if vocabulary:
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre("gpt-2")
        writer.add_token_list([f"t{index}" for index in range(vocabulary)])
        writer.add_token_types([1] * vocabulary)
        writer.add_token_merges(["a b"])
    adders = {str: writer.add_string, bool: writer.add_bool, int: writer.add_uint32}
    for key, value in values.items():
        adders[type(value)](key.replace("__", "."), value)
    weights = np.ones((32, 32), dtype=np.float32)
    for name, kind_name in ({"a.weight": "F32"} if tensors is None else tensors).items():
        kind = GGMLQuantizationType[kind_name]
        writer.add_tensor(name, quantize(weights, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def test_all_that_a_header_tells(folder: Path, chat_model: Path) -> None:
    path = put(chat_model, folder / "Some-Chat-Q8_0.gguf")
    model = only(folder)
    assert (model.path, model.parts, model.source) == (path, (path,), home_as_tilde(str(folder)))
    assert (model.name, model.kind, model.problem) == ("Some-Chat-Q8_0", ModelKind.CHAT, None)
    assert (model.architecture, model.quantisation, model.recurrent) == ("llama", "Q8_0", False)
    assert (model.context_length, model.layers, model.embedding_length) == (256, 2, 64)
    assert model.vocabulary_size == 259
    assert model.size_bytes == path.stat().st_size
    assert model.modified_ns == path.stat().st_mtime_ns
    # two layers of 64 x (4 x 64 + 3 x 128) + 2 norms, a norm, embedding and output of 259 x 64
    assert model.parameters == 2 * (64 * (4 * 64 + 3 * 128) + 128) + 64 + 2 * 259 * 64


def test_a_head_is_told_by_its_tensors(folder: Path) -> None:
    for head in (True, False):
        whole = tiny.write_dense_head_model(
            folder.parent / "whole.gguf", seed=1, vocab_size=20, head=head
        )
        tiny.write_without_tensors(whole, folder / "model.gguf", "ffn_norm")
        assert only(folder).head == head
        tiny.write_without_tensors(whole, folder / "model.gguf", "nextn")
        assert not only(folder).head


NO_TOKENS: dict[str, Any] = {"vocabulary": 0}
KINDS: list[tuple[str, ModelKind, str, dict[str, Any]]] = [
    ("mmproj", ModelKind.PROJECTOR, "clip", NO_TOKENS | {"clip__has_vision_encoder": True}),
    ("declared", ModelKind.PROJECTOR, "llama", NO_TOKENS | {"general__type": "mmproj"}),
    ("lora", ModelKind.ADAPTER, "llama", {"general__type": "adapter", "adapter__type": "lora"}),
    ("old-lora", ModelKind.ADAPTER, "llama", {"tensors": {"blk.0.attn_q.weight.lora_a": "F32"}}),
    ("bert", ModelKind.EMBEDDING, "nomic-bert", {}),
    ("qwen-embedding", ModelKind.EMBEDDING, "qwen3", {"qwen3__pooling_type": 3}),
    ("no-pooling", ModelKind.BASE, "qwen3", {"qwen3__pooling_type": 0}),
    ("vocabulary", ModelKind.OTHER, "llama", {"tensors": {}}),
    ("imatrix", ModelKind.OTHER, "llama", NO_TOKENS | {"general__type": "imatrix"}),
    ("picture", ModelKind.OTHER, "flux", NO_TOKENS),
    ("diffusion", ModelKind.OTHER, "llada", {"tokenizer__chat_template": "x"}),
    ("new", ModelKind.BASE, "newfamily", {"newfamily__ssm__state_size": 16}),
]


def test_what_is_no_model_of_texts_is_set_apart(folder: Path) -> None:
    for name, _, architecture, options in KINDS:
        write_gguf(folder / f"{name}.gguf", architecture, **options)
    found = by_name(folder)
    assert {name: found[name].kind for name in found} == {name: kind for name, kind, *_ in KINDS}
    assert found["new"].recurrent, "told by its hyperparameters"
    for model in found.values():
        assert bool(model.problem) == (model.kind is ModelKind.OTHER)
    assert found["vocabulary"].problem == said("model-no-weights")


def test_a_quantisation_is_named_as_declared_or_by_most_weights() -> None:
    declared = {15 + 1024: "Q4_K_M", 999: "Q4_K", -1: "Q4_K"}
    assert {kind: quantisation_name(kind, {"Q4_K": 80, "F32": 1}) for kind in declared} == declared


def test_broken_files_are_listed_and_what_only_has_the_name_is_not(folder: Path) -> None:
    for kind in ("wrong_version", "truncated", "huge_counts"):
        path = tiny.write_broken_file(folder / "broken.gguf", kind)
        model = only(folder)
        assert (model.kind, model.path) == (ModelKind.BROKEN, path)
        assert model.size_bytes == path.stat().st_size
        assert (model.problem or "").startswith("broken.gguf ")
    for kind in ("empty", "not_gguf"):
        tiny.write_broken_file(path, kind)
        for _ in range(2):  # what is remembered, too
            assert read(folder) == Library((), ())
        assert model_at(path).no_model


FOUR = {f"blk.{layer}.weight": "F32" for layer in range(4)}


def test_the_parts_of_a_split_model_are_one_model(folder: Path) -> None:
    write_gguf(folder / "big.gguf", tensors=FOUR, split_every=2, llama__context_length=99)
    parts = sorted(folder.iterdir())
    assert [path.name for path in parts] == ["big-00001-of-00002.gguf", "big-00002-of-00002.gguf"]
    model = only(folder)
    assert (model.name, model.path, model.parts) == ("big", parts[0], tuple(parts))
    assert (model.kind, model.problem, model.context_length) == (ModelKind.BASE, None, 99)
    assert model.parameters == 4 * 32 * 32
    assert model.size_bytes == sum(path.stat().st_size for path in parts)
    for missing, part in reversed([*enumerate(parts, start=1)]):
        content = part.read_bytes()
        part.unlink()
        model = only(folder)
        assert (model.kind, model.name) == (ModelKind.BROKEN, "big")
        assert model.problem.startswith(f"Part {missing} of 2 is missing.")
        part.write_bytes(content)


def hub_file(hub: Path, content: Path, name: str, revision: str) -> Path:
    """Store a file as huggingface_hub does: a snapshot links to a blob named by its digest."""
    repository = hub / "models--publisher--Some-GGUF"
    blob = repository / "blobs" / sha256(content.read_bytes()).hexdigest()
    put(content, blob)
    snapshot = repository / "snapshots" / revision / name
    snapshot.parent.mkdir(parents=True, exist_ok=True)
    snapshot.symlink_to(os.path.relpath(blob, snapshot.parent))
    return snapshot


@needs_links
def test_hugging_face_shows_each_file_once_by_its_name(tmp_path: Path, chat_model: Path) -> None:
    hub = tmp_path / "hub"
    hub_file(hub, chat_model, "Some-Q8_0.gguf", "aaaa")
    hub_file(hub, chat_model, "Some-Q8_0.gguf", "bbbb")
    (hub / "models--publisher--Some-GGUF/blobs/0123.incomplete").write_bytes(b"GGUF")
    put(chat_model, hub / ".locks/models--publisher--Some-GGUF/x.gguf")
    model = only(ModelFolder(hub, "Hugging Face cache"))
    assert model.name == "Some-Q8_0"
    assert model.path == hub / "models--publisher--Some-GGUF/snapshots/aaaa/Some-Q8_0.gguf"
    assert model.size_bytes == chat_model.stat().st_size


@needs_links
def test_links_to_nothing_or_circles_and_pipes_do_no_harm(folder: Path, chat_model: Path) -> None:
    put(chat_model, folder / "a/model.gguf")
    (folder / "a/up").symlink_to(folder, target_is_directory=True)
    (folder / "again").symlink_to(folder / "a", target_is_directory=True)
    (folder / "self").symlink_to(folder / "self")
    assert only(folder).name == "a"
    (folder / "gone.gguf").symlink_to(folder / "nowhere.gguf")
    (folder / "circle.gguf").symlink_to(folder / "circle.gguf")
    os.mkfifo(folder / "pipe.gguf")
    found = by_name(folder)
    assert found["pipe"].problem == said("model-not-regular")
    assert found["gone"].problem == said("model-broken-link")
    assert (found["circle"].problem or "").startswith("It cannot be read: ")


class Ollama:
    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "blobs").mkdir(parents=True)
        (root / "manifests").mkdir()

    def blob(self, content: bytes) -> str:
        digest = sha256(content).hexdigest()
        (self.root / "blobs" / f"sha256-{digest}").write_bytes(content)
        return f"sha256:{digest}"

    def manifest(self, place: str, *layers: tuple[str, str]) -> Path:
        path = self.root / "manifests" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        described = [
            {"mediaType": f"application/vnd.ollama.image.{kind}", "digest": digest, "size": 1}
            for kind, digest in layers
        ]
        path.write_text(json.dumps({"schemaVersion": 2, "layers": described}))
        return path


@pytest.fixture
def ollama(tmp_path: Path) -> Ollama:
    return Ollama(tmp_path / ".ollama/models")


def test_ollama(ollama: Ollama, chat_model: Path) -> None:
    digest = ollama.blob(chat_model.read_bytes())
    ollama.blob(b"not mentioned anywhere")
    layers = (("template", ollama.blob(b"{{ .Prompt }}")), ("model", digest))
    ollama.manifest("registry.ollama.ai/library/some/8b", *layers)
    ollama.manifest("registry.ollama.ai/library/some/latest", *layers)
    model = only(ModelFolder(ollama.root, "Ollama"))
    assert (model.name, model.source, model.kind) == ("some:8b", "Ollama", ModelKind.CHAT)
    assert model.path == ollama.root / "blobs" / digest.replace(":", "-")
    assert name_at(model.path) == model_at(model.path).name == model.name, "wherever it is named"
    other = tiny.write_random_model(ollama.root.parent / "other", seed=9, vocab_size=20)
    ollama.manifest("hf.co/publisher/Some/Q4_K_M", ("model", ollama.blob(other.read_bytes())))
    other.unlink()
    assert set(by_name(ollama.root)) == {"some:8b", "hf.co/publisher/Some:Q4_K_M"}


def test_what_is_wrong_with_models_of_ollama(ollama: Ollama) -> None:
    place = "registry.ollama.ai/library/{}/latest"
    ollama.manifest(place.format("missing"), ("model", "sha256:" + "0" * 64))
    ollama.manifest(place.format("broken"), ("model", ollama.blob(b"something else")))
    ollama.manifest(place.format("evil"), ("model", "sha256:../../../secret"))
    ollama.manifest(place.format("damaged")).write_text("{")
    found = by_name(ollama.root)
    assert set(found) == {"missing:latest", "broken:latest", "damaged:latest"}
    assert {model.kind for model in found.values()} == {ModelKind.BROKEN}
    assert found["missing:latest"].problem == said("ollama-data-missing")
    assert found["broken:latest"].problem == said("gguf-other-file", file="It")
    assert found["damaged:latest"].problem == said("ollama-manifest-damaged")
    with foreign():  # what is remembered, too
        again = by_name(ollama.root)
        assert (again["broken:latest"].problem or "") == "<<It> is not a GGUF file.>"


def test_hidden_things_and_other_files_are_passed_over(folder: Path, chat_model: Path) -> None:
    for place in (".hidden/a.gguf", "._b.gguf", "c.gguf.incomplete", "d.bin", "ggml.gguf.txt"):
        put(chat_model, folder / place)
    file, missing = folder / "d.bin", folder / "missing"
    found = read(folder, missing, file, ModelFolder(missing, "LM Studio"))
    assert found.models == ()
    assert [(problem.folder, problem.reason) for problem in found.problems] == [
        (missing, said("folder-missing")),
        (file, said("folder-is-file")),
    ]


@pytest.mark.skipif(
    sys.platform == "win32" or getattr(os, "geteuid", lambda: 0)() == 0,
    reason="the administrator may read everything",
)
def test_what_must_not_be_read_is_told(folder: Path, chat_model: Path) -> None:
    closed = put(chat_model, folder / "closed/closed.gguf").parent
    locked = put(chat_model, folder / "locked.gguf")
    closed.chmod(0)
    locked.chmod(0)
    try:
        found = read(folder)
    finally:
        closed.chmod(stat.S_IRWXU)
        locked.chmod(stat.S_IRWXU)
    (model,), (problem,) = found.models, found.problems
    assert (model.problem or "").startswith("It cannot be read: ")
    assert (problem.folder, problem.reason[:16]) == (closed, "cannot be read: ")
    assert by_name(folder)["locked"].kind is ModelKind.CHAT, "a refusal is not remembered"


def test_a_scan_that_is_stopped_keeps_what_it_has_learned(folder: Path, chat_model: Path) -> None:
    for number in range(20):
        put(chat_model, folder / f"{number:02}.gguf")
    left = iter([True] * 9)
    portions = scan([chosen_folder(folder)], lambda: next(left, False))
    found = sum(len(portion.models) for portion in portions)
    assert 0 < found < 10
    assert len(ResultCache(HEADERS)) == found


@pytest.fixture
def read_facts(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """``read_facts`` of the library, which notes the files that it reads."""
    noting = Mock(wraps=library.read_facts)
    monkeypatch.setattr(library, "read_facts", noting)
    return noting


def test_headers_are_read_once(folder: Path, chat_model: Path, read_facts: Mock) -> None:
    path = put(chat_model, folder / "a.gguf")
    tiny.write_broken_file(folder / "b.gguf", "truncated")
    write_gguf(folder / "c.gguf", tensors=FOUR, split_every=2)
    first = read(folder)
    assert read(folder) == first
    assert read_facts.call_count == 4
    tiny.write_broken_file(path, "truncated")
    assert by_name(folder)["a"].kind is ModelKind.BROKEN
    put(chat_model, path)
    os.utime(path, ns=(1, 1))
    assert by_name(folder)["a"].kind is ModelKind.CHAT
    assert [call.args[0] for call in read_facts.call_args_list[4:]] == [path, path]


def test_changes_are_noticed_without_reading_a_header(
    folder: Path, ollama: Ollama, chat_model: Path, read_facts: Mock
) -> None:
    folders = [chosen_folder(folder), ModelFolder(ollama.root, "Ollama")]
    path = put(chat_model, folder / "sub/a.gguf")
    seen = [fingerprint(folders)]

    def changed() -> bool:
        seen.append(fingerprint(folders))
        return seen[-1] != seen[-2]

    assert not changed()
    (folder / "note.txt").write_text("no model")
    assert not changed()
    put(chat_model, folder / "b.gguf")
    assert changed()
    path.write_bytes(b"less")
    assert changed()
    path.rename(folder / "sub/c.gguf")
    assert changed()
    ollama.manifest(
        "registry.ollama.ai/library/x/1b", ("model", ollama.blob(chat_model.read_bytes()))
    )
    assert changed()
    (folder / "b.gguf").unlink()
    assert changed()
    assert not changed()
    read_facts.assert_not_called()
