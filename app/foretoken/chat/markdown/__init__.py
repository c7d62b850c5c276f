"""Markdown parsing: styled blocks of text, each character with its position in the source."""
