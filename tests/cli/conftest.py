"""The command line in this process."""

import pytest

from commands import Call, Outcome
from foretoken.cli.command_line import main


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def caller(*arguments: object) -> Outcome:
        capsys.readouterr()
        return Outcome(main([str(argument) for argument in arguments]), *capsys.readouterr())

    return caller
