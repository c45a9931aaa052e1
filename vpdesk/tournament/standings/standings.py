"""The standings: points, tie-breaks in their order, places, and what makes up a value."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from vpdesk.tournament.standings.direct_encounter import all_met
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_break_values import Amount, Part, Values
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.standings.ties import Tie, split, tie_parts
from vpdesk.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a player or team.

    place: from 1, 0 of who plays without standing, or has withdrawn from an event of bridge (EBU
        White Book, 2.4.5), who is behind all others; those who are level
        in everything have the same. shared: others have it, too.
    number: the pairing number. points: hundredths.
    values: of the tie-breaks in their order, each in its ValueUnit
        (tie_break_values.py); None where there is none: of the direct encounter where the player
        met nobody of the tie.
    unapplied: the direct encounter, where its value ranks nobody since not all who are level
        have met (FIDE Handbook C.07, article 6).
    parted_by: the tie-break that puts it behind the one before; None where the points do, or
        where the two are level.
    """

    place: int
    shared: bool
    number: int
    points: int
    values: tuple[Amount | None, ...] = ()
    parted_by: TieBreak | None = None
    unapplied: tuple[TieBreak, ...] = ()


def standings(
    tournament: Tournament, upto: int | None = None, order: tuple[TieBreak, ...] | None = None
) -> tuple[Standing, ...]:
    """Everybody by rank; who are level in everything stand by their numbers.

    upto: the last round that counts, None for all; a game without a result counts for nothing
        yet. order: the tie-breaks, the first to be looked at first; None for the tournament's.
    """
    return Ranking(tournament, upto, order).standings


def explain(
    tournament: Tournament,
    tie_break: TieBreak,
    number: int,
    upto: int | None = None,
    order: tuple[TieBreak, ...] | None = None,
) -> tuple[Part, ...]:
    """What makes up a player's value, by rounds.

    Counted parts add up to the value; of the average rating it is their mean, of the IMP
    quotient the quotient of their sums. order: the tie-breaks, which tell against whom a direct
    encounter counts; None for the tournament's.
    """
    return Ranking(tournament, upto, order).explain(tie_break, number)


class Ranking:
    """The standings after a round, and all that led to them, for several questions.

    standings: everybody by rank. order: the tie-breaks. record: all rounds that count.
    """

    def __init__(
        self,
        tournament: Tournament,
        upto: int | None = None,
        order: tuple[TieBreak, ...] | None = None,
    ) -> None:
        """As `standings` has it."""
        self.order = tournament_order(tournament) if order is None else order
        if upto is not None and upto < len(tournament.rounds):
            tournament = tournament.through(upto)
        self._begun = bool(tournament.rounds or tournament.brought_after(0))
        self.record = Outings(tournament)
        self._values = Values(self.record)
        self._found: dict[int, list[Amount | None]] = {each: [] for each in self.record.points}
        self._unapplied: set[int] = set()  # whom the direct encounter does not part
        self._ties: dict[TieBreak, list[Tie]] = {}  # those that a tie-break looks at
        self.standings = self._ranked()

    def explain(self, tie_break: TieBreak, number: int) -> tuple[Part, ...]:
        """What makes up a value: see the function of this name."""
        if tie_break.value.parts is not None:
            return self._values.parts(tie_break, number)
        ties = self._ties.get(tie_break) or self._as_ties(self._by_points())
        tie = next(each for each in ties if number in each.members)
        return tie_parts(self.record, tie_break, number, tie)

    def _ranked(self) -> tuple[Standing, ...]:
        groups = self._by_points()
        parted_by: dict[int, TieBreak] = {}  # by the row, which later tie-breaks do not move
        for tie_break in self.order:
            ties = self._ties[tie_break] = self._as_ties(groups)
            parts: list[list[int]] = []
            row = 0
            for tie in ties:
                for i, part in enumerate(self._split(tie_break, tie)):
                    if i:
                        parted_by[row] = tie_break
                    parts.append(part)
                    row += len(part)
            groups = parts
        return self._placed(groups, parted_by)

    def _placed(
        self, groups: list[list[int]], parted_by: dict[int, TieBreak]
    ) -> tuple[Standing, ...]:
        result: list[Standing] = []
        for group in groups:
            unranked = self._unranked(group[0])
            place = 0 if unranked else len(result) + 1
            for number in group:
                points, values = self.record.points[number], tuple(self._found[number])
                by = None if unranked else parted_by.get(len(result))
                shared = len(group) > 1 and not unranked
                unapplied = (TieBreak.DIRECT,) if number in self._unapplied else ()
                result.append(Standing(place, shared, number, points, values, by, unapplied))
        return tuple(result)

    def _by_points(self) -> list[list[int]]:
        points = self.record.points

        def rank(number: int) -> tuple[bool, int]:
            return self._unranked(number), -points[number]

        numbers = sorted(points, key=lambda number: (*rank(number), number))
        return [list(group) for _, group in groupby(numbers, key=rank)]

    def _unranked(self, number: int) -> bool:
        tournament = self.record.tournament
        player = tournament.by_number[number]
        left = not tournament.play.ranks_left and not tournament.is_knock_out
        return player.unranked or (left and tournament.has_left(player, len(tournament.rounds)))

    def _as_ties(self, groups: list[list[int]]) -> list[Tie]:
        """Each with those behind it who have a place."""
        placed = [each for each in groups if not self._unranked(each[0])]
        return [Tie(group, placed[at:]) for at, group in enumerate(groups, 1)]

    def _split(self, tie_break: TieBreak, tie: Tie) -> list[list[int]]:
        """A tie in groups by one more tie-break, whose values are noted."""
        if tie_break.value.parts is None:
            values, parts = split(self.record, tie_break, tie)
            if tie_break is TieBreak.DIRECT:
                left = [part for part in parts if len(part) > 1 and not all_met(self.record, part)]
                self._unapplied.update(
                    each for part in left for each in part if values[each] is not None
                )
        else:
            values = {each: self._values.value(tie_break, each) for each in tie.members}
            if tie_break is TieBreak.LOTS and not self._begun:
                values = dict.fromkeys(values)  # a starting list has no winners
            ranks = {each: _rank(value, tie_break) for each, value in values.items()}
            by_rank = sorted(tie.members, key=ranks.__getitem__, reverse=True)
            parts = [list(same) for _, same in groupby(by_rank, key=values.__getitem__)]
        for number, value in values.items():
            self._found[number].append(value)
        return parts


def _rank(value: Amount | None, tie_break: TieBreak) -> tuple[bool, Amount]:
    """What is greater for the better value; who has none comes last."""
    amount = value or 0
    return value is not None, -amount if tie_break.value.lower else amount
