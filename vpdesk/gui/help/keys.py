"""The keyboard page of the help, made from the actions of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from vpdesk.gui.desk.actions import KeyGroup
from vpdesk.gui.help.topics import native_keys, plain_words
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.help.helped import Helped


class KeySection(NamedTuple):
    """What has keys in one menu or one part of the window: pairs of what it does and its keys."""

    title: str
    rows: tuple[tuple[str, str], ...]


def keyboard_html(window: Helped, columns: int = 1) -> str:
    """The tables of all keys, in so many columns of about the same height."""
    groups = [*_menus(window), *_parts(window.room_keys)]
    if columns == 1:
        return "".join(map(_html, groups))
    cells = "".join(
        f'<td width="{100 // columns}%" style="vertical-align: top; padding-right: 24px">'
        f"{''.join(map(_html, part))}</td>"
        for part in _columns(groups, columns)
    )
    return f'<table width="100%"><tr>{cells}</tr></table>'


def _menus(window: Helped) -> Iterator[KeySection]:
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
            yield KeySection(plain_words(menu_action.text()), rows)


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


def _parts(rooms: Iterable[KeyGroup]) -> Iterator[KeySection]:
    """Keys that belong to a part of the window rather than to a menu."""
    for group in (*rooms, *_of_all_rooms()):
        yield KeySection(group.title, tuple((what, _written(keys)) for what, *keys in group.rows))


def _written(keys: Sequence[str]) -> str:
    return ", ".join(key[1:] if key.startswith(":") else native_keys(key) for key in keys)


def _of_all_rooms() -> tuple[KeyGroup, ...]:
    return (
        KeyGroup(
            translate("HelpKeys", "In the export dialog"),
            (
                (translate("HelpKeys", "Next page, the one before"), "PgDown", "PgUp"),
                (translate("HelpKeys", "Larger, smaller page"), "Ctrl++", "Ctrl+-"),
                (translate("HelpKeys", "The whole page"), "Ctrl+0"),
            ),
        ),
        KeyGroup(
            translate("HelpKeys", "In the help"),
            (
                (translate("HelpKeys", "Search"), "Ctrl+F"),
                (translate("HelpKeys", "Next place, the one before"), "F3", "Shift+F3"),
                (translate("HelpKeys", "Back, forward"), "Alt+Left", "Alt+Right"),
                (translate("HelpKeys", "Print this page"), "Ctrl+P"),
                (translate("HelpKeys", "Close the help"), "Esc"),
            ),
        ),
    )


def _columns(groups: list[KeySection], count: int) -> list[list[KeySection]]:
    """The groups in their order, in so many parts of about the same number of lines."""
    whole = sum(map(_lines, groups))
    parts: list[list[KeySection]] = [[] for _ in range(count)]
    done = 0
    for group in groups:
        middle = done + _lines(group) / 2
        parts[min(int(middle / whole * count), count - 1)].append(group)
        done += _lines(group)
    return parts


def _lines(group: KeySection) -> int:
    return len(group.rows) + 2  # the heading and the space over it


def _html(group: KeySection) -> str:
    rows = "".join(
        f'<tr><td width="60%">{escape(text)}</td><td><b class="keys">{escape(keys)}</b></td></tr>'
        for text, keys in group.rows
    )
    title = f'<h2 class="keys">{escape(group.title)}</h2>'
    return f'{title}<table class="keys" width="100%">{rows}</table>'
