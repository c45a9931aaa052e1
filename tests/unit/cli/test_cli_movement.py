"""Movements on the command line: measured, built, improved; what is wrong is one line."""

import json
import signal
import subprocess
import sys
from collections import Counter

import pytest

from vpdesk.cli import main
from vpdesk.cli.movement.movement import KINDS
from vpdesk.files.movement_file import read_movement
from vpdesk.movements import optimise, places
from vpdesk.movements.builders import BUILDERS
from vpdesk.movements.measures import quality

KEYS = [
    *("pairs", "rounds", "tables", "sets", "s", "d4", "qc", "qf", "qf_bound", "qo"),
    *("qf1av", "qf1min", "qf1max", "s1min", "s1max", "s1dl", "sdw", "sdb3", "qb", "qd"),
]


@pytest.fixture
def run(capsysbinary):
    """Run vpdesk-cli movement; gives the exit code, standard output and standard error."""

    def run(line: str, *more: object) -> tuple[int, str, str]:
        code = main(["movement", *line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.fixture
def mitchell(run, tmp_path):
    """The file of a Mitchell of 14 pairs, without switched rounds."""
    file = tmp_path / "mitchell.asc"
    assert run("build mitchell --pairs 14 -o", file) == (0, "", "")
    return file


def test_quality_as_json_has_all_figures_in_full_precision(run, mitchell):
    code, out, err = run("quality --json --samples 500", mitchell)
    assert (code, err, out.count("\n")) == (0, "", 1)
    figures = json.loads(out)
    assert list(figures) == KEYS
    assert [figures[key] for key in KEYS[:4]] == [14, 7, 7, 7]
    assert figures["qf"] == quality(read_movement(mitchell)).qf == pytest.approx(46.9388, abs=5e-5)
    assert figures["s1dl"] is None
    assert 0 < figures["sdb3"] == pytest.approx(100 / figures["qb"] - 1)
    assert 0 < figures["qd"] < 100


def test_simulated_figures_follow_samples_and_seed(run, mitchell):
    def simulated(line):
        _, out, _ = run(f"quality --json {line}", mitchell)
        return json.loads(out)["sdb3"]

    first = simulated("--samples 300 --seed 5")
    assert simulated("--samples 300 --seed 5") == first
    assert simulated("--samples 300 --seed 6") != first
    assert simulated("--samples 400 --seed 5") != first


def test_quality_as_text_is_aligned_on_the_decimal_point(run, mitchell):
    code, out, err = run("quality --samples 500", mitchell)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:3] == [str(mitchell), "14 pairs, 7 tables, 7 rounds, 7 board sets", ""]
    assert lines[3].split()[:3] == ["Qf", "46.94", "quality:"]
    points = {line.index(".", 12) for line in lines[3:] if line[12:23].strip() != "-"}
    assert len(points) == 1
    assert [line.split()[2] for line in lines if line.startswith("s1 sharing")] == ["-"]


def test_whole_rounds_are_switched(run, mitchell, tmp_path):
    file = tmp_path / "switched.json"
    line = "build mitchell --pairs 14 --switch 7,2 --boards 3 -o"
    assert run(line, file) == (0, "", "")
    movement, plain = read_movement(file), read_movement(mitchell)
    switched = {each.place for each in plain.encounters if each.round in (2, 7)}
    assert movement.encounters == plain.switch(switched).encounters
    assert movement.boards[:2] == ((1, 2, 3), (4, 5, 6))
    # One switched round is right, two are as bad as none.
    assert quality(movement).qf == pytest.approx(49.6, abs=0.1)


@pytest.mark.parametrize(
    ("line", "pairs", "rounds"),
    [
        ("mitchell --pairs 10 --rounds 4", 10, 4),
        ("howell --pairs 8", 8, 7),
        ("threequarter --pairs 12 --rounds 9", 12, 9),
        ("perfect --pairs 12", 12, 11),
        ("barometer --pairs 6", 6, 5),
        ("web --pairs 20 --rounds 8 --switch 8", 20, 8),
        ("rover --pairs 17 --one-in-eight", 17, 7),
        ("thurner --pairs 12", 12, 5),
        ("whist-tournament --pairs 12", 12, 11),
    ],
)
def test_every_kind_is_built(run, tmp_path, line, pairs, rounds):
    file = tmp_path / "built.asc"
    assert run(f"build {line} -o", file) == (0, "", "")
    movement = read_movement(file)
    assert (movement.pairs, movement.rounds) == (pairs, rounds)


def test_a_rover_that_meets_a_pair_twice_says_so(run, tmp_path):
    for pairs, told in ((17, ""), (31, "Pairs 29 and 31 meet twice.\n")):
        file = tmp_path / f"{pairs}.asc"
        code, out, err = run(f"build rover --pairs {pairs} -o", file)
        assert (code, out) == (0, "")
        assert err.replace("vpdesk-cli: ", "") == told
        movement = read_movement(file)
        times = Counter(frozenset((each.ns, each.ew)) for each in movement.encounters)
        assert any(count > 1 for count in times.values()) == bool(told)


def test_the_kinds_are_those_of_the_builders():
    assert tuple(BUILDERS) == KINDS


def test_a_field_is_built_in_sections(run, tmp_path):
    file = tmp_path / "field.asc"
    line = "build mitchell --pairs 37 --sections 2 --rounds 9 --boards 3 -o"
    assert run(line, file) == (0, "field-A.asc: 19 pairs\nfield-B.asc: 18 pairs\n", "")
    assert not file.exists()
    made = [read_movement(tmp_path / f"field-{letter}.asc") for letter in "AB"]
    assert [(each.pairs, each.rounds) for each in made] == [(19, 9), (18, 9)]
    code, _, err = run("build howell --pairs 38 --sections 2 -o", file)
    assert code == 2
    assert "17 and 19 rounds; say how many by --rounds" in err
    assert "2 to 26 sections" in run("build howell --pairs 38 --sections 1 -o", file)[2]


def test_teams_and_individuals_are_measured(run, tmp_path):
    file = tmp_path / "other.asc"
    run("build thurner --pairs 12 -o", file)
    _, out, _ = run("quality --samples 50", file)
    assert "Matches of teams, each on the same boards both ways: 15." in out
    run("build rainbow --pairs 20 -o", file)
    code, out, err = run("quality", file)
    assert (code, err) == (0, "")
    assert "20 players, 5 tables" in out
    assert "Qf             22.00" in out
    assert "matches of teams" not in out
    _, out, _ = run("quality --json", file)
    found = json.loads(out)
    assert list(found) == KEYS
    assert found["qb"] is None


def test_kinds_says_what_can_be_built_for_so_many(run):
    code, out, err = run("kinds --pairs 17")
    assert (code, err) == (0, "")
    assert "rover: Rover Mitchell, for pairs; 2 to 7 rounds\n" in out
    assert "bowman: Bowman, for pairs; 3, 5, 7 rounds\n" in out
    assert "thurner" not in out
    _, everything, _ = run("kinds")
    assert all(f"{kind}: " in everything for kind in KINDS)


def test_a_weekend_is_planned_measured_and_optimised_as_one(run, tmp_path):
    file = tmp_path / "plan.asc"
    line = "weekend --pairs 8 --kind mitchell-howell --boards 3 --seconds 1 -o"
    code, out, err = run(line, file)
    assert (code, err) == (0, "")
    assert "plan.asc: 7 rounds, 7 board sets\nplan-1.asc: 4 rounds" in out
    whole, first, second = (
        read_movement(tmp_path / name) for name in ("plan.asc", "plan-1.asc", "plan-2.asc")
    )
    assert (first.boards[0], second.boards[0], whole.boards[4]) == (
        *((1, 2, 3), (1, 2, 3)),
        (13, 14, 15),
    )
    best = quality(whole).qf
    assert best > 40
    code, out, err = run(
        "quality --json --samples 50",
        tmp_path / "plan-1.asc",
        "--sessions",
        tmp_path / "plan-2.asc",
    )
    assert (code, err) == (0, "")
    assert json.loads(out)["qf"] == best
    assert run("weekend --pairs 9 --kind howell", "-o", file)[0] == 2


def test_optimise_writes_the_best_and_says_how_it_ended(run, tmp_path):
    start, better = tmp_path / "start.asc", tmp_path / "better.asc"
    run("build mitchell --pairs 8 -o", start)
    code, out, err = run("optimise --seconds 20", start, "-o", better)
    assert (code, err) == (0, "")
    heading, qf, bound, _, _, ending, trials = out.splitlines()
    assert heading.split() == ["before", "after"]
    assert qf.split()[::2] == ["Qf", "68.75"]
    assert bound.split()[:2] == ["Qf", "bound"]
    assert ending == "All ways to switch were tried: this is the best there is."
    assert " trials in " in trials
    found = read_movement(better)
    assert quality(found).qf == pytest.approx(68.75)
    assert any("seed 1" in note and ending in note for note in found.notes)


def test_optimise_as_json(run, mitchell, tmp_path):
    better = tmp_path / "better.csv"
    line = "optimise --json --whole-rounds --seconds 20 --seed 3"
    code, out, err = run(line, mitchell, "-o", better)
    assert (code, err, out.count("\n")) == (0, "", 1)
    said = json.loads(out)
    assert list(said) == (
        [
            "qf_before",
            "qf",
            "qf_bound",
            "qf1av_before",
            "qf1av",
            "squares",
            "stop",
            "tries",
            "seconds",
        ]
    )
    assert said["qf_before"] < 50 < said["qf"] == quality(read_movement(better)).qf
    assert said["qf"] == pytest.approx(92, abs=0.01)
    assert said["stop"] == "enumerated"
    assert said["tries"] > 0
    assert 0 < said["seconds"] < 20


def test_a_second_optimisation_leaves_one_note(run, tmp_path):
    file = tmp_path / "movement.asc"
    run("build mitchell --pairs 6 -o", file)
    for _ in range(2):
        assert run("optimise --whole-rounds", file, "-o", file)[0] == 0
    assert sum(each.startswith("Switches found") for each in read_movement(file).notes) == 1


@pytest.fixture
def long_work(run, tmp_path):
    """The file of a movement that takes long, and the name of one to write."""
    start = tmp_path / "start.asc"
    assert run("build mitchell --pairs 26 -o", start)[0] == 0
    return start, tmp_path / "better.asc"


def test_the_time_is_the_most_that_it_takes(run, long_work):
    start, better = long_work
    _, out, _ = run("optimise --json --seconds 0.3", start, "-o", better)
    said = json.loads(out)
    assert said["stop"] == "seconds"
    assert said["seconds"] >= 0.3
    assert said["qf"] == quality(read_movement(better)).qf > said["qf_before"]


def test_ctrl_c_keeps_the_best_so_far(run, long_work, monkeypatch):
    start, better = long_work
    steps = optimise.optimise_steps

    def interrupted(*args, **options):
        for number, progress in enumerate(steps(*args, **options)):
            if number == 5:
                signal.raise_signal(signal.SIGINT)
            yield progress

    monkeypatch.setattr(optimise, "optimise_steps", interrupted)
    before = signal.getsignal(signal.SIGINT)
    code, out, err = run("optimise --seconds 60", start, "-o", better)
    assert (code, err) == (0, "")
    assert "Stopped by Ctrl+C" in out
    assert quality(read_movement(better)).qf > quality(read_movement(start)).qf
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_ends_other_commands_quietly(run, mitchell, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(places, "places_steps", interrupted)
    assert run("quality", mitchell) == (130, "", "")


BROKEN = "4 2 3 3 0\n1-2 1 3-4 1\n1-3 2 3-4 2\n1-4 3 2-3 3\n"


@pytest.mark.parametrize(
    "line", ["quality {}", "optimise {} -o {}.better.asc", "cards {} -o {}.pdf", "study {}"]
)
def test_a_broken_file_is_one_line_with_file_line_and_reason(run, tmp_path, line):
    file = tmp_path / "broken.asc"
    file.write_text(BROKEN)
    code, _, err = run(line.format(file, file))
    assert code == 2
    assert err.startswith(f"vpdesk-cli: {file.name}, line 3: ")
    assert "pair 3" in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "required: quality|build|optimise|late|cards|study"),
        ("improve", "invalid choice"),
        ("quality", "required: FILE"),
        ("quality no/such.asc", "such.asc"),
        ("quality m.asc --samples 0", "“0” is not a whole number of 1 or more"),
        ("quality m.asc --seed -1", "--seed"),
        ("quality m.asc --seed one", "“one” is not a whole number"),
        ("build swiss --pairs 8 -o x.asc", "invalid choice"),
        ("build mitchell -o x.asc", "required: --pairs"),
        ("build mitchell --pairs 8", "required: -o"),
        ("build mitchell --pairs 8 --rounds 9 -o x.asc", "9"),
        ("build mitchell --pairs 999999999 -o x.asc", "pairs"),
        ("build mitchell --pairs 1234567890 -o x.asc", "“1234567890” is too large"),
        ("build mitchell --pairs 8 --switch 2,5 -o x.asc", "no round 5 to switch"),
        ("build mitchell --pairs 8 --switch 2, -o x.asc", "“” is not a whole number"),
        ("build mitchell --pairs 8 --boards 0 -o x.asc", "“0” is not"),
        ("build mitchell --pairs 8 --boards 100 -o x.asc", "at most 99 boards, not 100"),
        ("build mitchell --pairs 8 -o x.doc", "x.doc"),
        ("build mitchell --pairs 8 -o no/such/x.asc", "no folder"),
        ("build perfect --pairs 10 -o x.asc", "10"),
        ("build perfect --pairs 12 --rounds 9 -o x.asc", "leave out --rounds"),
        ("optimise m.asc -o x.doc", "x.doc"),
        ("optimise m.asc -o no/such/x.asc", "no folder"),
        ("optimise m.asc -o x.asc --seconds 0", "“0” is not a number above 0"),
        ("optimise m.asc -o x.asc --seconds inf", "“inf” is not a number above 0"),
        ("optimise m.asc -o x.asc --seconds soon", "“soon” is not a number above 0"),
        ("study", "required: FILE"),
        ("study m.asc --jobs 0", "“0” is not"),
        ("study m.asc --backend spark", "invalid choice"),
        ("study m.asc --backend dask", "--scheduler"),
        ("study m.asc --scheduler tcp://127.0.0.1:9", "--backend dask"),
        ("study m.asc -o x.xlsx", "x.xlsx"),
        ("study m.asc -o no/such/x.csv", "no folder"),
    ],
)
def test_bad_input_is_one_line(run, tmp_path, monkeypatch, line, words):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert words in err
    assert err.startswith("vpdesk-cli: ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_as_a_program(mitchell):
    done = subprocess.run(
        [sys.executable, "-m", "vpdesk.cli", "movement", "quality", "--json", str(mitchell)],
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["pairs"] == 14
    assert done.stderr == b""


def test_other_bases_are_tried_where_that_is_wanted(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("build howell --pairs 8 --rounds 5 -o h.asc")[0] == 0
    code, out, _ = run("optimise h.asc -o best.asc --bases --seconds 0.3 --json")
    found = json.loads(out)
    assert code == 0
    assert found["qf"] > found["qf_before"]
    for other in ("--whole-rounds", "--fix 1"):
        code, _, err = run(f"optimise h.asc -o best.asc --bases {other}")
        assert (code, "not both" in err) == (2, True)
    code, _, err = run("optimise h.asc -o best.asc --twice")
    assert (code, "--bases" in err) == (2, True)
    code, out, _ = run("optimise h.asc -o best.asc --bases --twice --seconds 2 --json")
    assert json.loads(out)["qf"] > 84.6
    assert read_movement(tmp_path / "best.asc").notes[0].startswith("Base and switches found by")


def test_what_is_fixed_stays_and_the_best_sit_out_has_its_weight(run, mitchell, tmp_path):
    better, before = tmp_path / "better.asc", read_movement(mitchell)
    line = "optimise --seconds 1 --json --fix 2:3,1,4:7"
    assert run(line, mitchell, "-o", better)[0] == 0
    fixed = {(2, 3), (4, 7)} | {(1, table) for table in range(1, 8)}
    after = {each.place: each for each in read_movement(better).encounters}
    assert all(each == after[each.place] for each in before.encounters if each.place in fixed)
    for wrong in ("8", "1:9"):
        code, _, err = run(f"optimise --fix {wrong}", mitchell, "-o", better)
        assert (code, f"--fix {wrong}" in err) == (2, True)
    run("build mitchell --pairs 10 -o", mitchell)
    best = []
    for weight in (0, 99):
        assert run(f"optimise --weight {weight}", mitchell, "-o", better)[0] == 0
        best.append(quality(read_movement(better)))
    assert best[0].qf == best[1].qf == pytest.approx(74.6753, abs=1e-4)
    assert best[0].qf1av > best[1].qf1av
    assert best[0].qf1max < best[1].qf1max


def test_about_one_round_in_eight_is_switched(run, tmp_path):
    for option in ("--switch 7", "--one-in-eight"):
        assert run(f"build mitchell --pairs 14 {option} -o", tmp_path / f"{option}.asc")[0] == 0
    one, other = (read_movement(each) for each in sorted(tmp_path.glob("*.asc")))
    assert one == other
    code, _, err = run("build mitchell --pairs 14 --switch 7 --one-in-eight -o m.asc")
    assert (code, "not both" in err) == (2, True)


def test_an_appendix_table_brings_two_more_pairs(run, tmp_path):
    assert run("build howell --pairs 14 --rounds 10 --appendix -o", tmp_path / "a.asc")[0] == 0
    found = read_movement(tmp_path / "a.asc")
    assert (found.pairs, found.tables, found.rounds) == (16, 8, 10)
    code, _, err = run("build mitchell --pairs 14 --appendix -o m.asc")
    assert (code, "No table can take an appendix table" in err) == (2, True)


def test_a_pair_that_comes_late_and_one_that_leaves(run, mitchell, tmp_path):
    came, left = tmp_path / "came.asc", tmp_path / "left.asc"
    code, out, err = run("late --comes --round 2 --seconds 5", mitchell, "-o", came)
    assert (code, err) == (0, "")
    assert "Qf" in out
    found = read_movement(came)
    assert (found.pairs, len(found.of_pair(15))) == (15, 6)
    code, _, err = run("late --leaves 3 --round 4 --seconds 0.5", came, "-o", left)
    assert (code, err) == (0, "")
    found = read_movement(left)
    assert {each.round for each in found.of_pair(3)} == {1, 2, 3}
    assert found.in_round(3) == read_movement(came).in_round(3)

    code, _, err = run("late --leaves 30 --round 4", came, "-o", left)
    assert code == 2
    assert "No pair 30 has played before round 4." in err
    assert run("late --round 4", came, "-o", left)[0] == 2
