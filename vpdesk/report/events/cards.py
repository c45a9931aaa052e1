"""Cards of a Swiss tournament: a slip for each game to note its result on, a card a player."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.report.blank_form import BOX, form_table, signatures, to_tick
from vpdesk.report.events.kind_words import BOARD_NUMBER, GOT, NAME, POINTS_SO_FAR, SEAT, TABLE
from vpdesk.report.events.names import (
    name_cell,
    player_name,
    round_date,
    round_name,
    seat_name,
    table_name,
    tournament_rule,
)
from vpdesk.report.events.rating_words import rating_sentence
from vpdesk.report.events.scores import Scores
from vpdesk.report.language import Language
from vpdesk.report.match.boards_form import boards_form
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.fide.rating_change import rating_change
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import line_up, member_of
from vpdesk.tournament.round import FIRST_LEG, Game
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.player_card import CardRow, PlayerCard
from vpdesk.tournament.tournament import Tournament

OUTCOMES = ("½ – ½", "1 – 0", "0 – 1")  # one of them is ticked, a win below who has won
SHARES = (24, 38, 38)  # of the columns of a slip


class EventCards:
    """The cards of one tournament in one language. data: points with decimals."""

    def __init__(self, tournament: Tournament, language: Language, *, data: bool = False) -> None:
        self.tournament, self.language = tournament, language
        self.scores = Scores(tournament.kind, language, data)
        self.teams = tournament.play.has_vps

    def slips(self, number: int) -> list[Table]:
        """The result slips of a round, by boards; of a forfeit there is none."""
        before = Outings(self.tournament.through(number - 1)).points
        games = self.tournament.rounds[number - 1].games
        open_games = ((at, game) for at, game in enumerate(games, 1) if game.played)
        return [self._slip(number, at, game, before) for at, game in open_games]

    def forms(self, number: int) -> Iterator[Table]:
        """A sheet for each room of each match of a round, to write every board on.

        The home team sits North-South in the open room, the visitors in the closed one.
        """
        translate = self.language.translate
        rooms = (translate("MatchReport", "Open room"), translate("MatchReport", "Closed room"))
        games = self.tournament.rounds[number - 1].games
        for at, game in enumerate(games, 1):
            if not game.played:
                continue
            named = [player_name(self.tournament.by_number[each]) for each in game.sides]
            table = table_name(
                self.tournament.table_number(at), self.tournament.kind, self.language
            )
            boards = self.tournament.teams.boards // (2 if game.half else 1)
            for room, sides in zip(rooms, (named, named[::-1]), strict=True):
                title = f"{table}, {room}, {round_name(number, self.language)}"
                made = boards_form(title, range(1, boards + 1), sides, self.language)
                yield made

    def _slip(self, number: int, at: int, game: Game, before: dict[int, int]) -> Table:
        kind = self.tournament.kind
        sides = (self._seat("w"), self._seat("b"))
        named = []
        for player in game.sides:
            text = POINTS_SO_FAR.of(kind, self.language)
            if self.tournament.is_knock_out:
                text = "{name}"
            name = player_name(self.tournament.by_number[player])
            points = self.scores.points_text(before[player])
            named.append(text.format(name=name, points=points))
        rows = [(NAME.of(kind, self.language), *named), *self._asked(game)]
        when = round_date(self.tournament, number, self.language)
        about = ", ".join(filter(None, (round_name(number, self.language), when)))
        if told := self._half(game) or self._of_boards():
            about = f"{about}\n{told}"
        title = table_name(self.tournament.table_number(at), kind, self.language)
        halves = (signatures(*sides, self.language), to_tick(self.language))
        return form_table(title, (about, *sides), rows, SHARES, halves)

    def _asked(self, game: Game) -> Iterator[tuple[str, str, str]]:
        """The rows in which both sides have something to write."""
        translate, rules = self.language.translate, self.tournament.teams
        if self.teams:
            if rules.by_percentage:
                yield "%", "", ""
            elif not rules.of_boards:  # of which the points are the VPs
                imps = translate("EventReport", "IMPs")
                for part in range(1, rules.segments + 1) if rules.segments > 1 else ():
                    yield f"{imps} {part}", "", ""
                yield imps, "", ""
                if rules.patton:
                    yield translate("MatchReport", "Points of boards"), "", ""
            if not self.tournament.is_knock_out:
                yield translate("EventReport", "VP"), "", ""
        elif self.tournament.play.has_boards:
            yield from self._boards(game)
            yield translate("EventReport", "Result"), "", ""
        else:
            half, white, black = (f"{BOX} {one}" for one in OUTCOMES)
            yield half, white, black

    def _of_boards(self) -> str:
        """How many boards a match of bridge has."""
        rules = self.tournament.teams
        return self.language.boards(rules.boards) if self.teams else ""

    def _boards(self, game: Game) -> Iterator[tuple[str, str, str]]:
        """Who plays whom on each board of a match of chess; the home team has White on board 1."""
        count, teams = self.tournament.matches.boards, self.tournament.by_number
        home, visitor = (
            line_up(teams[each], chosen, count)
            for each, chosen in zip(game.sides, game.line_ups, strict=True)
        )
        for at, couple in enumerate(zip(home, visitor, strict=True), 1):
            colours = ("w", "b") if at % 2 else ("b", "w")
            named = [
                f"{member_of(each).name} ({seat_name(colour, Kind.CHESS, self.language)})".strip()
                for each, colour in zip(couple, colours, strict=True)
            ]
            board = BOARD_NUMBER.of(Kind.CHESS, self.language).format(number=at)
            result = self.scores.boards(game.boards[at - 1 : at])
            yield f"{board} {result}".strip(), named[0], named[1]

    def _half(self, game: Game) -> str:
        """What half a match counts by the rules of the event; "" of a whole one."""
        if game.leg == FIRST_LEG:
            return self.language.translate("EventReport", "half of the boards")
        if not game.half:
            return ""
        rules = self.tournament.teams
        boards = max(1, rules.boards // 2)
        text = self.language.translate(
            "EventReport", "half a match of %n board(s), {points} VP in all", None, boards
        )
        return text.format(points=self.language.plain(rules.draw / 100))

    def card(self, card: PlayerCard) -> Table:
        """A player's rounds: against whom, in which seat, the result, the points after it."""
        translate = self.language.translate
        text = translate("EventReport", "{number}  {name}")
        title = text.format(number=card.entrant.number, name=player_name(card.entrant))
        if self.tournament.is_knock_out:
            from vpdesk.report.events.knock_out_words import knock_out_card  # start-up time

            return knock_out_card(self.tournament, card, title, self.language)
        with_table = self.teams and any(row.outing.table for row in card.rows)
        with_imps = self._has_imps and any(row.outing.imps for row in card.rows)
        headings = (
            translate("EventReport", "Round"),
            *([TABLE.of(self.tournament.kind, self.language)] if with_table else []),
            translate("EventReport", "Opponent"),
            SEAT.of(self.tournament.kind, self.language),
            *([translate("EventReport", "IMPs")] if with_imps else []),
            GOT.of(self.tournament.kind, self.language),
            translate("EventReport", "Total"),
        )
        rows = [self._card_row(row, table=with_table, imps=with_imps) for row in card.rows]
        place = translate("EventReport", "place {place}").format(place=card.standing.place)
        if not card.standing.place:
            place = translate("EventReport", "without standing")
        if card.entrant.captain:
            captain = translate("EventReport", "captain: {name}").format(name=card.entrant.captain)
            place = f"{place}, {captain}"
        change = rating_change(self.tournament, card.entrant, [each.outing for each in card.rows])
        if change is not None:
            place = f"{place}, {rating_sentence(card.entrant, change, self.language)}"
        # The tournament is named above; beside it this were too small to be read.
        rule = place if rows else tournament_rule(self.tournament, "", self.language)
        starts = tuple(range(1, len(rows) + 1))
        return Table(
            title, rule, headings, tuple(rows), starts, words=(1 + with_table, 2 + with_table)
        )

    @property
    def _has_imps(self) -> bool:
        rules = self.tournament.teams
        return self.tournament.play.has_imps and not (rules.by_percentage or rules.of_boards)

    def _card_row(self, row: CardRow, *, table: bool, imps: bool) -> tuple[Cell, ...]:
        outing = row.outing
        first = [Cell(str(outing.round), outing.round)]
        if table:
            at = self.tournament.table_number(outing.table) if outing.table else 0
            first.append(Cell(str(at), at) if at else Cell(""))
        own = [] if outing.imps is None else [f"{outing.imps[0]} \N{EN DASH} {outing.imps[1]}"]
        told = [Cell("".join(own))] if imps else []
        if outing.bye is not None:
            points, total = self.scores.points(outing.points), self.scores.points(row.total)
            return (*first, Cell(self.scores.bye(outing.bye)), Cell(""), *told, points, total)
        met = row.opponent
        name = name_cell(player_name(met), met.number) if met else Cell("")
        got = Cell("")
        if outing.result is not None and (self.teams or outing.played):
            got = self.scores.points(outing.points)
        elif outing.result is not None:
            got = Cell(self.scores.side(outing.result))
        if outing.board_points is not None and outing.played:  # a match of chess
            got = Cell(" \N{EN DASH} ".join(map(self.scores.points_text, outing.board_points)))
        # Beside a match that is still to be played there is no total.
        total = self.scores.points(row.total) if outing.result is not None else Cell("")
        return (*first, name, Cell(self._seat(outing.colour)), *told, got, total)

    def _seat(self, colour: str) -> str:
        return seat_name(colour, self.tournament.kind, self.language)
