"""Widgets: they draw state and report what people do."""
