"""Attachments: which files are accepted, how they are read, and why others are refused."""

import os
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from unittest.mock import Mock

import pytest
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from foretoken.chat.files import attachments
from foretoken.chat.files.attachments import AttachmentRefused, read_attachment
from foretoken.chat.helper.child import read_pdf
from foretoken.chat.helper.process import Limits

Refusal = Callable[..., AttachmentRefused]
TEXT = "Grüße — 12 €\n\tline two\n"


def pdf_of(*pages: str, password: str = "") -> bytes:
    """A PDF with a line of Latin text on each page."""
    writer = PdfWriter()
    font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    names = {NameObject(key): NameObject(value) for key, value in font.items()}
    fonts = DictionaryObject({NameObject("/F1"): DictionaryObject(names)})
    for text in pages:
        page = writer.add_blank_page(595, 842)
        draw(writer, page, f"BT /F1 12 Tf 72 700 Td ({text}) Tj ET".encode(), "/Font", fonts)
    if password:
        writer.encrypt(password, "the owner's", algorithm="RC4-128")
    return written(writer)


def draw(
    writer: PdfWriter, page: DictionaryObject, content: bytes, kind: str, used: DictionaryObject
) -> None:
    stream = DecodedStreamObject()
    stream.set_data(content)
    page[NameObject("/Contents")] = writer._add_object(stream)
    page[NameObject("/Resources")] = DictionaryObject({NameObject(kind): used})


def written(writer: PdfWriter) -> bytes:
    file = BytesIO()
    writer.write(file)
    return file.getvalue()


@pytest.fixture
def text_of(tmp_path: Path) -> Callable[..., str]:
    def read(data: bytes, name: str = "file.txt") -> str:
        path = tmp_path / name
        path.write_bytes(data)
        found = read_attachment(path)
        assert found.name == name
        return found.text

    return read


@pytest.fixture
def refusal(text_of: Callable[..., str]) -> Refusal:
    def read(data: bytes, name: str = "file.txt") -> AttachmentRefused:
        with pytest.raises(AttachmentRefused) as refused:
            text_of(data, name)
        assert str(refused.value).startswith(name)
        return refused.value

    return read


def test_texts_in_the_usual_codings(text_of: Callable[..., str]) -> None:
    for coding in ("utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"):
        assert text_of((TEXT * 500).encode(coding)) == TEXT * 500
    for ending in ("\r\n", "\r", "\n"):  # lines end in one way
        assert text_of(f"one{ending}two{ending}".encode()) == "one\ntwo\n"
    for cut in range(1022, 1026):  # a character may stand where the first look ends
        text = "x" * cut + "漢字" * 40
        assert text_of(text.encode()) == text
    for name, text in (
        ("a.py", "def f():\n\treturn '\\0'\n"),
        ("b.log", "\x1b[31mred\x1b[0m and \x08\x08 a bell \x07" + "." * 2000),
        ("GIF89a.md", "GIF89a is an old format, BM another."),
    ):
        assert text_of(text.encode(), name) == text


def test_what_is_no_text_is_refused_with_its_kind(refusal: Refusal) -> None:
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("content.xml", "x" * 100)
    for name, data, kind in (
        ("a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image"),
        ("a.wav", b"RIFF\0\0\0\0WAVEfmt ", "sound"),
        ("a.mp4", b"\0\0\0\x18ftypisom\0\0\0\0", "sound"),
        ("a.zip", archive.getvalue(), "archive"),
        ("a.docx", archive.getvalue(), "document"),
        ("a.txt", b"GGUF\3\0\0\0\0", "model"),
        ("late", b"x" * 5000 + b"\0", "binary"),
        ("controls", bytes(range(1, 32)) * 9, "binary"),
        ("blank.txt", b" \n\t\r\n", "empty"),
    ):
        assert refusal(data, name).kind == f"attachment-{kind}"


def test_texts_have_a_limit(text_of: Callable[..., str], refusal: Refusal) -> None:
    most = b"a" * attachments.MOST_TEXT
    assert len(text_of(most)) == len(most)
    assert "is 2.0 MB; the limit is 2.0 MB" in str(refusal(most + b"a"))


def test_what_cannot_be_read_is_refused_and_does_not_hang(tmp_path: Path) -> None:
    with pytest.raises(AttachmentRefused, match=r"gone\.txt cannot be read: No such file"):
        read_attachment(tmp_path / "gone.txt")
    with pytest.raises(AttachmentRefused, match="is a folder"):
        read_attachment(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(AttachmentRefused, match="is a pipe"):
            read_attachment(tmp_path / "pipe")


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode there")
def test_odd_names_can_be_shown_and_stored(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"a\xff\nb.txt")
    path.write_text("x")
    assert read_attachment(path).name == "a⟨U+DCFF⟩ b.txt"


def test_the_text_of_a_pdf_page_by_page_and_nothing_on_the_terminal(
    text_of: Callable[..., str], capfd: pytest.CaptureFixture[str]
) -> None:
    pages = pdf_of("Hello there", "Second page")
    assert text_of(b"some junk before\n" + pages, "a.pdf") == "Hello there\n\nSecond page"
    at = pages.index(b"startxref\n") + 10
    assert text_of(pages[:at] + b"7\n%%EOF\n", "a.pdf") == "Hello there\n\nSecond page"
    assert capfd.readouterr() == ("", "")


def test_a_pdf_without_text(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "contains no text, only images" in str(refusal(pdf_of(" "), "scan.pdf"))
    assert "is protected by a password" in str(refusal(pdf_of("x", password="word"), "a.pdf"))
    for keep in (9, 60, 300):
        sentence = str(refusal(pdf_of("Hello")[:keep], "a.pdf"))
        assert "is damaged" in sentence or "contains no text" in sentence
    monkeypatch.setattr(attachments, "MOST_TEXT", 20)
    assert "has more than 20 characters of text" in str(refusal(pdf_of("Hello " * 9), "a.pdf"))


def endless_pdf() -> bytes:
    """Its page draws a form, which draws another one twice, and so on for 40 forms.

    Readers that stop after some thousand forms have much to do in each of them.
    """
    writer = PdfWriter()
    page = writer.add_blank_page(200, 200)
    inner = None
    for _ in range(40):
        form = DecodedStreamObject()
        form[NameObject("/Type")] = NameObject("/XObject")
        form[NameObject("/Subtype")] = NameObject("/Form")
        form.set_data(b"/F Do /F Do" + b" q Q" * 2000 if inner else b"")
        if inner is not None:
            fonts = DictionaryObject({NameObject("/F"): inner})
            form[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): fonts})
        inner = writer._add_object(form)
    draw(writer, page, b"/F Do", "/XObject", DictionaryObject({NameObject("/F"): inner}))
    return written(writer)


def test_reading_can_be_ended_in_the_middle_of_a_page(tmp_path: Path) -> None:
    check = Mock(side_effect=[None] * 4 + [LookupError])
    path = tmp_path / "a.pdf"
    path.write_bytes(endless_pdf())
    with pytest.raises(LookupError):
        read_attachment(path, check)
    assert check.call_count == 5
    limits = {"most_bytes": 99, "most_pages": 9, "most_characters": 99}
    assert read_pdf({"path": str(path), **limits}, lambda: None) == {"failed": "pdf-changed"}


def test_an_endless_pdf(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(cpu_s=0.5, memory=220_000_000, wall_s=60.0)
    monkeypatch.setattr(attachments, "_LIMITS", limits)
    assert "takes too long to read" in str(refusal(endless_pdf(), "a.pdf"))
