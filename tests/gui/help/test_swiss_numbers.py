"""Every number that the help says of standings is what the engine computes."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.gui.help.outline import WRITTEN, outline, source
from tests.unit.tournament.small_events import a_round, event, match
from vpdesk import languages
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Round
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_values import Values
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament

ADA, BEN, CYD, DOV, EVA, FIL = range(1, 7)
EXAMPLE = event("1-4 1, 2-5 =, 3-6 1", "3-1 0, 5-6 1, 2 H, 4 U", "1-2 =, 3-5 1, 4-6 1")


def shown(tie_break, number, code):
    """A value as the table of the standings has it."""
    value = Values(Outings(EXAMPLE)).value(tie_break, number)
    return Scores(Kind.CHESS, languages.language(code)).value(tie_break, value).text


@pytest.mark.parametrize("code", WRITTEN)
def test_values_of_the_example(code):
    text = outline("standings", code).text
    for tie_break, told in (
        (TieBreak.BUCHHOLZ, "2 + 2 + 1{0}5 = {1}."),
        (TieBreak.BUCHHOLZ_CUT_1, "Ada: {1}."),
        (TieBreak.MEDIAN_BUCHHOLZ, "Ada: {1}."),
        (TieBreak.SONNEBORN_BERGER, "2 + 2 + 0{0}75 = {1}."),
        (TieBreak.PROGRESSIVE, "1 + 2 + 2{0}5 = {1}."),
    ):
        sign = languages.language(code).decimal_sign
        assert told.format(sign, shown(tie_break, ADA, code)) in text, tie_break
    assert f"1{sign}5 + 1{sign}5 + 2{sign}5 = {shown(TieBreak.BUCHHOLZ, BEN, code)}." in text
    words = {"en": "Buchholz Cut 1 is", "cs": "Buchholz Cut 1 je"}[code]
    assert f"{words} {shown(TieBreak.BUCHHOLZ_CUT_1, BEN, code)}." in text
    assert {shown(TieBreak.WINS, number, code) for number in (ADA, DOV)} == {"2"}


@pytest.mark.parametrize("code", WRITTEN)
def test_points_of_the_example_and_who_is_level(code):
    scores = Scores(Kind.CHESS, languages.language(code))
    ranked = standings(EXAMPLE, order=(TieBreak.DIRECT,))
    points = [scores.points_text(each.points) for each in ranked]
    assert re.findall(r'<td align="right">(.*?)</td>', source("standings", code)) == points
    assert [each.number for each in ranked if each.shared] == [CYD, DOV, BEN, EVA]


def test_values_of_teams():
    players = tuple(Entrant(number, f"Team {number}") for number in (1, 2, 3, 4))
    first = Round((match(1, 2, (70, 20), (1500, 500)), match(3, 4, (30, 30), (1000, 1000))))
    second = Round((match(2, 3, (60, 10), (2000, 0)), match(1, 4, (50, 60), (900, 1100))))
    third = Round((match(2, 4, (40, 20), (1500, 500)),))
    values = Values(Outings(Tournament(players, (first, second, third), kind=Kind.TEAMS)))
    assert values.value(TieBreak.IMP_QUOTIENT, 1) == Fraction(120, 80)
    assert values.value(TieBreak.NET_IMPS, 1) == 40
    (part, *_) = values.parts(TieBreak.SB_VP, 1)
    assert (part.score, part.points, part.amount) == (4000, 1500, 3000)


@pytest.mark.parametrize(("code", "told"), [("en", "7w1"), ("cs", "7b1")])
def test_the_crosstable_is_written_as_told(code, told):
    assert told in outline("standings", code).text
    tables = EventTables(
        replace(EXAMPLE, rounds=(a_round("2-1 0, 3-4 =, 5 H, 6 U"),)), languages.language("en")
    )
    cells = [row[-1].text for row in cross_table(tables, 1).rows]
    assert "+½" in cells
    assert any(cell.endswith("b1") for cell in cells)
