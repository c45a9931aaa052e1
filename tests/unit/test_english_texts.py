"""The English texts: short, one name for one thing, and numbers that may be 1 stand alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.folders import ROOT
from tests.translation_tool import collected
from vpdesk.languages import SOURCE, language

MOST_LETTERS = 90
MOST_IN_PROSE = 110
MOST_WORDS = 120  # of a paragraph of the help
# Contexts whose texts are running prose, in paragraphs: a proof, a value explained in steps.
PROSE = {"ScaleProof", "ScaleExplained"}
# What else is longer, by its context, and why.
LONGER = {
    "AboutDialog": 1,  # what the program is, in three paragraphs
    "Regulations": 3,  # the source of a profile, cited as it is called
    "Report": 1,  # the finding of a calibration with its interval
    "Rulings": 2,  # a ruling that cites its paragraph
}
# Of the command line: a number in an f-string before a plural; here it is two at least.
COUNTED = re.compile(
    r"\{[a-z_.()\[\]0-9]+\} (?:rounds|results|matches|boards|tables|files|pages|games)\b"
)
AT_LEAST_TWO = {"event_boards.py", "event_sheet.py", "movement.py", "paper_options.py"}
# One name for one thing: these stand for event, entrant, match and meeting nowhere else.
GIVEN_UP = re.compile(r"\b(tournament|field|game|encounter)s?\b", re.IGNORECASE)
# FIDE's own words, and the name of a design.
CHESS = {
    ("TournamentError", "tournament"),  # the type in a report file of FIDE
    ("TieBreaks", "tournament"),
    ("TieBreaks", "game"),
    ("TieBreaks", "encounter"),
    ("StandingWords", "encounter"),
    ("NormWords", "game"),
    ("RatingWords", "game"),
    ("EventWords", "game"),  # why the Dutch rules draw so
    ("FieldModel", "game"),
    ("HelpKeys", "game"),
    ("DealError", "game"),  # what a file of PBN has
    ("GamesDialog", "game"),
    ("MovementChoice", "tournament"),  # a whist tournament is a design
}

# Where pairs, tables and rounds of a movement are several, and IMPs have decimals.
MANY = {
    "MatchError",
    "MovementChoice",
    "MovementError",
    "ScaleError",
    "ScaleExplained",
    "ScaleProof",
}
# Other counts that are never 1, by their texts.
NEVER_ONE = {
    "Up to %n tables play the same boards at once.",
    # a range, or with decimals
    "{counts} boards",
    "{imps} IMPs",
    "{band} IMPs",
    "blitz {imps} IMPs",
    "{vp} VP is exactly {imps} IMPs on the curve, outside this band",
    "The margin from which the win is maximal: exactly {imps} IMPs.",
    # two at least
    "{name}: {rounds} × {each} = {boards} boards",
    "{name}: {rounds} × {each} = {boards} boards, shared by tables",
    "{name} is for {pairs} pairs.",
    "{name} is for {pairs} players.",
    "At least {count} pairs are needed: one per line, or their number.",
    "Board {board}: {there} of {due} results are in.",
    "A margin of {margin} IMPs is rare: three blitzes are {most}.",
}


@pytest.fixture(scope="module")
def texts():
    return collected()


def test_a_text_says_one_thing_in_few_letters(texts):
    longer: dict[str, int] = {}
    for text in texts:
        if len(text.source) > MOST_LETTERS and text.context not in PROSE:
            longer[text.context] = longer.get(text.context, 0) + 1
    assert longer == LONGER


def test_running_prose_is_kept_short(texts):
    assert sum(len(text.source) > MOST_IN_PROSE for text in texts) <= 20


def test_what_is_refused_is_not_a_valid_one_and_never_no_one(texts):
    wrong = re.compile(r"(?<![Tt]here )\b(?:is|are) no\b(?! longer)")
    assert [each.source for each in texts if wrong.search(each.source)] == []


def test_one_thing_has_one_name(texts):
    found = []
    for text in texts:
        words = re.sub(r"\{\w*\}", "", text.source)
        found += [
            text.source
            for match in GIVEN_UP.finditer(words)
            if (text.context, match[1].lower()) not in CHESS
        ]
    assert found == []


def test_a_count_that_may_be_one_is_not_put_before_a_plural(texts):
    # {count} and {number} say how many; other places are at least two, or names and ranges.
    wrong = re.compile(r"(?<!of )(?<!first )\{count\} (?!pairs are needed|movements)[a-z]+s\b")
    found = [each.source for each in texts if not each.plural and wrong.search(each.source)]
    assert [each for each in found if "segments" not in each and "steps" not in each] == []


def test_the_command_line_puts_no_one_before_a_plural():
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "vpdesk" / "cli").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if 'f"' in line and COUNTED.search(line) and path.name not in AT_LEAST_TWO
    ]
    assert [each for each in found if "at most" not in each] == []


def test_after_one_no_english_word_is_a_plural(texts):
    translate = language(SOURCE).translate
    for text in texts:
        if text.plural and text.source not in NEVER_ONE:
            made = translate(text.context, text.source, text.comment or None, 1)
            assert not re.search(r"\(e?s\)|\b1 (?!thing |class)[a-z]+s\b", made), made
            many = translate(text.context, text.source, text.comment or None, 5)
            assert not re.search(r"\(e?s\)", many), many


def test_a_number_before_a_plural_goes_through_its_plural_form(texts):
    counted = {
        noun + ending.strip("()")
        for text in texts
        if text.plural
        for noun, ending in re.findall(r"%n (?:[a-z]+ )?(\w+)(\(e?s\))", text.source)
    } - {"ranks"}
    assert {"results", "matches", "boards", "IMPs"} <= counted
    places = r"(?<!first )(?<!first of )(?<!, )(?<!-)\{(?!most|last|stage|team|number|other)\w+\}"
    wrong = re.compile(
        places + r" (?:(?!the )[a-z]+ )?(?:" + "|".join(counted) + r")\b(?! per board)"
    )
    found = {
        text.source
        for text in texts
        if not text.plural and text.context not in MANY and wrong.search(text.source)
    }
    assert found - NEVER_ONE == set()


def helps() -> Iterator[str]:
    """What the command line says of its options, where that is a plain text."""
    for path in sorted((ROOT / "vpdesk" / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in ("help", "description", "epilog"):
                for part in ast.walk(node.value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def test_the_help_of_an_option_names_the_thing_itself():
    """Not "of the team": "name of the team"; no more "who" and "a line" than in the window."""
    found = [each for each in helps() if len(each) > 1]
    assert len(found) > 250
    part = re.compile(
        r"^(?:of|in|by|such as|as|or|for|why|whose|how many|from \d)\b|\bone a line\b"
    )
    bare = re.compile(r"(?<!player )(?<!those )\bwho (?:has|is|does|did|plays|sits|went)\b")
    words = re.compile(r"(?<!whist-)\btournaments?\b(?! report|-files)")
    wrong = [each for each in found if part.search(each) or bare.search(each)]
    assert wrong + [each for each in found if words.search(each)] == []


def test_a_paragraph_of_the_help_is_read_at_one_go():
    parts = re.compile(r"<(p|li)[^>]*>(.*?)</\1>", re.DOTALL)
    shown = re.compile(r"<[^>]+>|\{\{[^|}]*\||\}\}")
    found = {
        f"{path.name}: {text[:40]}": len(text.split())
        for path in sorted((ROOT / "resources" / "help" / "en").glob("*.html"))
        for _, inner in parts.findall(path.read_text(encoding="utf-8"))
        if (text := shown.sub("", inner))
    }
    assert len(found) > 400
    assert {place: words for place, words in found.items() if words > MOST_WORDS} == {}
