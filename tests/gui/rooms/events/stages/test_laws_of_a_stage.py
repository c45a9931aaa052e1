"""Random wishes for a stage: the dialog and the command line take the same, and make the same."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.cli.main import main
from vpdesk.event.draws import StageRule
from vpdesk.event.event import CarryKind, DrawKind, Event, Stage, WhoKind
from vpdesk.event.stage_rules import FIELDS, ROWS, takes
from vpdesk.event.stages import begun, drawn
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.rooms.events.stages.stage_dialog import DRAWS, StageDialog
from vpdesk.tournament.team_rules import Sharing

WORDS = {name: (ROWS[rule].option, tuple(values)) for rule, (name, values) in FIELDS.items()}
MORE = {
    "rounds": st.integers(1, 9),
    "segments": st.integers(2, 4),
    "third": st.just(True),
    "apart": st.booleans(),
    "groups": st.integers(1, 3),
    "sharing": st.sampled_from((Sharing.POTS, Sharing.LOT)),  # a snake says nothing
    "share": st.integers(1, 100),
    "cap": st.integers(1, 40),
    **{name: st.sampled_from(values) for name, (_, values) in WORDS.items()},
}


@st.composite
def wishes(draw):
    """How a stage is drawn, who plays and what comes along, and up to three things more."""
    names = draw(st.lists(st.sampled_from(sorted(MORE)), max_size=3, unique=True))
    return {
        "draw": draw(st.sampled_from(DRAWS)),
        "who": draw(st.sampled_from(WhoKind)),
        "carry": draw(st.sampled_from(CarryKind)),
        **{name: draw(MORE[name]) for name in names},
    }


PLACES, LOST, CHOSEN = (1, 5), 1, (2, 3, 5, 6, 8)


def begins(draw):
    """An event of one stage, a Swiss or a knock-out whose first round is played."""
    event = begun(Event(field(9), (Stage(draw=draw),), "Cup"), 1, RULES, [range(1, 10)])
    group = replace(event.group(1), planned=1 if draw is DrawKind.SWISS else 4)
    event = drawn(event.with_group(1, 1, group), 1)
    return played(event, 1, margin=lambda home, visitor: home - visitor)


def options(wish):
    """The words of the command line."""
    draw, double = wish["draw"]
    whos = {
        WhoKind.ALL: ["all"],
        WhoKind.REST: ["rest"],
        WhoKind.PLACES: ["places", "{}-{}".format(*PLACES)],
        WhoKind.LOSERS: ["losers", str(LOST)],
        WhoKind.CHOSEN: ["chosen", *(f"Team {each}" for each in CHOSEN)],
    }
    said = ["--planned", "--draw", draw.value, "--carry", wish["carry"].value]
    said += ["--who", *whos[wish["who"]], *(["--twice"] if double else [])]
    named = {"rounds": "--rounds", "segments": "--segments", "groups": "--groups"}
    named |= {"sharing": "--groups-by", "share": "--per-cent", "cap": "--cap"}
    named |= {name: option for name, (option, _) in WORDS.items()}
    for name, option in named.items():
        if name in wish:
            value = wish[name]
            said += [option, str(getattr(value, "value", value))]
    if "apart" in wish:
        said.append("--no-repeats" if wish["apart"] else "--repeats")
    return [*said, *(["--third-place"] if "third" in wish else [])]


def by_dialog(event, wish, window):
    """The event with the stage as the dialog makes it; None where it cannot be asked for."""
    dialog, made = StageDialog(event, 2, 1, window), []
    dialog.wanted.connect(lambda event, _: made.append(event))
    dialog.draw.setCurrentIndex(DRAWS.index(wish["draw"]))
    for combo, kind in ((dialog.who, wish["who"]), (dialog.carry, wish["carry"])):
        combo.setCurrentIndex(combo.findData(kind.value))
    dialog.first.setValue(PLACES[0])
    dialog.last.setValue(PLACES[1])
    dialog.lost.setValue(LOST)
    for number in CHOSEN:
        dialog.names.item(number - 1).setCheckState(dialog.names.item(0).checkState().Checked)
    fields = {name: getattr(dialog, name) for name in ("rounds", "segments", "share", "cap")}
    for name in ("groups", *fields):
        if name in wish:
            getattr(dialog, name).setValue(wish[name])
    asked = {rule: dialog.rules[name].isVisibleTo(dialog) for rule, (name, _) in FIELDS.items()}
    assert asked == {rule: takes(wish["draw"][0], rule, event.kind) for rule in FIELDS}
    combos = {"sharing": dialog.sharing, **dialog.rules}
    for name, combo in combos.items():
        if name in wish:
            combo.setCurrentIndex(combo.findData(wish[name].value))
            combo.activated.emit(combo.currentIndex())
    for name, box in (("third", dialog.third), ("apart", dialog.apart)):
        if name in wish and box.isChecked() is not wish[name]:
            box.click()
    offered = all(dialog._form.isRowVisible(fields[name]) for name in fields if name in wish)
    offered &= all(dialog._form.isRowVisible(combos[name]) for name in combos if name in wish)
    offered &= all(
        dialog._form.isRowVisible(box)
        for box, there in ((dialog.third, "third" in wish), (dialog.apart, wish.get("apart")))
        if there
    )
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    if offered and ok.isEnabled():
        ok.click()
    else:
        dialog.reject()
    return made[0] if made else None


def told(event):
    """What is said of the stage: but for lots, which are drawn anew, and titles."""
    stage = event.stage(2)
    rules = {(replace(each.teams, lot=0), each.planned) for each in stage.groups}
    return replace(stage, groups=()), len(stage.groups), rules


@pytest.fixture(scope="module")
def begun_events(tmp_path_factory):
    """The events with their files, by the draw of their first stage."""
    folder, found = tmp_path_factory.mktemp("stages"), {}
    for draw in (DrawKind.SWISS, DrawKind.KNOCK_OUT):
        path = folder / f"{draw.value}.vpt"
        TournamentFile.create(path, begins(draw)).close()
        found[draw] = path, path.read_bytes()
    return found


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.sampled_from((DrawKind.SWISS, DrawKind.KNOCK_OUT)), wishes())
def test_dialog_and_command_line_take_the_same_stages(qapp, begun_events, capsys, first, wish):
    path, before = begun_events[first]
    path.write_bytes(before)
    window = QWidget()
    made = by_dialog(read_event(path), wish, window)
    code = main(["event", "stage", str(path), *options(wish)])
    words = capsys.readouterr().err
    assert (code == 0) is (made is not None), (options(wish), words)
    if made is not None:
        assert told(made) == told(read_event(path)), options(wish)


def test_every_rule_of_a_stage_is_among_the_wishes():
    said = {"TWICE", "ROUNDS", "SEGMENTS", "THIRD_PLACE", "NO_REPEATS", "BY_LOT"}
    said |= {"HALF_MARGIN", "SCORES", *(rule.name for rule in FIELDS)}
    assert said == {each.name for each in StageRule}
