"""The match that is worked on: its steps, its file, and what a crash leaves of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from vpdesk.files.match_file import Match, read_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.files.scale_library import find
from vpdesk.gui.desk.recovery import Autosave, left_behind
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import new_sheet, with_entry
from vpdesk.scales import ScaleSpec


@pytest.fixture
def document(qapp):
    return MatchDocument()


def score(document, board, text, table=0):
    entry = parse_entry(text)
    document.request(with_entry(document.sheet, board, table, entry), f"board {board}")


def choose(document, **fields):
    document.choose(replace(document.choice, **fields))


def test_every_step_is_undone_and_done_again(document):
    states = [document.match]
    assert (document.untouched, document.modified, document.undo_text) == (True, False, "")
    score(document, 1, "4s= n")
    states.append(document.match)
    choose(document, v0=5)
    states.append(document.match)
    choose(document, boards=24)
    states.append(document.match)
    assert (document.undo_text, document.modified) == ("boards", True)
    for state in reversed(states[:-1]):
        document.undo()
        assert document.match == state
    assert not document.can_undo
    assert not document.modified
    for state in states[1:]:
        document.redo()
        assert document.match == state
    assert (document.can_redo, document.undo_text) == (False, "boards")


def test_a_count_that_is_typed_digit_by_digit_takes_no_scores_away(document):
    score(document, 12, "620")
    full = document.sheet
    for boards in (1, 18):
        choose(document, boards=boards)
    assert len(document.sheet.lines) == document.choice.boards == 18
    assert document.sheet.line(12) == full.line(12)
    document.undo()  # it is one step
    assert (document.sheet, document.choice.boards) == (full, 16)
    choose(document, boards=4)
    score(document, 1, "50")
    choose(document, boards=16)
    assert document.sheet.line(12).empty  # another step has come between


def test_the_boards_of_the_scale_are_those_of_the_sheet(document, tmp_path):
    document.request(new_sheet(7, 11), "numbers")
    assert document.choice.boards == 7
    choose(document, boards=999)
    assert document.sheet.numbers == tuple(range(1, 1000))
    document.open(Match(new_sheet(9), ScaleSpec(boards=3)), tmp_path / "a.vpmatch")
    assert document.choice.boards == 9
    assert not document.modified


def test_it_is_called_by_its_file_its_teams_or_its_event(document, tmp_path):
    assert document.title == "New match"
    document.request(replace(document.sheet, event="League"), "event")
    assert document.title == "League"
    document.request(replace(document.sheet, home="Rovers", away="Tigers"), "names")
    assert document.title == "Rovers – Tigers"
    document.save(tmp_path / "evening.vpmatch")
    assert document.title == "evening.vpmatch"


def test_a_file_has_sheet_and_scale_and_saving_is_no_step(document, tmp_path):
    path = tmp_path / "evening.vpmatch"
    score(document, 3, "3ntx-2 e")
    choose(document, family=find("acbl-30"))
    document.save(path)
    assert (document.path, document.modified) == (path, False)
    assert read_match(path) == document.match
    document.undo()
    assert document.modified
    document.begin()
    assert (document.path, document.can_undo, document.modified) == (None, False, False)
    assert len(document.sheet.lines) == 16


WORKS = st.builds(
    UnsavedMatch,
    st.builds(
        Match,
        st.builds(
            lambda boards, home, points: with_entry(
                replace(new_sheet(boards), home=home), 1, 1, parse_entry(str(points * 10))
            ),
            st.integers(1, 40),
            st.text("abc é", max_size=4).map(str.strip).map(lambda each: " ".join(each.split())),
            st.integers(-400, 400),
        ),
        st.builds(ScaleSpec, boards=st.integers(1, 99), v0=st.sampled_from([5, 10, 12.5])),
    ),
    st.just(Match(new_sheet(16), ScaleSpec())),
)


@given(WORKS)
def test_a_recovery_file_keeps_all_of_it(work):
    assert UNSAVED_MATCHES.from_bytes(UNSAVED_MATCHES.to_bytes(work)) == work


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b'{"path": null, "match": "{}"}'])
def test_a_damaged_recovery_file_is_a_value_error(data):
    with pytest.raises(ValueError):  # noqa: PT011 - what it says is not shown
        UNSAVED_MATCHES.from_bytes(data)


def test_a_score_is_kept_before_it_is_shown(document, tmp_path):
    autosave = Autosave(document, UNSAVED_MATCHES, tmp_path, document)
    kept = []
    read = lambda: UNSAVED_MATCHES.from_bytes(autosave.file.read_bytes()).match  # noqa: E731
    document.changed.connect(lambda: kept.append(read() == document.match))
    for board in range(1, 4):
        score(document, board, "620")
    assert kept == [True] * 3


def test_unsaved_work_is_kept_and_offered_by_another_program(document, tmp_path):
    autosave = Autosave(document, UNSAVED_MATCHES, tmp_path, document)
    score(document, 1, "620")
    autosave.write()
    sure(autosave._lock).unlock()  # as the system does when a program dies
    (left,) = left_behind(tmp_path, UNSAVED_MATCHES, "a new match")
    assert (left.title, sure(left.work).match) == ("a new match", document.match)
    other = MatchDocument()
    other.restore(sure(left.work))
    assert (other.match, other.modified, other.can_undo) == (document.match, True, False)
    left.remove()
    document.undo()
    assert list(tmp_path.iterdir()) == []
