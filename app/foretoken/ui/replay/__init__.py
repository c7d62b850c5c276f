"""Playing a kept answer again, and recording that as an animation."""
