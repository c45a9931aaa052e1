"""What holds of every tournament that is drawn by the rules, found without the engine's states."""

from collections import Counter
from collections.abc import Iterator

from vpdesk.tournament.round import Bye, ByeKind, Game, Result
from vpdesk.tournament.tournament import Edition, Tournament


class History:
    """What a player has done so far, counted from the bare record."""

    def __init__(self) -> None:
        self.met: set[int] = set()
        self.colours = ""
        self.points = 0
        self.no_bye = False

    @property
    def due(self) -> str:
        """The colour that the player must have, "" where either will do."""
        for colour, other in ("wb", "bw"):
            surplus = self.colours.count(colour) - self.colours.count(other)
            if surplus > 1 or self.colours.endswith(colour * 2):
                return other
        return ""


def faults(tournament: Tournament) -> Iterator[str]:
    """What is wrong with a tournament whose draws are all the engine's: one sentence each."""
    histories = {each.number: History() for each in tournament.entrants}
    for number, drawn in enumerate(tournament.rounds, 1):
        yield from (f"round {number}: {each}" for each in _of_seats(tournament, number))
        tops = top_scorers(tournament, number, histories)
        for game in drawn.games:
            yield from (f"round {number}: {each}" for each in _of_game(game, histories, tops))
        for bye in drawn.byes:
            if bye.kind is ByeKind.PAIRING and histories[bye.entrant].no_bye:
                yield f"round {number}: {bye.entrant} gets the bye, who must not"
        record(tournament, number, histories)


def top_scorers(tournament: Tournament, number: int, histories: dict[int, History]) -> set[int]:
    """Who, in the last round, has more than half of the points that there were."""
    if number != tournament.planned:
        return set()
    return {each for each, history in histories.items() if history.points > 50 * (number - 1)}


def _of_seats(tournament: Tournament, number: int) -> Iterator[str]:
    drawn = tournament.rounds[number - 1]
    seats = Counter(player for game in drawn.games for player in game.sides)
    seats.update(bye.entrant for bye in drawn.byes)
    if seats != Counter(each.number for each in tournament.entrants):
        yield "somebody is missing or there twice"
    odd = [bye.entrant for bye in drawn.byes if bye.kind is ByeKind.PAIRING]
    there = 2 * len(drawn.games) + len(odd)
    if len(odd) != there % 2:
        yield f"{len(odd)} byes of {there} players"
    for game in drawn.games:
        for each in game.sides:
            player = tournament.by_number[each]
            if player.first_round > number or 0 < player.last_round < number:
                yield f"{each} is drawn, who is not there"


def _of_game(game: Game, histories: dict[int, History], tops: set[int]) -> Iterator[str]:
    white, black = (histories[each] for each in game.sides)
    if game.visitor in white.met:
        yield f"{game.home} and {game.visitor} meet again"
    if tops & set(game.sides):
        return
    if white.due == "b":
        yield f"{game.home} must not have white"
    if black.due == "w":
        yield f"{game.visitor} must not have black"


WORTH = {Result.WIN: 100, Result.FORFEIT_WIN: 100, Result.DRAW: 50}


def record(tournament: Tournament, number: int, histories: dict[int, History]) -> None:
    """Add a round to the histories."""
    drawn = tournament.rounds[number - 1]
    for game in drawn.games:
        sides = zip("wb", game.sides, (game.home_result, game.visitor_result), strict=True)
        for colour, player, result in sides:
            history = histories[player]
            worth = WORTH.get(result, 0) if result else 0
            history.points += worth
            if game.played:
                history.colours += colour
                history.met |= set(game.sides) - {player}
            else:
                history.no_bye |= worth > 0
    for bye in drawn.byes:
        history = histories[bye.entrant]
        history.points += {ByeKind.PAIRING: 100, ByeKind.FULL: 100, ByeKind.HALF: 50}.get(
            bye.kind, 0
        )
        history.no_bye |= _bars(bye, tournament.edition)


def _bars(bye: Bye, edition: Edition) -> bool:
    """Whether whoever had this bye may not get the odd one of a draw."""
    match edition:
        case Edition.E2012:
            return bye.kind is not ByeKind.ZERO
        case Edition.E2017:
            return bye.kind is ByeKind.PAIRING
        case Edition.E2026:
            return bye.kind in {ByeKind.PAIRING, ByeKind.FULL}


def can_be_paired(tournament: Tournament) -> bool:
    """Whether the next round has a pairing that breaks none of these rules (by networkx)."""
    import networkx  # needed by few tests

    number = tournament.next_round
    histories = {each.number: History() for each in tournament.entrants}
    for each in range(1, number):
        record(tournament, each, histories)
    tops = top_scorers(tournament, number, histories)
    there = [each.number for each in tournament.present(number)]
    graph = networkx.Graph()
    graph.add_nodes_from(there)
    for a in there:
        if len(there) % 2 and not histories[a].no_bye:
            graph.add_edge(a, 0)
        for b in there:
            due = {histories[a].due, histories[b].due}
            wrong = len(due) == 1 and due != {""} and not tops & {a, b}
            if a < b and b not in histories[a].met and not wrong:
                graph.add_edge(a, b)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return bool(there) and len(pairs) == (len(there) + 1) // 2
