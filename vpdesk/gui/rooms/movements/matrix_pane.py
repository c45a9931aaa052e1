"""The balance matrix with its legend; a place for it while its library is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.matrix_legend import MatrixLegend
    from vpdesk.gui.widgets.heatmap import Heatmap
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.movement import Movement


class MatrixPane(QWidget):
    """Shows the matrix of a movement, or why there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heatmap: Heatmap | None = None
        self._legend: MatrixLegend | None = None
        self._movement: Movement | None = None
        self._with_legend = True
        self.problem = named(QLabel(wordWrap=True), "matrixProblem")
        self.problem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        place = QWidget()
        place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._frame = FocusFrame(place)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._frame)
        self._stack.addWidget(self.problem)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._stack, 1)

    def load(self) -> Heatmap:
        """Put the live matrix in its place."""
        from vpdesk.gui.rooms.movements.matrix_legend import MatrixLegend
        from vpdesk.gui.widgets.heatmap import Heatmap  # after the first paint

        self.heatmap = named(Heatmap(), "heatmap", "movements#matrix")
        self.heatmap.setAcceptDrops(False)  # a file that is dropped on it is for the window
        self.heatmap.setAccessibleName(self.tr("Balance of the movement"))
        self.heatmap.setAccessibleDescription(
            self.tr("The arrow keys go from cell to cell; type a number to follow that pair")
        )
        self.heatmap.menuRequested.connect(self._open_menu)
        self._frame.set_content(self.heatmap)
        self._legend = MatrixLegend()
        self._layout.addWidget(self._legend)
        return self.heatmap

    def show_movement(self, movement: Movement, quality: Quality) -> None:
        """Show the matrix of a movement with these measures."""
        from vpdesk.movements.measures import balance  # it brings numpy

        assert self.heatmap is not None
        assert self._legend is not None
        self._movement = movement
        matrix = balance(movement)
        mean = quality.row_total / (movement.pairs - 1)
        points = 50 / quality.row_total if quality.row_total else 0.0
        self.heatmap.show_matrix(matrix, mean, points)
        self._legend.show_mean(mean)
        self._legend.setVisible(self._with_legend)
        self._stack.setCurrentWidget(self._frame)

    def show_legend(self, *, shown: bool) -> None:
        """Explain the colours, or leave their place to the matrix."""
        self._with_legend = shown
        if self._legend is not None:
            self._legend.setVisible(shown and self._movement is not None)

    def show_problem(self, text: str) -> None:
        """Show why there is no matrix."""
        self._movement = None
        self.problem.setText(text)
        if self._legend is not None:
            self._legend.hide()
        self._stack.setCurrentWidget(self.problem)

    def select_pair(self, pair: int) -> None:
        """Frame the row and the column of a pair; 0 for none."""
        if self.heatmap is not None:
            self.heatmap.select_pair(pair)

    def _open_menu(self, pair: int, other: int, place: QPoint) -> None:
        from vpdesk.gui.rooms.movements.matrix_menu import open_matrix_menu  # on the first one

        open_matrix_menu(self, pair, other, place)

    def copy(self, *, headings: bool) -> None:
        """Put the matrix on the clipboard."""
        if self._movement is None:
            return
        from vpdesk.movements.measures import balance
        from vpdesk.report.movements.report import matrix

        table = matrix(self._movement, balance(self._movement).tolist(), user_language())
        lines = [[cell.text for cell in row] for row in table.rows]
        if headings:
            lines.insert(0, list(table.headings))
        else:
            lines = [line[1:] for line in lines]
        copy_lines(lines)
