"""How fast a large pairs evening is: 15 sections of 16 tables, 26 boards.

python -m tests.bench.pairs_evening
"""

import random
import time
from dataclasses import replace

from tests.sure import sure
from vpdesk.files.evening.evening_text import from_text, to_text
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.pairs.evening import Contestant, Evening, with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.register import Register, Registered
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.section import PairsSection
from vpdesk.pairs.why import why
from vpdesk.report.language import Language
from vpdesk.report.pairs.score_why import why_lines

SECTIONS, TABLES, ROUNDS, BOARDS = 15, 16, 13, 2
SCORES = (420, 450, -50, -100, 140, 170, 620, 110, -110, 90, 430, 400, 50, 100)


def large_evening(seed=1):
    """An evening with all results, by a seed."""
    chance = random.Random(seed)
    movement = mitchell(2 * TABLES, ROUNDS, skip=True).with_boards(BOARDS)
    sections = tuple(
        PairsSection(
            chr(ord("A") + at),
            movement,
            tuple(range(2 * TABLES * at + 1, 2 * TABLES * (at + 1) + 1)),
        )
        for at in range(SECTIONS)
    )
    count = 2 * TABLES * SECTIONS
    entrants = tuple(
        Contestant(each, (f"Name {each}", f"Other {each}")) for each in range(1, count + 1)
    )
    evening = Evening("Large", entrants=entrants, sections=sections)
    entries = {place: parse_result(str(chance.choice(SCORES)), place) for place in evening.due}
    return replace(evening, entries=entries)


def timed(words, work):
    """Print how long it takes; what it makes."""
    begun = time.perf_counter()
    found = work()
    print(f"{words}: {1000 * (time.perf_counter() - begun):.1f} ms")
    return found


def main():
    """Measure it."""
    players = [Registered(str(at), f"Name{at % 977} Given{at % 1009}") for at in range(100_000)]
    register = Register(players)
    for typed in ("name97 giv", "given100", "4711", "xyz"):
        timed(f"“{typed}” among 100,000 players", lambda typed=typed: register.search(typed))
    evening = large_evening()
    text = to_text(evening)
    timed("read from its file", lambda: from_text(text))
    timed("written", lambda: to_text(evening))
    print(f"{len(evening.entries)} results, {len(evening.entrants)} pairs")
    for method in ("matchpoints", "butler", "cross-imps"):
        evening = replace(evening, method=method)
        scored = timed(f"{method}: all boards", lambda evening=evening: ScoredEvening(evening))
        timed("its ranking", lambda scored=scored: scored.rankings)
        place = evening.due[77]
        for typed in ("460", "-600"):

            def one(scored=scored, typed=typed, place=place):
                now = with_entry(scored.evening, parse_result(typed, place))
                found = scored.after(now)
                return found, found.rankings

            scored, _ = timed("one result, and the ranking", one)
        number = scored.result(place).ns[0]

        def explained(scored=scored, place=place, number=number):
            return why_lines(sure(why(scored, place, number)), Language())

        timed("a why", explained)
        slow = ScoredEvening(scored.evening)
        assert slow.rankings == scored.rankings


if __name__ == "__main__":
    main()
