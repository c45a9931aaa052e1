"""How players, scores, colours and criteria are named in sentences about a draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why.criteria import CRITERIA, OF_POINTS, rule_name

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.tournament.tournament import Edition, Tournament

CONTEXT = "EventWords"
WHITE = QT_TRANSLATE_NOOP("EventWords", "White")
BLACK = QT_TRANSLATE_NOOP("EventWords", "Black")
BRACKET = QT_TRANSLATE_NOOP("EventWords", "{score}-point bracket")
NONE = QT_TRANSLATE_NOOP("EventWords", "none")
WORSE = QT_TRANSLATE_NOOP("EventWords", "{what} would be {then}; it is {now} ({rule})")


class Speech:
    """The names in one tournament, for readers of one language, by one edition of the rules."""

    def __init__(self, tournament: Tournament, edition: Edition, language: Language) -> None:
        self.tournament, self.edition, self.language = tournament, edition, language

    def say(self, text: str, **values: object) -> str:
        """A text in the reader's language, with its places filled."""
        told = self.language.translate(CONTEXT, text).format(**values)
        return told.replace("..", ".")  # a name may end with a dot of its own

    def entrant(self, number: int) -> str:
        """Number and name, as in "4 Novak"."""
        player = self.tournament.by_number.get(number)
        return f"{number} {player.name}" if player is not None and player.name else str(number)

    def entrants(self, numbers: Iterable[int]) -> str:
        """Several of them; names have commas of their own."""
        return "; ".join(self.entrant(each) for each in numbers)

    def pair(self, pair: Iterable[int]) -> str:
        """Two players who meet."""
        return " \N{EN DASH} ".join(self.entrant(each) for each in pair)

    def points(self, hundredths: int) -> str:
        """A score: "2½"."""
        return self.language.points(hundredths)

    def bracket(self, score: int) -> str:
        """A bracket by its score: "2½-point bracket"."""
        return self.say(BRACKET, score=self.points(score))

    def colour(self, letter: str) -> str:
        """White or Black."""
        return self.say(WHITE if letter == "w" else BLACK)

    def criterion(self, code: str) -> str:
        """What it counts, as the beginning of a sentence goes on: "the number of …"."""
        return self.say(CRITERIA[self.edition][code])

    def values(self, code: str, values: tuple[int, ...]) -> str:
        """What was counted, points as points."""
        if CRITERIA[self.edition].get(code) in OF_POINTS:
            return ", ".join(map(self.points, values)) or self.say(NONE)
        return ", ".join(map(str, values)) or "0"

    def worse(self, code: str, now: tuple[int, ...], then: tuple[int, ...]) -> str:
        """A criterion that another draw would keep less well."""
        return self.say(
            WORSE,
            what=self.criterion(code),
            then=self.values(code, then),
            now=self.values(code, now),
            rule=rule_name(code),
        )
