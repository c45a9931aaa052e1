"""What is odd about a result that is typed."""

import pytest

from tests.unit.pairs.evenings import entrants, of_mitchell
from vpdesk.pairs.evening import Evening, with_entry
from vpdesk.pairs.pairs_doubts import DoubtKind, doubts
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result

PLACE = BoardPlace("", 1, 1, 1)


def evening_with(**boards):
    """Results at other tables: b1=("420", "420") for board 1."""
    evening = Evening(entrants=entrants(14), sections=(of_mitchell(14),))
    for name, texts in boards.items():
        places = evening.sections[0].with_board(int(name[1:]))
        for place, text in zip(places[1:], texts, strict=False):
            evening = with_entry(evening, parse_result(text, place))
    return evening


FULL = evening_with(b1=("420", "450", "-50", "420"), b2=("-100", "-620", "-620", "110"))
SLAMS = evening_with(b1=("1520", "1520", "1520"))


@pytest.mark.parametrize(
    ("evening", "typed", "expected"),
    [
        (FULL, "420", []),
        (FULL, "140", []),
        (FULL, "620", [(DoubtKind.IMPOSSIBLE, 2)]),  # nobody is vulnerable on board 1
        (FULL, "10", [(DoubtKind.IMPOSSIBLE, 0)]),
        (evening_with(), "2220", [(DoubtKind.IMPOSSIBLE, 2)]),
        (evening_with(), "1440", []),
        (FULL, "3NTXX N -7", [(DoubtKind.FAR, 0), (DoubtKind.MANY_DOWN, 0)]),
        (SLAMS, "7NT N -1", []),
        (SLAMS, "7NT N -3", []),
        (SLAMS, "-100", []),
        (SLAMS, "3NT= N", []),
        (SLAMS, "-420", [(DoubtKind.FAR, 0)]),
        (FULL, "A60/40", []),
        (FULL, "NP", []),
        (FULL, "60% 420, 40% 2220", []),
        (evening_with(b1=("420", "420", "450")), "-420", [(DoubtKind.TURNED, 0)]),
        (evening_with(b1=("420", "420", "-50")), "-420", []),
        (evening_with(b1=("420", "420")), "-420", []),
        (
            evening_with(b1=("420", "420", "450"), b2=("100", "100", "-620")),
            "100",
            [(DoubtKind.OTHER_BOARD, 2)],
        ),
        (evening_with(b1=("420", "420", "450"), b2=("100", "-620")), "100", []),
        (evening_with(b1=("420", "420", "-50"), b2=("100", "100", "-620")), "100", []),
        (evening_with(b1=("980", "980", "1010")), "-50", []),  # a slam one down
        (evening_with(b1=("-50", "-50", "-100")), "980", []),  # and one that was made
        (evening_with(b1=("480", "480", "450")), "980", []),  # bid by nobody else
        (evening_with(b1=("420", "450", "420")), "-430", [(DoubtKind.FAR, 0)]),
        (evening_with(b1=("110", "140", "90")), "-110", []),  # a part score each way
        (evening_with(b1=("110", "110", "90")), "-110", [(DoubtKind.TURNED, 0)]),
    ],
)
def test_doubts(evening, typed, expected):
    found = doubts(evening, parse_result(typed, PLACE))
    assert [(each.kind, each.board) for each in found] == expected


def test_what_is_typed_again_is_not_compared_with_itself():
    evening = with_entry(evening_with(b1=("420", "420", "450")), parse_result("-420", PLACE))
    assert [each.kind for each in doubts(evening, parse_result("-420", PLACE))] == [
        DoubtKind.TURNED
    ]
