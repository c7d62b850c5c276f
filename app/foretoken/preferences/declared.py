"""Every preference: to add one is to declare it here, and then to ``get`` and ``set`` it.

A title is what a dialog writes beside the control, the help what it says below. What the engine
takes has the engine's limits.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from foretoken.engine.config import (
    CHAT_SAMPLING,
    MAX_CONTEXT_LENGTH,
    MOST_COUNTED,
    ContextPolicy,
    GenerationLimits,
)
from foretoken.engine.token_shade import ColourView
from foretoken.preferences.preference import (
    ChoiceKind,
    FlagKind,
    NumberKind,
    OrNone,
    Preference,
    TextsKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import tr_noop

T = TypeVar("T")
TEXT_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
"""The sizes of text that people can choose, relative to the normal one."""
MOST_RECENT_FILES = 10
"""So many of the files that were attached lately are known."""
MOST_RECENT_PAIRS = 6
"""So many of the pairs that were used lately are known."""
# What the window remembers, as msgspec reads it.
_WORD = Annotated[str, Meta(max_length=200)]
_PATH = Annotated[str, Meta(max_length=100_000)]
_PACKED = Annotated[bytes, Meta(max_length=10_000)]
_SIDE = Annotated[int, Meta(ge=1, le=1_000_000_000)]
_IDS = Annotated[frozenset[Annotated[int, Meta(ge=0, le=2**63 - 1)]], Meta(max_length=100_000)]
_MOMENT = Annotated[datetime, Meta(tz=False)]  # moments with and without a zone do not compare


class Theme(StrEnum):
    """The colours of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Accent(StrEnum):
    """The colour of what stands out."""

    FORETOKEN = "foretoken"
    SYSTEM = "system"


class Motion(StrEnum):
    """Whether anything moves by itself."""

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
    """When the release feed may be asked."""

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
"""What the rooms of the keys are called; they stand in the order of their preferences."""

THEME_TITLES = {
    Theme.SYSTEM: tr_noop("Like the system"),
    Theme.LIGHT: tr_noop("Light"),
    Theme.DARK: tr_noop("Dark"),
}
THEME = Preference(
    "appearance.theme",
    Theme.SYSTEM,
    ChoiceKind(Theme, THEME_TITLES),
    "Theme",
    "The colours of the window; like the system, they follow it while the window is open.",
)
ACCENT = Preference(
    "appearance.accent",
    Accent.FORETOKEN,
    ChoiceKind(
        Accent,
        {Accent.FORETOKEN: tr_noop("Foretoken's"), Accent.SYSTEM: tr_noop("The system's")},
    ),
    "Accent",
    "The colour of links and main buttons; that of the system is changed as far as text in it has "
    "to be readable.",
)
MOTION = Preference(
    "appearance.motion",
    Motion.SYSTEM,
    ChoiceKind(
        Motion,
        {
            Motion.SYSTEM: tr_noop("Like the system"),
            Motion.FULL: tr_noop("Full"),
            Motion.REDUCED: tr_noop("Reduced"),
        },
    ),
    "Motion",
    "Whether bars run to and fro, menus unfold and the text cursor blinks; like the system, as far "
    "as it tells programs what it wants, and full where it does not.",
)
LANGUAGE_TITLES = {  # not translated: each language in itself
    SpokenLanguage.SYSTEM: tr_noop("Like the system"),
    SpokenLanguage.ENGLISH: "English",
    SpokenLanguage.ARABIC: "العربية (machine translation)",
    SpokenLanguage.GERMAN: "Deutsch (machine translation)",
    SpokenLanguage.SPANISH: "Español (machine translation)",
    SpokenLanguage.FRENCH: "Français (machine translation)",
    SpokenLanguage.CHINESE: "简体中文 (machine translation)",
}
"""Each in itself, so that who cannot read the others finds it."""
LANGUAGE = Preference(
    "appearance.language",
    SpokenLanguage.SYSTEM,
    ChoiceKind(SpokenLanguage, LANGUAGE_TITLES),
    "Language",
    "The language of the window; a change takes effect at the next start. Answers follow the model "
    "and your question. Translations are made by machine and not reviewed yet.",
)
TEXT_SCALE = Preference(
    "appearance.text_scale",
    1.0,
    NumberKind(TEXT_SCALES[0], TEXT_SCALES[-1], TEXT_SCALES, percent=True),
    "Size of text",
    "How large all text and what stands beside it is, relative to the normal size.",
)
SIDEBAR = Preference(
    "window.sidebar",
    True,
    FlagKind(),
    "Show the sidebar",
    "The list of chats beside the answers; where there is no room for it, it is folded.",
)
LIVE_PANEL = Preference(
    "window.live_panel",
    True,
    FlagKind(),
    "Show the live panel",
    "Speed and acceptance beside the answers; where there is no room for it, it is folded.",
)
TRAY = Preference(
    "window.tray",
    False,
    FlagKind(),
    "Show an icon in the system tray",
    "Where the desktop has one; it shows the window, begins a chat, stops an answer and quits.",
)
RENDERED = Preference(
    "reading.rendered",
    True,
    FlagKind(),
    "Show answers formatted",
    "Headings, lists, tables and code as what they mean; otherwise as the model wrote them.",
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
    "Token colours tell",
    "Who wrote each token, how likely the target found it, or how much it surprises, in bits.",
)
COPIES_SOURCE = Preference(
    "reading.copies_source",
    False,
    FlagKind(),
    "Copy selections as Markdown",
    "What is selected in an answer is copied as the model wrote it, otherwise as it is read; "
    "a whole message is always copied as it was written.",
)
OWN_MESSAGES = Preference(
    "reading.own_messages",
    False,
    FlagKind(),
    "Show your own messages formatted",
    "Markdown in what you write is shown as what it means, otherwise as you typed it.",
)
LONG_ANSWERS = Preference(
    "notifications.long_answers",
    True,
    FlagKind(),
    "Notify when a long answer ends",
    "One that took 20 seconds or more, while another program is in front; with the name of "
    "the chat, unless it is temporary, and nothing of what is in it.",
)
DRAFTS_FROM_WRITTEN = Preference(
    "drafting.from_written",
    True,
    FlagKind(),
    "Draft from what was written before",
    "What your chats, their attachments and earlier answers say is offered to the model as a draft "
    "where an answer goes on in the same way; it changes the speed of answers, not their text, and "
    "a copy of these texts, without temporary chats, is kept on this computer for it.",
)
RECORDED_RUNS = Preference(
    "statistics.recorded",
    True,
    FlagKind(),
    "Keep statistics",
    "Figures of each answer and of what failed, in a file on this computer: counts, times and the "
    "names of the models, of temporary chats too, but no word of what was said. Nothing is sent.",
)
UPDATE_LOOK = Preference(
    "updates.look",
    UpdateLook.NEVER,
    ChoiceKind(
        UpdateLook,
        {
            UpdateLook.NEVER: tr_noop("Never"),
            UpdateLook.ON_REQUEST: tr_noop("When I ask for it"),
            UpdateLook.DAILY: tr_noop("Once a day"),
        },
    ),
    "Look for updates",
    "When Foretoken may ask for the list of its releases; nothing about you is sent.",
)

# --- how answers are written -------------------------------------------------------------------

TEMPERATURE = Preference(
    "sampling.temperature",
    CHAT_SAMPLING.temperature,
    NumberKind(0.0, 100.0, usual=(0.0, 2.0)),
    "Temperature",
    "How freely tokens are drawn: at 0 always the likeliest one, above 1 more freely than the "
    "model learned.",
)
TOP_K = Preference(
    "sampling.top_k",
    CHAT_SAMPLING.top_k,
    WholeKind(0, MOST_COUNTED),
    "Top-k",
    "Only so many of the likeliest tokens are drawn from; 0 is off.",
)
TOP_P = Preference(
    "sampling.top_p",
    CHAT_SAMPLING.top_p,
    NumberKind(0.01, 1.0, usual=(0.01, 1.0)),
    "Top-p",
    "Only the fewest likely tokens that together have this probability are drawn from; 1 is off.",
)
MIN_P = Preference(
    "sampling.min_p",
    CHAT_SAMPLING.min_p,
    NumberKind(0.0, 1.0, usual=(0.0, 1.0)),
    "Min-p",
    "Only tokens that are at least so many times as likely as the likeliest are drawn from; 0 is "
    "off.",
)
REPEAT_PENALTY = Preference(
    "sampling.repeat_penalty",
    CHAT_SAMPLING.repeat_penalty,
    NumberKind(0.01, 10.0, usual=(1.0, 1.5)),
    "Repetition penalty",
    "Tokens that were there lately become less likely by this factor; 1 is off.",
)
PRESENCE_PENALTY = Preference(
    "sampling.presence_penalty",
    CHAT_SAMPLING.presence_penalty,
    NumberKind(-2.0, 2.0, usual=(-2.0, 2.0)),
    "Presence penalty",
    "Is taken off the score of tokens that were there lately, however often; 0 is off.",
)
FREQUENCY_PENALTY = Preference(
    "sampling.frequency_penalty",
    CHAT_SAMPLING.frequency_penalty,
    NumberKind(-2.0, 2.0, usual=(-2.0, 2.0)),
    "Frequency penalty",
    "Is taken off the score of tokens for each time that they were there lately; 0 is off.",
)
REPEAT_LAST_N = Preference(
    "sampling.repeat_last_n",
    CHAT_SAMPLING.repeat_last_n,
    WholeKind(0, MOST_COUNTED),
    "Window of the penalties",
    "How many of the last tokens, those of the prompt too, the three penalties look at.",
)
SEED: Preference[int | None] = Preference(
    "sampling.seed",
    CHAT_SAMPLING.seed,
    OrNone(WholeKind(0, MOST_COUNTED), tr_noop("Another each time")),
    "Seed",
    "The same seed draws the same answer to the same question; nothing: another one each time.",
)
MAX_TOKENS = Preference(
    "sampling.max_tokens",
    GenerationLimits().max_tokens,
    WholeKind(1, MAX_CONTEXT_LENGTH),
    "Longest answer",
    "After so many tokens an answer ends; it can be continued.",
)
STOP_STRINGS: Preference[tuple[str, ...]] = Preference(
    "sampling.stop_strings",
    (),
    TextsKind(16, 200),
    "Stop strings",
    "An answer ends before one of these; besides those of the model. ; stands between them, \\n "
    "for a new line.",
)
CONTEXT_POLICY = Preference(
    "sampling.context_policy",
    ContextPolicy.DROP_OLDEST,
    ChoiceKind(
        ContextPolicy,
        {
            ContextPolicy.DROP_OLDEST: tr_noop("Leave out the oldest turns"),
            ContextPolicy.STOP: tr_noop("Stop, and leave nothing out"),
        },
    ),
    "When the context is full",
    "What the model is told of a chat that has outgrown its context.",
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


def _remembered(key: str, default: T, annotation: Any) -> Preference[T]:
    """What no dialog shows; ``annotation`` is how msgspec reads it."""
    return Preference(key, default, ValueKind(annotation), "", "", remembered=True)


WINDOW_GEOMETRY: Preference[bytes | None] = _remembered("window.geometry", None, _PACKED | None)
"""Position and size of the window when it was closed."""
PANEL_WIDTHS: Preference[bytes | None] = _remembered("window.panel_widths", None, _PACKED | None)
"""Widths of the side panels when the window was closed."""
PICKER_SIZE: Preference[tuple[int, int] | None] = _remembered(
    "models.picker_size", None, tuple[_SIDE, _SIDE] | None
)
"""Size of the model picker when it was closed."""
UNFOLDED_FOLDERS: Preference[frozenset[int]] = _remembered(
    "sidebar.unfolded_folders", frozenset(), _IDS
)
"""The expanded folders of the sidebar."""
CHANGED_KEYS: Preference[Mapping[str, Any]] = _remembered("keys.changed", {}, dict[str, Any])
"""Keys that replace the default ones, by the name of the command."""
TOLD_LANGUAGE = _remembered("help.told_language", "", _WORD)
"""The language for which the note about machine translation was shown."""
TOLD_CRASH = _remembered("help.told_crash", "", _WORD)
"""The time of the last crash that was shown."""
LAST_UPDATE_LOOK: Preference[datetime | None] = _remembered(
    "updates.last_look", None, _MOMENT | None
)
"""When the list of releases was last fetched automatically."""
DISMISSED_UPDATE = _remembered("updates.dismissed", "", _WORD)
"""The version that the user has dismissed."""
EXPORT_FORMAT = _remembered("export.format", "", _WORD)
"""The format of the last export."""
EXPORT_COLOURS = _remembered("export.colours", True, bool)
"""Whether exported web pages and PDFs have token colours."""
RECENT_FILES: Preference[tuple[str, ...]] = _remembered(
    "files.recent", (), Annotated[tuple[_PATH, ...], Meta(max_length=MOST_RECENT_FILES)]
)
"""Recently attached files, newest first; none of temporary chats."""
RECENT_PAIRS: Preference[tuple[Mapping[str, Any], ...]] = _remembered(
    "pair.recent", (), Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_RECENT_PAIRS)]
)
"""Recently used pairs and servers with their settings, newest first; the first is used again."""
SAMPLING_OF_MODELS: Preference[Mapping[str, Any]] = _remembered(
    "sampling.of_models", {}, dict[str, Any]
)
"""Sampling settings of single targets, by file or server."""
OWN_SAMPLING: Preference[Mapping[str, Any]] = _remembered("sampling.own", {}, dict[str, Any])
"""The user's own sampling styles, by name."""

DECLARED: tuple[Preference[Any], ...] = tuple(
    found for found in list(globals().values()) if isinstance(found, Preference)
)
"""All of them, in this order."""
