"""Syntax highlighting of code by Pygments.

The code comes from a model and is not trusted, so only lexers for which no slow input was found are
used, for a limited number of characters and a limited time.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from pygments.lexer import Lexer
from pygments.lexers import find_lexer_class, get_all_lexers
from pygments.token import Token, _TokenType

LONGEST_CODE = 20_000
"""Characters that are highlighted at most."""
_LONG_LINE = re.compile(r"[^\n]{1000}")
"""Not written by hand, and some expressions take seconds for it: highlighting ends there."""
_MOST_S = 0.2
"""Time limit, after which the rest stays without colours."""
_READ_AGAIN = 1_000
"""Characters at the end of growing code that are read again, at least; more if necessary to start
where any lexer can."""
_BEGINNING = re.compile(r"\n\n(?=\S)")
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
"""Pygments' names of the lexers for which no slow input was found."""
_KNOWN = frozenset(_LANGUAGES.split("|"))


class CodeRole(StrEnum):
    """Syntactic role of a stretch of code; the value is the name of its colour in ``Palette``."""

    KEYWORD = "code_keyword"
    NAME = "code_name"
    """Name in a definition or in markup."""
    BUILTIN = "code_builtin"
    """Built-in type, constant or function of the language."""
    STRING = "code_string"
    NUMBER = "code_number"
    COMMENT = "code_comment"


class Stretch(NamedTuple):
    """Code of one role; offsets in code points, end exclusive."""

    start: int
    stop: int
    role: CodeRole


# A token type that is not listed has the role of its parent type.
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


def highlight(code: str, language: str) -> list[Stretch]:
    """Return the stretches of code with a role, in order; none in an unknown language."""
    highlighter = Highlighter(language)
    highlighter.read(code, complete=True)
    return highlighter.stretches


class Highlighter:
    """Highlighter of one block of code, while it grows and afterwards."""

    def __init__(self, language: str) -> None:
        """``language`` is any text from the opening fence."""
        self.stretches: list[Stretch] = []
        """In order."""
        self._read = 0  # length of the code read last
        found = _lexer_of(language)
        # Embedded code is not highlighted: it may be in any other language.
        self._lexer: Lexer | None = found(handlecodeblocks=False) if found else None

    def read(self, code: str, *, complete: bool = False) -> int:
        """Highlight the code; return the position from which colours may have changed.

        If it is not complete, it continues the code read before, and its last line is left out.
        """
        code = code if complete else code[: code.rfind("\n") + 1]
        if self._lexer is None or (len(code) == self._read and not complete):
            return len(code)
        self._read = len(code)
        long_line = _LONG_LINE.search(code, 0, LONGEST_CODE)
        code = code[: long_line.start() if long_line else LONGEST_CODE]
        changed = start = 0 if complete else _beginning(code)
        while self.stretches and self.stretches[-1].stop > start:
            changed = min(changed, self.stretches.pop().start)
        until = time.thread_time() + _MOST_S
        with suppress(Exception):  # a lexer may fail on unexpected input or recurse too deeply
            for place, kind, text in self._lexer.get_tokens_unprocessed(code[start:]):
                self._add(start + place, _role_of(kind), text)
                if time.thread_time() > until:
                    break
        return changed

    def _add(self, start: int, role: CodeRole | None, text: str) -> None:
        if role is None or not text:
            return
        stop = start + len(text)
        if self.stretches and self.stretches[-1][1:] == (start, role):
            start = self.stretches.pop().start
        self.stretches.append(Stretch(start, stop, role))


def _beginning(code: str) -> int:
    """Return where to start reading again for changes at the end."""
    stop = max(0, len(code) - _READ_AGAIN)
    *_, start = (0, *(found.end() for found in _BEGINNING.finditer(code, 0, stop)))
    return start if stop - start < _READ_AGAIN else code.rfind("\n", 0, stop) + 1


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
    """Return Pygments' name of the language for each possible word of a fence."""
    lexers = [(name, aliases) for name, aliases, *_ in get_all_lexers(plugins=False)]
    names = {name.lower(): name for name, _ in lexers}
    names |= {alias.lower(): name for name, aliases in lexers for alias in aliases}
    # Pygments' own lexer for Matlab takes seconds for empty lines.
    return names | {"matlab": "Octave"}  # not translated: a name


def _lexer_of(language: str) -> type[Lexer] | None:
    name = _names().get(language.strip().lower(), "")
    return find_lexer_class(name) if name in _KNOWN else None
