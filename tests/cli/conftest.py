"""The command line in this process."""

import pytest

from commands import Call, Outcome
from foretoken.cli.command_line import main


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def caller(*arguments: object) -> Outcome:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Outcome(code, *capsys.readouterr())

    return caller
