"""Players from tables: CSV of any separator, pasted cells, headings of seven languages or none."""

import pytest

from vpdesk.languages import player_headings
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entrants_table import read_names, read_players
from vpdesk.tournament.tournament import Entrant

HEADINGS = player_headings()
NOVAK = Entrant(1, "Novák, Jan", 2101, "IM", "m", "CZE", "309095", "1980/02/03", "Praha")


@pytest.mark.parametrize(
    "heading",
    [
        "No.;Name;Rating;Title;Sex;Fed;FIDE-ID;Birth date;Club",
        "Č.;Jméno;Elo;Titul;Pohlaví;Stát;Číslo FIDE;Datum narození;Klub",
        "Nr.;Navn;Rating;Titel;Køn;Land;FIDE-ID;Født;Klub",
        "Nr.;Name;Elo;Titel;Geschlecht;Land;FIDE-Nummer;Geburtsdatum;Verein",
        "N°;Nom;Elo;Titre;Sexe;Fédération;Numéro FIDE;Naissance;Club",
        "Lp.;Nazwisko i imię;Ranking;Tytuł;Płeć;Kraj;Numer FIDE;Data urodzenia;Klub",
        "№;Фамилия, имя;Рейтинг;Звание;Пол;Страна;Код FIDE;Дата рождения;Клуб",
    ],
)
@pytest.mark.parametrize("separator", [";", "\t", ","])
def test_headings_of_all_languages_with_all_separators(heading, separator):
    row = ["1", '"Novák, Jan"', '"2100,5"', "im", "M", "CZE", "309095", "1980/02/03", "Praha"]
    titles = [f'"{each}"' if "," in each else each for each in heading.split(";")]
    text = "\ufeff" + separator.join(titles) + "\r\n" + separator.join(row) + "\r\n"
    assert read_players(text, HEADINGS) == (NOVAK,)


def test_columns_without_headings_are_told_by_what_is_in_them():
    assert read_players(
        "1\tNovák, Jan\t2100\tIM\tCZE\tPraha\n2\tKos, Eva\t\t\tPOL\tBrno\n", HEADINGS
    ) == (
        Entrant(1, "Novák, Jan", 2100, "IM", federation="CZE", group="Praha"),
        Entrant(2, "Kos, Eva", 0, "", federation="POL", group="Brno"),
    )
    assert read_players("Novák, Jan\nKos, Eva\n", HEADINGS) == (
        Entrant(1, "Novák, Jan"),
        Entrant(2, "Kos, Eva"),
    )
    assert read_players("2 100;Slavia\n1 990,4;Sparta", HEADINGS) == (
        Entrant(1, "Slavia", 2100),
        Entrant(2, "Sparta", 1990),
    )


def test_teams_have_members():
    text = "Tým;Síla;Hráč 1;Hráč 2\nSlavia;12;Novák;Kos\nSparta;;Bílý/Malá;\n"
    assert read_players(text, HEADINGS) == (
        Entrant(1, "Slavia", 12, members=("Novák", "Kos")),
        Entrant(2, "Sparta", members=("Bílý", "Malá")),
    )


def test_given_names_follow_family_names():
    for heading in ("Nachname;Vorname", "Příjmení;Jméno", "Фамилия;Имя", "Nazwisko;Imię"):
        assert read_players(f"{heading}\nKos;Eva\n", HEADINGS) == (Entrant(1, "Kos, Eva"),)


@pytest.mark.parametrize(
    "heading",
    [
        *("First name;Last name", "Jméno;Příjmení", "Fornavn;Efternavn", "Fornavn;Navn"),
        *("Vorname;Nachname", "Vorname;Name", "Prénom;Nom", "Prénom;Nom de famille"),
        *("Imię;Nazwisko", "Имя;Фамилия", "Křestní jméno;Příjmení"),
    ],
)
def test_given_names_in_front_stay_there_but_for_chess(heading):
    text = f"{heading};Klub\nEva;Kos;Brno\n;Lis;\n"
    kos, lis = Entrant(1, "Eva Kos", group="Brno"), Entrant(2, "Lis")
    assert read_players(text, HEADINGS) == (kos, lis)
    assert read_names(text, HEADINGS) == (kos, lis)
    (chess, _) = read_players(text, HEADINGS, family_first=True)
    assert chess == Entrant(1, "Kos, Eva", group="Brno")


def test_free_numbers_go_to_those_who_have_none():
    text = "Name,No\nA,\nB,1\nC,\n"
    assert [(each.number, each.name) for each in read_players(text, HEADINGS)] == [
        (1, "B"),
        (2, "A"),
        (3, "C"),
    ]


def test_every_bad_row_is_named():
    text = (
        'Name;Rating;No\nA;2000;1\n;2000;2\n"two\nlines";x;3\nB;99999;4\nC;1;1\nD;1;0\nE;1;7;more\n'
    )
    with pytest.raises(TournamentError) as caught:
        read_players(text, HEADINGS)
    assert [(fault.line, str(fault)) for fault in caught.value.faults] == [
        (3, "The name is missing here."),
        (4, "“x” is not a rating or strength, which is a number from 0 to 9999."),
        (6, "“99999” is not a rating or strength, which is a number from 0 to 9999."),
        (7, "The number 1 appears twice."),
        (8, "“0” is not a valid number; numbers go from 1 to 9999."),
        (9, "Cells in this row: 4; columns: 3."),
    ]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (" \n\n", 1, "no names"),
        ("Name;Rating\n", 1, "no names"),
        ("Rating;Club\n1;A\n", 1, "no column with names"),
        ("1\n2\n", 1, "no column with names"),
        ("Name;Rating;Elo\nA;1;2\n", 1, "Two columns have the heading “Elo”"),
        ('Name\nA\n"B\nC', 3, "quotation mark"),
        ("Name\n" + "a," * 200, 2, "too wide"),
        ("a\n" * 10_002, 0, "too large"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(text, line, words):
    with pytest.raises(TournamentError, match=words) as caught:
        read_players(text, HEADINGS)
    assert caught.value.line == line


def test_ratings_behind_names_are_taken_apart():
    text = "Adams, John 2200\nBaker   1900\nCole, 1850\nDean\n"
    expected = [("Adams, John", 2200), ("Baker", 1900), ("Cole", 1850), ("Dean", 0)]
    assert [(each.name, each.rating) for each in read_names(text, HEADINGS)] == expected
    one_column = "Adams 2200\nBaker\n"
    for read in (read_names, read_players):
        assert [(each.name, each.rating) for each in read(one_column, HEADINGS)] == [
            ("Adams", 2200),
            ("Baker", 0),
        ]
    for table in ("Ann;2000\nBob;\n", "Ann\t2000\nBob\t\n"):
        assert [each.rating for each in read_names(table, HEADINGS)] == [2000, 0]
    for names in ("Class 1988\nAces\nBears\n", "Team 101\nTeam 102\n", 'Adams, John\nO"Hara\n'):
        assert [each.name for each in read_names(names, HEADINGS)] == names.splitlines()
        assert not any(each.rating for each in read_names(names, HEADINGS))
    assert read_names("", HEADINGS) == []
