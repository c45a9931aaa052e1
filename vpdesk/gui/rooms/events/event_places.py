"""What can be found in an event: who plays, the rounds, the tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.tournament.tournament import Tournament


def event_places(tournament: Tournament) -> Iterator[tuple[str, tuple[int, int]]]:
    """Texts, and where they lead: round 0 and the row of an entrant, or a round and a table."""
    names = {each.number: each.name for each in tournament.entrants}
    for row, name in enumerate(names.values()):
        yield name, (0, row)
    table = translate("Seek", "Round {round}, table {table}: {home} – {visitors}")
    for number, each in enumerate(tournament.rounds, 1):
        for at, game in enumerate(each.games, 1):
            home, visitors = names.get(game.home, ""), names.get(game.visitor, "")
            yield table.format(round=number, table=at, home=home, visitors=visitors), (number, at)


def table_of(tournament: Tournament, one: int, other: int) -> tuple[int, int] | None:
    """The last round and table at which two entrants met; None where they did not."""
    found = None
    for number, each in enumerate(tournament.rounds, 1):
        for at, game in enumerate(each.games, 1):
            if {game.home, game.visitor} == {one, other}:
                found = number, at
    return found
