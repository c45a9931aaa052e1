"""What test_cli_match and others are made of."""

from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import BoardLine, ScoreSheet

ROWS = (("4s= n", "4s-1 n"), ("3n+1 e", "3n= e"), ("60% 620, 40% -100", "140"), ("-50", "-920"))


def sheet(rows=ROWS, **fields):
    lines = tuple(
        BoardLine(number, tuple(None if each is None else parse_entry(each) for each in row))
        for number, row in enumerate(rows, 1)
    )
    return ScoreSheet(lines, home="Rovers", away="Tigers", event="Cup", **fields)
