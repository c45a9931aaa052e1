"""What was done in an evening, read off the rows of its actions."""

from dataclasses import replace

from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.evening.evening_file import EveningHistory
from vpdesk.files.evening.evening_log import log_of_evening
from vpdesk.files.stored import Action, ActionState
from vpdesk.pairs.evening_logged import EveningLogKind
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.pairs.evening_log_table import evening_log_table

PLACE = BoardPlace("", 1, 2, 1)


def test_results_corrections_and_decisions_have_their_place_and_what_was_before():
    start = of_howell(6)
    history = EveningHistory(start)
    for number, (evening, what) in enumerate(
        (
            (typed := with_typed(start, r1t2b1="420"), "result"),
            (better := with_typed(typed, r1t2b1="-50"), "better"),
            (given := with_typed(better, r1t2b1="A60/40"), "given"),
            (gone := replace(given, cancelled=(1,)), "board 1"),
            (replace(gone, name="Tuesday"), "name"),
        )
    ):
        history.do(evening, what, f"2026-11-22T12:0{number}:00+01:00")
    history.undo("2026-11-22T13:00:00+01:00")
    logged = log_of_evening(history.actions)
    kinds = EveningLogKind
    assert [(each.what, each.kind, each.before, each.after) for each in logged] == [
        ("result", kinds.RESULT, "", "420"),
        ("better", kinds.CORRECTION, "420", "-50"),
        ("given", kinds.DECISION, "-50", "A60/40"),
        ("board 1", kinds.DECISION, "", ""),
        ("name", kinds.OTHER, "", ""),
    ]
    assert [each.place for each in logged] == [PLACE, PLACE, PLACE, None, None]
    assert [each.undone for each in logged] == ["", "", "", "", "2026-11-22T13:00:00+01:00"]
    table = evening_log_table(history.value, logged, Language())
    assert [[cell.text for cell in row] for row in table.rows[1:4:2]] == [
        ["2026-11-22 12:01:00", "Correction", "better", "", "1", "2", "1", "3 – 4", "-50", "420"],
        ["2026-11-22 12:03:00", "Decision", "board 1", "", "", "", "", "", "", ""],
    ]


def test_an_action_that_cannot_be_read_is_told_as_it_was_said():
    action = Action(1, "2026-11-22", "something", "[[", ActionState.DONE)
    (logged,) = log_of_evening([action])
    assert (logged.what, logged.kind, logged.place) == ("something", EveningLogKind.OTHER, None)
