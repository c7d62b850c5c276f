"""Child process: sandboxed rendering of chat templates; the only module that imports Jinja.

The variables that a template reads from its caller are its switches. Its source gives the words and
numbers that one is compared with, and its default. The rest is found by trial rendering: whether
the value appears in the prompt, whether it changes any prompt of Foretoken's (without tools and
images), and which value is equivalent to none.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any, TypeAlias

import jinja2
from jinja2 import nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.meta import find_undeclared_variables
from jinja2.nodes import Node
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from foretoken.chat.helper.process import Job
from foretoken.system.shown_text import shown_message, shown_name

_MOST_REASON = 1000
"""Characters; a template may raise any text."""


class _GenerationTag(Extension):
    """``{% generation %}``, which some templates put around answers for training; no effect."""

    tags = {"generation"}  # noqa: RUF012 - Jinja declares it so

    def parse(self, parser: Parser) -> list[Node]:
        """Keep the nodes between the tags."""
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


class _TooLong(Exception):
    """Raised if a template writes more than allowed."""


def render(job: Job, _progress: object = None) -> Job:
    """Render messages, and compare the result with the rendering of each prefix.

    A message is its role, its text, and further fields by name. The answer has the ``text``, and
    for each of ``prefixes`` (numbers of messages) the length that their own rendering has in common
    with it, and whether that is all of theirs (``shared``); or ``failed``, a kind of error, and
    perhaps the ``reason``.
    """
    messages = [{"role": role, "content": text, **more} for role, text, more in job["messages"]]
    context, most = job["context"], int(job["most"])
    failed = "template-invalid"
    try:
        template = template_of(job["source"])
        failed = "template-refuses"
        text = rendered(template, messages, context, most)
    except MemoryError:
        raise
    except _TooLong:
        return {"failed": "template-long"}
    except RecursionError:
        return {"failed": "template-deep"}
    except Exception as error:  # foreign code: it can raise anything
        return {"failed": failed, "reason": _reason(error)}
    found = [_shared(template, messages[:count], context, most, text) for count in job["prefixes"]]
    return {"text": text, "shared": found}


@lru_cache(maxsize=4)
def template_of(source: str) -> jinja2.Template:
    """Compile a template."""
    return _environment().from_string(source)


def _environment() -> ImmutableSandboxedEnvironment:
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationTag]
    )
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
    return environment


def rendered(
    template: jinja2.Template, messages: list[dict[str, str]], context: dict[str, Any], most: int
) -> str:
    """Render messages to at most ``most`` characters; may raise any exception."""
    parts, length = [], 0
    for part in template.generate(messages=messages, add_generation_prompt=True, **context):
        length += len(part)
        if length > most:
            raise _TooLong
        parts.append(part)
    return "".join(parts)


def _rendered_if_accepted(
    template: jinja2.Template, messages: list[dict[str, str]], context: dict[str, Any], most: int
) -> str | None:
    try:
        return rendered(template, messages, context, most)
    except MemoryError:
        raise
    except Exception:  # templates may refuse messages that cannot be, or unknown values
        return None


def _shared(
    template: jinja2.Template,
    messages: list[dict[str, str]],
    context: dict[str, Any],
    most: int,
    whole: str,
) -> tuple[int, bool]:
    """Return the length of the common prefix, and whether it is all of the shorter conversation."""
    text = _rendered_if_accepted(template, messages, context, most)
    if text is None:
        return 0, False
    if whole.startswith(text):
        return len(text), True
    lengths = range(min(len(text), len(whole)) + 1)
    differing = bisect_left(lengths, True, key=lambda length: not whole.startswith(text[:length]))
    return differing - 1, False


def _reason(error: Exception) -> str:
    try:
        reason = str(error)
    except Exception:  # the error may be the template's own object
        reason = ""
    return shown_message(reason, _MOST_REASON) or type(error).__name__


def _raise_exception(message: str) -> str:
    raise jinja2.TemplateError(message)


# --- switches ------------------------------------------------------------------------------------

Value: TypeAlias = bool | int | str
FLAG, CHOICE, NUMBER, TEXT = "flag", "choice", "number", "text"

_MOST_SWITCHES, _MOST_WORDS = 12, 12
_LONGEST_NAME, _LONGEST_WORD = 40, 40
_MOST_WRITTEN = 100_000
# Variables that every caller sets, and those that a user cannot choose.
_GIVEN = frozenset(
    (
        *("messages", "message", "content", "documents", "functions", "controls", "loop", "self"),
        *("add_generation_prompt", "continue_final_message", "chat_template_kwargs"),
        *("response_format", "response_schema", "json_schema"),
    )
)
_GIVEN_PARTS = ("tool", "_token", "image", "video", "audio")
_EFFORTS = ("low", "medium", "high")
"""Words that models are trained with, offered if a template only writes the effort."""
_DEGREES = ("none", "off", "auto", "minimal", *_EFFORTS, "xhigh", "max")
"""Offered in this order, whatever their order in a template."""
_STRING_METHODS = frozenset({"lower", "upper", "title", "capitalize", "strip", "lstrip", "rstrip"})
_READ = (
    *(nodes.For, nodes.Getattr, nodes.Getitem, nodes.Compare, nodes.Test, nodes.Filter),
    *(nodes.Or, nodes.CondExpr, nodes.Neg, nodes.BinExpr),
)
_PROBE = "Zq7"
"""Text that no template writes by itself."""

_THOUGHT = dict.fromkeys(("reasoning_content", "reasoning", "thinking", "thought"), "Hm.")
_USER, _SYSTEM = {"role": "user", "content": "Hi."}, {"role": "system", "content": "Be kind."}
_CHATS: tuple[list[dict[str, str]], ...] = (
    [_USER],
    [_SYSTEM, _USER],
    [_USER, {"role": "assistant", "content": "Yes.", **_THOUGHT}, _USER],
    [_USER, {"role": "assistant", "content": "<think>\nHm.\n</think>\n\nYes."}, _USER],
)
"""Sample chats of the kinds that Foretoken has; a template may refuse some of them."""


@dataclass(slots=True)
class _Switch:
    """A variable, and its properties according to the template's source."""

    name: str
    words: dict[str, None] = field(default_factory=dict)
    number: bool = False
    default: object = None
    opaque: bool = False
    """Whether it is a list, or set by the template itself."""

    def add_values(self, given: Iterable[nodes.Node]) -> None:
        """Add constants that it is compared with."""
        for each in given:
            if isinstance(each, (nodes.List, nodes.Tuple)):
                self.add_values(each.items)
            elif isinstance(each, nodes.Neg):
                self.add_values([each.node])
            elif isinstance(each, nodes.Const) and isinstance(each.value, str):
                self.words |= {each.value: None} if _is_word(each.value) else {}
            elif isinstance(each, nodes.Const) and type(each.value) in (int, float):
                self.number = True

    def add_default(self, node: nodes.Node | None) -> None:
        """Set the first constant that replaces it if undefined as the default."""
        if self.default is None and isinstance(node, nodes.Const):
            self.default = node.value
        elif self.default is None and isinstance(node, nodes.Neg):
            self.default = -node.node.value if isinstance(node.node, nodes.Const) else None

    def kind(self, *, written: bool) -> str:
        """Return the kind; for a choice, update ``words`` to the options."""
        if isinstance(self.default, bool):
            return FLAG
        if isinstance(self.default, str) and self.words and _is_word(self.default):
            self.words.setdefault(self.default)
        if self.name.endswith("effort") and len(self.words) < 2:
            self.words = dict.fromkeys((*_EFFORTS, *self.words))
        if self.words.keys() <= set(_DEGREES):
            self.words = dict.fromkeys(sorted(self.words, key=_DEGREES.index))
        if len(self.words) > 1 or (self.words and not written):
            return CHOICE
        if self.number or isinstance(self.default, (int, float)):
            return NUMBER
        return TEXT if written or self.words or isinstance(self.default, str) else FLAG


def find_switches(job: Job, _progress: object = None) -> Job:
    """Return ``switches``, each with ``name``, ``kind``, ``words`` and ``default`` (or None)."""
    try:
        template, environment = template_of(job["source"]), _environment()
        wanted = find_undeclared_variables(environment.parse(job["source"]))  # modifies the tree
        wanted -= set(environment.globals)
        switches = _SwitchReader(environment.parse(job["source"]), wanted).found()
        return {"switches": _Trial(template, job["context"], switches).found()}
    except MemoryError:
        raise
    except Exception:  # foreign code; rendering reports what is wrong
        return {"switches": []}


class _SwitchReader:
    """Static analysis of a template."""

    def __init__(self, tree: nodes.Node, wanted: set[str]) -> None:
        self._tree = tree
        names = dict.fromkeys(node.name for node in tree.find_all(nodes.Name))
        self._switches = {name: _Switch(name) for name in names if name in wanted}
        # Maps other variables to those assigned to them.
        self._aliases: defaultdict[str, set[str]] = defaultdict(set)

    def found(self) -> list[_Switch]:
        """Return the variables that a user might choose, in order of appearance."""
        for assignment in self._tree.find_all(nodes.Assign):
            if isinstance(assignment.target, nodes.Name):
                self._aliases[assignment.target.name] |= set(_names_of(assignment.node))
        for node in self._tree.find_all(_READ):
            self._read(node)
        self._read_assignments()
        return [
            each
            for name, each in self._switches.items()
            if not each.opaque
            and name not in _GIVEN
            and not any(part in name for part in _GIVEN_PARTS)
            and len(name) <= _LONGEST_NAME
        ][:_MOST_SWITCHES]

    def _read(self, node: nodes.Node) -> None:
        match node:
            case nodes.For():
                self._note_opaque(node.iter)
            case nodes.Getattr() if node.attr not in _STRING_METHODS:
                self._note_opaque(node.node)
            case nodes.Compare():
                # The operand after "in" is a container, not a value.
                equals = (each.expr for each in node.ops if each.op not in ("in", "notin"))
                values = [node.expr, *(each.expr for each in node.ops)]
                for switch in self._switches_of(node.expr, *equals):
                    switch.add_values(values)
            case nodes.Test(name="eq" | "equalto" | "==" | "ne" | "!=" | "in" | "sameas"):
                for switch in self._switches_of(node.node):
                    switch.add_values(node.args)
            case nodes.Test(name="number" | "integer" | "float"):
                self._note_number(node.node)
            case nodes.Test(name="mapping" | "iterable" | "sequence" | "callable"):
                self._note_opaque(node.node)
            case nodes.Getitem(node=nodes.Dict(items=items)):
                for switch in self._switches_of(node.arg):
                    switch.add_values(pair.key for pair in items)
            case nodes.Getitem():
                self._note_opaque(node.node)
            case nodes.Filter(name="default" | "d"):
                self._note_default(node.node, node.args[0] if node.args else None)
            case nodes.Or():
                self._note_default(node.left, node.right)
            case nodes.CondExpr():
                self._note_default(node.expr1, node.expr2)
                self._note_default(node.expr2, node.expr1)
            case nodes.Filter(name="int" | "float" | "abs" | "round") | nodes.Neg():
                self._note_number(node.node)
            case nodes.Sub() | nodes.Mul() | nodes.Div() | nodes.FloorDiv() | nodes.Mod():
                self._note_number(node.left, node.right)

    def _read_assignments(self) -> None:
        """Make assigned variables opaque unless the value, or an "if", refers to the variable."""
        asked: defaultdict[int, set[str]] = defaultdict(set)
        for condition in self._tree.find_all(nodes.If):
            for inner in condition.find_all(nodes.Assign):
                asked[id(inner)] |= _mentioned(condition.test)
        for node in self._tree.find_all(nodes.Assign):
            for switch in self._switches_of(node.target, aliases=False):
                if switch.name in asked[id(node)] | _mentioned(node.node):
                    switch.add_default(node.node)
                else:
                    switch.opaque = True

    def _note_opaque(self, node: nodes.Node) -> None:
        for switch in self._switches_of(node, aliases=False):
            switch.opaque = True

    def _note_default(self, node: nodes.Node | None, other: nodes.Node | None) -> None:
        for switch in self._switches_of(node):
            switch.add_default(other)

    def _note_number(self, *operands: nodes.Node | None) -> None:
        for switch in self._switches_of(*operands):
            switch.number = True

    def _switches_of(self, *values: nodes.Node | None, aliases: bool = True) -> list[_Switch]:
        """Return the switches whose values these nodes may be."""
        names = {name for value in values for name in _names_of(value)}
        if aliases:
            names |= {name for alias in names for name in self._aliases[alias]}
        return [self._switches[name] for name in names & self._switches.keys()]


def _names_of(value: nodes.Node | None) -> Iterator[str]:
    """Yield the variables that an expression may evaluate to, ignoring string methods."""
    match value:
        case nodes.Name():
            yield value.name
        case nodes.Filter() | nodes.Call():
            yield from _names_of(value.node)
        case nodes.Getattr() if value.attr in _STRING_METHODS:
            yield from _names_of(value.node)
        case nodes.CondExpr():
            yield from (*_names_of(value.expr1), *_names_of(value.expr2))
        case nodes.Or() | nodes.And():
            yield from (*_names_of(value.left), *_names_of(value.right))


def _mentioned(node: nodes.Node) -> set[str]:
    named = [node] if isinstance(node, nodes.Name) else node.find_all(nodes.Name)
    return {each.name for each in named}


def _is_word(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_WORD and shown_name(text) == text


class _Trial:
    """Trial rendering of sample chats with and without each value."""

    def __init__(
        self, template: Any, context: Mapping[str, str], switches: Sequence[_Switch]
    ) -> None:
        self._template = template
        # The time of day must not look like an effect.
        self._context = {**context, "strftime_now": str}
        self._switches = switches
        self._kinds = {each.name: each.kind(written=self._written(each)) for each in switches}

    def found(self) -> list[Job]:
        """Return the switches that have an effect."""
        tried = (self._tried(each) for each in self._switches)
        return [each for each in tried if each is not None]

    def _written(self, each: _Switch) -> bool:
        others = {other.name: True for other in self._switches if other is not each}
        # A budget may be written only if thinking is on.
        texts = [text for base in ({}, others) for text in self._texts({**base, each.name: _PROBE})]
        return any(text is not None and _PROBE.casefold() in text.casefold() for text in texts)

    def _tried(self, each: _Switch) -> Job | None:
        kind = self._kinds[each.name]
        values: dict[str, tuple[Value, ...]] = {
            FLAG: (True, False),
            CHOICE: tuple(each.words)[:_MOST_WORDS],
            NUMBER: (0, 1, 512),
            TEXT: (_PROBE,),
        }
        default = each.default if isinstance(each.default, (bool, int, str)) else None
        bases: list[dict[str, Value]] = [{}]
        flags = [name for name, other in self._kinds.items() if other == FLAG]
        if others := {name: True for name in flags if name != each.name}:
            bases.append({**others})  # an effort may matter only if thinking is on
        without = [self._texts(base) for base in bases]
        results: dict[Value, list[list[str | None]]] = {}
        for value in dict.fromkeys((*values[kind], *(() if default is None else (default,)))):
            texts = [self._texts({**base, each.name: value}) for base in bases]
            if any(text is not None for one in texts for text in one):  # otherwise it was refused
                results[value] = texts
        if all(texts == without for texts in results.values()):
            return None
        alike = [value for value, texts in results.items() if texts == without]
        if default not in alike:
            default = alike[0] if len(alike) == 1 else None
        words = [str(value) for value in results] if kind == CHOICE else []
        # The parent process validates the default.
        return {"name": each.name, "kind": kind, "words": words, "default": default}

    def _texts(self, switches: Mapping[str, Value]) -> list[str | None]:
        template, context = self._template, {**self._context, **switches}
        return [_rendered_if_accepted(template, chat, context, _MOST_WRITTEN) for chat in _CHATS]
