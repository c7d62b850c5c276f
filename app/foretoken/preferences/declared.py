"""Every preference: to add one is to declare it here, and then to ``get`` and ``set`` it.

A title is what a dialog writes beside the control, the help what it says below. What the engine
takes has the engine's limits.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from foretoken.engine.config import (
    CHAT_SAMPLING,
    MAX_CONTEXT_LENGTH,
    MIN_CONTEXT_LENGTH,
    MOST_COUNTED,
    CacheType,
    ContextPolicy,
    GenerationLimits,
)
from foretoken.engine.token_shade import ColourView
from foretoken.preferences.preference import (
    BytesKind,
    ChoiceKind,
    FlagKind,
    MomentKind,
    NumberKind,
    NumbersKind,
    OrNone,
    Preference,
    SizeKind,
    TableKind,
    TablesKind,
    TextKind,
    TextsKind,
    WholeKind,
)
from foretoken.system.language import tr_noop

TEXT_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
"""Text sizes on offer, relative to the normal one."""
MOST_RECENT_FILES = 10
"""So many recently attached files are remembered."""
MOST_RECENT_PAIRS = 6
"""So many recently used pairs are remembered."""
_LONGEST_PATH = 100_000
_LONGEST_WORD = 200
_LARGEST_SIDE = 1_000_000_000
_MOST_FOLDERS = 100_000
_LARGEST_ID = 2**63 - 1
_MOST_GEOMETRY_BYTES = 10_000


class Theme(StrEnum):
    """The colours of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Accent(StrEnum):
    """The colour of links and main buttons."""

    FORETOKEN = "foretoken"
    SYSTEM = "system"


class Motion(StrEnum):
    """How much of the window is animated."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class SpokenLanguage(StrEnum):
    """The languages of the window, by the names that Qt has for them."""

    SYSTEM = "system"
    ENGLISH = "en"
    ARABIC = "ar"
    GERMAN = "de"
    SPANISH = "es"
    FRENCH = "fr"
    CHINESE = "zh_CN"


class UpdateLook(StrEnum):
    """When the release feed may be requested."""

    NEVER = "never"
    """Nobody has allowed it yet."""
    ON_REQUEST = "on request"  # not translated: a stored word
    DAILY = "daily"


# --- what people choose ------------------------------------------------------------------------

ROOM_TITLES = {
    "appearance": tr_noop("Appearance"),
    "window": tr_noop("Window"),
    "reading": tr_noop("Reading"),
    "notifications": tr_noop("Notifications"),
    "drafting": tr_noop("Drafting"),
    "sampling": tr_noop("Sampling"),
    "statistics": tr_noop("Statistics"),
    "updates": tr_noop("Updates"),
}
"""Titles of the sections, by the first part of the keys."""

THEME_TITLES = {
    Theme.SYSTEM: tr_noop("Follow system"),
    Theme.LIGHT: tr_noop("Light"),
    Theme.DARK: tr_noop("Dark"),
}
THEME = Preference(
    "appearance.theme",
    Theme.SYSTEM,
    ChoiceKind(Theme, THEME_TITLES),
    "Theme",
    "The colours of the window. “Follow system” switches whenever the system does.",
)
ACCENT = Preference(
    "appearance.accent",
    Accent.FORETOKEN,
    ChoiceKind(
        Accent,
        {
            Accent.FORETOKEN: "Foretoken",
            Accent.SYSTEM: tr_noop("System"),
        },  # not translated: the product
    ),
    "Accent",
    "The colour of links and main buttons. The system's accent colour is adjusted where text would "
    "be hard to read.",
)
MOTION = Preference(
    "appearance.motion",
    Motion.SYSTEM,
    ChoiceKind(
        Motion,
        {
            Motion.SYSTEM: tr_noop("Follow system"),
            Motion.FULL: tr_noop("Full"),
            Motion.REDUCED: tr_noop("Reduced"),
        },
    ),
    "Motion",
    "Animated progress bars and menus, and a blinking text cursor. “Follow system” means full "
    "motion on systems that have no such setting.",
)
LANGUAGE_TITLES = {  # not translated: each language in itself
    SpokenLanguage.SYSTEM: tr_noop("Follow system"),
    SpokenLanguage.ENGLISH: "English",
    SpokenLanguage.ARABIC: "العربية (machine translation)",
    SpokenLanguage.GERMAN: "Deutsch (machine translation)",
    SpokenLanguage.SPANISH: "Español (machine translation)",
    SpokenLanguage.FRENCH: "Français (machine translation)",
    SpokenLanguage.CHINESE: "简体中文 (machine translation)",
}
"""Each in its own language, so that people who cannot read the others find it."""
LANGUAGE = Preference(
    "appearance.language",
    SpokenLanguage.SYSTEM,
    ChoiceKind(SpokenLanguage, LANGUAGE_TITLES),
    "Language",
    "The language of the window, not of the answers; a change takes effect after a restart. "
    "Translations were made by machine and have not been reviewed.",
)
TEXT_SCALE = Preference(
    "appearance.text_scale",
    1.0,
    NumberKind(TEXT_SCALES[0], TEXT_SCALES[-1], TEXT_SCALES, percent=True),
    "Text size",
    "The size of all text and of the controls around it, relative to normal.",
)
SIDEBAR = Preference(
    "window.sidebar",
    True,
    FlagKind(),
    "Show sidebar",
    "The list of chats. It is hidden automatically while the window is too narrow.",
)
LIVE_PANEL = Preference(
    "window.live_panel",
    True,
    FlagKind(),
    "Show live panel",
    "Speed and acceptance of the answers. It is hidden automatically while the window is too "
    "narrow.",
)
TRAY = Preference(
    "window.tray",
    False,
    FlagKind(),
    "Show an icon in the system tray",
    "Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a "
    "system tray.",
)
RENDERED = Preference(
    "reading.rendered",
    True,
    FlagKind(),
    "Format answers",
    "Show headings, lists, tables and code formatted, not as the Markdown that the model wrote.",
)
COLOUR_VIEW_TITLES = {
    ColourView.ORIGIN: tr_noop("Origin"),
    ColourView.PROBABILITY: tr_noop("Probability"),
    ColourView.SURPRISE: tr_noop("Surprise"),
}
COLOUR_VIEW = Preference(
    "reading.token_colours",
    ColourView.ORIGIN,
    ChoiceKind(ColourView, COLOUR_VIEW_TITLES),
    "Token colours show",
    "Which model wrote each token, how likely it was for the target, or how surprising, in bits.",
)
COPIES_SOURCE = Preference(
    "reading.copies_source",
    False,
    FlagKind(),
    "Copy selections as Markdown",
    "Copy a selected part of an answer as the Markdown that the model wrote. A whole message is "
    "always copied that way.",
)
OWN_MESSAGES = Preference(
    "reading.own_messages",
    False,
    FlagKind(),
    "Format your messages",
    "Show Markdown in your own messages formatted, not as you typed it.",
)
LONG_ANSWERS = Preference(
    "notifications.long_answers",
    True,
    FlagKind(),
    "Notify when a long answer is ready",
    "For answers that take 20 seconds or more, while you are using another program. The "
    "notification has the name of the chat, unless it is temporary, and none of its content.",
)
DRAFTS_FROM_WRITTEN = Preference(
    "drafting.from_written",
    True,
    FlagKind(),
    "Draft from earlier chats",
    "Where an answer continues like something in your chats, attachments or earlier answers, that "
    "text is used as the draft. This changes the speed of answers, not their text. A copy of these "
    "texts, without temporary chats, is kept on this computer for it.",
)
RECORDED_RUNS = Preference(
    "statistics.recorded",
    True,
    FlagKind(),
    "Keep statistics",
    "Counts, times and model names of every answer and error, also in temporary chats, in a file "
    "on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.",
)
UPDATE_LOOK = Preference(
    "updates.look",
    UpdateLook.NEVER,
    ChoiceKind(
        UpdateLook,
        {
            UpdateLook.NEVER: tr_noop("Never"),
            UpdateLook.ON_REQUEST: tr_noop("Only when I ask"),
            UpdateLook.DAILY: tr_noop("Once a day"),
        },
    ),
    "Check for updates",
    "When Foretoken may download the list of its releases. Nothing about you is sent.",
)

# --- how answers are written -------------------------------------------------------------------

TEMPERATURE = Preference(
    "sampling.temperature",
    CHAT_SAMPLING.temperature,
    NumberKind(0.0, 100.0, usual=(0.0, 2.0)),
    "Temperature",
    "How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens "
    "are chosen more often than the model predicts.",
)
TOP_K = Preference(
    "sampling.top_k",
    CHAT_SAMPLING.top_k,
    WholeKind(0, MOST_COUNTED),
    "Top-k",
    "Choose only among this many of the most likely tokens; 0 turns it off.",
)
TOP_P = Preference(
    "sampling.top_p",
    CHAT_SAMPLING.top_p,
    NumberKind(0.01, 1.0, usual=(0.01, 1.0)),
    "Top-p",
    "Choose only among the most likely tokens that together reach this probability; 1 turns it "
    "off.",
)
MIN_P = Preference(
    "sampling.min_p",
    CHAT_SAMPLING.min_p,
    NumberKind(0.0, 1.0, usual=(0.0, 1.0)),
    "Min-p",
    "Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it "
    "off.",
)
REPEAT_PENALTY = Preference(
    "sampling.repeat_penalty",
    CHAT_SAMPLING.repeat_penalty,
    NumberKind(0.01, 10.0, usual=(1.0, 1.5)),
    "Repetition penalty",
    "Makes recent tokens less likely by this factor; 1 turns it off.",
)
PRESENCE_PENALTY = Preference(
    "sampling.presence_penalty",
    CHAT_SAMPLING.presence_penalty,
    NumberKind(-2.0, 2.0, usual=(-2.0, 2.0)),
    "Presence penalty",
    "Lowers the score of every recent token by this much, however often it occurred; 0 turns it "
    "off.",
)
FREQUENCY_PENALTY = Preference(
    "sampling.frequency_penalty",
    CHAT_SAMPLING.frequency_penalty,
    NumberKind(-2.0, 2.0, usual=(-2.0, 2.0)),
    "Frequency penalty",
    "Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.",
)
REPEAT_LAST_N = Preference(
    "sampling.repeat_last_n",
    CHAT_SAMPLING.repeat_last_n,
    WholeKind(0, MOST_COUNTED),
    "Penalty window",
    "How many tokens count as recent for the three penalties, including those of the prompt.",
)
SEED: Preference[int | None] = Preference(
    "sampling.seed",
    CHAT_SAMPLING.seed,
    OrNone(WholeKind(0, MOST_COUNTED), tr_noop("Random")),
    "Seed",
    "With the same seed, the same question gets the same answer. “Random” uses a new seed for each "
    "answer.",
)
MAX_TOKENS = Preference(
    "sampling.max_tokens",
    GenerationLimits().max_tokens,
    WholeKind(1, MAX_CONTEXT_LENGTH),
    "Maximum answer length",
    "An answer stops after this many tokens; you can continue it.",
)
STOP_STRINGS: Preference[tuple[str, ...]] = Preference(
    "sampling.stop_strings",
    (),
    TextsKind(16, 200),
    "Stop strings",
    "An answer stops before any of these, as well as before the model's own. Separate them with ; "
    "and write \\n for a new line.",
)
CONTEXT_POLICY = Preference(
    "sampling.context_policy",
    ContextPolicy.DROP_OLDEST,
    ChoiceKind(
        ContextPolicy,
        {
            ContextPolicy.DROP_OLDEST: tr_noop("Leave out the oldest turns"),
            ContextPolicy.STOP: tr_noop("Stop with an error"),
        },
    ),
    "When the context is full",
    "What happens when a chat no longer fits into the model's context.",
)

SAMPLING_PARAMETERS: tuple[Preference[Any], ...] = (
    TEMPERATURE,
    TOP_K,
    TOP_P,
    MIN_P,
    REPEAT_PENALTY,
    PRESENCE_PENALTY,
    FREQUENCY_PENALTY,
    REPEAT_LAST_N,
    SEED,
    MAX_TOKENS,
    STOP_STRINGS,
    CONTEXT_POLICY,
)
"""What can be chosen for an answer, a chat or a model too; their names are those of
``SamplingParams`` and of what else ends an answer."""

# --- what the window remembers -----------------------------------------------------------------

WINDOW_GEOMETRY: Preference[bytes | None] = Preference(
    "window.geometry",
    None,
    OrNone(BytesKind(_MOST_GEOMETRY_BYTES)),
    "Window geometry",
    "Position and size of the window when it was closed.",
    remembered=True,
)
PANEL_WIDTHS: Preference[bytes | None] = Preference(
    "window.panel_widths",
    None,
    OrNone(BytesKind(_MOST_GEOMETRY_BYTES)),
    "Widths of the side panels",
    "Widths of the sidebar and the live panel when the window was closed.",
    remembered=True,
)
PICKER_SIZE: Preference[tuple[int, int] | None] = Preference(
    "models.picker_size",
    None,
    OrNone(SizeKind(_LARGEST_SIDE)),
    "Size of the model picker",
    "Size of the model picker when it was closed.",
    remembered=True,
)
UNFOLDED_FOLDERS: Preference[frozenset[int]] = Preference(
    "sidebar.unfolded_folders",
    frozenset(),
    NumbersKind(_MOST_FOLDERS, _LARGEST_ID),
    "Expanded folders",
    "The folders of chats that are expanded in the sidebar.",
    remembered=True,
)
CHANGED_KEYS: Preference[Mapping[str, Any]] = Preference(
    "keys.changed",
    {},
    TableKind(),
    "Changed shortcuts",
    "Keys that replace the default ones, by the name of the command.",
    remembered=True,
)
TOLD_LANGUAGE = Preference(
    "help.told_language",
    "",
    TextKind(_LONGEST_WORD),
    "Language notice",
    "The language for which the notice about machine translation was last shown.",
    remembered=True,
)
TOLD_CRASH = Preference(
    "help.told_crash",
    "",
    TextKind(_LONGEST_WORD),
    "Crash notice",
    "Time of the last crash that the window has reported.",
    remembered=True,
)
LAST_UPDATE_LOOK = Preference(
    "updates.last_look",
    None,
    OrNone(MomentKind()),
    "Last check for updates",
    "When the list of releases was last requested automatically.",
    remembered=True,
)
DISMISSED_UPDATE = Preference(
    "updates.dismissed",
    "",
    TextKind(_LONGEST_WORD),
    "Dismissed update",
    "The version that is not offered again.",
    remembered=True,
)
EXPORT_FORMAT = Preference(
    "export.format",
    "",
    TextKind(_LONGEST_WORD),
    "Format of the last export",
    "The file format of the last export.",
    remembered=True,
)
EXPORT_COLOURS = Preference(
    "export.colours",
    True,
    FlagKind(),
    "Export with token colours",
    "Whether web pages and PDFs show which model each token came from.",
    remembered=True,
)
RECENT_FILES: Preference[tuple[str, ...]] = Preference(
    "files.recent",
    (),
    TextsKind(MOST_RECENT_FILES, _LONGEST_PATH),
    "Recent files",
    "Recently attached files, newest first, except those of temporary chats.",
    remembered=True,
)
LAST_TARGET = Preference(
    "pair.target",
    "",
    TextKind(_LONGEST_PATH),
    "Target of the last pair",
    "The model file to load at the next start; empty for the built-in pair.",
    remembered=True,
)
LAST_DRAFT = Preference(
    "pair.draft",
    "",
    TextKind(_LONGEST_PATH),
    "Draft of the last pair",
    "The draft model to load with it; empty for none.",
    remembered=True,
)
LAST_SERVER: Preference[Mapping[str, Any]] = Preference(
    "pair.server",
    {},
    TableKind(),
    "Last server",
    "The server and model to use at the next start; empty for the last pair.",
    remembered=True,
)
LAST_CONTEXT_LENGTH: Preference[int | None] = Preference(
    "pair.context_length",
    None,
    OrNone(WholeKind(MIN_CONTEXT_LENGTH, MAX_CONTEXT_LENGTH)),
    "Context of the last pair",
    "Its context length in tokens; empty if the engine chose it.",
    remembered=True,
)
LAST_CACHE_TYPE = Preference(
    "pair.cache_type",
    CacheType.F16,
    ChoiceKind(CacheType, {kind: kind.value for kind in CacheType}),
    "Cache of the last pair",
    "The number format of its KV caches.",
    remembered=True,
)
LAST_PRESET_SETTINGS: Preference[Mapping[str, Any] | None] = Preference(
    "pair.of_preset",
    None,
    OrNone(TableKind()),
    "Settings of the last preset",
    "All settings of the preset that was loaded last; empty if none was.",
    remembered=True,
)
RECENT_PAIRS: Preference[tuple[Mapping[str, Any], ...]] = Preference(
    "pair.recent",
    (),
    TablesKind(MOST_RECENT_PAIRS),
    "Recent pairs",
    "Recently used pairs and servers, newest first, with their settings.",
    remembered=True,
)

SAMPLING_OF_MODELS: Preference[Mapping[str, Any]] = Preference(
    "sampling.of_models",
    {},
    TableKind(),
    "Sampling per model",
    "Values that apply to one target only, by its file or server.",
    remembered=True,
)
OWN_SAMPLING: Preference[Mapping[str, Any]] = Preference(
    "sampling.own",
    {},
    TableKind(),
    "Sampling styles",
    "Sampling values that you saved under a name.",
    remembered=True,
)

DECLARED: tuple[Preference[Any], ...] = tuple(
    found for found in list(globals().values()) if isinstance(found, Preference)
)
"""All of them, in this order."""
