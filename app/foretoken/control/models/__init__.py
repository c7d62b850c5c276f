"""The models on this computer as the window needs them: library, presets, memory fit, trash."""
