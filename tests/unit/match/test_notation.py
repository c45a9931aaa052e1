"""Scores as they are typed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.languages import LANGUAGES, language
from vpdesk.match.contract import Contract, Seat, Strain
from vpdesk.match.errors import MatchError
from vpdesk.match.letters import Letters
from vpdesk.match.notation import (
    contract_code,
    doubt,
    parse_adjusted,
    parse_entry,
)
from vpdesk.match.score_sheet import Entry, Share
from vpdesk.report.language import Language
from vpdesk.report.match.words import contract_text, entry_text


@st.composite
def contracts(draw: st.DrawFn) -> Contract:
    level = draw(st.integers(1, 7))
    return Contract(
        level,
        draw(st.sampled_from(Strain)),
        draw(st.sampled_from(Seat)),
        draw(st.integers(-6 - level, 7 - level)),
        draw(st.integers(0, 2)),
    )


scores = contracts() | st.integers(-760, 760).map(lambda tens: 10 * tens)


def letters_of(code: str) -> Letters:
    return language(code).letters if code in LANGUAGES else Language(code=code).letters


def score(text: str, code: str = "en") -> Contract | int:
    (share,) = parse_entry(text, letters_of(code)).shares
    assert share.percent == 100
    return share.score


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("cs", "4s= n", ("S", Strain.HEARTS, Strain.SPADES)),
        ("cs", "60% 4s= n, 40% N 4S-1", ("S", Strain.HEARTS, Strain.SPADES)),
        ("cs", "4p= s", None),  # a declarer
        ("cs", "4♠= s", None),
        ("cs", "4c= s", None),  # there is no such letter in Czech
        ("cs", "620", None),
        ("cs", "4s", None),  # it is none, and is refused for that
        ("de", "2cx-1 o", ("C", Strain.HEARTS, Strain.CLUBS)),
        ("fr", "2c= n", ("C", Strain.HEARTS, Strain.CLUBS)),
        ("pl", "3c= n", ("C", Strain.HEARTS, Strain.CLUBS)),
        ("da", "4h= n", None),
        ("ru", "4s= n", None),
        ("en", "4s= n", None),
    ],
)
def test_a_letter_of_two_meanings_is_in_doubt_until_one_is_chosen(
    code: str, text: str, found: tuple[str, Strain, Strain] | None
) -> None:
    letters = letters_of(code)
    assert doubt(text, letters) == found
    if found is not None:
        chosen = replace(letters, chosen=((found[0], found[2]),))
        assert doubt(text, chosen) is None
        scores = [share.score for share in parse_entry(text, chosen).shares]
        assert all(isinstance(each, Contract) and each.strain is found[2] for each in scores)


@pytest.mark.parametrize(
    "text",
    [
        "4S= N",
        "4s=n",
        "4SN=",
        "N4S=",
        " 4S =  N ",
        "4♠ = N",
        "4♠\ufe0f= N",
        "4S by N =",
        "4s= by n",
        "4S+0 N",
    ],
)
def test_a_contract_in_any_order(text: str) -> None:
    assert score(text) == Contract(4, Strain.SPADES, Seat.NORTH)


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("3NTX-2 N", Contract(3, Strain.NO_TRUMPS, Seat.NORTH, -2, 1)),
        ("3NN−2", Contract(3, Strain.NO_TRUMPS, Seat.NORTH, -2)),
        ("3n e+1", Contract(3, Strain.NO_TRUMPS, Seat.EAST, 1)),
        ("1CXX+3 W", Contract(1, Strain.CLUBS, Seat.WEST, 3, 2)),
        ("5d*-1 s", Contract(5, Strain.DIAMONDS, Seat.SOUTH, -1, 1)),
        ("4SS-10", Contract(4, Strain.SPADES, Seat.SOUTH, -10)),
        ("2♥× W –3", Contract(2, Strain.HEARTS, Seat.WEST, -3, 1)),
    ],
)
def test_contracts(text: str, contract: Contract) -> None:
    assert score(text) == contract


@pytest.mark.parametrize(
    ("text", "points"),
    [("620", 620), ("-50", -50), ("− 1100", -1100), ("+90", 90), ("0", 0), ("Pass", 0), ("p", 0)]
    + [(text, 1430) for text in ("1 430", "1\N{NO-BREAK SPACE}430", "1,430", "+1.430")],
)
def test_points_and_passes(text: str, points: int) -> None:
    assert score(text) == points


@pytest.mark.parametrize(
    ("code", "text", "english"),
    [
        ("cs", "4S= N", "4H= N"),  # srdce
        ("cs", "4P= S", "4S= S"),
        ("cs", "3BT+1 W", "3NT+1 W"),
        ("cs", "4H= N", "4H= N"),
        ("da", "2K-1 Ø", "2C-1 E"),
        ("da", "4R= V", "4D= W"),
        ("de", "4C= O", "4H= E"),
        ("de", "3SA-1 E", "3NT-1 E"),
        ("fr", "1T= O", "1C= W"),
        ("pl", "3BA= N", "3NT= N"),
        ("ru", "4ПХ-1 N", "4SX-1 N"),
        ("xx", "4S= N", "4S= N"),
    ],
)
def test_letters_of_languages(code: str, text: str, english: str) -> None:
    assert score(text, code) == score(english)


@given(contracts(), st.sampled_from(sorted(LANGUAGES)))
def test_a_contract_that_is_shown_can_be_typed(contract: Contract, code: str) -> None:
    assert score(contract_text(contract, language(code)), code) == contract
    assert score(contract_code(contract)) == contract


@given(st.lists(scores, min_size=1, max_size=4), st.data())
def test_an_entry_that_is_shown_can_be_typed(
    found: list[Contract | int], data: st.DataObject
) -> None:
    cuts = data.draw(
        st.lists(st.integers(1, 99), min_size=len(found) - 1, max_size=len(found) - 1, unique=True)
    )
    ends = [0, *sorted(cuts), 100]
    shares = tuple(
        Share(last - first, each) for first, last, each in zip(ends, ends[1:], found, strict=False)
    )
    entry = Entry("", shares)
    assert parse_entry(entry_text(entry, Language())).shares == shares


def test_what_was_typed_is_kept() -> None:
    assert parse_entry("  4s   =n ").typed == "4s =n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“” is not a score"),
        ("4S", "who declared it"),
        ("4S=", "who declared it"),
        ("3N=", "who declared it"),
        ("4SN", "how did it end"),
        ("N4S=N", "two declarers"),
        ("8S= N", "is not a score"),
        ("4Z= N", "is not a score"),
        ("hello", "is not a score"),
        ("4S+4 N", "at most 3 overtricks"),
        ("4S-11 N", "down at most 10"),
        ("4SXXX= N", "is not a score"),
        ("625", "multiples of 10"),
        ("62", "multiples of 10"),
        ("7610", "multiples of 10"),
        ("50 50", "is not a score"),
        ("6-20", "is not a score"),
        ("60% 620", "add up to 100 %, not 60 %"),
        ("60% 620, 50% -50", "add up to 100 %, not 110 %"),
        ("0% 620, 100% -50", "“0% 620” needs a percentage"),
        ("x" * 1000, f"“{'x' * 40}…” is not a score"),
        ("1 43", "is not a score"),
        ("60% 620, -50", "“-50” needs a percentage"),
        ("60% , 40% 50", "needs a percentage"),
    ],
)
def test_what_is_no_score(text: str, message: str) -> None:
    with pytest.raises(MatchError, match=message):
        parse_entry(text)


@given(st.text(alphabet="1234NESWCDHTX=+-% ,♠V0٣", max_size=12))
def test_any_text_is_an_entry_or_refused(text: str) -> None:
    try:
        entry = parse_entry(text)
    except MatchError:
        return
    assert sum(share.percent for share in entry.shares) == 100


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("3 3", (3, 3)),
        ("+3/-3", (3, -3)),
        ("-3 +3", (-3, 3)),
        ("+3−3", (3, -3)),
        ("12", (12, -12)),
        ("-2", (-2, 2)),
        ("+ +", (3, 3)),
        ("++", (3, 3)),
        ("+-", (3, -3)),
        ("+", (3, -3)),
        ("--", (-3, -3)),
        ("=", (0, 0)),
        ("=+", (0, 3)),
        ("+ 5", (3, 5)),
    ],
)
def test_adjustments(text: str, sides: tuple[int, int]) -> None:
    assert parse_adjusted(text, (300, 300)) == sides


@pytest.mark.parametrize("text", ["", "x", "3 3 3", "1234", "++ +", "3,5,1"])
def test_what_is_no_adjustment(text: str) -> None:
    with pytest.raises(MatchError, match="is not an adjustment"):
        parse_adjusted(text, (300, 300))


def test_averages_of_a_regulation_that_differ() -> None:
    assert parse_adjusted("+ -", (300, 200)) == (3, -2)


@pytest.mark.parametrize("text", ["+ +", "3 +", "-"])
def test_an_average_that_is_not_whole_is_not_cut_off(text: str) -> None:
    with pytest.raises(MatchError, match=r"This average is 2\.5 IMPs"):
        parse_adjusted(text, (250, 250))
    assert parse_adjusted("3 =", (250, 250)) == (3, 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_of_a_refusal_can_be_typed(code: str) -> None:
    with pytest.raises(MatchError) as refused:
        parse_entry("banana", letters_of(code))
    example = str(refused.value.values["example"])
    assert "♠" not in example
    assert doubt(example, letters_of(code)) is None
    assert score(example, code) == score("4♠= " + letters_of(code).seats[0], code)
