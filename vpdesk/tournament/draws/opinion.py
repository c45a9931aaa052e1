"""What the rules say of a pair that a director makes by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from vpdesk.tournament.draws.player_state import PlayerState, Strength, player_states
from vpdesk.tournament.draws.teams.team_history import TeamHistory, ranked, team_histories
from vpdesk.tournament.round import FIRST_LEG
from vpdesk.tournament.team_rules import MOST_LEADERS, TeamMethod, Triangle
from vpdesk.tournament.tournament import HALVES, Edition, Entrant, Forbidden, Tournament

# The rule of each edition that a pair or a bye breaks.
COLOURS = {Edition.E2012: "B.2", Edition.E2017: "C.3", Edition.E2026: "C3"}
SECOND_BYE = {Edition.E2012: "B.1.b", Edition.E2017: "C.2", Edition.E2026: "C2"}
REPEAT, FORBIDDEN, GROUP, THIRD = "repeat", "forbidden", "group", "third"
BYE_AGAIN = "bye"
LEADERS, TRIANGLE, ONE_HALF = "leaders", "triangle", "one-half"
WHITE, BLACK = "w", "b"


def broken(tournament: Tournament, pair: tuple[int, int], round_number: int) -> tuple[str, ...]:
    """What is wrong with a pair (home, visitor) in a round, visitor 0 for the bye; () for nothing.

    It is judged by the rounds before that one. The codes: "repeat:3" they met in round 3, if it
    is no Danish round; "B.2", "C.3", "C3" both must have the same colour; "B.1.b", "C.2", "C2" a
    second bye, "bye" that of a team; "forbidden" by the director; "group" they are of one group;
    "third:w", "third:b" the first or the second of the pair gets a colour for the third time in a
    row. Of half a match: "leaders" both are of the first three, who must not be in one triangle;
    "triangle:5" team 5 was in one, which may be only once. Of half against half: "one-half" both
    are of the same half.
    """
    return Judge(tournament, round_number).broken(*pair)


class Judge:
    """Looks at many pairs of one round."""

    def __init__(self, tournament: Tournament, round_number: int) -> None:
        self._before = tournament.through(round_number - 1)
        self._round = round_number
        self._states = player_states(self._before, tournament.edition)
        rules = tournament.teams
        again = rules.method is TeamMethod.DANISH or round_number in rules.danish_rounds
        self._may_repeat = not tournament.play.dutch and not tournament.by_table and again
        scheduled = tournament.by_schedule  # then those who meet in a later round count, too
        self._meetings = 2 if scheduled and rules.method is TeamMethod.TWICE else 1
        self._other_half = by_halves(tournament, round_number)
        self._met: dict[frozenset[int], list[int]] = {}
        rounds = tournament.rounds if scheduled else self._before.rounds
        for number, drawn in enumerate(rounds, 1):
            for game in drawn.games if number != round_number else ():
                if scheduled or (game.played and (game.finished or game.leg != FIRST_LEG)):
                    self._met.setdefault(frozenset(game.sides), []).append(number)

    def broken(self, home: int, visitor: int, *, half: bool = False) -> tuple[str, ...]:
        """What is wrong with a pair, or with a bye where visitor is 0; the codes are those above.

        half: the pair plays half a match, of a triangle.
        """
        if not visitor:
            return tuple(self._of_bye(home))
        return (*self._of_pair(home, visitor), *(self._of_half(home, visitor) if half else ()))

    def repeats(self, home: int, visitor: int) -> tuple[str, ...]:
        """The rounds in which a pair met, as codes, whether they may meet again or not."""
        met = self._met.get(frozenset((home, visitor)), ())
        return tuple(f"{REPEAT}:{number}" for number in met)

    def _of_bye(self, number: int) -> Iterator[str]:
        before = self._before
        if before.by_table:  # which says who has none
            return
        if not before.play.dutch:
            if self._histories[number].byes:
                yield BYE_AGAIN
        elif self._states[number].barred:
            yield SECOND_BYE[before.edition]

    def _of_pair(self, home: int, visitor: int) -> Iterator[str]:
        before = self._before
        repeats = self.repeats(home, visitor)
        if len(repeats) >= self._meetings and not self._may_repeat:
            yield from repeats
        if home in self._other_half and visitor not in self._other_half[home]:
            yield ONE_HALF
        if any(_forbids(each, home, visitor, self._round) for each in before.forbidden):
            yield FORBIDDEN
        if _same_group(before.by_number[home], before.by_number[visitor]):
            yield GROUP
        if before.play.has_colours and not before.by_table:
            yield from self._of_colours(self._states[home], self._states[visitor])

    def _of_half(self, one: int, other: int) -> Iterator[str]:
        rules = self._before.teams
        if rules.leaders_apart and {one, other} <= self._leaders:
            yield LEADERS
        if rules.triangle is Triangle.ONCE:
            for number in (one, other):
                if self._histories[number].triangles_in_all:
                    yield f"{TRIANGLE}:{number}"

    @cached_property
    def _histories(self) -> dict[int, TeamHistory]:
        return team_histories(self._before)

    @cached_property
    def _leaders(self) -> frozenset[int]:
        """The first three, who are kept apart; nobody where they are all there are."""
        there = [each.number for each in self._before.present(self._round)]
        first = ranked(self._histories, there)[:MOST_LEADERS]
        return frozenset(first if len(there) > MOST_LEADERS else ())

    def _of_colours(self, home: PlayerState, visitor: PlayerState) -> Iterator[str]:
        absolute = home.strength is visitor.strength is Strength.ABSOLUTE
        tops = home.top_scorer or visitor.top_scorer
        if absolute and home.preference == visitor.preference and not tops:
            yield COLOURS[self._before.edition]
        for state, colour in ((home, WHITE), (visitor, BLACK)):
            if state.colours.endswith(2 * colour):
                yield f"{THIRD}:{colour}"


def by_halves(tournament: Tournament, round_number: int) -> dict[int, frozenset[int]]:
    """The other half for everybody, as the other rounds of half against half have them; or {}.

    A change by hand of one of these rounds may leave them undecided: of the first who are found
    in both halves nothing is said.
    """
    rounds = [each for at, each in enumerate(tournament.rounds, 1) if at != round_number]
    if len(rounds) < 2 or any(each.method != HALVES for each in rounds):
        return {}
    met: dict[int, set[int]] = {}
    for game in (game for each in rounds for game in each.games):
        for one, other in (game.sides, game.sides[::-1]):
            met.setdefault(one, set()).add(other)
    found: dict[int, frozenset[int]] = {}
    for one, others in met.items():
        mine = {each for other in others for each in met[other]} | {one}
        other_half = {each for same in mine for each in met[same]}
        if not mine & other_half:
            found[one] = frozenset(other_half)
    return found


def _forbids(each: Forbidden, home: int, visitor: int, round_number: int) -> bool:
    ended = 0 < each.last_round < round_number
    return each.first_round <= round_number and not ended and {home, visitor} <= set(each.entrants)


def _same_group(first: Entrant, second: Entrant) -> bool:
    return bool(first.group) and first.group == second.group
