"""The bracket of a cup on the second screen."""

import pytest

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import DrawKind, Event, Stage
from vpdesk.event.stages import begun, drawn
from vpdesk.gui.hall.scrolling_table import ScrollingTable
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind


def cup(teams):
    stage = Stage(draw=DrawKind.KNOCK_OUT, third_place=True)
    event = Event(field(teams), (stage,), "Cup", Kind.TEAMS)
    event = drawn(begun(event, 1, RULES, [range(1, teams + 1)]), 1)
    for _ in range(teams // 4):
        event = drawn(played(event, 1), 1)
    return event


def bracket_shown(qtbot, teams, width):
    shown = ScrollingTable()
    qtbot.addWidget(shown)
    shown.resize(width, 768)
    table = bracket_table(cup(teams).group(1), "Bracket", Language())
    shown.show_table(table, "Cup", "", keep=False)
    return shown


@pytest.mark.parametrize("teams", [4, 8])
def test_a_bracket_with_a_match_for_the_third_place_is_seen_whole(qtbot, teams):
    shown = bracket_shown(qtbot, teams, 1366)
    assert any(cell.text == "For the third place" for row in shown.table.rows for cell in row)
    assert shown.plan.most == 0


def test_a_bracket_as_wide_as_the_screen_has_its_right_edge(qtbot):
    shown = bracket_shown(qtbot, 8, 400)
    right = round(shown.plan.lefts[0] + shown.plan.width)
    assert right + shown._type.margin >= shown.width() - 1
    picture = shown.grab().toImage()
    row = next(at for at, cells in enumerate(shown.table.rows) if cells[6].text == "1 Team 1")
    y = shown._body.top() + int((row + 0.5) * shown.plan.row)
    dark = [x for x in range(picture.width()) if picture.pixelColor(x, y).lightness() < 160]
    assert right - 2 <= max(dark) <= right
