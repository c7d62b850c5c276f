"""Child process for work that might never end or exhaust memory, and that can be killed."""

OPTION = "--helper"
"""Command-line option of the child; followed by the descriptor or handle of its pipe end."""
