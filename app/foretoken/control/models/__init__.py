"""The models on this computer as the window needs them: lists, presets, fit, trust, trash."""
