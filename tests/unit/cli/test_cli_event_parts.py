"""Stages, the field and the sheets of an event on the command line."""

import json
from dataclasses import replace

import pytest

from tests.unit.cli.cli_event_builders import good, run
from vpdesk.event.event import DrawKind, WhoKind
from vpdesk.files.match_file import read_match, write_match
from vpdesk.files.tie_rules import TieRules, write_ties
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import Status, new_sheet, with_entry
from vpdesk.scales import ScaleSpec

__all__ = ("good", "run")


@pytest.fixture
def bad(run, tmp_path):
    """Run what must not do, which leaves the event alone, and give its line."""

    def bad(line: str, *more: object) -> str:
        before = (tmp_path / "cup.vpt").read_bytes()
        code, out, err = run(line, *more)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert (tmp_path / "cup.vpt").read_bytes() == before
        return err

    return bad


@pytest.fixture
def event(good, tmp_path):
    """Make an event of teams A, B, C …; gives what reads it."""

    def event(count: int, more: str):
        text = "".join(f"{chr(65 + number)}\n" for number in range(count))
        (tmp_path / "NAMES.txt").write_text(text)
        good(f"new cup.vpt --kind teams --names NAMES.txt --boards 2 {more}")
        return lambda: read_event(tmp_path / "cup.vpt")

    return event


def test_stages_are_planned_changed_named_and_removed(good, bad, event):
    read = event(4, "--draw round-robin")
    assert "Stage 1 is not finished" in bad("stage cup.vpt --who places 1-2 --draw knock-out")
    good("stage cup.vpt --planned --who places 1-2 --draw knock-out --title Final")
    assert "(groups: 3, entrants: 4)" in bad("stage cup.vpt --planned --draw swiss --groups 3")
    good(
        "stage cup.vpt --planned --change 2 --who places 1-3 --draw swiss --boards 9 --rounds 2"
        " --title Final"
    )
    stage = read().stage(2)
    assert (stage.draw, stage.who.last, stage.title) == (DrawKind.SWISS, 3, "Final")
    assert (stage.groups[0].planned, stage.groups[0].teams.boards) == (2, 9)
    good("rename cup.vpt --stage 2 --to", "  The  final ")
    good("rename cup.vpt --to", "Spring Cup")
    assert (read().stage(2).title, read().name) == ("The final", "Spring Cup")
    assert "--segments: Only the matches of a knock-out" in bad(
        "stage cup.vpt --planned --draw swiss --segments 2"
    )
    assert "at most, not 99" in bad("stage cup.vpt --planned --draw knock-out --segments 99")
    good("stage cup.vpt --planned --draw knock-out --segments 4 --boards 32")
    assert read().stage(3).groups[0].teams.segments == 4
    good("segments cup.vpt --to 2")
    assert read().stage(3).groups[0].teams.segments == 2
    assert "is not a team knock-out" in bad("segments cup.vpt --stage 1 --to 2")
    assert "12 segments at most" in bad("segments cup.vpt --to 13")
    good("remove cup.vpt --stage 3")
    assert "Stage 1 has begun" in bad("stage cup.vpt --change 1 --draw swiss")
    assert "There is no stage 5" in bad("stage cup.vpt --change 5 --draw swiss")
    assert "follows from a stage before it" in bad("stage cup.vpt --change 2 --of 2 --draw swiss")
    assert "Stage 1 cannot be removed" in bad("remove cup.vpt --stage 1")
    good("stage cup.vpt --planned --who rest --of 1 --draw round-robin")
    assert read().stage(3).who.kind is WhoKind.REST
    good("remove cup.vpt")
    good("remove cup.vpt --stage 2")
    assert "at least one stage" in bad("remove cup.vpt")
    assert read().name == "Spring Cup"
    kinds = [each["what"] for each in json.loads(good("log cup.vpt --format json"))]
    assert kinds[-2:] == ["removed stage"] * 2


def test_a_line_up_changes_at_half_time(good, bad, event):
    read = event(4, "--draw round-robin")
    sheet = "sheet cup.vpt --round 1 --table 1"
    good(sheet, "--line-up", "A-B", "X-Y", "Z-W", "C-D")
    good(sheet, "--from-board", 2, "--line-up", "A-C", "X-Y", "Z-W", "B-D")
    (kept,) = read().matches
    assert [kept.sheet.names_at(number)[0][0] for number in (1, 2)] == ["A-B", "A-C"]
    assert "for --line-up" in bad(sheet, "--from-board", 2, "--count")
    assert "--from-board: " in bad(sheet, "--from-board", 99, "--line-up", "A", "B", "C", "D")


def test_scores_of_boards_make_the_result_of_a_match(good, bad, event, tmp_path):
    read = event(4, "--draw round-robin")
    sheet = "sheet cup.vpt --round 1 --table 1"
    good(sheet, "--board", 1, "4S= N", -50)
    assert not read().group(1).rounds[0].games[0].finished
    good(sheet, "--board", 2, 620, ".", "--board", 1, ".", -100)
    (tmp_path / "s.csv").write_text('board;open;closed\n\n2;;"620"\n')
    good(sheet, "--scores", "s.csv")
    assert read().group(1).rounds[0].games[0].imps == (11, 0)
    good(sheet, "--board", 2, "A 3 -3", ".", "--law", "12C", "--reason", "slow play")
    (line,) = (each for each in read().matches[0].sheet.lines if each.number == 2)
    assert (line.adjusted, line.why) == ((3, -3), "12C: slow play")
    for told, status in (
        (("C",), Status.CANCELLED),
        (("C", "."), Status.CANCELLED),  # once more is no other thing
        (("C", "C"), Status.CANCELLED),
        ((".",), Status.PLAYED),
        (("C", "C"), Status.CANCELLED),
        (("A 3 -3",), Status.ADJUSTED),
        ((".",), Status.PLAYED),
        (("A", 3, -3), Status.ADJUSTED),
        ((".",), Status.PLAYED),
        (("a", "3", "-3", "."), Status.ADJUSTED),
        ((".",), Status.PLAYED),
    ):
        good(sheet, "--board", 2, *told)
        assert read().matches[0].sheet.line(2).status is status
    assert "no score stands beside it" in bad(sheet, "--board", 2, "C", 420)
    good(sheet, "--board", 2, "A 3 -3", ".", "--law", "12C", "--reason", "slow play")
    (tmp_path / "bad.csv").write_text("1,420,50\n2,1,2\n")
    (tmp_path / "none.csv").write_text("board,open,closed\n")
    (tmp_path / "open.csv").write_text('1,"420,50\n')
    refused: tuple[tuple[tuple[object, ...], str], ...] = (
        (("--scores", "bad.csv"), "bad.csv, line 2: Board 2: “1” is not a score"),
        (("--scores", "none.csv"), "none.csv: There are no scores"),
        (("--scores", "open.csv"), "open.csv, line 1: a quotation mark"),
        (("--board", 3, 420, 50), "There is no board 3"),
        (("--board", "x", 420, 50), "“x” is not a board number"),
        (("--board", 1, 420), "Board 1 has 2 scores, one a table, not 1"),
        (("--count", "--law", "12C"), "--law and --reason are for --board."),
    )
    for given, words in refused:
        assert words in bad(sheet, *given)


def test_somebody_is_entered_in_a_group(good, bad, event):
    read = event(4, "--draw round-robin --groups 2")
    good("entrant cup.vpt --name E --enter --group 2")
    assert [len(each.entrants) for each in read().stage(1).groups] == [2, 3]
    assert (read().entrants[-1].name, read().entrants[-1].number) == ("E", 5)
    assert "no group 3" in bad("entrant cup.vpt --name F --enter --group 3")


def test_the_field_changes(run, good, bad, event):
    read = event(4, "--draw swiss --rounds 3")
    good("entrant cup.vpt --name E --enter --strength 7 --club Ely --members", "Ann, Bob , Cy")
    (late,) = read().entrants[4:]
    assert (late.name, late.rating, late.group) == ("E", 7, "Ely")
    assert late.members == ("Ann", "Bob", "Cy")
    good("entrant cup.vpt --name E --unranked --here --captain", "Dee  Dow", "--register", "B 12")
    (late,) = read().entrants[4:]
    assert (late.unranked, late.here, late.captain, late.register_number) == (
        *(True, True),
        *("Dee Dow", "B 12"),
    )
    last = json.loads(good("standings cup.vpt --format json"))[-1]
    assert (last["place"], last["name"]) == (None, "E")
    assert good("standings cup.vpt").endswith("   –  E     0.00\n")
    good("entrant cup.vpt --name E --no-unranked --no-here")
    assert not any(each.unranked or each.here for each in read().entrants)
    good("entrant cup.vpt --name a --rename", "Ash  Elm")
    good("entrant cup.vpt --name E --here")
    assert run("draw cup.vpt")[2] == "vpdesk-cli: cup.vpt: Not checked in: Ash Elm, B, C, D.\n"
    good("unpair cup.vpt")
    good("entrant cup.vpt --name E --no-here")
    assert read().entrants[0].name == "Ash Elm"
    assert "“ash elm” is entered already" in bad("entrant cup.vpt --name B --rename", "ash elm")
    assert "is not a seat" in bad("entrant cup.vpt --name B --seat X3")
    good("entrant cup.vpt --name B --seat ns2")
    assert read().entrants[1].seat == "H2"
    good("entrant cup.vpt --name D --remove")
    assert [each.name for each in read().entrants] == ["Ash Elm", "B", "C", "E"]
    assert "--remove takes out who" in bad("entrant cup.vpt --name B --withdraw")
    good("entrant cup.vpt --name C --bye 1 half")
    good("draw cup.vpt")
    good("entrant cup.vpt --name B --seat", "")
    assert read().entrants[1].seat == ""
    assert [bye.kind.value for bye in read().group(1).rounds[0].byes if bye.entrant == 3] == ["H"]
    assert "Change the pairing first" in bad("entrant cup.vpt --name B --bye 1 zero")
    assert "rounds that are drawn" in bad("entrant cup.vpt --name B --remove")
    good("entrant cup.vpt --name F --enter")
    assert read().entrants[-1].first_round == 2
    good("entrant cup.vpt --name B --withdraw")
    assert read().group(1).by_number[2].last_round == 1
    good("entrant cup.vpt --name B --back --bye 2 zero")
    assert read().group(1).by_number[2].last_round == 0
    good("entrant cup.vpt --name B --bye 2 none --from-round 1")
    assert read().group(1).requests == ()
    for line, words in (
        ("--name B", "Say what is other"),
        ("--name B --rename", "expected one argument"),
        ("--name Z --withdraw", "“Z” does not play in the event."),
        ("--name b --enter", "is entered already"),
        ("--name B --bye 0 half", "--bye takes a round"),
        ("--name B --bye 2 X", "--bye takes a round"),
        ("--name B --strength 12345", "at most"),
        ("--name B --remove --club x", "nothing else"),
        ("--name B --withdraw --stage 4", "There is no stage 4"),
    ):
        assert words in bad(f"entrant cup.vpt {line}")
    assert "Everybody needs a name" in bad("entrant cup.vpt --name B --rename", " ")
    good("stage cup.vpt --planned --who chosen B C --draw free")
    assert "Later stages use this list" in bad("entrant cup.vpt --name F --remove")


def scored(home: str, away: str, *points: str) -> Match:
    """A match with so many points in the open room, and nothing in the closed one."""
    sheet = replace(new_sheet(len(points)), home=home, away=away)
    for board, text in enumerate(points, 1):
        for table, entry in enumerate((text, "0")):
            sheet = with_entry(sheet, board, table, parse_entry(entry))
    return Match(sheet, ScaleSpec(len(points)))


def test_a_sheet_is_taken_in_seated_and_written(run, good, bad, event, tmp_path):
    read = event(4, "--draw swiss --rounds 2")
    good("draw cup.vpt")

    def first():
        return json.loads(good("rounds cup.vpt --format json"))[0]["matches"][0]

    home, away, at = first()["home"], first()["away"], "cup.vpt --round 1 --table 1"
    write_match(tmp_path / "m.vpmatch", scored(away, home, "400", "-50"))  # the other way round
    good(f"sheet {at} --take m.vpmatch")
    assert first()["imps"] == [2, 9]  # 10 - 1 before it is turned
    good(f"sheet {at} --line-up", "Ann & Bob", "Cy  & Di", "Eve & Flo", "Guy & Hal")
    (kept,) = read().matches
    assert kept.sheet.names == (("Ann & Bob", "Cy & Di"), ("Eve & Flo", "Guy & Hal"))
    good(f"sheet {at} --save out.vpmatch")
    saved = read_match(tmp_path / "out.vpmatch")
    assert (saved.sheet.home, saved.sheet.away, saved.choice.boards) == (home, away, 2)
    assert saved.sheet.names == kept.sheet.names
    assert json.loads(good(f"sheet {at} --save -"))["home"] == home
    # A result that was typed stands, until the sheet's is asked for.
    good(f"result {at} --imps 30 1")
    code, out, err = run(f"sheet {at} --take m.vpmatch")
    assert (code, out, err.count("\n")) == (0, "", 1)
    assert "was typed by hand" in err
    assert first()["imps"] == [30, 1]
    good(f"sheet {at} --count")
    assert first()["imps"] == [2, 9]
    # A match of others is taken when that is said.
    write_match(tmp_path / "x.vpmatch", scored("Xenon", "Ypsilon", "400", "50"))
    assert "This is the match Xenon – Ypsilon, not" in bad(f"sheet {at} --take x.vpmatch")
    assert "--anyway is for --take" in bad(f"sheet {at} --count --anyway")
    assert "no sheet" in bad("sheet cup.vpt --round 1 --table 2 --count")
    assert "names 4 pairs" in bad(f"sheet {at} --line-up Ann Bob")
    assert "has no table 3" in bad("sheet cup.vpt --round 1 --table 3 --count")
    assert "Round 2" in bad("sheet cup.vpt --round 2 --table 1 --take x.vpmatch")
    assert bad(f"sheet {at} --take none.vpmatch")
    assert bad(f"sheet {at}")
    good(f"sheet {at} --take x.vpmatch --anyway")
    assert first()["imps"] == [11, 0]


def test_boards_of_chess_teams_have_line_ups(good, bad, event, tmp_path):
    event(2, "--draw swiss")
    (tmp_path / "cup.vpt").unlink()
    good("new cup.vpt --kind chess-teams --names NAMES.txt --draw round-robin --boards 2")
    at = "cup.vpt --round 1 --table 1"
    assert "those of teams in bridge" in bad(f"sheet {at} --save -")
    (game,) = read_event(tmp_path / "cup.vpt").group(1).rounds[0].games
    for team, members in (("A", "Ann 2000,Bob,Cy"), ("B", "Dan,Eve")):
        good(f"entrant cup.vpt --name {team} --members", members)
    line_up = ["Bob", "Dan", "ann", "Eve"] if game.home == 1 else ["Dan", "Bob", "Eve", "ann"]
    good(f"sheet {at} --line-up", *line_up)
    (game,) = read_event(tmp_path / "cup.vpt").group(1).rounds[0].games
    assert dict(zip(game.sides, game.line_ups, strict=True)) == {1: (2, 1), 2: ()}
    assert "names 4 players" in bad(f"sheet {at} --line-up Ann Dan")
    twice = [line_up[0], line_up[1], *line_up[:2]]
    assert "plays twice" in bad(f"sheet {at} --line-up", *twice)
    assert "“Zed” is not a member of" in bad(f"sheet {at} --line-up", "Zed", *line_up[1:])


def test_a_match_that_went_wrong_is_ruled_on(good, bad, event):
    event(2, "--draw swiss --rounds 1")
    good("draw cup.vpt")
    at = "cup.vpt --round 1 --table 1"

    def vp():
        return json.loads(good("rounds cup.vpt --format json"))[0]["matches"][0]["vp"]

    assert "There is no ruling" in bad(f"rule {at} --clear")
    good(f"rule {at} --happened forfeit --fault away")
    home, away = vp()
    assert home > 10 > away
    assert "ruling" in good("log cup.vpt")
    good(f"rule {at} --happened forfeit --fault home")
    assert vp()[0] < 10
    assert "is not a ruling on this case" in bad(f"rule {at} --happened forfeit --way bye")
    assert "There is no regulation" in bad(f"rule {at} --regulation nonsense")
    good(f"rule {at} --clear")
    assert vp() is None


def test_prizes_are_said_and_who_has_won_them(good, bad, event):
    read = event(2, "--draw swiss --rounds 1")
    good("draw cup.vpt")
    good("prizes cup.vpt --prize 1 Cup --prize 2 Wine --prize Juniors Books --winner Juniors b")
    assert good("prizes cup.vpt") == "1  Cup\n2  Wine\nJuniors  Books  B\n"
    good("result cup.vpt --round 1 --table 1 --imps 9 1")
    home = read().group(1).rounds[0].games[0].home
    first = "AB"[home - 1]
    found = json.loads(good("prizes cup.vpt --format json"))
    assert found[0] == {"for": "1", "prize": "Cup", "winners": [first]}
    good("prizes cup.vpt --winner Juniors", "")
    good("prizes cup.vpt --prize 2 Beer --prize 1", "")
    assert [each["prize"] for each in json.loads(good("prizes cup.vpt --format json"))] == [
        "Beer",
        "Books",
    ]
    assert "There is no prize for “1”" in bad("prizes cup.vpt --winner 1 A")
    assert "“Q” does not play" in bad("prizes cup.vpt --winner 2 Q")
    assert "Say what the prize is for" in bad("prizes cup.vpt --prize", "", "x")
    good("prizes cup.vpt --clear")
    assert good("prizes cup.vpt") == ""


def test_those_who_are_level_are_parted_by_a_regulation_by_codes_or_by_a_file(run, tmp_path):
    (tmp_path / "names.txt").write_text("A\nB\nC\nD\n")
    run("new league.vpt --kind teams --names names.txt --draw round-robin --boards 8")
    run("new swiss.vpt --kind teams --names names.txt --draw swiss --boards 8")

    def order(name):
        _, text, _ = run(f"ties {name}")
        return [each.split("(")[1].split(")")[0] for each in text.splitlines() if each[2] != "-"]

    assert order("league.vpt") == ["DE", "IMPQ", "IMPN"]
    assert run("ties league.vpt --order ebu") == (0, "", "")
    assert run("ties swiss.vpt --order ebu") == (0, "", "")
    assert order("league.vpt") == ["MVP", "MIMP", "IMPN", "LOTS"]  # opponents are the same for all
    assert order("swiss.vpt") == ["MVP", "MIMP", "BH", "IMPN", "LOTS"]
    assert run("ties league.vpt --order ireland")[0] == 0
    assert order("league.vpt") == ["MVP", "MIMP/2", "IMPQ", "NEXT"]
    assert run("ties league.vpt --order WON,LOTS")[0] == 0
    assert order("league.vpt") == ["WON", "LOTS"]
    own = TieRules("Own", "a circular", ("IMPN", "WON"))
    write_ties(tmp_path / "own.vpties", own)
    assert run("ties league.vpt --order own.vpties")[0] == 0
    assert order("league.vpt") == ["IMPN", "WON"]
    assert run("ties league.vpt --order usual")[0] == 0
    assert order("league.vpt") == ["DE", "IMPQ", "IMPN"]
    write_ties(tmp_path / "own.vpties", replace(own, order=("BH/C1",)))
    for wanted in ("own.vpties", "MVP,BH/C1"):
        code, _, told = run(f"ties league.vpt --order {wanted}")
        assert (code, "“BH/C1” is not a tie-break for this kind of event" in told) == (2, True)
    assert "There is no such file" in run("ties league.vpt --order none.vpties")[2]


def test_who_has_left_is_in_no_later_stage_and_not_ranked(good, bad, event):
    read = event(6, "--draw swiss --rounds 1")
    good("draw cup.vpt")
    for table in (1, 2, 3):
        good(f"result cup.vpt --round 1 --table {table} --imps 20 10")
    good("stage cup.vpt --who places 1-4 --draw swiss --rounds 1")
    gone = read().entrants[read().numbers_of(2)[0] - 1].name
    fifth = read().numbers_of(1)
    good(f"entrant cup.vpt --name {gone} --remove")
    assert len(read().numbers_of(2)) == 4
    assert gone not in [read().entrants[each - 1].name for each in read().numbers_of(2)]
    assert set(read().numbers_of(2)) < set(fifth)
    assert "0 faults" in good("check cup.vpt")
    assert f"   –  {gone} (withdrawn)" in good("standings cup.vpt --final")
    good("draw cup.vpt")
    there = read().entrants[read().numbers_of(2)[0] - 1].name
    assert "can withdraw from it" in bad(f"entrant cup.vpt --name {there} --remove")
    good("stage cup.vpt --planned --who all --of 1 --draw swiss --rounds 1")


def test_an_exchange_in_a_stage_of_halves_says_what_is_broken(run, good, event):
    read = event(8, "--draw halves")
    (first, *_) = read().group(1).rounds
    assert [each.sides for each in first.games] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    code, _, err = run("exchange cup.vpt --round 1 --names A C")
    assert (code, "is within one half" in err) == (0, True)
    code, out, _ = run("check cup.vpt")
    assert code == 1
    for couple in ("meetings of A and D: 1, not 0", "meetings of A and B: 0, not 1"):
        assert couple in out
    good("exchange cup.vpt --round 1 --names A C")
    assert "0 faults" in good("check cup.vpt")


def test_matches_by_patton(good, run, tmp_path):
    (tmp_path / "names.txt").write_text("A\nB\nC\nD\n")
    good("new cup.vpt --kind teams --names names.txt --draw swiss --boards 10 --counts patton")
    good("draw cup.vpt")
    assert (
        "2 per board won: 24-17 13-7" in run("result cup.vpt --round 1 --table 1 --imps 24 17")[2]
    )
    good("result cup.vpt --round 1 --table 1 --imps 24 17 --on-boards 13 7")
    good("result cup.vpt --round 1 --table 2 --imps 10 10 --on-boards 9.5 10.5")
    (first, second) = json.loads(good("rounds cup.vpt --format json"))[0]["matches"]
    assert (first["imps"], first["on_boards"], sum(first["vp"])) == ([24, 17], [13, 7], 40)
    assert second["vp"] == [19.5, 20.5]
    assert "10-10 IMPs, 9.5-10.5 on boards, 19.50-20.50 VP" in good("rounds cup.vpt")
    assert read_event(tmp_path / "cup.vpt").group(1).teams.bye == 2400


def test_a_name_of_two_names_nobody(event, good, bad, tmp_path):
    event(4, "--draw round-robin")
    before = read_event(tmp_path / "cup.vpt")
    twice = (*before.entrants[:1], replace(before.entrants[1], name="A"), *before.entrants[2:])
    (tmp_path / "cup.vpt").unlink()
    group = replace(before.group(1), entrants=twice)
    whole = replace(before, entrants=twice).with_group(1, 1, group)
    TournamentFile.create(tmp_path / "cup.vpt", whole).close()
    assert "“A” is the name of more than one" in bad(
        "adjust cup.vpt --name A --vp -1 --reason late"
    )
    good("adjust cup.vpt --name C --vp -1 --reason late")


def test_the_winner_of_a_match_of_chess_teams_is_told(good, tmp_path):
    (tmp_path / "names.txt").write_text("A\nB\n", encoding="utf-8")
    good("new cup.vpt --kind chess-teams --names names.txt --draw knock-out --boards 4")
    good("draw cup.vpt")
    good("result cup.vpt --round 1 --table 1 --result 1=0+")
    assert good("rounds cup.vpt").endswith("A – B: 2.5-1.5, winner: A\n")


def test_a_segment_that_takes_the_place_of_others_says_how_one_is_added(run, good, tmp_path):
    (tmp_path / "names").write_text("A\nB\n", encoding="utf-8")
    names = f"--names {tmp_path / 'names'}"
    good(f"new ko.vpt --kind teams {names} --draw knock-out --boards 32 --segments 2")
    good("draw ko.vpt")
    assert "Segments to come: 1." in run("result ko.vpt --round 1 --table 1 --imps 30 20")[2]
    told = run("result ko.vpt --round 1 --table 1 --imps 10 44")[2]
    assert "the segments 30-20. --segment 10 44 adds one to them." in told
    code, _, told = run("result ko.vpt --round 1 --table 1 --vp 12 8")
    assert (code, "which has no VPs" in told) == (2, True)
