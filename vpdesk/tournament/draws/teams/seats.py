"""Where a team asks to sit: always on one side, at one table, or both."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.team_history import HOME, VISITOR
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Game
from vpdesk.tournament.tournament import Tournament

T = TypeVar("T")
SIDES = {"": 0, "H": HOME, "NS": HOME, "V": VISITOR, "EW": VISITOR}
NO_SEAT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a seat. Type H (NS) or V (EW), a table from 1 to 999, or both, as H3.",
)
_SEAT = re.compile(r"(H|NS|V|EW|) ?([1-9][0-9]{0,2})?", re.IGNORECASE)


class SeatWish(NamedTuple):
    """A side, HOME or VISITOR, and a table; 0 where any will do."""

    side: int = 0
    table: int = 0

    def text(self, kind: Kind) -> str:
        """As it is typed: "H3", "NS"."""
        letters = ("", *kind.play.sides)  # by side
        return f"{letters[self.side]}{self.table or ''}"


def read_seat(text: str) -> str:
    """A seat as it is kept: "H3", "V", "12", "" for none. Raises TournamentError."""
    found = _SEAT.fullmatch(text.strip())
    if found is None:
        raise TournamentError(NO_SEAT, typed=text)
    return SeatWish(SIDES[found[1].upper()], int(found[2] or 0)).text(Kind.TEAMS)


def seat_of(tournament: Tournament, number: int) -> SeatWish:
    """Where somebody asks to sit; what cannot be read is no wish."""
    found = _SEAT.fullmatch(tournament.by_number[number].seat)
    return SeatWish(SIDES[found[1].upper()], int(found[2] or 0)) if found else SeatWish()


def by_tables(
    tournament: Tournament, matches: Sequence[T], teams: Callable[[T], tuple[int, int]]
) -> tuple[T, ...]:
    """Matches in the order of their tables: those asked for, the others by rank.

    matches: by rank. teams: of a match, the higher ranked first; it has the first word, and of
    two matches for which a table is asked the first.
    """
    tables: list[T | None] = [None] * len(matches)
    rest = []
    for match in matches:
        first = tournament.first_table - 1
        asked = [seat_of(tournament, each).table - first for each in teams(match)]
        free = (each for each in asked if 0 < each <= len(tables) and tables[each - 1] is None)
        if table := next(free, 0):
            tables[table - 1] = match
        else:
            rest.append(match)
    left = iter(rest)
    return tuple(next(left) if each is None else each for each in tables)


def asked_home(tournament: Tournament, one: int, other: int) -> tuple[int, Reason] | None:
    """Who is at home of two because of what they ask for, and why.

    None where neither asks for a side, or both for the same.
    """
    mine, theirs = (seat_of(tournament, each).side for each in (one, other))
    if mine == theirs:
        return None
    home, away = (one, other) if mine - theirs > 0 else (other, one)
    if seat_of(tournament, home).side == HOME:
        return home, Reason(Why.ASKED, home)
    return home, Reason(Why.LEFT, home, away)


def same_side(tournament: Tournament, one: int, other: int) -> bool:
    """Two teams ask for the same side, which one of them cannot have against the other."""
    mine, theirs = (seat_of(tournament, each).side for each in (one, other))
    return mine == theirs != 0


def unmet(tournament: Tournament, table: int, game: Game) -> Iterator[int]:
    """Who sits at a table of a round, from 1, otherwise than it asks for."""
    for number, side in zip(game.sides, (HOME, VISITOR), strict=True):
        asked = seat_of(tournament, number)
        if asked.side == -side or asked.table not in (0, tournament.table_number(table)):
            yield number
