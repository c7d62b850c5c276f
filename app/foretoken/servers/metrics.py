"""vLLM's counters of drafts, for the whole server (``/metrics``), as differences over an answer.

They are an answer's only while nobody else was answered: then the tokens that the server counted
meanwhile (``vllm:generation_tokens_total``) are those of the answer. The counters are those of
docs/design/metrics.md; each process of a server has its own, told apart by labels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from foretoken.servers.chunks import ReportedDrafting, count

_NAMES = {
    "vllm:spec_decode_num_drafts_total": "steps",
    "vllm:spec_decode_num_draft_tokens_total": "drafted",
    "vllm:spec_decode_num_accepted_tokens_total": "accepted",
    "vllm:generation_tokens_total": "tokens",
}
_LINE = re.compile(r"(vllm:\w+)(?:\{([^}\n]*)\})? +(\S+)")
_MODEL = re.compile(r'model_name="((?:[^"\\]|\\.)*)"')


@dataclass(frozen=True, slots=True)
class DraftCounters:
    """Sums since the server began."""

    steps: int = 0
    drafted: int = 0
    accepted: int = 0
    tokens: int = 0
    """Written by the model, for whomever."""


def counters_of(text: str, model: str) -> DraftCounters | None:
    """Read the counters of a model; None where the server counts no drafts."""
    sums: dict[str, int] = {}
    for name, value in _values(text, model):
        sums[name] = sums.get(name, 0) + value
    return DraftCounters(**sums) if "drafted" in sums and "tokens" in sums else None


def drafting_between(
    before: DraftCounters, after: DraftCounters, tokens: int
) -> ReportedDrafting | None:
    """What became of the drafts of an answer of so many tokens.

    None if others were answered too, or the server began anew.
    """
    steps, drafted = after.steps - before.steps, after.drafted - before.drafted
    accepted = after.accepted - before.accepted
    if after.tokens - before.tokens != tokens or not 0 <= accepted <= drafted or steps < 0:
        return None
    return ReportedDrafting(drafted, accepted, steps)


def _values(text: str, model: str) -> Iterator[tuple[str, int]]:
    for line in text.splitlines():
        found = _LINE.match(line)
        if found is None or found[1] not in _NAMES:
            continue
        named = _MODEL.search(found[2] or "")
        if named is not None and re.sub(r"\\(.)", r"\1", named[1]) != model:
            continue
        try:
            value = count(float(found[3]))
        except ValueError:
            value = None
        if value is not None:
            yield _NAMES[found[1]], value
