"""Start-up: the application object, the single instance, and errors that prevent a start."""
