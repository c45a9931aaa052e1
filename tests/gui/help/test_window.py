"""The window of the help, driven as a user would."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.contrast_builders import contrast
from vpdesk.gui.help.topics import GROUPS, TOPICS
from vpdesk.gui.theme import LEAST_TARGET


def test_topics_are_listed_and_opened_with_the_keyboard(qtbot, help_window):
    titles = [help_window.list.item(row).text() for row in range(help_window.list.count())]
    assert titles[:3] == ["First steps", "The window in a minute", "First evening in ten minutes"]
    assert len(titles) == len(TOPICS) + len(GROUPS)
    help_window.list.setFocus()
    qtbot.keyClick(help_window.list, Qt.Key.Key_Down)
    assert help_window.page.topic.name == "first_evening"
    assert "First evening in ten minutes" in help_window.page.toPlainText()


def test_topics_are_easily_hit_and_their_groups_are_read(help_window):
    rows = range(help_window.list.count())
    heights = {help_window.list.visualItemRect(help_window.list.item(row)).height() for row in rows}
    assert min(heights) >= LEAST_TARGET
    head = help_window.list.item(0).foreground().color()
    ground = help_window.palette().color(QPalette.ColorRole.Base)
    assert contrast(head, ground) >= 4.5


def test_links_lead_back_and_forward(qtbot, show_help):
    window = show_help("example")
    assert not window.forward.isEnabled()
    window.page.setSource(window.page.source().resolved(QUrl("scales.html#formula")))
    assert window.list.currentItem().text() == "What the scales are"
    qtbot.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.page.topic.name == "example"
    assert window.list.currentItem().text() == "A worked example"
    qtbot.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.page.topic.name == "scales"
    assert window.page.source().fragment() == "formula"


def listed(window):
    rows = (window.list.item(row) for row in range(window.list.count()))
    shown = [item for item in rows if not item.isHidden()]
    return [item.text() for item in shown if item.flags() & Qt.ItemFlag.ItemIsEnabled]


def test_search_finds_while_typing(qtbot, help_window):
    qtbot.keyClick(help_window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert help_window.search.hasFocus()
    qtbot.keyClicks(help_window.search, "CONCAV")
    words = ["The continuous scale", "A worked example", "Other curves", "Audit and check"]
    assert listed(help_window) == [*words, "When things go wrong", "Words"]
    assert help_window.page.topic.name == "continuous"
    assert help_window.search.hasFocus()
    marks = [each.cursor.selectedText().lower() for each in help_window.page.extraSelections()]
    assert set(marks) == {"concav"}
    qtbot.keyClicks(help_window.search, " corr")
    first = help_window.page.textCursor().position()
    qtbot.keyClick(help_window.search, Qt.Key.Key_Return)
    assert help_window.page.textCursor().position() > first
    while help_window.page.topic.name == "continuous":
        qtbot.keyClick(help_window, Qt.Key.Key_F3)
    assert help_window.page.topic.name == "example"
    assert help_window.page.textCursor().position() > 0
    qtbot.keyClick(help_window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert help_window.page.topic.name == "continuous"


def test_search_wants_all_words_and_says_when_there_is_nothing(qtbot, help_window):
    help_window.search.setText("square median")
    assert listed(help_window) == ["What the scales are", "Other curves"]
    help_window.search.setText("xyzzy")
    assert listed(help_window) == []
    assert help_window.nothing.isVisible()
    help_window.search.clear()
    assert len(listed(help_window)) == len(TOPICS)
    assert not help_window.nothing.isVisible()
    assert help_window.page.extraSelections() == []


def test_a_question_finds_the_topics_with_most_of_its_words(help_window):
    for asked in ("where are my files?", "my files"):
        help_window.search.setText(asked)
        assert "The window in a minute" in listed(help_window)
        assert not help_window.nothing.isVisible()
    help_window.search.setText("where are my files?")
    assert help_window.page.source().toString() == "help:/overview.html#files"
    help_window.search.setText("files xyzzy")
    assert help_window.nothing.isVisible()


def test_search_finds_beginnings_of_words_and_whole_phrases_first(qtbot, help_window):
    help_window.search.setText("carry")
    assert "Stages, groups and a final" in listed(help_window)
    help_window.search.setText("carried over")
    assert help_window.page.topic.name in ("groups", "pairs", "ruling")
    marks = {each.cursor.selectedText().lower() for each in help_window.page.extraSelections()}
    assert marks == {"carried", "over"}
    assert len(help_window.page.extraSelections()) < 20  # not all that is over or carried alone
    help_window.search.setText("arry")  # the inside of a word
    assert listed(help_window) == []


def test_what_a_title_says_comes_first(help_window):
    help_window.search.setText("first evening")
    assert help_window.page.topic.name == "first_evening"


def test_the_list_is_reached_from_the_search_and_opened_with_two_keys(qtbot, help_window):
    help_window.search.setFocus()
    qtbot.keyClicks(help_window.search, "first evening")
    qtbot.keyClick(help_window.search, Qt.Key.Key_Down)
    assert help_window.list.hasFocus()
    assert help_window.list.currentItem().text() == "First evening in ten minutes"
    qtbot.keyClick(help_window.list, Qt.Key.Key_Return)
    assert help_window.page.hasFocus()


def test_titles_in_two_lines_are_told_apart(desk, show_help):
    desk.set_preferences(replace(desk.settings, zoom=200))
    window = show_help()
    window.resize(900, 560)
    QApplication.processEvents()
    line = window.list.fontMetrics().height()
    rects = [window.list.visualItemRect(window.list.item(row)) for row in range(5)]
    assert all(each.height() % line >= line // 3 for each in rects)


def test_czech_is_found_without_accents(desk, show_help):
    desk.set_preferences(replace(desk.settings, language="cs"))
    window = show_help()
    assert window.windowTitle() != ""
    window.search.setText("diskretni skala")
    assert "Diskrétní škála" in listed(window)
    marked = {each.cursor.selectedText().lower() for each in window.page.extraSelections()}
    assert marked >= {"škála"} or marked >= {"diskrétní"}


def test_another_language_is_there_at_once(qtbot, desk, show_help):
    window = show_help("scales")
    desk.set_preferences(replace(desk.settings, language="cs"))
    qtbot.waitUntil(lambda: "Co jsou škály" in window.page.toPlainText())
    assert window.list.currentItem().text() == "Co jsou škály"
    desk.set_preferences(replace(desk.settings, language="en"))
    qtbot.waitUntil(lambda: "What the scales are" in window.page.toPlainText())


def test_a_page_of_another_size_stays_at_its_place(show_help):
    window = show_help("printed#own")
    window.page.show_place("printed#editor")
    window.page.restyle()
    assert window.page.source().fragment() == "editor"
    window.page.backward()
    assert window.page.source().fragment() == "own"


def picture_sizes(page):
    """The size of every picture in the page, in logical pixels."""
    found = []
    block = page.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            form = fragments.fragment().charFormat()
            if form.isImageFormat():
                image = page.document().resource(
                    3, page.source().resolved(QUrl(form.toImageFormat().name()))
                )
                found.append(image.deviceIndependentSize().width())
            fragments += 1
        block = block.next()
    return found


def test_text_and_pictures_follow_the_text_size_of_the_program(qtbot, desk, show_help):
    window = show_help("compare")
    window.resize(600, 600)
    qtbot.wait(150)
    before, size = picture_sizes(window.page), window.page.font().pointSizeF()
    window.resize(1600, 900)
    qtbot.wait(150)
    wide = picture_sizes(window.page)
    zoom = desk.settings.zoom
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.wait(50)
    assert desk.settings.zoom == zoom + 10
    assert window.page.font().pointSizeF() == pytest.approx(size * 1.1)
    (chart,) = picture_sizes(window.page)
    assert chart > wide[0]
    assert before != wide
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert desk.settings.zoom == 100


def test_text_can_be_read_in_the_dark(qtbot, desk, show_help):
    desk.set_theme("dark")
    window = show_help("scales")
    qtbot.wait(50)
    picture = window.page.grab().toImage()
    ground = picture.pixelColor(3, 3)
    assert ground.lightness() < 60
    assert ground == window.page.palette().color(QPalette.ColorRole.Base)
    colours = {picture.pixelColor(x, y).lightness() for x in range(20, 300) for y in range(20, 60)}
    assert max(colours) > 200


def test_everything_in_the_help_has_a_name_and_is_reached_by_tab(qtbot, help_window):
    help_window.back.setEnabled(True)
    help_window.forward.setEnabled(True)
    wanted = {
        widget
        for widget in help_window.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    for widget in wanted:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    reached = set()
    help_window.search.setFocus()
    for _ in range(60):  # links in the text take the focus too
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert wanted <= reached


def test_escape_closes_the_help_and_it_goes_with_the_window(qtbot, desk, show_help):
    window = show_help()
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert desk.isVisible()
    assert show_help("scales") is window
    desk.close()
    assert not window.isVisible()
