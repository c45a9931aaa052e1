"""The answers to “why not?” in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why.speech import Speech
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.draws.obstacle import RULES, Against, Obstacle
from vpdesk.tournament.draws.player_state import player_states
from vpdesk.tournament.round import ByeKind

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.tournament.draws.trace import Draw
    from vpdesk.tournament.draws.why import WhyBye, WhyFloat, WhyNot
    from vpdesk.tournament.tournament import Tournament

ASKED_PAIR = QT_TRANSLATE_NOOP("EventWords", "Why not {pair}?")
ASKED_BYE = QT_TRANSLATE_NOOP("EventWords", "Why does {player} get the bye?")
ASKED_FLOAT = QT_TRANSLATE_NOOP("EventWords", "Why does {player} move down?")
NO_BYE = QT_TRANSLATE_NOOP("EventWords", "Nobody gets the bye: the number of players is even.")
NO_FLOAT = QT_TRANSLATE_NOOP("EventWords", "{player} does not move down in this round.")
LOWEST = QT_TRANSLATE_NOOP(
    "EventWords", "{player} is the lowest ranked of those present, and may have the bye."
)
LOWEST_FLOAT = QT_TRANSLATE_NOOP(
    "EventWords",
    "Nobody of the {bracket} who ranks lower than {player} stays in it.",
)
STUCK = QT_TRANSLATE_NOOP("EventWords", "{player} can meet nobody in the {bracket}.")
PASSED_BYE = QT_TRANSLATE_NOOP("EventWords", "These come first for it, but:")
MORE_FIRST = QT_TRANSLATE_NOOP("EventWords", "And {count} more.")
PASSED_FLOAT = QT_TRANSLATE_NOOP(
    "EventWords", "Of the {bracket} these rank lower and would move down first, but:"
)
PLAIN = QT_TRANSLATE_NOOP("EventWords", "By the plain order of their bracket these two meet.")
NOT_PLAIN = QT_TRANSLATE_NOOP("EventWords", "By the plain order {player} would meet {other}.")
APART = QT_TRANSLATE_NOOP(
    "EventWords", "To meet, {player} would have to move down from a score of {high} to {low}."
)
IF_TOGETHER = QT_TRANSLATE_NOOP("EventWords", "If they met, this would change too: {pairs}.")
IF_BYE = QT_TRANSLATE_NOOP("EventWords", "bye: {player}")
SENTENCES = {
    Against.NOTHING: QT_TRANSLATE_NOOP("EventWords", "{players} do meet in this round."),
    Against.AWAY: QT_TRANSLATE_NOOP("EventWords", "Absent in this round: {players}."),
    Against.MET: QT_TRANSLATE_NOOP(
        "EventWords", "They met in round {round}, and nobody meets twice ({rule})."
    ),
    Against.FORBIDDEN: QT_TRANSLATE_NOOP("EventWords", "The director has forbidden this pair."),
    Against.COLOURS: QT_TRANSLATE_NOOP("EventWords", "Both must have {colour} ({rule})."),
    Against.NO_REST: QT_TRANSLATE_NOOP(
        "EventWords", "Then the others could not all be paired, whoever met whom ({rule})."
    ),
    Against.FEWER_MOVED_DOWN: QT_TRANSLATE_NOOP(
        "EventWords",
        "In the {bracket}, players moved down and paired would be {then}, not {now} ({rule}).",
    ),
    Against.FEWER_PAIRS: QT_TRANSLATE_NOOP(
        "EventWords",
        "In the {bracket}, the number of pairs would be {then}; it is {now} ({rule}).",
    ),
    Against.JOINED: QT_TRANSLATE_NOOP(
        "EventWords",
        "Then the {bracket} and those below would have to become one to be paired ({rule}).",
    ),
    Against.LOOK_AHEAD: QT_TRANSLATE_NOOP(
        "EventWords",
        "The {bracket} itself would be paired as well or better, but those below worse ({rule}).",
    ),
}
LOOK_AHEAD_ALONE = QT_TRANSLATE_NOOP(
    "EventWords", "The brackets below would be paired worse ({rule})."
)
IN_BRACKET = QT_TRANSLATE_NOOP("EventWords", "In the {bracket}, {worse}.")
AS_GOOD = QT_TRANSLATE_NOOP(
    "EventWords", "In the {bracket} every criterion would be kept as well. {but}"
)
LATER = {
    "transposition": QT_TRANSLATE_NOOP(
        "EventWords",
        "But the order of pairings decides: {player} meets {now} rather than {then} ({rule}).",
    ),
    "exchange": QT_TRANSLATE_NOOP(
        "EventWords",
        "But that needs the exchange of {down} with {up}, which comes later ({rule}).",
    ),
    "set": QT_TRANSLATE_NOOP(
        "EventWords",
        "But others of those who moved down would be paired, which comes later ({rule}).",
    ),
    "": QT_TRANSLATE_NOOP("EventWords", "But that pairing comes later in the order."),
}
MOST_CHANGES = 12  # pairs that are told; all the others follow from them
BARRED = {
    ByeKind.PAIRING: QT_TRANSLATE_NOOP("EventWords", "had the bye in round {round} ({rule})."),
    None: QT_TRANSLATE_NOOP(
        "EventWords", "got points without a game in round {round}, and so gets no bye ({rule})."
    ),
}


def why_not_words(
    why: WhyNot, drawn: Draw, tournament: Tournament, language: Language
) -> tuple[Paragraph, ...]:
    """Why two players do not meet, and what else would change. drawn: the round as it is."""
    return tuple(_Words(tournament, drawn, language).pair(why))


def plain_words(
    why: WhyNot, drawn: Draw, tournament: Tournament, language: Language
) -> tuple[Paragraph, ...]:
    """Why the higher ranked of a pair does not meet whom the plain order has for it.

    why: of those two, the higher ranked first; the answer NOTHING if they do meet.
    """
    words = _Words(tournament, drawn, language)
    player, other = map(words.speech.entrant, why.pair)
    if why.obstacle.against is Against.NOTHING:
        return (Paragraph(words.speech.say(PLAIN)),)
    told = words.speech.say(NOT_PLAIN, player=player, other=other)
    return (Paragraph(f"{told} {words.against(why.obstacle)}"),)


def bye_words(
    why: WhyBye, drawn: Draw, tournament: Tournament, language: Language
) -> tuple[Paragraph, ...]:
    """Why the bye is a player's, and why it is nobody else's."""
    return tuple(_Words(tournament, drawn, language).bye(why))


def float_words(
    number: int, why: Iterable[WhyFloat], drawn: Draw, tournament: Tournament, language: Language
) -> tuple[Paragraph, ...]:
    """Why a player moves down, and nobody else does; why: for each bracket that it leaves."""
    return tuple(_Words(tournament, drawn, language).floating(number, tuple(why)))


class _Words:
    """The sentences about one draw."""

    def __init__(self, tournament: Tournament, drawn: Draw, language: Language) -> None:
        self.tournament, self.drawn = tournament, drawn
        self.speech = Speech(tournament, drawn.edition, language)

    def pair(self, why: WhyNot) -> Iterator[Paragraph]:
        speech, say = self.speech, self.speech.say
        yield Paragraph(say(ASKED_PAIR, pair=speech.pair(why.pair)), strong=True)
        words = self.against(why.obstacle)
        if why.draw is not None and (apart := self._apart(why.pair)):
            words = f"{apart} {words}"
        yield Paragraph(words)
        if why.draw is not None and (changes := self._changes(why, why.draw)):
            yield Paragraph(changes)

    def bye(self, why: WhyBye) -> Iterator[Paragraph]:
        speech, say = self.speech, self.speech.say
        if not why.number:
            yield Paragraph(say(NO_BYE))
            return
        player = speech.entrant(why.number)
        yield Paragraph(say(ASKED_BYE, player=player), strong=True)
        if not why.passed:
            yield Paragraph(say(LOWEST, player=player))
            return
        yield Paragraph(say(PASSED_BYE))
        for each in why.passed:
            yield Paragraph(f"{speech.entrant(each.number)}: {self.against(each.obstacle)}")
        if why.others:
            yield Paragraph(say(MORE_FIRST, count=why.others))

    def floating(self, number: int, why: Sequence[WhyFloat]) -> Iterator[Paragraph]:
        speech, say = self.speech, self.speech.say
        player = speech.entrant(number)
        if not why:
            yield Paragraph(say(NO_FLOAT, player=player))
            return
        yield Paragraph(say(ASKED_FLOAT, player=player), strong=True)
        for each in why:
            bracket = speech.bracket(each.score)
            text = PASSED_FLOAT if each.passed or each.others else LOWEST_FLOAT
            if each.stuck:
                text = STUCK
            yield Paragraph(say(text, bracket=bracket, player=player))
            for passed in each.passed:
                yield Paragraph(f"{speech.entrant(passed.number)}: {self.against(passed.obstacle)}")
            if each.others:
                translate = speech.language.translate
                more = translate("EventWords", "%n more rank(s) lower, too.", None, each.others)
                yield Paragraph(more)

    def against(self, obstacle: Obstacle) -> str:
        """What speaks against something, as a sentence of its own."""
        speech, kind = self.speech, obstacle.against
        if kind is Against.BARRED:
            return self._barred(obstacle)
        if kind is Against.SEQUENCE:
            return self._later(obstacle)
        if kind is Against.CRITERION:
            worse = speech.worse(obstacle.rule, obstacle.now, obstacle.then)
            if obstacle.score >= 0:
                bracket = speech.bracket(obstacle.score)
                return speech.say(IN_BRACKET, bracket=bracket, worse=worse)
            return f"{worse[:1].upper()}{worse[1:]}."
        text = SENTENCES[kind]
        if kind is Against.LOOK_AHEAD and obstacle.score < 0:
            text = LOOK_AHEAD_ALONE
        return speech.say(text, **self._values(obstacle))

    def _values(self, obstacle: Obstacle) -> dict[str, str]:
        speech = self.speech
        return {
            "players": speech.entrants(obstacle.players),
            "round": str(obstacle.round),
            "rule": obstacle.rule,
            "colour": speech.colour(obstacle.colour),
            "bracket": speech.bracket(max(obstacle.score, 0)),
            "now": ", ".join(map(str, obstacle.now)),
            "then": ", ".join(map(str, obstacle.then)),
        }

    def _barred(self, obstacle: Obstacle) -> str:
        (number,) = obstacle.players
        byes = self.tournament.rounds[obstacle.round - 1].byes
        had = any(each.entrant == number and each.kind is ByeKind.PAIRING for each in byes)
        text = BARRED[ByeKind.PAIRING if had else None]
        return self.speech.say(text, round=obstacle.round, rule=obstacle.rule)

    def _later(self, obstacle: Obstacle) -> str:
        speech, rules = self.speech, RULES[self.drawn.edition]
        but = speech.say(LATER[""])
        if obstacle.rule == rules.moved_down_set:
            but = speech.say(LATER["set"], rule=obstacle.rule)
        elif obstacle.rule == rules.exchange and obstacle.then:
            half = len(obstacle.then) // 2
            down, up = speech.entrants(obstacle.then[:half]), speech.entrants(obstacle.then[half:])
            but = speech.say(LATER["exchange"], down=down, up=up, rule=obstacle.rule)
        elif obstacle.players:
            player, now, then = map(speech.entrant, obstacle.players)
            but = speech.say(
                LATER["transposition"], player=player, now=now, then=then, rule=obstacle.rule
            )
        return speech.say(AS_GOOD, bracket=speech.bracket(obstacle.score), but=but)

    def _apart(self, pair: tuple[int, int]) -> str:
        """Which of the two has the higher score, where they have not the same."""
        states = player_states(self.tournament, self.drawn.edition)
        low, high = sorted((states[each].score, each) for each in pair)
        if low[0] == high[0]:
            return ""
        speech = self.speech
        scores = {"high": speech.points(high[0]), "low": speech.points(low[0])}
        return speech.say(APART, player=speech.entrant(high[1]), **scores)

    def _changes(self, why: WhyNot, other: Draw) -> str:
        """What another draw has, beside the pair that was asked for, that this one does not."""
        speech = self.speech
        there = {frozenset((each.white, each.black)) for each in self.drawn.pairings}
        there.add(frozenset(why.pair))
        pairs = [(each.white, each.black) for each in other.pairings]
        words = [speech.pair(pair) for pair in pairs if frozenset(pair) not in there]
        if len(words) > MOST_CHANGES:
            words = [*words[:MOST_CHANGES], "…"]
        if other.bye != self.drawn.bye:
            words.append(speech.say(IF_BYE, player=speech.entrant(other.bye)))
        return speech.say(IF_TOGETHER, pairs="; ".join(words)) if words else ""
