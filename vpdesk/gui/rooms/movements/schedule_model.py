"""The Qt model of a movement's schedule: rounds down, tables across."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from vpdesk.gui.tables.base_model import CENTRE, BaseModel
from vpdesk.gui.tables.indexes import Index
from vpdesk.movements.movement import Encounter, Movement, Place, Places

NO_PLACES: Places = frozenset()
DASH = "\N{EN DASH}"


class ScheduleCell(NamedTuple):
    """An encounter and what is special about it.

    boards: its boards, as in "5–6".
    changed: it is not as in the state that the movement is compared with.
    shared: its boards are at another table in the same round; relayed: they come from a stand.
    """

    encounter: Encounter
    boards: str
    switched: bool
    changed: bool
    locked: bool
    shared: bool
    relayed: bool

    @property
    def sides(self) -> tuple[str, str]:
        """Who sits North-South and who East-West, as in "7" and "3", or "1+5" of players."""
        each = self.encounter
        if each.south:
            return f"{each.ns}+{each.south}", f"{each.ew}+{each.west}"
        return str(each.ns), str(each.ew)


class ScheduleModel(BaseModel):
    """Shows the encounters of a movement; a table that is empty in a round has an empty cell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.movement: Movement | None = None
        self.locked = NO_PLACES
        self._cells: dict[Place, ScheduleCell] = {}

    def show(
        self,
        movement: Movement,
        saved: Movement,
        locked: Places,
        switched: Collection[Place],
        shared: Collection[Place],
        relayed: Collection[Place],
    ) -> None:
        """Show a movement; see ScheduleCell for what the sets of places say of it."""
        before = self.movement
        same = before is not None and _shape(before) == _shape(movement)
        changed = _changed(movement, saved)
        boards = [boards_text(each) for each in movement.boards]
        cells = {
            (place := each.place): ScheduleCell(
                each,
                boards[each.board_set - 1],
                place in switched,
                place in changed,
                place in locked,
                place in shared,
                place in relayed,
            )
            for each in movement.encounters
        }
        old, self.locked = self._cells, locked
        if not same:
            self.beginResetModel()
        self.movement, self._cells = movement, cells
        if not same:
            self.endResetModel()
            return
        for place in old.keys() | cells.keys():
            if old.get(place) != cells.get(place):
                index = self.index_of(place)
                self.dataChanged.emit(index, index)

    @property
    def cells(self) -> Collection[ScheduleCell]:
        """All encounters."""
        return self._cells.values()

    def cell(self, index: Index) -> ScheduleCell | None:
        """The encounter at an index; None where the table is empty."""
        return self._cells.get((index.row() + 1, index.column() + 1))

    def index_of(self, place: Place) -> QModelIndex:
        """The index of a round and table."""
        return self.index(place[0] - 1, place[1] - 1)

    def places(self, indexes: Iterable[Index]) -> Places:
        """The rounds and tables of the encounters at these indexes."""
        cells = (self.cell(index) for index in indexes)
        return frozenset(cell.encounter.place for cell in cells if cell is not None)

    def sitting_out(self, row: int) -> tuple[int, ...]:
        """The pairs that do not play in the round of a row."""
        if self.movement is None:
            return ()
        seated = {pair for each in self.movement.in_round(row + 1) for pair in each.seated}
        return tuple(
            pair for pair in range(1, self.movement.pairs + 1) if seated and pair not in seated
        )

    def lines(self, indexes: Iterable[Index], *, headings: bool) -> list[list[str]]:
        """The texts of the rectangle around these indexes, as lines of fields."""
        places = [(index.row(), index.column()) for index in indexes]
        rows, columns = (sorted(set(each)) for each in zip(*places, strict=True))
        lines = [[str(self.index(row, column).data()) for column in columns] for row in rows]
        if headings:
            role = Qt.ItemDataRole.AccessibleTextRole
            for row, line in zip(rows, lines, strict=True):
                line.insert(0, str(self.headerData(row, Qt.Orientation.Vertical, role)))
            across = Qt.Orientation.Horizontal
            lines.insert(0, ["", *(str(self.headerData(each, across, role)) for each in columns)])
        return lines

    def words(self, cell: ScheduleCell) -> str:
        """An encounter in words."""
        each = cell.encounter
        ns, ew = cell.sides
        if each.south:
            text = self.tr("Round {round}, table {table}: players {ns} North-South against {ew}")
        else:
            text = self.tr("Round {round}, table {table}: pair {ns} North-South against pair {ew}")
        parts = [text.format(round=each.round, table=each.table, ns=ns, ew=ew)]
        first, _, last = cell.boards.partition(DASH)
        if last:
            parts.append(self.tr("boards {first} to {last}").format(first=first, last=last))
        else:
            parts.append(self.tr("boards {boards}").format(boards=cell.boards))
        for holds, word in (
            (cell.switched, self.tr("switched")),
            (cell.changed, self.tr("changed")),
            (cell.locked, self.tr("locked")),
            (cell.shared, self.tr("shares its boards")),
            (cell.relayed, self.tr("boards from a stand")),
        ):
            if holds:
                parts.append(word)
        return ", ".join(parts)

    @property
    def _size(self) -> tuple[int, int]:
        return (self.movement.rounds, self.movement.tables) if self.movement else (0, 0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if cell is None else f"{DASH.join(cell.sides)}  {cell.boards}"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            if cell is not None:
                return self.words(cell)
            text = self.tr("Round {round}, table {table} is empty")
            return text.format(round=index.row() + 1, table=index.column() + 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return CENTRE
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        across = orientation == Qt.Orientation.Horizontal
        text = self.tr("Table {number}") if across else self.tr("Round {number}")
        text = text.format(number=section + 1)
        if role == Qt.ItemDataRole.DisplayRole:
            return str(section + 1) if section else text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._header_tip(section, text, across=across)
        return None

    def _header_tip(self, section: int, text: str, *, across: bool) -> str:
        tip = self.tr("{what}: a click switches all of it").format(what=text)
        missing = () if across else self.sitting_out(section)
        if missing:
            pairs = ", ".join(map(str, missing))
            tip += "\n" + self.tr("Sitting out: {pairs}").format(pairs=pairs)
        return tip


def boards_text(boards: tuple[int, ...]) -> str:
    """Boards in few characters: "5", "5–6", "5, 7"."""
    if len(boards) > 1 and boards == tuple(range(boards[0], boards[-1] + 1)):
        return f"{boards[0]}{DASH}{boards[-1]}"
    return ", ".join(map(str, boards))


def _shape(movement: Movement) -> tuple[int, int, int]:
    return movement.rounds, movement.tables, movement.pairs


def _changed(movement: Movement, saved: Movement) -> Places:
    """The encounters that are others in the saved state; none where that is another movement."""
    if _shape(movement) != _shape(saved):
        return NO_PLACES
    return frozenset(each.place for each in set(movement.encounters) - set(saved.encounters))
