"""Errors of the engine, one type per cause.

Facts may be names or a template's message, so sentences pass ``shown_message`` when displayed.
"""

from foretoken.system.errors import UserError


class ForetokenError(UserError):
    """Base of all errors that the engine raises on purpose."""

    may_be_logged = True


class NativeCodeError(ForetokenError):
    """No native code of llama.cpp runs on this processor, or the chosen one does not."""


class ModelLoadError(ForetokenError):
    """A model file is missing, unreadable, or refused by the backend."""


class OutOfMemory(ModelLoadError):
    """The weights or the cache do not fit in memory."""


class UnknownDevice(ModelLoadError):
    """A GPU chosen by name is missing, or its driver is not loaded."""


class VocabularyMismatch(ForetokenError):
    """The draft's vocabulary differs from the target's, so its tokens mean something else."""


class InvalidLookahead(ForetokenError, ValueError):
    """The lookahead is not a whole number from 1 to 32."""


class PromptError(ForetokenError):
    """The prompt cannot be tokenized, or its template cannot be rendered."""

    may_be_logged = False  # may quote messages from a template, or text that cannot be tokenized


class TargetError(ForetokenError):
    """A pass of the target model failed."""


class DraftError(ForetokenError):
    """A pass of the draft model failed."""


class VerificationError(ForetokenError):
    """The target's answer to a drafted token cannot be judged (NaN logits, wrong shape)."""


class RollbackUnsupported(ForetokenError):
    """The model cannot drop its last tokens (recurrent and hybrid models)."""


class DecodeFailed(ForetokenError):
    """The backend refused or failed a pass; re-raised as a target or draft error."""


class DeviceFailed(DecodeFailed):
    """A pass failed on a GPU: it is out of memory, or was lost."""

    def __init__(self, kind: str, /, *, out_of_memory: bool, **facts: object) -> None:
        super().__init__(kind, **facts)
        self.out_of_memory = out_of_memory


class DecodeAborted(ForetokenError):
    """A pass was cancelled; the cache is as before the pass."""
