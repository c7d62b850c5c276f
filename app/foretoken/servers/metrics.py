"""vLLM's server-wide draft counters (``/metrics``), as differences over an answer.

They belong to the answer only if no other was generated at the same time: then the increase of
``vllm:generation_tokens_total`` equals the tokens of the answer. The counters are those of
docs/design/metrics.md; each engine process has its own, distinguished by labels.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress

from foretoken.servers.chunks import ReportedDrafting, count

_NAMES = {
    "vllm:spec_decode_num_drafts_total": "steps",
    "vllm:spec_decode_num_draft_tokens_total": "drafted",
    "vllm:spec_decode_num_accepted_tokens_total": "accepted",
    "vllm:generation_tokens_total": "tokens",
}
_LINE = re.compile(r"(vllm:\w+)(?:\{([^}\n]*)\})? +(\S+)")
_MODEL = re.compile(r'model_name="((?:[^"\\]|\\.)*)"')


def counters_of(text: str, model: str) -> Counter[str] | None:
    """Return a model's totals since the server started; None if it does not count drafts."""
    sums: Counter[str] = Counter()
    for line in text.splitlines():
        found = _LINE.match(line)
        if found is None or found[1] not in _NAMES:
            continue
        named = _MODEL.search(found[2] or "")
        if named is not None and re.sub(r"\\(.)", r"\1", named[1]) != model:
            continue
        with suppress(ValueError):
            value = count(float(found[3]))
            if value is not None:
                sums[_NAMES[found[1]]] += value
    return sums if "drafted" in sums and "tokens" in sums else None


def drafting_between(
    before: Counter[str], after: Counter[str], tokens: int
) -> ReportedDrafting | None:
    """Return drafted and accepted tokens of an answer of ``tokens`` tokens.

    None if the server also wrote other answers, or was restarted.
    """
    names = ("steps", "drafted", "accepted", "tokens")
    steps, drafted, accepted, written = (after[name] - before[name] for name in names)
    if written != tokens or not 0 <= accepted <= drafted or steps < 0:
        return None
    return ReportedDrafting(drafted, accepted, steps)
