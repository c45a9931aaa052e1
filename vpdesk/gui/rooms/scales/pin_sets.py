"""Pinned board counts that are kept under a name, and the button that brings them back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import MAX_PINS
from vpdesk.scales import MAX_BOARDS

PREFIX = "pins "  # of their names in what is remembered of the room
MOST_SETS = 30

Sets = Mapping[str, tuple[int, ...]]


def read_sets(own: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """The sets in what is remembered of the room, by their names; what is none is left out."""
    found: dict[str, tuple[int, ...]] = {}
    for key in sorted(own):
        words = own[key].split()
        counts = tuple(dict.fromkeys(int(word) for word in words if word.isdecimal()))
        good = all(word.isdecimal() for word in words) and 1 <= len(counts) <= MAX_PINS
        if key.startswith(PREFIX) and good and all(1 <= each <= MAX_BOARDS for each in counts):
            found[key.removeprefix(PREFIX)] = counts
    return found


def with_sets(own: Mapping[str, str], sets: Sets) -> dict[str, str]:
    """What is remembered of the room, with these sets in the place of those before."""
    kept = {key: text for key, text in own.items() if not key.startswith(PREFIX)}
    return kept | {f"{PREFIX}{name}": " ".join(map(str, pins)) for name, pins in sets.items()}


class PinSets(QToolButton):
    """A menu of sets of pins: shows one, keeps the present pins as one, removes one.

    pinsRequested: the board counts of a set (a tuple). setsChanged: the sets are others now.
    """

    pinsRequested = Signal(tuple)
    setsChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "pinSetsButton", "compare#pins")
        self.sets: dict[str, tuple[int, ...]] = {}
        self.pins: tuple[int, ...] = ()
        self.setText(self.tr("Presets"))
        self.setToolTip(self.tr("Pins that were kept under a name"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def keep(self, name: str) -> None:
        """Keep the present pins under a name, in the place of what it was the name of."""
        self.sets = dict(sorted({**self.sets, name.strip(): self.pins}.items()))
        self.setsChanged.emit()

    def remove(self, name: str) -> None:
        """Forget a set."""
        self.sets = {each: pins for each, pins in self.sets.items() if each != name}
        self.setsChanged.emit()

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for name, pins in self.sets.items():
            text = f"{name.replace('&', '&&')}: {', '.join(map(str, pins))}"
            menu.addAction(text, partial(self.pinsRequested.emit, pins))
        menu.addSeparator()
        keep = menu.addAction(self.tr("&Keep These Pins…"), self._ask)
        keep.setEnabled(bool(self.pins) and len(self.sets) < MOST_SETS)
        removing = menu.addMenu(self.tr("&Remove"))
        removing.setEnabled(bool(self.sets))
        for name in self.sets:
            removing.addAction(name.replace("&", "&&"), partial(self.remove, name))

    def _ask(self) -> None:
        from vpdesk.gui.export.presets import NameQuestion  # not at the start

        question = NameQuestion(translate("PinSets", "Keep These Pins"), "", self)
        question.textValueSelected.connect(self.keep)
        question.finished.connect(question.deleteLater)
        question.open()
