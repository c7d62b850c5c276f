"""Use of the context by the next message: gauge, warnings and obstacles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.control.composing import AttachedFile, AttachmentList, ContextWatch
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.control.engine.records import ServerConnected
from foretoken.engine.errors import PromptError
from foretoken.system.language import tr, tr_n
from foretoken.ui.composer.composer import Composer
from foretoken.ui.parts.attachment_row import Chip, length_text
from foretoken.ui.parts.pacing import Paced

_NEARLY_FULL = 0.9
"""Share of the context above which the current answer will have to end soon."""
_INTERVAL_MS = 500


class ContextController(QObject):
    """Shows token counts of the message and its files, or of the answer being written."""

    template_failed = Signal()
    """The model's own chat template cannot render the prompt."""

    def __init__(
        self, controller: ChatController, composer: Composer, files: AttachmentList, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._composer = composer
        self._gauge = composer.status.gauge
        self._files = files
        self._use: ContextUse | None = None
        self._growing = (0, 0)  # tokens in the context now, and its length
        self._growth = Paced(_INTERVAL_MS, self)
        self._growth.due.connect(self._show_growth)
        self.watch = ContextWatch(controller, self)
        self.watch.counted.connect(self._on_counted)
        self.watch.refused.connect(self._on_refused)
        files.changed.connect(self._on_files_changed)
        composer.field.textChanged.connect(self._watch_message)
        controller.answers.context_changed.connect(self._on_context_changed)
        controller.engine.state_changed.connect(self._on_state_changed)
        self._on_files_changed()

    def shut_down(self) -> None:
        """Stop counting."""
        self._growth.drop()

    @property
    def _generating(self) -> bool:
        return self._controller.engine.state is EngineState.GENERATING

    # --- the message -------------------------------------------------------------------------

    @Slot()
    def _watch_message(self) -> None:
        self.watch.show_message(self._composer.text(), self._files.attachments)

    @Slot()
    def _on_files_changed(self) -> None:
        self._watch_message()
        self._show_files()
        self._show_obstacle()

    def _show_files(self) -> None:
        counts = self._controller.engine.pair is not None
        self._composer.show_files([_chip(file, counts) for file in self._files.files])

    @Slot(object)
    def _on_counted(self, use: ContextUse | None) -> None:
        self._use = use
        if use is not None:
            read = [file for file in self._files.files if file.attachment is not None]
            for file, tokens in zip(read, use.attachments, strict=False):
                file.tokens = tokens
            self._show_files()
        elif not self._generating:  # without a model nothing is counted
            self._gauge.show_use(0, 0)
            self._composer.warn("")
        self._show_use()

    @Slot(object)
    def _on_refused(self, error: PromptError) -> None:
        self._use = None
        self._show_obstacle()
        leaf = self._controller.current.leaf
        above = leaf.error if leaf is not None else None
        self._composer.warn("" if str(error) == above else str(error))
        if isinstance(error, TemplateFailed):
            self.template_failed.emit()

    @Slot()
    def _on_state_changed(self) -> None:
        if not self._generating:
            self._growth.finish()
        self._show_use()

    def _show_use(self) -> None:
        """Show the use of the answer being written, otherwise that of the next message."""
        served = self._controller.engine.served
        if self._generating:
            self._composer.warn("")
        else:
            if served is not None:
                self._use = None
                self._composer.warn("")
                self._show_served(served)
            elif self._use is not None:
                use = self._use
                urgent = use.nearly_full or not use.fits or bool(use.left_out)
                self._gauge.show_use(use.before_dropping, use.context_length, urgent=urgent)
                self._gauge.explain(details(use, [one.name for one in self._files.attachments]))
                self._composer.warn(warning(use))
        self._show_obstacle()

    def _show_obstacle(self) -> None:
        if self._files.reading:
            self._composer.set_obstacle(
                tr("a file is still being read", about="Cannot send yet: …")
            )
        else:
            self._composer.set_obstacle(obstacle(self._use) if self._use is not None else "")

    # --- the answer --------------------------------------------------------------------------

    @Slot(int, int)
    def _on_context_changed(self, used: int, total: int) -> None:
        # A server reports its count only at the end.
        if self._generating and (used or self._controller.engine.served is None):
            self._growing = used, total
            self._growth.note()

    @Slot()
    def _show_growth(self) -> None:
        self._show_total(*self._growing)

    def _show_total(self, used: int, total: int, head: str = "") -> None:
        self._gauge.show_use(used, total, urgent=used > _NEARLY_FULL * total)
        parts = [(tr("This chat"), used), (tr("Context length"), total)]
        self._gauge.explain(_lines(parts, head))

    def _show_served(self, served: ServerConnected) -> None:
        """Show the server's count for the last answer; only the server has the vocabulary."""
        leaf, total = self._controller.current.leaf, served.context_length or 0
        statistics = None if leaf is None or not leaf.served else leaf.statistics
        used = 0
        if statistics is None or not statistics.prompt_tokens:
            total = 0  # unknown
        else:
            used = statistics.prompt_tokens + statistics.generated
        head = tr(
            "Counted by the server for the last answer; only the server can count the next message"
        )
        self._show_total(used, total, head)


# --- words ---------------------------------------------------------------------------------------


def obstacle(use: ContextUse) -> str:
    """Return why the message cannot be sent; empty if it can."""
    if use.fits:
        return ""
    return tr_n(
        "Too long by {count} token: the model's context holds {context}. Shorten the message, its "
        "files or the system prompt, or load the model with a longer context.",
        "Too long by {count} tokens: the model's context holds {context}. Shorten the message, its "
        "files or the system prompt, or load the model with a longer context.",
        use.total - use.context_length + 1,
        context=use.context_length,
    )


def warning(use: ContextUse) -> str:
    """Return a warning about the next message; empty if there is none."""
    if not use.fits:
        return obstacle(use)
    warnings = []
    if use.left_out:
        warnings.append(
            tr_n(
                "The context is full: the oldest turn will be left out.",
                "The context is full: the oldest {count} turns will be left out.",
                use.left_out,
            )
        )
    if use.room < use.reserve:
        warnings.append(
            tr_n(
                "Only {count} token is left for the answer.",
                "Only {count} tokens are left for the answer.",
                use.room,
            )
        )
    return " ".join(warnings)


def details(use: ContextUse, names: Sequence[str]) -> str:
    """Return the parts of the context, one per line; ``names`` are those of the attachments."""
    parts = [(tr("System prompt"), use.system)] if use.system else []
    format_name = tr("Conversation and chat format") if use.turns else tr("Chat format")
    parts.append((format_name, use.conversation))
    parts += zip(names, use.attachments, strict=False)
    parts.append((tr("This message"), use.text))
    parts.append((tr("Reserved for the answer"), min(use.reserve, use.room)))
    if use.room > use.reserve:
        parts.append((tr("Free", about="tokens in the context"), use.room - use.reserve))
    if use.left_out:
        oldest = tr_n(
            "Left out: the oldest turn", "Left out: the oldest {count} turns", use.left_out
        )
        parts.append((oldest, use.left_out_tokens))
    head = tr_n(
        "{used} of {count} token once this is sent",
        "{used} of {count} tokens once this is sent",
        use.context_length,
        used=use.total,
    )
    return _lines(parts, head)


def _lines(parts: Sequence[tuple[str, int]], head: str = "") -> str:
    lines = [tr("{what}: {count}", what=name, count=size) for name, size in parts]
    return "\n".join([head, *lines] if head else lines)


def _chip(file: AttachedFile, counts: bool) -> Chip:
    """Return the chip of a file; ``counts``: a model is loaded, so tokens are counted."""
    if file.attachment is None:
        return Chip(file.name, tr("reading…", about="a file"), None)
    if file.tokens is not None:
        note = tr_n("{count} token", "{count} tokens", file.tokens)
    elif counts:
        note = tr("counting…", about="tokens of a file")
    else:
        note = length_text(file.attachment)
    return Chip(file.name, note, file.attachment)
