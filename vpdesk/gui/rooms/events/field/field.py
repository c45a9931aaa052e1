"""The field of a Swiss tournament: its rules, who plays, with which byes, and who may not meet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.event.event import EventError, Stage, by_method
from vpdesk.event.leavers import asked_out
from vpdesk.event.place import CLOSED
from vpdesk.gui.rooms.events.field.all_rules import AllRules
from vpdesk.gui.rooms.events.field.event_rules import EventSettings
from vpdesk.gui.rooms.events.field.field_columns import HERE, FieldColumn
from vpdesk.gui.rooms.events.field.field_edits import (
    all_from_list,
    from_list,
    has_imps,
    left_text,
    offers,
    out_text,
    ticked,
    with_field,
)
from vpdesk.gui.rooms.events.field.field_rights import ANY, FieldRights
from vpdesk.gui.rooms.events.field.field_table import LETTERS, FieldTable
from vpdesk.gui.rooms.events.field.field_texts import advice, late_text, letters_text
from vpdesk.gui.rooms.events.field.forbidden import EventForbidden
from vpdesk.gui.rooms.events.field.rules_line import RulesLine
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.name_completer import NamesDelegate, Offer
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.rows import flow
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.languages import player_headings
from vpdesk.report.events import kind_words
from vpdesk.report.events.rule_sentences import rule_sentences
from vpdesk.report.step_words import step_words
from vpdesk.tournament.draws.acceleration import keep_baku
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.rated import Pace
from vpdesk.tournament.fide.tournament_data import pace_of
from vpdesk.tournament.field import entries, leaving
from vpdesk.tournament.field.entries import LAST_RENUMBERING
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.document import AskChange
    from vpdesk.gui.rooms.events.field.rating_shelf import RatingShelf

TABLE_SHARE = 0.76  # of the width
SHORT = 26  # lines below each other, below which the table needs all of the height


class EventField(Fitted, QWidget):
    """Shows the field of a tournament, and lets the user change it.

    request: asks for another tournament.
    importRequested: a list of entrants is to be added.
    rulesShown: all rules are shown in the place of the entrants, or these again (bool).
    """

    importRequested = Signal()
    rulesShown = Signal(bool)

    def __init__(
        self,
        request: AskChange,
        ratings: RatingShelf | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ask_for, self._ratings = request, ratings
        self._tournament = Tournament(())
        self._rights = ANY
        self._told = False  # somebody has a captain or a number
        self.settings = EventSettings()
        self.table = named(FieldTable(), "fieldTable")
        self.forbidden = named(EventForbidden(), "eventForbidden", "swiss#apart")
        self.sort = _button("fieldSort", "")
        self.paste = _button("fieldPaste", self.tr("Paste"))
        self.import_list = _button("fieldImport", self.tr("Import a List…"))
        self.check_in = _button("fieldCheckIn", self.tr("Check In"))
        about("swiss#field", self.check_in)
        self.check_in.setCheckable(True)
        self.check_in.setToolTip(self.tr("Shows who has checked in, to be ticked by Space"))
        self.withdraw = _button("fieldWithdraw", self.tr("Withdraw"))
        about("swiss#byes", self.withdraw)
        self.delete = _button("fieldDelete", self.tr("Delete"))
        self.sentences = named(RulesLine(self.settings), "fieldSentences", "swiss#rules")
        self.rules = _button("fieldRules", self.tr("All Rules"))
        self.rules.setCheckable(True)
        self.rules.setToolTip(self.tr("Shows all the rules of the event"))
        self.all_rules = AllRules(self.settings)
        self._short: bool | None = None
        self.fide = _button("fieldFide", self.tr("FIDE Data"))
        about("chess#reports", self.fide)
        self.fide.setCheckable(True)
        self.fide.setToolTip(self.tr("Shows what a rating report tells of the players"))
        self.apart = _button("fieldApart", self.tr("Not to Meet"))
        about("swiss#apart", self.apart)
        self.apart.setCheckable(True)
        self.apart.setToolTip(self.tr("Shows who may not meet"))
        self.line = named(MessageLine(), "fieldLine")
        self.error = named(CellError(self), "fieldCellError")
        self._lay_out()
        self._connect()
        self.show_tournament(self._tournament)

    def show_tournament(
        self,
        tournament: Tournament,
        *,
        read_only: bool = False,
        rights: FieldRights = ANY,
        stage: Stage | None = None,
        other: bool = False,
    ) -> None:
        """Show the field of a tournament.

        rights: what may become of it. stage: in which it is, where that says how it is drawn.
        other: it is another one than before.
        """
        draw = None if stage is None else stage.draw
        before, self._tournament = self._tournament, tournament
        if other:
            self._begin()
        self._rights = rights
        self.table.setAccessibleName(self._said(kind_words.FIELD_TABLE))
        self.sort.setText(self._said(kind_words.SORT))
        self.sort.setToolTip(self._said(kind_words.SORT_TIP))
        self.table.field.set_editable(not read_only)
        self.settings.show_tournament(tournament, draw=draw, alone=rights.alone)
        self.table.field.show(tournament, takes_entries=rights.more)
        self._show_rules(stage, read_only=read_only)
        if other and tournament.entrants:
            self.table.go_to(0, self.table.field.column_of("name"))
        self.forbidden.show_tournament(tournament)
        if tournament.forbidden and not before.forbidden and not self._short:
            self.apart.setChecked(True)
        self._show_data(before.kind)
        early = len(tournament.rounds) < LAST_RENUMBERING
        self.sort.setEnabled(early and rights.others)
        self.delete.setEnabled(rights.others or rights.out)
        for button in (self.sort, self.paste, self.import_list, self.delete):
            button.setVisible(rights.more or (rights.out and button is self.delete))
        for part in (self.settings, self.forbidden, self._buttons):
            part.setEnabled(not read_only)
        self.line.set_lasting(advice(self._tournament, checks_in=self.check_in.isChecked()), "")
        more = len(tournament.entrants) - len(before.entrants)
        if before.entrants and more > 0 and before.rounds and not other:
            self.line.show_for_now(late_text(tournament))

    def _begin(self) -> None:
        """Another tournament: nothing is picked, and nothing said or typed of the one before."""
        self.error.hide()
        self.line.show_for_now("")
        self.forbidden.numbers.clear()
        self.table.go_nowhere()

    def go(self) -> None:
        """Move the keyboard to the table, to a new entry where there is none, or to the rules."""
        if self.rules.isChecked():
            self.go_rules()
        elif self._tournament.entrants:
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if not self.table.currentIndex().isValid():
                self.table.go_to(0, self.table.field.column_of("name"))
        else:
            self.table.go_new()

    def go_rules(self, name: str = "rounds") -> None:
        """Show all rules, and move the keyboard to one of them: the number of rounds."""
        self.rules.setChecked(True)
        self.all_rules.seek.clear()
        field = self.settings.boards if name == "boards" else self.settings.field(name)
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_rules(self, stage: Stage | None, *, read_only: bool) -> None:
        """Say the rules, and why some are closed."""
        tournament = self._tournament
        at = by_method(Stage(), tournament.teams.method) if stage is None else stage
        self.sentences.show_sentences(
            rule_sentences(tournament, at, user_language()), may=not read_only
        )
        self.all_rules.show_closed()

    def _show_all(self, shown: bool) -> None:
        """The rules have a page of their own: the table, and what is done with it, stand aside."""
        self.all_rules.setVisible(shown)
        aside: tuple[QWidget, ...] = (self._buttons, self.panes, self.line)
        for each in aside:
            each.setVisible(not shown)
        if not shown:
            self.all_rules.seek.clear()
        self.rulesShown.emit(shown)

    def add_entrant(self) -> None:
        """Move the keyboard to the name of a new entrant."""
        if self._may(self._rights.more):
            self.table.go_new()

    def _may(self, allowed: bool) -> bool:
        """Whether the field may be another one; else say why not."""
        if not allowed:
            self.line.show_for_now(user_language().error(EventError(CLOSED)))
        return allowed

    def sort_entrants(self) -> None:
        """Give numbers by rating."""
        if not self._may(self._rights.others):
            return
        self._try(lambda: entries.by_rating(self._tournament), self._said(kind_words.SORTED))

    def paste_entrants(self, text: str) -> None:
        """Enter the entrants of a list, as a spreadsheet gives it."""
        from vpdesk.tournament.field.entrants_table import read_players

        if not text.strip():
            self.line.show_for_now(self.tr("There is nothing on the clipboard to paste."))
            return
        if not self._may(self._rights.more):
            return

        def add() -> Tournament:
            chess = self._tournament.play.has_ratings
            entrants = read_players(text, player_headings(), family_first=chess)
            return entries.added(self._tournament, entrants)

        self._try(add, step_words("EventField", "paste"))

    def withdraw_selected(self) -> None:
        """Have the selected entrants leave after the rounds that are drawn, or come back."""
        numbers = set(self.table.selected)
        if not numbers:
            return
        if self.takes_out:
            self.remove(tuple(numbers))
            return
        if not self._tournament.rounds:
            self.line.show_for_now(
                self.tr("No round is drawn yet: delete entrants who will not play at all.")
            )
            return
        chosen = [self._tournament.by_number[number] for number in sorted(numbers)]
        back = all(each.last_round for each in chosen)
        wanted = (leaving.back if back else leaving.left)(self._tournament, numbers)
        before = self._tournament
        if self._request(wanted, step_words("EventField", "withdrawal")):
            self.line.show_for_now(left_text(before, wanted, chosen))

    @property
    def takes_out(self) -> bool:
        """Who does not come is taken out of this stage, and not withdrawn in it."""
        return self._rights.out

    def tick(self, field: str, text: str) -> None:
        """Say of the selected entrants that they are here, or unranked; or that none of them is."""
        self._request(ticked(self._tournament, self.table.selected, field), text)

    def fill_in(self) -> None:
        """Take over from the rating list what it says of the players, by number or name."""
        if self._ratings is not None:
            wanted, found = all_from_list(self._ratings, self._tournament)
            self._request(wanted, step_words("EventField", "rating list"))
            text = self.tr("Players in the rating list: {found} of {all}.")
            if not self._ratings.count:
                text = self.tr("There is no rating list yet; choose one with File, Rating List…")
            self.line.show_for_now(text.format(found=found, all=len(wanted.entrants)))

    def remove(self, numbers: tuple[int, ...]) -> None:
        """Take entrants out who have no games."""
        out = self.takes_out
        if not self._may(out or self._rights.others):
            return
        before = self._tournament
        make = asked_out if out else entries.removed
        gone = self._try(
            lambda: make(self._tournament, numbers), step_words("EventField", "delete")
        )
        if gone and out:
            self.line.show_for_now(out_text(before, numbers))
        elif gone and len(numbers) > 1:
            text = self.tr("Deleted: {count}. Undo brings them back.")
            self.line.show_for_now(text.format(count=len(numbers)))

    def _fit(self) -> None:
        """In a low room who may not meet leaves its place to the table."""
        short = self.height() < SHORT * self.fontMetrics().height()
        if short != self._short:
            self._short = short
            self.apart.setChecked(not short and bool(self._tournament.forbidden))

    def _edit(self, number: int, column: FieldColumn, text: str) -> None:
        """Take over what was typed in a cell."""
        if not number:
            if text:
                self._add(text)
        elif column.round:
            self._give_bye(number, column.round, text)
        else:
            entrant = self._tournament.by_number[number]
            try:
                changed = with_field(entrant, column.field, text, self._tournament.kind)
            except TournamentError as error:
                self._refuse(user_language().error(error))
                return
            except ValueError as error:
                self._refuse(str(error))
                return
            listed = self._tournament.play.has_ratings and text.isdecimal()
            if listed and column.field in ("name", "register_number"):
                changed = from_list(self._ratings, entrant, text, self._pace) or changed
            self._try(lambda: entries.changed(self._tournament, changed), column.step)

    def _show_data(self, before: Kind) -> None:
        """The columns that not everybody needs: of players always, of teams once they are used."""
        play = self._tournament.play
        self.fide.setVisible(play.has_ratings)
        told = any(each.captain or each.register_number for each in self._tournament.entrants)
        if play.kind is not before or told > self._told:
            self.fide.setChecked(play.has_ratings or told)
        self._told = told

    def _show_fide(self, shown: bool) -> None:
        """With or without the columns of what the FIDE wants to know."""
        self.table.field.show_columns(fide=shown)

    def _show_here(self, shown: bool) -> None:
        """With or without the column of who has checked in."""
        model = self.table.field
        model.show_columns(here=shown)
        if shown:
            row = max(0, self.table.currentIndex().row())
            self.table.go_to(row, model.column_of(HERE))
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.set_lasting(advice(self._tournament, checks_in=self.check_in.isChecked()), "")

    def _refuse(self, text: str) -> None:
        """Say why something is not done; what is typed in a cell stays there to be mended."""
        self.line.show_for_now(text)
        if self.table.editor is not None:
            self.table.refuse()
            self.error.show_beside(text, self.table, None)

    def _add(self, name: str) -> None:
        entrant = Entrant(1, name)
        if self._tournament.play.has_ratings:
            from vpdesk.tournament.field.entrants_table import rated_name

            listed = from_list(self._ratings, entrant, name, self._pace)
            entrant = listed or rated_name(entrant)
        new = [entrant]
        self._try(
            lambda: entries.added(self._tournament, new), step_words("EventField", "new entry")
        )

    @property
    def _pace(self) -> Pace:
        """Which rating counts."""
        return pace_of(self._tournament)

    def _offers(self, typed: str) -> list[Offer]:
        """The players of the rating list for what is typed as a name."""
        if self._ratings is None or not self._tournament.play.has_ratings:
            return []
        return offers(self._ratings, typed)

    def _give_bye(self, number: int, round_number: int, text: str) -> None:
        letter = text.upper()
        if letter and letter not in LETTERS:
            self._refuse(letters_text(self._tournament))
            return
        kind = ByeKind(letter) if letter else None
        self._try(
            lambda: entries.with_bye(self._tournament, number, round_number, kind),
            step_words("EventField", "bye"),
        )

    def _said(self, words: kind_words.KindWords) -> str:
        return words.of(self._tournament.kind, user_language())

    def _try(self, make: Callable[[], Tournament], text: str) -> bool:
        """Ask for a change, or say why it cannot be; whether it was made."""
        try:
            return self._request(make(), text)
        except WordedError as error:
            self._refuse(user_language().error(error))
            return False

    def _request(self, wanted: Tournament, text: str) -> bool:
        self.line.show_for_now("")
        return self._ask_for(keep_baku(self._tournament, wanted), text)

    def _request_rules(self, wanted: Tournament, text: str) -> None:
        """Ask for other rules, by which the rounds that are drawn count, too."""
        if wanted.teams == self._tournament.teams or not wanted.rounds:
            self._request(wanted, text)
            return
        from vpdesk.tournament.draws.teams.scoring import with_rules  # it brings the scales

        before, rules = self._tournament, wanted.teams
        if not self._try(lambda: with_rules(replace(wanted, teams=before.teams), rules), text):
            self.settings.show_tournament(before)
        elif wanted.teams.spec != before.teams.spec and has_imps(wanted):
            self.line.show_for_now(
                self.tr(
                    "All matches with IMPs get their VPs by this scale; VPs given by the "
                    "director are kept."
                )
            )

    def _open_menu(self, index: Index, place: QPoint) -> None:
        from vpdesk.gui.rooms.events.rounds.context_menus import field_menu

        if index not in self.table.selectedIndexes():
            self.table.go_to(index.row(), index.column())
        field_menu(self, index).popup(place)

    def _connect(self) -> None:
        self.settings.requested.connect(self._request_rules)
        self.forbidden.requested.connect(self._request)
        self.table.field.edited.connect(self._edit)
        names = (self.table.field.column_of("name"),)
        self.table.setItemDelegate(NamesDelegate(self._offers, names, self.table))
        self.table.pasteRequested.connect(self.paste_entrants)
        self.table.removeRequested.connect(self.remove)
        self.table.hereRequested.connect(
            lambda _: self.tick(HERE, step_words("EventField", "check-in"))
        )
        self.table.menuRequested.connect(self._open_menu)
        self.sort.clicked.connect(self.sort_entrants)
        self.paste.clicked.connect(self.table.paste)
        self.import_list.clicked.connect(self.importRequested)
        self.withdraw.clicked.connect(self.withdraw_selected)
        self.delete.clicked.connect(lambda: self.remove(self.table.selected))

    def _lay_out(self) -> None:
        self.paste.setToolTip(self.tr("Enters a list that was copied in a spreadsheet (Ctrl+V)"))
        self.withdraw.setToolTip(
            self.tr("Withdraws the selected entrants after the drawn rounds, or reinstates them.")
        )
        self._buttons = flow(
            self.sort,
            self.paste,
            self.import_list,
            self.withdraw,
            self.delete,
            self.check_in,
            self.rules,
            self.apart,
            self.fide,
        )
        side = FittingArea(self.forbidden)
        side.hide()
        self.apart.toggled.connect(side.setVisible)
        self.fide.setChecked(True)
        self.fide.toggled.connect(self._show_fide)
        self.check_in.toggled.connect(self._show_here)
        self.sentences.fieldWanted.connect(self.go_rules)
        self.rules.toggled.connect(self._show_all)
        self.panes = SharedWidth(FocusFrame(self.table), side, TABLE_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.sentences)
        layout.addWidget(self.all_rules, 1)
        layout.addWidget(self._buttons)
        layout.addWidget(self.panes, 1)
        layout.addWidget(self.line)
        self.line.give_way(self)
        self._show_all(False)  # not before: what has no parent yet would be a window


def _button(name: str, text: str) -> QPushButton:
    return named(QPushButton(text), name)
