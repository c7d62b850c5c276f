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
from foretoken.models.memory.fit import FitGrade, PairPlan, check_fit
from foretoken.models.probe.probing import probe_pair
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class ExtraModels:
    """A pair of models for an experiment, lent to its sessions."""

    base: Session
    """Session of the pair in use."""
    target: LlamaModel
    settings: ModelSettings
    draft: LlamaModel | None
    draft_settings: ModelSettings
    is_base: bool = False
    """Whether both models are those of the pair in use."""

    def session(self, context_length: int) -> Session:
        """Return a session with caches of its own.

        Raises ``ModelLoadError``, and ``DraftError`` if the draft does not fit the target.
        """
        if self.is_base:
            return self.base.beside(context_length, self.settings, self.draft_settings)
        session = Session(
            self.target.borrowed(),
            None if self.draft is None else self.draft.borrowed(),
            context_length=context_length,
            settings=self.settings,
            draft_settings=self.draft_settings,
            cancel_flag=self.base.cancel_flag,
        )
        if self.draft is None or session.has_draft:
            return session
        name, reason = shown_name(self.draft.metadata.path.name), session.no_draft_reason
        session.close()
        raise DraftError(tr("{name} cannot draft here: {reason}.", name=name, reason=reason))


class Loader:
    """Loads each model once, if the memory has room for it next to the pair in use."""

    def __init__(
        self,
        base: Session,
        closing_all: ExitStack,
        should_continue: Callable[[], bool] = lambda: True,
    ) -> None:
        """``closing_all`` closes what is loaded.

        ``should_continue`` stops loading by returning False.
        """
        self._base, self._closing_all, self._should_continue = base, closing_all, should_continue
        self._targets: dict[Path, tuple[LlamaModel, ModelSettings]] = {}
        self._pairs: dict[tuple[Path | None, Path | None], ExtraModels] = {}

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
        if (target, draft) in self._pairs:
            return self._pairs[target, draft]
        own, known = self._base.target, self._targets.get(target) if target is not None else None
        own_file = target or own.metadata.path
        probed = probe_pair(own_file, draft, self._should_continue)
        settings = probed.settings(settings)
        draft_settings = probed.draft_settings(draft_settings)
        if target is None:
            known = own.model, settings
        if known is not None:
            model, settings = known
            if draft is not None:
                own_head = draft == own_file
                head_of = own_file if own_head or is_head_file(draft) else None
                alone = PairPlan(draft, None, context_length, draft_settings, head_of=head_of)
                placed = self._fitted(alone).settings
                draft_settings = draft_settings if own_head else placed
        else:
            assert target is not None
            fitted = self._fitted(PairPlan(target, draft, context_length, settings, draft_settings))
            settings, draft_settings = fitted.settings, fitted.settings_of_draft
            model = self._opened(LlamaModel.load, target, settings, repack=probed.repack)
            self._targets[target] = model, settings
        loaded = None
        if draft is not None:
            loaded = self._opened(model.load_draft, draft, draft_settings, repack=probed.repack)
        models = ExtraModels(self._base, model, settings, loaded, draft_settings)
        self._pairs[target, draft] = models
        return models

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
        if fit.grade in (FitGrade.FITS, FitGrade.TIGHT):
            return fit.placed
        name = " + ".join(shown_name(each.name) for each in (plan.target, plan.draft) if each)
        raise ModelLoadError(
            tr(
                "{name} does not fit in memory together with the loaded models: {needs}. Choose a "
                "smaller model, load a smaller pair first, or close other programs.",
                name=name,
                needs=fit.text,
            )
        )
