"""vpdesk-cli event rounds, standings: what an event comes to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from vpdesk.cli.event.event_file import (
    add_event_file,
    add_stage,
    file_name,
    of_event,
    read,
    read_history,
    stage_of,
)
from vpdesk.cli.options.file_options import add_output, file_format
from vpdesk.cli.options.number_options import whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import counted
from vpdesk.event.carry import Brings, adjustments_of, ahead_of, as_played
from vpdesk.event.event import Event, event_over
from vpdesk.event.final import final_ranking
from vpdesk.event.knock_out import winner
from vpdesk.event.logged import Logged
from vpdesk.event.ranking import stage_standings
from vpdesk.event.round_dates import dates_of
from vpdesk.event.tables import MatchTable, byes_of, match_tables, rounds_drawn
from vpdesk.files.tournament.action_log import log_of
from vpdesk.report.events.log_table import log_table
from vpdesk.report.events.scores import with_brought
from vpdesk.report.events.stage_columns import StageColumns
from vpdesk.report.events.tie_break_words import lots_note
from vpdesk.report.language import Language
from vpdesk.report.step_words import told_step
from vpdesk.report.table import Cell
from vpdesk.tournament.field.left_league import last_counted, leaver_of
from vpdesk.tournament.play import TypedBy
from vpdesk.tournament.results.match_segments import to_come
from vpdesk.tournament.round import Game, Result
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Ahead

FORMATS = ("text", "json")
OTHERS = {TieBreak.BOARD_POINTS: "board_points", TieBreak.MATCH_POINTS: "match_points"}
DASH = "\N{EN DASH}"


def add_rounds(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    add_stage(parser, "of one stage (usual: of all)")
    add_output(parser, FORMATS, "text")
    parser.set_defaults(run=_rounds)


def add_standings(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    add_stage(parser)
    parser.add_argument(
        "--after",
        type=whole,
        metavar="R",
        help="after this round, 0 for the starting list (usual: the last one with a result)",
    )
    parser.add_argument(
        "--final",
        action="store_true",
        help="final ranking of the whole event: those that went on stand above the others",
    )
    add_output(parser, FORMATS, "text")
    parser.set_defaults(run=_standings)


def add_log(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    add_output(parser, FORMATS, "text")
    parser.set_defaults(run=_log)


def vp(hundredths: int) -> int | float:
    """VPs as JSON has them: 16.9, 20."""
    whole, rest = divmod(hundredths, 100)
    return hundredths / 100 if rest else whole


def rounds_text(event: Event, number: int, rounds: Iterable[int] | None = None) -> bytes:
    """Rounds of a stage, all or some, as text."""
    wanted = range(1, rounds_drawn(event, number) + 1) if rounds is None else rounds
    return _as_text((_round(event, number, each) for each in wanted), event)


def _rounds(args: argparse.Namespace) -> bytes:
    event = read(args.file)
    with of_event(args.file):
        stages = [stage_of(args, event)] if args.stage else range(1, len(event.stages) + 1)
        found = [
            _round(event, stage, each)
            for stage in stages
            for each in range(1, rounds_drawn(event, stage) + 1)
        ]
    return _as_json(found) if file_format(args) == "json" else _as_text(found, event)


def _final(args: argparse.Namespace, event: Event) -> bytes:
    names = {each.number: each.name for each in event.entrants}
    with of_event(args.file):
        open_still = {} if event_over(event) else {"provisional": True}
        found = [
            {
                "place": each.place or None,
                "name": names[each.number],
                "stage": each.stage,
                **open_still,
                **({"withdrawn": True} if each.withdrawn else {}),
            }
            for each in final_ranking(event)
        ]
    if file_format(args) == "json":
        return _as_json(found)
    lines = (
        f"{each['place'] or DASH:>4}  {each['name']}{' (withdrawn)' * ('withdrawn' in each)}\n"
        for each in found
    )
    title = "Final ranking" if event_over(event) else "Final ranking, provisional"
    return "".join((f"{title}\n", *lines)).encode()


def _log(args: argparse.Namespace) -> bytes:
    event, actions = read_history(args.file)
    logged = log_of(event, actions)
    rows = log_table(event, logged, Language()).rows
    told = zip(logged, rows, strict=True)
    if file_format(args) == "json":
        return _as_json([_logged(each, row) for each, row in told])
    lines = ("  ".join(filter(None, (cell.text for cell in row))) for row in rows)
    return "".join(f"{line}\n" for line in lines).encode()


def _logged(each: Logged, row: Sequence[Cell]) -> dict[str, Any]:
    """An entry as JSON has it: what there is of it."""
    *_, result, before = (cell.text for cell in row)
    at = {"stage": each.stage, "group": each.group, "round": each.round, "board": each.table}
    numbers = {key: value for key, value in at.items() if value}
    texts = {"result": result, "before": before, "undone": each.undone}
    return {
        "number": each.number,
        "at": each.at,
        "what": told_step(each.what, Language()),
        "kind": each.kind.value,
        **numbers,
        **({"names": list(each.names)} if each.names else {}),
        **{key: text for key, text in texts.items() if text},
    }


def _round(event: Event, stage: int, number: int) -> dict[str, Any]:
    """A round as JSON has it; group and byes are told where there are any."""
    names = {each.number: each.name for each in event.entrants}
    several = len(event.stage(stage).groups) > 1
    found: dict[str, Any] = {
        "stage": stage,
        "round": number,
        **_when(event, stage, number),
        "matches": [
            _match(event, stage, number, each, names, several=several)
            for each in match_tables(event, stage, number)
        ],
    }
    none = _is_knock_out(event, stage)
    byes = [
        {
            "name": names[bye.entrant],
            "vp": None if none else vp(event.group(stage, part).points_of_bye(bye)),
        }
        for part, bye in byes_of(event, stage, number)
    ]
    return {**found, "byes": byes} if byes else found


def _when(event: Event, stage: int, number: int) -> dict[str, str]:
    """Date and time of a round, as ISO writes them; nothing of what is not known."""
    found = dates_of(event, stage)[number - 1 : number]
    told = {name: text for each in found for name, text in zip(("date", "time"), each, strict=True)}
    return {name: text.replace("/", "-") for name, text in told.items() if text}


def _is_knock_out(event: Event, stage: int) -> bool:
    """Whether a stage has winners and losers in place of VPs."""
    return event.stage(stage).draw.is_knock_out


def _match(
    event: Event,
    stage: int,
    number: int,
    at: MatchTable,
    names: dict[int, str],
    *,
    several: bool,
) -> dict[str, Any]:
    game, group = at.game, event.group(stage, at.group)
    counts = game.finished and not _is_knock_out(event, stage)
    points = group.points_of_game(game) if counts else None
    chess = event.play.has_boards
    boards = [vp(each) for each in game.board_points] if game.board_points else None
    by_boards = event.play.typed_by is TypedBy.IMPS and group.teams.of_boards
    if by_boards:
        boards = None if game.imps is None else list(game.imps)
    percent = game.percentages
    return {
        "table": at.table_number,
        **({"group": at.group} if several else {}),
        "home": names[game.home],
        "away": names[game.visitor],
        **({"boards": boards} if chess or by_boards else {}),
        **({"results": game.boards} if game.boards else {}),
        **({"on_boards": [vp(each) for each in game.on_boards]} if game.on_boards else {}),
        **({"segments": game.parts} if game.parts else {}),
        **(_of_knock_out(event, stage, number, at, names) if _is_knock_out(event, stage) else {}),
        **({"percent": [vp(each) for each in percent]} if percent else {}),
        **_forfeit(game),
        **({"left": names[gone]} if (gone := leaver_of(group, game)) else {}),
        "imps": None if by_boards or game.imps is None else list(game.imps),
        "vp": None if points is None else [vp(each) for each in points],
    }


def _forfeit(game: Game) -> dict[str, str]:
    """Who did not play a match: home, away or both, as --forfeit of "event result" says it."""
    lost = [each is Result.FORFEIT_LOSS for each in (game.home_result, game.visitor_result)]
    if not game.finished or not any(lost):
        return {}
    return {"forfeit": "both" if all(lost) else "home" if lost[0] else "away"}


def _of_knock_out(
    event: Event, stage: int, number: int, at: MatchTable, names: dict[int, str]
) -> dict[str, Any]:
    """What decides a match: segments to come, IMPs carried over or adjusted, the total, who won."""
    played, game = as_played(event, stage, at.group), at.game
    brought = played.imps_brought(number)
    more = brought.get(game.home, 0), brought.get(game.visitor, 0)
    by_director = played.imps_adjusted(number)
    adjusted = by_director.get(game.home, 0), by_director.get(game.visitor, 0)
    carried = more[0] - adjusted[0], more[1] - adjusted[1]
    parts = game.parts or (() if game.imps is None else (game.imps,))
    won, left = winner(played, number, game), to_come(played, game)
    told = event.play.has_segments and bool(parts)
    return {
        **({"segments_to_come": left} if left else {}),
        **({"carried_imps": list(carried)} if any(carried) else {}),
        **({"adjusted_imps": list(adjusted)} if any(adjusted) else {}),
        **({"total_imps": list(with_brought(parts, more))} if told else {}),
        "winner": names[won] if won else None,
    }


def _as_json(found: object) -> bytes:
    return f"{json.dumps(found, indent=2, ensure_ascii=False)}\n".encode()


def _as_text(rounds: Iterable[dict[str, Any]], event: Event) -> bytes:
    unit = event.play.unit
    texts = (
        "".join(f"{line}\n" for line in _lines(each, unit, _with_title(event, each["stage"])))
        for each in rounds
    )
    return "\n".join(texts).encode()


def _with_title(event: Event, number: int) -> str:
    """The number of a stage, by which commands take it, and its title where it has one."""
    title = event.stage(number).title
    return f"{number} ({title})" if title else str(number)


def _lines(found: dict[str, Any], unit: str, stage: str) -> Iterator[str]:
    when = " ".join(found[each] for each in ("date", "time") if each in found)
    yield f"Stage {stage}, round {found['round']}{when and f', {when}'}"
    for each in found["matches"]:
        group = f" (group {each['group']})" if "group" in each else ""
        home, away = each["home"], each["away"]
        yield f"{each['table']:4}  {home} {DASH} {away}{group}{_result(each, unit)}"
    for bye in found.get("byes", ()):
        points = "" if bye["vp"] is None else f", {bye['vp']:.2f} {unit}"
        yield f"      {bye['name']}: bye{points}"


def _absent(match: dict[str, Any]) -> list[str]:
    """Why a match was not played, in words."""
    if "left" in match:
        return [f"{match['left']} has left"]
    if "forfeit" in match:
        names = {"home": match["home"], "away": match["away"], "both": "both"}
        return [f"forfeit: {names[match['forfeit']]}"]
    return []


def _result(match: dict[str, Any], unit: str) -> str:
    parts = []
    if match.get("boards") is not None:
        won = f", winner: {match['winner']}" if match.get("winner") else ""
        return ": {:g}-{:g}".format(*match["boards"]) + won
    if "percent" in match:
        parts.append("{:.2f}-{:.2f} %".format(*match["percent"]))
    if "total_imps" in match:
        parts.append("{}-{} IMPs".format(*match["total_imps"]))
        for key, word in (("carried_imps", "carried over"), ("adjusted_imps", "adjusted")):
            parts[-1] += " with {}-{} {}".format(*match[key], word) if key in match else ""
        if "segments_to_come" in match:
            parts.append(f"segments to come: {match['segments_to_come']}")
    elif match["imps"] is not None:
        parts.append("{}-{} IMPs".format(*match["imps"]))
    if "on_boards" in match:
        parts.append("{:g}-{:g} on boards".format(*match["on_boards"]))
    parts += _absent(match)
    if match.get("winner"):
        parts.append(f"winner: {match['winner']}")
    if match["vp"] is not None:
        parts.append("{:.2f}-{:.2f} {unit}".format(*match["vp"], unit=unit))
    return f": {', '.join(parts)}" if parts else ""


def _standings(args: argparse.Namespace) -> bytes:
    event = read(args.file)
    if args.final:
        if args.after is not None:
            raise UsageError("The final ranking is of all rounds; leave out --after.")
        return _final(args, event)
    with of_event(args.file):
        stage = stage_of(args, event)
        rounds = rounds_drawn(event, stage)
        if args.after is not None and args.after > rounds:
            told = f"Stage {stage} has {counted(rounds, 'round')} so far, not {args.after}."
            raise UsageError(f"{file_name(args.file)}: {told}")
        found = list(_places(event, stage, args.after))
    if file_format(args) == "json":
        return _as_json(found)
    width = max((len(each["name"]) for each in found), default=0)
    played = max(last_counted(each) for each in event.stage(stage).groups)
    after = played or None if args.after is None else args.after
    when = "" if after is None else f" after round {after}"
    when += ", provisional" if any("provisional" in each for each in found) else ""
    lines = [f"Standings of stage {_with_title(event, stage)}{when}"]
    group = 0
    for each in found:
        if each.get("group", 0) != group:
            group = each["group"]
            lines.append(f"Group {group}")
        points = "" if each["vp"] is None else f"  {each['vp']:7.2f}"
        line = f"{each['place'] or DASH:>4}  {each['name']:{width}}{points}{_brought(each)}"
        lines.append(line.rstrip())
    lines += _notes(event, stage, args.after)
    return "".join(f"{line}\n" for line in lines).encode()


def _notes(event: Event, stage: int, after: int | None) -> Iterator[str]:
    """From which round on adjustments count, and when lots that rank somebody were drawn."""
    language = Language()
    columns = StageColumns(event, stage, language)
    yield from (
        columns.line(each)
        for each in adjustments_of(event, stage)
        if each.round and (after is None or each.round <= after)
    )
    groups = range(1, len(event.stage(stage).groups) + 1)
    played = (as_played(event, stage, part) for part in groups)
    yield from dict.fromkeys(
        line for each in played for line in lots_note(each, tournament_order(each), language)
    )


def _brought(place: dict[str, Any]) -> str:
    """What a place owes to other stages and to rulings, in words."""
    found = ""
    for word in ("carried", "adjusted"):
        found += f", {word} {place[word]:+.2f}" if place[word] else ""
        found += f", {word} {place[f'{word}_imps']:+} IMPs" if f"{word}_imps" in place else ""
    for each in place.get("carried_later", ()):
        found += f", carried {each['imps']:+} IMPs into round {each['round']}"
    for key in OTHERS.values():
        found += f", {key.replace('_', ' ')} {place[key]:g}" if key in place else ""
    return found


def _places(event: Event, stage: int, after: int | None) -> Iterator[dict[str, Any]]:
    names = {each.number: each.name for each in event.entrants}
    groups, bridge = len(event.stage(stage).groups), event.play.has_imps
    none = _is_knock_out(event, stage)
    for part, group in enumerate(event.stage(stage).groups, 1):
        rounds = last_counted(group) if after is None else after
        whole = group.finished_rounds(rounds) >= rounds
        later = [one for one in ahead_of(event, stage, part) if after is None or one.round <= after]
        for each in stage_standings(event, stage, part, rounds):
            order = tournament_order(event.group(stage, part))
            values = zip(order, each.standing.values, strict=False)
            yield {
                "place": each.place or None,
                **({"group": part} if groups > 1 else {}),
                "name": names[each.number],
                **({} if whole else {"provisional": True}),
                "vp": None if none else vp(each.points),
                "carried": vp(each.brings.carried),
                "adjusted": vp(each.brings.adjusted),
                **{name: imps for name, imps in _imps(each.brings).items() if imps and bridge},
                **_carried_later(each.standing.number, later),
                **{OTHERS[of]: vp(int(value or 0)) for of, value in values if of in OTHERS},
            }


def _carried_later(entrant: int, later: Iterable[Ahead]) -> dict[str, Any]:
    """What somebody begins later rounds of a knock-out with."""
    mine = [{"round": each.round, "imps": each.imps} for each in later if each.entrant == entrant]
    return {"carried_later": mine} if mine else {}


def _imps(brings: Brings) -> dict[str, int]:
    """IMPs that are brought: told where there are any."""
    return {
        "carried_imps": brings.carried_imps,
        "adjusted_imps": brings.adjusted_imps,
    }
