"""Context menus of the room of events: of matches and byes, and of entries in the field."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from vpdesk.gui.rooms.events.field.field_model import GAME
from vpdesk.gui.rooms.events.rounds.game_rows import GameRow
from vpdesk.gui.tables.cell_menu import add_entry, new_menu, plain
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate, user_language
from vpdesk.report.events.kind_words import BYE_OF_DRAW, COPY_ALL
from vpdesk.report.events.scores import Scores
from vpdesk.report.step_words import step_words
from vpdesk.tournament.round import ByeKind

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.field.field import EventField
    from vpdesk.gui.rooms.events.field.field_model import FieldModel
    from vpdesk.gui.rooms.events.rounds.rounds import EventRounds


def boards_menu(rounds: EventRounds, index: Index) -> QMenu:
    """What can be done with a match or a bye, and with the entrant that is picked in it."""
    table, boards = rounds.table, rounds.table.games
    row, editable = boards.rows[index.row()], boards.editable
    menu = new_menu(table)
    if boards.is_scored(index.row()):
        _add_results(menu, rounds, index.row(), row)
        menu.addSeparator()
    if table.is_match:
        has_sheet = boards.tournament.play.has_sheets
        sheet = translate("EventsMenus", "Score Sheet of the Match") if has_sheet else ""
        sheet = sheet or translate("EventsMenus", "Boards of the Match")
        add_entry(menu, sheet, table.ask_sheet, "Return")
        if has_sheet:
            ruling = translate("EventsMenus", "Ruling on the Match")
            add_entry(menu, ruling, table.ask_ruling, "R")
        menu.addSeparator()
    tournament, number = boards.tournament, boards.entrant_at(index)
    name, marked = tournament.by_number[number].name, boards.marked
    text = translate("EventsMenus", "Select {name} to Swap")
    if marked == number:
        text = translate("EventsMenus", "Do Not Swap {name}")
    elif marked:
        text = translate("EventsMenus", "Swap {name} with {other}")
    names = {"name": plain(name)}
    if marked:
        names["other"] = plain(tournament.by_number[marked].name)
    add_entry(menu, text.format(**names), table.exchange, "X", enabled=editable)
    text = translate("EventsMenus", "Explain This Match") if row.game else ""
    text = text or translate("EventsMenus", "Explain This Bye")
    add_entry(menu, text, partial(rounds.explain, index.row()), "F8")
    menu.addSeparator()
    copy = partial(table.copy, headings=False)
    add_entry(menu, COPY_ALL.of(tournament.kind, user_language()), copy, "Ctrl+C")
    last = boards.round_number == len(tournament.rounds)
    add_entry(menu, rounds.unpair.text(), rounds.unpair_last, "Shift+F9", enabled=last and editable)
    return menu


def _add_results(menu: QMenu, rounds: EventRounds, at: int, row: GameRow) -> None:
    """The results that can be given to a row, and taking its own out."""
    table, teams = rounds.table, rounds.table.games.tournament.play.has_matches
    if table.games.is_scored(at) and teams:
        text = translate("EventsMenus", "Type the Result") if row.game else ""
        text = text or translate("EventsMenus", "Set the Value of the Bye…")
        add_entry(menu, text, partial(table.edit_result, at, row.typed), "F2")
    if row.game is not None:
        take = partial(partial, rounds.entry.type_result, row.table)
        if not teams:
            for text, key in _outcomes():
                add_entry(menu, text, take(key), key)
            unrated = menu.addMenu(translate("EventsMenus", "Not Rated"))
            for (text, _), key in zip(_outcomes(), "WDL", strict=True):
                add_entry(unrated, text, take(key), key)
            unusual = menu.addMenu(translate("EventsMenus", "Given by the Arbiter"))
            for key in ("½-0", "0-½", "0-0"):
                add_entry(unusual, key.replace("-", " \N{EN DASH} "), take(key))
        forfeits = menu.addMenu(translate("EventsMenus", "Forfeit"))
        tournament = rounds.table.games.tournament
        wins = translate("EventsMenus", "{name} Wins")
        for entrant, key in zip(row.game.sides, ("+-", "-+"), strict=True):
            add_entry(
                forfeits, wins.format(name=plain(tournament.by_number[entrant].name)), take(key)
            )
        add_entry(forfeits, translate("EventsMenus", "Nobody Came"), take("--"))
    given = row.game.finished if row.game else bool(row.bye and row.bye.points is not None)
    text = translate("EventsMenus", "Remove the Result") if row.game else ""
    text = text or translate("EventsMenus", "Use the Value of the Rules")
    add_entry(menu, text, table.clear_result, "Del", enabled=given)


def _outcomes() -> tuple[tuple[str, str], ...]:
    return (
        (translate("EventsMenus", "White Wins"), "1"),
        (translate("EventsMenus", "Draw"), "="),
        (translate("EventsMenus", "Black Wins"), "0"),
    )


def field_menu(field: EventField, index: Index) -> QMenu:
    """What can be done with the selected entries, and with the round that is picked."""
    table, model = field.table, field.table.field
    entrant, column, editable = (
        model.entrant(index.row()),
        model.columns[index.column()],
        model.editable,
    )
    menu = new_menu(table)
    if entrant is not None and column.round:
        _add_byes(menu, model, index)
    elif model.flags(index) & Qt.ItemFlag.ItemIsEditable:
        add_entry(menu, translate("EventsMenus", "Edit"), partial(table.edit, index), "Return")
    if entrant is not None:
        _add_withdrawal(menu, field)
        here = partial(field.tick, "here", step_words("EventsMenus", "check-in"))
        add_entry(menu, translate("EventsMenus", "Present or Absent"), here, enabled=editable)
        if model.tournament.play.has_unranked:
            text = step_words("EventsMenus", "without standing")
            tick = partial(field.tick, "unranked", text)
            name = translate("EventsMenus", "With or Without Standing")
            add_entry(menu, name, tick, enabled=editable)
        delete = partial(field.remove, table.selected)
        add_entry(menu, translate("EventsMenus", "Delete"), delete, enabled=editable)
        menu.addSeparator()
        copy = translate("EventsMenus", "Copy")
        add_entry(menu, copy, partial(table.copy, headings=False), "Ctrl+C")
        headings = translate("EventsMenus", "Copy with Headings")
        add_entry(menu, headings, partial(table.copy, headings=True))
    add_entry(menu, translate("EventsMenus", "Paste"), table.paste, "Ctrl+V", enabled=editable)
    new = translate("EventsMenus", "New Entry")
    add_entry(menu, new, field.add_entrant, "Ins", enabled=editable)
    return menu


def _add_byes(menu: QMenu, model: FieldModel, index: Index) -> None:
    """The byes that an entry can have in the round of a column."""
    number = model.columns[index.column()].round
    free = model.editable and model.text(index.row(), index.column()) != GAME
    tournament = model.tournament
    scores = Scores(tournament.kind, user_language())
    for kind in (ByeKind.ZERO, ByeKind.HALF, ByeKind.FULL, ByeKind.PAIRING):
        text = scores.bye_worth(kind, tournament.worth_of_bye(kind))
        if kind is ByeKind.PAIRING:
            text = BYE_OF_DRAW.of(tournament.kind, user_language())
        give = partial(model.setData, index, kind.value)
        add_entry(menu, text[:1].upper() + text[1:], give, kind.value, enabled=free)
    drawn = number <= len(model.tournament.rounds)
    none = partial(model.setData, index, "")
    add_entry(menu, translate("EventsMenus", "No Bye"), none, "Del", enabled=free and not drawn)
    menu.addSeparator()


def _add_withdrawal(menu: QMenu, field: EventField) -> None:
    """The selected entries leave, or come back."""
    model = field.table.field
    tournament, drawn = model.tournament, len(model.tournament.rounds)
    text = translate("EventsMenus", "Withdraw after Round {round}").format(round=drawn)
    if all(tournament.by_number[number].last_round for number in field.table.selected):
        text = translate("EventsMenus", "Reinstate")
    if not drawn or field.takes_out:
        text = translate("EventsMenus", "Withdraw")
    may = drawn > 0 or field.takes_out
    add_entry(menu, text, field.withdraw_selected, enabled=model.editable and may)
