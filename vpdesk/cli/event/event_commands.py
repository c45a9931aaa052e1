"""vpdesk-cli event: from a list of names to the standings, without a window."""

from __future__ import annotations

from vpdesk.cli.options.options import Parser


def add_event(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(required=True, metavar="|".join(COMMANDS))
    for name, (words, fill) in COMMANDS.items():
        commands.add_parser(name, help=words, allow_abbrev=False, fill=fill)


COMMANDS: dict[str, tuple[str, str]] = {
    "new": ("write an event of a list of names", "vpdesk.cli.event.event_new:add_new"),
    "next": ("say what is to be done next", "vpdesk.cli.event.event_next:add_next"),
    "stage": (
        "add a stage, as a final of the first four",
        "vpdesk.cli.event.event_new:add_stage_command",
    ),
    "rename": (
        "give a stage or the event another title",
        "vpdesk.cli.event.event_change:add_rename",
    ),
    "segments": (
        "play the matches of a knock-out in segments",
        "vpdesk.cli.event.event_change:add_segments",
    ),
    "tables": (
        "number the tables of a stage from another one",
        "vpdesk.cli.event.event_change:add_tables",
    ),
    "remove": (
        "take out a stage of which nothing is played",
        "vpdesk.cli.event.event_change:add_remove",
    ),
    "entrant": (
        "enter, rename or withdraw somebody, or take one out",
        "vpdesk.cli.event.event_field:add_entrant",
    ),
    "draw": ("draw the next round", "vpdesk.cli.event.event_change:add_draw"),
    "unpair": ("take the last round back", "vpdesk.cli.event.event_change:add_unpair"),
    "rules": ("go on by other rules", "vpdesk.cli.event.event_later:add_rules"),
    "exchange": ("let two change places in a round", "vpdesk.cli.event.event_later:add_exchange"),
    "dates": ("say when the rounds are played", "vpdesk.cli.event.event_dates:add_dates"),
    "rounds": ("print the rounds and their results", "vpdesk.cli.event.event_show:add_rounds"),
    "result": ("enter the result of a match", "vpdesk.cli.event.event_change:add_result"),
    "boards": (
        "score a round of Swiss pairs by the results of its boards",
        "vpdesk.cli.event.event_boards:add_boards",
    ),
    "sheet": (
        "take the score sheet of a match in, or write it to a file",
        "vpdesk.cli.event.event_sheet:add_sheet",
    ),
    "rule": ("rule on a match that went wrong", "vpdesk.cli.event.event_sheet:add_rule"),
    "adjust": (
        "add to or take from a total, with a reason",
        "vpdesk.cli.event.event_change:add_adjust",
    ),
    "ties": (
        "say by what those who are level are parted, and print it",
        "vpdesk.cli.event.event_ties:add_ties",
    ),
    "standings": ("print the standings of a stage", "vpdesk.cli.event.event_show:add_standings"),
    "prizes": (
        "say what the prizes are, and print who has won them",
        "vpdesk.cli.event.event_prizes:add_prizes",
    ),
    "prints": (
        "say what stands on all its prints: organiser, logo",
        "vpdesk.cli.event.event_change:add_prints",
    ),
    "log": ("print all that was done, and when", "vpdesk.cli.event.event_show:add_log"),
    "publish": ("write a folder of web pages", "vpdesk.cli.event.event_publish:add_publish"),
    "check": ("say what does not fit together", "vpdesk.cli.event.event_check:add_check"),
}
