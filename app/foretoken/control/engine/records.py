"""Requests to the worker, and the records that it sends back to the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from foretoken.chat.conversations.conversation import PromptMessage, SentTo
from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.runs.run_record import RunEntry, RunPair
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
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.preferences.preference import Preference
from foretoken.servers.server import ServedModel, Server, ServerFacts
from foretoken.system.fetching import Cancel
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    from foretoken.control.engine.engine_work import EngineWork


@dataclass(frozen=True, slots=True)
class ServedTarget:
    """A model of a server, as a person chose it."""

    server: Server
    model: str
    """As the server calls it."""

    @property
    def name(self) -> str:
        """The name that is shown."""
        return f"{shown_name(self.model)} · {shown_name(self.server.name)}"


def pair_plan(files: PairFiles, settings: LoadSettings) -> PairPlan:
    """What the memory is asked for; how many threads there are makes no difference to it."""
    return PairPlan(
        files.target,
        files.draft,
        settings.context_length or DEFAULT_CONTEXT_LENGTH,
        replace(settings.target, threads=None),
        replace(settings.draft, threads=None),
    )


class FailureKind(StrEnum):  # not translated: names
    """What failed of the device that a pair is computed on."""

    OUT_OF_MEMORY = "out of memory"
    """A GPU has no room for what it was given."""
    DEVICE_LOST = "device lost"
    """A GPU, or its driver, failed in the middle of its work."""
    NO_DEVICE = "no device"
    """A GPU that was chosen is not there."""
    ENGINE_LOST = "engine lost"
    """llama.cpp would have ended the process, and no GPU was in use."""


@dataclass(frozen=True, slots=True)
class RecoveryOption:
    """A recovery option: other settings for the same files."""

    text: str
    """For a button: "Use 15 of 33 layers on the GPU", "Use the processor"."""
    settings: LoadSettings


@dataclass(frozen=True, slots=True)
class EngineFailure:
    """Why loading or answering ended, and how to go on."""

    kind: FailureKind
    error: str
    """In words for a person."""
    files: PairFiles
    options: tuple[RecoveryOption, ...]
    """The best one first; for a failed answer it goes on once that is loaded."""


@dataclass(frozen=True, slots=True, eq=False)
class _EngineRequest:
    stop: Cancel = field(default_factory=Cancel, kw_only=True, compare=False)
    """Set to stop the request; also ends a wait for a server."""


@dataclass(frozen=True, slots=True)
class LoadRequest(_EngineRequest):
    """Load a pair; it replaces the loaded one.

    A target that is loaded with the same settings stays, with all that it has read.
    """

    files: PairFiles
    settings: LoadSettings = field(default_factory=LoadSettings)
    task: ClassVar[str] = "Loading"  # not translated: what the log calls it


@dataclass(frozen=True, slots=True)
class ConnectRequest(_EngineRequest):
    """Let a server answer; the loaded pair is closed."""

    target: ServedTarget
    task: ClassVar[str] = "Connecting"  # not translated: for the log


@dataclass(frozen=True, slots=True, eq=False)
class _Asked(_EngineRequest):
    take: Callable[[Record], None] = field(kw_only=True)
    """Gets each of its records on the GUI thread; the last one ends the request."""


@dataclass(frozen=True, slots=True, eq=False)
class GenerateRequest(_Asked):
    """Answer a conversation."""

    messages: tuple[PromptMessage, ...]
    start: int
    """Index of the first one that the last prompt of this conversation held."""
    context_policy: ContextPolicy
    sampling: SamplingParams
    speculative: SpeculativeConfig
    limits: GenerationLimits
    begun: PromptMessage | None = None
    """The answer as far as it is, if one is to go on."""
    switches: Mapping[str, Any] = field(default_factory=dict)
    """What was chosen of the chat template's own, by its names."""
    task: ClassVar[str] = "Answering"  # not translated: for the log


@dataclass(frozen=True, slots=True, eq=False)
class TitleRequest(_Asked):
    """Name a conversation; any other request stops it."""

    messages: tuple[PromptMessage, ...]
    """The conversation, and the question for a title."""
    most_tokens: int
    switches: Mapping[str, Any] = field(default_factory=dict)
    """As the answer had them, so that its prompt is found in the cache."""
    task: ClassVar[str] = "Naming a chat"  # not translated: for the log


@dataclass(frozen=True, slots=True, eq=False)
class WorkRequest(_Asked):
    """Test or measure the pair that is loaded, or do something else with it."""

    work: EngineWork

    @property
    def task(self) -> str:
        """What the log calls it."""
        return self.work.task


Request: TypeAlias = LoadRequest | ConnectRequest | GenerateRequest | TitleRequest | WorkRequest


@dataclass(frozen=True, slots=True)
class RequestProgress:
    """How far a load or a job is."""

    share: float
    """0 to 1."""
    detail: object = None
    """What a job reports besides."""


@dataclass(frozen=True, slots=True)
class Failed:
    """A request ended with an error. What was there before it is still there."""

    error: str
    """In words for a person."""
    failure: EngineFailure | None = None
    """What can be done about it, where something can."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """A request was stopped before it had a result."""


@dataclass(frozen=True, slots=True)
class PairLoaded:
    """A pair is ready."""

    files: PairFiles
    target_name: str
    draft_name: str | None
    context_length: int
    no_draft_reason: str | None
    """Why there is no draft model to use; None where it fits. Prompt lookup works in any case."""
    rollback_note: str | None = None
    """Why drafts are more expensive with this target; mostly None."""
    settings: LoadSettings = field(default_factory=LoadSettings)
    target_kept: bool = False
    """Whether the target was loaded before; its cache and measured speed stay."""
    tested: PairTestResult | None = None
    """What the last test of this pair found on this machine."""
    stop_strings: tuple[str, ...] = ()
    """What ends its answers besides its end tokens."""
    chat_template: str | None = None
    """The target's own."""
    advised_sampling: Mapping[str, float] = field(default_factory=dict)
    """What the target's makers advise, by the names of ``SamplingParams``."""
    longest_context: int = 0
    """What the target was made for."""
    plain_format: bool = False
    """Whether the target is asked in the plain format, though it has a template."""
    completes: bool = False
    """Whether the target, which has no template, goes on with texts and does not chat."""
    switches: tuple[Preference[Any], ...] = ()
    """Options of its template."""
    noted_as: RunPair | None = None
    """What statistics call it."""
    placement: PairPlacement | None = None
    """Which layers are on which GPU; None where there is none, or none is used."""
    placed: PairPlan | None = None
    """The same as a request for memory."""


@dataclass(frozen=True, slots=True)
class ServerConnected:
    """A server is there and offers the model that was chosen; nothing of a chat was sent yet."""

    target: ServedTarget
    facts: ServerFacts
    model: ServedModel
    switches: tuple[Preference[Any], ...] = ()
    """Options of its template, if the server takes them."""
    stop_strings: tuple[str, ...] = ()
    """Unknown: the server has its own."""
    advised_sampling: Mapping[str, float] = field(default_factory=dict)
    """Servers have none."""

    @property
    def context_length(self) -> int | None:
        """Tokens of prompt and answer together; None: the server does not tell."""
        return self.model.context_length

    @property
    def target_name(self) -> str:
        """What the server calls its model, as it is shown."""
        return shown_name(self.target.model)

    @property
    def sent_to(self) -> SentTo:
        """Where a chat is sent."""
        server = self.target.server
        return SentTo(shown_name(server.name), server.host)


Answerer: TypeAlias = PairLoaded | ServerConnected
"""What answers: models on this computer, or a server's."""


@dataclass(frozen=True, slots=True)
class PairDisplaced:
    """The pair in use had to make room for one that was then not loaded."""

    lost: bool
    """It could not be loaded again either; otherwise it is there, with nothing in its cache."""


@dataclass(frozen=True, slots=True)
class PlainSpeedMeasured:
    """Plain decoding speed of this session, in tokens per second."""

    tokens_per_second: float


@dataclass(frozen=True, slots=True)
class PromptBuilt:
    """The conversation is rendered."""

    tokens: int
    start: int
    """Index of the first message in it, of those requested; 0 where nothing was dropped."""
    left_out: str = ""
    """Characters of the question, and of the system prompt, that the model cannot spell."""
    marks: tuple[Marks, ...] = ()
    """How the answer will mark its reasoning."""


@dataclass(frozen=True, slots=True)
class ServerFigures:
    """Figures that a server reported of its answer; comes before the record that ends it."""

    figures: ServedFigures


@dataclass(frozen=True, slots=True)
class EngineLost:
    """llama.cpp would have ended the process: its thread sleeps for ever, with all that it holds.

    The running request has failed; the pair is gone.
    """

    failure: EngineFailure


@dataclass(frozen=True, slots=True)
class RunNoted:
    """An answer has ended, or something has failed: what statistics keep of it."""

    entry: RunEntry


@dataclass(frozen=True, slots=True)
class TitleWritten:
    """What the model wrote when it was asked for a title."""

    text: str
    whole: bool
    """It ended by itself."""


@dataclass(frozen=True, slots=True)
class WorkDone:
    """A ``WorkRequest`` has come to a result."""

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
    | ServerFigures
    | EngineLost
    | RunNoted
    | TitleWritten
    | WorkDone
    | Event
)
