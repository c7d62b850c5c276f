"""The language of the window: chosen or the system's, and brought to what is shown already.

Texts are made by ``tr`` (``system/language.py``), where their translations come from here: Qt reads
them from the ``.qm`` files in ``resources/languages``. When another language is chosen, every text
that a widget shows is looked up by its words and made anew; what composes or paints its texts by
itself is ``Spoken``.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import LANGUAGE, SpokenLanguage
from foretoken.system.language import Language, speak, spoken, told_anew, tr_noop
from foretoken.system.paths import resource_path
from foretoken.ui.look.mirrored import place_anew, turn_margins
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, wrapped
from foretoken.ui.look.themed import tell_themed

_CONTEXT = "Foretoken"  # not translated: of the files
_DAY = tr_noop("d MMMM yyyy", about="how a date is written, in Qt's letters")
_MONTH = tr_noop("MMMM yyyy", about="how a month is written, in Qt's letters")
_LARGEST = 2**31 - 1
"""Of numbers that Qt finds a plural form for."""
# Qt draws "&" in these as the mark of a key.
_WITH_KEYS = (QAbstractButton, QAction)


class Spoken:
    """A base of widgets that compose their texts, or draw what they have kept of them."""

    def on_language_changed(self) -> None:
        """Make the texts anew."""
        raise NotImplementedError


class Speech(QObject):
    """Makes the application speak the language that is chosen; to be made before the widgets."""

    changed = Signal()
    """Another language is spoken, and all widgets have been told."""

    def __init__(self, preferences: KeptPreferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._translators: list[QTranslator] = []
        preferences.changed(LANGUAGE).connect(self.refresh)
        self._speak(self._wanted())

    @Slot()
    def refresh(self) -> None:
        """Speak what is chosen by now, in everything that is shown."""
        wanted = self._wanted()
        app = QApplication.instance()
        if wanted == spoken().code or not isinstance(app, QApplication):
            return
        before = app.layoutDirection()
        self._speak(wanted)
        turned = app.layoutDirection() is not before
        if turned:
            turn_margins(app.allWidgets())
        for widget in app.allWidgets():
            tell_widget(widget)
        for widget in app.allWidgets():
            if isinstance(widget, Spoken):
                widget.on_language_changed()
        tell_themed(app)  # words are as wide as they are
        if turned:
            for widget in app.allWidgets():
                if isinstance(widget, Label | MarkedLabel):
                    widget.setText(widget.text())  # it begins at the other side
            place_anew(app.allWidgets())
        self.changed.emit()

    def _wanted(self) -> str:
        chosen = self._preferences.get(LANGUAGE)
        if chosen is not SpokenLanguage.SYSTEM:
            return chosen.value
        return nearest_language(QLocale.system().uiLanguages())

    def _speak(self, code: str) -> None:
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        for translator in self._translators:
            app.removeTranslator(translator)
        self._translators.clear()
        if code == SpokenLanguage.ENGLISH:
            QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
            speak(None)
        else:
            for folder, name in (
                (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase"),
                (str(resource_path("languages")), "foretoken"),
            ):
                translator = QTranslator(self)
                if translator.load(f"{name}_{code}", folder):
                    app.installTranslator(translator)
                    self._translators.append(translator)
            QLocale.setDefault(QLocale(code))
            speak(_language(code))
        app.setLayoutDirection(QLocale().textDirection())


def nearest_language(wanted: list[str]) -> str:
    """The first language of a person's own that there is here: "zh-Hans-CN" finds "zh_CN"."""
    there = {language.value: language.value for language in SpokenLanguage}
    del there[SpokenLanguage.SYSTEM]
    there |= {code.partition("_")[0]: code for code in there}
    for name in wanted:
        parts = name.replace("-", "_").split("_")
        traditional = {"Hant", "TW", "HK", "MO"}  # not translated: codes
        if parts[0] == "zh" and traditional & set(parts):
            continue  # these characters are something else
        if parts[0] in there:
            return there[parts[0]]
    return SpokenLanguage.ENGLISH


def _language(code: str) -> Language:
    locale = QLocale(code)
    latin = locale.zeroDigit() == "0"  # numbers are written in these digits everywhere
    translate = QCoreApplication.translate

    def write_date(day: date, with_day: bool) -> str:
        form = _DAY if with_day else _MONTH
        what = "date" if with_day else "month"
        about = f"how a {what} is written, in Qt's letters"  # not translated: no text
        return locale.toString(
            QDate(day.year, day.month, day.day), translate(_CONTEXT, form, about)
        )

    return Language(
        code,
        lambda text, about, count: translate(_CONTEXT, text, about or None, min(count, _LARGEST)),
        locale.decimalPoint() if latin else ".",
        locale.groupSeparator() if latin else ",",
        write_date,
        locale.textDirection() is Qt.LayoutDirection.RightToLeft,
    )


def tell_widget(widget: QWidget) -> None:
    """Make all texts of a widget anew that were made by ``tr``."""
    _renew(widget, widget.windowTitle, widget.setWindowTitle)
    _renew(widget, widget.toolTip, lambda tip: widget.setToolTip(wrapped(tip)))
    _renew(widget, widget.whatsThis, widget.setWhatsThis)
    _renew(widget, widget.accessibleName, widget.setAccessibleName)
    _renew(widget, widget.accessibleDescription, widget.setAccessibleDescription)
    match widget:
        case QLabel() if not isinstance(widget, MarkedLabel):
            _renew(widget, widget.text, widget.setText)
        case QAbstractButton():
            _renew(widget, widget.text, widget.setText)
        case QGroupBox() | QMenu():
            _renew(widget, widget.title, widget.setTitle)
        case QLineEdit() | QPlainTextEdit() | QTextEdit():
            _renew(widget, widget.placeholderText, widget.setPlaceholderText)
        case QSpinBox():
            _renew(widget, widget.specialValueText, widget.setSpecialValueText)
            _renew(widget, widget.suffix, widget.setSuffix)
        case QComboBox():
            for index in range(widget.count()):
                _renew(widget, partial(widget.itemText, index), partial(widget.setItemText, index))
        case QTabBar():
            for index in range(widget.count()):
                _renew(widget, partial(widget.tabText, index), partial(widget.setTabText, index))
    for action in widget.actions():
        if action.parent() in (widget, None) or isinstance(widget, QMenu):
            _renew(action, action.text, action.setText)
            _renew(action, action.toolTip, action.setToolTip)
            _renew(action, action.statusTip, action.setStatusTip)


def _renew(shows: Any, now: Callable[[], str], show: Callable[[str], object]) -> None:
    text = now()
    if not text or isinstance(text, Marked):
        return
    keyed = isinstance(shows, _WITH_KEYS) and "&&" in text
    anew = told_anew(text.replace("&&", "&") if keyed else text)
    if anew is not None and anew != text:
        show(anew.replace("&", "&&") if keyed else anew)
