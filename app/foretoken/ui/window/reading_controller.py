"""Controller of message display: meaning and visibility of token colours, and formatting."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QAbstractButton

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.token_display import ColourView
from foretoken.preferences.declared import COLOUR_VIEW, COPIES_SOURCE, OWN_MESSAGES, RENDERED
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.live.legend import Legend


class ReadingController(QObject):
    """Applies preferences, legend and colour switch to the messages, and saves changes."""

    def __init__(
        self,
        preferences: KeptPreferences,
        view: ChatView,
        legend: Legend,
        switch: QAbstractButton | None = None,
    ) -> None:
        """``switch`` turns the token colours on and off; without it they are always on."""
        super().__init__(view)
        self._preferences = preferences
        self._view, self._legend, self._switch = view, legend, switch
        for preference in (RENDERED, COPIES_SOURCE, OWN_MESSAGES):
            preferences.changed(preference).connect(self._show_formatting)
        preferences.changed(COLOUR_VIEW).connect(self._show_view)
        legend.view.picked.connect(self.choose_colours)
        legend.kinds_changed.connect(self._show_kinds)
        if switch is not None:
            switch.toggled.connect(self._show_kinds)
        self._show_formatting()
        self._show_view()

    @property
    def colour_view(self) -> ColourView:
        return self._preferences.get(COLOUR_VIEW)

    @Slot(object)
    def choose_colours(self, view: ColourView) -> None:
        self._preferences.set(COLOUR_VIEW, view)

    @Slot()
    def toggle_colours(self) -> None:
        if self._switch is not None:
            self._switch.toggle()

    def toggle(self, preference: Preference[bool]) -> None:
        """Turn a preference on or off."""
        self._preferences.set(preference, not self._preferences.get(preference))

    @Slot()
    def toggle_source(self) -> None:
        """Toggle between plain source and formatting of the answer in use."""
        self._view.toggle_source()

    def why_no_source(self) -> str:
        """Return why there is no such answer; empty if there is."""
        return "" if self._view.answer_in_use is not None else tr("There is no answer yet")

    @Slot()
    def _show_kinds(self) -> None:
        coloured = self._switch is None or self._switch.isChecked()
        self._view.change(visible_kinds=self._legend.visible_kinds if coloured else frozenset())

    @Slot()
    def _show_view(self) -> None:
        self._view.change(colour_view=self.colour_view)
        self._legend.show_view(self.colour_view)

    @Slot()
    def _show_formatting(self) -> None:
        self._view.change(
            rendered=self._preferences.get(RENDERED),
            copies_source=self._preferences.get(COPIES_SOURCE),
            own_messages=self._preferences.get(OWN_MESSAGES),
        )
