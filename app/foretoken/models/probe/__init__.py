"""Trials, in a child process, of what could crash the process: CPU code, model files."""
