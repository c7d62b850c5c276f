"""What a template is told of the reasoning in earlier answers, by what its own text says.

Templates that name it get it apart and decide themselves; so do those that know its marks, which
cut it out or keep it. All others get what was answered.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from foretoken.chat.reasoning.marks import Marks

# Names under which templates look for it in a message.
_NAMES = "reasoning_content|reasoning|thinking|thought"
_READ = re.compile(
    rf"(\w+)\s*(?:\.\s*|\[\s*['\"]|\.\s*get\(\s*['\"])({_NAMES})\b(?!\s*=[^=])"
    rf"|['\"]({_NAMES})['\"]\s+(?:not\s+)?in\s+(\w+)"
)
# These are parts of a content that is a list, which ours is not.
_NO_MESSAGES = frozenset({"block", "item", "part", "chunk", "ns", "namespace", "loop"})


@dataclass(frozen=True, slots=True)
class EarlierReasoning:
    """How a template wants it."""

    names: tuple[str, ...] = ()
    """Apart from the answer, under these names."""
    in_text: bool = False
    """In the text, between the marks."""


def wanted_by(template: str | None, marks: Sequence[Marks]) -> EarlierReasoning:
    """Look at a template's text; None is one of ours, which never heard of reasoning."""
    if template is None:
        return EarlierReasoning()
    names = dict.fromkeys(_names_in(template))
    known = any(kind.closing in template or kind.opening in template for kind in marks)
    return EarlierReasoning(tuple(names), in_text=not names and known)


def _names_in(template: str) -> list[str]:
    found = []
    for match in _READ.finditer(template):
        owner, name = match[1] or match[4], match[2] or match[3]
        if owner not in _NO_MESSAGES:
            found.append(name)
    return found
