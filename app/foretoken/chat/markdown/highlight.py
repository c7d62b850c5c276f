"""The colours of code: which stretches of it are keywords, strings, comments and so on.

Pygments knows the languages. Most of its lexers are lists of regular expressions, one for each
state that the code can be in. Such lists are gone through here, not there: so a block that grows
is read on where its reading ended, and no expression sees far, because some need a time that grows
with the square of what they see. The code is what a model wrote, and a regular expression at work
stops the whole program.

Lexers of other kinds read the code as a whole: once it is complete, and before that each time it
has grown by a good part.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

from pygments.lexer import ExtendedRegexLexer, Lexer, RegexLexer
from pygments.lexers import find_lexer_class, get_all_lexers
from pygments.token import Token, _TokenType

LONGEST_CODE = 200_000
"""Characters; what stands behind them has no colours."""
LONGEST_LINE = 1_000
"""A longer line has no colours: nobody wrote it by hand."""
LONGEST_WHOLE = 20_000
"""Characters of code that is read as a whole; longer code in such a language has no colours."""
_SIGHT = 2_000
"""Characters behind the start of a line that the expressions in it can see."""
_AT_ONCE_S = 0.006
"""After so long the rest is left for the next time."""
_MOST_S = 0.5
_MOST_S_OF_CHARACTER = 50e-6
"""Code that took longer than both has something in it that its lexer cannot cope with."""
_REREAD_LINES = 2
"""Finished lines that are read again when the code has grown: they could see its end."""
_GROWN = 1.3
_MOST_STATES = 100
_MOST_STANDSTILLS = 50
_ROOT = ("root",)
_loaded: set[str] = set()
"""Languages of ``_KNOWN``."""
_LANGUAGES = (  # not translated: names
    "ABAP|Ada|ApacheConf|AppleScript|Arduino|Awk|Bash|Bash Session|Batchfile|BibTeX|C|C#|C++|"
    "CMake|COBOL|CSS|CUDA|Caddyfile|Clojure|CoffeeScript|Common Lisp|Crystal|Cypher|Cython|D|"
    "DTD|Dart|Delphi|Devicetree|Diff|Django/Jinja|Docker|EBNF|Elixir|Elm|EmacsLisp|Erlang|F#|"
    "Fish|Fortran|GAS|GDScript|GLSL|Gherkin|Gleam|Gnuplot|Go|GraphQL|Graphviz|Groovy|HLSL|HTML|"
    "HTTP|Handlebars|Haskell|Haxe|INI|Idris|JSON|JSON5|JSX|Java|JavaScript|Jsonnet|Julia|"
    "Kotlin|LLVM|Lean4|LessCss|LilyPond|Lua|Makefile|Markdown|Mathematica|Meson|"
    "Modelica|Mojo|NASM|Nginx configuration file|Nimrod|Nix|OCaml|Objective-C|Octave|OpenSCAD|"
    "PHP|PL/pgSQL|Perl|PostScript|PostgreSQL SQL dialect|PowerShell|Prolog|PromQL|Properties|"
    "Protocol Buffer|Puppet|PureScript|Python|Python 2.x|Python Traceback|"
    "QBasic|Racket|ReasonML|Rego|RobotFramework|Rocq Prover|Ruby|Rust|"
    "S|SCSS|SPARQL|SQL|Sass|Scala|Scheme|Sed|Smalltalk|Solidity|Standard ML|Stata|Swift|"
    "Systemd|TOML|TSX|Tcl|TeX|Terraform|Thrift|Transact-SQL|Turtle|TypeScript|Typst|VB.net|"
    "VBScript|Vala|VimL|Vue|WebAssembly|WebGPU Shading Language|XML|XSLT|YAML|Zig|"
    "reStructuredText|systemverilog|verilog|vhdl"
)
"""As Pygments calls them: no text was found that holds up one of these lexers."""
_KNOWN = frozenset(_LANGUAGES.split("|"))
_log = logging.getLogger(__name__)


class CodeRole(StrEnum):
    """What a stretch of code is; the value is the name of its colour in ``Palette``."""

    KEYWORD = "code_keyword"
    NAME = "code_name"
    """What is defined, and what has a name in markup."""
    BUILTIN = "code_builtin"
    """Types, constants and functions that the language brings along."""
    STRING = "code_string"
    NUMBER = "code_number"
    COMMENT = "code_comment"


class Stretch(NamedTuple):
    """Code of one role; offsets in code points, end exclusive."""

    start: int
    stop: int
    role: CodeRole


# A kind of token that is not here has the role of the kind that it belongs to.
_ROLES = {
    Token.Keyword: CodeRole.KEYWORD,
    Token.Keyword.Constant: CodeRole.BUILTIN,
    Token.Keyword.Type: CodeRole.BUILTIN,
    Token.Operator.Word: CodeRole.KEYWORD,
    Token.Name.Attribute: CodeRole.NAME,
    Token.Name.Builtin: CodeRole.BUILTIN,
    Token.Name.Class: CodeRole.NAME,
    Token.Name.Constant: CodeRole.BUILTIN,
    Token.Name.Decorator: CodeRole.NAME,
    Token.Name.Entity: CodeRole.BUILTIN,
    Token.Name.Exception: CodeRole.BUILTIN,
    Token.Name.Function: CodeRole.NAME,
    Token.Name.Label: CodeRole.NAME,
    Token.Name.Property: CodeRole.NAME,
    Token.Name.Tag: CodeRole.KEYWORD,
    Token.Literal.String: CodeRole.STRING,
    Token.Literal.Number: CodeRole.NUMBER,
    Token.Literal.Date: CodeRole.NUMBER,
    Token.Comment: CodeRole.COMMENT,
    Token.Generic.Deleted: CodeRole.KEYWORD,
    Token.Generic.Inserted: CodeRole.STRING,
    Token.Generic.Heading: CodeRole.NAME,
    Token.Generic.Subheading: CodeRole.NAME,
    Token.Generic.Prompt: CodeRole.COMMENT,
}


def is_known(language: str) -> bool:
    """Whether code can have colours in what stands at its fence."""
    return _name_of(language) in _KNOWN


def is_loaded(language: str) -> bool:
    """Whether a ``Highlighter`` for it is made at once; the first may take half a second."""
    return _name_of(language) in _loaded


def load(language: str) -> None:
    """Have the next ``Highlighter`` for it made at once; to be called on any thread."""
    Highlighter(language)


def highlight(code: str, language: str) -> list[Stretch]:
    """The stretches of code that have a role, in order; none in a language that nobody knows."""
    highlighter = Highlighter(language)
    highlighter.read(code, complete=True)
    while highlighter.behind:
        highlighter.read(code, complete=True)
    return highlighter.stretches


class Highlighter:
    """The stretches of one block of code, while it grows and afterwards."""

    def __init__(self, language: str) -> None:
        """``language`` is what stands at the fence, whatever that is."""
        self.stretches: list[Stretch] = []
        """In order."""
        self._code = ""
        self._complete = False
        self._reading: _LineReading | _WholeReading | None = None
        found = _lexer_of(language)
        # Code inside of code is shown as it is: it may be in any other language.
        lexer = None if found is None else found(handlecodeblocks=False)
        if found is not None:
            _loaded.add(_name_of(language))
        if isinstance(lexer, RegexLexer) and not isinstance(lexer, ExtendedRegexLexer):
            self._reading = _LineReading(lexer)
        elif lexer is not None:
            self._reading = _WholeReading(lexer)

    @property
    def behind(self) -> bool:
        """Whether ``read`` should be called again with the same code, when there is time."""
        return self._reading is not None and self._reading.behind

    def read(self, code: str, *, complete: bool = False) -> int:
        """Read for some milliseconds; return from where on stretches are others than before.

        ``complete``: nothing will be added. Then everything is read once more, because an end may
        shed another light on lines far above it; until then what is known of them stays.
        """
        if self._reading is None:
            return len(code)
        is_other = not code.startswith(self._code)
        if is_other:
            self.stretches.clear()
            self._reading.begin_again()
        elif complete and not self._complete:
            self._reading.begin_again()
        elif len(code) > len(self._code):
            ended = "\n" in code[len(self._code) :]
            self._reading.go_back(_last_lines(self._code, _REREAD_LINES if ended else 0))
        self._code, self._complete = code, complete
        start, stop, found = self._reading.read(code[:LONGEST_CODE], complete=complete)
        anew = self._put(start, len(code) if stop >= LONGEST_CODE else stop, found)
        return 0 if is_other else anew

    def _put(self, start: int, stop: int, found: list[Stretch]) -> int:
        """Put stretches in the place of those between two offsets; return where they differ."""
        first = bisect_left(self.stretches, start, key=_start_of)
        last = bisect_left(self.stretches, stop, lo=first, key=_start_of)
        made = _Stretches()
        if first and self.stretches[first - 1].stop >= start:
            first -= 1
            made.put(self.stretches[first]._replace(stop=start))
        for one in found:
            made.put(one)
        before = self.stretches[first:last]
        if before and before[-1].stop > stop:  # the rest of it is not read yet
            made.put(before[-1]._replace(start=stop))
        self.stretches[first:last] = made.all
        for old, new in zip_longest(before, made.all):
            if old is None or new is None:
                return min(one.start for one in (old, new) if one is not None)
            if old != new:
                same = old.start == new.start and old.role is new.role
                return min(old.stop, new.stop) if same else min(old.start, new.start)
        return len(self._code)


class _LineReading:
    """Goes through the states of a lexer, and can begin again where a line does."""

    def __init__(self, lexer: RegexLexer) -> None:
        self.behind = False
        self._lexer = lexer
        self._states: dict[str, list[Any]] = lexer._tokens
        # Where lines began and in which states; only of the last lines.
        self._marks: deque[tuple[int, tuple[str, ...]]] = deque(maxlen=_REREAD_LINES + 4)
        self._spent_s = 0.0
        self._given_up = False

    def begin_again(self) -> None:
        self._marks.clear()

    def go_back(self, limit: int) -> None:
        """Go back as far as ``limit``."""
        while self._marks and self._marks[-1][0] > limit:
            self._marks.pop()

    def read(self, code: str, *, complete: bool) -> tuple[int, int, list[Stretch]]:
        """Read for a while; return from where, as far as where, and what is there."""
        del complete  # the end of the code is its end
        start, stack = self._marks.pop() if self._marks else (0, _ROOT)
        if self._given_up:
            return start, start, []
        found = _Stretches()
        stop = start
        began = time.perf_counter()
        try:
            stop = self._read_on(code, start, list(stack), found, began + _AT_ONCE_S)
        except Exception:  # of a lexer that did not expect this, or that goes too deep
            _log.debug("%s cannot read this code", self._lexer.name, exc_info=True)
            self._given_up = True
        self._spent_s += time.perf_counter() - began
        if self._spent_s > _MOST_S + len(code) * _MOST_S_OF_CHARACTER:
            self._given_up = True
        self.behind = not self._given_up and stop < len(code)
        return start, stop, found.all if stop > start else []

    def _read_on(
        self, code: str, pos: int, stack: list[str], found: _Stretches, until: float
    ) -> int:
        """Read until a moment; return how far it went."""
        length, line, sight, still = len(code), pos, pos, 0
        while pos < length:
            if time.perf_counter() > until:
                self._marks.append((pos, tuple(stack)))
                return pos
            if pos >= line:  # a token may reach over several lines
                self._marks.append((pos, tuple(stack)))
                line = code.find("\n", pos) + 1 or length
                if line - pos > LONGEST_LINE:
                    pos = line
                    continue
                sight = max(line, code.rfind("\n", pos, pos + _SIGHT) + 1)
                if pos + _SIGHT >= length:
                    sight = length
            elif pos >= sight:
                sight = min(length, pos + _SIGHT)
            for matches, action, next_states in self._states[stack[-1]]:
                match = matches(code, pos, sight)
                if match is None:
                    continue
                if isinstance(action, _TokenType):
                    found.add(pos, action, match.group())
                elif action is not None:
                    for place, kind, text in action(self._lexer, match):
                        found.add(place, kind, text)
                _go_to(next_states, stack)
                still = still + 1 if match.end() == pos else 0
                pos = match.end()
                break
            else:  # nothing fits here
                if code[pos] == "\n":
                    stack[:] = _ROOT
                pos, still = pos + 1, 0
            if still > _MOST_STANDSTILLS:
                stack[:] = _ROOT
                pos, still = pos + 1, 0
        return length


def _go_to(states: Any, stack: list[str]) -> None:
    """Change the states as a rule of a lexer says it."""
    if states is None:
        return
    if isinstance(states, int):  # so many fewer
        del stack[max(1, len(stack) - abs(states)) :]
        return
    for state in states if isinstance(states, tuple) else (states,):
        if state != "#pop":
            stack.append(stack[-1] if state == "#push" else state)
        elif len(stack) > 1:
            stack.pop()
    if len(stack) > _MOST_STATES:
        del stack[1 : len(stack) - _MOST_STATES]


class _WholeReading:
    """Has a lexer read all of the code, bit by bit, but from its beginning."""

    def __init__(self, lexer: Lexer) -> None:
        self.behind = False
        self._lexer = lexer
        self._tokens: Iterator[tuple[int, _TokenType, str]] | None = None
        self._stretches = _Stretches()
        self._length = 0  # of the code that is being read

    def begin_again(self) -> None:
        self._tokens, self._length = None, 0

    def go_back(self, limit: int) -> None:
        """Nothing that was read can stay; it is read anew when that is worth it."""

    def read(self, code: str, *, complete: bool) -> tuple[int, int, list[Stretch]]:
        """Read for a while; return from where, as far as where, and what is there."""
        if self._tokens is None:
            worth = len(code) > self._length if complete else len(code) > self._length * _GROWN
            if not worth or len(code) > LONGEST_WHOLE or _has_long_line(code):
                self.behind = False
                return 0, 0, []
            self._length = len(code)
            self._tokens = self._lexer.get_tokens_unprocessed(code)
            self._stretches = _Stretches()
        stop = self._read_on(self._tokens)
        self.behind = stop is not None
        if stop is None:
            self._tokens = None
            stop = self._length
        return 0, stop, list(self._stretches.all)

    def _read_on(self, tokens: Iterator[tuple[int, _TokenType, str]]) -> int | None:
        """Return how far it went; None: to the end."""
        until = time.perf_counter() + _AT_ONCE_S
        try:
            for place, kind, text in tokens:
                self._stretches.add(place, kind, text)
                if time.perf_counter() > until:
                    return place + len(text)
        except Exception:
            _log.debug("%s cannot read this code", self._lexer.name, exc_info=True)
        return None


class _Stretches:
    """Tokens that are told one after the other, without those that have no role."""

    def __init__(self) -> None:
        self.all: list[Stretch] = []

    def add(self, start: int, kind: _TokenType, text: str) -> None:
        role = _role_of(kind)
        if role is None or not text:
            return
        self.put(Stretch(start, start + len(text), role))

    def put(self, one: Stretch) -> None:
        """Add one, or have the last one go on with it."""
        if self.all and self.all[-1].stop == one.start and self.all[-1].role is one.role:
            self.all[-1] = Stretch(self.all[-1].start, one.stop, one.role)
        else:
            self.all.append(one)


@lru_cache(maxsize=512)
def _role_of(kind: _TokenType) -> CodeRole | None:
    above: Any = kind
    while above is not None:
        if above in _ROLES:
            return _ROLES[above]
        above = above.parent
    return None


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """What Pygments calls the language of each word that may stand at a fence."""
    lexers = [(name, aliases) for name, aliases, *_ in get_all_lexers(plugins=False)]
    names = {name.lower(): name for name, _ in lexers}
    names |= {alias.lower(): name for name, aliases in lexers for alias in aliases}
    # Pygments' own lexer for it takes seconds for empty lines.
    return names | {"matlab": "Octave"}  # not translated: a name


def _name_of(language: str) -> str:
    return _names().get(language.strip().lower(), "")


def _lexer_of(language: str) -> type[Lexer] | None:
    name = _name_of(language)
    return find_lexer_class(name) if name in _KNOWN else None


def _start_of(stretch: Stretch) -> int:
    return stretch.start


def _last_lines(code: str, count: int) -> int:
    """Where the last so many lines begin, and the unfinished one behind them."""
    at = len(code)
    for _ in range(count + 1):
        at = code.rfind("\n", 0, at)
        if at < 0:
            return 0
    return at + 1


def _has_long_line(code: str) -> bool:
    return any(len(line) > LONGEST_LINE for line in code.split("\n"))
