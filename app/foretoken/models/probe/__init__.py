"""What could end the process is tried in a child process first: CPU code, model files."""
