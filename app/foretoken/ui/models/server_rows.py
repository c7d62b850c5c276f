"""What the model picker says of a server and of its models."""

from __future__ import annotations

from foretoken.control.models.known_servers import ListedServer
from foretoken.models.amounts import count_text, size_text
from foretoken.servers.server import KIND_TITLES, ServedModel, ServerFacts, SpeculationTold
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.parts.row_painting import Row, Sign

_MOST = 6


def server_words(listed: ListedServer) -> str:
    """What a search looks through."""
    models = [] if listed.facts is None else [model.name for model in listed.facts.models]
    return " ".join((listed.server.name, listed.server.address, *models))


def server_row(listed: ListedServer, aside: str) -> Row:
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
    text = " · ".join(filter(None, details))
    tip = "\n".join(filter(None, (server.name, server.address, text)))
    aloud = ", ".join(filter(None, (server.name, aside, text)))
    return Row(server.name, text, aside, sign, tip=tip, spoken=aloud)


def served_row(model: ServedModel, *, in_use: bool) -> Row:
    """A row of the models of a server."""
    made_for = model.trained_length and not model.context_length
    facts = (
        tr("made for a context of {length}", length=model.trained_length)
        if made_for
        else _context_words(model),
        count_text(model.parameters) if model.parameters else "",
        size_text(model.bytes) if model.bytes else "",
        tr("not loaded there yet", about="a model on a server") if model.loaded is False else "",
        tr("thinks before it answers", about="a model") if model.reasons else "",
    )
    text, aside = " · ".join(filter(None, facts)), tr("in use") if in_use else ""
    aloud = ", ".join(filter(None, (model.name, aside, text)))
    return Row(model.name, text, aside, tip=f"{shown_name(model.name)}\n{text}", spoken=aloud)


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
    if (more := len(facts.models) - _MOST) > 0:
        lines.append(tr_n("and {count} more", "and {count} more", more))
    return shown_message("\n".join((*lines, speculation_words(facts), *facts.notes)))


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
