"""What a file that is named on the command line can be printed as."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.cli.options.half_done import tell_half_done
from vpdesk.cli.options.options import UsageError
from vpdesk.cli.options.output import counted, tell
from vpdesk.errors import WordedError, shown
from vpdesk.files.deals_file import DEAL_FORMATS
from vpdesk.files.text import STANDARD_INPUT
from vpdesk.report.deals import sheets as deal_sheets
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.pairs import sheets as pairs_sheets
from vpdesk.report.sheet import Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.files.tournament import History

EXAMPLES = {
    event_sheets.STANDINGS.file_part: "of an event",
    pairs_sheets.RANKING.file_part: "of pairs",
    match_sheets.SCORE_SHEET.file_part: "of a match",
    deal_sheets.HAND_RECORDS.file_part: "of deals",
    lab_sheets.CALIBRATION.file_part: "of a list of matches",
    lab_sheets.CHECK.file_part: "of a table",
}
Subjects = tuple[Subject, ...]
FileReader = Callable[[argparse.Namespace], Subjects]


def subjects_of(args: argparse.Namespace, wanted: str) -> Subjects:
    """What a file holds, in the order in which it is printed.

    wanted: the key of a sheet, which says what a table of another program is; "" for any.
    Raises UsageError, and WordedError where the file cannot be read.
    """
    ending = args.file.suffix.lower()
    readers = READERS.get(ending, ())
    asked = {reader for keys, reader in BY_KEY if wanted in keys}
    named = [each for each in readers if each in asked] or (readers or asked)
    if not named:
        told = ", ".join(f"{what} ({of})" for what, of in EXAMPLES.items())
        name = shown(args.file)
        raise UsageError(f"Say by --what what “{name}” is to be printed as: {told} and others.")
    *others, last = named
    for read in others:
        with suppress(WordedError):
            return read(args)
    return last(args)


def tournament_subject(args: argparse.Namespace) -> Subjects:
    """A tournament, or a group of an event, at the round that is asked for, or that is played."""
    from vpdesk.cli.event.event_file import copied  # one kind of file a run
    from vpdesk.event.event import of_tournament
    from vpdesk.files.report_file import DATABASE, read_trf
    from vpdesk.files.tournament import SUFFIX, History
    from vpdesk.files.tournament.file import read_history

    piped = args.file is STANDARD_INPUT
    with copied() if piped else nullcontext(args.file) as path:
        own = path.suffix.lower() == SUFFIX
        own = own or (piped and path.read_bytes().startswith(DATABASE.encode()))
        if own:
            history = read_history(path, lambda: tell_half_done(args.file))
            return (_of_event(args, history),)
        return (_of_event(args, History(of_tournament(read_trf(path)))),)


def _of_event(args: argparse.Namespace, history: History) -> Subject:
    from vpdesk.event.place import StagePlace, current_place, tournament_at
    from vpdesk.files.tournament.action_log import log_of
    from vpdesk.report.events.place_words import event_name
    from vpdesk.report.events.stage_columns import InStage
    from vpdesk.report.events.why.story import round_words
    from vpdesk.report.language import Language

    event, actions = history.event, history.actions
    place = current_place(event)
    if getattr(args, "stage", None) or getattr(args, "group", None):
        place = StagePlace(args.stage or place.stage, args.group or 1)
        event.group(*place)
    tournament = tournament_at(event, place)
    whole = event.is_tournament
    if not whole:
        tournament = replace(tournament, name=event_name(event, place, Language()))
    drawn = len(tournament.rounds)
    number = args.round or tournament.current_round
    if number > drawn:
        raise UsageError(f"The file has {counted(drawn, 'round')}; there is no round {number}.")
    knock_out = event.stage(place.stage).draw.is_knock_out
    words = partial(round_words, tournament, number) if number and not knock_out else None
    return event_sheets.EventSubject(
        tournament,
        number,
        words=words,
        stage=None if whole else InStage(event, place),
        event=event,
        log=partial(log_of, event, actions) if actions else None,
    )


def match_subjects(args: argparse.Namespace) -> Subjects:
    """The score sheet of a match, and its rulings where there is something to rule on."""
    from vpdesk.cli.match.match_rule import chosen_ruling, regulation_of
    from vpdesk.files.match_file import read_match  # one kind of file a run
    from vpdesk.match.outcome import case_to_rule, outcome, rulings_of

    match = read_match(args.file)
    found, regulation = outcome(match), regulation_of(None, match)
    score = match_sheets.ScoreSubject(match, found)
    case = case_to_rule(match, regulation)
    try:
        made = rulings_of(match, regulation)
    except WordedError:
        return (score,)
    chosen = chosen_ruling(None, case, regulation, made, found)
    return score, match_sheets.RulingSubject(match, found, case, regulation, made, chosen)


def evening_subject(args: argparse.Namespace) -> Subjects:
    """A pairs evening."""
    from vpdesk.cli.pairs.evening_in import evening_history_in  # one kind of file a run
    from vpdesk.files.evening.evening_log import log_of_evening
    from vpdesk.pairs.scored_evening import ScoredEvening

    history = evening_history_in(args.file)
    log = partial(log_of_evening, history.actions) if history.actions else None
    return (pairs_sheets.PairsSubject(ScoredEvening(history.value), log=log),)


def deals_subject(args: argparse.Namespace) -> Subjects:
    """Deals without results."""
    from vpdesk.files.deals_file import chosen_deals  # one kind of file a run

    deals, notes = chosen_deals(args.file)
    tell(*map(str, notes))
    return (deal_sheets.DealsSubject(deals, args.event),)


def movement_subjects(args: argparse.Namespace) -> Subjects:
    """A movement."""
    from vpdesk.files.movement_file import read_movement  # one kind of file a run

    return (movement_sheets.MovementSubject(read_movement(args.file)),)


def match_list_subject(args: argparse.Namespace) -> Subjects:
    """What a list of past matches says."""
    from vpdesk.files.match_list_file import read_match_list
    from vpdesk.languages import match_headings
    from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
    from vpdesk.report.language import Language
    from vpdesk.scales import ScaleSpec
    from vpdesk.scales.calibration import USUAL_SHARE, calibrate

    found, choice = read_match_list(args.file, match_headings()), ScaleSpec()
    calibration = calibrate(found.matches, USUAL_SHARE, blitz_of(choice))
    report = CalibrationReport(calibration, choice, found.left_out, Language())
    name = lab_sheets.file_stem(args.file.name, "matches")
    return (lab_sheets.CalibrationSubject(name, report),)


def table_subject(args: argparse.Namespace) -> Subjects:
    """A table that somebody handed over, checked."""
    from vpdesk.files.scale_library import built_in, own  # one kind of file a run
    from vpdesk.files.table_file import read_table
    from vpdesk.report.laboratory.check import CheckReport
    from vpdesk.report.language import Language
    from vpdesk.scales.check import check
    from vpdesk.scales.recognise import Recogniser
    from vpdesk.settings import own_scales_folder

    recogniser = Recogniser((*built_in(), *own(own_scales_folder())))
    found = check(read_table(args.file), recogniser)
    report = CheckReport(found, shown(Path(args.file.name)), Language())
    return (lab_sheets.CheckSubject(lab_sheets.file_stem(report.name, "table"), report),)


def _keys(*sheets: Sheet) -> frozenset[str]:
    return frozenset(each.key for each in sheets)


TABLES: tuple[FileReader, ...] = (match_list_subject, table_subject)
READERS: dict[str, tuple[FileReader, ...]] = {
    ".vpt": (tournament_subject,),
    ".trf": (tournament_subject,),
    ".trfx": (tournament_subject,),
    ".vpmatch": (match_subjects,),
    ".vppairs": (evening_subject,),
    **dict.fromkeys(DEAL_FORMATS, (deals_subject,)),
    ".asc": (movement_subjects,),
    ".json": (movement_subjects,),
    ".csv": (movement_subjects, *TABLES),
    **dict.fromkeys((".xlsx", ".ods", ".txt", ".html", ".htm"), TABLES),
}
BY_KEY: tuple[tuple[frozenset[str], FileReader], ...] = (
    (_keys(*event_sheets.SHEETS, *event_sheets.OF_EVENT), tournament_subject),
    (_keys(*match_sheets.SHEETS), match_subjects),
    (_keys(*pairs_sheets.SHEETS), evening_subject),
    (_keys(*deal_sheets.SHEETS), deals_subject),
    (_keys(*movement_sheets.SHEETS), movement_subjects),
    (_keys(lab_sheets.CALIBRATION, lab_sheets.HISTOGRAM), match_list_subject),
    (_keys(lab_sheets.CHECK), table_subject),
)


def sheets_of(subjects: Subjects) -> Iterator[tuple[Sheet, Subject]]:
    """All that can be printed, each with its subject."""
    for subject in subjects:
        for sheet in subject.sheets:
            yield sheet, subject
