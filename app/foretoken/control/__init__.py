"""QtCore only: the worker thread, the controller and the state that widgets show."""
