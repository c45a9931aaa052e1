"""The tie-breaks of both worlds: which there are, and what a value is made of.

Chess follows chapter C.07 of the FIDE Handbook as in force from March 2026. A round that was
not played is handled as its article 16 says:

- The score of an opponent is the one he has, except that byes of half a point or none which he
  asked for count as draws where he did not play again after them (they are in the last round,
  or only further such byes and games lost by forfeit follow): `adjusted_scores`.
- A player's own unplayed round counts as one against a dummy with the player's own score, with
  the points that the player got for it. The dummy has no more than the adjusted score of the
  opponent who was expected, if there was one (a forfeit), and else no more than draws in all
  rounds so far would give: `dummy_score`.
- Where the least contribution is cut, one of a requested bye or of a game lost by forfeit goes
  first, however great it is.

Teams have the same for their sums of opponents' VPs, draws being half the range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from fractions import Fraction

from vpdesk.swiss.outings import Outing, Outings
from vpdesk.swiss.tournament import Kind

Amount = int | Fraction

NO_IMPS_LOST = Fraction(10**9)  # more than any quotient: all IMPs won, none lost


class ValueUnit(StrEnum):
    """What a value counts, and so how it is written."""

    POINTS = "points"  # hundredths
    COUNT = "count"
    RATING = "rating"
    IMPS = "imps"
    QUOTIENT = "quotient"


class Shown(StrEnum):
    """What is told of a part beside what it adds."""

    NOTHING = "nothing"
    RESULT = "result"
    SCORE = "score"  # the opponent's, and the result
    IMPS = "imps"  # won and lost


class PartReason(StrEnum):
    """Why a part of a value counts as it does."""

    DUMMY = "dummy"  # not played: against a dummy with the player's own score
    CAPPED = "capped"  # the dummy has less than the player
    ADJUSTED = "adjusted"  # the opponent's last byes count as draws
    LEAST = "least"  # cut as the least
    AWAY = "away"  # cut first: the player stayed away
    GREATEST = "greatest"  # cut as the greatest
    UNMET = "unmet"  # the two have not played each other
    UNRATED = "unrated"  # the opponent has no rating
    HALVED = "halved"  # half a match: half of the opponent's score
    DOUBLED = "doubled"  # half a match: as the whole one that it is half of


@dataclass(frozen=True, slots=True)
class Part:
    """What a round adds to a value.

    round: 0 where it is of no round. opponent: 0 where there was none. points: what the player
    got (of the IMP quotient: IMPs won), None where that does not matter. score: the opponent's
    score as it counts (or his rating; or IMPs lost), None where that does not matter.
    amount: what it adds, in the tie-break's unit. counted: False where it was left out.
    """

    round: int
    opponent: int
    amount: Amount
    points: int | None = None
    score: Amount | None = None
    counted: bool = True
    why: tuple[PartReason, ...] = ()


def adjusted_scores(record: Outings) -> dict[int, int]:
    """Every player's score for the tie-breaks of the opponents, in hundredths."""
    found = {}
    for number, outings in record.of.items():
        score = record.points[number]
        for each in reversed(outings):
            if not each.voluntary:
                break
            if each.requested:
                score += record.draw - each.points
        found[number] = score
    return found


def dummy_score(record: Outings, adjusted: dict[int, int], number: int, outing: Outing) -> int:
    """The score of the dummy that a player is taken to have met in an unplayed round."""
    most = adjusted[outing.opponent] if outing.opponent else record.draw * record.rounds
    return min(record.points[number], most)


class Values:
    """The parts and the values of every tie-break but the direct encounter."""

    def __init__(self, record: Outings) -> None:
        self.record = record
        self.adjusted = adjusted_scores(record)
        self._met: dict[int, tuple[Part, ...]] = {}

    def parts(self, tie_break: TieBreak, number: int) -> tuple[Part, ...]:
        """What makes up a value, by rounds."""
        assert tie_break.value.parts is not None, tie_break
        return tuple(tie_break.value.parts(self, number))

    def value(self, tie_break: TieBreak, number: int) -> Amount | None:
        """A value; None where nothing makes one up, as an average of no ratings."""
        counted = [each for each in self.parts(tie_break, number) if each.counted]
        return tie_break.value.total(counted)

    def _finished(self, number: int) -> Iterator[Outing]:
        return (each for each in self.record.of[number] if each.finished)

    def _opponents(self, number: int) -> tuple[Part, ...]:
        """The opponents' scores; several tie-breaks ask for them."""
        if number not in self._met:
            self._met[number] = tuple(self._scores(number))
        return self._met[number]

    def _scores(self, number: int) -> Iterator[Part]:
        for each in self._finished(number):
            if each.played:
                score = self.adjusted[each.opponent]
                changed = score != self.record.points[each.opponent]
                why: tuple[PartReason, ...] = (PartReason.ADJUSTED,) if changed else ()
            else:
                score = dummy_score(self.record, self.adjusted, number, each)
                capped = score < self.record.points[number]
                why = (PartReason.DUMMY, PartReason.CAPPED) if capped else (PartReason.DUMMY,)
            yield Part(each.round, each.opponent, score, each.points, score, why=why)

    def buchholz(self, number: int) -> Iterator[Part]:
        """The opponents' scores; the two halves of a triangle count as one match."""
        for part, each in zip(self._opponents(number), self._finished(number), strict=True):
            if each.half:
                amount = _whole(Fraction(part.amount, 2))
                yield replace(part, amount=amount, why=(*part.why, PartReason.HALVED))
            else:
                yield part

    def buchholz_cut_1(self, number: int) -> Iterable[Part]:
        """The opponents' scores without the least."""
        return _cut(self._cuttable(number), least=1)

    def median_buchholz(self, number: int) -> Iterable[Part]:
        """The opponents' scores without the least and the greatest."""
        return _cut(self._cuttable(number), least=1, greatest=1)

    def _cuttable(self, number: int) -> list[tuple[Part, bool]]:
        """The opponents' scores, each with whether the player stayed away."""
        voluntary = [each.voluntary for each in self._finished(number)]
        return list(zip(self._opponents(number), voluntary, strict=True))

    def sonneborn_berger(self, number: int) -> Iterator[Part]:
        """The opponents' scores, each times the share of a win that was got from him."""
        for each in self._opponents(number):
            assert each.points is not None
            total = each.amount * each.points
            amount: Amount = total // self.record.full
            if total % self.record.full:
                amount = Fraction(total, self.record.full)
            yield Part(each.round, each.opponent, amount, each.points, each.score, why=each.why)

    def progressive(self, number: int) -> Iterator[Part]:
        """The points after each round."""
        score = 0
        for each in self._finished(number):
            score += each.points
            yield Part(each.round, each.opponent, score, each.points)

    def wins(self, number: int) -> Iterator[Part]:
        """Rounds with as many points as a win has, played or not."""
        for each in self._finished(number):
            if each.points >= self.record.full:
                yield Part(each.round, each.opponent, 1, each.points)

    def games_black(self, number: int) -> Iterator[Part]:
        """Games that were played with Black."""
        for each in self._finished(number):
            if each.played and each.colour == "b":
                yield Part(each.round, each.opponent, 1, each.points)

    def ratings(self, number: int) -> Iterator[Part]:
        """The ratings of those whom the player met at the board, who have one."""
        for each in self._finished(number):
            if each.played:
                rating = self.record.tournament.by_number[each.opponent].rating
                why = () if rating else (PartReason.UNRATED,)
                part = Part(each.round, each.opponent, rating, each.points, rating)
                yield replace(part, counted=bool(rating), why=why)

    def imps(self, number: int) -> Iterator[Part]:
        """IMPs won and lost in every match that has any, and their difference."""
        for each in self._finished(number):
            if each.imps is not None:
                won, lost = each.imps
                yield Part(each.round, each.opponent, won - lost, won, lost)


def _cut(parts: Sequence[tuple[Part, bool]], least: int, greatest: int = 0) -> list[Part]:
    """Parts of which the least and greatest do not count; those of who stayed away go first."""
    kept = [part for part, _ in parts]
    places = range(len(kept))
    lowest = sorted(places, key=lambda place: (not parts[place][1], parts[place][0].amount))
    for place in lowest[:least]:
        why = PartReason.AWAY if parts[place][1] else PartReason.LEAST
        kept[place] = replace(kept[place], counted=False, why=(*kept[place].why, why))
    rest = [place for place in places if kept[place].counted]
    for place in sorted(rest, key=lambda place: -kept[place].amount)[:greatest]:
        kept[place] = replace(
            kept[place], counted=False, why=(*kept[place].why, PartReason.GREATEST)
        )
    return kept


def _quotient(parts: Sequence[Part]) -> Amount | None:
    won = sum(each.points or 0 for each in parts)
    lost = sum((each.score or 0 for each in parts), start=0)
    if lost:
        return Fraction(won) / lost
    return NO_IMPS_LOST if won else None


def _sum(parts: Sequence[Part]) -> Amount | None:
    return _whole(sum((each.amount for each in parts), start=0))


def _mean(parts: Sequence[Part]) -> Amount | None:
    """The mean as a whole number; halves are rounded up."""
    total, count = sum((each.amount for each in parts), start=0), len(parts)
    return int((2 * total + count) // (2 * count)) if parts else None


def _whole(amount: Amount) -> Amount:
    """A whole number where it is one."""
    return int(amount) if amount == int(amount) else amount


@dataclass(frozen=True, slots=True)
class TieBreakRule:
    """All that the engine knows about a tie-break.

    code: in report files. kinds: the tournaments that it is offered for.
    parts: what makes up a player's value; None for the direct encounter, which looks at a tie.
    total: the value that the counted parts give; the greater is ahead.
    decimals: the fewest that a value in points is written with. shown: see there.
    usual: 0 where it is not in the usual order; 1 for what is looked at before the others there.
    """

    code: str
    kinds: tuple[Kind, ...]
    parts: Callable[[Values, int], Iterable[Part]] | None
    total: Callable[[Sequence[Part]], Amount | None] = _sum
    unit: ValueUnit = ValueUnit.POINTS
    decimals: int = 1
    shown: Shown = Shown.NOTHING
    usual: int = 0


_CHESS, _TEAMS = (Kind.CHESS,), (Kind.TEAMS,)


class TieBreak(Enum):
    """What parts players or teams with the same points, in the order of the offer.

    The words for each are in report/swiss/tie_break_words.py.
    """

    BUCHHOLZ_CUT_1 = TieBreakRule("BH/C1", _CHESS, Values.buchholz_cut_1, usual=2)
    BUCHHOLZ = TieBreakRule("BH", _CHESS, Values.buchholz, usual=2)
    MEDIAN_BUCHHOLZ = TieBreakRule("BH/M1", _CHESS, Values.median_buchholz)
    SONNEBORN_BERGER = TieBreakRule(
        "SB", _CHESS, Values.sonneborn_berger, decimals=2, shown=Shown.SCORE, usual=2
    )
    DIRECT = TieBreakRule("DE", (*_CHESS, *_TEAMS), None, usual=1)
    PROGRESSIVE = TieBreakRule("PS", _CHESS, Values.progressive, shown=Shown.RESULT)
    WINS = TieBreakRule("WIN", _CHESS, Values.wins, unit=ValueUnit.COUNT, usual=2)
    GAMES_BLACK = TieBreakRule("BPG", _CHESS, Values.games_black, unit=ValueUnit.COUNT)
    AVERAGE_RATING = TieBreakRule("ARO", _CHESS, Values.ratings, _mean, ValueUnit.RATING)
    IMP_QUOTIENT = TieBreakRule(
        "IMPQ", _TEAMS, Values.imps, _quotient, ValueUnit.QUOTIENT, shown=Shown.IMPS, usual=2
    )
    NET_IMPS = TieBreakRule(
        "IMPN", _TEAMS, Values.imps, unit=ValueUnit.IMPS, shown=Shown.IMPS, usual=2
    )
    SB_VP = TieBreakRule("SBVP", _TEAMS, Values.sonneborn_berger, shown=Shown.SCORE, usual=2)
    OPPONENTS_VPS = TieBreakRule("BH", _TEAMS, Values.buchholz)


OFFERED = {kind: tuple(each for each in TieBreak if kind in each.value.kinds) for kind in Kind}


def default_order(kind: Kind) -> tuple[TieBreak, ...]:
    """The tie-breaks that are usual, the first to be looked at first."""
    usual = (each for each in OFFERED[kind] if each.value.usual)
    return tuple(sorted(usual, key=lambda each: each.value.usual))
