"""Why somebody has a place: what parts them from those next in the standings, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.report.events.kind_words import PARTED_BY
from vpdesk.report.events.names import player_name
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.tie_break_words import tie_break_name
from vpdesk.report.language import Language
from vpdesk.tournament.standings.standings import Standing
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Tournament


class StandingWords:
    """The words for the standings of a tournament, ranked by tie-breaks in an order."""

    def __init__(
        self, tournament: Tournament, order: Sequence[TieBreak], language: Language
    ) -> None:
        self.tournament, self.order, self.language = tournament, order, language
        self.scores = Scores(tournament.kind, language)

    def place(self, ranked: Sequence[Standing], row: int) -> tuple[str, ...]:
        """Sentences on what parts a row from the one before and the one behind it."""
        return tuple(self._sentences(ranked, row))

    def _sentences(self, ranked: Sequence[Standing], row: int) -> Iterator[str]:
        translate, here = self.language.translate, ranked[row]
        player = self.tournament.by_number[here.number]
        if not here.place and not player.unranked:
            yield translate("StandingWords", "Has withdrawn, and so is not ranked.")
            return
        if not here.place:
            yield translate("StandingWords", "Plays without standing, so it has no place.")
            return
        level = [each for each in ranked if each.place == here.place and each.number != here.number]
        if level:
            yield translate(
                "StandingWords", "Level in everything with %n other(s).", None, len(level)
            )
            text = translate("StandingWords", "What they are level in: {criteria}.")
            yield text.format(criteria=self._named(self.order))
        if row and ranked[row - 1].place != here.place:
            text = translate("StandingWords", "Behind {name}: {why}.")
            yield text.format(**self._compared(ranked[row - 1], here, here))
        if row + 1 < len(ranked) and ranked[row + 1].place not in (0, here.place):
            text = translate("StandingWords", "Ahead of {name}: {why}.")
            yield text.format(**self._compared(ranked[row + 1], here, ranked[row + 1]))

    def _compared(self, other: Standing, here: Standing, behind: Standing) -> dict[str, str]:
        """The other's name, and by what the one behind is behind, with both values."""
        translate = self.language.translate
        by = behind.parted_by
        if by is None:
            name = PARTED_BY.of(self.tournament.kind, self.language)
            values = [self.scores.points_text(each.points) for each in (here, other)]
        else:
            name = tie_break_name(by, self.language)
            place = self.order.index(by)
            values = [self.scores.value(by, each.values[place]).text for each in (here, other)]
        text = translate("StandingWords", "{criterion} {value} against {other}")
        of_tie = by is not None and by.value.parts is None
        if of_tie and (not all(values) or values[0] == values[1]):
            text = "{criterion}"  # what parts them are games that others of the tie did not have
        why = text.format(criterion=name, value=values[0], other=values[1])
        if by is not None:
            in_vain = self._met_in_vain(by, here, other)
            if in_vain:
                text = translate(
                    "StandingWords", "{why} (direct encounter: not all who are level have met)"
                )
                why = text.format(why=why)
            before = self.order[: self.order.index(by)]
            level = [each for each in before if not (in_vain and each is TieBreak.DIRECT)]
            text = translate("StandingWords", "{why}; level in {criteria}")
            why = text.format(why=why, criteria=self._named(level))
        return {"name": player_name(self.tournament.by_number[other.number]), "why": why}

    def _named(self, level: Sequence[TieBreak]) -> str:
        """The points, and some tie-breaks, by their names."""
        names = (tie_break_name(each, self.language) for each in level)
        return ", ".join((PARTED_BY.of(self.tournament.kind, self.language), *names))

    def _met_in_vain(self, by: TieBreak, here: Standing, other: Standing) -> bool:
        """Their direct encounters differ, and yet a later tie-break parts them."""
        before = self.order[: self.order.index(by)]
        if TieBreak.DIRECT not in before:
            return False
        one, two = (each.values[before.index(TieBreak.DIRECT)] for each in (here, other))
        return one is not None and two is not None and one != two


def unapplied_note(ranked: Sequence[Standing], language: Language) -> tuple[str, ...]:
    """What values in brackets mean, where there are any."""
    if not any(each.unapplied for each in ranked):
        return ()
    text = language.translate(
        "StandingWords",
        "Direct encounter in brackets ranks nobody, because not all who are level have met.",
    )
    return (text,)
