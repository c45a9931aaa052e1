"""Dataclasses as JSON: read whole, refused by the path of a fault, or taken as far as right."""

from __future__ import annotations

import json
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.files.codec import Codec, FileError, parsed
from vpdesk.files.records import HUNDREDTHS, MOST, Record, Unfit, shape_of, text


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Inner:
    number: int
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class Outer:
    name: str
    vps: int
    inner: tuple[Inner, ...] = ()
    pair: tuple[int, bool] = (1, True)
    path: Path | None = None


RECORD = Record(Outer, (), {"vps": HUNDREDTHS, "name": text(9)}, called={"vps": "VP"})
CODEC: Codec[Outer] = Codec("vpdesk thing", ".vpthing", RECORD)
NUMBERS = st.integers(-MOST, MOST)
THINGS = st.builds(
    Outer,
    st.text(max_size=9),
    st.integers(-(10**6), 10**6),
    st.lists(st.builds(Inner, NUMBERS, st.sampled_from(Colour)), max_size=3).map(tuple),
    st.tuples(NUMBERS, st.booleans()),
    st.none() | st.just(Path("a/b")),
)


@given(THINGS)
def test_it_comes_back(thing: Outer) -> None:
    assert CODEC.from_text(CODEC.to_text(thing)) == thing


def test_decimals_are_exact_and_objects_in_a_list_have_a_line_each() -> None:
    thing = Outer("a", 29, (Inner(1), Inner(2, Colour.BLUE)))
    assert CODEC.to_text(thing).splitlines()[3:8] == [
        '  "name": "a",',
        '  "VP": 0.29,',
        '  "inner": [',
        '    {"number": 1, "colour": "red"},',
        '    {"number": 2, "colour": "blue"}',
    ]
    assert parsed("0.1") == Decimal("0.1")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"name": 5}, "name"),
        ({"name": "x" * 10}, "name"),
        ({"VP": 0.001}, "VP"),
        ({"VP": True}, "VP"),
        ({"VP": float("nan")}, "VP"),
        ({"inner": {}}, "inner"),
        ({"inner": [{"number": 1}, {}]}, "inner[1].number"),
        ({"inner": [{"number": 10**16}]}, "inner[0].number"),
        ({"inner": [{"number": 1, "colour": "green"}]}, "inner[0].colour"),
        ({"pair": [1]}, "pair"),
        ({"pair": [1, 0]}, "pair[1]"),
        ({"path": 7}, "path"),
        ({"version": "1"}, "version"),
    ],
)
def test_what_is_wrong_is_told_by_its_path(change: dict[str, object], path: str) -> None:
    found = json.loads(CODEC.to_text(Outer("a", 100))) | change
    with pytest.raises(FileError) as caught:
        CODEC.from_text(json.dumps(found))
    assert str(caught.value) == f"“{path}” is missing or not valid."


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("{\n x", "This is not JSON from here on: column 2."),
        ("[" * 100_000, "Too many brackets are nested here."),
        ("[]", "This is a file of another kind; “format” should be “vpdesk thing”."),
        (
            '{"format": "vpdesk thing", "version": 2}',
            "A newer version of vpdesk has written this file; this one cannot read it.",
        ),
    ],
)
def test_what_is_no_file_of_the_kind(said: str, reason: str) -> None:
    with pytest.raises(FileError) as caught:
        CODEC.from_text(said)
    assert (str(caught.value), caught.value.line) == (reason, 2 if "column" in reason else 0)


def test_what_is_right_is_taken_and_the_rest_is_as_usual() -> None:
    usual = Outer("usual", 7)
    assert RECORD.good({"name": "new", "VP": "?", "pair": [2, False]}, usual) == Outer(
        "new", 7, (), (2, False)
    )
    assert RECORD.good("?", usual) == usual


def test_a_type_that_stands_for_nothing_in_json_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        shape_of(bytes)
    assert Unfit("boards", 3, "entries", 0).field == "boards[3].entries[0]"
