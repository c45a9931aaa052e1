"""What the value of a tie-break is made of: the games, byes and opponents of a player.

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
  first, unless it is less than the one that would go otherwise.

Teams have the same for their sums of opponents' VPs, draws being half the range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from vpdesk.tournament.round import Result
from vpdesk.tournament.standings.lots import lots_of
from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.tournament import Entrant

if TYPE_CHECKING:
    from vpdesk.tournament.standings.tie_breaks import TieBreak

Amount = int | Fraction

WON = frozenset((Result.WIN, Result.UNRATED_WIN))
HALF_POINT = 50
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
    RATING = "rating"  # the opponent's, and the result
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
    BELOW = "below"  # the opponent has less than the limit
    NO_PERFORMANCE = "no performance"  # the opponent met nobody with a rating
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
            if not each.voluntary or record.scheduled:
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
        self.performances: dict[tuple[object, int], Amount | None] = {}  # of opponents

    def parts(self, tie_break: TieBreak, number: int) -> tuple[Part, ...]:
        """What makes up a value, by rounds."""
        assert tie_break.value.parts is not None, tie_break
        return tuple(tie_break.value.parts(self, number))

    def value(self, tie_break: TieBreak, number: int) -> Amount | None:
        """A value; None where nothing makes one up, as an average of no ratings."""
        counted = [each for each in self.parts(tie_break, number) if each.counted]
        return tie_break.value.total(counted)

    def finished(self, number: int) -> Iterator[Outing]:
        """The player's rounds that count already."""
        return (each for each in self.record.of[number] if each.finished)

    def _opponents(self, number: int) -> tuple[Part, ...]:
        """The opponents' scores; several tie-breaks ask for them."""
        if number not in self._met:
            self._met[number] = tuple(self._scores(number))
        return self._met[number]

    def _scores(self, number: int) -> Iterator[Part]:
        for each in self.finished(number):
            if self.record.meets(each):
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
        for part, each in zip(self._opponents(number), self.finished(number), strict=True):
            if each.half:
                amount = _whole(Fraction(part.amount, 2))
                yield replace(part, amount=amount, why=(*part.why, PartReason.HALVED))
            else:
                yield part

    def away(self, number: int) -> list[bool]:
        """Of each round that counts, whether the player stayed away."""
        return [each.voluntary for each in self.finished(number)]

    def fore_buchholz(self, number: int) -> Iterator[Part]:
        """The opponents' scores, as if all games of the final round had ended in draws (8.3)."""
        return self._fore.buchholz(number)

    def fore_away(self, number: int) -> list[bool]:
        """As `away`, with the final round drawn."""
        return self._fore.away(number)

    @cached_property
    def _fore(self) -> Values:
        tournament, rounds = self.record.tournament, self.record.tournament.rounds
        if not rounds or len(rounds) < tournament.planned:
            return self
        draw = Result.DRAW
        last = tuple(
            replace(game, home_result=draw, visitor_result=draw, points=None)
            for game in rounds[-1].games
        )
        drawn = (*rounds[:-1], replace(rounds[-1], games=last))
        return Values(Outings(replace(tournament, rounds=drawn)))

    def opponents_buchholz(self, number: int) -> Iterator[Part]:
        """The Buchholz of everybody met at the board."""
        for each in self.finished(number):
            if each.played:
                amount = total(tuple(self.buchholz(each.opponent))) or 0
                yield Part(each.round, each.opponent, amount, each.points)

    def opponents_fore_buchholz(self, number: int) -> Iterator[Part]:
        """The Fore Buchholz of everybody met at the board; of a final game so far unplayed, too."""
        here = {each.round for each in self.record.of[number] if each.played or not each.finished}
        for each in self._fore.finished(number):
            if each.played and each.round in here:
                amount = total(tuple(self.fore_buchholz(each.opponent))) or 0
                yield Part(each.round, each.opponent, amount, each.points)

    def sonneborn_berger(self, number: int) -> Iterator[Part]:
        """The opponents' scores, each times the share of a win that was got from him."""
        for each in self._opponents(number):
            assert each.points is not None
            product = each.amount * each.points
            amount: Amount = product // self.record.full
            if product % self.record.full:
                amount = Fraction(product, self.record.full)
            yield Part(each.round, each.opponent, amount, each.points, each.score, why=each.why)

    def progressive(self, number: int) -> Iterator[Part]:
        """The points after each round."""
        score = 0
        for each in self.finished(number):
            score += each.points
            yield Part(each.round, each.opponent, score, each.points)

    def koya(self, number: int, halves: int = 0) -> Iterator[Part]:
        """The points against who has half of all points that could be won, or more (9.2).

        halves: half points by which the limit is raised (14.5). Rounds without an opponent do not
        count; games won or lost by forfeit do.
        """
        limit = self.record.full * self.record.rounds + 2 * halves * HALF_POINT
        for each in self.finished(number):
            if each.opponent:
                score = self.record.points[each.opponent]
                reached = 2 * score >= limit
                why = () if reached else (PartReason.BELOW,)
                points = each.points
                yield Part(each.round, each.opponent, points, points, score, reached, why)

    def wins(self, number: int) -> Iterator[Part]:
        """Rounds with as many points as a win has, played or not."""
        for each in self.finished(number):
            if each.points >= self.record.full:
                yield Part(each.round, each.opponent, 1, each.points)

    def games_won(self, number: int) -> Iterator[Part]:
        """Games won at the board."""
        for each in self.finished(number):
            if each.result in WON:
                yield Part(each.round, each.opponent, 1, each.points)

    def games_won_black(self, number: int) -> Iterator[Part]:
        """Games won at the board with Black."""
        for each in self.finished(number):
            if each.result in WON and each.colour == "b":
                yield Part(each.round, each.opponent, 1, each.points)

    def rounds_played(self, number: int) -> Iterator[Part]:
        """Rounds that the player did not stay away from (7.6)."""
        for each in self.finished(number):
            if not each.voluntary:
                yield Part(each.round, each.opponent, 1, each.points)

    def standard_points(self, number: int) -> Iterator[Part]:
        """A point for each round with more points than the opponent, half of one for as many.

        Without an opponent a draw's points are what is compared with (7.7).
        """
        for each in self.finished(number):
            other = self.record.draw
            if each.opponent:
                other = self._points_in[each.opponent, each.round]
            if each.points >= other:
                amount = 2 * HALF_POINT if each.points > other else HALF_POINT
                yield Part(each.round, each.opponent, amount, each.points)

    @cached_property
    def _points_in(self) -> dict[tuple[int, int], int]:
        of = self.record.of
        return {(number, each.round): each.points for number in of for each in of[number]}

    def pairing_number(self, number: int) -> Iterator[Part]:
        """The number in the starting list."""
        yield Part(0, 0, number)

    def own_rating(self, number: int) -> Iterator[Part]:
        """The player's rating, where there is one."""
        if rating := self.entrant(number).rating:
            yield Part(0, 0, rating)

    def lot(self, number: int) -> Iterator[Part]:
        """The lot, from 1: as it was drawn, else by first name and pairs of the first round."""
        yield Part(0, 0, self._lots[number])

    @cached_property
    def _lots(self) -> dict[int, int]:
        return lots_of(self.record.tournament, self.record.of)

    def games_black(self, number: int) -> Iterator[Part]:
        """Games that were played with Black."""
        for each in self.finished(number):
            if each.played and each.colour == "b":
                yield Part(each.round, each.opponent, 1, each.points)

    def ratings(self, number: int) -> Iterator[Part]:
        """The ratings of those whom the player met at the board, who have one."""
        for each in self.finished(number):
            if each.played:
                rating = self.entrant(each.opponent).rating
                why = () if rating else (PartReason.UNRATED,)
                part = Part(each.round, each.opponent, rating, each.points, rating)
                yield replace(part, counted=bool(rating), why=why)

    def entrant(self, number: int) -> Entrant:
        """Who has a number."""
        return self.record.tournament.by_number[number]

    def board_points(self, number: int) -> Iterator[Part]:
        """The board points of a chess team, and what it brought of them."""
        if carried := self.record.brought.get(number, (0, 0))[1]:
            yield Part(0, 0, carried)
        for each in self.finished(number):
            points = 0 if each.board_points is None else each.board_points.home
            if each.bye is not None:
                points = self.record.tournament.boards_of_bye(each.bye)
            yield Part(each.round, each.opponent, points, points)

    def match_points(self, number: int) -> Iterator[Part]:
        """The match points of a chess team."""
        system = self.record.tournament.points
        for each in self.finished(number):
            points = 0 if each.result is None else system.of_result(each.result)
            if each.bye is not None:
                points = system.of_bye(each.bye)
            yield Part(each.round, each.opponent, points, points)

    def imps(self, number: int) -> Iterator[Part]:
        """IMPs won and lost in every match that has any, and their difference.

        Those that were added are won, those that were taken are lost; matches that come along
        from a stage before have both.
        """
        won, lost = self.record.imps_brought.get(number, (0, 0))
        if won or lost:
            yield Part(0, 0, won - lost, won, lost)
        for each in self.finished(number):
            if each.imps is not None:
                won, lost = each.imps
                yield Part(each.round, each.opponent, won - lost, won, lost)


Parts = Callable[[Values, int], Iterable[Part]]
"""What makes up the value of the player with a number."""


def cut(
    parts: Parts,
    least: int,
    greatest: int = 0,
    away: Callable[[Values, int], Sequence[bool]] | None = None,
    *,
    by_score: bool = False,
) -> Parts:
    """Parts without the least, and the greatest, of them (C.07 articles 14 and 16.5).

    away: of each part, whether the player stayed away: the least of those goes in place of the
    one that would go, unless it is less. by_score: that of the opponent with the least score is
    the one that would go.
    """

    def of_player(values: Values, number: int) -> list[Part]:
        kept = list(parts(values, number))
        stayed = away(values, number) if away else [False] * len(kept)
        for _ in range(least):
            _cut_least(kept, stayed, by_score=by_score)
        for _ in range(greatest):
            there = [place for place, part in enumerate(kept) if part.counted]
            if there:
                _leave_out(kept, max(there, key=lambda at: kept[at].amount), PartReason.GREATEST)
        return kept

    return of_player


def _cut_least(kept: list[Part], stayed: Sequence[bool], *, by_score: bool) -> None:
    there = [place for place, part in enumerate(kept) if part.counted]
    if not there:
        return

    def size(place: int) -> tuple[Amount, Amount]:
        part = kept[place]
        return (part.score or 0) if by_score else part.amount, part.amount

    place, why = min(there, key=size), PartReason.LEAST
    left = [each for each in there if stayed[each]]
    if left:
        instead = min(left, key=lambda each: kept[each].amount)
        if kept[instead].amount >= kept[place].amount:
            place, why = instead, PartReason.AWAY
    _leave_out(kept, place, why)


def _leave_out(kept: list[Part], place: int, why: PartReason) -> None:
    kept[place] = replace(kept[place], counted=False, why=(*kept[place].why, why))


def first_cut(parts: Parts, first: int) -> Parts:
    """Parts without those of the first rounds."""

    def of_player(values: Values, number: int) -> list[Part]:
        kept = list(parts(values, number))
        for place in range(min(first, len(kept))):
            _leave_out(kept, place, PartReason.LEAST)
        return kept

    return of_player


def quotient(parts: Sequence[Part]) -> Amount | None:
    """IMPs won by IMPs lost."""
    won = sum(each.points or 0 for each in parts)
    lost = sum((each.score or 0 for each in parts), start=0)
    if lost:
        return Fraction(won) / lost
    return NO_IMPS_LOST if won else None


def total(parts: Sequence[Part]) -> Amount | None:
    """The sum."""
    return _whole(sum((each.amount for each in parts), start=0))


def known(parts: Sequence[Part]) -> Amount | None:
    """The sum; None where there is nothing."""
    return total(parts) if parts else None


def mean(parts: Sequence[Part]) -> Amount | None:
    """The mean as a whole number; halves are rounded up."""
    added, count = sum((each.amount for each in parts), start=0), len(parts)
    return int((2 * added + count) // (2 * count)) if parts else None


def exact_mean(parts: Sequence[Part]) -> Amount | None:
    """The mean as it is."""
    added = sum((each.amount for each in parts), start=0)
    return _whole(Fraction(added) / len(parts)) if parts else None


def _whole(amount: Amount) -> Amount:
    """A whole number where it is one."""
    return int(amount) if amount == int(amount) else amount
