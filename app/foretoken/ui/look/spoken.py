"""Nothing: rooms that still name ``Spoken`` let go of it one after the other."""


class Spoken:
    """A base that does nothing."""
