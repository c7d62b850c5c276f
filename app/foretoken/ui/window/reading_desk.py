"""Brings the preferences about reading to the messages, and carries out the commands about it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.token_shade import ColourView
from foretoken.preferences.declared import COLOUR_VIEW, COPIES_SOURCE, OWN_MESSAGES, RENDERED
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.live.legend import Legend
from foretoken.ui.reading.wishes import ReadingWishes


class ReadingDesk(QObject):
    """Between the preferences and the conversation."""

    def __init__(self, preferences: KeptPreferences, view: ChatView) -> None:
        super().__init__(view)
        self._preferences = preferences
        self._view = view
        self._legends: list[Legend] = []
        for preference in (RENDERED, COPIES_SOURCE, OWN_MESSAGES):
            preferences.changed(preference).connect(self._on_changed)
        preferences.changed(COLOUR_VIEW).connect(self._on_view_changed)
        self._on_changed()
        self._on_view_changed()

    def serve(self, *legends: Legend) -> None:
        """Have these tell what the colours tell, and do what people choose on them."""
        self._legends += legends
        for legend in legends:
            legend.view_chosen.connect(self.choose_colours)
        self._on_view_changed()

    @property
    def colour_view(self) -> ColourView:
        """What the colours of tokens tell."""
        return self._preferences.get(COLOUR_VIEW)

    @Slot(object)
    def choose_colours(self, view: ColourView) -> None:
        """Let the colours of tokens tell this."""
        self._preferences.set(COLOUR_VIEW, view)

    def toggle(self, preference: Preference[bool]) -> None:
        """Turn a preference on or off."""
        self._preferences.set(preference, not self._preferences.get(preference))

    @Slot()
    def toggle_source(self) -> None:
        """Show the answer in use as the model wrote it, or as it is read again."""
        self._view.toggle_source()

    def why_no_source(self) -> str:
        """Why there is no such answer; empty: there is."""
        return "" if self._view.answer_in_use is not None else tr("There is no answer yet")

    @Slot()
    def _on_view_changed(self) -> None:
        view = self.colour_view
        self._view.change(colour_view=view)
        for legend in self._legends:
            legend.show_view(view)

    @Slot()
    def _on_changed(self) -> None:
        wishes = ReadingWishes(
            rendered=self._preferences.get(RENDERED),
            copies_source=self._preferences.get(COPIES_SOURCE),
            own_messages=self._preferences.get(OWN_MESSAGES),
        )
        self._view.change(reading=wishes)
