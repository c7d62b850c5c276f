"""The settings: a dialog that follows from what the preferences declare."""
