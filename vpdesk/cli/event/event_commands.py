"""vpdesk-cli event: from a list of names to the standings, without a window."""

from __future__ import annotations

from vpdesk.cli.options.options import Parser


def add_event(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(required=True, metavar="|".join(COMMANDS))
    for name, (words, fill) in COMMANDS.items():
        commands.add_parser(name, help=words, allow_abbrev=False, fill=fill)


COMMANDS: dict[str, tuple[str, str]] = {
    "new": ("begin an event from a list of names", "vpdesk.cli.event.event_new:add_new"),
    "next": ("say what to do next", "vpdesk.cli.event.event_next:add_next"),
    "stage": (
        "add a stage, such as a final of the first four",
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
        "remove a stage in which nothing is played",
        "vpdesk.cli.event.event_change:add_remove",
    ),
    "entrant": (
        "enter, rename, withdraw or remove an entrant",
        "vpdesk.cli.event.event_field:add_entrant",
    ),
    "draw": ("draw the next round", "vpdesk.cli.event.event_change:add_draw"),
    "unpair": ("undo the draw of the last round", "vpdesk.cli.event.event_change:add_unpair"),
    "rules": ("change the rules of the later rounds", "vpdesk.cli.event.event_later:add_rules"),
    "exchange": ("swap two entrants in a round", "vpdesk.cli.event.event_later:add_exchange"),
    "dates": ("set the dates of the rounds", "vpdesk.cli.event.event_dates:add_dates"),
    "rounds": ("print the rounds and their results", "vpdesk.cli.event.event_show:add_rounds"),
    "result": ("enter the result of a match", "vpdesk.cli.event.event_change:add_result"),
    "boards": (
        "score a round of Swiss pairs from the results of its boards",
        "vpdesk.cli.event.event_boards:add_boards",
    ),
    "sheet": (
        "take in the score sheet of a match, or write it to a file",
        "vpdesk.cli.event.event_sheet:add_sheet",
    ),
    "rule": ("rule on a match that went wrong", "vpdesk.cli.event.event_sheet:add_rule"),
    "adjust": (
        "add to or take from a total, with a reason",
        "vpdesk.cli.event.event_change:add_adjust",
    ),
    "ties": (
        "set the tie-breaks, or print them",
        "vpdesk.cli.event.event_ties:add_ties",
    ),
    "standings": ("print the standings of a stage", "vpdesk.cli.event.event_show:add_standings"),
    "prizes": (
        "set the prizes, and print the winners",
        "vpdesk.cli.event.event_prizes:add_prizes",
    ),
    "prints": (
        "set what stands on all prints: organiser, logo",
        "vpdesk.cli.event.event_change:add_prints",
    ),
    "log": ("print all that was done, and when", "vpdesk.cli.event.event_show:add_log"),
    "publish": ("write a folder of web pages", "vpdesk.cli.event.event_publish:add_publish"),
    "check": ("report what does not fit together", "vpdesk.cli.event.event_check:add_check"),
}
