"""The pane beside a movement: what finds other movements and what looks closer at this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QToolButton, QWidget

from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import stops

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.chooser import MovementChooser
    from vpdesk.gui.rooms.movements.places_dialog import MovementPlaces
    from vpdesk.gui.rooms.movements.sit_outs_dialog import SitOuts
    from vpdesk.movements.movement import Movement
    from vpdesk.movements.places import PlacesFound

CHOOSER, SIT_OUTS, CHANCES = NAMES = ("chooser", "sitOuts", "places")
PLACES = {  # in the help
    CHOOSER: "movements#choose",
    SIT_OUTS: "movements#sit-outs",
    CHANCES: "movements#places",
}


class MovementTools(QStackedWidget):
    """One tool at a time, or none; each is made when it is shown first, none before load().

    chosen: the movement (Movement) that the user took from the chooser.
    leftOut: the movement without the pair that the user leaves out.
    toolChanged: another tool is shown, or none.
    """

    chosen = Signal(object)
    leftOut = Signal(object)
    toolChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = ""
        self._loaded = self._measured = False
        self._movement: Movement | None = None
        self._chances: tuple[Movement | None, PlacesFound | None] = (None, None)
        self.tools: dict[str, MovementChooser | SitOuts | MovementPlaces] = {}
        texts = {
            CHOOSER: (self.tr("&Choose"), self.tr("Movements for these pairs and boards (F4)")),
            SIT_OUTS: (
                self.tr("&Sit-outs"),
                self.tr("Best number for the missing pair"),
            ),
            CHANCES: (
                self.tr("&Places"),
                self.tr("How often each strength finishes in each place"),
            ),
        }
        self.buttons = {name: self._button(name, *text) for name, text in texts.items()}
        self.addWidget(QWidget())  # until the tools are loaded
        self.hide()

    def show_movement(self, movement: Movement) -> None:
        """Look at another movement."""
        self._movement = movement
        for tool in self.tools.values():
            tool.show_movement(movement)

    def show_measures(self, *, shown: bool) -> None:
        """Have the list of movements tell what is measured of each, or not."""
        from vpdesk.gui.rooms.movements.chooser import MovementChooser

        self._measured = shown
        chooser = self.tools.get(CHOOSER)
        if isinstance(chooser, MovementChooser):
            chooser.show_measures(shown=shown)

    def load(self) -> None:
        """Make the tool that is shown, and from now on each that is."""
        self._loaded = True
        self.show_tool(self.shown)

    def show_tool(self, name: str) -> None:
        """Show a tool; "" for none."""
        if self._loaded and name and name not in self.tools:
            tool = self.tools[name] = self._make(name)
            self.addWidget(tool)
            if self._movement is not None:
                tool.show_movement(self._movement)
        if name in self.tools:
            self.setCurrentWidget(self.tools[name])
        self.shown = name
        self.setVisible(bool(name))
        for each, button in self.buttons.items():
            button.setChecked(each == name)
        self.toolChanged.emit()

    def chances_of(self, movement: Movement) -> PlacesFound | None:
        """What playing a movement many times says; None where that was not done to the end."""
        played, chances = self._chances
        return chances if played == movement else None

    def sections_beside(self, movement: Movement) -> tuple[Movement, ...]:
        """What other sections play beside a movement; none where it was not chosen for several."""
        from vpdesk.gui.rooms.movements.chooser import MovementChooser

        chooser = self.tools.get(CHOOSER)
        if not isinstance(chooser, MovementChooser) or chooser.taken[0] != movement:
            return ()
        return chooser.taken[1]

    def enter(self, name: str) -> None:
        """Show a tool, and move the keyboard to its first field."""
        self.shown = name
        self.load()
        tool = self.tools[name]
        if found := stops(tool):
            found[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _button(self, name: str, text: str, tip: str) -> QToolButton:
        button = named(QToolButton(), f"{name}Button", PLACES[name])
        button.setText(text)
        button.setCheckable(True)
        button.setToolTip(tip)
        button.clicked.connect(lambda on: self.show_tool(name if on else ""))
        return button

    def _make(self, name: str) -> MovementChooser | SitOuts | MovementPlaces:
        if name == CHOOSER:
            from vpdesk.gui.rooms.movements.chooser import MovementChooser

            chooser = named(MovementChooser(), "movementChooser", PLACES[name])
            chooser.movementRequested.connect(self.chosen)
            chooser.show_measures(shown=self._measured)
            return chooser
        if name == SIT_OUTS:
            from vpdesk.gui.rooms.movements.sit_outs_dialog import SitOuts

            sit_outs = named(SitOuts(), "sitOuts", PLACES[name])
            sit_outs.movementRequested.connect(self.leftOut)
            return sit_outs
        from vpdesk.gui.rooms.movements.places_dialog import MovementPlaces

        places = named(MovementPlaces(), "movementPlaces", PLACES[name])
        places.placesChanged.connect(self._keep_chances)
        return places

    def _keep_chances(self, chances: PlacesFound) -> None:
        self._chances = (self._movement, chances)
