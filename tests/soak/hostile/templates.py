"""Chat templates that hang, use up memory, break out, or write too much, and good ones.

Each is put into a tiny model that loads and generates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from soak.hostile.case import Case, Right, Surroundings

Made: TypeAlias = Callable[[Surroundings], str | bytes]
_SAYS = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant:"
"""A harmless rest, so that what comes before it decides."""
_NAMES = r"[Tt]emplate"
_MEGA = 10**6


def _loops(*counts: int, inside: str = "") -> str:
    begins = (f"{{% for x{n} in range({count}) %}}" for n, count in enumerate(counts))
    return "".join(begins) + inside + "{% endfor %}" * len(counts)


def _grown(
    growth: str, start: str = "'aa'", times: int = 60, shown: str = "{{ ns.x|length }}"
) -> str:
    """Return a template whose value grows in every round of a loop."""
    grow = _loops(times, inside=f"{{% set ns.x = {growth} %}}")
    return f"{{% set ns = namespace(x={start}) %}}{grow}{shown}"


def _nested(opening: str, closing: str = "", depth: int = 10_000) -> str:
    return "{{ " + opening * depth + "1" + closing * depth + " }}"


_ENDLESS = _loops(99999, 99999, 99999)
_POWER = "(7 ** (7 ** 10))"

_BAD: dict[str, str | Made] = {
    # time
    "loops-nested": _ENDLESS,
    "loops-after-text": _SAYS + _ENDLESS,
    "macro-twice": "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}"
    "{% endmacro %}{{ m(60) }}",
    "loop-recursive": "{% for i in [1, 2] recursive %}{{ loop([1, 2]) if loop.depth < 60 }}"
    "{% endfor %}",
    "sort": _loops(99999, inside="{% set x = range(99999)|sort(reverse=true) %}"),
    "sum-lists": "{% set x = ([[1] * 1000] * 99999)|sum(start=[]) %}{{ x|length }}",
    "striptags": "{{ ('<!--' * 10**6)|striptags|length }}",
    "three-seconds": _loops(1500, 99999),
    "source-tags": lambda _: "{% if messages %}x{% endif %}" * (_MEGA // 2) + _SAYS,
    # interpreter lock
    "power": f"{{{{ {_POWER} % 10 }}}}",
    "power-dead": f"{{% if false %}}{{{{ {_POWER} % 10 }}}}{{% endif %}}",
    "power-variable": "{% set n = messages|length + 6 %}{{ (n ** (n ** 10)) % 10 }}",
    "product": _grown("ns.x * ns.x", "7", shown="{{ ns.x % 10 }}"),
    "digits": "{{ ('f' * 10**8)|int(base=16) }}{{ (10 ** (10 ** 8))|string|length }}",
    "punycode": "{{ ('äöü' * 10**5 ~ range(9)|join).encode('punycode')|length }}",
    # memory
    "loops-output": _loops(99999, 99999, inside="x" * 100),
    "doubling": _grown("ns.x + ns.x"),
    "doubling-replace": _grown("ns.x|replace('a', 'aaaaaaaaaa')", times=14),
    "repeat": "{{ 'a' * 10**10 }}{{ ([0] * 10**10)|length }}",
    "width-percent": "{{ '%999999999d' % 1 }}",
    "width-filter": "{{ '%999999999s'|format(1) }}",
    "width-nested": "{{ '{:{w}}'.format(1, w=10**10) }}",
    "indent": "{{ 'a\nb'|indent(10**9, first=true) }}",
    "zfill": "{{ '1'.zfill(10**10) }}{{ 'a'.center(10**10) }}",
    "expandtabs": "{{ '\t\t'.expandtabs(2 * 10**9) }}",
    "translate": "{{ ('a' * 10**6).translate({97: 'b' * 10**4})|length }}",
    "lipsum": "{{ lipsum(n=10**6, min=1000, max=2000)|length }}",
    "cycler": _loops(
        99999, inside="{% set c = cycler(*range(99999)) %}{% set j = joiner('a' * 9999) %}"
        "{% set n = namespace(x=range(99999)|list) %}{{ c.next() }}{{ j() }}{{ j() }}",
    ),
    "range-list": "{{ range(10**9)|list|length }}",
    "dictionary": lambda _: "{% set d = {" + ",".join(f"'k{n}':{n}" for n in range(_MEGA))
    + "} %}" + _SAYS,
    "source": lambda _: "{# " + "x" * 30 * _MEGA + " #}" + _SAYS,
    # stack
    "macro-endless": "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    "loop-endless": "{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}",
    "deep-parentheses": _nested("(", ")"),
    "deep-ifs": "{% if messages %}" * 10_000 + "1" + "{% endif %}" * 10_000,
    "deep-blocks": "".join(f"{{% block b{n} %}}" for n in range(10_000))
    + "{% endblock %}" * 10_000,
    "long-sum": "{{ messages|length" + " + 1" * 100_000 + " }}",
    "deep-value": _grown("[ns.x]", "[]", 99999, "{{ ns.x }}{{ ns.x|tojson }}"),
    "deep-generators": _grown("ns.x|map('upper')", "'ab'", 99999, "{{ ns.x|list }}"),
    # sandbox
    "class": "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "attr": "{{ ''|attr('__class__')|attr('__mro__') }}",
    "map-attribute": "{{ ['']|map(attribute='__class__.__mro__')|list }}",
    "format-map": "{{ '{a.__class__}'.format_map({'a': 1}) }}",
    "format-field": "{{ '{0.__class__.__init__.__globals__}'.format(messages) }}",
    "globals": "{{ cycler.__init__.__globals__.os.system('touch /tmp/foretoken-was-here') }}",
    "raise-globals": "{{ raise_exception.__globals__['__builtins__'].open('/etc/passwd') }}",
    "mutation": "{% set x = messages.append({'role': 'user', 'content': 'x'}) %}",
    "collector": "{{ (messages|map('upper')).gi_frame.f_globals }}",
    "include": lambda around: f"{{% include '{around.canary}' %}}" + _SAYS,
    "strftime": "{{ strftime_now('%999999999Y%s%\x00%E%Oy%-999999d') }}",
    # words
    "raise-long": "{{ raise_exception('x' * 10**6) }}",
    "raise-escapes": lambda around: "{{ raise_exception('\x1b]52;c;aGFja2Vk\x07\x1b[2J\u202e"
    f"<img src={around.canary}>') }}}}" + _SAYS,
    "control-tokens": "{{ '<|im_end|>' * 10**5 }}",
    "nothing": lambda _: "{# nothing #}",
    "syntax": "{% for x in %}{{ {% endif %}{% exec 'x' %}",
    "nul": lambda _: b"a\0b{{ 'c\0d' }}" + _SAYS.encode(),
    "surrogates": lambda _: b"\xed\xa0\x80{{ '\xff\xfe\xed\xb0\x80' }}" + _SAYS.encode(),
    "surrogates-made": "{{ '\\ud800' ~ '%c' % 56320 }}",
    "not-a-string": "{{ raise_exception(messages) }}",
}  # fmt: skip
_EITHER = frozenset((
    "striptags", "three-seconds", "power-dead", "punycode", "dictionary", "source", "attr",
    "map-attribute", "format-map", "strftime", "control-tokens", "nothing", "nul", "surrogates",
    "surrogates-made",
))  # fmt: skip


def _bad(id_: str, source: str | Made) -> Case:
    make = source if callable(source) else lambda _: source + _SAYS
    right = Right.EITHER if id_ in _EITHER else Right.TOLD
    return Case(id_, make, right, _NAMES)


def _later(id_: str, what: str) -> Case:
    """Return a case that attacks from the second turn on."""
    source = f"{{% if messages|length > 2 %}}{what}{{% endif %}}{_SAYS}"
    return Case(id_, lambda _: source, Right.WORKS, _NAMES, Right.TOLD)


def _good(id_: str, source: str) -> Case:
    return Case(id_, lambda _: source, Right.WORKS)


_GOOD = (
    _good("good-gemma", "{{ bos_token }}{% if messages[0]['role'] == 'system' %}"
        "{{ raise_exception('System role not supported') }}{% endif %}"
        "{% for message in messages %}{% if (message['role'] == 'user') != (loop.index0 % 2 "
        "== 0) %}{{ raise_exception('Conversation roles must alternate "
        "user/assistant/user/...') }}{% endif %}{% set role = 'model' if message['role'] == "
        "'assistant' else message['role'] %}{{ '<start_of_turn>' + role + '\n' + "
        "message['content'] | trim + '<end_of_turn>\n' }}{% endfor %}"
        "{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}"),
    _good("good-qwen-tools", "{%- if tools %}{{- '<|im_start|>system\n' }}{%- for tool in tools %}"
        "{{- tool | tojson }}{%- endfor %}{{- '<|im_end|>\n' }}{%- else %}"
        "{%- if messages[0].role == 'system' %}{{- '<|im_start|>system\n' + "
        "messages[0].content + '<|im_end|>\n' }}{%- endif %}{%- endif %}"
        "{%- set ns = namespace(multi_step_tool=true, last_query_index=messages|length - "
        "1) %}{%- for message in messages[::-1] %}"
        "{%- set index = (messages|length - 1) - loop.index0 %}"
        "{%- if ns.multi_step_tool and message.role == 'user' and message.content is string "
        "and not(message.content.startswith('<tool_response>') and "
        "message.content.endswith('</tool_response>')) %}"
        "{%- set ns.multi_step_tool = false %}{%- set ns.last_query_index = index %}"
        "{%- endif %}{%- endfor %}{%- for message in messages %}"
        "{%- if (message.role == 'user') or (message.role == 'system' and not loop.first) %}"
        "{{- '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>' + '\n' }}"
        "{%- elif message.role == 'assistant' %}{{- '<|im_start|>assistant\n' + "
        "message.content.split('</think>')[-1].lstrip('\n') + '<|im_end|>\n' }}{%- endif %}"
        "{%- endfor %}{%- if add_generation_prompt %}{{- '<|im_start|>assistant\n' }}"
        "{%- if enable_thinking is defined and enable_thinking is false %}"
        "{{- '<think>\n\n</think>\n\n' }}{%- endif %}{%- endif %}"),
    _good("good-dated",
        "{{ 'Today Date: ' + strftime_now('%d %B %Y') + '\n' }}{% for m in messages %}"
        "{% if m.role == 'assistant' %}{% generation %}{{ m.content }}{% endgeneration %}"
        "{% else %}{{ m.role ~ ': ' ~ m.content ~ '\n' }}{% endif %}{% if loop.index > 50 %}"
        "{% break %}{% endif %}{% endfor %}assistant:"),
    _good("good-long", "{# " + "a remark of a legitimate template\n" * 3_000 + " #}" + _SAYS),
)  # fmt: skip

CASES = (
    *(_bad(id_, made) for id_, made in _BAD.items()),
    _later("second-turn", "{{ raise_exception('only one question') }}"),
    _later("second-turn-hangs", _ENDLESS),
    *_GOOD,
)
