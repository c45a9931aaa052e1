"""The draw by the edition of 2017: collapsed brackets, floats after absences, its own codes."""

from tests.unit.tournament.draws.archives import archive, as_paired
from tests.unit.tournament.small_events import event
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.player_state import Float, player_states
from vpdesk.tournament.draws.trace import StepKind
from vpdesk.tournament.tournament import Edition


def collapsed():
    """Rounds of the archive in which everybody below a bracket became one bracket."""
    for _, the in [*archive("2017", 16)][::4]:
        for number, drawn in enumerate(the.rounds):
            found = draw(the.through(number))
            if any(step.kind is StepKind.COLLAPSE for step in found.steps):
                yield found, as_paired(drawn)


def test_below_a_bracket_that_cannot_be_completed_all_become_one():
    rounds = [*collapsed()]
    assert len(rounds) > 2
    for drawn, paired in rounds:
        pairs = sorted((each.white, each.black) for each in drawn.pairings)
        assert (pairs, drawn.bye) == paired
        (step,) = drawn.steps
        above, last = drawn.brackets[-2:]
        assert step.score == above.score
        assert set(step.players) == set(last.residents)
        assert last.last


def test_every_absence_is_a_down_float():
    the = event("1-2 1, 3-4 1, 5 Z", edition=Edition.E2017)
    assert player_states(the, Edition.E2017)[5].floated(1) is Float.DOWN
    assert player_states(the, Edition.E2026)[5].floated(1) is Float.NONE


def test_what_bars_from_the_bye_differs():
    away = event("1-2 +-, 3-4 =, 5 F, 6 H, 7 U")
    barred = {
        edition: [n for n, each in player_states(away, edition).items() if each.barred]
        for edition in Edition
    }
    assert barred[Edition.E2017] == [1, 7]
    assert barred[Edition.E2026] == [1, 5, 7]
    assert barred[Edition.E2012] == [1, 5, 6, 7]


def test_criteria_carry_the_codes_of_the_edition():
    the = event("1-4 1, 5-2 0, 3-6 1", "2-1 0, 4-3 0, 6-5 0", edition=Edition.E2017, planned=4)
    drawn = draw(the)
    codes = [each.criterion for each in drawn.brackets[0].counts]
    assert codes == [f"C.{k}" for k in (5, 6, 7, *range(8, 20))]
    assert [each.criterion for each in drawn.brackets[-1].counts][:3] == ["C.5", "C.6", "C.8"]


def test_counts_are_told_with_the_fewest_possible():
    the = event("1-5 1, 2-6 1, 3-7 1, 4-8 1", edition=Edition.E2017, planned=5)
    top = draw(the).brackets[0]
    (colours,) = (each for each in top.counts if each.criterion == "C.10")
    assert (colours.values, colours.least) == ((2,), 2)
    assert (top.place.transposition, top.place.moved_down) == (1, ())
