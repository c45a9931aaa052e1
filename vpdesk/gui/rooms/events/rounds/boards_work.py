"""The results of the boards of a round of Swiss pairs, typed or taken from a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.errors import WordedError
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, existing_folder
from vpdesk.gui.texts import translate, user_language
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.document import EventDocument
    from vpdesk.gui.rooms.events.room import EventsRoom
    from vpdesk.pairs.board_results import PairsResult

SUFFIXES = ("*.csv", "*.xml", "*.pbn", "*.txt")


def ask_boards(room: EventsRoom) -> None:
    """Let the user choose a file, and take it into the round that is shown."""
    room.go_rounds()
    if not room.rounds.round_number or room.document.read_only:
        return
    title = translate("BoardsWork", "Take the Results of the Boards")
    kinds = [f"{translate('BoardsWork', 'Results')} ({' '.join(SUFFIXES)})"]
    path = room.document.path
    folder = existing_folder(Path() if path is None else path.parent)
    ask_open(room, "takeBoardsDialog", title, kinds, partial(take_boards, room), folder)


def take_boards(room: EventsRoom, path: Path) -> None:
    """Take the results of a file into the round that is shown."""
    from vpdesk.files.pairs_file import read_results

    try:
        results = aside(lambda: read_results(path))
    except WordedError as error:
        room.rounds.line.show_for_now(user_language().error(error))
        return
    _take(room, room.rounds.round_number, results)


def type_boards(room: EventsRoom) -> None:
    """Let the user type the results of the boards of the round that is shown."""
    from vpdesk.gui.rooms.events.rounds.boards_dialog import BoardsDialog  # when wanted

    room.go_rounds()
    document, number = room.document, room.rounds.round_number
    if not number or document.read_only:
        return
    dialog = BoardsDialog(document.tournament, number, known_boards(document, number), room)
    dialog.wanted.connect(lambda results: _take(room, number, results))
    dialog.open()


def known_boards(document: EventDocument, number: int) -> Sequence[PairsResult]:
    """The results of the boards of a round of pairs that are kept."""
    if not document.tournament.play.has_board_results:
        return ()
    from vpdesk.pairs.kept_boards import kept_boards

    return kept_boards(document.tournament.rounds[number - 1])


def _take(room: EventsRoom, number: int, results: Sequence[PairsResult]) -> None:
    """Score a round by its boards, and keep these."""
    from vpdesk.event.place import with_tournament
    from vpdesk.pairs.swiss_round import with_boards

    document, line = room.document, room.rounds.line
    try:
        found = with_boards(document.tournament, number, results)
    except WordedError as error:
        line.show_for_now(user_language().error(error))
        return
    event = with_tournament(document.whole, document.place, found.tournament)
    what = step_words("BoardsWork", "results of the boards of round {round}", round=number)
    if document.request_event(event, what):
        said = [translate("BoardsWork", "%n match(es) scored.", None, found.matches)]
        odd = translate("BoardsWork", "Table {table}, boards with a result: {boards} of {wanted}.")
        said += (odd.format(**each._asdict()) for each in found.odd)
        line.show_for_now(" ".join(said))
