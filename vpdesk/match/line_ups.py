"""Who plays together at a table of a match of teams."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

BETWEEN = re.compile(r"\s*[-/,;&+\N{EN DASH}]\s*")  # what stands between the names of a pair
PAIR = "{} \N{EN DASH} {}"


def pairs_of(members: Sequence[str], typed: str) -> Iterator[str]:
    """The pairs that players of a team make, whose names begin, in words, as is typed.

    typed: "an" for all pairs with Ann, "ann - b" for hers with those whose name begins so.
    """
    wanted = [" ".join(each.casefold().split()) for each in BETWEEN.split(typed)]
    wanted = [each for each in wanted if each]
    for one, other in combinations([each.strip() for each in members if each.strip()], 2):
        for pair in ((one, other), (other, one)):
            if len(wanted) <= len(pair) and all(map(_begins, pair, wanted)):
                yield PAIR.format(*pair)
                break


def _begins(name: str, typed: str) -> bool:
    """Some word of a name, and what follows it, begins as is typed."""
    words = name.casefold().split()
    return any(" ".join(words[at:]).startswith(typed) for at, _ in enumerate(words))
