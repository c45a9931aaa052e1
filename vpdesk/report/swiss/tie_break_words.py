"""What tie-breaks are called, what they are, and what a value is made of, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.report.language import Language
from vpdesk.report.swiss.scores import Scores
from vpdesk.report.table import Cell, Table
from vpdesk.swiss.tie_breaks import Part, TieBreak, Why
from vpdesk.swiss.tournament import Kind, Player, Tournament

NOBODY = "\N{EN DASH}"
MOST_UNMET = 12  # who was not met are named up to so many


def tie_break_name(tie_break: TieBreak, kind: Kind, language: Language) -> str:
    """Its name, for a heading."""
    translate = language.translate
    if tie_break is TieBreak.BUCHHOLZ and kind is Kind.TEAMS:
        return translate("TieBreaks", "Opponents' VPs")
    names = {
        TieBreak.BUCHHOLZ: translate("TieBreaks", "Buchholz"),
        TieBreak.BUCHHOLZ_CUT_1: translate("TieBreaks", "Buchholz Cut 1"),
        TieBreak.MEDIAN_BUCHHOLZ: translate("TieBreaks", "Median Buchholz"),
        TieBreak.SONNEBORN_BERGER: translate("TieBreaks", "Sonneborn-Berger"),
        TieBreak.DIRECT: translate("TieBreaks", "Direct encounter"),
        TieBreak.PROGRESSIVE: translate("TieBreaks", "Progressive score"),
        TieBreak.WINS: translate("TieBreaks", "Wins"),
        TieBreak.GAMES_BLACK: translate("TieBreaks", "Games with Black"),
        TieBreak.AVERAGE_RATING: translate("TieBreaks", "Opponents' average rating"),
        TieBreak.IMP_QUOTIENT: translate("TieBreaks", "IMP quotient"),
        TieBreak.NET_IMPS: translate("TieBreaks", "Net IMPs"),
        TieBreak.SB_VP: translate("TieBreaks", "Sonneborn-Berger in VPs"),
    }
    return names[tie_break]


def tie_break_meaning(tie_break: TieBreak, kind: Kind, language: Language) -> str:
    """What it is, in a sentence or two."""
    translate = language.translate
    if tie_break is TieBreak.BUCHHOLZ and kind is Kind.TEAMS:
        return translate("TieBreaks", "The sum of the VPs that the opponents have.")
    if tie_break is TieBreak.DIRECT:
        text = translate(
            "TieBreaks",
            "The points in the games of those who are level. "
            "Where some have not met, only who would be ahead in any case is ahead.",
        )
        if kind is Kind.TEAMS:
            text = translate(
                "TieBreaks",
                "The VPs in the matches of those who are level. "
                "Where some have not met, only who would be ahead in any case is ahead.",
            )
        return text
    meanings = {
        TieBreak.BUCHHOLZ: translate("TieBreaks", "The sum of the opponents' points."),
        TieBreak.BUCHHOLZ_CUT_1: translate(
            "TieBreaks", "The sum of the opponents' points without the least of them."
        ),
        TieBreak.MEDIAN_BUCHHOLZ: translate(
            "TieBreaks",
            "The sum of the opponents' points without the least and the greatest of them.",
        ),
        TieBreak.SONNEBORN_BERGER: translate(
            "TieBreaks",
            "The points of every opponent who was beaten, and half of them after a draw.",
        ),
        TieBreak.PROGRESSIVE: translate("TieBreaks", "The sum of the points after each round."),
        TieBreak.WINS: translate(
            "TieBreaks", "The rounds with as many points as a win has, played or not."
        ),
        TieBreak.GAMES_BLACK: translate("TieBreaks", "The games played with Black."),
        TieBreak.AVERAGE_RATING: translate(
            "TieBreaks", "The mean of the ratings of those who were met and have one."
        ),
        TieBreak.IMP_QUOTIENT: translate("TieBreaks", "All IMPs won, divided by all IMPs lost."),
        TieBreak.NET_IMPS: translate("TieBreaks", "All IMPs won less all IMPs lost."),
        TieBreak.SB_VP: translate(
            "TieBreaks",
            "The VPs of every opponent, times the share of a match's VPs that was got from them.",
        ),
    }
    return meanings[tie_break]


def order_text(order: Sequence[TieBreak], kind: Kind, language: Language) -> str:
    """By what players are ranked: "ranking: Points, Direct encounter, Buchholz"."""
    points = language.translate("TieBreaks", "Points")
    if kind is Kind.TEAMS:
        points = language.translate("TieBreaks", "VPs")
    names = [tie_break_name(each, kind, language) for each in order]
    text = language.translate("TieBreaks", "ranking: {criteria}")
    return text.format(criteria=", ".join([points, *names]))


class ValueWords:
    """The words for what makes up a value of one tie-break, in one tournament and language."""

    def __init__(self, tournament: Tournament, tie_break: TieBreak, language: Language) -> None:
        self.tournament, self.tie_break, self.language = tournament, tie_break, language
        self.scores = Scores(tournament.kind, language)

    def table(self, parts: Sequence[Part]) -> Table:
        """A row for each part: round, opponent, how it came about, what it adds, remarks."""
        translate = self.language.translate
        headings = [
            translate("TieBreaks", "Round"),
            translate("TieBreaks", "Opponent"),
            self._made_of(),
            translate("TieBreaks", "Adds"),
            translate("TieBreaks", "Remarks"),
        ]
        shown = [each for each in parts if each.why != (Why.UNMET,)]
        rows = [self._row(each) for each in shown]
        dropped = {2} if not any(row[2].text for row in rows) else set()
        if self.tie_break is TieBreak.IMP_QUOTIENT:  # nothing is added up
            dropped.add(3)
        kept = [column for column in range(5) if column not in dropped]
        headings = [headings[column] for column in kept]
        rows = [[row[column] for column in kept] for row in rows]
        title = tie_break_name(self.tie_break, self.tournament.kind, self.language)
        starts = tuple(range(len(rows)))
        return Table(title, "", tuple(headings), tuple(map(tuple, rows)), starts)

    def unmet(self, parts: Sequence[Part]) -> str:
        """Whom of the tie a player has not met; "" where there is nobody."""
        numbers = [each.opponent for each in parts if Why.UNMET in each.why]
        if not numbers:
            return ""
        if len(numbers) > MOST_UNMET:
            return self.language.translate(
                "TieBreaks", "%n other(s) who are level were not met.", None, len(numbers)
            )
        names = ", ".join(self._player(number).name for number in numbers)
        text = self.language.translate("TieBreaks", "Level, but not met: {names}.")
        return text.format(names=names)

    def _made_of(self) -> str:
        translate = self.language.translate
        if self.tie_break in (TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS):
            return translate("TieBreaks", "IMPs")
        if self.tie_break in (TieBreak.SONNEBORN_BERGER, TieBreak.SB_VP):
            return translate("TieBreaks", "Opponent's score, result")
        return translate("TieBreaks", "Result")

    def _row(self, part: Part) -> list[Cell]:
        opponent = NOBODY
        if part.opponent:
            opponent = self._player(part.opponent).name
        return [
            Cell(str(part.round), part.round) if part.round else Cell(""),
            Cell(opponent),
            Cell(self._how(part)),
            Cell(self.scores.amount(self.tie_break, part.amount), float(part.amount)),
            Cell("; ".join(self._remarks(part))),
        ]

    def _how(self, part: Part) -> str:
        points = part.points or 0
        if self.tie_break in (TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS):
            return f"{points} \N{EN DASH} {part.score}"
        if self.tie_break in (TieBreak.SONNEBORN_BERGER, TieBreak.SB_VP):
            score = self.scores.points_text(int(part.score or 0))
            return f"{score}, {self.scores.points_text(points)}"
        if self.tie_break is TieBreak.PROGRESSIVE:
            return self.scores.points_text(points)
        return ""

    def _remarks(self, part: Part) -> Iterator[str]:
        translate = self.language.translate
        if Why.CAPPED in part.why and part.opponent:
            yield translate(
                "TieBreaks",
                "not played: counts as a game against somebody with these points, "
                "no more than the opponent has",
            )
        elif Why.CAPPED in part.why:
            yield translate(
                "TieBreaks",
                "not played: counts as a game against somebody with these points, "
                "no more than draws in all rounds give",
            )
        elif Why.DUMMY in part.why:
            yield translate(
                "TieBreaks", "not played: counts as a game against somebody with as many points"
            )
        simple = {
            Why.ADJUSTED: translate("TieBreaks", "the opponent's byes at the end count as draws"),
            Why.LEAST: translate("TieBreaks", "the least, left out"),
            Why.AWAY: translate("TieBreaks", "stayed away, so it is the one left out"),
            Why.GREATEST: translate("TieBreaks", "the greatest, left out"),
            Why.UNRATED: translate("TieBreaks", "has no rating, left out"),
            Why.HALVED: translate("TieBreaks", "half a match: half of the opponent's VPs"),
            Why.DOUBLED: translate("TieBreaks", "half a match: counts as a whole one"),
        }
        for why in part.why:
            if why in simple:
                yield simple[why]

    def _player(self, number: int) -> Player:
        return self.tournament.by_number[number]
