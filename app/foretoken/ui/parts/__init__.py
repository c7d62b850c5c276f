"""Widgets and manners that more than one room uses; they know no window."""
