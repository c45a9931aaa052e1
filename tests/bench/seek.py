"""From a key to the answer in the line that finds anything: 64 teams, 9,216 boards.

.venv/bin/python -m tests.bench.seek
"""

from __future__ import annotations

import os
import sys
from statistics import median
from time import perf_counter

TEAMS, ROUNDS, TABLES, BOARDS = 64, 9, 32, 32
TYPED = ("t", "te", "team 4", "board 12", "board 12 round 7", "nothing like it", "24", "vp 12 24")
TIMES = 9
AIM_MS = 30.0


def main() -> int:
    """Print the times of opening and of each text; whether all keep the aim."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.seek.answers import answer
    from vpdesk.gui.seek.line import SeekLine
    from vpdesk.gui.seek.shelf import FoundThing, Shelf
    from vpdesk.gui.start import make_application
    from vpdesk.scales import ScaleSpec

    app = make_application()

    def offer(text: str) -> FoundThing:
        return FoundThing(text, "", lambda: None)

    def answers(typed: str) -> list[FoundThing]:
        found = answer(typed, ScaleSpec())
        return [] if found is None else [offer(found[0])]

    offers = [offer(f"Team Číslo {number}") for number in range(1, TEAMS + 1)]
    offers += [
        offer(f"Board {board}, round {number}, table {table}: {table} – {65 - table}")
        for number in range(1, ROUNDS + 1)
        for table in range(1, TABLES + 1)
        for board in range(1, BOARDS + 1)
    ]
    parent = QWidget()
    start = perf_counter()
    line = SeekLine(Shelf(offers, {}), answers, lambda _: None, parent)
    line.show()
    app.processEvents()
    print(f"{len(offers)} things, opened in {1000 * (perf_counter() - start):.0f} ms")
    worst = 0.0
    for typed in TYPED:
        taken = []
        for _ in range(TIMES):
            line.field.setText("")
            app.processEvents()
            start = perf_counter()
            line.field.setText(typed)
            line.repaint()
            app.processEvents()
            taken.append(1000 * (perf_counter() - start))
        worst = max(worst, median(taken))
        print(f"  {typed!r}: median {median(taken):.1f} ms, most {max(taken):.1f} ms")
    print(f"worst median {worst:.1f} ms, aim {AIM_MS:.0f} ms")
    return int(worst > AIM_MS)


if __name__ == "__main__":
    sys.exit(main())
