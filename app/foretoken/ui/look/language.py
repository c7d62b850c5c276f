"""Language of the window, chosen or the system's; set once when the window is created.

``tr`` (``system/language.py``) gets its translations from here: Qt reads them from the ``.qm``
files in ``resources/languages``.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LANGUAGE, LanguageChoice
from foretoken.system.language import Language, set_language, tr
from foretoken.system.paths import resource_path

_CONTEXT = "Foretoken"  # not translated: of the files
_LARGEST = 2**31 - 1
"""Largest number for which Qt selects a plural form."""


def use_language(preferences: KeptPreferences) -> None:
    """Set the language of texts, numbers, Qt's own texts, and the layout direction."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    for earlier in app.findChildren(QTranslator):  # of an earlier window, in a test
        app.removeTranslator(earlier)
        earlier.deleteLater()
    code = _wanted(preferences)
    if code == LanguageChoice.ENGLISH:
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
        set_language(None)
    else:
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for folder, name in ((qt, "qtbase"), (str(resource_path("languages")), "foretoken")):
            translator = QTranslator(app)
            if translator.load(f"{name}_{code}", folder):
                app.installTranslator(translator)
        QLocale.setDefault(QLocale(code))
        set_language(_language(code))
    app.setLayoutDirection(QLocale().textDirection())


def _wanted(preferences: KeptPreferences) -> str:
    chosen = preferences.get(LANGUAGE)
    if chosen is not LanguageChoice.SYSTEM:
        return chosen.value
    return nearest_language(QLocale.system().uiLanguages())


def nearest_language(wanted: list[str]) -> str:
    """Return the first available one of the user's languages: "zh-Hans-CN" finds "zh_CN"."""
    there = {language.value: language.value for language in LanguageChoice}
    del there[LanguageChoice.SYSTEM]
    there |= {code.partition("_")[0]: code for code in there}
    for name in wanted:
        parts = name.replace("-", "_").split("_")
        traditional = {"Hant", "TW", "HK", "MO"}  # not translated: codes
        if parts[0] == "zh" and traditional & set(parts):
            continue  # a different script
        if parts[0] in there:
            return there[parts[0]]
    return LanguageChoice.ENGLISH


def _language(code: str) -> Language:
    locale = QLocale(code)
    latin = locale.zeroDigit() == "0"  # numbers are written with these digits everywhere
    translate = QCoreApplication.translate

    def write_date(day: date, with_day: bool) -> str:
        form = tr("MMMM yyyy", about="how a month is written, in Qt's letters")
        if with_day:
            form = tr("d MMMM yyyy", about="how a date is written, in Qt's letters")
        return locale.toString(QDate(day.year, day.month, day.day), form)

    return Language(
        code,
        lambda text, about, count: translate(_CONTEXT, text, about or None, min(count, _LARGEST)),
        locale.decimalPoint() if latin else ".",
        locale.groupSeparator() if latin else ",",
        write_date,
        locale.textDirection() is Qt.LayoutDirection.RightToLeft,
    )
