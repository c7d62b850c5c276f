"""Appearance: themes, sizes, icons, token colours, and labels that show text literally."""
