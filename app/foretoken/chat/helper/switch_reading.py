"""In the child process: which variables of its caller a chat template reads, and how it uses them.

What a template says of a variable tells its kind: it is compared with words, it is counted with, it
is only true or false, or it is written. Then the template is tried: a variable that changes nothing
of what Foretoken would tell a model (tools, pictures) is left out, and the value that gives the
same as none is what holds unless another is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import foretoken.chat.helper.rendering as rendering
from foretoken.chat.helper.process import Job
from foretoken.chat.helper.rendering import nodes
from foretoken.system.shown_text import shown_name

Value: TypeAlias = bool | int | str
FLAG, CHOICE, NUMBER, TEXT = "flag", "choice", "number", "text"

_MOST_SWITCHES, _MOST_WORDS = 12, 12
_LONGEST_NAME, _LONGEST_WORD, _LONGEST_TEXT = 40, 40, 2000
_MOST_WRITTEN = 100_000
# What every caller gives, and what is no choice of a person's.
_GIVEN = frozenset(
    {
        "messages",
        "message",
        "content",
        "documents",
        "add_generation_prompt",
        "continue_final_message",
        "loop",
        "self",
        "functions",
        "controls",
        "response_format",
        "response_schema",
        "json_schema",
        "chat_template_kwargs",
    }
)
_GIVEN_PARTS = ("tool", "_token", "image", "video", "audio")
_EFFORTS = ("low", "medium", "high")
"""What a template that only writes an effort is told; the words that models are trained with."""
_DEGREES = ("none", "off", "auto", "minimal", *_EFFORTS, "xhigh", "max")
"""In this order, wherever a template has them."""
_SAME_WORD = frozenset({"lower", "upper", "title", "capitalize"})
_STRING_METHODS = _SAME_WORD | {"strip", "lstrip", "rstrip"}
_SAME_VALUE = _SAME_WORD | {"trim", "string", "tojson", "safe", "e", "escape"}
_SUMS = (nodes.Sub, nodes.Mul, nodes.Div, nodes.FloorDiv, nodes.Mod, nodes.Neg, nodes.Pow)

_THOUGHT = dict.fromkeys(("reasoning_content", "reasoning", "thinking", "thought"), "Hm.")
_USER, _SYSTEM = {"role": "user", "content": "Hi."}, {"role": "system", "content": "Be kind."}
_CHATS: tuple[list[dict[str, str]], ...] = (
    [_USER],
    [_SYSTEM, _USER],
    [_USER, {"role": "assistant", "content": "Yes.", **_THOUGHT}, _USER],
    [_USER, {"role": "assistant", "content": "<think>\nHm.\n</think>\n\nYes."}, _USER],
)
"""What a chat may be made of here; a template need not take all of them."""


@dataclass(slots=True)
class _Uses:
    """What a template does with one variable."""

    flag: bool = False
    number: bool = False
    written: bool = False
    opaque: bool = False
    """It is no single value, or not the caller's."""
    words: dict[str, None] = field(default_factory=dict)
    default: object = None
    others: set[str] = field(default_factory=set)
    """Variables that get its value."""

    def add(self, other: _Uses) -> None:
        """What is done with another one that has its value."""
        self.flag |= other.flag
        self.number |= other.number
        self.written |= other.written
        self.words |= other.words


_Chain: TypeAlias = "tuple[nodes.Node, _Chain] | None"
"""A node, and what it stands in."""


def find_switches(job: Job, _tell: object) -> Job:
    """Return ``switches``: of each its ``name``, ``kind``, ``words`` and ``default`` (or None)."""
    try:
        template = rendering.template_of(job["key"], job["source"])
        tree, wanted = rendering.parsed(job["source"])
        found = _candidates(_uses_in(tree), wanted)
        return {"switches": _Trial(template, job["context"], found).found()}
    except MemoryError:
        raise
    except Exception:  # foreign code; who renders it hears of what is wrong
        return {"switches": []}


# --- what it says ---------------------------------------------------------------------------------


def _uses_in(tree: nodes.Node) -> dict[str, _Uses]:
    """By names, in the order in which they come."""
    found: dict[str, _Uses] = {}
    waiting: list[tuple[nodes.Node, _Chain]] = [(tree, None)]
    while waiting:
        node, around = waiting.pop()
        if isinstance(node, nodes.Name):
            uses = found.setdefault(node.name, _Uses())
            if node.ctx == "load":
                _note_use(uses, node, around)
            else:
                _note_set(uses, node, around)
        waiting += [(child, (node, around)) for child in reversed([*node.iter_child_nodes()])]
    return found


def _candidates(found: Mapping[str, _Uses], wanted: set[str]) -> list[tuple[str, _Uses]]:
    result = []
    for name, uses in found.items():
        given = name in _GIVEN or any(part in name for part in _GIVEN_PARTS)
        if name not in wanted or given or uses.opaque or len(name) > _LONGEST_NAME:
            continue
        for other in uses.others - {name}:
            uses.add(found[other])
        result.append((name, uses))
    return result[:_MOST_SWITCHES]


def _note_set(uses: _Uses, name: nodes.Name, around: _Chain) -> None:
    """It is set only where it asks for itself: then that is a default, else it is no switch."""
    assign = around[0] if around is not None else None
    if not isinstance(assign, nodes.Assign) or assign.target is not name:
        uses.opaque = True
        return
    if not _mentions(assign.node, name.name) and not _asked_around(name.name, around):
        uses.opaque = True
    else:
        _note_default(uses, assign.node)


def _asked_around(name: str, around: _Chain) -> bool:
    while around is not None:
        node, around = around
        if isinstance(node, nodes.If) and _mentions(node.test, name):
            return True
    return False


def _mentions(node: nodes.Node, name: str) -> bool:
    named = (node,) if isinstance(node, nodes.Name) else node.find_all(nodes.Name)
    return any(each.name == name for each in named)


def _note_use(uses: _Uses, node: nodes.Node, around: _Chain) -> None:
    """Follow a value to where it is used."""
    while around is not None:
        parent, around = around
        if not _goes_on(uses, node, parent):
            return
        node = parent


def _goes_on(uses: _Uses, node: nodes.Node, parent: nodes.Node) -> bool:
    """Note what ``parent`` does with a value; whether what comes of it is that value still."""
    match parent:
        case nodes.Test():
            _note_test(uses, parent)
        case nodes.Compare() | nodes.Operand():
            if isinstance(parent, nodes.Operand):
                return True
            _note_comparison(uses, node, parent)
        case nodes.Filter():
            return _through_filter(uses, node, parent)
        case nodes.Or():
            if node is parent.left:
                _note_default(uses, parent.right)
            return True
        case nodes.And() if node is parent.right:
            return True
        case nodes.Not() | nodes.And() | nodes.If():
            uses.flag = True
        case nodes.CondExpr() if node is parent.test:
            uses.flag = True
        case nodes.CondExpr():
            _note_default(uses, parent.expr2 if node is parent.expr1 else parent.expr1)
            return True
        case nodes.Output() | nodes.Concat() | nodes.Add():
            uses.written = True
        case nodes.Getattr():
            uses.opaque |= parent.attr not in _STRING_METHODS
            return not uses.opaque
        case nodes.Call() if node is parent.node:
            uses.opaque |= not isinstance(node, nodes.Getattr)
            return not uses.opaque
        case nodes.Getitem() if node is parent.node:
            uses.opaque = True
        case nodes.Getitem():
            if isinstance(parent.node, nodes.Dict):
                _note_values(uses, [pair.key for pair in parent.node.items])
        case nodes.For():
            uses.opaque |= node is parent.iter
        case nodes.Assign():
            if isinstance(parent.target, nodes.Name):
                uses.others.add(parent.target.name)
        case _ if isinstance(parent, _SUMS):
            uses.number = True
    return False


def _note_test(uses: _Uses, test: nodes.Test) -> None:
    if test.name in ("true", "false", "boolean"):
        uses.flag = True
    elif test.name in ("number", "integer", "float"):
        uses.number = True
    elif test.name in ("mapping", "iterable", "sequence", "callable"):
        uses.opaque = True
    elif test.name in ("eq", "equalto", "==", "ne", "!=", "in", "sameas"):
        _note_values(uses, test.args)


def _note_comparison(uses: _Uses, node: nodes.Node, comparison: nodes.Compare) -> None:
    if node is comparison.expr:
        _note_values(uses, [operand.expr for operand in comparison.ops])
    elif any(operand.op in ("in", "notin") for operand in comparison.ops):
        uses.written = True  # something is looked for in it
    else:
        _note_values(uses, [comparison.expr])


def _note_values(uses: _Uses, given: Iterable[nodes.Node]) -> None:
    for each in given:
        if isinstance(each, (nodes.List, nodes.Tuple)):
            _note_values(uses, each.items)
        elif isinstance(each, nodes.Const):
            if isinstance(each.value, bool):
                uses.flag = True
            elif isinstance(each.value, (int, float)):
                uses.number = True
            elif isinstance(each.value, str) and _is_word(each.value):
                uses.words[each.value] = None
        elif isinstance(each, nodes.Neg):
            uses.number = True


def _through_filter(uses: _Uses, node: nodes.Node, parent: nodes.Filter) -> bool:
    if node is not parent.node:
        return False
    if parent.name in ("default", "d"):
        _note_default(uses, parent.args[0] if parent.args else None)
        return True
    if parent.name in ("int", "float", "abs", "round"):
        uses.number = True
        return False
    uses.opaque |= parent.name not in _SAME_VALUE
    return not uses.opaque


def _note_default(uses: _Uses, node: nodes.Node | None) -> None:
    if uses.default is not None:
        return
    if isinstance(node, nodes.Const):
        uses.default = node.value
    elif isinstance(node, nodes.Neg) and isinstance(node.node, nodes.Const):
        uses.default = -node.node.value


def _is_word(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_WORD and shown_name(text) == text


def _kind(name: str, uses: _Uses) -> tuple[str, tuple[str, ...]]:
    """The kind, and for a choice its words."""
    default, words = uses.default, dict(uses.words)
    if isinstance(default, bool):
        return FLAG, ()
    if isinstance(default, str) and words and _is_word(default):
        words.setdefault(default)
    if name.endswith("effort") and len(words) < 2:
        words = dict.fromkeys((*_EFFORTS, *words))
    if words.keys() <= set(_DEGREES):
        words = dict.fromkeys(sorted(words, key=_DEGREES.index))
    if len(words) > 1 or (words and not uses.written):
        return CHOICE, tuple(words)[:_MOST_WORDS]
    if uses.number or isinstance(default, (int, float)):
        return NUMBER, ()
    return (TEXT, ()) if uses.written or words or isinstance(default, str) else (FLAG, ())


# --- what it does ---------------------------------------------------------------------------------


@dataclass(slots=True)
class _Candidate:
    name: str
    kind: str
    values: tuple[Value, ...]
    """To be tried."""
    default: Value | None


class _Trial:
    """Renders small chats with and without each value."""

    def __init__(
        self, template: Any, context: Mapping[str, str], candidates: Sequence[tuple[str, _Uses]]
    ) -> None:
        self._template = template
        # The time of day is not to look like an effect.
        self._context = {**context, "strftime_now": str}
        self._candidates = [self._to_try(name, uses) for name, uses in candidates]
        self._flags = [each.name for each in self._candidates if each.kind == FLAG]

    def found(self) -> list[Job]:
        """Those that have an effect."""
        tried = (self._tried(each) for each in self._candidates)
        return [each for each in tried if each is not None]

    @staticmethod
    def _to_try(name: str, uses: _Uses) -> _Candidate:
        kind, words = _kind(name, uses)
        values: dict[str, tuple[Value, ...]] = {
            FLAG: (True, False),
            CHOICE: words,
            NUMBER: (0, 1, 512),
            TEXT: ("Zq7",),
        }
        default = uses.default if isinstance(uses.default, (bool, int, str)) else None
        tried = dict.fromkeys((*values[kind], *(() if default is None else (default,))))
        return _Candidate(name, kind, tuple(tried), default)

    def _tried(self, each: _Candidate) -> Job | None:
        bases: list[dict[str, Value]] = [{}]
        if others := {name: True for name in self._flags if name != each.name}:
            bases.append({**others})  # an effort may tell only where it thinks
        without = [self._texts(base) for base in bases]
        results: dict[Value, list[list[str | None]]] = {}
        for value in each.values:
            texts = [self._texts({**base, each.name: value}) for base in bases]
            if any(text is not None for one in texts for text in one):  # else it is refused
                results[value] = texts
        if all(texts == without for texts in results.values()):
            return None
        alike = [value for value, texts in results.items() if texts == without]
        default = each.default if each.default in alike else alike[0] if len(alike) == 1 else None
        words = [str(value) for value in results] if each.kind == CHOICE else []
        return {
            "name": each.name,
            "kind": each.kind,
            "words": words,
            "default": default if _fits(default, each.kind, words) else None,
        }

    def _texts(self, switches: Mapping[str, Value]) -> list[str | None]:
        return [self._text(chat, switches) for chat in _CHATS]

    def _text(self, chat: list[dict[str, str]], switches: Mapping[str, Value]) -> str | None:
        context = {**self._context, **switches}
        try:
            return rendering.rendered(self._template, chat, context, _MOST_WRITTEN)
        except MemoryError:
            raise
        except Exception:  # templates may refuse what they do not know
            return None


def _fits(default: object, kind: str, words: Sequence[str]) -> bool:
    match kind:
        case "flag":
            return isinstance(default, bool)
        case "choice":
            return default in words
        case "number":
            return isinstance(default, int) and not isinstance(default, bool)
    return isinstance(default, str) and len(default) <= _LONGEST_TEXT
