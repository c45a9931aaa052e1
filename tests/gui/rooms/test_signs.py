"""One sign each for what is missing, looks like a mistake, or was decided, with a key."""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.swiss_events import play_round, teams
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.rooms.events.rounds.games_model import RESULT as OF_MATCH
from vpdesk.gui.rooms.pairs.results_model import RESULT
from vpdesk.gui.tables.entry_table import MARKS
from vpdesk.paper.marks import draw_mark
from vpdesk.report.mark_words import RESULT_MARKS
from vpdesk.report.table import Mark
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def opened(desk, qtbot, name):
    (sample,) = (each for each in SAMPLES if each.name == name)
    open_sample(sample, desk.open_file, desk.say, desk)
    qtbot.waitUntil(lambda: desk.room_name == sample.room)
    return desk.room


def test_each_sign_has_a_shape_of_its_own():
    shapes = set()
    for mark in RESULT_MARKS:
        image = QImage(32, 32, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        draw_mark(painter, QRectF(2, 2, 28, 28), mark, QColor("black"))
        painter.end()
        shapes.add(bytes(image.constBits()))
    assert len(shapes) == len(RESULT_MARKS)


def test_of_an_evening(qtbot, desk):
    room = opened(desk, qtbot, "evening")
    model, document = room.results.table.results, room.document
    room.go_missing()
    assert model.index(0, RESULT).data(MARKS) == (Mark.MISSING,)
    assert "missing" in model.index(0, RESULT).data(SPOKEN)
    assert room.results.key.shown == ((Mark.MISSING, "missing"),)
    evening = document.evening
    given = [place for place, each in evening.entries.items() if each.artificial == (60, 40)] or [
        next(iter(evening.entries))
    ]
    entry = replace(evening.entries[given[0]], artificial=(Fraction(60), Fraction(40)), shares=())
    room.results.entry.take(entry)
    room.go_place(given[0])
    at = [row.place for row in model.rows].index(given[0])
    assert Mark.ADJUSTED in model.index(at, RESULT).data(MARKS)
    assert (Mark.ADJUSTED, "adjusted") in room.results.key.shown


def test_of_a_round(desk):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    tournament = play_round(teams(8))
    room.document.begin(tournament)
    room.show_part(1)
    model, key = room.rounds.table.games, room.rounds.key
    assert key.shown == ()
    room.rounds.entry.type_result(1, "")
    assert model.index(0, OF_MATCH).data(MARKS) == (Mark.MISSING,)
    assert model.index(0, OF_MATCH).data() == ""
    game = tournament.rounds[0].games[0]
    room.document.begin(with_game(tournament, 1, 1, typed(tournament, game, "300-1")))
    assert model.index(0, OF_MATCH).data(MARKS) == (Mark.ASKED,)
    assert "unusual" in model.index(0, OF_MATCH).data(SPOKEN)
    games = tournament.rounds[0].games
    room.document.begin(exchanged(tournament, 1, games[0].home, games[1].home))
    assert Mark.CORRECTED in model.index(0, OF_MATCH).data(MARKS)
    assert (Mark.CORRECTED, "corrected") in key.shown


@pytest.mark.parametrize(("text", "mark"), [("C", Mark.RULED), ("A 3 -3", Mark.ADJUSTED)])
def test_of_a_match(qtbot, desk, text, mark):
    room = opened(desk, qtbot, "match")
    page = room.show_sheet()
    model = page.table.scores
    assert page.key.shown == ((Mark.ADJUSTED, "adjusted"),)
    index = model.score_index(1, 0)
    model.setData(index, text)
    assert model.score_index(1, 0).data(MARKS) == (mark,)
    model.setData(model.score_index(2, 1), "")
    assert model.score_index(2, 1).data(MARKS) == (Mark.MISSING,)
    model.setData(model.score_index(3, 0), "620")
    assert model.score_index(3, 0).data(MARKS) == (Mark.ASKED,)
    assert {Mark.MISSING, Mark.ASKED, mark} <= {each for each, _ in page.key.shown}
