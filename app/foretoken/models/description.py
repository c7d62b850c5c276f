"""What a model file is, as plain values for people and programs."""

from __future__ import annotations

from typing import Any

from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.text.vocabulary import Vocabulary


def describe(model: LlamaModel) -> dict[str, Any]:
    """Metadata of a loaded model: JSON-ready values under stable names."""
    metadata, vocabulary = model.metadata, model.vocabulary
    return {
        "path": str(metadata.path),
        "name": metadata.name,
        "architecture": metadata.architecture,
        "description": metadata.description,
        "parameters": metadata.parameters,
        "size_bytes": metadata.size_bytes,
        "context_length": metadata.context_length,
        "layers": metadata.layers,
        "embedding_length": metadata.embedding_length,
        "vocabulary_size": vocabulary.size,
        "tokenizer": vocabulary.kind,
        "special_tokens": {
            role: _entry(vocabulary, token) for role, token in vocabulary.special_ids.items()
        },
        "end_tokens": [_entry(vocabulary, token) for token in vocabulary.end_ids],
        "adds_bos": vocabulary.adds_bos,
        "can_roll_back": metadata.can_roll_back,
        "own_head": metadata.has_head,
        "license": model.metadata_value("general.license"),
        "chat_template": metadata.chat_template,
    }


def _entry(vocabulary: Vocabulary, token: int) -> dict[str, Any]:
    return {"id": token, "text": vocabulary.text(token)}
