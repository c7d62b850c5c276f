"""Model picker: row texts of targets, drafts, presets and servers, and the menus for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from foretoken.control.models.known_servers import ListedServer
from foretoken.control.models.model_trash import trash_note, trash_refusal
from foretoken.control.models.remembered_pairs import ListedPreset, Recent, as_preset, named_apart
from foretoken.engine.config import CacheType
from foretoken.models.amounts import count_text, size_text
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.folders import shown_source, user_folders
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import (
    BUILT_IN_ADVICE,
    BUILT_IN_PAIR,
    BUILT_IN_PURPOSE,
    OWN_HEAD,
    shown_model,
)
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.preferences.declared import TEMPERATURE
from foretoken.servers.server import KIND_TITLES, ServedModel, ServerFacts, SpeculationReporting
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import in_menu
from foretoken.ui.look.plain_text import escape_mnemonics
from foretoken.ui.parts.files import Place, file_to_open, file_to_save, show_in_folder
from foretoken.ui.parts.row_painting import Row, Sign

if TYPE_CHECKING:
    from foretoken.ui.models.model_picker import ModelPicker


_REPORTING = {
    SpeculationReporting.STEPS: tr_noop("reported for every step"),
    SpeculationReporting.COUNTERS: tr_noop("reported for all answers together"),
    SpeculationReporting.TOTALS: tr_noop("reported for every answer"),
    SpeculationReporting.NOTHING: tr_noop("not reported"),
}


def server_row(listed: ListedServer, aside: str) -> Row:
    """Return a server's row among the targets."""
    server, sign = listed.server, Sign.NONE
    details = [server.host if server.host != server.name else ""]
    if listed.asking:
        details.append(tr("contacting…", about="a server"))
    elif listed.error:
        sign, details = Sign.FAILED, [listed.error]
    elif listed.facts is not None:
        models = len(listed.facts.models)
        details += [kind_title(listed.facts), tr_n("{count} model", "{count} models", models)]
    text = " · ".join(filter(None, details))
    tip = "\n".join(filter(None, (server.name, server.address, text)))
    return Row(server.name, text, aside, sign, tip=tip)


def served_row(model: ServedModel, *, in_use: bool) -> Row:
    """Return the row of a server's model."""
    facts = (
        _context_words(model),
        count_text(model.parameters) if model.parameters else "",
        size_text(model.bytes) if model.bytes else "",
        tr("not loaded") if model.loaded is False else "",
        tr("reasoning") if model.reasons else "",
    )
    text, aside = " · ".join(filter(None, facts)), tr("in use") if in_use else ""
    return Row(model.name, text, aside, tip=f"{shown_name(model.name)}\n{text}")


def kind_title(facts: ServerFacts) -> str:
    """Return the name and version of the server's program."""
    title = tr(KIND_TITLES[facts.kind])
    return f"{title} {shown_name(facts.version)}" if facts.version else title


def speculation_words(facts: ServerFacts) -> str:
    """Return what is known about the server's own drafting."""
    if facts.speculates is False:
        return tr("Drafting: off")
    reported = tr(_REPORTING[facts.speculation])
    if facts.speculates and facts.method:
        reported = f"{shown_name(facts.method)}, {reported}"
    return tr("Drafting: {value}", value=reported)


def _context_words(model: ServedModel) -> str:
    if model.context_length:
        return tr("context {length}", length=model.context_length)
    if model.trained_length:
        return tr("trained for a context of {length}", length=model.trained_length)
    return tr("context unknown")


TargetItem: TypeAlias = LibraryModel | ListedPreset | ListedServer
LOOKUP_KEY = "lookup"
_BUILT_IN = builtin_pair()[0]
_KIND_TEXTS = {
    ModelKind.BASE: tr_noop("base model, no chat format"),
    ModelKind.PROJECTOR: tr_noop("image or audio projector"),
    ModelKind.EMBEDDING: tr_noop("embedding model"),
    ModelKind.ADAPTER: tr_noop("adapter for another model"),
    ModelKind.OTHER: tr_noop("not a text model"),
}
_UNREADABLE = tr_noop("cannot be read")


# --- targets ---------------------------------------------------------------------------------


def target_key(item: TargetItem) -> Hashable:
    """Return a row's key: a path, or its kind with a name or id."""
    if isinstance(item, LibraryModel):
        return item.path
    if isinstance(item, ListedPreset):
        return ("preset", item.preset.name)
    return ("server", item.server.id)


def target_words(item: TargetItem) -> str:
    """Return the text that a search matches."""
    if isinstance(item, ListedPreset):
        return f"{item.preset.name} {item.models}"
    if isinstance(item, ListedServer):
        models = () if item.facts is None else item.facts.models
        return " ".join((item.server.name, item.server.address, *(each.name for each in models)))
    if item.path == _BUILT_IN:
        return f"{tr(BUILT_IN_PAIR)} {tr(BUILT_IN_PURPOSE)}"
    return f"{item.name} {item.path.name} {item.source} {item.quantisation} {item.architecture}"


def target_row(item: TargetItem, *, in_use: bool) -> Row:
    """Return the row of a target."""
    aside = tr("in use") if in_use else ""
    if isinstance(item, ListedServer):
        return server_row(item, aside)
    if isinstance(item, ListedPreset):
        return _preset_row(item, aside)
    if item.path == _BUILT_IN:
        if not item.path.exists():
            missing = tr("The model file is missing. Reinstall Foretoken.")
            return Row(tr(BUILT_IN_PAIR), missing, aside, tip=missing)
        purpose = tr(BUILT_IN_PURPOSE)
        text = f"{purpose} {tr(BUILT_IN_ADVICE)}"
        return Row(tr(BUILT_IN_PAIR), purpose, aside, tip=text, spoken_details=text)
    facts = _facts(item)
    sign = Sign.NONE
    details = facts
    if item.kind is ModelKind.BROKEN:
        sign, details = Sign.REFUSED, why_not(item)
    elif item.kind in _KIND_TEXTS:
        details = " · ".join(filter(None, (tr(_KIND_TEXTS[item.kind]), facts)))
    name = shown_model(item.name)
    tip = "\n".join(filter(None, (name, details, shown_path(item.path))))
    return Row(name, details, aside, sign, muted=not can_write(item), tip=tip)


def _preset_row(listed: ListedPreset, aside: str) -> Row:
    preset = listed.preset
    settings = _settings_words(preset.settings)
    details = f"{listed.models} · {settings}"
    tip = "\n".join((preset.name, listed.models, settings))
    sign = Sign.NONE
    if listed.problem:
        sign, details = Sign.REFUSED, tr("{problem}.", problem=listed.problem)
        tip = f"{tip}\n{details}"
    aloud = f"{tr('preset')}, {details}"
    muted = bool(listed.problem)
    return Row(preset.name, details, aside, sign, muted=muted, tip=tip, spoken_details=aloud)


def can_write(model: LibraryModel) -> bool:
    """Return whether a model can be loaded as a target."""
    return model.kind in (ModelKind.CHAT, ModelKind.BASE)


def why_not(model: LibraryModel) -> str:
    """Return why a model cannot be loaded as a target; empty if it can."""
    if can_write(model):
        return ""
    return model.problem or tr(_KIND_TEXTS.get(model.kind, _UNREADABLE))


def _settings_words(settings: LoadSettings) -> str:
    """Summarise context, cache and sampling, leaving out most defaults."""
    length, cache = settings.context_length, settings.target.cache_type_k
    answers = settings.answers
    words = [tr("context {length}", length=length) if length else tr("default context")]
    if cache is not CacheType.F16:
        words.append(tr("cache {kind}", kind=cache.value))
    if answers is not None:
        shown = TEMPERATURE.kind.shown(answers.sampling.temperature)
        words.append(tr("temperature {value}", value=shown))
    return " · ".join(words)


# --- drafts ----------------------------------------------------------------------------------


def draft_key(choice: DraftChoice) -> Path | str:
    """Return a row's key."""
    return LOOKUP_KEY if choice.model is None else choice.model.path


def draft_row(choice: DraftChoice, *, in_use: bool, tested: PairTestResult | None = None) -> Row:
    """Return the row of a draft; a test result replaces the estimate."""
    model = choice.model
    sign, words = verdict_words(choice) if tested is None else _test_words(tested)
    used = tr("in use") if in_use else ""
    if model is None:
        tip = tr("Drafts copy earlier text of the chat. Good for rewriting, code and summaries.")
        return Row(tr("No draft model: prompt lookup"), words, used, sign, tip=tip)
    if choice.own_head:
        tip = tr("A head for multi-token prediction (MTP) that comes with the target.")
        muted, tip = sign is Sign.REFUSED, f"{tip}\n{words}"
        return Row(tr(OWN_HEAD), words, used, sign, muted=muted, tip=tip)
    aside = " · ".join(filter(None, (count_text(model.parameters), model.quantisation, used)))
    name = shown_model(model.name)
    lines = [name, words, _facts(model), shown_path(model.path)]
    if choice.verdict.shared is not None:
        lines.insert(2, _cost_words(choice.verdict))
    return Row(name, words, aside, sign, muted=sign is Sign.REFUSED, tip="\n".join(lines))


def verdict_words(choice: DraftChoice) -> tuple[Sign, str]:
    """Return the estimate as a sign and text; the actual gain takes a test."""
    verdict = choice.verdict
    if choice.model is None:
        return Sign.UNTESTED, tr("untested; no cost per draft")
    if not verdict.compatible:
        return Sign.REFUSED, tr("cannot draft: {why}", why=why_no_draft(choice.model, verdict))
    cost = _cost_words(verdict)
    if not verdict.worthwhile:  # the only reason why a compatible model is a poor draft
        return Sign.HARDLY, tr("too slow to help: {cost}", cost=cost)
    if verdict.shared is not None:
        return Sign.UNTESTED, tr(
            "untested; different vocabulary, can draft {share} % of the text, {speedup}x at best",
            share=str(round(100 * verdict.shared)),
            speedup=number(verdict.most_gain or 1.0, 1),
        )
    return Sign.UNTESTED, tr("untested; {cost}", cost=cost)


def _cost_words(verdict: PairingVerdict) -> str:
    percent = str(max(1, round((verdict.cost_ratio or 0) * 100)))
    return tr("costs about {percent} % of a target pass", percent=percent)


def why_no_draft(model: LibraryModel, verdict: PairingVerdict) -> str:
    """Return why a model cannot draft, to be put after a colon."""
    problem = model.problem if model.kind is ModelKind.BROKEN else ""
    return problem or verdict.reason or tr("does not fit")


def _test_words(tested: PairTestResult) -> tuple[Sign, str]:
    if tested.speedup is None:
        why = tr(tested.problem or "")
        return Sign.HARDLY, tr("not measured: {why}", why=why)
    speedup = number(tested.speedup, 1)
    if not tested.gains:
        return Sign.HARDLY, tr("measured {speedup}x here: no gain", speedup=speedup)
    return Sign.GOOD, tr("measured {speedup}x the speed here", speedup=speedup)


# --- both ------------------------------------------------------------------------------------


def _facts(model: LibraryModel) -> str:
    parts = (
        count_text(model.parameters),
        model.quantisation,
        size_text(model.size_bytes) if model.size_bytes else "",
        tr("context {length}", length=model.context_length) if model.context_length else "",
        shown_source(model.source),
    )
    return " · ".join(filter(None, parts))


_FILES = tr_noop("Presets (*.json)")
_Entry = tuple[str, Callable[[], object], bool]
"""Text, action, and whether it is enabled."""


def _menu(entries: Iterable[_Entry | None], parent: QWidget) -> QMenu:
    """Return a menu that deletes itself when closed; None entries are separators."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for entry in entries:
        if entry is None:
            menu.addSeparator()
            continue
        text, run, possible = entry
        action = menu.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(lambda _checked=False, run=run: run())
    return menu


def make_pair_menu(
    pairs: Sequence[Recent],
    use: Callable[[Recent], object],
    choose: Callable[[], object],
    window: QWidget,
) -> QMenu:
    """Return the menu of the pair button: recent pairs, and the model picker."""
    recent: list[_Entry] = [
        (escape_mnemonics(tr("Use again: {pair}", pair=name)), partial(use, pair), True)
        for pair, name in zip(pairs, named_apart(pairs), strict=True)
    ]
    none: _Entry = (tr("No recent pairs"), choose, False)
    return _menu(((in_menu("models.choose"), choose, True), None, *(recent or [none])), window)


def make_add_menu(picker: ModelPicker) -> QMenu:
    """Return the menu for adding files, servers and folders, and for removing folders."""
    feed = picker.services.feed

    def add_folder() -> None:
        title = tr("Look for models in", about="the title of a choice of folders")
        folder = QFileDialog.getExistingDirectory(picker, title, str(Path.home()))
        if folder:
            feed.add_folder(Path(folder))

    def stop_looking(folder: Path) -> _Entry:
        text = tr("Stop looking in {folder}", folder=shown_path(folder))
        return escape_mnemonics(text), partial(feed.remove_folder, folder), True

    added: list[_Entry] = [
        (tr("Model file…"), picker.ask_for_file, True),
        (tr("Server…"), picker.add_server, True),
        (tr("Folder…"), add_folder, True),
    ]
    return _menu((*added, None, *map(stop_looking, user_folders())), picker)


def make_model_menu(model: LibraryModel, picker: ModelPicker) -> QMenu:
    """Return the menu of a model."""
    services, choice, path = picker.services, picker.choice, model.path
    writes = can_write(model)

    def show() -> None:
        if not show_in_folder(path):
            text = tr("No file manager was found. The model is at {path}", path=shown_path(path))
            picker.show_error(text)

    def throw_away() -> None:
        if refusal := trash_refusal(model):
            picker.show_error(refusal)
        elif not services.trash.busy:
            if note := trash_note(model):
                picker.say(note)
            services.trash.move(model)

    copy = partial(QApplication.clipboard().setText, str(path))
    of_target = writes and path != choice.target_path
    remembered: _Entry = (tr("Reset to defaults"), partial(choice.forget_settings, path), True)
    remove: _Entry = (tr("Remove from this list"), partial(services.feed.forget, path), True)
    return _menu(
        (
            (tr("Use as target"), partial(picker.show_target, path), writes),
            (tr("Use as draft"), partial(choice.choose_draft, path), of_target),
            (tr("New chat with this model"), partial(picker.begin_chat, path), writes),
            *([remembered] if services.presets.remembered(path) is not None else ()),
            None,
            (tr("Show in folder"), show, True),
            (tr("Copy path"), copy, True),
            None,
            *([remove] if services.feed.is_kept(model) else ()),
            (tr("Move to trash"), throw_away, True),
        ),
        picker,
    )


def make_preset_menu(listed: ListedPreset | None, picker: ModelPicker) -> QMenu:
    """Return the menu of a preset; None: the menu for presets in general."""
    presets, savable = picker.services.presets, picker.choice.savable
    imports: _Entry = (tr("Import presets…"), partial(_import, picker), True)
    if listed is None:
        names = presets.names
        save: _Entry = (in_menu("picker.save_preset"), picker.save_preset, savable is not None)
        export = partial(_export, names, picker)
        return _menu(
            (save, None, imports, (tr("Export all presets…"), export, bool(names))), picker
        )
    name = listed.preset.name

    def replace() -> None:
        if savable is not None:
            presets.replace(name, as_preset(savable, name))
            picker.choice.choose(("preset", name))

    return _menu(
        (
            (tr("Rename…"), partial(picker.rename_preset, name), True),
            (tr("Duplicate"), partial(presets.duplicate, name), True),
            (tr("Replace with current choice"), replace, savable is not None),
            None,
            (tr("Export…"), partial(_export, [name], picker), True),
            imports,
            None,
            (tr("Delete"), partial(presets.delete, name), True),
        ),
        picker,
    )


def _import(picker: ModelPicker) -> None:
    file = file_to_open(picker, tr("Import presets"), tr(_FILES), Place.HomeLocation)
    if file is not None:
        picker.services.presets.import_file(file)


def _export(names: list[str], picker: ModelPicker) -> None:
    start = "my pairs"  # not translated: a file name
    if len(names) == 1:
        start = names[0].replace("/", "-").replace("\\", "-")
    title, name = tr("Export presets"), f"{start}.json"
    file = file_to_save(picker, title, name, tr(_FILES), Place.HomeLocation)
    if file is not None:
        picker.services.presets.export(names, file)
