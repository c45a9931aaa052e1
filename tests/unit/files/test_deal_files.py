"""Files of deals: PBN, LIN and DUP are read back equal, or refused with file, line and reason."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.deals.known import ANY_DEALS, GOOD, known_deals, random_deals
from vpdesk.cli.main import main
from vpdesk.deals.deal import DealError, numbered
from vpdesk.files.deals_dup import RECORD
from vpdesk.files.deals_file import DEAL_FORMATS, deals_bytes, read_deals, write_deals
from vpdesk.files.pairs_file import read_results
from vpdesk.files.text import TextFileError
from vpdesk.match.contract import Seat

SETS = st.lists(ANY_DEALS, min_size=1, max_size=6, unique_by=lambda deal: deal.board).map(tuple)
PBN_BOARD = """[Event "Club evening"]
[Site "Žďár"]
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "W:AT942.AQ4.32.KJ3 QJ6.K652.J85.T98 873.J97.AT764.Q4 -"]
{a comment
[Board "9"] in it}
[ScoreTable "Rank\\\\2R;Pair"]
 1 7
 2 4
[DoubleDummyTricks "66655666558777787777"]
"""
LIN_OF_BBO = (
    "vg|Match,,I,1,2,A,0,B,0|\nrs|4SN=|\n"
    "qx|o1|md|3SK5HT83DKQ9CA7652,SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98,|sv|o|mb|1C|mb|p|pc|HA|\n"
    "qx|c1|md|3SK5HT83DKQ9CA7652,SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98,S873HJ97DAT764CQ4|sv|o|pg||\n"
)


def there(tmp_path, text, name="a.pbn"):
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("deals")


@given(SETS)
def test_pbn_keeps_all(folder, deals):
    write_deals(folder / "a.pbn", deals)
    assert read_deals(folder / "a.pbn") == deals


@given(SETS)
def test_lin_keeps_the_cards(folder, deals):
    write_deals(folder / "a.lin", deals)
    assert read_deals(folder / "a.lin") == tuple(replace(each, tricks=None) for each in deals)


def test_every_board_of_lin_begins_with_its_players():
    """Other readers part a file there."""
    lines = deals_bytes(random_deals(3, 7), ".lin").decode().splitlines()
    assert [each.split("|")[2:8:2] for each in lines] == [["pn", "st", "md"]] * 3


@given(st.integers(1, 990), st.integers(1, 9))
def test_dup_keeps_boards_in_a_row(folder, first, count):
    deals = tuple(
        numbered(first + at, each.hands) for at, each in enumerate(random_deals(count, first))
    )
    write_deals(folder / "a.dup", deals)
    assert read_deals(folder / "a.dup") == deals
    data = (folder / "a.dup").read_bytes()
    assert len(data) == RECORD * count
    assert data[146:156] == f"YN{first:<3}1 {first + count - 1:<3}".encode()


@given(st.binary(max_size=400) | st.text(alphabet='[]"BoardDel:.|md \n{}%;1', max_size=200))
def test_whatever_is_in_a_file_is_read_or_refused(folder, found):
    path = there(folder, found, "x.pbn")
    with pytest.raises(TextFileError, match=r"x\.pbn"):
        read_deals(path)


@given(SETS, st.data())
def test_a_broken_file_is_read_or_refused(folder, deals, data):
    kind = data.draw(st.sampled_from([".pbn", ".lin"]))
    found = bytearray(deals_bytes(deals, kind))
    for at in data.draw(st.lists(st.integers(0, len(found) - 1), max_size=3)):
        found[at] = data.draw(st.integers(0, 255))
    path = there(folder, bytes(found), "y")
    with suppress(TextFileError):
        assert read_deals(path)


def test_a_pbn_of_an_evening(tmp_path):
    path = there(tmp_path, f"% PBN 2.1\n{PBN_BOARD}\n{PBN_BOARD.replace('S 3', 'N 3')}\n")
    (deal,) = read_deals(path)
    assert deal.hands == GOOD.hands
    assert (deal.board, deal.dealer, deal.vulnerable) == (3, Seat.SOUTH, (False, True))
    assert deal.tricks is not None
    assert deal.tricks[0] == (6, 6, 5, 5, 6)  # spades first, no trumps last
    kept = ['[Event "Club evening"]', '[Site "Žďár"]', "{a comment", '[Board "9"] in it}']
    assert deal.more == (*kept, '[ScoreTable "Rank\\\\2R;Pair"]', " 1 7", " 2 4")
    write_deals(tmp_path / "b.pbn", (deal,))
    assert read_deals(tmp_path / "b.pbn") == (deal,)


def test_what_else_a_pbn_says_is_kept_in_its_place(tmp_path):
    """Escaped lines, comments behind and between tags, tags and sections that we do not know."""
    text = """% PBN 2.1
%Generator: another program
{a comment
of the file, with

[Board "7"] in it}
[Event "Club"] ; of Tuesday
[Board "3"] ; the third
[Site "Here"]
[West "Fox"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "W:AT942.AQ4.32.KJ3 QJ6.K652.J85.T98 873.J97.AT764.Q4 -"] {of
{two lines}
[Scoring "MP"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  6
[Auction "S"]
% escaped
1C 1S =1= Pass
[Note "1:natural [5]"]
"""
    (deal,) = read_deals(there(tmp_path, text))
    write_deals(tmp_path / "b.pbn", (deal,))
    again = (tmp_path / "b.pbn").read_text(encoding="utf-8")
    assert read_deals(tmp_path / "b.pbn") == (deal,)
    written = again.splitlines()[3:]  # after our own head
    tag = [each.split()[0] for each in written if each.startswith("[") and "in it" not in each]
    assert tag[:8] == [
        *("[Event", "[Site", "[Board", "[West", "[Dealer", "[Vulnerable", "[Deal", "[Scoring"),
    ]
    assert written[:5] == text.splitlines()[1:6]
    gone = ["; the third", "{of"]  # behind tags of our own: they have lines of their own
    expected = [each for each in text.splitlines()[1:] if not any(map(each.endswith, gone))]
    assert not set(expected) - set(written)
    assert set(gone) <= set(written)
    auction = written.index('[Auction "S"]')
    assert written[auction:] == text.splitlines()[-4:]
    (solved,) = (replace(deal, tricks=known_deals()[0].deal.tricks),)
    assert deals_bytes([solved], ".pbn").count(b"[OptimumResultTable") == 1


PARTS = (
    *('[Event "x"]', '[Site ""] {y', "{a", "b}", "; {c", "% d", '[Board "4"]', '[Dealer "#"] ; e'),
    *('[Play "N"]', "SA [x", "-", "", "}", '[Result "#"]'),
)


@given(st.lists(st.sampled_from(PARTS), max_size=12), st.lists(st.sampled_from(PARTS), max_size=12))
def test_what_else_there_is_may_be_anything(folder, before, after):
    deal = '[Deal "W:AT942.AQ4.32.KJ3 QJ6.K652.J85.T98 873.J97.AT764.Q4 -"]'
    text = "\n".join([*before, '[Board "3"]', *after, deal, *before, *after])
    with suppress(TextFileError):
        deals = read_deals(there(folder, text, "z.pbn"))
        write_deals(folder / "w.pbn", deals)
        assert read_deals(folder / "w.pbn") == deals


def test_the_table_of_tricks_says_what_its_digits_say(tmp_path):
    deals = tuple(known.deal for known in known_deals())
    whole = deals_bytes(deals, ".pbn").decode()
    table = "".join(
        line for line in whole.splitlines(keepends=True) if "DoubleDummyTricks" not in line
    )
    assert read_deals(there(tmp_path, table)) == read_deals(there(tmp_path, whole)) == deals


def test_a_hash_is_what_was_before(tmp_path):
    text = f'{PBN_BOARD}\n[Board "4"]\n[Dealer "#"]\n[Vulnerable "#"]\n[Deal "#"]\n'
    first, second = read_deals(there(tmp_path, text))
    assert (second.board, second.dealer, second.hands) == (4, Seat.SOUTH, first.hands)


def test_a_lin_of_two_rooms_is_one_board(tmp_path):
    (deal,) = read_deals(there(tmp_path, LIN_OF_BBO, "a.lin"))
    assert deal == GOOD


def test_known_bytes_of_a_dealing_machine(tmp_path):
    """The example of the maker's paper."""
    hands = (
        ("J987", "JT7643", "A4", "Q"),
        ("", "KQ2", "QT9", "AK98543"),
        ("AQ42", "A8", "KJ762", "J2"),
        ("KT653", "95", "853", "T76"),
    )
    cards = (
        "18043727240822422106250717" + "51503215164929412640314645" + "43351128302039140152133403"
    )
    numbers = [cards[at : at + 2] for at in range(0, 78, 2)]
    shown = "".join(
        "".join(f"{suit}{held}" for suit, held in zip("\x06\x03\x04\x05", hand, strict=True))
        for hand in hands
    )
    tail = "YN1  1 1  "
    path = there(tmp_path, ("".join(numbers) + shown + tail).encode("latin-1"), "a.dup")
    assert read_deals(path) == (numbered(1, hands),)
    again = deals_bytes(read_deals(path), ".dup").decode("latin-1")
    assert again[78:] == shown + tail
    assert sorted(again[at : at + 2] for at in range(0, 78, 2)) == sorted(numbers)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "There are no deals"),
        ('[Board "1"]\n', "There are no deals"),
        ('[Board "1"]\n[Deal "N:AKQ"]\n', "line 2: “N:AKQ” is not a deal"),
        ('[Board "1"]\n[Deal\n', "line 2: “.Deal” is not a PBN tag"),
        ('[Deal "N:- - - -"]\n', "line 1: “” is not a board number"),
        ('[Board "1"]\n[Deal "N:- - - -"]\n', "line 2: Board 1: more than one hand"),
        (PBN_BOARD.replace('Board "3', 'Board "x'), "line 3: “x” is not a board number"),
        (PBN_BOARD.replace('Dealer "S', 'Dealer "Q'), "line 4: “Q” is not a dealer"),
        (PBN_BOARD.replace('"EW"', '"We"'), "line 5: “We” is not a vulnerability"),
        (PBN_BOARD.replace("AT942", "AT944"), "line 6: Board 3: the card S4 appears twice"),
        (
            PBN_BOARD.replace("AT942", "AT94"),
            "line 6: Board 3: the hand of West should have 13 cards, not 12",
        ),
        (PBN_BOARD.replace("66655", "6665"), "line 12: Board 3: the table of tricks"),
        (PBN_BOARD + "\n" + PBN_BOARD.replace("W:", "N:"), "line 19: Board 3 is in the file twice"),
        (LIN_OF_BBO.replace("md|3SK5", "md|3SKX"), "line 3: "),
        (LIN_OF_BBO.replace("sv|o|pg", "sv|w|pg"), "line 4: “w” is not a vulnerability"),
        (LIN_OF_BBO.replace("md|3", "md|9"), "line 3: “9SK5"),
        ("0" * 156, "Deal 1 of the file"),
        ("01" * 39 + " " * 78, "The file does not say its lowest board"),
        ("01" * 39 + " " * 68 + "YN1  1 1  ", "Board 1: the card SA appears twice"),
        ("01" * 40, "A DUP file has 156 bytes for each board; this one"),
    ],
)
def test_a_refusal_names_file_line_and_reason(tmp_path, text, reason):
    with pytest.raises(TextFileError, match=f"^a.pbn(, |: ){reason}"):
        read_deals(there(tmp_path, text))


@pytest.mark.parametrize("begin", ["md|", "[", '[A "'])
def test_a_file_without_an_end_is_refused_soon(tmp_path, begin):
    text = begin + 2_400_000 * "\\a"
    with pytest.raises(TextFileError, match=r"^a\.pbn"):
        read_deals(there(tmp_path, text))


@pytest.mark.parametrize(
    ("boards", "reason"),
    [
        ((1, 3), "board 3 breaks it"),
        ((1000,), "board 1000 breaks it"),
    ],
)
def test_dup_refuses_what_it_cannot_hold(boards, reason):
    with pytest.raises(DealError, match=reason):
        deals_bytes([numbered(each, GOOD.hands) for each in boards], ".dup")
    with pytest.raises(DealError, match="of its own"):
        deals_bytes([replace(GOOD, dealer=Seat.WEST)], ".dup")


def test_an_unknown_ending_is_told(tmp_path):
    with pytest.raises(DealError, match=r"not in “\.txt”"):
        write_deals(tmp_path / "a.txt", (GOOD,))
    assert set(DEAL_FORMATS) == {".pbn", ".lin", ".dup"}
    assert not list(tmp_path.iterdir())


EVENTS = """[Event "One"]
[Board "1"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[North "Fox"]
[South "Hare"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]

[Event "#"]
[Board "1"]
[Deal "#"]
[Declarer "^W"]
[Contract "4SX"]
[Result "EW 9"]

[Event "Two"]
[Board "1"]
[Deal "N:AT942.AQ4.32.KJ3 QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652"]

[Event "#"]
[Board "2"]
[Deal "N:AT942.AQ4.32.KJ3 - - -"]
[Contract "Pass"]
"""


def test_events_and_games_of_a_file_are_chosen_and_what_is_left_out_is_said(tmp_path, capsysbinary):
    path, out = there(tmp_path, EVENTS), tmp_path / "out.pbn"
    convert = ["deals", "convert", str(path), "-o", str(out)]
    assert main(convert) != 0
    assert b"Board 1 is in the file twice" in capsysbinary.readouterr().err
    assert main([*convert, "--of-event", "One"]) == 0
    assert b"same boards are left out: 1." in capsysbinary.readouterr().err
    assert [each.hands for each in read_deals(out)] == [GOOD.hands]
    assert main([*convert, "--games", "3-4"]) == 0
    assert b"unknown hand are left out: 4." in capsysbinary.readouterr().err
    (deal,) = read_deals(out)
    assert deal.hands[0] == GOOD.hands[3]
    assert main([*convert, "--games", "3-x"]) == 2
    capsysbinary.readouterr()
    lin = there(tmp_path, LIN_OF_BBO, "a.lin")
    assert main(["deals", "convert", str(lin), "-o", str(out), "--games", "1"]) == 0
    assert b"Only PBN has events and games" in capsysbinary.readouterr().err


def test_one_game_a_table_with_its_contract_is_a_result(tmp_path):
    found = read_results(there(tmp_path, EVENTS))
    told = [(each.board, each.ns, each.ew, each.shares[0][1]) for each in found]
    assert told == [
        ("1", "Fox \N{EN DASH} Hare", "EW 1", 400),
        ("1", "NS 2", "EW 2", 100),
        ("2", "NS 1", "EW 1", 0),
    ]
