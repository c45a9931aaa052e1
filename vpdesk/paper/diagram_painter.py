"""The hands of a board around a table, painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from vpdesk.paper.blocks import Box
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.tiles import (
    GAP,
    LINE,
    SIGN,
    SQUARE,
    SUITS,
    TITLE,
    TRICK,
    DrawnBoard,
    hand_width,
)

if TYPE_CHECKING:
    from vpdesk.paper.page_painter import PagePainter

RED = QColor("#b00020")
RED_SUITS = (1, 2)  # hearts and diamonds, of the suits from spades on
RED_SIGNS = ("♥", "♦")
BAR = 0.36  # ems: the side of the table at which a vulnerable player sits


def draw_tile(page: PagePainter, tile: DrawnBoard) -> None:
    """Paint a diagram in its place: North above, the table in the middle, tricks below."""
    _Diagram(page, tile).paint()


class _Diagram:
    """One diagram; lengths are points."""

    def __init__(self, page: PagePainter, tile: DrawnBoard) -> None:
        self.page, self.tile, self.diagram, self.em = page, tile, tile.diagram, tile.size
        self.font, self.bold = page.font(self.em), page.font(self.em, bold=True)
        widths = tile.widths
        self.left = tile.box.x
        self.middle = self.left + (widths.left + GAP) * self.em
        self.right = self.middle + (widths.middle + GAP) * self.em

    def paint(self) -> None:
        diagram = self.diagram
        self._head()
        north, east, south, west = diagram.hands
        centre = (self.tile.widths.middle - SQUARE) / 2 * self.em
        self._hand(self._beyond(north), 0, north)
        self._hand(self.left, SUITS, west)
        self._hand(self.right, SUITS, east)
        self._hand(self._beyond(south), 2 * SUITS, south)
        self._table(self.middle + centre, self.tile.box.y + (SUITS * LINE + 0.2) * self.em)
        self._points()
        for at, text in enumerate(diagram.par):
            self._text(self.left, self._line(2 * SUITS + at), text)
        self._tricks()

    def _beyond(self, hand: tuple[str, ...]) -> float:
        """Where North or South begins: at the table's edge, a long suit before it."""
        width = self.tile.widths.middle
        room = width - hand_width(hand, ems)
        return self.middle + max(min((width - SQUARE) / 2, room), 0.0) * self.em

    def _line(self, number: float) -> float:
        """The baseline of a line from the top."""
        return self.tile.box.y + (number * LINE + 0.95) * self.em

    def _text(self, x: float, y: float, text: str, *, bold: bool = False) -> None:
        """A text; of the suits in it those that are red have their colour."""
        font = self.bold if bold else self.font
        for part in _parted(text):
            red = self.diagram.red and part in RED_SIGNS
            self.page.write(x, y, part, font, RED if red else None)
            x += ems(part, bold) * self.em

    def _head(self) -> None:
        """The number of the board, who deals, and who is vulnerable."""
        size = TITLE * self.em
        top = self.tile.box.y
        self.page.write(
            self.left, top + 0.9 * size, self.diagram.title, self.page.font(size, bold=True)
        )
        for at, text in enumerate(self.diagram.told):
            self._text(self.left, top + 1.15 * size + (0.9 + at * LINE) * self.em, text)

    def _hand(self, x: float, line: int, hand: tuple[str, ...]) -> None:
        for at, (sign, held) in enumerate(zip(self.diagram.suits, hand, strict=True)):
            y = self._line(line + at)
            red = self.diagram.red and at in RED_SUITS
            self.page.write(x, y, sign, self.font, RED if red else None)
            self.page.write(x + SIGN * self.em, y, held, self.font)

    def _table(self, x: float, y: float) -> None:
        """The square: a letter at each side, that of the dealer on a dark ground."""
        page, em, side, ink = self.page, self.em, SQUARE * self.em, self.page.look.ink
        bar = BAR * em
        sides = (
            Box(x, y, side, bar),
            Box(x + side - bar, y, bar, side),
            Box(x, y + side - bar, side, bar),
            Box(x, y, bar, side),
        )
        for box, vulnerable in zip(sides, self.diagram.vulnerable, strict=True):
            if vulnerable:
                page.painter.fillRect(page.rect(box), ink)
        corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            page.line(start, end, 0.06 * em, ink)
        middle, near = side / 2, 1.05 * em
        places = ((middle, near), (side - near, middle), (middle, side - near), (near, middle))
        for at, (letter, (across, down)) in enumerate(
            zip(self.diagram.letters, places, strict=True)
        ):
            dealer = at == self.diagram.dealer
            if dealer:
                half = 0.62 * em
                ground = Box(x + across - half, y + down - half, 2 * half, 2 * half)
                page.painter.fillRect(page.rect(ground), ink)
            left = x + across - ems(letter, True) * em / 2
            colour = page.look.paper if dealer else ink
            page.write(left, y + down + 0.36 * em, letter, self.bold, colour)

    def _points(self) -> None:
        """High-card points, each where its player sits."""
        north, east, south, west = self.diagram.points
        em, step = self.em, max(ems(f"{each} ", False) for each in self.diagram.points)
        middle = self.right + (step + 1.2) * em
        page, muted = self.page, self.page.look.muted
        places = ((north, 0.0, 0), (west, -step, 1), (east, step, 1), (south, 0.0, 2))
        for text, off, line in places:
            x = middle + (off - ems(text, False) / 2) * em
            page.write(x, self._line(line), text, self.font, muted)

    def _tricks(self) -> None:
        """What each can make in each strain."""
        rows = [("", *self.diagram.strains), *self.diagram.tricks] if self.diagram.tricks else []
        for line, row in enumerate(rows):
            y = self._line(2 * SUITS + line * 0.97)
            for at, text in enumerate(row):
                bold = not line or not at
                middle = self.right + (at + 0.5) * TRICK * self.em
                self._text(middle - ems(text, bold) * self.em / 2, y, text, bold=bold)


def _parted(text: str) -> list[str]:
    """A text in parts, a red suit by itself."""
    parts = [""]
    for letter in text:
        if letter in RED_SIGNS:
            parts += [letter, ""]
        else:
            parts[-1] += letter
    return [each for each in parts if each]
