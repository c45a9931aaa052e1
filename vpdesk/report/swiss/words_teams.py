"""The draw of a teams event in sentences: its rules, who meets whom, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.swiss import words_pairs, words_scales
from vpdesk.report.swiss.words_seats import SEATS
from vpdesk.swiss.round import SECOND_LEG
from vpdesk.swiss.team_rules import TeamMethod
from vpdesk.swiss.teams.method_rules import OF_TRIANGLES, MethodRule, method_rules
from vpdesk.swiss.teams.trace import Reason, TeamDraw, TeamMatch, Why, WhyNotTeams
from vpdesk.swiss.tournament import Kind

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.swiss.team_rules import TeamRules
    from vpdesk.swiss.tournament import Tournament

RULES = {
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Teams are ranked by VPs; equal ones by IMPs won divided by IMPs lost, then by net IMPs, "
        "then by their numbers.",
    ),
    MethodRule.ARREARS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Each round is drawn by the standings before the round that is played meanwhile.",
    ),
    MethodRule.LATE_AVERAGE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Who enters late is drawn in the first round of its own as with a drawn match for each "
        "round before.",
    ),
    MethodRule.LATE_LAST: QT_TRANSLATE_NOOP(
        "SwissTeams", "Who enters late is drawn as the last in the first round of its own."
    ),
    MethodRule.SEEDED: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The first round is seeded by number: the first team meets the first of the lower half, "
        "the second the second, and so on.",
    ),
    MethodRule.QUARTERS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The first round is seeded by number: in each half of the field, the first quarter meets "
        "the second, number by number.",
    ),
    MethodRule.BY_LOT: QT_TRANSLATE_NOOP("SwissTeams", "The first round is drawn by lot."),
    MethodRule.TOP_DOWN: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "From the top down, each team meets the highest ranked team that it has not met, "
        "provided that all the others can still be drawn.",
    ),
    MethodRule.LEAST_TOTAL: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The sum of the squared VP differences of all matches is as small as it can be; "
        "of equal sums, that of the squared differences in rank.",
    ),
    MethodRule.DANISH: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Every round is drawn strictly by rank, first against second, third against fourth, "
        "whoever has met before.",
    ),
    MethodRule.ROUND_ROBIN: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Everybody meets everybody once, by the Berger table of the field of round 1.",
    ),
    MethodRule.TWICE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Everybody meets everybody twice, once at home and once as visitor, by the Berger table "
        "of the field of round 1.",
    ),
    MethodRule.SEEDS_LAST: QT_TRANSLATE_NOOP(
        "SwissTeams", "Teams 1 and 2, the first seeds, meet in the last round of the table."
    ),
    MethodRule.NUMBERS: QT_TRANSLATE_NOOP(
        "SwissTeams", "The places in the table are the numbers as they are."
    ),
    MethodRule.PLACES_BY_LOT: QT_TRANSLATE_NOOP(
        "SwissTeams", "The places in the table are drawn by lot."
    ),
    MethodRule.TABLE_BYE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "In an odd field each team has a bye in turn, worth {bye} VP; so has the opponent of a "
        "team that is not there.",
    ),
    MethodRule.WALKOVER: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "A match that is forfeited is worth the best of three to who came: the own average, what "
        "others won on average from the absent side, 60 % of a match.",
    ),
    MethodRule.DANISH_ROUNDS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Danish rounds, drawn strictly by rank, first against second, third against fourth, "
        "whoever has met before: {rounds}.",
    ),
    MethodRule.NO_REPEATS: QT_TRANSLATE_NOOP("SwissTeams", "No match is repeated."),
    MethodRule.NO_REPEATS_OUTSIDE: QT_TRANSLATE_NOOP(
        "SwissTeams", "Outside Danish rounds no match is repeated."
    ),
    MethodRule.NO_REPEATS_BUT: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "No match is repeated, except within a triangle if none that is as fair can do without.",
    ),
    MethodRule.NO_REPEATS_BUT_OUTSIDE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Outside Danish rounds no match is repeated, except within a triangle if none that is as "
        "fair can do without.",
    ),
    MethodRule.FORBIDDEN: QT_TRANSLATE_NOOP(
        "SwissTeams", "Teams that the director has forbidden to meet do not meet."
    ),
    MethodRule.BYE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "In an odd field the lowest ranked of the teams with the fewest byes has a bye, "
        "worth {bye} VP, provided that all the others can be drawn.",
    ),
    MethodRule.TRIANGLE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "In an odd field three teams play a triangle, half a match against each of the two "
        "others, provided that all the others can be drawn.",
    ),
    MethodRule.TWO_ROUNDS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "In an odd field three play a triangle over two rounds, a match against each of the two "
        "others with half of the boards in each round, provided that all the others can be drawn. "
        "Its results count with the second round; in the last round it is of half matches.",
    ),
    MethodRule.BY_TURNS: QT_TRANSLATE_NOOP(
        "SwissTeams", "The three have been in as few triangles before, added up, as can be."
    ),
    MethodRule.ONCE: QT_TRANSLATE_NOOP("SwissTeams", "Nobody is in a triangle twice."),
    MethodRule.LOWEST: QT_TRANSLATE_NOOP(
        "SwissTeams", "Who has been in a triangle before may be in another one."
    ),
    MethodRule.LEADERS_APART: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "No two of the first three by rank are in one triangle, unless only three teams are there.",
    ),
    MethodRule.NEW_TRIANGLE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Then as few of the three as can be have met; half a match counts as a meeting.",
    ),
    MethodRule.LOW_TRIANGLE: QT_TRANSLATE_NOOP(
        "SwissTeams", "Then the three are as low in rank as can be, from the bottom up."
    ),
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "Half a match is scored on half of the range, {half} VP to each side at a draw, "
        "with half of the boards in the scale’s formula.",
    ),
    MethodRule.HOME: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The home team is the one with fewer home matches less visits; then the one that was "
        "visitor when the seats last differed; then the higher ranked at odd tables and the "
        "lower ranked at even ones.",
    ),
}
PASSED = {
    Why.MET: QT_TRANSLATE_NOOP("SwissTeams", "{team} has met {others}."),
    Why.FORBIDDEN: QT_TRANSLATE_NOOP("SwissTeams", "{team} must not meet {others}."),
    Why.BLOCKED: QT_TRANSLATE_NOOP(
        "SwissTeams", "If {team} met {others}, the rest could not be drawn."
    ),
}
TAKEN = {
    Why.HIGHEST: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} meets {other}, the highest ranked that is left; the rest can be drawn.",
    ),
    Why.SEEDED: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} meets {other}, half of the field below, as seeded."
    ),
    Why.NEAREST_SEED: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} meets {other}, of those left the nearest to half of the field below.",
    ),
    Why.QUARTER: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} meets {other}, a quarter of the field below, as seeded."
    ),
    Why.NEAREST_QUARTER: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} meets {other}, of those left the nearest to a quarter of the field below.",
    ),
    Why.BY_LOT: QT_TRANSLATE_NOOP("SwissTeams", "{team} meets {other}, by lot."),
    Why.NEXT: QT_TRANSLATE_NOOP("SwissTeams", "{team} meets {other}, the next by rank."),
    Why.LEAST_TOTAL: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} meets {other}, {vp} VP away: with this match the total is the least.",
    ),
    Why.TABLE: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} meets {other} in round {round} of the table."
    ),
    Why.TOGETHER: QT_TRANSLATE_NOOP("SwissTeams", "{team} meets {other}, as was asked."),
}
ALONE = {
    Why.MET: QT_TRANSLATE_NOOP("SwissTeams", "{team} and {other} met in round {round}."),
    Why.FORBIDDEN: QT_TRANSLATE_NOOP("SwissTeams", "{team} and {other} must not meet."),
    Why.BLOCKED: QT_TRANSLATE_NOOP(
        "SwissTeams", "If {team} and {other} met, the rest could not be drawn."
    ),
    Why.SEEDED: QT_TRANSLATE_NOOP(
        "SwissTeams", "{other} meets {team}, half of the field below, as seeded."
    ),
    Why.NEAREST_SEED: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{other} meets {team}, of those left the nearest to half of the field below.",
    ),
    Why.QUARTER: QT_TRANSLATE_NOOP(
        "SwissTeams", "{other} meets {team}, a quarter of the field below, as seeded."
    ),
    Why.NEAREST_QUARTER: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{other} meets {team}, of those left the nearest to a quarter of the field below.",
    ),
    Why.BY_LOT: QT_TRANSLATE_NOOP("SwissTeams", "{other} meets {team}, by lot."),
    Why.BYE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} has the bye: the lowest ranked of those that can have it with the fewest byes "
        "before ({value}).",
    ),
    Why.TRIANGLE: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} plays in the triangle; triangles before: {value}."
    ),
    Why.GOES_ON: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} plays the triangle that began in round {round} to its end."
    ),
    Why.LATE_AVERAGE: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} enters late: it is drawn as with a drawn match for each round before."
    ),
    Why.LATE_LAST: QT_TRANSLATE_NOOP("SwissTeams", "{team} enters late: it is drawn as the last."),
    Why.SAME_SIDE: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} and {other} asked for the same side; one of them sits on the other."
    ),
    Why.BROKEN_OFF: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The triangle of round {round} does not go on, because {team} is not there; its matches "
        "count as half ones once their results are typed.",
    ),
    Why.MORE_BYES: QT_TRANSLATE_NOOP("SwissTeams", "{team} has had more byes already ({value})."),
    Why.MORE_TRIANGLES: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} has been in more triangles already ({value})."
    ),
    Why.NO_BYE: QT_TRANSLATE_NOOP(
        "SwissTeams", "If {team} had the bye, the others could not be drawn."
    ),
    Why.NO_TRIANGLE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "With {team} as the lowest, no triangle that is allowed is as fair and leaves a draw to "
        "the others.",
    ),
    Why.NO_TRIANGLE_WITH: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "No triangle of {team} with {other} that is allowed is as fair and leaves a draw to the "
        "others.",
    ),
    Why.LEADERS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} and {other} are two of the first three, who are never in one triangle.",
    ),
    Why.TRIANGLE_REPEATS: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} and {other} met in round {round}; no triangle that is allowed and as fair has "
        "fewer repeated matches and leaves a draw to the others.",
    ),
    Why.LOWER_FIRST: QT_TRANSLATE_NOOP(
        "SwissTeams", "{other} ranks below {team}, and so comes first."
    ),
    Why.TABLE_BYE: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} has the bye: the table has no opponent for it in this round."
    ),
    Why.OPPONENT_AWAY: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} has a bye, because {other} is not there."
    ),
    Why.MEETS_IN: QT_TRANSLATE_NOOP(
        "SwissTeams", "{team} and {other} meet in round {round} of the table."
    ),
    Why.ARREARS: QT_TRANSLATE_NOOP(
        "SwissTeams", "The teams are ranked by the standings after round {round}: in arrears."
    ),
    Why.PLACES: QT_TRANSLATE_NOOP(
        "SwissTeams", "The places of the stage before stand for the numbers in this draw."
    ),
    Why.UNRANKED: QT_TRANSLATE_NOOP(
        "SwissTeams", "No result counts yet: the teams are ranked by their numbers."
    ),
    Why.EVEN: QT_TRANSLATE_NOOP("SwissTeams", "The field is even: nobody is left over."),
    Why.MEETS: QT_TRANSLATE_NOOP("SwissTeams", "{team} and {other} do meet."),
    Why.AWAY: QT_TRANSLATE_NOOP("SwissTeams", "{team} is not there in this round."),
    Why.CHOSEN_BEFORE: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{other} comes before both of them, and {team} is the highest ranked that it can meet.",
    ),
    Why.CHOSE_HIGHER: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "{team} can meet {other}, which ranks higher, and the rest can still be drawn.",
    ),
    Why.BLOCKED_THEN: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "As those above them meet, the rest could not be drawn if {team} and {other} met.",
    ),
    Why.BLOCKED_BY_ODD: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "If {team} and {other} met, the bye or triangle would have to be others’, "
        "so that the rest could be drawn.",
    ),
    Why.GREATER_TOTAL: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The sum of the squared VP differences would be {value}; it is {value_now}.",
    ),
    Why.FARTHER: QT_TRANSLATE_NOOP(
        "SwissTeams",
        "The VP differences would be as small, but the differences in rank no smaller.",
    ),
}


def triangle_words(
    draw: TeamDraw, rules: TeamRules, language: Language, *, pairs: bool = False
) -> tuple[str, ...]:
    """By which rules of an event three teams of a draw are its triangle; () without one."""
    if not draw.triangles or draw.legs[-1] == SECOND_LEG:
        return ()
    kept = {MethodRule.NEW_TRIANGLE} if draw.method is not TeamMethod.DANISH else set()
    told = [each for each in method_rules(rules) if each in kept or each in OF_TRIANGLES]
    words = [_rule_text(each, rules, language, pairs) for each in told]
    if set(draw.triangles[-1]) == set(draw.ranking[-3:]):
        words.append(language.translate("SwissTeams", "They are the three lowest ranked."))
    return tuple(words)


def rules_words(rules: TeamRules, language: Language, *, pairs: bool = False) -> tuple[str, ...]:
    """The rules by which an event of teams, or of pairs, is drawn, a sentence each."""
    return tuple(_rule_text(rule, rules, language, pairs) for rule in method_rules(rules))


def _rule_text(rule: MethodRule, rules: TeamRules, language: Language, pairs: bool) -> str:
    values = {
        "rounds": ", ".join(str(number) for number in sorted(rules.danish_rounds)),
        "bye": language.plain(rules.bye / 100),
        "half": language.plain(rules.draw / 200),
    }
    words = RULES
    if rules.spec.family is not None:
        own = words_scales.BOARDS if rules.of_boards else words_scales.PRINTED
        words = RULES | own
    if pairs:
        own = words_pairs.BY_PERCENTAGE if rules.by_percentage else {}
        words = words | words_pairs.RULES | own
    return language.translate("SwissTeams", words[rule]).format(**values)


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
        seats = words_pairs.SEATS if self.tournament.kind is Kind.PAIRS else SEATS
        yield self._with(seats[seat.code], team=self._name(match.home), round=str(seat.round))

    def alone(self, reason: Reason) -> str:
        """A reason that stands for itself."""
        if reason.code is Why.UNFINISHED:
            return self.language.translate(
                "SwissTeams",
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
            bye = self.language.translate("SwissTeams", "bye: {team}")
            words.append(bye.format(team=self._name(other.bye)))
        text = self.language.translate("SwissTeams", "If they met: {matches}.")
        return text.format(matches=", ".join(words))

    def _match(self, teams: Sequence[int]) -> str:
        return "\N{EN DASH}".join(self._name(team) for team in sorted(teams, key=self.draw.rank))

    def _passed(self, reason: Reason) -> str:
        if not reason.round:
            return self._team(reason.team)
        text = self.language.translate("SwissTeams", "{team} (rank {rank}, round {round})")
        rank = self.draw.rank(reason.team)
        return text.format(team=self._name(reason.team), rank=rank, round=reason.round)

    def _team(self, number: int) -> str:
        """A team with its rank, if it is there."""
        if number not in self.draw.ranking:
            return self._name(number)
        text = self.language.translate("SwissTeams", "{team} (rank {rank})")
        return text.format(team=self._name(number), rank=self.draw.rank(number))

    def _name(self, number: int) -> str:
        player = self.tournament.by_number.get(number)
        return player.name if player is not None and player.name else str(number)

    def _with(self, text: str, **values: str) -> str:
        return self.language.translate("SwissTeams", text).format(**values)
