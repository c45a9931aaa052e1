"""The draw of a round by the FIDE Dutch rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.colours import allocate
from vpdesk.tournament.draws.dutch.field import Field
from vpdesk.tournament.draws.dutch.traces import draw_brackets
from vpdesk.tournament.draws.player_state import PlayerState, by_rank, player_states
from vpdesk.tournament.draws.systems import other_system
from vpdesk.tournament.draws.trace import Draw, Pairing
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Bye, ByeKind, Game, Round
from vpdesk.tournament.tournament import Edition, Tournament

NO_PAIRING = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} cannot be paired by the rules without a rematch or a second bye.",
)
FORBIDDEN = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} cannot be paired without a forbidden pair: allow some in this round.",
)
NOT_TOGETHER = QT_TRANSLATE_NOOP(
    "TournamentError", "With players {first} and {second} together, round {round} cannot be paired."
)
NOBODY = QT_TRANSLATE_NOOP("TournamentError", "Nobody is present to be paired in round {round}.")
ANOTHER_SYSTEM = QT_TRANSLATE_NOOP(
    "TournamentError",
    "The report file is of the type {type}, which is not drawn by the Dutch rules.",
)


def draw(
    tournament: Tournament,
    edition: Edition | None = None,
    *,
    together: tuple[int, int] | None = None,
    bye: int | None = None,
) -> Draw:
    """Draw the next round.

    edition: the tournament's own if None. together: pairing numbers of two that must meet, bye:
    the one who must get the bye, if one asks what would happen then.
    Raises NoPairingError if the players that are there cannot be paired, or by other rules.
    """
    edition = edition or tournament.edition
    number = tournament.next_round
    if system := other_system(tournament):
        raise NoPairingError(ANOTHER_SYSTEM, type=system)
    states = player_states(tournament, edition)
    present = [states[each.number] for each in tournament.present(number)]
    if not present:
        raise NoPairingError(NOBODY, round=number)
    field = Field(present, together=together, bye=bye)
    made = draw_brackets(field, edition, number)
    if made is None:
        if together:
            first, second = together
            raise NoPairingError(NOT_TOGETHER, first=first, second=second, round=number)
        # Whoever asks what would happen with another bye is not told why, which takes as long.
        text = NO_PAIRING if bye else _reason(tournament, edition)
        raise NoPairingError(text, round=number)
    brackets, steps = made
    pairs = [pair for bracket in brackets for pair in bracket.pairs]
    odd = brackets[-1].floaters
    boards = _boards(pairs, tournament, states, edition)
    return Draw(number, edition, boards, odd[0] if odd else 0, brackets, steps)


def _reason(tournament: Tournament, edition: Edition) -> str:
    """Why there is no draw: what the director forbids, or the games that were played."""
    if tournament.forbidden:
        states = player_states(replace(tournament, forbidden=()), edition)
        present = [states[each.number] for each in tournament.present(tournament.next_round)]
        if draw_brackets(Field(present), edition, tournament.next_round) is not None:
            return FORBIDDEN
    return NO_PAIRING


def as_round(tournament: Tournament, drawn: Draw) -> Round:
    """The round to be played: games without results, and everybody else with a bye."""
    games = tuple(Game(each.white, each.black) for each in drawn.pairings)
    byes = [Bye(drawn.bye, ByeKind.PAIRING)] if drawn.bye else []
    asked = {each.entrant: each.kind for each in tournament.requests if each.round == drawn.round}
    seated = {each for game in games for each in game.sides} | {drawn.bye}
    byes += [
        Bye(each.number, asked.get(each.number, ByeKind.ZERO))
        for each in tournament.entrants
        if each.number not in seated
    ]
    return Round(games, tuple(byes), str(drawn.edition))


def _boards(
    pairs: Sequence[tuple[int, int]],
    tournament: Tournament,
    states: dict[int, PlayerState],
    edition: Edition,
) -> tuple[Pairing, ...]:
    """The pairs with their colours, in the order of the boards.

    That is by the score of the higher, then the sum of scores, then the rank of the higher.
    """
    orders = _orders(tournament, states, edition)
    rank = {state.number: k for k, state in enumerate(by_rank(states.values()))}
    ordered = sorted(
        (tuple(sorted(pair, key=rank.__getitem__)) for pair in pairs),
        key=lambda pair: (
            -states[pair[0]].score,
            -states[pair[0]].score - states[pair[1]].score,
            rank[pair[0]],
        ),
    )
    boards = []
    for higher, lower in ordered:
        first_colour = tournament.first_colour or "w"
        white, rule = allocate(states[higher], states[lower], edition, first_colour, orders[higher])
        pair = (higher, lower) if white else (lower, higher)
        boards.append(Pairing(*pair, rule))
    return tuple(boards)


def _orders(
    tournament: Tournament, states: dict[int, PlayerState], edition: Edition
) -> dict[int, int]:
    """By which number E.5 goes for each player: the place by pairing number among those who have
    taken part so far, with a game or with the pairing bye. In 2012 the reference program turns
    this round after round 1; the text is silent about pairs without a game there.
    """
    number = tournament.next_round
    if edition is Edition.E2012 and number > 1:
        return {each: each + 1 for each in states}
    taking_part = {each.number for each in tournament.present(number)}
    taking_part |= {each for each, state in states.items() if state.scheduled}
    taking_part |= {
        bye.entrant
        for drawn in tournament.rounds
        for bye in drawn.byes
        if bye.kind is ByeKind.PAIRING
    }
    return {each: place for place, each in enumerate(sorted(taking_part), 1)}
