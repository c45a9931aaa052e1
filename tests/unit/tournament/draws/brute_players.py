"""What the brute-force pairings know of a player, counted from the record by themselves."""

from dataclasses import dataclass, field
from functools import lru_cache

ABSOLUTE, STRONG, MILD, NONE = 3, 2, 1, 0


@dataclass(frozen=True, slots=True)
class Person:
    """A player before a round; score with fictitious points, in hundredths.

    history: the colours of all rounds, "-" where no game was played. floats: "D", "U" or "-" of
    all rounds. barred: from the bye. apart: opponents that may not be met (again).
    """

    number: int
    score: int
    history: str
    floats: str
    barred: bool
    top: bool
    apart: frozenset[int]
    difference: int = field(init=False)
    strength: int = field(init=False)
    wants: str = field(init=False)

    def __post_init__(self):
        colours = self.history.replace("-", "")
        difference = colours.count("w") - colours.count("b")
        twice = colours[-2:] in {"ww", "bb"}
        if abs(difference) > 1 or twice:
            strength = ABSOLUTE
        elif difference:
            strength = STRONG
        else:
            strength = MILD if colours else NONE
        if abs(difference) > 1 or (difference and not twice):
            wants = "b" if difference > 0 else "w"
        else:
            wants = {"w": "b", "b": "w", "": ""}[colours[-1:]]
        object.__setattr__(self, "difference", difference)
        object.__setattr__(self, "strength", strength)
        object.__setattr__(self, "wants", wants)

    @property
    def rank(self):
        return -self.score, self.number

    @property
    def unplayed(self):
        return self.history.count("-")

    def floated(self, direction, ago):
        """Whether there was this float ("D", "U") so many rounds ago."""
        return len(self.floats) >= ago and self.floats[-ago] == direction

    def may_meet(self, other):
        """The absolute rules: not twice, and not two that both must have the same colour."""
        same = self.strength == other.strength == ABSOLUTE and self.wants == other.wants
        return other.number not in self.apart and (not same or self.top or other.top)


def persons(tournament, edition):
    """Everybody who is drawn in the next round, by rank."""
    return sorted(
        (
            _person(tournament, edition, each.number)
            for each in tournament.present(tournament.next_round)
        ),
        key=lambda each: each.rank,
    )


def _person(tournament, edition, number):
    history, floats, barred = "", "", False
    apart = {
        other
        for each in tournament.forbidden
        if number in each.entrants
        and each.first_round <= tournament.next_round
        and (not each.last_round or tournament.next_round <= each.last_round)
        for other in each.entrants
        if other != number
    }
    win = tournament.points.win
    for index, drawn in enumerate(tournament.rounds):
        game = next((each for each in drawn.games if number in each.sides), None)
        got = _points(tournament, drawn, number)
        if game is not None and game.played:
            other = game.visitor if game.home == number else game.home
            mine, theirs = (_score(tournament, each, index) for each in (number, other))
            history += "w" if game.home == number else "b"
            floats += "D" if mine > theirs else "U" if mine < theirs else "-"
            apart.add(other)
            continue
        history += "-"
        bye = next((each for each in drawn.byes if each.entrant == number), None)
        paired = bye is not None and bye.kind == "U"
        if edition == "2012":
            down = got > 0
            barred = barred or down
        elif edition == "2017":
            down = True
            barred = barred or paired or (game is not None and got >= win)
        else:
            down = got > tournament.points.loss or paired
            barred = barred or paired or got >= win
        floats += "D" if down else "-"
    played = len(tournament.rounds)
    score = _score(tournament, number, played)
    real = sum(_points(tournament, drawn, number) for drawn in tournament.rounds)
    top = tournament.next_round == tournament.planned and 2 * real > win * played
    return Person(number, score, history, floats, barred, top, frozenset(apart))


def _points(tournament, drawn, number):
    for game in drawn.games:
        if number in game.sides:
            return tournament.points_of_game(game)[game.sides.index(number)]
    return sum(tournament.points_of_bye(bye) for bye in drawn.byes if bye.entrant == number)


def _score(tournament, number, played):
    """Before round played + 1, with the fictitious points of that round."""
    extra = next((each.points for each in tournament.acceleration if each.entrant == number), ())
    real = sum(_points(tournament, drawn, number) for drawn in tournament.rounds[:played])
    return real + (extra[played] if played < len(extra) else 0)


def completable(people):
    """Whether they can all be paired, but for a bye where their number is odd."""
    if len(people) % 2 == 0:
        return _perfect(people)
    return any(
        not each.barred and _perfect(tuple(other for other in people if other is not each))
        for each in people
    )


@lru_cache(100_000)
def _perfect(people):
    if not people:
        return True
    # the hardest to pair first
    ways = [[b for b in people if a is not b and a.may_meet(b)] for a in people]
    first = min(range(len(people)), key=lambda each: len(ways[each]))
    return any(
        _perfect(tuple(each for each in people if each is not people[first] and each is not other))
        for other in ways[first]
    )


def lowest_bye(people):
    """The lowest score that a bye can have when all these are paired; None for no bye or none."""
    if len(people) % 2 == 0:
        return None
    for each in sorted(people, key=lambda each: each.rank, reverse=True):
        if not each.barred and _perfect(tuple(other for other in people if other is not each)):
            return each.score
    return None


def coloured(first, second, tournament, edition):
    """(white, black): rules E of 2012, which 2017 and 2026 only add the wider difference to."""
    higher, lower = sorted((first, second), key=lambda each: each.rank)
    colour = _colour_of(higher, lower, tournament, edition)
    return (higher.number, lower.number) if colour == "w" else (lower.number, higher.number)


def _colour_of(higher, lower, tournament, edition):
    opposite = {"w": "b", "b": "w"}
    if higher.wants != lower.wants:
        return higher.wants or opposite[lower.wants]
    if higher.wants:
        mine, theirs = higher.strength, lower.strength
        if edition != "2012" and mine == theirs == ABSOLUTE:
            mine, theirs = abs(higher.difference), abs(lower.difference)
        if mine != theirs:
            return higher.wants if mine > theirs else opposite[higher.wants]
        pairs = zip(
            reversed(higher.history.replace("-", "")),
            reversed(lower.history.replace("-", "")),
            strict=False,
        )
        for ours, other in pairs:
            if ours != other:
                return other
        return higher.wants
    drawn = tournament.first_colour or "w"
    place = _place_at_the_start(tournament, higher)
    if edition == "2012" and tournament.rounds:  # as JaVaFo does after round 1
        place = higher.number + 1
    return drawn if place % 2 else opposite[drawn]


def _place_at_the_start(tournament, person):
    """The pairing number, counting only those who have taken part so far."""
    taken = {each.number for each in tournament.present(tournament.next_round)}
    taken.update(
        number for drawn in tournament.rounds for game in drawn.games for number in game.sides
    )
    taken.update(
        bye.entrant for drawn in tournament.rounds for bye in drawn.byes if bye.kind == "U"
    )
    return sum(each <= person.number for each in taken)
