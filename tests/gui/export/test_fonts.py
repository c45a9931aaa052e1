import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF

from tests.gui.export.pictures import blank
from vpdesk import resources
from vpdesk.paper.bundled_font import FAMILY, DeviceFont, paper_font


@pytest.mark.parametrize("bold", [False, True])
def test_the_bundled_font_is_the_one_that_paints(qapp, bold):
    font = paper_font(10, bold=bold)
    assert QFontInfo(font).family() == FAMILY
    assert QFontInfo(font).bold() is bold


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "Příliš žluťoučký kůň úpěl ďábelské ódy",
        "Rødgrød med fløde, Å",
        "Zażółć gęślą jaźń",
        "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
        "Œuvre, garçon, où, naïve",
        "Съешь ещё этих мягких французских булок",
        "Щастям б’єш жук їх глицю в фон й ґедзь пріч",
        "√ − + × – — → ≥ ≤ ≈ ± • † … № ’ “ ” „ « » ° % / ( )",
        "♣ ♦ ♥ ♠",
    ],
)
def test_every_letter_has_a_glyph(qapp, bold, text):
    metrics = QFontMetricsF(paper_font(10, bold=bold))
    assert [sign for sign in text if not metrics.inFontUcs4(ord(sign))] == []


@pytest.mark.parametrize("bold", [False, True])
def test_figures_and_signs_have_one_width(qapp, bold):
    font = DeviceFont(blank(8, 8), 40, bold=bold)
    assert len({font.width(2 * figure + "." + figure) for figure in "0123456789"}) == 1
    assert font.width("−1.11") == pytest.approx(font.width("+7.77"))


def test_a_point_is_a_72nd_of_an_inch_of_the_device(qapp):
    coarse, fine = DeviceFont(blank(8, 8, 96), 9), DeviceFont(blank(8, 8, 960), 9)
    assert coarse.em == pytest.approx(12)
    assert fine.em == pytest.approx(120)
    assert fine.width("24 boards") == pytest.approx(10 * coarse.width("24 boards"), rel=0.02)


def test_a_font_that_cannot_be_loaded_is_an_error(qapp, monkeypatch):
    paper_font.__globals__["_load"].cache_clear()
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda path: -1)
    with pytest.raises(OSError, match="vpdeskSans-Regular"):
        paper_font(10)


def test_resources_are_found_beside_the_package_or_inside(tmp_path, monkeypatch):
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a.txt").touch()
    monkeypatch.setattr(resources, "_FOLDERS", (tmp_path / "beside", tmp_path / "inside"))
    find = resources.resource.__wrapped__
    assert find("a.txt") == tmp_path / "inside" / "a.txt"
    with pytest.raises(FileNotFoundError, match=r"b\.txt"):
        find("b.txt")
