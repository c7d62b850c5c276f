r"""The text of one block: emphasis, code, links, formulas, and from where each character came.

The algorithm is that of CommonMark's appendix: one way through the text, with a stack of runs of
``*``, ``_`` and ``~~`` and a stack of brackets. It takes time in proportion to the text, whatever
the text is. HTML is text as any other.

Where a text is open, because more of it is on its way, what has begun looks as it will: marks that
may still become something are left out at its end, and what is open there is closed.

``$..$`` is a formula by the rules of Pandoc, and not if it begins with a digit, has spaces and
nothing that looks like TeX: sums of money. ``\(..\)`` and ``\[..\]`` hold a letter or a digit.

Addresses that just stand there are links, as GitHub has it; but ``[``, ``]``, quotation marks and
the punctuation of Chinese and Japanese end them.
"""

from __future__ import annotations

import html.entities
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from foretoken.chat.markdown.blocks import Style, TextRun
from foretoken.chat.markdown.mapped_text import MappedText, in_short

_MOST_OF_A_TARGET = 2048
_MOST_PARENTHESES = 32
_MOST_OF_A_FORMULA = 4000
_MOST_BETWEEN_DOLLARS = 1000

_SPECIAL = re.compile(r"[\n\\`*_~\[\]<&$]|!(?=\[)")
_PUNCTUATION = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_ESCAPED = r"\\[!-/:-@\[-`{-~]"
_ENTITY = re.compile(r"&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,31}));")
_ESCAPE_OR_ENTITY = re.compile(rf"{_ESCAPED}|{_ENTITY.pattern}")
_SPECIAL_OR_ADDRESS = re.compile(
    _SPECIAL.pattern + r"|(?<![a-zA-Z0-9])[hH][tT][tT][pP][sS]?://|(?<![^\s*_~(])[wW]{3}\."
)
_HOST = re.compile(
    r"(https?://|www\.)([\w-]{1,63}+(?:\.[\w-]{1,63}+)*+)(?::[0-9]{1,5}+)?", re.IGNORECASE
)
_REST_OF_ADDRESS = re.compile(
    r"[^\s<>\[\]`\"\x00-\x20\x7f-\x9f\u061c\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2060-\u206f"
    r"\u3001\u3002\u3008-\u3011\u3014-\u301b\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]{0,2100}+"
)
_BEHIND_ADDRESS = "?!.,:;*_~'"
_ENTITY_BEHIND_ADDRESS = re.compile(r"&[a-zA-Z0-9]{1,32};\Z")
_BACKTICKS = re.compile(r"`+")
_MARKS = re.compile(r"\*+|_+|~+")
_AUTOLINK = re.compile(r"<([a-zA-Z][a-zA-Z0-9.+-]{1,31}:[^<>\x00-\x20]*)>")
_MAIL_LINK = re.compile(
    r"<([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    r"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>"
)
_MOST_OF_A_MAIL_ADDRESS = 320
_OPEN_AUTOLINK = re.compile(r"<((?:https?://|mailto:)[^<>\x00-\x20]*)\Z")
_FOOTNOTE = re.compile(r"\[\^([^\s\[\]]{1,80})\]")
_LABEL = re.compile(r"\[((?:[^\\\[\]]|\\.){0,999}+)\]", re.DOTALL)
_GAP = re.compile(r"[ \t]*(?:\n[ \t]*)?")
_POINTED = re.compile(r"<((?:[^<>\n\\]|\\.)*+)>")
_STRETCH_OF_TARGET = re.compile(rf"(?:[^\x00-\x20\x7f()\\]|{_ESCAPED}|\\(?![ \t\n]))++")
_TITLE = re.compile(
    r'"(?:[^"\\]|\\.)*+"' r"|'(?:[^'\\]|\\.)*+'" r"|\((?:[^()\\]|\\.)*+\)", re.DOTALL
)
_LINE_END = re.compile(r"[ \t]*(?:\n|\Z)")
_OPEN_TARGET = re.compile(r"\([ \t\n]*<?([^\s<>]*)(?:>?\s*(?:[\"'(][^\"')]*)?)?\Z")
_MOST_OF_AN_OPEN_TARGET = 2000
_UNDECIDED_END = re.compile(
    r"(?:(?<!\\)[*_~`]+|(?<!\\)!?\[\^?|(?<!\\)\\|(?<![^\s(])\$+|&[#a-zA-Z0-9]{0,12})\Z"
)
_CLOSING_DOLLAR = re.compile(r"(?<![\s\\$])\$(?![$0-9A-Za-z])")
_WORD = re.compile(r"[^\W_]")
_TEX = re.compile(r"[\\^_{}=+*/<>|-]")
_ALLOWED_TARGET = re.compile(r"(?:https?://[^/?#\s]|mailto:[^\s])", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_WHITE = re.compile(r"[ \t\r\n]+")


@dataclass(slots=True)
class Known:
    """What links and footnotes of a text can refer to; labels as ``label_key`` makes them."""

    links: Mapping[str, str] = field(default_factory=dict)
    """Targets, empty for those that are no links."""
    footnotes: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Inlines:
    """The runs of a text, and the labels that it may refer to and nobody has defined.

    A footnote's label has ``^`` before it.
    """

    runs: tuple[TextRun, ...]
    missed: frozenset[str] = frozenset()


def label_key(label: str) -> str:
    """What two labels have in common that mean the same."""
    return _WHITE.sub(" ", label.strip(" \t\r\n")).casefold()


def allowed_target(target: str) -> str:
    """The target of a link, or nothing where a click may not lead."""
    if len(target) > _MOST_OF_A_TARGET or not _ALLOWED_TARGET.match(target):
        return ""
    return "" if _CONTROL.search(target) else target.replace(" ", "%20")


def unescaped(text: str) -> str:
    """Without backslashes before punctuation, and with the characters of entities."""
    if "\\" not in text and "&" not in text:
        return text
    return _ESCAPE_OR_ENTITY.sub(
        lambda found: found[0][1] if found[0][0] == "\\" else _entity(found) or found[0], text
    )


def definition(text: str, at: int) -> tuple[str, str, int] | None:
    """Key and target of the link that is defined there, and where the next line begins."""
    label = _LABEL.match(text, at)
    if not label or not text.startswith(":", label.end()) or not (key := label_key(label[1])):
        return None
    found = _target(text, _skipped(_GAP, text, label.end() + 1))
    if not found or (not found[0] and not text.startswith("<", found[1] - 2)):
        return None
    target, end = found
    gap = _skipped(_GAP, text, end)
    title = _TITLE.match(text, gap) if gap > end else None
    last = _LINE_END.match(text, title.end()) if title else None
    if last is None:
        last = _LINE_END.match(text, end)
    return (key, allowed_target(unescaped(target)), last.end()) if last else None


def inlines(source: MappedText, known: Known, *, is_open: bool = False) -> Inlines:
    """Runs of a block's text. ``is_open``: more of it is on its way."""
    return _Inline(source, known, is_open).parsed()


def plain(source: MappedText, start: int = 0) -> tuple[TextRun, ...]:
    """The text as it is, from an index on."""
    text = source.text[start:].rstrip(" \t\n").replace("\n", " ")
    if not text:
        return ()
    places = source.places(start, start + len(text))
    return (TextRun(text, places, (places[0], places[-1] + 1)),)


def _entity(found: re.Match[str]) -> str:
    """What an entity stands for; nothing where there is none of that name."""
    hexadecimal, decimal, name = found.groups()
    if name:
        return html.entities.html5.get(f"{name};", "")
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    if code > 0x10FFFF or (unseen := unicodedata.category(chr(code))) == "Cs":
        return "\ufffd"
    return "\ufffd" if unseen == "Cc" and code not in (0x09, 0x0A, 0x0C, 0x0D) else chr(code)


def _skipped(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


def _target(text: str, at: int) -> tuple[str, int] | None:
    """A link's target as it is written, and where it ends."""
    if text.startswith("<", at):
        pointed = _POINTED.match(text, at)
        return (pointed[1], pointed.end()) if pointed else None
    start, depth = at, 0
    while at < len(text):
        stretch = _STRETCH_OF_TARGET.match(text, at)
        if stretch:
            at = stretch.end()
        elif text[at] == "(" and depth < _MOST_PARENTHESES:
            depth += 1
            at += 1
        elif text[at] == ")" and depth:
            depth -= 1
            at += 1
        else:
            break
    return None if depth else (text[start:at], at)


class _Delimiter:
    """A run of marks that may begin or end emphasis; part of a list with both directions."""

    __slots__ = ("after", "before", "closes", "left", "length", "mark", "node", "opens")

    def __init__(
        self, mark: str, node: int, length: int, before: _Delimiter | None, sides: tuple[bool, bool]
    ) -> None:
        self.mark = mark
        self.node = node
        self.length = self.left = length
        self.opens, self.closes = sides
        self.before = before
        self.after: _Delimiter | None = None
        if before:
            before.after = self


class _Node:
    """Some characters of the text that share everything."""

    __slots__ = ("end", "span", "start", "style", "text")

    def __init__(
        self,
        start: int,
        end: int,
        text: str | None = None,
        style: Style = Style.NONE,
        span: tuple[int, int] = (0, 0),
    ) -> None:
        self.start = start
        self.end = end
        self.text = text
        """What is shown instead of the source; all of it has the place of ``start``."""
        self.style = style
        self.span = span


class _Bracket:
    __slots__ = ("bottom", "end", "has_inner", "is_image", "node")

    def __init__(self, node: int, end: int, is_image: bool, bottom: _Delimiter | None) -> None:
        self.node = node
        self.end = end
        self.is_image = is_image
        self.bottom = bottom
        self.has_inner = False


class _Inline:
    """One way through a text."""

    def __init__(self, source: MappedText, known: Known, is_open: bool) -> None:
        self.source = source
        self.known = known
        self.is_open = is_open
        text = source.text.rstrip(" \t\n")
        if is_open and (undecided := _UNDECIDED_END.search(text, max(0, len(text) - 40))):
            text = text[: undecided.start()].rstrip(" \t\n")
        self.text = text
        self.at = 0
        self.nodes: list[_Node] = []
        self.last_delimiter: _Delimiter | None = None
        self.brackets: list[_Bracket] = []
        self.inactive = 0
        """So many of the brackets stand around a link, and cannot begin one."""
        self.styled: list[tuple[int, int, Style]] = []
        self.linked: list[tuple[int, int, str]] = []
        self.missed: set[str] = set()
        self.last_backticks: dict[int, int] | None = None
        self.closing_dollars: list[int] | None = None
        self.formula_ends: dict[str, int] = {}
        """Where formulas end next, by the mark of their end; where none does, the text's end."""
        self.word_at = -1
        """The letter or digit that follows next."""

    def parsed(self) -> Inlines:
        text, rules = self.text, _RULES
        length = len(text)
        has_address = "://" in text or "www." in text.lower()
        search = _SPECIAL_OR_ADDRESS.search if has_address else _SPECIAL.search
        while self.at < length:
            found = search(text, self.at)
            if not found:
                self.nodes.append(_Node(self.at, length))
                break
            start = found.start()
            if start > self.at:
                self.nodes.append(_Node(self.at, start))
                self.at = start
            if not rules[text[start]](self):
                self.literal(1)
        self.pair(None)
        return Inlines(self.runs(), frozenset(self.missed))

    def literal(self, length: int) -> None:
        self.nodes.append(_Node(self.at, self.at + length))
        self.at += length

    # What special characters begin. Each answers whether there was something.

    def line_break(self) -> bool:
        if self.nodes and (last := self.nodes[-1]).text is None and not last.style:
            end = last.end
            while end > last.start and self.text[end - 1] == " ":
                end -= 1
            is_hard = last.end - end >= 2
            last.end = end
        else:
            is_hard = False
        self.nodes.append(_Node(self.at, self.at + 1, "\n" if is_hard else " "))
        self.at += 1
        return True

    def backslash(self) -> bool:
        text, at = self.text, self.at
        following = text[at + 1 : at + 2]
        if following == "\n":
            self.nodes.append(_Node(at + 1, at + 2, "\n"))
            self.at += 2
            return True
        if following not in _PUNCTUATION:
            return False
        if following in "([" and self.formula("\\)" if following == "(" else "\\]"):
            return True
        self.at += 1
        self.literal(1)
        return True

    def formula(self, end_mark: str) -> bool:
        """A formula between marks of two characters."""
        text, start = self.text, self.at + 2
        end = self.formula_ends.get(end_mark, 0)
        if end < start:  # found for an earlier mark
            end = text.find(end_mark, start)
            end = self.formula_ends[end_mark] = len(text) if end < 0 else end
        if self.word_at < start:
            word = _WORD.search(text, start)
            self.word_at = word.start() if word else len(text)
        if self.word_at >= end or (end == len(text) and not self.is_open):
            return False
        return self.add_formula(start, end, min(end + 2, len(text)))

    def dollar(self) -> bool:
        text, start = self.text, self.at + 1
        if text.startswith("$", start):
            if self.formula("$$"):
                return True
            self.literal(2)
            return True
        if start >= len(text) or text[start].isspace() or text[start - 2 : start - 1].isalnum():
            return False
        if self.closing_dollars is None:
            self.closing_dollars = [found.start() for found in _CLOSING_DOLLAR.finditer(text)]
        ends = self.closing_dollars
        after = bisect_right(ends, start)
        if after < len(ends):
            end, behind = ends[after], ends[after] + 1
        elif self.is_open:
            end = behind = len(text)
        else:
            return False
        if end - start > _MOST_BETWEEN_DOLLARS:
            return False
        is_money = text[start].isdigit() and _WHITE.search(text, start, end)
        if (is_money or end == behind) and not _TEX.search(text, start, end):
            return False
        return self.add_formula(start, end, behind)

    def add_formula(self, start: int, end: int, behind: int) -> bool:
        if end - start > _MOST_OF_A_FORMULA:
            return False
        span = (self.at, behind)
        while start < end and self.text[start].isspace():
            start += 1
        while start < end and self.text[end - 1].isspace():
            end -= 1
        if start == end:
            return False
        self.nodes.append(_Node(start, end, None, Style.MATH, span))
        self.at = behind
        return True

    def backticks(self) -> bool:
        text, at = self.text, self.at
        end = _skipped(_BACKTICKS, text, at)
        length = end - at
        if self.last_backticks is None:
            self.last_backticks = {
                len(found[0]): found.start() for found in _BACKTICKS.finditer(text)
            }
        if self.last_backticks.get(length, -1) >= end:
            for found in _BACKTICKS.finditer(text, end):
                if found.end() - found.start() == length:
                    self.add_code(end, found.start(), found.end())
                    return True
        if self.is_open and end < len(text):
            start = end + (text[end] == " " and end + 1 < len(text))
            self.nodes.append(_Node(start, len(text), None, Style.CODE, (at, len(text))))
            self.at = len(text)
            return True
        self.literal(length)
        return True

    def add_code(self, start: int, end: int, behind: int) -> None:
        text, span = self.text, (self.at, behind)
        if text[start] in " \n" and text[end - 1] in " \n" and text[start:end].strip(" \n"):
            start, end = start + 1, end - 1
        self.nodes.append(_Node(start, end, None, Style.CODE, span))
        self.at = behind

    def marks(self) -> bool:
        text, at = self.text, self.at
        mark = text[at]
        end = _skipped(_MARKS, text, at)
        length = end - at
        if mark == "~" and length != 2:
            self.literal(length)
            return True
        before = text[at - 1] if at else "\n"
        after = text[end] if end < len(text) else "\n"
        white_before, white_after = _is_white(before), _is_white(after)
        punctuation_before = not white_before and _is_punctuation(before)
        punctuation_after = not white_after and _is_punctuation(after)
        left = not white_after and (not punctuation_after or white_before or punctuation_before)
        right = not white_before and (not punctuation_before or white_after or punctuation_after)
        opens, closes = left, right
        if mark == "_":
            opens = left and (not right or punctuation_before)
            closes = right and (not left or punctuation_after)
        if opens or closes:
            last, sides = self.last_delimiter, (opens, closes)
            self.last_delimiter = _Delimiter(mark, len(self.nodes), length, last, sides)
        self.literal(length)
        return True

    def exclamation(self) -> bool:
        self.add_bracket(2, is_image=True)
        return True

    def opening_bracket(self) -> bool:
        footnote = _FOOTNOTE.match(self.text, self.at)
        if footnote:
            key = label_key(footnote[1])
            if key in self.known.footnotes:
                start, end = footnote.span(1)
                self.nodes.append(_Node(start, end, None, Style.FOOTNOTE, footnote.span()))
                self.at = footnote.end()
                return True
            self.missed.add(f"^{key}")
        self.add_bracket(1, is_image=False)
        return True

    def add_bracket(self, length: int, *, is_image: bool) -> None:
        if self.brackets:
            self.brackets[-1].has_inner = True
        end = self.at + length
        self.brackets.append(_Bracket(len(self.nodes), end, is_image, self.last_delimiter))
        self.literal(length)

    def closing_bracket(self) -> bool:
        if not self.brackets:
            return False
        bracket = self.brackets.pop()
        is_inactive = not bracket.is_image and len(self.brackets) < self.inactive
        self.inactive = min(self.inactive, len(self.brackets))
        if is_inactive:
            return False
        found = self.target_behind() or self.target_by_label(bracket)
        if not found:
            return False
        target, end = found
        self.linked.append((bracket.node + 1, len(self.nodes), target))
        self.pair(bracket.bottom)
        opening = self.nodes[bracket.node]
        opening.end = opening.start
        self.at = end
        if not bracket.is_image:
            self.inactive = len(self.brackets)
        return True

    def target_behind(self) -> tuple[str, int] | None:
        """Target in parentheses, and where they end."""
        text, at = self.text, self.at + 1
        if not text.startswith("(", at):
            return None
        found = _target(text, _skipped(_GAP, text, at + 1))
        if found:
            target, end = found
            gap = _skipped(_GAP, text, end)
            if gap > end and (title := _TITLE.match(text, gap)):
                gap = _skipped(_GAP, text, title.end())
            if text.startswith(")", gap):
                return allowed_target(unescaped(target)), gap + 1
        if self.is_open and len(text) - at < _MOST_OF_AN_OPEN_TARGET:
            begun = _OPEN_TARGET.match(text, at)
            if begun:
                return allowed_target(unescaped(begun[1])), len(text)
        return None

    def target_by_label(self, bracket: _Bracket) -> tuple[str, int] | None:
        """Target that is defined elsewhere, and where the link ends."""
        text, end = self.text, self.at + 1
        written = _LABEL.match(text, end)
        if written:
            end = written.end()
        if written and written[1]:
            label = written[1]
        elif bracket.has_inner or self.at - bracket.end > 999:
            return None
        else:
            label = text[bracket.end : self.at]
        key = label_key(label)
        target = self.known.links.get(key)
        if target is None:
            if key:
                self.missed.add(key)
            return None
        return target, end

    def angle(self) -> bool:
        text, at = self.text, self.at
        found = _AUTOLINK.match(text, at)
        target = found[1] if found else ""
        if not found and (found := _MAIL_LINK.match(text, at, at + _MOST_OF_A_MAIL_ADDRESS)):
            target = f"mailto:{found[1]}"
        if not found and self.is_open and (found := _OPEN_AUTOLINK.match(text, at)):
            target = found[1]
        if not found:
            return False
        self.linked.append((len(self.nodes), len(self.nodes) + 1, allowed_target(target)))
        self.nodes.append(_Node(*found.span(1)))
        self.at = found.end()
        return True

    def address(self) -> bool:
        text, at = self.text, self.at
        host = _HOST.match(text, at)
        if not host:
            return False
        rest = _REST_OF_ADDRESS.match(text, host.end())
        end = rest.end() if rest else host.end()
        parts = host[2].split(".")
        is_named = len(parts) > 1 or host[1][-1] == "/"
        if not is_named or any("_" in part for part in parts[-2:]) or end - at > _MOST_OF_A_TARGET:
            self.literal((host.end() if end - at <= _MOST_OF_A_TARGET else end) - at)
            return True
        end = _end_of_address(text, at, end)
        target = text[at:end] if host[1][-1] == "/" else f"http://{text[at:end]}"
        self.linked.append((len(self.nodes), len(self.nodes) + 1, allowed_target(target)))
        self.literal(end - at)
        return True

    def entity(self) -> bool:
        found = _ENTITY.match(self.text, self.at)
        shown = _entity(found) if found else ""
        if not found or not shown:
            return False
        shown = " " if shown in "\n\r" else shown
        self.nodes.append(_Node(self.at, found.end(), shown))
        self.at = found.end()
        return True

    # Emphasis

    def pair(self, bottom: _Delimiter | None) -> None:
        """Find what belongs together above ``bottom``, and take it from the stack."""
        closer = self.last_delimiter
        while closer and closer.before is not bottom:
            closer = closer.before
        if closer is bottom:
            return
        lowest: dict[tuple[str, bool, int], int] = {}
        while closer:
            if not closer.closes:
                closer = closer.after
                continue
            key = (closer.mark, closer.opens, closer.length % 3)
            opener = _opener(closer, bottom, lowest.get(key, -1))
            if opener:
                closer = self.emphasize(opener, closer)
                continue
            lowest[key] = closer.before.node if closer.before else -1
            old, closer = closer, closer.after
            if not old.opens:
                self.remove(old)
        if bottom is None and self.is_open:
            self.close_open()
        self.last_delimiter = bottom
        if bottom:
            bottom.after = None

    def emphasize(self, opener: _Delimiter, closer: _Delimiter) -> _Delimiter | None:
        """Use up marks of both; what may close next."""
        used = 2 if opener.left >= 2 and closer.left >= 2 else 1
        style = Style.STRONG if used == 2 else Style.EMPHASIS
        self.styled.append(
            (opener.node + 1, closer.node, Style.STRUCK if opener.mark == "~" else style)
        )
        opener.left -= used
        closer.left -= used
        self.nodes[opener.node].end -= used
        self.nodes[closer.node].start += used
        opener.after = closer  # what is between cannot be paired any more
        closer.before = opener
        if not opener.left:
            self.remove(opener)
        if closer.left:
            return closer
        self.remove(closer)
        return closer.after

    def remove(self, delimiter: _Delimiter) -> None:
        if delimiter.before:
            delimiter.before.after = delimiter.after
        if delimiter.after:
            delimiter.after.before = delimiter.before
        else:
            self.last_delimiter = delimiter.before

    def close_open(self) -> None:
        """Emphasis that has begun reaches to the end."""
        delimiter = self.last_delimiter
        end = len(self.nodes)
        while delimiter:
            node = self.nodes[delimiter.node]
            inside_word = (
                node.start
                and self.text[node.start - 1].isalnum()
                and self.text[node.end : node.end + 1].isalnum()
            )
            if delimiter.opens and not inside_word and delimiter.left <= 3:
                if delimiter.mark == "~":
                    self.styled.append((delimiter.node + 1, end, Style.STRUCK))
                else:
                    if delimiter.left >= 2:
                        self.styled.append((delimiter.node + 1, end, Style.STRONG))
                    if delimiter.left != 2:
                        self.styled.append((delimiter.node + 1, end, Style.EMPHASIS))
                node.end = node.start
            delimiter = delimiter.before

    # Runs

    def runs(self) -> tuple[TextRun, ...]:
        styles = _styles(self.styled, len(self.nodes)) if self.styled else None
        targets = _targets(self.linked, len(self.nodes)) if self.linked else None
        whole, source = self.text, self.source
        made: list[TextRun] = []
        parts: list[str] = []
        places: list[int] = []
        only: range | None = None
        style, target = Style.NONE, ""

        def finish() -> None:
            nonlocal only
            if parts:
                text = "".join(parts)
                found = only if only is not None else in_short(places)
                made.append(TextRun(text, found, (found[0], found[-1] + 1), style, target))
                parts.clear()
                places.clear()
            only = None

        for index, node in enumerate(self.nodes):
            start, end = node.start, node.end
            if start == end:
                continue
            around = styles[index] if styles else Style.NONE
            leading = targets[index] if targets else ""
            if node.style:
                finish()
                text = whole[start:end].replace("\n", " ")
                first, last = node.span
                span = (source.place(first), source.place(last - 1) + 1)
                made.append(
                    TextRun(text, source.places(start, end), span, node.style | around, leading)
                )
                continue
            if around is not style or leading != target:
                finish()
                style, target = around, leading
            if node.text is not None:
                if only is not None:
                    places.extend(only)
                    only = None
                parts.append(node.text)
                places.extend([source.place(start)] * len(node.text))
                continue
            found = source.places(start, end)
            if not parts and isinstance(found, range):
                only = found
            else:
                if only is not None:
                    places.extend(only)
                    only = None
                places.extend(found)
            parts.append(whole[start:end])
        finish()
        return tuple(made)


_RULES = {
    "\n": _Inline.line_break,
    "\\": _Inline.backslash,
    "`": _Inline.backticks,
    "*": _Inline.marks,
    "_": _Inline.marks,
    "~": _Inline.marks,
    "[": _Inline.opening_bracket,
    "]": _Inline.closing_bracket,
    "!": _Inline.exclamation,
    "<": _Inline.angle,
    "&": _Inline.entity,
    "$": _Inline.dollar,
    **dict.fromkeys("hHwW", _Inline.address),
}


def _end_of_address(text: str, at: int, end: int) -> int:
    """Where an address ends that goes to ``end`` at most: punctuation behind it is not its own."""
    closing = text.count(")", at, end) - text.count("(", at, end)
    while end > at:
        last = text[end - 1]
        if last == ")" and closing > 0:
            closing -= 1
        elif last == ";" and (
            entity := _ENTITY_BEHIND_ADDRESS.search(text, max(at, end - 40), end)
        ):
            end = entity.start() + 1
        elif last not in _BEHIND_ADDRESS:
            break
        end -= 1
    return end


def _opener(closer: _Delimiter, bottom: _Delimiter | None, lowest: int) -> _Delimiter | None:
    """What it closes; nothing up to the node ``lowest`` does."""
    opener = closer.before
    while opener and opener is not bottom and opener.node > lowest:
        if opener.mark == closer.mark and opener.opens and _fit(opener, closer):
            return opener
        opener = opener.before
    return None


def _fit(opener: _Delimiter, closer: _Delimiter) -> bool:
    """Whether their lengths go together: the specification's multiples of three."""
    if opener.mark == "~" or not (opener.closes or closer.opens):
        return True
    return (opener.length + closer.length) % 3 != 0 or closer.length % 3 == 0


def _is_white(character: str) -> bool:
    return character in " \n\t\r\f\v" or unicodedata.category(character) == "Zs"


def _is_punctuation(character: str) -> bool:
    if character < "\x80":
        return character in _PUNCTUATION
    return unicodedata.category(character)[0] in "PS"


def _styles(styled: list[tuple[int, int, Style]], count: int) -> list[Style]:
    """The style of each node, from stretches that may lie in each other."""
    changes: dict[int, list[tuple[Style, int]]] = {}
    for start, end, style in styled:
        changes.setdefault(start, []).append((style, 1))
        changes.setdefault(end, []).append((style, -1))
    depths = {Style.STRONG: 0, Style.EMPHASIS: 0, Style.STRUCK: 0}
    made: list[Style] = []
    style = Style.NONE
    for index in range(count):
        if index in changes:
            for changed, step in changes[index]:
                depths[changed] += step
            style = Style.NONE
            for one, depth in depths.items():
                if depth:
                    style |= one
        made.append(style)
    return made


def _targets(linked: list[tuple[int, int, str]], count: int) -> list[str]:
    """The target of each node: that of the outermost link or image around it."""
    made = [""] * count
    covered = 0
    outermost_first = linked[::-1]  # one around others is found after them
    outermost_first.sort(key=lambda link: (link[0], -link[1]))
    for start, end, target in outermost_first:
        if start >= covered:
            made[start:end] = [target] * (end - start)
            covered = end
    return made
