"""The standard check box, until its last users name it themselves."""

from PySide6.QtWidgets import QCheckBox as CheckBox

__all__ = ["CheckBox"]
