"""Words of a chat in other languages."""

from foretoken.chat.conversations.conversation import (
    AnswerSource,
)
from foretoken.control.answers.answer_run import joined_source, target_words
from languages import in_brackets


def test_models_that_wrote_one_after_the_other_are_joined_in_words() -> None:
    source = joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, ""))
    assert source.target == target_words(source) == "A, then B"
    with in_brackets():
        assert joined_source(AnswerSource("A", None, ""), AnswerSource("B", None, "")) == source
        assert target_words(source) == "«A, then B»"
