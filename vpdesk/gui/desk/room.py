"""What the window asks of a room, whatever that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from vpdesk.formats.subject import Subject
    from vpdesk.report.scales.report import ScaleChoice


class Room(Protocol):
    """A widget that fills the window but for the rail, the menus and the status bar.

    Besides what stands here a room is a QWidget, and has a signal reportChanged(object): what
    it shows, its title, or one of the properties below is another one.
    """

    @property
    def title(self) -> str:
        """What the window's title says of it; "[*]" stands where a star marks unsaved changes."""

    @property
    def status(self) -> QWidget | None:
        """Its lasting facts for the status bar, made once; None where it has none."""

    @property
    def subject(self) -> Subject | ScaleChoice | None:
        """What the export dialog exports and prints; None while there is nothing to export."""

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""

    @property
    def undo_text(self) -> str:
        """What would be undone, in lower case as in "switch"; "" where that goes without saying."""

    @property
    def redo_text(self) -> str:
        """What would be done again; "" where that goes without saying."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How its panes share the room now, to be remembered: pixels, in an order of its own."""

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Share the room as before; as at first where these are not the widths of its panes."""

    def undo(self) -> None:
        """Take the last step back."""

    def redo(self) -> None:
        """Do again what was undone last."""

    def copy(self) -> None:
        """Copy what is selected, where the keyboard is or else in the main table."""

    def copy_with_headings(self) -> None:
        """The same, with the headings of the table."""

    def select_all(self) -> None:
        """Select all of what copy would copy."""

    def go_first(self) -> None:
        """Move the keyboard to where one starts in this room."""


class MovementTasks(Room, Protocol):
    """What the menus of the movements room ask of it; all of it works on its document.

    Keys without a modifier (Space and L in the schedule) are the schedule's own: the menu only
    shows them.
    """

    def switch_selected(self) -> None:
        """Switch the encounters that are selected in the schedule."""

    def lock_selected(self) -> None:
        """Lock the selected encounters against the optimiser; unlock them if all are locked."""

    def start_optimise(self) -> None:
        """Open the panel of the optimiser."""

    def show_compare(self) -> None:
        """Open the comparison of movements."""

    def show_places(self) -> None:
        """Show the chance of each place for each strength."""

    def show_sit_outs(self) -> None:
        """Show which pair number had best be the one that is missing."""

    def go_chooser(self) -> None:
        """Move the keyboard to the choice of movements."""

    def go_heatmap(self) -> None:
        """Move the keyboard to the balance matrix."""

    def go_schedule(self) -> None:
        """Move the keyboard to the schedule."""

    def go_figures(self) -> None:
        """Move the keyboard to the figures."""


class SwissTasks(Room, Protocol):
    """What the menus of the Swiss room ask of it; all of it works on its tournament.

    The key X, which has no modifier, is that of the table of boards: the menu only shows it.
    """

    def add_player(self) -> None:
        """Move the keyboard to the name of a new player."""

    def sort_players(self) -> None:
        """Give numbers by rating."""

    def draw(self) -> None:
        """Draw the next round."""

    def unpair_last(self) -> None:
        """Take the draw of the last round back."""

    def exchange(self) -> None:
        """Mark the player that the keyboard is at, or exchange the marked one with that."""

    def step_round(self, step: int) -> None:
        """Show a round before or after the one that is shown."""

    def go_field(self) -> None:
        """Show the field, and move the keyboard to it."""

    def go_rounds(self) -> None:
        """Show the rounds, and move the keyboard to the boards."""

    def go_standings(self) -> None:
        """Show the standings, and move the keyboard to them."""

    def go_explanation(self) -> None:
        """Move the keyboard to the explanation of the draw."""

    def go_quick(self) -> None:
        """Move the keyboard to the field for a board and its result."""
