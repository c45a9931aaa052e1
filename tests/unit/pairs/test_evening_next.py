"""What is next in an evening: whoever does it, step by step, comes to the end."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.pairs.evenings import filled, individual, of_howell
from vpdesk.next_step import Deed, NextStep, Out
from vpdesk.pairs.evening import Evening, with_entrant, with_entry
from vpdesk.pairs.evening_next import evening_step, unnamed
from vpdesk.pairs.pairs_entry import parse_result


def without_names(evening, numbers):
    for number in numbers:
        evening = with_entrant(evening, replace(evening.entrant(number), names=()))
    return evening


@settings(max_examples=15, deadline=None)
@given(st.data())
def test_whoever_does_what_is_next_comes_to_the_end(data):
    evening, out = Evening(), Out(published=False)
    for _ in range(300):
        step = evening_step(evening, out)
        match step.do:
            case Deed.BEGIN:
                pairs = data.draw(st.sampled_from((4, 6, 8)))
                evening = without_names(
                    of_howell(pairs, 1), data.draw(st.sets(st.integers(1, pairs)))
                )
                board = st.integers(1, pairs - 1)
                evening = replace(evening, cancelled=tuple(data.draw(st.sets(board))))
            case Deed.NAMES:
                one = unnamed(evening)[0]
                evening = with_entrant(evening, replace(one, names=("Ann", "Bob")))
                assert len(unnamed(evening)) == step.count - 1
            case Deed.RESULTS:
                place = data.draw(st.sampled_from(evening.missing))
                assert place.board in step.tables
                evening = with_entry(evening, parse_result("420", place))
            case Deed.PRINT:
                out = replace(out, printed=True)
            case Deed.PUBLISH:
                out = replace(out, published=True)
            case _:
                break
    assert step.do is Deed.DONE
    assert not evening.missing
    assert not unnamed(evening)
    assert out == Out(True, True)


def test_names_come_first_and_again_before_the_ranking_but_stop_no_result():
    evening = without_names(of_howell(4, 1), (2, 3))
    assert evening_step(evening) == NextStep(Deed.NAMES, 2, first=True)
    place = evening.missing[0]
    evening = with_entry(evening, parse_result("420", place))
    assert evening_step(evening) == NextStep(Deed.RESULTS, 5, 0, 0, 1, 3, (1, 2, 3))
    assert evening_step(filled(evening, ["110"])) == NextStep(Deed.NAMES, 2)


def test_an_individual_whose_results_are_in_is_printed():
    assert evening_step(individual()) == NextStep(Deed.PRINT)
    assert evening_step(individual(), Out(printed=True)) == NextStep(Deed.DONE)
