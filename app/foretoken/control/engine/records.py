"""Requests to the worker, and the records that it sends to the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from foretoken.chat.conversations.conversation import PromptMessage, SentTo
from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.runs.run_record import FaultKind, RunEvent, RunFault, RunPair
from foretoken.engine.config import (
    ContextPolicy,
    GenerationLimits,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import Event
from foretoken.engine.figures import ServedFigures
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.memory.fit import PairPlan
from foretoken.models.memory.placement import PairPlacement
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.preferences.preference import Preference
from foretoken.servers.server import ServedModel, Server, ServerFacts
from foretoken.system.fetching import Cancel
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    from foretoken.control.engine.engine_work import EngineWork


@dataclass(frozen=True, slots=True)
class ServedTarget:
    """A server's model as chosen by the user."""

    server: Server
    model: str
    """The server's own name for it."""

    @property
    def name(self) -> str:
        """The displayed name."""
        return f"{shown_name(self.model)} · {shown_name(self.server.name)}"


def pair_plan(files: PairFiles, settings: LoadSettings) -> PairPlan:
    """Return the memory plan of a pair; thread counts are left out, they make no difference."""
    return PairPlan(
        files.target,
        files.draft,
        settings.context_length or DEFAULT_CONTEXT_LENGTH,
        replace(settings.target, threads=None),
        replace(settings.draft, threads=None),
    )


@dataclass(frozen=True, slots=True)
class RecoveryOption:
    """Other settings for the same files, offered after a failure."""

    text: str
    """Button text: "Use 15 of 33 layers on the GPU", "Use the processor"."""
    settings: LoadSettings


@dataclass(frozen=True, slots=True)
class EngineFailure:
    """Why loading or answering failed, and the ways to continue.

    Sent alone, not in ``Failed``, it says that llama.cpp would have ended the process: the engine's
    thread sleeps for ever, and the pair is gone.
    """

    kind: FaultKind
    """LOAD: a chosen GPU does not exist; OTHER: llama.cpp failed, and no GPU was in use."""
    error: str
    """Message for the user."""
    files: PairFiles
    options: tuple[RecoveryOption, ...]
    """Best first; a failed answer is continued once one of them is loaded."""


@dataclass(frozen=True, slots=True, eq=False)
class _EngineRequest:
    stop: Cancel = field(default_factory=Cancel, kw_only=True, compare=False)
    """Set to stop the request; also interrupts waiting for a server."""


@dataclass(frozen=True, slots=True)
class LoadRequest(_EngineRequest):
    """Load a pair in place of the loaded one.

    A target that is already loaded with the same settings stays, and so does its cache.
    """

    files: PairFiles
    settings: LoadSettings = field(default_factory=LoadSettings)


@dataclass(frozen=True, slots=True)
class ConnectRequest(_EngineRequest):
    """Let a server answer, and close the loaded pair."""

    target: ServedTarget


@dataclass(frozen=True, slots=True, eq=False)
class _Asked(_EngineRequest):
    take: Callable[[Record], None] = field(kw_only=True)
    """Receives each record on the GUI thread; the last one ends the request."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class _Prompted(_Asked):
    messages: tuple[PromptMessage, ...]
    sampling: SamplingParams
    limits: GenerationLimits
    switches: Mapping[str, Any]
    """Chosen values of the chat template's own options, by name."""
    begun: PromptMessage | None = None
    """The answer so far, if one is to be continued."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GenerateRequest(_Prompted):
    """Answer a conversation."""

    start: int
    """Index of the first message in the last prompt of this conversation."""
    context_policy: ContextPolicy
    speculative: SpeculativeConfig


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class TitleRequest(_Prompted):
    """Name a conversation; stopped by any other request.

    The messages are the conversation and the request for a title. The switches are those of the
    answer, so that its prompt is found in the cache.
    """


@dataclass(frozen=True, slots=True, eq=False)
class WorkRequest(_Asked):
    """Do other work with the loaded pair, such as a test or a measurement."""

    work: EngineWork


Request: TypeAlias = LoadRequest | ConnectRequest | GenerateRequest | TitleRequest | WorkRequest


@dataclass(frozen=True, slots=True)
class RequestProgress:
    """Progress of a load or a job."""

    share: float
    """0 to 1."""
    detail: object = None
    """Details that a job reports."""


@dataclass(frozen=True, slots=True)
class Failed:
    """A request failed; what was in use before it still is."""

    error: str
    """Message for the user."""
    failure: EngineFailure | None = None
    """Cause and recovery options, if there are any."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """A request was stopped before it had a result."""


@dataclass(frozen=True, slots=True)
class PairLoaded:
    """A pair is loaded and ready."""

    files: PairFiles
    target_name: str
    draft_name: str | None
    context_length: int
    no_draft_reason: str | None
    """Why there is no usable draft model; None if it fits. Prompt lookup works in any case."""
    rollback_note: str | None = None
    """Why drafts are more expensive with this target; usually None."""
    settings: LoadSettings = field(default_factory=LoadSettings)
    target_kept: bool = False
    """Whether the target was already loaded; its cache and measured speed are kept."""
    stop_strings: tuple[str, ...] = ()
    """Strings that end an answer, in addition to the end tokens."""
    chat_template: str | None = None
    """The target's own template."""
    advised_sampling: Mapping[str, float] = field(default_factory=dict)
    """Sampling recommended by the target's makers, by the names of ``SamplingParams``."""
    longest_context: int = 0
    """Context length that the target was trained for."""
    prompt_overridden: bool = False
    """Whether the plain format is used although the target has a template; if it has none, whether
    it continues texts instead of chatting. See ``EngineControl.set_prompt_override``."""
    switches: tuple[Preference[Any], ...] = ()
    """Options of its template."""
    noted_as: RunPair | None = None
    """The pair's name in statistics."""
    placement: PairPlacement | None = None
    """Which layers are on which GPU; None if there is no GPU or none is used."""
    placed: PairPlan | None = None
    """The same as a memory plan."""


@dataclass(frozen=True, slots=True)
class ServerConnected:
    """A server is reachable and offers the chosen model; nothing of a chat was sent yet."""

    target: ServedTarget
    facts: ServerFacts
    model: ServedModel
    switches: tuple[Preference[Any], ...] = ()
    """Options of its template, if the server accepts them."""
    stop_strings: tuple[str, ...] = ()
    """Empty: the server applies its own."""
    advised_sampling: Mapping[str, float] = field(default_factory=dict)
    """Empty: servers report none."""

    @property
    def context_length(self) -> int | None:
        """Tokens of prompt and answer together; None if the server does not report it."""
        return self.model.context_length

    @property
    def target_name(self) -> str:
        """The displayed name of the model."""
        return shown_name(self.target.model)

    @property
    def sent_to(self) -> SentTo:
        """The server that chats are sent to."""
        server = self.target.server
        return SentTo(shown_name(server.name), server.host)


Answerer: TypeAlias = PairLoaded | ServerConnected
"""What answers: a local pair or a server's model."""


@dataclass(frozen=True, slots=True)
class PairDisplaced:
    """The pair in use was unloaded to make room for one that then failed to load."""

    lost: bool
    """Whether it could not be reloaded; if it was, its cache is empty."""


@dataclass(frozen=True, slots=True)
class PlainSpeedMeasured:
    """Plain decoding speed of this session, in tokens per second."""

    tokens_per_second: float


@dataclass(frozen=True, slots=True)
class PromptBuilt:
    """The prompt of the conversation was rendered."""

    tokens: int
    start: int
    """Index of the first requested message in the prompt; 0 if none was dropped."""
    left_out: str = ""
    """Characters of the question and the system prompt that the model cannot spell."""
    marks: tuple[Marks, ...] = ()
    """Marks that delimit reasoning in the answer."""


@dataclass(frozen=True, slots=True)
class TitleWritten:
    """The model's output when asked for a title."""

    text: str
    whole: bool
    """Whether it ended by itself."""


@dataclass(frozen=True, slots=True)
class WorkDone:
    """Result of a ``WorkRequest``."""

    result: object


Record: TypeAlias = (
    RequestProgress
    | Failed
    | Stopped
    | PairLoaded
    | PairDisplaced
    | ServerConnected
    | PlainSpeedMeasured
    | PromptBuilt
    | ServedFigures
    | EngineFailure
    | RunEvent
    | RunFault
    | TitleWritten
    | WorkDone
    | Event
)
