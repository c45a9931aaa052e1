"""The headings of a table, kept apart whichever way each is aligned."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView

from vpdesk.gui.widgets.fonts import bold

LEAST_GAP = 4  # pixels beside a heading in the middle
KEPT = 64  # sizes of headings
SPACE = "\N{NO-BREAK SPACE}"  # which every font has, unlike wider ones
JOINER = "\N{WORD JOINER}"  # after it: a line that ends with a space is aligned without that


def gap_text(metrics: QFontMetrics) -> str:
    """Spaces as wide as a character, to keep what stands on the right away from what follows it."""
    return SPACE * math.ceil(metrics.averageCharWidth() / metrics.horizontalAdvance(SPACE))


class SpacedHeader(QHeaderView):
    """Leaves room after a heading, and on both sides of one that stands in the middle."""

    def __init__(self, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sizes: dict[object, QSize] = {}
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """In the type that is painted; Qt's own way is to measure bold type."""
        model, orientation = self.model(), self.orientation()
        text = str(model.headerData(section, orientation))
        side = model.headerData(section, orientation, Qt.ItemDataRole.TextAlignmentRole)
        key = text, side, self.font().key(), self.fontMetrics().height()
        if key not in self._sizes:  # asked for a dozen times at each step of a spinner
            if len(self._sizes) >= KEPT:
                self._sizes.clear()
            self._sizes[key] = self._size(section, text, side)
        return QSize(self._sizes[key])

    def least_width(self, section: int) -> int:
        """The width in which a heading is whole; one in the middle needs less room beside it."""
        width, model = self.sectionSizeFromContents(section).width(), self.model()
        side = model.headerData(section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole)
        return width if _is_aside(side) else width - 2 * self._gap + LEAST_GAP

    @property
    def _gap(self) -> int:
        return self.fontMetrics().horizontalAdvance(gap_text(self.fontMetrics()))

    def _size(self, section: int, text: str, side: Qt.AlignmentFlag | None) -> QSize:
        gap = self._gap * (1 if _is_aside(side) else 2)
        # Not from QStyle, which takes longer to load than the table.
        asked, in_bold = super().sectionSizeFromContents(section), QFontMetrics(bold(self.font()))
        margin = asked.height() - in_bold.size(0, text).height()
        return self.fontMetrics().size(0, text) + QSize(gap + margin, margin)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if option.textAlignment & Qt.AlignmentFlag.AlignRight:
            gap = gap_text(self.fontMetrics()) + JOINER
            option.text = "\n".join(line + gap for line in option.text.split("\n"))


def _is_aside(side: Qt.AlignmentFlag | None) -> bool:
    """Whether what is aligned so is not in the middle."""
    return side is not None and bool(side) and not side & Qt.AlignmentFlag.AlignHCenter
