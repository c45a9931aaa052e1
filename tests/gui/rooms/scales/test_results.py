"""The result strip: a result in, VPs out; a target in, IMPs out."""

import pytest


@pytest.fixture
def strip(room):
    return room.results


def enter(qtbot, field, text):
    field.selectAll()
    qtbot.keyClicks(field, text)


def test_two_totals(qtbot, room, strip):
    enter(qtbot, strip.ours, "65")
    assert strip.result.text() == "–"
    enter(qtbot, strip.theirs, "24")
    assert strip.margin.text() == "+41"
    assert strip.result.text() == "18.21 – 1.79"
    assert room.table.currentIndex().row() == 41
    enter(qtbot, strip.ours, "4")
    assert strip.margin.text() == "−20"
    assert strip.result.text() == "5.00 – 15.00"
    room.controls.boards.setValue(8)
    assert strip.result.text() == "3.54 – 16.46"


def test_a_margin(qtbot, room, strip):
    enter(qtbot, strip.ours, "65")
    enter(qtbot, strip.margin, "-20")
    assert strip.ours.text() == ""
    assert strip.result.text() == "5.00 – 15.00"
    assert room.table.currentIndex().row() == 20
    room.controls.kind.setCurrentIndex(1)
    assert strip.result.text() == "5 – 15"


def test_only_numbers_can_be_entered(qtbot, strip):
    enter(qtbot, strip.margin, "1a2b")
    assert (strip.margin.text(), strip.result.text()) == ("1a2b", "–")
    assert "not a number" in strip.margin.complaint.text
    enter(qtbot, strip.margin, "-")
    assert strip.result.text() == "–"


TARGETS = (
    ("15", "win by 20 IMPs"),
    ("15.01", "win by 21 IMPs"),
    ("15,01", "win by 21 IMPs"),
    ("10.2", "win by 1 IMP"),
    ("20", "win by 60 IMPs"),
    ("10", "a draw is enough"),
    ("9.8", "a draw is enough"),
    ("5", "lose by 20 IMPs at most"),
    ("9.6", "lose by 1 IMP at most"),
    ("0", "any result is enough"),
    ("20.01", "The VP must lie between 0 and 20, not 20.01."),
    ("", ""),
    (".", ""),
)


def test_a_target(qtbot, strip):
    for target, answer in TARGETS:
        enter(qtbot, strip.target, "1")
        strip.target.clear()
        enter(qtbot, strip.target, target)
        strip.show_scale(strip._scale)
        assert strip.needed.text() == answer, target


def test_every_target_is_reached_and_not_by_one_imp_less(qtbot, room, strip):
    room.controls.kind.setCurrentIndex(1)
    room.controls.boards.setValue(7)
    scale = room.report.scale
    for vp in range(11, 21):
        enter(qtbot, strip.target, str(vp))
        imps = int(strip.needed.text().removeprefix("win by ").split(" ")[0])
        assert scale.vps(imps)[0] >= vp * 100 > scale.vps(imps - 1)[0]


def test_no_scale_no_answer(qtbot, room, strip):
    enter(qtbot, strip.margin, "20")
    enter(qtbot, strip.target, "15")
    room.controls.kind.setCurrentIndex(1)
    room.controls.range.setValue(25)
    assert strip.result.text() == "–"
    assert strip.needed.text() == ""
