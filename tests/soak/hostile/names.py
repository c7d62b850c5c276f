"""Names and token texts that draw pictures, call hosts, command terminals, or deceive the eye.

Each text becomes: ``general.name``, the architecture's description, token texts, the name of the
file and of its folder as far as a file system takes it, an attachment's name, a preset's name and
a chat's title.
"""

from __future__ import annotations

from collections.abc import Callable

from soak.hostile.case import Case, Right, Surroundings


def _text(id_: str, attacks: str, text: str | bytes) -> Case:
    return Case(id_, attacks, lambda _: text)


def _around(id_: str, attacks: str, make: Callable[[Surroundings], str]) -> Case:
    return Case(id_, attacks, make)


def _kept(id_: str, text: str) -> Case:
    return Case(id_, "nothing: a legitimate name, shown as it is", lambda _: text, Right.WORKS)


_HTML = (
    _around("img-file", "rich text: a local picture", lambda a: f"<img src={a.canary}>"),
    _around("img-url", "rich text: a picture by file:", lambda a: f'<img src="file://{a.canary}">'),
    _text("img-relative", "rich text: a picture beside it", "<img src=canary.png>"),
    _text("img-share", "rich text: a picture of a host's share",
        "<img src=//127.0.0.1/share/a.png>"),
    _around("img-http", "rich text: a picture on the network",
        lambda a: f"<img src=http://127.0.0.1:{a.port}/a.png>"),
    _around("link-style", "rich text: a style sheet on the network",
        lambda a: f'<link rel=stylesheet href="http://127.0.0.1:{a.port}/a.css"><p>x</p>'),
    _around("style", "rich text: a picture in a style",
        lambda a: f"<style>p {{ background-image: url({a.canary}) }}</style><p>x</p>"),
    _around("table", "rich text: a background",
        lambda a: f'<table background="{a.canary}"><td>x</table>'),
    _around("link", "rich text: a link",
        lambda a: f'<a href="http://127.0.0.1:{a.port}">Update</a>'),
    _text("link-file", "rich text: a link to a program", '<a href="file:///bin/sh">Update now</a>'),
    _text("bold", "rich text: bold words", "<b>Verified</b> by <i>Foretoken</i>"),
    _text("huge", "rich text: huge words", '<h1 style="font-size:900px">OK</h1>'),
    _text("document", "rich text: a whole document", "<!DOCTYPE html><html><body>Hi</body></html>"),
    _around("late", "rich text: behind harmless words",
        lambda a: f"Llama 3 <p><img src='{a.canary}'>"),
    _text("escaped", "rich text: escaped once too little", "&lt;img src=canary.png&gt;<br>"),
    _text("mnemonic", "menus: a letter with a key", "&File && &Quit &"),
)  # fmt: skip

_FORMATS = (
    _text("percent", "formats: percent signs", "%s %n %d %1 %x %%n%n%n"),
    _text("braces", "formats: braces", "{0} {} {0.__class__} {name!r} {{"),
    _text("dollar", "formats: variables of a shell", "$HOME ${IFS} `id` $(id) ;id|id&"),
    _text("markdown", "formats: Markdown", "![a](canary.png) [b](http://127.0.0.1) # c"),
    _text("style-sheet", "formats: a style sheet of Qt", "} * { background: url(canary.png) } {"),
)  # fmt: skip

_TERMINAL = (
    _text("escape-colour", "terminal: colours", "a\x1b[31mred\x1b[0m"),
    _text("escape-clipboard", "terminal: the clipboard", "a\x1b]52;c;cm0gLXJmIH4=\x07b"),
    _text("escape-title", "terminal: the title", "a\x1b]0;you are root\x07b\x1b]2;x\x1b\\"),
    _text("escape-clear", "terminal: clears the screen", "a\x1b[2J\x1b[H\x1b[3Jb\x1bc"),
    _text("escape-link", "terminal: a link", "\x1b]8;;file:///bin/sh\x1b\\Llama\x1b]8;;\x1b\\"),
    _text("escape-report", "terminal: it answers by keys", "a\x1b[6n\x1b[c\x1bP+q544e\x1b\\\x05"),
    _text("c1", "terminal: forms of one byte", "a\x9b31mred\x9d52;c;aGk=\x9c\x90x\x9c\x85b"),
    _text("bell", "terminal: bells", "a" + "\a" * 50 + "b"),
    _text("backspace", "terminal: takes back what stood there", "evil\x08\x08\x08\x08good"),
    _text("return", "terminal: overwrites its line", "evil.gguf\rgood.gguf"),
    _text("newline", "lines: another line of ours", "Llama\nforetoken: all is well\n\n\n"),
    _text("tab", "lines: tabs and form feeds", "a\t\t\t\tb\x0b\x0cc"),
    _text("nul", "C strings: NUL", "good\x00evil"),
    _text("delete", "controls: delete and the others", "a\x7f\x01\x02\x1c\x1d\x1e\x1fb"),
)  # fmt: skip

_EYE = (
    _text("bidi-override", "the eye: right-to-left override", "model-\u202efugg.exe\u202c"),
    _text("bidi-embedding", "the eye: embeddings never closed", "a\u202a\u202b\u202db" * 20),
    _text("bidi-isolate", "the eye: isolates never closed", "safe\u2066\u2067\u2068evil"),
    _text("bidi-mark", "the eye: invisible marks of direction", "a\u200eb\u200fc\u061cd"),
    _text("zero-width", "the eye: nothing to be seen", "lla\u200bma\u200c\u200d\u2060\ufeff"),
    _text("tags", "the eye: invisible tags", "ok" + "".join(chr(0xE0000 + ord(c)) for c in "evil")),
    _text("zalgo", "the eye: 200 marks on a letter", "L" + "\u0300\u0316\u0489" * 70 + "lama"),
    _text("separators", "lines: those of Unicode", "a\u2028b\u2029c\x85d"),
    _text("spaces", "the eye: only spaces", "     "),
    _text("spaces-odd", "the eye: spaces of all widths", "\u2003\u00a0\u3000\u2800\u3164\u115f"),
    _text("private", "fonts: private use", "a\ue000\uf8ff\U000f0000\U0010fffdb"),
    _text("nothing", "codings: what is no character", "a\ufdd0\ufffe\uffff\U0001fffe\U0010ffffb"),
    _text("surrogates", "codings: halves of characters", b"a\xed\xa0\x80b\xed\xbf\xbfc"),
    _text("bytes", "codings: bytes that are no UTF-8", b"a\xff\xfe\xc0\x80\xf5\x80b"),
    _text("soft-hyphen", "the eye: soft hyphens", "pay\u00adpal\u00ad" * 30),
)  # fmt: skip

_LENGTH = (
    _text("long", "layout: a megabyte without a space", "a" * 10**6),
    _text("long-words", "layout: a megabyte of words", "ab " * 333_333),
    _text("long-lines", "layout: 100,000 lines", "ab\n" * 100_000),
    _text("long-wide", "layout: 100,000 wide letters", "\ufdfd\U0001242b" * 50_000),
    _text("long-marks", "layout: 100,000 marks on a letter", "a" + "\u0301" * 100_000),
    _text("long-html", "rich text: 100,000 tags", "<b><table><tr><td>" * 25_000),
    _text("long-bidi", "layout: 50,000 changes of direction", "a\u05d0" * 50_000),
    _text("empty", "layout: no name at all", ""),
)  # fmt: skip

_FILES = (
    _text("device", "files: a device of Windows", "CON"),
    _text("device-suffix", "files: a device of Windows with a suffix", "nul.gguf"),
    _text("traversal", "files: out of the folder", "../../../../etc/passwd"),
    _text("traversal-windows", "files: out of the folder, on Windows", "..\\..\\windows\\win.ini"),
    _text("absolute", "files: an absolute path", "/etc/passwd"),
    _text("share", "files: a share", "\\\\127.0.0.1\\share\\model"),
    _text("stream", "files: a stream of NTFS", "model.gguf:evil.exe"),
    _text("dash", "options: a leading dash", "--help"),
    _text("dot", "files: hidden", ".bashrc"),
    _text("dots", "files: only dots", "..."),
    _text("trailing", "files: spaces and dots around", "  model .  . "),
    _text("wildcard", "files: wildcards", "*?[a-z]~"),
    _text("quotes", "files: quotes", "\"'`;--"),
)  # fmt: skip

_LEGITIMATE = (
    _kept("kept-hebrew", "מודל שפה"),
    _kept("kept-arabic", "نموذج لغوي"),
    _kept("kept-mixed", "Llama של מטא 3"),
    _kept("kept-devanagari", "हिन्दी मॉडल"),
    _kept("kept-thai", "แบบจำลองภาษา"),
    _kept("kept-chinese", "通义千问"),
    _kept("kept-japanese", "言語モデル"),
    _kept("kept-korean", "언어 모델"),
    _kept("kept-accents", "Modèle français Œuvre Größe ĳ"),
    _kept("kept-combining", "Modèle réduit"),
    _kept("kept-emoji", "Llama 🦙🙂"),
    _kept("kept-family", "👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 👍🏽 🇩🇪"),
    _kept("kept-angle", "a<b and c>d & e"),
    _kept("kept-usual", "Qwen2.5-0.5B-Instruct (Q4_K_M)"),
)  # fmt: skip

CASES = (*_HTML, *_FORMATS, *_TERMINAL, *_EYE, *_LENGTH, *_FILES, *_LEGITIMATE)
