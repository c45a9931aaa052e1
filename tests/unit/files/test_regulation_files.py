"""Regulations in files: vpdesk's own, the user's, and files that are none."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.files import regulation_library as library
from vpdesk.files.own import own_key
from vpdesk.files.regulation_file import from_text, read_regulation, to_text, write_regulation
from vpdesk.files.text import TextFileError
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import NUMBERS, SHORTER, Carry, Regulation, Rounding, Way
from vpdesk.report.match.ruling_words import BUILT_IN

TEAMS = library.built_in()[0]

numbers = st.fixed_dictionaries(
    {field: st.integers(0, limits.most) for field, limits in NUMBERS.items()}
)
names = st.text(min_size=1, max_size=40).filter(str.strip)


@given(
    numbers,
    names,
    st.sampled_from(SHORTER),
    st.sampled_from(Rounding),
    st.sampled_from(Carry),
    st.booleans(),
    st.booleans(),
)
def test_a_regulation_comes_back_from_its_file(values, name, way, rounding, carry, best, unlimited):
    if unlimited:
        values = values | {"carry_most": None}
    made = Regulation(
        name,
        rounding=rounding,
        cut_short=way,
        cancelled=way,
        best_average=best,
        below_zero=not best,
        carry_over=carry,
        key="own-x",
        source="a\n“source”",
        own=True,
        **values,
    )
    assert from_text(to_text(made), "own-x", own=True) == made


def test_vpdesk_brings_four_along_with_their_sources():
    assert [each.name for each in library.built_in()] == [
        "Teams",
        "Round robin",
        "Butler",
        "England (EBU)",
    ]
    for each in library.built_in():
        assert {each.name, each.source, each.note} <= set(BUILT_IN)  # so they are translated
        assert each.source
        assert not each.own
    assert (TEAMS.average_plus, library.built_in()[2].average_plus) == (300, 200)
    assert (TEAMS.void_innocent, TEAMS.void_at_fault, TEAMS.bye) == (6000, 4000, 6000)


def test_own_ones_are_kept_in_a_folder_by_name(tmp_path):
    folder = tmp_path / "new" / "regulations"
    assert library.own(folder) == ((), ())
    for name in ("Žďár 7", "Aarhus"):
        mine = replace(TEAMS, name=name, key=own_key(name), own=True)
        library.save_own(folder, mine)
    good, faults = library.own(folder)
    assert [(each.key, each.name) for each in good] == [
        ("own-aarhus", "Aarhus"),
        ("own-zdar-7", "Žďár 7"),
    ]
    assert faults == ()
    (folder / "own-bad.vprules").write_text("{")
    library.remove_own(folder, "own-aarhus")
    good, faults = library.own(folder)
    assert [each.key for each in good] == ["own-zdar-7"]
    assert "own-bad.vprules" in str(faults[0])


def changed(**values):
    return json.dumps(json.loads(to_text(TEAMS)) | values)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: This is not JSON"),
        ("[" * 100_000, "Too many brackets"),
        ('{"format": "vpdesk scale", "version": 1}', "another kind"),
        (changed(version=2), "newer version"),
        (changed(bye=None), "“bye”"),
        (changed(bye=True), "“bye”"),
        (changed(bye="60"), "“bye”"),
        (changed(bye=60.001), "“bye”"),
        (changed(bye=0).replace('"bye": 0', '"bye": 1e999999999'), "“bye”"),
        (changed(bye=60).replace("60", "NaN"), "“void_neither” is missing"),
        (changed(bye=101), "from 0 to 100, not 101"),
        (changed(average_plus=-1), "“average_plus” must be a number from 0 to 24, not -1"),
        (changed(cut_short="void"), "“cut_short” cannot be “void”"),
        (changed(carry_over="ducks"), "“carry_over”"),
        (changed(best_average=1), "“best_average”"),
        (changed(name=" "), "needs a name"),
        (changed(name=7), "“name”"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_and_the_reason(tmp_path, text, reason):
    path = tmp_path / "event.vprules"
    path.write_text(text)
    with pytest.raises(TextFileError) as caught:
        read_regulation(path)
    assert str(caught.value).startswith("event.vprules")
    assert reason in str(caught.value)


def test_a_number_may_be_written_in_any_way_that_is_exact(tmp_path):
    path = tmp_path / "event.vprules"
    path.write_text(changed(penalty=0).replace('"penalty": 0', '"penalty": 5e-1'))
    assert read_regulation(path).penalty == 50
    write_regulation(path, read_regulation(path))
    assert '"penalty": 0.5' in path.read_text()


def test_a_regulation_is_checked_when_it_is_made():
    with pytest.raises(MatchError, match="bye"):
        replace(TEAMS, bye=10_001)
    with pytest.raises(MatchError, match="cancelled"):
        replace(TEAMS, cancelled=Way.BYE)


def test_a_file_of_before_lacks_what_came_later():
    found = json.loads(to_text(library.built_in()[3]))
    for field in ("too_many", "void_average", "void_plus"):
        del found[field]
    read = from_text(json.dumps(found), "own-old", own=True)
    assert (read.too_many, read.void_average, read.void_plus) == (Way.PLANNED, False, False)
    found["too_many"] = "averages"
    with pytest.raises(MatchError, match="too_many"):
        from_text(json.dumps(found), "own-old", own=True)
