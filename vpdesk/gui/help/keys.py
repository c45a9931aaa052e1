"""The keyboard page of the help, made from the actions of the window."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from vpdesk.gui.help.topics import native_keys, plain_words
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class Group(NamedTuple):
    """What has keys in one menu or one part of the window: pairs of what it does and its keys."""

    title: str
    rows: tuple[tuple[str, str], ...]


def keyboard_html(window: MainWindow, columns: int = 1) -> str:
    """The tables of all keys, in so many columns of about the same height."""
    groups = [*_menus(window), *_parts()]
    if columns == 1:
        return "".join(map(_html, groups))
    cells = "".join(
        f'<td width="{100 // columns}%" style="vertical-align: top; padding-right: 24px">'
        f"{''.join(map(_html, part))}</td>"
        for part in _columns(groups, columns)
    )
    return f'<table width="100%"><tr>{cells}</tr></table>'


def _menus(window: MainWindow) -> Iterator[Group]:
    for menu_action in window.menuBar().actions():
        menu = menu_action.menu()
        assert isinstance(menu, QMenu)
        found = (
            (plain_words(action.text()), _keys(action))
            for action in _all_actions(menu)
            if action.shortcuts()
        )
        rows = tuple(dict.fromkeys(found))  # rooms have some in common
        if rows:
            yield Group(plain_words(menu_action.text()), rows)


def _all_actions(menu: QMenu) -> Iterator[QAction]:
    """The actions of a menu and of the menus in it."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _all_actions(inner)
        else:
            yield action


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(native) for key in action.shortcuts())


def _parts() -> tuple[Group, ...]:
    """Keys that belong to a part of the window rather than to a menu."""

    def row(text: str, *keys: str) -> tuple[str, str]:
        return text, ", ".join(map(native_keys, keys))

    return (
        Group(
            translate("HelpKeys", "In parts of the window"),
            (
                row(translate("HelpKeys", "Boards: ten more or fewer"), "PgUp", "PgDown"),
                (
                    translate("HelpKeys", "Table: jump to a margin"),
                    translate("HelpKeys", "type the number"),
                ),
                row(translate("HelpKeys", "Curve: step through the margins"), "Left", "Right"),
                row(translate("HelpKeys", "Curve: ten margins at once"), "PgUp", "PgDown"),
                row(translate("HelpKeys", "Pins: walk"), "Left", "Right"),
                row(translate("HelpKeys", "Pins: show, unpin"), "Return", "Del"),
                row(translate("HelpKeys", "Pins: move"), "Alt+Left", "Alt+Right"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the movements room"),
            (
                (
                    translate("HelpKeys", "Matrix, schedule: follow a pair"),
                    translate("HelpKeys", "type the number"),
                ),
                row(translate("HelpKeys", "The same: follow none"), "Esc"),
                row(translate("HelpKeys", "Lists: take what is picked"), "Return"),
                row(translate("HelpKeys", "Figures: walk"), "Left", "Right"),
                row(translate("HelpKeys", "Chances: stronger, weaker pair"), "Up", "Down"),
                row(translate("HelpKeys", "Optimising: stop"), "Esc"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the Swiss room"),
            (
                row(translate("HelpKeys", "Field: a bye of a round"), "U", "F", "H", "Z"),
                row(translate("HelpKeys", "Field: paste a list"), "Ctrl+V"),
                row(translate("HelpKeys", "Boards: win, draw, loss"), "1", "=", "0"),
                row(translate("HelpKeys", "Boards: forfeit; nobody came"), "+", "-", "N"),
                row(translate("HelpKeys", "Boards: unrated game"), "W", "D", "L"),
                row(translate("HelpKeys", "Lists: take out, clear"), "Del"),
                row(translate("HelpKeys", "Draw: stop"), "Esc"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the laboratory"),
            (
                row(translate("HelpKeys", "Models: pick one; another margin"), "Left", "Right"),
                row(translate("HelpKeys", "Check, calibration: paste a table"), "Ctrl+V"),
                row(translate("HelpKeys", "The same: stop reading"), "Esc"),
                row(translate("HelpKeys", "Own scales: remove"), "Del"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the match room"),
            (
                row(translate("HelpKeys", "Sheet: on to the next room or board"), "Return"),
                row(translate("HelpKeys", "Sheet: the same room of another board"), "Up", "Down"),
                row(translate("HelpKeys", "Sheet: keep what was there"), "Esc"),
                row(translate("HelpKeys", "Sheet: paste scores"), "Ctrl+V"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the export dialog"),
            (
                row(translate("HelpKeys", "Next page, the one before"), "PgDown", "PgUp"),
                row(translate("HelpKeys", "Larger, smaller page"), "Ctrl++", "Ctrl+-"),
                row(translate("HelpKeys", "The whole page"), "Ctrl+0"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the presentation"),
            (
                row(translate("HelpKeys", "Table, curve"), "T", "C"),
                row(translate("HelpKeys", "Change between them"), "Space"),
                row(translate("HelpKeys", "Next page, the one before"), "PgDown", "PgUp"),
                row(translate("HelpKeys", "Full screen"), "F11"),
                row(translate("HelpKeys", "Close the presentation"), "Esc"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the presentation of a tournament"),
            (
                row(translate("HelpKeys", "Boards, names, standings"), "1", "2", "3"),
                row(translate("HelpKeys", "All in turn; pause"), "T", "Space"),
                row(translate("HelpKeys", "Faster, slower"), "+", "-"),
            ),
        ),
        Group(
            translate("HelpKeys", "In the help"),
            (
                row(translate("HelpKeys", "Search"), "Ctrl+F"),
                row(translate("HelpKeys", "Next place, the one before"), "F3", "Shift+F3"),
                row(translate("HelpKeys", "Back, forward"), "Alt+Left", "Alt+Right"),
                row(translate("HelpKeys", "Print this page"), "Ctrl+P"),
                row(translate("HelpKeys", "Close the help"), "Esc"),
            ),
        ),
    )


def _columns(groups: list[Group], count: int) -> list[list[Group]]:
    """The groups in their order, in so many parts of about the same number of lines."""
    whole = sum(map(_lines, groups))
    parts: list[list[Group]] = [[] for _ in range(count)]
    done = 0
    for group in groups:
        middle = done + _lines(group) / 2
        parts[min(int(middle / whole * count), count - 1)].append(group)
        done += _lines(group)
    return parts


def _lines(group: Group) -> int:
    return len(group.rows) + 2  # the heading and the space over it


def _html(group: Group) -> str:
    rows = "".join(
        f'<tr><td width="60%">{escape(text)}</td><td><b class="keys">{escape(keys)}</b></td></tr>'
        for text, keys in group.rows
    )
    title = f'<h2 class="keys">{escape(group.title)}</h2>'
    return f'{title}<table class="keys" width="100%">{rows}</table>'
