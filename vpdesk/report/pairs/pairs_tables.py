"""Tables of a pairs evening: ranking, travellers, frequencies, score sheets, start lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from vpdesk.pairs.board_results import mean
from vpdesk.pairs.evening import PairsAdjustment
from vpdesk.pairs.next_session import all_sessions
from vpdesk.pairs.rank_by import further_rankings
from vpdesk.pairs.scored_evening import (
    FieldBoard,
    PairsRanking,
    RankBy,
    Ranked,
    ScoredResult,
)
from vpdesk.pairs.section import PairsMeeting, PairsSection
from vpdesk.report.mark_words import with_key
from vpdesk.report.name_letters import family_letters
from vpdesk.report.pairs.decision_table import decision_table
from vpdesk.report.pairs.evening_parts import EveningParts
from vpdesk.report.pairs.pairs_words import (
    NOTHING,
    amount_text,
    board_text,
    carry_text,
    entrant_text,
    entry_text,
    families_text,
    labels_text,
    named_text,
    noted_text,
    pair_text,
    partner_text,
    percent_text,
    seat_text,
)
from vpdesk.report.pairs.sitting_out import sitting_out
from vpdesk.report.pairs.total_rows import handicap_places, with_totals
from vpdesk.report.table import Cell, Table

CellRow = tuple[Cell, ...]


class PairsTables(EveningParts):
    """The tables of one evening in one language. data: for spreadsheets, plain numbers."""

    # Rankings

    def rankings(self) -> Iterator[Table]:
        """All rankings: one, or one a direction, or those of sections that are scored apart.

        Below them those of the strata, and by handicap.
        """
        return map(self.ranking, (*self.scored.rankings, *further_rankings(self.scored)))

    def section_rankings(self) -> Iterator[Table]:
        """The same of each section by itself."""
        for section in self.evening.sections:
            yield from map(self.ranking, self.scored.ranking_of(section))

    def ranking(self, ranking: PairsRanking) -> Table:
        """One ranking."""
        numbers = [each.number for each in ranking.lines]
        entrants = [self.evening.by_number[each] for each in numbers]
        clubs = any(each.club for each in entrants)
        by_handicap = ranking.by is RankBy.HANDICAP
        handicaps = any(each.handicap for each in entrants)
        groups = any(each.group for each in entrants)
        strata = any(each.stratum for each in entrants)
        remarks = any(each.remark for each in entrants)
        carried = not by_handicap and any(each.carried for each in entrants)
        adjusted = any(map(self.scored.adjusted, numbers))
        places = handicap_places(ranking) if handicaps and not by_handicap else []
        headings = [
            self.translate("EventReport", "Place"),
            self.translate("EventReport", "No."),
            self.translate("PairsReport", "Names"),
            *([self.translate("PairsReport", "Club")] if clubs else []),
            *([self.translate("PairsReport", "Group")] if groups else []),
            *([self.translate("PairsReport", "Stratum")] if strata else []),
            self._amount_heading(),
            *([] if self.imps else ["%"]),
            self.translate("PairsReport", "Boards"),
            *([self.translate("PairsReport", "Adjusted")] if adjusted else []),
            *([self.translate("PairsReport", "With carry-over")] if carried else []),
            *([self.translate("PairsReport", "With handicap")] if handicaps else []),
            *([self.translate("PairsReport", "Place with handicap")] if places else []),
        ]
        rows = [
            self._ranked(
                each,
                clubs=clubs,
                groups=groups,
                strata=strata,
                adjusted=adjusted,
                carried=carried,
                handicaps=handicaps,
            )
            for each in ranking.lines
        ]
        if places:
            rows = [
                (*row, Cell(str(place), place)) for row, place in zip(rows, places, strict=True)
            ]
        words = 2 + clubs + groups + strata
        scores = range(2 + words, len(headings) - bool(places))
        of_words = tuple(range(1, 1 + words))
        if remarks:
            of_words = (*of_words, len(headings))
            headings.append(self.translate("PairsReport", "Remark"))
            rows = [(*row, Cell(each.remark)) for row, each in zip(rows, entrants, strict=True)]
        table = self._ranking(self._title(ranking), headings, rows, of_words)
        usual = headings.index(self._amount_heading() if self.imps else "%")
        ranked_by = scores[-1] if carried or by_handicap else usual
        return replace(table, highest_first=tuple(scores), leading=ranked_by)

    def _title(self, ranking: PairsRanking) -> str:
        """What a ranking is called: of whom it is, and by what."""
        title = self.translate("PairsReport", "Ranking")
        if ranking.section:
            title = self.translate("PairsReport", "Section {section}").format(
                section=ranking.section
            )
        if ranking.side:
            title = f"{title}, {self._side(ranking.side)}"
        if ranking.stratum:
            text = self.translate("PairsReport", "{ranking}, stratum {stratum}")
            title = text.format(ranking=title, stratum=ranking.stratum)
        if ranking.by is RankBy.HANDICAP:
            title = self.translate("PairsReport", "{ranking} by handicap").format(ranking=title)
        return title

    def _ranking(
        self, title: str, headings: list[str], rows: Sequence[CellRow], words: tuple[int, ...]
    ) -> Table:
        """A ranking, told to be provisional where results are missing; in data by its column."""
        if self.provisional:
            text = self.translate("PairsReport", "{ranking}, provisional")
            title = text.format(ranking=title)
            if self.data:
                headings = [text.format(ranking=headings[0]), *headings[1:]]
        return self._table(title, headings, rows, words)

    def _ranked(
        self,
        each: Ranked,
        *,
        clubs: bool,
        groups: bool,
        strata: bool,
        adjusted: bool,
        carried: bool,
        handicaps: bool,
    ) -> CellRow:
        extra = sum((worth for _, worth in self.scored.adjusted(each.number)), start=Fraction(0))
        entrant = self.evening.by_number[each.number]
        shared = " =" if each.shared and not self.data else ""
        return (
            Cell(f"{each.place}{shared}", each.place),
            Cell(self.evening.label(each.number)),
            Cell(self._ranked_name(each.number)),
            *([Cell(entrant.club)] if clubs else []),
            *([Cell(entrant.group)] if groups else []),
            *([Cell(entrant.level)] if strata else []),
            self._amount(each.points),
            *([] if self.imps else [self._percent(each.percent)]),
            Cell(str(each.boards), each.boards),
            *([self._amount(extra) if extra else Cell("")] if adjusted else []),
            *([self._value(each.value)] if carried else []),
            *([self._value(each.with_handicap)] if handicaps else []),
        )

    def _ranked_name(self, number: int) -> str:
        """The names in a ranking, which tells who has left before the end."""
        name = entrant_text(self.evening, number, self.language, full=True)
        section = self.evening.section_of.get(number)
        last = dict(section.until).get(number) if section else None
        if self.data or last is None:
            return name
        text = self.translate("PairsReport", "{name} (left after round {number})")
        return text.format(name=name, number=last)

    def sessions(self) -> Table:
        """All who took part in this session or one before, and what they come to together."""
        text = self.translate("PairsReport", "Session {number}")
        headings = [
            self.translate("EventReport", "Place"),
            self.translate("PairsReport", "Names"),
            *(text.format(number=at) for at in range(1, len(self.evening.before) + 2)),
            carry_text(self.evening.carry, self.language),
        ]
        rows = [
            (
                Cell(f"{each.place}{' =' if each.shared and not self.data else ''}", each.place),
                Cell(" \N{EN DASH} ".join(filter(None, each.names))),
                *(Cell("") if value is None else self._value(value) for value in each.values),
                self._value(each.total),
            )
            for each in all_sessions(self.scored)
        ]
        title = self.translate("ExportForm", "Ranking of all sessions")
        table = self._ranking(title, headings, rows, (1,))
        return replace(table, highest_first=tuple(range(2, len(headings))))

    def decisions(self) -> Table:
        """What the director decided, and what was corrected."""
        return decision_table(self.evening, self.language)

    # Boards

    def travellers(self, *, brief: bool = False) -> Iterator[Table]:
        """All results of each board, the best of North-South first."""
        for board, results in self.scored.boards.items():
            if results:
                yield self.traveller(board, results, brief=brief)

    def traveller(
        self, board: FieldBoard, results: Sequence[ScoredResult], *, brief: bool = False
    ) -> Table:
        """All results of a board, the best of North-South first, and who sits out.

        brief: with family names.
        """
        named = families_text if brief else named_text
        amount = "" if brief else f"{self._amount_heading()} "
        headings = [
            self._side("NS"),
            self._side("EW"),
            self.translate("PairsReport", "Result"),
            self.translate("PairsReport", "Points"),
            *(f"{amount}{self._way(ns=ns)}" for ns in (True, False)),
        ]
        rows = [
            (
                *(Cell(named(self.evening, side, self.language)) for side in (each.ns, each.ew)),
                Cell(entry_text(each.entry, self.language), mark=self._mark(each)),
                self._points(each),
                *map(self._amount, self.scored.of_sides(each)),
            )
            for each in sorted(results, key=_highest_first)
        ]
        rows += sitting_out(self.evening, board, named, self.language, len(headings))
        title = f"{self.board_title(board)}, {board_text(board.board, self.language)}"
        return with_key(self._table(title, headings, rows, (0, 1, 2)), self.language)

    def board_title(self, board: FieldBoard) -> str:
        """What a board is called: that of a section that is scored apart has its letter."""
        title = self.translate("PairsReport", "Board {board}").format(board=board.board)
        return f"{title}, {self._section(board.field)}" if board.field else title

    def frequencies(self) -> Table:
        """How often there is which result on each board, and what it gets."""
        headings = [
            self.translate("PairsReport", "Board"),
            self.translate("PairsReport", "Points"),
            self.translate("PairsReport", "Times"),
            self.translate("MovementCards", "NS"),
            self.translate("MovementCards", "EW"),
        ]
        rows: list[CellRow] = []
        for board, results in self.scored.boards.items():
            first = self.board_title(board) if board.field else str(board.board)
            for at, (row, alike) in enumerate(self._counted(results).items()):
                number = None if board.field else board.board
                told = Cell(first, number, to=board_file(board.board))
                shown = told if at == 0 or self.data else Cell("")
                rows.append((shown, row[0], Cell(str(len(alike)), len(alike)), *row[1:]))
        title = self.translate("PairsReport", "Frequencies")
        return replace(self._table(title, headings, rows, ()), goes_on=True, leading=3)

    def frequency_results(self) -> Iterator[tuple[ScoredResult, ...]]:
        """The results that the rows of the frequencies stand for."""
        for results in self.scored.boards.values():
            yield from map(tuple, self._counted(results).values())

    def _counted(self, results: Sequence[ScoredResult]) -> dict[CellRow, list[ScoredResult]]:
        found: dict[CellRow, list[ScoredResult]] = {}
        for each in sorted(results, key=_highest_first):
            row = (
                self._points(each) if each.result.played else self._result_cell(each),
                *map(self._amount, self.scored.of_sides(each)),
            )
            found.setdefault(row, []).append(each)
        return found

    def _result_cell(self, each: ScoredResult) -> Cell:
        return Cell(entry_text(each.entry, self.language))

    # Pairs

    def score_sheets(self) -> Iterator[Table]:
        """The boards of each pair and what they come to, by place in the rankings."""
        for ranking in self.scored.rankings:
            for each in ranking.lines:
                yield self.whole_sheet(each, ranking)

    def whole_sheet(self, line: Ranked, ranking: PairsRanking) -> Table:
        """The boards of a pair, and below them their sum, with carry-over and with handicap."""
        table = self.score_sheet(line)
        return table if self.data else with_totals(table, self, line, ranking)

    def score_sheet(self, line: Ranked) -> Table:
        """The boards of a pair: against whom, the result, what it got for it."""
        headings = [
            self.translate("EventReport", "Round"),
            self.translate("PairsReport", "Board"),
            self.translate("MovementCards", "Sit"),
            *([self.translate("MovementCards", "Partner")] if self.evening.individual else []),
            self.translate("MovementCards", "Against"),
            self.translate("PairsReport", "Result"),
            self.translate("PairsReport", "Points"),
            self._amount_heading(),
            *([] if self.imps else ["%"]),
        ]
        number = line.number
        rows = [self._sheet_row(number, each) for each in self.scored.of_entrant(number)]
        rows += [self._adjusted_row(*each) for each in self.scored.adjusted(number)]
        name = entrant_text(self.evening, number, self.language, full=True)
        title = f"{self.evening.label(number)}  {name}"
        total = amount_text(line.value, self.language)
        if not self.imps:
            total = f"{percent_text(line.value, self.language)} %"
        place = self.translate("EventReport", "place {place}").format(place=line.place)
        words = (2, 3, 4, 5) if self.evening.individual else (2, 3, 4)
        table = self._table(title, headings, rows, words, f"{place}, {total}")
        return with_key(table, self.language)

    def _sheet_row(self, number: int, each: ScoredResult) -> CellRow:
        ns = number in each.ns
        others = each.ew if ns else each.ns
        points, top, place = self.scored.counts(each, number), each.scores.top, each.entry.place
        percent = None if points is None or not top else 100 * points / top
        names = pair_text(self.evening, others, self.language)
        against = f"{labels_text(self.evening, others)} {names}"
        partner = partner_text(self.evening, number, each.ns if ns else each.ew, self.language)
        return (
            Cell(str(place.round), place.round),
            Cell(str(place.board), place.board, to=board_file(place.board)),
            Cell(seat_text(number, each.ns, each.ew, self.language)),
            *([Cell(partner)] if self.evening.individual else []),
            Cell(against, to=pair_file(others[0]) if len(others) == 1 else ""),
            Cell(noted_text(each.entry, self.language), mark=self._mark(each)),
            self._points(each, ns=ns),
            self._amount(points),
            *([] if self.imps else [self._percent(percent)]),
        )

    def _adjusted_row(self, adjustment: PairsAdjustment, worth: Fraction) -> CellRow:
        """What the director took or gave, with the reason in the place of opponents."""
        reason = ", ".join(filter(None, (adjustment.law, adjustment.reason)))
        told = Cell(reason or self.translate("PairsReport", "Adjusted"))
        blank = Cell("")
        rest = [] if self.imps else [blank]
        partner = [blank] if self.evening.individual else []
        return (blank, blank, blank, *partner, told, blank, blank, self._amount(worth), *rest)

    # Start lists

    def by_name(self) -> Table:
        """All players by their names: where they start."""
        headings = [
            self.translate("EventReport", "Name"),
            self.translate("EventReport", "No."),
            self.translate("MovementCards", "Table"),
            self.translate("MovementCards", "Sit"),
            self.translate("PairsReport", "Partner"),
        ]
        rows = []
        for section in self.evening.sections:
            for number in section.start_of:
                first = next(iter(section.of_entrant(number)), None)
                names = tuple(filter(None, self.evening.by_number[number].names))
                for name in names or (entrant_text(self.evening, number, self.language),):
                    partner = " ".join(each for each in names if each != name)
                    rows.append(self._name_row(number, name, partner, first))
        rows.sort(key=lambda row: family_letters(row[0].text, self.language.alphabet))
        return self._table(
            self.translate("PairsReport", "Start list by name"), headings, rows, (0, 1, 2, 3, 4)
        )

    def _name_row(
        self, number: int, name: str, partner: str, first: PairsMeeting | None
    ) -> CellRow:
        label = Cell(self.evening.label(number))
        if first is None or not first.plays or first.round != 1:
            out = Cell(self.translate("MovementCards", "sits out"))
            return (Cell(name), label, Cell(NOTHING), out, Cell(partner))
        side = self._way(ns=number in first.ns)
        return (
            Cell(name),
            label,
            Cell(f"{first.section}{first.table}"),
            Cell(side),
            Cell(partner),
        )

    def by_table(self) -> Iterator[Table]:
        """Who begins at each table, a section a table."""
        headings = [
            self.translate("MovementCards", "Table"),
            self.translate("MovementCards", "NS"),
            "",
            self.translate("MovementCards", "EW"),
            "",
        ]
        for section in self.evening.sections:
            rows = [
                (
                    Cell(f"{each.section}{each.table}"),
                    *self._seat(each.ns),
                    *self._seat(each.ew),
                )
                for each in section.in_round(1)
            ]
            rows += [
                (
                    Cell(NOTHING),
                    *self._seat((each,)),
                    Cell(""),
                    Cell(self.translate("MovementCards", "sits out")),
                )
                for each in self._without_table(section)
            ]
            title = self.translate("PairsReport", "Start list by table")
            if section.letter:
                title = f"{title}, {self._section(section.letter)}"
            yield self._table(title, headings, rows, (0, 1, 2, 3, 4))

    def _without_table(self, section: PairsSection) -> list[int]:
        seated = {number for each in section.in_round(1) for number in each.seated}
        return [each for each in section.sit_outs(1) if each not in seated]

    def _seat(self, numbers: tuple[int, ...]) -> CellRow:
        to = pair_file(numbers[0]) if len(numbers) == 1 else ""
        return (
            Cell(labels_text(self.evening, numbers) or NOTHING, to=to),
            Cell(pair_text(self.evening, numbers, self.language), to=to),
        )


def board_file(board: int) -> str:
    """The page of a board."""
    return f"board-{board}.html"


def pair_file(number: int) -> str:
    """The page of a pair, or of a player of an individual."""
    return f"pair-{number}.html"


def _highest_first(each: ScoredResult) -> tuple[bool, Fraction, tuple[int, ...]]:
    """Scores from the highest, then what was not played."""
    return not each.result.played, -mean(each.result.shares), each.ns
