"""What stands against another draw of a round: a hard rule, a criterion, or the order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from vpdesk.tournament.draws.trace import BracketTrace, Count, Draw, SequencePlace, Treatment
from vpdesk.tournament.tournament import Edition


class Against(StrEnum):
    """What speaks against something; what it says of the parts of its Obstacle stands beside it."""

    NOTHING = "nothing"  # it is so
    AWAY = "away"  # players are not there in this round
    MET = "met"  # players met in round
    FORBIDDEN = "forbidden"  # the director forbids players to meet
    COLOURS = "colours"  # players have the same absolute preference, for colour
    BARRED = "barred"  # players may have no bye: in round they had one, or points without a game
    NO_REST = "no rest"  # whoever meets whom, the others cannot be paired
    FEWER_MOVED_DOWN = "fewer moved down"  # then of the moved-down players are paired, not now
    FEWER_PAIRS = "fewer pairs"  # there are then, not now
    CRITERION = "criterion"  # a criterion has then, not now
    JOINED = "joined"  # the bracket and those below it would have to become one
    LOOK_AHEAD = "look ahead"  # what comes below the bracket would be worse
    SEQUENCE = "sequence"  # as good, but generated later


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something is not so.

    rule: its code in the edition ("B.1.a", "C12", "D.2"), "" where there is none.
    score: of the bracket (hundredths) in which the draws part; -1 where there is none.
    players: those that it is about; of a transposition the first whose opponent differs, the
        opponent now, and the one then.
    now, then: the counts as it is drawn, and as it would be; of a score the hundredths; of
        the order the place, and for an exchange the pairing numbers moved down, then up.
    """

    against: Against
    rule: str = ""
    players: tuple[int, ...] = ()
    round: int = 0
    colour: str = ""
    score: int = -1
    now: tuple[int, ...] = ()
    then: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleCodes:
    """What an edition calls its rules that are no criteria to be counted."""

    met: str
    colours: str
    second_bye: str
    complete: str
    look_ahead: str
    pairs: str
    transposition: str
    exchange: str
    moved_down_set: str


RULES = {
    Edition.E2012: RuleCodes("B.1.a", "B.2", "B.1.b", "C.13", "C.12", "C.14", "D.1", "D.2", "D.3"),
    Edition.E2017: RuleCodes("C.1", "C.3", "C.2", "C.4", "C.7", "C.5", "D.1", "D.2", "D.3"),
    Edition.E2026: RuleCodes("C1", "C3", "C2", "C4", "C8", "C6", "4.2", "4.3", "4.4"),
}
COUNTED_PAIRS = {RULES[each].pairs for each in (Edition.E2017, Edition.E2026)}
LOWEST_BYE = "C5"  # 2026: before all that is counted in a bracket
SQUARED = "B.3"  # 2012: the sum of squares decides, not the greatest


def first_obstacle(drawn: Draw, other: Draw, scores: dict[int, int]) -> Obstacle:
    """What the rules have against another draw, from the bracket where the two part.

    scores: of every player, hundredths.
    """
    rules = RULES[drawn.edition]
    if drawn.edition is Edition.E2026 and drawn.bye and other.bye:
        now, then = scores[drawn.bye], scores[other.bye]
        if then > now:
            return Obstacle(Against.CRITERION, LOWEST_BYE, (other.bye,), now=(now,), then=(then,))
    for mine, theirs in zip(drawn.brackets, other.brackets, strict=False):
        if mine.pairs != theirs.pairs or mine.floaters != theirs.floaters:
            return _in_bracket(mine, theirs, rules)
    return Obstacle(Against.LOOK_AHEAD, rules.look_ahead)


def _in_bracket(mine: BracketTrace, theirs: BracketTrace, rules: RuleCodes) -> Obstacle:
    if _players(mine) != _players(theirs):
        joined = _players(mine) < _players(theirs)
        against = Against.JOINED if joined else Against.LOOK_AHEAD
        return Obstacle(against, rules.complete, score=mine.score)
    for against, now, then in _levels(mine, theirs):
        if now != then:
            worse = against if then < now else Against.LOOK_AHEAD
            rule = rules.pairs if then < now else rules.look_ahead
            return Obstacle(worse, rule, score=mine.score, now=(now,), then=(then,))
    for mine_count, their_count in _common(mine.counts, theirs.counts):
        if _weight(their_count) > _weight(mine_count):
            return Obstacle(
                Against.CRITERION,
                mine_count.criterion,
                score=mine.score,
                now=mine_count.values,
                then=their_count.values,
            )
        if _weight(their_count) < _weight(mine_count):
            return Obstacle(Against.LOOK_AHEAD, rules.look_ahead, score=mine.score)
    return _by_order(mine, theirs, rules)


def _levels(mine: BracketTrace, theirs: BracketTrace) -> Iterator[tuple[Against, int, int]]:
    """What comes before all criteria, where no criterion counts it (2012)."""
    if any(count.criterion in COUNTED_PAIRS for count in mine.counts):
        return
    if mine.treatment is theirs.treatment is Treatment.HETEROGENEOUS:
        yield Against.FEWER_MOVED_DOWN, mine.mdp_pairs, theirs.mdp_pairs
    yield Against.FEWER_PAIRS, len(mine.pairs), len(theirs.pairs)


def _by_order(mine: BracketTrace, theirs: BracketTrace, rules: RuleCodes) -> Obstacle:
    """Equal criteria: which of the ways to alter the order comes into it first."""
    here, there = mine.place, theirs.place
    for rule, now, then in (
        (rules.moved_down_set, (here.mdp_set,), (there.mdp_set,)),
        (rules.transposition, (here.mdp_transposition,), (there.mdp_transposition,)),
        (rules.exchange, _exchange(here), _exchange(there)),
        (rules.transposition, (here.transposition,), (there.transposition,)),
    ):
        if now != then:
            moved = _first_moved(mine, theirs) if rule == rules.transposition else ()
            return Obstacle(Against.SEQUENCE, rule, moved, score=mine.score, now=now, then=then)
    return Obstacle(Against.SEQUENCE, score=mine.score)


def _exchange(place: SequencePlace) -> tuple[int, ...]:
    return (*place.moved_down, *place.moved_up)


def _first_moved(mine: BracketTrace, theirs: BracketTrace) -> tuple[int, ...]:
    """The first player whose opponents differ, the opponent now, and the one then."""
    then = dict(theirs.pairs)
    for first, second in mine.pairs:
        if then.get(first, second) != second:
            return (first, second, then[first])
    return ()


def _common(mine: tuple[Count, ...], theirs: tuple[Count, ...]) -> Iterator[tuple[Count, Count]]:
    """The counts that both have, in the order of the criteria."""
    of = {each.criterion: each for each in theirs}
    for count in mine:
        if count.criterion in of:
            yield count, of[count.criterion]


def _weight(count: Count) -> tuple[int, ...]:
    if count.criterion == SQUARED:
        return (sum(value * value for value in count.values),)
    return count.values


def _players(bracket: BracketTrace) -> set[int]:
    return {*bracket.residents, *(each.number for each in bracket.moved_down)}
