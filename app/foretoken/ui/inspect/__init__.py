"""All about one token: how it was drafted and judged, and which tokens could stand in its place."""
