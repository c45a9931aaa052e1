"""The draw of a round by the Dutch rules in sentences: every bracket, every board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why.criteria import CRITERIA, OF_COLOURS, rule_name
from vpdesk.report.events.why.otherwise import forfeited, why_other
from vpdesk.report.events.why.speech import Speech
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.draws.obstacle import RULES
from vpdesk.tournament.draws.player_state import PlayerState, Strength, player_states
from vpdesk.tournament.draws.trace import (
    BracketTrace,
    Count,
    Draw,
    Pairing,
    Step,
    StepKind,
    Treatment,
)
from vpdesk.tournament.tournament import Edition

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.tournament import Tournament

TITLE = QT_TRANSLATE_NOOP(
    "EventWords", "Round {round}, drawn by the FIDE Dutch rules, edition {edition}"
)
JOINED = QT_TRANSLATE_NOOP("EventWords", "Scores from {high} to {low}, as one bracket")
RESIDENTS = QT_TRANSLATE_NOOP("EventWords", "In this bracket: {players}.")
CAME_DOWN = QT_TRANSLATE_NOOP(
    "EventWords", "Moved down into it from a score of {score}: {players}."
)
EVEN_HALVES = QT_TRANSLATE_NOOP(
    "EventWords", "By the plain order the upper half meets the lower half, first against first."
)
MOVED_DOWN_FIRST = QT_TRANSLATE_NOOP(
    "EventWords",
    "Those who moved down are paired first, then the upper half with the lower half.",
)
AS_ONE = QT_TRANSLATE_NOOP(
    "EventWords",
    "At least half of them moved down, so all are paired alike, half against half (A.3).",
)
PAIRS = QT_TRANSLATE_NOOP("EventWords", "Pairs: {pairs}.")
FLOATERS = QT_TRANSLATE_NOOP("EventWords", "Moves on to the next bracket: {players}.")
BYE = QT_TRANSLATE_NOOP("EventWords", "Gets the bye: {players}.")
LEVEL = QT_TRANSLATE_NOOP(
    "EventWords",
    "Pairs: {pairs}. The bracket alone allows {most}, but then those below could not be paired.",
)
FAILED = QT_TRANSLATE_NOOP("EventWords", "{rule}: {what} is {values}.")
FAILED_LEAST = QT_TRANSLATE_NOOP(
    "EventWords", "{rule}: {what} is {values}, and with these players it cannot be less."
)
FAILED_MORE = QT_TRANSLATE_NOOP(
    "EventWords", "{rule}: {what} is {values}; by counting alone it could be {least}."
)
PREFERENCES = QT_TRANSLATE_NOOP(
    "EventWords", "White is preferred by {white}, Black by {black} of them."
)
KEPT = QT_TRANSLATE_NOOP("EventWords", "Every criterion of colours and floats is kept.")
PLAIN = QT_TRANSLATE_NOOP("EventWords", "The plain order needs no change.")
ALTERED = QT_TRANSLATE_NOOP(
    "EventWords", "Of all pairings that are as good this one comes first: {changes}."
)
MDP_SET = QT_TRANSLATE_NOOP("EventWords", "set {number} of those who moved down ({rule})")
MDP_OPPONENTS = QT_TRANSLATE_NOOP(
    "EventWords", "transposition {number} of their opponents ({rule})"
)
EXCHANGE = QT_TRANSLATE_NOOP("EventWords", "exchange of {down} with {up} ({rule})")
TRANSPOSITION = QT_TRANSLATE_NOOP("EventWords", "transposition {number} of the lower half ({rule})")
STEPS = {
    StepKind.BACKTRACK: QT_TRANSLATE_NOOP(
        "EventWords",
        "{players} should move down, but the next bracket could not pair them; others do (C.12).",
    ),
    StepKind.REOPEN: QT_TRANSLATE_NOOP(
        "EventWords",
        "To pair the last bracket, the {bracket} was paired again, moving down {players} (C.13).",
    ),
    StepKind.MERGE: QT_TRANSLATE_NOOP(
        "EventWords",
        "The last had no pairing whoever the {bracket} sent down: they are one: {players} (C.13).",
    ),
    StepKind.COLLAPSE: QT_TRANSLATE_NOOP(
        "EventWords",
        "The {bracket} left some below unpaired; with all of them it became one: {players} (A.9).",
    ),
}
COLOURS = QT_TRANSLATE_NOOP("EventWords", "Boards and colours")
BOARD = QT_TRANSLATE_NOOP("EventWords", "Board {board}")
SEATS = QT_TRANSLATE_NOOP("EventWords", "White: {white}; Black: {black}.")
COLOUR_RULES = {
    "1": QT_TRANSLATE_NOOP("EventWords", "Both get what they prefer ({rule})."),
    "2": QT_TRANSLATE_NOOP(
        "EventWords",
        "Both prefer {colour}; {player} gets it, whose claim is the stronger ({rule}).",
    ),
    "3": QT_TRANSLATE_NOOP(
        "EventWords",
        "Both prefer {colour} equally; {other} had it last, so {player} gets it ({rule}).",
    ),
    "4": QT_TRANSLATE_NOOP(
        "EventWords",
        "Both prefer {colour} equally and never differed; the higher, {player}, gets it ({rule}).",
    ),
    "5": QT_TRANSLATE_NOOP(
        "EventWords",
        "Neither prefers a colour: the higher ranked's number and the first colour "
        "decide ({rule}).",
    ),
}
STRENGTHS = {
    Strength.NONE: QT_TRANSLATE_NOOP("EventWords", "{player} has not played yet."),
    Strength.MILD: QT_TRANSLATE_NOOP(
        "EventWords", "{player} (so far {colours}) would like {colour}."
    ),
    Strength.STRONG: QT_TRANSLATE_NOOP(
        "EventWords", "{player} (so far {colours}) strongly prefers {colour}."
    ),
    Strength.ABSOLUTE: QT_TRANSLATE_NOOP(
        "EventWords", "{player} (so far {colours}) must have {colour}."
    ),
}
LETTERS = {"w": QT_TRANSLATE_NOOP("EventWords", "W"), "b": QT_TRANSLATE_NOOP("EventWords", "B")}
TOGETHER = QT_TRANSLATE_NOOP("EventWords", "Both are in the {bracket}.")
MET_BELOW = QT_TRANSLATE_NOOP(
    "EventWords", "{player} has a score of {score} and moved down into the {bracket} of {other}."
)
OTHER_COLOURS = QT_TRANSLATE_NOOP(
    "EventWords", "The colours are not those that the rules give, with White for {white}."
)
NOT_GIVEN = QT_TRANSLATE_NOOP(
    "EventWords",
    "This pair is not what the rules give; they give: {pairs}.",
)
States = Mapping[int, PlayerState]
MOST_TOLD = 9999  # a place in the order beyond this says nothing to a reader
LATE = QT_TRANSLATE_NOOP("EventWords", "(one of very many)")


BoardNumbers = Mapping[frozenset[int], int]
"""The board of each pair where the round is there already."""


def draw_words(
    drawn: Draw, tournament: Tournament, language: Language, boards: BoardNumbers | None = None
) -> tuple[Paragraph, ...]:
    """Why a round is drawn as it is, bracket by bracket; the tournament as before that round.

    boards: None for those of the draw. A pair that is not among them has no board.
    """
    return tuple(DrawWords(drawn, tournament, language, boards=boards).all())


def board_words(
    drawn: Draw,
    tournament: Tournament,
    white: int,
    black: int,
    language: Language,
    *,
    states: States | None = None,
    boards: BoardNumbers | None = None,
    there: Round | None = None,
) -> tuple[Paragraph, ...]:
    """Why two players meet, and why with these colours.

    states: those of all players before the round, if they are known already.
    boards: as in `draw_words`. there: the round as it is.
    """
    words = DrawWords(drawn, tournament, language, states, boards)
    return tuple(words.board(white, black, there))


class DrawWords:
    """The sentences of one draw."""

    def __init__(
        self,
        drawn: Draw,
        tournament: Tournament,
        language: Language,
        states: States | None = None,
        boards: BoardNumbers | None = None,
    ) -> None:
        self.drawn = drawn
        self.speech = Speech(tournament, drawn.edition, language)
        self._states = states or player_states(tournament, drawn.edition)
        self._rules = RULES[drawn.edition]
        pairs = enumerate(drawn.pairings, 1)
        own = {frozenset((each.white, each.black)): tournament.table_number(n) for n, each in pairs}
        self._boards = own if boards is None else boards

    def all(self) -> Iterator[Paragraph]:
        """The whole draw."""
        say = self.speech.say
        yield Paragraph(
            say(TITLE, round=self.drawn.round, edition=self.drawn.edition.value), strong=True
        )
        steps = list(self.drawn.steps)
        for bracket in self.drawn.brackets:
            yield Paragraph(self.bracket_name(bracket), strong=True)
            own = [each for each in steps if bracket.last or each.score == bracket.score]
            steps = [each for each in steps if each not in own]
            yield from map(Paragraph, self.bracket(bracket, own))
        yield Paragraph(say(COLOURS), strong=True)
        for board in sorted(self.drawn.pairings, key=lambda each: self._number(each) or inf):
            words = " ".join([self.speech.say(SEATS, **self._seats(board)), self._colours(board)])
            number = self._number(board)
            yield Paragraph(f"{say(BOARD, board=number)}. {words}" if number else words)

    def _number(self, board: Pairing) -> int:
        """Of the board; 0 where the two do not meet."""
        return self._boards.get(frozenset((board.white, board.black)), 0)

    def board(self, white: int, black: int, there: Round | None = None) -> Iterator[Paragraph]:
        """One of its boards; a pair that it does not have is told to be of somebody else's."""
        speech, say = self.speech, self.speech.say
        boards = {frozenset((each.white, each.black)): each for each in self.drawn.pairings}
        board = boards.get(frozenset((white, black)))
        if board is None:
            yield Paragraph(speech.pair((white, black)), strong=True)
            theirs = [
                speech.pair((each.white, each.black))
                for each in self.drawn.pairings
                if {each.white, each.black} & {white, black}
            ]
            given = say(NOT_GIVEN, pairs="; ".join(theirs) or "\N{EN DASH}")
            yield Paragraph(f"{given} {say(why_other(there, [(white, black)]))}")
            return
        number = self._number(board)
        pair = (board.white, board.black)
        name = speech.pair(pair)
        heading = f"{say(BOARD, board=number)}: {name}" if number else name
        yield Paragraph(heading, strong=True)
        yield Paragraph(self._how_they_met(pair))
        yield Paragraph(" ".join(self._preference(each) for each in pair))
        yield Paragraph(self._colours(board))
        if board.white != white and not forfeited(there, pair):
            yield Paragraph(say(OTHER_COLOURS, white=speech.entrant(board.white)))

    def bracket_name(self, bracket: BracketTrace) -> str:
        """Its score, or its scores where several were joined."""
        scores = [self._states[each].score for each in bracket.residents]
        if len(set(scores)) < 2:
            score = self.speech.points(scores[0] if scores else bracket.score)
            translate = self.speech.language.translate
            # In many languages it is another text than within a sentence.
            text = translate("EventWords", "{score}-point bracket", "as a heading")
            return text.format(score=score)
        high, low = self.speech.points(max(scores)), self.speech.points(min(scores))
        return self.speech.say(JOINED, high=high, low=low)

    def bracket(self, bracket: BracketTrace, steps: Iterable[Step]) -> Iterator[str]:
        """A bracket: who, in what order, whom, with what criteria; and what came before that."""
        speech, say = self.speech, self.speech.say
        members = [say(RESIDENTS, players=speech.entrants(bracket.residents))]
        for score in sorted({each.score for each in bracket.moved_down}, reverse=True):
            who = [each.number for each in bracket.moved_down if each.score == score]
            players = speech.entrants(who)
            members.append(say(CAME_DOWN, score=speech.points(score), players=players))
        yield " ".join(members)
        for step in steps:
            yield say(
                STEPS[step.kind],
                players=speech.entrants(step.players),
                bracket=speech.bracket(step.score),
            )
        result = []
        if bracket.pairs:
            result.append(say(PAIRS, pairs="; ".join(map(speech.pair, bracket.pairs))))
        if bracket.floaters:
            text = BYE if bracket.last else FLOATERS
            result.append(say(text, players=speech.entrants(bracket.floaters)))
        yield " ".join(result)
        if len(bracket.pairs) < bracket.pairs_possible:
            yield say(LEVEL, pairs=len(bracket.pairs), most=bracket.pairs_possible)
        if bracket.pairs:
            yield " ".join(self._order(bracket))
            yield from self._criteria(bracket)

    def _order(self, bracket: BracketTrace) -> Iterator[str]:
        say, place, rules = self.speech.say, bracket.place, self._rules
        if bracket.treatment is Treatment.HETEROGENEOUS:
            yield say(MOVED_DOWN_FIRST)
        elif bracket.moved_down and self.drawn.edition is Edition.E2012:
            yield say(AS_ONE)
        else:
            yield say(EVEN_HALVES)
        changes = []
        if place.mdp_set > 1:
            changes.append(self._numbered(MDP_SET, place.mdp_set, rules.moved_down_set))
        if place.mdp_transposition > 1:
            changes.append(
                self._numbered(MDP_OPPONENTS, place.mdp_transposition, rules.transposition)
            )
        if place.moved_down:
            down, up = (", ".join(map(str, each)) for each in (place.moved_down, place.moved_up))
            changes.append(say(EXCHANGE, down=down, up=up, rule=rules.exchange))
        if place.transposition > 1:
            changes.append(self._numbered(TRANSPOSITION, place.transposition, rules.transposition))
        yield say(ALTERED, changes=", ".join(changes)) if changes else say(PLAIN)

    def _numbered(self, text: str, number: int, rule: str) -> str:
        told = number if number <= MOST_TOLD else self.speech.say(LATE)
        return self.speech.say(text, number=told, rule=rule)

    def _criteria(self, bracket: BracketTrace) -> Iterator[str]:
        failed = [each for each in bracket.counts if any(each.values)]
        if not failed:
            yield self.speech.say(KEPT)
        for count in failed:
            words = self._failed(count)
            if CRITERIA[self.drawn.edition].get(count.criterion) in OF_COLOURS:
                words += f" {self._preferences(bracket)}"
            yield words

    def _failed(self, count: Count) -> str:
        speech = self.speech
        text = FAILED
        if count.least is not None and count.least:
            text = FAILED_LEAST if count.values == (count.least,) else FAILED_MORE
        return speech.say(
            text,
            rule=rule_name(count.criterion),
            what=speech.criterion(count.criterion),
            values=speech.values(count.criterion, count.values),
            least=count.least,
        )

    def _preferences(self, bracket: BracketTrace) -> str:
        players = [*bracket.residents, *(each.number for each in bracket.moved_down)]
        prefer = [self._states[each].preference for each in players]
        return self.speech.say(PREFERENCES, white=prefer.count("w"), black=prefer.count("b"))

    def _how_they_met(self, pair: tuple[int, int]) -> str:
        speech = self.speech
        higher, lower = self._by_rank(pair)
        scores = self._states[higher].score, self._states[lower].score
        if scores[0] == scores[1]:
            return speech.say(TOGETHER, bracket=speech.bracket(scores[0]))
        return speech.say(
            MET_BELOW,
            player=speech.entrant(higher),
            score=speech.points(scores[0]),
            bracket=speech.bracket(scores[1]),
            other=speech.entrant(lower),
        )

    def _by_rank(self, pair: tuple[int, int]) -> tuple[int, int]:
        higher, lower = sorted(pair, key=lambda each: (-self._states[each].score, each))
        return higher, lower

    # Colours

    def _seats(self, board: Pairing) -> dict[str, str]:
        white, black = (self.speech.entrant(each) for each in (board.white, board.black))
        return {"white": white, "black": black}

    def _preference(self, number: int) -> str:
        state = self._states[number]
        return self.speech.say(
            STRENGTHS[state.strength],
            player=self.speech.entrant(number),
            colours="".join(self.speech.say(LETTERS[each]) for each in state.colours),
            colour=self.speech.colour(state.preference),
        )

    def _colours(self, board: Pairing) -> str:
        """The rule that gave the colours of a board."""
        white, black = (self._states[each] for each in (board.white, board.black))
        wanted = white.preference or black.preference
        gets, other = (white, black) if wanted == "w" else (black, white)
        return self.speech.say(
            COLOUR_RULES[board.colour_rule[-1]],
            rule=board.colour_rule,
            colour=self.speech.colour(wanted),
            player=self.speech.entrant(gets.number),
            other=self.speech.entrant(other.number),
        )
