"""The tournaments in tests/data/swiss that reference programs have paired."""

import lzma
from collections.abc import Iterator

from tests.folders import TESTS
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Edition, Entrant, Tournament

FOLDER = TESTS / "data" / "swiss"
OF_BLACK = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "x": "-"}


def archive(edition: str, largest: int = 1000) -> Iterator[tuple[str, Tournament]]:
    """Every tournament of an edition of so many players, and its name, such as "tiny/0233"."""
    text = lzma.decompress((FOLDER / f"dutch{edition}.txt.xz").read_bytes()).decode()
    heading, rounds = "", []
    for line in text.splitlines():
        if "/" not in line:
            rounds.append(line)
            continue
        if heading and int(heading.split()[1]) <= largest:
            yield _tournament(heading, rounds, edition)
        heading, rounds = line, []
    if int(heading.split()[1]) <= largest:
        yield _tournament(heading, rounds, edition)


def _tournament(heading: str, rounds: list[str], edition: str) -> tuple[str, Tournament]:
    name, players, planned, colour = heading.split()
    numbers = range(1, int(players) + 1)
    return name, Tournament(
        tuple(Entrant(each, f"Player {each}") for each in numbers),
        tuple(_round(line, numbers) for line in rounds),
        name=name,
        edition=Edition(edition),
        planned=int(planned),
        first_colour=colour,
    )


def _round(line: str, numbers: range) -> Round:
    told = line.split()
    black = {int(each[:-1]) for each in told if each[:-1]}
    games, byes = [], []
    for number, each in zip((n for n in numbers if n not in black), told, strict=True):
        result = each[-1]
        if each[:-1]:
            mine = Result("-" if result == "x" else result)
            games.append(Game(number, int(each[:-1]), mine, Result(OF_BLACK[result])))
        else:
            byes.append(Bye(number, ByeKind(result)))
    return Round(tuple(games), tuple(byes))


def as_paired(drawn: Round) -> tuple[list[tuple[int, int]], int]:
    """What a draw has to come to: sorted (white, black)s, and the bye or 0."""
    byes = [each.entrant for each in drawn.byes if each.kind is ByeKind.PAIRING]
    return sorted(game.sides for game in drawn.games), (byes or [0])[0]
