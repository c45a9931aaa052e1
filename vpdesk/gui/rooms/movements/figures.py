"""The strip of a movement's figures, each with its change against the saved state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold, small
from vpdesk.gui.widgets.named import named
from vpdesk.report.movements.report import Figure, figure_list

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality

NAMES = ("Qf", "Qf1av", "Qf1max", "Qf1min", "sdw", "Qc", "s", "d4")
PLACES = {"Qf1av": "sit-outs", "Qf1max": "sit-outs", "Qf1min": "sit-outs", "sdw": "strong"}
LOWER_IS_BETTER = ("s", "d4", "sdw")
FIRST_SIZE = 1.4  # the first figure's type size, in that of all text
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class FiguresStrip(QWidget):
    """The figures of a movement from left to right; the arrow keys go from one to the next.

    explained: what the figure that the keyboard is at means; "" when it goes away.
    figureEntered: the keyboard came to this figure's widget.
    """

    explained = Signal(str)
    figureEntered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._captions = {
            "Qf": self.tr("Quality Qf"),
            "Qf1av": self.tr("With a sit-out"),
            "Qf1max": self.tr("Best sit-out"),
            "Qf1min": self.tr("Worst sit-out"),
            "sdw": self.tr("Two strong pairs"),
            "Qc": self.tr("Qc"),
            "s": self.tr("Skewness s"),
            "d4": self.tr("Fourth moment d4"),
        }
        self.tiles = {name: Tile(name, self._captions[name]) for name in NAMES}
        layout = FlowLayout(12, self)
        for tile in self.tiles.values():
            layout.addWidget(tile)
            tile.entered.connect(self._enter)
            tile.left.connect(lambda: self.explained.emit(""))
        self._enter("Qf", tell=False)

    def show_quality(self, quality: Quality | None, saved: Quality | None) -> None:
        """Show the figures of a movement, and their changes where the saved ones are given."""
        language = user_language()
        now = {} if quality is None else _by_name(quality)
        before = {} if saved is None else _by_name(saved)
        for name, tile in self.tiles.items():
            figure, old = now.get(name), before.get(name)
            change = _change(figure, old)
            text = "\N{EN DASH}"
            if figure is not None and figure.value is not None:
                text = language.number(figure.value, figure.decimals)
            signed = "" if not change or figure is None else _signed(change, figure.decimals)
            tile.show_texts(text, signed, self._meaning(name, figure, old))
        self._show_bound(quality)

    def go(self) -> None:
        """Move the keyboard to the figures."""
        tile = next(
            tile for tile in self.tiles.values() if tile.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        tile.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        for place, name in enumerate(NAMES):
            if step and self.tiles[name].hasFocus():
                other = NAMES[min(max(place + step, 0), len(NAMES) - 1)]
                self.tiles[other].setFocus(Qt.FocusReason.OtherFocusReason)
                return
        event.ignore()

    def _show_bound(self, quality: Quality | None) -> None:
        caption = self._captions["Qf"]
        if quality is not None and quality.qf_bound is not None:
            bound = user_language().number(quality.qf_bound, 2)
            caption = self.tr("Quality Qf, at most {bound}").format(bound=bound)
        self.tiles["Qf"].caption.setText(caption)

    def _meaning(self, name: str, figure: Figure | None, old: Figure | None) -> str:
        if figure is None:
            return ""
        better = (
            self.tr("Lower is better.") if name in LOWER_IS_BETTER else self.tr("Higher is better.")
        )
        parts = [f"{name}: {figure.meaning}", better]
        if old is not None and old.value is not None:
            number = user_language().number(old.value, old.decimals)
            parts.append(self.tr("Saved: {number}.").format(number=number))
        return " ".join(parts)

    def _enter(self, name: str, *, tell: bool = True) -> None:
        """The Tab key comes back to the figure that the keyboard was at."""
        for each, tile in self.tiles.items():
            policies = Qt.FocusPolicy
            tile.setFocusPolicy(policies.StrongFocus if each == name else policies.ClickFocus)
        if tell:
            self.figureEntered.emit(self.tiles[name])
            self.explained.emit(self.tiles[name].toolTip())


class Tile(QWidget):
    """A figure: its caption, its value, its change.

    entered: the keyboard came to it; its name. left: it went away.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, name: str, caption: str) -> None:
        super().__init__()
        self._name = name
        self._height = 0  # of the largest figure, so that all stand on one line
        named(self, f"figure{name}", f"figures#{PLACES.get(name, 'quality')}")
        self.caption = QLabel(caption)
        self.value = named(QLabel(), f"figure{name}Value")
        self.change = named(QLabel(), f"figure{name}Change")
        for label in (self.caption, self.change):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 2, 4, 2)
        layout.setSpacing(0)
        values = QHBoxLayout()
        values.setSpacing(4)
        values.addWidget(self.value)
        values.addWidget(self.change)
        values.addStretch(1)
        layout.addWidget(self.caption)
        layout.addLayout(values)
        self._fit_text()

    def show_texts(self, value: str, change: str, meaning: str) -> None:
        """Show a value and its change, "" for none."""
        self.value.setText(value)
        self.change.setText(f"({change})" if change else "")
        self._fix_sizes()
        self.setToolTip(meaning)
        spoken = self.tr("{value}, changed by {change}") if change else "{value}"
        spoken = spoken.format(value=value, change=change)
        self.setAccessibleName(f"{self.caption.text()}: {spoken}")
        self.setAccessibleDescription(meaning)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self._name)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "change"):
            self._fit_text()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _fit_text(self) -> None:
        large = bold(self.font(), FIRST_SIZE)
        self.caption.setFont(small(self.font()))
        self.change.setFont(small(self.font()))
        self.value.setFont(large if self._name == NAMES[0] else bold(self.font()))
        self._height = QFontMetrics(large).height()
        self._fix_sizes()

    def _fix_sizes(self) -> None:
        """Room for the widest texts, so that no text moves its neighbours.

        A label whose size is fixed does not have the whole room laid out anew, either.
        """
        for label, widest in ((self.value, "100.00"), (self.change, "(+00.000)")):
            advance = label.fontMetrics().horizontalAdvance
            width = max(advance(widest), advance(label.text()) + 2)
            if label.maximumWidth() != width or label.maximumHeight() != self._height:
                label.setFixedSize(width, self._height)


def _by_name(quality: Quality) -> dict[str, Figure]:
    return {each.name: each for each in figure_list(quality, None, user_language())}


def _change(now: Figure | None, before: Figure | None) -> float:
    """What a figure gained, as far as its decimals show; 0 where it cannot be told."""
    if now is None or before is None or now.value is None or before.value is None:
        return 0.0
    change = round(now.value, now.decimals) - round(before.value, before.decimals)
    return round(change, now.decimals)


def _signed(change: float, decimals: int) -> str:
    text = user_language().number(change, decimals)
    return f"+{text}" if change > 0 else text
