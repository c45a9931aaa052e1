"""vpdesk-cli pairs: results in, scores and a ranking out, and bad tables refused by line."""

import json
import shlex
from dataclasses import replace

import pytest

from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell
from vpdesk.cli.main import main
from vpdesk.deals.dealing import make_deals
from vpdesk.files.deals_file import deals_bytes
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.pairs.evening import Evening

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
        (("--method", "board-a-match"), 2),
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
    read = run("rank", TABLE)[1].splitlines()
    assert read[0].split()[:2] == ["place", "pair"]
    at = read[0].split().index("percent")
    told = [each.replace(" = ", "  ").split()[at] for each in read[1:]]
    assert told == [f"{each:.2f}" for each in percents]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There are no results"),
        ("board,ns,score\n", "line 1: The first line names the columns; “ew” is missing."),
        ("board,ns,ew,score,x\n", "“x” is not a known column"),
        ("board,ns,ew,score\n1,1,2\n", "line 2: Cells in this line: 3, not 4"),
        ("board,ns,ew,score\n1,1,1,420\n", "line 2: Pair 1 meets itself."),
        ("board,ns,ew,score\n1,1,2,420\n1,1,3,50\n", "line 3: Pair 1 has board 1 a second time"),
        ("board,ns,ew,score\n1,1,2,9NT\n", "line 2: “9NT” is not a score"),
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
    for form, name in (("results", "results.csv"), ("usebio", "results.xml"), ("pbn", "r.pbn")):
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
    table = said("rank", file).decode().splitlines()
    heads = next(line for line in table if "names" in line)
    assert heads.split() == ["place", "pair", "points", "percent", "boards", "names"]
    assert table[-1].index("North") == heads.index("names")
    register = said("export", file, "--format", "register").decode("cp1250")
    assert len(register.splitlines()) == 6


def test_a_damaged_evening_is_refused_by_its_name(capsysbinary, tmp_path):
    path = tmp_path / "club.vppairs"
    path.write_text("{}")
    assert main(["pairs", "rank", str(path)]) == 2
    assert b"club.vppairs" in capsysbinary.readouterr().err


def test_an_evening_from_names_to_the_reasons_of_a_score(capsysbinary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "names.txt").write_text("Fox – Hare\n2. Owl / Jay; Hill\nA,B\n\nC & D\nE; F\n")

    def said(line):
        code = main(shlex.split(line))
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    assert said("movement build howell --pairs 6 -o h.asc")[0] == 0
    new = "pairs new club.vppairs --names names.txt --movement h.asc --boards 2"
    assert said(new) == (0, "", "")
    code, _, err = said(new)
    assert (code, "already" in err) == (2, True)
    evening = read_evening(tmp_path / "club.vppairs")
    assert [each.name for each in evening.entrants] == [
        *("Fox – Hare", "Owl – Jay", "A – B", "C – D", "E – F")
    ]
    assert evening.by_number[2].club == "Hill"
    assert evening.sections[0].vacant == (6,)
    first, other = evening.sections[0].with_board(1)
    enter = "pairs result club.vppairs --round {} --table {} --board {} --score '{}'"
    assert said(enter.format(*first[1:], "3NT W +1"))[:2] == (
        0,
        f"{told_sides(evening, first)}: 3NT+1 W; 19 results missing\n",
    )
    assert said(enter.format(*other[1:], "140"))[0] == 0
    code, _, err = said(enter.format(*other[1:], "620"))
    assert (code, "This looks like board 2." in err) == (2, True)
    code, _, err = said(enter.format(1, 1, 99, "420"))
    assert (code, "nobody plays board 99" in err) == (2, True)
    pair = evening.label(evening.meeting(other).ns[0])
    code, out, _ = said(f"pairs why club.vppairs --board 1 --pair {pair}")
    assert code == 0
    assert "+140: better than 1, equal to 0, worse than 0 of the others." in out
    assert said(f"pairs why club.vppairs --board 3 --pair {pair}")[0] == 2
    assert said("pairs why club.vppairs --board 1 --pair Z9")[0] == 2
    assert said(enter.format(*other[1:], ""))[0] == 0
    assert len(read_evening(tmp_path / "club.vppairs").entries) == 1
    code, out, _ = said("pairs log club.vppairs")
    assert code == 0
    assert [line.split("  ")[2] for line in out.splitlines()][-1] == f"board {other.board}"
    told = json.loads(said("pairs log club.vppairs --json")[1])
    assert told[-1]["row_changes"][0][0] == "entries"
    assert said("pairs result - --round 1 --table 1 --board 1 --score 420")[0] == 2


def told_sides(evening, place):
    meeting = evening.meeting(place)
    return " : ".join(evening.by_number[side[0]].name for side in (meeting.ns, meeting.ew))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--names few.txt --movement h.asc --two-winners", "change direction"),
        ("--names many.txt --movement h.asc", "places for 6"),
        ("--names wrong.txt --movement h.asc", "wrong.txt, line 2: “Alone” is not a pair"),
        ("--names few.txt --movement nothing.asc", "no such file"),
    ],
)
def test_an_evening_that_cannot_be_is_refused(options, reason, capsysbinary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "few.txt").write_text("A, B\nC, D\n")
    (tmp_path / "many.txt").write_text("A, B\n" * 7)
    (tmp_path / "wrong.txt").write_text("A, B\nAlone\n")
    assert main(shlex.split("movement build howell --pairs 6 -o h.asc")) == 0
    assert main(["pairs", "new", "club.vppairs", *options.split()]) == 2
    assert reason in capsysbinary.readouterr().err.decode()
    assert not (tmp_path / "club.vppairs").exists()


@pytest.mark.parametrize(
    ("kind", "option", "two"),
    [
        ("mitchell", "", True),
        ("mitchell", "--no-two-winners", False),
        ("mitchell", "--two-winners", True),
        ("howell", "", False),
    ],
)
def test_the_movement_says_how_many_winners_there_are(kind, option, two, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "names.txt").write_text("A, B\n" * 6)
    assert main(shlex.split(f"movement build {kind} --pairs 6 -o m.asc")) == 0
    new = f"pairs new club.vppairs --names names.txt --movement m.asc {option}"
    assert main(shlex.split(new)) == 0
    (section,) = read_evening(tmp_path / "club.vppairs").sections
    assert section.two_winners == two


def test_vps_ties_and_the_next_session(capsysbinary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    evening = filled(of_howell(6, boards=4), ["420", "140", "-50", "170"])
    write_evening(tmp_path / "club.vppairs", evening)

    def said(line):
        assert main(["pairs", *line.split()]) == 0
        return capsysbinary.readouterr().out

    rows = json.loads(said("rank club.vppairs --vps ebu-pairs --format json"))
    assert sum(each["vps"] for each in rows) == 20 * 15
    assert {each["rounds"] for each in rows} == {5}
    rows = json.loads(said("rank club.vppairs --ties between boards-won --format json"))
    assert [each["place"] for each in rows] == sorted(each["place"] for each in rows)
    said("next club.vppairs second.vppairs")
    second = json.loads(said("rank second.vppairs --format json"))
    first = json.loads(said("rank club.vppairs --format json"))
    assert [each["total"] for each in second] == [each["percent"] for each in first]
    both = json.loads(said("rank club.vppairs club.vppairs --carry sum --format json"))
    assert {each["names"]: each["total"] for each in both} == {
        each["names"]: pytest.approx(2 * each["percent"], abs=0.011) for each in first
    }
    half = json.loads(said("rank club.vppairs club.vppairs --share 50 --format json"))
    assert [each["total"] for each in half] == [each["session_1"] for each in half]
    assert main(["pairs", "rank", "club.vppairs", "--carry", "sum", "--share", "101"]) == 2
    (tmp_path / "results.csv").write_text(TABLE)
    assert main(["pairs", "rank", "results.csv", "--vps", "ebu-pairs"]) == 2
    assert main(["pairs", "rank", "club.vppairs", "--vps", "continuous"]) == 2


def test_numbers_of_a_register_become_names(capsysbinary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "names.txt").write_text("11 / 12\nOwl, Guest\n")
    (tmp_path / "register.csv").write_text("id;name;club\n11;Fox;Hill\n12;Hare;Hill\n13;Owl;Dale\n")
    assert main(shlex.split("movement build howell --pairs 6 -o h.asc")) == 0
    new = "pairs new club.vppairs --names names.txt --movement h.asc --register register.csv"
    assert main(shlex.split(new)) == 0
    first, second = read_evening(tmp_path / "club.vppairs").entrants
    assert (first.names, first.register, first.club) == (("Fox", "Hare"), ("11", "12"), "Hill")
    assert (second.names, second.register, second.club) == (("Owl", "Guest"), ("13", ""), "")
    (tmp_path / "register.csv").write_text("")
    assert main(shlex.split(new.replace("club", "other"))) == 2
    assert b"register.csv" in capsysbinary.readouterr().err


TWO_FIELDS = """board,ns,ew,score
1,1,2,420
1,2,3,-50
1,3,1,170
2,1,3,620
2,2,1,-100
2,3,2,140
"""


def test_a_file_with_two_winners_gives_two_lists(run, tmp_path, capsysbinary):
    rows = json.loads(run("rank", TWO_FIELDS, "--format", "json")[1])
    found = [(each["side"], each["place"], each["pair"]) for each in rows]
    assert found == [
        *(("NS", 1, "1"), ("NS", 2, "3"), ("NS", 3, "2")),
        *(("EW", 1, "1"), ("EW", 2, "3"), ("EW", 3, "2")),
    ]
    assert "side" not in json.loads(run("rank", TABLE, "--format", "json")[1])[0]
    apart = run("rank", TABLE, "--two-winners", "--format", "json")[1]
    assert {each["side"] for each in json.loads(apart)} == {"NS", "EW"}


def test_usebio_says_whether_there_are_two_winners(run, tmp_path, capsysbinary):
    evening = tmp_path / "e.vppairs"
    write_evening(evening, filled(of_howell(8, letter="A"), ["420", "-50", "140"]))
    file = tmp_path / "e.xml"
    assert main(["pairs", "export", str(evening), "-o", str(file)]) == 0  # its ending says it
    text = file.read_text()
    for winners, keys in ((1, {None}), (2, {"NS", "EW"})):
        file.write_text(
            text.replace("<WINNER_TYPE>1</WINNER_TYPE>", f"<WINNER_TYPE>{winners}</WINNER_TYPE>")
        )
        capsysbinary.readouterr()
        assert main(["pairs", "rank", str(file), "--format", "json"]) == 0
        rows = json.loads(capsysbinary.readouterr().out)
        assert {each.get("side") for each in rows} == keys


def test_a_pbn_file_whose_places_begin_twice_has_two_winners(capsysbinary, tmp_path):
    section = of_mitchell(8, 2, two_winners=True)
    texts = ["420", "-50", "140", "600", "-110", "90", "-300"]
    evening = filled(Evening("Two", entrants=entrants(8), sections=(section,)), texts)
    club, file = tmp_path / "e.vppairs", tmp_path / "e.pbn"
    for winners, sides in ((True, {"NS", "EW"}), (False, {None})):
        made = replace(evening, sections=(replace(section, two_winners=winners),))
        club.unlink(missing_ok=True)
        write_evening(club, made)
        assert main(["pairs", "export", str(club), "-o", str(file)]) == 0
        capsysbinary.readouterr()
        assert main(["pairs", "rank", str(file), "--format", "json"]) == 0
        rows = json.loads(capsysbinary.readouterr().out)
        assert {each.get("side") for each in rows} == sides


def test_a_new_evening_has_a_date_and_a_place(capsysbinary, tmp_path):
    names, movement, club = (tmp_path / each for each in ("names.txt", "m.asc", "club.vppairs"))
    names.write_text("\n".join(f"Ann {at}, Bob {at}" for at in range(1, 9)))
    assert main(["movement", "build", "howell", "--pairs", "8", "-o", str(movement)]) == 0
    new = ["pairs", "new", str(club), "--names", str(names), "--movement", str(movement)]
    assert main([*new, "--date", "24.11.2026", "--place", "Brno"]) == 0
    evening = read_evening(club)
    assert (evening.date, evening.place) == ("2026-11-24", "Brno")
    assert main(["pairs", "entrant", str(club), "3", "--group", "Juniors", "--remark", "new"]) == 0
    pair = read_evening(club).entrant(3)
    assert (pair.group, pair.remark) == ("Juniors", "new")
    pbn = tmp_path / "club.pbn"
    write_evening(tmp_path / "full.vppairs", filled(evening, ["420"]))
    assert main(["pairs", "export", str(tmp_path / "full.vppairs"), "-o", str(pbn)]) == 0
    assert '[Date "2026.11.24"]' in pbn.read_text()
    club.unlink()
    assert main([*new, "--date", "tomorrow"]) == 2
    assert b"not a date such as 2026-11-24" in capsysbinary.readouterr().err


def test_an_evening_takes_the_cards_of_its_boards(capsysbinary, tmp_path):
    club, hands, others = (tmp_path / each for each in ("club.vppairs", "all.pbn", "far.pbn"))
    evening = filled(of_howell(), ["420"])
    played = {place.board for place in evening.due}
    write_evening(club, evening)
    deals = make_deals(1, max(played) + 3, lambda most: most // 2)
    hands.write_bytes(deals_bytes(deals, ".pbn"))
    others.write_bytes(deals_bytes(deals[-3:], ".pbn"))
    assert main(["pairs", "deals", str(club), str(others)]) != 0
    assert b"boards is played in this evening." in capsysbinary.readouterr().err
    assert read_evening(club) == evening
    assert main(["pairs", "deals", str(club), str(hands)]) == 0
    expected = f"{len(played)} boards have their cards; 0 without\n".encode()
    assert capsysbinary.readouterr().out == expected
    kept = read_evening(club)
    assert {deal.board: deal.hands for deal in kept.deals} == {
        deal.board: deal.hands for deal in deals if deal.board in played
    }
    assert kept.entries == evening.entries


def test_next_says_what_is_missing_and_writes_no_file(run, tmp_path, capsysbinary):
    evening = of_howell(4, 1)
    path = tmp_path / "club.vppairs"
    write_evening(path, evening)
    assert main(["pairs", "next", str(path)]) == 0
    assert capsysbinary.readouterr().out == b"Enter 6 Results: There are no results yet.\n"
    write_evening(path, filled(evening, ["420"]))
    assert main(["pairs", "next", str(path), "--format", "json"]) == 0
    (told,) = json.loads(capsysbinary.readouterr().out)
    assert (told["do"], told["action"]) == ("print", "Print the Ranking")
    assert [each.name for each in tmp_path.iterdir()] == ["club.vppairs"]


def test_an_evening_without_results_and_a_stratum_without_pairs_are_no_fault(
    capsysbinary, tmp_path
):
    path = tmp_path / "new.vppairs"
    write_evening(path, of_howell(6, boards=2))
    assert main(["pairs", "score", str(path)]) == 0
    capsysbinary.readouterr()
    assert main(["pairs", "rank", str(path), "--stratum", "B"]) == 2
    assert b"No pair is of stratum B or below." in capsysbinary.readouterr().err


def test_an_evening_takes_the_travellers_of_bridgewebs(capsysbinary, tmp_path):
    path, other = tmp_path / "club.vppairs", tmp_path / "web.csv"
    write_evening(path, of_howell(4, boards=1))
    meeting = of_howell(4, boards=1).sections[0].meetings[1, 1]
    (ns,), (ew,), (board,) = meeting.ns, meeting.ew, meeting.boards
    head = "#Version;std1\n#Travellers\nNS;EW;NSScore;EWScore\n"
    for score, said in (("420", "Results taken: 1; missing: 5"), ("450", "Results taken: 1;")):
        other.write_text(f"{head}#Board;{board}\n{ns};{ew};{score};\n")
        assert main(["pairs", "import", str(path), str(other)]) == 0
        out, err = capsysbinary.readouterr()
        assert said in out.decode()
        assert ("another one before: 1" in err.decode()) == (score == "450")
    (corrected,) = read_evening(path).decisions
    assert (corrected.kind, corrected.before, corrected.now) == ("correction", "420", "450")
    other.write_text(f"{head}#Board;{board}\n1;9;420;\n")
    assert main(["pairs", "import", str(path), str(other)]) == 2
    assert "web.csv" in capsysbinary.readouterr().err.decode()


def test_a_section_need_only_be_said_where_there_are_several(capsysbinary, tmp_path):
    one, two = tmp_path / "one.vppairs", tmp_path / "two.vppairs"
    first, second = of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7)
    write_evening(one, Evening("One", entrants=entrants(6), sections=(first,)))
    write_evening(two, Evening("Two", entrants=entrants(12), sections=(first, second)))
    at = ["--round", "1", "--table", "1", "--board", "1", "--score", "420"]
    assert main(["pairs", "result", str(one), *at]) == 0
    assert main(["pairs", "result", str(two), *at]) == 2
    assert b"Say by --section in which one: A, B." in capsysbinary.readouterr().err
    assert main(["pairs", "result", str(two), "--section", "B", *at]) == 0
