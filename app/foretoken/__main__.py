"""``python -m foretoken``."""

import sys

from foretoken.chat.helper import OPTION


def start() -> int:
    """Run what the command line asks for; return the exit code."""
    # A helper process needs little of the program, and is to be ready soon.
    if sys.argv[1:2] == [OPTION]:
        from foretoken.chat.helper.child import serve

        return serve(int(sys.argv[2]))
    from foretoken.cli.command_line import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
