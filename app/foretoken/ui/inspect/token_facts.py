"""What the inspector says about a token: facts with short labels, and a table of candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foretoken.engine.events import DraftSource, StepFinished, TokenEmitted
from foretoken.engine.events import TokenOrigin as Origin
from foretoken.engine.figures import format_percent, format_probability
from foretoken.engine.inspection import (
    Alternative,
    Continuability,
    InspectedToken,
    recorded_acceptance,
)
from foretoken.models.pair_setup import AnswerSettings
from foretoken.reports.report import ReportCell
from foretoken.system.language import number, quoted, tr
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Type, styled
from foretoken.ui.look.token_style import visible
from foretoken.ui.parts.result_table import ResultTable
from foretoken.ui.parts.row_painting import Index

_DECIMALS = 3
"""Decimals of recomputed probabilities; recorded ones have two."""


@dataclass(frozen=True, slots=True)
class TokenFact:
    """A label, its value, and a tooltip that explains it."""

    label: str
    value: str
    tip: str


def shown_token(text: str) -> str:
    """Return a token quoted for use in a sentence."""
    return quoted(visible(text))


def facts_of(
    token: TokenEmitted,
    step: StepFinished | None,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
) -> list[TokenFact]:
    """Return how the token was written, as recorded; ``found`` adds what was computed again."""
    if token.origin is Origin.UNKNOWN:
        return []
    facts: list[TokenFact] = []

    def add(label: str, value: str | float | None, tip: str) -> None:
        """Add a text or a probability; None: unknown."""
        if value is not None:
            text = value if isinstance(value, str) else format_probability(value)
            facts.append(TokenFact(label, text, tip))

    rejected = token.rejected
    was_drafted = rejected is not None or token.origin is Origin.DRAFT
    source = token.source if rejected is None or step is None else step.source
    copied = source is DraftSource.LOOKUP
    if rejected is not None:
        tip = tr("The drafted token that the target replaced")
        add(tr("Rejected draft"), shown_token(rejected.text), tip)
        drafter = tr("Prompt lookup") if copied else tr("Draft model")
        add(tr("Drafted by"), drafter, tr("Where the drafted token came from"))
    if was_drafted and not copied:
        label = tr("Draft p", about="a probability")
        if rejected is not None:
            label = tr("Draft p (rejected)", about="a probability, of the rejected token")
        tip = tr("The probability with which the draft proposed it")
        add(label, (rejected or token).draft_prob, tip)
    if rejected is not None:
        label = tr("Target p (rejected)", about="a probability, of the rejected token")
        tip = tr("The probability that the target gave the rejected token")
        add(label, rejected.target_prob, tip)
    tip = tr("The probability that the target gave it when it was sampled")
    add(tr("Target p", about="a probability"), token.target_prob, tip)
    if was_drafted:
        add(tr("Acceptance"), *_acceptance(token, settings, found, copied=copied))
    if found is None:
        return facts
    if was_drafted:
        tip = tr(
            "The probability of the written token among those the target could still choose from"
        )
        add(tr("Residual p", about="a probability"), found.instead, tip)
    tip = tr("Tokens that could be sampled here")
    add(tr("Candidates"), number(found.remaining), tip)
    if found.any_draft is not None:
        tip = tr("The chance that a token drafted here is accepted, whichever it is")
        add(tr("Expected acceptance"), format_percent(found.any_draft), tip)
    return facts


def _acceptance(
    token: TokenEmitted,
    settings: AnswerSettings | None,
    found: InspectedToken | None,
    *,
    copied: bool,
) -> tuple[str | None, str]:
    """Return how the target judged the draft, and an explanation; None if unknown."""
    if settings is not None and settings.sampling.greedy:
        tip = tr("At temperature 0, only the target's most likely token is accepted.")
        return tr("most likely only"), tip
    if settings is not None and settings.judged_as_a_whole:
        tip = tr("Block verification judges the draft as a whole, not token by token.")
        return tr("whole draft"), tip
    if found is not None and found.acceptance is not None:
        chance: float | None = found.acceptance
    elif copied:
        chance = (token.rejected or token).target_prob
    else:
        chance = None if settings is None else recorded_acceptance(token, settings.sampling)
    percent = None if chance is None else format_percent(chance)
    return percent, tr("The chance that this draft was accepted")


def tag_of(each: Alternative, token: TokenEmitted) -> str:
    """Return a word that marks a special candidate; empty for others."""
    if each.id == token.id:
        return tr("written", about="a token that stands here")
    if token.rejected is not None and each.id == token.rejected.id:
        return tr("rejected", about="a token that was drafted")
    if each.goes_on is Continuability.END:
        return tr("ends the answer")
    return ""


def why_not_from(each: Alternative, token: TokenEmitted) -> str:
    """Return why an answer cannot continue from a candidate; empty if it can."""
    if each.id == token.id:
        return tr("Already in the answer")
    return {
        Continuability.END: tr("The answer would end here"),
        Continuability.PART: tr("Only part of a character"),
        Continuability.CONTROL: tr("Not text"),
    }.get(each.goes_on, "")


_ROW_LINES = 1.6
_MAX_ROWS, _MIN_ROWS = 9, 4
_BAR_HEIGHT = 3
_PROBABILITY_ROLE = Qt.ItemDataRole.UserRole + 1


class CandidateTable(ResultTable):
    """Table with a row for each candidate; one is selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Candidates"), parent)
        styled(self, Type.NOTE)
        self._candidates: Sequence[Alternative] = ()
        self._token: TokenEmitted | None = None
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    @property
    def chosen(self) -> Alternative | None:
        """The candidate of the selected row."""
        row = self.currentRow()
        return self._candidates[row] if 0 <= row < len(self._candidates) else None

    def show_candidates(
        self, candidates: Sequence[Alternative], token: TokenEmitted, *, draft: bool
    ) -> None:
        """Show the candidates for the position of ``token``, and select its row.

        The selection is unchanged if the position is.
        """
        if token is self._token and candidates == self._candidates:
            return
        self._token, self._candidates = token, candidates
        columns = {
            tr("Token"): tr("Candidates, most likely first"),
            tr("Target", about="a column of probabilities"): tr(
                "The target's own probability, before the sampling settings"
            ),
            tr("Sampled", about="a column of probabilities"): tr(
                "The target's probability after penalties, cuts and temperature"
            ),
            tr("Draft", about="a column of probabilities"): tr(
                "The draft's probability after the same settings"
            ),
        }
        self.show_rows(list(columns), [_row(each, token) for each in candidates])
        model, role = self.model(), Qt.ItemDataRole.ToolTipRole
        for column, tip in enumerate(columns.values()):
            model.setHeaderData(column, Qt.Orientation.Horizontal, tip, role)
        for row, each in enumerate(candidates):
            for column, value in enumerate(_probabilities(each), 1):
                model.setData(model.index(row, column), value, _PROBABILITY_ROLE)
            if each.id == token.id:
                flag = QItemSelectionModel.SelectionFlag
                self.setCurrentCell(row, 0, flag.ClearAndSelect | flag.Rows)
        self.setColumnHidden(len(columns) - 1, not draft)
        self.scrollToTop()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(_MAX_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height_of(_MIN_ROWS))

    def _height_of(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + rows * self.sizeHintForRow(0) + 2


def _probabilities(each: Alternative) -> tuple[float | None, ...]:
    """Return the target's probability before and after the settings, and the draft's."""
    return each.target.before, each.target.after, None if each.draft is None else each.draft.after


def _row(each: Alternative, token: TokenEmitted) -> list[ReportCell]:
    tag, words = tag_of(each, token), aligned_to_layout(visible(each.text))
    if tag:
        words = tr("{token} ({tag})", about="a token", token=words, tag=tag)
    figures = map(_number, _probabilities(each))
    return [ReportCell(words, bold=bool(tag)), *map(ReportCell, figures)]


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return aligned_to_layout(format_probability(value, _DECIMALS if value else 0))


class _BarDelegate(QStyledItemDelegate):
    """Draws a bar below each probability, in the colour of its model."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = round(_ROW_LINES * option.fontMetrics.height())
        return QSize(super().sizeHint(option, index).width() + Space.LARGE, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        value = index.data(_PROBABILITY_ROLE)
        if value is None:
            return
        area = option.rect.adjusted(Space.TIGHT, 0, -Space.LARGE, 0)
        area.setTop(area.bottom() - _BAR_HEIGHT)
        bar = QRect(area.topLeft(), area.size())
        bar.setWidth(round(area.width() * value) or (1 if value else 0))
        colours = theme()
        ink = (colours.target, colours.bonus, colours.draft)[index.column() - 1]
        for part, colour in ((area, colours.border), (bar, ink)):
            painter.fillRect(QStyle.visualRect(option.direction, option.rect, part), QColor(colour))
