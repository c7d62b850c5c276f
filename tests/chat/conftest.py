"""Fixtures shared by the tests of chats."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.chat.store.store import ChatStore
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from stored_chats import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats" / "chats.db"


@pytest.fixture
def store(path: Path) -> Iterator[ChatStore]:
    with opened(path) as store:
        yield store


@pytest.fixture(scope="session")
def vocabulary(models: Path) -> Iterator[LlamaVocabulary]:
    """A token for each byte, and the control tokens of ChatML."""
    table = tiny.random_table(259, seed=1)
    path = tiny.write_bigram_model(models / "chatml.gguf", table, tokens=tiny.chat_tokens())
    with LlamaModel.load(path) as model:
        yield model.vocabulary
