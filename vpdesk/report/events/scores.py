"""How points, results and tie-breaks are written: of chess players, of bridge teams, as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from vpdesk.report.events.kind_words import BYES
from vpdesk.report.language import Language
from vpdesk.report.table import Cell
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import ByeKind, Game, Result
from vpdesk.tournament.score import BoardPoints
from vpdesk.tournament.standings.standings import Standing
from vpdesk.tournament.standings.tie_break_values import NO_IMPS_LOST, Amount, ValueUnit
from vpdesk.tournament.standings.tie_breaks import TieBreak

NOTHING = "\N{EN DASH}"
HALF, HALF_AS_DATA = "½", 0.5
BOARD_SIGNS = str.maketrans({"=": HALF, "-": NOTHING, ".": "\N{MIDDLE DOT}", "n": "\N{EMPTY SET}"})
SCORES = {
    Result.WIN: "1",
    Result.UNRATED_WIN: "1",
    Result.DRAW: HALF,
    Result.UNRATED_DRAW: HALF,
    Result.LOSS: "0",
    Result.UNRATED_LOSS: "0",
    Result.FORFEIT_WIN: "+",
    Result.FORFEIT_LOSS: "-",
}


@dataclass(frozen=True, slots=True)
class Scores:
    """How the scores of a tournament are written.

    data: for spreadsheets, which cannot reckon with "4½".
    """

    kind: Kind
    language: Language
    data: bool = False

    @property
    def teams(self) -> bool:
        """Teams play, or pairs, for VPs."""
        return self.kind.play.has_vps

    def points(self, hundredths: int) -> Cell:
        """Points or VPs."""
        return Cell(self.points_text(hundredths), hundredths / 100)

    def points_text(self, hundredths: int) -> str:
        """Points: "4½", or VPs: "63.25"; as data with decimals in any case."""
        if hundredths < 0:
            return self.language.gain(hundredths)
        if self.teams or hundredths % 10:
            return self.language.vp(hundredths)
        if self.data:
            return self.language.number(hundredths / 100, 1)
        return self.language.points(hundredths)

    def value(self, tie_break: TieBreak, value: Amount | None) -> Cell:
        """The value of a tie-break in its own unit; empty or a dash where there is none."""
        if value is None:
            return Cell("" if tie_break.value.parts is None else NOTHING)
        match tie_break.value.unit:
            case ValueUnit.COUNT | ValueUnit.RATING:
                return Cell(str(value), int(value))
            case ValueUnit.IMPS:
                return Cell(self.language.signed(int(value)), int(value))
            case ValueUnit.QUOTIENT:
                if value == NO_IMPS_LOST:
                    return Cell("\N{INFINITY}")
                return Cell(self.language.fraction(Fraction(value), 3), float(value))
            case ValueUnit.POINTS:
                return Cell(self._sum(tie_break, value), float(value) / 100)

    def of_standing(self, order: Sequence[TieBreak], standing: Standing) -> Iterator[Cell]:
        """All tie-breaks of a place; a direct encounter in brackets where it ranks nobody."""
        for tie_break, value in zip(order, standing.values, strict=True):
            cell = self.value(tie_break, value)
            if tie_break in standing.unapplied and not self.data:
                cell = cell._replace(text=f"({cell.text})")
            yield cell

    def amount(self, tie_break: TieBreak, value: Amount) -> str:
        """What a part of a value adds, as the value itself is written."""
        return self.value(tie_break, value).text

    def result(self, game: Game, *, points: bool = True, brought: tuple[int, int] = (0, 0)) -> str:
        """The result of a game: "½ – ½", "+ / –"; of a match its IMPs and VPs; "" without one.

        points: with the VPs, which say nothing in a knock-out; without IMPs there is nothing else.
        brought: IMPs with which both sides began, which are added. A match that goes on has what
        its segments came to and an ellipsis.
        """
        if game.home_result is None or game.visitor_result is None:
            going_on = "{} \N{EN DASH} {} \N{HORIZONTAL ELLIPSIS}"
            return going_on.format(*with_brought(game.parts, brought)) if game.parts else ""
        sides = game.home_result, game.visitor_result
        if self.teams and game.points is not None and game.played:
            vps = self.language.vps(*game.points, whole=False)
            imps = game.imps and "{} \N{EN DASH} {}".format(*with_brought([game.imps], brought))
            if imps and game.on_boards is not None:
                imps = f"{imps},  {self._on_boards(game.on_boards)}"
            if game.percentages is not None:
                imps = f"{self.percentage(game.percentages.home)} %"
            told = f"{imps}  ({vps})" if imps and points else imps
            return told or vps
        if game.board_points is not None and game.played:
            return " \N{EN DASH} ".join(map(self.points_text, game.board_points))
        text = " \N{EN DASH} ".join(map(self.side, sides))
        if not game.played:
            text = " / ".join(map(self.side, sides)).replace("-", NOTHING)
        if self.teams and game.points is not None and points:  # a forfeit
            return f"{text}  ({self.language.vps(*game.points, whole=False)})"
        return text

    def _on_boards(self, points: BoardPoints) -> str:
        """What both teams have of the boards of a match by Patton: "13 – 7"."""
        plain = (self.language.plain(each / 100) for each in points)
        return " \N{EN DASH} ".join(plain)

    def percentage(self, hundredths: int) -> str:
        """What a pair has of the matchpoints: "57.50"."""
        return self.language.number(hundredths / 100, 2)

    def boards(self, letters: str) -> str:
        """What the home team of a match of chess has on each board: "1 ½ 0 ·"."""
        return " ".join(letters.translate(BOARD_SIGNS))

    def side(self, result: Result) -> str:
        """What one side of a game got."""
        text = SCORES[result]
        if self.data and text == HALF:
            return self.language.number(HALF_AS_DATA, 1)
        return text

    def bye(self, kind: ByeKind) -> str:
        """Why somebody does not play."""
        return BYES[kind].of(self.kind, self.language)

    def bye_worth(self, kind: ByeKind, hundredths: int) -> str:
        """The same, with its VPs where the event says what they are: "bye, 12 VP"."""
        name = self.bye(kind)
        if not self.teams or (kind is ByeKind.ZERO and not hundredths):
            return name
        text = self.language.translate("EventReport", "{bye}, {points} VP")
        return text.format(bye=name, points=self.language.plain(hundredths / 100))

    def _sum(self, tie_break: TieBreak, value: Amount) -> str:
        """A sum of points: halves have one decimal, all others two."""
        decimals = 2 if self.teams or value % 10 else tie_break.value.decimals
        return self.language.number(float(value) / 100, decimals)


def with_brought(parts: Iterable[tuple[int, int]], brought: tuple[int, int]) -> tuple[int, int]:
    """The IMPs of both sides in all parts of a match, and those with which they began."""
    home, visitor = map(sum, zip(brought, *parts, strict=True))
    return home, visitor
