"""Requests of the engine are themselves, whatever they ask for."""

from unittest.mock import Mock

from foretoken.control.engine.records import LoadRequest, WorkRequest
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles


def test_requests_that_ask_for_the_same_are_not_the_same() -> None:
    """The end of the one must not end the other."""
    work = Mock()
    one, other = (WorkRequest(work, take=lambda _: None) for _ in range(2))
    assert one == one
    assert one != other
    assert other not in [one]
    # What is loaded is the same where files and settings are.
    files = PairFiles(*builtin_pair())
    assert LoadRequest(files) == LoadRequest(files)
