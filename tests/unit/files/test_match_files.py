"""Matches in files."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.folders import ROOT
from tests.unit.files.match_files_builders import CHOICES, OWN, sample
from vpdesk.files.atomic import StorageError
from vpdesk.files.codec import FileError
from vpdesk.files.match_file import Match, from_text, read_match, to_text, write_match
from vpdesk.files.regulation_library import built_in
from vpdesk.files.text import TextFileError
from vpdesk.match.case import Case, Fault, Side, What
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Ruled, adopt
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.score_sheet import (
    Entry,
    Method,
    new_sheet,
    with_entry,
)
from vpdesk.scales import ScaleSpec

REFUSED = (FileError, MatchError)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.key)
def test_a_match_is_read_as_it_was_written(tmp_path: Path, choice: ScaleSpec) -> None:
    path = tmp_path / "cup.vpmatch"
    match = Match(sample(), choice)
    write_match(path, match)
    assert read_match(path) == match


def test_what_a_room_remembers_beside_its_scale_is_neither_kept_nor_missed() -> None:
    match = Match(sample(), ScaleSpec(boards=5, kind="discrete"))
    text = to_text(match)
    scale = json.loads(text)["scale"]
    assert not {"pins", "view", "base", "per_root_board"} & set(scale)
    beside = {"pins": [8, 16], "view": "side by side", "base": 8, "per_root_board": True}
    assert from_text(json.dumps(json.loads(text) | {"scale": scale | beside})) == match


def test_a_field_of_tables_is_read_as_it_was_written() -> None:
    sheet = replace(new_sheet(2, 1, Method.BUTLER, 3), trim=1)
    sheet = with_entry(sheet, 2, 1, parse_entry("-50"))
    sheet = with_entry(sheet, 2, 2, Entry("+-", adjusted=(2, -2)))
    match = Match(sheet, ScaleSpec(boards=2))
    assert from_text(to_text(match)) == match


def test_the_file_is_for_people_too() -> None:
    lines = to_text(Match(sample(), ScaleSpec())).splitlines()
    assert '  "format": "vpdesk match",' in lines
    assert (
        '    {"number": 17, "status": "played", "adjusted": [0, 0], "entries": '
        '[{"typed": "4s =n", "score": "4S= N"}, {"typed": "620", "score": 620}]},'
    ) in lines


CASES = st.builds(
    Case,
    st.sampled_from(What),
    st.integers(1, 99),
    st.integers(0, 99),
    *[
        st.builds(
            Side,
            st.sampled_from(["", "Rovers", "Žďár"]),
            st.integers(-9999, 9999),
            *[st.integers(0, 20)] * 4,
            st.integers(-500, 500),
            st.none() | st.integers(0, 2000),
            st.integers(-500, 500),
        )
    ]
    * 2,
    st.sampled_from(Fault),
)
REGULATIONS = st.sampled_from(
    [*built_in(), replace(built_in()[0], name="Club", key="own-club", own=True, carry_most=1250)]
)


@given(st.none() | CASES, st.none() | REGULATIONS, REGULATIONS, st.booleans())
def test_a_ruling_is_part_of_the_file(
    case: Case | None, entered: Regulation | None, regulation: Regulation, adopted: bool
) -> None:
    match = Match(sample(), ScaleSpec(boards=5, family=OWN), Ruled(case, entered))
    if adopted:
        ruling = adopt(replace(match, ruled=Ruled()), Way.AS_IT_STANDS, regulation).ruled.adopted
        match = replace(match, ruled=Ruled(case, entered, ruling))
    assert from_text(to_text(match)) == match
    assert ('"ruled"' in to_text(match)) == (match.ruled != Ruled())


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("case", 7, "case"),
        ("case", {"what": "rain"}, r"case\.what"),
        ("case", {"planned": 5}, r"case\.played"),
        ("adopted", [], "adopted"),
        ("adopted", {"way": "averages"}, r"adopted\.case"),
    ],
)
def test_a_ruling_that_is_damaged_is_refused(field: str, value: object, path: str) -> None:
    with pytest.raises(REFUSED, match=rf"“ruled\.{path}” is missing or not valid"):
        from_text(changed({"ruled": {field: value}}))


@pytest.mark.parametrize(("key", "own"), [("../1-teams", False), ("1-teams", 3)])
def test_the_place_of_a_regulation_is_none_outside_its_folder(key: str, own: object) -> None:
    match = Match(sample(), ScaleSpec(boards=5), Ruled(regulation=built_in()[0]))
    found = json.loads(to_text(match))["ruled"]
    found["regulation"] |= {"key": key, "own": own}
    with pytest.raises(FileError, match=r"“ruled\.regulation\.(key|own)” is missing"):
        from_text(changed({"ruled": found}))


def test_an_adopted_ruling_that_cannot_be_is_refused() -> None:
    match = adopt(Match(sample(), ScaleSpec(boards=5)), Way.VOID, built_in()[0])
    found = json.loads(to_text(match))["ruled"]
    found["adopted"]["way"] = "bye"
    with pytest.raises(REFUSED, match="not possible here"):
        from_text(changed({"ruled": found}))
    found["adopted"]["way"] = "void"
    found["adopted"]["case"]["home"]["imps"] = 10**12
    with pytest.raises(REFUSED, match="at most 9999 IMPs"):
        from_text(changed({"ruled": found}))
    found["adopted"]["case"]["played"] = 10**9
    with pytest.raises(REFUSED, match="is not possible"):
        from_text(changed({"ruled": found}))


def test_little_is_enough() -> None:
    boards = '[{"number": 3, "entries": [null, {"score": 420}]}]'
    match = from_text(f'{{"format": "vpdesk match", "version": 1, "boards": {boards}}}')
    assert match.choice == ScaleSpec()
    assert match.sheet.line(3).entries == (None, Entry("", parse_entry("420").shares))


def changed(change: dict[str, Any]) -> str:
    found = json.loads(to_text(Match(sample(), ScaleSpec(boards=5))))
    return json.dumps(found | change)


def board(**fields: object) -> dict[str, object]:
    return {"boards": [{"number": 7, "entries": [None, None], **fields}]}


def entry(found: object) -> dict[str, object]:
    return board(entries=[None, found])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "vpdesk scale"}, "another kind; “format” should be “vpdesk match”"),
        ({"version": 2}, "A newer version"),
        ({"boards": None}, "“boards” is missing"),
        ({"boards": []}, "boards need numbers"),
        ({"boards": [7]}, r"“boards\[0\]” is missing"),
        ({"home": 5}, "“home” is missing"),
        ({"tables": True}, "“tables” is missing"),
        ({"tables": 3}, "“names” is missing"),
        ({"method": "rubber"}, "“method” is missing"),
        ({"names": [["A", "B"], ["C"]]}, r"“names\[1\]” is missing"),
        ({"carry_imps": [1]}, "“carry_imps” is missing"),
        ({"carry_imps": [0.5, 0]}, r"“carry_imps\[0\]” is missing"),
        (board(number="7"), r"“boards\[0\].number” is missing"),
        (board(status="lost"), r"“boards\[0\].status” is missing"),
        (board(adjusted=[1000, 0]), "Board 7: An adjusted board is worth at most"),
        (board(entries={}), r"“boards\[0\].entries” is missing"),
        (board(entries=[None]), "Board 7: tables with entries: 1"),
        (entry(420), r"“boards\[0\].entries\[1\]” is missing"),
        (entry({"score": "4S="}), "Board 7, table 2: “4S=”: who declared it"),
        (entry({"score": 425}), "Board 7, table 2: “425” is not a score"),
        (entry({"score": None}), r"“boards\[0\].entries\[1\].score” is missing"),
        (entry({"score": "60% 10, 40% 20"}), r"“boards\[0\].entries\[1\].score” is missing"),
        (entry({"shares": []}), r"“boards\[0\].entries\[1\].shares” is missing"),
        (entry({"shares": [[60, 620]]}), "Board 7, table 2: The shares of"),
        (entry({"imps": ["3", 3]}), r"“boards\[0\].entries\[1\].imps\[0\]” is missing"),
        ({"scale": 5}, "“scale” is missing"),
        ({"scale": {"boards": 0}}, r"“scale.boards” is missing"),
        ({"scale": {"kind": "fuzzy"}}, r"“scale.kind” is missing"),
        ({"scale": {"family": "unheard-of"}}, r"“scale.family” is missing"),
        ({"scale": {"family": "sbu", "own": {}}}, r"“scale.own” is missing"),
        ({"scale": {"family": "own-/etc/x", "own": {}}}, r"“scale.own” is missing"),
        ({"scale": {"family": "own-club", "own": {}}}, "The scale: This is a file of another"),
    ],
)
def test_a_damaged_file_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(REFUSED, match=message):
        from_text(changed(change))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ('{"format": "vpdesk match",\n oops}', "line 2: This is not JSON from here on: column 2"),
        ("[1]", "another kind; “format” should be “vpdesk match”"),
        ("[" * 100_000, "Too many brackets"),
        (f'{{"format": "vpdesk match", "boards": {"9" * 5000}}}', "“boards” is missing"),
    ],
)
def test_no_match_at_all(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "cup.vpmatch"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TextFileError, match=rf"cup\.vpmatch.*{message}"):
        read_match(path)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no folder"):
        write_match(tmp_path / "nowhere" / "cup.vpmatch", Match(sample(), ScaleSpec()))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1000) | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(st.data())
def test_whatever_stands_in_a_place_is_read_or_refused(data: st.DataObject) -> None:
    found = json.loads(to_text(Match(sample(), ScaleSpec(boards=5, family=OWN))))
    places: list[tuple[Any, Any]] = []
    stack = [found]
    while stack:
        each = stack.pop()
        inner = each.items() if isinstance(each, dict) else enumerate(each)
        for key, value in inner:
            places.append((each, key))
            if isinstance(value, dict | list):
                stack.append(value)
    container, key = data.draw(st.sampled_from(places))
    container[key] = data.draw(json_values)
    try:
        match = from_text(json.dumps(found))
    except REFUSED:
        return
    assert from_text(to_text(match)) == match


@pytest.mark.parametrize(
    "value", [10**400, -(10**400), 10**18, float("inf"), float("nan")], ids=lambda at: f"{at}"[:9]
)
@pytest.mark.parametrize("field", ["carry_imps", "penalty_imps", "carry_vps", "penalty_vps"])
def test_numbers_of_any_size_are_refused_by_their_field(field: str, value: float) -> None:
    with pytest.raises(REFUSED) as caught:
        from_text(changed({field: [value, 0]}))
    assert str(caught.value) == f"“{field}[0]” is missing or not valid."


@pytest.mark.parametrize("field", ["imps", "plus", "penalty", "carried", "average"])
def test_numbers_of_any_size_in_a_ruling_are_refused(field: str) -> None:
    home = {"name": "Rovers", field: 10**400}
    with pytest.raises(REFUSED, match=rf"^“ruled\.case\.home\.{field}” is missing"):
        from_text(changed({"ruled": {"case": {"planned": 5, "played": 5, "home": home}}}))


def test_what_no_screen_shows_is_not_quoted() -> None:
    with pytest.raises(REFUSED) as caught:
        from_text(changed(entry({"score": "3NTX\x921\n W"})))
    assert str(caught.value).isprintable()


def test_the_examples_of_the_page_are_read(tmp_path):
    page = (ROOT / "docs" / "match-files.md").read_text(encoding="utf-8")
    match, ruled = re.findall(r"(?s)```json\n(.*?)\n```", page)
    (tmp_path / "a.vpmatch").write_text(match.strip()[:-1] + f", {ruled}}}", encoding="utf-8")
    found = read_match(tmp_path / "a.vpmatch")
    assert found.sheet.home == "Rovers"
    assert found.ruled.case is not None
