"""What can go wrong in the engine, one type per cause.

Every message is one or two sentences for a person: what happened, why, and what to do. It may quote
a name, or what a template says, so it passes ``shown_message`` when it is read.
"""

from foretoken.system.errors import ErrorInWords


class ForetokenError(ErrorInWords):
    """Base of every error that the engine raises on purpose."""

    may_be_logged = True


class NativeCodeError(ForetokenError):
    """None of llama.cpp's native code can run on this processor, or the chosen one cannot."""


class ModelLoadError(ForetokenError):
    """A model file is missing, unreadable, or refused by the backend."""


class OutOfMemory(ModelLoadError):
    """The weights or the cache do not fit the memory."""


class UnknownDevice(ModelLoadError):
    """A GPU that was chosen by its name is not there, or its driver is not loaded."""


class VocabularyMismatch(ForetokenError):
    """The draft's vocabulary differs from the target's, so its tokens mean something else."""


class InvalidLookahead(ForetokenError, ValueError):
    """The lookahead is not a whole number from 1 to 32."""


class PromptError(ForetokenError):
    """The prompt cannot be turned into tokens, or its template cannot be rendered."""

    may_be_logged = False  # it holds what a template said of the messages, or what cannot be spelt


class TargetError(ForetokenError):
    """A pass of the target model failed."""


class DraftError(ForetokenError):
    """A pass of the draft model failed."""


class VerificationError(ForetokenError):
    """The target's answer to a drafted token cannot be judged (NaN logits, wrong shape)."""


class RollbackUnsupported(ForetokenError):
    """The model's cache refuses to drop its last tokens (recurrent and hybrid models)."""


class DecodeFailed(ForetokenError):
    """The backend refused or failed a pass; callers raise it on as a target or draft error."""


class DeviceFailed(DecodeFailed):
    """A pass failed on a GPU: it has no memory left for it, or is lost."""

    def __init__(self, words: str, *, out_of_memory: bool) -> None:
        super().__init__(words)
        self.out_of_memory = out_of_memory


class DecodeAborted(ForetokenError):
    """A pass was stopped from outside; the cache holds what it held before the pass."""
