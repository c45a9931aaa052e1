"""What can be asked about the draw of a round, whoever plays, and the answers in sentences.

An answer is worked out first, which may take a while, and told in a language later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Protocol, cast

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why.otherwise import why_other
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.tournament import KNOCK_OUT

if TYPE_CHECKING:
    from vpdesk.report.events.why.words_dutch import BoardNumbers
    from vpdesk.report.language import Language
    from vpdesk.tournament.draws.teams.trace import TeamDraw
    from vpdesk.tournament.draws.trace import Draw
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.tournament import Tournament

Paragraphs = tuple[Paragraph, ...]
Told = Callable[["Language"], Paragraphs]

TEAMS_TITLE = QT_TRANSLATE_NOOP("EventWords", "Round {round}: how it is drawn")
TABLE = QT_TRANSLATE_NOOP("EventWords", "Table {table}: {pair}")
ODD_TABLE = QT_TRANSLATE_NOOP("EventWords", "The odd place")
WHY_NOT = QT_TRANSLATE_NOOP("EventWords", "Why not {pair}?")
ABSENT = QT_TRANSLATE_NOOP("EventWords", "{player} is not drawn in this round.")
OTHERWISE = QT_TRANSLATE_NOOP(
    "EventWords",
    "Not what the rules give: {pair}.",
)
IN_LONG_TRIANGLE = QT_TRANSLATE_NOOP(
    "EventWords", "{pair} is a match of the triangle over two rounds."
)
IN_TRIANGLE = QT_TRANSLATE_NOOP("EventWords", "{pair} is a half match of the triangle.")
ALL_EVEN = QT_TRANSLATE_NOOP("EventWords", "The number is even: nobody is left over.")


class Story(Protocol):
    """The draw of one round, and what can be asked about it.

    pairs: who meets whom.
    """

    pairs: frozenset[frozenset[int]]

    def draw(self, language: Language) -> Paragraphs:
        """The whole draw."""

    def game(self, home: int, visitor: int) -> Iterator[Told]:
        """Why two players meet, and sit as they sit: what is known at once, then all."""

    def entrant(self, number: int) -> Told:
        """What becomes of an entrant: the board, the bye, and moving down before that."""

    def bye(self) -> Told:
        """Why the bye (or the triangle) is whose it is."""

    def why_not(self, one: int, other: int) -> Told:
        """Why two do not meet."""


def story(
    tournament: Tournament,
    drawn: Draw | TeamDraw | None = None,
    there: Round | None = None,
) -> Story:
    """The draw of the next round, which is made here unless it is known already.

    there: the round as it is, which may be in another order or changed by hand; None for that of
    the draw. Raises NoPairingError if it cannot be drawn.
    """
    if there is not None and there.method == KNOCK_OUT:
        from vpdesk.report.events.why.words_cup import CupStory

        return CupStory(tournament, there)
    if not tournament.play.dutch:
        return TeamsStory(tournament, cast("TeamDraw | None", drawn), there)
    return DutchStory(tournament, cast("Draw | None", drawn), there)


def boards_of(tournament: Tournament, drawn: Round) -> BoardNumbers:
    """The board of each pair of a round."""
    games = enumerate(drawn.games, 1)
    return {frozenset(game.sides): tournament.table_number(at) for at, game in games}


def round_words(tournament: Tournament, number: int, language: Language) -> Paragraphs:
    """Why a round that is there was drawn so, and which of its pairs are not so drawn.

    Without the heading over all of it: on paper that stands there already.
    """
    try:
        there = tournament.rounds[number - 1]
        made = story(tournament.through(number - 1), None, there)
    except TournamentError as error:
        return (Paragraph(language.error(error)),)
    other = [each.sides for each in there.games if frozenset(each.sides) not in made.pairs]
    told = made.draw(language)[1:]
    if not other:
        return told
    pairs = "; ".join(_names(tournament, each) for each in other)
    return (Paragraph(_otherwise(pairs, there, other, language)), *told)


class DutchStory:
    """A round of the Dutch rules."""

    def __init__(
        self, tournament: Tournament, drawn: Draw | None = None, there: Round | None = None
    ) -> None:
        from vpdesk.tournament.draws.why import Asking

        self._tournament = tournament
        self._there, self._boards = there, None if there is None else boards_of(tournament, there)
        self._asking = Asking(tournament, drawn)
        self.pairs = frozenset(
            frozenset((each.white, each.black)) for each in self._asking.drawn.pairings
        )

    def draw(self, language: Language) -> Paragraphs:
        """The whole draw."""
        from vpdesk.report.events.why.words_dutch import draw_words

        return draw_words(self._asking.drawn, self._tournament, language, self._boards)

    def game(self, home: int, visitor: int) -> Iterator[Told]:
        """Why two players meet, with these colours; then why not whom the plain order gives."""
        from vpdesk.report.events.why.why_words import plain_words
        from vpdesk.report.events.why.words_dutch import board_words

        the, drawn = self._tournament, self._asking.drawn
        words = partial(
            board_words,
            drawn,
            the,
            home,
            visitor,
            states=self._asking.states,
            boards=self._boards,
            there=self._there,
        )
        yield words
        if frozenset((home, visitor)) not in self.pairs:
            return
        plain = self._asking.plain_opponent((home, visitor))
        if plain[1]:
            why = self._asking.why_not(*plain)
            yield lambda language: (*words(language), *plain_words(why, drawn, the, language))

    def entrant(self, number: int) -> Told:
        """Board or bye, and why the player moves down."""
        from vpdesk.report.events.why.why_words import float_words
        from vpdesk.report.events.why.words_dutch import board_words

        drawn = self._asking.drawn
        parts: list[Told] = [
            partial(
                board_words,
                drawn,
                self._tournament,
                each.white,
                each.black,
                states=self._asking.states,
                boards=self._boards,
                there=self._there,
            )
            for each in drawn.pairings
            if number in (each.white, each.black)
        ]
        if number == drawn.bye:
            parts.append(self.bye())
        if why := self._asking.why_float(number):
            parts.append(partial(float_words, number, why, drawn, self._tournament))
        if not parts:
            name = _names(self._tournament, (number,))
            return lambda language: (Paragraph(_say(ABSENT, language, player=name)),)
        return lambda language: tuple(each for part in parts for each in part(language))

    def bye(self) -> Told:
        """Why the bye is whose it is."""
        from vpdesk.report.events.why.why_words import bye_words

        why = self._asking.why_bye()
        return lambda language: bye_words(why, self._asking.drawn, self._tournament, language)

    def why_not(self, one: int, other: int) -> Told:
        """Why two players do not meet."""
        from vpdesk.report.events.why.why_words import why_not_words

        why = self._asking.why_not(one, other)
        return lambda language: why_not_words(why, self._asking.drawn, self._tournament, language)


def _with_seated(tournament: Tournament, there: Round) -> Tournament:
    """With all who are in a round that was made by the table, whether they have left since."""
    seated = {each for game in there.games for each in game.sides}
    players = tuple(
        replace(each, last_round=0) if each.number in seated and each.last_round else each
        for each in tournament.entrants
    )
    return replace(tournament, entrants=players)


class TeamsStory:
    """A round of a teams event."""

    def __init__(
        self,
        tournament: Tournament,
        drawn: TeamDraw | None = None,
        there: Round | None = None,
    ) -> None:
        from vpdesk.tournament.draws.teams.draw import draw_teams

        if there is not None and tournament.by_table:
            tournament = _with_seated(tournament, there)
        self._tournament, self._pairs = tournament, "pairs" in tournament.play.words
        self._drawn = drawn or draw_teams(tournament)
        self._there, self._boards = there, None if there is None else boards_of(tournament, there)
        pairs = [(each.home, each.visitor) for each in self._drawn.matches]
        for triangle in self._drawn.triangles:
            pairs += combinations(triangle, 2)
        self.pairs = frozenset(map(frozenset, pairs))

    def draw(self, language: Language) -> Paragraphs:
        """The rules, then every match."""
        return tuple(self._all(language))

    def game(self, home: int, visitor: int) -> Iterator[Told]:
        """Why two teams meet, and why one of them is at home."""
        yield partial(self._board, home, visitor)

    def entrant(self, number: int) -> Told:
        """The team's match, or its odd place."""
        match = self._drawn.match_of(number)
        if match is None:
            return self._of_odd(number)
        return partial(self._board, match.home, match.visitor)

    def bye(self) -> Told:
        """Why the bye or the triangle is whose it is."""
        return lambda language: (
            self._odd_with_rules(language) or (Paragraph(_say(ALL_EVEN, language)),)
        )

    def why_not(self, one: int, other: int) -> Told:
        """Why two teams do not meet."""
        from vpdesk.report.events.why.words_teams import why_not_words
        from vpdesk.tournament.draws.teams.why import why_not_match

        why = why_not_match(self._tournament, one, other)
        names = _names(self._tournament, (one, other))

        def told(language: Language) -> Paragraphs:
            words = why_not_words(why, self._drawn, self._tournament, language)
            heading = Paragraph(_say(WHY_NOT, language, pair=names), strong=True)
            return (heading, *map(Paragraph, words))

        return told

    def _board(self, home: int, visitor: int, language: Language) -> Paragraphs:
        pair = _names(self._tournament, (home, visitor))
        for at, match in enumerate(self._drawn.matches):
            if {match.home, match.visitor} == {home, visitor}:
                return tuple(self._matches(language))[at]
        if any({home, visitor} <= set(each) for each in self._drawn.triangles):
            text = IN_LONG_TRIANGLE if any(self._drawn.legs) else IN_TRIANGLE
            told = Paragraph(_say(text, language, pair=pair))
            return (told, *self._odd_with_rules(language))
        return (Paragraph(_otherwise(pair, self._there, [(home, visitor)], language)),)

    def _of_odd(self, number: int) -> Told:
        from vpdesk.report.events.why.words_teams import reason_words
        from vpdesk.tournament.draws.teams.why import why_bye

        reasons = why_bye(self._tournament, number)
        in_triangle = any(number in each for each in self._drawn.triangles)

        def told(language: Language) -> Paragraphs:
            words = reason_words(reasons, self._drawn, self._tournament, language)
            rules = self._triangle(language) if in_triangle else ()
            return (*rules, *map(Paragraph, words))

        return told

    def _all(self, language: Language) -> Iterator[Paragraph]:
        from vpdesk.report.events.why.words_rules import rules_words

        yield Paragraph(_say(TEAMS_TITLE, language, round=self._drawn.round), strong=True)
        yield from map(Paragraph, rules_words(self._tournament.teams, language, pairs=self._pairs))
        yield from map(Paragraph, self._notes(language, of_all=True))
        for match in self._matches(language):
            yield from match
        yield from self._odd(language)

    def _matches(self, language: Language) -> Iterator[Paragraphs]:
        """The paragraphs of each match."""
        from vpdesk.report.events.why.words_teams import match_reasons

        why = match_reasons(self._drawn, self._tournament, language)
        for table, (match, reasons) in enumerate(zip(self._drawn.matches, why, strict=True), 1):
            names = _names(self._tournament, (match.home, match.visitor))
            number = self._tournament.table_number(table)
            if self._boards is not None:
                number = self._boards.get(frozenset((match.home, match.visitor)), 0)
            told = _say(TABLE, language, table=number, pair=names) if number else names
            yield (Paragraph(told, strong=True), *map(Paragraph, reasons))

    def _triangle(self, language: Language) -> Paragraphs:
        """By which rules the three of a triangle are in it."""
        from vpdesk.report.events.why.words_rules import triangle_words

        words = triangle_words(self._drawn, self._tournament.teams, language, pairs=self._pairs)
        return tuple(map(Paragraph, words))

    def _odd_with_rules(self, language: Language) -> Paragraphs:
        """The odd place where the rules do not stand above it already."""
        heading, *words = self._odd(language) or (None,)
        return () if heading is None else (heading, *self._triangle(language), *words)

    def _notes(self, language: Language, *, of_all: bool) -> tuple[str, ...]:
        """What to know of the draw as a whole, or of who is left over."""
        from vpdesk.report.events.why.words_teams import reason_words
        from vpdesk.tournament.draws.teams.trace import OF_ALL

        notes = [each for each in self._drawn.notes if (each.code in OF_ALL) is of_all]
        return reason_words(notes, self._drawn, self._tournament, language)

    def _odd(self, language: Language) -> Paragraphs:
        words = self._notes(language, of_all=False)
        if not words:
            return ()
        heading = Paragraph(_say(ODD_TABLE, language), strong=True)
        return (heading, *map(Paragraph, words))


def _otherwise(
    names: str, there: Round | None, pairs: Sequence[tuple[int, int]], language: Language
) -> str:
    """Which pairs are not those of the rules, and why."""
    why = _say(why_other(there, pairs), language)
    return f"{_say(OTHERWISE, language, pair=names)} {why}"


def _say(text: str, language: Language, **values: object) -> str:
    return language.translate("EventWords", text).format(**values)


def _names(tournament: Tournament, numbers: Sequence[int]) -> str:
    return " \N{EN DASH} ".join(tournament.by_number[each].name or str(each) for each in numbers)
