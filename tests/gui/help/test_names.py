"""What the help, README and docs name is there: words, entries of menus, keys of rooms."""

import re
from itertools import pairwise

import pytest

from tests.gui.help.menu_builders import entries
from tests.gui.help.outline import ROOT, source
from tests.translation_tool import collected
from vpdesk.gui.help.topics import GROUPS, TOPICS, plain_words
from vpdesk.gui.menus import WINDOW

NAMED = re.compile(r"\{\{(\w+)\|(.+?)\}\}")
WAY = re.compile(
    r"\b((?:File|Edit|View|Go|Help|Boards|Pairs|Event|Match|Movement|Print and Share)"
    r"(?:(?: →|,) [A-Z][\w’' -]*…?)+)"
)
KEY = re.compile(
    r"(?:(?:Ctrl|Alt|Shift)\+)+\S+|F\d+|Enter|Return|Del|Ins|Esc|Space|Tab|PgUp|PgDown"
)
# Words in bold or quoted that a button happens to have, too.
MEANT_OTHERWISE = {
    "audit": {"Concavity", "Sum"},  # kinds of faults
    "figures": {"Qf", "Qc", "s1", "sdw", "Qb"},  # figures, the same in every language
    "scales": {"blitz", "median"},  # terms where they are explained
    "movements": {"Switch", "Undo"},  # headings of a table
    "rounds": {"breaks no rule"},  # the end of a sentence
    "draws": {"by lot"},
    "trouble": {"Something went wrong"},  # a heading
    "continuous": {"Violations", "Steps"},
}
# Of whose rooms the keys on a page are.
ROOMS_OF = {
    **dict.fromkeys(GROUPS["Events"], ("swiss",)),
    **dict.fromkeys(GROUPS["Scales"], ("scales",)),
    **dict.fromkeys(("first_league", "first_swiss"), ("swiss",)),
    **dict.fromkeys(("first_evening", "pairs"), ("pairs",)),
    **dict.fromkeys(("movements", "figures"), ("movements",)),
    **dict.fromkeys(GROUPS["Matches"], ("match", "swiss")),
    **dict.fromkeys(("laboratory", "audit", "calibration"), ("laboratory",)),
    "models": ("laboratory", "scales"),
}


@pytest.fixture(scope="module")
def names():
    """Every text that a translator has, with its context."""
    return {(each.context, each.source) for each in collected()}


@pytest.mark.parametrize("name", TOPICS)
def test_a_name_is_one_that_translators_have(name, names):
    used = {tuple(each) for each in NAMED.findall(source(name, "en")) if each[0] != "keys"}
    assert used - names == set()


def test_what_is_called_an_entry_is_in_a_menu(desk):
    known = {plain_words(word) for way in entries(desk.menuBar(), ()) for word in way}
    for name in TOPICS:
        used = {
            plain_words(text)
            for context, text in NAMED.findall(source(name, "en"))
            if context == "Actions"
        }
        assert used - known == set(), name


@pytest.mark.parametrize("name", TOPICS)
def test_no_name_is_written_out_where_its_translation_belongs(name, names):
    words = {plain_words(text) for _, text in names}
    marked = re.findall(r"<(?:b|kbd)>(.*?)</(?:b|kbd)>|“(.*?)”", source(name, "en"), re.DOTALL)
    plain = {" ".join(plain_words(one or other).split()) for one, other in marked}
    assert (plain & words) - MEANT_OTHERWISE.get(name, set()) == set()
    assert [each for each in plain if KEY.fullmatch(each)] == []


def test_a_key_works_in_the_room_of_its_page(desk):
    parts = {
        room: {key for group in menus.keys for _, *keys in group.rows for key in keys}
        for room, menus in desk.menus.rooms.items()
    }
    for name, rooms in ROOMS_OF.items():
        known = {"Tab"}.union(*(parts[room] for room in rooms))
        for (room, _), (_, action) in desk.menus.made.items():
            if room in (WINDOW, *rooms):
                known |= {key.toString() for key in action.shortcuts()}
        used = {text for context, text in NAMED.findall(source(name, "en")) if context == "keys"}
        assert used - known == set(), name


def test_ways_in_readme_and_docs_lead_to_entries(desk):
    ways = {tuple(map(plain_words, way)) for way in entries(desk.menuBar(), ())}
    steps = {step for way in ways for step in pairwise(way)}
    found = set()
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        text = " ".join(path.read_text(encoding="utf-8").split())
        for way in WAY.findall(text):
            words = [plain_words(word) for word in re.split(r" → |, ", way)]
            found |= {(path.name, step) for step in pairwise(words)}
    assert len(found) > 8
    assert {each for each in found if not _leads(each[1], steps)} == set()


def _leads(step, steps):
    """Whether an entry is in a menu; behind its words a sentence may go on."""
    menu, words = step
    return any(menu == one and (words + " ").startswith(other + " ") for one, other in steps)
