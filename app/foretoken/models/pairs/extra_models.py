"""Models loaded in addition to the pair in use, for the duration of an experiment."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import DraftError, ModelLoadError
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.models.library.facts import is_head_file
from foretoken.models.memory.fit import PairPlan, check_fit
from foretoken.models.pairs.experiment import apply_known_pair
from foretoken.models.probe.probing import probe_pair
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class ExtraModels:
    """A pair of models for an experiment, lent to its sessions."""

    target: LlamaModel
    settings: ModelSettings
    draft: LlamaModel | None
    draft_settings: ModelSettings
    is_base: bool = False
    """Whether both models are those of the pair in use; ``draft`` is then None."""


class Loader:
    """Loads each target once, if the memory has room for it next to the pair in use."""

    def __init__(
        self, base: Session, closing_all: ExitStack, should_continue: Callable[[], bool]
    ) -> None:
        """``base`` is the session of the pair in use; ``closing_all`` closes what is loaded.

        ``should_continue`` stops loading by returning False.
        """
        self._base, self._closing_all, self._should_continue = base, closing_all, should_continue
        self._targets: dict[Path, tuple[LlamaModel, ModelSettings]] = {}

    def in_use(self, settings: ModelSettings, draft_settings: ModelSettings) -> ExtraModels:
        """Return the pair in use, to be run with these settings."""
        return ExtraModels(self._base.target.model, settings, None, draft_settings, is_base=True)

    def load(
        self,
        target: Path | None,
        draft: Path | None,
        context_length: int,
        settings: ModelSettings,
        draft_settings: ModelSettings,
    ) -> ExtraModels:
        """Load what is not loaded yet; ``target`` is None for that of the pair in use.

        Raises ``ModelLoadError`` if a model cannot be loaded or does not fit the memory, and
        ``Cancelled`` once ``should_continue`` returns False.
        """
        own = self._base.target
        file = target or own.metadata.path
        probed = probe_pair(file, draft, self._should_continue)
        settings = probed.settings(settings)
        draft_settings = probed.draft_settings(draft_settings)
        if target is not None and target not in self._targets:
            fitted = self._fitted(PairPlan(target, draft, context_length, settings, draft_settings))
            settings, draft_settings = fitted.settings, fitted.settings_of_draft
            model = self._opened(LlamaModel.load, target, settings, repack=probed.repack)
            self._targets[target] = model, settings
        else:
            model, settings = (own.model, settings) if target is None else self._targets[target]
            if draft is not None and draft != file:
                head_of = file if is_head_file(draft) else None
                alone = PairPlan(draft, None, context_length, draft_settings, head_of=head_of)
                draft_settings = self._fitted(alone).settings
        loaded = None
        if draft is not None:
            loaded = self._opened(model.load_draft, draft, draft_settings, repack=probed.repack)
        return ExtraModels(model, settings, loaded, draft_settings)

    def session(self, models: ExtraModels, context_length: int) -> Session:
        """Return a session with caches of its own and what is known of the pair.

        Raises ``ModelLoadError``, ``Cancelled``, and ``DraftError`` if the draft does not fit the
        target.
        """
        draft = models.draft
        if models.is_base:
            session = self._base.beside(context_length, models.settings, models.draft_settings)
        else:
            session = Session(
                models.target.borrowed(),
                None if draft is None else draft.borrowed(),
                context_length=context_length,
                settings=models.settings,
                draft_settings=models.draft_settings,
                cancel_flag=self._base.cancel_flag,
            )
        self._closing_all.enter_context(session)
        if draft is not None and not session.has_draft:
            name, reason = shown_name(draft.metadata.path.name), session.no_draft_reason
            raise DraftError("cannot-draft-here", name=name, reason=reason)
        learned = self._base.learned if models.is_base else None
        apply_known_pair(session, learned, self._should_continue)
        return session

    def _opened(
        self, load: Callable[..., LlamaModel], path: Path, settings: ModelSettings, *, repack: bool
    ) -> LlamaModel:
        model = load(
            path, settings=settings, repack=repack, progress=lambda _: self._should_continue()
        )
        return self._closing_all.enter_context(model)

    def _fitted(self, plan: PairPlan) -> PairPlan:
        """Return the plan with its placement. Raises ``ModelLoadError`` if there is no room."""
        fit = check_fit(plan, should_continue=self._should_continue)
        if fit.fits:
            return fit.placed
        name = " + ".join(shown_name(each.name) for each in (plan.target, plan.draft) if each)
        raise ModelLoadError("no-memory-beside-models", name=name, needs=fit.text)
