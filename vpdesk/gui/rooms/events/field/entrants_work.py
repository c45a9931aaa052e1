"""What a tournament of entrants alone can do: its data, a round paired by hand and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.room import EventsRoom
    from vpdesk.tournament.fide.report_gaps import Gap


def ask_data(room: EventsRoom, field: str = "") -> None:
    """Ask for what a report tells of the tournament, from a field on."""
    from vpdesk.gui.rooms.events.field.data_dialog import DataDialog  # when wanted

    dialog = DataDialog(room.document.tournament, room)
    dialog.wanted.connect(room.document.request)
    dialog.open()
    if field:
        getattr(dialog, field).setFocus()


def go_to_gap(room: EventsRoom, gap: Gap) -> None:
    """Move the keyboard to what a report lacks."""
    if gap.round:
        room.go_rounds()
        room.rounds.show_round(gap.round)
    elif gap.field == "name":
        room.go_field()
        room.field.rules.setChecked(True)
        room.field.go_rules("name")
    elif gap.field and not gap.player:
        ask_data(room, gap.field)
    else:
        room.go_field()
        if gap.player:
            field = room.field
            field.fide.setChecked(True)
            numbers = [each.number for each in room.document.tournament.entrants]
            column = field.table.field.column_of(gap.field)
            field.table.go_to(numbers.index(gap.player), column)


def pair_by_hand(room: EventsRoom) -> None:
    """Ask for the pairs of the next round."""
    room.go_rounds()
    tournament, rounds = room.document.tournament, room.rounds
    may = rounds.drawing.button.isEnabled() and not rounds.drawing.running
    if not (may and room.has_begun) or tournament.by_table:
        return
    if tournament.rounds and not tournament.rounds[-1].finished:
        text = translate("PlayersWork", "Enter the results of the last round first.")
        rounds.line.show_for_now(text)
        return
    from vpdesk.gui.rooms.events.rounds.free_draw import FreeDrawDialog  # when wanted

    text = step_words("PlayersWork", "round {round} by hand", round=tournament.next_round)
    dialog = FreeDrawDialog(tournament, room)
    dialog.drawn.connect(lambda wanted: room.document.request(wanted, text))
    dialog.open()


def compare(room: EventsRoom) -> None:
    """Show the round beside what the rules would have drawn."""
    room.go_rounds()
    if number := room.rounds.round_number:
        from vpdesk.gui.rooms.events.rounds.compare_dialog import CompareDialog  # when wanted

        CompareDialog(room.document.tournament, number, room).open()
