"""Words and letters of menus and pages in every language: each command can be told and reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QMenuBar

from vpdesk.gui.desk.samples import SAMPLES
from vpdesk.gui.main_window import MainWindow
from vpdesk.languages import LANGUAGES

from .conftest import OpenDesk
from .languages_builders import settle


def menus_of(menu: QMenu | QMenuBar, path: str = "") -> Iterator[tuple[str, list[QAction]]]:
    """A menu and those in it, each with what it shows."""
    shown = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
    yield path, shown
    for action in shown:
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus_of(inner, f"{path}/{plain(action.text())}")


def plain(text: str) -> str:
    """A text without its letter and the dots of a dialog."""
    return text.replace("&", "").rstrip("…").strip()


def letter(text: str) -> str:
    """The letter that the Alt key takes; "" for none."""
    text = text.replace("&&", "")
    return text[text.index("&") + 1].casefold() if "&" in text else ""


def twice(found: list[str]) -> list[str]:
    return [each for each, count in Counter(found).items() if each and count > 1]


def faults_of_menus(desk: MainWindow) -> Iterator[str]:
    names = {*LANGUAGES.values()}
    recent = {each.title() for each in desk.menus.recent.values()}
    # F5 has no letter left in the full menu of the scales.
    screens = {row[1].text() for key, row in desk.menus.made.items() if key[1] == "present"}
    for path, actions in menus_of(desk.menuBar()):
        texts = [each.text() for each in actions]
        if names & {*texts} or any(path.endswith(f"/{plain(each)}") for each in recent):
            continue  # files and languages go by their own names
        yield from (f"{path}: two of “{each}”" for each in twice([*map(plain, texts)]))
        taken = twice([*map(letter, texts)])
        yield from (f"{path}: {each!r} twice: {texts}" for each in taken)
        yield from (
            f"{path}: no letter: {each}"
            for each in texts
            if not letter(each) and each not in screens
        )


def faults_of_pages(desk: MainWindow) -> Iterator[str]:
    """Letters of the page in sight and of the menus over it that are taken twice."""
    menus = [each.text() for each in desk.menuBar().actions() if each.isVisible()]
    labels = [each for each in desk.findChildren(QLabel) if each.buddy()]
    buttons = desk.findChildren(QAbstractButton)
    shown = [
        *(each.text() for each in labels if each.isVisible()),
        *(each.text() for each in buttons if each.isVisible()),
    ]
    for each in twice([*map(letter, (*menus, *shown))]):
        those = [text for text in (*menus, *shown) if letter(text) == each]
        yield f"{each!r} twice: {those}"


def pages_of(desk: MainWindow) -> Iterator[str]:
    """Show one page after the other, with something in it; their names."""
    for sample in SAMPLES:
        desk.menus.action(f"sample {sample.name}").trigger()
        settle()
    for room in desk.house.keepers:
        desk.show_room(room)
        names = [name for of, name in desk.menus.made if of == room and name.startswith("go_")]
        for name in names or [""]:
            if name:
                desk.menus.action(name, room).trigger()
            settle()
            yield f"{room} {name}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_entry_of_a_menu_has_its_word_and_its_letter(open_desk: OpenDesk, code: str) -> None:
    desk = open_desk()
    desk.set_preferences(replace(desk.settings, language=code))
    desk.setUpdatesEnabled(False)  # nobody looks
    found: dict[str, None] = {}
    for page in pages_of(desk):
        found |= dict.fromkeys(faults_of_menus(desk))
        found |= dict.fromkeys(f"{page}: {each}" for each in faults_of_pages(desk))
    assert list(found) == []
