"""What may never end, or eat all memory, runs here: in a child process that can be killed."""

OPTION = "--helper"
"""The command line of the child: this, and the descriptor or handle of its end of the pipe."""
