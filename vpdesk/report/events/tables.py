"""Tables of a Swiss tournament: pairings by board and by name, standings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from vpdesk.report.events.kind_words import (
    BOARDS,
    FIRST,
    NAME,
    POINTS,
    POINTS_BEFORE,
    SEAT,
    SECOND,
    TABLE,
    KindWords,
)
from vpdesk.report.events.knock_out_words import match_result, round_title, way_sentences
from vpdesk.report.events.names import (
    drawn_text,
    listed_name,
    name_cell,
    name_key,
    of_rounds,
    open_notes,
    player_name,
    round_date,
    seat_name,
    standing_name,
    tournament_rule,
)
from vpdesk.report.events.remarks import (
    bye_remarks,
    kept_remarks,
    match_remarks,
    paper_mark,
    triangle_remarks,
)
from vpdesk.report.events.scores import NOTHING, Scores
from vpdesk.report.events.standing_words import unapplied_note
from vpdesk.report.events.tie_break_words import lots_note, order_text, tie_break_name
from vpdesk.report.language import Language
from vpdesk.report.mark_words import with_key
from vpdesk.report.name_letters import SortLetters
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.draws.teams.by_table import scheduled
from vpdesk.tournament.fide.tournament_data import data_of
from vpdesk.tournament.round import Bye, ByeKind, Game
from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.standings.standings import Ranking, Standing
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from vpdesk.report.events.stage_columns import InStage

T = TypeVar("T")
CellRow = tuple[Cell, ...]


class EventTables:
    """The tables of one tournament in one language.

    data: for spreadsheets: points with decimals, places as plain numbers.
    order: the tie-breaks; None for those of the tournament. stage: where it is a part of an event.
    at: where its rulings and adjustments are kept, if that is another place.
    brought: the columns of what was brought along into a stage.
    """

    def __init__(
        self,
        tournament: Tournament,
        language: Language,
        *,
        data: bool = False,
        order: tuple[TieBreak, ...] | None = None,
        stage: InStage | None = None,
        at: InStage | None = None,
    ) -> None:
        self._at = at or stage
        self.tournament, self.language, self.data = tournament, language, data
        self.order = tournament_order(tournament) if order is None else order
        self._knock_out = tournament.is_knock_out or (stage is not None and stage.knock_out)
        if self._knock_out:
            self.order = ()  # who goes on has won, whatever the points are
        self.scores = Scores(tournament.kind, language, data)
        self.teams = tournament.play.has_vps
        self._stage, self.brought = stage, None if stage is None else stage.columns(language)
        self._rankings: dict[int, Ranking] = {}

    def ranking(self, after: int) -> Ranking:
        """Everybody's place after so many rounds, worked out once."""
        if after not in self._rankings:
            made = self._rankings[after] = Ranking(self.tournament, after, self.order)
            if self._stage is not None:
                through = self.tournament.through(after)
                made.standings = self._stage.ranked(through, made.standings)
        return self._rankings[after]

    # Pairings

    def by_board(self, number: int, most: int = 0) -> Iterator[Table]:
        """The games of a round by boards, then who has a bye.

        most: rows of a table, 0 for any; there are as many tables as it takes. Where there is a
        most, the column of the results is left out as long as it is empty.
        """
        translate, drawn = self.language.translate, self.tournament.rounds[number - 1]
        headings: Sequence[str] = (
            self.said(TABLE),
            self._seat("w"),
            self.said(POINTS_BEFORE),
            translate("EventReport", "Result"),
            self.said(POINTS_BEFORE),
            self._seat("b"),
        )
        before = Outings(self.tournament.through(number - 1)).points
        rows = [self._game_row(number, at, game, before) for at, game in enumerate(drawn.games, 1)]
        rows += [self._bye_row(each, before) for each in told_byes(self.tournament, number)]
        if most and not any(game.finished or game.parts for game in drawn.games):
            headings = (*headings[:3], *headings[4:])
            rows = [(*row[:3], *row[4:]) for row in rows]
        nothing = not self.data and not any(before.values())  # as before the first round
        if self._knock_out or nothing:  # where points say nothing
            without = [at for at, text in enumerate(headings) if text != self.said(POINTS_BEFORE)]
            headings = [headings[at] for at in without]
            rows = [tuple(row[at] for at in without) for row in rows]
        words = self._words(len(headings))
        if any(remarks := self._remarks(number, brief=bool(most))):
            words = (*words, len(headings))
            headings = (*headings, translate("GamesModel", "Remarks"))
            rows = [(*row, Cell(each)) for row, each in zip(rows, remarks, strict=True)]
        for part in in_shares(rows, most):
            title = self._on_the_wall(number, most)
            boards = [row[0].text for row in part if row[0].text]
            if len(part) < len(rows) and boards:
                title = self.said(BOARDS).format(round=title, boards=span_of(boards))
            table = self.table(title, self._drawn(number), headings, part, words)
            yield with_key(table, self.language)

    def _on_the_wall(self, number: int, most: int) -> str:
        """What a round is called; with its date where one looks at it from afar."""
        when = round_date(self.tournament, number, self.language) if most else ""
        title = round_title(self.tournament, number, self.language)
        return ", ".join(filter(None, (title, when)))

    def _words(self, columns: int) -> tuple[int, ...]:
        """The columns of names, and of results that are no numbers."""
        results = () if self.teams or columns < 6 else (3,)
        return (1, columns - 1, *results)

    def _remarks(self, number: int, *, brief: bool) -> tuple[str, ...]:
        """What is told of each match of a round, then of each bye."""
        drawn = self.tournament.rounds[number - 1]
        at, language = self._at, self.language
        games = (
            (
                *triangle_remarks(game, language, brief=brief),
                *match_remarks(self.tournament, number, game, language, brief=brief),
                *(kept_remarks(at, number, game, language, brief=brief) if at else ()),
            )
            for game in drawn.games
        )
        byes = (
            bye_remarks(self.tournament, each, self.language)
            for each in told_byes(self.tournament, number)
        )
        return tuple(", ".join(each) for each in (*games, *byes))

    def _name_key(self, entrant: Entrant) -> tuple[SortLetters, str, int]:
        return name_key(entrant, self.language)

    def by_name(self, number: int, most: int = 0) -> Iterator[Table]:
        """Everybody in a round by names: at which board, in which seat, against whom."""
        translate = self.language.translate
        headings = (
            self.said(NAME),
            self.said(TABLE),
            self.said(SEAT),
            translate("EventReport", "Opponent"),
        )
        of, by_number = Outings(self.tournament).of, self.tournament.by_number
        listed = [
            (player, each)
            for player in sorted(self.tournament.entrants, key=self._name_key)
            for each in of[player.number]
            if each.round == number and (each.bye is not ByeKind.ZERO or each.points)
        ]
        called = self._on_the_wall(number, most)
        for part in in_shares(listed, most):
            title = translate("EventReport", "{round}, by name")
            span = ""
            if len(part) < len(listed):
                title = translate("EventReport", "{round}, names {letters}")
                span = span_of([player.name[:1].upper() for player, _ in part])
            title = title.format(round=called, letters=span)
            rows = [
                self._name_row(player, each, by_number.get(each.opponent)) for player, each in part
            ]
            yield self.table(title, self._drawn(number), headings, rows, (0, 2, 3))

    def schedule(self) -> Table:
        """All rounds of a round robin: those that are drawn as they are, then those to come.

        With results as soon as there is one.
        """
        translate, drawn = self.language.translate, self.tournament.rounds
        played = any(game.finished or game.parts for each in drawn for game in each.games)
        dates = data_of(self.tournament).rounds
        dated = [translate("EventReport", "Date")] if dates else []
        headings = (
            *(translate("EventReport", "Round"), *dated),
            *map(self.said, (TABLE, FIRST, SECOND)),
            *([translate("EventReport", "Result")] if played else []),
        )
        rows: list[CellRow] = []
        for number, (couples, resting) in enumerate(scheduled(self.tournament), 1):
            seats = [
                (Cell(str(table), table), self._name(home), self._name(visitor))
                for table, (home, visitor) in enumerate(couples, self.tournament.first_table)
            ]
            bye = Cell(translate("EventReport", "bye"))
            seats += [(Cell(""), self._name(each), bye) for each in resting]
            # In each row: columns and pages of paper may begin in the middle of a round.
            when = [Cell(round_date(self.tournament, number, self.language))] if dates else []
            results = self._results(number) if played else {}
            for at, seat in enumerate(seats):
                result = [Cell(results.get(at, ""))] if played else []
                rows.append((Cell(str(number), number), *when, *seat, *result))
        title = translate("EventReport", "Schedule")
        words = (1, 3, 4) if dates else (2, 3)
        last = (len(headings) - 1,) if played else ()
        return self.table(title, "", headings, rows, (*words, *last))

    def _results(self, number: int) -> dict[int, str]:
        """The results of a round that is drawn, by the place of the match in it, from 0."""
        games = self.tournament.rounds[number - 1 : number]
        return {
            at: match_result(self.tournament, number, game, self.scores)
            for each in games
            for at, game in enumerate(each.games)
        }

    def _game_row(self, number: int, at: int, game: Game, before: Mapping[int, int]) -> CellRow:
        table = self.tournament.table_number(at)
        result = match_result(self.tournament, number, game, self.scores)
        return (
            Cell(str(table), table),
            self._name(game.home),
            self.scores.points(before[game.home]),
            Cell(result, mark=paper_mark(self.tournament, number, game, self._at)),
            self.scores.points(before[game.visitor]),
            self._name(game.visitor),
        )

    def _bye_row(self, bye: Bye, before: Mapping[int, int]) -> CellRow:
        points = self.scores.points(before[bye.entrant])
        why = self._bye(bye.kind, self.tournament.points_of_bye(bye))
        return (Cell(""), self._name(bye.entrant), points, Cell(""), Cell(""), Cell(why))

    def _bye(self, kind: ByeKind, worth: int) -> str:
        return self.scores.bye(kind) if self._knock_out else self.scores.bye_worth(kind, worth)

    def _name_row(self, player: Entrant, outing: Outing, opponent: Entrant | None) -> CellRow:
        name = name_cell(listed_name(player), player.number)
        if outing.bye is not None:
            why = self._bye(outing.bye, outing.points)
            return (name, Cell(NOTHING), Cell(""), Cell(why))
        against = player_name(opponent) if opponent else ""
        table = self.tournament.table_number(outing.table)
        return (
            name,
            Cell(str(table), table),
            Cell(self._seat(outing.colour)),
            Cell(against),
        )

    # Standings

    def standings(self, after: int, most: int = 0) -> Iterator[Table]:
        """Places, points and those tie-breaks after so many rounds that say something.

        most: as for the pairings; on a wall nobody looks for numbers, ratings and tie-breaks.
        """
        translate, kind = self.language.translate, self.tournament.kind
        ranked = self.ranking(after).standings
        rated = not self.teams and any(each.rating for each in self.tournament.entrants)
        headings = [
            translate("EventReport", "Place"),
            translate("EventReport", "No."),
            self.said(NAME),
            *([translate("EventReport", "Rating")] if rated else []),
            *([] if self._knock_out else [self.said(POINTS)]),
            *(self.brought.headings(after) if self.brought else ()),
            *([translate("EventReport", "Last match")] if self._knock_out and after else []),
            *(tie_break_name(each, self.language) for each in self.order),
        ]
        notes = self.brought.notes(self.tournament, after) if self.brought else ()
        knock_out = translate("EventReport", "knock-out")
        by = knock_out if self._knock_out else order_text(self.order, kind, self.language)
        notes = (*open_notes(self.tournament, after, self.language), *notes)
        notes = (*notes, *lots_note(self.tournament, self.order, self.language))
        rows = [self._standing_row(each, after, rated=rated) for each in ranked]
        others = len(headings) - len(self.order)
        shown = [at for at in range(others) if not most or at not in (1, 3 if rated else 1)]
        if not most:
            shown += [others + self.order.index(each) for each in self.shown_ties(after)]
        headings = [headings[at] for at in shown]
        rows = [tuple(row[at] for at in shown) for row in rows]
        last = 0
        for part in in_shares(rows, most):
            title = self.standings_title(after)
            first, last = last + 1, last + len(part)  # not the places, which several may share
            told = " ".join((*notes, *unapplied_note(ranked[first - 1 : last], self.language)))
            rule = f"{by}. {told}" if told else by
            if len(part) < len(rows):
                text = translate("EventReport", "{standings}, places {places}")
                title = text.format(standings=title, places=span_of([str(first), str(last)]))
            words = [1 if most else 2]
            if self._knock_out and after:
                words.append(shown.index(others - 1))
            yield self.table(title, rule, headings, part, tuple(words))

    def shown_ties(self, after: int) -> tuple[TieBreak, ...]:
        """The tie-breaks that have a column: for spreadsheets all, else those that say something.

        Whoever shows standings, on a screen, on paper or on a page, leaves out the others.
        """
        ranked = self.ranking(after).standings
        told = [tuple(self.scores.of_standing(self.order, each)) for each in ranked]
        return tuple(
            each
            for at, each in enumerate(self.order)
            if self.data or not ranked or any(cells[at].text for cells in told)
        )

    def standings_title(self, after: int) -> str:
        """What the standings after so many rounds are called."""
        translate = self.language.translate
        if not after:
            return translate("EventReport", "Starting list")
        if after == self.tournament.planned and (self._stage is None or self._stage.last):
            title = translate("EventReport", "Final standings")
        else:
            title = translate("EventReport", "Standings after round {number}").format(number=after)
        return of_rounds(title, self.tournament, after, self.language)

    def _standing_row(self, standing: Standing, after: int, *, rated: bool) -> CellRow:
        rating = self.tournament.by_number[standing.number].rating
        return (
            self.place(standing),
            Cell(str(standing.number), standing.number),
            self.name_after(standing.number, after),
            *([Cell(str(rating), rating) if rating else Cell(NOTHING)] if rated else []),
            *([] if self._knock_out else [self.scores.points(standing.points)]),
            *(self.brought.cells(standing.number, after) if self.brought else ()),
            *([self._last_match(standing.number, after)] if self._knock_out and after else []),
            *self.scores.of_standing(self.order, standing),
        )

    def _last_match(self, number: int, after: int) -> Cell:
        """Against whom somebody went out, or won last."""
        told = way_sentences(self.tournament.through(after), number, self.language)
        return Cell(told[-1] if told else "")

    def place(self, standing: Standing) -> Cell:
        """A place; "3 =" where others have it, too."""
        if not standing.place:  # plays without standing
            return Cell(NOTHING)
        shared = " =" if standing.shared and not self.data else ""
        return Cell(f"{standing.place}{shared}", standing.place)

    def table(
        self,
        title: str,
        said: str,
        headings: Sequence[str],
        rows: Sequence[CellRow],
        words: tuple[int, ...],
    ) -> Table:
        """A table of its own rows; words: the columns that are text."""
        rule = tournament_rule(self.tournament, said, self.language)
        starts = tuple(range(1, len(rows) + 1))
        return Table(title, rule, tuple(headings), tuple(rows), starts, words=words)

    def _drawn(self, number: int) -> str:
        when = round_date(self.tournament, number, self.language)
        said = drawn_text(self.tournament, number, self.language)
        return "; ".join(filter(None, (when, said)))

    def _name(self, number: int) -> Cell:
        return name_cell(player_name(self.tournament.by_number[number]), number)

    def name_after(self, number: int, after: int) -> Cell:
        """A name in the standings; as data it is the name alone."""
        if self.data:
            return self._name(number)
        player = self.tournament.by_number[number]
        return name_cell(standing_name(self.tournament, player, after, self.language), number)

    def _seat(self, colour: str) -> str:
        return seat_name(colour, self.tournament.kind, self.language)

    def said(self, words: KindWords) -> str:
        """Words for those who play."""
        return words.of(self.tournament.kind, self.language)


def told_byes(tournament: Tournament, number: int) -> tuple[Bye, ...]:
    """The byes that stand in the list of a round: who is absent, for nothing, does not."""
    byes = tournament.rounds[number - 1].byes
    return tuple(
        each for each in byes if each.kind is not ByeKind.ZERO or tournament.points_of_bye(each)
    )


def span_of(texts: Sequence[str]) -> str:
    """The first and the last of several: "A – H"; one where they are alike."""
    first, last = texts[0], texts[-1]
    return first if first == last else f"{first} \N{EN DASH} {last}"


def in_shares(rows: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """Rows in as few shares as a most allows, all of about the same length; one at least."""
    count = max(1, -(-len(rows) // most)) if most else 1
    start = 0
    for number in range(count):
        end = len(rows) * (number + 1) // count
        yield rows[start:end]
        start = end
