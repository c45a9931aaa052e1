"""Rating lists of the FIDE and of federations, kept offline."""

from zipfile import ZipFile

import pytest

from tests.unit.files.rating_list_builders import ALL, HEADING
from vpdesk.files.atomic import StorageError
from vpdesk.files.rating_list import RatingList, keep_list
from vpdesk.files.text import TextFileError
from vpdesk.languages import player_headings
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.rated import Pace, Rated, filled_in
from vpdesk.tournament.tournament import Entrant

EVA = Entrant(1, "Kos, Eva", 2400, "IM", "w", "SLO", "700010", "1990/00/00")
XML = """<?xml version="1.0"?>
<playerslist><player><fideid>700010</fideid><name>Kos, Eva</name><country>SLO</country>
<sex>F</sex><title>IM</title><w_title>WGM</w_title><rating>2400</rating><games>0</games>
<rapid_rating>2310</rapid_rating><blitz_rating>2350</blitz_rating><birthday>1990</birthday>
</player></playerslist>"""


@pytest.fixture
def kept(tmp_path):
    """Keep a list in a file of a name, and give it as it is kept."""

    def keep(text, name="list.txt", encoding="utf-8"):
        path, place = tmp_path / name, tmp_path / "kept" / "ratings.sqlite"
        data = text if isinstance(text, bytes) else text.encode(encoding)
        path.write_bytes(data)
        shares = list(keep_list(path, place, player_headings()))
        assert shares == sorted(shares)
        assert [each.name for each in place.parent.iterdir()] == [place.name]
        return RatingList(place)

    return keep


def names(found):
    return [each.player.name for each in found]


def test_the_list_of_all_ratings_is_found_by_name_and_number(kept):
    found = kept(ALL)
    assert len(found) == 4
    assert found.number("700010") == Rated(EVA, 2310, 2350)
    assert found.number("7") is None
    assert found.number("") is None
    assert names(found.search("kos")) == ["Kos, Eva", "Kosová, Marie"]  # the strongest first
    assert names(found.search("cern ja")) == names(found.search("jan cer"))
    assert len(found.search("cern")) == 1
    assert names(found.search("3")) == ["Svoboda, Karel", "Černý, Jan", "Kosová, Marie"]
    assert found.search('"*') == found.search("") == ()
    assert found.named("Eva Kos").player == EVA
    assert found.named("Kos") is None
    marie = found.number("30")
    assert (marie.player.title, marie.player.birth) == ("WFM", "")
    assert marie.entry(Pace.BLITZ).rating == 1900
    assert found.number("309095").entry(Pace.RAPID).rating == 2100


def test_other_lists(kept, tmp_path):
    assert kept(XML, "list.xml").number("700010") == Rated(EVA, 2310, 2350)
    month = ALL.replace("SRtng", "APR25").splitlines()
    assert kept("\n".join(month)).number("700010").player == EVA
    latin = kept(ALL.replace("Č", "É"), encoding="latin-1")
    assert names(latin.search("eerny")) == ["Éerný, Jan"]
    old = (
        "ID number Name                            TitlFed  MAY08 GamesBorn  Flag\n"
        "  700010  Kos, Eva                        m   SLO  2400  12  1990  w\n"
    )
    assert kept(old).number("700010").player.rating == 2400
    table = "FIDE ID;Příjmení;Jméno;Elo;Klub;Narození\n700010;Kos;Eva;2400;Praha;12.3.1990\n"
    club = kept(table, "cz.csv").search("eva ko")[0].player
    assert club == Entrant(1, "Kos, Eva", 2400, "", "", "", "700010", "1990/03/12", "Praha")
    with ZipFile(tmp_path / "made.zip", "w") as archive:
        archive.writestr("readme.txt", "-")
        archive.writestr("players_list.txt", ALL)
    assert len(kept((tmp_path / "made.zip").read_bytes(), "list.zip")) == 4


@pytest.mark.parametrize(
    "text", ["", "What is this?\n", "Elo;Club\n1;2\n", "<a><b></a>", b"PK\3\4 no archive", HEADING]
)
def test_what_is_no_list_leaves_the_one_of_before(kept, tmp_path, text):
    kept(ALL)
    with pytest.raises(TextFileError, match=r"bad\.txt: This is not a rating list"):
        kept(text, "bad.txt")
    assert len(RatingList(tmp_path / "kept" / "ratings.sqlite")) == 4


def test_files_that_are_not_there_and_places_that_cannot_be(tmp_path):
    place = tmp_path / "ratings.sqlite"
    assert len(RatingList(place)) == 0
    assert RatingList(place).search("kos") == ()
    with pytest.raises(TextFileError, match="no such file"):
        list(keep_list(tmp_path / "none.txt", place, {}))
    (tmp_path / "list.txt").write_text(ALL)
    with pytest.raises(StorageError):
        list(keep_list(tmp_path / "list.txt", tmp_path / "list.txt" / "ratings.sqlite", {}))
    place.write_text("damaged")
    with pytest.raises(TournamentError, match="choose it again"):
        RatingList(place).search("kos")


def test_a_player_is_filled_in_and_keeps_what_the_list_does_not_say():
    here = Entrant(7, "Kos E", 2390, group="Praha", first_round=3, federation="CZE")
    found = filled_in(here, Entrant(1, "Kos, Eva", 2400, "IM", "w", "", "700010", "1990/00/00"))
    assert found == Entrant(
        7, "Kos, Eva", 2400, "IM", "w", "CZE", "700010", "1990/00/00", "Praha", first_round=3
    )
