"""Why two pairs meet: how the movement brings each of them to the table."""

from itertools import combinations

from tests.sure import sure
from tests.unit.pairs.evenings import entrants, individual, of_howell, of_mitchell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.section import PairsSection
from vpdesk.report.language import Language
from vpdesk.report.pairs.meet_why import meet_why

ENGLISH = Language()


def said(evening, one, other):
    found = meet_why(evening, one, other, ENGLISH)
    return found and (found.answer, *found.lines[1:])


def test_of_every_two_pairs_the_schedule_is_told_as_it_is():
    for evening in (of_howell(9), Evening("", entrants=entrants(10), sections=(of_mitchell(10),))):
        (section,) = evening.sections
        for one, other in combinations(section.start_of, 2):
            meetings = [each for each in section.of_entrant(one) if other in each.seated]
            found = meet_why(evening, one, other, ENGLISH)
            assert (sure(found).place is not None) == bool(meetings)
            for each in meetings:
                text = f"{one} and {other} meet in round {each.round}, table {each.table}; boards: "
                assert any(line.startswith(text) for line in sure(found).lines)


def test_who_stays_and_who_comes_is_told():
    evening = Evening("", entrants=entrants(6), sections=(of_mitchell(6),))
    (section,) = evening.sections
    meeting = section.in_round(2)[0]
    one, other = meeting.seated
    first, stays, comes = said(evening, one, other)
    assert first == f"{one} and {other} meet in round 2, table {meeting.table}; boards: 3 – 4."
    assert stays == f"{one}  North {one} – South {one}, North-South: stays at the table."
    before = next(each.table for each in section.in_round(1) if other in each.seated)
    assert comes.endswith(f"East-West: comes from table {before} (East-West).")
    begin = section.in_round(1)[0].seated
    assert all(line.endswith("begins at this table.") for line in said(evening, *begin)[1:])


def test_who_does_not_meet_has_a_reason():
    evening = Evening("", entrants=entrants(6), sections=(of_mitchell(6),))
    assert said(evening, 1, 2) == ("1 and 2 do not meet: both always sit North-South.",)
    assert said(evening, 5, 6) == ("5 and 6 do not meet: both always sit East-West.",)
    two = Evening(
        "",
        entrants=entrants(12),
        sections=(of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7)),
    )
    assert said(two, 1, 7) == ("A1 and B1 do not meet: they play in different sections.",)
    assert said(evening, 1, 1) is said(evening, 1, 99) is None


def test_a_sit_out_before_and_partners_are_told():
    evening = of_howell(6)
    (section,) = evening.sections
    short = Evening(
        "", entrants=entrants(5), sections=(PairsSection("", section.movement, (1, 2, 3, 4, 5, 0)),)
    )
    texts = [
        line
        for one, other in combinations(range(1, 6), 2)
        for line in (meet_why(short, one, other, ENGLISH) or ("", ()))[1]
    ]
    assert any("sat out in round" in line for line in texts)
    assert "are partners in round 1, table 1" in said(individual(), 1, 2)[0]


def test_an_arrow_switch_is_told():
    movement = mitchell(6).with_boards(2)
    last = [each for each in movement.encounters if each.round == 3]
    switched = movement.switch([(each.round, each.table) for each in last])
    evening = Evening(
        "", entrants=entrants(6), sections=(PairsSection("", switched, tuple(range(1, 7))),)
    )
    (section,) = evening.sections
    lines = said(evening, *section.in_round(3)[0].seated)
    assert lines[-1] == "Both sit the other way than usual: the arrow is switched."
