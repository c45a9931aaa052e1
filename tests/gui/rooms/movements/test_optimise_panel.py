"""The search for better switches, alone."""

import time

import pytest
from PySide6.QtCore import Qt

from vpdesk.errors import WordedError
from vpdesk.gui.rooms.movements import optimise_panel
from vpdesk.gui.rooms.movements.optimise_panel import OptimisePanel, Searched
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import quality
from vpdesk.movements.optimise import Stop

# A widget without the program around it
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def searched(best, *, qf=90.0, tries=1_000_000, stop=Stop.RUNNING):
    return Searched(best, qf, 46.94, 97.18, tries, 0.5, stop)


START, BETTER, BEST = mitchell(14), mitchell(14, switch=(6,)), mitchell(14, switch=(7,))


class Search:
    """A search that finds what it is told to, over and over, slowly enough to be seen."""

    def __init__(self):
        self.started_with = None
        self.found, self.closed = [], False

    def __call__(self, movement, locked, wanted):
        self.started_with = (movement, locked, wanted.whole_rounds)
        self.wanted = wanted
        try:
            while True:
                for each in self.found or [searched(movement, qf=46.94)]:
                    time.sleep(0.06)
                    if each.stop is not Stop.RUNNING:
                        return each
                    yield each
        finally:
            self.closed = True


@pytest.fixture
def search(monkeypatch):
    made = Search()
    monkeypatch.setattr(optimise_panel, "_steps", made)
    return made


@pytest.fixture
def panel(search, shown):
    made = shown(OptimisePanel(), 700, 90)
    made.show_movement(START, frozenset({(1, 1)}))
    made.told = []
    for name in ("bestFound", "movementRequested", "finished"):
        getattr(made, name).connect(lambda movement, name=name: made.told.append((name, movement)))
    return made


def test_the_best_so_far_comes_live_and_the_end_asks_once(qtbot, panel, search):
    search.found = [searched(BETTER, qf=70.0)]
    panel.button.click()
    qtbot.waitUntil(lambda: bool(panel.told))
    assert panel.told == [("bestFound", BETTER)]
    assert panel.running
    assert "Qf 70.00, before 46.94, at most 97.18" in panel.figures.text()
    assert "Tries: 1.0 million" in panel.figures.text()
    assert search.started_with == (START, frozenset({(1, 1)}), False)
    search.found = [searched(BEST, qf=92.0, tries=8_000_000, stop=Stop.TRIED)]
    qtbot.waitUntil(lambda: not panel.running)
    assert panel.told[-3:] == [
        *(("bestFound", BEST), ("movementRequested", BEST), ("finished", BEST)),
    ]
    assert [name for name, _ in panel.told].count("movementRequested") == 1


@pytest.mark.parametrize(
    ("stop", "text"),
    [
        (Stop.ENUMERATED, "Proven: no other choice of switches is better."),
        (Stop.BOUND, "The bound is reached"),
        (Stop.TRIED, "No gain in the last 7.0 million tries"),
    ],
)
def test_how_it_ended_in_words(qtbot, panel, search, stop, text):
    found = searched(BEST, tries=2_000_000)
    search.found = [found, searched(BEST, tries=9_000_000, stop=stop)]
    panel.start()
    qtbot.waitUntil(lambda: not panel.running)
    assert text in panel.ending.text()


def test_escape_stops_and_keeps_the_best(qtbot, panel, search):
    search.found = [searched(BETTER, qf=70.0)]
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.start()
    qtbot.waitUntil(lambda: bool(panel.told))
    qtbot.keyClick(panel.button, Qt.Key.Key_Escape)
    assert not panel.running
    assert ("movementRequested", BETTER) in panel.told
    assert panel.told[-1] == ("finished", BETTER)
    assert "Stopped" in panel.ending.text()
    qtbot.waitUntil(lambda: search.closed)


def test_stopped_before_anything_was_found_asks_for_nothing(qtbot, panel):
    panel.start()
    panel.stop()
    assert panel.told == [("finished", START)]


def test_whole_rounds_only(qtbot, panel, search):
    panel.whole_rounds.setChecked(True)
    panel.start()
    qtbot.waitUntil(lambda: search.started_with is not None)
    assert search.started_with[2] is True
    assert not panel.whole_rounds.isEnabled()
    assert panel.button.text() == "St&op"
    panel.stop()
    assert panel.button.text() == "&Optimise"


def test_another_movement_ends_the_search_without_a_request(qtbot, panel, search):
    search.found = [searched(BETTER)]
    panel.start()
    qtbot.waitUntil(lambda: bool(panel.told))
    panel.show_movement(howell(8))
    assert not panel.running
    assert panel.told == [("bestFound", BETTER)]
    qtbot.waitUntil(lambda: search.closed)


def test_the_end_stays_in_words_while_its_outcome_is_shown(qtbot, panel, search):
    panel.movementRequested.connect(panel.show_movement)
    search.found = [searched(BEST, stop=Stop.BOUND)]
    panel.start()
    qtbot.waitUntil(lambda: not panel.running)
    assert "bound" in panel.ending.text()
    panel.show_movement(howell(8))
    assert panel.ending.text() == ""


def test_other_bases_need_their_size_and_no_locks(qtbot, panel, search):
    panel.show_movement(howell(12, 8), frozenset({(1, 1)}))
    assert not panel.other_bases.isEnabled()
    assert "unlock" in panel.other_bases.toolTip()
    panel.show_movement(mitchell(12, 5))
    assert not panel.other_bases.isEnabled()
    assert "for this number of pairs" in panel.other_bases.accessibleDescription()
    panel.show_movement(mitchell(12))
    assert panel.other_bases.isEnabled()
    panel.show_movement(howell(12, 8))
    assert panel.other_bases.isEnabled()
    assert "Opponents and tables may change" in panel.other_bases.toolTip()
    assert not panel.twice.isEnabled()
    panel.whole_rounds.setChecked(True)
    assert not panel.other_bases.isEnabled()
    assert "whole rounds" in panel.other_bases.toolTip()
    panel.whole_rounds.setChecked(False)
    panel.other_bases.setChecked(True)
    panel.twice.setChecked(True)
    assert panel.weight.text() == "Best sit-out: usual weight"
    panel.start()
    qtbot.waitUntil(lambda: search.started_with is not None)
    assert search.wanted[:4] == (False, True, True, None)
    assert search.wanted[4:] == (0, True, 1)
    panel.stop()
    panel.no_sharing.setChecked(True)
    panel.stationary.setValue(4)
    panel.copies.setValue(2)
    assert panel.stationary.text() == "Stationary pairs: at least 4"
    search.started_with = None
    panel.weight.setValue(5)
    panel.start()
    qtbot.waitUntil(lambda: search.started_with is not None)
    assert search.wanted == (False, True, True, 5, 4, False, 2)
    assert not any(each.isEnabled() for each in (panel.other_bases, panel.twice, panel.weight))
    panel.stop()


def test_the_real_search_of_bases_finds_a_fairer_howell(qtbot, shown):
    panel = shown(OptimisePanel(), 700, 90)
    panel.show_movement(howell(8, 5))
    panel.other_bases.setChecked(True)
    panel.start()
    qtbot.waitSignal(panel.bestFound, timeout=20_000).wait()
    with qtbot.waitSignal(panel.movementRequested) as caught:
        panel.stop()
    assert quality(caught.args[0]).qf > quality(howell(8, 5)).qf


def test_pairs_that_may_meet_twice_play_an_extended_mitchell(qtbot, shown):
    panel = shown(OptimisePanel(), 700, 90)
    panel.show_movement(howell(16, 9))
    panel.other_bases.setChecked(True)
    panel.twice.setChecked(True)
    found = []
    panel.bestFound.connect(lambda movement: found.append(quality(movement).qf))
    panel.start()
    qtbot.waitUntil(lambda: max(found, default=0) > 93, timeout=60_000)
    panel.stop()


def test_what_cannot_be_optimised_is_told(qtbot, panel, monkeypatch):
    def refuse(movement, locked, wanted):
        raise WordedError("Only pairs can be switched.")
        yield

    monkeypatch.setattr(optimise_panel, "_steps", refuse)
    panel.start()
    qtbot.waitUntil(lambda: panel.ending.text() == "Only pairs can be switched.")
    assert panel.told == [("finished", START)]


def test_the_real_search_finds_the_fairest_mitchell_and_then_no_gain(qtbot, shown):
    panel = shown(OptimisePanel(), 700, 90)
    panel.show_movement(mitchell(8))
    with qtbot.waitSignal(panel.movementRequested, timeout=20_000) as caught:
        panel.start()
    (best,) = caught.args
    assert quality(best).qf == pytest.approx(68.75)
    assert panel.ending.text() == "Proven: no other choice of switches is better."
    panel.show_movement(best)
    with (
        qtbot.assertNotEmitted(panel.movementRequested),
        qtbot.waitSignal(panel.finished, timeout=20_000) as caught,
    ):
        panel.start()
    assert caught.args == [best]
