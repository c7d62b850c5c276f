"""All that touches llama.cpp: its library, a model and its cache, native code for this CPU."""
