"""Number fields: what is typed counts as it stands, or is refused beside the field."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QCheckBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.room_builders import scales_of
from tests.sure import sure
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.texts import set_language
from vpdesk.gui.theme import LEAST_TARGET
from vpdesk.gui.widgets.beside import FieldError
from vpdesk.gui.widgets.boards_field import BoardsField
from vpdesk.gui.widgets.number_field import CountField, DecimalField, PlainField
from vpdesk.gui.widgets.number_line import NumberLine
from vpdesk.gui.widgets.number_text import FieldLimits, NumberError

from .conftest import OpenDesk

Field = CountField | DecimalField
WRONG = ("-7,5", "x1e9", "1e2", "7.5.1", "99999999", "1,000")
LIMITS = FieldLimits(Decimal("-20"), Decimal("999.5"), 2)


@given(st.decimals(-20, Decimal("999.5"), places=2), st.sampled_from(".,"))
def test_a_number_is_read_as_it_is_written(number: Decimal, sign: str) -> None:
    assert LIMITS.read(f"{number:f}".replace(".", sign)) == number


@given(st.text("0123456789-+.,ex ½\N{MINUS SIGN}\xa0", max_size=8))
def test_a_text_is_read_with_all_its_signs_or_refused(text: str) -> None:
    try:
        number = LIMITS.read(text)
    except NumberError:
        return
    assert LIMITS.least <= number <= LIMITS.most
    plain = text.strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    assert number == Decimal(plain)


def type_in(qtbot: QtBot, field: QAbstractSpinBox | QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def held(field: QWidget) -> QWidget:
    """A page with a field."""
    page = QWidget()
    field.setParent(page)
    field.setGeometry(100, 100, 100, 30)
    return page


def all_fields(window: QWidget) -> list[Field]:
    seen = [field for field in window.findChildren(QAbstractSpinBox) if field.isVisible()]
    found = [field for field in seen if isinstance(field, CountField | DecimalField)]
    assert found == seen
    return [field for field in found if field.isEnabled() and not field.isReadOnly()]


def error_of(field: Field) -> FieldError:
    """What is said beside a field, which must lie inside its window."""
    (error,) = (
        each
        for each in field.window().findChildren(FieldError)
        if each.isVisible() and each.text().endswith(field.complaint.text)
    )
    assert field.window().rect().contains(error.geometry())
    return error


def refuses(qtbot: QtBot, field: Field, text: str) -> None:
    before, shown = field.value(), field.text()
    type_in(qtbot, field, text)
    assert text in field.text()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), field.complaint.text != "") == (before, True), (field, text)
    assert text in field.text()
    assert error_of(field).text().startswith("\N{WARNING SIGN} ")
    assert field.accessibleDescription() == field.complaint.text
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), field.value(), field.complaint.text) == (shown, before, "")


def test_no_number_field_of_a_room_makes_another_number(desk: MainWindow, qtbot: QtBot) -> None:
    desk.resize(1366, 768)  # all fields in sight
    QApplication.processEvents()
    seen = set()
    for room in ("scales", "movements", "swiss", "laboratory", "match"):
        desk.show_room(room)
        if room == "movements":
            desk.house.keepers[room].room.tools.show_tool("chooser")
            qtbot.waitUntil(
                lambda: any(field.objectName() == "pairsSpin" for field in all_fields(desk))
            )
        if room == "match":
            desk.house.keepers[room].room.show_sheet().go_details()
            sure(desk.findChild(QCheckBox, "sheetExtrasShown")).setChecked(True)
        qtbot.wait(1)
        for at, field in enumerate(all_fields(desk)):
            seen.add(field.objectName())
            for text in WRONG[at % 2 :: 2]:  # in turn: each in half of the fields
                if text != "-7,5" or field.minimum() > -8 or isinstance(field, CountField):
                    refuses(qtbot, field, text)
    assert {"boardsSpin", "rangeSpin", "pairsSpin", "tablesSpin", "penalty_imps0"} <= seen


def test_a_wrong_number_stays_when_one_goes_on_and_is_mended(
    desk: MainWindow, qtbot: QtBot
) -> None:
    boards = scales_of(desk).controls.boards
    type_in(qtbot, boards, "2x4")
    scales_of(desk).results.ours.setFocus()
    assert (boards.text(), boards.value()) == ("2x4", 16)
    error = error_of(boards)
    assert error.text() == "⚠ “2x4” is not a number. Enter 1 to 999; Esc brings back 16."
    desk.show_room("movements")
    assert not error.isVisible()
    desk.show_room("scales")
    assert error_of(boards).isVisible()
    boards.setFocus()
    boards.lineEdit().setCursorPosition(2)
    qtbot.keyClick(boards, Qt.Key.Key_Backspace)
    assert (boards.value(), boards.complaint.text) == (24, "")
    assert scales_of(desk).choice.boards == 24


def test_a_pasted_text_is_taken_or_refused_as_a_whole(desk: MainWindow, qtbot: QtBot) -> None:
    boards = scales_of(desk).controls.boards
    for text, value in (("-7,5", 16), ("1 000", 16), (" 32 ", 32)):
        QGuiApplication.clipboard().setText(text)
        boards.setFocus()
        boards.selectAll()
        boards.lineEdit().paste()
        assert boards.value() == value
        assert (boards.complaint.text == "") == (value == 32)


def test_an_empty_field_shows_its_number_again(desk: MainWindow, qtbot: QtBot) -> None:
    boards = scales_of(desk).controls.boards
    boards.setFocus()
    boards.selectAll()
    qtbot.keyClick(boards, Qt.Key.Key_Delete)
    assert boards.complaint.text == ""
    scales_of(desk).results.ours.setFocus()
    assert boards.text() == "16"


def test_the_strip_of_results_refuses_beside_its_fields(desk: MainWindow, qtbot: QtBot) -> None:
    strip = scales_of(desk).results
    for field, text in ((strip.margin, "-7,5"), (strip.target, "x1e9"), (strip.ours, "-4")):
        assert isinstance(field, NumberLine)
        type_in(qtbot, field, text)
        assert (field.text(), field.number) == (text, None)
        assert field.complaint.text
        field.clear()
        assert not field.complaint.text
    strip.margin.insert("\N{MINUS SIGN}12")
    assert (strip.margin.number, strip.margin.complaint.text) == (-12, "")
    type_in(qtbot, strip.margin, "-12")
    assert (strip.margin.number, strip.margin.complaint.text) == (-12, "")


def test_preferences_do_not_close_over_a_wrong_number(desk: MainWindow, qtbot: QtBot) -> None:
    desk.show_preferences()
    dialog = desk.findChild(PreferencesDialog, "preferencesDialog")
    assert dialog is not None
    qtbot.waitExposed(dialog)
    height = dialog.height()
    zoom = dialog.fields["zoom"]
    assert isinstance(zoom, CountField)
    type_in(qtbot, zoom, "12x")
    assert dialog.height() == height
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.focusWidget() is zoom
    qtbot.keyClick(zoom, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    dialog.accept()
    assert not dialog.isVisible()


@pytest.mark.parametrize(("code", "text_shown"), [("en", "7.5"), ("de", "7,5")])
def test_both_decimal_signs_are_taken_in_every_language(
    code: str, text_shown: str, shown: Callable[..., QWidget], qtbot: QtBot
) -> None:
    set_language(code)
    field = PlainField()
    field.setRange(0, 5000)
    field.setKeyboardTracking(False)
    page_of_field = held(field)
    shown(page_of_field)
    for text in ("7,5", "7.5"):
        type_in(qtbot, field, text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert (field.value(), field.text()) == (7.5, text_shown)
    refuses(qtbot, field, "1.000")
    count = CountField()
    count.setRange(0, 5000)  # large enough for Qt to look for separators of thousands
    page_of_count = held(count)
    shown(page_of_count)
    for text in ("7,5", "7.5", "1.000", "1,000"):
        refuses(qtbot, count, text)


def test_no_limit_and_unknown_are_no_numbers(shown: Callable[..., QWidget], qtbot: QtBot) -> None:
    field = PlainField()
    field.setRange(-1, 20)
    field.setSpecialValueText("\N{EN DASH}")
    field.setKeyboardTracking(False)
    field.setValue(4)
    page_of_field = held(field)
    shown(page_of_field)
    refuses(qtbot, field, "-0,5")
    type_in(qtbot, field, "-")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), field.text()) == (-1, "\N{EN DASH}")


@pytest.mark.parametrize("words", ["as headed", "selon l’en-tête", "\N{EN DASH}"])
def test_words_in_the_place_of_a_number_are_none_to_refuse(
    words: str, shown: Callable[..., QWidget], qtbot: QtBot
) -> None:
    field = CountField()
    field.setRange(0, 999)
    field.setSpecialValueText(words)
    page_of_field = held(field)
    shown(page_of_field)
    field.commit()
    assert (field.value(), field.text(), field.complaint.text) == (0, words, "")


def test_what_is_said_goes_with_its_field(open_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = open_desk()
    boards = scales_of(desk).controls.boards
    type_in(qtbot, boards, "x")
    assert error_of(boards).isVisible()
    boards.setValue(20)  # as undo would
    assert not [each for each in desk.findChildren(FieldError) if each.isVisible()]


@pytest.mark.parametrize("kind", [CountField, PlainField, BoardsField])
@pytest.mark.parametrize("way", ["tab", "command", "click"])
def test_what_is_typed_takes_the_place_of_the_number(qtbot, shown, kind, way):
    field = kind()
    field.setValue(7)
    page = shown(held(field))
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    if way == "click":
        qtbot.mouseClick(field.lineEdit(), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(field.lineEdit().hasSelectedText)
    else:
        reason = Qt.FocusReason.TabFocusReason if way == "tab" else Qt.FocusReason.OtherFocusReason
        field.setFocus(reason)
    qtbot.keyClicks(field, "14")
    assert field.value() == 14


def test_less_and_more_are_large_enough_and_step_while_held(
    qtbot: QtBot, shown: Callable[..., QWidget]
) -> None:
    field = CountField()
    shown(field, 120, 30)
    field.setRange(0, 40)
    buttons = field.buttons
    for step, expected in ((1, 1), (1, 2), (-1, 1)):
        place = buttons.button(step)
        assert min(place.width(), field.height()) >= LEAST_TARGET
        qtbot.mouseClick(buttons, Qt.MouseButton.LeftButton, pos=place.center())
        assert field.value() == expected
    qtbot.mousePress(buttons, Qt.MouseButton.LeftButton, pos=buttons.button(1).center())
    qtbot.waitUntil(lambda: field.value() > 3)
    qtbot.mouseRelease(buttons, Qt.MouseButton.LeftButton, pos=buttons.button(1).center())
    field.setValue(40)
    qtbot.mouseClick(buttons, Qt.MouseButton.LeftButton, pos=buttons.button(1).center())
    assert field.value() == 40
