"""A stranger's words are shown letter by letter: no name becomes HTML, a picture or a link."""

import json
import re
from contextlib import closing
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QMessageBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.bench.endless import workbook
from tests.swiss_events import chess, play_round, teams, with_next_round
from tests.unit.deals.known import random_deals
from tests.unit.files.evening_files_builders import whole_evening
from tests.unit.files.event_file_builders import steps
from tests.unit.files.match_files_builders import CHOICES, sample
from tests.unit.movements.drawn import REAL
from vpdesk.deals.pbn_words import deal_text
from vpdesk.files.deals_file import games_of
from vpdesk.files.evening.evening_text import to_text as evening_text
from vpdesk.files.match_file import to_text as match_text
from vpdesk.files.regulation_file import to_text as regulation_text
from vpdesk.files.regulation_library import built_in as regulations
from vpdesk.files.scale_file import to_text as scale_text
from vpdesk.files.scale_library import built_in as scales
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.deals.choose_games import GamesDialog
from vpdesk.gui.dialogs.crash_dialog import CrashDialog
from vpdesk.gui.rooms.events.rounds.match_boards import MatchBoardsDialog
from vpdesk.gui.rooms.match.regulation_dialog import RegulationDialog
from vpdesk.gui.seek.line import SeekLine
from vpdesk.gui.texts import plain_tip
from vpdesk.match.outcome import Match
from vpdesk.movements.formats import write
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Entrant

HOSTILE = (
    "<img src=/etc/hostname>",
    "<a href='file:///etc/passwd'>A</a>",
    "&lt;<b>Bold</b>",
    "< table><tr><td>T",
    "\N{RIGHT-TO-LEFT OVERRIDE}gnp.exe\N{RIGHT-TO-LEFT ISOLATE}",
    "A\x07B\x1bC",
)
WORDS = {"name", "names", "club", "reason", "home", "away", "event", "title", "law"}
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]")
RICH = re.compile(r"<(?!\u2060)|&lt;")  # where a text that may be HTML could begin to be
OUR_LINK = re.compile(r'<a href="\w+" style="color: #[0-9a-f]{6}">')
MOST_CELLS = 300
TYPED_HERE = {Kind.CHESS, Kind.TEAMS}  # results of others are boards
STRINGS = "".join(f"<si><t>{escape(each)}</t></si>" for each in HOSTILE[:4])
ROWS = (
    "".join(f"<row><c t='s'><v>{at}</v></c><c t='s'><v>{at + 1}</v></c></row>" for at in range(3))
    + "<row><c><v>16</v></c><c><v>9</v></c></row>"
)
# Beside those that ask for something: they show what is in a file in windows of their own.
SHOWING = {
    "Second Screen", "Log of the Evening", "Log of the Event", "Boards", "Pair by Hand", "Names",
    "Chance of Places", "Sit-Outs", "Clock", "Clock on the Wall", "Decisions", "Why?", "Matrix",
    "Score Sheet of the Match", "Ruling on the Match", "Choice of Movements", "Frequencies",
    "About vpdesk", "vpdesk Help", "Keyboard Shortcuts",
}  # fmt: skip


def hostile(found, names, under=""):
    """What a file of JSON says, with other words."""
    if isinstance(found, dict):
        return {key: hostile(value, names, key) for key, value in found.items()}
    if isinstance(found, list):
        return [hostile(each, names, under) for each in found]
    return next(names) if isinstance(found, str) and found and under in WORDS else found


def endless():
    while True:
        yield from HOSTILE


def of_json(text):
    return lambda path: path.write_text(json.dumps(hostile(json.loads(text), endless())))


def of_event(event, rounds=2):
    names = endless()
    players = tuple(
        replace(each, name=f"{next(names)} {each.number}", group=next(names))
        for each in event.entrants
    )
    event = replace(event, entrants=players, name=HOSTILE[0])

    def make(path):
        with closing(TournamentFile.create(path, event)) as file:
            for _ in range(rounds):
                drawn = play_round if event.kind in TYPED_HERE else with_next_round
                file.save(drawn(file.tournament), HOSTILE[1])

    return make


def of_stages(path):
    names = endless()
    *_, event = steps()
    called = tuple(replace(each, name=f"{next(names)} {each.number}") for each in event.entrants)
    TournamentFile.create(path, replace(event, entrants=called, name=next(names))).close()


FILES = {
    "evening.vppairs": of_json(evening_text(whole_evening())),
    "match.vpmatch": of_json(match_text(Match(sample(), CHOICES[0]))),
    "scale.vpscale": of_json(scale_text(scales()[0])),
    "rules.vprules": of_json(regulation_text(regulations()[0])),
    "movement.json": of_json(write(REAL[0], "json")),
    "without results.vppairs": of_json(evening_text(replace(whole_evening(), entries={}))),
    "chess.vpt": of_event(chess(6)),
    "swiss.vpt": of_event(replace(teams(6), kind=Kind.PAIRS), 1),
    "<b>teams.vpt": of_event(teams(6)),
    "stages.vpt": of_stages,
    "<img src=x>.vppairs": lambda path: path.write_text("{}"),
    "<img src=x>.vpmatch": lambda path: path.write_text('{"<b>": 1}'),
    "<img src=x>.pbn": lambda path: path.write_text('[Board "1"]\n[Deal "<b>"]\n'),
    "<b>list.xlsx": lambda path: workbook(path, STRINGS, ROWS, 2),
    "<img src=x>.trf": lambda path: path.write_text("012 <b>\n"),
}


def faults(*windows):
    """Every text of a widget that is, or might be taken for, something else than its words.

    windows: those whose widgets are looked at, or all that there are.
    """
    inside = [each for window in windows for each in (window, *window.findChildren(QWidget))]
    for widget in inside or QApplication.allWidgets():
        yield from texts(widget)


def texts(widget):
    place = f"{type(widget).__name__} {widget.objectName()}"
    for what in ("toolTip", "whatsThis", "statusTip"):
        if RICH.search(text := getattr(widget, what)()):
            yield f"{what} of {place}", text
    if isinstance(widget, QLabel | QMessageBox):
        yield from of_label(widget, place)
    elif isinstance(widget, QAbstractItemView | QComboBox) and not isinstance(widget, QHeaderView):
        yield from of_cells(widget.model(), place)
    elif isinstance(widget, QTextEdit):
        yield from of_document(widget.document().toHtml(), place)
    for action in widget.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if RICH.search(action.toolTip()) and action.toolTip() != action.text().replace("&", ""):
            yield f"tip of the action {action.text()}", action.toolTip()


def of_cells(model, place):
    for role, text in cells(model):
        if role == Qt.ItemDataRole.ToolTipRole and RICH.search(text):
            yield f"tip in {place}", text
        if UNSEEN.search(text):
            yield f"unseen in {place}", text


def of_document(html, place):
    if "/etc/hostname" in html.replace("&lt;img src=/etc/hostname", ""):
        yield f"picture in {place}", html
    if 'href="file:' in html:
        yield f"link in {place}", html


def of_label(label, place):
    format_, text = label.textFormat(), label.text()
    if format_ == Qt.TextFormat.AutoText and RICH.search(text):
        yield f"text of {place}", text
    words = OUR_LINK.sub("", text)  # a word of the rules that opens its choice in place
    if format_ == Qt.TextFormat.RichText and ("<img" in words or "<a" in words):
        yield f"markup of {place}", text
    if UNSEEN.search(text):
        yield f"unseen in {place}", text


def cells(model):
    across = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), MOST_CELLS)):
        for column in range(across):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                if isinstance(text := model.index(row, column).data(role), str):
                    yield role, text
    for way, count in (
        (Qt.Orientation.Horizontal, across),
        (Qt.Orientation.Vertical, model.rowCount()),
    ):
        for at in range(min(count, MOST_CELLS)):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                if isinstance(text := model.headerData(at, way, role), str):
                    yield role, text


def pages(desk):
    """Show all pages of the room, one after the other."""
    yield
    for bar in desk.findChildren(QTabBar):
        if bar.isVisible():
            for at in range(bar.count()):
                if bar.isTabEnabled(at) and bar.isTabVisible(at):
                    bar.setCurrentIndex(at)
                    yield
    for view in desk.findChildren(QAbstractItemView):
        if view.isVisible() and view.model() is not None and view.model().rowCount():
            view.setCurrentIndex(view.model().index(0, 0))
            yield


def asking(desk):
    """Have every window asked for that an action of the room opens; the windows there are then."""
    for action in desk.actions():
        words = action.text().replace("&", "")
        if action.isEnabled() and action.isVisible() and (words in SHOWING or words[-1:] == "…"):
            action.trigger()
            QApplication.processEvents()
            for line in desk.findChildren(SeekLine):
                line.field.setText("img")
            yield [
                each
                for each in QApplication.topLevelWidgets()
                if each.isVisible() and each is not desk
            ]
            for window in QApplication.topLevelWidgets():
                if isinstance(window, QDialog) and window.isVisible():
                    window.reject()
                elif window is not desk and window.isVisible():
                    window.close()
            QApplication.processEvents()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.qt_log_ignore("This plugin does not support|Could not")
def test_no_word_of_a_file_is_more_than_a_word(desk, tmp_path, name):
    path = tmp_path / "files" / name
    path.parent.mkdir()
    FILES[name](path)
    desk.open_file(path)
    QApplication.processEvents()
    found = set()
    for _ in pages(desk):
        QApplication.processEvents()
        found |= {*faults(desk.room)}
    for windows in asking(desk):
        found |= {*faults(*windows)}
    found |= {*faults()}
    assert sorted(found) == []


def of_games(desk, path):
    path.write_text(
        "".join(
            f'[Event "{HOSTILE[at % 4]}"]\n[Board "{at}"]\n[Deal "{deal_text(deal.hands)}"]\n\n'
            for at, deal in enumerate(random_deals(8))
        )
    )
    return GamesDialog(desk, path, games_of(path), lambda _: None)


def of_boards(desk, _):
    entrants = tuple(Entrant(at, HOSTILE[at - 1], members=HOSTILE[:4]) for at in range(1, 5))
    match = with_next_round(replace(teams(4), entrants=entrants, kind=Kind.CHESS_TEAMS))
    return MatchBoardsDialog(match, match.rounds[0].games[0], desk)


DIALOGS = {
    "boards of a match": of_boards,
    "games of a file": of_games,
    "a regulation": lambda desk, _: RegulationDialog(
        replace(regulations()[0], name=HOSTILE[0]), desk
    ),
    "an error": lambda desk, _: CrashDialog(HOSTILE[0], Path(HOSTILE[1]), desk),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_nor_in_a_dialog_that_a_button_opens(desk, tmp_path, name):
    dialog = DIALOGS[name](desk, tmp_path / "<b>games.pbn")
    dialog.show()
    assert [*faults(dialog)] == []
    dialog.reject()


def test_nor_in_any_room_whatever_is_open(desk, tmp_path):
    """Also in those that show what is open in others, such as the laboratory."""
    for at, (name, make) in enumerate(FILES.items()):
        folder = tmp_path / str(at)
        folder.mkdir()
        make(folder / name)
        desk.open_file(folder / name)
    found = set()
    for keeper in desk.house:
        desk.show_room(keeper.name)
        for page in getattr(keeper.room, "page_names", (None,)):
            if page is not None:
                keeper.room.show_page(page)
            QApplication.processEvents()
            found |= {*faults(keeper.room)}
    found |= {*faults()}
    assert sorted(found) == []


def test_a_tip_shows_what_looks_like_html(qtbot):
    for words in HOSTILE:
        label = QWidget()
        qtbot.addWidget(label)
        label.setToolTip(plain_tip(words))
        assert not RICH.search(label.toolTip())
        assert label.toolTip().replace("\N{WORD JOINER}", "") == words
    assert plain_tip("Boards & more") == "Boards & more"
