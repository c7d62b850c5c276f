"""Every text of the window can be translated, and is, in every language that is offered."""

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QTranslator

from foretoken.preferences.declared import LanguageChoice

LANGUAGES = sorted(translations.LANGUAGES)
texts = cache(translations.texts)
"""All of the window, read once."""


def test_texts_can_be_translated_into_every_language_that_is_offered() -> None:
    chosen = {each.value for each in LanguageChoice}
    assert chosen - {LanguageChoice.SYSTEM, LanguageChoice.ENGLISH} == set(LANGUAGES)
    found = {
        f"{path.relative_to(translations.CODE)}:{line}": text
        for path in sorted(translations.CODE.rglob("*.py"))
        for line, text in translations.unmarked(path)
    }
    assert not found, "mark these by tr, tr_n or tr_noop"
    forms = defaultdict(set)
    for found in texts():
        forms[found.source.text, found.source.about].add(found.source.one)
    assert not {text: ones for text, ones in forms.items() if len(ones) > 1}


@pytest.mark.parametrize(
    "code",
    [
        'label.setText("Copy the text")',
        'label.setText(f"{count} tokens")',
        'label.setText(tr(f"Copy {name}"))',
        'TITLE = "Settings"',
        'tr("{what} is gone", what="The model")',
    ],
)
def test_unmarked_words_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(translations, "CODE", tmp_path)
    path = tmp_path / "module.py"
    path.write_text(f"{code}\n", encoding="utf-8")
    assert translations.unmarked(path)
    path.write_text(f"{code}  # not translated: a test\n", encoding="utf-8")
    assert not translations.unmarked(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    wanted = {(f.source.text, f.source.about): f.source for f in texts()}
    done = translations.translations(language)
    missing = set(wanted) - set(done)  # a new text stands in English until it is translated
    assert len(missing) < len(wanted) / 5, "packaging/translations.py missing"
    assert not set(done) - set(wanted), "packaging/translations.py update"
    plurals = translations.LANGUAGES[language]
    unfit = {key: translations.why_unfit(wanted[key], done[key], plurals) for key in done}
    assert not {key: why for key, why in unfit.items() if why}


def test_what_travels_with_the_product_is_of_now(tmp_path: Path) -> None:
    translations.release(tmp_path)
    for language in LANGUAGES:
        name = f"foretoken_{language}.qm"
        now = (tmp_path / name).read_bytes()
        assert (translations.RELEASED / name).read_bytes() == now, (
            "packaging/translations.py release"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_finds_translations_and_their_plurals(language: str, qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(f"foretoken_{language}", str(translations.RELEASED))
    plural, text = {}, {}
    for found in texts():
        (plural if found.source.one else text)[found.source.text] = found.source
    for key, forms in translations.translations(language).items():
        if key[0] in plural:
            written = {translator.translate("Foretoken", *key, n) for n in (0, 1, 2, 3, 11, 100)}
            assert written == set(forms), key
        else:
            assert translator.translate("Foretoken", *key) == forms[0]
