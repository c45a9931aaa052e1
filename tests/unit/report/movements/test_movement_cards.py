"""Cards and sheets say of every round what the movement says, and what is special of it."""

from dataclasses import replace

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.report.movements.movements import (
    HOWELL_13,
    MITCHELL_14,
    PLAYERS,
    SHARE_AND_RELAY,
    all_play_all,
    from_file,
)
from vpdesk.movements import seating
from vpdesk.report.movements.cards import WAITING, MovementCards, boards_text, movement_title

MOVEMENTS = {
    "Mitchell": MITCHELL_14,
    "share and relay": SHARE_AND_RELAY,
    "Howell with a sit-out": HOWELL_13,
    "Howell with relay": from_file("Howell10T5B24Relay"),
}
every_movement = pytest.mark.parametrize("movement", MOVEMENTS.values(), ids=MOVEMENTS)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def number(table, row, column):
    return int(table.rows[row][table.headings.index(column)].text)


@every_movement
def test_guide_cards_lead_every_pair_through_the_movement(movement):
    cards = MovementCards(movement, ENGLISH)
    for pair in cards.pairs():
        table = cards.guide(pair)
        assert table.title == f"Pair {pair}"
        assert len(table.rows) == movement.rounds
        played = {each.round: each for each in movement.of_pair(pair)}
        for turn, row in enumerate(texts(table), 1):
            each = played.get(turn)
            if each is None:
                assert row == [str(turn), "", "", "", "", "sits out"]
                continue
            sit, against = ("NS", each.ew) if pair == each.ns else ("EW", each.ns)
            boards = boards_text(movement.boards[each.board_set - 1], ENGLISH)
            assert row[:5] == [str(turn), str(each.table), sit, str(against), boards]


@every_movement
def test_special_rounds_are_bold_and_a_word_says_why(movement):
    cards = MovementCards(movement, ENGLISH)
    marked = {
        "switched": seating.switched(movement),
        "shared": seating.shared(movement),
        "relay": seating.relayed(movement),
    }
    for table in cards.tables():
        for turn, row in enumerate(cards.at_table(table).rows, 1):
            words = {word for word, places in marked.items() if (turn, table) in places}
            assert {word for word in marked if word in row[-1].text} == words
            assert {cell.strong for cell in row} == {bool(words)}
    for pair in cards.pairs():
        played = {each.round: each.place for each in movement.of_pair(pair)}
        for turn, row in enumerate(cards.guide(pair).rows, 1):
            words = {word for word, places in marked.items() if played.get(turn) in places}
            assert {word for word in marked if word in row[-1].text} == words
            assert {cell.strong for cell in row} == {bool(words) or turn not in played}


def test_a_switched_round_of_a_mitchell():
    cards = MovementCards(MITCHELL_14, ENGLISH)
    assert texts(cards.guide(3))[-2:] == [
        ["6", "3", "NS", "12", "1 – 4", ""],
        ["7", "3", "EW", "11", "5 – 8", "switched"],
    ]
    assert texts(cards.at_table(3))[-1] == ["7", "11", "3", "5 – 8", "4", *[""] * 3, "switched"]


def test_share_and_relay():
    cards = MovementCards(SHARE_AND_RELAY, ENGLISH)
    first = texts(cards.at_table(1))[1]
    assert first[:6] == ["2", "1", "24", "3 – 4", "2", "11"]
    assert first[6:] == ["stay", "2", "shared with 12"]
    assert texts(cards.at_table(6))[1][4:] == ["stand", "5", "stay", "7", ""]  # the first time
    assert texts(cards.at_table(6))[2][4:] == ["stand", "5", "stay", "7", "relay"]
    assert texts(cards.at_table(12))[11][-1] == "switched, shared with 1"
    assert texts(cards.in_round(12))[11][-1] == "switched, shares boards with table 1"
    assert texts(cards.in_round(3))[5][-1] == "boards from the stand"


@every_movement
def test_boards_are_where_the_card_of_the_table_sends_them(movement):
    cards = MovementCards(movement, ENGLISH)
    tables = {table: cards.at_table(table) for table in cards.tables()}
    for table, card in tables.items():
        assert card.rows[0][4].text == card.rows[-1][5].text == ""
        for turn, row in enumerate(texts(card)):
            boards, source, target = row[3:6]
            if target.isdecimal() or target == "stay":
                there = tables[table if target == "stay" else int(target)]
                assert texts(there)[turn + 1][3] == boards
            elif target:
                later = [texts(other)[turn + 1 :] for other in tables.values()]
                again = any(line[3] == boards for lines in later for line in lines)
                assert target == ("stand" if again else "finished")
            if source.isdecimal() or source == "here":
                there = tables[table if source == "here" else int(source)]
                assert texts(there)[turn - 1][3] == boards


@every_movement
def test_pairs_are_where_the_card_of_the_table_sends_them(movement):
    cards = MovementCards(movement, ENGLISH)
    tables = {table: texts(cards.at_table(table)) for table in cards.tables()}
    sides = {"NS": 1, "EW": 2}
    for rows in tables.values():
        assert rows[-1][6:8] == ["", ""]
        for turn, row in enumerate(rows[:-1]):
            for pair, target, side in ((row[1], row[6], 1), (row[2], row[7], 2)):
                if not pair:
                    assert target == ""
                elif target == "sits out":
                    seated = {each for other in tables.values() for each in other[turn + 1][1:3]}
                    assert pair not in seated
                elif target == "stay":
                    assert rows[turn + 1][side] == pair
                else:
                    there, *way = target.split()
                    seat = sides[way[0]] if way else side
                    assert tables[int(there)][turn + 1][seat] == pair


def test_the_players_of_an_individual_are_sent_on_one_by_one():
    rows = texts(MovementCards(PLAYERS, ENGLISH).at_table(1))
    assert len(rows[0][6].split(" + ")) == 2


@every_movement
def test_round_sheets_have_all_tables_and_all_who_sit_out(movement):
    cards = MovementCards(movement, ENGLISH)
    for turn in cards.rounds():
        rows = texts(cards.in_round(turn))
        encounters = movement.in_round(turn)
        assert [row[:3] for row in rows[: len(encounters)]] == [
            [str(each.table), str(each.ns), str(each.ew)] for each in encounters
        ]
        playing = {pair for each in encounters for pair in each.seated}
        out = [f"pair {pair} sits out" for pair in cards.pairs() if pair not in playing]
        assert [row[-1] for row in rows[len(encounters) :]] == out


@every_movement
def test_the_plan_of_the_board_sets(movement):
    table = MovementCards(movement, ENGLISH).board_sets()
    assert table.headings[2:] == tuple(str(turn) for turn in range(1, movement.rounds + 1))
    for board_set, row in enumerate(table.rows, 1):
        assert row[1].text == boards_text(movement.boards[board_set - 1], ENGLISH)
        for turn, cell in enumerate(row[2:], 1):
            tables = [e.table for e in movement.in_round(turn) if e.board_set == board_set]
            assert cell.text.strip(WAITING) == "+".join(map(str, tables))
            if len(tables) > 1:
                assert cell.strong
    relays = [cell for row in table.rows for cell in row if cell.strong and "+" not in cell.text]
    assert len(relays) == len(seating.relayed(movement) - seating.shared(movement))
    waits = any(cell.text == WAITING for row in table.rows for cell in row)
    assert table.rule.endswith("the set is on the stand") is waits


def test_where_all_play_the_same_boards_nobody_shares_them():
    cards = MovementCards(all_play_all(6), ENGLISH)
    assert "Remarks" not in cards.guide(1).headings
    plan = texts(cards.board_sets())
    assert [row[2:] for row in plan][1] == ["\N{EN DASH}", "all", "", "", ""]


def test_remarks_take_no_room_where_there_are_none():
    plain = MovementCards(MITCHELL_14.switch({(7, table) for table in range(1, 8)}), ENGLISH)
    assert plain.guide(1).headings == ("Round", "Table", "Sit", "Against", "Boards")
    assert not any(cell.strong for row in plain.guide(1).rows for cell in row)
    cards = MovementCards(SHARE_AND_RELAY, ENGLISH)
    assert {cards.guide(pair).headings for pair in cards.pairs()} == {
        (*plain.guide(1).headings, "Remarks")
    }


def test_a_player_of_an_individual_movement_is_told_the_partner():
    cards = MovementCards(PLAYERS, ENGLISH)
    assert cards.guide(1).title == "Player 1"
    assert cards.guide(1).headings[2:5] == ("Sit", "Partner", "Against")
    assert [row[2:5] for row in texts(cards.guide(1))] == [
        ["S", "4", "2 + 3"],
        ["W", "3", "4 + 2"],
        ["E", "2", "4 + 3"],
    ]
    assert texts(cards.in_round(2))[0][1:3] == ["4 + 2", "3 + 1"]


@pytest.mark.parametrize(
    ("boards", "expected"),
    [
        ((1, 2, 3), "1 – 3"),
        ((7,), "7"),
        ((8, 1, 2), "1 – 2, 8"),
        ((1, 3, 5), "1, 3, 5"),
    ],
)
def test_board_numbers(boards, expected):
    assert boards_text(boards, ENGLISH) == expected


def test_the_footer_names_the_movement_and_its_sizes():
    expected = "Mitchell: 14 pairs, 7 tables, 7 rounds, 28 boards"
    assert movement_title(MITCHELL_14, ENGLISH) == expected
    nameless = replace(MITCHELL_14, name="")
    assert movement_title(nameless, CZECH).endswith("28 rozdání")
    assert movement_title(HOWELL_13, ENGLISH).endswith(
        "13 pairs, 6 tables (1 – 3, 5 – 7), 13 rounds, 26 boards"
    )
    assert movement_title(PLAYERS, ENGLISH) == "Individual: 4 players, 1 table, 3 rounds, 6 boards"
