"""The results of the boards of a round of Swiss pairs, taken from a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.errors import WordedError
from vpdesk.gui.desk.ask import ask_open, existing_folder
from vpdesk.gui.texts import translate, user_language

if TYPE_CHECKING:
    from vpdesk.gui.rooms.swiss.room import SwissRoom

SUFFIXES = ("*.csv", "*.xml", "*.pbn", "*.txt")


def ask_boards(room: SwissRoom) -> None:
    """Let the user choose a file, and take it into the round that is shown."""
    room.go_rounds()
    if not room.rounds.round_number or room.document.read_only:
        return
    title = translate("BoardsWork", "Take the Results of the Boards")
    kinds = [f"{translate('BoardsWork', 'Results')} ({' '.join(SUFFIXES)})"]
    path = room.document.path
    folder = existing_folder(Path() if path is None else path.parent)
    ask_open(room, "takeBoardsDialog", title, kinds, partial(take_boards, room), folder)


def take_boards(room: SwissRoom, path: Path) -> None:
    """Take the results of a file into the round that is shown."""
    from vpdesk.files.pairs_file import read_results
    from vpdesk.pairs.swiss_round import with_boards

    rounds, tournament = room.rounds, room.document.tournament
    number = rounds.round_number
    try:
        found = with_boards(tournament, number, read_results(path))
    except WordedError as error:
        rounds.line.show_for_now(user_language().error(error))
        return
    text = translate("BoardsWork", "results of the boards of round {round}")
    if room.document.request(found.tournament, text.format(round=number)):
        said = [translate("BoardsWork", "%n match(es) scored.", None, found.matches)]
        odd = translate("BoardsWork", "Table {table}: {boards} of {wanted} boards.")
        said += (odd.format(**each._asdict()) for each in found.odd)
        rounds.line.show_for_now(" ".join(said))
