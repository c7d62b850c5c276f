"""A step as a picture: what was drafted, what the target made of it, what was written."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from foretoken.control.answers.told_step import ToldStep
from foretoken.engine.token_kind import kind_of
from foretoken.system.language import tr, tr_noop
from foretoken.ui.parts.step_words import caption
from foretoken.ui.parts.token_chips import TokenChip, TokenChips, visible

_NAMES = (tr_noop("Drafted"), tr_noop("Checked in one pass"), tr_noop("Written"))
_MOST_UNSEEN = 4


class StepPicture(TokenChips):
    """Three rows of tokens."""

    def __init__(self, told: ToldStep, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(caption(told))
        names = [tr(name) for name in _NAMES]
        self.set_rows(list(zip(names, _rows(told), strict=True)))


def _rows(told: ToldStep) -> tuple[list[TokenChip], list[TokenChip], list[TokenChip]]:
    accepted = [TokenChip(visible(token.text)) for token in told.accepted]
    drafted, checked = list(accepted), [TokenChip(f"{chip.text} ✓") for chip in accepted]
    if told.rejected is not None:
        text = visible(told.rejected.text)
        drafted.append(TokenChip(text))
        checked.append(TokenChip(text, struck=True))
    unseen = told.unseen
    for row in (drafted, checked):
        row += [TokenChip("…", dashed=True)] * min(unseen, _MOST_UNSEEN)
    written = [TokenChip(visible(token.text), kind_of(token)) for token in told.accepted]
    if told.own is not None:
        written.append(TokenChip(visible(told.own.text), kind_of(told.own)))
    return drafted, checked, written
