"""vpdesk-cli pairs: results in, scores and a ranking out, and bad tables refused by line."""

import json

import pytest

from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.cli.main import main
from vpdesk.files.evening_file import write_evening

TABLE = """board,ns,ew,score
1,1,2,420
1,3,4,3NT W +1
1,5,6,"60% 110, 40% -50"
1,7,8,A60/40
2,1,4,-100
2,3,6,pass
2,5,8,
"""


@pytest.fixture
def run(capsysbinary, tmp_path):
    file = tmp_path / "results.csv"

    def run_(command, text=TABLE, *options):
        file.write_text(text, encoding="utf-8")
        code = main(["pairs", command, str(file), *options])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run_


def test_results_are_scored(run):
    code, out, err = run("score", TABLE, "--format", "json")
    assert (code, err) == (0, "")
    rows = json.loads(out)
    assert [(each["board"], each["ns"], each["ew"]) for each in rows][:2] == [
        ("1", "1", "2"),
        ("1", "3", "4"),
    ]
    assert rows[0] == {
        "board": "1",
        "ns": "1",
        "ew": "2",
        "ns_points": 5.6667,
        "ew_points": 0.3333,
        "ns_percent": 94.44,
        "top": 6,
    }
    assert rows[3]["ns_points"] == 3.6
    assert rows[6]["ns_points"] is None


@pytest.mark.parametrize(
    ("options", "first"),
    [
        (("--method", "butler"), 9),
        (("--method", "cross-imps"), 21.2),
        (("--method", "cross-imps", "--divide", "comparisons"), 10.6),
        (("--method", "ascherman"), 6.6667),
        (("--expected", "8"), 12.3333),
    ],
)
def test_methods_and_what_a_regulation_leaves_open(run, options, first):
    code, out, _ = run("score", TABLE, "--format", "json", *options)
    assert code == 0
    assert json.loads(out)[0]["ns_points"] == first


def test_text_and_csv(run):
    assert "94.44" in run("score")[1]
    assert run("score", TABLE, "--format", "csv")[1].splitlines()[1].startswith("1,1,2,5.6667")


def test_pairs_are_ranked(run):
    code, out, _ = run("rank", TABLE, "--format", "json")
    assert code == 0
    rows = json.loads(out)
    assert {each["pair"] for each in rows} == set("12345678")
    assert rows[0]["place"] == 1
    percents = [each["percent"] for each in rows if each["percent"] is not None]
    assert percents == sorted(percents, reverse=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There are no results"),
        ("board,ns,score\n", "line 1: The first line names the columns; “ew” is missing."),
        ("board,ns,ew,score,x\n", "“x” is no column"),
        ("board,ns,ew,score\n1,1,2\n", "line 2: This line has 3 cells, not 4"),
        ("board,ns,ew,score\n1,1,1,420\n", "line 2: Pair 1 meets itself."),
        ("board,ns,ew,score\n1,1,2,420\n1,1,3,50\n", "line 3: Pair 1 has board 1 a second time"),
        ("board,ns,ew,score\n1,1,2,9NT\n", "line 2: “9NT” is no score"),
        ("board,ns,ew,score\nx,1,2,3NT W =\n", "line 2: “3NT W =” is a contract"),
        ("board,ns,ew,score\n1,1,2,A160/40\n", "line 2: “A160/40”: both sides get 0 to 100 %."),
        ('board,ns,ew,score\n1,1,2,"60% 110, 30% -50"\n', "must add up to 100 %, not 90 %"),
        ('board,ns,ew,score\n1,1,2,"420\n', "quotation mark"),
        ("board,ns,ew,score\n1,,2,420\n", "line 2: The column “ns” is blank here."),
    ],
)
def test_a_bad_table_is_refused_with_its_line(run, text, words):
    code, out, err = run("score", text)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "results.csv" in err
    assert words in err


def test_an_evening_is_scored_ranked_and_exported(capsysbinary, tmp_path):
    evening = filled(of_howell(6, letter="A"), ["420", "A60/40", "3NT W +1", "-50", "140"])
    write_evening(tmp_path / "club.vppairs", evening)

    def said(*arguments):
        code = main(["pairs", *arguments])
        out, err = capsysbinary.readouterr()
        assert (code, err) == (0, b"")
        return out

    file = str(tmp_path / "club.vppairs")
    rows = json.loads(said("score", file, "--format", "json"))
    assert len(rows) == 30
    assert {row["top"] for row in rows} == {4}
    for form, name in (("results", "results.csv"), ("usebio", "results.xml")):
        (tmp_path / name).write_bytes(said("export", file, "--format", form))
        again = json.loads(said("score", str(tmp_path / name), "--format", "json"))
        key = ["board", "ns", "ew"]
        assert sorted(again, key=lambda row: [row[each] for each in key]) == sorted(
            rows, key=lambda row: [row[each] for each in key]
        )
    ranked = json.loads(said("rank", file, "--format", "json"))
    assert ranked[0]["place"] == 1
    assert {each["pair"] for each in ranked} == {f"A{number}" for number in range(1, 7)}
    assert ranked[0]["names"].startswith("North ")
    butler = json.loads(said("rank", file, "--method", "butler", "--format", "json"))
    assert all(each["percent"] is None for each in butler)
    table = said("rank", file).decode()
    assert "names" in table
    register = said("export", file, "--format", "register").decode("cp1250")
    assert len(register.splitlines()) == 6


def test_a_damaged_evening_is_refused_by_its_name(capsysbinary, tmp_path):
    path = tmp_path / "club.vppairs"
    path.write_text("{}")
    assert main(["pairs", "rank", str(path)]) == 2
    assert b"club.vppairs" in capsysbinary.readouterr().err
