"""The organiser's logo: PNG and SVG are read, anything else is refused in one sentence."""

import os
from pathlib import Path
from xml.etree.ElementTree import fromstring
from zlib import crc32

import pytest

from tests.gui.export.reports import PNG_LOGO, SVG_LOGO
from vpdesk.formats.errors import ExportError
from vpdesk.formats.logo import logo_of, read_logo

BOM = b"\xef\xbb\xbf"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" %s><circle cx="50" cy="10" r="10"/></svg>'


@pytest.fixture
def file(tmp_path):
    """A file with these bytes."""

    def file(data, name="logo.any"):
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return file


@pytest.mark.parametrize(
    ("data", "aspect", "is_png"),
    [
        (PNG_LOGO.data, 0.75, True),
        (SVG_LOGO.data, 3, False),
        (SVG % b'viewBox="0 0 100 20"', 5, False),
        (SVG % b'width="100%" height="100%" viewBox="0 0 100 20"', 5, False),
        (SVG % b'width="20mm" height="10mm"', 2, False),
        (SVG % b'width="20mm" height="10mm" viewBox="0 0 7 7"', 1, False),  # not distorted
        (SVG % b"", 1, False),
        (b'<?xml version="1.0"?>\n<!-- by hand -->\n' + SVG_LOGO.data, 3, False),
        (BOM + SVG_LOGO.data, 3, False),
    ],
)
def test_a_picture_whatever_its_name(qapp, file, data, aspect, is_png):
    logo = read_logo(file(data))
    assert (logo.data == data) is is_png  # of a drawing there is what is known
    assert logo.aspect == pytest.approx(aspect, rel=0.005)
    assert logo.is_png is is_png


@pytest.mark.qt_log_ignore("qt.svg|QSvg|Cannot")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"text",
        b"\xff\xd8\xff\xe0 a photograph",
        b"%PDF-1.4",
        PNG_LOGO.data[:40],
        b"\x89PNG\r\n\x1a\n",
        b"<svg",
        b"<html><svg/></html>",
        b'<svg width="10" height="5"><circle r=></svg>',
    ],
)
def test_what_is_no_picture(qapp, file, data):
    path = file(data)
    with pytest.raises(ExportError) as caught:
        read_logo(path)
    assert str(caught.value) == (
        f"The logo “{path}” is not a PNG or SVG picture; choose another file."
    )


def test_what_cannot_be_read(qapp, tmp_path):
    with pytest.raises(
        ExportError, match=r"could not be read \(none.png: There is no such file.\)"
    ):
        read_logo(tmp_path / "none.png")
    with pytest.raises(
        ExportError, match=r"could not be read \(.*: This is a folder or a device.\)"
    ):
        read_logo(tmp_path)


def test_pictures_without_an_end_are_refused_unpacked(qapp, file, tmp_path):
    data = bytearray(PNG_LOGO.data)
    data[16:24] = (60_000).to_bytes(4, "big") * 2
    data[29:33] = crc32(data[12:29]).to_bytes(4, "big")
    path = file(data)
    with pytest.raises(ExportError) as caught:
        read_logo(path)
    assert str(caught.value) == (
        f"The logo “{path}” has more than 16 million pixels; choose a smaller picture."
    )
    with path.open("wb") as large:
        large.truncate(3_000_000_000)
    link, pipe = tmp_path / "link.png", tmp_path / "pipe.png"
    link.symlink_to("/dev/zero")
    os.mkfifo(pipe)
    for other in (path, link, pipe):
        with pytest.raises(ExportError, match=f"{other}.*(too large|folder or a device)"):
            read_logo(other)


@pytest.mark.parametrize("part", ['<use href="#{}"/>', '<use xlink:href="#{}"/>'])
def test_drawings_that_repeat_themselves_without_an_end_are_refused(qapp, file, part):
    levels = "".join(f'<g id="g{at + 1}">{part.format(f"g{at}") * 10}</g>' for at in range(11))
    repeated = '<rect id="g0" width="1" height="1"/>' + levels
    itself = f'<g id="g0">{part.format("g0")}</g>'
    for drawing in (repeated, itself, "<g>" * 5000 + "</g>" * 5000, "<g>" * 300_000):
        path = file(
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 9 9">{drawing}</svg>'.encode()
        )
        with pytest.raises(ExportError) as caught:
            read_logo(path)
        assert str(caught.value) == (
            f"The logo “{path}” has too many parts to be drawn; choose a simpler picture."
        )


def drawing(inside, head=""):
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="0 0 10 5">{inside}</svg>'
    ).encode()


@pytest.mark.parametrize(
    "inside",
    [
        '<mask id="a"><rect mask="url(#a)" width="9" height="9"/></mask>',
        '<pattern id="a"><rect fill="url(#a)" width="9" height="9"/></pattern>',
        '<marker id="a"><path marker-end="url(#a)" d="M0 0L9 9"/></marker>',
        '<filter id="a"><feImage href="/etc/passwd"/></filter>',
        '<script>while (true);</script><foreignObject><p/></foreignObject>',
        '<animate attributeName="x" dur="1ms" repeatCount="indefinite"/>',
        '<x:use xmlns:x="http://example.org" href="#a"/>',
        '<style>@import url(/etc/passwd); rect { fill: url(file:///etc/passwd) }</style>',
        '<path style="stroke-dasharray:0.00001;fill:u\\72l(/etc/passwd)" d="M0 0H9"/>',
        '<rect onclick="go()" fill="url(http://example.org/a#b)" width="9" height="9"/>',
    ],
)  # fmt: skip
def test_of_a_drawing_there_is_what_is_known(qapp, file, inside):
    made = read_logo(file(drawing(inside + '<circle r="2" fill="red"/>')))
    assert made.aspect == 2
    assert b'<circle r="2" fill="red"' in made.data
    for word in (b"mask", b"pattern", b"marker", b"filter", b"script", b"foreign", b"passwd"):
        assert word not in made.data
    for word in (b"animate", b"example.org", b"import", b"dash", b"onclick", b"72l"):
        assert word not in made.data
    assert read_logo(file(made.data)) == made


def test_what_a_drawing_needs_stays(qapp, file):
    inside = (
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#ff0000"/></linearGradient>'
        '<g id="b"><path d="M0 0L9 9z"/></g></defs>'
        "<style>.c { fill: url(#a); stroke: none }</style>"
        '<use xlink:href="#b" transform="translate(1 2)"/><rect class="c" width="9" height="9"/>'
        '<text x="1" style="font-size:3px;font-weight:bold">Žižkov <tspan>2</tspan> &amp; Co</text>'
    )
    made = read_logo(file(drawing(inside))).data
    for part in (b"url(#a)", b'href="#b"', b"translate(1 2)", b'class="c"', b"font-size:3px"):
        assert part in made
    assert "".join(fromstring(made.decode()).itertext()).endswith("Žižkov 2 & Co")


def test_a_picture_in_a_drawing_is_told(qapp, file, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for link in ("/etc/passwd", str(tmp_path / "pipe"), "data:image/svg+xml;base64,PHN2Zy8+"):
        path = file(drawing(f'<image xlink:href="{link}" width="9" height="9"/>'))
        with pytest.raises(ExportError) as caught:
            read_logo(path)
        assert str(caught.value) == (
            f"The logo “{path}” has another picture inside; save it as PNG and choose that file."
        )


@pytest.mark.parametrize(
    "data",
    [
        drawing("", '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'),
        drawing("", '<!DOCTYPE svg [<!ATTLIST rect a CDATA "aaaa">]>'),
        drawing('<path d="M0 0L1e300 1"/>'),
        drawing(f'<path id="a" d="{"M0 0L9 9" * 9000}"/>' + '<use href="#a"/>' * 9),
        drawing("<style>" + "a{fill:red}" * 300 + "</style>"),
        *(drawing("", f'<?xml version="1.0" encoding="{each}"?>') for each in
          ("utf-7", "idna", "hex", "shift_jis", "utf-32")),
    ],
)  # fmt: skip
def test_drawings_that_are_bombs_are_refused(qapp, file, data):
    with pytest.raises(ExportError, match=r"too many parts|not a PNG or SVG picture"):
        read_logo(file(data))


def test_a_logo_of_an_event_is_drawn_clean(qapp):
    bomb = drawing('<mask id="a"><image href="/etc/passwd"/></mask><rect width="9" height="9"/>')
    assert b"passwd" not in logo_of(bomb, Path("of the event")).data
