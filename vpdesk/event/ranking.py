"""The standings of a stage and of the event, with what was carried over and adjusted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vpdesk.event.carry import Brings, as_played, brought_into
from vpdesk.event.event import Event
from vpdesk.event.knock_out import placed
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.standings import Ranking, Standing
from vpdesk.tournament.standings.tie_break_values import Values


@dataclass(frozen=True, slots=True)
class EventStanding:
    """A place in a group of a stage.

    place: from 1, with `shared` for those who are level. points: all VPs in hundredths, with
    what was carried over and adjusted. standing: of the tournament, with its tie-breaks.
    """

    place: int
    shared: bool
    number: int
    points: int
    brings: Brings
    standing: Standing


def stage_standings(
    event: Event, number: int, group: int = 1, after: int | None = None
) -> tuple[EventStanding, ...]:
    """The standings of a group of a stage, both from 1, after a round. Raises EventError.

    after: None for the last round that counts.
    """
    tournament = as_played(event, number, group)
    rounds = last_counted(tournament) if after is None else after
    brought = brought_into(event, number)
    found = [
        EventStanding(
            each.place,
            each.shared,
            each.number,
            each.points,
            brought[each.number].after(rounds),
            each,
        )
        for each in Ranking(tournament, rounds).standings
    ]
    if not event.stage(number).draw.is_knock_out:
        return tuple(found)
    of_number = {each.number: each for each in found}
    return tuple(
        replace(of_number[each], place=place, shared=shared)
        for place, shared, each in placed(tournament.through(rounds))
    )


def totals(event: Event, number: int) -> dict[int, tuple[int, int]]:
    """All VPs (hundredths) and net IMPs of a stage, by entrant, with what was brought into it.

    Of chess teams board points (hundredths) in the place of IMPs.
    """
    found = {}
    for group, _ in enumerate(event.stage(number).groups, 1):
        tournament = as_played(event, number, group)
        record = Outings(tournament.through(last_counted(tournament)))
        for each, outings in record.of.items():
            net = sum(one.imps.home - one.imps.visitors for one in outings if one.imps is not None)
            if tournament.play.has_boards:
                net = int(sum(part.amount for part in Values(record).board_points(each)))
            found[each] = record.points[each], net
    return found
