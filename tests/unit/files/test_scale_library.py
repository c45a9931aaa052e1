"""Printed scales come along with their sources, and a user's own are kept and handed on."""

import json
import os
from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given, settings

from tests.messy.parts import OLD
from tests.sure import sure
from tests.unit.scales.published import FOLDER
from tests.unit.scales.reading_builders import printed
from vpdesk.files import scale_library
from vpdesk.files.atomic import StorageError
from vpdesk.files.own import own_key
from vpdesk.files.scale_file import from_text, read_scale, to_text, write_scale
from vpdesk.files.text import TextFileError
from vpdesk.languages import LANGUAGES, language
from vpdesk.scales import ScaleError, Unit
from vpdesk.scales.printed_rows import TableHeadings, as_printed, rows_of
from vpdesk.scales.reading import read_rows

DATA = json.loads((FOLDER / "other_scales.json").read_text("utf-8"), parse_float=Decimal)
BY_KEY = dict(
    zip(
        ("acbl-20", "acbl-30", "sbu", "ebu-pairs", "ebu-pairs-half"),
        (*DATA["scales"], *DATA["percent_scales"]),
        strict=True,
    )
)
OFFICIAL = {"EBU White Book 3.1.7": "English Bridge Union, White Book, section 3.1.7"}
ACBL = scale_library.find("acbl-20")
assert ACBL is not None
# What the loser gets does not tell which column is his: the headings do.
UNEVEN = replace(ACBL, tables=(replace(ACBL.tables[0], loser=(300, 500, *[400] * 9)),))


def test_all_printed_scales_come_along():
    assert {scales.key for scales in scale_library.built_in()} == set(BY_KEY)
    assert not any(scales.own for scales in scale_library.built_in())


@pytest.mark.parametrize("key", BY_KEY)
def test_a_printed_scale_is_what_its_federation_prints(key):
    scales, said = scale_library.find(key), BY_KEY[key]
    document, _, copied = said["source"].partition(" via ")
    assert sure(scales).source == OFFICIAL.get(document, said["source"])
    assert copied in sure(scales).note  # where the official document is named, it comes first
    assert len(sure(scales).tables) == len(said["bands"])
    for table, (counts, limits) in zip(sure(scales).tables, said["bands"].items(), strict=True):
        assert table.counts == counts
        if sure(scales).unit is Unit.PERCENT:
            # The upper limit still belongs to the lower band, a hundredth more does not.
            scale = sure(scales).scale(table.first)
            for band, limit in enumerate(limits):
                margin = int((limit - 50) * 100)
                assert (scale.band(margin), scale.band(margin + 1)) == (band, band + 1)
        else:
            assert list(table.starts) == limits
        draw = said.get("start_vp", len(table.starts) - 1)
        winner = said.get("winner_vp", range(draw, draw + len(table.starts)))
        assert [vp / 100 for vp in table.winner] == list(winner)
        assert {a + b for a, b in zip(table.winner, table.loser, strict=True)} == {
            2 * table.winner[0]
        }


def test_a_win_by_an_imp_is_18_12_in_the_30_point_scale():
    assert sure(scale_library.find("acbl-30")).scale(7).vps(-1) == (1200, 1800)


@pytest.mark.parametrize("scales", scale_library.built_in(), ids=lambda scales: scales.key)
def test_a_printed_scale_is_read_back_from_its_own_table(scales):
    read = read_rows(rows_of(scales, sign=","))
    words = {"source": scales.source, "note": scales.note, "own": False}
    assert as_printed(read, scales.key, scales.name, **words) == scales


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_is_read_back_in_every_language(code):
    said = language(code)
    boards, imps, winner, loser = (
        said.translate("Report", text) for text in ("Boards", "IMPs", "Winner's VP", "Loser's VP")
    )
    words = TableHeadings(boards, imps, "%", winner, loser)
    for scales in (*scale_library.built_in(), UNEVEN):
        read = read_rows(rows_of(scales, words, said.decimal_sign))
        assert as_printed(read, scales.key, scales.name).tables == scales.tables


def test_a_scale_with_a_draw_away_from_half_of_its_range_is_kept_and_handed_on(tmp_path):
    path = tmp_path / "own-old.vpscale"
    write_scale(path, OLD)
    kept = read_scale(path)
    assert kept == OLD
    scale = kept.scale(16)
    assert (scale.vps(0), scale.vps(-5), scale.vps(60)) == ((1500,) * 2, (1400, 1600), (2500, 400))
    assert (scale.margin_for(2500), scale.margin_for(0)) == (52, -88)
    assert as_printed(read_rows(rows_of(OLD)), OLD.key, OLD.name) == OLD


@given(printed())
@settings(max_examples=50, deadline=None)
def test_a_scale_file_says_the_whole_scale(scales):
    named = replace(scales, name="Žďár “7”\n", source="a\\b", note='"\t\N{SNOWMAN}')
    assert from_text(to_text(named), named.key, own=True) == named


def test_a_scale_file_is_written_so_that_one_can_read_it(tmp_path):
    path = tmp_path / "acbl-20.vpscale"
    write_scale(path, sure(ACBL))
    assert read_scale(path, own=False) == ACBL
    lines = path.read_text("utf-8").splitlines()
    assert '    {"boards": [1, 8],' in lines
    assert '     "from": [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28],' in lines
    assert list(tmp_path.iterdir()) == [path]


GOOD = json.loads(to_text(ACBL))


def broken(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


def table(**changes: object) -> str:
    return broken(tables=[{**GOOD["tables"][0], **changes}])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: This is not JSON from here on: column 1."),
        ("{\n\n}}", "line 3: This is not JSON from here on: column 2."),
        ("[" * 100_000, "Too many brackets"),
        ('{"version": NaN}', "a file of another kind"),
        (broken(version=1.5), "“version” is missing"),
        ("[]", "a file of another kind"),
        ("{}", "a file of another kind"),
        (broken(version=2), "A newer version of vpdesk"),
        (broken(name=7), "“name” is missing"),
        (broken(name=" "), "A scale needs a name."),
        (broken(note="x" * 5000), "“note” is missing"),
        (broken(margins="furlongs"), "“margins” is missing"),
        (broken(margins=["IMP"]), "“margins” is missing"),
        (broken(tables={}), "“tables” is missing"),
        (broken(tables=[]), "A scale needs a table."),
        (broken(tables=[8]), "“tables[0]” is missing"),
        (broken(tables=[GOOD["tables"][0]] * 2), "There are two tables for 1 board."),
        (table(boards=[1]), "“tables[0].boards” is missing"),
        (table(boards=[1, 2.5]), "“tables[0].boards[1]” is missing"),
        (table(boards=[8, 1]), "the fewest first, not 8 to 1"),
        (table(**{"from": [0, 1.5]}), "“tables[0].from” is missing"),
        (table(**{"from": "0"}), "“tables[0].from” is missing"),
        (table(winner=[True]), "“tables[0].winner[0]” is missing"),
        (table(winner=[10.001]), "“tables[0].winner[0]” is missing"),
        (table(loser=[1e300]), "“tables[0].loser[0]” is missing"),
        (table(loser=[10]), "every margin needs the VP of both sides"),
    ],
)
def test_a_scale_file_that_makes_no_sense_is_refused_with_its_reason(tmp_path, text, said):
    path = tmp_path / "own-x.vpscale"
    path.write_text(text, "utf-8")
    with pytest.raises(TextFileError) as caught:
        read_scale(path)
    message = str(caught.value)
    assert message.startswith("own-x.vpscale")
    assert said in message
    assert "\n" not in message


def test_own_scales_are_kept_by_name_and_removed(tmp_path):
    folder = tmp_path / "there is none yet"
    assert scale_library.own(folder) == ()
    mine = [
        replace(sure(ACBL), key=own_key(name), name=name, own=True)
        for name in ("Žďár 7", "Club", "alpha")
    ]
    for scales in mine:
        scale_library.save_own(folder, sure(scales))
    assert [scales.name for scales in scale_library.own(folder)] == ["alpha", "Club", "Žďár 7"]
    assert scale_library.find("own-zdar-7", folder) == mine[0]
    assert scale_library.find("own-zdar-7") is None
    scale_library.remove_own(folder, "own-zdar-7")
    scale_library.remove_own(folder, "own-zdar-7")
    assert scale_library.find("own-zdar-7", folder) is None
    assert [path.name for path in sorted(folder.iterdir())] == [
        "own-alpha.vpscale",
        "own-club.vpscale",
    ]


def test_two_windows_that_edit_one_scale_lose_nothing(tmp_path):
    read = replace(sure(ACBL), key="own-club", name="Club", own=True)
    first, second = (replace(sure(read), note=note) for note in ("first", "second"))
    scale_library.save_own(tmp_path, sure(read))
    scale_library.save_own(tmp_path, sure(first), read)
    with pytest.raises(StorageError, match="another program has changed it"):
        scale_library.save_own(tmp_path, sure(second), read)
    assert scale_library.find("own-club", tmp_path) == first
    scale_library.save_own(tmp_path, sure(second), first)
    assert scale_library.find("own-club", tmp_path) == second
    assert scale_library.remove_own(tmp_path, "own-club", read) == second  # it is another one
    assert scale_library.find("own-club", tmp_path) == second


def test_two_windows_that_make_a_scale_of_one_name_lose_nothing(tmp_path):
    first = replace(sure(ACBL), key="own-club", name="Club", note="first", own=True)
    scale_library.save_own(tmp_path, sure(first))
    with pytest.raises(StorageError, match="save it under another name"):
        scale_library.save_own(tmp_path, sure(replace(sure(first), note="second")))
    assert scale_library.find("own-club", tmp_path) == first
    assert scale_library.remove_own(tmp_path, "own-club") == first  # to be put back
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_own_scale_is_told_and_the_others_are_there(tmp_path):
    scale_library.save_own(tmp_path, sure(replace(sure(ACBL), key="own-good", own=True)))
    (tmp_path / "own-bad.vpscale").write_text("{")
    assert [scales.key for scales in scale_library.own(tmp_path)] == ["own-good"]
    (fault,) = scale_library.own_faults(tmp_path)
    assert str(fault).startswith("own-bad.vpscale, line 1: ")


@pytest.mark.skipif(os.name == "nt", reason="a file in the place of a folder")
def test_a_folder_that_cannot_be_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="was not saved"):
        scale_library.save_own(tmp_path / "file", sure(replace(sure(ACBL), key="own-x", own=True)))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Žďár 7", "own-zdar-7"),
        ("Клуб Ёлка", "own-клуб-елка"),
        ("../../etc", "own-etc"),
        ("!?", "own-scale"),
        ("CON", "own-con"),
        ("x" * 99, "own-" + "x" * 60),
    ],
)
def test_the_key_of_an_own_scale_can_be_a_file_name(name, key):
    assert own_key(name) == key


def test_the_key_keeps_an_unknown_scale_out():
    assert scale_library.find("no-such") is None
    with pytest.raises(ScaleError, match="no table for 40 boards; it has tables for 1-36"):
        sure(ACBL).scale(40)


def test_points_of_boards_are_in_no_file():
    text = to_text(sure(ACBL)).replace('"IMP"', '"boards"')
    with pytest.raises(ValueError, match="margins"):
        from_text(text, "own-x", own=True)
