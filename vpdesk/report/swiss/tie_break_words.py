"""What tie-breaks are called, what they are, and what a value is made of, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import Language
from vpdesk.report.swiss.kind_words import (
    DIRECT_ENCOUNTER,
    NOT_PLAYED,
    NOT_PLAYED_CAPPED,
    NOT_PLAYED_DRAWS,
    RANKED_BY,
    KindWords,
)
from vpdesk.report.swiss.scores import Scores
from vpdesk.report.table import Cell, Table
from vpdesk.swiss.tie_breaks import Part, PartReason, Shown, TieBreak, ValueUnit
from vpdesk.swiss.tournament import Kind, Player, Tournament

NOBODY = "\N{EN DASH}"
MOST_UNMET = 12  # who was not met are named up to so many


class Words(NamedTuple):
    """A tie-break's name, for a heading, and what it is, in a sentence or two."""

    name: str
    meaning: str


WORDS = {
    TieBreak.BUCHHOLZ_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz Cut 1"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The sum of the opponents' points without the least of them."
        ),
    ),
    TieBreak.BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the opponents' points."),
    ),
    TieBreak.MEDIAN_BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Median Buchholz"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The sum of the opponents' points without the least and the greatest of them.",
        ),
    ),
    TieBreak.SONNEBORN_BERGER: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points of every opponent who was beaten, and half of them after a draw.",
        ),
    ),
    TieBreak.DIRECT: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Direct encounter"),
        DIRECT_ENCOUNTER.chess,
    ),
    TieBreak.PROGRESSIVE: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Progressive score"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the points after each round."),
    ),
    TieBreak.WINS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Wins"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The rounds with as many points as a win has, played or not."
        ),
    ),
    TieBreak.GAMES_BLACK: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Games with Black"),
        QT_TRANSLATE_NOOP("TieBreaks", "The games played with Black."),
    ),
    TieBreak.AVERAGE_RATING: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The mean of the ratings of those who were met and have one."
        ),
    ),
    TieBreak.IMP_QUOTIENT: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "IMP quotient"),
        QT_TRANSLATE_NOOP("TieBreaks", "All IMPs won, divided by all IMPs lost."),
    ),
    TieBreak.NET_IMPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Net IMPs"),
        QT_TRANSLATE_NOOP("TieBreaks", "All IMPs won less all IMPs lost."),
    ),
    TieBreak.SB_VP: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger in VPs"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The VPs of every opponent, times the share of a match's VPs that was got from them.",
        ),
    ),
    TieBreak.OPPONENTS_VPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' VPs"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the VPs that the opponents have."),
    ),
}


def tie_break_name(tie_break: TieBreak, language: Language) -> str:
    """Its name, for a heading."""
    return language.translate("TieBreaks", WORDS[tie_break].name)


def tie_break_meaning(tie_break: TieBreak, kind: Kind, language: Language) -> str:
    """What it is, in a sentence or two."""
    if tie_break is TieBreak.DIRECT:
        return DIRECT_ENCOUNTER.of(kind, language)
    return language.translate("TieBreaks", WORDS[tie_break].meaning)


def order_text(order: Sequence[TieBreak], kind: Kind, language: Language) -> str:
    """By what players are ranked: "ranking: Points, Direct encounter, Buchholz"."""
    points = RANKED_BY.of(kind, language)
    names = [tie_break_name(each, language) for each in order]
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
        shown = [each for each in parts if each.why != (PartReason.UNMET,)]
        rows = [self._row(each) for each in shown]
        dropped = {2} if not any(row[2].text for row in rows) else set()
        if self.tie_break.value.unit is ValueUnit.QUOTIENT:  # nothing is added up
            dropped.add(3)
        kept = [column for column in range(5) if column not in dropped]
        headings = [headings[column] for column in kept]
        rows = [[row[column] for column in kept] for row in rows]
        title = tie_break_name(self.tie_break, self.language)
        starts = tuple(range(len(rows)))
        return Table(title, "", tuple(headings), tuple(map(tuple, rows)), starts)

    def unmet(self, parts: Sequence[Part]) -> str:
        """Whom of the tie a player has not met; "" where there is nobody."""
        numbers = [each.opponent for each in parts if PartReason.UNMET in each.why]
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
        match self.tie_break.value.shown:
            case Shown.IMPS:
                return translate("TieBreaks", "IMPs")
            case Shown.SCORE:
                return translate("TieBreaks", "Opponent's score, result")
            case Shown.RESULT | Shown.NOTHING:
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
        match self.tie_break.value.shown:
            case Shown.IMPS:
                return f"{points} \N{EN DASH} {part.score}"
            case Shown.SCORE:
                score = self.scores.points_text(int(part.score or 0))
                return f"{score}, {self.scores.points_text(points)}"
            case Shown.RESULT:
                return self.scores.points_text(points)
            case Shown.NOTHING:
                return ""

    def _remarks(self, part: Part) -> Iterator[str]:
        translate = self.language.translate
        if PartReason.CAPPED in part.why:
            yield self._said(NOT_PLAYED_CAPPED if part.opponent else NOT_PLAYED_DRAWS)
        elif PartReason.DUMMY in part.why:
            yield self._said(NOT_PLAYED)
        simple = {
            PartReason.ADJUSTED: translate(
                "TieBreaks", "the opponent's byes at the end count as draws"
            ),
            PartReason.LEAST: translate("TieBreaks", "the least, left out"),
            PartReason.AWAY: translate("TieBreaks", "stayed away, so it is the one left out"),
            PartReason.GREATEST: translate("TieBreaks", "the greatest, left out"),
            PartReason.UNRATED: translate("TieBreaks", "has no rating, left out"),
            PartReason.HALVED: translate("TieBreaks", "half a match: half of the opponent's VPs"),
            PartReason.DOUBLED: translate("TieBreaks", "half a match: counts as a whole one"),
        }
        for why in part.why:
            if why in simple:
                yield simple[why]

    def _said(self, words: KindWords) -> str:
        return words.of(self.tournament.kind, self.language)

    def _player(self, number: int) -> Player:
        return self.tournament.by_number[number]
