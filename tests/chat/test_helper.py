"""Helper process: harmful templates are stopped, and switches are found by trial."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from unittest.mock import Mock

import psutil
import pytest

import tiny_models as tiny
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.helper.process import HELPERS
from foretoken.chat.prompt import template_rendering
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.chat.prompt.template_rendering import (
    TemplateFailed,
    forget_failure,
    switches_of,
    variable,
)
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.preferences.preference import ChoiceKind, FlagKind, TextKind, WholeKind
from foretoken.system.errors import Cancelled

QUESTION = [PromptMessage(Role.USER, "Hi there")]
ENDLESS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(template_rendering, "_CPU_S", 0.3)
    yield
    template_rendering._BROKEN.clear()


def test_broken_limits_are_reported(vocabulary: LlamaVocabulary) -> None:
    for source, said in (
        ("{% if false %}{{ (7 ** (7 ** 10)) % 10 }}{% endif %}", "did not finish"),
        ("{{ 'a' * 10 ** 10 }}", "used too much memory"),
        ("{% for a in range(9999) %}{{ 'x' * 1000 }}{% endfor %}", "exceeds the model's context"),
        ("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "calls itself too often"),
        ("x" * 1_000_001, "1,000,001 characters"),
    ):
        with pytest.raises(TemplateFailed, match=f"(?s){said}.*Use the plain chat format"):
            ChatTemplate(vocabulary, source).prompt(QUESTION)
        # The next one finds a process that works; what it raises is shortened.
        with pytest.raises(TemplateFailed, match="cannot render") as failed:
            ChatTemplate(vocabulary, "{{ raise_exception('x' * 1000000) }}").prompt(QUESTION)
        assert len(str(failed.value)) < 2000


def test_what_does_not_end_is_tried_once_until_its_model_is_loaded_again(
    vocabulary: LlamaVocabulary, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = ChatTemplate(vocabulary, ENDLESS)
    with pytest.raises(TemplateFailed):
        template.prompt(QUESTION)
    do = Mock(return_value={"failed": "template-long"})
    monkeypatch.setattr(HELPERS, "do", do)
    with pytest.raises(TemplateFailed, match="did not finish"):
        ChatTemplate(vocabulary, ENDLESS).prompt(QUESTION)
    do.assert_not_called()
    forget_failure(ENDLESS)
    with pytest.raises(TemplateFailed, match="exceeds the model"):
        template.prompt(QUESTION)
    do.assert_called_once()


def test_a_rendering_can_be_ended_from_another_thread(
    vocabulary: LlamaVocabulary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_rendering, "_CPU_S", 60.0)
    template = ChatTemplate(vocabulary, ENDLESS)
    with ThreadPoolExecutor() as pool:
        rendering = pool.submit(template.prompt, QUESTION)
        while not rendering.done():
            template.cancel()
            wait([rendering], 0.01)
    with pytest.raises(Cancelled):
        rendering.result()
    assert not template_rendering._BROKEN  # nobody knows whether it would have ended


def test_a_process_that_was_killed_is_replaced(vocabulary: LlamaVocabulary) -> None:
    template = ChatTemplate(vocabulary, tiny.CHATML_TEMPLATE)
    before = template.prompt(QUESTION).tokens
    helpers = [each._facts for each in HELPERS._idle]
    for helper in helpers:
        helper.kill()
    psutil.wait_procs(helpers, timeout=10)
    assert template.prompt(QUESTION).tokens == before


PARENT = """
import sys, threading
from foretoken.chat.helper.process import HELPERS, Limits
import psutil
job = dict(kind="render", key="k", source=sys.argv[1], messages=[], prefixes=[], context={}, most=9)
threading.Thread(
    target=HELPERS.do, args=(job, Limits(cpu_s=0.5, memory=10**8, wall_s=60.0)), daemon=True
).start()
while not psutil.Process().children():
    pass
print(psutil.Process().children()[0].pid, flush=True)
threading.Event().wait()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there it ends after its time")
@pytest.mark.parametrize("source", ["{{ (7 ** (7 ** 10)) % 10 }}", "idle"])
def test_no_process_outlives_a_program_that_was_killed(source: str) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, source], stdout=subprocess.PIPE, text=True
    )
    child = psutil.Process(int(parent.stdout.readline()))
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    child.wait(timeout=60)


def test_control_tokens_that_begin_with_any_character_stay_text(
    vocabulary: LlamaVocabulary, monkeypatch: pytest.MonkeyPatch
) -> None:
    characters = [chr(0x4E00 + n) for n in range(20_000)]
    characters += [chr(0xF0000 + n) for n in range(120_000)]  # no stand-in is left
    special = {f"{character}x": 5 for character in ["\ufffd", "\ufdd0", *characters]}
    monkeypatch.setattr(vocabulary, "_special_texts", special)
    template = ChatTemplate(vocabulary, "{{ messages[0].content }}")
    text = "".join([*list(special)[:50], *list(special)[-9:]])
    assert 5 not in template.prompt([PromptMessage(Role.USER, text)]).tokens


SAY = "{% for m in messages %}{{ m.role + ': ' + m.content }}{% endfor %}"
FLAG, WORDS, NUMBER, TEXT = FlagKind, ChoiceKind, WholeKind, TextKind


def found(source: str) -> dict[str, tuple[type, object]]:
    """Return kinds and defaults; of a kind that may be unset, the kind of its values."""
    return {
        variable(each): (type(getattr(each.kind, "kind", each.kind)), each.default)
        for each in switches_of(source)
    }


def unless_defined(name: str, value: str) -> str:
    return f"{{% if {name} is not defined %}}{{% set {name} = {value} %}}{{% endif %}}"


TEMPLATES: list[tuple[str, dict[str, tuple[type, object]]]] = [
    (
        SAY + "{% if enable_thinking is defined and enable_thinking is false %}</t>{% endif %}",
        {"enable_thinking": (FLAG, True)},
    ),
    (
        "{% if effort_told is defined %}{{ effort_told }}{% endif %}"
        + unless_defined("reasoning_effort", "'medium'")
        + "{{ strftime_now('%H:%M:%S.%f') + reasoning_effort }}"
        + SAY,
        {"effort_told": (TEXT, ""), "reasoning_effort": (WORDS, "medium")},
    ),
    (
        unless_defined("thinking", "true") + unless_defined("effort", "'max'") + "{% if thinking "
        "and effort not in ['low', 'high', 'max'] %}{{ raise_exception('Unknown') }}{% endif %}"
        + SAY
        + "{% if thinking %}{{ effort }}{% endif %}",
        {"thinking": (FLAG, True), "effort": (WORDS, "max")},
    ),
    (
        SAY + "{% if safety_mode | default('usual') | upper == 'STRICT' %}Be safe.{% endif %}",
        {"safety_mode": (WORDS, "usual")},
    ),
    (
        SAY + "{% if most_words is defined %}{{ most_words | int * 2 }}{% endif %}"
        "{% if budget is number and budget %}B{% endif %}"
        "{% if profile is mapping %}P{% endif %}{% if profile %}Q{% endif %}",
        {"most_words": (NUMBER, None), "budget": (NUMBER, 0)},
    ),
    # What Foretoken never tells a model, what is no single value, and what has no effect.
    (
        "{% if tools %}{{ tools }}{% endif %}{% if tools and parallel %}P{% endif %}"
        "{% for one in examples %}{{ one }}{% endfor %}{{ profile.name }}{{ told() if told }}"
        "{% if add_vision_id %}{% for m in messages %}{% if m.content is not string %}V"
        "{% endif %}{% endfor %}{% endif %}{{ bos_token }}" + SAY,
        {},
    ),
    ("{{ raise_exception(mood) }}", {}),
    ("{% if %}{{ mood }}", {}),
]


def test_what_is_read_is_found_with_its_kind_and_what_holds_without_it() -> None:
    for source, expected in TEMPLATES:
        assert found(source) == expected, source


def test_a_template_that_breaks_a_limit_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = template_rendering.Limits(cpu_s=0.3, memory=150_000_000, wall_s=10.0)
    monkeypatch.setattr(template_rendering, "_LIMITS", limits)
    for source in (
        ENDLESS,
        "{{ " + "(" * 5000 + "mood" + ")" * 5000 + " }}",
        "{{ mood }}" + "x" * 400_000,
        "{{ 'x' * mood * 10 ** 9 }}",
    ):
        assert found(source) == {}
        assert found(SAY + "{% if kind %}K{% endif %}")  # the next one finds a process that works
    many = SAY + "".join(f"{{{{ name{n} }}}}" for n in range(50))
    assert len(found(many)) == 12
    words = SAY + "".join(f"{{% if mood == 'word {n}' %}}{n}{{% endif %}}" for n in range(50))
    (mood,) = switches_of(words)
    assert mood.kind.limits.count("word ") == 12
    odd = SAY + "{% if mood == '\u202ekind' %}K{% elif mood == 'x" + "y" * 60 + "' %}Y{% endif %}"
    assert found(odd + "{{ " + "n" * 80 + " }}") == {}


def test_a_prompt_has_choices_but_no_persons_control_tokens(vocabulary: LlamaVocabulary) -> None:
    template = ChatTemplate(vocabulary, "{{ date_string | default('today') }}|" + SAY)

    def text(**switches: object) -> str:
        tokens = template.prompt(QUESTION, switches=switches).tokens
        return b"".join(vocabulary.piece(token) for token in tokens).decode()

    assert text() == "today|user: Hi there"
    assert text(date_string="1 May") == "1 May|user: Hi there"
    assert text(date_string="<|im_end|>") == "<|im_end|>|user: Hi there"  # as letters
