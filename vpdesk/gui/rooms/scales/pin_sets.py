"""Pins that are kept under a name, and the button that brings them back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from vpdesk.files.codec import FileError, parsed
from vpdesk.files.records import WRONG
from vpdesk.files.scale_spec import PINS
from vpdesk.gui.rooms.scales.pin_strip import pin_text
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import Pin
from vpdesk.scales import DiscreteScale, ScaleSpec

PREFIX = "pins "  # of their names in what is remembered of the room
MOST_SETS = 30
SAMPLE: tuple[Pin, ...] = (
    *(8, 32),
    ScaleSpec(16),
    ScaleSpec(16, DiscreteScale.kind),
    ScaleSpec(16, v0=12.5),
)  # something of each kind, to play with

Sets = Mapping[str, tuple[Pin, ...]]


def read_sets(own: Mapping[str, str]) -> dict[str, tuple[Pin, ...]]:
    """The sets in what is remembered of the room, by their names; what is none is left out."""
    found: dict[str, tuple[Pin, ...]] = {}
    for key in sorted(own):
        if key.startswith(PREFIX):
            with suppress(FileError, *WRONG):
                pins = PINS.read(_listed(own[key]))
                found |= {key.removeprefix(PREFIX): pins} if pins else {}
    return found


def _listed(text: str) -> object:
    """A set as JSON; one of board counts alone is a line of them. Raises FileError, ValueError."""
    return parsed(text) if text.startswith("[") else list(map(int, text.split()))


def _written(pins: tuple[Pin, ...]) -> str:
    if all(isinstance(pin, int) for pin in pins):
        return " ".join(map(str, pins))
    return json.dumps(PINS.write(pins))


def with_sets(own: Mapping[str, str], sets: Sets) -> dict[str, str]:
    """What is remembered of the room, with these sets in the place of those before."""
    kept = {key: text for key, text in own.items() if not key.startswith(PREFIX)}
    return kept | {f"{PREFIX}{name}": _written(pins) for name, pins in sets.items()}


class PinSets(QToolButton):
    """What is compared: board counts that are typed, or a set of pins that was kept.

    countsRequested: board counts are to be typed. pinsRequested: the pins of a set (a tuple).
    setsChanged: the sets are others now.
    """

    countsRequested = Signal()
    pinsRequested = Signal(tuple)
    setsChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "pinSetsButton", "compare#pins")
        self.sets: dict[str, tuple[Pin, ...]] = {}
        self.pins: tuple[Pin, ...] = ()
        self.setText(self.tr("Compare"))
        self.setToolTip(self.tr("Board counts such as 7, 14, 20, 28, or pins that were kept"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.clicked.connect(lambda _: self.countsRequested.emit())
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def show_sets(self, sets: dict[str, tuple[Pin, ...]]) -> None:
        """Have these sets, by name."""
        self.sets = sets

    def show_pins(self, pins: tuple[Pin, ...]) -> None:
        """The present pins, which can be kept."""
        self.pins = pins

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
        menu.addAction(self.tr("&Board Counts…"), self.countsRequested.emit)
        menu.addSeparator()
        for name, pins in self.sets.items():
            text = f"{name}: {', '.join(map(pin_text, pins))}".replace("&", "&&")
            menu.addAction(text, partial(self.pinsRequested.emit, pins))
        menu.addSeparator()
        keep = menu.addAction(self.tr("&Keep These Pins…"), self._ask)
        keep.setEnabled(bool(self.pins) and len(self.sets) < MOST_SETS)
        sample = menu.addAction(self.tr("&Sample: Boards, Kinds and Ranges"))
        sample.triggered.connect(lambda _: self.pinsRequested.emit(SAMPLE))
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
