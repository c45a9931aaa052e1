"""Names stand in lists where a player looks for them."""

from vpdesk.languages import language
from vpdesk.report.name_letters import family_letters, name_letters, plain_letters


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


def in_order(names, code):
    alphabet = language(code).alphabet
    return sorted(names.split(), key=lambda name: name_letters(name, alphabet))


def test_each_language_has_its_own_order():
    assert in_order("Chalupa Dvořák Čech Cyril Hora Ivan Íbl Řehoř Růžička", "cs") == [
        *("Cyril", "Čech", "Dvořák", "Hora", "Chalupa", "Íbl", "Ivan", "Růžička", "Řehoř"),
    ]
    assert in_order("Åse Zoe Ørjan Ædil Aagaard Ada Øb Kaas Kant", "da") == [
        *("Ada", "Kant", "Kaas", "Zoe", "Ædil", "Øb", "Ørjan", "Aagaard", "Åse"),
    ]
    assert in_order("Łoś Lund Lot Żak Zyg Ćma Czech", "pl") == [
        *("Czech", "Ćma", "Lot", "Lund", "Łoś", "Zyg", "Żak"),
    ]
    assert in_order("Östlund Zimmer Otto Pohl Ähre Adler", "de") == [
        *("Adler", "Ähre", "Östlund", "Otto", "Pohl", "Zimmer"),
    ]
    assert in_order("Ёлкин Еремин Ежов Жуков", "ru") == ["Ежов", "Ёлкин", "Еремин", "Жуков"]
    assert in_order("Čech Cyril Øst Otto", "fr") == ["Čech", "Cyril", "Øst", "Otto"]
