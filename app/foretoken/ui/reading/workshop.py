"""What takes long to make of a text, made beside the window: formulas, and lexers to be loaded."""

from __future__ import annotations

from collections import OrderedDict
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, Signal

from foretoken.chat.markdown.formula_tree import is_acceptable
from foretoken.chat.markdown.highlight import is_known, is_loaded, load
from foretoken.control.background import Background, Running
from foretoken.ui.reading.formula import Formula, FormulaShape, shape_of
from foretoken.ui.reading.rare_letters import RareLetters

_MOST_KEPT = 500
"""Formulas that nobody shows; the one that was asked for the longest time ago goes first."""


class Workshop(QObject):
    """Makes each thing once; asked on the GUI thread."""

    formula_made = Signal(str, bool)
    """``formula`` knows this one now: its TeX, and whether it stands alone."""
    language_loaded = Signal(str)
    """``has_language`` is true of it now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.letters = RareLetters()
        self._formulas = Background("formulas", self)
        self._languages = Background("languages", self)
        self._shapes: OrderedDict[tuple[str, bool], FormulaShape | None] = OrderedDict()
        self._shown: WeakValueDictionary[tuple[str, bool], FormulaShape] = WeakValueDictionary()
        self._begun: set[tuple[str, bool] | str] = set()

    def is_formula_known(self, tex: str, *, display: bool) -> bool:
        """Whether ``formula`` says the last word about it."""
        key = (tex, display)
        return key in self._shapes or key in self._shown or not is_acceptable(tex)

    def formula(self, tex: str, *, display: bool, pixels: float) -> Formula | None:
        """A formula beside text of so many pixels; None while it is made, and where it cannot be.

        ``display``: it stands alone.
        """
        key = (tex, display)
        if key in self._shapes:
            self._shapes.move_to_end(key)
            shape = self._shapes[key]
            return None if shape is None else Formula(shape, pixels)
        if (shape := self._shown.get(key)) is not None:
            return Formula(shape, pixels)
        if key not in self._begun and is_acceptable(tex):
            self._begun.add(key)
            self._formulas.line_up(
                lambda running: _draw(running, key), lambda shape: self._keep(key, shape)
            )
        return None

    def has_language(self, language: str) -> bool:
        """Whether code in a language can be read now; else it is loaded, if anybody knows it."""
        if is_loaded(language):
            return True
        if is_known(language) and language not in self._begun:
            self._begun.add(language)
            self._languages.line_up(
                lambda _: load(language), lambda _: self.language_loaded.emit(language)
            )
        return False

    def _keep(self, key: tuple[str, bool], shape: FormulaShape | None) -> None:
        self._begun.discard(key)
        self._shapes[key] = shape
        if shape is not None:
            self._shown[key] = shape
        while len(self._shapes) > _MOST_KEPT:
            self._shapes.popitem(last=False)
        self.formula_made.emit(*key)


def _draw(running: Running, key: tuple[str, bool]) -> FormulaShape | None:
    running.require()
    return shape_of(key[0], display=key[1])
