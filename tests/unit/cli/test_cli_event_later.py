"""Rules that are changed later, and rounds by hand, on the command line."""

from tests.unit.cli.cli_event_builders import good, names, rounds, run
from vpdesk.files.tournament.file import read_event

__all__ = ("good", "names", "run")


def test_a_stage_goes_on_by_other_rules(run, good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(7)} --draw swiss --rounds 3 --boards 8")
    good("draw cup.vpt")
    good("result cup.vpt --round 1 --table 1 --imps 34 12")
    (before, *_) = rounds(good)[0]["matches"]
    good("rules cup.vpt --rounds 5 --boards 16 --odd-field triangle --triangle once --arrears")
    good("rules cup.vpt --bye 13.5 --method danish")
    group = read_event(tmp_path / "cup.vpt").group(1)
    assert (group.planned, group.teams.boards, group.teams.bye) == (5, 16, 1350)
    assert (group.teams.method, group.teams.triangle) == ("danish", "once")
    assert group.teams.arrears
    (after, *_) = rounds(good)[0]["matches"]
    assert (after["imps"], after["vp"][0] < before["vp"][0]) == ([34, 12], True)
    assert run("draw cup.vpt")[0] == 0
    for line, words in (
        ("--rounds 1", "from 2 (drawn already) to"),
        ("--method round-robin", "would repeat matches"),
        ("--places lot", "--places: Places in the table can be chosen for a round robin"),
        ("--rounds 5", "The rules are these already"),
        ("--kind-of-scale nonsense", "nonsense"),
    ):
        code, out, err = run(f"rules cup.vpt {line}")
        assert (code, out, words in err) == (2, "", True), err
    good("rules cup.vpt --no-arrears")
    good(f"new players.vpt --kind players {names(4)} --draw swiss")
    good("rules players.vpt --rounds 3")
    assert "are for bridge" in run("rules players.vpt --arrears")[2]
    good(f"new league.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    assert "follow from the number of entrants" in run("rules league.vpt --rounds 2")[2]
    good("rules league.vpt --method round-robin-twice")
    assert len(rounds(good, "league.vpt")) == 6


def test_two_change_places_and_a_round_is_put_together(run, good, names):
    good(f"new cup.vpt --kind teams {names(5)} --draw swiss --boards 8")
    good("draw cup.vpt --match A B --match C D")
    first = rounds(good)[0]
    assert [(each["home"], each["away"]) for each in first["matches"]] == [("A", "B"), ("C", "D")]
    assert first["byes"][0]["name"] == "E"
    assert good("exchange cup.vpt --round 1 --names b e") == ""
    first = rounds(good)[0]
    assert (first["matches"][0]["away"], first["byes"][0]["name"]) == ("E", "B")
    for line, words in (
        ("--round 2 --names A C", "Round 2 is not drawn yet."),
        ("--round 1 --names A X", "“X” does not play stage 1"),
        ("--round 1 --names X A", "“X” does not play stage 1"),
        ("--round 1 --names A A", "That changes nothing"),
    ):
        code, out, err = run(f"exchange cup.vpt {line}")
        assert (code, out, words in err) == (2, "", True), err
    good(f"new league.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    assert "round-robin" in good("check league.vpt")
    code, _, err = run("exchange league.vpt --round 1 --names A B")
    assert (code, "league.vpt: D – B repeats round" in err) == (0, True), err
    good(f"new ko.vpt --kind teams {names(4)} --draw knock-out --boards 8")
    assert "are drawn by --match" in run("draw ko.vpt --match A B")[2]


def test_adjustments_are_taken_out(run, good, names, tmp_path):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    for name in "AAB":
        good(f"adjust cup.vpt --name {name} --vp -1 --reason late")
    good("adjust cup.vpt --name A --clear")
    (left,) = read_event(tmp_path / "cup.vpt").stage(1).adjustments
    assert (left.entrant, left.points) == (2, -100)
    assert "“A” has no adjustment" in run("adjust cup.vpt --name A --clear")[2]
    assert "leave out the rest" in run("adjust cup.vpt --name B --clear --vp 1")[2]
    assert "needs a reason" in run("adjust cup.vpt --name B --vp 1")[2]


def test_lots_are_drawn_again_with_a_reason(run, good, names):
    good(f"new cup.vpt --kind teams {names(4)} --draw round-robin")
    assert "No lots are drawn" in run("ties cup.vpt --draw-lots --reason x")[2]
    good("ties cup.vpt --order OTHER_LOTS")
    assert "needs a reason" in run("ties cup.vpt --draw-lots")[2]
    assert "is for --draw-lots" in run("ties cup.vpt --reason x")[2]
    assert "Say the order first" in run("ties cup.vpt --draw-lots --reason x --order usual")[2]
    assert ", for the first time." in good("standings cup.vpt")
    good("ties cup.vpt --draw-lots --reason spilt")
    assert good("standings cup.vpt").splitlines()[-1].endswith(": spilt.")
    once = good("standings cup.vpt")
    good("rename cup.vpt --to Spring")
    assert good("standings cup.vpt") == once


def test_rounds_have_dates(run, good, names):
    good(f"new cup.vpt --kind teams {names(6)} --draw round-robin")
    assert good("dates cup.vpt") == ""
    good("dates cup.vpt --every 7 --round 2", "24.11.2026 19:30")
    assert good("dates cup.vpt").splitlines() == [
        "   1",
        "   2  2026-11-24 19:30",
        "   3  2026-12-01 19:30",
        "   4  2026-12-08 19:30",
        "   5  2026-12-15 19:30",
    ]
    good("dates cup.vpt --round 1 2026-11-20 --round 5", "")
    assert [(each.get("date"), each.get("time")) for each in rounds(good)[::2]] == [
        ("2026-11-20", None),
        ("2026-12-01", "19:30"),
        (None, None),
    ]
    assert good("rounds cup.vpt").startswith("Stage 1, round 1, 2026-11-20\n")
    for told, words in (
        (("--round", 6, "2026-12-24"), "has 5 rounds, not 6"),
        (("--round", 1, "soon"), "Round 1: “soon” is not a date"),
        (("--round", "x", "2026-12-24"), "is not the number of a round"),
        (("--every", 7), "goes on from --round"),
        (("--round", 1, "", "--every", 7), "needs a date to go on from"),
    ):
        code, _, error = run("dates cup.vpt", *told)
        assert code == 2
        assert words in error


def test_the_rules_that_hold_are_printed_in_sentences(good, names):
    good(f"new league.vpt --kind teams {names(4)} --draw round-robin --boards 8")
    told = good("rules league.vpt")
    assert "Round robin, 3 rounds, 8 boards, WBF continuous scale." in told
    assert "A bye is worth 12 VP." in told
