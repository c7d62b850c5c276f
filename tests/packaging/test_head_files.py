"""Heads written by the recipe: llama.cpp reads them, and they change no text."""

from pathlib import Path

import numpy as np
import pytest
from head_file import KINDS, HeadShape, Kind, write_head
from llama_file import About, Shape, placeholder_tokenizer, random_weights, write_llama

from answer_events import answer
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.session import Session

VOCABULARY, CONTEXT, WIDTH = 320, 256, 64
TOKENIZER = placeholder_tokenizer(VOCABULARY)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("heads") / "target.gguf"
    shape = Shape(4, WIDTH, 2, 1, 64, VOCABULARY, CONTEXT)
    write_llama(path, shape, random_weights(shape), TOKENIZER, About("target"))
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_llama_cpp_drafts_with_a_written_head(kind: Kind, target: Path, tmp_path: Path) -> None:
    narrow = kind == "eagle3"  # with token embeddings of its own
    body = Shape(1 if narrow else 2, 32 if narrow else WIDTH, 1, 1, 64, VOCABULARY, CONTEXT)
    shape = HeadShape(kind, body, WIDTH, (0, 1, 3), outputs=96, block=0 if narrow else 6)
    drafted = np.arange(3, VOCABULARY, 3)[:96].tolist()
    head = tmp_path / "head.gguf"
    write_head(head, shape, random_weights(body), drafted, TOKENIZER, About("head"))
    with Session.load(target, head) as session:
        assert session.has_draft, session.verdict
        plain, done = (
            answer(session, [5, 6, 7], SpeculativeConfig(method), count=24)
            for method in (Method.PLAIN, Method.DRAFT)
        )
    assert done.statistics.drafted > 20
    assert done.ids == plain.ids
