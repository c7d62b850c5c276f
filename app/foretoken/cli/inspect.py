"""``foretoken inspect``: describe model files, loaded without a KV cache."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from foretoken.chat.prompt.template_rendering import switches_of, variable
from foretoken.cli.options import add_json
from foretoken.cli.terminal import Code, errors_as_refusal, write_result
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import check_pair
from foretoken.engine.text.vocabulary import Vocabulary
from foretoken.models.probe.probing import probe_pair
from foretoken.system.shown_text import shown_name

DESCRIPTION = "Describe a GGUF file."
_MAX_SHOWN = 1000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    parser.add_argument("target", type=Path, metavar="F", help="GGUF file")
    parser.add_argument("--draft", type=Path, metavar="F", help="check whether this draft fits")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print descriptions of the files; return the exit code."""
    with errors_as_refusal(Code.CANNOT_LOAD, ModelLoadError):
        probe_pair(options.target, options.draft)
        with LlamaModel.load(options.target, for_inspection=True) as target:
            report = _description(target)
            report["template_options"] = _template_options(target.metadata.chat_template)
            if options.draft is not None:
                with LlamaModel.load(options.draft, as_draft=True, for_inspection=True) as draft:
                    verdict = check_pair(target, draft)
                    report["draft"] = _description(draft)
                    report["compatible"] = verdict.compatible
                    report["reason"] = verdict.reason
                    if verdict.shared is not None:
                        report["other_vocabulary"] = {"draftable_share": verdict.shared}
    write_result(report, _readable(report), as_json=options.json)
    return Code.DONE


def _template_options(template: str | None) -> list[dict[str, Any]]:
    """Return the options of the chat template, as accepted by ``generate --template-option``."""
    return [
        {
            "name": variable(switch),
            "meaning": switch.help,
            "values": switch.kind.limits,
            "default": switch.kind.to_json(switch.default),
        }
        for switch in switches_of(template)
    ]


def _readable(report: dict[str, Any]) -> str:
    return "".join(
        f"{key.replace('_', ' '):<18} {shown_name(_words(key, value), _MAX_SHOWN)}\n"
        for key, value in report.items()
    )


def _words(key: str, value: Any) -> str:
    if key == "template_options":
        told = (f"{each['name']} ({each['values']}; {_default_words(each)})" for each in value)
        return "; ".join(told) or "none"
    if key == "end_tokens":
        return ", ".join(f"{entry['id']} {shown_name(entry['text'])}" for entry in value)
    if key == "special_tokens":
        return ", ".join(
            f"{role} {entry['id']} {shown_name(entry['text'])!r}" for role, entry in value.items()
        )
    if key == "draft":
        return f"{value['name']} ({value['path']})"
    if value is None:
        return "none"
    if key == "chat_template":
        return f"{len(value):,} characters"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _default_words(option: dict[str, Any]) -> str:
    default = option["default"]
    if default in (None, ""):
        return "not sent unless set"
    return f"default {str(default).lower() if isinstance(default, bool) else default}"


def _description(model: LlamaModel) -> dict[str, Any]:
    """Return the metadata of a loaded model, JSON-ready under stable names."""
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
