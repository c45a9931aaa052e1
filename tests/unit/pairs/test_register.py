"""A register of players: read by its headings or its contents, searched by number and name."""

import pytest

from vpdesk.languages import player_headings
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.pair_names import entrants_of
from vpdesk.pairs.register import Register, Registered, looked_up, read_register

CZECH = """Číslo;Příjmení;Jméno;Klub
101;Novák;Jan;Praha
102;Nováková;Eva;Brno
2010;Černý;Ota;Praha
103;Novák;Petr;Brno
"""


def names(found):
    return [each.name for each in found]


@pytest.fixture(scope="module")
def register():
    return read_register(CZECH, player_headings())


def test_a_register_is_read_by_its_headings(register):
    assert len(register) == 4
    assert register.number("2010") == Registered("2010", "Černý Ota", "Praha")
    assert register.number("9") is None


def test_names_of_two_columns_are_as_they_stand():
    found = read_register("Jméno;Příjmení;Číslo\nOta;Černý;7\n;Kos;8\n", player_headings())
    assert names(found.players) == ["Kos", "Ota Černý"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("nov", ["Novák Jan", "Novák Petr", "Nováková Eva"]),
        ("NOVAK p", ["Novák Petr"]),
        ("jan", ["Novák Jan"]),
        ("ota cer", ["Černý Ota"]),
        ("10", ["Novák Jan", "Nováková Eva", "Novák Petr"]),
        ("2010", ["Černý Ota"]),
        ("ovák", []),
        ("", []),
        ("  ", []),
    ],
)
def test_players_are_found_by_number_and_parts_of_the_name(register, typed, expected):
    assert names(register.search(typed)) == expected


def test_a_name_is_somebody_where_it_is_only_one(register):
    assert register.named("Jan Novák").number == "101"
    assert register.named("novak, jan").number == "101"
    assert register.named("Novák") is None
    twins = Register([Registered("1", "Fox Jan"), Registered("2", "Fox Jan")])
    assert twins.named("Fox Jan") is None


def test_a_list_of_numbers_becomes_one_of_names(register):
    lines = ["101 / 103", "Eva Nováková – Guest", "2010; 101"]
    first, second, third = looked_up(entrants_of(lines), register)
    assert (first.names, first.register) == (("Novák Jan", "Novák Petr"), ("101", "103"))
    assert (second.names, second.register) == (("Nováková Eva", "Guest"), ("102", ""))
    assert (first.club, second.club, third.club) == ("", "", "Praha")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1,Fox,Ann\n2,Owl,Bob\n", Registered("2", "Owl Bob", "")),
        (
            "1\tFox\tHill\n2\tOwl\tHill\n3\tJay\tHill\n4\tCat\tHill\n",
            Registered("2", "Owl", "Hill"),
        ),
        ("Fox\nOwl\n", Registered("", "Owl", "")),
        ('7;"Fox, Ann";x;Hill\n8;"Owl, Bob";y;Hill\n', Registered("8", "Owl, Bob y", "Hill")),
    ],
)
def test_without_headings_the_contents_tell_the_columns(text, expected):
    assert read_register(text, player_headings()).players[-1] == expected


@pytest.mark.parametrize("text", ["", "\n\n", 'a;"b\n', "Klub;Číslo\nPraha;1\n"])
def test_what_is_no_register_is_refused(text):
    with pytest.raises(PairsError):
        read_register(text, player_headings())


def test_rows_without_an_end_are_refused_even_where_they_are_blank(monkeypatch):
    monkeypatch.setattr("vpdesk.pairs.register.MOST_LINES", 5)
    with pytest.raises(PairsError, match="more than"):
        read_register("Name\nAnn\n" + ";\n" * 9, player_headings())
    assert len(read_register("Name\nAnn\r\nBob", player_headings())) == 2
