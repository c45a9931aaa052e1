"""The help: its texts, its window, and F1."""

import errno
import math
import os
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from pypdf import PdfReader
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication, QPalette
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QWidget

import vpdesk
from vpdesk import languages
from vpdesk.gui.dialogs import about
from vpdesk.gui.dialogs.about import LICENCES, AboutDialog, bug_report, versions
from vpdesk.gui.dialogs.export import ExportDialog
from vpdesk.gui.dialogs.help_desk import PLACES, place_of
from vpdesk.gui.dialogs.help_keys import keyboard_html
from vpdesk.gui.dialogs.help_paper import topic_pdf
from vpdesk.gui.dialogs.help_pictures import CHARTS, MARKS
from vpdesk.gui.dialogs.help_texts import (
    TOPICS,
    folded,
    has_topic,
    load_topic,
    native_keys,
    plain_words,
)
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.report.language import Language
from vpdesk.resources import resource
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.rule import R

WRITTEN = ("en", "cs")  # the languages that have every topic
SIGNS = {"en": ".", "cs": ","}
ROOT = Path(vpdesk.__file__).parent.parent
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


class Outline(HTMLParser):
    """What a page has: ids of its headings and all else in order, links, pictures, words."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.links, self.pictures, self.shape, self.words = [], [], [], [], []
        self.open = []
        self.feed(html)
        assert self.open == [], "a tag is not closed"

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.shape.append((tag, values.get("class")))
        if tag != "img":
            self.open.append(tag)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])
        if tag == "img":
            self.pictures.append(values["src"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join("".join(self.words).split())


def source(name, code):
    return resource(f"help/{code}/{name}.html").read_text(encoding="utf-8")


def outline(name, code):
    return Outline(source(name, code))


def has_place(place, code="en"):
    name, _, anchor = place.partition("#")
    return name in TOPICS and (not anchor or anchor in outline(name, code).ids)


@pytest.fixture
def show_help(desk):
    """Opens the help of the window at a place."""

    def show(place="overview"):
        desk.help_desk.show(place)
        QApplication.processEvents()
        return desk.help_desk.help_window

    return show


@pytest.fixture
def help_window(show_help):
    return show_help()


def press_f1(qtbot, widget):
    widget.window().activateWindow()
    widget.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    QApplication.processEvents()


def shown(desk):
    """The topic that the help shows, and where in it, as in "scales#blitz"."""
    window = desk.help_desk.help_window
    assert window.isVisible()
    url = window.page.source()
    name = url.fileName().removesuffix(".html")
    return f"{name}#{url.fragment()}" if url.fragment() else name


# The texts


@pytest.mark.parametrize("code", WRITTEN)
def test_every_topic_is_written(code):
    files = {path.stem for path in resource(f"help/{code}").glob("*.html")}
    assert files == set(TOPICS)


@pytest.mark.parametrize("name", TOPICS)
def test_a_topic_has_the_same_parts_in_all_languages(name):
    one, other = (outline(name, code) for code in WRITTEN)
    assert one.ids == other.ids
    assert one.pictures == other.pictures
    assert Counter(one.links) == Counter(other.links)
    if name != "glossary":
        assert one.shape == other.shape


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.parametrize("name", TOPICS)
def test_every_link_and_picture_leads_somewhere(name, code):
    page = outline(name, code)
    assert len(page.ids) == len(set(page.ids))
    assert page.shape.count(("h2", None)) == len(page.ids)
    for link in page.links:
        assert ".html" in link
        assert has_place(link.replace(".html", ""), code), link
    assert set(page.pictures) <= CHARTS.keys() | MARKS.keys()


def test_every_picture_is_used():
    used = {picture for name in TOPICS for picture in outline(name, "en").pictures}
    assert used == CHARTS.keys() | MARKS.keys()


@pytest.mark.parametrize("code", WRITTEN)
def test_words_and_keys_of_the_program_are_those_that_it_has(desk, code):
    """The same in every language, and in the source as a translator sees them."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("vpdesk/**/*.py"))
    sources = sources.replace("\\N{SQUARE ROOT}", "√")
    known = {key.toString() for action in desk.actions() for key in action.shortcuts()}
    own = (ROOT / "vpdesk/gui/dialogs/help_keys.py").read_text(encoding="utf-8")
    known |= set(re.findall(r'"([^"\n]+)"', own)) | {"Tab", "Alt"}
    for name in TOPICS:
        found = [re.findall(r"\{\{(\w+)\|(.+?)\}\}", source(name, each)) for each in ("en", code)]
        assert Counter(found[0]) == Counter(found[1]), name
        for context, text in found[1]:
            if context == "keys":
                assert text in known, (name, text)
            else:
                assert f'"{text}"' in sources, (name, context, text)
                assert re.search(rf'class {context}\b|"{context}"', sources), (name, context)


@pytest.mark.parametrize("code", WRITTEN)
def test_the_bundled_font_has_every_letter_of_the_help(code):
    letters = TTFont(resource("fonts/vpdeskSans-Regular.ttf")).getBestCmap()
    for name in TOPICS:
        missing = {each for each in outline(name, code).text if ord(each) not in letters}
        assert missing == set(), name


def test_a_language_without_help_reads_english_and_is_told_so(desk):
    desk.set_preferences(replace(desk.settings, language="pl"))
    assert not has_topic("scales", "pl")
    topic = load_topic("scales", "pl", str)
    assert (topic.code, topic.title) == ("en", "What the scales are")
    assert topic.html.startswith('<p class="notice">')
    assert Outline(topic.html).shape.count(("p", "notice")) == 1
    assert "notice" not in load_topic("scales", "en", str).html


def test_what_is_new_has_every_version_of_the_changelog():
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changes, re.MULTILINE)
    assert vpdesk.__version__ in released
    for code in WRITTEN:
        assert outline("news", code).ids == [f"v{version}" for version in released]


def test_plain_words():
    assert plain_words("&Export…") == "Export"
    assert plain_words("Save && &Quit") == "Save & Quit"
    assert plain_words("名前(&N)…") == "名前"


def test_folded_text_is_as_long_as_it_was():
    text = "Řešený příklad ﬁ ß İ ½"
    assert len(folded(text)) == len(text)
    assert folded("ROZDÁNÍ") == "rozdani"


# The numbers


def numbers(text):
    return NUMBER.findall(text)


def rows(scale, margins, language):
    """A line of the tables that show the concavity correction."""
    for margin in margins:
        before = scale.rounded[margin]
        yield str(margin)
        yield language.vp(before)
        yield language.vp(scale.rounded[margin + 1] - before)
        yield language.vp(scale.winner[margin])
        yield language.vp(scale.gain(margin))


@pytest.mark.parametrize("code", WRITTEN)
def test_every_number_of_the_worked_example_is_computed(code):
    """In the order of the text; a number that is new in it has to be computed here."""
    say = Language(decimal_sign=SIGNS[code])
    scale, bands = continuous_scale(ScaleRule(24)), discrete_scale(ScaleRule(24))
    ours, theirs = 65, 24
    margin = ours - theirs
    x, share = scale.rule.x, margin / scale.rule.x
    power = R**share
    gain = (1 - power) / (1 - R)
    curve = scale.rule.curve(margin)
    assert curve == pytest.approx(10 + 10 * gain)
    won, lost = scale.vps(margin)
    before, after = scale.rounded, scale.winner
    six = 6

    def n(value, decimals=six):
        return say.number(value, decimals)

    def step(first, last):
        return say.vp(last - first)

    band = bands.band(margin)
    first, last = bands.band_starts[band], bands.limits[band]
    edges = [n(scale.rule.inverse(vp), 1) for vp in (16.5, 17.5)]
    enough = scale.margin_for(1500)
    correction = [
        *("40", "41", step(before[40], before[41]), step(before[39], before[40])),
        *("40", say.vp(before[40] + 1)),
        *("42", "43", step(before[42], before[43]), step(before[41], before[42])),
        *("42", say.vp(before[42] + 1)),
        *("41", "42", step(before[41], before[42] + 1), step(before[40] + 1, before[41])),
        *("41", say.vp(before[41] + 1)),
    ]
    assert (before[40] + 1, before[42] + 1, before[41] + 1) == (after[40], after[42], after[41])
    expected = [
        *("24", "65", "24", "20", "0"),
        *("65", "24", str(margin)),
        *("15", "24", "15", n(math.floor(math.sqrt(24) * 10**six) / 10**six), n(x)),
        *(str(margin), n(x), n(share)),
        *(n(R), n(share), n(power)),
        *("1", n(power), "1", n(R), n(gain)),
        *("10", "10", n(gain), n(curve, 5)),
        say.vp(before[margin]),
        str(margin),
        *rows(scale, range(39, 44), say),
        *("1", "2", "3")[:0],
        *correction,
        *(say.vp(won), say.vp(lost), "20", say.vp(won), say.vp(lost), str(margin)),
        *("24", "65", "24", str(margin)),
        *(say.plain(16.5), edges[0], say.plain(17.5), edges[1]),
        *(*numbers(say.vps(*bands.vps(margin), whole=True)), str(first), str(last), str(margin)),
        *numbers(say.vps(*bands.vps(margin), whole=True)),
        *sorted(("15", "24"), reverse=code == "cs"),
        *(n(x), "3", n(x / 3), str(enough)),
        *("15", str(enough)),
    ]
    text = Outline(re.sub(r"\{\{.*?\}\}", "", source("example", code), flags=re.DOTALL)).text
    assert numbers(text) == expected


@pytest.mark.parametrize("code", WRITTEN)
def test_the_numbers_about_the_scales_are_those_of_the_engine(code):
    say = Language(decimal_sign=SIGNS[code])

    def holds(name, *wanted):
        text = "\n".join(cells(outline(name, code)))
        for each in wanted:
            assert each in text, (name, each)

    def cells(page):
        return re.split(r"\s*\n\s*", "".join(page.words).replace("\N{NO-BREAK SPACE}", " "))

    rule = ScaleRule(24)
    scale, bands = continuous_scale(rule), discrete_scale(rule)
    slopes = [(rule.curve(at + 1e-6) - rule.curve(at)) / 1e-6 for at in (0, rule.x - 2e-6)]
    holds("scales", *(say.number(slope, 2) for slope in slopes), say.number(R, 5))
    assert rule.curve(rule.x / 3) == pytest.approx(15)
    for boards in (8, 16, 24, 32):
        x = ScaleRule(boards).x
        holds("scales", *(f"{say.number(each, 1)} IMP" for each in (x / 3, x)))
    eight = continuous_scale(ScaleRule(8))
    holds("continuous", *rows(eight, range(38, 42), say))
    assert [margin for margin in range(43) if eight.raised(margin)] == [40]
    for boards in (8, 16, 24, 32, 60):
        found = continuous_scale(ScaleRule(boards))
        counts = f"{boards}\n{len(found.violations)}\n{found.steps}"
        holds("continuous", counts)
    raised = [found.raised(margin) for margin in range(found.last_margin)]
    assert (sum(map(bool, raised)), max(raised)) == (54, 3)
    holds("continuous", "54", say.vp(3))
    early = continuous_scale(ScaleRule(41))
    assert (early.vps(95)[0] < 2000, early.vps(96)[0]) == (True, 2000)
    holds("continuous", say.number(early.rule.x, 2))
    holds("discrete", *(say.number(rule.inverse(vp), 1) for vp in (16.5, 17.5)))
    holds("discrete", f"{bands.last_margin} +", "2 - 6", "2 - 5", "7 - 10", "6 - 10", "11 - 15")
    assert [bands.lowered(band) for band in range(4)] == [0, 1, 0, 0]
    assert bands.band_starts[:5] == (0, 2, 6, 11, 16)
    holds("discrete", say.vp(scale.vps(6)[0]))
    assert bands.vps(6)[0] == 1200
    outside = {n: discrete_scale(ScaleRule(n)).range_violations for n in range(1, 101)}
    found = {n: vps for n, vps in outside.items() if vps}
    assert found.keys() == {1, 2, 3, 5, 6, 7}
    assert [found[n] for n in (5, 6, 7)] == [(13,), (11, 12), (11,)]
    holds("discrete", say.number(ScaleRule(7).inverse(11), 2), "1 - 2")
    assert discrete_scale(ScaleRule(7)).limits[:2] == (0, 2)
    assert (scale.margin_for(1500), scale.margin_for(800)) == (25, -8)


# The window


def test_topics_are_listed_and_opened_with_the_keyboard(qtbot, help_window):
    titles = [help_window.list.item(row).text() for row in range(help_window.list.count())]
    assert titles[:2] == ["The window in a minute", "What the scales are"]
    assert len(titles) == len(TOPICS)
    help_window.list.setFocus()
    qtbot.keyClick(help_window.list, Qt.Key.Key_Down)
    assert help_window.page.topic.name == "scales"
    assert "What the scales are" in help_window.page.toPlainText()


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
    return [item.text() for item in rows if not item.isHidden()]


def test_search_finds_while_typing(qtbot, help_window):
    qtbot.keyClick(help_window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert help_window.search.hasFocus()
    qtbot.keyClicks(help_window.search, "CONCAV")
    assert set(listed(help_window)) == {
        "The continuous scale",
        "A worked example",
        "When things go wrong",
        "Words",
    }
    assert help_window.page.topic.name == "continuous"
    assert help_window.search.hasFocus()
    marks = [each.cursor.selectedText().lower() for each in help_window.page.extraSelections()]
    assert set(marks) == {"concav"}
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
    help_window.search.setText("range violation")
    assert "The discrete scale" in listed(help_window)
    assert "The continuous scale" not in listed(help_window)
    help_window.search.setText("xyzzy")
    assert listed(help_window) == []
    assert help_window.nothing.isVisible()
    help_window.search.clear()
    assert len(listed(help_window)) == len(TOPICS)
    assert not help_window.nothing.isVisible()
    assert help_window.page.extraSelections() == []


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


def picture_sizes(page):
    """The size of every picture in the page, in logical pixels."""
    found = []
    block = page.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            form = fragments.fragment().charFormat()
            if form.isImageFormat():
                image = page.document().resource(3, page.source().resolved(QUrl(form.toImageFormat().name())))
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


# F1


def test_every_name_in_the_map_is_there(desk):
    desk.commands.export.trigger()
    desk.commands.preferences.trigger()
    desk.commands.about.trigger()
    desk._guard.report("Traceback")
    names = {each.objectName() for each in QApplication.allWidgets()}
    assert PLACES.keys() - names == set()
    for place in PLACES.values():
        for kind in ("continuous", "discrete"):
            for code in WRITTEN:
                assert has_place(place.format(kind=kind), code), place


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("boardsSpin", "scales#boards"),
        ("blitzCombo", "scales#blitz"),
        ("pinStrip", "compare#pins"),
        ("scaleTable", "continuous#table"),
        ("curvePlot", "scales#formula"),
        ("marginEdit", "result"),
        ("targetEdit", "result#needed"),
    ],
)
def test_f1_tells_of_what_has_the_keyboard(qtbot, desk, name, place):
    press_f1(qtbot, desk.findChild(QWidget, name))
    assert shown(desk) == place


def test_f1_in_the_table_tells_of_the_scale_that_it_shows(qtbot, desk):
    desk.room.request(replace(desk.room.choice, kind="discrete"))
    press_f1(qtbot, desk.room.table)
    assert shown(desk) == "discrete#table"


def test_a_widget_that_is_not_in_the_map_has_the_help_of_what_holds_it(qtbot):
    outer, inner = QWidget(), QWidget()
    qtbot.addWidget(outer)
    inner.setParent(outer)
    assert place_of(inner) == "overview"
    outer.setObjectName("exportDialog")
    assert place_of(inner) == "export"
    assert place_of(None) == "overview"


def test_f1_in_a_dialog_opens_help_that_can_be_used(qtbot, desk):
    desk.commands.export.trigger()
    dialog = desk.findChild(ExportDialog)
    press_f1(qtbot, dialog.findChild(QWidget, "formatCombo"))
    assert shown(desk) == "export#format"
    window = desk.help_desk.help_window
    assert dialog.isVisible()
    assert QApplication.activeWindow() is window
    assert not QGuiApplication.modalWindow().isAncestorOf(window.windowHandle())
    qtbot.mouseClick(window.pdf_button, Qt.MouseButton.LeftButton)
    window.findChild(QFileDialog).close()
    press_f1(qtbot, dialog.findChild(QWidget, "titleEdit"))
    assert shown(desk) == "export#letterhead"


def test_f1_in_preferences_and_in_the_help(qtbot, desk):
    desk.commands.preferences.trigger()
    press_f1(qtbot, desk.findChild(PreferencesDialog).zoom)
    assert shown(desk) == "preferences"
    window = desk.help_desk.help_window
    qtbot.keyClick(window.page, Qt.Key.Key_F1)
    assert shown(desk) == "overview#help"


def test_f1_is_heard_once_however_often_the_focus_moves(qtbot, desk, monkeypatch):
    desk.commands.preferences.trigger()
    dialog = desk.findChild(PreferencesDialog)
    calls = []
    monkeypatch.setattr(desk.help_desk, "show", calls.append)
    for _ in range(3):
        dialog.zoom.setFocus()
        dialog.theme.setFocus()
    press_f1(qtbot, dialog.zoom)
    assert calls == ["preferences"]


def test_a_question_that_blocks_everything_does_not_open_help(qtbot, desk):
    question = QMessageBox(desk)
    question.setWindowModality(Qt.WindowModality.ApplicationModal)
    question.show()
    question.activateWindow()
    QApplication.processEvents()
    qtbot.keyClick(question, Qt.Key.Key_F1)
    assert desk.help_desk.help_window is None
    question.close()


def test_the_menu_opens_keys_and_news(desk):
    desk.commands.shortcuts.trigger()
    assert shown(desk) == "keyboard"
    desk.commands.news.trigger()
    assert shown(desk) == "news"
    desk.room.controls.range.setFocus()
    desk.commands.help.trigger()
    assert shown(desk) == "scales#range"


# Paper


def keys_of(desk):
    return [
        key.toString(key.SequenceFormat.NativeText)
        for action in desk.actions()
        for key in action.shortcuts()
    ]


@pytest.mark.parametrize("code", languages.LANGUAGES)
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_keyboard_map_has_every_key_on_one_page(desk, code, paper):
    desk.set_preferences(replace(desk.settings, language=code, zoom=250))
    topic = load_topic("keyboard", code, lambda: keyboard_html(desk, columns=2))
    data = topic_pdf(topic, Language(), paper, one_page=True)
    (page,) = PdfReader(BytesIO(data)).pages
    text = " ".join(page.extract_text().split())
    for action in desk.actions():
        if action.shortcuts():
            assert plain_words(action.text()) in text
    for keys in [*keys_of(desk), native_keys("PgUp"), native_keys("Shift+F3")]:
        assert keys in text
    desk.set_preferences(replace(desk.settings, language="en", zoom=100))


def test_the_keyboard_map_on_screen_has_every_key(desk, show_help):
    text = show_help("keyboard").page.toPlainText()
    assert len(keys_of(desk)) >= 25
    for keys in keys_of(desk):
        assert keys in text


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.parametrize("name", ["scales", "trouble", "export"])
def test_a_topic_is_whole_on_paper(desk, name, code):
    desk.set_preferences(replace(desk.settings, language=code))
    topic = load_topic(name, code, str)
    pages = PdfReader(BytesIO(topic_pdf(topic, Language(), "A4"))).pages
    text = " ".join(" ".join(page.extract_text() for page in pages).split())
    for heading in re.findall(r"<h[12][^>]*>(.*?)</h[12]>", topic.html):
        assert heading.replace("\N{NO-BREAK SPACE}", " ") in text
    assert f"{len(pages)} / {len(pages)}" in text
    assert (len(pages[0].images) + len(pages[-1].images) > 0) == (name == "scales")
    desk.set_preferences(replace(desk.settings, language="en"))


def save_as(qtbot, window, path):
    window.output.save_pdf_as(path, window.page.topic)
    QApplication.processEvents()


def test_a_topic_is_saved_as_pdf(qtbot, show_help, home):
    window = show_help("example")
    qtbot.mouseClick(window.pdf_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog)
    assert dialog.isVisible()
    dialog.fileSelected.emit(str(home / "example.pdf"))
    dialog.close()
    assert "17.25" in PdfReader(home / "example.pdf").pages[0].extract_text()
    assert window.message.isVisible()
    assert "example.pdf" in window.message.text()


def test_a_pdf_that_cannot_be_saved_is_told_and_the_old_one_stays(
    qtbot, show_help, home, monkeypatch
):
    window = show_help("news")
    (home / "news.pdf").write_bytes(b"old")

    def full(source, target):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    save_as(qtbot, window, home / "news.pdf")
    assert "disk is full" in window.message.text()
    assert (home / "news.pdf").read_bytes() == b"old"
    save_as(qtbot, window, home / "nowhere" / "news.pdf")
    assert "there is no folder" in window.message.text()


def test_a_topic_is_printed(qtbot, show_help, home):
    window = show_help("result")
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(QPrintDialog)
    assert dialog.isVisible()
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(home / "printed.pdf"))
    dialog.accepted.emit()
    dialog.close()
    assert "sent to the printer" in window.message.text()
    text = PdfReader(home / "printed.pdf").pages[0].extract_text()
    assert "Reading off a result" in text


@pytest.mark.qt_log_ignore("QPainter::begin", "Cannot open file")
def test_a_printer_that_takes_nothing_is_told(qtbot, show_help, home):
    window = show_help("result")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(home / "nowhere" / "printed.pdf"))
    window.output.print_on(printer, window.page.topic)
    assert "printer does not take the pages" in window.message.text()


# About


@pytest.fixture
def about_dialog(desk):
    desk.commands.about.trigger()
    return desk.findChild(AboutDialog)


def test_about_tells_all_versions(about_dialog):
    found = versions()
    assert found["vpdesk"] == vpdesk.__version__
    for name in ("Python", "Qt", "PySide6", "pyqtgraph", "NumPy", "XlsxWriter"):
        assert re.match(r"\d+\.\d+", found[name]), name
    texts = [label.text() for label in about_dialog.findChildren(QLabel)]
    assert set(found.values()) <= set(texts) | {vpdesk.__version__}
    assert any(str(about.log_folder()) in text for text in texts)


def test_versions_without_what_pip_knows(monkeypatch):
    def unknown(name):
        raise about.metadata.PackageNotFoundError(name)

    known = versions()
    monkeypatch.setattr(about.metadata, "version", unknown)
    assert versions() == known

    def nothing(name):
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(about, "import_module", nothing)
    assert versions()["NumPy"] == ""
    assert "NumPy: missing\n" in bug_report()


def test_everything_is_copied_for_a_report(qtbot, about_dialog):
    qtbot.mouseClick(about_dialog.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert f"vpdesk: {vpdesk.__version__}" in text
    assert "Qt: " in text
    assert str(about.log_folder()) in text


def test_the_log_folder_is_opened(qtbot, desk, monkeypatch):
    opened = []
    monkeypatch.setattr(desk, "open_log_folder", lambda: opened.append(True))
    desk.commands.about.trigger()
    dialog = desk.findChild(AboutDialog)
    qtbot.mouseClick(dialog.log, Qt.MouseButton.LeftButton)
    assert opened == [True]


def test_every_licence_can_be_read(about_dialog):
    for row, licence in enumerate(LICENCES):
        about_dialog.licences.setCurrentRow(row)
        assert len(about_dialog.licence.toPlainText()) > 500, licence
    about_dialog.licences.setCurrentRow(0)
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert about_dialog.licence.toPlainText().strip() == own.strip()


def test_no_licence_is_left_out():
    shown_files = {licence.file for licence in LICENCES}
    files = {f"licences/{path.name}" for path in resource("licences").iterdir()}
    assert files | {"fonts/OFL.txt"} == shown_files
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = re.findall(r'^    "([A-Za-z0-9]+)', pyproject.partition("dependencies = [")[2], re.M)
    known = " ".join(licence.name.lower() for licence in LICENCES)
    for name in needed[: needed.index("pyqtgraph") + 1]:
        assert name.lower() in known
