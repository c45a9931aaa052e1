"""Why two meet in a knock-out, and who has a bye: by the places of the bracket."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.knock_out import bracket, bracket_size, seeded
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.team_rules import Sharing

if TYPE_CHECKING:
    from vpdesk.report.events.why.story import Paragraphs, Told
    from vpdesk.report.language import Language
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.tournament import Tournament

SEEDS = QT_TRANSLATE_NOOP(
    "EventWords",
    "Seeds {one} and {other} meet: the two seeds of a match in round 1 add up to {sum}.",
)
BY_LOT = QT_TRANSLATE_NOOP("EventWords", "The seeds were drawn by lot.")
NEIGHBOURS = QT_TRANSLATE_NOOP(
    "EventWords", "They stand next to each other in the bracket: {one}; {other}."
)
BEAT = QT_TRANSLATE_NOOP("EventWords", "{name} beat {beaten} in round {round}")
HAD_BYE = QT_TRANSLATE_NOOP("EventWords", "{name} had a bye in round {round}")
FOR_THIRD = QT_TRANSLATE_NOOP(
    "EventWords", "Both have lost their semi-final: they play for the third place."
)
BY_HAND = QT_TRANSLATE_NOOP(
    "EventWords",
    "The bracket gives other opponents: it was changed by hand, or a result was corrected.",
)
BYE = QT_TRANSLATE_NOOP(
    "EventWords",
    "Seed {seed} has a bye: the bracket has {size} places, and nobody is seed {other}.",
)
NO_MATCH = QT_TRANSLATE_NOOP("EventWords", "{player} does not play in this round.")
EARLIEST = QT_TRANSLATE_NOOP(
    "EventWords", "By their places in the bracket they could meet in round {round}, not before."
)


class CupStory:
    """A round of a knock-out (see Story); the tournament as it was before it."""

    def __init__(self, tournament: Tournament, there: Round) -> None:
        self._tournament, self._there = tournament, there
        self._number = len(tournament.rounds) + 1
        rounds = bracket(tournament)
        self._couples = rounds[self._number - 1] if self._number <= len(rounds) else ()
        self._seeds = seeded(tournament)
        self._size = bracket_size(len(self._seeds))
        self.pairs = frozenset(frozenset(each.sides) for each in there.games)

    def draw(self, language: Language) -> Paragraphs:
        """Every match, then the byes."""
        games = [part for each in self._there.games for part in self._match(*each.sides, language)]
        return (*games, *self._byes(language))

    def game(self, home: int, visitor: int) -> Iterator[Told]:
        """Why two meet."""
        yield partial(self._match, home, visitor)

    def entrant(self, number: int) -> Told:
        """The match of an entrant, or the bye."""
        for each in self._there.games:
            if number in each.sides:
                return partial(self._match, *each.sides)
        return lambda language: (Paragraph(self._of_bye(number, language)),)

    def bye(self) -> Told:
        """Why byes are whose they are."""
        return self._byes

    def why_not(self, one: int, other: int) -> Told:
        """When two can meet at the earliest."""
        places = [each for couple in bracket(self._tournament)[0] for each in couple]
        apart = (places.index(one) ^ places.index(other)).bit_length()

        def told(language: Language) -> Paragraphs:
            return self._told((one, other), _say(EARLIEST, language, round=apart), language)

        return told

    def _match(self, home: int, visitor: int, language: Language) -> Paragraphs:
        return self._told((home, visitor), self._reason(home, visitor, language), language)

    def _told(self, couple: Sequence[int], text: str, language: Language) -> Paragraphs:
        names = " \N{EN DASH} ".join(map(self._name, couple))
        lots = self._number == 1 and self._tournament.teams.sharing is not Sharing.SNAKE
        more = f" {_say(BY_LOT, language)}" if lots else ""
        return Paragraph(names, strong=True), Paragraph(text + more)

    def _reason(self, home: int, visitor: int, language: Language) -> str:
        if {home, visitor} not in map(set, self._couples):
            third = len(self._couples) == 1 and len(self._there.games) > 1
            return _say(FOR_THIRD if third else BY_HAND, language)
        if self._number > 1:
            one, other = (self._came(each, language) for each in (home, visitor))
            return _say(NEIGHBOURS, language, one=one, other=other)
        seeds = [self._seeds.index(each) + 1 for each in (home, visitor)]
        return _say(SEEDS, language, one=seeds[0], other=seeds[1], sum=self._size + 1)

    def _came(self, number: int, language: Language) -> str:
        """How somebody came into the round."""
        at = self._number - 1
        for game in self._tournament.rounds[at - 1].games:
            if number in game.sides:
                beaten = self._name(sum(game.sides) - number)
                return _say(BEAT, language, name=self._name(number), beaten=beaten, round=at)
        return _say(HAD_BYE, language, name=self._name(number), round=at)

    def _byes(self, language: Language) -> Paragraphs:
        free = [max(each) for each in self._couples if 0 in each and any(each)]
        return tuple(Paragraph(self._of_bye(each, language)) for each in free)

    def _of_bye(self, number: int, language: Language) -> str:
        name, seed = self._name(number), self._seeds.index(number) + 1
        if self._number > 1 or not any(number in each and 0 in each for each in self._couples):
            return _say(NO_MATCH, language, player=name)
        text = _say(BYE, language, seed=seed, size=self._size, other=self._size + 1 - seed)
        return f"{name}: {text}"

    def _name(self, number: int) -> str:
        return self._tournament.by_number[number].name or str(number)


def _say(text: str, language: Language, **values: object) -> str:
    return language.translate("EventWords", text).format(**values)
