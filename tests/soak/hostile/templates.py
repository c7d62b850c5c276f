"""Chat templates that hang, eat memory, break out, or say too much; and good ones.

Each is put into a tiny model that loads and generates.
"""

from __future__ import annotations

from collections.abc import Callable

from soak.hostile.case import Case, Right, Surroundings

_SAYS = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant:"
"""A harmless rest, so that what comes before it decides."""
_NAMES = r"[Tt]emplate"
_MEGA = 10**6


def _bad(
    id_: str, attacks: str, source: str, right: Right = Right.TOLD, *, rest: bool = True
) -> Case:
    whole = source + _SAYS if rest else source
    return Case(id_, attacks, lambda _: whole, right, _NAMES)


def _made(
    id_: str, attacks: str, make: Callable[[Surroundings], str | bytes], right: Right = Right.TOLD
) -> Case:
    return Case(id_, attacks, make, right, _NAMES)


def _good(id_: str, source: str) -> Case:
    return Case(id_, "nothing: a legitimate template", lambda _: source, Right.WORKS)


def _grown(growth: str, start: str = "'aa'", times: int = 60) -> str:
    """A value that grows with every round of a loop."""
    return (
        f"{{% set ns = namespace(x={start}) %}}{{% for i in range({times}) %}}"
        f"{{% set ns.x = {growth} %}}{{% endfor %}}{{{{ ns.x|length }}}}"
    )


def _nested(opening: str, closing: str, inner: str = "1", depth: int = 10_000) -> str:
    return opening * depth + inner + closing * depth


_TIME = (
    _bad("loops-nested", "time: 10^15 rounds without output",
        "{% for a in range(99999) %}{% for b in range(99999) %}{% for c in range(99999) %}"
        "{% endfor %}{% endfor %}{% endfor %}"),
    _bad("loops-nested-output", "time and memory: 10^15 rounds with output",
        "{% for a in range(99999) %}{% for b in range(99999) %}{% for c in range(99999) %}x"
        "{% endfor %}{% endfor %}{% endfor %}"),
    _bad("loops-after-text", "time: harmless output first, then no end",
        _SAYS + "{% for a in range(99999) %}{% for b in range(99999) %}{% for c in range(9999) %}"
        "{% endfor %}{% endfor %}{% endfor %}"),
    _bad("macro-twice", "time: a macro that calls itself twice, 60 deep",
        "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}"
        "{{ m(60) }}"),
    _bad("macro-endless", "stack: a macro that calls itself",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}"),
    _bad("caller-twice", "time: call blocks that call themselves",
        "{% macro m(n) %}{{ caller() }}{% if n %}{% call m(n - 1) %}{% endcall %}"
        "{% call m(n - 1) %}{% endcall %}{% endif %}{% endmacro %}{% call m(60) %}"
        "{% endcall %}"),
    _bad("loop-recursive", "time: a recursive loop with two children at each level",
        "{% for i in [1, 2] recursive %}{{ loop([1, 2]) if loop.depth < 60 }}{% endfor %}"),
    _bad("loop-recursive-endless", "stack: a recursive loop without an end",
        "{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}"),
    _bad("power", "interpreter lock: one long operation, folded at compile time",
        "{{ (7 ** (7 ** 10)) % 10 }}"),
    _bad("power-dead", "interpreter lock: the same where it is never run",
        "{% if false %}{{ (7 ** (7 ** 10)) % 10 }}{% endif %}", Right.EITHER),
    _bad("power-variable", "interpreter lock: the same at run time",
        "{% set n = messages|length + 6 %}{{ (n ** (n ** 10)) % 10 }}"),
    _bad("power-condition", "interpreter lock: in a condition of a loop",
        "{% for i in range(3) if (7 ** (7 ** 10)) % (i + 10) %}{% endfor %}"),
    _bad("product", "interpreter lock: a number that is squared again and again",
        "{% set ns = namespace(x=7) %}{% for i in range(60) %}{% set ns.x = ns.x * ns.x %}"
        "{% endfor %}{{ ns.x % 10 }}"),
    _bad("sort", "time: 99,999 sorts of 99,999 numbers",
        "{% for i in range(99999) %}{% set x = range(99999)|sort(reverse=true) %}{% endfor %}"),
    _bad("groupby", "time: groups of groups",
        "{% for i in range(99999) %}{% set x = range(99999)|groupby('real') %}{% endfor %}"),
    _bad("unique", "time: unique values again and again",
        "{% for i in range(99999) %}{% set x = range(99999)|unique|list %}{% endfor %}"),
    _bad("sum-lists", "time: joining lists one by one",
        "{% set x = ([[1] * 1000] * 99999)|sum(start=[]) %}{{ x|length }}"),
    _bad("wordwrap", "time: wrapping a megabyte at one character",
        "{{ ('a' * 10**7)|wordwrap(1) }}"),
    _bad("urlize", "slow regular expression: many beginnings of links",
        "{{ ('http://' * 10**6 ~ ' ' ~ 'a@' * 10**6)|urlize|length }}", Right.EITHER),
    _bad("striptags", "slow regular expression: many beginnings of comments",
        "{{ ('<!--' * 10**6)|striptags|length }}", Right.EITHER),
    _bad("punycode", "interpreter lock: a coding whose time is quadratic",
        "{{ ('äöü' * 10**5 ~ range(9)|join).encode('punycode')|length }}", Right.EITHER),
    _bad("three-seconds", "time: ends by itself, but only after some seconds",
        "{% for a in range(1500) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
        Right.EITHER),
)  # fmt: skip

_MEMORY = (
    _bad("doubling", "memory: x = x + x", _grown("ns.x + ns.x")),
    _bad("doubling-join", "memory: x ~ x", _grown("ns.x ~ ns.x")),
    _bad("doubling-list", "memory: a list that doubles", _grown("ns.x + ns.x", "[1, 2]")),
    _bad("doubling-replace", "memory: every letter becomes ten",
        _grown("ns.x|replace('a', 'aaaaaaaaaa')", times=14)),
    _bad("repeat", "memory: 'a' * 10^10", "{{ 'a' * 10**10 }}"),
    _bad("repeat-list", "memory: [0] * 10^10", "{{ ([0] * 10**10)|length }}"),
    _bad("width-percent", 'memory: "%999999999d"', "{{ '%999999999d' % 1 }}"),
    _bad("width-star", "memory: '%0*d'", "{{ '%0*d' % (2000000000, 1) }}"),
    _bad("width-filter", "memory: a width in the filter format", "{{ '%999999999s'|format(1) }}"),
    _bad("width-format", "memory: a width in str.format", "{{ '{:>9999999999}'.format(1) }}"),
    _bad("width-nested", "memory: a width by name", "{{ '{:{w}}'.format(1, w=10**10) }}"),
    _bad("indent", "memory: indent(10^9)", "{{ 'a\nb'|indent(10**9, first=true) }}"),
    _bad("center", "memory: center(10^10)", "{{ 'a'|center(10**10) }}{{ 'a'.center(10**10) }}"),
    _bad("zfill", "memory: zfill(10^10)", "{{ '1'.zfill(10**10) }}"),
    _bad("expandtabs", "memory: expandtabs(10^10)", "{{ '\t\t'.expandtabs(2 * 10**9) }}"),
    _bad("translate", "memory: every letter becomes ten thousand",
        "{{ ('a' * 10**6).translate({97: 'b' * 10**4})|length }}"),
    _bad("join", "memory: a long separator", "{{ ('a' * 10**6)|join('b' * 10**5)|length }}"),
    _bad("batch", "memory: a batch that is filled up", "{{ [1]|batch(10**10, 'x')|list|length }}"),
    _bad("encode", "memory: bytes", "{{ ('a'.encode('utf-32') * 10**10)|length }}"),
    _bad("lipsum", "memory and time: lipsum", "{{ lipsum(n=10**6, min=1000, max=2000)|length }}"),
    _bad("cycler", "memory: cyclers, joiners and namespaces of long lists",
        "{% for i in range(99999) %}{% set c = cycler(*range(99999)) %}"
        "{% set j = joiner('a' * 9999) %}{% set n = namespace(x=range(99999)|list) %}"
        "{{ c.next() }}{{ j() }}{{ j() }}{% endfor %}"),
    _bad("range-list", "memory: list(range(10^9))", "{{ range(10**9)|list|length }}"),
    _bad("output", "memory: 100 MB of output",
        "{% for i in range(10000) %}{{ 'x' * 10000 }}{% endfor %}"),
    _bad("title", "memory and regular expressions: a long title",
        "{{ ('ab ' * 10**8)|title|length }}"),
    _bad("digits", "interpreter lock: a number of many digits from and to text",
        "{{ ('f' * 10**8)|int(base=16) }}{{ (10 ** (10 ** 8))|string|length }}"),
    _made("dictionary", "memory of the compiler: a dictionary with a million keys",
        lambda _: "{% set d = {" + ",".join(f"'k{n}':{n}" for n in range(_MEGA)) + "} %}" + _SAYS,
        Right.EITHER),
    _made("source", "memory: a source of 30 MB", lambda _: "{# " + "x" * 30 * _MEGA + " #}" + _SAYS,
        Right.EITHER),
    _made("source-tags", "time of the compiler: half a million tags",
        lambda _: "{% if messages %}x{% endif %}" * (_MEGA // 2) + _SAYS),
)  # fmt: skip

_STACK = (
    _made("deep-parentheses", "stack of the parser", lambda _: "{{ " + _nested("(", ")") + " }}"),
    _made("deep-lists", "stack of the parser", lambda _: "{{ " + _nested("[", "]") + " }}"),
    _made("deep-tables", "stack of the parser", lambda _: "{{ " + _nested("{1:", "}") + " }}"),
    _made("deep-ifs", "stack of the parser and the compiler",
        lambda _: _nested("{% if messages %}", "{% endif %}")),
    _made("deep-blocks", "stack of the parser and the compiler",
        lambda _: "".join(f"{{% block b{n} %}}" for n in range(10_000))
        + "{% endblock %}" * 10_000),
    _made("deep-not", "stack of the parser", lambda _: "{{ " + "not " * 10_000 + "1 }}"),
    _made("long-sum", "stack of the compiler: 100,000 additions",
        lambda _: "{{ messages|length" + " + 1" * 100_000 + " }}"),
    _made("long-filters", "stack of the compiler: 10,000 filters",
        lambda _: "{{ 'a'" + "|upper" * 10_000 + " }}"),
    _made("long-attributes", "stack of the compiler: 100,000 attributes",
        lambda _: "{{ messages" + ".a" * 100_000 + " }}"),
    _bad("deep-value", "stack: a list inside a list, 99,999 times, shown",
        "{% set ns = namespace(x=[]) %}{% for i in range(99999) %}{% set ns.x = [ns.x] %}"
        "{% endfor %}{{ ns.x }}{{ ns.x|tojson }}{{ ns.x == [ns.x] }}"),
    _bad("deep-generators", "stack: a generator inside a generator, 99,999 times",
        "{% set ns = namespace(x='ab') %}{% for i in range(99999) %}"
        "{% set ns.x = ns.x|map('upper') %}{% endfor %}{{ ns.x|list }}"),
)  # fmt: skip

_ESCAPES = (
    _bad("class", "sandbox: __class__", "{{ ''.__class__.__mro__[1].__subclasses__() }}"),
    _bad("attr", "sandbox: |attr", "{{ ''|attr('__class__')|attr('__mro__') }}", Right.EITHER),
    _bad("map-attribute", "sandbox: attributes by map",
        "{{ ['']|map(attribute='__class__.__mro__')|list }}", Right.EITHER),
    _bad("format-map", "sandbox: format_map", "{{ '{a.__class__}'.format_map({'a': 1}) }}",
        Right.EITHER),
    _bad("format-field", "sandbox: a field of str.format",
        "{{ '{0.__class__.__init__.__globals__}'.format(messages) }}"),
    _bad("globals", "sandbox: globals of a function",
        "{{ cycler.__init__.__globals__.os.system('touch /tmp/foretoken-was-here') }}"),
    _bad("raise-globals", "sandbox: globals of a function of ours",
        "{{ raise_exception.__globals__['__builtins__'].open('/etc/passwd').read() }}"),
    _bad("mutation", "sandbox: changing what it is given",
        "{% set x = messages.append({'role': 'user', 'content': 'x'}) %}"),
    _bad("collector", "sandbox: the collector by a generator's frame",
        "{{ (messages|map('upper')).gi_frame.f_globals }}"),
    _made("include", "files: include", lambda around: f"{{% include '{around.canary}' %}}" + _SAYS),
    _made("import", "files: import",
        lambda around: f"{{% import '{around.canary}' as c %}}" + _SAYS),
    _made("extends", "files: extends", lambda around: f"{{% extends '{around.canary}' %}}" + _SAYS),
    _bad("strftime", "C library: odd forms of a date",
        "{{ strftime_now('%999999999Y%s%\x00%E%Oy%-999999d') }}", Right.EITHER),
    _bad("strftime-long", "C library: a very long form of a date",
        "{{ strftime_now('%c' * 10**7)|length }}", Right.EITHER),
)  # fmt: skip

_WORDS = (
    _bad("raise-long", "words: an error of a megabyte", "{{ raise_exception('x' * 10**6) }}"),
    _bad("raise-lines", "words: an error of 100,000 lines",
        "{{ raise_exception('no\n' * 10**5) }}"),
    _made("raise-escapes", "words: an error with terminal escapes, HTML and bidirectional marks",
        lambda around: ( "{{ raise_exception('\x1b]52;c;aGFja2Vk\x07\x1b[2J\u202e<img src="
        + str(around.canary) + ">') }}" + _SAYS )),
    _bad("control-tokens", "tokens: 100,000 end marks", "{{ '<|im_end|>' * 10**5 }}", Right.EITHER),
    _bad("replacement", "tokens: 100,000 replacement characters", "{{ '�' * 10**5 }}",
        Right.EITHER),
    _bad("nothing", "tokens: no output at all", "{# nothing #}", Right.EITHER, rest=False),
    _bad("blank", "tokens: spaces alone", "{{ ' ' * 10**6 }}", Right.EITHER, rest=False),
    _bad("syntax", "words: not valid", "{% for x in %}{{ {% endif %}"),
    _bad("unknown-tag", "words: a tag that nobody knows", "{% exec 'x' %}"),
    _bad("unclosed", "words: a loop that is never closed", "{% for m in messages %}{{ m",
        rest=False),
    _made("nul", "codings: NUL inside", lambda _: b"a\0b{{ 'c\0d' }}" + _SAYS.encode(),
        Right.EITHER),
    _made("surrogates", "codings: halves of characters, and bytes that are none",
        lambda _: b"\xed\xa0\x80{{ '\xff\xfe\xed\xb0\x80' }}" + _SAYS.encode(), Right.EITHER),
    _bad("surrogates-made", "codings: halves of characters that the template makes",
        "{{ '\\ud800' ~ '%c' % 56320 }}", Right.EITHER),
    _bad("not-a-string", "kinds: an error that is no text", "{{ raise_exception(messages) }}"),
    Case("second-turn", "turns: fails from the second one on", lambda _: (
        "{% if messages|length > 2 %}{{ raise_exception('only one question') }}{% endif %}" + _SAYS
        ), Right.WORKS, _NAMES, second_turn=Right.TOLD),
    Case("second-turn-hangs", "turns: does not end from the second one on", lambda _: (
        "{% if messages|length > 2 %}{% for a in range(99999) %}{% for b in range(99999) %}"
        "{% for c in range(99999) %}{% endfor %}{% endfor %}{% endfor %}{% endif %}" + _SAYS ),
        Right.WORKS, _NAMES, second_turn=Right.TOLD),
)  # fmt: skip

_GOOD = (
    _good("good-chatml",
        "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + "
        "message['content'] + '<|im_end|>\n' }}{% endfor %}{% if add_generation_prompt %}"
        "{{ '<|im_start|>assistant\n' }}{% endif %}"),
    _good("good-llama-3", "{% set loop_messages = messages %}{% for message in loop_messages %}"
        "{% set content = '<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n' + "
        "message['content'] | trim + '<|eot_id|>' %}{% if loop.index0 == 0 %}"
        "{% set content = bos_token + content %}{% endif %}{{ content }}{% endfor %}"
        "{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}"),
    _good("good-gemma", "{{ bos_token }}{% if messages[0]['role'] == 'system' %}"
        "{{ raise_exception('System role not supported') }}{% endif %}"
        "{% for message in messages %}{% if (message['role'] == 'user') != (loop.index0 % 2 "
        "== 0) %}{{ raise_exception('Conversation roles must alternate "
        "user/assistant/user/...') }}{% endif %}{% set role = 'model' if message['role'] == "
        "'assistant' else message['role'] %}{{ '<start_of_turn>' + role + '\n' + "
        "message['content'] | trim + '<end_of_turn>\n' }}{% endfor %}"
        "{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}"),
    _good("good-mistral",
        "{% if messages[0]['role'] == 'system' %}{% set told = messages[0]['content'] %}"
        "{% set rest = messages[1:] %}{% else %}{% set rest = messages %}{% endif %}"
        "{{ bos_token }}{% for message in rest %}"
        "{% if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}"
        "{{ raise_exception('After the optional system message, conversation roles must "
        "alternate user/assistant/user/assistant/...') }}{% endif %}"
        "{% if message['role'] == 'user' %}{{ ' [INST] ' }}"
        "{% if loop.last and told is defined %}{{ told + '\n\n' }}{% endif %}"
        "{{ message['content'] + ' [/INST]' }}{% else %}"
        "{{ ' ' + message['content'] + eos_token }}{% endif %}{% endfor %}"),
    _good("good-deepseek",
        "{% if not add_generation_prompt is defined %}{% set add_generation_prompt = false %}"
        "{% endif %}{% set ns = namespace(is_first=false, told='') %}"
        "{%- for message in messages %}{%- if message['role'] == 'system' %}"
        "{% set ns.told = message['content'] %}{%- endif %}{%- endfor %}{{ bos_token }}"
        "{{ ns.told }}{%- for message in messages %}{%- if message['role'] == 'user' %}"
        "{{ '<\uff5cUser\uff5c>' + message['content'] }}{%- endif %}"
        "{%- if message['role'] == 'assistant' and message['content'] is not none %}"
        "{% set content = message['content'] %}{% if '</think>' in content %}"
        "{% set content = content.split('</think>')[-1] %}{% endif %}"
        "{{ '<\uff5cAssistant\uff5c>' + content + '<\uff5cend\u2581of\u2581sentence\uff5c>' }}"
        "{%- endif %}{%- endfor %}{% if add_generation_prompt %}{{ '<\uff5cAssistant\uff5c>' }}"
        "{% endif %}"),
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
    _good("good-macros",
        "{%- macro turn(role, content) -%}<|im_start|>{{ role }}\n{{ content }}<|im_end|>\n"
        "{%- endmacro -%}{% for m in messages %}{{ turn(m.role, m.content) }}"
        "{% endfor %}<|im_start|>assistant\n"),
    _good("good-no-system", "{% for m in messages %}{% if m.role == 'system' %}"
        "{{ raise_exception('no system messages') }}{% endif %}{{ m.role }}: {{ m.content }}\n"
        "{% endfor %}assistant:"),
    _good("good-unlike", "{{ range(10**4)|random }} {{ namespace()|string|length }}\n" + _SAYS),
    _good("good-long", "{# " + "a remark of a legitimate template\n" * 3_000 + " #}" + _SAYS),
)  # fmt: skip

CASES = (*_TIME, *_MEMORY, *_STACK, *_ESCAPES, *_WORDS, *_GOOD)
