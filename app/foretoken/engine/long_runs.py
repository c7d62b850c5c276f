"""Texts with endless lines, cut where llama.cpp's tokenizers would go too deep.

BPE tokenizers first split a text by a regular expression, for many models with std::regex, which
recurses for every character of a match (``unicode_regex_split`` in src/unicode.cpp). The stack of
a thread ends after some 20,000 characters, and the process with it: 40,000 letters in a row were
enough with the expressions of ``tekken``, ``gpt-4o`` and ``deepseek-llm``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_LONGEST = 1000
# What one match may run through: a line, or white space over several lines.
_LONG_RUN = re.compile(rf"[^\n]{{{_LONGEST},}}|\s{{{_LONGEST},}}")
# All of these expressions begin a new match at a word's own space.
_WORD_ENDS = re.compile(r"(?<=[^\W\d_])(?= [^\W\d_])")


def cut_long_runs(text: str) -> Iterator[str]:
    """Yield the parts of ``text``, in order; texts without a long run come whole.

    Cuts are between words wherever there are any, where they change no token. A longer text is
    cut at the same places as its beginning.
    """
    at = 0
    while run := _LONG_RUN.search(text, at):
        begin = run.start()
        # No further back than half of it: parts grow no smaller than they must.
        ends = _WORD_ENDS.finditer(text, begin + _LONGEST // 2, begin + _LONGEST)
        cut = max((end.start() for end in ends), default=begin + _LONGEST)
        yield text[at:cut]
        at = cut
    yield text[at:]
