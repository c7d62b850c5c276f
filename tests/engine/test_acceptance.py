"""What outcomes teach about the next token's chance."""

import numpy as np

from foretoken.engine.lookahead.acceptance import AcceptanceModel


def taught(outcomes: list[tuple[float, float]], seed: int = 0) -> AcceptanceModel:
    """A model that saw tokens of these (confidence, acceptance rate), each pair of tokens once."""
    rng = np.random.default_rng(seed)
    model = AcceptanceModel()
    for number in range(400):
        confidence, rate = outcomes[number % len(outcomes)]
        evidence = model.evidence((number, number), confidence)
        model.observe(0, evidence, float(rng.random() < rate))
    return model


def probability(model: AcceptanceModel, confidence: float) -> float:
    return model.probability(model.evidence((-1, -1), confidence))


def test_at_first_the_draft_is_believed_to_be_a_little_better_than_it_says() -> None:
    at_first = [probability(AcceptanceModel(), confidence) for confidence in (0.1, 0.5, 0.9)]
    assert at_first == sorted(at_first)
    assert all(
        confidence < chance < confidence + 0.2
        for confidence, chance in zip((0.1, 0.5, 0.9), at_first, strict=True)
    )


def test_an_overconfident_draft_is_found_out() -> None:
    model = taught([(0.99, 0.02), (0.6, 0.02)])
    assert probability(model, 0.99) < 0.15
    assert probability(model, 0.6) < 0.1


def test_what_was_rejected_here_before_is_doubted() -> None:
    model = AcceptanceModel()
    for _ in range(3):
        model.observe(0, model.evidence((5, 6), 0.7), 0.0)
        model.observe(0, model.evidence((5, 7), 0.7), 1.0)
    rejected, accepted = (model.probability(model.evidence((5, token), 0.7)) for token in (6, 7))
    assert rejected < 0.3 < 0.7 < accepted


def test_texts_are_forgotten_but_not_how_far_drafts_can_be_trusted() -> None:
    model = taught([(0.9, 0.0)])
    for _ in range(3):
        model.observe(0, model.evidence((5, 6), 0.9), 1.0)
    assert model.evidence((5, 6), 0.9).history > 0.0
    doubted = probability(model, 0.9)
    model.forget_ngrams()
    assert model.evidence((5, 6), 0.9).history == 0.0
    assert probability(model, 0.9) == doubted < 0.5


def test_rates_follow_their_position_and_lean_on_the_others() -> None:
    model = AcceptanceModel()
    evidence = model.evidence((1, 2), 0.5)
    for _ in range(200):
        model.observe(0, evidence, 1.0)
        model.observe(1, evidence, 0.0)
    assert model.rate(0) > 0.8
    assert model.rate(1) < 0.2
    assert model.rate(1) < model.rate(5) < model.rate(0)
