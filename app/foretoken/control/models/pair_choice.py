"""What is chosen in the window, and the presets that keep it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foretoken.control.engine.records import AnswerSettings, LoadSettings, PairFiles
from foretoken.models.presets.user_presets import ModelSource, PairSettings, UserPreset
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name


@dataclass(frozen=True, slots=True)
class PairChoice:
    """A pair, how it is loaded, and how answers are written."""

    files: PairFiles
    load: LoadSettings
    answers: AnswerSettings

    def as_preset(self, name: str) -> UserPreset:
        """Keep it under a name. Raises ``ValueError`` if that is no name."""
        draft = None if self.files.draft is None else ModelSource(self.files.draft)
        return UserPreset(
            name, ModelSource(self.files.target), draft, pair_settings(self.load, self.answers)
        )


def pair_settings(load: LoadSettings, answers: AnswerSettings | None = None) -> PairSettings:
    """Return what is stored; without ``answers`` the sampling has its defaults."""
    answers = answers or AnswerSettings(speculative=load.speculative)
    return PairSettings(
        target=load.target,
        draft=load.draft,
        sampling=answers.sampling,
        speculative=answers.speculative,
        context_length=load.context_length,
    )


def load_settings(stored: PairSettings, *, with_answers: bool = True) -> LoadSettings:
    """Return how a stored pair is loaded, with its answers or as answers are now."""
    settings = LoadSettings(stored.context_length, stored.target, stored.draft)
    if not with_answers:
        return settings.with_drafting(stored.speculative)
    return replace(settings, answers=AnswerSettings(stored.sampling, stored.speculative))


def suggested_name(pair: str) -> str:
    """Return a name for a preset of the pair that is called so."""
    return shown_name(pair, 80).strip() or tr("My pair")
