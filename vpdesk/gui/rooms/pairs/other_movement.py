"""The dialog that gives an evening another movement, and other pairs, before the first result."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from vpdesk.gui.rooms.pairs.new_evening import NewEvening
from vpdesk.gui.rooms.pairs.proposed import own_candidate
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.gui.texts import translate
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.methods import USUAL_CHOICE

NAMES = 2  # of a pair


class OtherMovement(NewEvening):
    """A new evening that begins with all of one that is there, and keeps what is known of it."""

    def __init__(self, parent: QWidget, shelf: RegisterShelf, evening: Evening) -> None:
        super().__init__(parent, shelf)
        self.setWindowTitle(translate("NewEvening", "Movement of the Evening"))
        self._evening = evening
        first = evening.sections[0]
        movement = first.movement
        self._own = own_candidate(movement, movement.name)
        self.individual.setChecked(evening.individual)
        self.name.setText(evening.name)
        self.names.setPlainText("\n".join(map(self._line, evening.entrants)))
        self.boards.setValue(movement.rounds * max(map(len, movement.boards)))
        self.sections.setValue(len(evening.sections))
        self.method.setCurrentIndex(self.method.findData(evening.method))
        self._propose()
        self.two_winners.setChecked(first.two_winners)

    @property
    def pairs(self) -> list[Contestant]:
        """Those of the evening whose lines are there, as they are; others get further numbers."""
        known: defaultdict[tuple[str, ...], list[Contestant]] = defaultdict(list)
        for entrant in self._evening.entrants:
            for typed in self._parsed(self._line(entrant)):
                known[typed.names].append(entrant)
        number, found = self._evening.next_number, []
        for typed, each in zip(self._typed, super().pairs, strict=True):
            if known[typed.names]:
                found.append(known[typed.names].pop(0))
            else:
                found.append(replace(each, number=number))
                number += 1
        return found

    @property
    def _plain(self) -> Evening:
        evening, new = self._evening, super()._plain
        there = {each.number for each in self.pairs}
        return replace(
            evening,
            name=new.name,
            method=new.method,
            choice=evening.choice if new.method == evening.method else USUAL_CHOICE,
            adjustments=tuple(each for each in evening.adjustments if each.entrant in there),
        )

    def _line(self, entrant: Contestant) -> str:
        """An entrant as it is typed; "?" stands for a name that is not known."""
        count = 1 if self._evening.individual else NAMES
        names = [*entrant.names, *("",) * count][:count]
        return " \N{EN DASH} ".join(name or "?" for name in names)
