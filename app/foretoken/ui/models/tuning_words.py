"""What "Measure for me" tries and finds, in words."""

from __future__ import annotations

from foretoken.control.models.engine_wish import FlashAttention
from foretoken.engine.config import LookaheadRule
from foretoken.engine.figures import METHOD_WORDS
from foretoken.models.pairs.tuning_results import (
    FEWEST_ROUNDS,
    Aspect,
    Comparison,
    RunSetup,
    TriedWay,
    TuningProgress,
    TuningResult,
)
from foretoken.system.language import number, told_anew, tr, tr_n, tr_noop
from foretoken.ui.models.engine_parameters import FLASH_WORDS, RULE_WORDS

BUSY = tr_noop(
    "This computer was busy: what should take equally long did not, so nothing is certain and "
    "nothing is changed. Try it again when other programs rest."
)
NOTHING_BETTER = tr_noop("Nothing else was faster for certain: keep what you have.")
NOTHING_TRIED = tr_noop("Nothing could be tried here.")
_ASPECTS = {
    Aspect.METHOD: tr_noop("Method"),
    Aspect.LOOKAHEAD: tr_noop("How far to draft"),
    Aspect.TARGET_THREADS: tr_noop("Threads of the target"),
    Aspect.DRAFT_THREADS: tr_noop("Threads of the draft"),
    Aspect.FLASH_ATTENTION: tr_noop("Flash attention, behind a long text"),
    Aspect.MICRO_BATCH: tr_noop("Micro batch, for reading prompts"),
}
_STEP_S = 5


def aspect_words(aspect: Aspect) -> str:
    """What is tried."""
    return tr(_ASPECTS[aspect])


def setup_words(aspect: Aspect, setup: RunSetup, threads: tuple[int, ...] = ()) -> str:
    """What a way has of this aspect; ``threads`` are those in use, where that is known."""
    drafting = setup.drafting
    if aspect is Aspect.METHOD:
        return tr(METHOD_WORDS[drafting.method])
    if aspect is Aspect.LOOKAHEAD:
        if drafting.effective_rule is LookaheadRule.FIXED and drafting.lookahead is not None:
            return tr_n("Always {count} token", "Always {count} tokens", drafting.lookahead)
        return tr(RULE_WORDS[drafting.effective_rule])
    if aspect is Aspect.FLASH_ATTENTION:
        return tr(FLASH_WORDS[FlashAttention.of(setup.target.flash_attention)])
    if aspect is Aspect.MICRO_BATCH:
        length = setup.target.micro_batch_length
        return tr("Automatic") if length is None else number(length)
    is_draft = aspect is Aspect.DRAFT_THREADS
    wanted = (setup.draft if is_draft else setup.target).threads
    used = threads[is_draft] if len(threads) > is_draft else wanted
    if used is None:
        return tr("Automatic")
    words = tr_n("{count} thread", "{count} threads", used)
    return tr("{threads} (automatic)", threads=words) if wanted is None else words


def way_words(comparison: Comparison, way: TriedWay) -> str:
    """The same of a way that was tried."""
    return setup_words(comparison.aspect, way.setup, way.threads)


def speed_words(way: TriedWay) -> str:
    """Its speed, and how far its rounds lie apart."""
    speed = number(way.tokens_per_second, 1)
    return tr("{speed} ± {spread}", speed=speed, spread=number(way.spread, 1))


def gain_words(comparison: Comparison, way: TriedWay) -> str:
    """Its speed beside that of the way that the others are compared with."""
    if way is comparison.present:
        return tr("as it is", about="a setting")
    percent = round(100 * way.gain(comparison.present))
    if percent == 0:
        return tr("equally fast")
    if percent > 0:
        words = tr("{percent} % faster", percent=percent)
    else:
        words = tr("{percent} % slower", percent=-percent)
    # What leads without being chosen leads by too little.
    leads = way.tokens_per_second > comparison.chosen.tokens_per_second
    return tr("{faster}, not certain", faster=words) if leads else words


def choice_words(comparison: Comparison) -> str:
    """What was chosen of an aspect, and why."""
    chosen, present = comparison.chosen, comparison.present
    words = way_words(comparison, chosen)
    if chosen is not present:
        return tr(
            "{chosen}: {percent} % faster than {present}",
            chosen=words,
            percent=round(100 * chosen.gain(present)),
            present=way_words(comparison, present),
        )
    others = comparison.ways[1:]
    if all(present.is_better(each) or len(each.rounds) < FEWEST_ROUNDS for each in others):
        return tr("{chosen} stays: it was the fastest", chosen=words)
    return tr("{chosen} stays: the difference is too small", chosen=words)


def untried_words(comparison: Comparison) -> str:
    """Why nothing of an aspect was tried."""
    why = told_anew(comparison.problem) or comparison.problem
    return tr("not tried: {why}", why=why)


def result_words(result: TuningResult) -> str:
    """What it comes to, in a sentence or some."""
    if not result.measured:
        return tr(NOTHING_TRIED)
    if result.busy:
        return tr(BUSY)
    changes = [
        tr("{what}.", about="a sentence", what=_found_words(each))
        for each in result.measured
        if each.chosen is not each.present
    ]
    return " ".join(changes) or tr(NOTHING_BETTER)


def _found_words(comparison: Comparison) -> str:
    return tr(
        "{what}: {found}", what=aspect_words(comparison.aspect), found=choice_words(comparison)
    )


def load_words(result: TuningResult) -> str:
    """What it takes to use what was found."""
    start, best = result.start, result.best
    if (start.target, start.draft) != (best.target, best.draft):
        return tr("To use this, the pair is loaded again.")
    return tr("This holds from the next answer on; nothing is loaded again.")


def progress_words(progress: TuningProgress) -> str:
    """What is tried now, and how long it takes yet."""
    aspect = aspect_words(progress.aspect)
    value = setup_words(progress.aspect, progress.setup)
    seconds = _STEP_S * max(1, round(progress.seconds_left / _STEP_S))
    left = tr_n("about {count} second left", "about {count} seconds left", seconds)
    return tr("{aspect}: {value} - {left}", aspect=aspect, value=value, left=left)
