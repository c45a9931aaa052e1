"""What a director decides of an evening: scores, boards, pairs, movement, what is taken in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.announce import done_text
from vpdesk.pairs.section import two_fields
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from vpdesk.gui.rooms.pairs.document import PairsDocument
    from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
    from vpdesk.gui.rooms.pairs.room import PairsRoom
    from vpdesk.pairs.evening import Evening
    from vpdesk.pairs.pairs_entry import BoardPlace


class EveningWork(QObject):
    """Changes the evening of a document, each time in one step, where the user is in the room."""

    def __init__(self, document: PairsDocument, shelf: RegisterShelf, room: PairsRoom) -> None:
        super().__init__(room)
        self._document, self._shelf = document, shelf

    @property
    def _room(self) -> PairsRoom:
        """Its parent: a reference of its own would keep both after a change of language."""
        return cast("PairsRoom", self.parent())

    def adjust(self) -> None:
        """Give a score for the result at which the user is."""
        if self._room.place is not None:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_adjusted

            ask_adjusted(
                self._room, self._document.evening, self._room.place, self._room.results.entry.take
            )

    def move_result(self) -> None:
        """Move the result at which the user is to another board or table of its round."""
        place = self._room.place
        if place is None or place not in self._document.evening.entries:
            self._room.say(
                translate("PairsRoom", "There is no result to be moved: go to one first.")
            )
            return
        from vpdesk.gui.rooms.pairs.director_dialogs import ask_moved

        def move(made: Evening, to: BoardPlace) -> None:
            self._request(made, step_words("PairsRoom", "result moved"))
            self._room.go_place(to)

        ask_moved(self._room, self._document.evening, place, move)

    def cancel_board(self) -> None:
        """Have the board at which the user is count for nobody; the keyboard goes to the next."""
        if self._room.place is not None:
            evening, board = self._document.evening, self._room.place.board
            step = step_words("PairsRoom", "board {board} cancelled", board=board)
            self._room.results.table.tell(lambda: done_text(step))
            cancelled = tuple(sorted({*evening.cancelled, board}))
            self._request(replace(evening, cancelled=cancelled), step)

    def restore_boards(self) -> None:
        """Have all cancelled boards count again."""
        self._request(
            replace(self._document.evening, cancelled=()),
            step_words("PairsRoom", "cancelled boards count again"),
        )

    def add_late(self) -> None:
        """Seat a pair that comes late."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_late

            ask_late(
                self._room,
                self._document.evening,
                self._shelf.register,
                lambda made: self._request(made, step_words("PairsRoom", "late pair")),
            )

    def let_leave(self) -> None:
        """Let a pair leave before the end."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_leaving

            ask_leaving(
                self._room,
                self._document.evening,
                self._room.pair,
                lambda made: self._request(made, step_words("PairsRoom", "pair leaves")),
            )

    def let_substitute(self) -> None:
        """Let another play instead of one of a pair."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_substitute

            ask_substitute(
                self._room,
                self._document.evening,
                self._room.pair,
                self._shelf.register,
                lambda made: self._request(made, step_words("PairsRoom", "substitute")),
            )

    def penalise(self) -> None:
        """Take something from a pair, or give it."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_penalty

            ask_penalty(
                self._room,
                self._document.evening,
                self._room.pair,
                lambda made: self._request(made, step_words("PairsRoom", "penalty")),
            )

    def show_movement(self) -> None:
        """Show who plays where in each round; another movement can be asked for from there."""
        from vpdesk.gui.rooms.pairs.movement_shown import MovementShown

        if self._document.evening.sections:
            dialog = MovementShown(self._room, self._document.evening)
            dialog.otherRequested.connect(self.change_movement)
            dialog.open()

    def change_movement(self) -> None:
        """Have another movement, as long as there is no result; then it can be looked at."""
        if self._document.evening.entries:
            self.show_movement()
        elif self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.other_movement import OtherMovement

            dialog = OtherMovement(self._room, self._shelf, self._document.evening)
            dialog.eveningRequested.connect(
                lambda made: self._request(made, step_words("PairsRoom", "movement"))
            )
            dialog.open()

    def change_winners(self) -> None:
        """Rank North-South and East-West apart, or all as one, as the play goes on."""
        sections = self._document.evening.sections
        able = [two_fields(each.movement) for each in sections]
        if not sections:
            return
        if not any(able):
            self._room.say(
                translate(
                    "PairsRoom", "In this movement pairs change direction, so there is one winner."
                )
            )
            return
        two = not any(each.two_winners for each in sections)
        made = tuple(
            replace(each, two_winners=two and may) for each, may in zip(sections, able, strict=True)
        )
        text = (
            step_words("PairsRoom", "two winners") if two else step_words("PairsRoom", "one winner")
        )
        self._request(replace(self._document.evening, sections=made), text)
        self._room.say(
            translate("PairsRoom", "Two winners: North-South and East-West are ranked apart.")
            if two
            else translate(
                "PairsRoom", "One winner: North-South and East-West are ranked together."
            )
        )

    def ask_details(self) -> None:
        """Say what the evening is called, where it is, and of which day."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.director_dialogs import ask_details

            ask_details(
                self._room,
                self._document.evening,
                lambda made: self._request(made, step_words("PairsRoom", "name, place and date")),
            )

    def take_sessions(self) -> None:
        """Say which sessions the evening goes on from, and how all are one event."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.sessions_dialog import ask_sessions

            ask_sessions(
                self._room,
                self._document.evening,
                lambda made: self._request(made, step_words("PairsRoom", "sessions before")),
            )

    def take_results(self) -> None:
        """Have the results of another program’s file."""
        if self._document.evening.sections:
            from vpdesk.gui.rooms.pairs.results_file import ask_results

            ask_results(self._room, self._document, self._room.say)

    def take_deals(self) -> None:
        """Have the cards of the boards from a file, and find out par."""
        if self._document.evening.sections:
            self._room.deals.ask_open()

    def _request(self, evening: Evening, text: str) -> None:
        self._document.request(evening, text)
