"""A tiny model whose answer depends on the switches of its chat template."""

from pathlib import Path

import tiny_models as tiny

SAID = {"a": "first", "b": "second", "c": "third"}
"""What it answers behind the last letter of its prompt."""
TEMPLATE = (
    tiny.CHATML_TEMPLATE
    + "{% if reasoning_effort | default('medium') == 'high' %}{{ 'a' }}"
    + "{% elif thinking is defined and not thinking %}{{ 'b' }}{% else %}{{ 'c' }}{% endif %}"
    + "{{ '' if reasoning_effort != 'low' else '.c' }}"
)
"""It has ``reasoning_effort`` (medium unless chosen) and ``thinking`` (on unless chosen)."""


def write_switched_model(path: Path, template: str = TEMPLATE) -> Path:
    """Write one that answers "first" with much thinking, "second" with none, else "third"."""
    tokens: list[tiny.TokenLike] = [
        *tiny.default_tokens(257),
        *SAID.values(),
        tiny.control(tiny.IM_START),
        tiny.control(tiny.IM_END),
    ]
    end = len(tokens) - 1
    following = {tokens.index(word): end for word in SAID.values()}
    following |= {tokens.index(key.encode()): tokens.index(word) for key, word in SAID.items()}
    table = tiny.path_table([following.get(i, end) for i in range(len(tokens))], certainty=0.9999)
    return tiny.write_bigram_model(
        path, table, tokens=tokens, chat_template=template, context_length=1024
    )
