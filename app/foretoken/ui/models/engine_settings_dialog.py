"""Engine settings dialog: all settings of a pair and of drafting, and the memory they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QWidget

from foretoken.control.engine.records import PairLoaded, pair_plan
from foretoken.control.models.engine_form import (
    CONTEXT_LENGTH,
    LOOKAHEAD,
    METHOD,
    RULE,
    VERIFICATION,
    EngineForm,
    MachineFacts,
    Part,
    field_values,
    machine_facts,
)
from foretoken.control.models.model_services import FitCheck
from foretoken.engine.config import (
    ALL_LAYERS,
    CPU_ONLY,
    MAX_BATCH_LENGTH,
    MAX_CONTEXT_LENGTH,
    MAX_LOOKAHEAD,
    MIN_BATCH_LENGTH,
    MIN_CONTEXT_LENGTH,
    MIN_LOOKAHEAD,
    CacheType,
    LookaheadRule,
    Method,
    VerificationRule,
)
from foretoken.engine.figures import METHOD_WORDS
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.models.pairs.tuning import TuningResult
from foretoken.preferences.preference import (
    ChoiceKind,
    OrNone,
    Preference,
    TextKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import listed, tr, tr_noop
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, Tone, styled
from foretoken.ui.models.fit_panel import FitView, gpu_note
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import DialogButtons, column, fill, note, paragraph, push_button
from foretoken.ui.parts.preference_row import (
    ChoiceField,
    FormPage,
    FormSection,
    NumberField,
    PreferenceRow,
)

_SIZE = (700, 640)
_GLOSSARY = {
    Part.TARGET: (Word.TARGET, Word.CONTEXT, Word.CACHE),
    Part.DRAFT: (Word.DRAFT, Word.CACHE),
    Part.DRAFTING: (Word.DRAFT, Word.LOOKUP, Word.LOOKAHEAD, Word.ACCEPTANCE),
}
"""Words explained at a section."""
OF_GPUS = ("devices", "gpu_layers", "tensor_split")
"""Settings that concern GPUs only."""
ADVANCED = (
    "batch_length",
    "micro_batch_length",
    "flash_attention",
    "cache_type_k",
    "cache_type_v",
    "verification",
)
"""Settings that few users need."""
_RULES = {
    LookaheadRule.ADAPTIVE: tr_noop("Adaptive"),
    LookaheadRule.FIXED: tr_noop("Fixed"),
    LookaheadRule.STEP: tr_noop("Step rule"),
    LookaheadRule.EWMA: tr_noop("Moving average"),
}
ADVANCED_RULES = (LookaheadRule.STEP, LookaheadRule.EWMA)
_VERIFICATIONS = {
    VerificationRule.TOKEN: tr_noop("Token by token", about="how drafts are verified"),
    VerificationRule.BLOCK: tr_noop("Block", about="how drafts are verified"),
}
_CACHES = {
    CacheType.F32: tr_noop("32 bits (f32)"),
    CacheType.F16: tr_noop("16 bits (f16)"),
    CacheType.Q8_0: tr_noop("8 bits (q8_0)"),
    CacheType.Q5_1: tr_noop("5.5 bits, more precise (q5_1)"),
    CacheType.Q5_0: tr_noop("5.5 bits (q5_0)"),
    CacheType.Q4_1: tr_noop("4.5 bits, more precise (q4_1)"),
    CacheType.Q4_0: tr_noop("4.5 bits (q4_0)"),
}
_FLASH = {True: tr_noop("On"), False: tr_noop("Off")}
_AUTOMATIC = tr_noop("Automatic")
_Setting = tuple[str, ValueKind[Any], str, str]
"""Name, kind of value, title and help text."""
_LONGEST_NAMES = 200


class EngineSection(FormSection):
    """The settings of one model, or of drafting."""

    def __init__(self, part: Part, parent: QWidget) -> None:
        super().__init__(part.words, parent)
        explain(self, *_GLOSSARY[part])
        self.note = ""
        """Remark on the whole section, shown unless something is refused."""
        self.remark = note("", self)
        """Label below the rows."""

    def refuse(self, why: str) -> None:
        """Show why the chosen values cannot be used; empty if they can."""
        styled(self.remark, Tone.ERROR if why else Tone.MUTED).setText(why or self.note)
        self.remark.setVisible(bool(why or self.note))


class EngineSettingsDialog(FittedDialog):
    """Edits a copy of the settings and emits the result when accepted."""

    chosen = Signal(object)
    """The new LoadSettings."""
    tuning_requested = Signal(object, object, object, object)
    """Start LoadSettings, settings by key, receiver of the TuningResult, and this dialog.

    Emitted for the loaded pair only.
    """

    def __init__(
        self,
        files: PairFiles,
        settings: LoadSettings,
        fit: FitCheck,
        parent: QWidget | None,
        *,
        pair: PairLoaded | None = None,
        in_use: bool = False,
        longest_context: int = 0,
        facts: MachineFacts | None = None,
    ) -> None:
        """``pair`` is the loaded one; ``in_use``: the dialog edits it.

        ``longest_context`` is the target's trained length, 0 if unknown.
        """
        super().__init__(parent, tr("Engine settings"), size=_SIZE)
        self._files, self._settings, self._pair = files, settings, pair
        self._in_use, self._longest = in_use, longest_context
        self._facts = facts or machine_facts()
        no_draft = ""
        if files.draft is None:
            no_draft = tr("No draft model: drafts are copied from earlier text of the chat.")
        elif pair is not None and pair.files == files and pair.no_draft_reason:
            no_draft = tr("It cannot draft: {why}.", why=pair.no_draft_reason)
        self._form = EngineForm(settings, has_draft=not no_draft)
        parameters = engine_parameters(self._facts, longest_context)
        self.sections = {part: EngineSection(part, self) for part in parameters}
        self.rows: dict[str, PreferenceRow] = {}
        for part, section in self.sections.items():
            for parameter in parameters[part]:
                self.rows[parameter.key] = self._make_row(parameter, section)
            section.form.addWidget(section.remark)
        if not self._facts.gpus:
            no_gpu = tr("No GPU was found: both models run on the processor.")
            self.sections[Part.TARGET].note = gpu_note(self._facts) or no_gpu
        self.sections[Part.DRAFT].note = no_draft
        self.advanced = QCheckBox(tr("Show advanced settings"), self)
        self.advanced.toggled.connect(self._show_values)
        self.view = FitView(fit, self)
        self.view.graded.connect(self._offer)
        self.tuning = paragraph("", self, Tone.MUTED)
        """What tuning is for, or why it is not possible now."""
        self.tune = push_button(tr("Find fastest settings"), self)
        self.tune.clicked.connect(self._on_tune)
        buttons = DialogButtons(self, tr("Apply"))
        self.use, self.cancel = buttons.ok, buttons.leave
        tip = tr("Reset all settings to their defaults")
        self.defaults = buttons.add(tr("Reset all"), self._on_defaults, tip)
        self._lay_out(buttons)
        self._show_values()
        self._show_changed_advanced()
        self.rows[parameters[Part.TARGET][0].key].field.setFocus()

    def _make_row(self, parameter: Preference[Any], section: EngineSection) -> PreferenceRow:
        made = PreferenceRow(parameter, section.form, help_text=tr(parameter.help))
        if parameter.key == CONTEXT_LENGTH and isinstance(made.field, NumberField):
            made.field.first = min(DEFAULT_CONTEXT_LENGTH, self._longest or DEFAULT_CONTEXT_LENGTH)
        made.chosen.connect(self._on_chosen)
        made.reset_requested.connect(lambda each: self._on_chosen(each, each.default))
        return made

    def _lay_out(self, buttons: DialogButtons) -> None:
        inside = QWidget(self)
        side = Space.MEDIUM, 0, Space.MEDIUM, 0
        card = styled(QFrame(self), Surface.CARD)
        fill(QHBoxLayout(card), (self.tuning, 1), self.tune)
        parts = card, *self.sections.values(), self.advanced
        column(inside, *parts, None, margins=side, spacing=Space.MEDIUM)
        below = column(None, self.view, buttons, margins=side)
        edges = Space.SMALL, Space.LARGE, Space.SMALL, Space.LARGE
        column(self.content, (FormPage(inside, self), 1), below, margins=edges)

    # --- user actions ------------------------------------------------------------------------

    @Slot(object, object)
    def _on_chosen(self, parameter: Preference[Any], value: object) -> None:
        self._form.values.update(settled(self._form.values, parameter.key, value))
        self._show_values()

    @Slot()
    def _on_defaults(self) -> None:
        self._form.values.update({key: row.preference.default for key, row in self.rows.items()})
        self._show_values()

    def accept(self) -> None:
        """Commit what is being typed, and close unless a value is refused."""
        self._commit_typed()
        if self.use.isEnabled():
            super().accept()
            self.chosen.emit(self._form.load_settings)

    @Slot()
    def _on_tune(self) -> None:
        self._commit_typed()
        if not self._why_no_tuning():
            settings = {key: each.preference for key, each in self.rows.items()}
            self.tuning_requested.emit(self._form.setup, settings, self.take_best, self)

    @Slot(object)
    def take_best(self, result: TuningResult) -> None:
        """Fill in the fastest settings."""
        self._form.take_best(result.start, result.best)
        self._show_values()
        self._show_changed_advanced()
        filled = tr("The fastest settings are filled in below. They are not in use yet.")
        self.tuning.setText(filled)

    def _show_changed_advanced(self) -> None:
        """Show the advanced settings if one of them was changed."""
        for row in self.rows.values():
            changed = self._form.values[row.preference.key] != row.preference.default
            if changed and row.preference.name in ADVANCED:
                self.advanced.setChecked(True)

    def _commit_typed(self) -> None:
        """Commit the focused field: unlike clicks, shortcuts and Enter do not take its focus."""
        if (field := self.focusWidget()) is not None:
            field.clearFocus()

    # --- display -----------------------------------------------------------------------------

    @property
    def _refusal(self) -> str:
        """Why the values cannot be used; empty if they can."""
        return next(iter(self._form.refusals.values()), "")

    @Slot()
    def _show_values(self) -> None:
        values, refusals = self._form.values, self._form.refusals
        for each in self.rows.values():
            self._show_row(each)
        for part, section in self.sections.items():
            section.refuse(refusals.get(part, ""))
        why_not = self._why_no_tuning()
        what = tr("Tries drafting, threads and other settings with this pair, on this computer.")
        self.tuning.setText(why_not or what)
        self.tune.setEnabled(not why_not)
        unusual = any(values[key] != each.preference.default for key, each in self.rows.items())
        self.defaults.setEnabled(unusual)
        if refusal := self._refusal:
            self.view.say(refusal)
        else:
            self.view.measure(pair_plan(self._files, self._form.load_settings), self._pair)
        self._offer()

    def _show_row(self, row: PreferenceRow) -> None:
        parameter, values = row.preference, self._form.values
        value, usual = values[parameter.key], parameter.kind.shown(parameter.default)
        why_not = unavailable_because(parameter, values, self._facts)
        reset = "" if value == parameter.default else tr("Reset to {value}", value=usual)
        if parameter.key == RULE and isinstance(row.field, ChoiceField):
            row.field.left_out = () if self.advanced.isChecked() else ADVANCED_RULES
        row.show_value(value, note=why_not, reset=reset, enabled=not why_not)
        of_missing_draft = parameter.room == Part.DRAFT and not self._form.has_draft
        wanted = self.advanced.isChecked() or parameter.name not in ADVANCED
        offered = wanted and is_offered(parameter, values, self._facts)
        row.setVisible(offered and not of_missing_draft)

    def _why_no_tuning(self) -> str:
        """Return why tuning is not possible now; empty if it is."""
        if self._pair is None or self._pair.files != self._files:
            return tr("Load this pair to measure it.")
        if refusal := self._refusal:
            return refusal
        loaded, chosen = self._pair.settings, self._form.setup
        both = [(loaded.target, chosen.target)]
        if self._form.has_draft:
            both.append((loaded.draft, chosen.draft))
        moved = any(getattr(a, name) != getattr(b, name) for a, b in both for name in OF_GPUS)
        return tr("Load the pair with these GPU layers to measure it.") if moved else ""

    @Slot()
    def _offer(self) -> None:
        """Update the text, tooltip and state of the apply button."""
        if refusal := self._refusal:
            self.use.setEnabled(False)
            self.use.setToolTip(refusal)
            return
        settings, before = self._form.load_settings, self._settings
        changed = settings != before or settings.speculative != before.speculative
        self.use.setEnabled(changed)
        self.use.setToolTip("" if changed else tr("Nothing has changed"))
        text = tr("Apply")
        if self._in_use and not same_load(settings, before):
            text = tr("Load anyway") if self.view.too_big else tr("Apply and reload")
        self.use.setText(text)


def same_load(settings: LoadSettings, other: LoadSettings) -> bool:
    """Return whether they differ in drafting at most, which takes no reload."""
    one, two = (replace(each.without_answers(), drafting=None) for each in (settings, other))
    return one == two


# --- settings -------------------------------------------------------------------------------


def engine_parameters(
    facts: MachineFacts, longest_context: int
) -> dict[Part, Sequence[Preference[Any]]]:
    """Declare all settings; ``longest_context`` is the target's trained length, 0 if unknown."""
    usual, longest = field_values(LoadSettings()), longest_context or MAX_CONTEXT_LENGTH
    automatic = tr("Default ({tokens})", tokens=min(DEFAULT_CONTEXT_LENGTH, longest))
    context = OrNone(WholeKind(min(MIN_CONTEXT_LENGTH, longest), longest), automatic)
    about_context = tr("Up to {tokens} tokens. Larger values use more memory.", tokens=longest)
    about_threads = tr(
        "Automatic uses the fastest number measured. This computer: {cores} cores, {threads} "
        "threads.",
        cores=facts.processor_cores,
        threads=facts.threads,
    )
    cache = ChoiceKind(_CACHES)
    # fmt: off
    of_model: Sequence[_Setting] = (
        ("threads", OrNone(WholeKind(1, facts.threads), _AUTOMATIC), tr_noop("Threads"),
            about_threads),
        ("devices", _device_kind(facts), tr_noop("Device"),
            tr_noop("Automatic uses the best GPUs, as far as their memory allows.")),
        ("gpu_layers", OrNone(WholeKind(0, ALL_LAYERS), _AUTOMATIC), tr_noop("GPU layers"),
            tr_noop("How many layers run on GPUs. Automatic uses as many as fit.")),
        ("tensor_split", OrNone(TextKind(_LONGEST_NAMES), _AUTOMATIC), tr_noop("Layers per GPU"),
            tr_noop("For example, 20,13. Automatic divides the layers by free memory.")),
        ("batch_length", WholeKind(MIN_BATCH_LENGTH, MAX_BATCH_LENGTH), tr_noop("Batch"),
            tr_noop("Prompt tokens processed at a time; Stop takes effect between batches.")),
        ("micro_batch_length", OrNone(WholeKind(1, MAX_BATCH_LENGTH), _AUTOMATIC),
            tr_noop("Micro batch"),
            tr_noop("Tokens computed together, at most the batch. Automatic: 128 or 512.")),
        ("flash_attention", OrNone(ChoiceKind(_FLASH), _AUTOMATIC), tr_noop("Flash attention"),
            tr_noop("Automatic uses it on GPUs, and where the value cache needs it.")),
        ("cache_type_k", cache, tr_noop("Key cache"), tr_noop("Fewer bits use less memory.")),
        ("cache_type_v", cache, tr_noop("Value cache"),
            tr_noop("Fewer bits use less memory; fewer than 16 require flash attention.")),
    )
    of_drafting: Sequence[_Setting] = (
        (METHOD, ChoiceKind(METHOD_WORDS), tr_noop("Method"),
            tr_noop("Where drafts come from.")),
        (RULE, ChoiceKind(_RULES), tr_noop("Draft length"),
            tr_noop("Adaptive drafts only where it makes answers faster.")),
        (LOOKAHEAD, WholeKind(MIN_LOOKAHEAD, MAX_LOOKAHEAD), tr_noop("Fixed length"),
            tr_noop("Tokens drafted in each step.")),
        (VERIFICATION, ChoiceKind(_VERIFICATIONS), tr_noop("Verification"),
            tr_noop("Block accepts more of long drafts. Both are lossless.")),
    )
    # fmt: on
    of_context = (CONTEXT_LENGTH, context, tr_noop("Context"), about_context)
    of_target, of_draft = (
        [(f"{part}.{name}", kind, title, text) for name, kind, title, text in of_model]
        for part in (Part.TARGET, Part.DRAFT)
    )
    table: dict[Part, Sequence[_Setting]] = {
        Part.TARGET: [of_context, *of_target],
        Part.DRAFT: of_draft,
        Part.DRAFTING: of_drafting,
    }
    return {
        part: [Preference(key, usual[key], kind, title, text) for key, kind, title, text in rows]
        for part, rows in table.items()
    }


def unavailable_because(
    parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts
) -> str:
    """Return why a setting is disabled or has no effect; empty if it has one."""
    if parameter.name in OF_GPUS and not facts.gpus:
        return tr("Not available: no supported GPU was found.")
    if parameter.key in (RULE, LOOKAHEAD, VERIFICATION) and values[METHOD] is Method.PLAIN:
        return tr("Not used without drafting.")
    if parameter.key == LOOKAHEAD and values[RULE] is not LookaheadRule.FIXED:
        return tr("Used with fixed draft length only.")
    return ""


# --- GPUs ------------------------------------------------------------------------------------


def _device_kind(facts: MachineFacts) -> OrNone[str]:
    """Return the device choices: automatic, processor only, each GPU, and all GPUs."""
    choices = {CPU_ONLY: tr_noop("Processor only"), **facts.gpus}
    if len(facts.gpus) > 1:
        choices[",".join(facts.gpus)] = listed(list(facts.gpus))
    return OrNone(ChoiceKind(choices), _AUTOMATIC)


def settled(values: Mapping[str, Any], key: str, value: object) -> dict[str, Any]:
    """Return all changes that follow from one: another device resets the split of its layers."""
    part, _, name = key.partition(".")
    changed = {key: value}
    if name == "devices" and value != values[key]:
        changed[f"{part}.tensor_split"] = None
        if value == CPU_ONLY:
            changed[f"{part}.gpu_layers"] = None
    return changed


def is_offered(parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts) -> bool:
    """Return whether to show a setting: it is applicable, or differs from its default."""
    name = parameter.name
    if name not in OF_GPUS or values[parameter.key] != parameter.default:
        return True
    devices = values[f"{parameter.room}.devices"]
    if name == "tensor_split":
        return bool(facts.gpus) and devices is not None and "," in devices
    return bool(facts.gpus) and (name == "devices" or devices != CPU_ONLY)
