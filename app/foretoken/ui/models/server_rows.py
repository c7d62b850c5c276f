"""What is said of a server and of its models."""

from __future__ import annotations

from foretoken.control.models.known_servers import ListedServer
from foretoken.models.amounts import count_text, size_text
from foretoken.servers.server import KIND_TITLES, ServedModel, ServerFacts, SpeculationTold
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.parts.row_painting import Row, Sign

_MOST = 6
_TOLD = {
    SpeculationTold.STEPS: tr_noop("reported for every step"),
    SpeculationTold.COUNTERS: tr_noop("reported for all answers together"),
    SpeculationTold.TOTALS: tr_noop("reported for every answer"),
    SpeculationTold.NOTHING: tr_noop("not reported"),
}


def server_row(listed: ListedServer, aside: str) -> Row:
    """A row of the targets."""
    server, sign = listed.server, Sign.NONE
    details = [server.host if server.host != server.name else ""]
    if listed.asking:
        details.append(tr("asking…", about="a server"))
    elif listed.error:
        sign, details = Sign.FAILED, [listed.error]
    elif listed.facts is not None:
        details += [kind_title(listed.facts), _models_count(listed.facts)]
    text = " · ".join(filter(None, details))
    tip = "\n".join(filter(None, (server.name, server.address, text)))
    return Row(server.name, text, aside, sign, tip=tip)


def served_row(model: ServedModel, *, in_use: bool) -> Row:
    """A row of the models of a server."""
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
    """Whose program answers, with its version."""
    title = tr(KIND_TITLES[facts.kind])
    return f"{title} {shown_name(facts.version)}" if facts.version else title


def _models_count(facts: ServerFacts) -> str:
    return tr_n("{count} model", "{count} models", len(facts.models))


def facts_words(facts: ServerFacts) -> str:
    """What a server told when it was tested, line by line."""
    lines = [f"{kind_title(facts)} · {_models_count(facts)}"]
    lines += [
        f"{shown_name(model.name)}: {_context_words(model)}" for model in facts.models[:_MOST]
    ]
    if (more := len(facts.models) - _MOST) > 0:
        lines.append(tr_n("and {count} more", "and {count} more", more))
    return shown_message("\n".join((*lines, speculation_words(facts), *facts.notes)))


def speculation_words(facts: ServerFacts) -> str:
    """What can be known of its own speculation."""
    if facts.speculates is False:
        return tr("Drafting: off")
    told = tr(_TOLD[facts.speculation])
    if facts.speculates and facts.method:
        told = f"{shown_name(facts.method)}, {told}"
    return tr("Drafting: {value}", value=told)


def _context_words(model: ServedModel) -> str:
    if model.context_length:
        return tr("context {length}", length=model.context_length)
    if model.trained_length:
        return tr("trained for a context of {length}", length=model.trained_length)
    return tr("context unknown")
