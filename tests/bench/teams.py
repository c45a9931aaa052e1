"""How fast teams are drawn, and whether small draws are the best of all that could be.

Run it with python -m tests.bench.teams [EVENTS].
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

from tests.bench.engine import best_ms
from tests.unit.tournament.draws.teams.teams_events import check_best
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.why import why_not_match
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Forbidden

EVENTS = 2000


def compare_with_all(events: int) -> int:
    """Make so many events of up to eight teams; how many more could not be played to the end.

    Raises AssertionError where another draw than the one made is the best.
    """
    random = Random(1)
    ended = 0
    for seed in range(events):
        teams = random.randint(3, 8)
        rules = TeamRules(
            ScaleSpec(random.choice((2, 8)), random.choice(("continuous", "discrete"))),
            method=random.choice([each for each in TeamMethod if not each.by_table]),
            danish_rounds=random.choice(((), (3,), (1, 4))),
            odd=random.choice(tuple(OddField)),
            triangle=random.choice(tuple(Triangle)),
            leaders_apart=random.choice((False, True)),
            arrears=random.choice((False, True)),
        )
        couple = tuple(random.sample(range(1, teams + 1), 2))
        rounds = random.randint(0, 5)
        try:
            made = generate_teams(
                teams, rounds, seed, rules, absence_rate=0.05, forbidden=(Forbidden(couple),)
            )
        except NoPairingError:
            ended += 1
        else:
            check_best(made)
    return ended


def main() -> None:
    for method in TeamMethod:
        for count, odd in ((200, OddField.BYE), (201, OddField.BYE), (201, OddField.TRIANGLE)):
            made = generate_teams(count, 8, 1, TeamRules(method=method, odd=odd))
            took = best_ms(partial(draw_teams, made), 5)
            one, other = draw_teams(made).ranking[3:10:6]
            why = best_ms(partial(why_not_match, made, one, other), 3)
            print(
                f"{method:11}  {count} teams, {odd:8}  round 9: {took:6.1f} ms  aim 500"
                f"  why not: {why:6.1f} ms"
            )
    events = int(sys.argv[1]) if sys.argv[1:] else EVENTS
    ended = compare_with_all(events)
    print(f"draws compared with all that could be: {events - ended}, wrong: 0")


if __name__ == "__main__":
    main()
