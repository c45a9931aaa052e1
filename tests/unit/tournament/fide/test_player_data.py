"""What the FIDE wants to know of a player, as people write it and as reports have it."""

import pytest

from vpdesk.languages import player_headings
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.fide.player_data import birth, federation, register_number, sex, short_birth
from vpdesk.tournament.field.entrants_table import read_players
from vpdesk.tournament.tournament import Entrant, Tournament


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1990/05/31", "1990/05/31"),
        ("1990-5-3", "1990/05/03"),
        ("31.5.1990", "1990/05/31"),
        ("3. 5. 1990", "1990/05/03"),
        ("1990", "1990/00/00"),
        ("1990/05/00", "1990/05/00"),
        ("", ""),
    ],
)
def test_dates_of_birth_are_told_as_reports_have_them(typed, told):
    assert birth(typed) == told


@pytest.mark.parametrize("typed", ["31.5.90", "1990/13/01", "31/02/1990", "1990/00/05", "May", "0"])
def test_what_is_no_date_of_birth_is_refused(typed):
    with pytest.raises(TournamentError, match="not a date of birth"):
        birth(typed)


def test_numbers_sexes_and_federations():
    assert [register_number(each) for each in ("309095", "0", "")] == ["309095", "", ""]
    assert [sex(each) for each in ("F", "Žena", "w", "m", "Muž", "")] == [*"www", *"mm", ""]
    assert [federation(each) for each in ("cze", "")] == ["CZE", ""]
    for read, bad in (
        (register_number, "x1"),
        (register_number, "1" * 12),
        (sex, "?"),
        (federation, "CZ"),
    ):
        with pytest.raises(TournamentError, match=f"“{'[?]' if bad == '?' else bad}”"):
            read(bad)


def test_columns_without_headings_are_known_by_what_is_in_them():
    text = "309095\tNovák, Jan\t2100\tF\t3.2.1980\n14204118\tKos, Eva\t1990\tM\t1990/01/02\n"
    assert read_players(text, player_headings()) == (
        Entrant(1, "Novák, Jan", 2100, sex="w", register_number="309095", birth="1980/02/03"),
        Entrant(2, "Kos, Eva", 1990, sex="m", register_number="14204118", birth="1990/01/02"),
    )
    odd = read_players("Name;Born;Sex\nNovák;spring 1980;x\n", player_headings())
    assert odd == (
        Entrant(1, "Novák", birth="spring 1980", sex="x"),
    )  # the check of a report tells


def test_they_come_back_from_a_report_file():
    year = Entrant(1, "Kos, Eva", 1990, "WGM", "w", "POL", "14204118", birth("1990"))
    made = Tournament(
        (year, Entrant(2, "Novák", sex="m", birth="1980/02/03", register_number="30"))
    )
    for dialect in ("06", "16", "26"):
        assert trf.read(trf.write(made, dialect)).entrants == made.entrants
    assert short_birth(year.birth) == "1990"
