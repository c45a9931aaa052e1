"""A drawn round in words: its tables and its byes, as a director reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.gui.texts import translate, user_language
from vpdesk.report.events.kind_words import FIRST, PTS_BEFORE, SECOND, TABLE
from vpdesk.report.events.knock_out_words import match_result
from vpdesk.report.events.remarks import (
    bye_remarks,
    game_marks,
    is_ruled,
    match_remarks,
    triangle_remarks,
)
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.why.opinions import broken_words
from vpdesk.report.table import Mark
from vpdesk.tournament.draws.opinion import GROUP, Judge
from vpdesk.tournament.draws.teams.seats import seat_of, unmet
from vpdesk.tournament.results.typed_results import is_unusual, points_after
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.score import BoardPoints, MatchImps, MatchScore, Percentages
from vpdesk.tournament.tournament import KNOCK_OUT, Tournament

DASH = "\N{EN DASH}"
FIGURE_SPACE = "\N{FIGURE SPACE}"  # as wide as a digit
NO_RESULT = "\N{MIDDLE DOT}"
SIGNS = {
    Result.WIN: "1",
    Result.DRAW: "½",
    Result.LOSS: "0",
    Result.UNRATED_WIN: "1",
    Result.UNRATED_DRAW: "½",
    Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+",
    Result.FORFEIT_LOSS: DASH,
}
UNRATED = {Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS}
BYE_ORDER = (ByeKind.PAIRING, ByeKind.FULL, ByeKind.HALF, ByeKind.ZERO)


class GameRow(NamedTuple):
    """A table with its game, or an entrant without an opponent.

    texts: table, home, points before, result, points before, visitor, remarks.
    typed: the result as it would be typed. marks: the signs of the result.
    """

    table: int
    game: Game | None
    bye: Bye | None
    texts: tuple[str, ...]
    typed: str = ""
    marks: tuple[Mark, ...] = ()


def headings(tournament: Tournament) -> tuple[str, ...]:
    """The headings over the texts of the rows."""
    kind, language = tournament.kind, user_language()
    points = PTS_BEFORE.of(kind, language)
    result, remarks = translate("GamesModel", "Result"), translate("GamesModel", "Remarks")
    table, first, second = (each.of(kind, language) for each in (TABLE, FIRST, SECOND))
    return table, first, points, result, points, second, remarks


class RoundWriter:
    """Writes the rows of one round, again and again while its results come in."""

    def __init__(self, tournament: Tournament, round_number: int) -> None:
        self._tournament = tournament
        self._basis = _basis(tournament, round_number)
        self._judge = Judge(tournament, round_number)
        self._points = points_after(tournament, round_number - 1)
        self._language = user_language()
        self._scores = Scores(tournament.kind, self._language)
        self._digits = len(str(max(tournament.by_number, default=1)))
        self._number_of = round_number
        self._known: dict[tuple[int, Game], GameRow] = {}
        self._of_pairs: dict[tuple[object, ...], tuple[str, ...]] = {}  # whatever the result is

    def fits(self, tournament: Tournament, round_number: int) -> bool:
        """It can write the rows of this round: what was before it is as it was."""
        return self._basis == _basis(tournament, round_number)

    def rows(self, drawn: Round) -> tuple[GameRow, ...]:
        """The tables of the round in their order, then those without an opponent."""
        known = self._known
        for table, game in enumerate(drawn.games, 1):
            if (table, game) not in known:
                texts = self._of_game(table, game)
                marks = game_marks(self._tournament, game)
                known[table, game] = GameRow(table, game, None, texts, self._typed(game), marks)
        byes = sorted(listed_byes(drawn), key=lambda bye: (BYE_ORDER.index(bye.kind), bye.entrant))
        changed = {frozenset(pair) for each in drawn.changes for pair in each.after}
        return (
            *(
                _corrected(known[table, game]) if {*game.sides} in changed else known[table, game]
                for table, game in enumerate(drawn.games, 1)
            ),
            *(GameRow(0, None, bye, self._of_bye(bye), self._worth(bye)) for bye in byes),
        )

    def _of_game(self, table: int, game: Game) -> tuple[str, ...]:
        home, visitor = game.sides
        remarks = list(triangle_remarks(game, self._language))
        pair = table, home, visitor, game.half
        if pair not in self._of_pairs:
            self._of_pairs[pair] = tuple(self._of_pair(table, game))
        broken, *asked = self._of_pairs[pair]
        remarks.append(broken)
        if game.boards:
            remarks.append(self._scores.boards(game.boards))
        remarks += asked
        remarks += match_remarks(self._tournament, self._number_of, game, self._language)
        return (
            str(self._tournament.table_number(table)),
            self._player(home),
            self._before(home),
            self._result(game),
            self._before(visitor),
            self._player(visitor),
            ", ".join(filter(None, remarks)),
        )

    def _of_pair(self, table: int, game: Game) -> Iterator[str]:
        """What the rules say of a pair, then what each of the two asked for in vain."""
        # Who is of one club meets often enough; it is said where it was done by hand.
        broken = self._judge.broken(*game.sides, half=game.half)
        codes = (*self._judge.repeats(*game.sides), *broken)
        told = (code for code in dict.fromkeys(codes) if code != GROUP)
        yield broken_words(told, self._language)
        yield from (self._asked(each) for each in unmet(self._tournament, table, game))

    def _asked(self, number: int) -> str:
        """Where somebody asks to sit, and does not."""
        seat = seat_of(self._tournament, number).text(self._tournament.kind)
        text = translate("GamesModel", "{name} asked for {seat}")
        return text.format(name=self._tournament.by_number[number].name, seat=seat)

    def _before(self, number: int) -> str:
        """The points before the round; in a knock-out they say nothing."""
        return "" if self._tournament.is_knock_out else self._number(self._points[number])

    def _of_bye(self, bye: Bye) -> tuple[str, ...]:
        barred = self._judge.broken(bye.entrant, 0) if bye.kind is ByeKind.PAIRING else ()
        points = self._before(bye.entrant)
        told = bye_remarks(self._tournament, bye, self._language)
        remarks = [broken_words(barred, self._language), *told]
        return (
            "",
            self._player(bye.entrant),
            points,
            "" if self._tournament.is_knock_out else self._worth(bye),
            "",
            self._scores.bye(bye.kind),
            ", ".join(filter(None, remarks)),
        )

    def _worth(self, bye: Bye) -> str:
        return self._number(self._tournament.points_of_bye(bye))

    def _player(self, number: int) -> str:
        return f"{number:{FIGURE_SPACE}>{self._digits}}  {self._tournament.by_number[number].name}"

    def _number(self, hundredths: int) -> str:
        return self._scores.points_text(hundredths)

    def _result(self, game: Game) -> str:
        home, visitor = game.home_result, game.visitor_result
        if home is None or visitor is None:
            return match_result(self._tournament, self._number_of, game, self._scores) or NO_RESULT
        if not game.played and not self._tournament.play.has_vps:
            return f"{SIGNS[home]} / {SIGNS[visitor]}"
        if self._tournament.play.has_matches:
            return match_result(self._tournament, self._number_of, game, self._scores)
        text = f"{SIGNS[home]} {DASH} {SIGNS[visitor]}"
        if home in UNRATED:
            return translate("GamesModel", "{result} unrated").format(result=text)
        return text

    def _typed(self, game: Game) -> str:
        told = game.boards or "+".join(f"{home}-{visitor}" for home, visitor in game.parts)
        if told or game.home_result is None:
            return told
        if game.score is not None and not is_ruled(self._tournament, game) and game.played:
            boards = "" if game.on_boards is None else f" {self._typed_score(game.on_boards)}"
            return self._typed_score(game.score) + boards
        if game.played and self._tournament.play.has_vps:
            word = " vp" if self._tournament.teams.by_percentage else ""
            return "-".join(map(self._number, self._tournament.points_of_game(game))) + word
        if game.home_result is Result.FORFEIT_LOSS is game.visitor_result:
            return "--"
        both = f"{game.home_result.value}-{game.visitor_result}"
        return both if is_unusual(game) else game.home_result.value

    def _typed_score(self, score: MatchScore) -> str:
        match score:
            case BoardPoints():
                return "-".join(f"{each / 100:g}" for each in score)
            case Percentages():
                return self._scores.percentage(score.home)
            case MatchImps():
                return f"{score.home}-{score.visitors}"


def _corrected(row: GameRow) -> GameRow:
    """A match that was put together by hand."""
    return row._replace(marks=(*row.marks, Mark.CORRECTED))


def listed_byes(drawn: Round) -> tuple[Bye, ...]:
    """Those without an opponent; who is out of a knock-out is none of them."""
    if drawn.method != KNOCK_OUT:
        return drawn.byes
    return tuple(each for each in drawn.byes if each.kind is not ByeKind.ZERO)


def _basis(tournament: Tournament, round_number: int) -> tuple[object, ...]:
    """What the rows of a round depend on beside the round itself."""
    return (
        tournament.rounds[: round_number - 1],
        tournament.entrants,
        tournament.brought,
        tournament.ahead,
        tournament.forbidden,
        tournament.edition,
        tournament.kind,
        tournament.planned,
        tournament.points,
        tournament.teams,
        tournament.matches,
    )
