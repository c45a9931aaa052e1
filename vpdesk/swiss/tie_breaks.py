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
from enum import StrEnum
from fractions import Fraction

from vpdesk.swiss.outings import Outing, Record
from vpdesk.swiss.tournament import Kind

Amount = int | Fraction

NO_IMPS_LOST = Fraction(10**9)  # more than any quotient: all IMPs won, none lost


class TieBreak(StrEnum):
    """What parts players or teams with the same points."""

    BUCHHOLZ = "buchholz"  # of teams: the sum of the opponents' VPs
    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    MEDIAN_BUCHHOLZ = "median-buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    DIRECT = "direct"
    PROGRESSIVE = "progressive"
    WINS = "wins"
    GAMES_BLACK = "games-black"
    AVERAGE_RATING = "average-rating"
    IMP_QUOTIENT = "imp-quotient"
    NET_IMPS = "net-imps"
    SB_VP = "sb-vp"


class Unit(StrEnum):
    """What a value counts, and so how it is written."""

    POINTS = "points"  # hundredths
    COUNT = "count"
    RATING = "rating"
    IMPS = "imps"
    QUOTIENT = "quotient"


UNITS = {
    TieBreak.WINS: Unit.COUNT,
    TieBreak.GAMES_BLACK: Unit.COUNT,
    TieBreak.AVERAGE_RATING: Unit.RATING,
    TieBreak.NET_IMPS: Unit.IMPS,
    TieBreak.IMP_QUOTIENT: Unit.QUOTIENT,
}  # the others are points
OFFERED = {
    Kind.CHESS: (
        TieBreak.BUCHHOLZ_CUT_1,
        TieBreak.BUCHHOLZ,
        TieBreak.MEDIAN_BUCHHOLZ,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.DIRECT,
        TieBreak.PROGRESSIVE,
        TieBreak.WINS,
        TieBreak.GAMES_BLACK,
        TieBreak.AVERAGE_RATING,
    ),
    Kind.TEAMS: (
        TieBreak.DIRECT,
        TieBreak.IMP_QUOTIENT,
        TieBreak.NET_IMPS,
        TieBreak.SB_VP,
        TieBreak.BUCHHOLZ,
    ),
}
DEFAULTS = {
    Kind.CHESS: (
        TieBreak.DIRECT,
        TieBreak.BUCHHOLZ_CUT_1,
        TieBreak.BUCHHOLZ,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.WINS,
    ),
    Kind.TEAMS: (TieBreak.DIRECT, TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS, TieBreak.SB_VP),
}


def default_order(kind: Kind) -> tuple[TieBreak, ...]:
    """The tie-breaks that are usual, the first to be looked at first."""
    return DEFAULTS[kind]


def unit(tie_break: TieBreak) -> Unit:
    """What its values count."""
    return UNITS.get(tie_break, Unit.POINTS)


class Why(StrEnum):
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
    why: tuple[Why, ...] = ()


def adjusted_scores(record: Record) -> dict[int, int]:
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


def dummy_score(record: Record, adjusted: dict[int, int], number: int, outing: Outing) -> int:
    """The score of the dummy that a player is taken to have met in an unplayed round."""
    most = adjusted[outing.opponent] if outing.opponent else record.draw * record.rounds
    return min(record.points[number], most)


class Values:
    """The parts and the values of every tie-break but the direct encounter."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.adjusted = adjusted_scores(record)
        self._met: dict[int, tuple[Part, ...]] = {}
        self._makers: dict[TieBreak, Callable[[int], Iterable[Part]]] = {
            TieBreak.BUCHHOLZ: self._buchholz,
            TieBreak.BUCHHOLZ_CUT_1: lambda number: _cut(self._cuttable(number), least=1),
            TieBreak.MEDIAN_BUCHHOLZ: lambda number: _cut(
                self._cuttable(number), least=1, greatest=1
            ),
            TieBreak.SONNEBORN_BERGER: self._sonneborn_berger,
            TieBreak.SB_VP: self._sonneborn_berger,
            TieBreak.PROGRESSIVE: self._progressive,
            TieBreak.WINS: self._wins,
            TieBreak.GAMES_BLACK: self._games_black,
            TieBreak.AVERAGE_RATING: self._ratings,
            TieBreak.IMP_QUOTIENT: self._imps,
            TieBreak.NET_IMPS: self._imps,
        }

    def parts(self, tie_break: TieBreak, number: int) -> tuple[Part, ...]:
        """What makes up a value, by rounds."""
        return tuple(self._makers[tie_break](number))

    def value(self, tie_break: TieBreak, number: int) -> Amount | None:
        """A value; None where nothing makes one up, as an average of no ratings."""
        counted = [each for each in self.parts(tie_break, number) if each.counted]
        total = sum((each.amount for each in counted), start=0)
        if tie_break is TieBreak.AVERAGE_RATING:
            return _rounded(total, len(counted)) if counted else None
        if tie_break is TieBreak.IMP_QUOTIENT:
            return _quotient(counted)
        return _whole(total)

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
                why: tuple[Why, ...] = (Why.ADJUSTED,) if changed else ()
            else:
                score = dummy_score(self.record, self.adjusted, number, each)
                capped = score < self.record.points[number]
                why = (Why.DUMMY, Why.CAPPED) if capped else (Why.DUMMY,)
            yield Part(each.round, each.opponent, score, each.points, score, why=why)

    def _buchholz(self, number: int) -> Iterator[Part]:
        """The opponents' scores; the two halves of a triangle count as one match."""
        for part, each in zip(self._opponents(number), self._finished(number), strict=True):
            if each.half:
                amount = _whole(Fraction(part.amount, 2))
                yield replace(part, amount=amount, why=(*part.why, Why.HALVED))
            else:
                yield part

    def _cuttable(self, number: int) -> list[tuple[Part, bool]]:
        """The opponents' scores, each with whether the player stayed away."""
        voluntary = [each.voluntary for each in self._finished(number)]
        return list(zip(self._opponents(number), voluntary, strict=True))

    def _sonneborn_berger(self, number: int) -> Iterator[Part]:
        """The opponents' scores, each times the share of a win that was got from him."""
        for each in self._opponents(number):
            assert each.points is not None
            total = each.amount * each.points
            amount: Amount = total // self.record.full
            if total % self.record.full:
                amount = Fraction(total, self.record.full)
            yield Part(each.round, each.opponent, amount, each.points, each.score, why=each.why)

    def _progressive(self, number: int) -> Iterator[Part]:
        score = 0
        for each in self._finished(number):
            score += each.points
            yield Part(each.round, each.opponent, score, each.points)

    def _wins(self, number: int) -> Iterator[Part]:
        """Rounds with as many points as a win has, played or not."""
        for each in self._finished(number):
            if each.points >= self.record.full:
                yield Part(each.round, each.opponent, 1, each.points)

    def _games_black(self, number: int) -> Iterator[Part]:
        for each in self._finished(number):
            if each.played and each.colour == "b":
                yield Part(each.round, each.opponent, 1, each.points)

    def _ratings(self, number: int) -> Iterator[Part]:
        """The ratings of those whom the player met at the board, who have one."""
        for each in self._finished(number):
            if each.played:
                rating = self.record.tournament.by_number[each.opponent].rating
                why = () if rating else (Why.UNRATED,)
                part = Part(each.round, each.opponent, rating, each.points, rating)
                yield replace(part, counted=bool(rating), why=why)

    def _imps(self, number: int) -> Iterator[Part]:
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
        why = Why.AWAY if parts[place][1] else Why.LEAST
        kept[place] = replace(kept[place], counted=False, why=(*kept[place].why, why))
    rest = [place for place in places if kept[place].counted]
    for place in sorted(rest, key=lambda place: -kept[place].amount)[:greatest]:
        kept[place] = replace(kept[place], counted=False, why=(*kept[place].why, Why.GREATEST))
    return kept


def _quotient(parts: Sequence[Part]) -> Amount | None:
    won = sum(each.points or 0 for each in parts)
    lost = sum((each.score or 0 for each in parts), start=0)
    if lost:
        return Fraction(won) / lost
    return NO_IMPS_LOST if won else None


def _rounded(total: Amount, count: int) -> int:
    """The mean as a whole number; halves are rounded up."""
    return int((2 * total + count) // (2 * count))


def _whole(amount: Amount) -> Amount:
    """A whole number where it is one."""
    return int(amount) if amount == int(amount) else amount
