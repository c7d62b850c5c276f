"""Table of all commands; menus, tooltips, palette and list of keys are derived from it.

The order is that of the menus and the list of keys. ``declare`` takes the id, the title, what to
call in the window (nothing if a widget handles the keys itself), the keys, and a sentence of
help; for the rest see ``Command``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from foretoken.engine.token_display import ColourView
from foretoken.preferences.declared import (
    COPIES_SOURCE,
    LIVE_PANEL,
    OWN_MESSAGES,
    RENDERED,
    SIDEBAR,
    THEME_TITLES,
    Theme,
)
from foretoken.system.language import tr, tr_noop
from foretoken.ui.commands.command import Command, Menu, Scope, Subject, either_key, in_use
from foretoken.ui.look.icons import Icon

_THEMES = {
    Theme.SYSTEM: tr_noop("Theme: follow system"),
    Theme.LIGHT: tr_noop("Theme: light"),
    Theme.DARK: tr_noop("Theme: dark"),
}

_COLOUR_VIEWS = {
    ColourView.ORIGIN: tr_noop("Token colours: origin"),
    ColourView.PROBABILITY: tr_noop("Token colours: probability"),
    ColourView.SURPRISE: tr_noop("Token colours: surprise"),
}

_CHART_FILES = {
    "png": tr_noop("Save charts as an image (PNG)…"),
    "svg": tr_noop("Save charts as an image (SVG)…"),
    "csv": tr_noop("Save chart data as a table (CSV)…"),
}

_HELP, _NEW, _CHATS, _MAIN = (Menu.HELP,), (Menu.NEW,), (Menu.CHATS,), (Menu.MAIN,)


def declare(
    id: str,  # noqa: A002
    title: str,
    does: str = "",
    keys: str = "",
    help: str = "",  # noqa: A002
    **more: Any,
) -> Command:
    """Declare a row of the table; several ``keys`` are separated by spaces."""
    return Command(id=id, title=title, does=does, keys=tuple(keys.split()), help=help, **more)


def of(group: Subject | Scope, *commands: Command) -> tuple[Command, ...]:
    """Assign commands to a subject, or keys to a scope."""
    if isinstance(group, Subject):
        return tuple(replace(each, subject=group) for each in commands)
    return tuple(replace(each, scope=group) for each in commands)


# fmt: off
COMMANDS: tuple[Command, ...] = (
    *of(Subject.HELP,
        declare("help.pages", "Guide", "show_help", "F1",
            "Help pages, with search", also="help manual documentation pages read",
            menus=_HELP),
        declare("help.guide", "How it works", "show_guide",
            help="A short guide, with a step of your last answer",
            also="guide explain speculative decoding lookahead acceptance cache words meaning",
            menus=_HELP),
        declare("help.whats_this", "What's this?", "help_controller.explain", "Shift+F1",
            "Explain the focused item, or the next one you click",
            also="explain word meaning glossary term", menus=_HELP),
        declare("help.keys", "Keyboard shortcuts", "help_controller.show_keys", "Ctrl+F1",
            "Show the keyboard shortcuts", menus=_HELP),
        declare("palette.open", "Command palette", "open_palette", "Ctrl+Shift+K",
            "Find a command, a chat or a model by a few letters", menus=_MAIN),
    ),
    *of(Subject.VIEW,
        declare("settings.open", "Settings…", "open_settings", "Ctrl+,",
            "All settings, with search", also="preferences options configuration",
            menus=_MAIN),
        declare("view.statistics", "Statistics…", "open_statistics",
            help="Totals for all answers by model and day, and errors",
            also="history totals tokens speed acceptance saved faults errors log",
            menus=_MAIN),
    ),
    *of(Subject.HELP,
        declare("help.menu", "Menu", "show_main_menu", "F10", "Open the menu"),
    ),
    *of(Subject.CHATS,
        declare("chats.new", "New chat", "sidebar_controller.begin_chat", "Ctrl+N",
            "Start a new chat", menus=_NEW),
        declare("chats.new_temporary", "Temporary chat", "sidebar_controller.begin_chat",
            "Ctrl+Shift+N", "Start a chat that is not saved", also="private incognito",
            menus=_NEW, argument=True),
        declare("chats.new_folder", "New folder", "add_folder",
            unless="sidebar_controller.why_no_folders", menus=_NEW, apart=True),
        declare("chats.search", "Search all chats", "search_chats", "Ctrl+K",
            "Find words in all chats"),
        declare("chats.archive", "Show archived chats", "show_archive",
            unless="sidebar_controller.why_no_archive"),
        declare("chats.back_up", "Back up chats…", "backup.back_up", also="export save",
            menus=_CHATS, apart=True),
        declare("chats.restore", "Restore chats…", "backup.restore", also="import",
            menus=_CHATS),
        declare("chats.import", "Import chats…", "sharing_controller.import_chats",
            help="Import chats from Foretoken, ChatGPT or LM Studio",
            also="chatgpt lm studio json open", unless="sidebar_controller.why_no_folders",
            menus=(Menu.NEW, Menu.CHATS), apart=True),
        declare("chats.export_all", "Export all chats…", "sharing_controller.export_all",
            help="Export all chats to one file",
            also="save html pdf markdown json csv", unless="sidebar_controller.why_no_folders",
            menus=_CHATS),
        declare("chats.export", "Export this chat…", "sharing_controller.export_chat",
            "Ctrl+Shift+E", "Export this chat to a file",
            also="save share html pdf markdown json csv", unless="sharing_controller.why_no_chat",
            menus=_CHATS),
        declare("chats.print", "Print this chat…", "sharing_controller.print_chat", "Ctrl+P",
            also="paper pdf", unless="sharing_controller.why_no_chat",
            menus=_CHATS),
        declare("chats.delete_all", "Delete all chats…", "backup.delete_all",
            menus=_CHATS),
    ),
    *of(Subject.MESSAGE,
        declare("message.stop", "Stop the answer or a running test", "composer_controller.stop",
            "Esc", also="cancel", unless="composer_controller.why_not_stop"),
        declare("message.attach", "Attach files…", "composer_controller.choose_files",
            "Ctrl+Shift+A", "Attach text files or PDFs", also="pdf document upload"),
        declare("message.forget_files", "Clear recent files", "recent_files.forget",
            also="clear attach history", unless="recent_files.why_none"),
        declare("message.system_prompt", "System prompt…", "system_prompts.open",
            "Ctrl+Shift+P", "Instructions for the model in this chat"),
        declare("message.sampling", "Sampling…", "sampling_controller.toggle", "Ctrl+T",
            "Temperature, cut-offs, penalties and length for the next answers",
            also="temperature top-k top-p min-p penalty seed stop length parameters"),
        declare("message.copy_last", "Copy the last answer", "conversation.copy_last_answer",
            "Ctrl+Shift+C", unless="conversation.why_no_answer"),
        declare("replay.open", "Replay the answer…", "replay.open",
            help="Replay the answer in view, with its colours and charts",
            also="play again record animation gif webp video", unless="replay.why_not"),
        declare("replay.open_file", "Replay an answer from a file…", "replay.choose_file",
            help="Replay an answer from an exported chat, without importing it",
            also="play again json export"),
        declare("message.take_back", "Undo delete", "conversation.undo_last", "Ctrl+Z",
            "Undo", also="undo", unless="conversation.why_nothing_to_undo"),
        declare("find.open", "Find in this chat", "conversation.finder.open", "Ctrl+F",
            "Find in this chat; ignores case and accents", also="search", apart=True),
        declare("find.next", "Next match", "conversation.finder.step", "F3", argument=1),
        declare("find.previous", "Previous match", "conversation.finder.step", "Shift+F3",
            argument=-1),
    ),
    *of(Subject.MODELS,
        declare("models.choose", "Choose models…", "models.open", "Ctrl+O",
            "Choose the target and the draft model", also="load draft target open",
            menus=_MAIN, apart=True),
        declare("models.get", "Download models…", "models.open_more",
            help="Ready-made pairs and all models on the hub", also="get more hub"),
        declare("models.forget_recent", "Clear recent pairs", "models.forget_recent",
            also="clear models history", unless="models.why_no_recent"),
        declare("models.server", "Connect to a server…", "models.open_server",
            help="Use a server instead of a model on this computer",
            also="remote llama-server vllm sglang lm studio ollama openai api network address key"),
        declare("models.engine_settings", "Engine settings…", "models.open_engine_settings",
            help="How the loaded models run: threads, caches, draft length",
            also="threads gpu layers batch flash attention cache context draft method lookahead",
            unless="models.why_no_engine_settings"),
        declare("models.race", "Race: plain vs. speculative…", "jobs.open_race",
            help="Answer the same question both ways, side by side",
            also="compare speed speedup versus side by side lossless measure",
            menus=_MAIN, unless="jobs.why_not"),
        declare("models.benchmark", "Benchmark…", "jobs.open_benchmark",
            help="Measure drafting by kind of text, and compare with earlier runs",
            also="measure speed speedup compare lookahead heat map report",
            menus=_MAIN, unless="jobs.why_not"),
        declare("models.prove", "Verify losslessness…", "jobs.open_proof",
            help="Check that drafting does not change the output",
            also="proof prove lossless check statistics test greedy exact same distribution",
            menus=_MAIN, unless="jobs.why_not"),
    ),
    *of(Subject.VIEW,
        declare("view.colours", "Toggle token colours", "reading.toggle_colours", "F2",
            "Colour tokens by origin or probability", also="highlight"),
        *(declare(f"view.colours_{view}", title, "reading.choose_colours",
            also="highlight token colors likely bits logprob", argument=view,
            current="reading.colour_view") for view, title in _COLOUR_VIEWS.items()),
        declare("view.source", "Toggle the Markdown source of the answer",
            "reading.toggle_source", "Ctrl+U", "Show the answer as the model wrote it",
            also="raw markdown plain", unless="reading.why_no_source"),
        declare("view.rendered", "Toggle formatting in answers", "reading.toggle",
            also="raw markdown plain rendered", argument=RENDERED),
        declare("view.own_messages", "Toggle formatting in your messages",
            "reading.toggle", also="raw markdown plain rendered own", argument=OWN_MESSAGES),
        declare("view.copies_source", "Toggle Markdown in copied selections",
            "reading.toggle", also="clipboard plain text", argument=COPIES_SOURCE),
        declare("view.sidebar", "Toggle sidebar", "panels.toggle", "Ctrl+B",
            argument=SIDEBAR),
        declare("view.live_panel", "Toggle live panel", "panels.toggle", "Ctrl+L",
            argument=LIVE_PANEL),
        declare("view.charts_extent", "Switch charts between this answer and the whole chat",
            "conversation.live.toggle_scope", also="live panel all answers history",
            unless="conversation.live.why_no_charts"),
        declare("view.charts_still", "Pause or resume charts",
            "conversation.live.toggle_pause", also="live panel pause freeze resume",
            unless="conversation.live.why_no_charts"),
        *(declare(f"view.charts_{kind}", title, "conversation.live.save", argument=kind,
            also="live panel export image chart", unless="conversation.live.why_no_charts")
            for kind, title in _CHART_FILES.items()),
        declare("view.larger", "Larger text", "appearance.change_text", "Ctrl++ Ctrl+=",
            also="zoom in bigger font", unless="appearance.why_no_text_scale", argument=1,
            apart=True),
        declare("view.smaller", "Smaller text", "appearance.change_text", "Ctrl+-",
            also="zoom out font", unless="appearance.why_no_text_scale", argument=-1),
        declare("view.normal", "Normal text size", "appearance.change_text", "Ctrl+0",
            also="zoom reset font", unless="appearance.why_no_text_scale", argument=0),
        *(declare(f"view.theme_{number}", _THEMES[theme], "appearance.choose_theme", argument=theme,
            also="colours mode appearance", unless="appearance.why_no_theme",
            current="appearance.theme", menus=(Menu.THEME,), menu_title=title, apart=number == 1)
            for number, (theme, title) in enumerate(THEME_TITLES.items(), 1)),
    ),
    *of(Subject.HELP,
        declare("help.diagnostics", "Copy diagnostics", "help_controller.copy_diagnostics",
            also="bug report", menus=_HELP, apart=True),
        declare("help.logs", "Open logs", "help_controller.open_logs", menus=_HELP),
        declare("help.updates", "Check for updates…", "help_controller.updates.check",
            also="version newer", menus=_HELP, apart=True),
        declare("help.about", "About Foretoken", "help_controller.show_about",
            also="version licence", menus=_HELP),
        declare("help.quit", "Quit", "close", "Ctrl+Q", also="exit", apart=True),
    ),
    *of(Scope.FIELD,
        declare("field.send", "Send or queue the message", keys="Enter", help="Send"),
        declare("field.break_line", "Insert a line break", keys="Shift+Enter"),
        declare("field.edit_last", "Edit the last message (in an empty field)", keys="Up"),
        declare("field.leave", "Go to the messages", keys="Alt+Up"),
        declare("field.take_back", "Undo typing", keys="Ctrl+Z", takes_over=True),
    ),
    *of(Scope.MESSAGE,
        declare("message.above", "Previous message", keys="Alt+Up"),
        declare("message.below", "Next message", keys="Alt+Down"),
        declare("message.previous_version", "Previous version", keys="Alt+Left"),
        declare("message.next_version", "Next version", keys="Alt+Right"),
        declare("message.copy", "Copy", keys="Ctrl+C", help="Copy the text", icon=Icon.COPY),
        declare("message.edit", "Edit", help="Edit; keeps this version", icon=Icon.EDIT),
        declare("message.cancel_edit", "Cancel editing", keys="Esc", takes_over=True),
        declare("message.regenerate", "Regenerate", help="Answer again; keeps this answer",
            icon=Icon.REGENERATE),
        declare("message.continue", "Continue", help="Continue where the answer stopped",
            icon=Icon.CONTINUE),
        declare("message.branch", "Branch", help="New chat with a copy up to this message",
            icon=Icon.BRANCH),
        declare("message.replay", "Replay…",
            help="Replay this answer with its colours and charts", icon=Icon.REPLAY),
        declare("message.delete", "Delete", help="Delete this message and all below it",
            icon=Icon.DELETE),
        declare("message.export", "Export", help="Export this message to a file", icon=Icon.EXPORT),
    ),
    *of(Scope.ANSWER,
        declare("tokens.previous", "Previous token", keys="Left"),
        declare("tokens.next", "Next token", keys="Right"),
        declare("tokens.previous_step", "Previous step", keys="Ctrl+Left"),
        declare("tokens.next_step", "Next step", keys="Ctrl+Right"),
        declare("tokens.inspect", "Inspect the token", keys="Enter",
            help="Where the token came from, and its alternatives",
            also="inspect alternatives probabilities continue from"),
        declare("tokens.leave", "Leave the tokens", keys="Esc", takes_over=True),
    ),
    *of(Scope.FIND,
        declare("find.next_here", "Next match", keys="Enter"),
        declare("find.previous_here", "Previous match", keys="Shift+Enter"),
        declare("find.close", "Close find", keys="Esc", takes_over=True),
    ),
    *of(Scope.SEARCH,
        declare("search.open", "Open the selected result", keys="Enter"),
        declare("search.clear", "Clear the search", keys="Esc", takes_over=True),
    ),
    *of(Scope.CHATS,
        declare("chat.open", "Open", keys="Enter"),
        declare("chat.rename", "Rename", keys="F2", takes_over=True),
        declare("chat.delete", "Delete", keys="Del", mac_keys=("Backspace", "Del")),
        declare("chat.take_back", "Undo delete", keys="Ctrl+Z", takes_over=True),
    ),
    *of(Scope.PALETTE,
        declare("palette.up", "Previous item", keys="Up"),
        declare("palette.down", "Next item", keys="Down"),
        declare("palette.take", "Run or open", keys="Enter"),
        declare("palette.close", "Close the palette", keys="Esc", takes_over=True),
    ),
    *of(Scope.MODELS,
        declare("picker.search", "Find a model", keys="Ctrl+F", free_keys=True),
        declare("picker.open_file", "Open file…", keys="Ctrl+O",
            help="Open a model file from anywhere", free_keys=True),
        declare("picker.save_preset", "Save as preset…", keys="Ctrl+S",
            help="Save this pair and its settings", free_keys=True),
        declare("picker.load", "Load", keys="Enter"),
        declare("picker.close", "Close or cancel", keys="Esc"),
    ),
    *of(Scope.SETTINGS,
        declare("settings.search", "Search settings", keys="Ctrl+F", free_keys=True),
        declare("settings.take_back", "Undo the last change", keys="Ctrl+Z", free_keys=True),
        declare("settings.close", "Close", keys="Esc"),
    ),
    *of(Scope.REPLAY,
        declare("replay.toggle", "Play or pause", keys="Space"),
        declare("replay.previous", "Previous step", keys="Left"),
        declare("replay.next", "Next step", keys="Right"),
        declare("replay.first", "Go to the beginning", keys="Home"),
        declare("replay.last", "Go to the end", keys="End"),
        declare("replay.close", "Close", keys="Esc"),
    ),
    *of(Scope.KEYS,
        declare("keys.search", "Search shortcuts", keys="Ctrl+F"),
        declare("keys.choose", "Change the shortcut", keys="Enter"),
        declare("keys.close", "Close", keys="Esc"),
    ),
    *of(Scope.GUIDE,
        declare("guide.search", "Search the guide", keys="Ctrl+F", free_keys=True),
        declare("guide.back", "Back", keys="Alt+Left", free_keys=True),
        declare("guide.close", "Close", keys="Esc"),
    ),
    *of(Scope.PROMPTS,
        declare("prompts.use", "Use in this chat", keys="Ctrl+Enter Ctrl+Return",
            help="Use this prompt from the next answer on", free_keys=True),
        declare("prompts.delete", "Delete the prompt", keys="Del"),
    ),
    *of(Scope.DIALOG,
        declare("dialog.take", "Press the selected button", keys="Enter"),
        declare("dialog.remove", "Remove", keys="Del"),
        declare("dialog.close", "Cancel", keys="Esc"),
    ),
)
# fmt: on


def command(command_id: str) -> Command:
    """Return the command of an id, with its current keys."""
    return in_use(_BY_ID[command_id])


def tooltip_with_keys(command_id: str, said: str = "", *others: str) -> str:
    """Return a tooltip: what a command does, with its first key and those of equivalent commands.

    ``said``, in the language of the window, replaces the declared sentence. For widgets that
    outlive a change of keys use ``set_tooltip_with_keys``.
    """
    found = command(command_id)
    ids = (command_id, *others)
    keys = either_key([key for key in map(first_key, ids) if key])
    text = said or tr(found.help or found.title)
    if not keys:
        return text
    return tr("{what} ({keys})", about="a command with its keys", what=text, keys=keys)


def first_key(command_id: str) -> str:
    """Return a command's first key as this system writes it; empty if it has none."""
    return next(iter(command(command_id).key_names()), "")


def in_menu(command_id: str, said: str = "") -> str:
    """Return the text of a menu entry, with its key right-aligned.

    ``said`` replaces the title; an ``&`` in it is already doubled.
    """
    found = command(command_id)
    return "\t".join((said or tr(found.title), *found.key_names()[:1]))


_BY_ID = {each.id: each for each in COMMANDS}

_TIP_PARTS = "tooltip parts"  # not translated: a property


def set_tooltip_with_keys(
    widget: QWidget, command_id: str, said: str = "", *others: str, before: str = "", then: str = ""
) -> None:
    """Set a tooltip from ``tooltip_with_keys``, with the texts ``before`` and ``then``."""
    tip = before + tooltip_with_keys(command_id, said, *others) + then
    widget.setToolTip(tip)
    widget.setProperty(_TIP_PARTS, [widget.toolTip(), command_id, said, list(others), before, then])


def show_new_keys() -> None:
    """Update the keys in all tooltips, except those that were replaced since."""
    for widget in QApplication.allWidgets():
        parts = widget.property(_TIP_PARTS)
        if parts and widget.toolTip() == parts[0]:
            _, command_id, said, others, before, then = parts
            set_tooltip_with_keys(widget, command_id, said, *others, before=before, then=then)
