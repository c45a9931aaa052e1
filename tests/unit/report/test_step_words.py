"""What a step did is kept as it is to be translated, and told in any language."""

import ast
from pathlib import Path

import pytest

import vpdesk
from vpdesk.languages import language
from vpdesk.report.language import Language
from vpdesk.report.step_words import step_words, told_step

ENGLISH, CZECH = Language(), language("cs")
TOLD = {"tr", "translate"}
ASKED = {"request", "request_event", "emit", "_do", "_request", "_try", "_ask", "_change", "_rule"}


def test_a_step_is_told_in_the_language_in_which_it_is_read():
    kept = step_words("EventRounds", "draw of round {round}", round=3)
    assert told_step(kept, ENGLISH) == "draw of round 3"
    assert told_step(kept, CZECH) == "los kola 3"


def test_a_step_in_a_step_and_a_number_are_told_too():
    inner = step_words("ScoreEntry", "board {board}", board=2)
    kept = step_words(
        "EventMatch", "{what}, {home} – {visitors} in round {round}",
        what=inner, home="{home}", visitors="B & C", round=1,
    )  # fmt: skip
    assert told_step(kept, ENGLISH) == "board 2, {home} – B & C in round 1"
    count = step_words("EventFiles", "%n team(s) of {file}", None, 2, file="a.csv")
    assert told_step(count, ENGLISH) == "2 teams of a.csv"


@pytest.mark.parametrize(
    "kept", ["name", "", '["', '["a"]', '["a","b",null,-1,[]]', "[]", '["a",1']
)
def test_what_older_files_have_is_told_as_it_is(kept):
    assert told_step(kept, CZECH) == kept


def test_no_step_is_kept_as_a_finished_text():
    found = []
    for path in Path(vpdesk.__file__).parent.joinpath("gui", "rooms").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(call, "func", None)
            if isinstance(call, ast.Call) and getattr(name, "attr", "") in ASKED:
                of = getattr(getattr(name, "value", None), "attr", "")
                if getattr(name, "attr", "") == "emit" and of not in ("requested", "wanted"):
                    continue
                told = (getattr(each, "func", None) for each in call.args)
                if any(getattr(each, "attr", getattr(each, "id", "")) in TOLD for each in told):
                    found.append(f"{path.name}:{call.lineno}")
    assert not found
