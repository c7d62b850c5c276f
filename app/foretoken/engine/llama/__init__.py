"""Interface to llama.cpp: its library, models and caches, and native code for this CPU."""
