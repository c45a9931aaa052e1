"""Panes that share a width, and what of that can be remembered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from vpdesk.gui.widgets.sizes_by_type import SizesByType

LEAST_SHARE = 0.08  # of the whole, below which a pane would be a sliver


def fair(widths: Sequence[int]) -> bool:
    """All have a width in which something can be seen; False for none at all."""
    return bool(widths) and min(widths) >= max(1, LEAST_SHARE * sum(widths))


class Panes(QSplitter):
    """Side by side; they know how they share the width while one of them is hidden, too."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._known: tuple[int, ...] = ()
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._remember)
        self.by_type = SizesByType(self)

    @property
    def widths(self) -> tuple[int, ...]:
        """How they share it, or did when all of them were shown last; () if that is not known."""
        self._remember()
        return self._known

    def share(self, widths: Sequence[int], first: Sequence[int]) -> None:
        """Share as before, or as at first where that is not known or leaves one a sliver."""
        wanted = tuple(widths if len(widths) == self.count() and fair(widths) else first)
        self._known = wanted if fair(wanted) else ()
        self.setSizes(list(wanted))

    def show_pane(self, pane: QWidget, shown: bool) -> None:
        """Show one of the panes, or hide it; shown again it is as wide as it was."""
        if pane.isHidden() == shown:
            self._remember()
            pane.setVisible(shown)

    def _remember(self) -> None:
        panes = (self.widget(at) for at in range(self.count()))
        hidden = any(pane is not None and pane.isHidden() for pane in panes)
        sizes = tuple(self.sizes())
        if not hidden and all(sizes):
            self._known = sizes
