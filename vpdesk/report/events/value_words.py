"""What the value of a tie-break is made of, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.report.events.kind_words import (
    NOT_PLAYED,
    NOT_PLAYED_CAPPED,
    NOT_PLAYED_DRAWS,
    KindWords,
)
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.tie_break_words import tie_break_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.standings.tie_break_values import Part, PartReason, Shown
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament

NOBODY = "\N{EN DASH}"
MOST_UNMET = 12  # who was not met are named up to so many


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
        shown = [each for each in parts if each.round and each.why != (PartReason.UNMET,)]
        rows = [self._row(each) for each in shown]
        dropped = {2} if not any(row[2].text for row in rows) else set()
        if not self.tie_break.value.added:
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
            case Shown.RATING:
                return translate("TieBreaks", "Opponent's rating, result")
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
            case Shown.RATING:
                return f"{part.score or NOBODY}, {self.scores.points_text(points)}"
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
            PartReason.BELOW: translate("TieBreaks", "less than the limit, left out"),
            PartReason.NO_PERFORMANCE: translate("TieBreaks", "met nobody rated, left out"),
            PartReason.HALVED: translate("TieBreaks", "half a match: half of the opponent's VPs"),
            PartReason.DOUBLED: translate("TieBreaks", "half a match: counts as a whole one"),
        }
        for why in part.why:
            if why in simple:
                yield simple[why]

    def _said(self, words: KindWords) -> str:
        return words.of(self.tournament.kind, self.language)

    def _player(self, number: int) -> Entrant:
        return self.tournament.by_number[number]
