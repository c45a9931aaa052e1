"""Explanations where many of the top may not meet: python -m tests.bench.swiss_explained.

The fifth round of 300 players of whom 100 or 150 are barred from each other: of what becomes of
some players, of boards, of the bye and of pairs that do not meet the answer that takes longest,
in seconds of work, and what Python's own memory grew to for it.
"""

import tracemalloc
from functools import partial
from time import process_time
from typing import Any

from tests.unit.tournament.draws.histories import drawn_and_played
from tests.unit.tournament.small_events import event
from vpdesk.report.events.why.story import story
from vpdesk.report.language import Language
from vpdesk.tournament.tournament import Edition, Forbidden

AIM = 2  # seconds


def main() -> None:
    for edition in Edition:
        for barred in (100, 150):
            rule = Forbidden(tuple(range(1, barred + 1)))
            the = event(players=300, edition=edition, first_colour="w", forbidden=(rule,))
            the = drawn_and_played(the, rounds=4, seed=1)
            asked, longest = questions(the), (0.0, "")
            for name, ask in asked.items():
                start = process_time()
                ask()
                longest = max(longest, (process_time() - start, name))
            tracemalloc.start()
            asked[longest[1]]()
            peak = tracemalloc.get_traced_memory()[1] / 1e6
            tracemalloc.stop()
            seconds, name = longest
            print(
                f"{edition}: {barred} barred {seconds:.2f} s ({name})  aim {AIM} s  {peak:.0f} MB"
            )


def questions(the):
    """What is asked, by name."""
    told, english = story(the), Language()
    asked: dict[str, Any] = {
        "draw": lambda: story(the).draw(english),
        "bye": lambda: told.bye()(english),
    }
    for number in (1, 2, 50, 149, 299):
        asked[f"player {number}"] = partial(lambda number: told.entrant(number)(english), number)
    for couple in sorted(map(sorted, told.pairs))[:4]:
        asked[f"board {couple}"] = partial(lambda pair: list(told.game(*pair)), couple)
    for pair in ((1, 299), (2, 200), (1, 2)):
        asked[f"why not {pair}"] = partial(lambda pair: told.why_not(*pair)(english), pair)
    return asked


if __name__ == "__main__":
    main()
