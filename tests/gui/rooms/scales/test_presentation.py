"""The window for the players: what it shows, and how it follows the desk."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QComboBox

from tests.gui.export.pictures import ink_box
from tests.small_russian import forget_small_russian, use_small_russian
from vpdesk.gui.hall.hall_picture import TABLE_ZOOMS
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_painter import PagePainter
from vpdesk.report.scales.report import ScaleChoice, View

CTRL = Qt.KeyboardModifier.ControlModifier
MANY = tuple(range(8, 32, 2))
CHOICES = {
    "8 boards": ScaleChoice(8),
    "24 boards": ScaleChoice(24),
    "100 boards": ScaleChoice(100),
    "discrete": ScaleChoice(24, kind="discrete"),
    "compared": ScaleChoice(24, view=View.SIDE_BY_SIDE),
    "compared discrete": ScaleChoice(24, kind="discrete", view=View.SIDE_BY_SIDE, pins=MANY),
    "differences": ScaleChoice(100, view=View.DIFFERENCES, pins=MANY),
}


@pytest.fixture
def shown(desk, qtbot):
    """The presentation, opened as a user does."""
    qtbot.keyClick(desk, Qt.Key.Key_F5)
    qtbot.waitExposed(desk.house.keepers["scales"].presentation)
    return desk.house.keepers["scales"].presentation


@pytest.fixture
def picture(shown):
    return shown.picture


@pytest.fixture
def press(qtbot, shown):
    """Presses a key in the presentation."""

    def on(key, modifier=Qt.KeyboardModifier.NoModifier):
        qtbot.keyClick(shown.picture, key, modifier)

    return on


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget):
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def painted(picture):
    """What is on the screen, as an image."""
    return picture.grab().toImage()


def texts(picture, monkeypatch):
    """What is written in the picture, and the size of its type in pixels."""
    found = []

    def write_all(self, texts, font, colour=None):
        found.extend((text, font.em) for _, _, text in texts)

    with monkeypatch.context() as patch:
        patch.setattr(PagePainter, "write_all", write_all)
        painted(picture)
    return found


def has_colour(image, colour, least):
    """Whether so many pixels have the colour."""
    wanted = QColor(colour).rgb() & 0xFFFFFF
    data = np.frombuffer(image.convertToFormat(image.Format.Format_RGB32).constBits(), np.uint32)
    return ((data & 0xFFFFFF) == wanted).sum() >= least


BAND = "#0b62b8"


def test_f5_opens_it_as_a_window_where_there_is_no_second_screen(desk, shown):
    room = desk.screen().availableGeometry()
    assert shown.isVisible()
    assert not shown.isFullScreen()
    assert room.contains(shown.geometry())
    assert shown.width() > 0.8 * room.width()
    assert shown.windowTitle() == "Second screen: 16 boards"
    assert shown.picture.accessibleName() == "16 boards"
    assert shown.picture.accessibleDescription() == ""


def test_it_shows_the_table_of_the_desk_in_large_type(picture, monkeypatch):
    sizes = dict(texts(picture, monkeypatch))
    rule = "WBF continuous scale, 20-0, 16 boards, blitz 60.0 IMPs"
    assert sizes["16 boards"] > 2 * sizes["10.31"] > 2 * sizes[rule]
    assert "IMPs" in sizes
    assert "Next IMP" not in sizes  # the players do not ask for it
    assert not any(text.startswith("Page") for text in sizes)


def test_it_follows_boards_pins_and_kind(qtbot, desk, shown, picture, monkeypatch):
    before = painted(picture)
    desk.room.controls.boards.setValue(24)
    assert shown.windowTitle() == "Second screen: 24 boards"
    assert painted(picture) != before
    desk.room.show_view(View.SIDE_BY_SIDE)
    assert picture.title == "IMPs to Victory Points"
    assert picture.panel.block.table.headings == desk.room.report.table.headings
    desk.room.controls.boards.setValue(20)
    desk.room.toggle_pin()
    desk.room.controls.boards.setValue(8)
    assert "20 boards" in picture.panel.block.table.headings
    kinds = desk.findChild(QComboBox, "scaleKindCombo")
    kinds.setCurrentIndex(1)
    assert "10 – 10" in [text for text, _ in texts(picture, monkeypatch)]


def test_the_selected_margin_is_emphasised_and_read_out(qtbot, desk, picture, monkeypatch):
    assert not has_colour(painted(picture), BAND, 1)
    desk.room.table.marginPicked.emit(20)
    assert picture.panel.block.picked == 20
    assert picture.accessibleDescription() == "20 IMPs: 15.00 – 5.00"
    assert "20 IMPs: 15.00 – 5.00" in [text for text, _ in texts(picture, monkeypatch)]
    assert has_colour(painted(picture), BAND, 500)
    desk.room.results.marginPicked.emit(1)
    assert picture.accessibleDescription() == "1 IMP: 10.31 – 9.69"
    desk.room.show_view(View.SIDE_BY_SIDE)
    assert picture.accessibleDescription() == "16 boards, 1 IMP: 10.31 – 9.69"
    desk.room.show_view(View.TABLE)
    desk.room.pick_margin(60)
    desk.room.controls.boards.setValue(8)  # whose table ends before
    assert picture.panel.block.picked == 43
    assert picture.accessibleDescription() == "43 IMPs: 20.00 – 0.00"


def test_an_error_at_the_desk_leaves_the_last_good_picture(desk, shown, picture):
    desk.findChild(QComboBox, "scaleKindCombo").setCurrentIndex(1)
    desk.room.pick_margin(20)
    before = painted(picture)
    desk.room.controls.range.setValue(25)
    assert desk.room.report is None
    assert painted(picture) == before
    assert shown.windowTitle() == "Second screen: 16 boards"
    desk.room.controls.range.setValue(24)
    assert painted(picture) != before


def test_it_paints_only_when_something_changed(qtbot, desk, picture):
    paints = Paints(picture)
    desk.room.pick_margin(20)
    qtbot.waitUntil(lambda: paints.count == 1)
    desk.room.pick_margin(20)
    desk.room.table.marginHovered.emit(12)
    desk.room.reportChanged.emit(desk.room.report)
    qtbot.wait(120)
    assert paints.count == 1


def test_quick_steps_wait_for_few_pictures(qtbot, desk, picture):
    paints = Paints(picture)
    for boards in range(17, 37):
        desk.room.controls.boards.setValue(boards)
    qtbot.waitUntil(lambda: paints.count > 0)
    qtbot.wait(120)
    assert paints.count == 1
    assert picture.title == "36 boards"


def test_keys_switch_table_and_curve(qtbot, desk, shown, picture, press):
    def is_curve():
        assert [action.isChecked() for action in shown.actions()[:2]] == [
            not picture.is_curve,
            picture.is_curve,
        ]
        return picture.is_curve

    table = painted(picture)
    press(Qt.Key.Key_C)
    assert is_curve()
    assert has_colour(painted(picture), "#d55e00", 200)  # the curve of the current boards
    press(Qt.Key.Key_T)
    assert not is_curve()
    assert painted(picture) == table
    press(Qt.Key.Key_Space)
    assert is_curve()
    press(Qt.Key.Key_Tab)
    assert not is_curve()


def test_the_curve_marks_the_selected_margin(qtbot, desk, picture, press):
    press(Qt.Key.Key_C)
    painted(picture)  # the first one of a process differs in a few pixels of its edges
    before = painted(picture)
    desk.room.pick_margin(20)
    assert painted(picture) != before
    assert picture.accessibleDescription() == "20 IMPs: 15.00 – 5.00"
    assert picture._point(picture._chart) == (20, 15)
    desk.room.pick_margin(-1)
    qtbot.waitUntil(lambda: painted(picture) == before)


def test_larger_type_makes_pages_and_the_margin_chooses_one(desk, picture, press, monkeypatch):
    def size():
        return picture.panel.block.layout.size

    fitting = size()
    press(Qt.Key.Key_Minus, CTRL)
    assert 0.8 * fitting < size() < fitting
    press(Qt.Key.Key_0, CTRL)
    assert size() == fitting
    for _ in range(4):
        press(Qt.Key.Key_Plus, CTRL)
    assert 1.6 * fitting < size() <= 1.75 * fitting
    assert (picture.page, picture.panel.right_foot) == (0, f"Page 1 / {len(picture._planned())}")
    press(Qt.Key.Key_PageUp)
    assert picture.page == 0
    press(Qt.Key.Key_PageDown)
    assert picture.page == 1
    for margin in (60, 0, 33):
        desk.room.pick_margin(margin)
        block = picture.panel.block
        assert block.first <= margin < block.last
    at = picture.page
    press(Qt.Key.Key_PageUp)
    assert picture.page == at - 1
    assert not has_colour(painted(picture), BAND, 100)
    desk.room.controls.boards.setValue(17)
    assert picture.panel.block.first <= 33 < picture.panel.block.last
    rows = [page.panels[0].block for page in picture._planned()]
    assert [block.first for block in rows[1:]] == [block.last for block in rows[:-1]]
    assert rows[-1].last == len(desk.room.report.table.rows)


def test_type_grows_no_further_than_the_width_of_a_table(desk, picture):
    desk.room.set_choice(replace(CHOICES["compared discrete"], boards=8))
    seen = []
    for _ in TABLE_ZOOMS:
        picture.zoom_by(1)
        seen.append(picture.panel.block.layout.size)
    assert seen == sorted(seen)
    zoom = picture._zooms[False]
    picture.zoom_by(-1)
    assert picture._zooms[False] < zoom
    assert picture.panel.block.layout.size < seen[-1]  # the first step back is seen


def test_table_or_curve_and_zoom_are_remembered_until_the_program_ends(desk, shown, press):
    press(Qt.Key.Key_Plus, CTRL)
    press(Qt.Key.Key_C)
    press(Qt.Key.Key_Minus, CTRL)
    press(Qt.Key.Key_Escape)
    assert not shown.isVisible()
    desk.room.controls.boards.setValue(20)
    desk.menus.action("present", "scales").trigger()
    assert desk.house.keepers["scales"].presentation is shown
    assert shown.isVisible()
    assert shown.picture.is_curve
    assert shown.picture._zooms == {False: 110, True: 90}
    assert shown.windowTitle() == "Second screen: 20 boards"


def test_f1_is_its_help(qtbot, desk, shown, press):
    press(Qt.Key.Key_F1)
    help_window = desk.help_desk.help_window
    assert help_window.isVisible()
    assert help_window.page.topic.name == "present"


def test_it_is_open_beside_a_dialog_and_takes_part_in_nothing(desk, shown, press):
    desk.menus.action("about").trigger()
    press(Qt.Key.Key_C)
    assert shown.picture.is_curve
    assert not shown.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


def test_it_closes_with_the_main_window(desk, shown):
    desk.close()
    assert not shown.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.house.keepers["scales"].presentation is None


def test_another_language_is_shown_at_once(home, monkeypatch, desk, shown, picture, press):
    use_small_russian(monkeypatch, home)
    try:
        desk.room.pick_margin(20)
        desk.set_preferences(replace(desk.settings, language="ru"))
        assert shown.isVisible()
        assert picture.title == "16 сдач"
        assert "15,00 – 5,00" in picture.accessibleDescription()
        words = [text for text, _ in texts(picture, monkeypatch)]
        assert "победителя" in words or "ВП победителя" in words
        desk.room.controls.boards.setValue(21)
        assert picture.title == "21 сдача"
        press(Qt.Key.Key_C)
        assert picture.is_curve
    finally:
        forget_small_russian()


def test_the_theme_is_that_of_the_desk(desk, picture):
    desk.set_theme("light")
    light = painted(picture)
    assert light.pixelColor(1, 1) == QColor("white")
    desk.set_theme("dark")
    QApplication.processEvents()
    dark = painted(picture)
    assert dark.pixelColor(1, 1).lightness() < 40
    assert has_colour(dark, "#f2f4f6", 500)
    desk.set_theme("light")
    QApplication.processEvents()
    assert painted(picture) == light


SIZES = [(1024, 768), (500, 900), (1920, 1080)]
SHOWN = [(name, SIZES[at % len(SIZES)]) for at, name in enumerate(CHOICES)]


@pytest.mark.parametrize(("name", "size"), SHOWN)
def test_all_is_there_and_nothing_is_cut(qtbot, desk, shown, name, size, monkeypatch):
    desk.set_preferences(replace(desk.settings, language="cs"))
    picture = shown.picture
    desk.room.set_choice(CHOICES[name])
    desk.room.pick_margin(20)
    shown.resize(*size)
    qtbot.waitUntil(lambda: picture.size().toTuple() == size)
    for is_curve in (False, True):
        for zoom in (0, 3):
            picture.show_curve(is_curve)
            picture.zoom_reset()
            picture.zoom_by(zoom)
            assert_whole(painted(picture), picture.panel.type.margin * 96 / 72)
            words = [text for text, _ in texts(picture, monkeypatch)]
            assert words[0] == picture.title
            assert picture.result in words
            if not is_curve:
                block = picture.panel.block
                rows = block.table.rows[block.first : block.last]
                cells = sorted(cell.text for row in rows for cell in row)
                assert sorted(set(cells) & set(words)) == sorted(set(cells))


def assert_whole(image, margin):
    """There is ink to all four margins, and none in them."""
    left, top, right, bottom = ink_box(image)
    assert margin - 2 <= left <= margin + 2
    assert margin - 2 <= top <= 2.5 * margin
    assert image.width() - margin - 2 <= right <= image.width() - margin + 2
    assert image.height() - 2 * margin <= bottom <= image.height() - margin + 2


def test_its_menu_has_no_letter_twice(desk, shown):
    seen = set()
    for code in LANGUAGES:
        desk.set_preferences(replace(desk.settings, language=code))
        texts = [action.text() for action in shown.actions() if action.text()]
        texts = [text for text in texts if "&" in text]  # the clock has keys that are plain
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(texts) == 10
        assert len(set(letters)) == len(letters), texts
        seen.add(tuple(texts))
    assert len(seen) == len(LANGUAGES)
