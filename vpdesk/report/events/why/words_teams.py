"""The draw of a teams event in sentences: who meets whom, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why import words_pairs
from vpdesk.report.events.why.words_seats import SEATS
from vpdesk.tournament.draws.teams.trace import Reason, TeamDraw, TeamMatch, Why, WhyNotTeams

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.tournament.tournament import Tournament

PASSED = {
    Why.MET: QT_TRANSLATE_NOOP("EventTeams", "{team} has met {others}."),
    Why.FORBIDDEN: QT_TRANSLATE_NOOP("EventTeams", "{team} must not meet {others}."),
    Why.BLOCKED: QT_TRANSLATE_NOOP(
        "EventTeams", "If {team} met {others}, the rest could not be drawn."
    ),
}
TAKEN = {
    Why.HIGHEST: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} meets {other}, the highest ranked that is left; the rest can be drawn.",
    ),
    Why.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} meets {other}, half of the list below, as seeded."
    ),
    Why.NEAREST_SEED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} meets {other}, of those left the nearest to half of the list below.",
    ),
    Why.QUARTER: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} meets {other}, a quarter of the list below, as seeded."
    ),
    Why.NEAREST_QUARTER: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} meets {other}, of those left the nearest to a quarter of the list below.",
    ),
    Why.BY_LOT: QT_TRANSLATE_NOOP("EventTeams", "{team} meets {other}, by lot."),
    Why.NEXT: QT_TRANSLATE_NOOP("EventTeams", "{team} meets {other}, the next by rank."),
    Why.LEAST_TOTAL: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} meets {other}, {vp} VP away: with this match the total is the least.",
    ),
    Why.TABLE: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} meets {other} in round {round} of the Berger table."
    ),
    Why.TOGETHER: QT_TRANSLATE_NOOP("EventTeams", "{team} meets {other}, as was asked."),
}
ALONE = {
    Why.MET: QT_TRANSLATE_NOOP("EventTeams", "{team} and {other} met in round {round}."),
    Why.FORBIDDEN: QT_TRANSLATE_NOOP("EventTeams", "{team} and {other} must not meet."),
    Why.BLOCKED: QT_TRANSLATE_NOOP(
        "EventTeams", "If {team} and {other} met, the rest could not be drawn."
    ),
    Why.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams", "{other} meets {team}, half of the list below, as seeded."
    ),
    Why.NEAREST_SEED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{other} meets {team}, of those left the nearest to half of the list below.",
    ),
    Why.QUARTER: QT_TRANSLATE_NOOP(
        "EventTeams", "{other} meets {team}, a quarter of the list below, as seeded."
    ),
    Why.NEAREST_QUARTER: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{other} meets {team}, of those left the nearest to a quarter of the list below.",
    ),
    Why.BY_LOT: QT_TRANSLATE_NOOP("EventTeams", "{other} meets {team}, by lot."),
    Why.BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} has the bye: the lowest ranked with the fewest byes before ({value}).",
    ),
    Why.TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} plays in the triangle; triangles before: {value}."
    ),
    Why.ODD_BY_LOT: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} has the bye, or a place in the triangle, by lot."
    ),
    Why.GOES_ON: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} plays the triangle that began in round {round} to its end."
    ),
    Why.LATE_AVERAGE: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} enters late: it is drawn as with a drawn match for each round before."
    ),
    Why.LATE_LAST: QT_TRANSLATE_NOOP("EventTeams", "{team} enters late: it is drawn as the last."),
    Why.SAME_SIDE: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} and {other} asked for the same side; one of them sits on the other."
    ),
    Why.BROKEN_OFF: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} is absent: the triangle of round {round} stops, and its matches count half.",
    ),
    Why.MORE_BYES: QT_TRANSLATE_NOOP("EventTeams", "{team} has had more byes already ({value})."),
    Why.MORE_TRIANGLES: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} has been in more triangles already ({value})."
    ),
    Why.NO_BYE: QT_TRANSLATE_NOOP(
        "EventTeams", "If {team} had the bye, the others could not be drawn."
    ),
    Why.NO_TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With {team} as the lowest, no allowed triangle is as fair and lets the rest be drawn.",
    ),
    Why.NO_TRIANGLE_WITH: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No allowed triangle of {team} with {other} is as fair and lets the rest be drawn.",
    ),
    Why.LEADERS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} and {other} are two of the first three, who are never in one triangle.",
    ),
    Why.TRIANGLE_REPEATS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} and {other} met in round {round}; no fair triangle that works has fewer repeats.",
    ),
    Why.LOWER_FIRST: QT_TRANSLATE_NOOP(
        "EventTeams", "{other} ranks below {team}, and so comes first."
    ),
    Why.TABLE_BYE: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} has the bye: the table has no opponent for it in this round."
    ),
    Why.OPPONENT_AWAY: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} has a bye, because {other} is absent."
    ),
    Why.MEETS_IN: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} and {other} meet in round {round} of the Berger table."
    ),
    Why.ARREARS: QT_TRANSLATE_NOOP(
        "EventTeams", "The teams are ranked by the standings after round {round}: one round behind."
    ),
    Why.PLACES: QT_TRANSLATE_NOOP(
        "EventTeams", "The places in the stage before serve as the numbers in this draw."
    ),
    Why.BROUGHT: QT_TRANSLATE_NOOP(
        "EventTeams", "What the teams bring from the stage before ranks them."
    ),
    Why.UNRANKED: QT_TRANSLATE_NOOP(
        "EventTeams", "No result counts yet: the teams are ranked by their numbers."
    ),
    Why.EVEN: QT_TRANSLATE_NOOP("EventTeams", "The number is even: nobody is left over."),
    Why.MEETS: QT_TRANSLATE_NOOP("EventTeams", "{team} and {other} do meet."),
    Why.AWAY: QT_TRANSLATE_NOOP("EventTeams", "{team} is absent in this round."),
    Why.CHOSEN_BEFORE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{other} comes before both of them, and {team} is the highest ranked that it can meet.",
    ),
    Why.CHOSE_HIGHER: QT_TRANSLATE_NOOP(
        "EventTeams",
        "{team} can meet {other}, which ranks higher, and the rest can still be drawn.",
    ),
    Why.BLOCKED_THEN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "As those above them meet, the rest could not be drawn if {team} and {other} met.",
    ),
    Why.BLOCKED_BY_ODD: QT_TRANSLATE_NOOP(
        "EventTeams",
        "If {team} and {other} met, the bye or triangle would have to be others’.",
    ),
    Why.GREATER_TOTAL: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The sum of the squared VP differences would be {value}; it is {value_now}.",
    ),
    Why.FARTHER: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The VP differences would be as small, but the differences in rank no smaller.",
    ),
}


def match_reasons(
    draw: TeamDraw, tournament: Tournament, language: Language
) -> tuple[tuple[str, ...], ...]:
    """Why each match is as it is, in the order of draw.matches: the opponents, then the seats."""
    words = _Words(draw, tournament, language)
    return tuple(tuple(words.of_match(match)) for match in draw.matches)


def reason_words(
    reasons: Iterable[Reason], draw: TeamDraw, tournament: Tournament, language: Language
) -> tuple[str, ...]:
    """Reasons that stand for themselves: a draw's notes, and what why_bye says."""
    words = _Words(draw, tournament, language)
    return tuple(words.alone(each) for each in reasons)


def why_not_words(
    why: WhyNotTeams, draw: TeamDraw, tournament: Tournament, language: Language
) -> tuple[str, ...]:
    """Why two teams do not meet, and what else would change if they did. draw: as it is."""
    words = _Words(draw, tournament, language)
    sentences = tuple(words.alone(each) for each in why.reasons)
    if why.draw is None or why.draw == draw:
        return sentences
    return (*sentences, words.changes(why.draw))


class _Words:
    """The sentences of one draw."""

    def __init__(self, draw: TeamDraw, tournament: Tournament, language: Language) -> None:
        self.draw, self.tournament, self.language = draw, tournament, language

    def of_match(self, match: TeamMatch) -> Iterator[str]:
        higher, lower = sorted((match.home, match.visitor), key=self.draw.rank)
        *passed, taken = match.reasons
        for code, reasons in groupby(passed, key=lambda reason: reason.code):
            others = ", ".join(self._passed(each) for each in reasons)
            yield self._with(PASSED[code], team=self._team(higher), others=others)
        difference = self.language.vp(abs(taken.value))
        couple = {"team": self._team(higher), "other": self._team(lower)}
        number = str(taken.round)
        yield self._with(TAKEN[taken.code], **couple, vp=difference, round=number)
        seat = match.seat
        seats = words_pairs.SEATS if "pairs" in self.tournament.play.words else SEATS
        yield self._with(seats[seat.code], team=self._name(match.home), round=str(seat.round))

    def alone(self, reason: Reason) -> str:
        """A reason that stands for itself."""
        if reason.code is Why.UNFINISHED:
            return self.language.translate(
                "EventTeams",
                "%n result(s) still missing: these matches count as 0 VP.",
                None,
                reason.value,
            )
        total = reason.code is Why.GREATER_TOTAL
        numbers = (
            self.language.number(each / 100**2, 2) if total else str(each)
            for each in (reason.value, reason.value_now)
        )
        return self._with(
            ALONE[reason.code],
            **dict(zip(("value", "value_now"), numbers, strict=True)),
            team=self._team(reason.team),
            other=self._team(reason.other),
            round=str(reason.round),
        )

    def changes(self, other: TeamDraw) -> str:
        """The matches of another draw of the round that this one does not have."""
        there = {frozenset((each.home, each.visitor)) for each in self.draw.matches}
        words = [
            self._match((each.home, each.visitor))
            for each in other.matches
            if frozenset((each.home, each.visitor)) not in there
        ]
        words += [self._match(each) for each in other.triangles if each not in self.draw.triangles]
        if other.bye != self.draw.bye:
            bye = self.language.translate("EventTeams", "bye: {team}")
            words.append(bye.format(team=self._name(other.bye)))
        text = self.language.translate("EventTeams", "If they met: {matches}.")
        return text.format(matches=", ".join(words))

    def _match(self, teams: Sequence[int]) -> str:
        return "\N{EN DASH}".join(self._name(team) for team in sorted(teams, key=self.draw.rank))

    def _passed(self, reason: Reason) -> str:
        if not reason.round:
            return self._team(reason.team)
        text = self.language.translate("EventTeams", "{team} (rank {rank}, round {round})")
        rank = self.draw.rank(reason.team)
        return text.format(team=self._name(reason.team), rank=rank, round=reason.round)

    def _team(self, number: int) -> str:
        """A team with its rank, if it is there."""
        if number not in self.draw.ranking:
            return self._name(number)
        text = self.language.translate("EventTeams", "{team} (rank {rank})")
        return text.format(team=self._name(number), rank=self.draw.rank(number))

    def _name(self, number: int) -> str:
        player = self.tournament.by_number.get(number)
        return player.name if player is not None and player.name else str(number)

    def _with(self, text: str, **values: str) -> str:
        return self.language.translate("EventTeams", text).format(**values)
