"""Which movements suit, in which order, and what is said about them."""

import csv
import re
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tests.folders import TESTS
from vpdesk.files import movement_library
from vpdesk.languages import language
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.measures import quality
from vpdesk.report.language import Language
from vpdesk.report.movements.advice import advice
from vpdesk.report.movements.candidate_table import candidate_table, candidate_tips
from vpdesk.report.movements.comparison import Compared, comparison
from vpdesk.report.movements.sit_outs import (
    SitOut,
    ranked_sit_outs,
    sit_out_advice,
    sit_out_table,
)
from vpdesk.report.movements.suggestions import (
    candidates,
    filled,
    in_order,
    shown,
    switched_qualities,
    with_known,
)
from vpdesk.report.movements.weighing import boards_off
from vpdesk.report.movements.wishes import Candidate, Figures, Wish

ENGLISH = Language()


@dataclass(frozen=True)
class Listed:
    """A line of the library, as far as it is read here."""

    file: str
    name: str
    kind: str
    pairs: int
    rounds: int
    sets: int
    sharing: int = 0
    relay: int = 0
    qf: float | None = 90.0
    qf_bound: float | None = 95.0
    qf1max: float | None = 88.0
    qf1min: float | None = 80.0
    sdw: float | None = 1.5
    qb: float | None = 43.0


HOWELL = Listed("howell-14.asc", "Howell for 14", "howell", 14, 13, 13)
CURTAILED = Listed("howell-14-9.asc", "Howell, 9 rounds", "threequarter", 14, 9, 9, relay=2)
SITS_OUT = Listed("howell-13.asc", "Howell for 13", "howell", 13, 13, 13)
LIBRARY: Any = (CURTAILED, HOWELL, SITS_OUT)


def made(key="one", *, pairs=14, rounds=13, each=2, **values):
    """A candidate with all figures, but for those that are given."""
    whole = {"kind": "howell", "sets": rounds, "sharing": 0, "relay": 0, "make": None} | values
    whole.setdefault("figures", Figures(90.0, 95.0, 88.0, 80.0, 1.5, 43.0))
    return Candidate(key, key, pairs=pairs, rounds=rounds, each=each, **whole)


def test_movements_in_which_pairs_meet_twice_are_called_so():
    names = {"extended": "Extended Mitchell", "repeating": "Howell with repeated meetings"}
    listed = movement_library.library()
    for kind, name in names.items():
        first = next(each for each in listed if each.kind == kind)
        wish = Wish(first.pairs, 2 * first.rounds)
        every = candidates(wish, listed, movement_library.load, ENGLISH)
        (found,) = (each for each in every if each.key == first.file)
        assert found.name == f"{name} {first.pairs}/{first.rounds}"
        assert found.again
        assert advice(found, every, wish, ENGLISH).startswith("Some pairs meet twice: fairness ")


def all_of(wish):
    """All candidates for a wish, measured."""
    found = candidates(wish, LIBRARY, lambda listed: howell(14), ENGLISH)
    measured = (
        each if each.figures.qf is not None else filled(each, wish, quality) for each in found
    )
    return in_order([each for each in measured if each], wish)


def mitchells(*qualities, rounds=7):
    """A Mitchell with no, one, two... switched rounds."""
    return [
        made(
            f"m{count}", kind="mitchell", rounds=rounds, each=4, switched=count, figures=Figures(qf)
        )
        for count, qf in enumerate(qualities)
    ]


# The candidates


def test_the_library_and_the_builders_are_joined():
    found = candidates(Wish(14, 26), LIBRARY, lambda listed: howell(14), ENGLISH)
    keys = {each.key for each in found}
    assert {"howell-14.asc", "howell-14-9.asc", "barometer 14 13", "mitchell 14 7 1"} <= keys
    assert "howell-13.asc" not in keys
    assert "howell 14 13" not in keys  # the library has a better one of the same kind


def test_sets_with_boards_in_common_have_the_boards_of_their_file():
    key = "Howell06T3B20.asc"

    def found(wish):
        whole = candidates(wish, movement_library.library(), movement_library.load, ENGLISH)
        return [each for each in whole if each.key == key]

    (each,) = found(Wish(6, 30))
    assert (each.each, each.played(Wish(6, 30))) == (4, (20, 20))
    assert boards_off(each, Wish(6, 30)) == -10
    on_hand = Wish(6, 24, on_hand=True)
    assert boards_off(found(on_hand)[0], on_hand) == -4
    assert found(Wish(6, 19, on_hand=True)) == []


def test_an_odd_number_of_pairs_takes_movements_with_one_number_more_too():
    found = candidates(Wish(13, 26), LIBRARY, lambda listed: howell(14), ENGLISH)
    assert {each.pairs for each in found} == {13, 14}


@pytest.mark.parametrize(
    ("wish", "rounds", "each", "off"),
    [
        (Wish(14, 26), 13, 2, 0),
        (Wish(14, 27), 13, 2, -1),
        (Wish(14, 27), 9, 3, 0),
        (Wish(14, 28), 7, 4, 0),
        (Wish(14, 3), 13, 1, 10),
        (Wish(14, 30, on_hand=True), 13, 2, -4),
    ],
)
def test_boards_in_a_round_come_nearest_to_the_wish(wish, rounds, each, off):
    (found,) = with_known([made(rounds=rounds, each=0)], {}, wish)
    assert (found.each, boards_off(found, wish)) == (each, off)


def test_with_too_few_boards_on_hand_a_movement_is_left_out():
    wish = Wish(14, 10, on_hand=True)
    found = with_known([made("long"), made("short", rounds=7)], {}, wish)
    assert [each.key for each in in_order(found, wish)] == ["short"]


@pytest.mark.parametrize("boards", [24, 26, 27, 28])
def test_some_candidate_has_just_the_boards_that_are_asked_for(boards):
    wish = Wish(14, boards)
    assert 0 in {boards_off(each, wish) for each in all_of(wish)}


def test_one_board_too_many_does_not_make_a_good_movement_worse():
    wish = Wish(14, 25)
    assert all_of(wish)[0].key == "mitchell 14 7 1"  # not five rounds of five boards


def test_what_cannot_be_built_is_left_out():
    wish = Wish(62, 61)
    found = candidates(wish, (), lambda listed: None, ENGLISH)
    (large,) = (each for each in found if each.key == "howell 62 61")
    assert filled(large, wish, quality) is None  # Howells end at 60 pairs
    assert large.key not in {each.key for each in with_known(found, {large.key: None}, wish)}


def test_a_built_candidate_gets_its_figures():
    wish = Wish(14, 28)
    found = candidates(wish, (), lambda listed: None, ENGLISH)
    (one,) = (each for each in found if each.key == "mitchell 14 7 1")
    assert (one.figures.qf, one.sets) == (None, None)
    one = filled(one, wish, quality)
    assert one.figures.qf == pytest.approx(92.0)
    assert (one.sets, one.sharing, one.relay, one.each) == (7, 0, 0, 4)


# Their order


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (made(each=2, rounds=12), made(each=1, rounds=26)),
        (made(rounds=7, each=4), made(sharing=3)),
        (made(rounds=9, each=3), made(rounds=9, sets=13, each=3)),
        (made(rounds=9, each=3, pairs=10), made(rounds=5, each=5, pairs=10)),
        (made(), made(rounds=9, each=3, figures=Figures(89.0))),
        (made(rounds=9, each=3, figures=Figures(93.0)), made()),
        (made(), made(rounds=9, each=3)),
        (made(), made(sharing=2)),
        (made(relay=4), made(sharing=1)),
        (made(sharing=2, rounds_shared=1, relay=1), made(sharing=2, rounds_shared=13)),
        (made(), made(relay=1)),
        (made(sharing=2), made(figures=Figures(83.0))),
        (made(figures=Figures(91.0)), made(figures=Figures(90.0, worst=85.0))),
        (made(figures=Figures(90.0, worst=81.0)), made(figures=Figures(90.0, worst=80.0))),
        (made(figures=Figures(20.0)), made(figures=Figures())),
        (made(sharing=9), made(sharing=None)),
    ],
)
def test_the_better_candidate_comes_first(better, worse):
    wish = Wish(14, 26)
    better, worse = replace(better, key="better"), replace(worse, key="worse")
    for found in ([better, worse], [worse, better]):
        assert [each.key for each in in_order(found, wish)] == ["better", "worse"]


def test_with_an_odd_number_the_quality_without_the_best_missed_pair_counts():
    one, other = Figures(99.0, best=70.0), Figures(71.0)
    found = [made("phantom", figures=one), made("sits out", pairs=13, figures=other)]
    assert [each.key for each in in_order(found, Wish(13, 26))] == ["sits out", "phantom"]


def test_only_the_best_count_of_switched_rounds_is_shown():
    found = mitchells(46.9, 92.0, 49.6, 80.0)
    wish = Wish(14, 28)
    assert [each.switched for each in shown(found, wish)] == [0, 1]
    assert switched_qualities(found[0], found, wish) == {0: 46.9, 1: 92.0, 2: 49.6, 3: 80.0}
    unknown = [replace(each, figures=Figures()) for each in found]
    assert [each.switched for each in shown(unknown, wish)] == [0, 1]


# Practice


def of_library(wish):
    """The measured candidates of the real library and the builders."""
    found = candidates(wish, movement_library.library(), movement_library.load, ENGLISH)
    measured = (
        each if each.figures.qf is not None else filled(each, wish, quality) for each in found
    )
    return in_order([each for each in measured if each], wish)


@pytest.mark.parametrize("boards", [24, 26, 27])
@pytest.mark.parametrize("tables", range(3, 13))
def test_the_first_is_what_experienced_directors_play(tables, boards):
    with (TESTS / "data" / "movements" / "practice.csv").open(encoding="utf-8") as file:
        practice = [row for row in csv.DictReader(file) if int(row["tables"]) == tables]
    first = of_library(Wish(2 * tables, boards))[0]
    kind = "mitchell" if first.kind in ("mitchell", "hesitation") else "howell"
    assert kind in {row["kind"] for row in practice}
    if boards == 26 or (boards == 27 and tables in (8, 11)):
        played = {(int(row["rounds"]), row["boards"]) for row in practice if row["rounds"]}
        assert (first.rounds, str(first.each)) in played or (first.rounds, "") in played


@pytest.mark.parametrize("pairs", [32, 37, 60])
def test_a_large_field_plays_in_sections(pairs):
    wish = Wish(pairs, 26)
    found = of_library(wish)
    first = found[0]
    assert sum(first.sections) == pairs
    assert max(first.sections) - min(first.sections) <= 3
    assert first.rounds >= 0.7 * first.sets
    assert 2 <= first.each <= 4
    text = advice(first, found, wish, ENGLISH)
    assert f"Sections of {first.sections[0]}, {first.sections[1]}" in text
    assert f"in {len(first.sections)} copies" in text
    assert f"It needs {(pairs + 1) // 2} tables" in text
    assert "Best choice, ahead of " in text
    movement = first.make()
    assert movement.pairs == first.pairs


def test_hesitation_mitchells_are_among_them():
    found = of_library(Wish(22, 26))
    names = {each.name: each for each in shown(found, Wish(22, 26))}
    double = next(each for name, each in names.items() if name.startswith("Double hesitation M"))
    assert (double.rounds, double.each, double.sharing) == (13, 2, 0)
    text = advice(double, found, Wish(22, 26), ENGLISH)
    assert text.startswith("Everybody meets 13 of 21 opponents")
    assert names["Hesitation Mitchell"].rounds == 12


@pytest.mark.parametrize(
    ("wish", "name", "rounds", "sharing", "words"),
    [
        (Wish(21, 20), "Rover Mitchell, 1 round switched", 9, 0, "that one sits out. That is 2"),
        (Wish(21, 16), "Bump Mitchell, 1 round switched", 8, 0, "It needs 10 tables"),
        (Wish(20, 24), "Blackpool, 2 rounds switched", 12, 0, "meet two pairs twice."),
        (Wish(16, 24), "Double weave Mitchell, 1 round switched", 8, 0, "needs a card. It needs 8"),
        (Wish(20, 24), "Bowman, 1 round switched", 8, 4, "at one of two the boards go up."),
        (Wish(20, 24, copies=2), "Bowman, 1 round switched", 8, 0, "24 boards in 2 copies"),
        (Wish(28, 26, copies=2), "Web Mitchell, 2 rounds switched", 13, 0, "in 2 copies"),
        (Wish(28, 28, copies=2), "Twin Mitchell, 2 rounds switched", 14, 0, "change the section."),
        (Wish(28, 26, copies=2), "Appendix Mitchell", 13, 0, "with stationary pairs."),
    ],
)
def test_kinds_of_mitchells_for_special_fields_are_among_them(wish, name, rounds, sharing, words):
    found = of_library(wish)
    named = {each.name: each for each in shown(found, wish) if each.rounds == rounds}
    each = named[name]
    assert (each.rounds, each.sharing) == (rounds, sharing)
    assert words in advice(each, found, wish, ENGLISH)
    movement = each.make()
    assert (movement.name, movement.pairs) == (name, each.pairs)


def test_with_a_second_copy_a_movement_of_the_library_shares_nothing():
    def sharing(copies):
        found = of_library(Wish(6, 12, copies=copies))
        (each,) = (each for each in found if each.key == "pairs-06-rounds-04-twice.asc")
        return each.sharing, each.copies

    assert sharing(1) == (2, 1)
    assert sharing(2) == (0, 2)


def test_who_wants_two_winners_gets_mitchells_with_all_boards_first():
    wish = Wish(20, 27, two_winners=True)
    found = of_library(wish)
    assert {(each.kind, each.switched) for each in found} == {("mitchell", 0)}
    assert (found[0].rounds, found[0].each, found[0].sharing) == (9, 3, 0)


# The table


def test_a_row_of_the_table():
    table = candidate_table([made()], Wish(14, 26), ENGLISH)
    assert [heading.replace("\n", " ") for heading in table.headings] == [
        *("Movement", "Rounds", "Qf", "Boards per round", "Boards played", "Sharing", "Relay"),
        *("Best sit-out", "Worst sit-out", "sdw", "Qb"),
    ]
    texts = [cell.text for cell in table.rows[0]]
    assert texts == ["one", "13", "90.00", "2", "26", "0", "0", "88.00", "80.00", "1.50", "43.0"]
    assert len(candidate_tips(ENGLISH)) == len(table.headings)


def test_what_is_unknown_is_a_dash_without_a_value():
    unknown = made(each=0, sets=None, sharing=None, relay=None, figures=Figures())
    cells = candidate_table([unknown], Wish(14, 26), ENGLISH).rows[0]
    assert [cell.text for cell in cells[2:]] == ["\N{EN DASH}"] * 9
    assert {cell.value for cell in cells[2:]} == {None}


@pytest.mark.parametrize(
    ("candidate", "played"),
    [(made(), "24"), (made(rounds=9, each=3), "24 – 27"), (made(pairs=13), "24")],
)
def test_with_an_odd_number_of_pairs_some_play_less(candidate, played):
    assert candidate_table([candidate], Wish(13, 26), ENGLISH).rows[0][4].text == played


# The sentence


def test_one_switched_round_is_right_and_two_as_bad_as_none():
    wish = Wish(14, 28)
    found = all_of(wish)
    (best,) = (each for each in shown(found, wish) if each.switched and each.rounds == 7)
    text = advice(best, found, wish, ENGLISH)
    assert text == (
        "For one ranking, switching 1 round is right: fairness 92.00 of 100. "
        "Switching 2 rounds would be as bad as none: 49.64. "
        "It needs 7 tables and 28 boards. Best choice, ahead of Howell 14/13 (13 × 2). "
        "Better: simplicity, length of the rounds, quality, number of boards. "
        "Worse: number of opponents."
    )


@pytest.mark.parametrize(
    ("qualities", "text"),
    [
        (
            (40.0, 60.0, 80.0, 45.0),
            "switching 2 rounds is right: fairness 80.00 of 100. Switching 3 ",
        ),
        ((40.0, 80.0, 70.0, 45.0), "Switching 2 rounds would be worse: 70.00."),
        ((40.0, 80.0, 80.0, 45.0), "Switching 2 rounds would be just as good."),
        ((40.0, 50.0, 60.0, 70.0), "switching 3 rounds is right: fairness 70.00 of 100."),
        ((45.0, 45.0, 30.0, 20.0), "Switching whole rounds does not make one ranking any fairer"),
    ],
)
def test_switched_rounds_in_words(qualities, text):
    found = mitchells(*qualities)
    assert text in advice(found[1], found, Wish(14, 28), ENGLISH)


def test_a_mitchell_without_switched_rounds_has_two_winners():
    found = mitchells(46.9, 92.0, 49.6)
    text = advice(found[0], found, Wish(14, 28), ENGLISH)
    assert text.startswith("Two winners:")
    assert "switching 1 round is right" in text


def test_before_the_figures_are_known_nothing_is_claimed():
    found = [replace(each, figures=Figures()) for each in mitchells(1.0, 2.0)]
    assert advice(found[1], found, Wish(14, 28), ENGLISH) == "It needs 7 tables and 28 boards."
    assert advice(made(figures=Figures()), [], Wish(14, 26), ENGLISH) == (
        "Everybody meets everybody. It needs 7 tables and 26 boards."
    )


def test_a_mitchell_with_single_switches_is_compared_with_whole_rounds():
    best = made(kind="mitchell", rounds=6, each=4, pairs=12, figures=Figures(84.0))
    found = [replace(each, pairs=12) for each in mitchells(46.7, 79.75, 42.9, rounds=6)]
    text = advice(best, [best, *found], Wish(12, 24), ENGLISH)
    assert "each table needs its card: fairness 84.00 of 100." in text
    assert "Whole switched rounds give no more than 79.75." in text


@pytest.mark.parametrize(
    ("candidate", "text"),
    [
        (made(figures=Figures(100.0, 100.0)), "Everybody meets everybody; perfectly balanced."),
        (made(figures=Figures(96.0, 96.0)), "as evenly as is possible: fairness 96.00 of 100."),
        (made(figures=Figures(91.3, 96.0)), "Everybody meets everybody: fairness 91.30 of 100."),
        (made(rounds=9, each=3), "Everybody meets 9 of 13 opponents: fairness 90.00 of 100."),
        (made(kind="other"), "Its fairness is 90.00 of 100."),
        (made(sharing=2, relay=1), "Boards are shared at 2 tables. Boards come from a stand at 1"),
        (made(rounds=7, each=4), "That is 2 boards more than asked."),
        (made(rounds=8, each=3), "That is 2 boards fewer than asked."),
    ],
)
def test_other_movements_in_words(candidate, text):
    assert text in advice(candidate, [candidate], Wish(14, 26), ENGLISH)


def test_boards_on_hand_that_stay_unused_are_named():
    wish = Wish(14, 27, on_hand=True)
    assert "1 board will be left over" in advice(made(), [], wish, ENGLISH)
    assert "4 boards will be left over" in advice(made(), [], replace(wish, boards=30), ENGLISH)


def test_numbers_have_the_readers_decimal_sign():
    german = language("de")
    table = candidate_table([made()], Wish(14, 26), german)
    assert table.rows[0][2].text == "90,00"
    assert "90,00" in advice(made(), [], Wish(14, 26), german)


# Who stays away


def test_pairs_are_ranked_by_the_quality_that_is_left():
    measured = quality(howell(14))
    ranked = ranked_sit_outs(measured)
    assert sorted(each.pair for each in ranked) == list(range(1, 15))
    assert ranked[0].qf == measured.qf1max
    assert ranked[-1].qf == measured.qf1min
    assert [each.qf for each in ranked] == sorted(measured.qf1, reverse=True)


def test_nobody_can_be_missed_at_two_tables():
    ranked = ranked_sit_outs(quality(howell(4)))
    assert ranked == ()
    assert "three tables" in sit_out_advice(ranked, ENGLISH)


def test_where_one_sits_out_anyhow_there_is_no_phantom_to_number():
    ranked = ranked_sit_outs(quality(howell(14).without(14)))
    text = sit_out_advice(ranked, ENGLISH, waits=True)
    assert "phantom" not in text
    assert "take a movement for 12," in text
    assert f"number {ranked[0].pair}" in text


def test_the_table_of_sit_outs():
    ranked = (SitOut(7, 86.0, 0.4, True), SitOut(2, 80.0, 0.5, False), SitOut(3, 80.0, None, False))
    rows = [[cell.text for cell in row] for row in sit_out_table(ranked, ENGLISH).rows]
    dash = "\N{EN DASH}"
    assert rows == [
        ["7", "1", "86.00", "0.4000", "in every round"],
        ["2", "2", "80.00", "0.5000", dash],
        ["3", "2", "80.00", dash, dash],
    ]


@pytest.mark.parametrize(
    ("qualities", "text"),
    [
        ((86.2, 85.0, 85.0), "number 1: Qf is 86.20 then, with any other 85.00."),
        ((86.2, 86.2, 85.0), "number 1 or 2: Qf is 86.20 then, with any other 85.00."),
        ((86.2, 85.0, 70.0), "pair: 1, Qf 86.20. The worst: 3, Qf 70.00."),
        ((86.2, 85.0, 86.2, 85.0, 86.2), "number 1, 3 or 5: Qf is 86.20 then, with any other"),
        ((86.2, 85.0, 86.2, 86.2, 86.2), "number 1 or 3\N{EN DASH}5: Qf is 86.20 then, with any"),
        ((85.0, 85.0, 85.0), "It does not matter which number"),
    ],
)
def test_the_number_for_the_phantom_pair_in_words(qualities, text):
    ranked = tuple(SitOut(pair, qf, 0.4, False) for pair, qf in enumerate(qualities, 1))
    assert text in sit_out_advice(ranked, ENGLISH)


def test_a_number_that_would_end_the_sharing_is_named():
    ranked = (SitOut(1, 86.0, 0.4, False), SitOut(2, 85.0, 0.4, True))
    assert "With number 2 left out, one table less shares" in sit_out_advice(ranked, ENGLISH)
    ranked = (SitOut(1, 86.0, 0.4, True), SitOut(2, 85.0, 0.4, True))
    assert "spare" not in sit_out_advice(ranked, ENGLISH)


# Side by side


def compared(name, pairs, *, sharing=0):
    return Compared(name, quality(howell(pairs)), sharing, 0)


def row_of(table, name):
    (found,) = (row for row in table.rows if row[0].text == name)
    return found[1:]


def test_the_best_of_a_row_is_strong():
    measured = quality(howell(14))
    columns = [
        Compared("a", replace(measured, qf=90.0, s=0.4), 2, 0),
        Compared("b", replace(measured, qf=92.0, s=0.3), 0, 0),
        Compared("c", replace(measured, qf=92.001, s=None), 0, 0),
    ]
    table = comparison(columns, ENGLISH)
    assert table.headings[1:] == ("a", "b", "c")
    assert [cell.strong for cell in row_of(table, "Qf")] == [False, True, True]
    assert [cell.strong for cell in row_of(table, "s")] == [False, True, False]
    assert [cell.strong for cell in row_of(table, "Tables that share boards")] == [
        *(False, True, True)
    ]
    assert not any(cell.strong for cell in row_of(table, "Qc"))  # all alike
    assert not any(cell.strong for cell in row_of(table, "Pairs"))


def test_movements_with_other_numbers_of_pairs_are_compared_too():
    table = comparison([compared("a", 14), compared("b", 8)], ENGLISH)
    assert [cell.text for cell in row_of(table, "Pairs")] == ["14", "8"]
    assert not any(cell.strong for cell in row_of(table, "Pairs"))


def test_three_quarters_of_a_howell_for_nine_are_not_said_to_be_all_of_it():
    """Nine pairs in eight rounds: each sits out once or not at all, and 32 of 36 meetings are."""
    assert not made(kind="howell", pairs=9, rounds=8, sets=9).complete
    assert not made(kind="threequarter", pairs=9, rounds=8, sets=9).complete
    assert made(kind="howell", pairs=9, rounds=9, sets=9).complete


@pytest.mark.parametrize("pairs", [*range(4, 21), 26, 31, 40])
def test_what_is_said_of_meetings_is_what_the_schedule_has(pairs):
    listed, load = movement_library.library(), movement_library.load
    for boards in (20, 27):
        wish = Wish(pairs, boards)
        for each in candidates(wish, listed, load, ENGLISH):
            built = filled(each, wish, lambda movement: NO_QUALITY)
            if built is None or not built.each:
                continue
            meetings = [frozenset((one.ns, one.ew)) for one in built.make().encounters]
            numbers, different = range(1, built.pairs + 1), set(meetings)
            counts = {sum(number in pair for pair in different) for number in numbers}
            said = advice(built, (built,), wish, ENGLISH)
            at_once = advice(each, (each,), wish, ENGLISH)  # before it is measured
            for text in (said, at_once) if each.figures.qf is not None else (said,):
                for least, most in re.findall(r"meets (\d+)(?: to (\d+))? of \d+ opponents", text):
                    assert {int(least), int(most or least)} == {min(counts), max(counts)}, text
            every = counts == {built.pairs - 1}
            assert every or "Everybody meets everybody" not in said, said
            assert not (every and "not everybody" in said), said
            again = len(meetings) > len(different)
            assert again or "meet twice" not in said, said
            if again and built.kind != "other":
                assert "meet twice" in said or "more than once" in said, (built.key, said)


NO_QUALITY = quality(howell(14))


@pytest.mark.parametrize("pairs", range(4, 41))
def test_no_title_is_the_name_of_a_file(pairs):
    listed = movement_library.library()
    files = {each.file.partition(".")[0] for each in listed}
    found = candidates(Wish(pairs, 24), listed, movement_library.load, ENGLISH)
    assert not files & {each.name for each in found}
    titles = {each.key: each.name for each in found}
    of_library = [titles[each.file] for each in listed if each.file in titles]
    assert len(set(of_library)) == len(of_library)
    if pairs == 10:
        assert titles["Howell10T5B18.asc"] == "Howell 10/9 of a club"
    if pairs == 4:
        assert titles["2TablesArmonk.asc"] == "Armonk 4/6 of a club"
        assert titles["Armonk2Tables.asc"] == "Armonk 4/6 of a club (2)"
        assert len([each for each in titles if each.startswith("Howell04T2")]) == 1
