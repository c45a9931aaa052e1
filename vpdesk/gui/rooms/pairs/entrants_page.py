"""The page of the pairs: names, clubs and where each begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.gui.tables.base_model import LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.tables.entry_table import EntryTable, Trigger
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.name_completer import NamesDelegate, Offer
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_text import FieldLimits, NumberError
from vpdesk.gui.widgets.rows import flow
from vpdesk.languages import player_headings
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Contestant, Evening, stratum_of, with_entrant
from vpdesk.pairs.evening_next import unnamed
from vpdesk.pairs.pair_names import names_in_cell, typed_pairs, typed_players
from vpdesk.pairs.pair_table import named_lines
from vpdesk.pairs.register import looked_up, renamed
from vpdesk.report.step_words import step_words

NUMBER, FIRST, SECOND, CLUB, GROUP, STRATUM, HANDICAP, REMARKS, REGISTER = range(9)
HANDICAPS = FieldLimits(Decimal(-100), Decimal(100), 2)  # per cent, or IMPs


class EntrantsModel(BaseModel):
    """Shows the pairs.

    changed: a pair as it is to be (Entrant). refused: why what was typed cannot be (str).
    """

    changed = Signal(object)
    refused = Signal(str)

    def __init__(self, shelf: RegisterShelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evening = Evening()
        self._shelf = shelf

    def show(self, evening: Evening) -> None:
        """Show the pairs of an evening; where there are as many, the view stays as it is."""
        if len(evening.entrants) == len(self.evening.entrants):
            self.evening = evening
            self._tell_rows(range(len(evening.entrants)))
            return
        self.beginResetModel()
        self.evening = evening
        self.endResetModel()

    @property
    def headings(self) -> Sequence[str]:
        return (
            self.tr("No."),
            self.tr("Player"),
            self.tr("Partner"),
            self.tr("Club"),
            self.tr("Group"),
            self.tr("Stratum"),
            self.tr("Handicap"),
            self.tr("Remarks"),
            self.tr("Register"),
        )

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.evening.entrants), REGISTER + 1

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return RIGHT if column in (NUMBER, HANDICAP) else LEFT

    def _is_editable(self, index: Index) -> bool:
        return index.column() not in (NUMBER, REGISTER)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        text = self._text(self.evening.entrants[index.row()], index.column())
        if role == Qt.ItemDataRole.EditRole and index.column() == REMARKS:
            return self.evening.entrants[index.row()].remark  # what is told beside it follows
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            number = self._text(self.evening.entrants[index.row()], 0)
            number = f"{self.headings[0]} {number}" if index.column() else ""
            return ", ".join(filter(None, (self.headings[index.column()], text, number)))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        entrant, text = self.evening.entrants[index.row()], " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or not self._is_editable(index):
            return False
        if index.column() == CLUB:
            self.changed.emit(replace(entrant, club=text))
        elif index.column() == GROUP:
            self.changed.emit(replace(entrant, group=text))
        elif index.column() == REMARKS:
            self.changed.emit(replace(entrant, remark=text))
        elif index.column() == STRATUM:
            return self._take_stratum(entrant, text.upper())
        elif index.column() == HANDICAP:
            return self._take_handicap(entrant, text)
        else:
            self._take_names(entrant, index.column() - FIRST, str(value))
        return True

    def _take_names(self, entrant: Contestant, at: int, typed: str) -> None:
        """A name, or both names of the pair with what separates them."""
        register, text = self._shelf.register, " ".join(typed.split())
        other = (*entrant.names, "", "")[1 - at]
        names, club = names_in_cell(typed, alone=not other)
        if self.evening.individual or len(names) < 2:
            self.changed.emit(renamed(entrant, at, text, register))
            return
        for place, name in enumerate(names):
            entrant = renamed(entrant, place, name, register)
        self.changed.emit(replace(entrant, club=club or entrant.club))

    def _take_stratum(self, entrant: Contestant, text: str) -> bool:
        """One letter, the strongest pairs are A; nothing for none."""
        try:
            self.changed.emit(replace(entrant, stratum=stratum_of(text)))
        except PairsError as error:
            self.refused.emit(user_language().error(error))
            return False
        return True

    def _take_handicap(self, entrant: Contestant, text: str) -> bool:
        """Per cent, or IMPs; nothing for none."""
        try:
            handicap = HANDICAPS.read(text or "0")
        except NumberError as error:
            self.refused.emit(user_language().error(error))
            return False
        self.changed.emit(replace(entrant, handicap=int(100 * handicap)))
        return True

    def _text(self, entrant: Contestant, column: int) -> str:
        names = (*entrant.names, "", "")
        return (
            self.evening.label(entrant.number),  # as everywhere that a pair is named
            names[0],
            names[1],
            entrant.club,
            entrant.group,
            entrant.stratum,
            user_language().gain(entrant.handicap) if entrant.handicap else "",
            self._remarks(entrant),
            ", ".join(filter(None, entrant.register)),
        )[column]

    def _remarks(self, entrant: Contestant) -> str:
        number = entrant.number
        section = self.evening.section_of.get(number)
        text = self.tr("{name} for {player} from round {round}")
        said = [entrant.remark]
        said += [
            text.format(name=each.name, player=entrant.names[each.player - 1], round=each.since)
            for each in entrant.substitutes
        ]
        if section is not None:
            if (since := dict(section.since).get(number)) is not None:
                said.append(self.tr("from round {round}").format(round=since))
            if (until := dict(section.until).get(number)) is not None:
                said.append(self.tr("until round {round}").format(round=until))
        said += [each.reason for each in self.evening.adjustments if each.entrant == number]
        return ", ".join(filter(None, said))


class NamesTable(EntryTable):
    """Shows an EntrantsModel. Enter goes on to the name that is missing, then to the next pair.

    pasteRequested: a text from the clipboard.
    """

    pasteRequested = Signal(str)

    def go_on(self) -> None:
        at = self.currentIndex()
        beside = at.siblingAtColumn(SECOND)
        lonely = at.column() == FIRST and at.data() and not beside.data()
        if lonely and not cast("EntrantsModel", self.model()).evening.individual:
            self.go_to(at.row(), SECOND)
        elif at.column() == SECOND and at.row() + 1 < self.model().rowCount():
            self.go_to(at.row() + 1, FIRST)
        else:
            super().go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and self.editor is None:
            self.pasteRequested.emit(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)


class EntrantsPage(QWidget):
    """Shows the pairs, and lets their names be typed.

    registerRequested: a register of players is to be chosen.
    """

    registerRequested = Signal()

    def __init__(self, document: PairsDocument, shelf: RegisterShelf) -> None:
        super().__init__()
        self._document, self._shelf = document, shelf
        self.model = EntrantsModel(shelf, self)
        self.players = named(QLabel(), "registerPlayers")
        self.register = named(QPushButton(self.tr("Register…")), "chooseRegister", "pairs#register")
        self.table = named(NamesTable(), "pairsTable", "pairs#pairs")
        self.hint = named(FlowLabel(), "pairsHint", "pairs#pairs")
        self.hint.setText(
            self.tr(
                "Type both names with a comma or a dash between them, and Enter: "
                "Ann Smith, Bob Jones."
            )
        )
        self.table.setEditTriggers(
            Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed
        )
        self.table.setItemDelegate(NamesDelegate(self._offers, (FIRST, SECOND), self.table))
        self.table.show_model(self.model)
        self.table.stretch(FIRST, SECOND, CLUB)
        self.table.setAccessibleName(self.tr("Pairs"))
        self.error = named(CellError(self), "pairsError")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FocusFrame(self.table))
        layout.addWidget(self.hint)
        layout.addWidget(flow(self.players, self.register))
        self.register.clicked.connect(self.registerRequested)
        shelf.changed.connect(self._show_register)
        self._show_register()
        self.table.pasteRequested.connect(self._paste)
        self.model.changed.connect(self._request)
        self.model.refused.connect(self._refuse)

    def begin(self) -> None:
        """Other work has begun: one begins at its first pair."""
        self.error.hide()
        self.model.show(Evening())  # a cell that is open closes

    def show_evening(self) -> None:
        """Show the pairs as they are now."""
        self._shelf.want()
        self.model.show(self._document.evening)
        self.hint.setVisible(not self._document.evening.individual)
        if not self.table.currentIndex().isValid() and self.model.rowCount():
            self.table.go_to(0, FIRST)

    def go(self) -> None:
        """Move the keyboard to the pairs."""
        self.table.setFocus()

    def go_unnamed(self) -> None:
        """Move the keyboard to the first name that is not known."""
        self.show_evening()
        evening = self._document.evening
        first = next(iter(unnamed(evening)), None)
        row = evening.entrants.index(first) if first is not None else 0
        half = first is not None and any(first.names[:1])
        self.table.go_to(row, SECOND if half else FIRST)
        self.table.setFocus()

    def copy(self, *, headings: bool) -> None:
        """Put all pairs on the clipboard."""
        rows, columns = self.model.rowCount(), range(REGISTER + 1)
        lines = [
            [str(self.model.index(row, column).data()) for column in columns] for row in range(rows)
        ]
        copy_lines(lines, self.model.headings if headings else ())

    @property
    def number(self) -> int:
        """The pair that the user is at; 0 for none."""
        row = self.table.currentIndex().row()
        entrants = self._document.evening.entrants
        return entrants[row].number if 0 <= row < len(entrants) else 0

    def _offers(self, typed: str) -> list[Offer]:
        """The players of the register for what is typed."""
        found = self._shelf.register.search(typed)
        lines = ("  ".join(filter(None, (each.name, each.number, each.club))) for each in found)
        picked = (each.number or each.name for each in found)
        return list(map(Offer, lines, picked))

    def _show_register(self) -> None:
        count = len(self._shelf.register)
        text = translate("PairsRoom", "%n player(s) in the register", None, count)
        self.players.setText(text if count else self.tr("No register of players yet"))

    def _refuse(self, text: str) -> None:
        self.table.refuse()
        self.error.show_beside(text, self.table, None)

    def _paste(self, text: str) -> None:
        """The pairs of a list, from the row of the keyboard on; those without a row are left."""
        evening, row = self._document.evening, max(0, self.table.currentIndex().row())
        read = typed_players if evening.individual else typed_pairs
        lines = named_lines(text, player_headings(), single=evening.individual)
        found = looked_up(read("\n".join(lines)), self._shelf.register)
        places = evening.entrants[row:]
        for there, each in zip(places, found, strict=False):
            club = each.club or there.club
            taken = replace(there, names=each.names, register=each.register, club=club)
            evening = with_entrant(evening, taken)
        if not found:
            return
        self.error.hide()
        self._document.request(evening, step_words("EntrantsPage", "names pasted"))
        left = len(found) - len(places)
        if left > 0:
            text = translate("PairsRoom", "%n line(s) of the list had no place left.", None, left)
            self.error.show_beside(text, self.table, None)
        self.table.go_to(min(row + len(found), self.model.rowCount() - 1), FIRST)

    def _request(self, entrant: Contestant) -> None:
        self.error.hide()
        label = self._document.evening.label(entrant.number)
        text = step_words("EntrantsPage", "pair {number}", number=label)
        self._document.request(with_entrant(self._document.evening, entrant), text)
