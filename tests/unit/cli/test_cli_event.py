"""Events on the command line: from a list of names to the standings."""

import json
from itertools import combinations

import pytest

from tests.unit.cli.cli_event_builders import good, names, rounds, run
from vpdesk.cli import main
from vpdesk.event.event import DrawKind, Stage, Who, WhoKind
from vpdesk.event.planning import planned
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event, read_tournament
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Result

__all__ = ("good", "names", "run")


def standings(good, more="", file="cup.vpt"):
    return json.loads(good(f"standings {file} --format json {more}"))


def play(good, stage, *, margin=10):
    """Enter every result that is missing: the better name wins by so many IMPs."""
    for each in rounds(good):
        for match in each["matches"]:
            if each["stage"] == stage and match["vp"] is None:
                imps = "40 30" if match["home"] < match["away"] else "30 40"
                at = f"--round {each['round']} --table {match['table']}"
                assert good(f"result cup.vpt --stage {stage} {at} --imps {imps}") == ""


def test_a_league_of_eight(run, good, names):
    assert good(f"new cup.vpt --kind teams {names(8)} --draw round-robin --boards 8") == ""
    found = rounds(good)
    assert [(each["stage"], each["round"]) for each in found] == [(1, n) for n in range(1, 8)]
    assert {tuple(each) for each in found} == {("stage", "round", "matches")}
    matches = [match for each in found for match in each["matches"]]
    assert {tuple(each) for each in matches} == {("table", "home", "away", "imps", "vp")}
    assert [each["table"] for each in matches] == [1, 2, 3, 4] * 7
    assert all(each["imps"] is each["vp"] is None for each in matches)
    met = sorted(tuple(sorted((each["home"], each["away"]))) for each in matches)
    assert met == list(combinations("ABCDEFGH", 2))
    assert ("A", "B") in {tuple(sorted((m["home"], m["away"]))) for m in found[-1]["matches"]}
    good("result cup.vpt --stage 1 --round 1 --table 1 --imps 34 12")
    first = rounds(good)[0]["matches"][0]
    assert (first["imps"], first["vp"]) == ([34, 12], [16.9, 3.1])
    assert all(each["provisional"] for each in standings(good))
    title = "Standings of stage 1 after round 1, provisional\n"
    assert good("standings cup.vpt").startswith(title)
    assert good("standings cup.vpt --final").startswith("Final ranking, provisional\n")
    text = good("rounds cup.vpt")
    assert f"   1  {first['home']} – {first['away']}: 34-12 IMPs, 16.90-3.10 VP\n" in text
    good("result cup.vpt --stage 1 --round 1 --table 1 --clear")
    play(good, 1)
    before = standings(good)
    assert [each["name"] for each in before] == list("ABCDEFGH")
    assert [each["place"] for each in before] == list(range(1, 9))
    assert [tuple(each) for each in before] == [("place", "name", "vp", "carried", "adjusted")] * 8
    assert sum(each["vp"] for each in before) == pytest.approx(28 * 20)
    good("adjust cup.vpt --name A --vp -1 --reason", "late")
    after = standings(good)[0]
    assert (after["vp"], after["carried"], after["adjusted"]) == (before[0]["vp"] - 1, 0, -1)
    assert "adjusted -1.00" in good("standings cup.vpt")
    assert "adjusted_imps" not in after
    good("adjust cup.vpt --name B --imps -3 --round 2 --reason", "slow")
    assert standings(good)[1]["adjusted_imps"] == -3
    assert "adjusted -3 IMPs" in good("standings cup.vpt")
    one = standings(good, "--after 1")
    assert not any("adjusted_imps" in each for each in one)
    assert [each["name"] for each in one if each["adjusted"]] == ["A"]
    assert good("standings cup.vpt --after 1").startswith("Standings of stage 1 after round 1\n")
    assert "so far, not 99" in run("standings cup.vpt --after 99")[2]
    assert "leave out --after" in run("standings cup.vpt --final --after 1")[2]


def test_a_table_is_no_list_of_names(run, tmp_path):
    (tmp_path / "t.csv").write_text("Name;Strength\nAsh;5\nElm;4\n")
    code, out, err = run("new cup.vpt --kind teams --names t.csv --draw swiss --boards 8")
    assert (code, out) == (2, "")
    assert "t.csv, line 1: These are several cells" in err


def test_a_table_of_players_brings_what_the_fide_wants_to_know(run, good, tmp_path):
    table = "No;Name;Elo;FIDE ID;Born;Sex\n1;Kos, Eva;2100;30;1990;F\n2;Ash;2000;;;\n"
    (tmp_path / "t.csv").write_text(table)
    good("new cup.vpt --kind players --players t.csv --draw swiss --rounds 1")
    player = read_tournament(tmp_path / "cup.vpt").entrants[0]
    assert (player.rating, player.register_number, player.birth) == (2100, "30", "1990/00/00")
    (tmp_path / "t.csv").write_text("No;Name;Elo\n1;Kos;strong\n")
    code, _, err = run("new other.vpt --kind players --players t.csv --draw swiss")
    assert code != 0
    assert "t.csv" in err
    assert "“strong” is not a rating" in err


def test_the_window_opens_a_league_that_has_nothing_more(good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --twice --name", "Spring")
    found = read_tournament(tmp_path / "cup.vpt")
    assert (found.name, len(found.rounds), found.planned) == ("Spring", 6, 6)


def test_an_odd_field_has_byes(good, names):
    good(f"new cup.vpt --kind teams {names(5)} --draw round-robin --boards 8")
    found = rounds(good)
    assert sorted(each["byes"][0]["name"] for each in found) == list("ABCDE")
    assert all(each["byes"][0]["vp"] == 12 for each in found)
    assert all(each["vp"] == 0 for each in standings(good))
    play(good, 1)
    assert [each["name"] for each in standings(good)] == list("ABCDE")
    assert sum(each["vp"] for each in standings(good)) == pytest.approx(10 * 20 + 5 * 12)


def test_a_swiss_is_drawn_round_by_round_then_a_final_carries_over(run, good, names):
    good(f"new cup.vpt --kind teams {names(8)} --draw swiss --rounds 2 --boards 12")
    assert rounds(good) == []
    for number in (1, 2):
        assert good("draw cup.vpt --stage 1").startswith(f"Stage 1, round {number}\n")
        play(good, 1)
    code, _, err = run("draw cup.vpt")
    assert (code, err) == (1, "vpdesk-cli: cup.vpt: All rounds of stage 1 are drawn: 2.\n")
    before = {each["name"]: each["vp"] for each in standings(good)}
    line = "stage cup.vpt --who places 1-4 --of 1 --draw round-robin --carry all"
    assert good(line).startswith("Stage 2, round 1\n")
    found = standings(good)
    assert [each["name"] for each in found] == [each["name"] for each in standings(good)]
    assert all(each["carried"] == each["vp"] == before[each["name"]] for each in found)
    assert len(standings(good, "--stage 1")) == 8
    assert good("stage cup.vpt --who rest --of 1 --draw knock-out") == ""
    assert {each["name"] for each in standings(good)} == {*"ABCDEFGH"} - {
        each["name"] for each in found
    }
    assert good("draw cup.vpt").startswith("Stage 3, round 1\n")
    share = "stage cup.vpt --who places 1-2 --of 1 --draw round-robin --carry share --per-cent 25"
    good(share)
    assert [each["carried"] for each in standings(good)] == pytest.approx(
        [before[each["name"]] / 4 for each in standings(good)], abs=0.006
    )


def test_the_first_round_of_a_swiss_by_quarters_or_lot(good, names):
    for first, home in (("quarters", ["A", "C"]), ("halves", ["A", "E"])):
        good(f"new {first}.vpt --kind teams {names(8)} --draw swiss --first-round {first}")
        good(f"draw {first}.vpt")
        (drawn,) = json.loads(good(f"rounds {first}.vpt --format json"))
        assert sorted(drawn["matches"][0][side] for side in ("home", "away")) == home
    good(f"new lot.vpt --kind teams {names(8)} --draw swiss --first-round lot")
    assert good("draw lot.vpt").startswith("Stage 1, round 1\n")


def test_the_places_in_the_table_of_a_league_and_what_a_forfeit_is_worth(good, names):
    league = f"--kind teams {names(6)} --draw round-robin --boards 8"
    good(f"new cup.vpt {league} --places numbers --walkover best")
    first = json.loads(good("rounds cup.vpt --format json"))[0]["matches"]
    assert [(each["home"], each["away"]) for each in first] == [("A", "F"), ("B", "E"), ("C", "D")]
    good("result cup.vpt --round 1 --table 2 --vp 18 2")
    good("result cup.vpt --round 2 --table 2 --forfeit home")
    good(f"new lot.vpt {league} --places lot")
    assert len(json.loads(good("rounds lot.vpt --format json"))) == 5


def test_a_swiss_after_a_league_is_a_swiss(good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(6)} --draw round-robin --boards 8")
    play(good, 1)
    assert good("stage cup.vpt --draw swiss --rounds 2 --carry all --boards 12") == ""
    assert "A – " in good("draw cup.vpt")
    group = read_event(tmp_path / "cup.vpt").group(2)
    assert (group.rounds[0].method, group.teams.boards, group.planned) == ("top-down", 12, 2)
    (backup,) = (tmp_path / "cup backups").iterdir()  # one for each round that is drawn
    assert read_event(backup) == read_event(tmp_path / "cup.vpt")


def test_groups_by_snake_have_their_tables_numbered_through(good, names):
    good(f"new cup.vpt --kind teams {names(8)} --draw round-robin --groups 2")
    first = rounds(good)[0]["matches"]
    assert [each["table"] for each in first] == [1, 2, 3, 4]
    assert [each["group"] for each in first] == [1, 1, 2, 2]
    play(good, 1)
    assert [(each["group"], each["place"], each["name"]) for each in standings(good)] == [
        *[(1, place, name) for place, name in enumerate("ADEH", 1)],
        *[(2, place, name) for place, name in enumerate("BCFG", 1)],
    ]
    assert "Group 2\n   1  B" in good("standings cup.vpt")
    good(f"new pots.vpt --kind teams {names(8)} --draw round-robin --groups 2 --groups-by pots")
    for match in rounds(good, "pots.vpt")[-1]["matches"]:  # the strongest of a group meet last
        if match["table"] in (1, 3):
            pots = {"ABCDEFGH".index(match[side]) // 2 for side in ("home", "away")}
            assert pots == {0, 1}


def test_a_knock_out_goes_on_with_winners(run, good, names):
    good(f"new cup.vpt --kind teams {names(6)} --draw knock-out --boards 8")
    good("draw cup.vpt")
    assert "A: bye\n" in good("rounds cup.vpt")  # a winner has no VPs for it
    code, _, err = run("draw cup.vpt")
    assert (code, err.count("has no winner yet")) == (1, 1)
    for _ in range(2):
        play(good, 1)
        good("draw cup.vpt")
    play(good, 1)
    assert [each["place"] for each in standings(good)][:2] == [1, 2]
    assert [(each["name"], each["vp"]) for each in standings(good)][:2] == [
        ("A", None),
        ("B", None),
    ]
    assert rounds(good)[0]["matches"][0]["vp"] is None
    good("stage cup.vpt --who losers 1 --draw knock-out --title Consolation")
    good("draw cup.vpt")
    (met,) = rounds(good)[-1]["matches"]
    assert {met["home"], met["away"]} == {"E", "F"}


def test_players_have_results_and_no_imps(run, good, names, tmp_path):
    good(f"new cup.vpt --kind players {names(4)} --draw swiss --rounds 3")
    good("draw cup.vpt")
    good("result cup.vpt --round 1 --table 1 --result 1")
    good("result cup.vpt --round 1 --table 2 --forfeit away")
    games = read_event(tmp_path / "cup.vpt").group(1).rounds[0].games
    assert [each.home_result for each in games] == [Result.WIN, Result.FORFEIT_WIN]
    assert rounds(good)[0]["matches"][0]["vp"] == [1, 0]
    code, _, err = run("result cup.vpt --round 1 --table 1 --imps 3 1")
    assert (code, "--result" in err) == (2, True)
    assert read_event(tmp_path / "cup.vpt").kind is Kind.CHESS


def test_chess_teams_have_board_points(run, good, names):
    boards = "--boards 4 --ranked-by board-points"
    good(f"new cup.vpt --kind chess-teams {names(3)} --draw round-robin {boards}")
    good("result cup.vpt --round 1 --table 1 --result 1=01")
    (match,) = rounds(good)[0]["matches"]
    assert (match["boards"], match["results"], match["vp"]) == ([2.5, 1.5], "1=01", [2.5, 1.5])
    places = [(each["vp"], each["match_points"]) for each in standings(good)]
    assert places == [(2.5, 2), (1.5, 0), (0, 0)]
    assert ": 2.5-1.5" in good("rounds cup.vpt")
    code, _, err = run("result cup.vpt --round 1 --table 1 --result 5")
    assert code == 2
    assert "Type points (2.5-1.5, to 4)" in err
    for wrong in ("--kind-of-scale discrete", "--boards 21"):
        assert run(f"new no.vpt --kind chess-teams {names(3)} --draw swiss {wrong}")[0] == 2
    assert run(f"new no.vpt --kind teams {names(3)} --draw swiss --ranked-by board-points")[0] == 2


def test_matches_count_as_won_or_lost_or_by_their_boards(run, good, names):
    for scale, bye, typed, vp in (
        ("win-loss", 1, "31 30", [1, 0]),
        ("board-a-match", 9.6, "9 7", [9, 7]),
    ):
        new = f"new {scale}.vpt --kind teams {names(3)} --boards 8 --kind-of-scale {scale}"
        good(f"{new} --draw round-robin")
        good(f"result {scale}.vpt --round 1 --table 1 --imps {typed}")
        (drawn, *_) = rounds(good, f"{scale}.vpt")
        assert (drawn["matches"][0]["vp"], drawn["byes"][0]["vp"]) == (vp, bye)
        assert drawn["matches"][0].get("boards") == (vp if scale == "board-a-match" else None)
        assert sorted(each["vp"] for each in standings(good, file=f"{scale}.vpt")) == sorted(
            [*vp, bye]
        )
    assert (
        "make 15; a match has 16"
        in run("result board-a-match.vpt --round 1 --table 1 --imps 9 6")[2]
    )


def test_the_rules_of_a_swiss_of_teams(run, good, names, tmp_path):
    rules = "--odd-field two-rounds --late-entries last --triangle once"
    good(f"new cup.vpt --kind teams {names(5)} --draw swiss {rules}")
    good("draw cup.vpt")
    group = read_event(tmp_path / "cup.vpt").group(1)
    assert (group.teams.odd.value, group.teams.late.value) == ("two-rounds", "last")
    assert group.teams.triangle.value == "once"
    assert [each.leg for each in group.rounds[0].games] == [0, 1, 1, 1]
    assert "0 of 1 result" in good("check cup.vpt")
    code, _, err = run(f"new no.vpt --kind players {names(5)} --draw swiss --odd-field triangle")
    assert (code, "--odd-field is for bridge teams" in err) == (2, True)
    code, _, err = run(f"new no.vpt --kind teams {names(4)} --draw free --late-entries last")
    assert (code, "--late-entries: How late entries" in err) == (
        2,
        True,
    )


def test_vps_that_are_typed_keep_the_imps_and_what_is_odd_is_told(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    at = "result cup.vpt --round 1 --table 1"
    code, out, err = run(f"{at} --imps 34 12 --vp 12 6.5")
    assert (code, out) == (0, "")
    assert "make 18.5; both sides of a match have 20" in err
    match = rounds(good)[0]["matches"][0]
    assert (match["imps"], match["vp"]) == ([34, 12], [12, 6.5])
    assert "three blitzes" in run(f"{at} --imps 400 0")[2]
    good(f"{at} --forfeit both")
    assert rounds(good)[0]["matches"][0]["imps"] is None


def test_an_event_is_checked(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    said = "Stage 1: round-robin, 4 names, 0 of 6 results\n1 stage, 0 faults\n"
    assert good("check cup.vpt") == said
    run("result cup.vpt --round 1 --table 1 --vp 12 12")
    code, out, err = run("check cup.vpt")
    assert (code, err) == (1, "")
    assert out.splitlines()[0].endswith("12 and 12 VP make 24; both sides of a match have 20.")
    assert out.endswith("1 of 6 results\n1 stage, 1 fault\n")


def test_an_event_is_published_and_published_again(run, good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8 --name", "Žďár")
    assert good("publish cup.vpt --to web") == ""
    page = tmp_path / "web" / "stage-1-round-1.html"
    before = page.read_text(encoding="utf-8")
    good("result cup.vpt --round 1 --table 1 --imps 34 12")
    good("publish cup.vpt --to web --language cs")
    assert "16,90" in page.read_text(encoding="utf-8")
    assert "16,90" not in before
    assert "Žďár" in before
    good("publish cup.vpt --to web --all-languages --language cs")
    index = (tmp_path / "web" / "index.html").read_text(encoding="utf-8")
    assert 'href="index.en.html" hreflang="en"' in index
    assert 'lang="de"' in (tmp_path / "web" / "index.de.html").read_text(encoding="utf-8")
    good("publish cup.vpt --to web")
    assert not (tmp_path / "web" / "index.de.html").exists()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear")
    code, out, err = run("publish cup.vpt --to mine")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "“letter.txt” in that folder" in err
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_standard_input_and_output(good, names, tmp_path, monkeypatch):
    class Stream:
        def __init__(self, data: bytes) -> None:
            self.buffer = __import__("io").BytesIO(data)

    file = tmp_path / "cup.vpt"
    good(f"new cup.vpt --kind teams {names(4)} --draw swiss")
    monkeypatch.setattr("sys.stdin", Stream(file.read_bytes()))
    assert json.loads(good("standings - --format json"))[0]["name"] == "A"
    out = tmp_path / "drawn.vpt"
    monkeypatch.setattr("sys.stdin", Stream(file.read_bytes()))
    monkeypatch.setattr("sys.stdout", open(out, "w"))  # noqa: SIM115, PTH123
    assert main(["event", "draw", "-"]) == 0
    __import__("sys").stdout.close()
    monkeypatch.undo()
    assert len(read_event(out).group(1).rounds) == 1
    assert read_event(file).group(1).rounds == ()


BAD_NAMES = [
    ("A\n\nB\nA\n", "NAMES.txt, line 4: “A” stands in line 1, too."),
    ("A\n", "NAMES.txt: An event needs two names at least, one a line."),
    ("A\nB\x07\n", "NAMES.txt, line 2: This is not a name"),
    (f"A\n{'x' * 300}\n", "NAMES.txt, line 2: A name has 200 letters at most."),
]


@pytest.mark.parametrize(("text", "words"), BAD_NAMES)
def test_bad_names_are_told_by_file_and_line(run, tmp_path, text, words):
    (tmp_path / "NAMES.txt").write_text(text)
    code, out, err = run("new cup.vpt --kind teams --names NAMES.txt --draw swiss")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"vpdesk-cli: {words}")
    assert not (tmp_path / "cup.vpt").exists()


BAD_NEW = [
    *("--draw swiss --twice", "--draw round-robin --rounds 3", "--draw swiss --rounds 100"),
    "--draw round-robin --first-round lot",
    "--draw swiss --places lot",
    "--draw knock-out --walkover best",
    *("--draw swiss --groups 5", "--draw swiss --boards 0", "--draw swiss --boards 5000"),
    *("--draw swiss --kind-of-scale nonsense", "--draw hand", "--draw swiss --kind-of-scale"),
    "--draw swiss --boards 8 --kind-of-scale ebu-pairs",
]


@pytest.mark.parametrize("line", BAD_NEW)
def test_a_bad_event_is_not_made(run, names, tmp_path, line):
    code, out, err = run(f"new cup.vpt --kind teams {names(8)} {line}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "cup.vpt").exists()


BAD_USE = [
    *("result cup.vpt --round 1 --table 3 --imps 3 1", "result cup.vpt --round 9 --table 1"),
    *("result cup.vpt --round 1 --table 1", "result cup.vpt --round 1 --table 1 --imps -3 1"),
    "result cup.vpt --round 1 --table 1 --imps 3.5 1",
    "result cup.vpt --round 1 --table 1 --imps 3 1 --forfeit home",
    "result cup.vpt --stage 2 --round 1 --table 1 --imps 3 1",
    *("adjust cup.vpt --name Z --vp 1 --reason x", "adjust cup.vpt --name A --reason x"),
    *(
        "adjust cup.vpt --name A --vp 1000 --reason x",
        "adjust cup.vpt --name A --imps -1 --round 9 --reason x",
    ),
    *("adjust cup.vpt --name A --vp 1", "adjust cup.vpt --name A --vp lots --reason x"),
    *("standings cup.vpt --stage 4", "rounds cup.vpt --stage 4", "draw cup.vpt --stage 4"),
    *("publish cup.vpt --to -", "publish cup.vpt", "check NAMES.txt", "publish none.vpt --to w"),
    *("rounds NAMES.txt", "draw none.vpt", "stage cup.vpt --who places 4-1 --draw swiss"),
    *("stage cup.vpt --draw swiss --per-cent 20", "stage cup.vpt --draw swiss --cap 5"),
    *("stage cup.vpt --draw swiss --third-place", "stage cup.vpt --draw swiss --of 3"),
    "stage cup.vpt --draw swiss --carry share --per-cent 101",
    *("stage cup.vpt --who nobody --draw swiss", "stage cup.vpt --who places 1-2 --draw swiss"),
]


@pytest.mark.parametrize("line", BAD_USE)
def test_bad_use_ends_with_one_line_and_changes_nothing(run, good, names, tmp_path, line):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    before = (tmp_path / "cup.vpt").read_bytes()
    code, out, err = run(line)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert (tmp_path / "cup.vpt").read_bytes() == before


def test_an_event_is_neither_replaced_nor_changed_while_it_is_open(run, good, names, tmp_path):
    line = f"new cup.vpt --kind teams {names(4)} --draw round-robin"
    good(line)
    before = (tmp_path / "cup.vpt").read_bytes()
    code, _, err = run(line)
    assert (code, "There is a “cup.vpt” already" in err) == (2, True)
    file = TournamentFile.open(tmp_path / "cup.vpt")
    code, _, err = run("result cup.vpt --round 1 --table 1 --imps 3 1")
    assert (code, "is open in another window" in err) == (2, True)
    file.close()
    assert (tmp_path / "cup.vpt").read_bytes() == before


def test_a_stage_that_was_planned_begins_with_its_draw(run, good, names, tmp_path):
    good(f"new cup.vpt --kind teams --draw round-robin {names(4)}")
    file = TournamentFile.open_event(tmp_path / "cup.vpt")
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2))
    file.save(planned(file.event, 2, final, file.event.group(1), 1), "final")
    file.close()
    code, _, err = run("draw cup.vpt")
    assert (code, "Stage 1 is not finished" in err) == (2, True)
    assert standings(good) == []  # of nobody yet
    play(good, 1)
    assert good("draw cup.vpt") == "Stage 2 (Final), round 1\n   1  A – B\n"


def test_the_log_says_what_was_done_and_when(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    good("result cup.vpt --round 1 --table 1 --imps 34 12")
    good("result cup.vpt --round 1 --table 1 --imps 35 12")
    good("adjust cup.vpt --name B --vp -1 --reason late")
    found = json.loads(good("log cup.vpt --format json"))
    assert [each["kind"] for each in found] == ["result", "correction", "adjustment"]
    assert found[1]["result"].startswith("35 – 12")
    assert found[1]["before"].startswith("34 – 12")
    assert found[2]["names"] == ["B"]
    lines = good("log cup.vpt").splitlines()
    assert len(lines) == 3
    assert "−1.00 VP: late" in lines[2]


def test_a_free_stage_is_put_together_and_who_plays_a_stage_is_chosen(run, good, names):
    good(f"new cup.vpt --kind teams {names(5)} --draw free --boards 8 --rounds 2")
    good("draw cup.vpt --match A D --match c b")
    found = rounds(good)[0]
    assert [(each["home"], each["away"]) for each in found["matches"]] == [("A", "D"), ("C", "B")]
    assert found["byes"] == [{"name": "E", "vp": 12}]
    for table in (1, 2):
        good(f"result cup.vpt --round 1 --table {table} --imps 34 12")
    for line, words in (
        ("draw cup.vpt", "The round has no match yet."),
        ("draw cup.vpt --match A A", "A is in two matches of the round."),
        ("draw cup.vpt --match A X", "“X” does not play in the event."),
    ):
        code, out, err = run(line)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert words in err
    # What repeats a match is told, and drawn.
    code, out, err = run("draw cup.vpt --match D A")
    assert (code, err) == (0, "vpdesk-cli: cup.vpt: D – A repeats round 1.\n")
    assert "byes" not in rounds(good)[1]  # worth nothing
    good("stage cup.vpt --draw knock-out --rounds 1 --who chosen A C e B")
    assert "Only a free stage" in run("draw cup.vpt --stage 2 --match A C")[2]
    good("draw cup.vpt --stage 2")
    (only,) = (each for each in rounds(good) if each["stage"] == 2)
    assert {each["home"] for each in only["matches"]} == {"A", "C"}
    assert "chosen twice" in run("stage cup.vpt --draw swiss --who chosen A a")[2]
    assert "“Q” does not play" in run("stage cup.vpt --draw swiss --who chosen A Q")[2]


def test_what_stands_on_all_prints_is_said_once(run, good, names, tmp_path, capsysbinary):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --groups 2 --boards 8 --name Cup")
    logo = tmp_path / "logo.svg"
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'
    logo.write_text(f'{head}<path d="M0 0h20v10z"/></svg>')
    good(f"prints cup.vpt --language cs --paper A5 --logo {logo} --organiser", "Bridge Žďár")
    logo.unlink()  # it is in the event
    good("result cup.vpt --round 1 --table 1 --imps 34 12")

    def export(line):
        code = main(["export", "cup.vpt", *line.split()])
        out, err = capsysbinary.readouterr()
        assert (code, err) == (0, b"")
        return out.decode()

    page = export("--what standings --group 2 --format html -o -")
    assert "Bridge Žďár" in page
    assert "<svg" in page or "image/svg" in page
    assert 'lang="cs"' in page
    assert ">B<" in page
    assert ">A<" not in page
    assert 'lang="en"' in export("--what standings --language en --format html -o -")
    assert "log" in [each.split(":")[0] for each in export("--what list").splitlines()]
    assert "34 – 12" in export("--what log --language en --format csv -o -")
    assert export("--what groups --language en --format csv -o -").count("\n") > 2
    good("publish cup.vpt --to web")
    index = (tmp_path / "web" / "index.html").read_text(encoding="utf-8")
    assert "Bridge Žďár" in index
    assert 'lang="cs"' in index
    good(f"new swiss.vpt --kind teams {names(4)} --draw swiss --boards 8")
    good("prints swiss.vpt --organiser Club")
    assert [each.name for each in read_tournament(tmp_path / "swiss.vpt").entrants] == [*"ABCD"]
    # It is taken back, and bad use is told.
    good("prints cup.vpt --no-logo --language", "")
    assert 'lang="en"' in export("--what standings --format html -o -")
    logo.write_text(f'{head}<path d="M0 0{"h20v10z" * 60_000}"/></svg>')
    for line in ("", "--logo NAMES.txt", "--logo no.png", "--logo logo.svg"):
        code, out, err = run(f"prints cup.vpt {line}")
        assert (code, out, err.count("\n")) == (2, "", 1)


def test_the_final_ranking_is_that_of_all_stages(good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    for drawn in rounds(good):
        for match in drawn["matches"]:
            at = f"--round {drawn['round']} --table {match['table']}"
            good(
                f"result cup.vpt {at} --imps",
                *((40, 10) if match["home"] < match["away"] else (10, 40)),
            )
    good("stage cup.vpt --draw knock-out --boards 8 --who places 1-2")
    good("draw cup.vpt")
    (final,) = (each for each in rounds(good) if each["stage"] == 2)
    (match,) = final["matches"]
    won = (10, 40) if match["home"] == "A" else (40, 10)  # the second one wins
    good("result cup.vpt --stage 2 --round 1 --table 1 --imps", *won)
    found = json.loads(good("standings cup.vpt --final --format json"))
    assert [(each["place"], each["name"], each["stage"]) for each in found] == [
        (1, "B", 2),
        (2, "A", 2),
        (3, "C", 1),
        (4, "D", 1),
    ]
    assert good("standings cup.vpt --final").splitlines()[1] == "   1  B"
    good("publish cup.vpt --to web")
    page = (tmp_path / "web" / "final-ranking.html").read_text(encoding="utf-8")
    assert page.index(">B<") < page.index(">A<") < page.index(">C<")


def test_a_round_is_taken_back(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw swiss --boards 8")
    code, _, err = run("unpair cup.vpt")
    assert (code, "No round of stage 1 is drawn." in err) == (2, True)
    good("draw cup.vpt")
    good("unpair cup.vpt")
    assert rounds(good) == []
    good("draw cup.vpt")
    good("result cup.vpt --round 1 --table 1 --imps 34 12")
    code, _, err = run("unpair cup.vpt")
    assert (code, err.count("\n"), "Round 1 has results" in err) == (2, 1, True)
    good("unpair cup.vpt --results")
    assert rounds(good) == []
    kinds = [each["kind"] for each in json.loads(good("log cup.vpt --format json"))]
    assert kinds == ["draw", "draw", "draw", "result", "draw"]


def test_swiss_pairs_have_percentages_and_the_vps_of_the_table(run, good, names):
    good(f"new cup.vpt --kind pairs {names(4)} --draw swiss --boards 8 --rounds 2")
    assert "Only pairs" not in good("draw cup.vpt")
    good("result cup.vpt --round 1 --table 1 --percent 57.5")
    _, _, err = run("result cup.vpt --round 1 --table 2 --imps 45 23")
    assert "Type per cent of NS" in err
    _, _, err = run("result cup.vpt --round 1 --table 2 --percent 40 --vp 8 12")
    assert "The scale gives 3-17 VP for 40 %." in err
    (played,) = rounds(good)
    assert [each["percent"] for each in played["matches"]] == [[57.5, 42.5], [40.0, 60.0]]
    assert [each["vp"] for each in played["matches"]] == [[15.0, 5.0], [8.0, 12.0]]
    assert [each["vp"] for each in standings(good)] == [15.0, 12.0, 8.0, 5.0]
    assert "57.50-42.50 %, 15.00-5.00 VP" in good("rounds cup.vpt")
    assert run("adjust cup.vpt --name A --imps 3 --reason late")[2].endswith("use --vp.\n")
    half = "stage cup.vpt --who all --draw knock-out --carry half-margin"
    assert "a knock-out of bridge teams can carry it over" in run(half)[2]
    good(f"new imps.vpt --kind pairs {names(4)} --draw swiss --kind-of-scale continuous")
    good("draw imps.vpt")
    assert "Only pairs by percentage" in run("result imps.vpt --round 1 --table 1 --percent 50")[2]
    good("result imps.vpt --round 1 --table 1 --imps 12 0")
    wrong = f"new bad.vpt --kind teams {names(4)} --draw swiss --kind-of-scale ebu-pairs"
    assert "turns percentages into VPs" in run(wrong)[2]


def test_a_round_of_swiss_pairs_is_scored_by_its_boards(run, good, names, tmp_path):
    good(f"new cup.vpt --kind pairs {names(4)} --draw swiss --boards 2")
    good("draw cup.vpt")
    ((one, two), (three, four)) = ((1, 3), (4, 2))
    path = tmp_path / "RESULTS.csv"
    path.write_text(
        f"board,ns,ew,score\n1,{one},{two},420\n1,{three},{four},-50\n2,{one},{two},3NT N =\n"
    )
    code, out, err = run("boards cup.vpt --round 1 --results RESULTS.csv")
    assert (code, err) == (0, "vpdesk-cli: Table 2: 1 of 2 boards.\n")
    assert "A – C: 100.00-0.00 %, 20.00-0.00 VP" in out
    (played,) = rounds(good)
    assert [each["percent"] for each in played["matches"]] == [[100, 0], [0, 100]]
    path.write_text("board,ns,ew,score\n1,1,2,420\n")
    assert (
        "Board 1: 1 and 2 do not meet in round 1."
        in run("boards cup.vpt --round 1 --results RESULTS.csv")[2]
    )
    assert (
        "Round 2 of stage 1 is not drawn"
        in run("boards cup.vpt --round 2 --results RESULTS.csv")[2]
    )


def test_a_correction_says_that_others_would_play_the_final(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    play(good, 1)
    good("stage cup.vpt --draw knock-out --who places 1-2 --title Final")
    told = ""
    for each in rounds(good):
        for match in each["matches"] if each["stage"] == 1 else ():
            if "D" in (match["home"], match["away"]):
                imps = "60 0" if match["home"] == "D" else "0 60"
                at = f"--stage 1 --round {each['round']} --table {match['table']}"
                code, _, said = run(f"result cup.vpt {at} --imps {imps}")
                assert code == 0
                told += said
    assert told.count("Final: D does not play it, but would by the standings before it.") == 1
    same = run(f"result cup.vpt {at} --imps {imps}")
    assert "would" not in same[2]
    code, _, said = run("stage cup.vpt --of 1 --draw knock-out --who places 3-4 --carry ebu")
    assert code
    assert "cannot use a carried score" in said


def test_next_says_the_same_as_the_window(good, names):
    good(f"new CUP.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    assert good("next CUP.vpt") == "Enter 2 Results: Round 1: no results yet.\n"
    good("result CUP.vpt --stage 1 --round 1 --table 2 --imps 34 12")
    assert good("next CUP.vpt") == "Enter 1 Result: Round 1: missing at table 1.\n"
    (told,) = json.loads(good("next CUP.vpt --format json"))
    assert (told["do"], told["missing"], told["rounds"]) == ("results", [1], 3)
    good(f"new teams.vpt --kind chess-teams {names(4)} --draw round-robin")  # they meet at tables
    good("result teams.vpt --round 1 --table 1 --result 2.5-1.5")
    assert good("next teams.vpt") == "Enter 1 Result: Round 1: missing at table 2.\n"


def test_the_standings_of_a_knock_out_tell_what_was_carried_into_later_rounds(good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 16")
    for at in range(1, 7):
        where = f"--round {(at + 1) // 2} --table {2 - at % 2}"
        good(f"result cup.vpt {where} --imps {40 + at} 10")
    good("stage cup.vpt --who places 1-4 --draw knock-out --boards 16 --carry half-margin")
    good("draw cup.vpt")
    for table in (1, 2):
        good(f"result cup.vpt --round 1 --table {table} --imps 60 2")
    good("draw cup.vpt")
    told = json.loads(good("standings cup.vpt --format json"))
    later = {each["name"]: each["carried_later"] for each in told if "carried_later" in each}
    final = json.loads(good("rounds cup.vpt --stage 2 --format json"))[-1]["matches"][0]
    brought = dict(zip((final["home"], final["away"]), final["carried_imps"], strict=True))
    assert later == {name: [{"round": 2, "imps": imps}] for name, imps in brought.items() if imps}
    (name,) = later
    assert f"{name}, carried" in good("standings cup.vpt")
    assert "IMPs into round 2" in good("standings cup.vpt")
    assert "IMPs into round 2" not in good("standings cup.vpt --after 1")
