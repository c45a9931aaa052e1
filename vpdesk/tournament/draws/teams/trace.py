"""What a draw of teams tells of itself: matches, who passed on the odd place, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vpdesk.tournament.team_rules import TeamMethod


class Why(StrEnum):
    """What decided something; what it says of the parts of its Reason stands beside it."""

    # why a team that would have come first is not the opponent
    MET = "met"  # team was met in round
    FORBIDDEN = "forbidden"  # team may not be met
    BLOCKED = "blocked"  # with team, the rest could not be drawn
    # why the opponent is the one
    HIGHEST = "highest"  # team ranks highest of those left
    SEEDED = "seeded"  # team is half a field below
    NEAREST_SEED = "nearest-seed"  # team is nearest to half a field below
    QUARTER = "quarter"  # team is a quarter of the field below
    NEAREST_QUARTER = "nearest-quarter"  # team is nearest to that
    BY_LOT = "by-lot"  # team was drawn
    NEXT = "next"  # Danish: team ranks next
    LEAST_TOTAL = "least-total"  # the match adds value to the total of the draw
    TOGETHER = "together"  # team was asked for
    TABLE = "table"  # the table of the round robin has the match in this round
    # why the home team is at home
    FEWER_HOMES = "fewer-homes"  # team: homes less visits are value fewer than the other's
    VISITED_LAST = "visited-last"  # team was visitor in round, when the other was at home
    HIGHER_HOME = "higher-home"  # odd table: the higher ranked
    LOWER_HOME = "lower-home"  # even table: the lower ranked
    TABLE_HOME = "table-home"  # the table has team at home
    ASKED = "asked"  # team asked for it
    LEFT = "left"  # other asked to be the visitor
    # the odd place
    BYE = "bye"  # team has it, after value of them before
    TRIANGLE = "triangle"  # team is in it, after value of them before
    MORE_BYES = "more-byes"  # team has had value byes, more than the one that has it
    MORE_TRIANGLES = "more-triangles"  # the same of triangles
    NO_BYE = "no-bye"  # if team had the bye, the rest could not be drawn
    NO_TRIANGLE = "no-triangle"  # none as fair with team as its lowest leaves a draw
    NO_TRIANGLE_WITH = "no-triangle-with"  # the same of team with other, which is in it
    LEADERS = "leaders"  # team and other, which is in the triangle, are of the first three
    TRIANGLE_REPEATS = "triangle-repeats"  # team and other meet again in the triangle
    ODD_BY_LOT = "odd-by-lot"  # team has the bye, or is in the triangle, by lot
    LOWER_FIRST = "lower-first"  # other ranks below team and has had no more byes
    EVEN = "even"  # nobody is left over
    TABLE_BYE = "table-bye"  # the table gives team no opponent in this round
    OPPONENT_AWAY = "opponent-away"  # other, whom team would meet, is not there
    GOES_ON = "goes-on"  # team plays the triangle that began in round to its end
    # of the whole draw
    LATE_AVERAGE = "late-average"  # team enters late, and is drawn as with an average
    LATE_LAST = "late-last"  # team enters late, and is drawn as the last
    SAME_SIDE = "same-side"  # team and other asked for the same side
    BROKEN_OFF = "broken-off"  # the triangle of round does not go on: team is not there
    ARREARS = "arrears"  # the standings after round rank the teams, not those of today
    BROUGHT = "brought"  # what the teams bring from the stage before ranks them
    UNRANKED = "unranked"  # no result counts yet, so their numbers rank the teams
    PLACES = "places"  # what ranked the teams before, not their numbers, ranks those who are level
    UNFINISHED = "unfinished"  # value matches have no result yet
    # why two teams do not meet
    MEETS = "meets"  # they do
    MEETS_IN = "meets-in"  # team and other meet in round
    AWAY = "away"  # team is not there in this round
    CHOSEN_BEFORE = "chosen-before"  # other ranks above both, and team came first for it
    CHOSE_HIGHER = "chose-higher"  # team could take other, who ranks higher
    BLOCKED_THEN = "blocked-then"  # as those above them meet, the rest could not be drawn
    BLOCKED_BY_ODD = "blocked-by-odd"  # with the bye or triangle as it is, the same
    GREATER_TOTAL = "greater-total"  # the total would be value, not value_now
    FARTHER = "farther"  # an equal total, but the ranks lie farther apart


# Of the whole draw.
OF_ALL = {
    *(Why.LATE_AVERAGE, Why.LATE_LAST, Why.SAME_SIDE, Why.BROKEN_OFF),
    *(Why.UNFINISHED, Why.ARREARS, Why.UNRANKED, Why.PLACES, Why.BROUGHT),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that decided, about the teams with these numbers (see Why)."""

    code: Why
    team: int = 0
    other: int = 0
    round: int = 0
    value: int = 0
    value_now: int = 0


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of a draw.

    reasons: who was passed over, from the highest, then why the opponent is the one; all told
        of the team that ranks higher. seat: why the home team is at home.
    """

    home: int
    visitor: int
    reasons: tuple[Reason, ...]
    seat: Reason


@dataclass(frozen=True, slots=True)
class TeamDraw:
    """The draw of a round of a teams event.

    ranking: who is there, by rank. matches: by table, without those of the triangle.
    bye: 0 for none. triangles: of three teams that play half a match against each other two;
        none or one, and before it those that began in the last round.
    legs: of each triangle which round of two it is, 0 of one.
    notes: why the bye or the triangle is theirs, and what else to know.
    counted: rounds by whose results the teams are ranked.
    """

    round: int
    method: TeamMethod
    ranking: tuple[int, ...]
    matches: tuple[TeamMatch, ...]
    bye: int = 0
    triangles: tuple[tuple[int, int, int], ...] = ()
    notes: tuple[Reason, ...] = ()
    counted: int = 0
    legs: tuple[int, ...] = ()

    def rank(self, team: int) -> int:
        """The rank of a team among those that are there, from 1."""
        return self.ranking.index(team) + 1

    def match_of(self, team: int) -> TeamMatch | None:
        """The match of a team; None where it has the bye or is in a triangle, or away."""
        return next((each for each in self.matches if team in (each.home, each.visitor)), None)

    def opponent_of(self, team: int) -> int:
        """Whom a team meets in a whole match; 0 for nobody."""
        match = self.match_of(team)
        if match is None:
            return 0
        return match.visitor if team == match.home else match.home


@dataclass(frozen=True, slots=True)
class WhyNotTeams:
    """Why two teams do not meet.

    draw: the round as it would be drawn with them at one table; None where that cannot be.
    """

    teams: tuple[int, int]
    reasons: tuple[Reason, ...]
    draw: TeamDraw | None = None
