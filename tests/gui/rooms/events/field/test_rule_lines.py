"""Every rule of a draw is a row with its words, shown where a draw takes it."""

from dataclasses import replace

import pytest

from vpdesk.cli.event.event_later import add_rules
from vpdesk.cli.options.options import Parser
from vpdesk.event.draws import DRAWS
from vpdesk.event.event import DrawKind
from vpdesk.event.stage_rules import FIELDS, ROWS, takes
from vpdesk.gui.rooms.events.field.event_rules import EventSettings
from vpdesk.gui.rooms.events.field.rule_lines import LINES, WORDS
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Tournament

LEAGUE, SWISS = TeamRules(method=TeamMethod.ROUND_ROBIN), TeamRules(odd=OddField.TRIANGLE)


@pytest.mark.parametrize("rule", FIELDS)
def test_a_rule_of_a_draw_has_its_words_and_its_option(rule):
    field, values = FIELDS[rule]
    assert set(LINES[field].values) == set(values)
    assert LINES[field].label
    assert LINES[field].change
    parser = Parser()
    add_rules(parser)
    for value in values:
        args = vars(parser.parse_args(["event.vpt", ROWS[rule].option, value.value]))
        assert value.value in args.values()


def test_no_other_rule_is_a_word():
    assert sorted(WORDS) == sorted(field for field, _ in FIELDS.values())


@pytest.mark.parametrize("draw", [None, *DrawKind])
@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("rules", [LEAGUE, SWISS])
def test_the_words_are_shown_that_the_draw_takes(draw, kind, rules):
    tournament = Tournament((), kind=kind, teams=rules)
    own = draw is not None and not DRAWS[draw].by_rules
    drawn = draw if own else DrawKind.SWISS if rules is SWISS else DrawKind.ROUND_ROBIN
    wanted = {
        field
        for rule, (field, _) in FIELDS.items()
        if kind.play.has_vps and takes(drawn, rule, kind)
    }
    assert {name for name in WORDS if LINES[name].where(tournament, draw)} == wanted


def test_a_tip_is_there_again_when_a_rule_is_open_again(qtbot):
    settings = EventSettings()
    qtbot.addWidget(settings)
    tournament = Tournament((), kind=Kind.TEAMS)
    usual = settings.rounds.toolTip()
    settings.show_tournament(replace(tournament, teams=LEAGUE))
    assert settings.rounds.toolTip() == "A round robin follows its table."
    assert not settings.rounds.isEnabled()
    settings.show_tournament(tournament)
    assert (settings.rounds.toolTip(), settings.rounds.isEnabled()) == (usual, True)
    settings.show_tournament(tournament, alone=False)
    assert settings.kind.toolTip() == "Only while the event has a single stage."
