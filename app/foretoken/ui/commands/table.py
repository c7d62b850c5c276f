"""Every command, declared once: menus, tooltips, the palette and the list of keys follow from it.

The order is that of the menus and of the list of keys.
"""

from __future__ import annotations

from foretoken.engine.token_shade import ColourView
from foretoken.preferences.declared import (
    COPIES_SOURCE,
    LIVE_PANEL,
    OWN_MESSAGES,
    RENDERED,
    SIDEBAR,
    THEME_TITLES,
    Theme,
)
from foretoken.system.language import Remade, tr, tr_noop
from foretoken.ui.commands.chosen_keys import in_use
from foretoken.ui.commands.command import Command, Menu, Scope, Subject, either_key
from foretoken.ui.look.icons import Icon

_THEMES = {
    Theme.SYSTEM: tr_noop("Theme: like the system"),
    Theme.LIGHT: tr_noop("Theme: light"),
    Theme.DARK: tr_noop("Theme: dark"),
}

_COLOUR_VIEWS = {
    ColourView.ORIGIN: tr_noop("Token colours: origin"),
    ColourView.PROBABILITY: tr_noop("Token colours: probability"),
    ColourView.SURPRISE: tr_noop("Token colours: surprise"),
}

_CHART_FILES = {
    "png": tr_noop("Save the charts as a picture (PNG)…"),
    "svg": tr_noop("Save the charts as a drawing (SVG)…"),
    "csv": tr_noop("Save the steps of the charts as a table (CSV)…"),
}

COMMANDS: tuple[Command, ...] = (
    # --- help first, as in its menu ----------------------------------------------------------
    Command(
        id="help.guide",
        title="How it works",
        subject=Subject.HELP,
        also="guide explain speculative decoding lookahead acceptance cache words meaning",
        help="A short guide, with a step of your last answer",
        does="show_guide",
        menus=(Menu.HELP,),
    ),
    Command(
        id="help.whats_this",
        title="What's this?",
        subject=Subject.HELP,
        also="explain word meaning glossary term",
        help="Explain the words at the keyboard focus, or where you click next",
        keys=("Shift+F1",),
        does="help_desk.explain",
        menus=(Menu.HELP,),
    ),
    Command(
        id="help.keys",
        title="Keyboard shortcuts",
        subject=Subject.HELP,
        help="Show the keyboard shortcuts",
        keys=("F1",),
        does="help_desk.show_keys",
        menus=(Menu.HELP,),
    ),
    Command(
        id="palette.open",
        title="Command palette",
        subject=Subject.HELP,
        help="Find a command, a chat or a model by a few letters",
        keys=("Ctrl+Shift+K",),
        does="open_palette",
        menus=(Menu.HELP,),
    ),
    Command(
        id="settings.open",
        title="Settings…",
        subject=Subject.VIEW,
        also="preferences options configuration",
        help="Everything that can be set, with a search",
        keys=("Ctrl+,",),
        does="settings_desk.open",
        menus=(Menu.HELP,),
    ),
    Command(
        id="view.statistics",
        title="Statistics…",
        subject=Subject.VIEW,
        also="history totals tokens speed acceptance saved faults errors log",
        help="What all answers came to, by models and day, and what failed",
        does="statistics_desk.open",
        menus=(Menu.HELP,),
    ),
    Command(
        id="help.menu",
        title="Help, settings, backups, diagnostics, updates",
        subject=Subject.HELP,
        help="Help, settings, backups of the chats, diagnostics and updates",
        keys=("F10",),
        does="show_help_menu",
    ),
    # --- chats -------------------------------------------------------------------------------
    Command(
        id="chats.new",
        title="New chat",
        subject=Subject.CHATS,
        help="Start a new chat",
        keys=("Ctrl+N",),
        does="sidebar_desk.begin_chat",
        menus=(Menu.NEW,),
    ),
    Command(
        id="chats.new_temporary",
        title="Temporary chat",
        subject=Subject.CHATS,
        also="private incognito",
        help="Start a chat that is not saved",
        keys=("Ctrl+Shift+N",),
        does="sidebar_desk.begin_temporary_chat",
        menus=(Menu.NEW,),
    ),
    Command(
        id="chats.new_folder",
        title="New folder",
        subject=Subject.CHATS,
        does="add_folder",
        unless="sidebar_desk.why_no_folders",
        menus=(Menu.NEW,),
        apart=True,
    ),
    Command(
        id="chats.search",
        title="Search all chats",
        subject=Subject.CHATS,
        help="Find words in all chats",
        keys=("Ctrl+K",),
        does="search_chats",
    ),
    Command(
        id="chats.archive",
        title="Show the archived chats",
        subject=Subject.CHATS,
        help="Show the chats in the archive",
        does="show_archive",
        unless="sidebar_desk.why_no_archive",
    ),
    Command(
        id="chats.back_up",
        title="Back up chats…",
        subject=Subject.CHATS,
        also="export save",
        does="backup_desk.back_up",
        menus=(Menu.HELP,),
        apart=True,
    ),
    Command(
        id="chats.restore",
        title="Restore chats…",
        subject=Subject.CHATS,
        also="import",
        does="backup_desk.restore",
        menus=(Menu.HELP,),
    ),
    Command(
        id="chats.import",
        title="Import chats…",
        subject=Subject.CHATS,
        also="chatgpt lm studio json open",
        help="Add chats from files of Foretoken, ChatGPT or LM Studio",
        does="share_desk.import_chats",
        unless="share_desk.why_no_store",
        menus=(Menu.NEW, Menu.HELP),
        apart=True,
    ),
    Command(
        id="chats.export_all",
        title="Export all chats…",
        subject=Subject.CHATS,
        also="save html pdf markdown json csv",
        help="Write all chats to one file for other programs and people",
        does="share_desk.export_all",
        unless="share_desk.why_no_store",
        menus=(Menu.HELP,),
    ),
    Command(
        id="chats.export",
        title="Export this chat…",
        subject=Subject.CHATS,
        also="save share html pdf markdown json csv",
        help="Write this chat to a file for other programs and people",
        keys=("Ctrl+Shift+E",),
        does="share_desk.export_chat",
        unless="share_desk.why_no_chat",
        menus=(Menu.HELP,),
    ),
    Command(
        id="chats.print",
        title="Print this chat…",
        subject=Subject.CHATS,
        also="paper pdf",
        help="Print this chat",
        keys=("Ctrl+P",),
        does="share_desk.print_chat",
        unless="share_desk.why_no_chat",
        menus=(Menu.HELP,),
    ),
    Command(
        id="chats.delete_all",
        title="Delete all chats…",
        subject=Subject.CHATS,
        does="backup_desk.delete_all",
        menus=(Menu.HELP,),
    ),
    # --- messages ----------------------------------------------------------------------------
    Command(
        id="message.stop",
        title="Stop the answer, or a test of the pair",
        subject=Subject.MESSAGE,
        also="cancel",
        keys=("Esc",),
        does="send_desk.stop",
        unless="send_desk.why_not_stop",
    ),
    Command(
        id="message.attach",
        title="Attach files…",
        subject=Subject.MESSAGE,
        also="pdf document upload",
        help="Attach text files or PDFs",
        keys=("Ctrl+Shift+A",),
        does="context_desk.choose_files",
    ),
    Command(
        id="message.forget_files",
        title="Forget the recent files",
        subject=Subject.MESSAGE,
        also="clear attach history",
        does="recent_files.forget",
        unless="recent_files.why_none",
    ),
    Command(
        id="message.system_prompt",
        title="System prompt…",
        subject=Subject.MESSAGE,
        help="What the model is told before this chat",
        keys=("Ctrl+Shift+P",),
        does="context_desk.open_system_prompt",
    ),
    Command(
        id="message.sampling",
        title="Sampling…",
        subject=Subject.MESSAGE,
        also="temperature top-k top-p min-p penalty seed stop length parameters",
        help="How the next answers are written: temperature, cuts, penalties, length",
        keys=("Ctrl+T",),
        does="sampling_desk.toggle",
    ),
    Command(
        id="message.copy_last",
        title="Copy the last answer",
        subject=Subject.MESSAGE,
        keys=("Ctrl+Shift+C",),
        does="chat_desk.copy_last_answer",
        unless="chat_desk.why_no_answer",
    ),
    Command(
        id="replay.open",
        title="Replay the answer…",
        subject=Subject.MESSAGE,
        also="play again record animation gif webp video",
        help="Play the answer in view again, with its colours and charts",
        does="replay_desk.open",
        unless="replay_desk.why_not",
    ),
    Command(
        id="replay.open_file",
        title="Replay an answer from a file…",
        subject=Subject.MESSAGE,
        also="play again json export",
        help="Play an answer of an exported chat again, without importing the chat",
        does="replay_desk.choose_file",
    ),
    Command(
        id="message.take_back",
        title="Bring back what was deleted",
        subject=Subject.MESSAGE,
        also="undo",
        help="Take it back",
        keys=("Ctrl+Z",),
        does="chat_desk.take_back",
        unless="chat_desk.why_nothing_to_take_back",
    ),
    Command(
        id="find.open",
        title="Find in this chat",
        subject=Subject.MESSAGE,
        also="search",
        help="Words to look for; case and accents make no difference",
        keys=("Ctrl+F",),
        does="chat_desk.finder.open",
        apart=True,
    ),
    Command(
        id="find.next",
        title="Next place found",
        subject=Subject.MESSAGE,
        keys=("F3",),
        does="chat_desk.finder.next_place",
    ),
    Command(
        id="find.previous",
        title="Previous place found",
        subject=Subject.MESSAGE,
        keys=("Shift+F3",),
        does="chat_desk.finder.previous_place",
    ),
    # --- models ------------------------------------------------------------------------------
    Command(
        id="models.choose",
        title="Choose models…",
        subject=Subject.MODELS,
        also="load draft target open",
        help="Choose the target and the draft model",
        keys=("Ctrl+O",),
        does="models.open",
    ),
    Command(
        id="models.get",
        title="Get more models…",
        subject=Subject.MODELS,
        also="download hub",
        help="Ready-made pairs, and all models of the hub",
        does="models.open_more",
    ),
    Command(
        id="models.forget_recent",
        title="Forget the recent pairs",
        subject=Subject.MODELS,
        also="clear models history",
        does="models.forget_recent",
        unless="models.why_no_recent",
    ),
    Command(
        id="models.server",
        title="Connect to a server…",
        subject=Subject.MODELS,
        also="remote llama-server vllm sglang lm studio ollama openai api network address key",
        help="Let a server answer in the place of a model on this computer",
        does="models.open_server",
    ),
    Command(
        id="models.engine_settings",
        title="Engine settings…",
        subject=Subject.MODELS,
        also="threads gpu layers batch flash attention cache context draft method lookahead",
        help="How the models in use are run: threads, caches, how far to draft",
        does="models.open_engine_settings",
        unless="models.why_no_engine_settings",
    ),
    Command(
        id="models.race",
        title="Race: plain against speculative…",
        subject=Subject.MODELS,
        also="compare speed speedup versus side by side lossless measure",
        help="Two ways of answering the same question, side by side: how fast, and the same text?",
        does="race_desk.open",
        unless="race_desk.why_not",
    ),
    Command(
        id="models.benchmark",
        title="Benchmark…",
        subject=Subject.MODELS,
        also="measure speed speedup compare lookahead heat map report",
        help="Measure ways of drafting by kind of text, and compare with earlier times",
        does="benchmark_desk.open",
        unless="benchmark_desk.why_not",
    ),
    Command(
        id="models.prove",
        title="Proof…",
        subject=Subject.MODELS,
        also="lossless verify check statistics test greedy exact same distribution",
        help="Show that drafting does not change what the pair writes",
        does="proof_desk.open",
        unless="proof_desk.why_not",
    ),
    # --- what the window shows ---------------------------------------------------------------
    Command(
        id="view.colours",
        title="Token colours on and off",
        subject=Subject.VIEW,
        also="highlight",
        help="Colour tokens by their origin, or by how likely they were",
        keys=("F2",),
        does="toggle_colours",
    ),
    *(
        Command(
            id=f"view.colours_{view}",
            title=title,
            subject=Subject.VIEW,
            also="highlight token colors likely bits logprob",
            does="reading_desk.choose_colours",
            given=view,
            current="reading_desk.colour_view",
        )
        for view, title in _COLOUR_VIEWS.items()
    ),
    Command(
        id="view.source",
        title="Show the source of an answer, or hide it",
        subject=Subject.VIEW,
        also="raw markdown plain",
        help="The answer as the model wrote it",
        keys=("Ctrl+U",),
        does="reading_desk.toggle_source",
        unless="reading_desk.why_no_source",
    ),
    Command(
        id="view.rendered",
        title="Formatting of answers on and off",
        subject=Subject.VIEW,
        also="raw markdown plain rendered",
        does="reading_desk.toggle",
        given=RENDERED,
    ),
    Command(
        id="view.own_messages",
        title="Formatting of your messages on and off",
        subject=Subject.VIEW,
        also="raw markdown plain rendered own",
        does="reading_desk.toggle",
        given=OWN_MESSAGES,
    ),
    Command(
        id="view.copies_source",
        title="Markdown in copied selections on and off",
        subject=Subject.VIEW,
        also="clipboard plain text",
        does="reading_desk.toggle",
        given=COPIES_SOURCE,
    ),
    Command(
        id="view.sidebar",
        title="Show or hide the conversations",
        subject=Subject.VIEW,
        keys=("Ctrl+B",),
        does="toggle_panel",
        given=SIDEBAR,
    ),
    Command(
        id="view.live_panel",
        title="Show or hide the live panel",
        subject=Subject.VIEW,
        keys=("Ctrl+L",),
        does="toggle_panel",
        given=LIVE_PANEL,
    ),
    Command(
        id="view.charts_extent",
        title="Charts of this answer or of the whole chat",
        subject=Subject.VIEW,
        also="live panel all answers history",
        does="chat_desk.live.toggle_extent",
        unless="chat_desk.live.why_no_charts",
    ),
    Command(
        id="view.charts_still",
        title="Let the charts stand still or go on",
        subject=Subject.VIEW,
        also="live panel pause freeze resume",
        does="chat_desk.live.toggle_still",
        unless="chat_desk.live.why_no_charts",
    ),
    *(
        Command(
            id=f"view.charts_{kind}",
            title=title,
            subject=Subject.VIEW,
            also="live panel export image chart",
            does="chat_desk.live.save",
            given=kind,
            unless="chat_desk.live.why_no_charts",
        )
        for kind, title in _CHART_FILES.items()
    ),
    Command(
        id="view.larger",
        title="Larger text",
        subject=Subject.VIEW,
        also="zoom in bigger font",
        keys=("Ctrl++", "Ctrl+="),
        does="appearance.enlarge_text",
        unless="appearance.why_no_text_scale",
        apart=True,
    ),
    Command(
        id="view.smaller",
        title="Smaller text",
        subject=Subject.VIEW,
        also="zoom out font",
        keys=("Ctrl+-",),
        does="appearance.shrink_text",
        unless="appearance.why_no_text_scale",
    ),
    Command(
        id="view.normal",
        title="Normal text size",
        subject=Subject.VIEW,
        also="zoom reset font",
        keys=("Ctrl+0",),
        does="appearance.reset_text",
        unless="appearance.why_no_text_scale",
    ),
    *(
        Command(
            id=f"view.theme_{number}",
            title=_THEMES[theme],
            subject=Subject.VIEW,
            also="colours mode appearance",
            does="appearance.choose_theme",
            given=theme,
            unless="appearance.why_no_theme",
            current="appearance.theme",
            menus=(Menu.THEME,),
            menu_title=title,
            apart=number == 1,
        )
        for number, (theme, title) in enumerate(THEME_TITLES.items(), 1)
    ),
    # --- care --------------------------------------------------------------------------------
    Command(
        id="help.diagnostics",
        title="Copy diagnostics",
        subject=Subject.HELP,
        also="bug report",
        does="help_desk.tell_diagnostics",
        menus=(Menu.HELP,),
        apart=True,
    ),
    Command(
        id="help.logs",
        title="Open logs",
        subject=Subject.HELP,
        does="help_desk.show_logs",
        menus=(Menu.HELP,),
    ),
    Command(
        id="help.updates",
        title="Check for updates…",
        subject=Subject.HELP,
        also="version newer",
        does="help_desk.show_updates",
        menus=(Menu.HELP,),
        apart=True,
    ),
    Command(
        id="help.about",
        title="About Foretoken",
        subject=Subject.HELP,
        also="version licence",
        does="help_desk.show_about",
        menus=(Menu.HELP,),
    ),
    Command(
        id="help.quit",
        title="Quit",
        subject=Subject.HELP,
        also="exit",
        keys=("Ctrl+Q",),
        does="close",
        apart=True,
    ),
    # --- what widgets do by themselves, here in the message field ----------------------------
    Command(
        id="field.send",
        title="Send the message, or queue it",
        help="Send",
        keys=("Enter",),
        scope=Scope.FIELD,
    ),
    Command(
        id="field.break_line",
        title="Break the line",
        keys=("Shift+Enter",),
        scope=Scope.FIELD,
    ),
    Command(
        id="field.edit_last",
        title="The last message again, in the empty field",
        keys=("Up",),
        scope=Scope.FIELD,
    ),
    Command(id="field.leave", title="To the messages above", keys=("Alt+Up",), scope=Scope.FIELD),
    Command(
        id="field.take_back",
        title="Take back what was typed",
        keys=("Ctrl+Z",),
        scope=Scope.FIELD,
        takes_over=True,
    ),
    # --- on a message, and in its text --------------------------------------------------------
    Command(
        id="message.above",
        title="To the message above",
        keys=("Alt+Up",),
        scope=Scope.MESSAGE,
    ),
    Command(
        id="message.below",
        title="To the message below",
        keys=("Alt+Down",),
        scope=Scope.MESSAGE,
    ),
    Command(
        id="message.previous_version",
        title="Previous version",
        keys=("Alt+Left",),
        scope=Scope.MESSAGE,
    ),
    Command(
        id="message.next_version",
        title="Next version",
        keys=("Alt+Right",),
        scope=Scope.MESSAGE,
    ),
    Command(
        id="message.copy",
        title="Copy",
        help="Copy the text",
        keys=("Ctrl+C",),
        scope=Scope.MESSAGE,
        icon=Icon.COPY,
    ),
    Command(
        id="message.edit",
        title="Edit",
        help="Edit; this version stays",
        scope=Scope.MESSAGE,
        icon=Icon.EDIT,
    ),
    Command(
        id="message.cancel_edit",
        title="Keep the edited message as it was",
        help="Keep the message as it was",
        keys=("Esc",),
        scope=Scope.MESSAGE,
        takes_over=True,
    ),
    Command(
        id="message.regenerate",
        title="Regenerate",
        help="Answer anew; this answer stays",
        scope=Scope.MESSAGE,
        icon=Icon.REGENERATE,
    ),
    Command(
        id="message.continue",
        title="Continue",
        help="Go on where the answer stopped",
        scope=Scope.MESSAGE,
        icon=Icon.CONTINUE,
    ),
    Command(
        id="message.branch",
        title="Branch",
        help="New chat from here: a copy up to this message",
        scope=Scope.MESSAGE,
        icon=Icon.BRANCH,
    ),
    Command(
        id="message.replay",
        title="Replay…",
        help="Play this answer again, with its colours and charts",
        scope=Scope.MESSAGE,
        icon=Icon.REPLAY,
    ),
    Command(
        id="message.delete",
        title="Delete",
        help="Delete this and all below it; can be undone",
        scope=Scope.MESSAGE,
        icon=Icon.DELETE,
    ),
    Command(
        id="message.export",
        title="Export",
        help="Write this message to a file",
        scope=Scope.MESSAGE,
        icon=Icon.EXPORT,
    ),
    Command(id="tokens.previous", title="To the token before", keys=("Left",), scope=Scope.ANSWER),
    Command(id="tokens.next", title="To the next token", keys=("Right",), scope=Scope.ANSWER),
    Command(
        id="tokens.previous_step",
        title="To the step before",
        keys=("Ctrl+Left",),
        scope=Scope.ANSWER,
    ),
    Command(
        id="tokens.next_step",
        title="To the next step",
        keys=("Ctrl+Right",),
        scope=Scope.ANSWER,
    ),
    Command(
        id="tokens.inspect",
        title="All about the token",
        also="inspect alternatives probabilities continue from",
        help="How the token came there, and what could have stood there",
        keys=("Enter",),
        scope=Scope.ANSWER,
    ),
    Command(
        id="tokens.leave",
        title="Leave the tokens",
        keys=("Esc",),
        scope=Scope.ANSWER,
        takes_over=True,
    ),
    # --- finding and searching ----------------------------------------------------------------
    Command(id="find.next_here", title="Next place", keys=("Enter",), scope=Scope.FIND),
    Command(
        id="find.previous_here",
        title="Previous place",
        keys=("Shift+Enter",),
        scope=Scope.FIND,
    ),
    Command(
        id="find.close",
        title="Close the search",
        keys=("Esc",),
        scope=Scope.FIND,
        takes_over=True,
    ),
    Command(
        id="search.open",
        title="Open the chat that is marked",
        keys=("Enter",),
        scope=Scope.SEARCH,
    ),
    Command(
        id="search.clear",
        title="Clear the search",
        keys=("Esc",),
        scope=Scope.SEARCH,
        takes_over=True,
    ),
    # --- in the list of chats -----------------------------------------------------------------
    Command(id="chat.open", title="Open", keys=("Enter",), scope=Scope.CHATS),
    Command(id="chat.rename", title="Rename", keys=("F2",), scope=Scope.CHATS, takes_over=True),
    Command(
        id="chat.delete",
        title="Delete",
        keys=("Del",),
        mac_keys=("Backspace", "Del"),
        scope=Scope.CHATS,
    ),
    Command(
        id="chat.take_back",
        title="Bring back what was deleted",
        keys=("Ctrl+Z",),
        scope=Scope.CHATS,
        takes_over=True,
    ),
    Command(id="chat.pin", title="Pin", scope=Scope.CHATS),
    Command(id="chat.unpin", title="Unpin", scope=Scope.CHATS),
    Command(id="chat.move", title="Move to folder", scope=Scope.CHATS),
    Command(
        id="chat.out_of_folder",
        title="Out of the folder",
        scope=Scope.CHATS,
    ),
    Command(id="chat.duplicate", title="Duplicate", scope=Scope.CHATS),
    Command(id="chat.export", title="Export…", scope=Scope.CHATS),
    Command(id="folder.export", title="Export its chats…", scope=Scope.CHATS),
    Command(id="chat.archive", title="Archive", scope=Scope.CHATS),
    Command(
        id="chat.unarchive",
        title="Back to the list",
        scope=Scope.CHATS,
    ),
    Command(id="folder.fold", title="Fold", scope=Scope.CHATS),
    Command(id="folder.unfold", title="Unfold", scope=Scope.CHATS),
    # --- in the palette -----------------------------------------------------------------------
    Command(
        id="palette.up",
        title="To the line above",
        keys=("Up",),
        scope=Scope.PALETTE,
    ),
    Command(id="palette.down", title="To the line below", keys=("Down",), scope=Scope.PALETTE),
    Command(id="palette.take", title="Do it, or open it", keys=("Enter",), scope=Scope.PALETTE),
    Command(
        id="palette.close",
        title="Close the palette",
        keys=("Esc",),
        scope=Scope.PALETTE,
        takes_over=True,
    ),
    # --- in the choice of models --------------------------------------------------------------
    Command(
        id="picker.search",
        title="Find a model",
        keys=("Ctrl+F",),
        scope=Scope.MODELS,
        free_keys=True,
    ),
    Command(
        id="picker.open_file",
        title="Open file…",
        help="Choose a model file anywhere",
        keys=("Ctrl+O",),
        scope=Scope.MODELS,
        free_keys=True,
    ),
    Command(
        id="picker.save_preset",
        title="Save as preset…",
        help="Keep this choice with all its settings",
        keys=("Ctrl+S",),
        scope=Scope.MODELS,
        free_keys=True,
    ),
    Command(id="picker.load", title="Load these", keys=("Enter",), scope=Scope.MODELS),
    Command(id="picker.close", title="Close, or end what runs", keys=("Esc",), scope=Scope.MODELS),
    Command(id="model.target", title="Use as target", scope=Scope.MODELS),
    Command(id="model.draft", title="Use as draft", scope=Scope.MODELS),
    Command(id="model.new_chat", title="New chat with this model", scope=Scope.MODELS),
    Command(
        id="model.usual",
        title="Use usual settings",
        scope=Scope.MODELS,
    ),
    Command(id="model.show", title="Show in the file manager", scope=Scope.MODELS),
    Command(id="model.copy_path", title="Copy the path", scope=Scope.MODELS),
    Command(id="model.forget", title="Remove from this list", scope=Scope.MODELS),
    Command(id="model.trash", title="Move to trash", scope=Scope.MODELS),
    Command(id="preset.rename", title="Rename…", scope=Scope.MODELS),
    Command(id="preset.duplicate", title="Duplicate", scope=Scope.MODELS),
    Command(
        id="preset.replace",
        title="Replace by the present choice",
        scope=Scope.MODELS,
    ),
    Command(id="preset.export", title="Export…", scope=Scope.MODELS),
    Command(
        id="preset.export_all",
        title="Export all presets…",
        scope=Scope.MODELS,
    ),
    Command(id="preset.import", title="Import presets…", scope=Scope.MODELS),
    Command(id="preset.delete", title="Delete", scope=Scope.MODELS),
    # --- in the settings ----------------------------------------------------------------------
    Command(
        id="settings.search",
        title="Search the settings",
        keys=("Ctrl+F",),
        scope=Scope.SETTINGS,
        free_keys=True,
    ),
    Command(
        id="settings.take_back",
        title="Take the last change back",
        keys=("Ctrl+Z",),
        scope=Scope.SETTINGS,
        free_keys=True,
    ),
    Command(
        id="settings.close",
        title="Close; what was changed stays",
        keys=("Esc",),
        scope=Scope.SETTINGS,
    ),
    # --- in a replay -------------------------------------------------------------------------
    Command(id="replay.toggle", title="Play or pause", keys=("Space",), scope=Scope.REPLAY),
    Command(id="replay.previous", title="To the step before", keys=("Left",), scope=Scope.REPLAY),
    Command(id="replay.next", title="To the next step", keys=("Right",), scope=Scope.REPLAY),
    Command(id="replay.first", title="To the beginning", keys=("Home",), scope=Scope.REPLAY),
    Command(id="replay.last", title="To the end", keys=("End",), scope=Scope.REPLAY),
    Command(id="replay.close", title="Close", keys=("Esc",), scope=Scope.REPLAY),
    # --- in the list of keys -----------------------------------------------------------------
    Command(id="keys.search", title="Search the keys", keys=("Ctrl+F",), scope=Scope.KEYS),
    Command(
        id="keys.choose",
        title="Choose the keys of the marked command",
        keys=("Enter",),
        scope=Scope.KEYS,
    ),
    Command(
        id="keys.take_back",
        title="Take the last change back",
        keys=("Ctrl+Z",),
        scope=Scope.KEYS,
    ),
    Command(
        id="keys.close", title="Close; what was changed stays", keys=("Esc",), scope=Scope.KEYS
    ),
    # --- in the system prompts and in questions -----------------------------------------------
    Command(
        id="prompts.use",
        title="Use in this chat",
        help="Tell the model this, from the next answer on",
        keys=("Ctrl+Enter", "Ctrl+Return"),
        scope=Scope.PROMPTS,
        free_keys=True,
    ),
    Command(
        id="prompts.delete",
        title="Take the prompt out of the library",
        keys=("Del",),
        scope=Scope.PROMPTS,
    ),
    Command(
        id="dialog.take",
        title="Do what the marked button says",
        keys=("Enter",),
        scope=Scope.DIALOG,
    ),
    Command(id="dialog.remove", title="Remove it", keys=("Del",), scope=Scope.DIALOG),
    Command(id="dialog.close", title="Change nothing", keys=("Esc",), scope=Scope.DIALOG),
)


def command(command_id: str) -> Command:
    """The command of an id, with the keys that it has now."""
    return in_use(_BY_ID[command_id])


def keyed(command_id: str, said: str = "", *others: str) -> str:
    """A tooltip: what a command does and its first key, and those of others that do the same.

    ``said``, in the language of the window, takes the place of the declared sentence.
    ``tip_with_keys`` gives it to a widget that stays while other keys are chosen.
    """
    found = command(command_id)
    ids = (command_id, *others)
    keys = Remade.by(lambda: either_key([key for key in map(first_key, ids) if key]))
    told = said or tr(found.help or found.title)
    if not keys:
        return told
    return tr("{what} ({keys})", about="a command with its keys", what=told, keys=keys)


def first_key(command_id: str) -> str:
    """The key of a command as this system writes it; empty: it has none."""
    return next(iter(command(command_id).key_names()), "")


def key_hint(command_id: str) -> str:
    """The first key of a command, short, for the edge of a button or a field."""
    return first_key(command_id).replace("+", " ")


def in_menu(command_id: str, said: str = "") -> str:
    """The words of a menu's entry with its key, which stands at the right.

    ``said`` takes the place of the title; an ``&`` in it is already doubled.
    """
    found = command(command_id)
    return "\t".join((said or tr(found.title), *found.key_names()[:1]))


_BY_ID = {each.id: each for each in COMMANDS}
