"""Pairs and players of a table with headings, and lists that only look like one."""

import pytest

from vpdesk.languages import player_headings
from vpdesk.pairs.pair_names import entrants_of, typed_pairs, typed_players
from vpdesk.pairs.pair_table import named_lines

HEADINGS = player_headings()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Jméno;Příjmení\nJan;Novák\nEva;Kosová\n", ["Jan Novák", "Eva Kosová"]),
        ("Nachname\tVorname\tVerein\nFuchs\tAnn\tBonn\nHase\tBob\tKiel", ["Fuchs Ann", "Hase Bob"]),
        ("Č.;Hráč 1;Hráč 2;Klub\n1;Jan Novák;Eva Kosová;Brno\n", ["Jan Novák", "Eva Kosová"]),
        ("Pair;Player 1;Player 2\n1;Ann Fox;Bob Hare\n", ["Ann Fox", "Bob Hare"]),
        (
            "Imię 1;Nazwisko 1;Imię 2;Nazwisko 2\nJan;Kos;Ewa;Lis\n",
            ["Jan Kos", "Ewa Lis"],
        ),
        ("Müller; Spieler\n", ["Müller", "Spieler"]),
        ("\ufeffJan Novák; Eva Kosová\n", ["Jan Novák", "Eva Kosová"]),
    ],
)
def test_the_first_pair_of_a_list(text, names):
    (pair,) = typed_pairs("\n".join(named_lines(text, HEADINGS)))
    assert list(pair.names) == names


def test_a_club_stands_behind_the_names():
    text = "Name 1;Name 2;Club\nFox;Hare;Bath\n"
    assert [each.club for each in entrants_of(named_lines(text, HEADINGS))] == ["Bath"]
    alone = "First name;Last name;Club\nAnn;Fox;Bath\n"
    (player,) = typed_players("\n".join(named_lines(alone, HEADINGS, single=True)))
    assert (player.names, player.club) == (("Ann Fox",), "Bath")
