"""What the chooser of movements proposes first: python -m tests.bench.chooser [--list].

Counts, over 3 to 30 tables by halves and 24, 26 and 28 boards, the first proposals that a director
would shake the head at. With --list a line for each field, too.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from time import perf_counter

from vpdesk.files.movement_library import library, load
from vpdesk.movements.measures import quality
from vpdesk.report.language import Language
from vpdesk.report.movements.suggestions import candidates, filled, in_order, with_known
from vpdesk.report.movements.weighing import boards_off
from vpdesk.report.movements.wishes import Candidate, Wish

ENGLISH = Language()
PAIRS, BOARDS = range(6, 61), (24, 26, 28)
IN_PLAY = 0.7  # of the boards, that everybody plays
NEAR, FAR = 2, 3  # boards

_known: dict[str, Candidate | None] = {}


def measured(wish: Wish) -> tuple[Candidate, ...]:
    """All that is proposed, in its order."""
    found = candidates(wish, library(), load, ENGLISH)
    for each in found:
        if each.figures.qf is None and each.key not in _known:
            _known[each.key] = filled(each, wish, quality)
    return in_order(with_known(found, _known, wish), wish)


def shaken(candidate: Candidate, wish: Wish) -> Iterator[str]:
    """What a director would shake the head at."""
    if candidate.each == 1:
        yield "rounds of one board"
    if candidate.each > 4:
        yield "rounds of more than four boards"
    if candidate.sets and candidate.rounds < IN_PLAY * candidate.sets:
        yield "less than 70 % of the boards played"
    if candidate.sharing:
        yield "shared boards"
    if candidate.relay:
        yield "boards from a stand"
    quality, off = candidate.quality(wish) or 0, abs(boards_off(candidate, wish))
    yield from (f"Qf below {limit}" for limit in (70, 80) if quality < limit)
    yield from (f"more than {far} boards off the wish" for far in (NEAR, FAR) if off > far)
    if not _in_threes(candidate, wish):
        yield "no rounds of three boards within two boards of the wish"


def _in_threes(candidate: Candidate, wish: Wish) -> bool:
    return candidate.each == 3 and abs(boards_off(candidate, wish)) <= NEAR


def main() -> None:
    counts: Counter[str] = Counter()
    longest = 0.0, Wish()
    begun = perf_counter()
    fields = [Wish(pairs, boards) for pairs in PAIRS for boards in BOARDS]
    for wish in fields:
        before = perf_counter()
        offered = measured(wish)
        longest = max(longest, (perf_counter() - before, wish), key=lambda each: each[0])
        found = offered[0]
        counts.update(shaken(found, wish))
        counts.update(
            ()
            if any(_in_threes(each, wish) for each in offered)
            else ["no such rounds in the list"]
        )
        if "--list" in sys.argv:
            print(
                f"{wish.pairs / 2:4} tables {wish.boards} boards: {found.name:34} "
                f"{found.rounds:2} x {found.each} of {found.sets} sets, "
                f"Qf {found.quality(wish):.2f}, sharing {found.sharing}, stand {found.relay}"
            )
    print(f"First proposals for {len(fields)} fields, {perf_counter() - begun:.0f} s:")
    seconds, wish = longest
    print(f"The longest: {seconds:.1f} s, {wish.pairs} pairs and {wish.boards} boards.")
    print(f"Offered, but not to be built: {sum(each is None for each in _known.values())}.")
    for text, count in counts.most_common():
        print(f"{count:4} {text}")


if __name__ == "__main__":
    main()
