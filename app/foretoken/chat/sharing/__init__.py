"""Export of conversations to files for other programs and people, and import of such files."""
