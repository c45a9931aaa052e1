"""The menus and keys of the room of events, and of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import (
    NEXT_KEYS,
    ActionRow,
    KeyGroup,
    RoomMenus,
    RoomRows,
    file_rows,
    publish_rows,
)
from vpdesk.gui.texts import translate, user_language

if TYPE_CHECKING:
    from types import ModuleType

    from vpdesk.gui.rooms.events.files import EventFiles
    from vpdesk.gui.rooms.events.keeper import EventsKeeper
    from vpdesk.gui.rooms.events.rounds.match_work import MatchWork
    from vpdesk.report.events.kind_words import KindWords


def event_menus(keeper: EventsKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""
    row = RoomRows(lambda: keeper.room)

    def files(do: Callable[[EventFiles], object]) -> Callable[[], object]:
        return lambda: do(keeper.files)

    def by_kind(row: ActionRow, pick: Callable[[ModuleType], KindWords]) -> ActionRow:
        """A row whose text is that for those who play, picked of all words that there are."""

        def said() -> str:
            from vpdesk.report.events import kind_words  # not before the room is there

            return pick(kind_words).of(keeper.kind, user_language())

        return row._replace(said=said)

    def match(name: str, text: str, do: Callable[[MatchWork], object], *keys: str) -> ActionRow:
        """Of a match of teams; a key is that of the table."""

        def work() -> None:
            keeper.make_room()
            if keeper.matches is not None:
                do(keeper.matches)

        teams: Callable[[], bool] = lambda: keeper.play.has_sheets  # noqa: E731
        why = translate("Actions", "Only matches of teams have score sheets.")
        return ActionRow(name, text, work, keys, shown_only=bool(keys), enabled=teams, why=why)

    open_row, *save_rows = file_rows(lambda: keeper.files)
    return RoomMenus(
        title=translate("Actions", "Eve&nt"),
        own=(
            by_kind(
                row("add", "", lambda room: room.add_entrant(), "Ins"), lambda words: words.ADD
            ),
            by_kind(
                row("sort", "", lambda room: room.sort_entrants()),
                lambda words: words.ACTION_SORT,
            ),
            ActionRow(
                "tournament_data",
                translate("Actions", "E&vent Data…"),
                _entrants_work(keeper, "ask_data"),
                shown=lambda: keeper.play.has_ratings,
            ),
            row(
                "captains",
                translate("Actions", "&Captains and Register Numbers"),
                lambda room: room.show_captains(),
                shown=lambda: keeper.play.has_captains,
            ),
            row(
                "fill_in",
                translate("Actions", "Fill In from &the Rating List"),
                lambda room: room.fill_in(),
                shown=lambda: keeper.play.has_ratings,
            ),
            None,
            row("draw", translate("Actions", "&Draw a Round"), lambda room: room.draw(), "F9"),
            ActionRow(
                "by_hand",
                translate("Actions", "&Pair by Hand"),
                _entrants_work(keeper, "pair_by_hand"),
                enabled=lambda: keeper.has_files and keeper.may_pair_by_hand,
                why=translate("Actions", "No round can be paired by hand now."),
            ),
            ActionRow(
                "compare",
                translate("Actions", "&Compare with the Rules…"),
                _entrants_work(keeper, "compare"),
                shown=lambda: keeper.play.has_ratings,
            ),
            ActionRow(
                "type_boards",
                translate("Actions", "Results of &Boards…"),
                _of_boards(keeper, "type_boards"),
                ("Ctrl+B",),
                shown=lambda: keeper.play.has_board_results,
            ),
            ActionRow(
                "take_boards",
                translate("Actions", "Resul&ts of Boards from a File…"),
                _of_boards(keeper, "ask_boards"),
                shown=lambda: keeper.play.has_board_results,
            ),
            row(
                "unpair",
                translate("Actions", "&Unpair the Last Round"),
                lambda room: room.unpair_last(),
                "Shift+F9",
            ),
            row(
                "adjust",
                translate("Actions", "Ad&just a Total…"),
                lambda room: room.adjust(),
                "Ctrl+J",
            ),
            row(
                "draw_lots",
                translate("Actions", "Draw &Lots Again…"),
                lambda room: room.stage_work.ask_lots(),
            ),
            None,
            row(
                "add_stage",
                translate("Actions", "Add a &Stage…"),
                lambda room: room.add_stage(),
                "Ctrl+F9",
            ),
            row(
                "rename_stage",
                translate("Actions", "Rena&me the Stage…"),
                lambda room: room.stage_work.rename(),
            ),
            row(
                "groups_by_lot",
                translate("Actions", "&Groups or Bracket by Lot"),
                lambda room: room.stage_work.draw_groups(),
            ),
            row(
                "first_table",
                translate("Actions", "&First Table…"),
                lambda room: room.stage_work.ask_first_table(),
            ),
            row(
                "round_dates",
                translate("Actions", "Dates &of the Rounds…"),
                lambda room: room.stage_work.ask_dates(),
            ),
            row(
                "segments",
                translate("Actions", "Segments of &a Match…"),
                lambda room: room.stage_work.ask_segments(),
                shown=lambda: keeper.play.has_segments,
            ),
            row(
                "remove_stage",
                translate("Actions", "Remove t&he Stage"),
                lambda room: room.stage_work.remove(),
            ),
            None,
            by_kind(
                row("exchange", "", lambda room: room.exchange(), "X", shown_only=True),
                lambda words: words.EXCHANGE,
            ),
            None,
            match(
                "match_sheet",
                translate("Actions", "Sco&re Sheet of the Match"),
                lambda matches: matches.open_sheet(),
                "Return",
            ),
            match(
                "match_ruling",
                translate("Actions", "Rul&ing on the Match"),
                lambda matches: matches.open_ruling(),
                "R",
            ),
            match(
                "take_match",
                translate("Actions", "Ta&ke Match File into the Round…"),
                lambda matches: matches.ask_take(),
            ),
            match(
                "save_match",
                translate("Actions", "Sav&e Match As…"),
                lambda matches: matches.ask_save(),
            ),
        ),
        open=(
            ActionRow(
                "new",
                translate("Actions", "&New"),
                files(lambda files: files.ask_new()),
                ("Ctrl+N",),
            ),
            open_row,
        ),
        has_recent=True,
        save=(
            *save_rows,
            None,
            by_kind(
                ActionRow("import_entrants", "", files(lambda files: files.ask_import_entrants())),
                lambda words: words.ACTION_IMPORT,
            ),
            ActionRow(
                "rating_list",
                translate("Actions", "Rating &List…"),
                files(lambda files: files.ask_rating_list()),
                shown=lambda: keeper.play.has_ratings,
            ),
        ),
        share=(
            ActionRow(
                "export_report",
                translate("Actions", "Write a Report &File…"),
                files(lambda files: files.ask_export()),
            ),
            ActionRow(
                "rating_report",
                translate("Actions", "Ratin&g Report…"),
                files(lambda files: files.ask_rating_report()),
                shown=lambda: keeper.play.has_ratings,
            ),
            None,
            row(
                "prints",
                translate("Actions", "Prints of &the Event…"),
                lambda room: room.stage_work.ask_prints(),
            ),
            row(
                "prizes",
                translate("Actions", "Pri&zes…"),
                lambda room: room.stage_work.ask_prizes(),
            ),
            *publish_rows(lambda: keeper.has_files, lambda: keeper.publisher),
        ),
        view=(
            ActionRow("present", translate("Actions", "Second Screen"), keeper.present, ("F5",)),
            ActionRow(
                "log", translate("Actions", "Log o&f the Event"), keeper.show_log, ("Ctrl+L",)
            ),
        ),
        go=(
            row(
                "next_step",
                translate("Actions", "Do &What Is Next"),
                lambda room: room.do_next(),
                *NEXT_KEYS,
            ),
            row("go_field", translate("Actions", "E&ntrants"), lambda room: room.go_field(), "F4"),
            row("go_rounds", translate("Actions", "&Rounds"), lambda room: room.go_rounds(), "F6"),
            row(
                "go_standings",
                translate("Actions", "&Standings"),
                lambda room: room.go_standings(),
                "F7",
            ),
            row(
                "go_explanation",
                translate("Actions", "E&xplanation"),
                lambda room: room.go_explanation(),
                "F8",
            ),
            by_kind(
                row("go_quick", "", lambda room: room.go_quick(), "Ctrl+R"),
                lambda words: words.ACTION_QUICK,
            ),
            row(
                "round_before",
                translate("Actions", "Round Befor&e"),
                lambda room: room.step_round(-1),
                "Alt+Left",
            ),
            row(
                "round_after",
                translate("Actions", "Round Af&ter"),
                lambda room: room.step_round(1),
                "Alt+Right",
            ),
            row(
                "stage_before",
                translate("Actions", "Stage Bef&ore"),
                lambda room: room.step_stage(-1),
                "Ctrl+PgUp",
            ),
            row(
                "stage_after",
                translate("Actions", "Stage &After"),
                lambda room: room.step_stage(1),
                "Ctrl+PgDown",
            ),
        ),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the events room"),
                (
                    (translate("HelpKeys", "Entrants: a bye of a round"), "U", "F", "H", "Z"),
                    (translate("HelpKeys", "Entrants: paste a list"), "Ctrl+V"),
                    (translate("HelpKeys", "Boards: win, draw, loss"), "1", "=", "0"),
                    (translate("HelpKeys", "Boards: forfeit; nobody came"), "+", "-", "N"),
                    (translate("HelpKeys", "Boards: unrated game"), "W", "D", "L"),
                    (translate("HelpKeys", "Lists: remove, clear"), "Del"),
                    (translate("HelpKeys", "Draw: stop"), "Esc"),
                ),
            ),
            KeyGroup(
                translate("HelpKeys", "On the second screen, of an event"),
                (
                    (translate("HelpKeys", "Boards, names, standings"), "1", "2", "3"),
                    (translate("HelpKeys", "Schedule, final ranking, prizes"), "4", "5", "6"),
                    (translate("HelpKeys", "Bracket of a knock-out"), "7"),
                    (translate("HelpKeys", "All in turn; pause"), "T", "Space"),
                    (translate("HelpKeys", "Faster, slower"), "+", "-"),
                ),
            ),
        ),
    )


def _of_boards(keeper: EventsKeeper, name: str) -> Callable[[], object]:
    def do() -> None:
        from vpdesk.gui.rooms.events.rounds import boards_work  # when wanted

        getattr(boards_work, name)(keeper.room)

    return do


def _entrants_work(keeper: EventsKeeper, name: str) -> Callable[[], object]:
    def do() -> None:
        from vpdesk.gui.rooms.events.field import entrants_work  # when wanted

        getattr(entrants_work, name)(keeper.room)

    return do
