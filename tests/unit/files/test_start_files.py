"""Starting points are kept under a name, found by it and handed on whole."""

import json
from dataclasses import replace

import pytest

from vpdesk.files import scale_library
from vpdesk.files.start_file import CODEC, read_start, to_text, write_start
from vpdesk.files.start_library import built_in, find, keep, own, remove_own
from vpdesk.files.text import TextFileError
from vpdesk.languages import LANGUAGES, language
from vpdesk.report.document import Form
from vpdesk.report.scales.starts import Start
from vpdesk.scales import DiscreteScale, ScaleSpec

ACBL = scale_library.find("acbl-20")
assert ACBL is not None
CLUB = replace(ACBL, key="own-club", name="Club", own=True)
LEAGUE = Start(
    "League",
    ScaleSpec(12, family=CLUB),
    (8, ScaleSpec(16, DiscreteScale.kind), ScaleSpec(9, family=CLUB)),
    form=Form.WALL,
    paper="A3",
    landscape=True,
)


@pytest.mark.parametrize("start", built_in(), ids=lambda start: start.key)
def test_each_example_has_its_scales_and_is_printed_as_it_says(start):
    for boards in (start.scale.boards, *start.pins):
        assert start.scale.scale(boards).boards == boards
    assert start.shape is start.form
    assert CODEC.from_text(to_text(start)) == replace(start, key="", own=False)
    titles = {start.title(language(code)) for code in LANGUAGES}
    assert all(titles)
    assert len(titles) > 1


def test_the_examples_have_keys_of_their_own():
    keys = [start.key for start in built_in()]
    assert len(set(keys)) == len(keys) >= 3
    assert all(key == key.casefold() and not key.startswith("own-") for key in keys)


def test_a_file_holds_all_of_it_with_a_scale_of_the_users_own(tmp_path):
    path = tmp_path / "league.vpstart"
    write_start(path, LEAGUE)
    assert read_start(path) == replace(LEAGUE, key="league", own=True)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", " "),
        ("name", 7),
        ("what", "audit"),
        ("form", "carpet"),
        ("pins", [0]),
        ("pins", list(range(1, 20))),
        ("landscape", "yes"),
        ("scale", {"boards": 0}),
    ],
)
def test_what_is_not_one_is_refused_by_its_field(tmp_path, field, value):
    path = tmp_path / "bad.vpstart"
    found = json.loads(to_text(LEAGUE)) | {field: value}
    path.write_text(json.dumps(found))
    with pytest.raises(TextFileError, match=f"bad.vpstart.*“{field}"):
        read_start(path)


def test_it_is_found_by_its_key_and_by_its_name(tmp_path):
    made = keep(replace(LEAGUE, scale=ScaleSpec(12), pins=()), tmp_path, tmp_path)
    assert (made.key, made.own) == ("own-league", True)
    assert find("own-league", tmp_path) == find("LEAGUE", tmp_path) == made
    assert find("swiss", tmp_path) == built_in()[1]
    assert find("nothing", tmp_path) is None


def test_a_name_that_is_taken_gets_a_number_unless_it_is_the_same(tmp_path):
    first = keep(replace(LEAGUE, scale=ScaleSpec(12), pins=()), tmp_path, tmp_path)
    assert keep(first, tmp_path, tmp_path) == first
    other = keep(replace(first, scale=ScaleSpec(14)), tmp_path, tmp_path)
    assert other.name == "League 2"
    assert own(tmp_path) == ((first, other), ())
    remove_own(tmp_path, first.key, first)
    assert own(tmp_path) == ((other,), ())


def test_a_scale_of_somebodys_own_comes_along_and_replaces_none(tmp_path):
    starts, scales = tmp_path / "starts", tmp_path / "scales"
    made = keep(LEAGUE, starts, scales)
    assert scale_library.own(scales) == (CLUB,)
    assert made.scale.family == CLUB
    changed = replace(CLUB, note="another one")
    pins = (8, ScaleSpec(9, family=changed))
    other = keep(replace(LEAGUE, scale=ScaleSpec(12, family=changed), pins=pins), starts, scales)
    assert {each.key for each in scale_library.own(scales)} == {"own-club", "own-club-2"}
    assert other.scale.family == scale_library.find("own-club-2", scales)
    assert other.pins == (8, ScaleSpec(9, family=other.scale.family))
