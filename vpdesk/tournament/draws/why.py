"""Why two players do not meet, why the bye is a player's, and why a player moves down.

The rules are asked what they would do if it were otherwise; the two draws are then compared.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.obstacle import RULES, Against, Obstacle, first_obstacle
from vpdesk.tournament.draws.opinion import FORBIDDEN, REPEAT, Judge
from vpdesk.tournament.draws.player_state import PlayerState, by_rank, player_states
from vpdesk.tournament.draws.trace import BracketTrace, Draw, Treatment
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.tournament import Edition, Forbidden, Tournament

MOST_DRAWN = 6000  # players in all the draws that an answer is worked out from
A_BAR = 0.1  # by how much each player whom the director keeps from others makes a draw longer


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why two players do not meet.

    draw: the round as it would be drawn with them together; None where that cannot be.
    """

    pair: tuple[int, int]
    obstacle: Obstacle
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A player who came before another one for something, and why it is not the player's."""

    number: int
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class WhyBye:
    """Why a player has the bye; number 0 where nobody has it. passed: from the lowest rank up.

    others: how many more come before the player in a field so large that not all are looked at.
    """

    number: int
    passed: tuple[Passed, ...] = ()
    others: int = 0


@dataclass(frozen=True, slots=True)
class WhyFloat:
    """Why a player moves down from a bracket. passed: from the lowest rank up.

    score: of the bracket (hundredths). stuck: the player can meet nobody in it.
    others: how many more rank lower in a field so large that not all are looked at.
    """

    number: int
    score: int
    stuck: bool = False
    passed: tuple[Passed, ...] = ()
    others: int = 0


def why_not(
    tournament: Tournament,
    one: int,
    other: int,
    edition: Edition | None = None,
    *,
    drawn: Draw | None = None,
) -> WhyNot:
    """Why two players, by their pairing numbers, do not meet in the next round.

    edition: the tournament's own if None. drawn: the round as it is drawn, if that is known.
    Raises NoPairingError where the round cannot be drawn at all.
    """
    return Asking(_of(tournament, edition), drawn).why_not(one, other)


def why_bye(tournament: Tournament, drawn: Draw, instead: int = 0) -> WhyBye:
    """Why the bye of the next round is a player's, and not of those with a better claim to it.

    drawn: the next round by an edition of the rules. instead: look at this player alone.
    """
    return Asking(_of(tournament, drawn.edition), drawn).why_bye(instead)


def why_float(tournament: Tournament, drawn: Draw, number: int) -> tuple[WhyFloat, ...]:
    """Why a player moves down from each bracket that it leaves; () if it leaves none.

    Of each: why nobody of those who rank lower in the bracket does.
    """
    return Asking(_of(tournament, drawn.edition), drawn).why_float(number)


class Asking:
    """Questions about the next round of one tournament, by its edition.

    Raises NoPairingError where the round cannot be drawn at all.
    """

    def __init__(self, tournament: Tournament, drawn: Draw | None = None) -> None:
        self._tournament = tournament
        self._rules = RULES[tournament.edition]
        self.drawn = drawn or draw(tournament)

    def why_not(self, one: int, other: int) -> WhyNot:
        """Why two players do not meet."""
        pair = (one, other)
        if hard := self._hard(one, other):
            return WhyNot(pair, hard)
        try:
            forced = draw(self._tournament, together=pair)
        except NoPairingError:
            return WhyNot(pair, Obstacle(Against.NO_REST, self._rules.complete, pair))
        return WhyNot(pair, first_obstacle(self.drawn, forced, self._scores), forced)

    def why_bye(self, instead: int = 0) -> WhyBye:
        """Why the bye is a player's; instead: and not that of this player, 0 for all others."""
        bye = self.drawn.bye
        if not bye:
            return WhyBye(0)
        mine = self.states[bye]
        rank = self._ranked.index(mine)
        before = self._ranked[:rank:-1]
        if self._tournament.edition is Edition.E2026:  # C9
            before += [
                state
                for state in reversed(self._ranked[:rank])
                if state.score == mine.score and state.unplayed < mine.unplayed
            ]
        passed, left = list[Passed](), self._draws_worth_while
        asked = [state for state in before if instead in (0, state.number)]
        for state in asked:
            if state.barred or left > 0:
                passed.append(self._not_bye(state))
                left -= not state.barred
        return WhyBye(bye, tuple(passed), len(asked) - len(passed))

    def why_float(self, number: int) -> tuple[WhyFloat, ...]:
        """Why a player moves down, and not another one of the bracket."""
        found = []
        left = self._draws_worth_while
        for bracket in self.drawn.brackets:
            if number in bracket.floaters and not bracket.last:
                found.append(self._why_leaving(bracket, number, left))
                left -= len(found[-1].passed)
        return tuple(found)

    @property
    def _draws_worth_while(self) -> int:
        """How many draws an answer may be worked out from, for it to be there soon."""
        barred = {each for rule in self._tournament.forbidden for each in rule.entrants}
        return max(1, int(MOST_DRAWN / (len(self._ranked) * (1 + A_BAR * len(barred)))))

    def _why_leaving(self, bracket: BracketTrace, number: int, most: int) -> WhyFloat:
        own = _members(bracket)
        if all(self._hard(number, other) for other in own - {number}):
            return WhyFloat(number, bracket.score, stuck=True)
        rank = [state.number for state in self._ranked]
        lower = [
            each
            for each in rank[rank.index(number) + 1 :]
            if each in own and each not in bracket.floaters
        ]
        asked = lower[: -most - 1 : -1]
        passed = tuple(Passed(each, self._not_floating(bracket, number, each)) for each in asked)
        return WhyFloat(number, bracket.score, passed=passed, others=len(lower) - len(asked))

    def plain_opponent(self, pair: tuple[int, int]) -> tuple[int, int]:
        """Of a pair of the draw the higher ranked, and whom it would have met by the plain order.

        That is the first of the upper half against the first of the lower half, and so on; 0 for
        nobody.
        """
        bracket = next(each for each in self.drawn.brackets if {*pair} in map(set, each.pairs))
        higher = next(one for one, other in bracket.pairs if {one, other} == {*pair})
        moved_down = [each.number for each in bracket.moved_down]
        players, count = list(bracket.residents), len(bracket.pairs)
        if bracket.treatment is Treatment.HOMOGENEOUS:
            players = [*moved_down, *players]
        elif higher in moved_down:
            players, count = [*moved_down, *players], len(moved_down)
        else:
            done = {each for two in bracket.pairs if two[0] in moved_down for each in two}
            players = [each for each in players if each not in done]
            count -= bracket.mdp_pairs
        upper, lower = players[:count], players[count:]
        plain = dict(zip(upper, lower, strict=False))
        return higher, plain.get(higher, 0)

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self._tournament, self._tournament.next_round)

    @cached_property
    def states(self) -> dict[int, PlayerState]:
        """All players before the round, by pairing number."""
        return player_states(self._tournament, self._tournament.edition)

    @cached_property
    def _scores(self) -> dict[int, int]:
        return {number: state.score for number, state in self.states.items()}

    @cached_property
    def _ranked(self) -> list[PlayerState]:
        """Who is there, by rank."""
        there = self._tournament.present(self._tournament.next_round)
        return by_rank(self.states[each.number] for each in there)

    @cached_property
    def _barred_after(self) -> list[set[int]]:
        """Who may have no bye after each round, from round 1."""
        the = self._tournament
        return [
            {
                state.number
                for state in player_states(the.through(number), the.edition).values()
                if state.barred
            }
            for number in range(1, len(the.rounds) + 1)
        ]

    def _hard(self, one: int, other: int) -> Obstacle | None:
        """What forbids a pair whatever the others do, or says that there is nothing to ask."""
        pair = (one, other)
        there = {state.number for state in self._ranked}
        if away := tuple(each for each in pair if each not in there):
            return Obstacle(Against.AWAY, players=away)
        if any({each.white, each.black} == set(pair) for each in self.drawn.pairings):
            return Obstacle(Against.NOTHING, players=pair)
        for code in self._judge.broken(one, other):
            kind, _, value = code.partition(":")
            if kind == REPEAT:
                return Obstacle(Against.MET, self._rules.met, pair, int(value))
            if kind == FORBIDDEN:
                return Obstacle(Against.FORBIDDEN, players=pair)
            if code == self._rules.colours:
                colour = self.states[one].preference
                return Obstacle(Against.COLOURS, code, pair, colour=colour)
        return None

    def _not_bye(self, state: PlayerState) -> Passed:
        number = state.number
        if state.barred:
            round_number = next(
                at for at, barred in enumerate(self._barred_after, 1) if number in barred
            )
            return Passed(
                number,
                Obstacle(Against.BARRED, self._rules.second_bye, (number,), round_number),
            )
        try:
            forced = draw(self._tournament, bye=number)
        except NoPairingError:
            return Passed(number, Obstacle(Against.NO_REST, self._rules.complete, (number,)))
        return Passed(number, first_obstacle(self.drawn, forced, self._scores))

    def _not_floating(self, bracket: BracketTrace, staying: int, moving: int) -> Obstacle:
        """What speaks against one player moving down from a bracket instead of another."""
        own = _members(bracket)
        rest = [state for state in self._ranked if state.number not in own]
        above = {state.number for state in rest if state.score > bracket.score}
        outside = {state.number for state in rest}
        apart = [Forbidden((moving, each)) for each in sorted(own - {moving} | above)]
        apart += [Forbidden((staying, each)) for each in sorted(outside)]
        the = self._tournament
        try:
            forced = draw(replace(the, forbidden=(*the.forbidden, *apart)))
        except NoPairingError:
            return Obstacle(Against.NO_REST, self._rules.complete, (moving,))
        return first_obstacle(self.drawn, forced, self._scores)


def _members(bracket: BracketTrace) -> set[int]:
    return {*bracket.residents, *(each.number for each in bracket.moved_down)}


def _of(tournament: Tournament, edition: Edition | None) -> Tournament:
    if edition is None or edition is tournament.edition:
        return tournament
    return replace(tournament, edition=edition)
