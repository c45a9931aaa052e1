"""What of a change is kept as a decision of the director, or as a correction."""

from dataclasses import replace

from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.evening.evening_text import from_text, to_text
from vpdesk.pairs.decided import decided
from vpdesk.pairs.decisions import DecisionKind
from vpdesk.pairs.evening import (
    PairsAdjustment,
    Substitute,
    left,
    with_entrant,
    with_entry,
    without_entries,
)
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.pairs.decision_table import decision_table

WHEN = "2026-11-22T19:05+01:00"
EVENING = with_typed(of_howell(6), r1t1b1="420")
PLACE = BoardPlace("", 1, 1, 1)


def told(now, before=EVENING):
    """The cells of what was decided, but the time."""
    found = decided(before, now, WHEN)
    table = decision_table(replace(now, decisions=found), Language())
    assert all(row[0].text == "2026-11-22 19:05" for row in table.rows)
    return [[cell.text for cell in row[1:]] for row in table.rows]


def test_what_is_typed_first_is_no_decision_and_a_correction_is_one():
    assert not told(with_typed(EVENING, r1t2b1="140"))
    assert not told(EVENING)
    corrected = told(with_typed(EVENING, r1t1b1="3NT W +1"))
    assert corrected == [["Correction", "1", "1", "1", "6 – 1", "420", "3NT+1 W", ""]]
    taken_back = told(without_entries(EVENING, (PLACE,)))
    assert taken_back == [["Correction", "1", "1", "1", "6 – 1", "420", "", ""]]
    turned = replace(EVENING.entries[PLACE], turned=True, group="B")
    assert told(with_entry(EVENING, turned))[0][6] == "\N{LEFT RIGHT ARROW} 420 [B]"


def test_scores_that_are_given_have_their_weights_law_and_reason():
    weighted = with_typed(EVENING, r1t1b1="60% 110, 40% -50")
    entry = replace(weighted.entries[PLACE], law="Law 12C1c", reason="misinformation")
    (row,) = told(with_entry(EVENING, entry))
    assert row[0] == "Score given"
    assert row[5:] == ["420", "60% 110, 40% -50", "Law 12C1c, misinformation"]
    assert told(with_typed(EVENING, r1t2b1="A60/40"))[0][5:] == ["", "A60/40", ""]


def test_penalties_boards_and_pairs():
    penalty = PairsAdjustment(3, -1000, "late", "Law 90")
    assert told(replace(EVENING, adjustments=(penalty,))) == [
        ["Adjusted", "", "", "", "3", "", "−10.00", "Law 90, late"]
    ]
    cancelled = replace(EVENING, cancelled=(2,))
    assert told(cancelled) == [["Board cancelled", "", "", "2", "", "", "", ""]]
    assert told(EVENING, cancelled)[0][0] == "Board counts again"
    (row,) = told(left(EVENING, 4, 2))
    assert row[5:7] == ["4 North 4 – South 4", "4 North 4 – South 4, –2"]
    substitute = replace(EVENING.by_number[4], substitutes=(Substitute(1, "Owl"),))
    (row,) = told(with_entrant(EVENING, substitute))
    assert row[6] == "4 North 4 – South 4 (Owl)"


def test_decisions_are_in_the_file():
    now = replace(EVENING, cancelled=(2,))
    found = decided(EVENING, now, WHEN) + decided(EVENING, without_entries(EVENING, (PLACE,)), WHEN)
    now = replace(now, decisions=found)
    assert from_text(to_text(now)) == now
    assert [each.kind for each in found] == [DecisionKind.CANCELLED, DecisionKind.CORRECTION]
