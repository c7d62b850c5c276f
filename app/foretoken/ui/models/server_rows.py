"""What the model picker says of a server and of its models."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foretoken.control.models.known_servers import ListedServer
from foretoken.models.amounts import count_text, size_text
from foretoken.servers.server import KIND_TITLES, ServedModel, ServerFacts, SpeculationTold
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.parts.row_painting import Row, Sign


@dataclass(frozen=True, slots=True)
class ServerKey:
    """What the row of a server is known by."""

    id: str


def server_key(listed: ListedServer) -> ServerKey:
    """The key of a row."""
    return ServerKey(listed.server.id)


def server_matches(listed: ListedServer, words: list[str]) -> bool:
    """Whether its name, its address or a model's name contain all words, which are casefolded."""
    models = "" if listed.facts is None else " ".join(model.name for model in listed.facts.models)
    text = f"{listed.server.name} {listed.server.address} {models}".casefold()
    return all(word in text for word in words)


def server_row(listed: ListedServer, *, in_use: bool) -> Row:
    """A row of the targets."""
    server, sign = listed.server, Sign.NONE
    details = [server.host if server.host != server.name else ""]
    if listed.asking:
        details.append(tr("asking…", about="a server"))
    elif listed.error:
        sign = Sign.FAILED
        details = [listed.error]
    elif listed.facts is not None:
        details += [kind_title(listed.facts), models_count(listed.facts)]
    said = " · ".join(filter(None, details))
    tip = "\n".join(filter(None, (server.name, server.address, said)))
    aside = tr("in use") if in_use else ""
    return _aloud(Row(server.name, said, aside, sign, tip=tip))


def served_row(model: ServedModel, *, in_use: bool) -> Row:
    """A row of the models of a server."""
    facts = []
    if model.context_length:
        facts.append(tr("context {length}", length=model.context_length))
    elif model.trained_length:
        facts.append(tr("made for a context of {length}", length=model.trained_length))
    else:
        facts.append(tr("context not told"))
    if model.parameters:
        facts.append(count_text(model.parameters))
    if model.bytes:
        facts.append(size_text(model.bytes))
    if model.loaded is False:
        facts.append(tr("not loaded there yet", about="a model on a server"))
    if model.reasons:
        facts.append(tr("thinks before it answers", about="a model"))
    said, aside = " · ".join(facts), tr("in use") if in_use else ""
    return _aloud(Row(model.name, said, aside, tip=f"{shown_name(model.name)}\n{said}"))


def kind_title(facts: ServerFacts) -> str:
    """Whose program answers, with its version."""
    title = tr(KIND_TITLES[facts.kind])
    return f"{title} {shown_name(facts.version)}" if facts.version else title


def models_count(facts: ServerFacts) -> str:
    """How many models it offers."""
    return tr_n("{count} model", "{count} models", len(facts.models))


def facts_words(facts: ServerFacts) -> str:
    """What a server told when it was asked, in some lines."""
    lines = [
        tr("{kind} answers, with {models}.", kind=kind_title(facts), models=models_count(facts))
    ]
    lines += [
        f"{shown_name(model.name)}: {_context_words(model)}" for model in facts.models[:_MOST]
    ]
    if len(facts.models) > _MOST:
        more = len(facts.models) - _MOST
        lines.append(tr_n("and {count} more", "and {count} more", more))
    lines.append(speculation_words(facts))
    lines += facts.notes
    return shown_message("\n".join(lines))


_MOST = 6


def speculation_words(facts: ServerFacts) -> str:
    """What can be known of its own speculation, in a sentence."""
    if facts.speculates is False:
        return tr("It does not draft, as it says.")
    told = {
        SpeculationTold.STEPS: tr("It tells what it drafts with each piece of an answer."),
        SpeculationTold.COUNTERS: tr("It counts what it drafts, for all that it answers together."),
        SpeculationTold.TOTALS: tr("It counts what it drafts for an answer, at its end."),
        SpeculationTold.NOTHING: tr("It does not tell whether it drafts."),
    }[facts.speculation]
    if facts.speculates and facts.method:
        drafts = tr("It drafts: {method}.", method=shown_name(facts.method))
        return f"{drafts} {told}"
    return told


def _context_words(model: ServedModel) -> str:
    if model.context_length:
        return tr("context {length}", length=model.context_length)
    return tr("context not told")


def _aloud(row: Row) -> Row:
    comma = tr(", ", about="between things in a list")
    return replace(row, spoken=comma.join(filter(None, (row.title, row.aside, row.details))))
