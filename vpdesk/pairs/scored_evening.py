"""What an evening comes to: the scores of every board, sums, places.

`ScoredEvening(evening)` works all of it out. `scored.after(evening)` does the same for a later
state of the evening and scores only the boards anew whose results have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.evening import Evening, PairsAdjustment
from vpdesk.pairs.methods import ScoringChoice
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry
from vpdesk.pairs.section import PairsSection
from vpdesk.pairs.session import average_worth, levels, with_places
from vpdesk.pairs.tie_break import in_order


class RankBy(StrEnum):
    """What makes the places.

    RESULT: per cent, or the sum of IMPs. MEAN: per cent, or IMPs a board, which is fair where pairs
    have different numbers of boards (EBU White Book 4.2.5). HANDICAP: the result with the handicap.
    """

    RESULT = "result"
    MEAN = "mean"
    HANDICAP = "handicap"


class FieldBoard(NamedTuple):
    """A board in a field: "" for all sections that are scored across, else a section's letter."""

    field: str
    board: int


Due = dict[FieldBoard, list[BoardPlace]]


@dataclass(frozen=True, slots=True)
class ScoredResult:
    """An entry with the sides that played it (numbers of entrants), and what these get for it."""

    entry: PairsEntry
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    scores: SideScores
    result: PairsResult

    def credits(self) -> Iterator[Credit]:
        """What each entrant gets for it; nothing where nothing was played or given."""
        for numbers, points in ((self.ns, self.scores.ns), (self.ew, self.scores.ew)):
            if points is not None:
                for number in numbers:
                    yield Credit(number, points, self.scores.top or Fraction(0))


class Credit(NamedTuple):
    """What an entrant gets for a board."""

    number: int
    points: Fraction
    top: Fraction


class PairSum(NamedTuple):
    """A sum over boards."""

    points: Fraction = Fraction(0)
    top: Fraction = Fraction(0)
    boards: int = 0

    def plus(self, points: Fraction, top: Fraction, boards: int = 1) -> PairSum:
        """With more boards; with less of them where boards is -1."""
        return PairSum(self.points + boards * points, self.top + boards * top, self.boards + boards)

    @property
    def percent(self) -> Fraction | None:
        """Of the tops; None without any."""
        return 100 * self.points / self.top if self.top else None


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking.

    points: matchpoints or IMPs of the boards, with adjustments. percent: of the tops, None for
    IMPs. value: what the place is by: per cent or IMPs, with what was carried over.
    with_handicap: the same with the handicap of the pair, which makes no place.
    """

    place: int
    shared: bool
    number: int
    points: Fraction
    percent: Fraction | None
    boards: int
    value: Fraction
    with_handicap: Fraction


@dataclass(frozen=True, slots=True)
class PairsRanking:
    """Those who are ranked together. section: "" for all that are scored across.

    side: "NS" or "EW" where there are two winners, else "". stratum: that of the strongest pairs
    in it, "" for all pairs. by: what makes the places.
    """

    section: str
    side: str
    lines: tuple[Ranked, ...]
    stratum: str = ""
    by: RankBy = RankBy.RESULT


class ScoredEvening:
    """An evening with the scores of its boards. See the module.

    due: where results of a board are to be. boards: those that are there. played: the sums of
    the entrants over boards that they played, artificial scores left out.
    """

    def __init__(self, evening: Evening, before: ScoredEvening | None = None) -> None:
        self.evening = evening
        kept = before is not None and before.evening.sections is evening.sections
        self.due: Due = before.due if before is not None and kept else _by_board(evening.sections)
        self.boards: dict[FieldBoard, tuple[ScoredResult, ...]] = {}
        self.played: dict[int, PairSum] = {}
        changed: Iterable[FieldBoard] = self.due
        if before is not None and _alike(before.evening, evening):
            self.boards, self.played = dict(before.boards), dict(before.played)
            fields = _fields(evening.sections)
            places = _changed(before.evening.entries, evening.entries)
            changed = {FieldBoard(fields[each.section], each.board) for each in places}
        for board in changed:
            old = self.boards.get(board, ())
            new = self.boards[board] = self._score(board, old)
            same = {id(each) for each in old} & {id(each) for each in new}
            self._count((each for each in old if id(each) not in same), -1)
            self._count((each for each in new if id(each) not in same), 1)
        self._lines: dict[int, tuple[PairSum, Ranked]] = {}
        if before is not None and _ranked_alike(before.evening, evening):
            self._lines = before._lines  # noqa: SLF001 - of another of its kind

    def after(self, evening: Evening) -> ScoredEvening:
        """What a later state of the evening comes to."""
        return self if evening is self.evening else ScoredEvening(evening, self)

    def over(self) -> ScoredEvening:
        """What it comes to by the boards that nobody has still to play: all that players may see.

        Neither results nor cards of the others are in it, and no sum has anything of them.
        """
        in_play = {each.board for each in self.evening.missing}
        if not in_play:
            return self
        entries = {at: each for at, each in self.evening.entries.items() if at.board not in in_play}
        deals = tuple(each for each in self.evening.deals if each.board not in in_play)
        return self.after(replace(self.evening, entries=entries, deals=deals))

    def board_of(self, place: BoardPlace) -> FieldBoard:
        """The board of a place in its field."""
        return FieldBoard(_fields(self.evening.sections)[place.section], place.board)

    def results(self, place: BoardPlace) -> tuple[ScoredResult, ...]:
        """All results that the one of a place is compared with, and itself; a traveller."""
        return self.boards.get(self.board_of(place), ())

    def result(self, place: BoardPlace) -> ScoredResult | None:
        """The result of a place; None where it is missing, or the board is cancelled."""
        return next((each for each in self.results(place) if each.entry.place == place), None)

    def of_entrant(self, number: int) -> tuple[ScoredResult, ...]:
        """The results of an entrant by round, table and board: its score sheet."""
        found = (
            each
            for results in self.boards.values()
            for each in results
            if number in each.ns or number in each.ew
        )
        return tuple(sorted(found, key=lambda each: each.entry.place))

    def top_of(self, field: str) -> int:
        """How often boards of a field should be played: as often as the most played one."""
        return self.evening.choice.expected or self._most_often.get(field, 0)

    @cached_property
    def _most_often(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for board, places in self.due.items():
            found[board.field] = max(found.get(board.field, 0), len(places))
        return found

    def choice(self, board: FieldBoard) -> ScoringChoice:
        """The choices of the method, for a board."""
        entries = self.evening.entries
        running = any(place not in entries for place in self.due.get(board, ()))
        return replace(self.evening.choice, expected=self.top_of(board.field), running=running)

    def own(self, number: int) -> Fraction | None:
        """What an entrant has on the boards that it played: per cent, or IMPs a board."""
        had = self.played.get(number, PairSum())
        return had.percent if had.top else had.points / had.boards if had.boards else None

    def counts(self, result: ScoredResult, number: int) -> Fraction | None:
        """What an entrant has of a result in the ranking; None where nothing was played or given.

        That is what its side has, but average plus is at least its own percentage, or IMPs a
        board, and average minus at most that (Law 12C2).
        """
        points = result.scores.ns if number in result.ns else result.scores.ew
        given, top = result.result.artificial, result.scores.top
        if given is None or points is None:
            return points
        return average_worth(given[number not in result.ns], self.own(number), points, top)

    def of_sides(self, result: ScoredResult) -> tuple[Fraction | None, Fraction | None]:
        """What North-South and East-West have of a result in the ranking; see `counts`.

        Of two players of a side whose own percentages make that differ, what was given.
        """
        if result.result.artificial is None:
            return result.scores.ns, result.scores.ew
        ns, ew = ({self.counts(result, each) for each in side} for side in (result.ns, result.ew))
        return (
            ns.pop() if len(ns) == 1 else result.scores.ns,
            ew.pop() if len(ew) == 1 else result.scores.ew,
        )

    @cached_property
    def totals(self) -> dict[int, PairSum]:
        """The sums of all entrants that have a starting position, with artificial scores.

        Average plus counts as the pair's own percentage where that is more, and so on.
        """
        found = {number: self.played.get(number, PairSum()) for number in self.evening.section_of}
        for results in self.boards.values():
            for each in results:
                if each.result.artificial is None:
                    continue
                for number, points, top in each.credits():
                    counted = self.counts(each, number)
                    worth = points if counted is None else counted
                    found[number] = found.get(number, PairSum()).plus(worth, top)
        return found

    @cached_property
    def rankings(self) -> tuple[PairsRanking, ...]:
        """All of them: one, or one for each direction, for all sections or for each one apart."""
        groups: dict[tuple[str, str], list[int]] = {}
        fields = _fields(self.evening.sections)
        for number, section in self.evening.section_of.items():
            side = section.sides[number] if section.two_winners else ""
            groups.setdefault((fields[section.letter], side), []).append(number)
        return tuple(
            PairsRanking(field, side, self._ranked(numbers))
            for (field, side), numbers in groups.items()
        )

    def ranking_of(self, section: PairsSection) -> tuple[PairsRanking, ...]:
        """Those of one section by itself, its boards scored as they are in the whole field."""
        groups: dict[str, list[int]] = {}
        for number in section.start_of:
            side = section.sides[number] if section.two_winners else ""
            groups.setdefault(side, []).append(number)
        return tuple(
            PairsRanking(section.letter, side, self._ranked(numbers))
            for side, numbers in groups.items()
        )

    def _ranked(self, numbers: Iterable[int]) -> tuple[Ranked, ...]:
        lines = {number: self._line(number) for number in numbers}
        groups = levels({number: each.value for number, each in lines.items()}, int)
        if ties := self.evening.ties:
            groups = [part for group in groups for part in in_order(self, group, ties)]
        return tuple(
            replace(lines[number], place=place, shared=shared)
            for place, shared, number in with_places(groups)
        )

    def _line(self, number: int) -> Ranked:
        """The line of an entrant without its place; as it was where its sum is."""
        total = self.totals[number]
        known = self._lines.get(number)
        if known is None or known[0] is not total:
            known = self._lines[number] = total, self._made_line(number, total)
        return known[1]

    def _made_line(self, number: int, total: PairSum) -> Ranked:
        entrant = self.evening.by_number[number]
        if adjusted := self.adjusted(number):
            extra = sum((worth for _, worth in adjusted), start=Fraction(0))
            total = total._replace(points=total.points + extra)
        percent = total.percent
        value = total.points if percent is None else percent
        if entrant.carried is not None:
            brought, boards = entrant.carried.value, entrant.carried.boards
            if percent is None:
                value += brought
            elif total.boards + boards:
                value = (value * total.boards + brought * boards) / (total.boards + boards)
        handicap = value + Fraction(entrant.handicap, 100) if entrant.handicap else value
        return Ranked(0, False, number, total.points, percent, total.boards, value, handicap)

    def adjusted(self, number: int) -> tuple[tuple[PairsAdjustment, Fraction], ...]:
        """What the director took from an entrant or gave it, each with its points."""
        mine = [each for each in self.evening.adjustments if each.entrant == number]
        if not mine:
            return ()
        section = self.evening.section_of.get(number)
        field = "" if section is None else _fields((section,))[section.letter]
        top = self._board_top(field)
        one = Fraction(1, 100) if top is None else top / 10_000
        return tuple((each, each.hundredths * one) for each in mine)

    def _board_top(self, field: str) -> Fraction | None:
        top = self.evening.scoring.top
        return None if top is None else top(self.top_of(field))

    def _score(
        self, board: FieldBoard, before: tuple[ScoredResult, ...]
    ) -> tuple[ScoredResult, ...]:
        """The results of a board; those that are as before are the same objects."""
        evening = self.evening
        if board.board in evening.cancelled:
            return ()
        entries = [
            entry
            for place in self.due.get(board, ())
            if (entry := evening.entries.get(place)) is not None
        ]
        known = {id(each.entry): each for each in before}
        kept = [known.get(id(each)) for each in entries]
        results = [
            old.result if old is not None else entry.result("", "")
            for old, entry in zip(kept, entries, strict=True)
        ]
        scores = evening.scoring.board(results, self.choice(board))
        return tuple(
            old
            if old is not None and old.scores == each
            else ScoredResult(entry, *evening.sides(entry), each, result)
            for old, entry, result, each in zip(kept, entries, results, scores, strict=True)
        )

    def _count(self, results: Iterable[ScoredResult], boards: int) -> None:
        for each in results:
            if each.result.artificial is None:
                for number, points, top in each.credits():
                    before = self.played.get(number, PairSum())
                    self.played[number] = before.plus(points, top, boards)


def _fields(sections: Iterable[PairsSection]) -> dict[str, str]:
    """The field of each section."""
    return {each.letter: each.letter if each.apart else "" for each in sections}


def _by_board(sections: Iterable[PairsSection]) -> Due:
    fields = _fields(sections)
    found: Due = {}
    for section in sections:
        for place in section.places:
            found.setdefault(FieldBoard(fields[section.letter], place.board), []).append(place)
    return dict(sorted(found.items()))


def _alike(before: Evening, now: Evening) -> bool:
    """Boards whose results did not change score the same in both."""
    return (before.method, before.choice, before.cancelled) == (
        now.method,
        now.choice,
        now.cancelled,
    ) and before.sections is now.sections


def _ranked_alike(before: Evening, now: Evening) -> bool:
    """The same sum makes the same line of a ranking in both."""
    return _alike(before, now) and (
        before.entrants is now.entrants and before.adjustments is now.adjustments
    )


def _changed(
    before: Mapping[BoardPlace, PairsEntry], now: Mapping[BoardPlace, PairsEntry]
) -> list[BoardPlace]:
    if before is now:
        return []
    found = [place for place, each in now.items() if before.get(place) is not each]
    return [*found, *(place for place in before if place not in now)]
