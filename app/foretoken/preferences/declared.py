"""Declarations of all preferences. A new one needs only a declaration, then ``get`` and ``set``.

Dialogs show the title next to the control and the help below it. Engine parameters have the
engine's limits.
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
from foretoken.engine.token_display import ColourView
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
"""Available text sizes, relative to the normal one."""
MOST_RECENT_FILES = 10
"""Number of recently attached files to remember."""
MOST_RECENT_PAIRS = 6
"""Number of recently used pairs to remember."""
# Types of the window's stored state, for msgspec.
_WORD = Annotated[str, Meta(max_length=200)]
_PATH = Annotated[str, Meta(max_length=100_000)]
_BYTES = Annotated[bytes, Meta(max_length=10_000)]
_SIDE = Annotated[int, Meta(ge=1, le=1_000_000_000)]
_IDS = Annotated[frozenset[Annotated[int, Meta(ge=0, le=2**63 - 1)]], Meta(max_length=100_000)]
_MOMENT = Annotated[datetime, Meta(tz=False)]  # naive and aware datetimes cannot be compared


class Theme(StrEnum):
    """The colours of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Accent(StrEnum):
    """Colour of links and main buttons."""

    FORETOKEN = "foretoken"
    SYSTEM = "system"


class Motion(StrEnum):
    """How much of the window is animated."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class LanguageChoice(StrEnum):
    """Languages of the window, by Qt's locale names."""

    SYSTEM = "system"
    ENGLISH = "en"
    ARABIC = "ar"
    GERMAN = "de"
    SPANISH = "es"
    FRENCH = "fr"
    CHINESE = "zh_CN"


class UpdateCheck(StrEnum):
    """When the release feed may be requested."""

    NEVER = "never"
    """The user has not allowed it yet."""
    ON_REQUEST = "on request"  # not translated: a stored word
    DAILY = "daily"


# --- user preferences --------------------------------------------------------------------------

SECTION_TITLES = {
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
    ChoiceKind(THEME_TITLES),
    "Theme",
    "The colours of the window. “Follow system” changes with the system.",
)
ACCENT = Preference(
    "appearance.accent",
    Accent.FORETOKEN,
    ChoiceKind({Accent.FORETOKEN: "Foretoken", Accent.SYSTEM: tr_noop("System")}),
    "Accent",
    "The colour of links and main buttons. The system's accent colour is adjusted where text would "
    "be hard to read.",
)
MOTION = Preference(
    "appearance.motion",
    Motion.SYSTEM,
    ChoiceKind(
        {
            Motion.SYSTEM: tr_noop("Follow system"),
            Motion.FULL: tr_noop("Full"),
            Motion.REDUCED: tr_noop("Reduced"),
        }
    ),
    "Motion",
    "Animated progress bars and menus, and a blinking text cursor. “Follow system” means full "
    "motion on systems that have no such setting.",
)
LANGUAGE = Preference(
    "appearance.language",
    LanguageChoice.SYSTEM,
    ChoiceKind(
        {  # not translated: each language in itself
            LanguageChoice.SYSTEM: tr_noop("Follow system"),
            LanguageChoice.ENGLISH: "English",
            LanguageChoice.ARABIC: "العربية (machine translation)",
            LanguageChoice.GERMAN: "Deutsch (machine translation)",
            LanguageChoice.SPANISH: "Español (machine translation)",
            LanguageChoice.FRENCH: "Français (machine translation)",
            LanguageChoice.CHINESE: "简体中文 (machine translation)",
        }
    ),
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
    "Show headings, lists, tables and code formatted rather than as raw Markdown.",
)
COLOUR_VIEW_TITLES = {
    ColourView.ORIGIN: tr_noop("Origin"),
    ColourView.PROBABILITY: tr_noop("Probability"),
    ColourView.SURPRISE: tr_noop("Surprise"),
}
COLOUR_VIEW = Preference(
    "reading.token_colours",
    ColourView.ORIGIN,
    ChoiceKind(COLOUR_VIEW_TITLES),
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
    "Show Markdown in your own messages formatted rather than as typed.",
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
    "Where an answer continues like text in your chats, attachments or earlier answers, that text "
    "is used as the draft. This changes the speed of answers, not their text. For this, a copy of "
    "these texts, except temporary chats, is kept on this computer.",
)
RECORDED_RUNS = Preference(
    "statistics.recorded",
    True,
    FlagKind(),
    "Keep statistics",
    "Counts, times and model names of every answer and error, also in temporary chats, in a file "
    "on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.",
)
UPDATE_CHECK = Preference(
    "updates.look",
    UpdateCheck.NEVER,
    ChoiceKind(
        {
            UpdateCheck.NEVER: tr_noop("Never"),
            UpdateCheck.ON_REQUEST: tr_noop("Only when I ask"),
            UpdateCheck.DAILY: tr_noop("Once a day"),
        }
    ),
    "Check for updates",
    "When Foretoken may download the list of its releases. Nothing about you is sent.",
)

# --- sampling ----------------------------------------------------------------------------------

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
        {
            ContextPolicy.DROP_OLDEST: tr_noop("Leave out the oldest turns"),
            ContextPolicy.STOP: tr_noop("Stop with an error"),
        }
    ),
    "When the context is full",
    "What happens when a chat no longer fits into the model's context.",
)

# --- stored state of the window ----------------------------------------------------------------


def _stored_state(key: str, default: T, annotation: Any) -> Preference[T]:
    """Declare state that no dialog shows; ``annotation`` is its type for msgspec."""
    return Preference(key, default, ValueKind(annotation), "", "", remembered=True)


WINDOW_GEOMETRY: Preference[bytes | None] = _stored_state("window.geometry", None, _BYTES | None)
"""Position and size of the window when it was closed."""
PANEL_WIDTHS: Preference[bytes | None] = _stored_state("window.panel_widths", None, _BYTES | None)
"""Widths of the side panels when the window was closed."""
PICKER_SIZE: Preference[tuple[int, int] | None] = _stored_state(
    "models.picker_size", None, tuple[_SIDE, _SIDE] | None
)
"""Size of the model picker when it was closed."""
UNFOLDED_FOLDERS: Preference[frozenset[int]] = _stored_state(
    "sidebar.unfolded_folders", frozenset(), _IDS
)
"""The expanded folders of the sidebar."""
CHANGED_KEYS: Preference[Mapping[str, str]] = _stored_state("keys.chosen", {}, dict[str, _WORD])
"""The key that replaces the default ones, by the name of the command; empty means none."""
NOTIFIED_LANGUAGE = _stored_state("help.told_language", "", _WORD)
"""The language for which the note about machine translation was shown."""
NOTIFIED_CRASH = _stored_state("help.told_crash", "", _WORD)
"""The time of the last crash that was shown."""
LAST_UPDATE_CHECK: Preference[datetime | None] = _stored_state(
    "updates.last_look", None, _MOMENT | None
)
"""When the list of releases was last fetched automatically."""
DISMISSED_UPDATE = _stored_state("updates.dismissed", "", _WORD)
"""The version that the user has dismissed."""
EXPORT_FORMAT = _stored_state("export.format", "", _WORD)
"""The format of the last export."""
EXPORT_COLOURS = _stored_state("export.colours", True, bool)
"""Whether exported web pages and PDFs have token colours."""
RECENT_FILES: Preference[tuple[str, ...]] = _stored_state(
    "files.recent", (), Annotated[tuple[_PATH, ...], Meta(max_length=MOST_RECENT_FILES)]
)
"""Recently attached files, newest first; none of temporary chats."""
RECENT_PAIRS: Preference[tuple[Mapping[str, Any], ...]] = _stored_state(
    "pair.recent", (), Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_RECENT_PAIRS)]
)
"""Recently used pairs and servers with their settings, newest first; the first is used again."""
SAMPLING_OF_MODELS: Preference[Mapping[str, Any]] = _stored_state(
    "sampling.of_models", {}, dict[str, Any]
)
"""Sampling settings of single targets, by file or server."""
OWN_SAMPLING: Preference[Mapping[str, Any]] = _stored_state("sampling.own", {}, dict[str, Any])
"""The user's own sampling styles, by name."""

DECLARED: tuple[Preference[Any], ...] = tuple(
    found for found in list(globals().values()) if isinstance(found, Preference)
)
"""All preferences, in order of declaration."""
USER_PREFERENCES = tuple(each for each in DECLARED if not each.remembered)
"""What the user sets, without stored state."""
SAMPLING_PARAMETERS = tuple(each for each in USER_PREFERENCES if each.room == "sampling")
"""Parameters that can also be set per answer, chat or model; their names are those of
``SamplingParams`` and of the limits of an answer."""
