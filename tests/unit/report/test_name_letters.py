"""Names stand in lists where a player looks for them."""

from vpdesk.report.name_letters import family_letters, plain_letters


def test_letters_that_no_accent_explains_stand_by_their_like():
    names = ["Švec", "Żubry", "Łoś", "Lund", "Œuvre", "Øst", "Novák", "Æble", "Adam", "Þór"]
    assert sorted(names, key=plain_letters) == [
        *("Adam", "Æble", "Łoś", "Lund", "Novák", "Œuvre", "Øst", "Švec", "Þór", "Żubry"),
    ]


def test_players_stand_under_their_family_names():
    names = ["Ada Jensen", "Øst, Bo", "Cyril Łoś", "Dan Adams", "Nobody", ""]
    assert sorted(names, key=family_letters) == [
        *("", "Dan Adams", "Ada Jensen", "Cyril Łoś", "Nobody", "Øst, Bo"),
    ]
