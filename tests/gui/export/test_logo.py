"""The organiser's logo: PNG and SVG are read, anything else is refused in one sentence."""

import os
from zlib import crc32

import pytest

from tests.gui.export.reports import PNG_LOGO, SVG_LOGO
from vpdesk.formats.errors import ExportError
from vpdesk.formats.logo import read_logo

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
    assert logo.data == data
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
