"""Swiss tournaments on the command line: drawn, checked, made, explained and ranked."""

import re
import shlex
import shutil
import subprocess
import sys

import pytest

from tests.unit.tournament.fide.reports import FOLDER, player, report, two
from vpdesk.cli import main
from vpdesk.files.report_file import read_report
from vpdesk.tournament.tournament import Edition

WRITTEN_BEFORE = FOLDER.parents[1] / "written_before"
C5 = FOLDER / "dutch_2025_c5.trf"
PLAYED_2012 = FOLDER / "dutch_2012.trf"


@pytest.fixture
def run(capsysbinary):
    """Run vpdesk-cli swiss; gives the exit code, standard output and standard error."""

    def run(line: str, *more: object) -> tuple[int, str, str]:
        code = main(["swiss", *line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.fixture
def file(tmp_path):
    """Write a report file."""

    def file(*lines: str):
        path = tmp_path / "t.trf"
        path.write_text(report(*lines))
        return path

    return file


def test_pairs_are_printed_in_the_form_of_pairing_programs(run, tmp_path):
    assert run("pair", C5) == (0, "3\n1 5\n3 2\n6 0\n", "")
    out = tmp_path / "pairs.txt"
    assert run("pair", C5, "-o", out) == (0, "", "")
    assert out.read_text() == "3\n1 5\n3 2\n6 0\n"


def test_the_edition_is_that_of_the_option_or_of_the_file_or_of_2026(run):
    for edition, said in (("2012", "--edition 2012"), ("2026", "")):
        _, out, _ = run(f"explain {said}", C5)
        assert out.startswith(f"Round 3, drawn by the FIDE Dutch rules, edition {edition}\n")
    _, out, _ = run("explain", PLAYED_2012)
    assert out.startswith("Round 7, drawn by the FIDE Dutch rules, edition 2012\n")


def test_every_round_of_a_good_file_agrees(run):
    assert run("check", PLAYED_2012) == (0, "6 rounds, 0 differ\n", "")


def test_rounds_that_differ_are_listed(run, file):
    path = file(
        player(1, 1, "   2 w 1"),
        player(2, 0, "   1 b 0"),
        player(3, 1, "   4 w 1"),
        player(4, 0, "   3 b 0"),
    )
    code, out, err = run("check", path)
    assert (code, err) == (1, "")
    first, why, last = out.splitlines()
    assert first == "Round 1: the file has 1-2, 3-4; edition 2026 gives 1-3, 4-2"
    assert why.startswith(
        "  Why not 1 Player 1 – 2 Player 2? In the 0-point bracket every criterion"
    )
    assert last == "1 round, 1 differ"
    swapped = file(player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0"), "152 B")
    assert "1 and 2 have the colours of 5.2.5 the other way round." in run("check", swapped)[1]
    byes = [player(each, 1, "0000 - U") for each in (2, 4)]
    two_byes = file(player(1, 1, "   3 w 1"), player(3, 0, "   1 b 0"), *byes)
    assert "Nobody gets the bye: the number of players is even." in run("check", two_byes)[1]
    byes = [player(each, 1, "0000 - U") for each in (2, 4, 5)]
    odd = file(player(1, 1, "   3 w 1"), player(3, 0, "   1 b 0"), *byes)
    assert "5 comes before 2 for the bye." in run("check", odd)[1]


def test_a_round_without_a_legal_pairing_ends_with_1_and_a_sentence(run, file):
    path = file(player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0"))
    code, out, err = run("pair", path)
    assert (code, out) == (1, "")
    assert err.startswith("vpdesk-cli: Round 2 cannot be paired by the rules")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["pair", "check", "explain", "standings"])
def test_a_broken_file_ends_with_3_and_one_line(run, file, command):
    path = file(two("   2 w 1", "   1 w 0"))
    words = "t.trf, line 1: In round 1 the players 1 and 2 have the same colour."
    assert run(command, path) == (3, "", f"vpdesk-cli: {words}\n")
    words = "nowhere.trf: There is no such file."
    assert run(command, path.with_name("nowhere.trf")) == (3, "", f"vpdesk-cli: {words}\n")


def test_a_tournament_file_is_told_by_what_it_is_printed_and_drawn(run, tmp_path, monkeypatch):
    """What the sentence says can be typed as it stands."""
    shutil.copy(WRITTEN_BEFORE / "chess.vpt", tmp_path / "spring open.vpt")
    monkeypatch.chdir(tmp_path)
    for command in ("pair", "check", "explain", "standings"):
        code, out, err = run(command, "spring open.vpt")
        assert (code, out, err.count("\n")) == (3, "", 1)
    lines = re.findall("“vpdesk-cli (.*?)”", err)
    assert [line.split()[-1] for line in lines] == ["open.pdf'", "open.trf'"]
    for line in lines:
        assert main(shlex.split(line)) == 0
    assert (tmp_path / "spring open.pdf").read_bytes().startswith(b"%PDF")
    assert run("pair", "spring open.trf")[0] == 0


def test_games_without_a_result_are_told(run, file):
    path = file(
        player(1, 0, "   3 w"),
        player(2, 0, "   4 b"),
        player(3, 0, "   1 b"),
        player(4, 0, "   2 w"),
        "XXR 1",
    )
    code, out, err = run("pair", path)
    assert (code, out.splitlines()[0]) == (0, "2")
    assert err == (
        "vpdesk-cli: Round 1: games without a result, here draws: 2.\n"
        "vpdesk-cli: All rounds of the event are drawn already: 1.\n"
    )


def test_boards_of_teams_are_not_drawn(run, file):
    path = file(two("   2 w 1", "   1 b 0", "092 Team: Swiss-System"))
    code, _, err = run("pair", path)
    assert (code, "team event" in err) == (2, True)


def test_another_system_is_not_drawn_and_a_date_gives_the_edition(run, file):
    code, _, err = run("pair", file(two("   2 w 1", "   1 b 0", "192 FIDE_DUBOV")))
    assert (code, "FIDE_DUBOV" in err) == (2, True)
    dated = file(two("   2 w 1", "   1 b 0", "042 2016/05/01", "142 3"))
    assert "names no edition" in run("check", dated)[2]
    assert "that of its date, 2012" in run("check", dated)[2]
    assert run("check --edition 2017", dated)[2] == ""


@pytest.mark.parametrize("edition", [each.value for each in Edition])
def test_what_is_generated_agrees_with_the_rules(run, tmp_path, edition):
    path = tmp_path / "F.trf"
    line = f"generate --players 14 --rounds 5 --edition {edition} --seed 3 --late-rate 0.1 -o"
    assert run(line, path) == (0, "", "")
    first = path.read_bytes()
    tournament, stated = read_report(path)
    assert (len(tournament.entrants), len(tournament.rounds), stated) == (14, 5, Edition(edition))
    said = "14 ranks by PTS,DE,BH/C1,BH,SB,WIN, 0 differ\n5 rounds, 0 differ\n"
    assert run("check", path) == (0, said, "")
    assert run(line, path) == (0, "", "")
    assert path.read_bytes() == first
    assert run("generate --players 14 --rounds 5 --trf 06")[1].startswith("012 14 players")


@pytest.mark.parametrize(
    "line",
    [
        *("generate --players 1 --rounds 3", "generate --players 8 --rounds 200"),
        *("generate --players 8 --rounds 3 --draw-share 2", "pair", "pair a b", "draw"),
        f"standings --after 9 {C5}",
        f"explain --round 9 {C5}",
        f"explain --why-not 1 9 {C5}",
        f"explain --float 9 {C5}",
        f"explain --why-not 1 1 {C5}",
        f"pair --edition 2013 {C5}",
    ],
)
def test_bad_use_ends_with_2_and_one_line(run, line):
    code, out, err = run(line)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_the_draw_is_explained(run):
    code, out, err = run("explain", C5)
    assert (code, err) == (0, "")
    assert "\n\n2-point bracket\nIn this bracket: 1 Test0001 Player0001; 3 Test0003" in out
    assert "\nBoard 1. White: 1 Test0001 Player0001; Black: 5 Test0005 Player0005." in out


def test_questions_are_answered(run, file):
    _, out, _ = run("explain --bye --why-not 1 2", C5)
    assert out.splitlines() == [
        "Round 3, drawn by the FIDE Dutch rules, edition 2026",
        "",
        "Why not 1 Test0001 Player0001 – 2 Test0002 Player0002?",
        "They met in round 2, and nobody meets twice (C1).",
        "",
        "Why does 6 Test0006 Player0006 get the bye?",
        "6 Test0006 Player0006 is the lowest ranked of those present, and may have the bye.",
    ]
    assert "4 Test0004 Player0004" in run("explain --why-not 1 4", C5)[1]  # is not there
    _, out, _ = run("explain --why-not 1 2 --why-not 1 4", C5)
    assert out.index("1 Test0001 Player0001 – 2") < out.index("1 Test0001 Player0001 – 4")
    _, out, _ = run("explain --float 1", C5)
    assert "\nWhy does 1 Test0001 Player0001 move down?\n" in out
    _, out, _ = run("explain --round 1 --why-not 1 3", PLAYED_2012)
    assert "In the 0-point bracket every criterion would be kept as well." in out


def test_half_points_of_no_column_are_offered_as_byes(run, file):
    path = file(
        player(1, 1.5, "   2 w 1"),
        player(2, 0.5, "   1 b 0", "   3 w ="),
        player(3, 1, "", "   2 b ="),
        player(4, 0),
    )
    code, out, err = run("standings", path)
    assert (code, out) == (3, "")
    for number in (1, 3):
        assert f"Player {number}: " in err
    assert "half-point byes which the file does not name: --halves takes them so." in err
    code, out, err = run("standings --halves", path)
    assert (code, len(out.splitlines())) == (0, 8)
    taken = "Half points were taken as byes: player 3 in round 1, player 1 in round 2."
    assert err == f"vpdesk-cli: t.trf: {taken}\n"
    assert taken in run("check --halves", path)[2]


def test_ranks_are_checked_and_tie_breaks_that_are_not_known_are_told(run, tmp_path):
    path = tmp_path / "t.trf"
    run("generate --players 8 --rounds 3 --seed 2 -o", path)
    text = path.read_text().replace("202 DE,", "202 DE,XYZ,").replace("PTS,DE,", "PTS,DE,XYZ,")
    first, last = (next(i for i in text.splitlines() if f" {rank}  " in i[84:92]) for rank in "18")
    text = text.replace(first, first[:88] + "8" + first[89:])
    path.write_text(text.replace(last, last[:88] + "1" + last[89:]))
    code, out, err = run("check", path)
    assert (code, out.splitlines()[-1]) == (1, "3 rounds, 0 differ")
    assert out.splitlines()[-2] == "8 ranks by PTS,DE, 2 differ"
    assert "the file has rank 8; PTS,DE gives 1\n" in out
    assert err == "vpdesk-cli: t.trf names tie-breaks that are not known here: XYZ.\n"
    path.write_text(f"{text}### vpdesk: tie-breaks changed after round 2: PTS,SB\n")
    assert "changed after round 2; before, they were PTS,SB.\n" in run("standings", path)[2]


def test_pairing_numbers_by_the_places_in_the_file_are_told(run, file):
    path = file(player(2, 0, "   1 b 0"), player(1, 1, "   2 w 1"), "XXC rank")
    code, out, err = run("standings", path)
    assert (code, [line.split()[1] for line in out.splitlines()[4:]]) == (0, ["2", "1"])
    assert "t.trf asks for it (XXC rank): The pairing numbers are the places" in err


def test_standings(run):
    code, out, err = run("standings", C5)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Standings after round 2"
    assert [line.split()[1] for line in lines[4:]] == ["1", "3", "2", "5", "4", "6"]
    _, out, _ = run("standings --after 1 --format csv", C5)
    assert out.splitlines()[1].startswith("1,")


def test_drawing_imports_nothing_that_takes_long():
    code = (
        "import sys; from vpdesk.cli import main;"
        f"assert main(['swiss', 'pair', {str(C5)!r}]) == 0;"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
        "; print(*sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"numpy", "PySide6", "xlsxwriter", "csv", "json", "fractions"}
    assert not loaded & {"vpdesk.report", "vpdesk.formats", "vpdesk.movements", "vpdesk.scales"}


def test_what_a_report_lacks_is_listed(run, file):
    code, out, err = run("report", file(player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0")))
    assert (code, err) == (1, "")
    assert "The event has no name.\n" in out
    assert "Player 2: the FIDE number is missing.\n" in out
    assert out.splitlines()[-1] == f"{len(out.splitlines()) - 1} missing"


def test_a_tournament_is_made_with_tie_breaks_and_odd_results(run, tmp_path):
    path = tmp_path / "made.trf"
    options = "--full-bye-rate 0.1 --unusual-rate 0.3 --tie-breaks BH/C1,DE"
    assert run(f"generate --players 20 --rounds 5 {options} -o", path)[0] == 0
    text = path.read_text()
    assert "202 BH/C1,DE\n" in text
    assert "212 PTS,BH/C1,DE\n" in text
    assert "tie-breaks changed" not in text
    code, out, err = run("check", path)
    assert (code, err, out.splitlines()[-1]) == (0, "", "5 rounds, 0 differ")
    code, _, err = run("generate --players 20 --rounds 5 --tie-breaks BH,NO -o", path)
    assert code == 2
    assert "“NO” is not a tie-break" in err
    code, _, err = run("generate --players 4 --rounds 5 -o", path)
    assert code == 0
    assert "Round 4 cannot be paired by the rules; the rounds before it are written." in err


def test_points_of_the_results_count_and_the_others_are_named(run, file):
    path = file(player(1, 5, "   2 w 1"), player(2, 3, "   1 b 0"))
    assert run("standings", path)[0] == 3
    code, out, err = run("standings --by-results", path)
    assert (code, [line.split()[-1] for line in out.splitlines()[4:]]) == (0, ["1", "0"])
    assert "t.trf, line 1: Player 1: columns 81-84 say 5, results 1" in err
    assert "t.trf, line 2: Player 2: columns 81-84 say 3, results 0" in err
