"""Settings dialog, generated from the declared preferences."""
