"""vpdesk-cli movement cards writes what lies on the tables."""

import pytest

from tests.gui.export.reports import read_pdf, words

# Two tables that share the boards of each round.
MOVEMENT = "4 2 3 3 0\n1-2 1  3-4 1\n1-3 2  4-2 2\n1-4 3  2-3 3\n"
PAIRS = ["Pair 1", "Pair 2", "Pair 3", "Pair 4"]


@pytest.fixture
def cards(run, tmp_path):
    """Write the cards of a small movement; gives the exit code, the message and the bytes."""

    def cards(line: str, name: str) -> tuple[int, str, bytes]:
        file, out = tmp_path / "small.asc", tmp_path / name
        file.write_text(MOVEMENT)
        code, err = run("movement cards", file, *line.split(), "-o", out)
        return code, err, out.read_bytes() if out.exists() else b""

    return cards


@pytest.mark.parametrize(
    ("line", "titles"),
    [
        ("", PAIRS),
        ("--what guide --form sheet", PAIRS),
        ("--what table --paper Letter", ["Table 1", "Table 2"]),
        ("--what round", ["Round 1", "Round 2", "Round 3"]),
        ("--what sets --form wall", ["Tables of the board sets"]),
        ("--what all", [*PAIRS, "Table 2", "Round 3", "Qf"]),
    ],
)
def test_pdf(cards, line, titles):
    code, err, data = cards(line, "cards.pdf")
    assert (code, err) == (0, "")
    text = " ".join(words(data))
    assert [title for title in titles if title not in text] == []
    sides = sorted(map(float, read_pdf(data).pages[0].mediabox[2:]))
    letter = "Letter" in line
    assert sides == pytest.approx([612, 792] if letter else [595.3, 841.9], abs=0.5)


def test_simulated_figures_are_printed(cards):
    code, _, data = cards("--what figures", "figures.csv")
    text = data.decode("utf-8-sig")
    assert code == 0
    assert "Qb" in text
    assert "100.0" in text  # all four pairs are compared evenly


@pytest.mark.parametrize(
    ("name", "start"),
    [("c.xlsx", b"PK"), ("c.html", b"<!"), ("c.csv", b"\xef\xbb\xbf"), ("c.asc", b"4 2 3 3 0")],
)
def test_other_formats_by_the_ending(cards, name, start):
    code, err, data = cards("", name)
    assert (code, err) == (0, "")
    assert b" ".join(data[:40].split()).startswith(start)


def test_a_language_of_its_own(cards):
    _, _, english = cards("--what figures", "figures.csv")
    _, _, czech = cards("--what figures --language cs", "figures.csv")
    assert b"100.0" in english
    assert b"100,0" in czech


def test_the_event_is_on_the_cards(cards):
    _, _, data = cards("--event Simultaneous", "cards.pdf")
    assert " ".join(words(data)).count("Simultaneous") >= len(PAIRS)


@pytest.mark.parametrize(
    ("line", "name", "message"),
    [
        ("", "cards.doc", "“guide” can be written as pdf, xlsx,"),
        ("", "cards.png", "not as “"),
        ("--what matrix --form card", "cards.pdf", "“matrix” can be a sheet or wall, not a card"),
        ("--what score", "cards.pdf", "--what"),
        ("--logo no-such.png", "cards.pdf", "no-such.png"),
    ],
)
def test_what_cannot_be_is_one_line(cards, line, name, message):
    code, err, data = cards(line, name)
    assert (code, data) == (2, b"")
    assert message in err
    assert err.count("\n") == 1


def test_cards_that_changed(run, tmp_path):
    before, after, out = tmp_path / "before.asc", tmp_path / "after.asc", tmp_path / "cards.pdf"
    before.write_text(MOVEMENT)
    after.write_text(MOVEMENT.replace("1-4 3  2-3 3", "1-4 3  3-2 3"))
    line = "movement cards"
    code, err = run(line, after, "--what", "changed", "--before", before, "-o", out)
    assert (code, err) == (0, "")
    text = " ".join(words(out.read_bytes()))
    assert [each for each in [*PAIRS, "Table 1", "Table 2"] if each in text] == [
        "Pair 2",
        "Pair 3",
        "Table 1",
        "Table 2",
    ]
    code, err = run(line, before, "--what", "changed", "--before", before, "-o", out)
    assert (code, "no card has changed" in err) == (2, True)
    code, err = run(line, after, "--what", "changed", "-o", out)
    assert (code, "--before" in err) == (2, True)


def test_sections_are_one_deck(run, tmp_path):
    file, other, out = tmp_path / "a.asc", tmp_path / "b.asc", tmp_path / "cards.pdf"
    file.write_text(MOVEMENT)
    other.write_text("6 3 1 3 0\n1-2 1  3-4 2  5-6 3\n")
    line = ("movement cards", file, "--sections", other, "--what")

    def texts(what):
        assert run(*line, what, "-o", out) == (0, "")
        return " ".join(words(out.read_bytes()))

    pairs = texts("guide")
    assert [
        each for each in ("Pair A1", "Pair A4", "Pair B1", "Pair B6") if each not in pairs
    ] == []
    assert "Pair A5" not in pairs
    tables = texts("table")
    assert "Table A2" in tables
    assert "Table B3" in tables
    assert "A: Round 3" in texts("round")
    assert "B: Tables of the board sets" in texts("sets")
    code, err = run(*line, "changed", "--before", file, "-o", out)
    assert (code, "--before" in err) == (2, True)
    code, err = run("movement cards", file, "-o", out, "--sections", *[other] * 26)
    assert (code, "up to 25" in err) == (2, True)
