"""Rendering of message text: Markdown blocks, syntax colours, formulas and token colours."""
