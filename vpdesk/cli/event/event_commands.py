"""vpdesk-cli event: from a list of names to the standings, without a window."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.cli.options.options import Fill, Parser


def add_event(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(required=True, metavar="|".join(COMMANDS))
    for name, (words, fill) in COMMANDS.items():
        commands.add_parser(name, help=words, allow_abbrev=False, fill=fill)


def _new() -> Fill:
    from vpdesk.cli.event.event_new import add_new

    return add_new


def _stage() -> Fill:
    from vpdesk.cli.event.event_new import add_stage_command

    return add_stage_command


def _draw() -> Fill:
    from vpdesk.cli.event.event_change import add_draw

    return add_draw


def _unpair() -> Fill:
    from vpdesk.cli.event.event_change import add_unpair

    return add_unpair


def _rounds() -> Fill:
    from vpdesk.cli.event.event_show import add_rounds

    return add_rounds


def _result() -> Fill:
    from vpdesk.cli.event.event_change import add_result

    return add_result


def _adjust() -> Fill:
    from vpdesk.cli.event.event_change import add_adjust

    return add_adjust


def _standings() -> Fill:
    from vpdesk.cli.event.event_show import add_standings

    return add_standings


def _prints() -> Fill:
    from vpdesk.cli.event.event_change import add_prints

    return add_prints


def _log() -> Fill:
    from vpdesk.cli.event.event_show import add_log

    return add_log


def _check() -> Fill:
    from vpdesk.cli.event.event_check import add_check

    return add_check


def _publish() -> Fill:
    from vpdesk.cli.event.event_publish import add_publish

    return add_publish


def _rename() -> Fill:
    from vpdesk.cli.event.event_change import add_rename

    return add_rename


def _remove() -> Fill:
    from vpdesk.cli.event.event_change import add_remove

    return add_remove


def _entrant() -> Fill:
    from vpdesk.cli.event.event_field import add_entrant

    return add_entrant


def _boards() -> Fill:
    from vpdesk.cli.event.event_boards import add_boards

    return add_boards


def _sheet() -> Fill:
    from vpdesk.cli.event.event_sheet import add_sheet

    return add_sheet


def _rule() -> Fill:
    from vpdesk.cli.event.event_sheet import add_rule

    return add_rule


def _prizes() -> Fill:
    from vpdesk.cli.event.event_prizes import add_prizes

    return add_prizes


def _segments() -> Fill:
    from vpdesk.cli.event.event_change import add_segments

    return add_segments


def _tables() -> Fill:
    from vpdesk.cli.event.event_change import add_tables

    return add_tables


def _ties() -> Fill:
    from vpdesk.cli.event.event_ties import add_ties

    return add_ties


def _rules() -> Fill:
    from vpdesk.cli.event.event_later import add_rules

    return add_rules


def _exchange() -> Fill:
    from vpdesk.cli.event.event_later import add_exchange

    return add_exchange


COMMANDS: dict[str, tuple[str, Callable[[], Fill]]] = {
    "new": ("write an event of a list of names", _new),
    "stage": ("add a stage, as a final of the first four", _stage),
    "rename": ("give a stage or the event another title", _rename),
    "segments": ("play the matches of a knock-out in segments", _segments),
    "tables": ("number the tables of a stage from another one", _tables),
    "remove": ("take out a stage of which nothing is played", _remove),
    "entrant": ("enter, rename or withdraw somebody, or take one out", _entrant),
    "draw": ("draw the next round", _draw),
    "unpair": ("take the last round back", _unpair),
    "rules": ("go on by other rules", _rules),
    "exchange": ("let two change places in a round", _exchange),
    "rounds": ("print the rounds and their results", _rounds),
    "result": ("enter the result of a match", _result),
    "boards": ("score a round of Swiss pairs by the results of its boards", _boards),
    "sheet": ("take the score sheet of a match in, or write it to a file", _sheet),
    "rule": ("rule on a match that went wrong", _rule),
    "adjust": ("add to or take from a total, with a reason", _adjust),
    "ties": ("say by what those who are level are parted, and print it", _ties),
    "standings": ("print the standings of a stage", _standings),
    "prizes": ("say what the prizes are, and print who has won them", _prizes),
    "prints": ("say what stands on all its prints: organiser, logo", _prints),
    "log": ("print all that was done, and when", _log),
    "publish": ("write a folder of web pages", _publish),
    "check": ("say what does not fit together", _check),
}
