import csv
import io
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.languages import match_headings
from vpdesk.scales import ScaleError
from vpdesk.scales.match_list import KEPT_FAULTS, match_steps
from vpdesk.stepwise import finished

HEADINGS = match_headings()
ROWS = st.lists(
    st.integers(1, 999).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, 24 * n))),
    min_size=1,
    max_size=20,
)


def read_matches(text, headings):
    return finished(match_steps(text, headings))


def counts(text):
    found = read_matches(text, HEADINGS)
    assert found.left_out == 0
    assert found.faults == ()
    return dict(found.matches.counts)


@pytest.mark.parametrize(
    "text",
    [
        "24,31\n8,7\n",
        "24 31\n8 7\n",
        "24\t31\r\n8\t7",
        "Boards;Margin\n24;31\n8;-7\n",
        "\ufeffBoards,Difference\n24,31\n8,−7\n",
        "Event,Boards,Team,IMPs,Team,IMPs\nCup,24,A,40,B,9\nCup,8,C,1,D,8\n",
        "IMPs home;IMPs away;Boards\n40;9;24\n1;8;8\n",
        "Our IMPs,Their IMPs,Number of Boards,Margin\n0,0,24,31\n0,0,8,7\n",
        "Rozdání;Rozdíl IMP\n24;31,0\n8;6,5\n",
        "Ліга 2024\n\nЧисло сдач;Импы 1;Импы 2\n24;40;9\n8;1;8\n",
        "Boards,IMPs\n24,40-9\n8,1 : 8\n",
        '"Boards","Margin"\n"24","31"\n"8","7"\n',
        "24 40 9\n8 1 8\n",
        "Boards,IMPs\n24,31\n8,-7\n",
        "Boards,IMPs for,Imps_against\n24,40,9\n8,1,8\n",
        "Boards,Imp1,Imp2\n24,40,9\n8,1,8\n",
        "\n\nboards played\tnet IMPs\n\n24\t+31\n\n8\t7\n\n",
    ],
)
def test_lists_in_every_form(text):
    assert counts(text) == {(24, 31): 1, (8, 7): 1}


@given(ROWS, st.sampled_from(",;\t"), st.booleans(), st.booleans())
def test_what_is_written_is_read(rows, separator, headings, both):
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator)
    if headings:
        writer.writerow(["Boards", "IMPs", "IMPs"] if both else ["Boards", "Margin"])
    writer.writerows([n, margin + 3, 3] if both else [n, -margin] for n, margin in rows)
    assert counts(file.getvalue()) == Counter(rows)


@pytest.mark.parametrize(
    ("cell", "margin"), [("12.5", 13), ("-12,5", 13), ("12.49", 12), ("0,4", 0)]
)
def test_decimals_are_rounded_a_half_up(cell, margin):
    assert counts(f"Boards;Margin\n8;{cell}\n") == {(8, margin): 1}


def test_rows_that_make_no_sense_are_left_out_and_told():
    rows = ["24;12"] * 10 + ["24;", ";12", "24;x", "24.5;1", "8;200", "0;1", "24", "total"]
    found = read_matches("\n".join(["Boards;Margin", "", *rows]), HEADINGS)
    assert found.matches.counts == {(24, 12): 10}
    assert found.left_out == 8
    assert [(fault.line, str(fault)) for fault in found.faults] == [
        (13, "The result is missing."),
        (14, "The number of boards is missing."),
        (15, "“x” is not a number of IMPs."),
        (16, "“24.5” is not a number of boards; that is from 1 to 999."),
        (17, "200 IMPs is not a possible margin over 8 boards; the most is 192."),
        (18, "0 is not a number of boards; that is from 1 to 999."),
        (19, "The result is missing."),
        (20, "“total” is not a number of boards; that is from 1 to 999."),
    ]


def test_of_many_faults_the_first_are_told():
    text = "Boards;Margin\n" + "24;1\n" * 500 + "24;x\n" * 300
    found = read_matches(text, HEADINGS)
    assert found.left_out == 300
    assert [fault.line for fault in found.faults] == list(range(502, 502 + KEPT_FAULTS))


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 0, "no matches in the list"),
        ("Boards,Margin\n", 0, "no matches in the list"),
        ("a,b\n1,2\n", 1, "Which column is which"),
        ("1,2,3,4\n", 1, "Which column is which"),
        ("\nBoards,VP\n24,12\n", 2, "Which column is which"),
        ("Boards,Boards,Margin\n24,24,1\n", 1, "Two columns have the heading “Boards”"),
        ("Boards,Home IMPs\n24,3\n", 1, "one side are in “Home IMPs”, those of the other"),
        ("Boards,IMPs1\n24,3\n", 1, "one side are in “IMPs1”, those of the other"),
        ("Boards,IMPs 1,IMPs 2,IMPs 3\n1,2,3,4\n", 1, "Two columns have the heading “IMPs 3”"),
        ('Boards,Margin\n24,1\n24,"1\n', 3, "quotation mark"),
        ("Boards,Margin\n24,1\n24,a\n24,b\n", 3, "“a” is not a number of IMPs"),
        ("Boards,Margin\n24,1e3\n", 2, "“1e3” is not a number of IMPs"),
        (f"Boards,Margin\n24,{'9' * 500}\n", 2, "“9{40}…” is not a number of IMPs"),
    ],
)
def test_lists_that_make_no_sense(text, line, words):
    with pytest.raises(ScaleError, match=words) as caught:
        read_matches(text, HEADINGS)
    assert caught.value.line == line


@given(st.text(alphabet='0123456789,;\t\n\r "-x.\x00é'))
def test_any_text_is_read_or_refused(text):
    try:
        found = read_matches(text, HEADINGS)
    except ScaleError:
        return
    assert found.matches.number >= found.left_out


def test_progress_goes_up_to_the_end():
    done = list(match_steps("Boards,Margin\n" + "24,3\n" * 9000, HEADINGS))
    assert len(done) > 3
    assert done == sorted(done)
    assert 0 <= done[0] < 0.1
    assert done[-1] <= 1


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("boards;home;away\n24;40;9\n24;9;40\n", {(24, 31): 2}),
        ("Match,Boards,Result\nfirst,16,-7\nsecond,16,12\n", {(16, 7): 1, (16, 12): 1}),
        ("Spring\nRozdání;Domácí;Hosté\n8;3;4\n", {(8, 1): 1}),
    ],
)
def test_teams_may_stand_over_the_results(text, counts):
    assert read_matches(text, HEADINGS).matches.counts == counts


def test_three_columns_of_numbers_are_not_guessed():
    with pytest.raises(ScaleError, match="Which column is which"):
        read_matches("boards;round;home;away\n24;1;40;9\n", HEADINGS)
