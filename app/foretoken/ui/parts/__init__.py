"""Widgets and behaviour shared by several rooms; they know no window."""
