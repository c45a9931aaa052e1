"""What a tournament of players alone can do: its data, a round paired by hand and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate
from vpdesk.swiss.by_hand import begun_by_hand

if TYPE_CHECKING:
    from vpdesk.gui.rooms.swiss.room import SwissRoom


def ask_data(room: SwissRoom) -> None:
    """Ask for what a report tells of the tournament."""
    from vpdesk.gui.rooms.swiss.data_dialog import DataDialog  # when wanted

    dialog = DataDialog(room.document.tournament, room)
    dialog.wanted.connect(room.document.request)
    dialog.open()


def pair_by_hand(room: SwissRoom) -> None:
    """Begin the next round with nobody paired; the user pairs them two by two."""
    room.go_rounds()
    tournament, rounds = room.document.tournament, room.rounds
    may = rounds.drawing.button.isEnabled() and not rounds.drawing.running
    if not (may and room.has_begun) or tournament.by_table:
        return
    if tournament.rounds and not tournament.rounds[-1].finished:
        text = translate("PlayersWork", "Enter the results of the last round first.")
        rounds.line.show_for_now(text)
        return
    number = tournament.next_round
    text = translate("PlayersWork", "round {round} by hand").format(round=number)
    if room.document.request(begun_by_hand(tournament), text):
        rounds.show_round(number)
        rounds.line.show_for_now(
            translate(
                "PlayersWork",
                "X on two players pairs them, the first with White; who is left has the bye.",
            )
        )


def compare(room: SwissRoom) -> None:
    """Show the round beside what the rules would have drawn."""
    room.go_rounds()
    if number := room.rounds.round_number:
        from vpdesk.gui.rooms.swiss.compare_dialog import CompareDialog  # when wanted

        CompareDialog(room.document.tournament, number, room).open()
