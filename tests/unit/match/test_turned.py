"""A match as the other side sees it comes to the same."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.files.match_files_builders import sample
from vpdesk.files.regulation_library import built_in
from vpdesk.match.case import Fault
from vpdesk.match.outcome import Match, adopt, case_to_rule, outcome, with_case
from vpdesk.match.regulations import Way
from vpdesk.match.turned import turned
from vpdesk.scales import ScaleSpec

TEAMS = built_in()[0]


def test_the_other_side_sees_the_same_the_other_way_round():
    match = Match(sample(), ScaleSpec(5))
    far = turned(match)
    assert (far.sheet.home, far.sheet.away) == ("Tigers", "Žďár")
    assert far.sheet.names == (("", ""), ("A - B", "C - D"))
    here, other = outcome(match), outcome(far)
    assert other.sheet_vps == sure(here.sheet_vps)[::-1] != here.sheet_vps
    assert other.sheet.matches[0].imps == here.sheet.matches[0].imps[::-1]
    assert turned(far) == match


def test_a_ruling_is_turned_too():
    match = Match(sample(), ScaleSpec(5))
    case = replace(case_to_rule(match, TEAMS), fault=Fault.HOME)
    match = adopt(with_case(match, case, TEAMS), Way.AVERAGES, TEAMS)
    far = turned(match)
    assert sure(far.ruled.case).fault is Fault.AWAY
    assert outcome(far).vps == sure(outcome(match).vps)[::-1] != outcome(match).vps
    assert not sure(outcome(far).adopted).other_numbers
    assert turned(far) == match
