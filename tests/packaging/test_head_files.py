"""Heads written by the recipe: llama.cpp reads them, and they change no text."""

from pathlib import Path

import numpy as np
import pytest
from head_file import KINDS, HeadShape, Kind, write_head
from llama_file import About, Shape, placeholder_tokenizer, random_weights, write_llama

from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import GenerationFinished, TokenEmitted
from foretoken.engine.session import Session

VOCABULARY, CONTEXT, WIDTH = 320, 256, 64
TOKENIZER = placeholder_tokenizer(VOCABULARY)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("heads") / "target.gguf"
    shape = Shape(4, WIDTH, 2, 1, 64, VOCABULARY, CONTEXT)
    write_llama(path, shape, random_weights(shape), TOKENIZER, About("target"))
    return path


def _said(target: Path, head: Path | None) -> tuple[list[int], int]:
    method = Method.PLAIN if head is None else Method.DRAFT
    with Session.load(target, head) as session:
        assert head is None or session.has_draft, session.verdict
        greedy, limits = SamplingParams(temperature=0.0), GenerationLimits(24)
        events = list(session.generate([5, 6, 7], greedy, SpeculativeConfig(method), limits))
    finished = events[-1]
    assert isinstance(finished, GenerationFinished)
    tokens = [event.id for event in events if isinstance(event, TokenEmitted)]
    return tokens, finished.statistics.drafted


@pytest.mark.parametrize("kind", KINDS)
def test_llama_cpp_drafts_with_a_written_head(kind: Kind, target: Path, tmp_path: Path) -> None:
    narrow = kind == "eagle3"  # with token embeddings of its own
    body = Shape(1 if narrow else 2, 32 if narrow else WIDTH, 1, 1, 64, VOCABULARY, CONTEXT)
    shape = HeadShape(kind, body, WIDTH, (0, 1, 3), outputs=96, block=0 if narrow else 6)
    drafted = np.arange(3, VOCABULARY, 3)[:96].tolist()
    head = tmp_path / "head.gguf"
    write_head(head, shape, random_weights(body), drafted, TOKENIZER, About("head"))

    text, drafts = _said(target, head)

    assert drafts > 20
    assert text == _said(target, None)[0]
