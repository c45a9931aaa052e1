"""Why somebody has a place, in sentences."""

from fractions import Fraction

from tests.unit.tournament.small_events import event
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.standing_words import StandingWords
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_breaks import TieBreak


def test_a_direct_encounter_that_parts_nobody_is_told():
    """Player 1 beat player 2; both are level with player 3, who has met neither."""
    made = event("1-2 1, 3-4 1, 5-6 =", "2-4 1, 5-1 1, 6-3 1", ratings=(1900, 2000, 1800, 1, 1, 1))
    order = (TieBreak.DIRECT, TieBreak.RATING)
    ranked = standings(made, None, order)
    assert [each.number for each in ranked[2:5]] == [2, 1, 3]
    words = StandingWords(made, order, Language())
    behind, ahead = words.place(ranked, 3)
    assert behind.startswith("Behind Player 2: Rating 1900 against 2000 (direct encounter: not all")
    assert behind.endswith("; level in points.")
    assert (
        ahead == "Ahead of Player 3: Rating 1900 against 1800; level in points, Direct encounter."
    )


def test_a_direct_encounter_that_ranks_nobody_stands_in_brackets_with_a_footnote():
    made = event("1-2 1, 3-4 1, 5-6 =", "2-4 1, 5-1 1, 6-3 1", ratings=(1900, 2000, 1800, 1, 1, 1))
    (table,) = EventTables(made, Language(), order=(TieBreak.DIRECT,)).standings(2)
    assert {row[1].text: row[-1].text for row in table.rows} == {
        "1": "(1.0)",
        "2": "(0.0)",
        "3": "",
        "4": "",
        "5": "0.5",
        "6": "0.5",
    }
    assert "Direct encounter in brackets ranks nobody" in table.rule
    (as_data,) = EventTables(made, Language(), order=(TieBreak.DIRECT,), data=True).standings(2)
    assert {row[-1].text for row in as_data.rows} == {"1.0", "0.0", "0.5", ""}
    (met,) = EventTables(event("1-2 1, 3 U"), Language(), order=(TieBreak.DIRECT,)).standings(1)
    assert "brackets" not in met.rule


def test_a_quotient_is_rounded_halves_up():
    scores = Scores(Kind.TEAMS, Language())
    shown = [scores.value(TieBreak.IMP_QUOTIENT, Fraction(each, 16)).text for each in (1, 3, 5, 16)]
    assert shown == ["0.063", "0.188", "0.313", "1.000"]
