"""“-” is standard input and standard output of every command, and any file name is told."""

import argparse
import os
import subprocess
import sys
import tempfile

import pytest

from tests.folders import TESTS
from vpdesk.cli import main
from vpdesk.cli.main import _parser
from vpdesk.cli.options.file_options import in_file, out_file
from vpdesk.files import text as text_files

DATA = TESTS / "data"
PROGRAM = [sys.executable, "-m", "vpdesk.cli"]
RESULTS = "board,ns,ew,score\n1,1,2,420\n1,3,4,450\n2,1,4,-50\n2,3,2,100\n"
MATCHES = "Boards;Margin\n" + "16;20\n" * 30
FORMATS_OF = {
    "scale --boards 8": ("text", "csv", "json"),
    "vp --boards 8 --margin 3": ("",),
    "export --boards 8": ("pdf", "xlsx", "csv", "html", "json", "svg", "png"),
    "scale prove --boards 7": ("text", "csv", "pdf", "html"),
    "scale audit --boards 8": ("text", "csv", "pdf", "png"),
    "scale check in.csv": ("text", "csv", "pdf", "xlsx"),
    "calibrate list.csv": ("text", "csv", "json", "pdf"),
    "movement build mitchell --pairs 8": ("asc", "csv", "json"),
    "movement quality in.asc --samples 50": ("",),
    "movement cards in.asc": ("pdf", "csv", "bridgemate", "asc"),
    "movement study in.asc --samples 50": ("csv", "json"),
    "swiss generate --players 8 --rounds 3": ("",),
    "swiss pair in.trf": ("",),
    "swiss check in.trf": ("",),
    "swiss explain in.trf": ("",),
    "swiss standings in.trf": ("text", "csv"),
    "match score in.vpmatch": ("text", "json", "csv", "pdf"),
    "match rule in.vpmatch": ("text", "json", "pdf"),
    "match rule in.vpmatch --what slip --paper A6": ("pdf", "html"),
    "pairs score in.results": ("text", "csv", "json"),
    "pairs rank in.results": ("text", "csv", "json"),
    "event rounds in.vpt": ("text", "json"),
    "event standings in.vpt": ("text", "json"),
    "event check in.vpt": ("",),
    "export in.vpt --what standings": ("pdf", "csv"),
}


@pytest.fixture
def run(qapp, capsysbinary, monkeypatch):
    """Run the command line with a standard input; gives code, output and messages."""

    def run(line: str, *more: object, stdin: bytes = b"") -> tuple[int, bytes, str]:
        with tempfile.TemporaryFile("w+") as given:
            given.buffer.write(stdin)
            given.seek(0)
            monkeypatch.setattr(sys, "stdin", given)
            code = main([*line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return code, out, err.decode()

    return run


@pytest.fixture
def files(run, tmp_path, monkeypatch):
    """Go to a folder with a file of each kind."""
    monkeypatch.chdir(tmp_path)
    assert run("scale --boards 8 -o in.csv") == (0, b"", "")
    assert run("movement build howell --pairs 6 -o in.asc") == (0, b"", "")
    assert run("swiss generate --players 6 --rounds 2 -o made.trf") == (0, b"", "")
    made = (tmp_path / "made.trf").read_text()
    (tmp_path / "in.trf").write_text(made.replace("XXR 2", "XXR 5").replace("142 2", "142 5"))
    (tmp_path / "list.csv").write_text(MATCHES)
    (tmp_path / "in.results").write_text(RESULTS)
    before = DATA / "written_before"
    (tmp_path / "in.vpt").write_bytes((before / "teams.vpt").read_bytes())
    match = (before / "match.vpmatch").read_text("utf-8")
    (tmp_path / "in.vpmatch").write_text(
        match.replace('"number": 21, "status": "played"', '"number": 21, "status": "cancelled"'),
        "utf-8",
    )
    return tmp_path


@pytest.mark.parametrize("line", FORMATS_OF)
def test_what_is_printed_is_what_a_file_has(run, files, line):
    """Whatever the format; a file is written by its ending and standard output by --format."""
    for form in FORMATS_OF[line]:
        said = ["--format", form] if form else []
        name = f"out.{'csv' if form == 'bridgemate' else form or 'txt'}"
        code, out, err = run(line, *said, "-o", "-")
        assert code in (0, 1)
        assert (err, out != b"") == ("", True)
        assert run(line, *(said if form == "bridgemate" else ()), "-o", name) == (code, b"", "")
        assert (files / name).read_bytes() == out


def test_an_event_is_made_and_changed_in_a_pipe(run):
    """From names to a result; each command writes the changed event."""
    made = b"Ash\nElm\nOak\nYew\n"
    for line in (
        "new - --kind teams --names - --draw swiss --boards 8",
        "draw -",
        "result - --round 1 --table 1 --imps 30 20",
        "result - --round 1 --table 2 --vp 12,5 7,5",
        "adjust - --name Ash --vp -0,5 --reason late",
    ):
        code, made, err = run(f"event {line}", stdin=made)
        assert (code, made[:6], err) == (0, b"SQLite", "")
    code, out, err = run("event standings -", stdin=made)
    assert (code, err) == (0, "")
    assert "12.50" in out.decode()
    code, out, err = run("event publish - --to -", stdin=made)
    assert (code, out, "folder" in err) == (2, b"", True)


def test_every_file_of_every_command_may_be_a_stream():
    kinds = dict(files_named(_parser(), ""))
    assert len(kinds) > 50
    assert {kinds[name] for name in kinds} == {in_file, out_file}


def files_named(parser, path):
    """The kind of every argument that is a file, by command and name."""
    parser.fill()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from files_named(command, f"{path} {name}")
        elif action.metavar in ("FILE", "OUT"):
            yield f"{path} {action.dest}", action.type


@pytest.mark.parametrize("line", [line for line in FORMATS_OF if "in." in line or "list." in line])
def test_a_file_may_come_from_standard_input(run, files, line):
    name = next(each for each in line.split() if "." in each)
    form = FORMATS_OF[line][0]
    more = ["--format", form] if form else []
    from_file = run(line, *more)
    piped = run(line.replace(name, "-"), *more, stdin=(files / name).read_bytes())
    assert piped[::2] == from_file[::2]
    assert piped[1].replace(b"standard input", name.encode()) == from_file[1]


def test_a_movement_and_what_is_said_of_it_part(run, files):
    line = "movement optimise - -o - --format asc --seconds 5"
    code, out, err = run(line, stdin=(files / "in.asc").read_bytes())
    assert code == 0
    assert out.split()[0] == b"6"
    assert "this is the best there is" in err


def test_a_scale_and_a_logo_may_come_from_standard_input(run, files):
    scale = b'{"format": "vpdesk scale", "version": 1, "name": "Ours", "source": "", "note": "",'
    scale += b'"margins": "IMP", "tables": [{"boards": [1, 40], "from": [0, 5], "winner": [10, 20],'
    scale += b'"loser": [10, 0]}]}'
    said = (0, "20 – 0\n".encode(), "")
    assert run("vp --boards 8 --margin 5 --scale-file -", stdin=scale) == said
    logo = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0H9V3z"/></svg>'
    (files / "logo.svg").write_bytes(logo)
    line = "export --boards 8 -o - --format html --logo"
    from_file = run(line, "logo.svg")
    assert run(line, "-", stdin=logo) == from_file
    assert b"<img" in from_file[1]


def test_standard_input_is_one_file(run, files):
    for line in ("movement study - -", "movement cards - --logo - -o -"):
        code, out, err = run(line, stdin=b"4 2 3 3 0\n")
        assert (code, out) == (2, b"")
        assert err == "vpdesk-cli: Standard input (-) can be one file only.\n"


def test_standard_input_has_its_bounds(run, files, monkeypatch):
    monkeypatch.setattr(text_files, "MOST_BYTES", 10)
    monkeypatch.setattr(text_files.read_bytes, "__defaults__", (10,))
    monkeypatch.setattr(text_files.read_text, "__defaults__", (10,))
    code, out, err = run("movement quality -", stdin=(files / "in.asc").read_bytes())
    assert (code, out) == (2, b"")
    assert err == "vpdesk-cli: standard input: The file is too large.\n"


def test_what_a_format_lacks_on_standard_output_is_told(run, files):
    for line in ("export --boards 8", "movement build howell --pairs 6", "movement cards in.asc"):
        code, out, err = run(line, "-o", "-")
        assert (code, out) == (2, b"")
        assert "standard output" in err
        assert "--format" in err


def test_no_binary_format_goes_to_a_terminal(run, files, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for form in ("pdf", "xlsx", "png"):
        code, out, err = run(f"export --boards 8 --format {form} -o -")
        assert (code, out) == (2, b"")
        assert "not for a terminal" in err
    assert run("export --boards 8 --format csv -o -")[0] == 0


READING = [
    "match score {}",
    "match rule {}",
    "pairs score {}",
    "event standings {}",
    "event draw {}",
    "vp --boards 8 --margin 3 --scale-file {}",
    "export --boards 8 -o out.pdf --logo {}",
    "scale check {}",
    "calibrate {}",
    "movement quality {}",
    "movement optimise {} -o out.asc",
    "movement cards {} -o out.pdf",
    "movement study {}",
    "swiss pair {}",
    "swiss check {}",
    "swiss explain {}",
    "swiss standings {}",
]
needs_bytes = pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux only")


@needs_bytes
@pytest.mark.parametrize("line", READING)
def test_a_file_that_cannot_be_read_is_one_line(run, files, line):
    """It is missing, a folder, a device, or its name is no UTF-8."""
    odd = os.fsdecode(b"caf\xe9.x")
    (files / "folder").mkdir()
    for name in ("missing.x", "folder", ".", "/", "/dev/zero", "missing/x", "x" * 300, odd, ""):
        code, out, err = run("", *(each.format(name) for each in line.split()))
        assert code == (3 if line.startswith("swiss") and name else 2), name
        assert "out." not in " ".join(map(str, files.iterdir()))
        assert err.startswith("vpdesk-cli: ")
        assert not err.startswith("vpdesk-cli: :")
        assert err.count("\n") == 1
        if name is odd:
            assert r"caf\xe9.x" in err or r"caf\udce9.x" in err
        if not line.startswith("movement study"):
            assert out == b""


@needs_bytes
def test_a_file_may_have_a_name_that_is_no_utf_8(run, files):
    odd = os.fsdecode(b"caf\xe9")
    for line in ("movement quality", "movement study", "scale check"):
        ending = "csv" if line == "scale check" else "asc"
        (files / f"{odd}.{ending}").write_bytes((files / f"in.{ending}").read_bytes())
        code, out, err = run(line, f"{odd}.{ending}")
        assert (code in (0, 1), err) == (True, "")
        assert line == "scale check" or rf"caf\xe9.{ending}".encode() in out
    assert run("scale --boards 8 -o", f"{odd}.txt") == (0, b"", "")
    assert (files / f"{odd}.txt").exists()
    code, out, err = run("export --boards 8 -o out.pdf --title", odd)
    assert (code, r"“caf\xe9” is not written in UTF-8" in err) == (2, True)


@pytest.mark.parametrize("line", [line for line in FORMATS_OF if not line.startswith("vp")])
@pytest.mark.parametrize("name", ["none/out.csv", "folder", "/", "", f"{'x' * 300}/out.csv"])
def test_what_cannot_be_written_is_one_line(run, files, line, name):
    (files / "folder").mkdir()
    form = FORMATS_OF[line][0]
    code, out, err = run(line, *(["--format", form] if form else []), "-o", name)
    assert (code, out) == (2, b"")
    assert err.startswith("vpdesk-cli: ")
    assert err.count("\n") == 1
    assert "“”" not in err


def program(shell: str, folder) -> tuple[int, bytes, bytes]:
    """Run a line of a shell, in which $CLI is the program."""
    environment = os.environ | {"CLI": " ".join(PROGRAM)}
    done = subprocess.run(
        shell, check=False, shell=True, capture_output=True, cwd=folder, env=environment
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal of Unix")
def test_in_a_terminal(files):
    """What it shows goes nowhere else."""
    outer, inner = os.openpty()
    line = [*PROGRAM, "export", "--boards", "8", "--format", "png", "-o", "-"]
    done = subprocess.run(line, stdout=inner, stderr=subprocess.PIPE, check=False)
    text = [*PROGRAM, "vp", "--boards", "8", "--margin", "3"]
    assert subprocess.run(text, stdout=inner, check=False).returncode == 0
    os.close(inner)
    with os.fdopen(outer, "rb", buffering=0) as terminal:
        shown = terminal.read(100)
    assert (done.returncode, shown) == (2, "11.27 – 8.73\r\n".encode())
    assert b"not for a terminal" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs a shell of Unix")
def test_in_a_shell(files):
    pipe = (
        "$CLI movement build howell --pairs 6 -o - --format asc | $CLI movement quality - | head -1"
    )
    assert program(pipe, files) == (0, b"standard input\n", b"")
    # A reader that has seen enough, of the help too; and streams that are closed.
    assert program("$CLI --help | true", files)[2] == b""
    assert program("$CLI scale --boards 8 2>&- >&-", files) == (2, b"", b"")
    code, _, err = program("$CLI scale --boards 8 >&-", files)
    assert (code, b"standard output is closed" in err) == (2, True)
    code, _, err = program("$CLI calibrate - <&-", files)
    assert (code, b"standard input: There are no matches" in err) == (2, True)
