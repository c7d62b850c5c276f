"""The choice box, until its last users call it so."""

from foretoken.ui.parts.choice_box import ChoiceBox as ChoiceButton

__all__ = ["ChoiceButton"]
