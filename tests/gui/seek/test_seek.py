"""Ctrl+K: one line that finds anything."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.room_builders import scales_of
from vpdesk.gui.desk.asked import asked_why
from vpdesk.gui.desk.samples import SAMPLES, copied
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.seek.answers import answer
from vpdesk.gui.seek.line import SeekLine
from vpdesk.gui.seek.offers import MOST_USED, SEEK, _offers
from vpdesk.gui.seek.shelf import MOST, FoundThing, Shelf
from vpdesk.scales import ScaleSpec


def offer(text: str, name: str = "") -> FoundThing:
    return FoundThing(text, "", lambda: None, name)


def texts(shelf: Shelf, typed: str) -> list[str]:
    return [each.text for each in shelf.found(typed)]


def test_any_part_of_a_word_finds_without_accents() -> None:
    shelf = Shelf([offer("Tomáš Novák"), offer("Łukasz Åberg"), offer("Sadová 7")], {})
    assert texts(shelf, "novak") == ["Tomáš Novák"]
    assert texts(shelf, "ova") == ["Sadová 7", "Tomáš Novák"]
    assert texts(shelf, "ABERG luk") == ["Łukasz Åberg"]
    assert texts(shelf, "nobody") == []


def test_what_begins_so_comes_first_and_what_is_used_most_before_that() -> None:
    shelf = Shelf(
        [offer("Reprint"), offer("Go to print"), offer("Print…"), offer("Print All", "a")], {"a": 3}
    )
    assert texts(shelf, "print") == ["Print All", "Print…", "Go to print", "Reprint"]
    assert texts(shelf, "") == ["Print All"]


def test_no_more_is_shown_than_can_be_read() -> None:
    assert len(Shelf([offer(f"Board {each}") for each in range(500)], {}).found("board")) == MOST


def test_a_heading_of_the_help_is_found_and_leads_to_its_place(desk: MainWindow) -> None:
    found = Shelf(tuple(_offers(desk)), {}).found("withdrawals byes")
    (heading,) = (each for each in found if each.text == "Byes, late entries, withdrawals")
    assert heading.note == "Help, Events"
    heading.do()
    window = desk.help_desk.help_window
    assert window is not None
    assert window.page.topic.name == "swiss"
    assert window.page._anchor == "byes"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("24", "24-board match: 20.00 – 0.00 from 74 IMPs on"),
        ("vp 12 boards 24 imps", "12-board match, 24 IMPs: 16.37 – 3.63"),
        ("vp 12 24", "12-board match, 24 IMPs: 16.37 – 3.63"),
        ("24 imps 12 boards", "12-board match, 24 IMPs: 16.37 – 3.63"),
        ("vp 24", "16-board match, 24 IMPs: 15.74 – 4.26"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_numbers_are_answered(typed: str, said: str) -> None:
    found = answer(typed, ScaleSpec())
    assert found is not None
    assert found[0] == said


@pytest.mark.parametrize(
    "typed", ["", "0", "99999", "vp", "vp x", "vp 1 2 3", "print", "24 boards"]
)
@pytest.mark.usefixtures("qapp")
def test_what_asks_for_no_number_has_no_answer(typed: str) -> None:
    assert answer(typed, ScaleSpec()) is None


@pytest.mark.usefixtures("qapp")
def test_why_has_two_numbers() -> None:
    assert asked_why("why 3 7") == asked_why(" Why 3, 7") == (3, 7)
    assert asked_why("why 3") is asked_why("what 3 7") is None


def opened(qtbot: QtBot, desk: MainWindow) -> SeekLine:
    desk.activateWindow()
    qtbot.keyClick(desk, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    (line,) = (each for each in desk.findChildren(SeekLine) if each.isVisible())
    return line


def take(qtbot: QtBot, line: SeekLine, typed: str) -> None:
    line.field.setText(typed)
    qtbot.keyClick(line.field, Qt.Key.Key_Return)
    assert not line.isVisible()


def test_enter_does_an_action_of_another_room_and_it_is_remembered(
    qtbot: QtBot, desk: MainWindow
) -> None:
    take(qtbot, opened(qtbot, desk), "laboratory")
    assert desk.room_name == "laboratory"
    assert desk.settings.of(SEEK).own == {" room laboratory": "1"}
    assert opened(qtbot, desk).list.item(0).text().startswith("Laboratory")


def test_what_is_typed_before_the_line_has_the_keyboard_arrives(
    qtbot: QtBot, desk: MainWindow
) -> None:
    desk.show_room("scales")
    boards = scales_of(desk).choice.boards
    line = opened(qtbot, desk)
    for key in "evening 7":
        code = Qt.Key(ord(key.upper()))
        QTest.keyClick(desk.windowHandle(), code)  # as the system sends it to the window behind
    assert line.field.text() == "evening 7"
    assert scales_of(desk).choice.boards == boards
    QTest.keyClick(desk.windowHandle(), Qt.Key.Key_Escape)
    assert not line.isVisible()


def test_a_click_beside_the_line_closes_it(qtbot: QtBot, desk: MainWindow) -> None:
    line = opened(qtbot, desk)
    QTest.mouseClick(desk.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not line.isVisible()


def test_nothing_found_is_said(qtbot: QtBot, desk: MainWindow) -> None:
    line = opened(qtbot, desk)
    line.field.setText("xyzzy ")
    assert [line.list.item(0).text()] == ["Nothing found for “xyzzy”"]
    qtbot.keyClick(line.field, Qt.Key.Key_Return)
    assert line.isVisible()


@pytest.mark.parametrize("spoken", ["en", "da"])
def test_a_language_is_found_once_by_each_of_its_names(
    qtbot: QtBot, desk: MainWindow, spoken: str
) -> None:
    desk.set_preferences(replace(desk.settings, language=spoken))
    shelf = Shelf(tuple(_offers(desk)), {})
    for typed in ("czech", "cestina", "tjekkisk" if spoken == "da" else "Czech"):
        (name,) = (each.name for each in shelf.found(typed) if each.name)
        assert name == "preference language cs"


def test_what_can_be_done_comes_before_what_can_be_read(desk: MainWindow) -> None:
    shelf = Shelf(tuple(_offers(desk)), {})
    names = [each.name for each in shelf.found("withdraw")]
    assert {"swiss go_field", "pairs leave"} <= set(names[:3])
    assert "swiss add_stage" in [each.name for each in shelf.found("final")][:4]
    assert not shelf.found("language")[0].reads


def test_what_cannot_be_done_now_says_so_and_stays(qtbot: QtBot, desk: MainWindow) -> None:
    line = opened(qtbot, desk)
    line.field.setText("redo")
    assert "There is nothing to redo" in line.list.item(0).text()
    qtbot.keyClick(line.field, Qt.Key.Key_Return)
    assert line.isVisible()


def test_a_preference_is_found_by_its_name_and_by_what_it_may_be(
    qtbot: QtBot, desk: MainWindow
) -> None:
    line = opened(qtbot, desk)
    line.field.setText("theme system")
    assert line.list.item(0).text() == "Theme: As the system   (Edit › Preferences… · chosen now)"
    take(qtbot, line, "theme dark")
    assert desk.settings.theme == "dark"
    take(qtbot, opened(qtbot, desk), "cestina")
    assert desk.settings.language == "cs"
    take(qtbot, opened(qtbot, desk), "150 %")
    assert desk.settings.zoom == 150


EVERYDAY = {
    "en": ("projector", "bigger", "settings", "timer", "demo", "spreadsheet"),
    "cs": ("projektor", "větší písmo", "nastavení", "časovač", "ukázka", "tabulka"),
    "da": ("projektor", "større skrift", "indstillinger", "nedtælling", "eksempel", "regneark"),
    "de": ("Beamer", "größere Schrift", "Einstellungen", "Countdown", "Beispiel", "Tabelle"),
    "fr": ("projecteur", "plus grand", "réglages", "minuterie", "exemple", "tableur"),
    "pl": ("projektor", "większa czcionka", "ustawienia", "minutnik", "przykład", "arkusz"),
    "ru": ("проектор", "крупнее шрифт", "настройки", "таймер", "пример", "таблица"),
}
FOUND = ("present", "zoom_in", "preferences", "clock", "sample", "export")


@pytest.mark.parametrize("language", EVERYDAY)
def test_everyday_words_find_what_is_called_otherwise(
    qtbot: QtBot, desk: MainWindow, language: str
) -> None:
    desk.set_preferences(replace(desk.settings, language=language))
    shelf = Shelf(tuple(_offers(desk)), {})
    for typed, name in zip(EVERYDAY[language], FOUND, strict=True):
        names = [each.name.split(" ")[1] for each in shelf.found(typed) if each.name]
        assert name in names, typed
    assert any("language" in each.name for each in shelf.found("jazyk"))


def test_a_number_goes_to_its_scale(qtbot: QtBot, desk: MainWindow) -> None:
    desk.show_room("pairs")
    take(qtbot, opened(qtbot, desk), "24")
    assert (desk.room_name, scales_of(desk).choice.boards) == ("scales", 24)


def test_pairs_boards_and_reasons_of_an_evening(qtbot: QtBot, desk: MainWindow, home: Path) -> None:
    (evening,) = (each for each in SAMPLES if each.name == "evening")
    desk.open_file(copied(evening, home))
    desk.show_room("scales")
    take(qtbot, opened(qtbot, desk), "novak")
    room = desk.house.keepers["pairs"].room
    assert (desk.room_name, room.tabs.currentIndex()) == ("pairs", 0)
    take(qtbot, opened(qtbot, desk), "board 12 round")
    assert room.results.table.place.board == 12
    place = next(iter(room.document.evening.sections[0].places.items()))
    pair, board = place[1].seated[0], place[0].board
    take(qtbot, opened(qtbot, desk), f"why {pair} {board}")
    assert room.results.table.place == place[0]


def test_tables_and_reasons_of_an_event(qtbot: QtBot, desk: MainWindow, home: Path) -> None:
    (league,) = (each for each in SAMPLES if each.name == "swiss")
    desk.open_file(copied(league, home))
    room = desk.house.keepers["swiss"].room
    take(qtbot, opened(qtbot, desk), "round 2, table 1")
    assert (room.rounds.round_number, room.rounds.table.currentIndex().row()) == (2, 0)
    game = room.document.tournament.rounds[0].games[1]
    take(qtbot, opened(qtbot, desk), f"why {game.home} {game.visitor}")
    assert room.rounds.round_number == 1


def test_only_so_many_actions_are_remembered(qtbot: QtBot, desk: MainWindow) -> None:
    many = {f"scales a{each}": "5" for each in range(MOST_USED)}
    desk.remember(SEEK, replace(desk.settings.of(SEEK), own=many))
    take(qtbot, opened(qtbot, desk), "laboratory")
    own = desk.settings.of(SEEK).own
    assert len(own) == MOST_USED
    assert own[" room laboratory"] == "1"


def test_nothing_of_it_is_loaded_before() -> None:
    program = "import sys, vpdesk.gui.main_window, vpdesk.gui.menus; print([*sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "vpdesk.gui.menus" in done.stdout
    assert "vpdesk.gui.seek" not in done.stdout


def test_why_two_pairs_meet_is_answered_by_the_movement(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    (evening,) = (each for each in SAMPLES if each.name == "evening")
    desk.open_file(copied(evening, home))
    room = desk.house.keepers["pairs"].room
    (section,) = room.document.evening.sections
    meeting = next(each for each in section.meetings.values() if each.round == 3 and each.plays)
    one, other = meeting.seated
    line = opened(qtbot, desk)
    line.field.setText(f"why {one} {other}")
    answers = [line.list.item(row).text() for row in range(line.list.count())]
    (met,) = (row for row, text in enumerate(answers) if f"{one} and {other} meet" in text)
    assert f"in round 3, table {meeting.table}" in answers[met]
    assert room.document.title in answers[met]  # whose it is
    line.list.setCurrentRow(met)
    qtbot.keyClick(line.field, Qt.Key.Key_Return)
    assert room.results.table.place == meeting.places[0]
    said = room.results.why.toPlainText()
    assert "comes from table" in said or "stays at the table" in said


def test_the_document_in_sight_answers_first(qtbot: QtBot, desk: MainWindow, home: Path) -> None:
    for name in ("evening", "league"):
        (sample,) = (each for each in SAMPLES if each.name == name)
        desk.open_file(copied(sample, home))
    for room, title in (("pairs", "evening"), ("swiss", "league")):
        desk.show_room(room)
        line = opened(qtbot, desk)
        line.field.setText("why 1 4")
        about = desk.house.keepers[room].about
        assert about
        assert about in line.list.item(0).text(), title
        line.reject()
