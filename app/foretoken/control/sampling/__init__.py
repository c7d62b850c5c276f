"""Settings of answers: values by scope, and named sampling styles."""
